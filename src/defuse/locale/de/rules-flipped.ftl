### Flipped wires, which everybody sees but their owner (missions 38, 56 and 64).

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
