### The way through the bunker (mission 66).

## What is asked and done.

ask-walk-ask = Wohin geht die Spielfigur?
ask-lay-ask = Wie liegen die fünf Karten von nun an: Norden, Osten, Süden, Westen, Aktion?
act-walk = Zieh die Spielfigur ein Feld weiter.
    .label = Ziehen
act-lay-cards = Leg die fünf Karten neu aus, in dieser Reihenfolge: Norden, Osten, Süden, Westen, Aktion.
    .label = Karten auslegen
act-pull-lever = Nenn beide gelben Kabel, wo immer sie stehen.
    .label = Hebel umlegen
bunker-choose-way = geh auf eine Karte zu, die der Schnitt erfüllt, wo keine Wand im Weg ist
bunker-choose-order = schreib die fünf Buchstaben in der neuen Reihenfolge
bunker-name-two = nenn zwei heile Kabel

## Why something cannot be done.

bunker-with-the-lever = gelbe Kabel schneidet man mit dem Hebel, beide in einer Ansage
bunker-no-card-helps = beim Hebel hilft keine Karte
bunker-no-grip = ihr habt den Hebel nicht im Griff
bunker-on-your-turn = den Hebel legst du nur in deinem eigenen Zug um
bunker-reveal = du hast nur noch rote Kabel: Deck sie auf

## The map.

# Where the five cards lie (bunker-way-…): at the four sides, and the one for actions.
bunker-way-north = Norden
bunker-way-east = Osten
bunker-way-south = Süden
bunker-way-west = Westen
bunker-way-action = Aktion
bunker-floor-ground = Der Bunker: Erdgeschoss
bunker-floor-basement = Der Bunker: Keller
# On a square of the map (bunker-square-…).
bunker-square-helicopter = Hubschrauber
bunker-square-stairs = Treppe
bunker-square-guard = Wache
bunker-square-key = Schlüssel
bunker-square-doctor = Doktor
bunker-square-saw = Säge
bunker-square-lever = Hebel
bunker-round = Rund um den Bunker
# $place: bunker-way-…; $card: the title of a constraint card.
bunker-card = { $place }: { $card }
bunker-what-to-do = Was zu tun ist

## The steps: what to do, and what is said when it is done.

bunker-task-key = Geht zum Schlüssel und nehmt ihn.
bunker-task-guard = Geht zur Wache und schickt sie schlafen.
bunker-task-stairs = Geht zur Treppe.
bunker-task-lever = Geht zum Hebel, kriegt ihn in den Griff und nennt dann beide gelben Kabel.
bunker-task-rearrange = Captain, leg die fünf Karten neu aus, oder lass sie liegen, wie sie sind.
bunker-task-doctor = Geht zum Doktor und fangt ihn.
bunker-task-wires = Schneidet durch, was übrig ist.
bunker-done-key = Ihr habt den Schlüssel.
bunker-done-guard = Die Wache schläft.
bunker-done-stairs = Ihr seid im Keller.
bunker-done-lever = Der Hebel ist umgelegt, und die Laser sind aus.
bunker-done-doctor = Der Doktor ist gefangen.

## What happened.

told-cards-laid = Karten rund um den Bunker: { COMMA($cards) }.
# One item of told-cards-laid. $place: bunker-way-…
told-cards-laid-card = { $place } { $card }
# $way: bunker-way-…
told-figure-moved = { $seat } zieht die Spielfigur nach { $way }.
told-figure-stayed = Die Spielfigur bleibt stehen: überall Wände.
told-figure-held = Die Spielfigur bleibt stehen: Ihr Feld verlangt einen richtigen Schnitt, der die Aktionskarte erfüllt.
told-figure-grips = Die Spielfigur bleibt stehen: Erst müssen beide gelben Kabel genannt werden.
told-lever-gripped = Ihr habt den Hebel im Griff: Jetzt muss jemand beide gelben Kabel nennen.
told-yellows-named = { $seat } zieht am Hebel und nennt als gelbe Kabel: { $wires }.
told-lever-stuck = Falsch: Der Hebel klemmt.
