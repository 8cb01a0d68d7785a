### Les textes propres au client du navigateur. Ce que le serveur envoie arrive tout prêt.

## La page d’accueil.

web-new-table = Nouvelle table entre amis
web-your-name = Ton nom
web-some-name = Anonyme
web-missions = Missions
web-find-mission = Chercher une mission
web-not-for-players = pas à { $n } joueurs
web-with-clock = contre la montre
web-players = Joueurs
web-which-game = Quel jeu ?
web-link-or-code = Lien ou code
web-continue = Tes tables
web-forget-table = Oublier { $name }
web-home = Accueil
web-home-link = defuse, accueil
web-menu = Menu
web-skip = Aller à ce que tu peux faire
web-offline = Le serveur ne répond pas. Réessaie, s’il te plaît.

## Avant la mission : les places et les règles de la table.

web-lobby = Avant la mission
web-lobby-game = Avant la partie
web-start-game = Lancer la partie
web-wait-for-host-game = C’est l’hôte qui lance la partie.
web-seats = Places
web-invite = Inviter des amis
web-invite-text = Avec ce lien, on peut prendre une place libre.
web-invite-watch = Toutes les places sont prises. Avec ce lien, on peut regarder.
web-invite-back = Toutes les places sont prises. Ce lien te ramène à la tienne.
web-invite-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-open-seat = libre
web-choose-seat = Dis qui tu es et prends une place libre. Ou regarde, tout simplement.
web-sit-here = Prendre cette place
web-sit-down = S’asseoir
web-bot-name =
    { $bot ->
        [learned] autodidacte
        [expert] expert
        [careful] prudent
        [quick] rapide
        [random] au hasard
       *[other] { $bot }
    }
web-bot-named = bot : { web-bot-name }
web-keep-open = Libérer la place
web-kick = Renvoyer
    .label = Renvoyer { $name }
web-host = hôte
web-here = est là
web-away = pas là
web-captain = capitaine
web-make-captain = Nommer { $name } capitaine
web-captain-by-lot = Tirer le capitaine au sort
web-start = Lancer la mission
web-wait-for-host = C’est l’hôte qui lance la mission.
web-open-become-bots =
    { $n ->
        [one] Une place libre sera pour un bot.
       *[other] { $n } places libres seront pour des bots.
    }
web-give-up = Abandonner cette mission
web-give-up-game = Abandonner cette partie
web-give-up-sure = Vraiment abandonner ? Tout le monde revient aux places.
web-leave-table = Quitter la table
web-other-mission = Une autre mission
web-options = Règles de la table
web-option-talk = Parler pendant la mission
web-talk-signs = Par signes seulement
web-talk-open = Librement (on se parle de toute façon)
web-option-aids = Aides
web-aids-none = Aucune
web-aids-notes = Notes personnelles au crayon
web-aids-odds = Notes et probabilités exactes
web-aids-odds-only = Probabilités exactes
web-option-pace = Les bots attendent avant de jouer
web-seconds = { $n } s
web-option-window = Temps pour utiliser un outil
web-until-all-pass = jusqu’à ce que tout le monde ait passé
web-option-clock = L’horloge tourne dans les missions qui en ont une
web-option-confirm = Redemander avant une action mortelle
web-option-spectators = On peut regarder avec le lien

## La table.

web-connecting = Connexion…
web-store-waits = Le serveur ne peut rien garder pour l’instant. La table attend et repart toute seule.
web-reconnecting = Hors ligne. Ta place est gardée. Nouvel essai…
web-paused = La table est en pause.
web-pause = Pause
web-report = Signaler
web-go-on = Reprendre
web-no-table = Pas de table ici
web-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
web-table-closed = La connexion a été fermée.
web-no-page = Cette page n’est pas arrivée
web-try-again = Réessayer
web-you = Toi
web-name-you = { $name } (toi)
web-your-stand = Ton support { $n }
web-your-turn = à toi de jouer
web-is-asked = réponse attendue
web-has-answered = réponse donnée
web-standin = un bot joue pour l’instant
web-teammates = Les fils de ton équipe
web-your-wires = Tes fils, { $name }
web-nobodys-wires = Fils qui ne sont à personne
web-set-aside = Mis de côté
web-beside-stand = Posé à côté du support
web-zoom-rack = Agrandir les fils { OF($name) }
web-wires-of = Fils { OF($name) }
web-wire-hidden = inconnu
web-wire-face =
    { $colour ->
        [blue] bleu { $text }
        [yellow] jaune { $text }
       *[red] rouge { $text }
    }
web-wire-cut = coupé, { web-wire-face }
web-wire-cut-unknown = coupé
web-wire-token = jeton { $token }
web-token-short = { $token }
web-wire-flipped = retourné
web-wire-loose = pas à sa place
web-wire-note = ta note : { $note }
web-label-equal = égal
web-label-differs = différent
web-yellow = jaune
web-red = rouge
web-question = Ce que tu peux faire
web-you-watch = Tu regardes
web-what-to-do = Actions possibles
web-mode-all = Tout le monde répond en secret.
web-answered-all = Tu as répondu. Tu peux changer d’avis tant que quelqu’un n’a pas répondu.
web-mode-first = La première réponse décide.
web-let-go = Tu as laissé passer. Personne d’autre ne le sait.
web-cancel = Annuler
web-sending = Envoi…
web-deadly = Une erreur ici peut mettre fin à la mission.
web-use-card = Utiliser
    .label = Utiliser { $title }
web-dial = Cadran
web-steps-left =
    { $n ->
        [one] encore { $n } cran
       *[other] encore { $n } crans
    }
web-numbers = Numéros
web-number-cut =
    { $cut ->
        [one] { $value } : { $cut } coupé sur { $total }
       *[other] { $value } : { $cut } coupés sur { $total }
    }
web-number-done = terminé
web-markers =
    { $colour ->
        [red] rouge { $prints }
       *[yellow] jaune { $prints }
    }
web-markers-some =
    { $colour ->
        [red] rouge : { $n } parmi { $prints }
       *[yellow] jaune : { $n } parmi { $prints }
    }
web-gone-of =
    { $cut ->
        [one] { $cut } parti sur { $n }
       *[other] { $cut } partis sur { $n }
    }
web-equipment = Équipement
web-personal = Équipement personnel
web-no-cards = Pas encore de cartes.
web-face-down = face cachée
web-card-done = terminé
web-card-used = utilisé
web-card-locked = verrouillé
web-of-most = sur { $most }
web-stands-here = se trouve ici :
web-time-left = restant
web-clock-stands = l’horloge est arrêtée
web-mission = Mission
web-more-of-mission = Histoire, mise en place, questions
web-how-to-play = Comment on joue
web-setup = Mise en place
web-questions = Questions
web-wires-in = Fils : { $wires }
web-log = Journal
web-older-left-out = Les lignes plus anciennes manquent ici.
web-talk = Conversation
web-signs = Signes
web-say-something = Dire quelque chose
web-say = Dire

## Bomb Squad Academy.

web-card-green = Vert
web-card-blue = Bleu
web-card-red = Rouge
web-card-yellow = Jaune
web-card-wait = Attendre
web-card-chicken = Poule mouillée
web-bomb-of = Bombe { $n } sur { $of }
# $round: 0 before the first one.
web-bomb-line =
    { $round ->
        [0] Bombe { $n } sur { $of } · avant la manche 1
       *[other] Bombe { $n } sur { $of } · manche { $round }
    }
web-worth = Valeur
web-chain-of = chaîne { $n }
web-exposed-of = Cartes visibles ({ $wire }), la plus récente en dernier
web-next-cut = suivante : carte + { $n }
web-next-cut-help = Ce que rapporte la prochaine carte en plus de sa valeur principale : la chaîne avec elle, et les plaques
web-deck-of = Pioche { $wire } : { $list }
web-deck-count = valeur { $value }, il en reste { $left } sur { $all }
web-known-card = Tu connais la carte { $place } de la pioche : { $value }
web-saw-card = Prochaine carte vue par { $names }
web-saw-tiles = Tuiles vues par { $names }
web-protected = protégé
web-track-label = { $wire } : le déclencheur est sur { $at } ; les tuiles commencent à { $first } : { $tiles }
web-tile =
    { $tile ->
        [ok] OK
        [boom] BOUM
       *[hidden] face cachée
    }
web-tile-known = { web-tile } (personne d’autre ne le sait)
web-players-at = Joueurs
web-points = points
web-on-table = Table
web-in-hand = Main
web-tools = Outils
web-locked-in = choix fait
web-chooses = choisit…
web-passed = passe
web-triggered = a déclenché la bombe
web-scores = Scores
web-end-of-game = La fin de la partie
web-you-win = Tu gagnes !
web-game-over = La partie est finie
web-after-rounds =
    { $n ->
        [one] Après une manche
       *[other] Après { $n } manches
    }
web-play-again = Encore une fois
web-odds-alone = En solo
web-odds-boom = risque de BOUM
web-odds-help = Le risque que ta coupe explose, et de combien ton score change en moyenne

## Les aides.

web-pencil = Crayon
web-pencil-help = Écrire des notes personnelles sur les fils (touche P)
web-pencil-for = Ta note : { $name }
web-pencil-private = Personne d’autre ne la voit. Elle reste dans ce navigateur.
web-write = Écrire
web-rub-out = Effacer

## La fin.

web-ending = La fin de la mission
web-won = Désamorcée !
web-lost = Boum.
web-again = Réessayer
web-next-mission = Suivante : { $title }
web-host-goes-on = C’est l’hôte qui choisit la suite.
web-review = Revoir la partie
web-replay-file = Fichier de la partie
web-step-back = Un moment en arrière
web-step-on = Un moment en avant
web-moment = Moment de la partie
web-open-eyes = Montrer tous les fils
web-why = Pourquoi le bot a-t-il fait ça ?
web-back-to-table = Retour à la table

## Les réglages et la fenêtre de la table.

web-settings = Réglages
web-close = Fermer
web-language = Langue
web-theme = Apparence
web-as-system = Comme le système
web-dark = Sombre
web-light = Clair
web-motion = Animations
web-motion-on = Oui
web-motion-off = Non
web-confirming = Avant un envoi
web-confirm-always = Toujours appuyer sur le gros bouton
web-confirm-deadly = Seulement si une erreur est mortelle
web-sounds = Sons
web-volume = Volume
web-voice = Les missions racontées sont lues à voix haute
web-the-table = La table
web-watching =
    { $n ->
        [one] Une personne regarde
       *[other] { $n } personnes regardent
    }
web-bot-plays = Un bot joue
    .label = Un bot joue pour { $name }
web-make-host = Céder la table
    .label = Céder la table à { $name }
web-keys = Touches
web-key-wires = vers les fils
web-key-arrows = le long d’un support, et d’un support à l’autre
web-key-enter-name = Entrée
web-key-question = vers ce que tu peux faire
web-key-escape-name = Échap
web-coach-again = Revoir le guide

## Le guide de la première mission.

web-coach = Guide
web-got-it = Compris
web-coach-skip = Pas de guide, merci

## Le guide de la première partie de Bomb Squad Academy.

web-bomb-coach = Chacun pour soi : trois bombes, et le plus haut score gagne. Chaque carte d’un fil pousse son déclencheur vers le bas. Au bout de la piste, il y a trois tuiles face cachée ; l’une est le BOUM.
web-bomb-coach-choose = Choisis une carte en secret. Une couleur coupe ce fil : en solo, tu gagnes tout ; à plusieurs, on partage. Prends-en un dont le déclencheur est loin des tuiles.
web-bomb-coach-lock = Maintenant, valide avec le gros bouton. Personne ne voit encore ta carte.
web-bomb-coach-locked = Choix fait. Tant que tout le monde n’a pas choisi, tu peux encore prendre une autre carte.
web-bomb-coach-reveal = Toutes les cartes sont retournées en même temps. Les fils sont coupés dans l’ordre, le vert d’abord, une carte par coupe ; chaque coupe rapporte la carte la plus récente, 1 par carte visible, et les plaques. Ce que tu as joué reste un moment sur la table.
web-bomb-coach-cards = Deux autres cartes : Attendre rapporte 3 points et protège un fil, que personne ne coupe pendant cette manche. La Poule mouillée peut regarder des cartes ou des tuiles cachées, et gagne 5 points si la bombe explose.
web-bomb-coach-protect = Ta carte Attendre protège un fil : choisis-en un que les autres veulent couper.
web-bomb-coach-peek = Tu fais la poule mouillée : regarde les prochaines cartes de deux fils, ou les tuiles d’un seul. Tout le monde voit où tu regardes ; personne d’autre ne voit ce qu’il y a.
web-bomb-coach-tool = À partir de la deuxième bombe, il y a des outils. Prends-en un ; on te demandera dès que tu pourras t’en servir.
web-bomb-coach-window = Un de tes outils peut servir maintenant. Utilise-le, ou passe et garde-le.
web-bomb-coach-boom = BOUM ! Qui a coupé ce fil perd jusqu’à 5 points, chaque poule mouillée en gagne 5. À la prochaine bombe, tout le monde a de nouveau toutes ses cartes.
web-bomb-coach-end = C’est tout ce qu’il te faut. Surveille ce que les autres ont encore en main. Bonne chance !
