### Numbers whose wires are special: cut all at once, perhaps for a prize, or as deadly as red.

## Wires that are cut all at once (missions 13, 23, 39, 46, 48).

act-cut-together = Name all the wires that have to be cut at once, anywhere on the table.
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
all-at-once-cut = { $wires } have to be cut all at once
all-at-once-as-last = { $wires } have to be cut all at once, as the last wires of a hand
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
        [8] with two or three players, only somebody who holds an { $value } wire may do this
        [11] with two or three players, only somebody who holds an { $value } wire may do this
       *[other] with two or three players, only somebody who holds a { $value } wire may do this
    }
all-at-once-not-yet = { $wires } can only be named when you have nothing else left
all-at-once-reveal = you have only reds left: reveal them
all-at-once-no-card = no card helps with this action
all-at-once-no-reveal = reds are not revealed in this mission, only cut all at once
told-number-set = The number card shows { $number }: all { $number }s are cut at once.
told-named-together = { $seat } names { $wires } as all the { $value } wires.
told-together-missed = Wrong: not all of them are { $value }.

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

## A number that acts as red (mission 11).

deadly-number = Acts as red
deadly-revealed = { $gone } of { $total } revealed
told-number-turned-red = The { $number }s act as red wires.
