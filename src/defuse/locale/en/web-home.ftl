### The first page, the lobby, and what the device can do.

## The first page.

web-hero-first = One bomb. Many wires.
web-hero-second = Only you see yours.
web-hero-lead = Cut wires with friends by link, or with bots right now. In the browser, nothing to install, no account.
web-how = How it goes
web-pitch-point = Point
    .text = at a teammate's wire
web-pitch-say = Say its number
    .text = one that you hold, too
web-pitch-snip = Snip
    .text = right: both are cut; wrong: the dial moves
web-pitch-choose = Choose in secret
    .text = a wire, wait or chicken
web-pitch-alone = Cut alone
    .text = and it pays you most
web-pitch-stop = Stop in time
    .text = the BOOM costs 5
web-play = Play now
web-play-mission =
    { $bots ->
        [one] mission { $n }, with one bot
       *[other] mission { $n }, with { $bots } bots
    }
web-play-game =
    { $bots ->
        [one] three bombs, against one bot
       *[other] three bombs, against { $bots } bots
    }
web-show-odds = Show the odds
    .text = how likely it is, at every wire
web-new-table-short = Table for friends
web-join-now = Join
web-example = What it looks like: you point at a teammate's wire and say its number.
web-example-game = What it looks like: cards lie at four wires, and one wire has exploded.
# The name of a bot in the picture.
web-example-mate = Moss
web-example-says = “{ $name }, your fourth one is an 8.”
web-example-right = Right! Both are cut.
web-your-rack = your wires
web-table-open = Your table is open
    .text = Whoever has the link takes a seat. Empty seats become bots.
web-say-aloud = Say it aloud
web-go-to-table = Go to the table
web-share = Share
    .text = Come and cut wires with me.
web-qr = QR code of the link to this table
web-your-missions = Your missions
# $n: how many missions of all were won in this browser.
web-missions-won =
    { $n ->
        [0] None of { $all } won yet.
       *[other] { $n } of { $all } won.
    }
web-next-is = Next: { $title }.
web-go-on-mission = Go on with mission { $n }
web-path = Missions { $from } to { $to }; mission { $n } is next
web-lessons = First time here?
    .title = Learn by playing
    .text = Nine short lessons at a real table: read the racks, count, see what is certain.
web-lesson-start = First lesson
web-ways = More here
web-way-lessons = Lessons
web-way-rules = Rule book
web-way-puzzles = Puzzles
web-way-calculator = Calculator
web-way-box = Beside the box
web-way-campaign = Campaign
web-daily-puzzle = Puzzle of the day
    .title = Which one is it?
    .text = One call is clearly the best. Find it.
    .grade = Grade { $grade } of 5.
web-daily-puzzle-solve = Solve it
web-real-box = The real box
    .title = Playing with the box?
    .text = Tell it what you see: it counts the rest.
web-real-box-lay = Lay out
web-all-tables = All { $n }
web-what-to-play = What to play

## Before the mission.

web-who-plays = Who plays
web-lobby-line = table { $code }
web-lobby-line-host = table { $code } · you are the host
# Of a seat, beside its name.
web-seat-you = you
# $bot: a kind of bot; kinds that are not listed here come with other packages.
web-bot-strength =
    { $bot ->
        [learned] Self-taught bot
        [expert] Expert bot
        [careful] Careful bot
        [quick] Quick bot
        [random] Random bot
       *[other] Bot: { $bot }
    }
web-open-seat-name = Open seat
    .text = for a friend with the link; a bot takes it if nobody comes
    .short = for a friend, else a bot
web-bot-here = Put a bot here
    .label = Put a bot here: { $name }
web-seat-change = Change
    .label = Change the seat of { $name }
web-strength-of = Strength of { $name }
web-is-captain = { $name } is captain; let the lot decide
web-special = What is special
web-won-before = you have won it before
web-agreed = Agreed:
# What the table agreed on, in a row with commas.
web-agreed-talk =
    { $talk ->
        [signs] signs only
       *[open] free talk
    }
web-agreed-aids =
    { $aids ->
        [none] no notes, no odds
        [odds] pencil marks and odds
       *[notes] own pencil marks
    }
web-agreed-odds =
    { $aids ->
        [odds] with odds
       *[none] no odds
    }
web-agreed-clock =
    { $clock ->
        [on] against the clock
       *[off] no clock
    }
web-agreed-window =
    { $n ->
        [0] tools until everybody has passed
       *[other] { $n } s for tools
    }
web-agreed-pace =
    { $pace ->
        [slow] slow bots
        [fast] fast bots
        [none] bots that do not wait
       *[normal] bots at a normal pace
    }
web-agreed-watch =
    { $watch ->
        [yes] others may watch
       *[no] nobody watches
    }
web-change-agreements = Change what was agreed
web-pace-name =
    { $pace ->
        [slow] Slow: time to read and think
        [fast] Fast: as soon as the move could be seen
        [none] At once: no waiting
       *[normal] Normal: time to read the last move
    }

## When it is my turn, and the page as an app.

web-tell-turn = When it is my turn
web-notify = Show a notification while I look elsewhere
web-notify-denied = This browser forbids notifications for this page; its settings for the page can change that.
web-notify-insecure = Notifications and installing need HTTPS or this very machine (localhost).
web-notify-none = This browser has no notifications for web pages.
web-vibrate = Vibrate
web-vibrate-none = This device or browser does not vibrate.
web-turn-now = It is your turn.
web-install = Install as an app

## Crews on the first page and at the table; their own pages have more texts (`web-crew.ftl`).

web-campaign = Campaign
web-campaign-device = Only on this device
web-campaign-opened = { $title } is open: missions { $first } to { $last }
web-daily = Deal of the day
web-daily-line =
    { $n ->
        [0] Same wires for all crews. None has played yet, { $left } left.
        [one] Same wires for all crews. One has played, { $left } left.
       *[other] Same wires for all crews. { $n } have played, { $left } left.
    }
web-daily-play = Play
web-daily-results = Results
web-crew-hours = { $h } h { $m }
web-crew-minutes = { $n } min
web-to-campaign = To the campaign
# Of an open seat, below the name of whom it is kept for.
web-seat-kept = this seat is kept
web-alone-mission = Alone: { $n }
