### Number cards on the table: on equipment, to flip, in decks, rows and lines, to add up.

## Number cards that cover equipment (mission 12).

covers = Zahlenkarten auf Ausrüstung
# $card: the equipment card; $cut of $count wires of the number are cut.
covers-card = auf „{ $card }“, { $cut } von { $count } durchgeschnitten
told-equipment-covered = Zahlenkarten auf Ausrüstung: { $covers }.
# One item of told-equipment-covered.
told-equipment-cover = { $number } auf „{ $card }“
told-cover-lifted = Die Zahlenkarte { $number } kommt von „{ $card }“ herunter.

## Number cards to flip before a cut (mission 26).

ask-flip-ask = Welche Zahlenkarte drehst du um? Diese Zahl musst du schneiden.
act-flip-number = Dreh eine offene Zahlenkarte um: Du schneidest jetzt diese Zahl.
    .label = Zahlenkarte umdrehen
flips-number-cards = Zahlenkarten
flips-first = dreh zuerst eine Zahlenkarte um
flips-choose = dreh eine offene Zahl um, die du hast
flips-face-down = diese Karte liegt verdeckt
flips-finished = diese Zahl ist erledigt
flips-hold-none = du hast keine { $number }
flips-skip = Aussetzen: Ich habe keine offene Zahl
told-number-flipped = { $seat } dreht die { $number } um.
told-numbers-turned-up = Alle übrigen Zahlenkarten liegen wieder offen.

## A deck of number cards that turns up equipment (mission 15).

number-deck-card = Zahlenkarte
number-deck-so-far = { $cut } von { $total } durchgeschnitten
# A card that lies face down.
number-deck-equipment = Ausrüstung
number-deck-face-down = Verdeckte Ausrüstung
told-number-turned-up =
    { $finished ->
        [yes] Die nächste Zahlenkarte ist die { $number }, und die ist schon erledigt.
       *[no] Die nächste Zahlenkarte ist die { $number }.
    }

## Number cards that are worth a step of the dial (mission 62).

number-row = Je ein Schritt zurück
told-numbers-laid = Zahlenkarten auf dem Tisch: { $numbers }.

## A line of number cards (missions 9, 16 and 36).

act-place-arrow = Leg den Pfeil an ein Ende der Reihe.
    .label = Pfeil legen
ask-arrow-ask = An welchem Ende beginnt die Reihe?
sequence-which-end = wähl das linke oder das rechte Ende
sequence-not-yet = erst { $quota } × { $first }, dann die { $value }
# On the card of the number that is next.
sequence-so-far = dran: { $cut } von { $quota } durchgeschnitten
sequence-from-left = In dieser Reihenfolge
sequence-from-right = In dieser Reihenfolge, von rechts
told-line-laid = Die Reihe der Zahlenkarten: { $numbers }.
told-arrow-placed =
    { $end ->
        [left] { $seat } legt den Pfeil an das linke Ende der Reihe.
       *[right] { $seat } legt den Pfeil an das rechte Ende der Reihe.
    }
told-line-shortened = Die { $number } ist aus der Reihe.

## Sums and differences (mission 47).

act-combine-numbers = Wähl zwei Zahlenkarten: Du schneidest jetzt ihre Summe oder ihre Differenz.
    .label = Zwei Zahlenkarten verrechnen
act-discard-numbers = Verzichte auf deinen Zug: Zwei Zahlenkarten kommen weg, und der Zünder rückt vor.
    .label = Aussetzen, für einen Schritt
ask-combine-ask = Welche zwei Zahlenkarten verrechnest du? Du schneidest ihre Summe oder ihre Differenz.
sums-choose-first = wähl zuerst zwei Zahlenkarten
sums-used = diese Karte ist schon weg
sums-which-to-combine = wähl zwei Karten, deren Summe oder Differenz du hast
sums-which-to-discard = wähl zwei Karten zum Ablegen
sums-cards = Zahlenkarten
told-numbers-discarded = { $seat } legt die { $one } und die { $other } ab.
told-numbers-combined = { $seat } verrechnet { $one } und { $other }. Zu schneiden: { OR($values) }.
told-numbers-laid-out = Alle zwölf Zahlenkarten liegen wieder aus.
