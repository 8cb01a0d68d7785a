### Der Tisch von Bomb Squad Academy, im Browser.

## Die Bombe.

web-academy-in-deck = im Stapel
# Behind a number, where there is little room: 9 left.
web-academy-left = übrig
web-academy-each = für alle
web-academy-alone = allein
web-academy-nobody = niemand
# At the wire that you have chosen and not locked in yet.
web-academy-you-ask = du?
web-odds-two = zu zweit

## Mitspielende.

web-academy-no-tool = kein Werkzeug mehr
web-academy-tools-later = Werkzeuge ab Bombe 2
# On a phone, at a player.
web-academy-locked = fest
web-academy-not-in-hand = { $card } (nicht auf der Hand)
web-academy-last-moves = Zuletzt geschehen
web-academy-begins = Die erste Bombe liegt auf dem Tisch.
web-academy-everybody = Alle Karten und Werkzeuge
web-academy-more = Mehr vom Tisch

## Wie eine Runde abläuft.

web-academy-round-goes = So läuft eine Runde
web-academy-goes-wait = Warten: 3 Punkte und ein Kabel schützen
web-academy-goes-cut = Schneiden: Je weniger mitschneiden, desto mehr bringt es
web-academy-goes-chicken = Angsthase: vorausschauen; 5 Punkte, wenn es knallt
web-academy-goes-stuck =
    { $n ->
        [one] Eine Karte bleibt auf dem Tisch liegen
       *[other] { $n } Karten bleiben auf dem Tisch liegen
    }

## Dein Platz am Tisch.

web-academy-your-cards = Deine Karten
web-academy-sign = Reden
web-academy-place = Platz { $place } von { $of }
web-academy-secret = Alle wählen heimlich.
web-academy-is-locked = { $card } ist festgelegt.
web-academy-locked-of = { $n } von { $of } festgelegt
web-academy-lock-in = { $card } festlegen
web-academy-done = Festgelegt
web-academy-choose-first = Erst wählen
web-academy-others = Andere sind dran
web-academy-faster = Schneller
web-academy-which-wire = Welches Kabel?
web-academy-which-tool = Welches Werkzeug?
web-academy-protect = { $wire } schützen
web-academy-look = Ansehen: { $wires }
web-academy-look-away = Nichts ansehen
web-academy-take = { $tool } nehmen
web-academy-pass = Passen
web-academy-use = { $tool } benutzen
web-academy-use-now = Jetzt benutzen
# Ways to look as chicken.
web-academy-way-cards = Zwei Stapel
web-academy-way-tiles = Plättchen
web-academy-way-away = Nichts

# Below a card of the hand; the short ones for phones, about eight letters.
web-academy-pays = bringt Karte + { $n }
web-academy-pays-short = Karte + { $n }
web-academy-wait-line = 3 Punkte, schützt
web-academy-wait-short = 3 Punkte
web-academy-chicken-line = gucken, oder 5 Punkte
web-academy-chicken-short = gucken
web-academy-played = gespielt
web-academy-back =
    { $n ->
        [one] nächste Runde zurück
       *[other] in { $n } Runden zurück
    }
web-academy-back-short =
    { $n ->
        [one] nächste
       *[other] in { $n }
    }
web-academy-out = zurück bei Bombe { $n }
web-academy-out-short = Bombe { $n }
web-academy-spent = verbraucht

## Eine Explosion.

web-academy-boom = Bumm.
web-academy-went-off = { $wire } ist hochgegangen
web-academy-boom-who =
    { $n ->
        [0] { $wire } ist hochgegangen.
        [one] { $names } hat { $wire } allein durchgeschnitten.
       *[other] { $names } haben { $wire } durchgeschnitten.
    }
web-academy-boom-cards =
    { $n ->
        [one] Karte { $cards } schob den Auslöser von { $from } auf { $to }, bis auf Plättchen { $tile }.
       *[other] Die Karten { $cards } schoben den Auslöser von { $from } auf { $to }, bis auf Plättchen { $tile }.
    }
# Which of the tiles it was.
web-academy-tile = Plättchen { $n }
web-academy-held = Es bleibt hier stehen, bis du weitermachst.
web-academy-why-alone = hat allein geschnitten
web-academy-why-together = hat mitgeschnitten
web-academy-why-chicken = war Angsthase
web-academy-why-wait = hat gewartet
web-academy-why-before = schnitt vor dem Knall
web-academy-why-after = kam nicht mehr dran
web-academy-why-kept = Kabel war geschützt

## Zwischen den Bomben.

web-academy-bombs-down =
    { $n ->
        [one] Eine Bombe ist hochgegangen
       *[other] { $n } Bomben sind hochgegangen
    }
web-academy-to-go =
    { $n ->
        [one] Noch eine. { $name } führt.
       *[other] Noch { $n }. { $name } führt.
    }
web-academy-take-for = Bombe { $n }: Nimm ein Werkzeug
web-academy-you-pick = du wählst
web-academy-taken = hat { $name }
web-academy-plates = Platten bei Bombe { $n }
