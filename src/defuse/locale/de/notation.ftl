### The table notation: what is wrong with a text, and what its lines tell.
### Words of the notation itself (mission, dial, none, moved …), names of stands (B1) and slots (B1.3), wires (y2.1) and
### examples of lines are the same in all languages: they are what people type.

# $problem: one of the messages below.
notation-error-at = Zeile { $line }, Spalte { $column }: { $problem }

## What should stand somewhere. They fill “$what” in the four messages that follow this group.

notation-a-card = eine Karte
notation-a-challenge = eine Herausforderungskarte
notation-a-character = eine Figur
notation-a-character-or-link = eine Figur oder „link“
notation-a-column = eine Spalte
notation-a-comparison = „is“, „=“, „!=“, „<=“, „<“ oder „x2 among“
notation-a-constraint = eine Auflagenkarte
notation-a-fact = eine Aussage
notation-a-mission = eine Mission
notation-a-number = eine Zahl
notation-a-number-card = eine Zahlenkarte
notation-a-part = ein Teil der Geschichte
notation-a-radar-number = eine Zahl von 1 bis 12
notation-a-row = eine Reihe
notation-a-rule = die ID einer Regel
notation-a-seat = ein Platz
notation-a-seat-or-reserve = ein Platz oder „reserve“
notation-a-secret-character = eine Figur (1 ist das schwächste Glied)
notation-a-slot = ein Steckplatz
notation-a-stand = ein Ständer
notation-a-state = ein Zustand
notation-a-time = eine Zeit
notation-a-validated-value = ein erledigter Wert
notation-a-value = ein Wert
notation-a-word = ein Wort
notation-how-many = wie viele es sind
notation-how-many-cards-left = wie viele Karten übrig sind
notation-how-many-cues = wie viele Durchsagen
notation-how-many-in-game = wie viele im Spiel sind
notation-how-many-of-them = wie viele davon
notation-how-many-rounds = wie viele Runden zu Ende sind
notation-how-many-skipped = wie oft hintereinander ausgesetzt wurde
notation-how-many-tokens = wie viele Plättchen
notation-how-many-tokens-lie = wie viele Plättchen es sind
notation-how-many-turns = wie viele Züge
notation-how-many-turns-begun = wie viele Züge begonnen haben
notation-how-many-turns-ended = wie viele Züge zu Ende sind
notation-how-often-chance = wie oft der Zufall gefragt wurde
notation-how-often-chance-unseen = wie oft der Zufall ungesehen gefragt wurde
notation-nanos-card = Nanos Karte
notation-nanos-space = Nanos Feld
notation-the-dial = der Zünder
notation-what-acts-as-red = was wie Rot wirkt
notation-what-is-noted = was die Regel notiert hat
# $word: a word of the first line, such as “captain”.
notation-what-it-is = was { $word } ist
notation-what-radar-asks = wonach ein Radar fragt
notation-what-to-cut = was durchzuschneiden ist
notation-what-token = was das Plättchen zeigt
notation-which-cue = welche Durchsage
notation-which-cue-last = welche Durchsage die letzte war
notation-whose-cards = wem die Karten gehören
notation-quoted = „{ $word }“
notation-one-of = { OR($words) }

notation-line-ends = die Zeile ist zu Ende, und es fehlt: { $what }
notation-line-ends-or-none = die Zeile ist zu Ende, und es fehlt: { $what } oder „none“
notation-should-stand = hier gehört hin: { $what }, nicht „{ $word }“
notation-no-number = { $what }: eine Zahl von { $least } bis { $most }, nicht „{ $word }“

## Words.

notation-too-many-words = „{ $word }“ ist ein Wort zu viel
# $problem: a message that complains about a word; $word: the one that was probably meant.
notation-is-meant = { $problem }; ist „{ $word }“ gemeint?
notation-unknown-header = „{ $word }“ ist hier nicht bekannt: es gibt { COMMA($known) }
notation-unknown-verb = was „{ $word }“ ist, lässt sich nicht sagen
notation-unknown-line = mit „{ $word }“ beginnt keine Zeile
notation-said-twice = { $word } steht zweimal da
notation-named-twice = { $what } ist zweimal genannt
notation-comes-twice = { $what } kommt zweimal vor
# $word: the word with which the line begins.
notation-one-line = für { $word } gibt es nur eine Zeile, und die war schon da
notation-says-nothing = diese Zeile sagt nichts
notation-blank = hier ist noch etwas auszufüllen, anstelle des _

## The first line, seats and stands.

notation-no-mission = ein Tisch beginnt mit seiner Mission: mission 1 · captain A
notation-no-stands = zu einem Tisch gehören Ständer: A1 | 1 2 3
# $allowed: numbers of players.
notation-players = Mission { $mission } ist für { OR($allowed) } Personen, und hier stehen die Ständer von { $players }
notation-stands = mit { $players } Personen und Captain { $captain } sind die Ständer { $stands }
notation-no-clock = die Uhr steht in Sekunden da, nicht als „{ $word }“
notation-no-time = eine Zeit steht in Sekunden da, nicht als „{ $word }“
notation-no-seat = „{ $word }“ ist hier kein Platz: es gibt { $seats }
notation-no-seat-number = an diesem Tisch gibt es keinen Platz { $seat }
notation-no-such-seat = diesen Platz gibt es an diesem Tisch nicht
notation-no-stand = es gibt keinen Ständer { $stand }
notation-no-stand-name = kein Ständer heißt „{ $word }“: sie heißen A1, A2, B1 …
notation-two-stands = den Ständer { $stand } gibt es zweimal
notation-stand-order = { $before } muss vor { $stand } kommen
notation-stand-before = { $stand } ohne einen Ständer { $before }
notation-no-slot = „{ $word }“ ist kein Steckplatz: schreib B1.3, oder B1.2-5 für mehrere
notation-slots = { $stand } hat die Steckplätze 1 bis { $slots }, nicht { $slot }
notation-range = ein Bereich geht von links nach rechts
notation-one-slot = hier gehört ein einziger Steckplatz hin, nicht mehrere

## Wires.

notation-no-slot-text = „{ $word }“ ist kein Steckplatz: schreib ein Kabel (5, y2.1, r5.5 oder ?), dann * oder ^, dann Plättchen (!5)
notation-no-wire = „{ $word }“ ist kein Kabel: schreib 1 bis 12, y1.1 bis y11.1 oder r1.5 bis r11.5
notation-cut-unknown = ein durchgeschnittenes Kabel liegt offen: schreib, was es ist
notation-unmarked =
    { $seat } hat in dieser Mission { $kind ->
        [x] { $count ->
            [one] ein X-Kabel
           *[other] { $count } X-Kabel
        }
       *[flipped] { $count ->
            [one] ein umgedrehtes Kabel
           *[other] { $count } umgedrehte Kabel
        }
    }: schreib { $mark } dahinter, wie in ?{ $mark }
notation-more-wires = Mission { $mission } hat mit so vielen Personen { $wires } Kabel, und hier sind { $here }
notation-fewer-wires = Mission { $mission } hat mit so vielen Personen { $wires } Kabel, und hier sind nur { $here }
# $wires: a list of notation-so-many-of.
notation-missing-wires = es fehlen Kabel: { COMMA($wires) }
notation-so-many-of = { $count } × { $value }
notation-not-drawn = { $wire } ist nicht unter den gezogenen Kabeln
notation-no-such-wire = Mission { $mission } hat mit so vielen Personen kein { $wire }
notation-only-so-many = es gibt nur { $count } × { $wire }
notation-only-so-many-drawn =
    { $colour ->
        [red] von den gezogenen roten Kabeln { $count ->
            [one] kann nur { $count }
           *[other] können nur { $count }
        } im Spiel sein
       *[yellow] von den gezogenen gelben Kabeln { $count ->
            [one] kann nur { $count }
           *[other] können nur { $count }
        } im Spiel sein
    }
# $has: notation-so-many-wires or notation-some-wires.
notation-say-drawn =
    { $colour ->
        [red] sag, welche roten Kabel gezogen wurden; die Mission hat { $has }
       *[yellow] sag, welche gelben Kabel gezogen wurden; die Mission hat { $has }
    }
notation-mission-has = mit so vielen Personen hat die Mission { $has }
notation-so-many-wires =
    { $colour ->
        [red] { $count ->
            [0] keine roten Kabel
            [one] { $count } rotes Kabel
           *[other] { $count } rote Kabel
        }
       *[yellow] { $count ->
            [0] keine gelben Kabel
            [one] { $count } gelbes Kabel
           *[other] { $count } gelbe Kabel
        }
    }
notation-some-wires =
    { $colour ->
        [red] { $count } von { $drawn } roten Kabeln
       *[yellow] { $count } von { $drawn } gelben Kabeln
    }
notation-other-colour =
    { $colour ->
        [red] { $wire } ist nicht rot
       *[yellow] { $wire } ist nicht gelb
    }
notation-never-drawn = in dieser Mission wird { $wire } nicht gezogen
notation-aside-unseen = diese Kabel hat niemand gesehen: nur ein vollständiger Tisch nennt sie
notation-aside-others = das sind nicht die Kabel, die übrig sind: { $wires }
notation-aside-none = das sind nicht die Kabel, die übrig sind: keine
# $low and $high: notation-slot-shows, notation-slot-cut or notation-slot-is.
notation-not-sorted = dazu passt keine Verteilung: { $low }, aber { $high }, und ein Ständer ist sortiert
notation-slot-shows = { $place } zeigt { $number }
notation-slot-cut = { $place } ist als { $wire } durchgeschnitten
notation-slot-is = { $place } ist { $wire }

## Tokens and labels.

notation-no-slot-token = kein Plättchen zeigt „{ $word }“: schreib !5, !y, !even, !odd, !x2 oder !~5
notation-no-token = kein Plättchen zeigt „{ $word }“: schreib 1 bis 12, oder y
notation-two-tokens = das Plättchen { $mark } gibt es nur zweimal
notation-token-lies = ein Plättchen lügt: { $place } ist { $wire }, und sein Plättchen sagt { $mark }
# For a wire that has left its stand.
notation-token-away-lies = ein Plättchen lügt: das Kabel ist { $wire }, und sein Plättchen sagt { $mark }
notation-count-lies = ein Plättchen lügt: auf diesem Ständer sind es nicht { $count }
notation-no-two-tokens = an { $one } und { $other } liegen keine zwei Plättchen mit derselben Zahl
notation-label-place = ein Etikett liegt an zwei Kabeln desselben Ständers
notation-one-label = das Plättchen { $sign } gibt es nur einmal
notation-label-lies = ein Etikett lügt: auf diese zwei Kabel trifft es nicht zu
notation-one-pointed = gezeigt wird nur auf ein Kabel

## Whose turn it is.

notation-turn-in-opening = solange Startplättchen gelegt werden, ist noch niemand am Zug
notation-cut-in-opening = bevor die Startplättchen liegen, wird kein Kabel durchgeschnitten
notation-no-opening = in Mission { $mission } legt { $seat } kein Startplättchen
notation-no-such-opening = in Mission { $mission } legt { $seat } kein solches Startplättchen
notation-not-all-cut = von { $value } sind noch nicht alle durchgeschnitten
notation-no-turns = keine Regel im Spiel fragt nach Zügen
notation-turn-without-wires = am Zug ist { $seat }, hat aber keine Kabel mehr
notation-nobody-waits = auf eine Ansage von { $seat } wartet niemand
notation-all-declined = haben alle abgelehnt, wählt der Captain: schreib „cutter none“ in die erste Zeile
notation-waits-for-nothing = die Notation ist für Tische, die auf einen Zug warten, nicht für einen, der zu Ende ist
# $ask: the name of a question, as programs have it.
notation-waits-for-another = die Notation ist für Tische, die auf einen Zug warten, nicht auf { $ask }

## Facts.

notation-not-true = das stimmt nicht mit den Kabeln auf dem Tisch überein
notation-not-in-order = diese Kabel sind nicht in der richtigen Reihenfolge
notation-not-cut = { $place } ist nicht durchgeschnitten
notation-no-wires = { $seat } hat keine Kabel mehr
notation-no-radar-wires = auf { $stand } ist kein Kabel mehr, das ein Radar hört
notation-same-wire = verglichen wird ein Kabel mit einem anderen
# $fact: a line of the notation.
notation-dealt-otherwise = Mission { $mission } wird anders verteilt: { $fact }
notation-dealt-otherwise-or-moved =
    Mission { $mission } wird anders verteilt: { $fact }; sind seitdem Kabel von Ständer zu Ständer gewandert, sag es in einer eigenen Zeile: moved

## Whose view it is, and who knows what.

notation-whole-wires = auf einem vollständigen Tisch ist kein Kabel unbekannt; für das, was ein Platz sieht, gibt es parse_observation
notation-whole-view = ein vollständiger Tisch ist niemandes Sicht
# $who: a seat, or the word “spectators”.
notation-view-of = das ist die Sicht { $who ->
        [spectators] von Zuschauern
       *[seat] von { $who }
    }
notation-whose-view-none = wessen Sicht ist das? keine Hand ist bekannt; sag es in der ersten Zeile: view A
notation-whose-view-several = wessen Sicht ist das? die Hände von { $seats } sind bekannt; sag es in der ersten Zeile: view A
notation-cut-is-seen = ein durchgeschnittenes Kabel sehen alle
notation-spectators-see = Zuschauer sehen nicht mehr als jeder Platz
notation-knows-wire =
    { $who ->
        [spectators] Zuschauer kennen dieses Kabel: schreib, was es ist
       *[seat] { $who } kennt dieses Kabel: schreib, was es ist
    }
notation-does-not-see =
    { $who ->
        [spectators] Zuschauer sehen dieses Kabel nicht: schreib ?
       *[seat] { $who } sieht dieses Kabel nicht: schreib ?
    }
notation-knows-card =
    { $who ->
        [spectators] Zuschauer kennen hier eine Karte, die dieser Text offenlässt ({ notation-pile }): schreib, was sie zeigt
       *[seat] { $who } kennt hier eine Karte, die dieser Text offenlässt ({ notation-pile }): schreib, was sie zeigt
    }
notation-pile =
    { $pile ->
        [equipment] Ausrüstung
        [numbers] Zahlen
        [number-cards] Zahlenkarten
        [roles] Rollen
        [constraints] Auflagen
       *[other] { $pile }
    }

## Cards and rules.

notation-no-equipment = es gibt keine Ausrüstungskarte „{ $word }“
notation-equipment-once = Ausrüstungskarte { $card } gibt es nur einmal
notation-no-need = „{ $word }“ ist keine Bedingung: schreib 5x2 für zwei durchgeschnittene 5en
notation-character-once = Figur { $character } gibt es nur einmal
notation-no-rule = in dieser Mission gibt es keine Regel „{ $word }“
notation-no-json = das ist kein JSON: { $why }
notation-note-as-json = was eine Regel notiert hat, steht als JSON da: { "{" }"left":2{ "}" }
notation-unknown-note = Regel { $rule } notiert kein „{ $word }“
notation-wrong-note = Regel { $rule } kann das nicht notieren: { $why }
notation-no-card = „{ $word }“ ist keine Karte: schreib, was sie zeigt, oder ?, in Klammern, wenn alle sie gesehen haben
notation-whole-cards = auf einem vollständigen Tisch ist keine Karte unbekannt; für das, was ein Platz sieht, gibt es parse_observation
notation-seen-card = diese Karte haben alle gesehen: schreib, was sie zeigt
notation-card-twice = Karte { $card } ist zweimal genannt oder nicht vorhanden
notation-no-such-card = es gibt keine Karte { $card }
notation-no-holder = „{ $word }“ hat hier keine Karten: es gibt { COMMA($holders) }
notation-number-cards = es gibt { $count } Zahlenkarten, und hier sind { $here }
notation-nothing-to-lay = { $seat } hat keine Karte zum Auslegen
notation-does-not-hold = { $seat } hat Karte { $card } nicht
notation-which-card-lies = welche Karte liegt verdeckt? Auf einem vollständigen Tisch ist nichts unbekannt
notation-line-size = die Reihe hat { $count } Karten
notation-open-now = { $number } ist die Zahl, die jetzt offen liegt
notation-so-many = es sind { $count }, und hier stehen { $here }

## Constraint cards.

# $cards: letters with English titles in brackets, as they may be typed.
notation-no-constraint = „{ $word }“ ist keine Auflagenkarte: es gibt { COMMA($cards) }
notation-no-constraint-letter = „{ $word }“ ist keine Auflagenkarte: es gibt { $letters }
notation-other-constraints = Auflage { $letter } gehört nicht zu den Karten dieser Mission: { COMMA($letters) }
notation-constraint-twice = Auflage { $card } ist zweimal genannt
notation-constraint-once = Auflage { $letter } gibt es nur einmal
notation-constraint-each = jeder Platz hat eine Auflagenkarte, und jede Karte gibt es nur einmal
notation-without-constraint = { $seat } hat keine Auflagenkarte: füg eine Zeile an wie: { $example }
notation-constraints-left = { $count } Auflagenkarten sind übrig
notation-deck-left = { $count } Karten sind übrig: { $letters }
# $places: seats, and the words “left” and “right” of the notation.
notation-ring = die Karten liegen bei { COMMA($places) }, je eine
notation-ring-gap = bei { $place } liegt keine Karte: füg eine Zeile an wie: constraint { $place }: even
notation-whole-secrets = auf einem vollständigen Tisch sind alle geheimen Karten bekannt: füg eine Zeile an wie: { $example }
notation-no-part = die Geschichte hat keinen Teil „{ $word }“: es gibt { COMMA($parts) }

## Remarks on a table that is well written.

notation-in-no-order = { COMMA($stands) }: ein Doppelpunkt heißt, dass die Kabel ungeordnet stehen; mit einem Strich, { $first } |, sind sie sortiert
notation-dial-unsaid = die erste Zeile sagt nicht, wo der Zünder steht (dial 3); angenommen wird er wie zu Beginn
notation-turn-unsaid = die erste Zeile sagt nicht, wer am Zug ist (turn B); angenommen wird der Captain
notation-uneven =
    { $long } hat { $most } Kabel und { $short } hat { $least }: beim Verteilen bekommen alle Ständer gleich viele oder eins mehr

## Lines of missions: what each tells, and what a mission needs it for (`.need`).

notation-no-such-line = Mission { $mission } hat keine Zeile für { $word }
# $need: one of the `.need` below.
notation-line-missing = in Mission { $mission } fehlt noch: { $need }; füg eine Zeile an wie: { $example }
# Stands for lines that are never written.
notation-line-none = Nichts.
notation-line-accused = In diesem Zug gab es eine Beschuldigung.
notation-line-again = Wer noch einmal handelt.
notation-line-among = Was über verdeckte Karten bekannt ist.
notation-line-arrow = Das Ende, an dem die Reihe beginnt.
    .need = das Ende, an dem die Reihe beginnt
notation-line-began = Die Sekunde, in der das Spiel begann.
notation-line-beside = Plättchen neben Ständern: Dort gibt es kein solches Kabel.
notation-line-beside-told = Die Plättchen neben den Ständern, wenn es nicht die angesagten sind.
notation-line-called = In diesem Zug wurde geschnitten.
notation-line-cards-bunker = Die Auflagenkarten im Norden, Osten, Süden und Westen und die für Aktionen.
    .need = die fünf Auflagenkarten um den Bunker
notation-line-cards-hands = Die Zahlenkarten in jeder Hand und im Stapel; `out` sind die, die aus dem Spiel sind.
    .need = die Zahlenkarten in allen Händen
notation-line-cards-prize = Die Zahlenkarten, die als Preis ausgeteilt wurden, und die übrigen.
notation-line-chain = Was die letzten Züge ohne Unterbrechung durchgeschnitten haben.
notation-line-challenges = Die Herausforderungskarten, die offen liegen, oder `none`.
    .need = die Herausforderungskarten
notation-line-changed = In diesem Zug wurde die Auflage ausgetauscht.
notation-line-cleared = Dieser Platz ist nicht das schwächste Glied, oder nicht mit diesen Auflagenkarten.
notation-line-constraint-deck = Die Auflagenkarte, die für alle gilt, oder `none`, wenn der Stapel verbraucht ist.
    .need = die Auflage, die gerade gilt
notation-line-constraint-own = Die Auflagenkarte jedes Platzes, `down`, wenn sie für immer umgedreht ist.
    .need = die Auflagenkarte jedes Platzes
notation-line-constraint-paired = Die Auflagenkarte, die für alle gilt: die der zuletzt erledigten Zahl.
    .need = die Auflage der zuletzt erledigten Zahl
notation-line-constraint-ring = Die Auflagenkarte jedes Platzes und die links (`left`) und rechts (`right`) vom Captain.
    .need = die Auflagenkarte an jeder Stelle des Rings
notation-line-covers = Alle Zahlenkarten, die auf Ausrüstung gelegt wurden, wenn einige schon weg sind.
notation-line-cut = Was in diesem Zug schon durchgeschnitten wurde.
notation-line-deadly = Die Zahl, deren Kabel wie rote wirken.
    .need = die tödliche Zahl
notation-line-deck = Wie viele Karten der Preisstapel hat, wenn er nicht jede Runde eine verlor.
notation-line-declined = Wer abgelehnt hat; in einer Sicht höchstens der Platz selbst, denn sonst weiß es niemand.
notation-line-down = Die Zahlenkarten, die verdeckt liegen.
    .need = die Zahlenkarten, die verdeckt liegen
notation-line-draft = Ob alle sich Plättchen ausgesucht haben, wenn es nicht aus den durchgeschnittenen gelben Kabeln folgt.
notation-line-due = Wie viele Karten noch aufzudecken sind.
notation-line-facing = Wohin Nano schaut.
    .need = wohin Nano schaut
notation-line-failed = Wer diese Zahl vergeblich verlangt hat.
notation-line-figure = Wo die Spielfigur steht: ihre Reihe von Norden, ihre Spalte von Westen aus.
    .need = wo die Spielfigur steht
notation-line-finished = Zahlen, die in diesem Zug erledigt wurden.
notation-line-flipped = Die Zahl, die in diesem Zug umgedreht wurde und jetzt geschnitten wird.
notation-line-forgot = Wer zuletzt geschnitten und sich nicht verbeugt hat.
notation-line-free = Der nächste Zug ist frei: Wer sich zuerst meldet, bekommt ihn.
notation-line-gifts = Ob die Plättchen verschenkt sind, wenn es nicht aus den durchgeschnittenen gelben Kabeln folgt.
notation-line-gripped = Der Hebel ist in Reichweite.
notation-line-heading = Ob Nano aufwärts oder abwärts läuft.
    .need = ob Nano aufwärts oder abwärts läuft
notation-line-heard = Die Ständer, die auf den Radar nach der aufgedeckten Zahl geantwortet haben.
    .need = welche Ständer auf den Radar geantwortet haben
notation-line-jumped = Der Zug wurde weitergegeben.
notation-line-laid = Wessen Karte für diesen Zug verdeckt liegt; wer sie kennt, fügt hinzu, welche es ist.
    .need = wer eine Karte ausgelegt hat
notation-line-last = Wer zuletzt gehandelt hat.
notation-line-line = Die Reihe der Zahlenkarten von links nach rechts, erledigte in Klammern.
    .need = die Reihe der Zahlenkarten
notation-line-line-nano = Die Reihe der Zahlenkarten von links nach rechts.
    .need = die Reihe der Zahlenkarten
notation-line-linked = Dieser Platz ist als das schwächste Glied bekannt.
notation-line-met = Herausforderungen, die geschafft sind.
notation-line-nano-card = Die Zahlenkarte, auf der Nano steht.
    .need = die Zahlenkarte, auf der Nano steht
notation-line-nano-space = Das Feld, auf dem Nano steht.
    .need = das Feld, auf dem Nano steht
notation-line-newest = Eine erledigte Zahl, deren Karte noch nicht gilt.
notation-line-now = Was dieser Zug schon durchgeschnitten hat.
notation-line-number-at-once = Die Zahl, deren vier Kabel alle auf einmal geschnitten werden.
    .need = die Zahl, die auf einmal geschnitten wird
notation-line-number-open = Die Zahlenkarte, die offen liegt.
    .need = die Zahlenkarte, die offen liegt
notation-line-number-turned = Die Zahlenkarte, die in diesem Zug aufgedeckt wurde.
notation-line-numbers = Die Zahlenkarten auf dem Tisch.
    .need = die Zahlenkarten
notation-line-numbers-hands = Die Zahlenkarten vor jedem Platz, auch erledigte.
    .need = die Zahlenkarten vor jedem Platz
notation-line-off = Erledigte Zahlen, deren Plättchen nicht mehr auf dem Brett liegen.
notation-line-offered = Die Plättchen, die zur Wahl liegen.
notation-line-out = Alle Zahlenkarten, die nicht mehr im Stapel sind.
notation-line-oxygen = Wie viel Sauerstoff jeder Platz hat und wie viel im Vorrat liegt (`reserve`).
    .need = wie viel Sauerstoff wo ist
notation-line-paid = Der Wert, der bezahlt ist und jetzt geschnitten wird.
notation-line-pairs = Die Auflagenkarten der Zahlen 1 bis 12, mit ihren Buchstaben.
    .need = die Auflagenkarten der Zahlen
notation-line-pointed = Das Kabel, auf das gerade jemand zeigt.
notation-line-results = Welche Karten bisher gewonnen und verloren wurden.
notation-line-role = Wer die Rolle dieser Mission hat.
    .need = wer die Rolle hat
notation-line-secret = Die geheime Figur (`link` oder ihre Nummer) und die geheime Auflagenkarte eines Platzes, soweit bekannt.
    .need = deine eigenen geheimen Karten
notation-line-seen = Die Zahlenkarten, die vorher aufgedeckt wurden.
notation-line-shots = Die zwei Zahlen der Herausforderung 8.
    .need = die zwei Zahlen der Herausforderung 8
notation-line-silent = Wer nur noch Zeichen geben darf.
notation-line-spare = Die Karten, die ein Tausch bringen kann.
notation-line-sprint = Die drei Zahlen, die als einzige geschnitten werden dürfen.
notation-line-story = Welcher Teil der Geschichte läuft, und seit welcher Sekunde des Spiels (`since`), wenn er Abschnitte hat.
    .need = der Teil der Geschichte
notation-line-told = Was über welche Kabel gesagt wurde, das Älteste zuerst.
notation-line-unbound = Niemand ist mehr gebunden.
notation-line-used-constraints = Die Auflagenkarten, die vorher galten, mit ihren Buchstaben, und auf einem vollständigen Tisch dahinter der Stapel.
notation-line-used-numbers = Die Zahlenkarten, die abgelegt wurden.
    .need = die Zahlenkarten, die abgelegt wurden
notation-line-values = Die Werte, die zwei Karten dieses Zuges ergeben.
notation-line-walks = Wie weit Nano am Ende dieses Zuges läuft.
