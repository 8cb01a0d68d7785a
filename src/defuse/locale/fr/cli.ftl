### The command line: help, what commands print, and why they fail.
### Always English: names of commands and options (--seat), file names, notation (B1.3), what stands in capitals (FILE).
### Failures are phrases without a capital and a full stop, behind “defuse: ”.


## Help: what a command does, and what its options and arguments are for. `.seat` is the option --seat.

cli-command-defuse = Bomb Busters et Bomb Squad Academy sur ta machine : jouer, servir, regarder, rejouer, simuler, calculer les probabilités.
    .version = Afficher la version et s’arrêter.
    .lang = La langue, comme en, de ou fr ; par défaut, celle de DEFUSE_LANG ou du système.
    .epilog = Pour commencer : defuse play
    .help = Afficher cette aide et s’arrêter.
    .install-completion = Installer la complétion pour ce shell.
    .show-completion = Afficher la complétion pour ce shell, pour la copier ou adapter l’installation.
cli-command-play = Ouvrir une table dans le navigateur, pour toi, tes amis et des bots. Avec --terminal : une mission avec des bots, ici même.
    .terminal = Jouer ici, dans le terminal.
    .port = Le port du serveur (8021, ou un port libre).
    .no-browser = Dire seulement où est la table.
    .lan = Pour les téléphones et ordinateurs de ton réseau : écouter sur l’adresse de cette machine.
    .mission = Dans le terminal : quelle mission (1) ; voir : defuse missions.
    .players = Dans le terminal : combien de places, 2 à 5 (4).
    .seat = Dans le terminal : ta place, A, B, … (A).
    .seed = Dans le terminal : la même graine donne la même donne.
    .bots = Dans le terminal : qui joue avec toi, un nom pour toutes les places, ou plusieurs avec des virgules (careful).
    .save = Dans le terminal : garder le replay dans ce fichier.
cli-command-serve = Servir des tables aux navigateurs, jusqu’à Ctrl-C.
    .host = L’adresse à écouter ; 0.0.0.0 pour toutes.
    .port = Le port ; 0 pour n’importe quel port libre.
    .database = Où garder les parties : sqlite:///FILE ou postgresql://USER@HOST/NAME ; par défaut, un fichier dans ton dossier de données.
    .cluster = Le nom du groupe de serveurs de ce processus : tous ceux qui partagent une base PostgreSQL donnent le même.
    .origin = Une autre origine dont les pages peuvent utiliser ce serveur, comme https://play.example.org. Peut être répété.
    .name = Un nom sous lequel ce serveur est joint, comme games.example.org ; les requêtes pour d’autres noms sont refusées. Peut être répété.
    .proxies = Adresses des proxys placés devant, avec des virgules ; on les croit sur l’adresse du client.
    .metrics = Une autre adresse qui peut lire /metrics, en plus de celle de cette machine. Peut être répété.
    .workers = Processus qui réfléchissent pour les bots ; par défaut, un de moins que de cœurs.
    .keep-days = Supprimer les tables où personne n’est venu depuis tant de jours ; sans cela, elles restent. Les parties d’équipes restent.
    .crew-rates = Dire à tous ce que les équipes gagnent en moyenne, pour celles qui l’acceptent ; --no-crew-rates ne le dit à personne.
    .client = Un dossier avec une autre version du client pour navigateur : index.html et ce qui va avec.
    .log = Ce qu’il faut journaliser : debug, info, warning, error.
cli-command-export = Écrire des parties sous forme de tableaux, pour d’autres programmes.
    .files = Des fichiers replay, des dossiers qui en contiennent, ou des fichiers de résultats, dont les parties sont rejouées.
    .out = Un dossier vide pour les tableaux.
    .format = parquet, avec l’extra defuse-wires[export], ou jsonl.
    .replays = Le dossier rempli par simulate --save ; les parties qui s’y trouvent ne sont pas rejouées.
    .observations = Si chaque action vient avec ce que sa place savait.
    .odds = Si chaque action vient avec les probabilités de sa place.
    .run-programs = Lancer les programmes (exec:…) que nomme un fichier de résultats ; à n’utiliser que pour des fichiers sûrs.
cli-command-backup = Copier toutes les tables d’un serveur dans un fichier, même pendant qu’il tourne.
    .file = Le fichier à créer.
    .database = Où les parties sont gardées ; sans cela, le fichier de ton dossier de données.
cli-command-restore = Remettre une telle copie dans un stockage vide.
    .file = La copie.
    .database = Où garder les parties ; sans cela, le fichier de ton dossier de données.
cli-command-think = Réfléchir pour les bots d’un groupe de serveurs, jusqu’à Ctrl-C.
    .database = La base du groupe : postgresql://USER@HOST/NAME.
    .cluster = Le nom du groupe de serveurs.
    .workers = Les processus qui réfléchissent ; sans cela, un de moins que de cœurs.
    .log = Ce qui est noté dans le journal : debug, info, warning, error.
cli-command-show = Montrer une table en image : la vérité, ou ce que sait une place.
    .file = Un replay (.defuse) ou une table en notation ; - lit l’entrée standard.
    .seat = Ce que sait une place (A à E), ou un spectateur (spectator) ; par défaut, la vérité.
    .at = Dans un replay : la table après autant d’actions.
    .json = Afficher du JSON, pour les programmes.
cli-command-odds = Donner les probabilités exactes des fils cachés, et les meilleures annonces.
    .file = Une table en notation, ? pour l’inconnu, ou un replay (.defuse) ; - lit l’entrée standard.
    .seat = Les probabilités de qui : une place (A à E), ou spectator ; par défaut, la place à qui est la table, ou qui doit répondre.
    .at = Dans un replay : la table après autant d’actions.
    .all = Montrer toutes les annonces, pas seulement les meilleures.
    .table = Afficher la table telle qu’elle est maintenant, en notation.
    .why = Dire pourquoi un fil a une valeur, comme B1.3=5 : une preuve, ou ce dont dépend la probabilité.
    .watch = Répondre à nouveau dès que le fichier change.
    .json = Afficher du JSON, pour les programmes ; avec --watch, une ligne à chaque fois.
    .new = Afficher une table vierge d’une mission, à remplir.
    .players = Avec --new : le nombre de joueurs.
    .captain = Avec --new : qui est capitaine.
cli-command-rules = Chercher dans le livre de règles, ou le lire.
    .topic = Un article comme card/6 ou mission/43, ou des mots à chercher ; sinon, le sommaire.
    .json = Afficher du JSON, pour les programmes.
cli-command-replay = Rejouer une partie enregistrée, action par action, et la vérifier.
    .file = Un fichier replay (.defuse) ; - lit l’entrée standard.
    .step = Montrer la table après chaque action et attendre Entrée (q arrête).
    .json = Afficher du JSON, pour les programmes.
cli-command-review = Revenir sur une partie : verdicts et chance de gagner.
    .file = Un fichier replay (.defuse) ; - lit l’entrée standard.
    .html = Écrire aussi une page dans ce fichier ; elle n’a besoin d’aucun réseau.
    .quick = Des verdicts selon les seules probabilités, sans jouer la suite : tout de suite là.
    .jobs = Combien de processus comptent ; par défaut, un par cœur.
    .json = Écrire du JSON, pour les programmes.
cli-command-verify = Vérifier une partie enregistrée et sa donne.
    .file = Un fichier replay (.defuse) ; - lit l’entrée standard.
    .commitment = L’engagement que ton navigateur a montré au départ, à comparer.
    .part = Ce que ton navigateur a ajouté à la donne, à chercher.
    .json = Afficher du JSON, pour les programmes.
cli-command-mcp = Donner à un modèle de langage une place à une table (MCP).
    .link = Le lien vers la table ; sans lui, le modèle peut ouvrir ses propres tables, avec des bots.
    .name = Comment le modèle s’appelle à la table.
    .server = Un serveur dont le modèle peut rejoindre ou ouvrir les tables ; sans lui, il y en a un dans ce processus.
    .http = Servir par HTTP sur ce port de cette machine (0 : un port libre) au lieu de l’entrée et de la sortie standard.
cli-command-simulate = Faire jouer beaucoup de parties à des bots, et compter victoires et défaites.
    .missions = Quelles missions : all, 1-8, ou 1,3,5.
    .players = Combien de joueurs : all, 2-5, ou 3.
    .games = Parties par mission et par nombre de joueurs (Academy : par nombre de joueurs).
    .bots = Qui joue : un nom pour toutes les places, ou des noms pour A, B, … avec des virgules.
    .seed = La même graine donne les mêmes parties.
    .jobs = Processus ; par défaut, autant qu’il est utile.
    .save = Garder un fichier replay de chaque partie dans ce dossier.
    .out = Écrire chaque résultat dans ce fichier au fur et à mesure ; la même commande reprend après une interruption.
    .budget = Temps de réflexion par décision, pour les bots qui le permettent, comme dans expert:0.5.
    .clock = Jouer les missions chronométrées avec ou sans horloge.
    .mix = Continuer un fichier dont les parties ont été jouées par un autre code ou une autre version.
    .game = Quel jeu : busters, academy, ou celui d’un autre paquet.
    .seating = Qui est assis où : row (dans l’ordre donné), turn (une place plus loin à chaque partie) ou one (le premier parmi les autres, en tournant).
    .ray = Jouer sur une grappe Ray, à son adresse ; sans adresse, sur cette machine. Demande l’extra defuse-wires[ray].
    .components = Bomb Squad Academy : jouer avec les nombres de ce fichier.
    .json = Afficher du JSON, pour les programmes.
cli-command-cross = Faire jouer chaque bot avec chaque autre sur les mêmes distributions.
    .bots = Quels bots, avec des virgules : deux ou plus.
    .missions = Quelles missions : all, 1-8 ou 1,3,5.
    .players = Combien de joueurs : all, 2-5 ou 3.
    .games = Distributions par mission et nombre de joueurs.
    .seed = La même graine donne les mêmes distributions.
    .out = Un dossier pour les fichiers de résultats, un par sorte de table ; la même commande les reprend.
    .mixtures = Jouer chaque mélange de trois ou plus, pas seulement celui de tous.
    .jobs = Processus ; sans cela, autant qu’il vaut la peine.
    .budget = Temps de réflexion par décision, pour les bots qui l’acceptent, comme expert:0.5.
    .clock = Jouer les missions chronométrées avec ou sans chrono.
    .mix = Reprendre des fichiers dont les parties viennent d’un autre code ou d’une autre version.
    .plot = Dessiner le tableau dans un fichier : .svg, ou .png avec l’extra defuse-wires[plot].
    .markdown = Afficher des tableaux en Markdown, pour une page.
    .json = Afficher du JSON, pour des programmes.
cli-command-report = Donner les taux de victoire, les défaites et les temps de réflexion de parties simulées.
    .files = Fichiers de résultats de defuse simulate --out ; - lit l’entrée standard.
    .compare = Comparer les bots de deux fichiers sur les donnes que tous deux ont jouées.
    .margin = Avec --compare : une différence de tant de points de pourcentage ou moins ne compte pas.
    .markdown = Afficher des tableaux en Markdown, pour une page.
    .plot = Dessiner les taux de victoire et les défaites dans un fichier : .svg, ou .png avec l’extra defuse-wires[plot].
    .json = Afficher du JSON, pour les programmes.
cli-command-missions = Donner la liste des missions, ou présenter l’une d’elles.
    .number = Présenter cette mission ; par défaut, la liste de toutes.
    .json = Afficher du JSON, pour les programmes.

## Help: what stands around the texts above.

cli-help-usage = Utilisation :
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
# In square brackets behind an option.
cli-help-default = par défaut : { $value }
cli-help-required = obligatoire

## A command that was typed wrongly. $option and $param: names, in quotes as they are typed.

cli-no-such-option = Option inconnue : { $option }
# $possible: options with commas.
cli-no-such-option-but = Option inconnue : { $option } (options possibles : { $possible })
cli-no-such-command = Commande inconnue : { $command }.
cli-missing-argument = Il manque l’argument { $param }.
cli-missing-option = Il manque l’option { $param }.
cli-extra-arguments = Argument(s) en trop ({ $extra })
cli-option-needs-value = L’option { $option } a besoin d’une valeur.
cli-option-takes-no-value = L’option { $option } n’accepte pas de valeur.
# $why: one of the following, or what a library says, in English.
cli-invalid-value = Valeur incorrecte pour { $param } : { $why }
cli-no-integer = il faut un nombre entier, et ce n’en est pas un
cli-no-number = il faut un nombre, et ce n’en est pas un
cli-at-least = il faut au moins { $least }
cli-at-most = il faut au plus { $most }
# $where: --lang or DEFUSE_LANG. $language: what was typed, in quotes. $known: codes.
cli-no-such-language = { $where } : il n’y a pas de langue { $language } (il y a : { COMMA($known) })
cli-lang-needs-value = --lang : donne une langue, comme { COMMA($known) }

## Failures of all commands.

# $file: a file, $option: an option, $why: what is wrong with it.
cli-of-file = { $file } : { $why }
cli-of-option = { $option } : { $why }
# Before something that has to be said beside the answer.
cli-note = remarque : { $what }
cli-input-ended = l’entrée est terminée
# $kind: the name of an error in the program, $what: what it says.
cli-crashed = { $kind } : { $what } (DEFUSE_DEBUG=1 montre où)
cli-cannot-read = impossible de lire { $file } : { $why }
cli-cannot-write = impossible d’écrire { $file } : { $why }
cli-cannot-make-folder = impossible de créer le dossier { $folder } : { $why }
cli-no-folder = il n’y a pas de dossier { $folder }
cli-no-replay-no-text = ce n’est ni un fichier replay ni un texte
cli-at-is-for-replays = --at est pour les replays ; { $file } est une table en notation
cli-at-too-far =
    { $acts ->
        [one] --at { $at } : { $file } n’a que { $acts } action
       *[other] --at { $at } : { $file } n’a que { $acts } actions
    }
# $seat: a letter, or what was typed instead of one, in quotes. $first and $last: letters.
cli-no-such-seat = il n’y a pas de place { $seat } : à { $players } joueurs, les places vont de { $first } à { $last }
# $viewer: a letter, or “spectator” for what everybody sees.
cli-only-what-one-sees =
    { $viewer ->
        [spectator] --seat { $seat } : { $file } ne dit que ce que voient les spectateurs
       *[other] --seat { $seat } : { $file } ne dit que ce que voit { $viewer }
    }
cli-differs = ce moteur la joue autrement (empreinte { $found } au lieu de { $written })
cli-differs-other-engine = ce moteur la joue autrement (empreinte { $found } au lieu de { $written } ; elle vient du moteur { $engine }, celui-ci est { $ours })
# --missions 1-8 and the like. $text: what was typed, in quotes.
cli-range-unreadable = { $text } est illisible ; écris all, 4, 1-8 ou 1,3,5
cli-range-backwards = { $part } va à l’envers
# $known: numbers such as 2–5.
cli-range-players = { $game } se joue à { $known } joueurs, pas à { $number }

## defuse play and defuse serve.

cli-play-only-browser = --port, --no-browser et --lan concernent le navigateur, pas --terminal
cli-play-no-programs = les programmes comme { $bot } ne jouent que dans simulate et cross
cli-play-only-terminal = { $option } va avec --terminal ; dans le navigateur, on choisit à la table
cli-play-no-network = cette machine n’est dans aucun réseau, il n’y a donc pas d’adresse pour les téléphones ; sans --lan, tu peux jouer ici même
cli-play-lan-phones = Les téléphones et ordinateurs du même réseau ouvrent cette adresse.
cli-play-lan-scan = Les téléphones et ordinateurs du même réseau ouvrent cette adresse ou scannent ce code :
cli-play-lan-who = Tant que la table est ouverte, tout ce réseau peut l’atteindre, et personne du dehors, sauf si ton routeur laisse entrer. Une table ne se trouve que par son lien. Si un téléphone n’obtient pas de réponse, regarde le pare-feu de cette machine.
cli-serve-open = La table est ouverte sur { $where }
cli-serve-how-to-close = Ctrl-C la ferme ; à la réouverture, les parties reprennent où elles en étaient.
cli-serve-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $why }
cli-serve-did-not-start = le serveur n’a pas démarré ; le journal dit pourquoi
cli-serve-bad-name = { $name } n’est pas un nom de serveur ; écris-le comme games.example.org
# $example: what such an address looks like.
cli-serve-bad-address = { $word } n’est pas une telle adresse ; écris-la comme { $example }
cli-serve-few-files = seuls { $limit } fichiers peuvent être ouverts en même temps, et un serveur en demande au moins { $needed } ; relève la limite (ulimit -n)
# $words: what may be written.
cli-serve-one-of = au choix : { COMMA($words) }
cli-serve-cluster-database = un groupe de serveurs a besoin d’une base que des processus peuvent partager, { $server }
cli-serve-cluster-name = des lettres, des chiffres, des points, des tirets, 64 au plus
cli-backup-done =
    Copié dans { $file } : { $tables ->
        [one] { NUMBER($tables) } table
       *[other] { NUMBER($tables) } tables
    }, { $games ->
        [one] { NUMBER($games) } partie
       *[other] { NUMBER($games) } parties
    }, { $acts ->
        [one] { NUMBER($acts) } action
       *[other] { NUMBER($acts) } actions
    }.
cli-restore-done =
    Remis en place : { $tables ->
        [one] { NUMBER($tables) } table
       *[other] { NUMBER($tables) } tables
    }, { $games ->
        [one] { NUMBER($games) } partie
       *[other] { NUMBER($games) } parties
    }, { $acts ->
        [one] { NUMBER($acts) } action
       *[other] { NUMBER($acts) } actions
    }.
cli-think-ready = Réfléchit pour { $cluster }, { NUMBER($workers) } à la fois. Ctrl-C y met fin.
cli-serve-no-client = { $folder } ne contient pas le client : il n’y a pas d’index.html
# $addresses: how an address of a database is written.
cli-serve-addresses = { $file } ou { $server }
cli-serve-in-memory = une base de données en mémoire ne garde rien : nomme un fichier, comme dans { $example }
cli-serve-postgres-extra = PostgreSQL a besoin de l’extra defuse-wires[postgres] : installe-le avec pip install 'defuse-wires[postgres]'

## defuse missions.

cli-missions-number = N°
cli-missions-mission = Mission
cli-missions-players = Joueurs
cli-missions-equipment = Équipement
cli-missions-wires = Fils
cli-missions-yes = oui
cli-missions-no = non
cli-missions-setup = Mise en place
cli-missions-in-play = En jeu
cli-missions-questions = Questions
cli-missions-in-the-box = Dans la boîte
cli-mission-title = Mission { $number } · { $title }
# $numbers: such as 1–12.
cli-wires-blue = bleus { $numbers }
# Wires in a list: those with another number of players.
cli-wires-with-players = { $players } joueurs : { $wires }
# The head of a row: for how many players the wires are. $players: such as 3–5.
cli-wires-of-players = Fils, { $players } joueurs
cli-mission-dial = Cadran
cli-mission-dial-players = part du nombre de joueurs
cli-mission-dial-number = part de { $dial }
cli-mission-dial-unused = ne sert pas
cli-mission-no-equipment = aucun, mais tout le monde a un Double détecteur personnel
cli-mission-one-card = une carte par joueur
cli-mission-one-card-without = une carte par joueur, sans { $cards }
# $what: what was typed, in quotation marks.
cli-rules-nothing = le livre de règles ne dit rien sur { $what }
# $entries: names of entries, such as card/6.
cli-rules-see = Voir aussi : { COMMA($entries) }

## The picture of a table. Short words before what is shown; the narrow ones are marked.

cli-seen-truth = { $players } joueurs, toute la vérité
cli-seen-spectator = { $players } joueurs, la vue des spectateurs
cli-seen-seat = { $players } joueurs, la vue { OF($seat) }
cli-dial = Cadran
# Steps of the dial.
cli-dial-left =
    { $steps ->
        [one] reste { $steps } cran
       *[other] reste { $steps } crans
    }
cli-captain = Capitaine { $seat }
cli-turn = Tour { $turn }
cli-defused = Désamorcée : tout le monde gagne
cli-exploded = Explosion : { $why }
# $seats: letters, and “you”.
cli-asked = On attend : { $seats }
cli-you = toi
# Narrow: in the first column.
cli-labels = Étiq.
cli-cut = Coupés
cli-done = Finis
cli-red = Rouges
cli-yellow = Jaunes
# Red or yellow wires.
cli-gone =
    { $cut ->
        [one] { $cut } parti sur { $count }
       *[other] { $cut } partis sur { $count }
    }
cli-equipment = Équipement
cli-personal-equipment = Équipement personnel
# Over the sentences that tell what happened last.
cli-last = Dernièrement
# Whether a card can be used. $state: ready, used, locked, hidden or done.
cli-state =
    { $state ->
        [ready] prêt
        [used] utilisé
        [locked] verrouillé
        [hidden] caché
       *[done] terminé
    }
# What a mission shows beside the table.
cli-panel-card-of = { $card } ({ $seat })
cli-panel-card-state = { $card }, { $state }
cli-panel-card-text = { $card } : { $text }
cli-panel-of-most = { $value } sur { $most }
# $time: minutes and seconds, such as 2:05.
cli-panel-time-left = reste { $time }

## The picture of a table of Bomb Squad Academy.

cli-academy-bomb = Bombe { $bomb } sur { $bombs }
cli-academy-round = Manche { $round }
cli-academy-wins =
    { COUNT($seats) ->
        [one] { $seats } gagne
       *[other] { $seats } gagnent
    }
cli-academy-tools = Outils
cli-academy-display = Outils proposés
cli-academy-wire = Fil
cli-academy-trigger = Déclencheur
cli-academy-tiles = Tuiles
cli-academy-worth = Valeur
cli-academy-chain = Chaîne
cli-academy-plates = Plaques
# The cards that lie open, then those that come next.
cli-academy-cards = Cartes | à venir
cli-academy-deck = Pioche
cli-academy-face-down = Cachées
# What the next cut would score.
cli-academy-next-cut = Prochaine coupe
cli-academy-card-and = carte + { $adds }
cli-academy-left = Reste par valeur
cli-academy-tile-ok = ok
cli-academy-tile-boom = boum
# No card comes next.
cli-academy-none = aucune
cli-academy-protected = protégé
cli-academy-seat = Place
cli-academy-score = Score
cli-academy-action = Action
cli-academy-on-table = Sur la table
cli-academy-hand = Main
cli-academy-nothing = rien
cli-academy-wait-spent = (Attendre est épuisée)
# An action card that a seat has locked in, and that only the viewer knows.
cli-academy-locked-card = { $card } (choix fait)
cli-academy-locked = choix fait
cli-academy-used = utilisé

## defuse replay.

cli-replay-setup = mise en place
cli-replay-host = hôte
# What somebody has done in secret.
cli-replay-locked-in = Choix fait.
cli-replay-nothing-seen = Rien à voir.
# q is what is typed, in all languages.
cli-replay-go-on = Entrée : continuer, q : arrêter > { "" }
cli-replay-verified =
    { $acts ->
        [one] Vérifié : { $acts } action, empreinte { $digest }.
       *[other] Vérifié : { $acts } actions, empreinte { $digest }.
    }
cli-replay-not-over = La partie n’est pas finie.

## defuse review.

# $game: what is played; $title: of the mission.
cli-review-headline = { $game }, mission { $mission } : { $title } (à { $players })
cli-review-counting = Compte
cli-review-process-ended = un processus qui compte s’est arrêté
cli-review-same-file = c’est la partie elle-même
cli-review-no-folder = ce dossier n’existe pas
cli-review-a-folder = c’est un dossier ; nomme un fichier dedans
cli-review-written = Écrit : { $file }
cli-review-no-verdicts = Il n’y a pas de verdicts sur ce jeu.
cli-review-change = Chance de gagner { PERCENT($before) } → { PERCENT($after) } : jugement { $judgement }, hasard { $luck }.
cli-review-curve = Chance de gagner après chaque tour, avec des intervalles à 95 %
cli-review-turn = Tour { $turn }
cli-review-before = Avant le premier tour
cli-review-why = Pourquoi était-ce sûr ?
cli-review-summary = Toute la partie
cli-review-jumps = Aller à
cli-review-acts = Action par action
cli-review-missed = Erreur
cli-review-turning = Tournant
cli-review-player = Place
cli-review-judgement = Jugement
cli-review-luck = Hasard
cli-review-best = Meilleures ou aussi bonnes
cli-review-best-of = { $best } sur { $decisions }
cli-review-made = annoncé
cli-review-up = En haut
cli-review-wins = { PERCENT($chance) } de parties gagnées à partir d’ici ({ PERCENT($low) } à { PERCENT($high) })
cli-review-interval = { PERCENT($chance) } ({ PERCENT($low) } à { PERCENT($high) })

## defuse verify. $why: a phrase.

cli-verify-played =
    { $acts ->
        [one] Rejoué : { $acts } action, permise, avec le même résultat (empreinte { $digest }).
       *[other] Rejoué : { $acts } actions, toutes permises, avec le même résultat (empreinte { $digest }).
    }
cli-verify-wrong = Faux : { $why }.
# $seats: letters.
cli-verify-shared = Personne n’a pu choisir cette donne : sa graine découle d’un secret du serveur, fixé d’abord par un engagement, et de ce que ces places ont ajouté : { COMMA($seats) }.
cli-verify-alone = Le serveur a donné seul : la graine découle d’un secret fixé d’abord par un engagement, mais personne d’autre n’a rien ajouté.
cli-verify-alone-older = Le serveur a sans doute donné seul : le fichier vient d’une version où personne ne pouvait rien ajouter, et la graine a la forme des siennes.
cli-verify-fixed = La donne était fixée d’avance : quelqu’un a fourni la graine { $seed }, et pouvait donc la connaître.
cli-verify-left-out = Rien ajouté par { COMMA($seats) }.
cli-verify-withheld = Une contribution promise, puis jamais dévoilée, par { COMMA($seats) }.
cli-verify-commitment = Engagement : { $commitment }. Compare-le à celui que ton navigateur a montré au départ.
cli-verify-same-commitment = L’engagement est celui que tu avais noté au départ.
cli-verify-own-part = Ta contribution y est, à la place { $seat }.
cli-verify-other-commitment = l’engagement est { $found }, et non celui que tu avais noté
cli-verify-no-part = la contribution indiquée n’est pas dans la donne
cli-verify-not-hex = { $option } demande 64 chiffres hexadécimaux

## defuse odds.

cli-odds-name-a-file = donne un fichier avec une table, ou fais-en créer un : { $example }
# $what: an option, or a file.
cli-odds-new-alone = avec --new, { $what } ne sert à rien ; enlève-le
cli-odds-why-what = --why demande un fil et une valeur, comme B1.3=5 : { $text } ne convient pas
cli-odds-watch-needs-file = --watch a besoin d’un fichier : l’entrée standard ne change pas
cli-odds-watching = Je surveille { $file }. Ctrl-C arrête.
# $game: a game that is not Bomb Busters.
cli-odds-game-of = c’est une partie de { $game } ; les probabilités sont pour Bomb Busters
cli-odds-table-of = c’est une table de { $game } ; les probabilités sont pour Bomb Busters
cli-odds-over = la partie est finie, il n’y a plus rien à annoncer
cli-odds-over-but = la partie est finie, il n’y a plus rien à annoncer ; --at { $at } est la table avant sa dernière action
cli-odds-won = la mission est gagnée à la ligne { $line }, il n’y a plus rien à annoncer
cli-odds-who-is-asked = c’est la vue { OF($seat) }, qui doit jouer ; --seat choisit une autre place
cli-odds-turn-not-over = un tour n’est pas encore fini, la table ne peut donc pas être notée
# Narrow: below a stand, before the likeliest values of its wires and the next likely ones; the last is the chance of red.
cli-odds-likely = plutôt
cli-odds-or = ou
cli-odds-red = rouge
cli-odds-wire = Fil
cli-odds-wires = Fils
cli-odds-value = Valeur
cli-odds-hit = Juste
cli-odds-explodes = Explose
cli-odds-card = Carte
cli-odds-academy-next = Carte suivante
cli-odds-academy-explodes = Explose à { $cutters }
cli-odds-academy-points = Points
cli-odds-calls = Annonces, les plus sûres d’abord
cli-odds-calls-if = Annonces, les plus sûres d’abord, si c’était le tour { OF($seat) }
cli-odds-with-card = La meilleure annonce avec une carte
cli-odds-with-card-if = La meilleure annonce avec une carte, si c’était le tour { OF($seat) }
cli-odds-solos = Coupes solo
cli-odds-solos-if = Coupes solo, si c’était le tour { OF($seat) }
cli-odds-no-hit = Aucune annonce ne peut être juste.
cli-odds-more =
    { $more ->
        [one] et { $more } autre qui peut être juste : --all
       *[other] et { $more } autres qui peuvent être justes : --all
    }
cli-odds-values = { OR($values) }
cli-odds-certain = certain
# Steps of the dial, even if the call is right.
cli-odds-costs =
    { $steps ->
        [one] coûte de toute façon { $steps } cran
       *[other] coûte de toute façon { $steps } crans
    }
cli-odds-all-of = tout { $stand }
cli-odds-deals =
    { $deals ->
        [1] Une seule donne correspond à tout cela.
       *[other] { GROUPED($deals) } donnes correspondent à tout cela.
    }
# A large number: 4.0 × 10^20.
cli-odds-deals-about = Environ { NUMBER($digits, digits: 1) } × 10^{ $power } donnes correspondent à tout cela.
cli-odds-spectator = Un spectateur n’annonce rien ; --seat montre les annonces d’une place.

## defuse simulate.

cli-simulate-only-academy = --components est pour Bomb Squad Academy : ajoute --game academy
cli-simulate-only-busters = { $option } est pour Bomb Busters, pas pour --game academy
cli-simulate-nothing = aucune mission ne se joue à ce nombre de joueurs : il n’y a rien à jouer
cli-simulate-skipped = laissé de côté : la mission { $mission } ne se joue pas à { $players } joueurs
# $seconds: as it was typed.
cli-simulate-no-time = { $seconds } secondes, ce n’est pas un temps de réflexion
cli-simulate-no-budget = le temps de réflexion ne se règle pas pour { $bots }
cli-simulate-ray-or-jobs = une grappe a ses propres processeurs ; laisse --jobs de côté
cli-simulate-out-file = les résultats sont gardés dans un fichier, pour que d’autres parties puissent suivre ; donne-lui un nom
cli-simulate-seating = { $typed } n’est pas une façon de s’asseoir : row, turn ou one
# $causes: codes with numbers, such as “time 2”.
cli-lost-seats = des programmes ont perdu leur place { $count ->
        [one] une fois
       *[other] { $count } fois
    } ({ COMMA($causes) }) ; le bot random a continué
cli-simulate-done =
    { $done ->
        [one] { $done } partie sur { $total } est déjà là
       *[other] { $done } parties sur { $total } sont déjà là
    }
cli-simulate-kept =
    { $kept ->
        [one] { $kept } partie sur { $total } est gardée ; la même commande reprend à partir de là
       *[other] { $kept } parties sur { $total } sont gardées ; la même commande reprend à partir de là
    }
# Before a bar that shows how far it is.
cli-simulate-playing = en jeu
cli-simulate-won = { PERCENT($share) } de victoires

## The tables of defuse simulate and defuse report. Most are heads of narrow columns.

cli-table-all = total
cli-table-mission = Mission
cli-table-missions = Missions
cli-table-players = Joueurs
cli-table-so-many-players = { $players } joueurs
cli-table-games = Parties
cli-table-wins = Victoires
cli-table-won = Gagné
cli-table-turns = Tours
cli-table-lost-by = Perdu par
# One cause of losses and how many games were lost by it.
cli-table-cause-count = { $cause } { $count }
cli-table-bot = Bot
cli-table-seats = Places
cli-table-won-by-seat = Gagné par place
cli-table-interval = 95 %
# What a seat would win if all were alike.
cli-table-fair = Équitable
cli-table-score = Score
cli-table-rounds = Manches
cli-table-share = Part
cli-table-cause = Cause
cli-table-deals = Donnes
cli-table-both = Les deux
cli-table-only-a = A seul
cli-table-only-b = B seul
cli-table-neither = Aucun
cli-table-difference = Différence
cli-table-interval-long = Intervalle à 95 %
cli-table-a-seconds = A s/partie
cli-table-b-seconds = B s/partie
cli-table-gain = Gain par s
cli-table-decisions = Décisions
cli-table-median = Médiane ms
cli-table-most-times = 90 % ms
cli-table-longest = Max ms
cli-table-thinking = Réflexion s/partie
cli-table-whole-game = Total s/partie
cli-table-from-to = { $low } à { $high }

## defuse report.

cli-report-json-or-markdown = --json et --markdown : choisis l’un des deux
cli-report-two-files = on peut comparer deux fichiers, pas { $files }
cli-report-twice = ce fichier est nommé deux fois ; ses parties seraient comptées en double
cli-report-cannot-draw = impossible de dessiner { $file } ; le nom doit finir par .svg ou .png
cli-report-only-busters = { $option } est pour les missions de Bomb Busters ; { $file } contient des parties de { $game }
cli-report-different-games = { $one } et { $other } contiennent des parties de jeux différents
cli-report-empty = le fichier est vide
cli-report-no-games = il ne contient pas encore de parties
cli-report-cut = la dernière ligne est incomplète et n’est pas comptée
cli-report-engines = les donnes ne sont pas les mêmes : moteur { $one } et moteur { $other }
cli-report-no-deal = { $one } et { $other } n’ont aucune donne en commun
cli-report-png = pour le PNG, il faut l’extra : pip install 'defuse-wires[plot]' ; pour .svg, il ne faut rien
cli-report-won-by-mission = Gagné, par mission et nombre de joueurs, avec intervalle à 95 %
cli-report-won-by-box = Gagné, par boîte de la campagne et nombre de joueurs, avec intervalle à 95 %
cli-report-won-by-seat = Gagné par place, avec intervalle à 95 %
cli-report-lost = Perdu { $lost } parties sur { $games }, par cause et par boîte de la campagne
cli-report-times = Temps de décision
cli-report-deals-won = Donnes gagnées
cli-report-whenever = B contre A, si l’on regarde encore et encore : arrête dès que c’est clair
cli-table-clear = Ce qui est clair
cli-verdict-a = A est meilleur
cli-verdict-b = B est meilleur
cli-verdict-same = pas de différence qui compte
cli-verdict-open = rien encore : continue
cli-report-b-against-a = B contre A, en points de pourcentage
# $a and $b: names of bots.
cli-report-duel = { $a } (A) et { $b } (B) sur { GROUPED($deals) } donnes que tous deux ont jouées
# Where games come from. $who: names of bots. $games: one of the two below. $versions, $engine and $codes: of the program.
cli-report-origin = { $who } : { $games } ; defuse { $versions }, moteur { $engine }, code { $codes } ; { $when }
cli-report-games =
    { $games ->
        [one] { GROUPED($games) } partie
       *[other] { GROUPED($games) } parties
    }
cli-report-games-of =
    { $games ->
        [one] { GROUPED($games) } partie sur { GROUPED($planned) } prévues
       *[other] { GROUPED($games) } parties sur { GROUPED($planned) } prévues
    }
# Dates, such as 2025-03-01.
cli-report-when = du { $first } au { $last }

## defuse play --terminal: what may be typed. Words with commas; the first is shown in help. English ones work in all languages.
## Choose short words, without blanks.

cli-typed-cut = couper, coupe
cli-typed-solo = solo
cli-typed-reveal = révéler, révèle, reveler, revele
cli-typed-table = table
cli-typed-log = journal
cli-typed-cards = cartes
cli-typed-why = pourquoi
cli-typed-back = retour
cli-typed-quit = quitter, quitte, q
cli-typed-help = aide, ?
cli-typed-quiet = silence
# Words that may stand within a command and mean nothing: “cut B1.3 with 5”.
cli-typed-fillers = à, sur, avec, et, ou, comme, pour

## defuse play --terminal: what commands do, beside them in the help.

cli-do-cut = désigner le troisième fil de B et annoncer 5, une valeur que tu as en main
cli-do-cut-own = pareil, en disant lequel de tes fils tu veux couper
# $example: a command.
cli-do-cut-detector = pareil avec un détecteur ; { $example } désigne tous les fils du support
cli-do-cut-two = annoncer deux valeurs (Rayon X ou Y)
cli-do-solo = couper tous les 5 restants, qui sont tous dans ta main, par 2 ou par 4
cli-do-reveal = dévoiler une main où il ne reste que des rouges
cli-do-table = montrer à nouveau la table
cli-do-log = ce qui s’est passé jusqu’ici
cli-do-cards = ce que font les cartes équipement
cli-do-why = ce qui est impossible maintenant, et pourquoi ; aussi : { $example }
cli-do-back = choisir autre chose
cli-do-quit = arrêter de jouer
cli-aim = Coupez ensemble tous les fils avant que le cadran soit à 0. Chaque personne ne voit que ses propres fils ; chaque support est trié du plus petit au plus grand. À ton tour, désigne un fil de quelqu’un d’autre et annonce une valeur que tu as en main : si c’est juste, les deux sont coupés. Sinon, le cadran perd un cran et le fil reçoit un jeton avec sa valeur. Ne désigne jamais un rouge.
cli-legend-wires = un 5 bleu, le jaune 5.1, le rouge 5.5
cli-legend-unknown = un fil que tu ne connais pas ; un 5 coupé
cli-legend-tokens = un jeton : ce fil est un 5 (^y jaune, ^ev pair, ^od impair, ^x2 deux fois sur son support, ^~5 pas un 5)
cli-legend-place = le troisième fil du premier support d’A
cli-legend-seats = le capitaine ; qui doit jouer

## defuse play --terminal: questions and answers. $help, $quit, $quiet, $example: what is typed.

# $seats: those of bots.
cli-you-sit =
    { COUNT($seats) ->
        [one] Tu es à la place { $seat } ; un bot est à la place { $seats }.
       *[other] Tu es à la place { $seat } ; des bots sont aux places { $seats }.
    }
cli-how-to-stop = Tape { $help } à n’importe quelle question, { $quit } pour arrêter.
cli-you-leave = Tu quittes la table. La graine de cette donne était { $seed }.
cli-you-won = C’est gagné : la bombe est désamorcée.
cli-you-lost = C’est perdu : { $why }.
cli-seed-was = La graine de cette donne était { $seed }.
cli-kept-in = Enregistré dans { $file }. Pour le regarder : { $command }
cli-keep-it = Garder le replay ? Tape un nom de fichier, ou Entrée pour non.
cli-file-there = { $file } existe déjà ; tape un autre nom
cli-your-turn = À toi, { $seat }. { $question }
cli-number-or-command = Tape un numéro ou une commande ; { $help } explique tout.
cli-not-on-list = { $text } n’est pas dans la liste ; { $help } explique tout
cli-type-number-or-command = tape un numéro ou une commande
cli-once-more = On recommence.
# $seats: letters.
cli-before-acts = Avant que ce soit à { $seats }, tu peux utiliser une carte.
cli-enter-goes-on = Entrée continue ; { $quiet } continue et ne redemande plus pour ces cartes.
cli-number-enter-or-quiet = { $text } n’est pas dans la liste : tape un numéro, Entrée ou { $quiet }
# $act: what is on a button.
cli-press-enter = { $act } : appuie sur Entrée.
# $value: all of it that is left is in the own hand.
cli-all-yours =
    { $value ->
        [value-yellow] tous les jaunes restants sont à toi : { $example }
       *[other] tous les { $value } restants sont à toi : { $example }
    }
cli-about-cut = désigne un fil de quelqu’un d’autre et annonce une valeur que tu as en main.
cli-about-reveal = il ne te reste que des rouges.
cli-such-as = Par exemple : { $example }
# There is no choice.
cli-only = Seulement { COMMA($items) }.
# $field: a name from the program.
cli-choose = choisis : { $field }
cli-by-value-or-place = Par valeur ({ $values }) ou par place (comme { $place }).
cli-by-place = Par place, comme { $place }.
cli-choose-one = choisis parmi ceci
cli-nothing-such = on ne peut pas choisir { $text }
cli-which-one = Lequel : { COMMA($items) } ? Entrée prend { $first }.
cli-one-of = au choix : { COMMA($items) }
# Why something cannot be done: a phrase that was refused.
cli-no = Non : { $why }.
cli-nothing-against = { $command } : rien ne s’y oppose.
cli-everything-possible = Tout ce qu’on peut imaginer est possible.
# What cannot be done, with the reason beside it. $act: what is on a button, $items: wires, values or cards.
cli-why-items = { $act } : { $items }
cli-card-used = elle a déjà servi
cli-card-locked = elle est verrouillée
# $needs: such as “2 more 5s”.
cli-card-locked-until = elle est verrouillée : il faut d’abord couper { $needs }
cli-card-instant = elle agit toute seule
cli-card-on-your-turn = seulement à ton tour
cli-card-nothing = elle ne peut servir à rien pour l’instant
cli-say-value = dis quelle valeur, par exemple : { $example }
cli-say-wire-and-value = dis quel fil et quelle valeur, par exemple : { $example }
# $text: what was typed, in quotes. $yellow: the word for yellow that can be typed.
cli-neither-place-nor-value = { $text } n’est ni une place (B1.3) ni une valeur (1 à 12, { $yellow })
cli-you-hold-no = tu n’as en main aucun { $value } intact, tu ne peux donc pas l’annoncer
cli-two-stands = { $seat } a deux supports : écris { $one } ou { $other }
cli-no-such-wire = il n’y a pas de fil { $text }
cli-cut-already = { $wire } est déjà coupé

## `defuse mcp`.

cli-mcp-extra = il faut pour cela l’extra defuse-wires[mcp] : installe-le avec pip install 'defuse-wires[mcp]'
cli-mcp-name = un nom a de 1 à { $most } caractères
cli-mcp-server = { $server } n’est pas l’adresse d’un serveur : elle ressemble à { $example }
cli-mcp-ready = La place est servie sur { $where }
cli-mcp-token = La clé : { $token } (DEFUSE_MCP_TOKEN permet de la choisir)
cli-mcp-not-served = impossible de servir la place : { $why }

## `defuse cross`. Une paire, c’est un bot parmi d’autres d’une autre sorte.

cli-cross-two-bots = nomme deux bots ou plus, chacun une fois
cli-cross-table = Table { $number } sur { $all } : { $bots }
cli-cross-head =
    { $deals ->
        [one] Jeu croisé de { $bots } : { $deals } distribution, la même à chaque table
       *[other] Jeu croisé de { $bots } : { GROUPED($deals) } distributions, les mêmes à chaque table
    }
cli-cross-matrix = Gagné, selon qui arrive (lignes) et qui est déjà là (colonnes), avec intervalle à 95 %
cli-cross-joins = un …
cli-cross-gaps = Entre soi contre jeu croisé, en points de pourcentage, sur les mêmes distributions
cli-cross-alone = entre soi
cli-cross-crossed = croisé
cli-cross-mixtures = Gagné par des mélanges
cli-cross-in-turn = à tour de rôle

## `defuse export`.

cli-export-format = { $format } n’est ni parquet ni jsonl
cli-export-extra = Parquet demande l’extra defuse-wires[export] : pip install 'defuse-wires[export]', ou bien --format jsonl
cli-export-no-folder = il n’y a pas de dossier { $folder }
cli-export-not-empty = { $folder } n’est pas vide
cli-export-twice = il y a deux parties { $game }
cli-export-nothing = il n’y a aucune partie à exporter
cli-export-done =
    Écrit dans { $folder } : { $games ->
        [one] { GROUPED($games) } partie
       *[other] { GROUPED($games) } parties
    }, { $acts ->
        [one] { GROUPED($acts) } action
       *[other] { GROUPED($acts) } actions
    }.
