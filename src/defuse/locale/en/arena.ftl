### The arena, where bots play many games, and bots and games by their names. Phrases without a capital and a full stop.

## Games and bots by name. $name, $known and the like: words that are typed, the same in all languages.

games-unknown = there is no game { $name } (there are: { COMMA($known) })
# $layer: a part of the program.
games-no-part = the game { $name } has nothing for { $layer }
# $where: a module. $why: what went wrong, in English.
games-not-loaded = the game { $name } cannot be loaded from { $where }: { $why }
bots-unknown = there is no bot { $name } for { $game } (there are: { COMMA($known) })
bots-not-loaded = bot { $name } cannot be loaded from { $where }: { $why }
bots-bad-step = bot { $name } declares a step of { $step }: it has to be seconds, at most { $most }
# $able: the bots that take a budget. $example: what could be typed.
bots-no-budget = bot { $name } takes no budget: only { COMMA($able) } does, as in { $example }
bots-no-seconds = { $text } is no number of seconds: write { $example }
# $most: seconds. A program is run by its name, as in exec:./mybot.
bots-no-program-name = { $name } names no program: write exec:./mybot, or exec@30:./mybot for 30 seconds an answer, at most { $most }
bots-no-program = bot { $name } cannot be run: there is no executable { $file }
bots-program-not-executable = bot { $name } cannot be run: { $file } is not executable; chmod +x { $file } makes it so

## Playing.

arena-nobody-plays = somebody has to play: name at least one bot
arena-no-end = no end after { $acts } acts
# $game: the name of a game, such as m01-p4-s1-0003. $kind: the name of an error. $why: what it says.
arena-game-failed = game { $game }: { $kind }: { $why }
arena-another-replay = { $file } is the replay of another game; choose another folder
arena-no-ray = Ray is not installed: pip install 'defuse-wires[ray]'
arena-no-cluster = there is no cluster at { $address }: { $why }
arena-task-failed = a task of the cluster has failed: { $why }
# $wanted, $found: digests.
arena-other-code-there = a machine of the cluster plays by other code ({ $found }, this is { $wanted }): install the same defuse there
arena-process-ended = a process that played games was ended from outside

## Files of results.

arena-no-results-file = this is no file of results: its first line is not of the arena
# $differs: what the file holds, one of the entries arena-holds-…
arena-other-games = line { $line } begins other games than the first, which holds { $differs }
arena-other-bots = line { $line } is a game of other bots, or of another seed, than the first line says
arena-unknown-game = it holds games of { $game }, which this program does not know
arena-unknown-game-at-line = line { $line } begins games of { $game }, which this program does not know
arena-other-format = it has format { $format }; this program reads format { $ours }
# $why: what a library says, in English.
arena-line-unreadable = line { $line } cannot be read: { $why }
arena-no-plain-file = it is no plain file
arena-other-process = another process is writing to it
arena-holds-game = games of { $game }, not of { $other }
arena-holds-engine = games of engine { $engine }; this is engine { $other }
arena-holds-bots = games of { $bots }, not of { $other }
arena-holds-seed = games of seed { $seed }, not of seed { $other }
arena-holds-clock = games with the clock
arena-holds-no-clock = games without the clock
arena-holds-numbers = games with other numbers on the components
arena-holds-seating = games with the seating { $seating }, not { $other }
arena-choose-another = it holds { $differs }; choose another file
arena-played-by-version = its games were played by version { $version }; choose another file, or go on with --mix
arena-played-by-code = its games were played by other code ({ $code }, this is { $ours }); choose another file, or go on with --mix
# $bot: arena-brought, $ours: some of these.
arena-played-by-another = its games were played by another { $bot }, this is { $ours }; choose another file, or go on with --mix
# A bot of another package. $code: a digest.
arena-brought = { $bot } of { $package } { $version } ({ $code })

## What came of games. $bots: their names.

arena-one-among = { $one } among { $others }
arena-in-turn = { $bots } in turn
arena-no-clock = { $bots } (no clock)
arena-numbers = { $bots } (numbers { $numbers })

## What games were lost by, in short: in a table. loss-… says the same in a phrase.

arena-cause-dial = dial
arena-cause-time = time
arena-cause-red-wire = red wire
arena-cause-nothing-legal = nothing legal to do
arena-cause-others = other causes

## A picture of win rates and losses.

arena-plot-rates = Games won, by mission, with 95 % intervals
arena-plot-endings = How games ended, by campaign box
arena-plot-legend = { $bots }: { PERCENT($rate) } of { GROUPED($games) }
arena-plot-percent = { $share } %
arena-plot-mission = { $bots }, mission { $mission }: { $wins } of { $games } won
arena-plot-won = won
# $bar: missions and bots. $what: “won”, or a cause.
arena-plot-part = { $bar }: { $what } { $count } of { $games }

## A picture of cross-play.

arena-cross-title = Games won, by who plays with whom
arena-cross-axes = Rows: one bot that joins. Columns: the bots that sit there already.
arena-cross-beside = On the right: what is lost against self-play, in percentage points.
arena-cross-gap = gap { $gap } ({ $low } to { $high })
