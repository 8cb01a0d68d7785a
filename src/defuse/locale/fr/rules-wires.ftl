### Wires that are special: flipped wires, tripwires, X wires.

## Flipped wires, which everybody sees but their owner (missions 38, 56 and 64).

act-cut-flipped = Coupe ton fil retourné avec un fil de quelqu’un d’autre, et annonce ce que tu crois qu’il est.
    .label = Couper ton fil retourné
act-solo-cut-flipped = Coupe en solo tous tes fils d’une valeur, et des fils retournés avec eux.
    .label = Coupe solo avec fils retournés
flipped-solo-yours = Coupe solo avec ton fil retourné
flipped-solo-some =
    { $count ->
        [one] Coupe solo avec { $count } fil retourné
       *[other] Coupe solo avec { $count } fils retournés
    }
flipped-reveal = Tout révéler comme rouge
flipped-skip = Seul un fil retourné convient : passer
flipped-choose = seuls tes fils retournés se coupent de cette façon
flipped-choose-solo = ne désigne que tes fils retournés ; ceux que tu vois partent avec eux
flipped-name-number = annonce un nombre de 1 à 12
flipped-all-gone = tous les { $value } sont coupés
flipped-only-its-owner = un fil retourné ne peut être coupé que par la personne à qui il est
flipped-nothing-else-fits = rien ne convient, sauf un fil retourné que tu ne peux pas couper
flipped-wires = Fils retournés
flipped-all-cut = Ils sont tous coupés.
flipped-left-never = Retournés et intacts : { $count } ({ COMMA($seats) }). Seule la personne à qui est le fil peut le couper.
flipped-left-step = Retournés et intacts : { $count } ({ COMMA($seats) }). Désigner celui de quelqu’un d’autre coûte un cran.

## Yellow tripwires (mission 41).

act-cut-tripwire = Désigne un fil de quelqu’un d’autre que tu prends pour un fil piégé.
    .label = Couper un fil piégé
tripwire-not-named = un fil jaune est un fil piégé : seul quelqu’un d’autre peut le couper
tripwire-stuck = il ne te reste que ton fil piégé : tu passes ton tour
tripwire-not-your-turn = ce n’est pas ton tour
tripwire-only-reds = il ne te reste que des rouges : révèle-les
tripwire-nobody-has-one = personne d’autre n’a de fil piégé
tripwire-your-own = ton propre fil piégé, c’est aux autres de le trouver
tripwire-which-wire = désigne un fil intact de quelqu’un d’autre
tripwire-no-card = aucune carte n’aide pour cette action
tripwires-left = Fils piégés restants
told-tripwire-called = { $seat } prend { $wire } pour un fil piégé.
told-tripwire-missed = Faux : ce n’en est pas un.

## X wires (missions 20 and 35).

x-wires = Fils X
x-wires-no-order = Les fils X ne sont pas rangés, et aucune carte n’agit sur eux.
x-wires-free = Les fils X peuvent être coupés. Aucune carte n’agit sur eux.
x-wires-locked = ce fil X est bloqué jusqu’à ce que tous les fils jaunes soient coupés
x-wires-locked-still = Les fils X sont bloqués jusqu’à ce que tous les fils jaunes soient coupés : il en reste { $left }. Aucune carte n’agit sur eux.
