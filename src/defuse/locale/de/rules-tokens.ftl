### Missions with other tokens: without a value, what a hand does not have or a wire is not, gifts, beside the stands.

## Tokens that show no value (missions 21, 24, 33, 40 and 58).

marks-tokens = Plättchen
marks-parity = Ein Plättchen sagt nur, ob sein Kabel gerade oder ungerade ist.
marks-count = Ein Plättchen sagt, wie oft der Wert seines Kabels auf diesem Ständer ist. Durchgeschnittene Kabel zählen mit.
marks-none = Es gibt keine, nicht einmal nach einer falschen Ansage.
marks-missed = Falsch: nicht { OR($values) }. Mehr wird nicht verraten.
marks-play-begins = Los geht’s.
marks-detectors = Doppeldetektoren
marks-endless = Alle können ihren in jedem Zug einsetzen.

## Opening tokens that tell what a hand does not have (mission 22).

ask-absence-ask = Von welchen Werten verrätst du, dass sie dir fehlen?
act-tell-absent = Leg Plättchen mit Werten, die dir fehlen, neben deinen Ständer.
    .label = Sagen, was dir fehlt
act-lack-nothing = Sag, dass du alle Werte hast, für die es Plättchen gibt.
    .label = Dir fehlt nichts
absences-you-have =
    { $value ->
        [value-yellow] du hast ein gelbes Kabel
       *[other] du hast eine { $value }
    }
absences-name =
    { $count ->
        [one] nenn { $count } Wert, der dir fehlt
       *[other] nenn { $count } Werte, die dir fehlen
    }
absences-something-to-tell = dir fehlen Werte: Sag, welche
absences-nothing-to-tell = dir fehlt nichts
told-rest-held = Sonst fehlt { $seat } nichts. Auf der Hand also: { $values }.

## A token that somebody got: it lies at a wire of its value, or beside the stand. $mark: a number or yellow.

ask-token-ask = Du hast das Plättchen { FORM($mark, form: "noun") } bekommen: An welches deiner Kabel gehört es, oder hast du keins davon?
act-put-beside = Leg das Plättchen neben deinen Ständer, denn so ein Kabel hast du nicht.
    .label = Plättchen neben den Ständer legen
beside-place = Plättchen { FORM($mark, form: "noun") } anlegen
beside-put = Plättchen { FORM($mark, form: "noun") } neben den Ständer legen
beside-choose-wire = wähl eins deiner heilen Kabel mit dem Wert { FORM($mark, form: "noun") }
beside-other-wire = dieses Kabel ist nicht { $mark }
beside-has-wire = du hast ein Kabel mit dem Wert { FORM($mark, form: "noun") }: Dort gehört das Plättchen hin
beside-has-none = du hast kein Kabel mit dem Wert { FORM($mark, form: "noun") }
beside-stands = Plättchen neben den Ständern
# On a token beside a stand: the hand has no such wire.
beside-none-of =
    { $mark ->
        [value-yellow] hat kein { FORM($mark, form: "noun") }
       *[other] hat keine { $mark }
    }

## False tokens: they say what a wire is not (missions 17 and 52).

ask-false-token-ask = Was zeigt dein falsches Plättchen?
act-tell-false = Wähl, was ein falsches Plättchen zeigt.
    .label = Falsches Plättchen legen
false-blue-or-red = nur ein blaues oder rotes Kabel kann man zeigen
false-there-already = dieses Kabel hat schon ein falsches Plättchen
false-none-left = es ist kein Plättchen mehr da
false-is-true = ein falsches Plättchen zeigt, was das Kabel nicht ist
false-choose-called = wähl einen Wert, der angesagt wurde
false-choose-untrue = wähl eine Zahl, die das Kabel nicht ist
false-tokens = Plättchen
false-all-tokens = Jedes Plättchen sagt, was sein Kabel nicht ist.
false-some-tokens = Ein falsches Plättchen sagt, was sein Kabel nicht ist.

## Gifts after the first two yellow wires (mission 22).

act-pick-token = Wähl ein Plättchen.
    .label = Plättchen wählen
ask-gift-ask = Welches Plättchen schenkst du { $seat }?
gifts = Geschenke
gifts-to-come = Nach den ersten zwei gelben Kabeln geben alle ein Plättchen nach links.
gifts-given = Die Geschenke sind verteilt.
gifts-choose = wähl ein Plättchen aus dem Vorrat
gifts-give-to = Plättchen an { $seat } geben
told-gifts-began = Die ersten gelben Kabel sind durchgeschnitten: Zeit für Geschenke.
told-token-given = { $seat } gibt { $to } das Plättchen { FORM($mark, form: "noun") }.

## A line of tokens to choose from, after the first two yellow wires (mission 27).

ask-token-draft = Welches Plättchen der Reihe nimmst du?
draft-tokens = Plättchen zur Wahl
draft-choose = wähl ein Plättchen der Reihe
draft-take = Plättchen nehmen
told-tokens-laid = Die ersten gelben Kabel sind durchgeschnitten. Plättchen zur Wahl: { $marks }.
told-token-taken = { $seat } nimmt das Plättchen { FORM($mark, form: "noun") }.

## Darkness: nobody writes down where somebody pointed (mission 50).

dark-remember = Merkt euch
dark-pointed-at = Darauf wurde gezeigt
dark-pointed = { $wire }: { $mark }
dark-beside = Neben { $stand }
dark-tokens = { COMMA($marks) }
told-dark-specials = Alle bekommen die roten und gelben Kabel einmal gezeigt.
# $cards: the equipment used in the call, perhaps none.
told-dark-called =
    { COUNT($cards) ->
        [0] { $seat } sagt bei { $stand } an: { OR($values) }.
       *[other] { $seat } sagt mit { $cards } bei { $stand } an: { OR($values) }.
    }
told-dark-token = { $seat } zeigt auf ein Kabel und legt neben { $stand } ein Plättchen: { $mark }.
told-dark-announced = { $seat } zeigt auf ein Kabel von { $stand } und sagt: { $mark }.
