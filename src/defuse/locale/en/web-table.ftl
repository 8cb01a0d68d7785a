### The table on one screen: header, racks, last move, action bar.

# $wire: one or more wires; $value: what it is called, or … while nothing is named.
web-act-called = { $wire } is { $value }
web-all-at-once = Everybody answers
web-all-racks = All racks
web-asks-name = choose below
# Below whose turn it is: what is to be done next.
web-asks-point = point at a wire
web-asks-send = press the big button
web-dial-now = Dial: { $n } left.
web-give-sign = Give a sign
# On the big button: what is missing, or what it does. Short.
web-go-choose = Choose first
web-go-name = Name it
web-go-point = Point first
web-go-snip = Snip { $value }
web-go-wait = Plan ahead
# For who watches: whose rack lies below next.
web-go-follow = Follow { $name }
web-key-back = one step back
# Below a number that may not be named now.
web-key-barred = barred
web-key-confirm = choose; once more: confirm
web-key-digits = point at the wire in this place, then name the value
web-key-held = in your hand
web-key-this-list = this list
web-key-yellow = name yellow
web-mission-over = Mission over
# $n: so many other ways to act.
web-more-ways = { $n } more
web-paused-text = Nobody can act until somebody goes on.
web-plan = Meanwhile you can plan ahead.
# Arrows at a row that is longer than the window.
web-scroll-back = Back
web-scroll-on = More
web-stand-number = stand { $n }
web-state-thinks = thinking …
# The three steps of a cut, as short as can be.
web-step-name = Name
web-step-point = Point
web-step-snip = Snip
# $n: 0 before the first one.
web-turn-number =
    { $n ->
        [0] before the first turn
       *[other] turn { $n }
    }
web-turn-of = { $name }'s turn
web-turn-order = Turn order
# What came of naming a wire.
web-verdict-right = Right.
web-verdict-wrong = Wrong.
web-wire-odds = likely { $value }, { $percent }
web-you-are-asked = You are asked
web-your-turn-now = Your turn
web-cards-told = What these cards do
web-pencil-hint = Press a wire to write a note on it. Only you see it.
web-point-at-wire = Point at a wire
web-point-hint = Press a wire: everybody sees for a moment that you mean it.
# $wire: the wire as others call it.
web-points-at = { $name } points at { $wire }.
web-you-follow = Below is the rack of { $name }.
web-key-cards = choose a card
web-key-bomb = to what can be pressed on the bomb
# Said to who listens, at a few moments.
web-seconds-left =
    { $n ->
        [300] Five minutes left.
        [60] One minute left.
       *[other] { $n } seconds left.
    }
web-now-done = done
web-now-later = comes later

## Those who watch, and the end of a table.

web-option-spectators-talk = Those who watch may talk
web-watchers = Those who watch
web-watch-as = You are { $name } here.
web-muted = The host has muted you.
web-is-muted = muted
web-players-talk = At this table only players talk.
web-mute = Mute
    .label = Mute { $name }
web-unmute = Let speak
    .label = Let { $name } speak again
web-remove = Remove
    .label = Remove { $name }
web-remove-sure = Really remove?
    .label = Really remove { $name }?
web-remove-means = The table gets a new link. Everybody who is here has it at once; the old one opens nothing any more.
web-begin-anew = Begin anew
web-delete = Delete this table
web-delete-sure = Really delete it?
web-delete-really = Yes, delete it for good
web-delete-keep = Keep it
web-delete-means = Everybody has to go, and all games and all talk of this table are gone for good.
