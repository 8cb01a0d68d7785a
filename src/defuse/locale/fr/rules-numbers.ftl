### Numbers whose wires are special: cut all at once, perhaps for a prize, or as deadly as red.

## Wires that are cut all at once (missions 13, 23, 39, 46, 48).

act-cut-together = Désigne tous les fils de la valeur qui se coupe d’un seul coup, où qu’ils soient sur la table.
    .label = Tout couper d’un coup
all-at-once = D’un seul coup
# What is cut at once. $value: a number, value-red or value-yellow. Put into the sentences below as $wires.
all-at-once-wires =
    { $count ->
        [2] les deux { FORM($value, form: "plural") }
        [3] les trois { FORM($value, form: "plural") }
       *[other] les quatre { FORM($value, form: "plural") }
    }
all-at-once-label = Couper { $wires } d’un coup
all-at-once-cut = { $wires } se coupent d’un seul coup
all-at-once-as-last = { $wires } se coupent d’un seul coup, quand une main n’a plus rien d’autre
all-at-once-must = tu n’as plus que des { FORM($value, form: "plural") } et dois désigner { $wires }
all-at-once-name =
    { $count ->
        [2] désigne deux fils intacts, où qu’ils soient
        [3] désigne trois fils intacts, où qu’ils soient
       *[other] désigne quatre fils intacts, où qu’ils soient
    }
all-at-once-not-your-turn = ce n’est pas ton tour
all-at-once-nothing-to-cut = il n’y a rien à couper d’un seul coup
all-at-once-holders = à deux ou trois joueurs, il faut avoir un { $value } en main pour le faire
all-at-once-not-yet = { $wires } se désignent quand tu n’as plus rien d’autre
all-at-once-reveal = il ne te reste que des rouges : révèle-les
all-at-once-no-card = aucune carte n’aide pour cette action
all-at-once-no-reveal = dans cette mission, les rouges ne sont pas révélés, mais coupés d’un seul coup
told-number-set = La carte nombre montre le { $number } : tous les { $number } se coupent d’un seul coup.
told-named-together = Selon { $seat }, voici tous les { FORM($value, form: "plural") } : { $wires }.
told-together-missed = Faux : ce ne sont pas tous des { FORM($value, form: "plural") }.

## A deck that is the prize for a special action (missions 23 and 39).

act-place-nothing = Dis que tes cartes nombre ne te donnent aucun jeton à poser.
    .label = Aucun jeton à poser
ask-number-ask = Tu as reçu des cartes nombre : lequel de tes fils qui ont l’un de ces nombres reçoit un jeton ?
prize-cards = Cartes dans la pioche
# On a button.
prize-place-token = Poser un jeton
prize-no-such-card = tu n’as reçu aucune carte de ce nombre
prize-which-wire = choisis l’un de tes fils intacts d’un nombre que tu as reçu
prize-has-one = tu as un fil d’un nombre que tu as reçu : pose un jeton
prize-has-none = aucune de tes cartes nombre ne va avec un fil qui peut recevoir un jeton
told-prize-shrank = La manche est finie : la pioche perd une carte.
told-prize-won =
    { $cards ->
        [0] La pioche est gagnée, mais elle est vide.
        [one] La pioche est gagnée, avec { $cards } carte dedans.
       *[other] La pioche est gagnée, avec { $cards } cartes dedans.
    }
told-numbers-dealt = Des cartes nombre sont distribuées face cachée : { COMMA($hands) }.
# One hand in the list of told-numbers-dealt: how many cards it has.
told-numbers-dealt-hand = { $seat } { $cards }
told-nothing-to-mark = { $seat } n’a aucun fil à marquer.

## A number that acts as red (mission 11).

deadly-number = Compte comme rouge
deadly-revealed =
    { $gone ->
        [one] { $gone } révélé sur { $total }
       *[other] { $gone } révélés sur { $total }
    }
told-number-turned-red = Les { $number } comptent comme des fils rouges.
