### The logbook: what is wrong with a line that tells of a turn, what it leaves out, and the comments of a blank table.
### What stands in quotes is what people type: it is the same in all languages, but for the quotes.

## What a line leaves out.

logbook-what-was-done = was getan wurde
# $seat: a letter; $verb: what was typed.
logbook-say-value = sag, welcher Wert, wie in „{ $seat } { $verb } 7 …“
logbook-say-pointed = sag, auf welches Kabel gezeigt wurde, wie in „{ $seat } calls 7 at B1.6: 5“
logbook-say-outcome = sag, was dabei herauskam: das Plättchen („: 5“), „: yes“, wenn es richtig war, „: nothing“, wenn kein Plättchen gelegt wurde
# $mark: what a token shows, as it is typed.
logbook-say-token-place = sag, an welchem Kabel das Plättchen liegt, wie in „no, token { $mark } at B1.3“
logbook-say-token = sag, welches Plättchen gelegt wurde, wie in „: 5“ oder „: 5 at B1.3“; „: nothing“, wenn es keins gab
# $places: logbook-some-places; $first: the first of them.
logbook-say-cut = sag, welches Kabel durchgeschnitten wurde, { $places }: „yes, cut { $first }“
logbook-say-own-cut = sag, welches Kabel von { $seat } durchgeschnitten wurde, { $places }: „{ $example }“
# $more: whether there are more than these.
logbook-some-places =
    { $more ->
        [yes] { OR($places) } …
       *[no] { OR($places) }
    }
logbook-say-solo = sag, welcher Wert, und zwar so oft, wie er durchgeschnitten wurde: „{ $seat } solo 12 12“
logbook-say-solo-wires = sag, welche Kabel durchgeschnitten wurden: „{ $example }“
logbook-say-shown = sag, was und wo, wie in „{ $seat } shows 3 at C1.2“
logbook-say-where = sag, wo { $word } ist, wie in „{ $word } at B1.4“
# $wires: what it may be; $first: the first of them.
logbook-say-which = sag, was { $place } ist, { OR($wires) }, wie in „: { $first } at { $place }“
logbook-say-what = sag, was { $place } ist, wie in „: { $wire } at { $place }“
# $places: what to write behind the colon, as in “C1.4, B1.2”.
logbook-say-places = sag hinter einem Doppelpunkt, wo die Kabel jetzt stehen, wie in „: { $places }“
# $one and $other: what may have happened, in sentences.
logbook-say-seen = sag hinter einem Doppelpunkt, was alle gesehen haben: „{ $one }“ oder „{ $other }“ oder etwas anderes
logbook-sentences = { $first } { $next }
logbook-say-turned-up =
    sag, was aufgedeckt oder gewählt wurde: füg eine Zeile an, oder sag es hinter einem Doppelpunkt; möglich ist „{ $example }“ und anderes

## What cannot be.

logbook-after-the-end = die Mission ist vorbei: nach der Zeile davor kommt nichts mehr
logbook-turn-not-over = der Zug davor ist nicht zu Ende: was hat getan, wer danach gefragt war?
logbook-two-stands = { $seat } hat zwei Ständer: schreib { $one } oder { $other }
logbook-cut-already = { $place } ist schon durchgeschnitten
logbook-one-of-its-own = { $seat } schneidet eins der eigenen Kabel durch, nicht { $count }
logbook-cannot-have = dazu passt keine Verteilung: { $seat } kann nicht { $count } × { $value } haben
logbook-no-deal = zum Tisch und zu allem, was in dieser Zeile steht, passt zusammen keine Verteilung
# $facts: in notation, and in words.
logbook-clash = zu den Kabeln auf dem Tisch passt keine Verteilung
logbook-clash-with = zu den Kabeln auf dem Tisch und dieser Aussage passt keine Verteilung: { $facts }
logbook-clash-together = zu diesen Aussagen zusammen passt keine Verteilung: { SEMICOLON($facts) }
logbook-clash-token = das Plättchen { $mark } an { $place }
# $why: one of these, or why it cannot be counted.
logbook-clash-before = schon der Tisch vor dieser Zeile kann nicht sein: { $why }
logbook-uncounted = was in dieser Zeile steht, lässt sich nicht zählen: { $why }
# $can: values that the wire may have; $kinds: values or wires (y2.1).
logbook-no-deal-is = dazu passt keine Verteilung: { $place } kann nur { OR($can) } sein, und nach dieser Zeile ist es { OR($kinds) }
logbook-no-deal-is-not = dazu passt keine Verteilung: { $place } kann nur { OR($can) } sein, und nach dieser Zeile ist es nicht { OR($kinds) }
# $who: the letter of a seat, or some slots.
logbook-no-deal-one = dazu passt keine Verteilung: nach dieser Zeile ist { OR($kinds) } unter den Kabeln von { $who }, und das kann nicht sein
logbook-no-deal-none = dazu passt keine Verteilung: nach dieser Zeile ist { OR($kinds) } nicht unter den Kabeln von { $who }, und das kann nicht sein
# $why: why the mission is lost.
logbook-explodes = damit explodiert die Bombe, und die Mission ist vorbei: { $why }
logbook-nothing-comes-of-it = nach den Regeln kann nichts von dem herauskommen, was diese Zeile sagt: sieh nach, was hinter dem Doppelpunkt steht
logbook-turn-of-another =
    { COUNT($seats) ->
        [one] an der Reihe ist { $seats }, nicht { $seat }: fehlt davor eine Zeile?
       *[other] an der Reihe sind { $seats }, nicht { $seat }: fehlt davor eine Zeile?
    }
# $why: why the act is refused.
logbook-cannot = das geht nicht: { $why }
# $acts: what is on the buttons of a form.
logbook-can-do = { $seat } kann jetzt: { COMMA($acts) }
logbook-say-all = sag alles, was dazugehört, wie in „{ $example }“
logbook-nothing-called-so = nichts, was { $seat } jetzt tun kann, heißt so
# $problem: logbook-nothing-called-so, or that something cannot be done now.
logbook-but-over = { $problem }: die Mission ist vorbei
logbook-but-asked =
    { COUNT($seats) ->
        [one] { $problem }: gefragt ist { $seats }
       *[other] { $problem }: gefragt sind { $seats }
    }
logbook-but-there-is = { $problem }; möglich ist: { COMMA($acts) }

## Cards. Their titles are English here, as they are typed.

logbook-card-not-here = { $card } liegt nicht auf diesem Tisch: nenn die Karte in der Zeile „equipment“
logbook-no-card = hier heißt keine Karte „{ $word }“: es gibt { COMMA($cards) }
logbook-no-cards = hier heißt keine Karte „{ $word }“: es gibt überhaupt keine
logbook-card-meant = { $problem }; ist „{ $card }“ gemeint?
# $card: the name of the card in this language.
logbook-used-in-a-call = „{ $card }“ wird in einer Ansage eingesetzt: „{ $example }“

## A blank table: the comments in it.

logbook-blank-no-seat = mit { $players } Personen gibt es keinen Platz { $seat }
logbook-blank-mission = Mission { $mission }, { $title }
logbook-blank-fill-in = Ersetz jedes _ durch das, was du siehst; ein ? ist ein Kabel, das du nicht siehst.
logbook-blank-turns = Nach den Ständern kommt eine Zeile je Zug, wie in: { $example }
logbook-blank-characters = Wer eine andere Figur genommen hat: characters B E1 · C E2
logbook-blank-equipment = die Nummern der Karten; oder lass die Zeile weg
logbook-blank-drawn = die Marker auf dem Brett, wie in { $example }
# $need: what a mission needs, such as “its deadly number”.
logbook-blank-needed = { $need }, wie in: { $example }
logbook-blank-tokens = Ein Plättchen an einem Kabel steht dahinter: 5!5 oder ?!5.
