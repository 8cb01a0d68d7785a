### Missions with numbers of their own: cut all at once, deadly, on cards, called, guessed.

## Wires that are cut all at once (missions 13, 23, 39, 46, 48).

act-cut-together = Nenn alle Kabel des Werts, der auf einmal geschnitten wird, wo immer sie stehen.
    .label = Alle auf einmal schneiden
all-at-once = Alle auf einmal
# What is cut at once. $value: a number, value-red or value-yellow. Put into the sentences below as $wires.
# With “-en” it becomes „7en“, „Roten“, „Gelben“.
all-at-once-wires =
    { $count ->
        [2] die zwei { FORM($value, form: "noun") }en
        [3] die drei { FORM($value, form: "noun") }en
       *[other] die vier { FORM($value, form: "noun") }en
    }
all-at-once-label = { CAPITAL($wires) } auf einmal schneiden
all-at-once-cut = { $wires } werden alle auf einmal geschnitten
all-at-once-as-last = { $wires } werden alle auf einmal geschnitten, als Letztes einer Hand
all-at-once-must =
    { $value ->
        [value-red] du hast nur noch rote Kabel und musst { $wires } nennen
        [value-yellow] du hast nur noch gelbe Kabel und musst { $wires } nennen
       *[other] du hast nur noch { $value }en und musst { $wires } nennen
    }
all-at-once-name =
    { $count ->
        [2] nenn zwei heile Kabel, wo immer sie stehen
        [3] nenn drei heile Kabel, wo immer sie stehen
       *[other] nenn vier heile Kabel, wo immer sie stehen
    }
all-at-once-not-your-turn = du bist nicht am Zug
all-at-once-nothing-to-cut = es gibt nichts auf einmal zu schneiden
all-at-once-holders =
    { $value ->
        [value-red] zu zweit oder zu dritt darf das nur, wer ein rotes Kabel hat
        [value-yellow] zu zweit oder zu dritt darf das nur, wer ein gelbes Kabel hat
       *[other] zu zweit oder zu dritt darf das nur, wer eine { $value } hat
    }
all-at-once-not-yet = { $wires } nennst du erst, wenn du sonst nichts mehr hast
all-at-once-reveal = du hast nur noch rote Kabel: Deck sie auf
all-at-once-no-card = bei dieser Aktion hilft keine Karte
all-at-once-no-reveal = in dieser Mission deckt man rote Kabel nicht auf: Man schneidet alle auf einmal
told-number-set = Die Zahlenkarte zeigt die { $number }: Alle { $number }en werden auf einmal geschnitten.
told-named-together = { $seat } nennt { $wires }: Das ist alles, was { $value } ist.
told-together-missed = Falsch: Nicht alle davon sind { $value }.

## A number that acts as red (mission 11).

deadly-number = Gilt als rot
deadly-revealed = { $gone } von { $total } aufgedeckt
told-number-turned-red = Die { $number }en gelten als rote Kabel.

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

## A number is turned up, and somebody is told to cut it (missions 18 and 51).

ask-turn-number-ask = Du hast das Kommando: Deck die nächste Zahl auf.
act-turn-number = Deck die oberste Karte des Zahlenstapels auf.
    .label = Zahl aufdecken
commanders-number-first = deck zuerst eine Zahlenkarte auf
commanders-for-who-cuts = diese Karte ist für die Person, die schneidet
commanders-choose-answered = wähl eine Person, die dem Radar geantwortet hat
commanders-did-not-answer = hat dem Radar nicht geantwortet
commanders-radar = Radar
# $answers: told-radar-stand for each stand.
commanders-radar-heard = { COMMA($answers) }
told-radar-looks = Das Radar sucht die { $value }.
told-play-begins = Los geht’s.

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
