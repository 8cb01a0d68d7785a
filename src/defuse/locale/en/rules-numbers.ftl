### Missions with numbers of their own: cut all at once, deadly, on cards, called, guessed.

## Wires that are cut all at once (missions 13, 23, 39, 46, 48).

act-cut-together = Name all wires of the value that is cut at once, anywhere on the table.
    .label = Cut all at once
all-at-once = All at once
# What is cut at once. $value: a number, value-red or value-yellow. Put into the sentences below as $wires.
all-at-once-wires =
    { $count ->
        [2] the two { $value }s
        [3] the three { $value }s
       *[other] the four { $value }s
    }
all-at-once-label = Cut { $wires } at once
all-at-once-cut = { $wires } are cut all at once
all-at-once-as-last = { $wires } are cut all at once, as the last of a hand
all-at-once-must = you have only { $value }s left and must name { $wires }
all-at-once-name =
    { $count ->
        [2] name two uncut wires, wherever they stand
        [3] name three uncut wires, wherever they stand
       *[other] name four uncut wires, wherever they stand
    }
all-at-once-not-your-turn = it is not your turn
all-at-once-nothing-to-cut = there is nothing to cut all at once
all-at-once-holders =
    { $value ->
        [8] with two or three players only who holds an { $value } wire may do this
        [11] with two or three players only who holds an { $value } wire may do this
       *[other] with two or three players only who holds a { $value } wire may do this
    }
all-at-once-not-yet = { $wires } are named when you have nothing else left
all-at-once-reveal = you have only reds left: reveal them
all-at-once-no-card = no card helps with this action
all-at-once-no-reveal = reds are not revealed in this mission, only cut all at once
told-number-set = The number card shows { $number }: all { $number }s are cut at once.
told-named-together = { $seat } names { $wires } as all that is { $value }.
told-together-missed = Wrong: not all of them are { $value }.

## A number that acts as red (mission 11).

deadly-number = Acts as red
deadly-revealed = { $gone } of { $total } revealed
told-number-turned-red = The { $number }s act as red wires.

## Number cards that cover equipment (mission 12).

covers = Number cards on equipment
# $card: the equipment card; $cut of $count wires of the number are cut.
covers-card = on { $card }, { $cut } of { $count } cut
told-equipment-covered = Number cards on equipment: { $covers }.
# One item of told-equipment-covered.
told-equipment-cover = { $number } on { $card }
told-cover-lifted = The number card { $number } is taken off { $card }.

## Number cards to flip before a cut (mission 26).

ask-flip-ask = Which number card do you flip? You have to cut this number.
act-flip-number = Flip a visible number card face down: you cut this number now.
    .label = Flip a number card
flips-number-cards = Number cards
flips-first = flip a number card first
flips-choose = flip a visible number that you hold
flips-face-down = this card lies face down
flips-finished = this number is finished
flips-hold-none = you hold no { $number }
flips-skip = Skip: I hold no visible number
told-number-flipped = { $seat } flips the { $number }.
told-numbers-turned-up = All number cards that are left lie face up again.

## A number is turned up, and somebody is told to cut it (missions 18 and 51).

ask-turn-number-ask = It is your command: turn up the next number.
act-turn-number = Turn up the top card of the number deck.
    .label = Turn up a number
commanders-number-first = turn up a number card first
commanders-for-who-cuts = this card is for the one who cuts
commanders-choose-answered = choose somebody who answered the radar
commanders-did-not-answer = did not answer the radar
commanders-radar = Radar
# $answers: told-radar-stand for each stand.
commanders-radar-heard = { COMMA($answers) }
told-radar-looks = The radar looks for { $value }.
told-play-begins = Play begins.

## A teammate guesses what you are about to cut (mission 29).

# $seat: whose turn it is.
ask-lay-guess = Which of your number cards do you lay down for the turn of { $seat }?
act-lay-number = Lay one of your number cards face down.
    .label = Lay a card face down
guessing = Guess
guessing-number-cards = Number cards
guessing-number-deck = Number deck
guessing-choose = lay down one of your number cards
guessing-face-down = One card of { $seat } lies face down for this turn.
told-hands-dealt = Everybody gets number cards, face down.
told-number-laid = { $seat } lays a number card face down.
told-guess-turned =
    { $number ->
        [8] The card of { $seat } is turned up: an { $number }.
        [11] The card of { $seat } is turned up: an { $number }.
       *[other] The card of { $seat } is turned up: a { $number }.
    }
told-number-taken = { $seat } takes it.
told-number-passed = { $seat } takes the card of { $other }, unseen by the others.
told-number-drawn = { $seat } has one number card left, and draws.
told-number-kept = { $seat } keeps the card.
told-number-left = The number card { $number } leaves the game.
told-nobody-holds = Nobody holds the number card { $number }.
told-hand-returned = { $seat } has no wires left; the number cards go under the deck.
told-numbers-done = Only one number is left to cut: the number cards leave the game.
