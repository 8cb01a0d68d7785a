### Odds: why nothing can be counted.

## No deal agrees with what is known.

odds-no-deal = zu alledem passt keine Verteilung
# $kind: a number that programs have for a kind of wire.
odds-no-such-kind = es gibt kein Kabel der Art { $kind }
odds-more-seen = zu sehen sind mehr Kabel einer Art, als es gibt
odds-more-certain = sicher sind mehr Kabel einer Art, als es gibt
odds-more-called-for = verlangt sind mehr Kabel einer Art, als es gibt
odds-no-kind = für ein Kabel bleibt nichts mehr übrig
odds-known-to-differ = zwei Kabel mit demselben Wert sollen verschieden sein
odds-differs-from-itself = ein Kabel ist nicht von sich selbst verschieden
odds-no-count = eine Anzahl lässt sich nicht erreichen
odds-no-order = eine Reihenfolge lässt sich nicht einhalten

## Too much is known at once.

odds-too-many-wires = es sind mehr Kabel, als der kompilierte Kern fasst
odds-no-room = es sind zu viele Reihen, zu viele gleiche Kabel oder zu viele Aussagen über mehrere Arten auf einmal
odds-too-many-ways = diese Aussagen hängen auf zu viele Weisen zusammen, um sie zu zählen
odds-too-many-in-doubt = zu viele Kabel sind ungewiss, oder zu viele Aussagen betreffen mehrere Arten von Kabeln auf einmal
