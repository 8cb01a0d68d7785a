### Rätsel im Browser. Ihre Titel, Aufgaben und Beweise kommen vom Server.

web-puzzles = Rätsel
web-puzzle-day = Rätsel des Tages
web-puzzle-number = Rätsel { $n }
web-puzzle-no = Nr. { $n }
web-puzzle-opening = Das Rätsel wird geöffnet …
web-puzzle-from = aus einem Spiel von Bots · Mission { $mission }, Zug { $turn }
web-puzzle-to-move = Mission { $mission } · du bist dran
web-puzzle-grade = Stufe { $grade } von 5
web-puzzle-hint = Tipp
web-puzzle-step = Schritt { $n }
web-puzzle-give-up = Aufgeben
web-puzzle-really = Zeig es
web-puzzle-tap = Erst antippen
web-puzzle-name = Ansagen
web-puzzle-cut = Schneiden
web-puzzle-next = Nächstes
web-puzzle-another = Ein anderes
web-puzzle-share = Teilen
web-puzzle-again = Schau noch einmal.
web-puzzle-ask = Tipp ein Kabel an, dann seinen Wert
# $wire: "Pip’s wire 3"; $value: its value, or dots.
web-puzzle-says = { $wire } ist { $value }
web-puzzle-proof = Der Beweis
web-puzzle-hints = Tipps
web-puzzle-next-step = der nächste Schritt
web-puzzle-else = Was es sonst noch gab
web-puzzle-seen = Du hast es gesehen
web-puzzle-answer = Die Antwort
web-puzzle-given = aufgegeben
# $time: as 1:42; $hints: how many hints there were.
web-puzzle-solved-in =
    { $hints ->
        [0] gelöst in { $time }, ohne Tipp
        [one] gelöst in { $time }, ein Tipp
       *[other] gelöst in { $time }, { $hints } Tipps
    }
web-puzzle-more-steps =
    { $n ->
        [0] Der nächste Schritt ist die Antwort.
        [one] Noch ein Tipp führt zur Antwort.
       *[other] Noch { $n } Tipps führen zur Antwort.
    }
web-puzzle-days =
    { $n ->
        [one] ein Tag in Folge
       *[other] { $n } Tage in Folge
    }
web-puzzle-in-a-row = Tage in Folge
web-puzzle-rating-word = Wertung
web-puzzle-rating = Wertung { $rating }
web-puzzle-rating-moved = Wertung { $rating }, { $by }
web-puzzle-of-solved = von { $all } gelöst
web-puzzle-done-of = { $n } von { $all } gelöst
web-puzzle-day-done = gelöst
web-puzzle-yours = Deine Rätsel
web-puzzle-not-kept = Wird auf diesem Gerät nicht behalten
web-puzzle-mission = Worum es in dieser Mission geht
web-puzzle-task = Die Aufgabe
