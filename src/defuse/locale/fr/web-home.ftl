### The first page, the lobby, and what the device can do.

## The first page.

web-hero-first = Une bombe. Plein de fils.
web-hero-second = Les tiens, toi seul les vois.
web-hero-lead = Coupe des fils avec des amis grâce à un lien, ou tout de suite avec des bots. Dans le navigateur, rien à installer, pas de compte.
web-how = Comment ça se joue
web-pitch-point = Montre
    .text = un fil d’un coéquipier
web-pitch-say = Dis son nombre
    .text = un que tu as aussi
web-pitch-snip = Clac
    .text = juste : les deux sont coupés ; faux : le cadran avance
web-pitch-choose = Choisis en secret
    .text = un fil, attendre ou poule mouillée
web-pitch-alone = Coupe seul
    .text = c’est ce qui rapporte le plus
web-pitch-stop = Arrête à temps
    .text = le BOUM coûte 5
web-play = Jouer
web-play-mission =
    { $bots ->
        [one] mission { $n }, avec un bot
       *[other] mission { $n }, avec { $bots } bots
    }
web-play-game =
    { $bots ->
        [one] trois bombes, contre un bot
       *[other] trois bombes, contre { $bots } bots
    }
web-show-odds = Montrer les probabilités
    .text = à chaque fil, ce qui est le plus sûr
web-new-table-short = Table entre amis
web-join-now = Aller
web-example = À quoi ça ressemble : tu montres un fil d’un coéquipier et tu dis son nombre.
web-example-game = À quoi ça ressemble : des cartes sur quatre fils, et l’un d’eux a explosé.
# The name of a bot in the picture.
web-example-mate = Moss
web-example-says = « { $name }, ton quatrième est un 8. »
web-example-right = Juste ! Les deux sont coupés.
web-your-rack = tes fils
web-table-open = Ta table est ouverte
    .text = Qui a le lien prend une place. Les places vides vont à des bots.
web-say-aloud = À dire à voix haute
web-go-to-table = À la table
web-share = Partager
    .text = Viens couper des fils avec moi.
web-qr = Code QR du lien vers cette table
web-your-missions = Tes missions
# $n: how many missions of all were won in this browser.
web-missions-won =
    { $n ->
        [0] Aucune des { $all } gagnée pour l’instant.
       *[other] { $n } sur { $all } gagnées.
    }
web-next-is = Ensuite : { $title }.
web-go-on-mission = Continuer avec la mission { $n }
web-path = Missions { $from } à { $to } ; la prochaine est la { $n }
web-lessons = Première fois ?
    .title = Apprendre en jouant
    .text = Neuf courtes leçons à une vraie table : lire, compter, voir ce qui est certain.
web-lesson-start = Première leçon
web-ways = À voir aussi
web-way-lessons = Leçons
web-way-rules = Livre de règles
web-way-puzzles = Énigmes
web-way-calculator = Calculateur
web-way-box = Avec la boîte
web-way-campaign = Campagne
web-daily-puzzle = Énigme du jour
    .title = Lequel est-ce ?
    .text = Une annonce est clairement la meilleure. Trouve-la.
    .grade = Niveau { $grade } sur 5.
web-daily-puzzle-solve = Résoudre
web-real-box = La vraie boîte
    .title = Vous jouez avec la boîte ?
    .text = Dis ce que tu vois : il compte le reste.
web-real-box-lay = Mise en place
web-all-tables = Toutes ({ $n })
web-what-to-play = Que jouer

## Before the mission.

web-who-plays = Qui joue
web-lobby-line = table { $code }
web-lobby-line-host = table { $code } · tu es l’hôte
# Of a seat, beside its name.
web-seat-you = toi
# $bot: a kind of bot; kinds that are not listed here come with other packages.
web-bot-strength =
    { $bot ->
        [learned] Bot autodidacte
        [expert] Bot expert
        [careful] Bot prudent
        [quick] Bot rapide
        [random] Bot au hasard
       *[other] Bot : { $bot }
    }
web-open-seat-name = Place libre
    .text = pour un ami qui a le lien ; si personne ne vient, un bot la prend
    .short = un ami, sinon un bot
web-bot-here = Mettre un bot
    .label = Mettre un bot : { $name }
web-seat-change = Changer
    .label = Changer la place { OF($name) }
web-strength-of = Force { OF($name) }
web-is-captain = { $name } est capitaine ; laisser le sort décider
web-special = Ce qui est particulier
web-won-before = déjà gagnée
web-agreed = Convenu :
# What the table agreed on, in a row with commas.
web-agreed-talk =
    { $talk ->
        [signs] signes seulement
       *[open] on parle librement
    }
web-agreed-aids =
    { $aids ->
        [none] ni notes ni probabilités
        [odds] notes et probabilités
       *[notes] notes personnelles
    }
web-agreed-odds =
    { $aids ->
        [odds] avec les probabilités
       *[none] sans les probabilités
    }
web-agreed-clock =
    { $clock ->
        [on] contre la montre
       *[off] sans chrono
    }
web-agreed-window =
    { $n ->
        [0] outils jusqu’à ce que tous aient passé
       *[other] { $n } s pour les outils
    }
web-agreed-pace =
    { $pace ->
        [slow] bots lents
        [fast] bots rapides
        [none] bots sans attente
       *[normal] bots à allure normale
    }
web-agreed-watch =
    { $watch ->
        [yes] on peut regarder
       *[no] personne ne regarde
    }
web-change-agreements = Changer ce qui est convenu
web-pace-name =
    { $pace ->
        [slow] Lent : le temps de lire et de réfléchir
        [fast] Rapide : dès que le coup a pu être vu
        [none] Aussitôt : sans attendre
       *[normal] Normal : le temps de lire le dernier coup
    }

## When it is my turn, and the page as an app.

web-tell-turn = Quand c’est mon tour
web-notify = Me prévenir quand je regarde ailleurs
web-notify-denied = Ce navigateur interdit les notifications à cette page ; cela se change dans ses réglages pour la page.
web-notify-insecure = Les notifications et l’installation demandent HTTPS ou cette machine même (localhost).
web-notify-none = Ce navigateur n’a pas de notifications pour les pages web.
web-vibrate = Vibrer
web-vibrate-none = Cet appareil ou ce navigateur ne vibre pas.
web-turn-now = C’est ton tour.
web-install = Installer comme application

## Crews on the first page and at the table; their own pages have more texts (`web-crew.ftl`).

web-campaign = Campagne
web-campaign-device = Sur cet appareil seulement
web-campaign-opened = { $title } est ouverte : missions { $first } à { $last }
web-daily = Donne du jour
web-daily-line =
    { $n ->
        [0] Les mêmes fils pour toutes les équipes. Aucune n’a joué, encore { $left }.
        [one] Les mêmes fils pour toutes les équipes. Une a joué, encore { $left }.
       *[other] Les mêmes fils pour toutes les équipes. { $n } ont joué, encore { $left }.
    }
web-daily-play = Jouer
web-daily-results = Résultats
web-crew-hours = { $h } h { $m }
web-crew-minutes = { $n } min
web-to-campaign = À la campagne
# Of an open seat, below the name of whom it is kept for.
web-seat-kept = place gardée
web-alone-mission = Seul : { $n }
