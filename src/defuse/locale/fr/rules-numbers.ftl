### Missions with numbers of their own: cut all at once, deadly, on cards, called, guessed.

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

## A number that acts as red (mission 11).

deadly-number = Compte comme rouge
deadly-revealed =
    { $gone ->
        [one] { $gone } révélé sur { $total }
       *[other] { $gone } révélés sur { $total }
    }
told-number-turned-red = Les { $number } comptent comme des fils rouges.

## Number cards that cover equipment (mission 12).

covers = Cartes nombre sur l’équipement
# $card: the equipment card; $cut of $count wires of the number are cut.
covers-card =
    { $cut ->
        [one] sur { FORM($card, form: "definite") }, { $cut } coupé sur { $count }
       *[other] sur { FORM($card, form: "definite") }, { $cut } coupés sur { $count }
    }
told-equipment-covered = Cartes nombre sur l’équipement : { $covers }.
# One item of told-equipment-covered.
told-equipment-cover = { $number } sur { FORM($card, form: "definite") }
told-cover-lifted = La carte nombre { $number } est retirée : elle couvrait { FORM($card, form: "definite") }.

## Number cards to flip before a cut (mission 26).

ask-flip-ask = Quelle carte nombre retournes-tu ? C’est ce nombre que tu dois couper.
act-flip-number = Retourne une carte nombre visible face cachée : tu coupes maintenant ce nombre.
    .label = Retourner une carte nombre
flips-number-cards = Cartes nombre
flips-first = retourne d’abord une carte nombre
flips-choose = retourne un nombre visible que tu as en main
flips-face-down = cette carte est face cachée
flips-finished = ce nombre est terminé
flips-hold-none = tu n’as pas de { $number }
flips-skip = Passer : je n’ai aucun nombre visible
told-number-flipped = { $seat } retourne le { $number }.
told-numbers-turned-up = Toutes les cartes nombre qui restent sont de nouveau face visible.

## A number is turned up, and somebody is told to cut it (missions 18 and 51).

ask-turn-number-ask = C’est toi qui commandes : dévoile le nombre suivant.
act-turn-number = Dévoile la première carte de la pioche nombre.
    .label = Dévoiler un nombre
commanders-number-first = dévoile d’abord une carte nombre
commanders-for-who-cuts = cette carte est pour la personne qui coupe
commanders-choose-answered = choisis quelqu’un qui a répondu au radar
commanders-did-not-answer = n’a pas répondu au radar
commanders-radar = Radar
# $answers: told-radar-stand for each stand.
commanders-radar-heard = { COMMA($answers) }
told-radar-looks = Le radar cherche le { $value }.
told-play-begins = La partie commence.

## A teammate guesses what you are about to cut (mission 29).

# $seat: whose turn it is.
ask-lay-guess = Laquelle de tes cartes nombre poses-tu pour le tour { OF($seat) } ?
act-lay-number = Pose une de tes cartes nombre face cachée.
    .label = Poser une carte face cachée
guessing = Pari
guessing-number-cards = Cartes nombre
guessing-number-deck = Pioche nombre
guessing-choose = pose une de tes cartes nombre
guessing-face-down = Une carte { OF($seat) } est face cachée pour ce tour.
told-hands-dealt = Tout le monde reçoit des cartes nombre, face cachée.
told-number-laid = { $seat } pose une carte nombre face cachée.
told-guess-turned = On dévoile la carte { OF($seat) } : un { $number }.
told-number-taken = { $seat } la prend.
told-number-passed = { $seat } prend la carte { OF($other) }, sans la montrer aux autres.
told-number-drawn = { $seat } n’a plus qu’une carte nombre, et pioche.
told-number-kept = { $seat } garde la carte.
told-number-left = La carte nombre { $number } quitte le jeu.
told-nobody-holds = Personne n’a la carte nombre { $number }.
told-hand-returned = { $seat } n’a plus de fils ; ses cartes nombre vont sous la pioche.
told-numbers-done = Il ne reste qu’un nombre à couper : les cartes nombre quittent le jeu.
