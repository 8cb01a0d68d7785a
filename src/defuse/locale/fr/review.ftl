### The review of a game that is over: verdicts, and how the chance to win went.

## The verdict in three words.

review-heading-certain = Une coupe sûre
review-heading-best = La meilleure annonce
review-heading-as-good = Aussi bien que le meilleur
review-heading-certain-there = Il y avait une coupe sûre
review-heading-likelier = Il y avait plus probable
review-heading-safer = Il y avait moins risqué
review-heading-lost = Chance perdue
review-heading-none = Pas de verdict
review-heading-best-card = La meilleure carte
review-heading-more-points = Une autre carte promettait plus

## Chances, as phrases.

review-chance = { PERCENT($chance) }
review-chance-most = plus de { PERCENT($chance) }
review-chance-least = moins de { PERCENT($chance) }
review-odds-certain = sûr
# $hit and $explode are chances as above.
review-odds-safe = { $hit } de réussite, aucun risque de rouge
review-odds-danger = { $hit } de réussite, { $explode } d’explosion
review-points = { NUMBER($points, digits: 1) } points en moyenne
review-points-danger = { NUMBER($points, digits: 1) } points en moyenne, { $explode } d’explosion

## What can be chosen. $odds is a phrase as above, $choice one of these two.

review-call = { OR($values) } sur { $wires }
review-solo = coupe solo : { $value }

## What is said of a decision of Bomb Busters.

review-called = { $seat } a annoncé { OR($values) } sur { $wires } : { $odds }.
review-right = Juste.
review-wrong = Faux.
review-wrong-was = Faux : c’était { $value }.
review-exploded = La bombe a explosé.
review-exploded-red = C’était un rouge : la bombe a explosé.
review-certain-was = { CAPITAL($wire) } était à coup sûr { $value }.
review-solo-was = Une coupe solo était possible : { $value }.
review-other-was = De meilleures chances : { $choice }, { $odds }.
# $points, $low, $high: whole points of the chance to win.
review-lost-by = Des bots qui continuent plutôt ainsi ({ $choice }) gagnent { $points } points plus souvent ({ $low } à { $high }, dans { $games } mondes).
review-no-loss = Des bots qui continuent avec cela ne gagnent pas plus souvent, pour autant que { $games } mondes puissent le dire.
review-no-call = Ce n’était pas une annonce : pas de verdict.
review-not-counted = Il y a trop à compter ici : pas de verdict.

## What is said of a decision of Bomb Squad Academy.

review-played = { $seat } a joué { $card } : { $odds }.
review-cutters = { $count } ont coupé ce fil ensemble.
review-promised = { $card } promettait plus : { $odds }.
review-no-card = Il n’y a de verdicts que sur les cartes action.

## The whole game.

review-start = Chance de gagner au début : { PERCENT($chance) } ({ PERCENT($low) } à { PERCENT($high) }).
review-turning = Tournant : tour { $turn }, { $seat }, de { PERCENT($before) } à { PERCENT($after) }.
review-turning-clock = Tournant : l’horloge, de { PERCENT($before) } à { PERCENT($after) }.
# $points: points of the chance to win, with their sign.
review-best-call = Meilleure annonce : tour { $turn }, { $seat }, { $choice } ({ $points }).
review-worst-call = Le plus de chance perdue : tour { $turn }, { $seat }, { $choice } ({ $points }).
review-seat =
    { $seat } : jugement { $judgement }, hasard { $luck } ; { $best ->
        [one] { $best } annonce sur { $decisions } était la meilleure ou aussi bonne.
       *[other] { $best } annonces sur { $decisions } étaient les meilleures ou aussi bonnes.
    }
review-seat-odds =
    { $seat } : { $best ->
        [one] { $best } annonce sur { $decisions } était la meilleure ou aussi bonne.
       *[other] { $best } annonces sur { $decisions } étaient les meilleures ou aussi bonnes.
    }
review-seat-cards =
    { $seat } : { $best ->
        [one] { $best } carte sur { $decisions } était la meilleure ou aussi bonne.
       *[other] { $best } cartes sur { $decisions } étaient les meilleures ou aussi bonnes.
    }
review-nobody = L’horloge : hasard { $luck }.
review-remark-bots = La chance de gagner, c’est la part des parties que gagnent des bots qui continuent avec ce que toute la table sait.
review-remark-memory = Dans cette mission, il faut se souvenir : les verdicts valent pour des têtes qui n’oublient rien.
review-remark-cards = Ce que promet une carte dépend de ce que les autres vont sans doute jouer, et c’est une estimation.
review-no-curve = dans ce jeu, personne ne gagne ensemble
