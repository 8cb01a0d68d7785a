### The arena, where bots play many games, and bots and games by their names. Phrases without a capital and a full stop.

## Games and bots by name. $name, $known and the like: words that are typed, the same in all languages.

games-unknown = es gibt kein Spiel { $name } (es gibt: { COMMA($known) })
# $layer: a part of the program.
games-no-part = das Spiel { $name } hat nichts für { $layer }
# $where: a module. $why: what went wrong, in English.
games-not-loaded = das Spiel { $name } lässt sich nicht aus { $where } laden: { $why }
bots-unknown = für { $game } gibt es keinen Bot { $name } (es gibt: { COMMA($known) })
bots-not-loaded = Bot { $name } lässt sich nicht aus { $where } laden: { $why }
bots-bad-step = Bot { $name } nennt als Schritt { $step }: es müssen Sekunden sein, höchstens { $most }
# $able: the bots that take a budget. $example: what could be typed.
bots-no-budget = Bot { $name } nimmt keine Bedenkzeit an: das geht nur bei { COMMA($able) }, wie in { $example }
bots-no-seconds = { $text } ist keine Anzahl von Sekunden: schreib { $example }
# $most: Sekunden. Ein Programm läuft unter seinem Namen, wie in exec:./mybot.
bots-no-program-name = { $name } nennt kein Programm: schreibe exec:./mybot, oder exec@30:./mybot für 30 Sekunden je Antwort, höchstens { $most }
bots-no-program = Bot { $name } lässt sich nicht starten: es gibt keine ausführbare Datei { $file }
bots-program-not-executable = Bot { $name } lässt sich nicht starten: { $file } ist nicht ausführbar; chmod +x { $file } ändert das

## Playing.

arena-nobody-plays = jemand muss spielen: nenn mindestens einen Bot
arena-no-end = kein Ende nach { $acts } Aktionen
# $game: the name of a game, such as m01-p4-s1-0003. $kind: the name of an error. $why: what it says.
arena-game-failed = Spiel { $game }: { $kind }: { $why }
arena-another-replay = { $file } ist das Replay eines anderen Spiels; nimm einen anderen Ordner
arena-no-ray = Ray ist nicht installiert: pip install 'defuse-wires[ray]'
arena-no-cluster = unter { $address } ist kein Cluster: { $why }
arena-task-failed = eine Aufgabe des Clusters ist fehlgeschlagen: { $why }
# $wanted, $found: Prüfsummen.
arena-other-code-there = ein Rechner des Clusters spielt mit anderem Code ({ $found }, hier ist es { $wanted }): installiere dort dasselbe defuse
arena-process-ended = ein Prozess, der Spiele spielte, wurde von außen beendet

## Files of results.

arena-no-results-file = das ist keine Datei mit Ergebnissen: die erste Zeile ist keine der Arena
# $differs: what the file holds, one of the entries arena-holds-…
arena-other-games = mit Zeile { $line } beginnen andere Spiele als mit der ersten: dort sind es { $differs }
arena-other-bots = in Zeile { $line } steht ein Spiel anderer Bots oder mit einem anderen Startwert, als die erste Zeile sagt
arena-unknown-game = die Datei enthält Spiele von { $game }, das dieses Programm nicht kennt
arena-unknown-game-at-line = mit Zeile { $line } beginnen Spiele von { $game }, das dieses Programm nicht kennt
arena-other-format = die Datei hat Format { $format }; dieses Programm liest Format { $ours }
# $why: what a library says, in English.
arena-line-unreadable = Zeile { $line } lässt sich nicht lesen: { $why }
arena-no-plain-file = das ist keine gewöhnliche Datei
arena-other-process = ein anderer Prozess schreibt gerade hinein
arena-holds-game = Spiele von { $game }, nicht von { $other }
arena-holds-engine = Spiele von Engine { $engine }; dies ist Engine { $other }
arena-holds-bots = Spiele von { $bots }, nicht von { $other }
arena-holds-seed = Spiele mit Startwert { $seed }, nicht mit Startwert { $other }
arena-holds-clock = Spiele mit Uhr
arena-holds-no-clock = Spiele ohne Uhr
arena-holds-numbers = Spiele mit anderen Zahlen auf dem Material
arena-holds-seating = Spiele mit der Sitzordnung { $seating }, nicht { $other }
arena-choose-another = die Datei enthält { $differs }; wähl eine andere
arena-played-by-version = ihre Spiele wurden von Version { $version } gespielt; wähl eine andere Datei, oder mach mit --mix weiter
arena-played-by-code = ihre Spiele wurden mit anderem Code gespielt ({ $code }, dies ist { $ours }); wähl eine andere Datei, oder mach mit --mix weiter
# $bot: arena-brought, $ours: some of these.
arena-played-by-another = ihre Spiele wurden von einem anderen Bot gespielt, { $bot }; dies ist { $ours }; wähl eine andere Datei, oder mach mit --mix weiter
# A bot of another package. $code: a digest.
arena-brought = { $bot } aus { $package } { $version } ({ $code })

## What came of games. $bots: their names.

arena-one-among = { $one } unter { $others }
arena-in-turn = { $bots } reihum
arena-no-clock = { $bots } (ohne Uhr)
arena-numbers = { $bots } (Zahlen { $numbers })

## What games were lost by, in short: in a table. loss-… says the same in a phrase.

arena-cause-dial = Zünder
arena-cause-time = Zeit
arena-cause-red-wire = rotes Kabel
arena-cause-nothing-legal = nichts Erlaubtes möglich
arena-cause-others = andere Ursachen

## A picture of win rates and losses.

arena-plot-rates = Gewonnene Spiele, nach Mission, mit 95-%-Intervallen
arena-plot-endings = Wie Spiele endeten, nach Box der Kampagne
arena-plot-legend = { $bots }: { PERCENT($rate) } von { GROUPED($games) }
arena-plot-percent = { $share } %
arena-plot-mission = { $bots }, Mission { $mission }: { $wins } von { $games } gewonnen
arena-plot-won = gewonnen
# $bar: missions and bots. $what: “won”, or a cause.
arena-plot-part = { $bar }: { $what } { $count } von { $games }

## Ein Bild des Kreuzspiels.

arena-cross-title = Gewonnene Spiele, nach wer mit wem spielt
arena-cross-axes = Zeilen: ein Bot, der dazukommt. Spalten: die Bots, die schon dasitzen.
arena-cross-beside = Rechts: was gegenüber „unter sich“ verloren geht, in Prozentpunkten.
arena-cross-gap = Abstand { $gap } ({ $low } bis { $high })
