### Puzzles: positions in which one call stands out.

## The task.

puzzle-title-certain = Finde den sicheren Schnitt
puzzle-title-likely = Finde die beste Ansage
# $seat is to move.
puzzle-task-certain = { $seat } ist dran, ohne Karte. Ein Schnitt auf diesem Tisch kann nicht schiefgehen, und kein Plättchen zeigt ihn: Nenne das Kabel und seinen Wert.
puzzle-task-likely = { $seat } ist dran, ohne Karte. Kein Schnitt ist sicher, aber eine Ansage trifft viel öfter als alle anderen: Nenne das Kabel und seinen Wert.

## What everybody knows and the table does not show, as phrases.

puzzle-holds = { $seat } hat unter den heilen Kabeln: { OR($values) }
puzzle-lacks = { $seat } hat unter den heilen Kabeln nicht: { OR($values) }
puzzle-radar-yes = ein Radar hat { $value } hier gefunden: { $stand }
puzzle-radar-no = ein Radar hat { $value } hier nicht gefunden: { $stand }

## Hints and answers. $call is a phrase such as “5 at Bo’s wire 3”, $odds one such as “62% to hit”.

puzzle-look-at = sieh dir das zusammen an: { SEMICOLON($because) }
puzzle-right-certain = { CAPITAL($call) }: sicher. Das ist es.
puzzle-right-likely = { CAPITAL($call) }: { $odds }. Das ist es: Keine andere Ansage kommt auch nur in die Nähe.
puzzle-wrong-certain = { CAPITAL($call) }: { $odds }. Das ist nicht sicher.
puzzle-wrong-never = { CAPITAL($call) }: Das kann nicht sein.
puzzle-wrong-likely = { CAPITAL($call) }: { $odds }. Es gibt eine deutlich bessere Ansage.

## What cannot be.

puzzle-none = Ein Rätsel mit dieser Nummer gibt es nicht.
puzzle-no-hint = Einen Tipp mit dieser Nummer gibt es nicht.
puzzle-no-call = Das kann hier nicht angesagt werden: Wähle eines der Kabel und einen der Werte, die angeboten werden.
puzzle-not-now = Das Rätsel kann gerade nicht nachgesehen werden. Versuche es gleich noch einmal.
puzzle-many = Zu viele Versuche von hier; warte eine Minute.

## Files of puzzles.

puzzles-bad-line = Zeile { $line } ist kein Rätsel ({ $why })
puzzles-version = sie ist von Version { $version }, und bekannt ist hier nur { $known }
puzzles-other-seed = in { $file } steht, was mit einem anderen Startwert als { $seed } gefunden wurde: Lösche die Datei oder nimm eine andere
puzzles-no-notes = { $file } gibt es schon, und darin stehen keine Notizen dieses Befehls: verschiebe die Datei, oder nimm eine andere
puzzles-too-few = in { GROUPED($games) } Spielen finden sich keine { $count } Rätsel, die verteilt genug sind

## `defuse puzzles` and `defuse puzzle`.

cli-command-puzzles = Rätsel machen, prüfen oder aufzählen.
    .action = list sagt, welche es gibt, make macht neue, check rechnet alles an ihnen nach.
    .path = Eine Datei mit Rätseln; ohne Angabe die, die mit defuse kommen.
    .count = Mit make: wie viele.
    .seed = Mit make: Derselbe Startwert gibt dieselben Rätsel.
    .out = Mit make: die Datei, die geschrieben wird; nach einer Unterbrechung macht derselbe Befehl dort weiter.
    .jobs = Wie viele Prozesse; ohne Angabe so viele, wie es Kerne gibt.
    .json = JSON ausgeben, für Programme.
cli-puzzles-no-action = die Aktion { $text } gibt es nicht: Wähle { OR($known) }
cli-puzzles-name-out = sage mit --out, welche Datei geschrieben werden soll, wie in { $example }
cli-puzzles-out-is-for-make = --out ist nur für make
cli-puzzles-no-set-there = { $file } gibt es schon, und es ist keine Datei mit Rätseln: nimm eine andere
cli-puzzles-making = gespielte Spiele: { $games }
cli-puzzles-checking = Prüfung
cli-puzzles-interrupted = Was bisher gefunden wurde, steht in { $file }; derselbe Befehl macht dort weiter.
cli-puzzles-flaw = Rätsel { $number }: { $flaw }
cli-puzzles-uneven = Nicht verteilt genug: { $what }
cli-puzzles-sound =
    { $count ->
        [one] Das Rätsel ist so, wie es sein soll.
       *[other] Alle { $count } Rätsel sind so, wie sie sein sollen.
    }
cli-puzzles-grade = Stufe
cli-puzzles-all = Alle
cli-command-puzzle = Ein Rätsel lösen: das von heute oder ein anderes.
    .number = Welches; ohne Angabe das von heute.
    .day = Das Rätsel des Tages.
    .grade = Irgendein Rätsel dieser Stufe: 1 ist leicht, 5 ist schwer.
    .try = Eine Antwort versuchen, wie in B1.3=5, und nichts weiter fragen.
    .hint = Diesen Tipp geben und nichts weiter fragen.
    .solution = Die Antwort und ihren Beweis nennen.
    .json = JSON ausgeben, für Programme.
cli-puzzle-which-one = wähle eins von NUMBER, --day und --grade
cli-puzzle-one-thing = wähle eins von --try, --hint und --solution
cli-puzzle-none = es gibt die Rätsel 1 bis { $count }
cli-puzzle-no-hint =
    { $count ->
        [one] dieses Rätsel hat einen Tipp
       *[other] dieses Rätsel hat { $count } Tipps
    }
cli-puzzle-no-answer = { $text } kann hier nicht angesagt werden: Nenne ein Kabel von jemand anderem und einen Wert, den du hast, wie in B1.3=5
cli-puzzle-head = Rätsel { $number }: { $title } (Stufe { $grade } von 5)
cli-puzzle-facts = Was alle außerdem wissen:
cli-puzzle-how = Gib ein Kabel und seinen Wert ein, wie in B1.3=5; oder Tipp, Lösung, Tisch, Ende.
# Words that can be typed for these in this language, with commas; the English ones work in all languages.
cli-puzzle-typed-hint = tipp, hinweis
cli-puzzle-typed-solution = lösung, loesung
cli-puzzle-typed-table = tisch
cli-puzzle-typed-quit = ende, schluss
cli-puzzle-hint = Tipp { $hint } von { $hints }: { $step }
cli-puzzle-no-more-hints = Mehr Tipps gibt es nicht; der nächste Schritt ist die Antwort selbst.
cli-puzzle-again = Nicht gelöst. Wieder da ist es mit: defuse puzzle { $number }
cli-puzzle-calls = Die besten Ansagen:
cli-puzzle-place = { $wire }
