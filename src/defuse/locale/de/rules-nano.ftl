### Nano the robot, on the validation track or on a line of number cards.

## Nano on the validation track (missions 43 and 53).

ask-nano-gives = Nano hat dir ein Kabel gegeben: Auf welchen deiner Ständer kommt es?
# The space of the track before 1.
nano-start = Start
# A mark at the last space of the track.
nano-boom = bumm
nano-in-place-of-the-dial = Nano, an Stelle des Zünders
nano-heading-up = Nano, auf dem Weg nach oben
nano-heading-down = Nano, auf dem Weg nach unten
nano-wires = Kabel auf Nano
nano-which-stand = wähl einen deiner Ständer
# On a button.
nano-this-stand = Auf diesen Ständer
told-nano-moved =
    { $to ->
        [0] Nano geht zurück zum Start.
       *[other] Nano geht auf die { $to }.
    }

## Nano on a line of number cards (mission 59). $facing: left or right.

act-face-nano = Sag, wohin Nano schaut.
    .label = Nano schaut dorthin
ask-facing-ask = Wohin soll Nano jetzt schauen?
nano-line-which-way = links oder rechts
nano-line-behind =
    { $facing ->
        [left] Nano steht auf der { $at } und schaut nach links: Die { $value } liegt hinter ihm
       *[right] Nano steht auf der { $at } und schaut nach rechts: Die { $value } liegt hinter ihm
    }
nano-line-facing =
    { $facing ->
        [left] Nano schaut nach links ←
       *[right] Nano schaut nach rechts →
    }
# A mark at a number whose wires are all cut.
nano-line-face-down = verdeckt
# $line: the numbers from left to right.
told-nano-line-laid =
    { $facing ->
        [left] Die Zahlenkarten liegen in einer Reihe: { $line }. Nano steht auf der { $at } und schaut nach links.
       *[right] Die Zahlenkarten liegen in einer Reihe: { $line }. Nano steht auf der { $at } und schaut nach rechts.
    }
told-nano-walked = Nano geht vorwärts auf die { $to }.
told-nano-turned =
    { $facing ->
        [left] Nano dreht sich um und schaut nach links.
       *[right] Nano dreht sich um und schaut nach rechts.
    }
