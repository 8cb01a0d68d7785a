### Texts of the browser client's own. What the server sends comes ready to show.
### Each is used by its id in `web/src`; `npm run texts` there makes the types of the ids.

## The home page.

web-new-table = New table for friends
web-your-name = Your name
# What somebody is called who has given no name.
web-some-name = Guest
web-missions = Missions
web-find-mission = Find a mission
web-not-for-players = not for { $n } players
web-with-clock = against the clock
web-players = Players
web-which-game = Which game?
web-link-or-code = Link or code
web-continue = Your tables
# $name: the title of the table's mission, or its code.
web-forget-table = Forget { $name }
web-home = Home
# Read out for the link with the name of the program, which stays as it is.
web-home-link = defuse, Home
web-menu = Menu
web-skip = Skip to what you can do
web-offline = The server does not answer. Please try again.

## Before the mission: who sits where, and what the table agrees on.

web-lobby = Before the mission
web-lobby-game = Before the game
web-start-game = Start the game
web-wait-for-host-game = The host starts the game.
web-seats = Seats
web-invite = Invite friends
web-invite-text = Whoever has this link can take an open seat.
web-invite-watch = All seats are taken. Whoever has this link can watch.
web-invite-back = All seats are taken. You find your own seat again by this link.
web-invite-link = Link to this table
web-copy = Copy
web-copied = Copied
# Of a seat: nobody sits there yet.
web-open-seat = open
web-choose-seat = Say who you are, and take an open seat. Or just watch.
web-sit-here = Sit here
web-sit-down = Sit down
# $bot: a kind of bot; kinds that are not listed here come with other packages.
web-bot-name =
    { $bot ->
        [learned] self-taught
        [expert] expert
        [careful] careful
        [quick] quick
        [random] random
       *[other] { $bot }
    }
web-bot-named = bot: { web-bot-name }
web-keep-open = Open seat
web-kick = Send away
    .label = Send away { $name }
web-host = host
# Of a person: connected, or not.
web-here = here
web-away = away
web-captain = captain
web-make-captain = Make { $name } captain
web-captain-by-lot = Captain by lot
web-start = Start the mission
web-wait-for-host = The host starts the mission.
web-open-become-bots =
    { $n ->
        [one] One open seat becomes a bot.
       *[other] { $n } open seats become bots.
    }
web-give-up = Give up this mission
web-give-up-game = Give up this game
web-give-up-sure = Really give up? Everybody goes back to the seats.
web-leave-table = Leave the table
web-other-mission = Another mission
web-options = Agreements
web-option-talk = Table talk in a mission
web-talk-signs = Signs only
web-talk-open = Free (we talk anyway)
web-option-aids = Aids
web-aids-none = None
web-aids-notes = Private pencil marks
web-aids-odds = Pencil marks and exact odds
web-aids-odds-only = Exact odds
web-option-pace = Bots wait before they act
web-seconds = { $n } s
web-option-window = A window for tools stays open
web-until-all-pass = until everybody has passed
web-option-clock = Clocks run in missions that have one
web-option-confirm = Ask once more before deadly actions
web-option-spectators = People with the link may watch

## The table.

web-connecting = Connecting …
web-store-waits = The server cannot save just now. The table waits and goes on by itself.
web-reconnecting = Offline. Your seat is kept. Trying again …
web-paused = The table stands still.
web-pause = Pause
# A button for the host: tell the game what was said aloud at the table.
web-report = Report
web-go-on = Go on
web-no-table = No table here
web-no-such-table = There is no such table. Maybe the link is not complete.
web-table-closed = The connection was closed.
web-no-page = This page has not come
web-try-again = Try again
web-you = You
web-name-you = { $name } (You)
web-your-stand = Your stand { $n }
web-your-turn = your turn
web-is-asked = to answer
web-has-answered = answered
web-standin = a bot plays for now
web-teammates = Your teammates' wires
web-your-wires = Your wires, { $name }
web-nobodys-wires = Wires that nobody owns
web-set-aside = Set aside
web-beside-stand = Lies beside the stand
web-zoom-rack = Enlarge the wires of { $name }
web-wires-of = Wires of { $name }
web-wire-hidden = unknown
# $text: the number on the wire.
web-wire-face =
    { $colour ->
        [blue] blue { $text }
        [yellow] yellow { $text }
       *[red] red { $text }
    }
web-wire-cut = cut, { web-wire-face }
web-wire-cut-unknown = cut
web-wire-token = token { $token }
web-token-short = { $token }
web-wire-flipped = flipped
web-wire-loose = out of order
web-wire-note = your note: { $note }
web-label-equal = equal
web-label-differs = different
web-yellow = yellow
web-red = red
web-question = What you can do
web-you-watch = You are watching
web-what-to-do = Ways to act
web-mode-all = Everybody answers in secret.
web-answered-all = You have answered. You may change your mind until the last one has.
web-mode-first = Whoever answers first decides.
web-let-go = You have let it go by. Nobody else is told.
web-cancel = Cancel
web-sending = Sending …
web-deadly = A slip here can end the mission.
# $title: the name of an equipment card.
web-use-card = Use
    .label = Use { $title }
web-dial = Dial
web-steps-left =
    { $n ->
        [one] 1 step left
       *[other] { $n } steps left
    }
web-numbers = Numbers
web-number-cut = { $value }: { $cut } of { $total } cut
web-number-done = done
# $prints: the numbers on the red or yellow wires that are in play.
web-markers =
    { $colour ->
        [red] red { $prints }
       *[yellow] yellow { $prints }
    }
# $n: so many of them are in play; nobody knows which.
web-markers-some =
    { $colour ->
        [red] red: { $n } of { $prints }
       *[yellow] yellow: { $n } of { $prints }
    }
web-gone-of = { $cut } of { $n } gone
web-equipment = Equipment
web-personal = Personal equipment
web-no-cards = No cards yet.
web-face-down = face down
web-card-done = done
web-card-used = used
web-card-locked = locked
# After a number: 3 of 5.
web-of-most = of { $most }
# Read out before the name of a space.
web-stands-here = stands here:
# After a time: 1:30 left.
web-time-left = left
web-clock-stands = the clock stands
web-mission = Mission
web-more-of-mission = Story, set-up, questions
web-how-to-play = How it is played
web-setup = Set-up
web-questions = Questions
web-wires-in = Wires: { $wires }
web-log = Log
web-older-left-out = Older lines are left out.
web-talk = Table talk
web-signs = Signs
web-say-something = Say something
web-say = Say

## Bomb Squad Academy.

web-card-green = Green
web-card-blue = Blue
web-card-red = Red
web-card-yellow = Yellow
web-card-wait = Wait
web-card-chicken = Chicken
web-bomb-of = Bomb { $n } of { $of }
# $round: 0 before the first one.
web-bomb-line =
    { $round ->
        [0] Bomb { $n } of { $of } · before round 1
       *[other] Bomb { $n } of { $of } · round { $round }
    }
# Before the number of points that a wire is worth.
web-worth = Worth
web-chain-of = chain { $n }
web-exposed-of = Exposed cards of { $wire }, the newest last
web-next-cut = next: card + { $n }
web-next-cut-help = What the next card scores beside its main value: the chain with it, and plates
# $list: what is in the deck, by value.
web-deck-of = Deck of { $wire }: { $list }
web-deck-count = value { $value }, { $left } of { $all } left
web-known-card = You know card { $place } of the deck: { $value }
web-saw-card = { $names } saw the next card
web-saw-tiles = { $names } saw the tiles
web-protected = protected
web-track-label = { $wire }: the trigger is at { $at }; the tiles begin at { $first }: { $tiles }
web-tile =
    { $tile ->
        [ok] OK
        [boom] BOOM
       *[hidden] face down
    }
web-tile-known = { web-tile } (only you know this)
web-players-at = Players
web-points = points
web-on-table = Table
web-in-hand = Hand
web-tools = Tools
web-locked-in = locked in
web-chooses = chooses …
web-passed = passed
web-triggered = triggered the bomb
web-scores = Scores
web-end-of-game = The end of the game
web-you-win = You win!
web-game-over = The game is over
web-after-rounds =
    { $n ->
        [one] After one round
       *[other] After { $n } rounds
    }
web-play-again = Once more
web-odds-alone = Alone
web-odds-boom = chance of BOOM
web-odds-help = The chance that your cut explodes, and by how much your score changes on average

## Aids.

web-pencil = Pencil
web-pencil-help = Write private marks on wires (key P)
# $name: a wire.
web-pencil-for = Your note at { $name }
web-pencil-private = Only you see it. It stays in this browser.
web-write = Write
web-rub-out = Rub out

## The end.

web-ending = The end of the mission
web-won = Defused!
web-lost = Boom.
web-again = Try again
web-next-mission = Next: { $title }
web-host-goes-on = The host chooses what is played next.
web-review = Look back
web-replay-file = Replay file
web-step-back = One moment back
web-step-on = One moment on
web-moment = Moment of the game
web-open-eyes = Show all wires
web-why = Why did the bot do that?
web-back-to-table = Back to the table

## Settings, and the dialog of the table.

web-settings = Settings
web-close = Close
web-language = Language
web-theme = Appearance
web-as-system = As the system has it
web-dark = Dark
web-light = Light
web-motion = Motion
web-motion-on = On
web-motion-off = Off
web-confirming = Before something is sent
web-confirm-always = Always press the big button
web-confirm-deadly = Only where a slip is deadly
web-sounds = Sounds
web-volume = Volume
web-voice = Narrated missions are spoken
web-the-table = The table
web-watching =
    { $n ->
        [one] One person is watching
       *[other] { $n } people are watching
    }
web-bot-plays = A bot plays
    .label = A bot plays for { $name }
web-make-host = Hand over the table
    .label = Hand over the table to { $name }
web-keys = Keys
web-key-wires = to the wires
web-key-arrows = along a rack, and from rack to rack
# What is printed on the key.
web-key-enter-name = Enter
web-key-question = to what you can do
web-key-escape-name = Esc
web-coach-again = Show the coach again

## The coach of somebody's first mission.

web-coach = Coach
web-got-it = Got it
web-coach-skip = No coach, thanks

## The coach of somebody's first game of Bomb Squad Academy.

web-bomb-coach = Everybody for themselves: three bombs, and the highest score wins. Each card of a wire pushes its trigger down. At the foot lie three tiles, face down; one is the BOOM.
web-bomb-coach-choose = Choose a card in secret. A colour cuts that wire: alone you score all of it, together you share it. Take one whose trigger is far from its tiles.
web-bomb-coach-lock = Now lock it in with the big button. Nobody sees your card yet.
web-bomb-coach-locked = Locked in. Until the last one has chosen you may still take another card.
web-bomb-coach-reveal = All cards are turned over at once. Wires are cut in their order, green first, one card for each cutter; whoever cuts scores the newest card, 1 for every exposed card, and the plates. What you played stays on the table for a while.
web-bomb-coach-cards = Two more cards: Wait scores 3 points and protects a wire, so that nobody cuts it in this round. Chicken may look at hidden cards or tiles, and gains 5 points if the bomb explodes.
web-bomb-coach-protect = Your Wait protects a wire: choose one that others want to cut.
web-bomb-coach-peek = You are chicken: look at the next cards of two wires, or at the tiles of one. Everybody sees where you look; only you see what is there.
web-bomb-coach-tool = From the second bomb on there are tools. Take one; you will be asked whenever you could use it.
web-bomb-coach-window = One of your tools could be used now. Use it, or pass and keep it.
web-bomb-coach-boom = BOOM! Whoever cut that wire loses up to 5 points, every chicken gains 5. With the next bomb everybody has all cards again.
web-bomb-coach-end = That is all you need. Watch what the others still have in hand. Good luck!
