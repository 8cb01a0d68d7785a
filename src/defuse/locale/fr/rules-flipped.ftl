### Flipped wires, which everybody sees but their owner (missions 38, 56 and 64).

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
