### Der Begleiter der echten Schachtel: was auszulegen ist, was ausgelost wird, was die Uhr sagt.

## Plätze, im Uhrzeigersinn vom Captain an.

# $seat: 0 is the captain, 1 the player to the captain's left, and so on; $last: yes for the one to the captain's right.
companion-seat =
    { $last ->
        [yes] Rechts vom Captain
       *[no]
            { $seat ->
                [0] Captain
                [1] Links vom Captain
                [2] Zweiter Platz links
               *[other] Dritter Platz links
            }
    }
companion-secret-numbers =
    { $count ->
        [one] { $count } Zahlenkarte, verdeckt
       *[other] { $count } Zahlenkarten, verdeckt
    }
companion-secret-character = eine Figurenkarte, verdeckt
companion-secret-constraint = eine Auflagenkarte von A bis E, verdeckt
companion-ring-extra = Zwischen zwei Plätzen

## Startplättchen.

# $kind: number, parity, count or none. $how: choice, lot, absent, beside, false (everybody's are), liar (one player's are) or none.
companion-tokens =
    { $how ->
        [none] Am Anfang legt niemand ein Plättchen.
        [lot] Vom Captain an im Uhrzeigersinn: Alle ziehen ein Plättchen und legen es an ein Kabel mit diesem Wert. Wer keins hat, legt es neben den Ständer.
        [absent] Vom Captain an im Uhrzeigersinn: Alle legen zwei Plättchen neben den Ständer, mit Werten, die dieser Hand fehlen.
        [beside] Vom Captain an im Uhrzeigersinn: Alle legen ein Plättchen neben den Ständer, nicht ans Kabel, mit einem Wert dieser Hand.
        [false] Vom Captain an im Uhrzeigersinn: Alle legen zwei falsche Plättchen an zwei Kabel, mit Zahlen, die diese Kabel nicht sind.
        [liar] Vom Captain an im Uhrzeigersinn: Alle legen ein Plättchen an ein blaues Kabel. Wer die Captain-Karte hat, legt zwei falsche an zwei Kabel.
       *[choice]
            { $kind ->
                [parity] Vom Captain an im Uhrzeigersinn: Alle legen ein Plättchen für gerade oder ungerade an ein blaues Kabel.
                [count] Vom Captain an im Uhrzeigersinn: Alle legen ein Plättchen ×1, ×2 oder ×3 an ein blaues Kabel. So oft ist seine Zahl auf diesem Ständer.
               *[number] Vom Captain an im Uhrzeigersinn: Alle legen ein Zahlenplättchen an ein blaues Kabel.
            }
    }

## Lose: was gezogen wird, und was damit geschieht.

companion-lot-red = Rote Kabel
    .text =
        { $out ->
            [0] Legt für jedes einen roten Marker auf den Plan und mischt sie unter die blauen Kabel.
           *[other] Legt für jedes einen ?-Marker auf den Plan. Mischt die { $drawn } Kabel verdeckt; { $count } davon kommen zu den anderen, der Rest ungesehen in die Schachtel.
        }
companion-lot-yellow = Gelbe Kabel
    .text =
        { $out ->
            [0] Legt für jedes einen gelben Marker auf den Plan und mischt sie unter die blauen Kabel.
           *[other] Legt für jedes einen ?-Marker auf den Plan. Mischt die { $drawn } Kabel verdeckt; { $count } davon kommen zu den anderen, der Rest ungesehen in die Schachtel.
        }
companion-apart = Legt für jedes einen Marker auf den Plan. Sie werden vor allen anderen Kabeln ausgeteilt; das Bild zeigt, wer eins bekommt.
companion-unmarked = Keine Marker: Seht sie euch gemeinsam an und merkt sie euch, dann mischt sie unter die blauen Kabel.
companion-lot-equipment = Ausrüstung
    .text = Legt diese Karten auf den Plan. Die anderen bleiben im Stapel.
companion-lot-covers = Zahlenkarten auf der Ausrüstung
    .text = Legt von links nach rechts auf jede Ausrüstungskarte eine Zahlenkarte.
companion-lot-roles = Figuren
    .text = Teilt die Figurenkarten zufällig aus. Wer die Captain-Karte bekommt, hat die Rolle dieser Mission; den ersten Zug hat trotzdem der Captain.
companion-lot-characters = Figuren
    .text = Links vom Captain beginnend behalten alle den Doppeldetektor oder nehmen eine der neuen Figuren. Der Captain behält den Doppeldetektor.
companion-lot-deadly = Die Zahl, die wie Rot wirkt
    .text = Legt diese Zahlenkarte auf den Tisch, bevor jemand ein Plättchen legt.
companion-lot-line = Reihe aus Zahlenkarten
    .text = Legt diese Karten in dieser Reihenfolge in eine Reihe.
companion-lot-nano-line = Reihe aus Zahlenkarten
    .text = Legt alle zwölf Karten in dieser Reihenfolge in eine Reihe. Nano startet auf der 7 und schaut zur längeren Seite.
companion-lot-number = Zahlenkarte
    .text = Deckt sie auf, wenn die Startplättchen liegen.
companion-lot-deck = Zahlenstapel
    .text = Mischt alle Zahlenkarten und deckt die erste auf.
companion-lot-row = Zahlenkarten
    .text = Legt diese Karten auf den Tisch.
companion-lot-hands = Zahlenkarten der einzelnen Plätze
    .text = Teilt alle Zahlenkarten offen aus, eine nach der anderen, vom Captain an im Uhrzeigersinn.
companion-lot-tokens = Startplättchen
    .text = Alle legen ihr Plättchen an ein Kabel mit diesem Wert oder neben den Ständer.
companion-lot-constraints = Auflagenkarten
    .text = Mischt alle Auflagenkarten und deckt die erste auf. Sie gilt für alle.
companion-lot-own = Auflagenkarten der einzelnen Plätze
    .text = Vom Captain an im Uhrzeigersinn nehmen alle eine der Karten A bis E.
companion-lot-paired = Auflagen der Zahlen
    .text = Legt neben jede Zahl eine Auflagenkarte.
companion-lot-ring = Ring aus Auflagenkarten
    .text = Legt allen eine der Karten A bis E hin. Was dazwischen liegt, schließt den Ring.
companion-lot-spare = Karten zum Tauschen
    .text = Wer tauscht, bekommt die nächste der Karten F bis L und zahlt einen Schritt des Zünders.
companion-lot-challenges = Herausforderungskarten
    .text = Legt diese Karten auf den Tisch.
companion-lot-shot = Zahlenkarten zu Herausforderung 8
    .text = Legt sie in dieser Reihenfolge neben die Herausforderungskarte 8.
companion-lot-bunker = Karten um den Bunker
    .text = Legt an jede Seite des Bunkers eine Karte und die fünfte darunter: Sie ist die Karte für Aktionen.
companion-lot-turned = Zahlenstapel
    .text = Deckt die nächste Zahl auf, sobald die Mission es verlangt. Erledigte Zahlen werden übergangen.
companion-lot-race = Karten des Rennens
    .text = Die Uhr deckt sie auf.
companion-lot-prize = Stapel mit Preisen
    .text = Legt { $count } Ausrüstungskarten verdeckt neben den Plan. Was davon übrig ist, wird aufgedeckt, wenn der Preis gewonnen ist.
companion-lot-draft = Plättchen zur Auswahl
    .text = Sind die ersten zwei gelben Kabel durchgeschnitten, deckt für alle, die noch Kabel haben, je ein Plättchen auf.
companion-lot-disintegrator = Zahl für den Desintegrator
    .text = Zieht noch einmal, wenn diese Zahl erledigt ist.
# $card: what the card of its personal equipment is called; $text: what it does.
companion-character = { $card }. { $text }

## Was mitgezählt wird.

companion-nano = Nano
companion-row-numbers = Zahlenkarten

## Die Uhr.

companion-clock = Die Uhr
companion-time-left =
    { $minutes ->
        [0]
            { $seconds ->
                [one] Noch { $seconds } Sekunde.
               *[other] Noch { $seconds } Sekunden.
            }
        [one]
            { $seconds ->
                [0] Noch eine Minute.
               *[other] Noch eine Minute und { $seconds } Sekunden.
            }
       *[other]
            { $seconds ->
                [0] Noch { $minutes } Minuten.
               *[other] Noch { $minutes } Minuten und { $seconds } Sekunden.
            }
    }
companion-time-over = Die Zeit ist um. Die Bombe explodiert.
companion-all-cut = Alle Kabel sind weg
companion-cards-lie = Die Karten liegen richtig
companion-card-won = Zwei sind durch: Karte gewonnen
companion-card-lost = Karte verloren
companion-sprint-won = Alle zwölf sind durch
companion-yellows-right = Die gelben stimmten
companion-yellows-wrong = Die gelben stimmten nicht

## Warum etwas nicht gesagt werden kann.

companion-not-now = das lässt sich gerade nicht ausrechnen; versuch es noch einmal
companion-players = sag, für wie viele, { $least } bis { $most }
