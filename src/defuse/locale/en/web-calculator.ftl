### The calculator: the odds of a real table, tapped in.

web-calculator = Calculator
web-calculator-title = Beside the box: { $title }
web-calculator-academy = Bomb Squad Academy
web-calculator-racks = The racks
web-calculator-answers = Answers
web-calculator-turn-of = { $name }’s turn
web-calculator-entries-count =
    { $n ->
        [0] no entries
        [one] 1 entry
       *[other] { $n } entries
    }
web-calculator-disagree =
    { $n ->
        [one] 1 entry, it disagrees
       *[other] { $n } entries, they disagree
    }
web-calculator-away = Server away. Figures come back by themselves, nothing is lost.
web-calculator-wrong-link = This link carries no table that can be read.
web-calculator-private = All this stays in this browser, and behind the # of a link. The server counts and keeps nothing.
web-calculator-agree = Ask the others whether they agree that you use it.
web-calculator-as-text = As text
web-calculator-text-how = The same notation as “defuse odds”. Paste a table, or keep this one.
web-calculator-take-text = Use this text
web-calculator-text-now = The table as it is now
web-calculator-link = Link with the table
web-calculator-link-how = Whoever opens it has this table. It travels behind the #, which is never sent to the server.
web-calculator-new = New table
web-calculator-change-set-up = Change the set-up
web-calculator-to-table = To the table
web-calculator-undo = Undo
web-calculator-redo = Redo
web-calculator-tap-back = One tap back
web-calculator-more = more
web-calculator-more-hint = card …
web-calculator-other = Card, token, fact …
web-calculator-less = One less
web-calculator-greater = One more
web-calculator-amount = How many
# The set-up.
web-calculator-set-up = set up the table
web-calculator-set-up-open = Lay out the table as it lies before you.
web-calculator-set-up-done = All is filled in.
web-calculator-step-mission = Mission
web-calculator-step-seats = Seats
web-calculator-step-board = Board
web-calculator-step-wires = Wires
web-calculator-to-seats = On: who sits here
web-calculator-to-board = On: the board
web-calculator-to-wires = On: your wires
web-calculator-step-back = One step back
web-calculator-start = Start
web-calculator-pick-mission = Tap a mission
web-calculator-players = How many players
web-calculator-seats = Who sits here, clockwise
web-calculator-clockwise = Clockwise. Say which seat is yours, and who is captain ★. Names are optional.
web-calculator-name-of = Name of seat { $letter }
web-calculator-no-board = Nothing special lies on the board.
web-calculator-all-lines = All lines
web-calculator-empty-line = Leave out
web-calculator-wires-how = Tap your wires from left to right on the keys. Any wire can be pressed to change it.
web-calculator-wires-left =
    { $n ->
        [0] Wire { $wire } is changed.
        [one] One wire to go. Next: { $wire }
       *[other] { $n } wires to go. Next: { $wire }
    }
web-calculator-wires-to-go =
    { $n ->
        [one] 1 wire to go
       *[other] { $n } wires to go
    }
web-calculator-board-to-go = The board has gaps
web-calculator-which = Which one?
web-calculator-slot = This wire
web-calculator-slot-hint = other
web-calculator-slot-of = Slot { $name }
web-calculator-slot-wire = What it is
web-calculator-slot-cut = Cut
web-calculator-slot-loose = X wire
web-calculator-slot-flipped = Flipped
web-calculator-slot-token = Tokens
web-calculator-slot-rack = A wire of another rack
web-calculator-unknown = Unknown
# What happened.
web-calculator-happened = What happened?
web-calculator-happened-at =
    { $n ->
        [0] Something happened at { $name }’s rack
       *[other] Something happened at { $name }’s rack { $n }
    }
web-calculator-tap-rack = What happened? Tap the wire.
web-calculator-who = { $name } did it. Tap to change that.
web-calculator-who-did = Who did it?
web-calculator-who-how = Usually it follows from the turns. If somebody else acted, say so.
web-calculator-you-called = You called { $value } at { $name }’s { $wire }
web-calculator-called-yours = { $who } called { $value } at your { $wire }
web-calculator-called = { $who } called { $value } at { $name }’s { $wire }
web-calculator-right = right
web-calculator-wrong = wrong
web-calculator-wrong-is = { $wrong }, it is { $value }
web-calculator-enter = Enter
web-calculator-taps =
    { $n ->
        [one] 1 tap
       *[other] { $n } taps
    }
web-calculator-brings = What it brings
web-calculator-brings-later = Tap what happened: dial, tokens and facts follow by themselves.
web-calculator-holds = { $name } holds { $value }
web-calculator-add = Add to it
web-calculator-group-turn = In this turn
web-calculator-group-aside = At any time
web-calculator-group-time = Clock
web-calculator-group-state = How the table stands
web-calculator-group-fact = What is known
# Answers.
web-calculator-best = Best calls
web-calculator-safest = safest first
web-calculator-waiting = It is not your turn: these are the calls that you could make if it were.
web-calculator-no-calls = There is nothing that you could call.
web-calculator-counting = Counting …
web-calculator-explodes = explodes with { $percent }
web-calculator-call-text = { $wire } is { $value }
web-calculator-card-text = { $card }: { $wire } is { $value }
web-calculator-solo = You can cut { $value } alone: { $wires }
web-calculator-with-cards = With a card
web-calculator-all-calls = All { $n } calls
web-calculator-deals = { $n } deals agree with all this.
web-calculator-wire = A wire
web-calculator-wire-of = { $name }, wire
web-calculator-may-be = what it may be
web-calculator-entries = Entries
web-calculator-no-entries = Nothing has been entered yet.
web-calculator-tap-to-change = tap to change
web-calculator-open-entries = { $text } All entries
web-calculator-change = Change
web-calculator-take-back = Take back
web-calculator-clash = These cannot all be true
web-calculator-did-you-mean = All other entries stay. Did you mean this?
web-calculator-no-figures = No figures
web-calculator-fill-in = Fill in: { $line }
web-calculator-drop = Leave out: { $fact }
# Bomb Squad Academy.
web-calculator-academy-title = Counting for Bomb Squad Academy
web-calculator-trigger = trigger { $at } of { $track }
web-calculator-cutters = cut by { $n }
web-calculator-next-card = next card
web-calculator-booms = BOOM at
