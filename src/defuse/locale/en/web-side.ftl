### What lies beside the table of Bomb Busters, the end of a mission, and the coach.

## The rule in force, and the tabs below it.

web-beside-table = Mission, equipment, log and talk
# Before the rule in force.
web-now = Now
web-now-label = The rule in force
web-now-goal = This mission
web-now-more = Show all of it
# What something is called, and how it stands: "Oxygen: 3 / 8".
web-titled = { $title }: { $what }
# $first, $then: numbers.
web-now-before = First { $first }, then { $then }
web-now-next = Next: { $value }
web-now-yours = You: { $what }
# A tab; there is little room.
web-tab-talk = Talk
web-said-new =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }
web-talk-now-only = Talk is about now. Go back to the end to read it.
web-last-moves = Last moves
# How a call ended.
web-right = right
web-wrong = wrong
web-kit-now = Equipment you can use
web-kit-ready =
    { $n ->
        [one] Equipment: { $n } card is ready
       *[other] Equipment: { $n } cards are ready
    }
web-kit-none = No equipment in this mission.
web-kit-none-ready = None just now.
# Of a card: a rule forbids it at the moment.
web-kit-barred = barred
web-last-mission = The mission before

## The end.

# In a speech bubble: the value that was called.
web-end-word = “{ $word }!”
web-end-called-it = called it
web-end-wire-of = wire { $place } of { $of }
# $wire: "Ben's wire 3".
web-end-call = { $name } called { $value } at { $wire }.
# $text: the number on the wire.
web-end-was =
    { $colour ->
        [red] It was the red { $text }.
        [yellow] It was the yellow { $text }.
       *[blue] It was a { $text }.
    }
# $places: the places of wires, as a list.
web-end-held =
    { $n ->
        [one] { $name } had { $value } at place { $places }.
       *[other] { $name } had { $value } at places { $places }.
    }
web-end-turns =
    { $n ->
        [one] One turn
       *[other] { $n } turns
    }
web-end-numbers = { $done } of { $all } numbers done
web-end-dial =
    { $n ->
        [0] the dial ran out
        [one] one step left on the dial
       *[other] { $n } steps left on the dial
    }
# $odds: "8 61%, red 9%".
web-end-odds = Your odds had said: { $odds }.
web-end-cuts =
    { $n ->
        [one] one cut
       *[other] { $n } cuts
    }
# Read out for a picture.
web-end-map = A defused bomb. { $mission } is ticked off on the way through the missions.
web-end-look = Look at the table
web-end-show = Show the end

## The coach: each thing when it first matters.

web-coach-wires = The large wires at the bottom are yours. They are sorted from low to high, and nobody else sees them.
web-coach-team = Above are your teammates' wires. You see their backs; they are sorted, too. Together you have to cut them all.
# $place: where the wire stands, counted from the left.
web-coach-token = Show your { $value } (wire { $place }): you have just one, so the others have its twins and can cut it safely. Click it, then the button.
web-coach-token-more = Show a { $value } (wire { $place }): you have { $n }, and whoever has another can cut it safely. Click it, then the button.
web-coach-watch = Watch: the others give hints or cut wires. The lamp shows whose turn it is.
web-coach-point = Your turn. Click a teammate's wire that you think you hold a twin of. Tokens and the order help.
web-coach-name = Now say what it is: choose one of your own numbers.
web-coach-send = Sure? Then press the big button. If it is right, both wires are cut.
web-coach-cut = Cut! Each number has four wires. Cut all of them and the number is ticked off.
web-coach-miss = A miss: the dial comes one step closer to the bang, and the wire gets a token with its true number.
web-coach-tokens = A token shows what its wire is. If you have the same number, you can cut that wire without any risk.
web-coach-yellow = Yellow wires are all the same value, whatever their number. The number only says where they stand in the row.
web-coach-red = Never point at a red wire: the bomb explodes. The red mark between two numbers shows where it may stand.
web-coach-kit = An equipment card is ready. Open Equipment to see what it does; everybody may use it, once.
# $card: the name of a card.
web-coach-detector = { $card } is your own card, good for one time. Under Equipment you see what it does.
# $label: what the button says.
web-coach-solo = Every { $value } that is left is yours. Choose “{ $label }”: that cannot go wrong.
# $wire: "Ben's wire 3".
web-coach-sure = { $wire } is certainly { $value }, and you have one too. Cutting that is safe.
web-why-certain = Why is that certain?
web-coach-end = That is all you need. What cannot be done is faint and says why. Good luck!

## At the table of a lesson.

web-lesson-hint = Hint
web-lesson-on = Go on
web-lesson-play-on = Play on here
web-lesson-once-more = Try again
web-lesson-back = Back to the lesson
