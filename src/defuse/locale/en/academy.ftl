### Bomb Squad Academy: what is asked, what happened, and why something cannot be done. Tools are in academy-tools.ftl.

## Names. Within a sentence; `.title` stands alone, as a heading or on a card.

academy-wire-green = green
    .title = Green
academy-wire-blue = blue
    .title = Blue
academy-wire-red = red
    .title = Red
academy-wire-yellow = yellow
    .title = Yellow

# Action cards: a cutter is called like its wire.
academy-action-green = green
    .title = Green
academy-action-blue = blue
    .title = Blue
academy-action-red = red
    .title = Red
academy-action-yellow = yellow
    .title = Yellow
academy-action-wait = wait
    .title = Wait
academy-action-chicken = chicken
    .title = Chicken

# The words that are printed on trigger tiles.
academy-tile-ok = OK
academy-tile-boom = BOOM
# A tile that lies face down.
academy-tile-unknown = ?

## What people do.

act-choose = Choose the action card of this round, in secret.
    .label = Choose your action
act-protect = Name the wire that your Wait protects.
    .label = Protect a wire
act-peek-cards = As a chicken, look at the upcoming cards of two wires.
    .label = Look at two upcoming cards
act-peek-tiles = As a chicken, look at the tiles of one wire.
    .label = Look at the tiles of a wire
act-look-away = As a chicken, look at nothing.
    .label = Look at nothing
act-take-tool = Take a tool from the display.
    .label = Take a tool

## What is asked.

ask-choose-ask = Which action card do you play?
# $wire: the wire that is being cut.
ask-window-ask = Do you use a tool now?
    .revealed = The actions are revealed. Do you use a tool?
    .protected = Protections are declared. Do you use a tool?
    .before = { CAPITAL($wire) } is about to be cut. Do you use a tool?
    .cut = { CAPITAL($wire) } was cut safely. Do you use a tool?
    .triggered = { CAPITAL($wire) } has triggered the bomb! Do you use a tool?
ask-protect-ask = Which wire does your Wait protect?
ask-peek-ask = You are chicken: what do you look at?
ask-tool-ask = Which tool do you take?
ask-drawn-ask = You have drawn from { $wire }: which card do you use?

## What the round has come to.

academy-phase-choosing = Everybody chooses in secret.
academy-phase-revealed = The actions are revealed.
academy-phase-protecting = Whoever waits protects a wire.
academy-phase-protected = Protections are declared.
academy-phase-before = { CAPITAL($wire) } is about to be cut.
academy-phase-cut = { CAPITAL($wire) } was cut safely.
academy-phase-triggered = The bomb is triggered!
academy-phase-chickens = Chickens may look.
academy-phase-tools = Everybody takes a tool, the lowest score first.
academy-phase-drawn = { CAPITAL($wire) } is cut with the X-Ray.

## Why something cannot be chosen. Shown beside the card or the wire.

academy-card-on-table = this card is still on the table
academy-wait-used-up = your Wait is used up until the next bomb
academy-no-such-wire = there is no such wire in this game
academy-deck-empty = this deck is empty

## On the table.

academy-score-of = Score of { $seat }
academy-tool = Tool
academy-tools-to-take = Tools to take
academy-plates = Pressure plates
academy-plate-bonus = +{ $bonus }
# $way: left or right, as the arrow of the plate points.
academy-plate-moves =
    { $way ->
        [left] moves left when its wire was scored
       *[right] moves right when its wire was scored
    }

## What happened to the table.

academy-bomb-began = Bomb { $bomb } is prepared.
# $plates: entries of academy-plate.
academy-plates-placed = Pressure plates: { $plates }.
# One of a list. $way: left or right, as its arrow points.
academy-plate =
    { $way ->
        [left] +{ $bonus } on { $wire }, moving left
       *[right] +{ $bonus } on { $wire }, moving right
    }
academy-plate-moved = Plate { $number } moves to { $wire }.
academy-tools-dealt = On display: { $tools }.
academy-tool-taken = { $seat } takes the { $tool }.
# $seats: who has won.
academy-game-ended =
    { COUNT($seats) ->
        [one] The game is over; { $seats } wins.
       *[other] The game is over; { $seats } win.
    }

## What happened in a round.

academy-round-began = Round { $round } begins.
# $cards: entries of academy-revealed-card.
academy-revealed = Revealed: { COMMA($cards) }.
# One of a list: a player and the action card.
academy-revealed-card = { $seat } { $card }
academy-tool-used = { $seat } uses the { $tool }.
academy-waits-instead = { $seat } waits instead.
academy-chicken-instead = { $seat } is chicken instead.
academy-cuts-instead = { $seat } cuts { $wire } instead.
academy-card-replaced = { $seat } takes the card back and plays { $card }.
academy-protects = { $seat } protects { $wire }.
academy-orders-given = { $seat } cuts { $wire } in spite of the protection.
academy-peeked-cards =
    { COUNT($wires) ->
        [one] { $seat } looks at the upcoming card of { $wires }.
       *[other] { $seat } looks at the upcoming cards of { $wires }.
    }
academy-peeked-tiles = { $seat } looks at the tiles of { $wires }.
academy-peeked-nothing = { $seat } looks at nothing.
# $cards: action cards.
academy-cards-taken-back = { $seat } takes { $cards } back.
academy-wait-discarded = The Wait of { $seat } is used up.

## What happened to the bomb.

academy-cut-began =
    { COUNT($seats) ->
        [one] { $seats } cuts { $wire }.
       *[other] { $seats } cut { $wire }.
    }
# $value: the main value of the card.
academy-card-flipped =
    { $value ->
        [8] Up comes an { $value }.
        [11] Up comes an { $value }.
        [18] Up comes an { $value }.
       *[other] Up comes a { $value }.
    }
academy-card-flipped-by =
    { $value ->
        [8] The { $tool } flips an { $value } of { $wire }.
        [11] The { $tool } flips an { $value } of { $wire }.
        [18] The { $tool } flips an { $value } of { $wire }.
       *[other] The { $tool } flips a { $value } of { $wire }.
    }
academy-cards-drawn =
    { $count ->
        [one] { $seat } draws { $count } card from { $wire }.
       *[other] { $seat } draws { $count } cards from { $wire }.
    }
academy-cards-returned =
    { $count ->
        [one] { $count } card of { $wire } goes back.
       *[other] { $count } cards of { $wire } go back.
    }
# $tile: academy-tile-ok or academy-tile-boom.
academy-tile-flipped = The next tile of { $wire } says { $tile }.
academy-bomb-triggered = The bomb explodes; { $seats } triggered it.
academy-nothing-to-flip = The { $wire } deck is empty: nothing is flipped.
# $points: how many. $why: wait, chicken or cut.
academy-points-scored =
    { $why ->
        [wait] { $seat } scores { $points } for waiting.
        [chicken] { $seat } scores { $points } for being chicken.
       *[cut] { $seat } scores { $points }.
    }
academy-points-scored-by = { $seat } scores { $points } by the { $tool }.
academy-points-lost = { $seat } loses { $points } for the explosion.
academy-points-lost-by = { $seat } loses { $points } by the { $tool }.
academy-covered = { $seat } loses nothing for the explosion.

## Set-ups that are not possible.

# $why: what a library says about the data, in English.
academy-setup-impossible = this set-up is not possible: { $why }
academy-setup-players = Bomb Squad Academy is for 2 to 5 players, not { $players }
academy-setup-window = a window of { $seconds } seconds cannot be
academy-setup-displays = tools are laid out for the second bomb and for the third, no more
# $tools: how many there should be. $count: how many there are.
academy-setup-display = { $tools } tools are laid out for { $players } players, not { $count }
# $tool: the word that was written, in quotation marks. $known: words of the notation.
academy-setup-no-tool = there is no tool { $tool } (there are: { COMMA($known) })
# $tool: a word of the notation.
academy-setup-tool-twice = there is one { $tool }, not { $count }

## Files with other numbers for the components. Words such as green.cards are names in the file.

components-unreadable = cannot read { $path }: { $why }
components-no-text = { $path } is not a text file: { $why }
components-no-toml = { $name } is not a TOML file: { $why }
# $name: the file. $why: one of the entries below, or what a library says, in English.
components-wrong = { $name }: { $why }
components-no-boom = tiles: every wire needs at least one boom, and not less than no ok
components-too-many-tiles = tiles: at most { $most } behind a track
components-too-many-plates = plates.{ $side }: at most { $most }, each on a wire of its own in any game
components-bonus-below-0 = plates.{ $side }: a bonus is not below 0
components-deck-size = { $wire }.cards: a deck has 1 to { $most } cards, not { $count }
components-main-value = { $wire }.cards: a main value is from 0 to { $highest }, not { $value }
components-track-below-0 = { $wire }.track: a track has no less than 0 spaces
components-never-explodes = { $wire }.cards: all cards together move the trigger { $moves } spaces; the last tile lies { $last } spaces away, so this wire might never explode
