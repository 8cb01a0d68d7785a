### La page d’un retour en arrière.

web-review-title = Retour en arrière
web-review-opening-now = Ouverture de la partie …
web-review-end = La fin
web-review-opening = Ouverture
web-review-round = Manche { $n }
web-review-rounds =
    { $n ->
        [one] une manche
       *[other] { $n } manches
    }
web-review-of = sur { $n }
web-review-won-on = gagné au tour { $n }
web-review-lost-on = perdu au tour { $n }
web-review-players =
    { $n ->
        [2] à deux
        [3] à trois
        [4] à quatre
       *[other] à cinq
    }
web-review-curve = Chances de gagner, tour par tour
web-review-chance = Chances de gagner
web-review-counting = calcul en cours, { $percent }
web-review-miss = raté
web-review-card = Carte
web-review-turning = Tournant
web-review-first = Premier tour
web-review-play = Lecture
web-review-steps = Pas à pas
web-review-next-miss = Erreur suivante
web-review-seen-by = Vu par
web-review-as-seen = Comme { $name } l’a vu
web-review-mover = Comme le voyait celui qui joue
web-review-all = Tout
web-review-all-open = Tout ouvert
web-review-table = La table à ce moment
web-review-called = { $value } annoncé
web-review-step-of = étape { $n } de la preuve
web-review-holds = a { $value }
web-review-verdict = Verdict
web-review-no-verdict = Pas de verdict
web-review-thinking = Calcul en cours …
web-review-chosen = choisi
web-review-sure = sûr
web-review-change = Chances de l’équipe
web-review-judgement = jugement
web-review-luck = chance
web-review-why = Pourquoi sûr ?
web-review-likely = Qu’est-ce qui l’indiquait ?
web-review-tap = touche une étape
web-review-looking = Recherche d’une preuve …
web-review-nothing-certain = Rien n’était certain ici. Touche un fil pour voir ce qui l’indiquait.
web-review-whole = Toute la partie
web-review-players-tab = Joueurs
web-review-best-choices = meilleurs choix
web-review-best-of = { $n } sur { $all }
web-review-clock = Personne
web-review-best-call = Meilleure annonce
web-review-worst-call = Pire annonce
web-review-link = Lien
web-review-link-turn = Lien vers le tour { $n }
web-review-link-text = Qui a ce lien peut revoir cette partie-là, à partir de ce tour. Il n’ouvre pas la table.
web-review-withdraw = Retirer le lien
web-review-withdraw-text = Tu es assis à cette table : tu peux retirer le lien. Il n’ouvre alors plus rien ; on peut en faire un nouveau.
web-review-together = Revoir ensemble
web-review-you-lead =
    { $n ->
        [one] Tu mènes, une autre personne est là
       *[other] Tu mènes, { $n } autres personnes sont là
    }
web-review-leads = { $name } mène
web-review-in-front = mène
web-review-nobody-leads = Personne ne mène
web-review-take = Mener
web-review-hand = Passer la main
web-review-follow = Suivre
web-review-following = Tu suis
web-review-whatif = Et si …
web-review-whatif-text = Cela ouvre une nouvelle table. La partie repart de ce moment, avec les fils tels qu’ils étaient. Elle ne compte pour rien.
web-review-whatif-seat = Ta place
web-review-whatif-others = Qui joue les autres places ?
web-review-whatif-bots = Des bots, tout de suite
web-review-whatif-open = Des amis, par un lien
web-review-whatif-go = Repartir d’ici
web-branch-counts = Elle ne compte pour rien.
web-branch-back = Revenir au retour en arrière
web-open-file = Ouvrir un fichier de partie
    .text = Revoir une partie d’un fichier .defuse
