### The table on one screen: header, racks, last move, action bar.

# $wire: one or more wires; $value: what it is called, or … while nothing is named.
web-act-called = { $wire } : { $value }
web-all-at-once = Tout le monde répond
web-all-racks = Tous les supports
web-asks-name = choisis ci-dessous
# Below whose turn it is: what is to be done next.
web-asks-point = désigne un fil
web-asks-send = appuie sur le gros bouton
web-dial-now = Cadran : encore { $n }.
web-give-sign = Faire un signe
# On the big button: what is missing, or what it does. Short.
web-go-choose = Choisis d’abord
web-go-name = Dis sa valeur
web-go-point = Désigne un fil
web-go-snip = Coupe { $value }
web-go-wait = Prépare la suite
web-go-follow = Suivre { $name }
web-key-back = un pas en arrière
# Below a number that may not be named now.
web-key-barred = interdit
web-key-confirm = choisir ; encore une fois : confirmer
web-key-digits = désigner le fil à cette place, puis dire sa valeur
web-key-held = dans ta main
web-key-this-list = cette liste
web-key-yellow = dire jaune
web-mission-over = Mission terminée
# $n: so many other ways to act.
web-more-ways = { $n } de plus
web-paused-text = Personne ne peut agir avant la reprise.
web-plan = En attendant, prépare la suite.
# Arrows at a row that is longer than the window.
web-scroll-back = En arrière
web-scroll-on = Suite
web-stand-number = support { $n }
web-state-thinks = réfléchit …
# The three steps of a cut, as short as can be.
web-step-name = Dire
web-step-point = Désigner
web-step-snip = Couper
# $n: 0 before the first one.
web-turn-number =
    { $n ->
        [0] avant le premier tour
       *[other] tour { $n }
    }
web-turn-of = Au tour de { $name }
web-turn-order = Ordre du tour
# What came of naming a wire.
web-verdict-right = Juste.
web-verdict-wrong = Raté.
web-wire-odds = sans doute { $value }, { $percent }
web-you-are-asked = À toi de répondre
web-your-turn-now = À toi de jouer
web-cards-told = Ce que font ces cartes
web-pencil-hint = Appuie sur un fil pour y écrire une note. Toi seul la vois.
web-point-at-wire = Montrer un fil
web-point-hint = Appuie sur un fil : tout le monde voit un instant duquel tu parles.
web-points-at = { $name } montre : { $wire }.
web-you-follow = En bas, le support de { $name }.
web-key-cards = choisir une carte
web-key-bomb = vers ce qui peut être choisi sur la bombe
web-seconds-left =
    { $n ->
        [300] Encore cinq minutes.
        [60] Encore une minute.
       *[other] Encore { $n } secondes.
    }
web-now-done = fait
web-now-later = plus tard

## Ceux qui regardent, et la fin d’une table.

web-option-spectators-talk = Ceux qui regardent peuvent parler
web-watchers = Ceux qui regardent
web-watch-as = Ici, tu t’appelles { $name }.
web-muted = L’hôte t’a coupé la parole.
web-is-muted = muet
web-players-talk = À cette table, seuls ceux qui jouent parlent.
web-mute = Faire taire
    .label = Faire taire { $name }
web-unmute = Laisser parler
    .label = Laisser { $name } parler à nouveau
web-remove = Retirer
    .label = Retirer { $name }
web-remove-sure = Vraiment retirer ?
    .label = Vraiment retirer { $name } ?
web-remove-means = La table reçoit un nouveau lien. Tous ceux qui sont ici l’ont tout de suite ; l’ancien n’ouvre plus rien.
web-begin-anew = Recommencer
web-delete = Supprimer cette table
web-delete-sure = Vraiment la supprimer ?
web-delete-really = Oui, la supprimer pour toujours
web-delete-keep = La garder
web-delete-means = Tout le monde doit partir, et toutes les parties et conversations de cette table disparaissent pour toujours.
