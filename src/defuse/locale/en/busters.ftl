### Bomb Busters, the base game: what is done, asked, refused and told.

## Values and tokens.

value-yellow = yellow
value-red = red
value-even = even
value-odd = odd
# A token that says what a wire is not. $mark: a value.
mark-not = not { $mark }
value-unknown = { $text } is not a value: 1 to 12, yellow or red
wire-unknown = { $text } is not a wire: write 1 to 12, y1.1 to y11.1 or r1.5 to r11.5
wire-set-aside = a wire set aside

## What a player can do. The label is on a button.

act-place-token = Put the true token at one of your own wires.
    .label = Place the token
act-cut = Point at a teammate's wire and name a value that you hold.
    .label = Dual cut
act-solo-cut = Cut all remaining wires of a value: they are all yours.
    .label = Solo cut
act-reveal-reds = You have only reds left: show them to everybody.
    .label = Reveal your reds
act-pick-wire = Choose a wire.
    .label = Choose a wire
act-pick-stand = Choose one of your stands.
    .label = Choose a stand
act-pick-character = Take a character card.
    .label = Take a character
act-place-label = Put the = or ≠ token at two adjacent wires of your own.
    .label = Place the label

## What is asked.

ask-turn-ask = What do you do?
# $values: the only values that may be cut now.
ask-turn-ask-values = Cut { OR($values) }: which wires?
ask-opening-ask = Which of your wires do you show with your opening token?
ask-owner-picks-hit = The call is right: which of your matching wires is cut?
ask-owner-picks-miss = The call is wrong: which of the wires pointed at gets your token?

## What to choose in a cut, and why something cannot be chosen. A capital letter and a full stop are added where needed.

cut-name-one = name the value of one of your own uncut wires
cut-name-two = name two different values that you hold
cut-point-at-one = point at an uncut wire of a teammate
cut-point-at-all = point at all uncut wires of one stand of a teammate
cut-point-at-several = point at { $count } uncut wires of one stand of a teammate
cut-untouchable = equipment does not work on this wire
cut-unknown-to-you = you do not know this wire
cut-red-wire = a red wire cannot be named
cut-counts-as-red = { $value }s count as red here: they cannot be named
cut-detector-not-yellow = a detector looks for a number, not for yellow
cut-has-to-be-of = this cut has to be of { OR($values) }
cut-solo-takes-all = a solo cut takes all remaining wires of a value, 2 or 4 of them
cut-solo-others-hold =
    { $more ->
        [one] { $more } more { $value } is in other hands
       *[other] { $more } more { $value }s are in other hands
    }
cut-solo-not-so-many = a solo cut takes 2 or 4 wires, not { $held }
# Two cards used in one cut: what is on the button.
cut-with-both = { $one } + { $other }

label-choose-equal = choose two adjacent wires of one of your stands with the same value, at most one of them cut
label-choose-unequal = choose two adjacent wires of one of your stands with different values, at most one of them cut

token-untouchable = no token can be placed on this wire
token-only-blue = only a blue wire can be shown
token-none-here = this wire gets no token
token-there-already = this wire has that token already
token-no-four = there is no token for a value that occurs four times
token-none-left = no { $mark } token is left

## Cards.

card-is-not-yours = { $card } belongs to somebody else
card-is-locked = { $card } is still locked
card-is-instant = { $card } works by itself
card-is-used = { $card } has been used
card-is-for-your-turn = { $card } is used on your own turn

panel-equipment = Equipment
panel-personal-equipment = Personal equipment
panel-time = Time

## Setting up.

mission-unknown = there is no mission { $number } (there are { $known })
setup-impossible = this set-up is not possible: { $why }
setup-players = Bomb Busters is for 2 to 5 players, not { $players }
setup-mission-players = mission { $mission } cannot be played with { $players } players
setup-captain = there is no seat { $seat } for the captain
setup-no-equipment = mission { $mission } is played without equipment
setup-unknown-card = there is no equipment card { $card }
setup-banned-card = mission { $mission } is played without equipment card { $card }
setup-card-twice = each equipment card exists once

## What happened.

told-answered = { $seat } has answered.
told-shown =
    { COUNT($seats) ->
        [one] { $seats } looks at { $wires }.
       *[other] { $seats } look at { $wires }.
    }
told-shown-to-all = Everybody looks at { $wires }.
told-shuffled = Some things are shuffled face down.
told-mission-began = Mission { $number }: { $title }.
told-captain = { $seat } is the captain.
# Which red and yellow wires are in the game: 5.5, 9.5, or with “of” where only some of them are.
specials-all = { COMMA($prints) }
specials-some = { $count } of { COMMA($prints) }
told-specials = Red: { $red }. Yellow: { $yellow }.
told-reds = Red: { $red }.
told-yellows = Yellow: { $yellow }.
told-dealt = { $wires } wires are dealt: { COMMA($stands) }.
# One stand in the list of told-dealt: how many wires it has.
told-dealt-stand = { $stand } { $wires }
told-equipment = Equipment on the board: { $cards }.
told-opened = The opening tokens are placed; play begins.
told-token =
    { $mark ->
        [8] { $seat } puts an { $mark } token at { $wire }.
        [11] { $seat } puts an { $mark } token at { $wire }.
        [value-even] { $seat } puts an { $mark } token at { $wire }.
        [value-odd] { $seat } puts an { $mark } token at { $wire }.
       *[other] { $seat } puts a { $mark } token at { $wire }.
    }
told-announced = { $seat } says: { $wire } is { $mark }.
# A call. $cards: the equipment used in it, perhaps none.
told-called =
    { COUNT($cards) ->
        [0] { $seat } calls { OR($values) } at { $wires }.
       *[other] { $seat } calls { OR($values) } at { $wires } with { $cards }.
    }
told-solo =
    { COUNT($cards) ->
        [0] { $seat } makes a solo cut of { OR($values) }.
       *[other] { $seat } makes a solo cut of { OR($values) } with { $cards }.
    }
told-cut =
    { COUNT($wires) ->
        [1] { CAPITAL($wires) } is cut, a { $value } wire.
        [2] { CAPITAL($wires) } are cut, both { $value }.
       *[other] { CAPITAL($wires) } are cut, all { $value }.
    }
# After a call that was right.
told-cut-right =
    { COUNT($wires) ->
        [1] Right: { $wires } is cut, a { $value } wire.
        [2] Right: { $wires } are cut, both { $value }.
       *[other] Right: { $wires } are cut, all { $value }.
    }
told-missed = Wrong: no { OR($values) } there.
told-detected = There is one.
told-token-owed = { $seat } puts a token at one of them.
# $none: yes if the token says that there is no such wire on the stand.
told-token-beside =
    { $none ->
        [yes] { $seat } puts the token { $mark } beside { $stand } (no such wire there).
       *[no] { $seat } puts the token { $mark } beside { $stand }.
    }
told-skipped = { $seat } skips the turn: { $why }.
told-spared = No explosion, no token.
told-reds-revealed = { $seat } has only reds left and reveals { $wires }.
told-dial-stays = The dial stays at { $to }.
told-dial-drops = The dial drops to { $to }.
told-dial-rises = The dial goes back up to { $to }.
told-validated = All { $value }s are gone.
told-unlocked = { $card } can be used now.
told-card-used = { $seat } uses { $card }.
told-cards-ready = Ready again: { $cards }.
# A personal card in the list of told-cards-ready.
told-card-of = { GENITIVE($seat) } { $card }
told-moved = { CAPITAL(COMMA($moves)) }.
told-move = { $wire } becomes { $to }
told-labelled = { $seat } labels { $left } { $sign } { $right }.
told-radar = Radar for { $value }: { COMMA($answers) }.
told-radar-stand =
    { $heard ->
        [yes] { $stand } yes
       *[no] { $stand } no
    }
told-jumped = { $seat } names { $to } to act next.
told-exploded = The bomb explodes: { $why }.
told-won = The bomb is defused. Everybody wins!

## Why a mission was lost. A phrase after a colon. “by” says who it was.

loss-dial = the dial ran out
    .by = { $seat } used up the last step of the dial
loss-time = the time was up
loss-red-wire = a red wire was hit
    .by = { $seat } hit a red wire
loss-nothing-legal = somebody had nothing legal to do
    .by = { $seat } had nothing legal to do
loss-not-red = a wire that was called red is not red
    .by = { $seat } called a wire red that is not
loss-wrong-wires = wrong wires were named
    .by = { $seat } named the wrong wires
loss-red-among-named = a red wire was among those named
    .by = { $seat } named a red wire among the others
loss-reds-told-to-cut = somebody with nothing but reds was told to cut
    .by = { $seat } was told to cut and has nothing but reds
loss-flipped-mistaken = a flipped wire was not what its owner took it for
    .by = a flipped wire was not what { $seat } took it for
loss-cards-stranded = number cards are stranded with somebody without wires
loss-wrong-yellows = wrong wires were named as yellow
    .by = { $seat } named wrong wires as yellow
loss-red-tripwire = a red wire was taken for a tripwire
    .by = { $seat } took a red wire for a tripwire
loss-nobody-can-act = nobody can act any more
loss-red-with-lever = a red wire was named with the lever
    .by = { $seat } named a red wire with the lever
loss-nobody-may-cut = nobody has a wire left that may be cut
loss-doctor-away = the doctor got away
loss-idle-round = nobody could act for a whole round
loss-rookie-missed = the rookie missed
    .by = { $seat }, the rookie, missed
loss-careless-missed = Captain Careless missed
    .by = { $seat }, alias Captain Careless, missed
loss-herrings-missed = Rhett Herrings missed
    .by = { $seat }, alias Rhett Herrings, missed
loss-nano-arrived = Nano reached space 12
loss-nano-laden = Nano still carries wires, and nobody else has any

## Why a turn passed without an action. A phrase after a colon.

skip-passed = lets the turn go by
skip-number-left = the number is no longer in the hand
skip-no-card-fits = no wire matches a number card
skip-no-number-fits = none of the visible numbers is in the hand
skip-none-of-three = none of the three numbers is in the hand
skip-only-tripwire = only the tripwire is left
skip-only-yellow = only yellow wires are left
skip-nothing-under-nano = nothing under or in front of Nano can be cut
skip-card-allows-none = the card allows no cut
skip-no-oxygen = no oxygen
skip-flipped = nothing fits except the flipped wire of { $seat }
