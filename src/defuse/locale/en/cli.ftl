### The command line: help, what commands print, and why they fail.
### Always English: names of commands and options (--seat), file names, notation (B1.3), what stands in capitals (FILE).
### Failures are phrases without a capital and a full stop, behind “defuse: ”.

## Help: what a command does, and what its options and arguments are for. `.seat` is the option --seat.

cli-command-defuse = Bomb Busters and Bomb Squad Academy on your machine: play, serve, look, replay, simulate, tell the odds.
    .version = Print the version and end.
    .lang = The language, such as en, de or fr; without it, that of DEFUSE_LANG or of the system.
    .epilog = Start with: defuse play
    .help = Show this message and exit.
    .install-completion = Install completion for the current shell.
    .show-completion = Show completion for the current shell, to copy it or customize the installation.
cli-command-play = Open a table in your browser, for you, friends and bots. With --terminal: a mission with bots, right here.
    .terminal = Play here, in the terminal.
    .port = The port of the server (8021, or a free one).
    .no-browser = Only say where the table is.
    .lan = For phones and computers in your home network: listen on this machine's address there.
    .mission = In the terminal: which mission (1); see: defuse missions.
    .players = In the terminal: how many seats, 2 to 5 (4).
    .seat = In the terminal: where you sit, A, B, … (A).
    .seed = In the terminal: the same seed gives the same deal.
    .bots = In the terminal: who plays with you, one name for all seats, or names with commas (careful).
    .save = In the terminal: keep the replay in this file.
cli-command-serve = Serve tables to browsers until Ctrl-C.
    .host = The address to listen on; 0.0.0.0 for all.
    .port = The port; 0 for any free one.
    .database = Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; without it a file in your data folder.
    .cluster = The name of the cluster this process belongs to: all that share one PostgreSQL name the same.
    .origin = Another origin whose pages may use this server, such as https://play.example.org. May be given again.
    .name = A name that this server is reached by, such as games.example.org; requests for other names are refused. May be given again.
    .proxies = Addresses of proxies in front of it, with commas, whose word about the client's address is believed.
    .metrics = Another address that may read /metrics, beside this machine's own. May be given again.
    .workers = Processes that think for bots; without it one less than there are cores.
    .keep-days = Delete tables to which nobody has come for so many days; without it they are kept for good. Games of crews stay.
    .crew-rates = Tell everybody what crews win on average, as far as they agree; --no-crew-rates tells nobody.
    .client = A folder with another build of the browser client: index.html and what belongs to it.
    .log = How much to log: debug, info, warning, error.
cli-command-export = Write games as tables, for other programs.
    .files = Replay files, folders with them, or files of results; games of results are played again.
    .out = An empty folder for the tables.
    .format = parquet, with the extra defuse-wires[export], or jsonl.
    .replays = The folder that simulate --save has filled; games that are there are not played again.
    .observations = Whether each act comes with what its seat knew.
    .odds = Whether each act comes with the odds of its seat.
    .run-programs = Run the programs (exec:…) that a file of results names; say this for files that you trust alone.
cli-command-backup = Copy all tables of a server into a file, also while it runs.
    .file = The file to make.
    .database = Where games are kept; without it the file in your data folder.
cli-command-restore = Put such a copy into an empty store.
    .file = The copy.
    .database = Where games are to be kept; without it the file in your data folder.
cli-command-think = Think for the bots of a cluster until Ctrl-C.
    .database = The database of the cluster: postgresql://USER@HOST/NAME.
    .cluster = The name of the cluster.
    .workers = Processes that think; without it one less than there are cores.
    .log = How much to log: debug, info, warning, error.
cli-command-show = Show a table as a picture: the truth, or what a seat knows.
    .file = A replay (.defuse) or a table in notation; - reads standard input.
    .seat = What a seat knows (A to E), or a spectator; without it, the truth.
    .at = In a replay: the table after so many acts.
    .json = Print JSON, for programs.
cli-command-odds = Tell the exact odds of hidden wires, and the best calls.
    .file = A table in notation, ? for what is unknown, or a replay (.defuse); - reads standard input.
    .seat = Whose odds: a seat (A to E), or spectator; without it, the seat whose table it is, or who is asked.
    .at = In a replay: the table after so many acts.
    .all = Show all calls, not only the best.
    .table = Print the table as it stands now, in notation.
    .why = Tell why a wire has a value, as in B1.3=5: a proof, or what its chance hangs on.
    .watch = Answer again whenever the file changes.
    .json = Print JSON, for programs; with --watch a line each time.
    .new = Print a blank table of a mission, to be filled in.
    .players = With --new: how many play.
    .captain = With --new: who is captain.
cli-command-rules = Look something up in the rule book, or read it.
    .topic = An entry such as card/6 or mission/43, or words to look for; without it, the contents.
    .json = Print JSON, for programs.
cli-command-replay = Play a saved game again, act by act, and verify it.
    .file = A replay file (.defuse); - reads standard input.
    .step = Show the table after each act and wait for Enter (q ends).
    .json = Print JSON, for programs.
cli-command-review = Look back at a saved game: verdicts and the chance to win.
    .file = A replay file (.defuse); - reads standard input.
    .html = Write a page to this file as well; it needs no network.
    .quick = Verdicts by odds alone, without playing on: there in a moment.
    .jobs = How many processes count; without it, one for each core.
    .json = Print JSON, for programs.
cli-command-verify = Check a saved game, and that nobody could choose its deal.
    .file = A replay file (.defuse); - reads standard input.
    .commitment = The commitment that your browser showed at the start, to compare.
    .part = What your browser added to the deal, to look for.
    .json = Print JSON, for programs.
cli-command-mcp = Give a language model a seat at a table (MCP).
    .link = The link to the table; without it the model can make tables of its own, with bots.
    .name = What the model is called at the table.
    .server = A server whose tables the model may join or make; without it there is one in this process.
    .http = Serve over HTTP on this port of this machine (0: any free one) instead of standard input and output.
cli-command-simulate = Let bots play many games, and count wins and losses.
    .missions = Which missions: all, 1-8, or 1,3,5.
    .players = How many players: all, 2-5, or 3.
    .games = Games per mission and player count (Academy: per player count).
    .bots = Who plays: one name for all seats, or names for A, B, … with commas.
    .seed = The same seed gives the same games.
    .jobs = Processes; without it as many as it pays to use.
    .save = Keep a replay file of each game in this folder.
    .out = Write each result into this file as it comes; the same command goes on with it after a break.
    .budget = Time to think for each decision, for bots that can be told, as in expert:0.5.
    .clock = Play timed missions with or without it.
    .mix = Go on with a file whose games were played by other code or another version.
    .game = Which game: busters, academy, or one that another package brings.
    .seating = Who sits where: row (as named), turn (moving on by a seat each game) or one (the first among the others, moving on).
    .ray = Play on a cluster of Ray, at its address; without one on this machine. Needs the extra defuse-wires[ray].
    .components = Bomb Squad Academy: play with the numbers of this file.
    .json = Print JSON, for programs.
cli-command-cross = Let every bot play with every other one on the same deals.
    .bots = Which bots, with commas: two or more.
    .missions = Which missions: all, 1-8, or 1,3,5.
    .players = How many players: all, 2-5, or 3.
    .games = Deals per mission and player count.
    .seed = The same seed gives the same deals.
    .out = A folder for files of results, one for each kind of table; the same command goes on with them.
    .mixtures = Play every mixture of three or more, not only that of all.
    .jobs = Processes; without it as many as it pays to use.
    .budget = Time to think for each decision, for bots that can be told, as in expert:0.5.
    .clock = Play timed missions with or without it.
    .mix = Go on with files whose games were played by other code or another version.
    .plot = Draw the matrix into a file: .svg, or .png with the extra defuse-wires[plot].
    .markdown = Print tables in Markdown, for a page.
    .json = Print JSON, for programs.
cli-command-report = Tell win rates, losses and thinking times of simulated games.
    .files = Files of results from defuse simulate --out; - reads standard input.
    .compare = Compare the bots of two files on the deals that both have played.
    .margin = With --compare: a difference of so many percentage points or less does not matter.
    .markdown = Print tables in Markdown, for a page.
    .plot = Draw win rates and losses into a file: .svg, or .png with the extra defuse-wires[plot].
    .json = Print JSON, for programs.
cli-command-missions = List the missions, or tell about one of them.
    .number = Tell about this mission; without it, list all.
    .json = Print JSON, for programs.

## Help: what stands around the texts above.

cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
# In square brackets behind an option.
cli-help-default = default: { $value }
cli-help-required = required

## A command that was typed wrongly. $option and $param: names, in quotes as they are typed.

cli-no-such-option = No such option: { $option }
# $possible: options with commas.
cli-no-such-option-but = No such option: { $option } (Possible options: { $possible })
cli-no-such-command = No such command { $command }.
cli-missing-argument = Missing argument { $param }.
cli-missing-option = Missing option { $param }.
cli-extra-arguments = Got unexpected extra argument(s) ({ $extra })
cli-option-needs-value = Option { $option } requires an argument.
cli-option-takes-no-value = Option { $option } does not take a value.
# $why: one of the following, or what a library says, in English.
cli-invalid-value = Invalid value for { $param }: { $why }
cli-no-integer = Input should be a valid integer, unable to parse string as an integer
cli-no-number = Input should be a valid number, unable to parse string as a number
cli-at-least = Input should be greater than or equal to { $least }
cli-at-most = Input should be less than or equal to { $most }
# $where: --lang or DEFUSE_LANG. $language: what was typed, in quotes. $known: codes.
cli-no-such-language = { $where }: there is no language { $language } (there are: { COMMA($known) })
cli-lang-needs-value = --lang: name a language, such as { COMMA($known) }

## Failures of all commands.

# $file: a file, $option: an option, $why: what is wrong with it.
cli-of-file = { $file }: { $why }
cli-of-option = { $option }: { $why }
# Before something that has to be said beside the answer.
cli-note = note: { $what }
cli-input-ended = the input ended
# $kind: the name of an error in the program, $what: what it says.
cli-crashed = { $kind }: { $what } (DEFUSE_DEBUG=1 shows where)
cli-cannot-read = cannot read { $file }: { $why }
cli-cannot-write = cannot write { $file }: { $why }
cli-cannot-make-folder = cannot make the folder { $folder }: { $why }
cli-no-folder = there is no folder { $folder }
cli-no-replay-no-text = this is neither a replay file nor a text
cli-at-is-for-replays = --at is for replays; { $file } is a table in notation
cli-at-too-far =
    { $acts ->
        [one] --at { $at }: { $file } has only { $acts } act
       *[other] --at { $at }: { $file } has only { $acts } acts
    }
# $seat: a letter, or what was typed instead of one, in quotes. $first and $last: letters.
cli-no-such-seat = there is no seat { $seat }: with { $players } players the seats are { $first } to { $last }
# $viewer: a letter, or “spectator” for what everybody sees.
cli-only-what-one-sees =
    { $viewer ->
        [spectator] --seat { $seat }: { $file } says only what spectators see
       *[other] --seat { $seat }: { $file } says only what { $viewer } sees
    }
cli-differs = this engine plays it differently (digest { $found } instead of { $written })
cli-differs-other-engine = this engine plays it differently (digest { $found } instead of { $written }; it is from engine { $engine }, this is { $ours })

# --missions 1-8 and the like. $text: what was typed, in quotes.
cli-range-unreadable = cannot read { $text }; write all, 4, 1-8 or 1,3,5
cli-range-backwards = { $part } goes backwards
# $known: numbers such as 2–5.
cli-range-players = { $game } is for { $known } players, not { $number }

## defuse play and defuse serve.

cli-play-only-browser = --port, --no-browser and --lan are for the browser, not for --terminal
cli-play-no-programs = programs such as { $bot } play in simulate and cross only
cli-play-only-terminal = { $option } goes with --terminal; in the browser you choose at the table
cli-play-no-network = this machine is in no network, so there is no address for phones; without --lan you can play right here
cli-play-lan-phones = Phones and computers in the same network open this address.
cli-play-lan-scan = Phones and computers in the same network open this address, or scan this code:
cli-play-lan-who = Everybody in this network can reach it while it runs, and nobody from outside unless your router lets them in. Tables are found by their link alone. If a phone gets no answer, look at the firewall of this machine.
cli-serve-open = The table is open at { $where }
cli-serve-how-to-close = Ctrl-C closes it; games go on where they were when it is opened again.
cli-serve-cannot-listen = cannot listen on { $host } port { $port }: { $why }
cli-serve-did-not-start = the server did not start; the log says why
cli-serve-bad-name = { $name } is no name of a server; write it as in games.example.org
# $example: what such an address looks like.
cli-serve-bad-address = { $word } is no such address; write it as in { $example }
cli-serve-few-files = only { $limit } files may be open at the same time, and a server needs { $needed } at least; raise the limit (ulimit -n)
# $words: what may be written.
cli-serve-one-of = one of { COMMA($words) }
cli-serve-cluster-database = a cluster needs a database that processes can share, { $server }
cli-serve-cluster-name = letters, digits, dots, dashes and underscores, 64 at most
cli-backup-done =
    Copied to { $file }: { $tables ->
        [one] { NUMBER($tables) } table
       *[other] { NUMBER($tables) } tables
    }, { $games ->
        [one] { NUMBER($games) } game
       *[other] { NUMBER($games) } games
    }, { $acts ->
        [one] { NUMBER($acts) } act
       *[other] { NUMBER($acts) } acts
    }.
cli-restore-done =
    Restored: { $tables ->
        [one] { NUMBER($tables) } table
       *[other] { NUMBER($tables) } tables
    }, { $games ->
        [one] { NUMBER($games) } game
       *[other] { NUMBER($games) } games
    }, { $acts ->
        [one] { NUMBER($acts) } act
       *[other] { NUMBER($acts) } acts
    }.
cli-think-ready = Thinking for { $cluster } with { NUMBER($workers) } at a time. Ctrl-C ends it.
cli-serve-no-client = { $folder } holds no build of the client: it has no index.html
# $addresses: how an address of a database is written.
cli-serve-addresses = { $file } or { $server }
cli-serve-in-memory = a database in memory keeps nothing: name a file, as in { $example }
cli-serve-postgres-extra = PostgreSQL needs the extra defuse-wires[postgres]: install it with pip install 'defuse-wires[postgres]'

## defuse missions.

cli-missions-number = No.
cli-missions-mission = Mission
cli-missions-players = Players
cli-missions-equipment = Equipment
cli-missions-wires = Wires
cli-missions-yes = yes
cli-missions-no = no
cli-missions-setup = Set-up
cli-missions-in-play = In play
cli-missions-questions = Questions
cli-missions-in-the-box = In the box
cli-mission-title = Mission { $number } · { $title }
# $numbers: such as 1–12.
cli-wires-blue = blue { $numbers }
# Wires in a list: those with another number of players.
cli-wires-with-players = { $players } players: { $wires }
# The head of a row: for how many players the wires are. $players: such as 3–5.
cli-wires-of-players = Wires, { $players } players
cli-mission-dial = Dial
cli-mission-dial-players = starts at the number of players
cli-mission-dial-number = starts at { $dial }
cli-mission-dial-unused = not used
cli-mission-no-equipment = none, but everybody has a personal Double Detector
cli-mission-one-card = one card a player
cli-mission-one-card-without = one card a player, without { $cards }
# $what: what was typed, in quotation marks.
cli-rules-nothing = the rule book says nothing of { $what }
# $entries: names of entries, such as card/6.
cli-rules-see = See also: { COMMA($entries) }

## The picture of a table. Short words before what is shown; the narrow ones are marked.

cli-seen-truth = { $players } players, the whole truth
cli-seen-spectator = { $players } players, as a spectator sees it
cli-seen-seat = { $players } players, as { $seat } sees it
cli-dial = Dial
# Steps of the dial.
cli-dial-left = { $steps } left
cli-captain = Captain { $seat }
cli-turn = Turn { $turn }
cli-defused = Defused: everybody wins
cli-exploded = Exploded: { $why }
# $seats: letters, and “you”.
cli-asked = Asked: { $seats }
cli-you = you
# Narrow: in the first column.
cli-labels = Labels
cli-cut = Cut
cli-done = Done
cli-red = Red
cli-yellow = Yellow
# Red or yellow wires.
cli-gone = { $cut } of { $count } gone
cli-equipment = Equipment
cli-personal-equipment = Personal equipment
# Over the sentences that tell what happened last.
cli-last = Last
# Whether a card can be used. $state: ready, used, locked, hidden or done.
cli-state =
    { $state ->
        [ready] ready
        [used] used
        [locked] locked
        [hidden] hidden
       *[done] done
    }
# What a mission shows beside the table.
cli-panel-card-of = { $card } ({ $seat })
cli-panel-card-state = { $card }, { $state }
cli-panel-card-text = { $card }: { $text }
cli-panel-of-most = { $value } of { $most }
# $time: minutes and seconds, such as 2:05.
cli-panel-time-left = { $time } left

## The picture of a table of Bomb Squad Academy.

cli-academy-bomb = Bomb { $bomb } of { $bombs }
cli-academy-round = Round { $round }
cli-academy-wins =
    { COUNT($seats) ->
        [one] { $seats } wins
       *[other] { $seats } win
    }
cli-academy-tools = Tools
cli-academy-display = On display
cli-academy-wire = Wire
cli-academy-trigger = Trigger
cli-academy-tiles = Tiles
cli-academy-worth = Worth
cli-academy-chain = Chain
cli-academy-plates = Plates
# The cards that lie open, then those that come next.
cli-academy-cards = Cards | next
cli-academy-deck = Deck
cli-academy-face-down = Face down
# What the next cut would score.
cli-academy-next-cut = Next cut
cli-academy-card-and = card + { $adds }
cli-academy-left = Left of each value
cli-academy-tile-ok = ok
cli-academy-tile-boom = boom
# No card comes next.
cli-academy-none = none
cli-academy-protected = protected
cli-academy-seat = Seat
cli-academy-score = Score
cli-academy-action = Action
cli-academy-on-table = On the table
cli-academy-hand = Hand
cli-academy-nothing = nothing
cli-academy-wait-spent = (Wait is spent)
# An action card that a seat has locked in, and that only the viewer knows.
cli-academy-locked-card = { $card } (locked)
cli-academy-locked = locked
cli-academy-used = used

## defuse replay.

cli-replay-setup = set-up
cli-replay-host = host
# What somebody has done in secret.
cli-replay-locked-in = Locked in.
cli-replay-nothing-seen = Nothing to be seen.
# q is what is typed, in all languages.
cli-replay-go-on = Enter: go on, q: end > { "" }
cli-replay-verified = Verified: { $acts } acts, digest { $digest }.
cli-replay-not-over = The game is not over.

## defuse review.

# $game: what is played; $title: of the mission.
cli-review-headline = { $game }, mission { $mission }: { $title } ({ $players } players)
cli-review-counting = Counting
cli-review-process-ended = a process that counts has ended
cli-review-same-file = this is the game itself
cli-review-no-folder = there is no such folder
cli-review-a-folder = this is a folder; name a file in it
cli-review-written = Written: { $file }
cli-review-no-verdicts = There are no verdicts on this game.
cli-review-change = Chance to win { PERCENT($before) } → { PERCENT($after) }: judgement { $judgement }, luck { $luck }.
cli-review-curve = Chance to win after each turn, with 95% intervals
cli-review-turn = Turn { $turn }
cli-review-before = Before the first turn
cli-review-why = Why was it certain?
cli-review-summary = The whole game
cli-review-jumps = Jump to
cli-review-acts = Act by act
cli-review-missed = Miss
cli-review-turning = Turning point
cli-review-player = Player
cli-review-judgement = Judgement
cli-review-luck = Luck
cli-review-best = Best or as good
cli-review-best-of = { $best } of { $decisions }
cli-review-made = called
cli-review-up = Up
cli-review-wins = { PERCENT($chance) } of games won from here ({ PERCENT($low) } to { PERCENT($high) })
cli-review-interval = { PERCENT($chance) } ({ PERCENT($low) } to { PERCENT($high) })

## defuse verify. $why: a phrase.

cli-verify-played =
    { $acts ->
        [one] Played again: { $acts } act, legal, with the same result (digest { $digest }).
       *[other] Played again: { $acts } acts, all legal, with the same result (digest { $digest }).
    }
cli-verify-wrong = Wrong: { $why }.
# $seats: letters.
cli-verify-shared = Nobody could choose this deal: its seed follows from a secret of the server, which was committed to first, and from what these seats added: { COMMA($seats) }.
cli-verify-alone = The server dealt this alone: its seed follows from a secret that was committed to first, but nobody else added anything.
cli-verify-alone-older = The server dealt this alone, it seems: the file is from a version in which nobody could add anything, and the seed has the form of its seeds.
cli-verify-fixed = The deal was fixed beforehand: somebody gave the seed { $seed }, so whoever made the game could know it.
cli-verify-left-out = Nothing was added by { COMMA($seats) }.
cli-verify-withheld = A part was promised and then not told by { COMMA($seats) }.
cli-verify-commitment = Commitment: { $commitment }. Compare it with what your browser showed at the start.
cli-verify-same-commitment = The commitment is the one that you noted at the start.
cli-verify-own-part = Your part is in it, at seat { $seat }.
cli-verify-other-commitment = the commitment is { $found }, not the one that you noted
cli-verify-no-part = the part that you named is not in the deal
cli-verify-not-hex = { $option } needs 64 hexadecimal digits

## defuse odds.

cli-odds-name-a-file = name a file with a table, or let one be made: { $example }
# $what: an option, or a file.
cli-odds-new-alone = with --new, { $what } does nothing; leave it out
cli-odds-why-what = --why needs a wire and a value, as in B1.3=5: { $text } is not one
cli-odds-watch-needs-file = --watch needs a file: standard input does not change
cli-odds-watching = Watching { $file }. Ctrl-C ends.
# $game: a game that is not Bomb Busters.
cli-odds-game-of = this is a game of { $game }; odds are told for Bomb Busters
cli-odds-table-of = this is a table of { $game }; odds are told for Bomb Busters
cli-odds-over = the game is over, there is nothing left to call
cli-odds-over-but = the game is over, there is nothing left to call; --at { $at } is the table before its last act
cli-odds-won = the mission is won with line { $line }, there is nothing left to call
cli-odds-who-is-asked = as { $seat } sees it, who is asked; --seat chooses another seat
cli-odds-turn-not-over = a turn is not over yet, so the table cannot be written down
# Narrow: below a stand, before the likeliest values of its wires and the next likely ones; the last is the chance of red.
cli-odds-likely = likely
cli-odds-or = or
cli-odds-red = red
cli-odds-wire = Wire
cli-odds-wires = Wires
cli-odds-value = Value
cli-odds-hit = Hit
cli-odds-explodes = Explodes
cli-odds-card = Card
cli-odds-academy-next = Next card
cli-odds-academy-explodes = Explodes, { $cutters } cutting
cli-odds-academy-points = Points
cli-odds-calls = Calls, safest first
cli-odds-calls-if = Calls, safest first, if it were { GENITIVE($seat) } turn
cli-odds-with-card = The best call with a card
cli-odds-with-card-if = The best call with a card, if it were { GENITIVE($seat) } turn
cli-odds-solos = Solo cuts
cli-odds-solos-if = Solo cuts, if it were { GENITIVE($seat) } turn
cli-odds-no-hit = No call can hit.
cli-odds-more = and { $more } more that may hit: --all
cli-odds-values = { OR($values) }
cli-odds-certain = certain
# Steps of the dial, even if the call is right.
cli-odds-costs =
    { $steps ->
        [one] costs a step anyway
       *[other] costs { $steps } steps anyway
    }
cli-odds-all-of = all of { $stand }
cli-odds-deals =
    { $deals ->
        [1] One deal agrees with all this.
       *[other] { GROUPED($deals) } deals agree with all this.
    }
# A large number: 4.0 × 10^20.
cli-odds-deals-about = About { NUMBER($digits, digits: 1) } × 10^{ $power } deals agree with all this.
cli-odds-spectator = A spectator calls nothing; --seat shows the calls of a seat.

## defuse simulate.

cli-simulate-only-academy = --components is for Bomb Squad Academy: add --game academy
cli-simulate-only-busters = { $option } is for Bomb Busters, not for --game academy
cli-simulate-nothing = no mission allows this number of players: there is nothing to play
cli-simulate-skipped = skipped: mission { $mission } is not played with { $players } players
# $seconds: as it was typed.
cli-simulate-no-time = { $seconds } seconds are no time to think
cli-simulate-no-budget = { $bots } cannot be told how long to think
cli-simulate-ray-or-jobs = a cluster has its own processors; leave --jobs out
cli-simulate-out-file = results are kept in a file, so that more games can follow; give it a name
cli-simulate-seating = { $typed } is no way to sit: row, turn or one
# $causes: codes with numbers, such as “time 2”.
cli-lost-seats = programs have lost their seats { $count ->
        [one] once
       *[other] { $count } times
    } ({ COMMA($causes) }); the random bot played on
cli-simulate-done = { $done } of { $total } games are there already
cli-simulate-kept = { $kept } of { $total } games are kept; the same command goes on from there
# Before a bar that shows how far it is.
cli-simulate-playing = playing
cli-simulate-won = { PERCENT($share) } won

## The tables of defuse simulate and defuse report. Most are heads of narrow columns.

cli-table-all = all
cli-table-mission = Mission
cli-table-missions = Missions
cli-table-players = Players
cli-table-so-many-players = { $players } players
cli-table-games = Games
cli-table-wins = Wins
cli-table-won = Won
cli-table-turns = Turns
cli-table-lost-by = Lost by
# One cause of losses and how many games were lost by it.
cli-table-cause-count = { $cause } { $count }
cli-table-bot = Bot
cli-table-seats = Seats
cli-table-won-by-seat = Won by a seat
cli-table-interval = 95 %
# What a seat would win if all were alike.
cli-table-fair = Fair
cli-table-score = Score
cli-table-rounds = Rounds
cli-table-share = Share
cli-table-cause = Cause
cli-table-deals = Deals
cli-table-both = Both
cli-table-only-a = Only A
cli-table-only-b = Only B
cli-table-neither = Neither
cli-table-difference = Difference
cli-table-interval-long = 95 % interval
cli-table-a-seconds = A s/game
cli-table-b-seconds = B s/game
cli-table-gain = Gain per s
cli-table-decisions = Decisions
cli-table-median = Median ms
cli-table-most-times = 90 % ms
cli-table-longest = Most ms
cli-table-thinking = Thinking s/game
cli-table-whole-game = All s/game
cli-table-from-to = { $low } to { $high }

## defuse report.

cli-report-json-or-markdown = --json and --markdown: choose one of them
cli-report-two-files = two files can be compared, not { $files }
cli-report-twice = this file is named twice; its games would be counted twice
cli-report-cannot-draw = cannot draw { $file }; the name has to end in .svg or .png
cli-report-only-busters = { $option } is for missions of Bomb Busters; { $file } holds games of { $game }
cli-report-different-games = { $one } and { $other } hold different games
cli-report-empty = the file is empty
cli-report-no-games = there are no games in it yet
cli-report-cut = the last line is incomplete and left out
cli-report-engines = the deals are not the same: engine { $one } and engine { $other }
cli-report-no-deal = there is no deal that both { $one } and { $other } have
cli-report-png = PNG needs the extra: pip install 'defuse-wires[plot]'; .svg needs nothing
cli-report-won-by-mission = Won, by mission and players, with 95 % interval
cli-report-won-by-box = Won, by campaign box and players, with 95 % interval
cli-report-won-by-seat = Won by a seat, with 95 % interval
cli-report-lost = Lost { $lost } of { $games } games, by cause and campaign box
cli-report-times = Time to decide
cli-report-deals-won = Deals won
cli-report-whenever = B against A, for whoever looks again and again: stop when it is clear
cli-table-clear = What is clear
cli-verdict-a = A is better
cli-verdict-b = B is better
cli-verdict-same = no difference that matters
cli-verdict-open = nothing yet: play on
cli-report-b-against-a = B against A, in percentage points
# $a and $b: names of bots.
cli-report-duel = { $a } (A) and { $b } (B) on { GROUPED($deals) } deals that both have played
# Where games come from. $who: names of bots. $games: one of the two below. $versions, $engine and $codes: of the program.
cli-report-origin = { $who }: { $games }; defuse { $versions }, engine { $engine }, code { $codes }; { $when }
cli-report-games =
    { $games ->
        [one] { GROUPED($games) } game
       *[other] { GROUPED($games) } games
    }
cli-report-games-of =
    { $games ->
        [one] { GROUPED($games) } game
       *[other] { GROUPED($games) } games
    } of { GROUPED($planned) } planned
# Dates, such as 2025-03-01.
cli-report-when = { $first } to { $last }

## defuse play --terminal: what may be typed. Words with commas; the first is shown in help. English ones work in all languages.
## Choose short words, without blanks.

cli-typed-cut = cut
cli-typed-solo = solo
cli-typed-reveal = reveal
cli-typed-table = table
cli-typed-log = log
cli-typed-cards = cards
cli-typed-why = why
cli-typed-back = back
cli-typed-quit = quit, exit, q
cli-typed-help = help, ?
cli-typed-quiet = quiet
# Words that may stand within a command and mean nothing: “cut B1.3 with 5”.
cli-typed-fillers = at, with, and, or, as, for

## defuse play --terminal: what commands do, beside them in the help.

cli-do-cut = point at B's third wire and name 5, a value that you hold
cli-do-cut-own = the same, saying which of your own wires you mean
# $example: a command.
cli-do-cut-detector = the same with a detector; { $example } points at all wires of the stand
cli-do-cut-two = name two values (X or Y Ray)
cli-do-solo = cut all remaining 5s, which are all in your hand, 2 or 4 of them
cli-do-reveal = lay open a hand of only reds
cli-do-table = show the table again
cli-do-log = what happened so far
cli-do-cards = what the equipment cards do
cli-do-why = what cannot be done now, and why; also: { $example }
cli-do-back = choose something else
cli-do-quit = stop playing
cli-aim = Together, cut all wires before the dial is at 0. Everybody sees only their own wires; every stand is sorted from low to high. On your turn point at a teammate's wire and name a value that you hold: if it matches, both are cut. If not, the dial drops by one and the wire gets a token with its value. Never point at a red one.
cli-legend-wires = a blue 5, the yellow 5.1, the red 5.5
cli-legend-unknown = a wire that you do not know; a cut 5
cli-legend-tokens = a token: this wire is a 5 (^y yellow, ^ev even, ^od odd, ^x2 twice on its stand, ^~5 not a 5)
cli-legend-place = the third wire on A's first stand
cli-legend-seats = the captain; who is asked

## defuse play --terminal: questions and answers. $help, $quit, $quiet, $example: what is typed.

# $seats: those of bots.
cli-you-sit =
    { COUNT($seats) ->
        [one] You sit at { $seat }; a bot sits at { $seats }.
       *[other] You sit at { $seat }; bots sit at { $seats }.
    }
cli-how-to-stop = Type { $help } at any question, { $quit } to stop.
cli-you-leave = You leave the table. The seed of this deal was { $seed }.
cli-you-won = You won: the bomb is defused.
cli-you-lost = You lost: { $why }.
cli-seed-was = The seed of this deal was { $seed }.
cli-kept-in = Kept in { $file }. Look at it with: { $command }
cli-keep-it = Keep the replay? Type a file name, or Enter for no.
cli-file-there = { $file } is there already; type another name
cli-your-turn = Your turn, { $seat }. { $question }
cli-number-or-command = Type a number or a command; { $help } explains.
cli-not-on-list = { $text } is not on the list; { $help } explains
cli-type-number-or-command = type a number or a command
cli-once-more = Once more, then.
# $seats: letters.
cli-before-acts = Before { $seats } acts, you may use a card.
cli-enter-goes-on = Enter goes on; { $quiet } goes on and does not ask about these cards again.
cli-number-enter-or-quiet = { $text } is not on the list: type a number, Enter or { $quiet }
# $act: what is on a button.
cli-press-enter = { $act }: press Enter.
# $value: all of it that is left is in the own hand.
cli-all-yours = all remaining { $value }s are yours: { $example }
cli-about-cut = point at a teammate's wire and name a value that you hold.
cli-about-reveal = all that you have left are reds.
cli-such-as = Such as: { $example }
# There is no choice.
cli-only = Only { COMMA($items) }.
# $field: a name from the program.
cli-choose = choose: { $field }
cli-by-value-or-place = By value ({ $values }) or by place (such as { $place }).
cli-by-place = By place, such as { $place }.
cli-choose-one = choose one of these
cli-nothing-such = there is no { $text } to choose
cli-which-one = Which one: { COMMA($items) }? Enter takes { $first }.
cli-one-of = one of { COMMA($items) }
# Why something cannot be done: a phrase that was refused.
cli-no = No: { $why }.
cli-nothing-against = { $command }: nothing speaks against it.
cli-everything-possible = Everything that could be thought of can be done.
# What cannot be done, with the reason beside it. $act: what is on a button, $items: wires, values or cards.
cli-why-items = { $act }: { $items }
cli-card-used = it is used
cli-card-locked = it is locked
# $needs: such as “2 more 5s”.
cli-card-locked-until = it is locked: first cut { $needs }
cli-card-instant = it works by itself
cli-card-on-your-turn = only on your turn
cli-card-nothing = there is nothing to use it on now
cli-say-value = say which value, as in: { $example }
cli-say-wire-and-value = say which wire and which value, as in: { $example }
# $text: what was typed, in quotes. $yellow: the word for yellow that can be typed.
cli-neither-place-nor-value = { $text } is neither a place (B1.3) nor a value (1 to 12, { $yellow })
cli-you-hold-no = you hold no uncut { $value }, so you cannot name it
cli-two-stands = { $seat } has two stands: write { $one } or { $other }
cli-no-such-wire = there is no wire { $text }
cli-cut-already = { $wire } is cut already

## `defuse mcp`.

cli-mcp-extra = this needs the extra defuse-wires[mcp]: install it with pip install 'defuse-wires[mcp]'
cli-mcp-name = a name has 1 to { $most } characters
cli-mcp-server = { $server } is no address of a server: it looks like { $example }
cli-mcp-ready = Serving a seat on { $where }
cli-mcp-token = The token for it: { $token } (set DEFUSE_MCP_TOKEN to choose it)
cli-mcp-not-served = the seat cannot be served: { $why }

## `defuse cross`. A pairing is one bot among others of another kind.

cli-cross-two-bots = name two bots or more, each once
cli-cross-table = Table { $number } of { $all }: { $bots }
cli-cross-head =
    { $deals ->
        [one] Cross-play of { $bots }: { $deals } deal, the same at every table
       *[other] Cross-play of { $bots }: { GROUPED($deals) } deals, the same at every table
    }
cli-cross-matrix = Won, by who joins (rows) and who sits there already (columns), with 95 % interval
cli-cross-joins = one …
cli-cross-gaps = Self-play against cross-play, in percentage points, on the same deals
cli-cross-alone = self-play
cli-cross-crossed = cross-play
cli-cross-mixtures = Won by mixtures
cli-cross-in-turn = in turn

## `defuse export`.

cli-export-format = { $format } is none of parquet and jsonl
cli-export-extra = Parquet needs the extra defuse-wires[export]: pip install 'defuse-wires[export]', or say --format jsonl
cli-export-no-folder = there is no folder { $folder }
cli-export-not-empty = { $folder } is not empty
cli-export-twice = there are two games { $game }
cli-export-nothing = there is no game to export
cli-export-done =
    Written to { $folder }: { $games ->
        [one] { GROUPED($games) } game
       *[other] { GROUPED($games) } games
    }, { $acts ->
        [one] { GROUPED($acts) } act
       *[other] { GROUPED($acts) } acts
    }.
