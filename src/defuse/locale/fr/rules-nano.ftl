### Nano the robot, on the validation track or on a line of number cards.

## Nano on the validation track (missions 43 and 53).

ask-nano-gives = Nano t’a donné un fil : sur lequel de tes supports va-t-il ?
# The space of the track before 1.
nano-start = départ
# A mark at the last space of the track.
nano-boom = boum
nano-in-place-of-the-dial = Nano, à la place du cadran
nano-heading-up = Nano, en montée
nano-heading-down = Nano, en descente
nano-wires = Fils sur Nano
nano-which-stand = choisis l’un de tes supports
# On a button.
nano-this-stand = Sur ce support
told-nano-moved =
    { $to ->
        [0] Nano revient au départ.
       *[other] Nano va sur la case { $to }.
    }

## Nano on a line of number cards (mission 59). $facing: left or right.

act-face-nano = Dis de quel côté Nano regarde.
    .label = Tourner Nano de ce côté
ask-facing-ask = De quel côté Nano doit-il regarder maintenant ?
nano-line-which-way = gauche ou droite
nano-line-behind =
    { $facing ->
        [left] Nano est sur le { $at } et regarde vers la gauche : le { $value } est derrière lui
       *[right] Nano est sur le { $at } et regarde vers la droite : le { $value } est derrière lui
    }
nano-line-facing =
    { $facing ->
        [left] Nano regarde vers la gauche ←
       *[right] Nano regarde vers la droite →
    }
# A mark at a number whose wires are all cut.
nano-line-face-down = face cachée
# $line: the numbers from left to right.
told-nano-line-laid =
    { $facing ->
        [left] Les cartes nombre forment une ligne : { $line }. Nano est sur le { $at } et regarde vers la gauche.
       *[right] Les cartes nombre forment une ligne : { $line }. Nano est sur le { $at } et regarde vers la droite.
    }
told-nano-walked = Nano avance jusqu’au { $to }.
told-nano-turned =
    { $facing ->
        [left] Nano fait demi-tour et regarde vers la gauche.
       *[right] Nano fait demi-tour et regarde vers la droite.
    }
