### Le calculateur : les probabilités d’une vraie table, saisies du doigt.

web-calculator = Calculateur
web-calculator-title = À côté de la boîte : { $title }
web-calculator-academy = Bomb Squad Academy
web-calculator-racks = Les supports
web-calculator-answers = Réponses
web-calculator-turn-of = au tour { OF($name) }
web-calculator-entries-count =
    { $n ->
        [0] aucune saisie
        [one] 1 saisie
       *[other] { $n } saisies
    }
web-calculator-disagree =
    { $n ->
        [one] 1 saisie, contradiction
       *[other] { $n } saisies, contradiction
    }
web-calculator-away = Serveur absent. Les chiffres reviendront, rien n’est perdu.
web-calculator-wrong-link = Ce lien ne porte aucune table lisible.
web-calculator-private = Tout reste dans ce navigateur et derrière le # d’un lien. Le serveur compte et ne garde rien.
web-calculator-agree = Demande aux autres s’ils sont d’accord.
web-calculator-as-text = En texte
web-calculator-text-how = La même notation que « defuse odds ». Colle une table, ou garde celle-ci.
web-calculator-take-text = Prendre ce texte
web-calculator-text-now = La table telle qu’elle est
web-calculator-link = Lien avec la table
web-calculator-link-how = Qui l’ouvre a cette table. Elle voyage derrière le #, jamais envoyé au serveur.
web-calculator-new = Nouvelle table
web-calculator-change-set-up = Changer la mise en place
web-calculator-to-table = Vers la table
web-calculator-undo = Annuler
web-calculator-redo = Rétablir
web-calculator-tap-back = Un appui en arrière
web-calculator-more = plus
web-calculator-more-hint = carte …
web-calculator-other = Carte, jeton, fait …
web-calculator-less = Un de moins
web-calculator-greater = Un de plus
web-calculator-amount = Combien
# La mise en place.
web-calculator-set-up = mise en place
web-calculator-set-up-open = Dispose la table comme elle est devant toi.
web-calculator-set-up-done = Tout est rempli.
web-calculator-step-mission = Mission
web-calculator-step-seats = Places
web-calculator-step-board = Plateau
web-calculator-step-wires = Fils
web-calculator-to-seats = Suite : qui est là
web-calculator-to-board = Suite : le plateau
web-calculator-to-wires = Suite : tes fils
web-calculator-step-back = Une étape en arrière
web-calculator-start = C’est parti
web-calculator-pick-mission = Touche une mission
web-calculator-players = À combien vous jouez
web-calculator-seats = Qui est là, dans le sens horaire
web-calculator-clockwise = Dans le sens horaire. Dis quelle place est la tienne et qui est capitaine ★. Les noms sont facultatifs.
web-calculator-name-of = Nom de la place { $letter }
web-calculator-no-board = Rien de particulier sur le plateau.
web-calculator-all-lines = Toutes les lignes
web-calculator-empty-line = Laisser
web-calculator-wires-how = Saisis tes fils de gauche à droite sur les touches. On peut toucher chaque fil pour le changer.
web-calculator-wires-left =
    { $n ->
        [0] Le fil { $wire } change.
        [one] Encore un fil. Le prochain : { $wire }
       *[other] Encore { $n } fils. Le prochain : { $wire }
    }
web-calculator-wires-to-go =
    { $n ->
        [one] Encore 1 fil
       *[other] Encore { $n } fils
    }
web-calculator-board-to-go = Le plateau a des trous
web-calculator-which = Lequel ?
web-calculator-slot = Ce fil
web-calculator-slot-hint = autre
web-calculator-slot-of = Emplacement { $name }
web-calculator-slot-wire = Ce que c’est
web-calculator-slot-cut = Coupé
web-calculator-slot-loose = Fil X
web-calculator-slot-flipped = Retourné
web-calculator-slot-token = Jetons
web-calculator-slot-rack = Un fil d’un autre support
web-calculator-unknown = Inconnu
# Ce qui s’est passé.
web-calculator-happened = Que s’est-il passé ?
web-calculator-happened-at =
    { $n ->
        [0] Quelque chose au support { OF($name) }
       *[other] Quelque chose au support { $n } { OF($name) }
    }
web-calculator-tap-rack = Que s’est-il passé ? Touche le fil.
web-calculator-who = C’était { $name }. Touche pour changer.
web-calculator-who-did = Qui était-ce ?
web-calculator-who-how = D’habitude, cela suit des tours. Dis-le si c’était quelqu’un d’autre.
web-calculator-you-called = Tu as annoncé { $value } chez { $name }, { $wire }
web-calculator-called-yours = { $who } a annoncé { $value } chez toi, { $wire }
web-calculator-called = { $who } a annoncé { $value } chez { $name }, { $wire }
web-calculator-right = juste
web-calculator-wrong = faux
web-calculator-wrong-is = { $wrong }, c’est { $value }
web-calculator-enter = Saisir
web-calculator-taps =
    { $n ->
        [one] 1 appui
       *[other] { $n } appuis
    }
web-calculator-brings = Ce qui en suit
web-calculator-brings-later = Touche ce qui s’est passé : cadran, jetons et faits suivent d’eux-mêmes.
web-calculator-holds = { $name } a { $value }
web-calculator-add = Y ajouter
web-calculator-group-turn = Dans ce tour
web-calculator-group-aside = À tout moment
web-calculator-group-time = Horloge
web-calculator-group-state = L’état de la table
web-calculator-group-fact = Ce que l’on sait
# Les réponses.
web-calculator-best = Meilleures annonces
web-calculator-safest = la plus sûre d’abord
web-calculator-waiting = Ce n’est pas ton tour : voici ce que tu pourrais annoncer.
web-calculator-no-calls = Il n’y a rien que tu puisses annoncer.
web-calculator-counting = On compte …
web-calculator-explodes = explose à { $percent }
web-calculator-call-text = { $wire } est { $value }
web-calculator-card-text = { $card } : { $wire } est { $value }
web-calculator-solo = Tu peux couper { $value } en solo : { $wires }
web-calculator-with-cards = Avec une carte
web-calculator-all-calls = Les { $n } annonces
web-calculator-deals = { $n } donnes s’accordent avec tout cela.
web-calculator-wire = Un fil
web-calculator-wire-of = { $name }, fil
web-calculator-may-be = ce qu’il peut être
web-calculator-entries = Saisies
web-calculator-no-entries = Rien n’a encore été saisi.
web-calculator-tap-to-change = touche pour changer
web-calculator-open-entries = { $text } Toutes les saisies
web-calculator-change = Changer
web-calculator-take-back = Reprendre
web-calculator-clash = Tout cela ne peut être vrai
web-calculator-did-you-mean = Les autres saisies restent. Est-ce cela ?
web-calculator-no-figures = Pas de chiffres
web-calculator-fill-in = À remplir : { $line }
web-calculator-drop = Laisser de côté : { $fact }
# Bomb Squad Academy.
web-calculator-academy-title = Compter pour Bomb Squad Academy
web-calculator-trigger = déclencheur { $at } sur { $track }
web-calculator-cutters =
    { $n ->
        [one] { $n } coupe
       *[other] { $n } coupent
    }
web-calculator-next-card = carte suivante
web-calculator-booms = BOUM en
