### Odds: why nothing can be counted.


## No deal agrees with what is known.

odds-no-deal = aucune donne ne correspond à tout cela
# $kind: a number that programs have for a kind of wire.
odds-no-such-kind = il n’y a pas de fil de type { $kind }
odds-more-seen = on voit plus de fils d’un type qu’il n’y en a
odds-more-certain = il y a plus de fils certains d’un type qu’il n’y en a en tout
odds-more-called-for = il faudrait plus de fils d’un type qu’il n’y en a
odds-no-kind = il ne reste aucun type possible pour un fil
odds-known-to-differ = deux fils d’une même valeur devraient être différents
odds-differs-from-itself = un fil n’est pas différent de lui-même
odds-no-count = un compte ne peut pas être atteint
odds-no-order = un ordre ne peut pas être respecté

## Too much is known at once.

odds-too-many-wires = il y a plus de fils que le noyau compilé ne peut en traiter
odds-no-room = il y a trop de rangées, trop de fils égaux ou trop d’informations qui portent chacune sur plusieurs types
odds-too-many-ways = ces informations s’enchevêtrent de trop de façons pour être comptées
odds-too-many-in-doubt = trop de fils sont incertains, ou trop d’informations portent chacune sur plusieurs types de fils

## Why a wire is what it is. $so and $because are phrases like those below; $wires are places, $values what they may be.

why-certain = { $so } : certain.
why-likely = { $so } : { PERCENT($chance) }.
why-seen-itself = cela se voit : { $so }
why-between = { SEMICOLON($because) } ; la rangée est triée : donc { $so }
why-crowd = { SEMICOLON($because) } ; la rangée est triée, et il y en a trop peu pour toutes les places : donc { $so }
why-out = { SEMICOLON($because) } ; il n’y en a pas d’autres : donc { $so }
why-place = { SEMICOLON($because) } ; il ne reste aucune autre place : donc { $so }
why-enough = { SEMICOLON($because) } ; ils y sont déjà tous : donc { $so }
why-last = { SEMICOLON($because) } ; les derniers doivent bien être quelque part : donc { $so }
why-so = { SEMICOLON($because) } : donc { $so }
why-counting = en comptant toutes les donnes, et rien n’est de trop : { SEMICOLON($because) } ; donc { $so }
why-without = ce serait { PERCENT($chance) } sans ceci : { $because }
why-known = { $count } autres fils sont connus
why-own =
    { COUNT($wires) ->
        [one] { $wires } est { $value }, dans la main { OF($seat) }
       *[other] { $wires } sont { $value }, dans la main { OF($seat) }
    }
why-cut =
    { COUNT($wires) ->
        [one] { $wires } est coupé, { $value }
       *[other] { $wires } sont coupés, tous { $value }
    }
why-shown =
    { COUNT($wires) ->
        [one] { $wires } a été montré, { $value }
       *[other] { $wires } ont été montrés, tous { $value }
    }
why-token = { $wire } porte le jeton { $mark }
why-is =
    { COUNT($wires) ->
        [one] { $wires } est { OR($values) }
       *[other] { $wires } sont { OR($values) }
    }
why-is-not =
    { COUNT($wires) ->
        [one] { $wires } n’est pas { OR($values) }
       *[other] { $wires } ne sont pas { OR($values) }
    }
why-exactly = parmi { $wires }, exactement { $count } doivent valoir { OR($values) }
why-at-least = parmi { $wires }, au moins { $count } doivent valoir { OR($values) }
why-at-most = parmi { $wires }, au plus { $count } peuvent valoir { OR($values) }
why-from-to = parmi { $wires }, de { $least } à { $most } doivent valoir { OR($values) }
why-same = { $wires } ont la même valeur
why-differ = { $wires } ont des valeurs différentes
why-below = { $low } vaut moins que { $high }
why-not-above = { $low } ne vaut pas plus que { $high }
why-count = parmi { $wires }, exactement { $count } ont la même valeur que { $wire }
why-sorted = entre { $first } et { $last }, les fils sont dans l’ordre
why-is-at-least =
    { COUNT($wires) ->
        [one] { $wires } vaut au moins { $bound }
       *[other] { $wires } valent au moins { $bound }
    }
why-is-at-most =
    { COUNT($wires) ->
        [one] { $wires } vaut au plus { $bound }
       *[other] { $wires } valent au plus { $bound }
    }
why-pool =
    { $count ->
        [one] il y a un fil de { OR($values) }
       *[other] il y a { $count } fils de { OR($values) }
    }
why-all-wires = tous les fils des supports
why-run = tout entre { $first } et { $last }
