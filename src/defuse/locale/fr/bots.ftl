### Why bots do what they do: phrases without a capital or a full stop, after “Juno: ”. Bots say “I”.
### $chance and $danger: how likely, written as a percentage by PERCENT.

reason-all-red = { PERCENT($chance) } de chances que tous soient rouges
reason-another-card = une autre carte ne peut être que meilleure
reason-answers-uncertain = c’est là que les réponses sont les plus incertaines
reason-best-cut = la meilleure coupe, c’est le { $number }
reason-best-cut-pairs = la meilleure coupe, c’est le { $value }, et il reste de bonnes paires
reason-best-prospects = c’est là qu’on a le plus de chances de tomber juste
reason-both-are =
    { PERCENT($chance) } de chances que les deux fils soient { $value ->
        [value-yellow] jaunes
        [value-red] rouges
       *[other] des { $value }
    }
reason-can-cut-it = je peux couper le { $number }
reason-cards-on-the-way = ces cartes nous serviront en chemin
reason-certain = c’est un { OR($values) } à coup sûr
reason-challenge-met = un défi est relevé
reason-chance = { PERCENT($chance) } de chances de tomber juste avec { $values }
reason-chance-and-danger = { PERCENT($chance) } de chances de tomber juste avec { $values }, { PERCENT($danger) } de risque d’explosion
reason-characters-ready = des personnages utilisés redeviennent prêts
reason-completes =
    { PERCENT($chance) } de chances que cela termine { $value ->
        [value-yellow] les jaunes
       *[other] les { $value }
    }
reason-cut-sooner = le { $number } pourra être coupé plus tôt
reason-everybody-most = c’est là que tout le monde peut en faire le plus
reason-first-turn-safe = le premier tour sera sans danger
reason-fits-my-hand = cela va bien avec ma main
reason-flipped-equal = le fil retourné de quelqu’un a la même valeur
reason-good-cut = j’ai une bonne coupe
reason-good-cut-oxygen = le { $value } est une bonne coupe, et l’oxygène est utile là-bas
reason-hardly-cut = le { $number } ne sera sans doute pas coupé
reason-is-red = { PERCENT($chance) } de chances qu’il soit rouge
reason-last-there = c’est très probablement le dernier { $value }, et je pourrai alors le couper en solo
reason-least-doubt = c’est ce qui laisse le moins de doutes sur ma main
reason-least-doubt-token = son jeton est celui qui laisse le moins de doutes sur ma main
reason-learned = sûr à { PERCENT($chance) }, d’après ce que j’ai appris
reason-loses-least = c’est ce qui coûte le moins
reason-misleading = les autres le prendront pour autre chose
reason-most-left-there = c’est là qu’il reste le plus à faire
reason-most-use = c’est là que cela servira le plus
reason-needed-more = on en a plus besoin là-bas
reason-next-number = le nombre suivant
reason-next-wire = c’est ce qu’est mon prochain fil
reason-no-good-cut = ma carte ne me laisse aucune bonne coupe
reason-not-worth-oxygen = aucune coupe ne vaut l’oxygène qu’elle coûte
reason-nothing-else = il n’y a rien d’autre à faire
reason-nothing-else-left = il ne reste rien d’autre
reason-nothing-to-gain = il n’y a rien à y gagner
reason-only-reds = il ne reste que des rouges
reason-other-there = l’autre { $value } est là-bas, et les deux pourront être coupés en solo
reason-others-better = d’autres le feront mieux que moi
reason-proven = c’est un { OR($values) } à coup sûr : { $step }
reason-shortest-way = c’est le plus court chemin
reason-solo-certain = une coupe solo est sûre
reason-somebody-safer = quelqu’un d’autre peut jouer avec moins de risques
reason-step-back = le cadran recule d’un cran
reason-these-are-all = { PERCENT($chance) } de chances que ce soient tous les bons
reason-too-risky-without = sans cela, cette coupe est trop risquée
reason-tried-better = { $why } : mieux que l’habitude ({ $usual }), { $cuts } coupes essayées dans { $worlds } mondes
reason-tried-nothing-better = { $why } : rien de mieux, { $cuts } coupes essayées dans { $worlds } mondes
reason-tripwire = { PERCENT($chance) } de chances que ce soit un fil piégé
reason-value-can-be-cut = le { $value } peut être coupé
reason-way-to-doctor = c’est le plus court chemin vers le docteur
reason-worse-than-step = toutes les coupes sont pires qu’un cran
reason-yellows = { PERCENT($chance) } de chances que ce soient les fils jaunes

## Bomb Squad Academy.

reason-helps-most = c’est ce qui m’aide le plus, ou les autres le moins
reason-brings-points = cela rapporte environ { NUMBER($points, digits: 1) } points
reason-tool-kept = mieux vaut garder l’outil
reason-better-choice = cela permet de mieux choisir
reason-all-cards = avec toutes mes cartes en main, je suis bien mieux
reason-best-card = le mieux, c’est { $card }, quoi que pensent les autres
# $cards: the cards among which it is drawn by lot, with how likely each is.
reason-by-lot = je tire au sort entre { $cards }, pour que personne ne puisse compter dessus
reason-share = { $card } ({ PERCENT($share) })
