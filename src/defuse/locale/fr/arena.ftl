### The arena, where bots play many games, and bots and games by their names. Phrases without a capital and a full stop.


## Games and bots by name. $name, $known and the like: words that are typed, the same in all languages.

games-unknown = il n’y a pas de jeu { $name } (il y a : { COMMA($known) })
# $layer: a part of the program.
games-no-part = le jeu { $name } n’a rien pour { $layer }
# $where: a module. $why: what went wrong, in English.
games-not-loaded = impossible de charger le jeu { $name } depuis { $where } : { $why }
bots-unknown = il n’y a pas de bot { $name } pour { $game } (il y a : { COMMA($known) })
bots-not-loaded = impossible de charger le bot { $name } depuis { $where } : { $why }
bots-bad-step = le bot { $name } déclare un pas de { $step } : il faut des secondes, au plus { $most }
# $able: the bots that take a budget. $example: what could be typed.
bots-no-budget =
    { COUNT($able) ->
        [one] le bot { $name } n’a pas de temps de réflexion réglable : seul { COMMA($able) } en a un, comme dans { $example }
       *[other] le bot { $name } n’a pas de temps de réflexion réglable ; ceux-ci en ont un : { COMMA($able) }, comme dans { $example }
    }
bots-no-seconds = { $text } n’est pas un nombre de secondes : écris { $example }
# $most : des secondes. Un programme se lance par son nom, comme exec:./mybot.
bots-no-program-name = { $name } ne désigne aucun programme : écris exec:./mybot, ou exec@30:./mybot pour 30 secondes par réponse, { $most } au plus
bots-no-program = impossible de lancer le bot { $name } : pas de fichier exécutable { $file }
bots-program-not-executable = impossible de lancer le bot { $name } : { $file } n’est pas exécutable ; chmod +x { $file } y remédie

## Playing.

arena-nobody-plays = il faut quelqu’un pour jouer : nomme au moins un bot
arena-no-end = pas de fin après { $acts } actions
# $game: the name of a game, such as m01-p4-s1-0003. $kind: the name of an error. $why: what it says.
arena-game-failed = partie { $game } : { $kind } : { $why }
arena-another-replay = { $file } est le replay d’une autre partie ; choisis un autre dossier
arena-no-ray = Ray n’est pas installé : pip install 'defuse-wires[ray]'
arena-no-cluster = il n’y a pas de grappe à { $address } : { $why }
arena-task-failed = une tâche de la grappe a échoué : { $why }
# $wanted, $found : des empreintes.
arena-other-code-there = une machine de la grappe joue avec un autre code ({ $found }, ici { $wanted }) : installes-y le même defuse
arena-process-ended = un processus qui jouait des parties a été arrêté de l’extérieur

## Files of results.

arena-no-results-file = ce n’est pas un fichier de résultats : sa première ligne n’est pas de l’arène
# $differs: what the file holds, one of the entries arena-holds-…
arena-other-games = la ligne { $line } commence d’autres parties que la première, qui contient { $differs }
arena-other-bots = la ligne { $line } est une partie d’autres bots, ou d’une autre graine, que ne le dit la première ligne
arena-unknown-game = il contient des parties de { $game }, que ce programme ne connaît pas
arena-unknown-game-at-line = la ligne { $line } commence des parties de { $game }, que ce programme ne connaît pas
arena-other-format = il est au format { $format } ; ce programme lit le format { $ours }
# $why: what a library says, in English.
arena-line-unreadable = la ligne { $line } est illisible : { $why }
arena-no-plain-file = ce n’est pas un fichier ordinaire
arena-other-process = un autre processus est en train d’y écrire
arena-holds-game = des parties de { $game }, pas de { $other }
arena-holds-engine = des parties du moteur { $engine } ; celui-ci est le moteur { $other }
arena-holds-bots = des parties de { $bots }, pas de { $other }
arena-holds-seed = des parties de la graine { $seed }, pas de la graine { $other }
arena-holds-clock = des parties avec l’horloge
arena-holds-no-clock = des parties sans l’horloge
arena-holds-numbers = des parties avec d’autres nombres sur le matériel
arena-holds-seating = des parties avec les places { $seating }, pas { $other }
arena-choose-another = il contient { $differs } ; choisis un autre fichier
arena-played-by-version = ses parties ont été jouées par la version { $version } ; choisis un autre fichier, ou continue avec --mix
arena-played-by-code = ses parties ont été jouées par un autre code ({ $code }, celui-ci est { $ours }) ; choisis un autre fichier, ou continue avec --mix
# $bot: arena-brought, $ours: some of these.
arena-played-by-another = ses parties ont été jouées par un autre bot ({ $bot }), le tien est { $ours } ; choisis un autre fichier, ou continue avec --mix
# A bot of another package. $code: a digest.
arena-brought = { $bot } de { $package } { $version } ({ $code })

## What came of games. $bots: their names.

arena-one-among = { $one } parmi { $others }
arena-in-turn = { $bots } à tour de rôle
arena-no-clock = { $bots } (sans horloge)
arena-numbers = { $bots } (nombres { $numbers })

## What games were lost by, in short: in a table. loss-… says the same in a phrase.

arena-cause-dial = cadran
arena-cause-time = temps
arena-cause-red-wire = fil rouge
arena-cause-nothing-legal = plus rien de permis
arena-cause-others = autres causes

## A picture of win rates and losses.

arena-plot-rates = Parties gagnées, par mission, avec intervalles à 95 %
arena-plot-endings = Fin des parties, par boîte de la campagne
arena-plot-legend = { $bots } : { PERCENT($rate) } sur { GROUPED($games) }
arena-plot-percent = { $share } %
arena-plot-mission = { $bots }, mission { $mission } : gagné { $wins } sur { $games }
arena-plot-won = gagné
# $bar: missions and bots. $what: “won”, or a cause.
arena-plot-part = { $bar } : { $what } { $count } sur { $games }

## Une image du jeu croisé.

arena-cross-title = Parties gagnées, selon qui joue avec qui
arena-cross-axes = Lignes : un bot qui arrive. Colonnes : les bots déjà assis.
arena-cross-beside = À droite : ce que l’on perd par rapport au jeu entre soi, en points de pourcentage.
arena-cross-gap = écart { $gap } ({ $low } à { $high })
