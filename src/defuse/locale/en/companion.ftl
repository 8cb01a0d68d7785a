### The companion of the real box: what to lay out, what to draw, what the clock says.

## Seats, clockwise from the captain.

# $seat: 0 is the captain, 1 the player to the captain's left, and so on; $last: yes for the one to the captain's right.
companion-seat =
    { $last ->
        [yes] Right of the captain
       *[no]
            { $seat ->
                [0] Captain
                [1] Left of the captain
                [2] Second to the left
               *[other] Third to the left
            }
    }
companion-secret-numbers =
    { $count ->
        [one] { $count } number card, face down
       *[other] { $count } number cards, face down
    }
companion-secret-character = a character card, face down
companion-secret-constraint = a constraint card A to E, face down
companion-ring-extra = Between the players

## Opening tokens.

# $kind: number, parity, count or none. $how: choice, lot, absent, beside, false (everybody's are), liar (one player's are) or none.
companion-tokens =
    { $how ->
        [none] Nobody places a token at the start.
        [lot] Clockwise from the captain, each player draws a token at random and puts it at a wire of that value. Whoever has none puts it beside the stand.
        [absent] Clockwise from the captain, each player puts two tokens beside the stand: values that this hand has not.
        [beside] Clockwise from the captain, each player puts one token beside the stand, not at the wire: a value of this hand.
        [false] Clockwise from the captain, each player puts two false tokens at two wires: numbers that these wires are not.
        [liar] Clockwise from the captain, each player puts one token at a blue wire. Whoever has the captain's card puts two false ones at two wires.
       *[choice]
            { $kind ->
                [parity] Clockwise from the captain, each player puts an even or odd token at one blue wire.
                [count] Clockwise from the captain, each player puts a ×1, ×2 or ×3 token at one blue wire: so often its number is on that stand.
               *[number] Clockwise from the captain, each player puts one number token at one blue wire.
            }
    }

## Lots: what is drawn, and what to do with it.

companion-lot-red = Red wires
    .text =
        { $out ->
            [0] Put a red marker on the board for each, and shuffle them in with the blue wires.
           *[other] Put a ? marker on the board for each. Shuffle the { $drawn } wires face down; { $count } go in with the others, the rest into the box, unseen.
        }
companion-lot-yellow = Yellow wires
    .text =
        { $out ->
            [0] Put a yellow marker on the board for each, and shuffle them in with the blue wires.
           *[other] Put a ? marker on the board for each. Shuffle the { $drawn } wires face down; { $count } go in with the others, the rest into the box, unseen.
        }
companion-apart = Put a marker on the board for each. They are dealt before all other wires; the picture shows who gets one.
companion-unmarked = No markers: look at them together and remember them, then shuffle them in with the blue wires.
companion-lot-equipment = Equipment
    .text = Lay these cards on the board. The others stay in a pile.
companion-lot-covers = Number cards on the equipment
    .text = Lay one number card on each equipment card, from left to right.
companion-lot-roles = Characters
    .text = Deal the character cards at random. Whoever gets the captain's card has the role of this mission; the captain still begins.
companion-lot-characters = Characters
    .text = Clockwise from the captain's left, each player keeps the Double Detector or takes one of the new characters. The captain keeps the Double Detector.
companion-lot-deadly = The number that acts as red
    .text = Lay this number card on the table before anybody places a token.
companion-lot-line = Line of number cards
    .text = Lay these cards in a row, in this order.
companion-lot-nano-line = Line of number cards
    .text = Lay all twelve cards in a row, in this order. Nano starts on the 7 and faces the longer side.
companion-lot-number = Number card
    .text = Turn it up after the opening tokens.
companion-lot-deck = Deck of number cards
    .text = Shuffle all number cards and turn up the first one.
companion-lot-row = Number cards
    .text = Lay these cards on the table.
companion-lot-hands = Number cards of the players
    .text = Deal all number cards face up, one at a time, clockwise from the captain.
companion-lot-tokens = Opening tokens
    .text = Each player puts this token at a wire of that value, or beside the stand.
companion-lot-constraints = Constraint cards
    .text = Shuffle all constraint cards and turn up the first one. It binds everybody.
companion-lot-own = Constraint cards of the players
    .text = Clockwise from the captain, each player takes one of the cards A to E.
companion-lot-paired = Constraints of the numbers
    .text = Lay one constraint card beside each number.
companion-lot-ring = Ring of constraint cards
    .text = Lay one of the cards A to E in front of each player. Cards that are left over close the ring.
companion-lot-spare = Cards to swap for
    .text = Whoever swaps gets the next of the cards F to L, for one step of the dial.
companion-lot-challenges = Challenge cards
    .text = Lay these cards on the table.
companion-lot-shot = Number cards of challenge 8
    .text = Lay them beside challenge card 8, in this order.
companion-lot-bunker = Cards round the bunker
    .text = Lay one card at each side of the bunker, and the fifth one below it: that is the card for actions.
companion-lot-turned = Deck of number cards
    .text = Turn up the next number whenever the mission asks for one. Pass over finished numbers.
companion-lot-race = Cards of the race
    .text = The clock turns them up.
companion-lot-prize = Prize deck
    .text = Put { $count } equipment cards face down beside the board. Turn up what is left of them when the prize is won.
companion-lot-draft = Tokens to choose from
    .text = When the first yellow pair is cut, turn up one token for each player who still has wires.
companion-lot-disintegrator = Number for the Disintegrator
    .text = Draw again if this number is finished.
# $card: what the card of its personal equipment is called; $text: what it does.
companion-character = { $card }. { $text }

## What is kept.

companion-nano = Nano
companion-row-numbers = Number cards

## The clock.

companion-clock = The clock
companion-time-left =
    { $minutes ->
        [0]
            { $seconds ->
                [one] { $seconds } second left.
               *[other] { $seconds } seconds left.
            }
        [one]
            { $seconds ->
                [0] One minute left.
               *[other] One minute and { $seconds } seconds left.
            }
       *[other]
            { $seconds ->
                [0] { $minutes } minutes left.
               *[other] { $minutes } minutes and { $seconds } seconds left.
            }
    }
companion-time-over = Time is up. The bomb explodes.
companion-all-cut = All wires are gone
companion-cards-lie = The cards lie as they should
companion-card-won = Two are cut: card won
companion-card-lost = Card lost
companion-sprint-won = All twelve are cut
companion-yellows-right = The yellows were named right
companion-yellows-wrong = The yellows were named wrong

## Why something cannot be told.

companion-not-now = this cannot be worked out just now; try again
companion-players = say for how many players, { $least } to { $most }
