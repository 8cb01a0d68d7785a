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

## Why a wire is what it is. $so and $because are phrases like those below; $wires are places, $values what they may be.

why-certain = { $so }: sicher.
why-likely = { $so }: { PERCENT($chance) }.
why-seen-itself = es ist offen zu sehen: { $so }
why-between = { SEMICOLON($because) }; die Reihe ist sortiert, also: { $so }
why-crowd = { SEMICOLON($because) }; die Reihe ist sortiert, und für alle Plätze sind es zu wenige, also: { $so }
why-out = { SEMICOLON($because) }; mehr davon gibt es nicht, also: { $so }
why-place = { SEMICOLON($because) }; ein anderer Platz bleibt nicht, also: { $so }
why-enough = { SEMICOLON($because) }; das sind schon alle, also: { $so }
why-last = { SEMICOLON($because) }; irgendwo müssen die letzten sein, also: { $so }
why-so = { SEMICOLON($because) }, also: { $so }
why-counting = durch Zählen aller Verteilungen, und nichts davon ist entbehrlich: { SEMICOLON($because) }; also: { $so }
why-without = ohne dies wären es { PERCENT($chance) }: { $because }
why-known = { $count } andere Kabel sind bekannt
why-own = { $seat } hat { $value } auf { $wires }
why-cut =
    { COUNT($wires) ->
        [one] { $wires } ist durchgeschnitten, { $value }
       *[other] { $wires } sind durchgeschnitten, alle { $value }
    }
why-shown =
    { COUNT($wires) ->
        [one] { $wires } wurde gezeigt, { $value }
       *[other] { $wires } wurden gezeigt, alle { $value }
    }
why-token = der Marker { $mark } liegt bei { $wire }
why-is =
    { COUNT($wires) ->
        [one] { $wires } ist { OR($values) }
       *[other] { $wires } sind { OR($values) }
    }
why-is-not =
    { COUNT($wires) ->
        [one] { $wires } ist nicht { OR($values) }
       *[other] { $wires } sind nicht { OR($values) }
    }
why-exactly = von { $wires } müssen genau { $count } den Wert { OR($values) } haben
why-at-least = von { $wires } müssen mindestens { $count } den Wert { OR($values) } haben
why-at-most = von { $wires } können höchstens { $count } den Wert { OR($values) } haben
why-from-to = von { $wires } müssen { $least } bis { $most } den Wert { OR($values) } haben
why-same = { $wires } haben denselben Wert
why-differ = { $wires } haben verschiedene Werte
why-below = { $low } ist niedriger als { $high }
why-not-above = { $low } ist nicht höher als { $high }
why-count = von { $wires } haben genau { $count } den Wert von { $wire }
why-sorted = die Kabel von { $first } bis { $last } stehen in ihrer Reihenfolge
why-is-at-least =
    { COUNT($wires) ->
        [one] { $wires } ist mindestens { $bound }
       *[other] { $wires } sind mindestens { $bound }
    }
why-is-at-most =
    { COUNT($wires) ->
        [one] { $wires } ist höchstens { $bound }
       *[other] { $wires } sind höchstens { $bound }
    }
why-pool =
    { $count ->
        [one] es gibt ein Kabel mit { OR($values) }
       *[other] es gibt { $count } Kabel mit { OR($values) }
    }
why-all-wires = allen Kabeln auf den Ständern
why-run = { $first } bis { $last }
