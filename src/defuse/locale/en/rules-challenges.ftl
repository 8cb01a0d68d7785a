### Challenge cards and constraint cards in play. What is printed on them is in cards.ftl.

## Challenges.

act-call-red = Point at a teammate's wire and call it red.
    .label = It is red!
act-claim-odd = Say that one of your stands has only odd blue wires, at least six of them.
    .label = Claim: only odd wires
challenges = Challenges
challenges-choose-stand = choose one of your stands
# $challenge: the title of a challenge card.
challenges-not-open = the challenge “{ $challenge }” does not lie open
challenges-reveal = a hand of only reds has to be revealed
challenges-six-blue = it takes at least six uncut blue wires
challenges-not-all-odd = not all of its blue wires are odd
# $text: what challenge card 8 says; $numbers: the two numbers drawn with it.
challenges-with-numbers = { $text } ({ $numbers })
# $numbers: those drawn with challenge card 8, or none.
told-challenges-laid =
    { COUNT($numbers) ->
        [0] Challenges on the table: { $cards }.
       *[other] Challenges on the table: { $cards } with the numbers { $numbers }.
    }
# One item of told-challenges-laid.
told-challenge = { $number } { $title }
told-challenge-met = Challenge { $number } is met: { $title }.
told-red-called = { $seat } points at { $wire }: it is red!
told-odd-claimed = { $seat } claims that a stand has only odd blue wires.

## Constraints.

constraint = Constraint
constraint-no-cut-left = No cut is left to me under my card
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
