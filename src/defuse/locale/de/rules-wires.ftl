### Wires that are special: flipped wires, tripwires, X wires.

## Flipped wires, which everybody sees but their owner (missions 38, 56 and 64).

act-cut-flipped = Schneide dein umgedrehtes Kabel zusammen mit einem im Team und sag an, wofür du es hältst.
    .label = Dein umgedrehtes schneiden
act-solo-cut-flipped = Schneide allein alle deine Kabel eines Werts, umgedrehte inbegriffen.
    .label = Solo-Schnitt mit umgedrehten
flipped-solo-yours = Solo-Schnitt mit deinem umgedrehten
flipped-solo-some =
    { $count ->
        [one] Solo-Schnitt mit { $count } umgedrehten Kabel
       *[other] Solo-Schnitt mit { $count } umgedrehten Kabeln
    }
flipped-reveal = Alles als rot aufdecken
flipped-skip = Nur ein umgedrehtes passt: aussetzen
flipped-choose = so schneidest du nur deine umgedrehten Kabel
flipped-choose-solo = hier wählst du nur deine umgedrehten Kabel; die, die du siehst, kommen von selbst dazu
flipped-name-number = sag eine Zahl von 1 bis 12 an
flipped-all-gone = von der { $value } ist kein Kabel mehr da
flipped-only-its-owner = ein umgedrehtes Kabel kann nur schneiden, wem es gehört
flipped-nothing-else-fits = nichts passt außer einem umgedrehten Kabel, das nur schneiden kann, wem es gehört
flipped-wires = Umgedrehte Kabel
flipped-all-cut = Alle sind durchgeschnitten.
flipped-left-never = Umgedreht und heil: { $count } ({ COMMA($seats) }). Schneiden kann es nur, wem es gehört.
flipped-left-step = Umgedreht und heil: { $count } ({ COMMA($seats) }). Auf ein umgedrehtes Kabel im Team zu zeigen kostet einen Schritt.

## Yellow tripwires (mission 41).

act-cut-tripwire = Zeig auf ein Kabel im Team, das du für ein Stolperkabel hältst.
    .label = Stolperkabel schneiden
tripwire-not-named = ein gelbes Kabel ist ein Stolperkabel: Nur jemand anderes im Team kann es schneiden
tripwire-stuck = du hast nur noch dein Stolperkabel und setzt aus
tripwire-not-your-turn = du bist nicht am Zug
tripwire-only-reds = du hast nur noch rote Kabel: Deck sie auf
tripwire-nobody-has-one = sonst hat niemand im Team ein Stolperkabel
tripwire-your-own = dein eigenes Stolperkabel muss jemand anderes finden
tripwire-which-wire = zeig auf ein heiles Kabel im Team
tripwire-no-card = bei dieser Aktion hilft keine Karte
tripwires-left = Stolperkabel übrig
told-tripwire-called = { $seat } hält { $wire } für ein Stolperkabel.
told-tripwire-missed = Falsch: Es ist keins.

## X wires (missions 20 and 35).

x-wires = X-Kabel
x-wires-no-order = X-Kabel stehen außer der Reihe, und keine Karte wirkt auf sie.
x-wires-free = Die X-Kabel kann man jetzt schneiden. Keine Karte wirkt auf sie.
x-wires-locked = dieses X-Kabel ist gesperrt, bis alle gelben Kabel durchgeschnitten sind
x-wires-locked-still = Die X-Kabel sind gesperrt, bis alle gelben Kabel durchgeschnitten sind: noch { $left }. Keine Karte wirkt auf sie.
