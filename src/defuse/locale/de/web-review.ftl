### Die Seite eines Rückblicks.

web-review-title = Rückblick
web-review-opening-now = Das Spiel wird geöffnet …
web-review-end = Das Ende
web-review-opening = Eröffnung
web-review-round = Runde { $n }
web-review-rounds =
    { $n ->
        [one] eine Runde
       *[other] { $n } Runden
    }
web-review-of = von { $n }
web-review-won-on = gewonnen in Zug { $n }
web-review-lost-on = verloren in Zug { $n }
web-review-players =
    { $n ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
       *[other] zu fünft
    }
web-review-curve = Gewinnchance, Zug um Zug
web-review-chance = Gewinnchance
web-review-counting = wird noch gezählt, { $percent }
web-review-miss = daneben
web-review-card = Karte
web-review-turning = Wendepunkt
web-review-first = Erster Zug
web-review-play = Abspielen
web-review-steps = Schritte
web-review-next-miss = Nächster Fehler
web-review-seen-by = Gesehen von
web-review-as-seen = Wie { $name } es sah
web-review-mover = Wie es sah, wer am Zug ist
web-review-all = Alles
web-review-all-open = Alles offen
web-review-table = Der Tisch in diesem Moment
web-review-called = { $value } gesagt
web-review-step-of = Schritt { $n } des Beweises
web-review-holds = hat { $value }
web-review-verdict = Urteil
web-review-no-verdict = Kein Urteil
web-review-thinking = Wird ausgerechnet …
web-review-chosen = gewählt
web-review-sure = sicher
web-review-change = Chance des Teams
web-review-judgement = Urteil
web-review-luck = Glück
web-review-why = Warum sicher?
web-review-likely = Was sprach dafür?
web-review-tap = Schritt antippen
web-review-looking = Ein Beweis wird gesucht …
web-review-nothing-certain = Hier war nichts sicher. Drück auf ein Kabel und sieh, was dafür sprach.
web-review-whole = Ganzes Spiel
web-review-players-tab = Alle
web-review-best-choices = beste Wahl
web-review-best-of = { $n } von { $all }
web-review-clock = Niemand
web-review-best-call = Beste Ansage
web-review-worst-call = Schlechteste Ansage
web-review-link = Link
web-review-link-turn = Link zu Zug { $n }
web-review-link-text = Wer diesen Link hat, kann auf dieses eine Spiel zurückblicken, von diesem Zug an. Den Tisch öffnet er nicht.
web-review-withdraw = Link zurückziehen
web-review-withdraw-text = Du sitzt an diesem Tisch: du kannst den Link zurückziehen. Dann öffnet er nichts mehr; ein neuer lässt sich machen.
web-review-together = Gemeinsam zurückblicken
web-review-you-lead =
    { $n ->
        [one] Du führst, noch jemand ist hier
       *[other] Du führst, { $n } andere sind hier
    }
web-review-leads = { $name } führt
web-review-in-front = führt
web-review-nobody-leads = Niemand führt
web-review-take = Führung übernehmen
web-review-hand = Übergeben
web-review-follow = Folgen
web-review-following = Du folgst
web-review-whatif = Was, wenn …
web-review-whatif-text = Das öffnet einen neuen Tisch. Das Spiel geht von diesem Moment an weiter, mit den Kabeln, wie sie lagen. Es zählt für nichts.
web-review-whatif-seat = Dein Platz
web-review-whatif-others = Wer spielt die anderen Plätze?
web-review-whatif-bots = Bots, sofort
web-review-whatif-open = Freunde, per Link
web-review-whatif-go = Von hier aus weiter
web-branch-counts = Es zählt für nichts.
web-branch-back = Zurück zum Rückblick
web-open-file = Spieldatei öffnen
    .text = Auf ein Spiel aus einer .defuse-Datei zurückblicken
