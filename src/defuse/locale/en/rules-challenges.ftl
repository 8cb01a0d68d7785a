### Challenge cards in play. What is printed on them is in cards.ftl.

act-call-red = Point at a teammate's wire and call it red.
    .label = It is red!
act-claim-odd = Say that one of your stands has only odd blue wires, at least six of them.
    .label = Claim: only odd wires
challenges = Challenges
challenges-choose-stand = choose one of your stands
# $challenge: the title of a challenge card.
challenges-not-open = the challenge “{ $challenge }” is not on the table
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
told-odd-claimed = { $seat } claims to have only odd blue wires.
told-odd-claimed-of = { $seat } claims only odd blue wires: { $stand }.
