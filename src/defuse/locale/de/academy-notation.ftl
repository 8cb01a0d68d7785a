### Why a text is no table of Bomb Squad Academy. Words of the notation (green, table, spent, view …) stay English, and so
### do the words that somebody wrote ($word, in quotation marks).

# $where: a line, a seat, a wire or a plate. $why: what is wrong there.
academy-notation-at = { $where }: { $why }
academy-notation-line = Zeile { $line }

## Words.

academy-notation-no-number = { $word } ist keine Zahl von { $least } bis { $most }
academy-notation-no-seconds = { $word } ist keine Anzahl von Sekunden
# $what: what the word should be the name of. $known: words of the notation.
academy-notation-unknown =
    { $what ->
        [card] es gibt keine Karte { $word } (es gibt: { COMMA($known) })
        [tile] es gibt kein Plättchen { $word } (es gibt: { COMMA($known) })
        [tool] es gibt kein Werkzeug { $word } (es gibt: { COMMA($known) })
        [view] es gibt keine Sicht { $word } (es gibt: { COMMA($known) })
       *[wire] es gibt kein Kabel { $word } (es gibt: { COMMA($known) })
    }
# $word: a word of the notation. [head] is a word of the first line, [word] one in the line of a seat.
academy-notation-twice =
    { $what ->
        [head] { $word } ist zweimal genannt
        [word] das Wort { $word } ist zweimal genannt
        [card] die Karte { $word } ist zweimal genannt
        [tool] das Werkzeug { $word } ist zweimal genannt
       *[seen] was bei { $word } zu sehen war, ist zweimal genannt
    }
academy-notation-says-nothing = { $word } allein sagt nichts
academy-notation-unknown-here = { $word } ist hier unbekannt ({ COMMA($known) })
academy-notation-no-plate = { $word } ist keine Platte: schreib +1<green für eine, die nach links wandert, +2>blue für rechts
academy-notation-no-tile = { $word } ist kein Plättchen: schreib ok, boom oder ?, und (ok) für eins, das umgedreht ist
academy-notation-not-to-see = { $word } kann niemand sehen: schreib green für die nächste Karte, green-tiles für die Plättchen

## Lines.

academy-notation-no-line = mit { $word } beginnt keine Zeile eines Tischs
# $name: a word of the notation. $see: the line where it is, too.
academy-notation-again =
    { $what ->
        [wire] das Kabel { $name } gibt es nur einmal; siehe { $see }
       *[line] die Zeile { $name } gibt es nur einmal; siehe { $see }
    }
academy-notation-window = für Werkzeuge sind es mehr als 0 Sekunden
academy-notation-wire-line = ein Kabel schreibt man so: `{ $wire } | exposed | deck | tiles`
# $seat: a letter.
academy-notation-seat-order = die Plätze kommen der Reihe nach; { $seat } ist der nächste
academy-notation-behind-score = { $word } steht hinter den Punkten; schreib einen Mittelpunkt (·) dazwischen
academy-notation-behind-spent = { $word } sagt hinter spent nichts
academy-notation-nothing-behind-dot = hinter einem Mittelpunkt (·) steht nichts

## Tables that cannot be.

academy-notation-players = es spielen 2 bis { $most } Personen, nicht { $players }
academy-notation-wire-for-two = zu zweit gibt es kein Kabel { $wire }
academy-notation-card-for-two = zu zweit gibt es weder Karte noch Kabel { $card }
academy-notation-plate-for-two = zu zweit gibt es kein Kabel { $wire }
# Cards of a wire with one main value.
academy-notation-cards-of-value =
    { $count ->
        [one] { $wire } hat nur { $count } Karte mit { $value }
       *[other] { $wire } hat nur { $count } Karten mit { $value }
    }
academy-notation-cards =
    { $count ->
        [one] { $wire } hat nur { $count } Karte
       *[other] { $wire } hat nur { $count } Karten
    }
# How many tiles of each sort a wire has.
academy-notation-tiles = { $wire }: es gibt { $ok } × ok und { $boom } × boom
academy-notation-tiles-in-order = { $wire }: Plättchen werden vom nächsten an umgedreht
academy-notation-tiles-reached =
    { $count ->
        [one] { $wire }: der Auslöser steht auf { $trigger }, also ist { $count } Plättchen (ok) und umgedreht
       *[other] { $wire }: der Auslöser steht auf { $trigger }, also sind { $count } Plättchen (ok) und umgedreht
    }
academy-notation-tiles-only =
    { $count ->
        [one] { $wire }: der Auslöser steht auf { $trigger }, also ist nur { $count } Plättchen umgedreht
       *[other] { $wire }: der Auslöser steht auf { $trigger }, also sind nur { $count } Plättchen umgedreht
    }
academy-notation-on-table =
    { $most ->
        [one] zwischen zwei Runden liegt höchstens { $most } Karte eines Platzes auf dem Tisch, nicht { $count }
       *[other] zwischen zwei Runden liegen höchstens { $most } Karten eines Platzes auf dem Tisch, nicht { $count }
    }
academy-notation-wait-twice = das Warten ist entweder verbraucht (spent) oder auf dem Tisch (table)
academy-notation-wait-spent =
    { $count ->
        [one] das Warten ist verbraucht, also liegt { $count } Karte dieses Platzes auf dem Tisch (table …)
       *[other] das Warten ist verbraucht, also liegen { $count } Karten dieses Platzes auf dem Tisch (table …)
    }
# $owner: the letter of a seat, or gone. $see: the line that says it.
academy-notation-tool-taken =
    { $owner ->
        [gone] { $tool } ist aus dem Spiel ({ $see })
       *[other] { $tool } gehört { $owner } ({ $see })
    }
academy-notation-tools-of-seat =
    { $most ->
        [one] bei Bombe { $bomb } hat ein Platz höchstens { $most } Werkzeug, nicht { $count }
       *[other] bei Bombe { $bomb } hat ein Platz höchstens { $most } Werkzeuge, nicht { $count }
    }
academy-notation-tools-dealt = bei Bombe { $bomb } haben erst { $most } Werkzeuge den Stapel verlassen, nicht { $count }
academy-notation-tool-later = { $tool } liegt erst für eine spätere Bombe aus; niemand hat es, und weg ist es auch nicht
academy-notation-tool-not-laid-out = { $tool } lag weder für diese noch für eine frühere Bombe aus
# $plates: such as +1< +2>. $count: how many these are.
academy-notation-plates =
    { $count ->
        [0] die Platten von Bombe { $bomb } sind: keine
       *[other] die Platten von Bombe { $bomb } sind: { $plates }
    }
# What cannot be before $round; the text says that it is round $said. $count: how many cards are meant.
academy-notation-too-early =
    { $what ->
        [exposed]
            { $count ->
                [one] { $count } Karte liegt nicht vor Runde { $round } offen; dies ist { $said }
               *[other] { $count } Karten liegen nicht vor Runde { $round } offen; dies ist { $said }
            }
        [table]
            { $count ->
                [one] { $count } Karte liegt nicht vor Runde { $round } auf dem Tisch; dies ist { $said }
               *[other] { $count } Karten liegen nicht vor Runde { $round } auf dem Tisch; dies ist { $said }
            }
        [spent] ein Warten ist nicht vor Runde { $round } verbraucht; dies ist { $said }
       *[seen] das ist nicht vor Runde { $round } zu sehen; dies ist { $said }
    }
academy-notation-rounds = das Spiel hatte mindestens { $least } Runden, nicht { $said }

## Views: what one seat, or the spectators, see of a table.

academy-notation-whole-table = ein vollständiger Tisch ist niemandes Sicht; dafür gibt es parse_observation
academy-notation-between-rounds = ein Tisch wird zwischen zwei Runden aufgeschrieben, bevor jemand gewählt hat
academy-notation-whose-view = wessen Sicht ist das? Schreib `view A` oder `view spectators` in die erste Zeile
# $seat: a letter, or a number that a program gave.
academy-notation-no-seat = es gibt keinen Platz { $seat }
# $who: the letter of a seat, or spectators.
academy-notation-other-view =
    { $who ->
        [spectators] das ist, was Zuschauer sehen
       *[other] das ist, was { $who } sieht
    }
academy-notation-card-seen = { $who } hat die nächste Karte gesehen; schreib sie auf
academy-notation-card-not-seen =
    { $who ->
        [spectators] Zuschauer haben diese Karte des Stapels nicht gesehen; schreib dafür ?
       *[other] { $who } hat diese Karte des Stapels nicht gesehen; schreib dafür ?
    }
academy-notation-tiles-seen = { $who } hat die Plättchen gesehen; schreib sie auf
academy-notation-tiles-not-seen =
    { $who ->
        [spectators] Zuschauer haben diese Plättchen nicht gesehen; schreib dafür ?
       *[other] { $who } hat diese Plättchen nicht gesehen; schreib dafür ?
    }
