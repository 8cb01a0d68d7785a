### What the table says around the games: refusals, notes, signs, connections; and small words of its screens.


## Games and bots.

game-busters = Bomb Busters
    .text = Tous ensemble : 66 missions. Personne d’autre ne voit tes fils ; désigne celui de quelqu’un d’autre et annonce son numéro.
game-academy = Bomb Squad Academy
    .text = Chacun pour soi : trois bombes. Choisis un fil en secret, coupe-le en solo, et arrête-toi avant l’explosion.
game-academy-card =
    .story = C’est la remise des diplômes. Trois bombes, un seul diplôme pour le meilleur score, et personne ne veut craquer en premier.
    .setup-1 = Tout le monde choisit une carte en secret ; on les révèle toutes en même temps.
    .setup-2 = Une carte de couleur coupe le fil de cette couleur : on retourne une carte par personne qui le coupe. Le déclencheur avance de la valeur des cartes. Si rien n’explose, celles et ceux qui ont coupé se partagent la valeur de la carte la plus récente, 1 par carte visible, et les plaques.
    .setup-3 = Attendre : 3 points, et tu protèges un fil. Un fil protégé n’est pas coupé.
    .setup-4 = Poule mouillée : si rien n’a explosé, regarde les prochaines cartes de deux fils, ou les tuiles d’un seul.
    .setup-5 = Au bout de chaque piste, il y a des tuiles face cachée ; un déclencheur qui en atteint une la retourne. Au BOUM, qui a coupé ce fil perd 5 points, et chaque poule mouillée en gagne 5.
    .setup-6 = Les cartes que tu as jouées restent un moment sur la table. À partir de la deuxième bombe, il y a des plaques et des outils.
    .goal-1 = Après trois bombes, le plus haut score gagne.
    .question-1 = Qui sait ce que j’ai regardé ?
    .answer-1 = Tout le monde voit où tu as regardé, personne ne voit ce que tu as vu.
    .question-2 = Quand puis-je utiliser un outil ?
    .answer-2 = Quand c’est le moment, on te le demande. La réponse la plus rapide passe d’abord ; puis on redemande à tout le monde.
    .wires = vert, bleu, rouge et jaune ; à deux joueurs, pas de jaune
bot-quick = Joue du tac au tac, par habitude.
bot-careful = Calcule les probabilités exactes et ne prend aucun risque inutile.
bot-expert = Comprend les autres experts à leurs habitudes, et joue les derniers fils jusqu’au bout dans sa tête.
bot-learned = A appris seul les missions 1 à 8 ; ailleurs, il joue comme le bot prudent.
bot-random = Fait n’importe quoi, pourvu que ce soit permis. Un drôle d’ami.
bot-academy-careful = Compte les cartes, et ne se laisse pas deviner.
bot-academy-expert = Calcule ce que les autres devraient jouer, et joue contre.
bot-academy-random = Fait n’importe quoi, pourvu que ce soit permis.
bot-other-package = Vient d’un autre paquet.
# The reason of a bot that had to do anything at all.
bot-helpless = rien ne lui est venu à l’esprit
# Why a bot plays an any-time card beside the turn of another.
bot-chimes-in = cela ne coûte rien et aide maintenant
# The parts of the campaign.
box-training = Entraînement
box-number = Boîte { $number }
# What wires are in a mission: “blue 1–12, 1 red, 2 of 3 yellow; with 2 players blue 1–12, 2 red”.
pool = { COMMA($parts) }
pool-blue = bleus { $first }–{ $last }
pool-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
pool-red-of =
    { $count ->
        [one] { $count } rouge sur { $drawn }
       *[other] { $count } rouges sur { $drawn }
    }
pool-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
pool-yellow-of =
    { $count ->
        [one] { $count } jaune sur { $drawn }
       *[other] { $count } jaunes sur { $drawn }
    }
pool-with-players = à { $players } joueurs { $pool }
pool-several = { SEMICOLON($pools) }

## What is on the table. $one: mission or game, what people call one game of what is played.

scene-waiting = On attend { $seats }.
scene-aside = Mis de côté, fil { $place }
# The rule in force in one line: “In this order: 8 (next: 0 of 2 cut), 11, 3”, “Number cards: Ann 5, 8; Bo 1”.
now-line = { $title } : { COMMA($what) }
now-seats = { $title } : { SEMICOLON($parts) }
now-parts = { SEMICOLON($parts) }
now-seat = { $seat } { COMMA($cards) }
now-card = { $card } ({ $text })
scene-acts-as-red = compte comme rouge
end-defused = désamorcée
card-state-ready = prêt, { $timing }
card-state-used = utilisé
card-state-locked = verrouillé
card-state-locked-until = verrouillé : il faut couper { $needs }
card-need =
    { $count ->
        [one] encore { $count } fil { $value }
       *[other]
            encore { $count } { $value ->
                [value-yellow] fils jaunes
               *[other] fils { $value }
            }
    }
timing-any-time = à tout moment
timing-your-turn = à ton tour
timing-start-of-your-turn = au début de ton tour
timing-instant = immédiat

## Forms: what to choose.

choose-what-is-it = Qu’est-ce que c’est ? Annonce une valeur que tu as en main.
choose-wire = Choisis un fil.
choose-value = Choisis une valeur.
choose-seat = Choisis quelqu’un.
choose-stand = Choisis un support.
choose-action = Choisis une carte de ta main.
choose-tool = Choisis un outil.
choose-card = Choisis une carte.
choose-character = Choisis un personnage.
choose-constraint = Choisis une contrainte.
choose-direction = Choisis une direction.
choose-end = Choisis une extrémité.
choose-way = Choisis un sens.
form-choose = Choisis.
form-choose-one = choisis : { $field }
form-fill-in = remplis { COMMA($fields) } et rien d’autre
form-nothing-to-fill-in = il n’y a rien à remplir
item-token = jeton { $mark }
item-face-down = une carte face cachée
item-card-of = { $seat } : { $card }
item-your-stand = ton support
item-your-stand-of-two = ton support { $stand }
item-your-wire = ton fil { $place }
item-your-wire-of-two = ton support { $stand }, fil { $place }
# A wire with what is known of it: “Bo's wire 7 (token 5)”.
item-wire-known = { $wire } ({ COMMA($known) })

## Talk and signs.

talk-nothing = dis quelque chose
talk-no-such-sign = ce signe n’existe pas en ce moment
talk-spectator = quelqu’un qui regarde
# $number: which of those who watch, a number.
talk-spectator-number = Public { $number }
talk-too-much = trop de choses se disent à la fois ; attends un instant
talk-players-only = À cette table, seuls ceux qui jouent parlent.
talk-muted = L’hôte t’a coupé la parole.
talk-heard-later =
    { $one ->
        [mission] À la table, on n’entendra cela qu’après la mission.
       *[game] À la table, on n’entendra cela qu’après la partie.
    }
talk-silent = À partir de maintenant, tu ne peux plus parler que par signes.
talk-signs-only = Pendant la mission, on ne parle que par signes à cette table.
talk-no-numbers = Ne dis aucun nombre à voix haute : cela coûte un cran.
# Why somebody cannot point at a wire. Phrases without a capital.
point-open-talk = on ne montre du doigt qu’aux tables qui ont choisi de parler librement
point-by-heart = cette mission est une affaire de mémoire : on ne montre rien du doigt
point-restricted = cette mission limite ce qui peut être dit : on ne montre rien du doigt
point-no-wire = aucun support ne porte un tel fil
point-nothing = dans ce jeu, il n’y a rien à montrer du doigt
sign-hello = Salut !
sign-good-luck = Bonne chance !
sign-thinking = Je réfléchis.
sign-go-ahead = Vas-y.
sign-well-done = Bien joué !
sign-thanks = Merci !
sign-sorry = Pardon !
sign-oh-no = Oh non !

## Notes that the table itself makes in the talk. $name: what somebody is called.

note-pauses = { $name } met la table en pause.
note-goes-on = { $name } relance la table.
note-host = { $name } est maintenant l’hôte de la table.
note-sits-down = { $name } prend place.
note-sent-away = L’hôte a renvoyé { $name }.
note-left = { $name } a quitté la table.
note-renamed = { $old } s’appelle maintenant { $name }.
note-standin = Un bot joue pour { $name } jusqu’à son retour.
note-left-out = Cette donne ne contient rien de { $name } : aucune réponse n’est venue à temps.
note-not-asked = Cette donne ne contient rien de { $name } : personne à cette place, ou un programme qui n’ajoute rien.

## How a deal is made. Phrases without a capital, but for notes.

deal-being-made = la donne est déjà en cours
deal-table-changed = la table a changé pendant la donne : relance la partie
deal-not-asked = on ne te demande rien pour cette donne
deal-one-of-both = envoie une promesse ou une contribution
deal-twice = ta contribution à cette donne est déjà fixée
deal-too-late = trop tard : cette donne se fait sans ta contribution
deal-not-as-promised = ce n’est pas la contribution que tu avais promise

## Why something is not done at a table. Phrases without a capital.

table-not-begun =
    { $one ->
        [mission] la mission n’a pas commencé
       *[game] la partie n’a pas commencé
    }
table-nothing-runs =
    { $one ->
        [mission] aucune mission n’est en cours
       *[game] aucune partie n’est en cours
    }
table-is-over =
    { $one ->
        [mission] la mission est finie
       *[game] la partie est finie
    }
table-not-over =
    { $one ->
        [mission] la mission n’est pas finie
       *[game] la partie n’est pas finie
    }
table-stale = cette question n’est plus d’actualité
table-paused = la table est en pause
table-seat-elsewhere = la place a été ouverte ailleurs
table-left = tu as quitté la table
table-removed = on t’a retiré de cette table
table-deleted = l’hôte a supprimé la table
table-set-up-anew = la table est en cours de remise en place ; réessaie
table-anew = la table est remise en place
table-open-elsewhere = la table est ouverte ailleurs ; réessaie
table-not-kept = impossible d’enregistrer cela pour l’instant ; réessaie
table-no-odds = les probabilités ne sont pas prévues à cette table
table-hello-twice = tu as déjà dit bonjour
table-you-watch = ici, tu ne fais que regarder
table-closed = Cette table a été commencée avec une autre version du jeu et ne peut pas continuer : { $why }. Tu peux toujours la regarder, ou recommencer.
differs-setup = la mise en place est impossible dans cette version : { $why }
differs-deal = cette version distribue autrement
differs-act-impossible = l’action { $number } est impossible dans cette version : { $why }
differs-act = l’action { $number } donne autre chose dans cette version
odds-being-worked-out = le calcul des probabilités est en cours
odds-not-now = impossible de calculer les probabilités pour l’instant
proof-none = ce fil n’est pas certain
odds-none = il n’y a pas de probabilités dans ce jeu
odds-by-heart = cette mission se joue de mémoire, et les probabilités se souviendraient à ta place
reason-too-early =
    { $one ->
        [mission] une explication trahirait la main du bot : demande après la mission
       *[game] une explication trahirait la main du bot : demande après la partie
    }
reason-none = aucun bot n’a d’explication pour cela
# $why: the reason of a bot, a phrase.
reason-told = { $seat } : { $why }.
lobby-seat = Place { $letter }
lobby-runs-already =
    { $one ->
        [mission] une mission est déjà en cours
       *[game] une partie est déjà en cours
    }
lobby-again-first = recommence d’abord
lobby-none-played =
    { $one ->
        [mission] aucune mission n’a encore été jouée
       *[game] aucune partie n’a encore été jouée
    }
lobby-settled-before =
    { $one ->
        [mission] cela se décide avant le début de la mission
       *[game] cela se décide avant le début de la partie
    }
lobby-seat-taken = cette place est prise
lobby-no-open-seat = il n’y a plus de place libre
lobby-no-bot = il n’y a pas de bot { $bot } ici
lobby-seated-already = tu as déjà une place
lobby-name = dis ton nom
lobby-somebody-there = il y a déjà quelqu’un à cette place
lobby-only-host = seul l’hôte de la table peut faire cela
lobby-no-seat = tu n’as pas de place
lobby-nobody-there = il n’y a personne à choisir à cette place
lobby-no-watcher = il n’y a personne de ce numéro dans le public
lobby-many-games =
    { $one ->
        [mission] cette table a joué { $number } missions et n’en garde pas plus ; ouvre une nouvelle table
       *[game] cette table a joué { $number } parties et n’en garde pas plus ; ouvre une nouvelle table
    }
lobby-too-many-people = il y a plus de monde que cela à la table
hall-full = ce serveur n’a plus de place pour une autre table
hall-once-used = cela a déjà servi pour une autre table
hall-no-captain-seat = il n’y a pas de telle place pour le capitaine
hall-not-kept = impossible d’enregistrer une table pour l’instant ; réessaie
hall-goes-down = le serveur s’arrête

## Connections and requests.

socket-slow = trop lent
socket-no-spectators = il n’y a plus de place pour regarder à cette table
socket-old-link = ce lien n’est plus valable ; demande le nouveau
socket-wrong-key = cette clé n’ouvre aucune place ici
socket-went-wrong = quelque chose s’est mal passé ici
socket-hello-soon = dis d’abord bonjour, et vite
socket-hello-first = dis d’abord bonjour
socket-not-readable = impossible de lire les tables pour l’instant
socket-no-table = cette table n’existe pas
socket-fast = trop de messages
socket-big = ce message est trop long
socket-bad-often = trop de messages illisibles
# $why: what is wrong with it, in technical English.
socket-bad = ce message est illisible : { $why }
http-many-tables = trop de nouvelles tables d’un coup ; réessaie plus tard
http-no-game = cette partie n’existe pas
http-games-not-readable = impossible de lire les parties pour l’instant
http-not-replayable = cette version du jeu ne peut pas la rejouer
http-metrics = ces mesures sont réservées à qui gère le serveur
http-fast = trop de requêtes
http-origin = cette requête vient de la page de quelqu’un d’autre
http-origin-socket = cette connexion vient de la page de quelqu’un d’autre
http-many-connections = trop de connexions
http-json = envoie du application/json
http-big = cette requête est trop longue
http-broken-off = la requête a été interrompue
http-bad = cette requête est illisible : { $why }
http-long = cette adresse est trop longue
http-long-header = l’en-tête de cette requête est trop long
http-slow = cette requête est arrivée trop lentement
http-unreadable = cette requête est illisible
http-host = ce serveur n’est pas connu sous ce nom
http-no-replay-now = impossible de créer le replay pour l’instant ; réessaie
http-replay-crew = c’est la partie d’une équipe : seuls ses membres et ceux qui sont assis à la table peuvent en avoir le fichier
http-path = il n’y a rien ici
http-no-file = ce fichier n’existe pas
http-method = cela n’est pas possible ici
http-other = impossible de répondre à cette requête

## Où les parties sont gardées : pourquoi cela ne va pas. Bouts de phrase, sans majuscule.

store-closed = le stockage est fermé
store-full = trop de choses attendent d’être gardées
store-not-written = impossible d’écrire dans le stockage : { $why }
store-not-open = impossible d’ouvrir le stockage : { $why }
store-not-copied = impossible de copier le stockage : { $why }
store-not-restored = impossible de remettre la copie : { $why }
store-silent = le stockage ne répond pas : { $why }
store-no-secret = le stockage ne garde pas son secret
store-file-there = { $file } existe déjà
store-none = il n’y a pas de stockage à { $file }
store-no-file = il n’y a pas de fichier { $file }
store-not-empty = il y a déjà quelque chose dans ce stockage : une copie se remet dans un stockage vide
store-no-copy = { $file } n’est pas la copie d’un stockage
store-locked = { $file } est ouvert dans un autre serveur : ferme-le, ou nomme un autre fichier
store-locked-by = { $file } est ouvert dans un autre serveur (processus { $process }) : ferme-le, ou nomme un autre fichier
store-newer = la base est de version { $found } ; ce programme connaît { $known } : un defuse plus récent l’a créée
store-newer-needs = la base est de version { $found } et demande au moins defuse { $needed } ; ce programme connaît { $known } : un defuse plus récent l’a créée
store-shared = { $theirs } utilise cette base, et ceci serait { $mine } : démarre-les tous avec le même --cluster NOM
store-cluster = le groupe { $name }
store-alone = un serveur sans groupe
store-own = un serveur à part

## Bomb Squad Academy at the table: what acts do, and what is on the bomb.

academy-about-choose = Personne ne la voit avant que tout le monde ait choisi.
academy-about-protect = Un fil protégé n’est pas coupé pendant cette manche.
academy-about-peek-cards = Regarde les prochaines cartes de deux fils.
academy-about-peek-tiles = Regarde les tuiles au bout de la piste d’un fil.
academy-about-look-away = Ne regarde rien.
academy-about-take-tool = Il reste devant toi jusqu’à ce que tu l’utilises, une seule fois.
academy-about-pass = N’utilise pas d’outil maintenant.
# A card that lies open: its value, its wire and its place.
academy-item-card = { $value } ({ $wire }, carte { $place })
# $way: left or right.
academy-plate-text =
    { $way ->
        [left] +{ $bonus }, va à gauche quand ce fil a rapporté des points
       *[right] +{ $bonus }, va à droite quand ce fil a rapporté des points
    }
academy-won =
    { COUNT($seats) ->
        [one] { $seats } gagne avec { $points } points.
       *[other] { $seats } se partagent la victoire avec { $points } points.
    }
