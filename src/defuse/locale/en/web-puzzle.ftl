### Puzzles in the browser. Their titles, tasks and proofs come from the server.

web-puzzles = Puzzles
web-puzzle-day = Puzzle of the day
web-puzzle-number = Puzzle { $n }
web-puzzle-no = no. { $n }
web-puzzle-opening = The puzzle is being opened …
web-puzzle-from = from a game of bots · mission { $mission }, turn { $turn }
web-puzzle-to-move = mission { $mission } · your turn
web-puzzle-grade = grade { $grade } of 5
web-puzzle-hint = Hint
web-puzzle-step = Step { $n }
web-puzzle-give-up = Give up
web-puzzle-really = Show it
web-puzzle-tap = Tap first
web-puzzle-name = Name it
web-puzzle-cut = Cut
web-puzzle-next = Next puzzle
web-puzzle-another = Another one
web-puzzle-share = Share
web-puzzle-again = Look again.
web-puzzle-ask = Tap a wire, then its value
# $wire: "Pip’s wire 3"; $value: its value, or dots.
web-puzzle-says = { $wire } is { $value }
web-puzzle-proof = The proof
web-puzzle-hints = Hints
web-puzzle-next-step = the next step
web-puzzle-else = What else was there
web-puzzle-seen = You saw it
web-puzzle-answer = The answer
web-puzzle-given = given up
# $time: as 1:42; $hints: how many hints there were.
web-puzzle-solved-in =
    { $hints ->
        [0] solved in { $time }, no hint
        [one] solved in { $time }, one hint
       *[other] solved in { $time }, { $hints } hints
    }
web-puzzle-more-steps =
    { $n ->
        [0] The next step is the answer.
        [one] One more hint leads to the answer.
       *[other] { $n } more hints lead to the answer.
    }
web-puzzle-days =
    { $n ->
        [one] one day in a row
       *[other] { $n } days in a row
    }
web-puzzle-in-a-row = days in a row
web-puzzle-rating-word = rating
web-puzzle-rating = rating { $rating }
web-puzzle-rating-moved = rating { $rating }, { $by }
web-puzzle-of-solved = of { $all } solved
web-puzzle-done-of = { $n } of { $all } solved
web-puzzle-day-done = solved
web-puzzle-yours = Your puzzles
web-puzzle-not-kept = Not kept on this device
web-puzzle-mission = What this mission is about
web-puzzle-task = The task
