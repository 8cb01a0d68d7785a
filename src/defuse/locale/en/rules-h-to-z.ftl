### What the missions' own rules say, from hand-me-downs to X wires: what is done, asked, refused, shown and told.

## Number cards that are handed on (mission 65).

act-hand-on-number = Give one of your number cards to a teammate.
    .label = Hand a number card on
ask-hand-on-ask = Which of your number cards do you hand on, and to whom?
# Why a teammate cannot be given a card.
hand-on-no-wires = has no wires left
hand-on-finished = this number is finished
hand-on-which = hand on one of the cards that lie face up in front of you
hand-on-to-whom = give it to a teammate with wires
hand-on-no-card = no { $value } lies in front of you
# On a button.
hand-on-nothing-fits = Skip: no wire matches my number cards
hand-on-cards = Number cards
told-numbers-dealt-out = Number cards: { SEMICOLON($hands) }.
# One hand in the list of told-numbers-dealt-out.
told-numbers-dealt-out-hand = { $seat } { $numbers }
told-number-handed-on = { $seat } hands the { $number } on to { $to }.

## Tokens that show no value (missions 21, 24, 33, 40 and 58).

marks-tokens = Tokens
marks-parity = A token says only whether its wire is even or odd.
marks-count = A token says how often the value of its wire is on that stand, cut wires included.
marks-none = There are none, not even after a wrong call.
marks-missed = Wrong: no { OR($values) } there. Nothing more is told.
marks-play-begins = Play begins.
marks-detectors = Double Detectors
marks-endless = Everybody can use theirs on every turn.

## Nano on the validation track (missions 43 and 53).

ask-nano-gives = Nano gave you a wire: onto which of your stands does it go?
# The space of the track before 1.
nano-start = start
# A mark at the last space of the track.
nano-boom = boom
nano-in-place-of-the-dial = Nano, in place of the dial
nano-heading-up = Nano, heading up
nano-heading-down = Nano, heading down
nano-wires = Wires on Nano
nano-which-stand = choose one of your stands
# On a button.
nano-this-stand = Put it on this stand
told-nano-moved =
    { $to ->
        [0] Nano goes back to the start.
       *[other] Nano goes to { $to }.
    }

## Nano on a line of number cards (mission 59). $facing: left or right.

act-face-nano = Say which way Nano faces.
    .label = Let Nano face this way
ask-facing-ask = Which way should Nano face now?
nano-line-which-way = left or right
nano-line-behind =
    { $facing ->
        [left] Nano stands on { $at } and faces left: { $value } is behind it
       *[right] Nano stands on { $at } and faces right: { $value } is behind it
    }
nano-line-facing =
    { $facing ->
        [left] Nano, facing left ←
       *[right] Nano, facing right →
    }
# A mark at a number whose wires are all cut.
nano-line-face-down = face down
# $line: the numbers from left to right.
told-nano-line-laid =
    { $facing ->
        [left] The number cards lie in a line: { $line }. Nano stands on { $at } and faces left.
       *[right] The number cards lie in a line: { $line }. Nano stands on { $at } and faces right.
    }
told-nano-walked = Nano goes forward to { $to }.
told-nano-turned =
    { $facing ->
        [left] Nano turns round and faces left.
       *[right] Nano turns round and faces right.
    }

## A deck of number cards that turns up equipment (mission 15).

number-deck-card = Number card
number-deck-so-far = { $cut } of { $total } cut
# A card that lies face down.
number-deck-equipment = Equipment
number-deck-face-down = Face-down equipment
told-number-turned-up =
    { $finished ->
        [yes] The next number card is { $number }, which is finished already.
       *[no] The next number card is { $number }.
    }

## Number cards that are worth a step of the dial (mission 62).

number-row = A step back each
told-numbers-laid = Number cards on the table: { $numbers }.

## A number card for every turn (missions 18, 45 and 51).

act-designate = Say who has to cut.
    .label = You cut it
ask-designate-ask = Who has to cut the number { $value }?
ask-designate-ask-reds = Only reds are left: who has to go on?
ask-lacks-ask = You have no wire of the number: which of your wires do you show instead?
# Why a seat cannot be chosen.
designate-no-wires = has no wires left
designate-whom = choose somebody with wires
# On a button.
lacks-show-one = Show one of your wires
number-turns-deck = Number deck
number-turns-to-cut = To cut
told-number-called =
    { $fresh ->
        [yes] The number deck is shuffled anew. The number is { $number }.
       *[no] The number is { $number }.
    }
told-took-on = { $seat } has the { $number }.
told-had-not = { $seat } has no { $number }.

## Volunteers for a number (mission 45).

act-snip = Say that you do it.
    .label = Snip!
ask-volunteer-ask = Who cuts the number { $value }?
ask-volunteer-ask-reds = Only reds are left: who goes first?
# On a button, for somebody who has nothing but reds.
volunteer-reveals = Snip! Reveal your reds

## Opening tokens.

# On a button.
opening-your-token = Place your token
opening-which-wire = choose one of your own uncut blue wires
# A token drawn by lot.
told-token-drawn = { $seat } draws the token { $mark }.

## Constraint cards that everybody chooses (mission 31).

act-take-constraint = Take a constraint card.
    .label = Take a constraint
ask-take-constraint = Which constraint card do you take?
draft-which-card = choose a card from A to E
draft-taken = { $seat } has taken this one
# Cards that lie face down for good.
draft-turned-down = Turned down
told-constraint-turned = { $seat } turns constraint { $letter } down.

## A ring of constraint cards (mission 61).

act-rotate = Say whether the cards move, and which way.
    .label = Move the constraint cards
act-swap-constraint = Replace your constraint card by one from F to L, by lot, for a step of the dial.
    .label = Swap your constraint for a step
ask-rotate-ask = A new round: do all constraint cards move on by one place?
ring-which-way = the cards stay, or all move one place
ring-used-up = the cards F to L are used up
ring-not-now = not while a question is open
ring-no-wires = you have no wires left
# $letters: the cards that are left to swap for, as in GHK.
ring-cards = Ring of constraints, clockwise (to swap: { $letters })
ring-cards-none-to-swap = Ring of constraints, clockwise (to swap: none)
told-ring-laid = Beside the captain: constraint { $letters }.
told-constraints-rotated =
    { $way ->
        [clockwise] The constraint cards move one place clockwise.
       *[counter-clockwise] The constraint cards move one place counter-clockwise.
    }
told-constraint-swapped = { $seat } swaps constraint { $old } for { $new }.

## Constraint cards that bind everybody (missions 32, 37 and 57).

act-replace-constraint = Replace the constraint by the next one of the deck.
    .label = Replace the constraint
constraint-deck-nobody = nobody may choose to replace the constraint
constraint-deck-only-captain = only the captain replaces the constraint
constraint-deck-none-in-force = no constraint is in force
constraint-deck-replaced = the constraint was replaced in this turn
constraint-deck-not-now = not while a question is open
constraint-deck-left = Constraint cards left
paired-constraints = Constraints of the numbers
# A constraint card that belongs to a number. $title: what the card is called.
paired-constraint = { $number }: { $title }
told-round-idle = A whole round without an action.
told-constraints-paired = The numbers have constraint cards: { COMMA($pairs) }.
# One pair in the list of told-constraints-paired.
told-constraints-paired-pair = { $number } { $letter }

## Oxygen (missions 44, 54 and 63).

act-hold-breath = Do not act in this turn, which costs a step.
    .label = Skip your turn
# What may be signed under water, where nobody can speak.
sign-oxygen = I need oxygen
oxygen-tokens = Oxygen
oxygen-held = { $tokens } oxygen
oxygen-in-reserve = Oxygen in the reserve
oxygen-paid = Oxygen paid
oxygen-too-dear = cutting { $value } takes { $cost } oxygen; there is { $there }
# Places of tokens, in told-oxygen-moved.
oxygen-reserve = the reserve
oxygen-box = the box
# $source and $to: a player, the reserve or the box.
told-oxygen-moved = { $tokens } oxygen from { $source } to { $to }.

## Oxygen from hand to hand (mission 49).

act-give-oxygen = Give a teammate as many tokens as the number that you are about to cut.
    .label = Give oxygen and cut
act-let-oxygen-go = Put as many tokens into the box as the number that you are about to cut: no teammate is left.
    .label = Pay oxygen and cut
oxygen-gift-pay-first = pay { $value } oxygen before you cut { $value }
oxygen-gift-make-it = you have paid for a cut: make it
oxygen-gift-to-whom = give it to a teammate with wires
oxygen-gift-which-number = name a number that you hold
told-cut-paid = { $seat } is about to cut { $value }.

## A deck that is the prize for a special action (missions 23 and 39).

act-place-nothing = Say that your number cards give you no token to place.
    .label = No token to place
ask-number-ask = You were dealt number cards: which of your wires with one of these numbers gets a token?
prize-cards = Cards in the deck
# On a button.
prize-place-token = Place a token
prize-no-such-card = you were dealt no card with this number
prize-which-wire = choose one of your own uncut wires with a number that you were dealt
prize-has-one = you have a wire with a number that you were dealt: place a token
prize-has-none = no number card of yours fits a wire that can get a token
told-prize-shrank = The round is over: the deck loses a card.
told-prize-won =
    { $cards ->
        [one] The deck is won, with { $cards } card left in it.
       *[other] The deck is won, with { $cards } cards left in it.
    }
told-numbers-dealt = Number cards are dealt face down: { COMMA($hands) }.
# One hand in the list of told-numbers-dealt: how many cards it has.
told-numbers-dealt-hand = { $seat } { $cards }
told-nothing-to-mark = { $seat } has no wire to mark.

## Turns for whoever is first (mission 10).

act-take-turn = Say "snip!": the next turn is yours.
    .label = Snip!
ask-race-ask = Who takes the next turn?
race-just-had = you have just had a turn: let somebody else
race-let-go = you have let this turn go by
race-no-wires = you have no wires left
race-wait = wait for the end of this turn
race-next-turn = Next turn
race-anybody = Whoever is first to say snip: anybody with wires.
race-anybody-but = Whoever is first to say snip: anybody with wires but { $seat }.
# $called: yes if the player said so, no if nobody did.
told-turn-taken =
    { $called ->
        [yes] { $seat } says snip!
       *[no] { $seat } is next.
    }

## A role for one player (missions 14, 17 and 28).

role = Role
role-rookie = the rookie
    .text = If a dual cut of the rookie fails, the bomb explodes.
role-herrings = Rhett Herrings
    .text = No equipment, and every token says what the wire is not.
role-careless = Captain Careless
    .text = No equipment, and if a dual cut of the captain fails, the bomb explodes.
# $text: what is special about the role, a sentence or two.
role-of = { $seat } is { $role }. { $text }
role-no-equipment = { $role } cannot use any equipment
role-not-this-card = { $role } cannot use this card
told-role-taken = { $seat } is { $role }.

## A line of number cards (missions 9, 16 and 36).

act-place-arrow = Put the arrow at an end of the line.
    .label = Place the arrow
ask-arrow-ask = At which end of the line does it begin?
sequence-which-end = choose the left or the right end
sequence-not-yet = cut { $quota } × { $first } before any { $value }
# On the card of the number that is next.
sequence-so-far = next: { $cut } of { $quota } cut
sequence-from-left = In this order
sequence-from-right = In this order, from the right
told-line-laid = The line of number cards: { $numbers }.
told-arrow-placed =
    { $end ->
        [left] { $seat } puts the arrow at the left end of the line.
       *[right] { $seat } puts the arrow at the right end of the line.
    }
told-line-shortened = The { $number } is out of the line.

## Speech (missions 25, 44, 49 and 63).

act-slip = Did you hear it? The dial moves one step on, and that cannot be taken back.
    .label = Report a slip
slip-who = choose who it was
speech = Speech
speech-no-numbers = Say no number aloud: that costs a step.
# On a button of the host.
speech-report-number = Report a spoken number
# $signs: what may be signed.
speech-closed = nobody can speak here; you may sign: { COMMA($signs) }
speech-signs-only = Nobody can speak. You may sign: { COMMA($signs) }.
told-slip-heard = { $seat } said a number aloud.

## A race through number cards (mission 30).

act-name-yellows = Name all yellow wires that are left, wherever they stand.
    .label = Name the yellows
ask-yellows-ask = Which are all yellow wires that are left? A wrong answer explodes the bomb.
# On a button of the host.
speed-report-word = Report a spoken word
speed-cards = Number cards
speed-card = Card { $number }
# Of a card that was won or lost.
speed-won = won
speed-lost = lost
# The open card: the how manyth it is, and whether two wires of it are cut.
speed-so-far =
    { $made ->
        [yes] card { $card } of { $cards }, two are cut
       *[no] card { $card } of { $cards }, cut two
    }
speed-so-far-turns =
    { $made ->
        [yes]
            { $turns ->
                [one] card { $card } of { $cards }, two are cut, { $turns } turn left
               *[other] card { $card } of { $cards }, two are cut, { $turns } turns left
            }
       *[no]
            { $turns ->
                [one] card { $card } of { $cards }, cut two, { $turns } turn left
               *[other] card { $card } of { $cards }, cut two, { $turns } turns left
            }
    }
speed-only-these = Only these numbers
# $last: the last of the numbers; $most: those before it.
speed-only-now =
    { COUNT($most) ->
        [0] only { $last } may be cut now
       *[other] only { COMMA($most) } or { $last } may be cut now
    }
speed-name-yellows = name { $count } uncut wires, wherever they stand
speed-silence = Silence
speed-signals-only = { $seat } may only use signals.
told-card-turned = Card { $card } of 7: cut two { $number }s.
told-card-won = Two { $number }s are cut: card { $card } is yours.
told-card-lost = Too slow for the { $number }s: card { $card } is lost.
told-card-discarded = { $card } is taken off the board.
told-yellows-counted = Yellow wires: { $counts }.
# One seat in the list of told-yellows-counted.
told-yellows-counted-seat = { $seat } { $count }
told-silenced = { $seat } may only use signals from now on.
told-silence-broken = { $seat } has spoken, but may only use signals.
# $holds: yes if the player has a wire of that number.
told-holding-told =
    { $holds ->
        [yes] { $seat } draws the { $number } and has one.
       *[no] { $seat } draws the { $number } and has none.
    }
told-sprint-began = Only { OR($numbers) } may be cut now.
told-yellows-picked = { $seat } names { $wires } as all yellow wires that are left.

## Sums and differences (mission 47).

act-combine-numbers = Choose two number cards: you cut their sum or their difference now.
    .label = Combine two number cards
act-discard-numbers = Let your turn go by: two number cards are discarded, and the dial moves.
    .label = Pass, for a step of the dial
ask-combine-ask = Which two number cards do you combine? You cut their sum or their difference.
sums-choose-first = choose two number cards first
sums-used = this card has been used
sums-which-to-combine = choose two cards whose sum or difference you hold
sums-which-to-discard = choose two cards to discard
sums-cards = Number cards
told-numbers-discarded = { $seat } discards the { $one } and the { $other }.
told-numbers-combined = { $seat } combines { $one } and { $other }, to cut { OR($values) }.
told-numbers-laid-out = All twelve number cards are laid out again.

## Yellow tripwires (mission 41).

act-cut-tripwire = Point at a teammate's wire that you take for a tripwire.
    .label = Cut a tripwire
tripwire-not-named = a yellow wire is a tripwire: only a teammate can cut it
tripwire-stuck = you have only your tripwire left and skip your turn
tripwire-not-your-turn = it is not your turn
tripwire-only-reds = you have only reds left: reveal them
tripwire-nobody-has-one = no teammate has a tripwire
tripwire-your-own = your own tripwire is for a teammate to find
tripwire-which-wire = point at an uncut wire of a teammate
tripwire-no-card = no card helps with this action
tripwires-left = Tripwires left
told-tripwire-called = { $seat } takes { $wire } for a tripwire.
told-tripwire-missed = Wrong: it is none.

## Turns in two steps (missions 18, 26, 45, 47 and 51).

ask-first-step = What do you do before you cut?
two-steps-something-else = this turn begins with something else
two-steps-now-cut = the turn has begun: now you have to cut

## The weakest link (mission 34).

act-accuse = Say who the weakest link is, and under which constraint.
    .label = Name the weakest link
# On a button.
weakest-link-no-cut = No cut is left to me under my card
weakest-link-forbids =
    { $letter ->
        [A] constraint A: even only, so not { $value }
        [B] constraint B: odd only, so not { $value }
        [C] constraint C: 1 to 6 only, so not { $value }
        [D] constraint D: 7 to 12 only, so not { $value }
       *[E] constraint E: 4 to 9 only, so not { $value }
    }
weakest-link-not-you = you are not the weakest link
weakest-link-nobody-bound = nobody is bound any more
weakest-link-on-your-turn = you may name the weakest link on your own turn
weakest-link-once = once a turn is enough
weakest-link-yourself = you are the weakest link yourself
weakest-link-who = Who is the weakest link?
weakest-link-face-down = Constraint and character, face down
# $text: what the constraint card says. $bound: whether the reader is the weakest link.
weakest-link-card =
    { $bound ->
        [yes] { $text } You are the weakest link and bound by it.
       *[no] { $text } It does not bind you.
    }
told-secrets-dealt = Everybody looks at a character and a constraint card in secret.
told-accused =
    { $right ->
        [yes] { $seat } says: { $suspect } is the weakest link, under { $letter }. Right!
       *[no] { $seat } says: { $suspect } is the weakest link, under { $letter }. Wrong.
    }
told-link-broke = { $seat } is the weakest link and has no cut that the constraint allows.
told-secrets-discarded = The constraint cards leave the game.

## X wires (missions 20 and 35).

x-wires = X wires
x-wires-no-order = X wires stand in no order, and no card touches them.
x-wires-free = The X wires can be cut. No card touches them.
x-wires-locked = this X wire is locked until all yellow wires are cut
x-wires-locked-still = The X wires are locked until all yellow wires are cut: { $left } to go. No card touches them.
