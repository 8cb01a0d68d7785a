### Who has the next turn, and turns of two steps: numbers that are called, volunteers, whoever is first.

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

## A number card for every turn (missions 18, 45 and 51).

act-designate = Say who has to cut.
    .label = Choose who cuts
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
        [yes] The number deck is shuffled again. The number is { $number }.
       *[no] The number is { $number }.
    }
told-took-on = { $seat } has the { $number }.
told-had-not = { $seat } has no { $number }.

## A number is turned up, and somebody is told to cut it (missions 18 and 51).

ask-turn-number-ask = You are in command: turn up the next number.
act-turn-number = Turn up the top card of the number deck.
    .label = Turn up a number
commanders-number-first = turn up a number card first
commanders-for-who-cuts = this card is for whoever cuts
commanders-choose-answered = choose somebody who answered the radar
commanders-did-not-answer = did not answer the radar
commanders-radar = Radar
# $answers: told-radar-stand for each stand.
commanders-radar-heard = { COMMA($answers) }
told-radar-looks = The radar looks for { $value }.
told-play-begins = Play begins.

## Volunteers for a number (mission 45).

act-snip = Say that you will do it.
    .label = Snip!
ask-volunteer-ask = Who cuts the number { $value }?
ask-volunteer-ask-reds = Only reds are left: who goes first?
# On a button, for somebody who has nothing but reds.
volunteer-reveals = Snip! Reveal your reds

## Turns in two steps (missions 18, 26, 45, 47 and 51).

ask-first-step = What do you do before you cut?
two-steps-something-else = this turn begins with something else
two-steps-now-cut = the turn has begun: now you have to cut
