### Numbers whose wires are special: cut all at once, perhaps for a prize, or as deadly as red.

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

## A deck that is the prize for a special action (missions 23 and 39).

act-place-nothing = Sag, dass du zu deinen Zahlenkarten kein Plättchen legen kannst.
    .label = Kein Plättchen zu legen
ask-number-ask = Du hast Zahlenkarten bekommen: Welches deiner Kabel mit so einer Zahl bekommt ein Plättchen?
prize-cards = Karten im Stapel
# On a button.
prize-place-token = Plättchen legen
prize-no-such-card = eine Karte mit dieser Zahl hast du nicht bekommen
prize-which-wire = wähl eins deiner heilen Kabel mit einer Zahl, die du bekommen hast
prize-has-one = du hast ein Kabel mit einer Zahl, die du bekommen hast: Leg ein Plättchen
prize-has-none = keine deiner Zahlenkarten passt zu einem Kabel, das ein Plättchen bekommen kann
told-prize-shrank = Die Runde ist um: Der Stapel verliert eine Karte.
told-prize-won =
    { $cards ->
        [one] Der Stapel ist gewonnen, mit noch { $cards } Karte.
       *[other] Der Stapel ist gewonnen, mit noch { $cards } Karten.
    }
told-numbers-dealt = Zahlenkarten werden verdeckt ausgeteilt: { COMMA($hands) }.
# One hand in the list of told-numbers-dealt: how many cards it has.
told-numbers-dealt-hand = { $seat } { $cards }
told-nothing-to-mark = { $seat } hat kein Kabel für ein Plättchen.

## A number that acts as red (mission 11).

deadly-number = Gilt als rot
deadly-revealed = { $gone } von { $total } aufgedeckt
told-number-turned-red = Die { $number }en gelten als rote Kabel.
