### Oxygen: what cuts cost, from a reserve or from hand to hand.

## Oxygen (missions 44, 54 and 63).

act-hold-breath = Passe ton tour sans rien faire, ce qui coûte un cran.
    .label = Passer ton tour
# What may be signed under water, where nobody can speak.
sign-oxygen = Il me faut de l’oxygène
oxygen-tokens = Oxygène
oxygen-held =
    { $tokens ->
        [one] { $tokens } jeton oxygène
       *[other] { $tokens } jetons oxygène
    }
oxygen-in-reserve = Oxygène dans la réserve
oxygen-paid = Oxygène payé
oxygen-too-dear =
    { $cost ->
        [one] couper un { $value } coûte { $cost } jeton oxygène ; il y en a { $there }
       *[other] couper un { $value } coûte { $cost } jetons oxygène ; il y en a { $there }
    }
# Places of tokens, in told-oxygen-moved.
oxygen-reserve = la réserve
oxygen-box = la boîte
# $source and $to: a player, the reserve or the box.
told-oxygen-moved =
    { $tokens ->
        [one] { $tokens } jeton oxygène passe { OF($source) } à { $to }.
       *[other] { $tokens } jetons oxygène passent { OF($source) } à { $to }.
    }

## Oxygen from hand to hand (mission 49).

act-give-oxygen = Donne à quelqu’un de l’équipe autant de jetons que le nombre que tu vas couper.
    .label = Donner de l’oxygène et couper
act-let-oxygen-go = Remets dans la boîte autant de jetons que le nombre que tu vas couper : plus personne d’autre n’a de fils.
    .label = Payer l’oxygène et couper
oxygen-gift-pay-first =
    { $value ->
        [one] paie { $value } jeton oxygène avant de couper un { $value }
       *[other] paie { $value } jetons oxygène avant de couper un { $value }
    }
oxygen-gift-make-it = tu as payé une coupe : fais-la
oxygen-gift-to-whom = donne-le à quelqu’un de l’équipe qui a des fils
oxygen-gift-which-number = dis un nombre que tu as en main
told-cut-paid = { $seat } va couper un { $value }.
