### Constraint cards in play. What is printed on them is in cards.ftl.

## Constraints.

constraint = Auflage
constraint-no-cut-left = Meine Karte lässt mir keinen Schnitt
# $letter: the card, A to F; $value: what somebody wanted to name.
constraint-bars-value =
    { $letter ->
        [A] Auflage A: nur gerade, also nicht { $value }
        [B] Auflage B: nur ungerade, also nicht { $value }
        [C] Auflage C: nur 1 bis 6, also nicht { $value }
        [D] Auflage D: nur 7 bis 12, also nicht { $value }
        [E] Auflage E: nur 4 bis 9, also nicht { $value }
       *[F] Auflage F: nicht 4 bis 9
    }
constraint-bars-equipment = Auflage G: keine Ausrüstung
constraint-bars-marked = Auflage H: kein Kabel mit Plättchen
constraint-bars-post-it = Auflage H: kein Post-it
constraint-bars-right-end = Auflage I: nicht das rechte Ende eines Ständers
constraint-bars-left-end = Auflage J: nicht das linke Ende eines Ständers
constraint-bars-solo = Auflage K: kein Solo-Schnitt
told-constraints-gone = Es gilt keine Auflage mehr.
told-constraints-shared = Für alle gilt Auflage { $cards }.
told-constraints-laid = Auflagen: { $cards }.
# A constraint card in the lists above: its letter and its title.
told-constraint = { $letter } ({ $title })
# Whom a card binds. $card: told-constraint.
told-constraint-of = { $seat } { $card }
told-cut-forbidden = { $seat } hat keinen Schnitt, den die Auflage erlaubt.

## Constraint cards that everybody chooses (mission 31).

act-take-constraint = Nimm eine Auflagenkarte.
    .label = Auflage nehmen
ask-take-constraint = Welche Auflagenkarte nimmst du?
draft-which-card = wähl eine Karte von A bis E
draft-taken = diese hat schon { $seat }
# Cards that lie face down for good.
draft-turned-down = Umgedreht
told-constraint-turned = { $seat } dreht Auflage { $letter } um.

## A ring of constraint cards (mission 61).

act-rotate = Sag, ob die Karten weiterwandern und in welche Richtung.
    .label = Auflagen wandern lassen
act-swap-constraint = Tausch deine Auflagenkarte gegen eine ausgeloste von F bis L. Das kostet einen Schritt am Zünder.
    .label = Auflage tauschen, für einen Schritt
ask-rotate-ask = Eine neue Runde: Wandern alle Auflagenkarten einen Platz weiter?
ring-which-way = die Karten bleiben, oder alle wandern einen Platz weiter
ring-used-up = die Karten F bis L sind aufgebraucht
ring-not-now = nicht, solange eine Frage offen ist
ring-no-wires = du hast keine Kabel mehr
# $letters: the cards that are left to swap for, as in GHK.
ring-cards = Auflagen reihum, im Uhrzeigersinn (zum Tauschen: { $letters })
ring-cards-none-to-swap = Auflagen reihum, im Uhrzeigersinn (zum Tauschen: keine)
told-ring-laid =
    { COUNT($letters) ->
        [one] Neben dem Captain liegt Auflage { $letters }.
       *[other] Neben dem Captain liegen die Auflagen { $letters }.
    }
told-constraints-rotated =
    { $way ->
        [clockwise] Die Auflagenkarten wandern einen Platz im Uhrzeigersinn.
       *[counter-clockwise] Die Auflagenkarten wandern einen Platz gegen den Uhrzeigersinn.
    }
told-constraint-swapped = { $seat } tauscht Auflage { $old } gegen { $new }.

## Constraint cards that bind everybody (missions 32, 37 and 57).

act-replace-constraint = Ersetz die Auflage durch die nächste vom Stapel.
    .label = Auflage ersetzen
constraint-deck-nobody = hier darf niemand die Auflage nach Wunsch ersetzen
constraint-deck-only-captain = nur der Captain ersetzt die Auflage
constraint-deck-none-in-force = es gilt keine Auflage
constraint-deck-replaced = die Auflage wurde in diesem Zug schon ersetzt
constraint-deck-not-now = nicht, solange eine Frage offen ist
constraint-deck-left = Auflagenkarten übrig
paired-constraints = Auflagen der Zahlen
# A constraint card that belongs to a number. $title: what the card is called.
paired-constraint = { $number }: { $title }
told-round-idle = Eine ganze Runde ohne Aktion.
told-constraints-paired = Die Zahlen haben Auflagenkarten: { COMMA($pairs) }.
# One pair in the list of told-constraints-paired.
told-constraints-paired-pair = { $number } { $letter }
