### What the table says around the games: refusals, notes, signs, connections; and small words of its screens.

## Games and bots.

game-busters = Bomb Busters
    .text = Together: 66 missions. Only you see your wires; point at a teammate's and say its number.
game-academy = Bomb Squad Academy
    .text = Against each other: three bombs. Choose a wire in secret, cut it alone, and stop before it explodes.
game-academy-card =
    .story = Graduation day. Three bombs, one certificate for the best, and everybody wants to be the last to flinch.
    .setup-1 = Everybody chooses a card in secret; all are revealed at once.
    .setup-2 = A cutter cuts its wire: one card is flipped for each cutter. The trigger moves by the values of the cards. If nothing explodes, those who cut share the newest card's value, 1 for every exposed card, and the plates.
    .setup-3 = Wait: 3 points, and you protect a wire. A protected wire is not cut.
    .setup-4 = Chicken: when nothing exploded, look at the upcoming cards of two wires or at the tiles of one.
    .setup-5 = Behind each track lie tiles, face down; a trigger that comes to one flips it. At the BOOM whoever cut that wire loses 5 points, and every chicken gains 5.
    .setup-6 = Cards that you played stay on the table for a while. From the second bomb on there are plates and tools.
    .goal-1 = After three bombs the highest score wins.
    .question-1 = Who knows what I have looked at?
    .answer-1 = Everybody sees where you looked, nobody what you saw.
    .question-2 = When can I use a tool?
    .answer-2 = When its time comes, you are asked. The fastest goes first; then all are asked again.
    .wires = green, blue, red and yellow; two players do without yellow
bot-quick = Plays at once, by simple habits.
bot-careful = Works out exact odds and takes no needless risk.
bot-expert = Understands other experts by their habits, and plays the last wires out in its head.
bot-learned = Taught itself missions 1 to 8; plays all others as the careful bot does.
bot-random = Does anything legal. Not a good friend.
bot-academy-careful = Counts cards, and does not let itself be read.
bot-academy-expert = Works out what the others should play, and plays against it.
bot-academy-random = Does anything legal.
bot-other-package = Comes with another package.
# The reason of a bot that had to do anything at all.
bot-helpless = it could not think of anything
# Why a bot plays an any-time card beside the turn of another.
bot-chimes-in = it costs nothing and helps now

# The parts of the campaign.
box-training = Training
box-number = Box { $number }
# What wires are in a mission: “blue 1–12, 1 red, 2 of 3 yellow; with 2 players blue 1–12, 2 red”.
pool = { COMMA($parts) }
pool-blue = blue { $first }–{ $last }
pool-red = { $count } red
pool-red-of = { $count } of { $drawn } red
pool-yellow = { $count } yellow
pool-yellow-of = { $count } of { $drawn } yellow
pool-with-players = with { $players } players { $pool }
pool-several = { SEMICOLON($pools) }

## What is on the table. $one: mission or game, what people call one game of what is played.

scene-waiting = Waiting for { $seats }.
scene-aside = Set aside, wire { $place }
# The rule in force in one line: “In this order: 8 (next: 0 of 2 cut), 11, 3”, “Number cards: Ann 5, 8; Bo 1”.
now-line = { $title }: { COMMA($what) }
now-seats = { $title }: { SEMICOLON($parts) }
now-parts = { SEMICOLON($parts) }
now-seat = { $seat } { COMMA($cards) }
now-card = { $card } ({ $text })
scene-acts-as-red = acts as red
end-defused = defused
card-state-ready = ready, { $timing }
card-state-used = used
card-state-locked = locked
card-state-locked-until = locked: cut { $needs }
card-need =
    { $count ->
        [one] { $count } more { $value }
       *[other] { $count } more { $value }s
    }
timing-any-time = any time
timing-your-turn = your turn
timing-start-of-your-turn = start of your turn
timing-instant = instant

## Forms: what to choose.

choose-what-is-it = What is it? Name a value that you hold.
choose-wire = Choose a wire.
choose-value = Choose a value.
choose-seat = Choose a player.
choose-stand = Choose a stand.
choose-action = Choose a card of your hand.
choose-tool = Choose a tool.
choose-card = Choose a card.
choose-character = Choose a character.
choose-constraint = Choose a constraint.
choose-direction = Choose a direction.
choose-end = Choose an end.
choose-way = Choose a way.
form-choose = Choose.
form-choose-one = choose one: { $field }
form-fill-in = fill in { COMMA($fields) } and nothing else
form-nothing-to-fill-in = there is nothing to fill in
item-token = token { $mark }
item-face-down = a face-down card
item-card-of = { $seat }: { $card }
item-your-stand = your stand
item-your-stand-of-two = your stand { $stand }
item-your-wire = your wire { $place }
item-your-wire-of-two = your stand { $stand }, wire { $place }
# A wire with what is known of it: “Bo's wire 7 (token 5)”.
item-wire-known = { $wire } ({ COMMA($known) })

## Talk and signs.

talk-nothing = say something
talk-no-such-sign = there is no such sign now
talk-spectator = a spectator
# $number: which of those who watch, a number.
talk-spectator-number = Spectator { $number }
talk-too-much = too much is being said at once; wait a moment
talk-players-only = At this table only players talk.
talk-muted = The host has muted you.
talk-heard-later =
    { $one ->
        [mission] Players hear this after the mission.
       *[game] Players hear this after the game.
    }
talk-silent = You may only use signs from now on.
talk-signs-only = While the mission runs, this table talks in signs only.
talk-no-numbers = Say no number aloud: that costs a step.
# Why somebody cannot point at a wire. Phrases without a capital.
point-open-talk = pointing is for tables that have agreed to talk freely
point-by-heart = this mission is about remembering: no pointing
point-restricted = this mission limits what may be said: no pointing
point-no-wire = there is no such wire on a stand
point-nothing = there is nothing to point at in this game
sign-hello = Hello!
sign-good-luck = Good luck!
sign-thinking = Let me think.
sign-go-ahead = Go ahead.
sign-well-done = Well done!
sign-thanks = Thank you!
sign-sorry = Sorry!
sign-oh-no = Oh no!

## Notes that the table itself makes in the talk. $name: what somebody is called.

note-pauses = { $name } pauses the table.
note-goes-on = { $name } lets the game go on.
note-host = { $name } runs the table now.
note-sits-down = { $name } sits down.
note-sent-away = { $name } was sent away.
note-left = { $name } has left.
note-renamed = { $old } is now called { $name }.
note-standin = A bot plays for { $name } until { $name } is back.
note-left-out = Nothing of { $name } is in this deal: no answer came in time.
note-not-asked = Nothing of { $name } is in this deal: away, or there with a program that adds nothing.

## How a deal is made. Phrases without a capital, but for notes.

deal-being-made = the deal is being made already
deal-table-changed = the table has changed while the deal was made: start again
deal-not-asked = nobody asks you to add to this deal
deal-one-of-both = send a promise or a part
deal-twice = your part of this deal is settled already
deal-too-late = too late: this deal goes on without your part
deal-not-as-promised = this is not the part that you have promised

## Why something is not done at a table. Phrases without a capital.

table-not-begun =
    { $one ->
        [mission] the mission has not begun
       *[game] the game has not begun
    }
table-nothing-runs =
    { $one ->
        [mission] no mission runs
       *[game] no game runs
    }
table-is-over =
    { $one ->
        [mission] the mission is over
       *[game] the game is over
    }
table-not-over =
    { $one ->
        [mission] the mission is not over
       *[game] the game is not over
    }
table-stale = that question is no longer open
table-paused = the table is paused
table-seat-elsewhere = the seat was opened elsewhere
table-left = you have left the table
table-removed = you were removed from this table
table-deleted = the table was deleted by its host
table-set-up-anew = the table is being loaded again; try again
table-anew = the table is being loaded again
table-open-elsewhere = the table is open elsewhere; try again
table-not-kept = this cannot be saved just now; try again
table-no-odds = this table has not agreed on odds
table-hello-twice = you have said hello already
table-you-watch = you only watch here
table-closed = This table was begun with another version of the game and cannot go on: { $why }. You can still look at it, or begin anew.
differs-setup = the set-up is not possible in this version: { $why }
differs-deal = this version deals differently
differs-act-impossible = act { $number } is not possible in this version: { $why }
differs-act = act { $number } leads to something else in this version
odds-being-worked-out = the odds are being worked out
odds-not-now = the odds cannot be worked out just now
proof-none = that wire is not certain
odds-none = there are no odds in this game
odds-by-heart = this mission is about remembering, and odds would do it for you
reason-too-early =
    { $one ->
        [mission] a reason tells what a bot holds: ask after the mission
       *[game] a reason tells what a bot holds: ask after the game
    }
reason-none = no bot has a reason for that
# $why: the reason of a bot, a phrase.
reason-told = { $seat }: { $why }.

lobby-seat = Seat { $letter }
lobby-runs-already =
    { $one ->
        [mission] a mission runs already
       *[game] a game runs already
    }
lobby-again-first = begin again first
lobby-none-played =
    { $one ->
        [mission] no mission has been played yet
       *[game] no game has been played yet
    }
lobby-settled-before =
    { $one ->
        [mission] that has to be settled before the mission begins
       *[game] that has to be settled before the game begins
    }
lobby-seat-taken = that seat is taken
lobby-no-open-seat = there is no open seat
lobby-no-bot = there is no bot { $bot } here
lobby-seated-already = you have a seat already
lobby-name = say your name
lobby-somebody-there = somebody sits there
lobby-only-host = only the host of the table may do that
lobby-no-seat = you have no seat
lobby-nobody-there = there is nobody to choose at that seat
lobby-no-watcher = there is no such spectator
lobby-many-games =
    { $one ->
        [mission] this table has played { $number } missions, and that is all it keeps; make a new table
       *[game] this table has played { $number } games, and that is all it keeps; make a new table
    }
lobby-too-many-people = there are more people at the table than that
hall-full = this server has no room for another table
hall-once-used = this was used for another table already
hall-no-captain-seat = there is no such seat for the captain
hall-not-kept = a table cannot be saved just now; try again
hall-goes-down = the server goes down

## Connections and requests.

socket-slow = too slow
socket-no-spectators = this table has no room for spectators
socket-old-link = this link is no longer valid; ask for the new one
socket-wrong-key = this key does not open a seat here
socket-went-wrong = something went wrong here
socket-hello-soon = say hello first, and soon
socket-hello-first = say hello first
socket-not-readable = the tables cannot be read just now
socket-no-table = there is no such table
socket-fast = too many messages
socket-big = this message is too long
socket-bad-often = too many messages that cannot be read
# $why: what is wrong with it, in technical English.
socket-bad = this message cannot be read: { $why }
http-many-tables = too many new tables from here; try again later
http-no-game = there is no such game
http-games-not-readable = the games cannot be read just now
http-not-replayable = this version of the game cannot replay it
http-metrics = only whoever runs the server may read its metrics
http-fast = too many requests
http-origin = this request comes from somebody else's page
http-origin-socket = this connection comes from somebody else's page
http-many-connections = too many connections
http-json = send application/json
http-big = this request is too long
http-broken-off = the request was cut short
http-bad = this request cannot be read: { $why }
http-long = this address is too long
http-long-header = the header of this request is too long
http-slow = this request came too slowly
http-unreadable = this request cannot be read
http-host = this server is not known by that name
http-no-replay-now = the replay cannot be made just now; try again
http-replay-crew = this is the game of a crew: only its members and those who sit at the table get its replay
http-path = there is nothing here
http-no-file = there is no such file
http-method = that cannot be done here
http-other = this request cannot be answered

## Where games are kept: why something is not done. Phrases without a capital. $why: what a driver or the system says.

store-closed = the store is closed
store-full = too much is waiting to be kept
store-not-written = cannot write to the store: { $why }
store-not-open = cannot open the store: { $why }
store-not-copied = cannot copy the store: { $why }
store-not-restored = cannot restore the copy: { $why }
store-silent = the store does not answer: { $why }
store-no-secret = the store does not keep its secret
store-file-there = { $file } is there already
store-none = there is no store at { $file }
store-no-file = there is no file { $file }
store-not-empty = there is something in this store already: a copy is restored to an empty one
store-no-copy = { $file } is no copy of a store
store-locked = { $file } is open in another server: close that one, or name another file
# $process: its number in the system.
store-locked-by = { $file } is open in another server (process { $process }): close that one, or name another file
# $found, $known: versions of databases.
store-newer = the database is of version { $found }; this program knows { $known }: a newer defuse has made it
store-newer-needs = the database is of version { $found }, which needs defuse { $needed } at least; this program knows { $known }: a newer defuse has made it
# $theirs: store-cluster or store-alone. $mine: store-cluster or store-own.
store-shared = { $theirs } uses this database, and this would be { $mine }: start all with the same --cluster NAME
store-cluster = the cluster { $name }
store-alone = a server without a cluster
store-own = a server of its own

## Bomb Squad Academy at the table: what acts do, and what is on the bomb.

academy-about-choose = Nobody sees it until everybody has chosen.
academy-about-protect = A protected wire is not cut in this round.
academy-about-peek-cards = Look at the upcoming cards of two wires.
academy-about-peek-tiles = Look at the tiles behind the track of one wire.
academy-about-look-away = Look at nothing.
academy-about-take-tool = It lies in front of you until you use it, once.
academy-about-pass = Use no tool now.
# A card that lies open: its value, its wire and its place.
academy-item-card = { $value } ({ $wire }, card { $place })
# $way: left or right.
academy-plate-text =
    { $way ->
        [left] +{ $bonus }, moves left when this wire was scored
       *[right] +{ $bonus }, moves right when this wire was scored
    }
academy-won =
    { COUNT($seats) ->
        [one] { $seats } wins with { $points } points.
       *[other] { $seats } share the victory with { $points } points.
    }
