### Number cards that players have: to guess with, and to hand on.

## A teammate guesses what you are about to cut (mission 29).

# $seat: whose turn it is.
ask-lay-guess = Welche deiner Zahlenkarten legst du für { GENITIVE($seat) } Zug aus?
act-lay-number = Leg eine deiner Zahlenkarten verdeckt aus.
    .label = Karte verdeckt auslegen
guessing = Raten
guessing-number-cards = Zahlenkarten
guessing-number-deck = Zahlenstapel
guessing-choose = leg eine deiner Zahlenkarten aus
guessing-face-down = Eine Karte von { $seat } liegt für diesen Zug verdeckt aus.
told-hands-dealt = Alle bekommen verdeckt Zahlenkarten.
told-number-laid = { $seat } legt eine Zahlenkarte verdeckt aus.
told-guess-turned = { GENITIVE($seat) } Karte wird aufgedeckt: eine { $number }.
told-number-taken = { $seat } nimmt sie.
told-number-passed = { $seat } nimmt { GENITIVE($other) } Karte, ohne dass die anderen sie sehen.
told-number-drawn = { $seat } hat nur noch eine Zahlenkarte und zieht nach.
told-number-kept = { $seat } behält die Karte.
told-number-left = Die Zahlenkarte { $number } kommt aus dem Spiel.
told-nobody-holds = Niemand hat die Zahlenkarte { $number }.
told-hand-returned = { $seat } hat keine Kabel mehr; die Zahlenkarten kommen unter den Stapel.
told-numbers-done = Nur noch eine Zahl ist zu schneiden: Die Zahlenkarten kommen aus dem Spiel.

## Number cards that are handed on (mission 65).

act-hand-on-number = Gib eine deiner Zahlenkarten einem Teammitglied.
    .label = Zahlenkarte weitergeben
ask-hand-on-ask = Welche deiner Zahlenkarten gibst du weiter, und an wen?
# Why a teammate cannot be given a card.
hand-on-no-wires = hat keine Kabel mehr
hand-on-finished = diese Zahl ist erledigt
hand-on-which = gib eine der Karten weiter, die offen vor dir liegen
hand-on-to-whom = gib sie einem Teammitglied mit Kabeln
hand-on-no-card = vor dir liegt keine offene Zahlenkarte für { FORM($value, form: "noun") }
# On a button.
hand-on-nothing-fits = Aussetzen: Kein Kabel passt zu meinen Zahlenkarten
hand-on-cards = Zahlenkarten
told-numbers-dealt-out = Zahlenkarten: { SEMICOLON($hands) }.
# One hand in the list of told-numbers-dealt-out.
told-numbers-dealt-out-hand = { $seat } { $numbers }
told-number-handed-on = { $seat } gibt die { $number } an { $to } weiter.
