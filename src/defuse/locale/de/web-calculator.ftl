### Der Rechner: die Chancen an einem echten Tisch, eingetippt.

web-calculator = Rechner
web-calculator-title = Neben der Schachtel: { $title }
web-calculator-academy = Bomb Squad Academy
web-calculator-racks = Die Ständer
web-calculator-answers = Antworten
web-calculator-turn-of = { $name } ist dran
web-calculator-entries-count =
    { $n ->
        [0] kein Eintrag
        [one] 1 Eintrag
       *[other] { $n } Einträge
    }
web-calculator-disagree =
    { $n ->
        [one] 1 Eintrag, mit Widerspruch
       *[other] { $n } Einträge, mit Widerspruch
    }
web-calculator-away = Server weg. Die Zahlen kommen von selbst wieder, nichts ist verloren.
web-calculator-wrong-link = In diesem Link ist kein lesbarer Tisch.
web-calculator-private = All das bleibt in diesem Browser und hinter dem # eines Links. Der Server rechnet und behält nichts.
web-calculator-agree = Frag die anderen, ob sie einverstanden sind.
web-calculator-as-text = Als Text
web-calculator-text-how = Dieselbe Notation wie bei „defuse odds“. Füg einen Tisch ein oder heb diesen auf.
web-calculator-take-text = Diesen Text nehmen
web-calculator-text-now = Der Tisch, wie er jetzt ist
web-calculator-link = Link mit dem Tisch
web-calculator-link-how = Wer ihn öffnet, hat diesen Tisch. Er reist hinter dem #, das nie zum Server geht.
web-calculator-new = Neuer Tisch
web-calculator-change-set-up = Aufbau ändern
web-calculator-to-table = Zum Tisch
web-calculator-undo = Rückgängig
web-calculator-redo = Wiederholen
web-calculator-tap-back = Ein Tippen zurück
web-calculator-more = mehr
web-calculator-more-hint = Karte …
web-calculator-other = Karte, Plättchen, Fakt …
web-calculator-less = Eins weniger
web-calculator-greater = Eins mehr
web-calculator-amount = Wie viele
# Der Aufbau.
web-calculator-set-up = Tisch aufbauen
web-calculator-set-up-open = Leg den Tisch so aus, wie er vor dir liegt.
web-calculator-set-up-done = Alles ist ausgefüllt.
web-calculator-step-mission = Mission
web-calculator-step-seats = Plätze
web-calculator-step-board = Plan
web-calculator-step-wires = Kabel
web-calculator-to-seats = Weiter: wer hier sitzt
web-calculator-to-board = Weiter: der Plan
web-calculator-to-wires = Weiter: deine Kabel
web-calculator-step-back = Ein Schritt zurück
web-calculator-start = Los
web-calculator-pick-mission = Tipp eine Mission an
web-calculator-players = Wie viele mitspielen
web-calculator-seats = Wer hier sitzt, im Uhrzeigersinn
web-calculator-clockwise = Im Uhrzeigersinn. Sag, welcher Platz deiner ist und wer Captain ist ★. Namen müssen nicht sein.
web-calculator-name-of = Name von Platz { $letter }
web-calculator-no-board = Auf dem Plan liegt nichts Besonderes.
web-calculator-all-lines = Alle Zeilen
web-calculator-empty-line = Weglassen
web-calculator-wires-how = Tipp deine Kabel von links nach rechts auf den Tasten. Jedes Kabel lässt sich zum Ändern antippen.
web-calculator-wires-left =
    { $n ->
        [0] Kabel { $wire } wird geändert.
        [one] Noch ein Kabel. Jetzt: { $wire }
       *[other] Noch { $n } Kabel. Jetzt: { $wire }
    }
web-calculator-wires-to-go =
    { $n ->
        [one] Noch 1 Kabel
       *[other] Noch { $n } Kabel
    }
web-calculator-board-to-go = Der Plan hat Lücken
web-calculator-which = Welches?
web-calculator-slot = Dieses Kabel
web-calculator-slot-hint = mehr
web-calculator-slot-of = Stelle { $name }
web-calculator-slot-wire = Was es ist
web-calculator-slot-cut = Durchgeschnitten
web-calculator-slot-loose = X-Kabel
web-calculator-slot-flipped = Umgedreht
web-calculator-slot-token = Plättchen
web-calculator-slot-rack = Ein Kabel auf einem anderen Ständer
web-calculator-unknown = Unbekannt
# Was geschah.
web-calculator-happened = Was ist passiert?
web-calculator-happened-at =
    { $n ->
        [0] Etwas ist am Ständer von { $name } passiert
       *[other] Etwas ist am Ständer { $n } von { $name } passiert
    }
web-calculator-tap-rack = Was ist passiert? Tipp das Kabel an.
web-calculator-who = Es war { $name }. Tippen ändert das.
web-calculator-who-did = Wer war es?
web-calculator-who-how = Meist folgt es aus den Zügen. Sag es, wenn jemand anders dran war.
web-calculator-you-called = Du hast { $value } angesagt, bei { $name }, { $wire }
web-calculator-called-yours = { $who } hat { $value } angesagt, bei dir, { $wire }
web-calculator-called = { $who } hat { $value } angesagt, bei { $name }, { $wire }
web-calculator-right = richtig
web-calculator-wrong = falsch
web-calculator-wrong-is = { $wrong }, es ist { $value }
web-calculator-enter = Eintragen
web-calculator-taps =
    { $n ->
        [one] einmal getippt
       *[other] { $n }-mal getippt
    }
web-calculator-brings = Was daraus folgt
web-calculator-brings-later = Tipp an, was passiert ist: Zünder, Plättchen und Fakten folgen von selbst.
web-calculator-holds = { $name } hat { $value }
web-calculator-add = Dazu
web-calculator-group-turn = In diesem Zug
web-calculator-group-aside = Jederzeit
web-calculator-group-time = Uhr
web-calculator-group-state = Wie der Tisch steht
web-calculator-group-fact = Was bekannt ist
# Antworten.
web-calculator-best = Beste Ansagen
web-calculator-safest = die sicherste zuerst
web-calculator-waiting = Du bist nicht dran: Das könntest du ansagen, wenn du es wärst.
web-calculator-no-calls = Es gibt nichts, das du ansagen könntest.
web-calculator-counting = Es wird gezählt …
web-calculator-explodes = explodiert mit { $percent }
web-calculator-call-text = { $wire } ist { $value }
web-calculator-card-text = { $card }: { $wire } ist { $value }
web-calculator-solo = Du kannst { $value } allein schneiden: { $wires }
web-calculator-with-cards = Mit einer Karte
web-calculator-all-calls = Alle { $n } Ansagen
web-calculator-deals = { $n } Verteilungen passen zu alldem.
web-calculator-wire = Ein Kabel
web-calculator-wire-of = { $name }, Kabel
web-calculator-may-be = was es sein kann
web-calculator-entries = Einträge
web-calculator-no-entries = Noch ist nichts eingetragen.
web-calculator-tap-to-change = antippen zum Ändern
web-calculator-open-entries = { $text } Alle Einträge
web-calculator-change = Ändern
web-calculator-take-back = Zurücknehmen
web-calculator-clash = Das kann nicht alles stimmen
web-calculator-did-you-mean = Alle anderen Einträge bleiben. Meinst du das?
web-calculator-no-figures = Keine Zahlen
web-calculator-fill-in = Ausfüllen: { $line }
web-calculator-drop = Weglassen: { $fact }
# Bomb Squad Academy.
web-calculator-academy-title = Zählen für Bomb Squad Academy
web-calculator-trigger = Auslöser { $at } von { $track }
web-calculator-cutters =
    { $n ->
        [one] { $n } schneidet
       *[other] { $n } schneiden
    }
web-calculator-next-card = nächste Karte
web-calculator-booms = BUMM bei
