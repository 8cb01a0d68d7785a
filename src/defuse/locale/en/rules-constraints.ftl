### Constraint cards in play. What is printed on them is in cards.ftl.

## Constraints.

constraint = Constraint
constraint-no-cut-left = No cut: my card allows none
# $letter: the card, A to F; $value: what somebody wanted to name.
constraint-bars-value =
    { $letter ->
        [A] constraint A: even only, so not { $value }
        [B] constraint B: odd only, so not { $value }
        [C] constraint C: 1 to 6 only, so not { $value }
        [D] constraint D: 7 to 12 only, so not { $value }
        [E] constraint E: 4 to 9 only, so not { $value }
       *[F] constraint F: no 4 to 9
    }
constraint-bars-equipment = constraint G: no equipment
constraint-bars-marked = constraint H: no wire with a token
constraint-bars-post-it = constraint H: no Post-it
constraint-bars-right-end = constraint I: not the right end of a stand
constraint-bars-left-end = constraint J: not the left end of a stand
constraint-bars-solo = constraint K: no solo cut
told-constraints-gone = No constraint is in force any more.
told-constraints-shared = Everybody is bound by constraint { $cards }.
told-constraints-laid = Constraints: { $cards }.
# A constraint card in the lists above: its letter and its title.
told-constraint = { $letter } ({ $title })
# Whom a card binds. $card: told-constraint.
told-constraint-of = { $seat } { $card }
told-cut-forbidden = { $seat } has no cut that the constraint allows.

## Constraint cards that everybody chooses (mission 31).

act-take-constraint = Take a constraint card.
    .label = Take a constraint
ask-take-constraint = Which constraint card do you take?
draft-which-card = choose a card from A to E
draft-taken = { $seat } has taken this one
# Cards that lie face down for good.
draft-turned-down = Turned face down
told-constraint-turned = { $seat } turns constraint { $letter } face down.

## A ring of constraint cards (mission 61).

act-rotate = Say whether the cards move, and which way.
    .label = Move the constraint cards
act-swap-constraint = Swap your constraint card for a random one from F to L; that costs a step of the dial.
    .label = Swap your constraint (costs a step)
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

act-replace-constraint = Replace the constraint with the next one from the deck.
    .label = Replace the constraint
constraint-deck-nobody = nobody may choose to replace the constraint
constraint-deck-only-captain = only the captain replaces the constraint
constraint-deck-none-in-force = no constraint is in force
constraint-deck-replaced = the constraint has already been replaced this turn
constraint-deck-not-now = not while a question is open
constraint-deck-left = Constraint cards left
paired-constraints = Constraints of the numbers
# A constraint card that belongs to a number. $title: what the card is called.
paired-constraint = { $number }: { $title }
told-round-idle = A whole round without an action.
told-constraints-paired = The numbers have constraint cards: { COMMA($pairs) }.
# One pair in the list of told-constraints-paired.
told-constraints-paired-pair = { $number } { $letter }
