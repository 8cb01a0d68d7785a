### The review of a game that is over: verdicts, and how the chance to win went.

## The verdict in three words.

review-heading-certain = A certain cut
review-heading-best = The best call
review-heading-as-good = As good as the best
review-heading-certain-there = A certain cut was there
review-heading-likelier = A likelier call was there
review-heading-safer = A safer call was there
review-heading-lost = Chance lost
review-heading-none = No verdict
review-heading-best-card = The best card
review-heading-more-points = Another card promised more

## Chances, as phrases.

review-chance = { PERCENT($chance) }
review-chance-most = more than { PERCENT($chance) }
review-chance-least = less than { PERCENT($chance) }
review-odds-certain = certain
# $hit and $explode are chances as above.
review-odds-safe = { $hit } to hit, no danger of red
review-odds-danger = { $hit } to hit, { $explode } to explode
review-points = { NUMBER($points, digits: 1) } points on average
review-points-danger = { NUMBER($points, digits: 1) } points on average, { $explode } to explode

## What can be chosen. $odds is a phrase as above, $choice one of these two.

review-call = { OR($values) } at { $wires }
review-solo = solo cut of { $value }

## What is said of a decision of Bomb Busters.

review-called = { $seat } called { OR($values) } at { $wires }: { $odds }.
review-right = Right.
review-wrong = Wrong.
review-wrong-was = Wrong, it was { $value }.
review-exploded = The bomb exploded.
review-exploded-red = It was red: the bomb exploded.
review-certain-was = { CAPITAL($wire) } was certainly { $value }.
review-solo-was = A solo cut of { $value } was there.
review-other-was = Better odds: { $choice }, { $odds }.
# $points, $low, $high: whole points of the chance to win.
review-lost-by = Bots who play on from { $choice } win { $points } points more often ({ $low } to { $high }, in { $games } worlds).
review-no-loss = Bots who play on from there win no more often, as far as { $games } worlds can tell.
review-no-call = This was no call, so there is no verdict.
review-not-counted = There is too much to count here, so there is no verdict.

## What is said of a decision of Bomb Squad Academy.

review-played = { $seat } played { $card }: { $odds }.
review-cutters = { $count } cut this wire together.
review-promised = { $card } promised more: { $odds }.
review-no-card = There are verdicts on action cards alone.

## The whole game.

review-start = Chance to win at the start: { PERCENT($chance) } ({ PERCENT($low) } to { PERCENT($high) }).
review-turning = Turning point: turn { $turn }, { $seat }, from { PERCENT($before) } to { PERCENT($after) }.
review-turning-clock = Turning point: the clock, from { PERCENT($before) } to { PERCENT($after) }.
# $points: points of the chance to win, with their sign.
review-best-call = Best call: turn { $turn }, { $seat }, { $choice } ({ $points }).
review-worst-call = Most chance lost: turn { $turn }, { $seat }, { $choice } ({ $points }).
review-seat =
    { $seat }: judgement { $judgement }, luck { $luck }; { $best ->
        [one] { $best } of { $decisions } calls was the best or as good.
       *[other] { $best } of { $decisions } calls were the best or as good.
    }
review-seat-odds =
    { $seat }: { $best ->
        [one] { $best } of { $decisions } calls was the best or as good.
       *[other] { $best } of { $decisions } calls were the best or as good.
    }
review-seat-cards =
    { $seat }: { $best ->
        [one] { $best } of { $decisions } cards was the best or as good.
       *[other] { $best } of { $decisions } cards were the best or as good.
    }
review-nobody = The clock: luck { $luck }.
review-remark-bots = The chance to win is how often bots win who play on with all that the whole table knows.
review-remark-memory = In this mission things have to be remembered: the verdicts are for minds that forget nothing.
review-remark-cards = What a card promises depends on what the others are likely to play, and that is an estimate.
review-no-curve = nobody can be said to win this game together
