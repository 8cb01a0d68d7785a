### The page of a review.

web-review-title = Looking back
web-review-opening-now = Opening the game …
web-review-end = The end
web-review-opening = Opening
web-review-round = Round { $n }
web-review-rounds =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
web-review-of = of { $n }
web-review-won-on = won on turn { $n }
web-review-lost-on = lost on turn { $n }
web-review-players =
    { $n ->
        [2] two players
        [3] three players
        [4] four players
       *[other] five players
    }
web-review-curve = Chance to win, turn by turn
web-review-chance = Chance to win
web-review-counting = still counting, { $percent }
web-review-miss = miss
web-review-card = Card
web-review-turning = Turning point
web-review-first = First turn
web-review-play = Play
web-review-steps = Steps
web-review-next-miss = Next miss
web-review-seen-by = As seen by
web-review-as-seen = As { $name } saw it
web-review-mover = As whoever acts saw it
web-review-all = All
web-review-all-open = All open
web-review-table = The table at this moment
web-review-called = called { $value }
web-review-step-of = step { $n } of the proof
web-review-holds = holds { $value }
web-review-verdict = Verdict
web-review-no-verdict = No verdict
web-review-thinking = Working it out …
web-review-chosen = chosen
web-review-sure = sure
web-review-change = Team’s chance
web-review-judgement = judgement
web-review-luck = luck
web-review-why = Why certain?
web-review-likely = What spoke for it?
web-review-tap = tap a step
web-review-looking = Looking for a proof …
web-review-nothing-certain = Nothing was certain here. Press a wire to see what spoke for it.
web-review-whole = Whole game
web-review-players-tab = Players
web-review-best-choices = best choices
web-review-best-of = { $n } of { $all }
web-review-clock = Nobody
web-review-best-call = Best call
web-review-worst-call = Worst call
web-review-link = Link
web-review-link-turn = Link to turn { $n }
web-review-link-text = Whoever has this link can look back at this one game, beginning at this turn. It does not open the table.
web-review-withdraw = Withdraw the link
web-review-withdraw-text = You sit at this table: you can withdraw the link. It opens nothing then; a new one can be made.
web-review-together = Looking back together
web-review-you-lead =
    { $n ->
        [one] You lead, one other is here
       *[other] You lead, { $n } others are here
    }
web-review-leads = { $name } leads
web-review-in-front = leads
web-review-nobody-leads = Nobody leads
web-review-take = Take the lead
web-review-hand = Hand over
web-review-follow = Follow
web-review-following = You follow
web-review-whatif = What if …
web-review-whatif-text = This opens a new table. The game goes on from this moment, with the wires as they lay. It counts for nothing.
web-review-whatif-seat = Your seat
web-review-whatif-others = Who plays the other seats?
web-review-whatif-bots = Bots, at once
web-review-whatif-open = Friends, by a link
web-review-whatif-go = Go on from here
web-branch-counts = It counts for nothing.
web-branch-back = Back to the review
web-open-file = Open a game file
    .text = Look back at a game from a .defuse file
