### La table de Bomb Squad Academy, dans le navigateur.

## La bombe.

web-academy-in-deck = dans la pioche
# Behind a number, where there is little room: 9 left.
web-academy-left = restent
web-academy-each = chacun
web-academy-alone = en solo
web-academy-nobody = personne
# At the wire that you have chosen and not locked in yet.
web-academy-you-ask = toi ?
web-odds-two = à deux

## Les joueurs.

web-academy-no-tool = plus d’outil
web-academy-tools-later = outils dès la bombe 2
# On a phone, at a player.
web-academy-locked = choisi
web-academy-not-in-hand = { $card } (pas en main)
web-academy-last-moves = Derniers coups
web-academy-begins = La première bombe est sur la table.
web-academy-everybody = Cartes et outils de tous
web-academy-more = Le reste de la table

## Le déroulement d’une manche.

web-academy-round-goes = Une manche
web-academy-goes-wait = Attendre : 3 points, et protéger un fil
web-academy-goes-cut = Couper : moins on est, plus ça rapporte
web-academy-goes-chicken = Poule mouillée : regarder ; 5 points si ça saute
web-academy-goes-stuck =
    { $n ->
        [one] Une carte reste sur la table
       *[other] { $n } cartes restent sur la table
    }

## Ta place à la table.

web-academy-your-cards = Tes cartes
web-academy-sign = Parler
web-academy-place =
    { $place ->
        [1] 1er sur { $of }
       *[other] { $place }e sur { $of }
    }
web-academy-secret = Tout le monde choisit en secret.
web-academy-is-locked = Ton choix : { $card }.
web-academy-locked-of = choix faits : { $n } sur { $of }
web-academy-lock-in = Valider { $card }
web-academy-done = Choix fait
web-academy-choose-first = Choisis d’abord
web-academy-others = Aux autres
web-academy-faster = Plus vite
web-academy-which-wire = Quel fil ?
web-academy-which-tool = Quel outil ?
web-academy-protect = Protéger { $wire }
web-academy-look = Regarder : { $wires }
web-academy-look-away = Ne rien regarder
web-academy-take = Prendre { $tool }
web-academy-pass = Passer
web-academy-use = Utiliser { $tool }
web-academy-use-now = Utiliser
# Ways to look as chicken.
web-academy-way-cards = Deux pioches
web-academy-way-tiles = Tuiles d’un fil
web-academy-way-away = Rien

# Below a card of the hand; the short ones for phones, about eight letters.
web-academy-pays = rapporte carte + { $n }
web-academy-pays-short = carte + { $n }
web-academy-wait-line = 3 points, protège
web-academy-wait-short = 3 points
web-academy-chicken-line = regarder, ou 5 points
web-academy-chicken-short = regarder
web-academy-played = jouée
web-academy-back =
    { $n ->
        [one] de retour au prochain tour
       *[other] de retour dans { $n } tours
    }
web-academy-back-short =
    { $n ->
        [one] bientôt
       *[other] dans { $n }
    }
web-academy-out = de retour à la bombe { $n }
web-academy-out-short = bombe { $n }
web-academy-spent = épuisée

## Une explosion.

web-academy-boom = Boum.
web-academy-went-off = Le fil { $wire } a sauté
web-academy-boom-who =
    { $n ->
        [0] { $wire } : le fil a sauté.
        [one] { $wire } : { $names } a coupé en solo.
       *[other] { $wire } : coupe de { $names }.
    }
web-academy-boom-cards =
    { $n ->
        [one] La carte { $cards } a poussé le déclencheur de { $from } à { $to }, sur la tuile { $tile }.
       *[other] Les cartes { $cards } ont poussé le déclencheur de { $from } à { $to }, sur la tuile { $tile }.
    }
# Which of the tiles it was.
web-academy-tile = tuile { $n }
web-academy-held = Cela reste ici jusqu’à ce que tu continues.
web-academy-why-alone = a coupé en solo
web-academy-why-together = a coupé aussi
web-academy-why-chicken = poule mouillée
web-academy-why-wait = a attendu
web-academy-why-before = a coupé avant
web-academy-why-after = trop tard
web-academy-why-kept = fil protégé

## Entre les bombes.

web-academy-bombs-down =
    { $n ->
        [one] Une bombe de passée
       *[other] { $n } bombes de passées
    }
web-academy-to-go =
    { $n ->
        [one] Encore une. { $name } mène.
       *[other] Encore { $n }. { $name } mène.
    }
web-academy-take-for = Bombe { $n } : prends un outil
web-academy-you-pick = à toi
web-academy-taken = pris par { $name }
web-academy-plates = Plaques de la bombe { $n }
