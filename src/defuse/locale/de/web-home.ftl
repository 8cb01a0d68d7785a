### The first page, the lobby, and what the device can do.

## The first page.

web-hero-first = Eine Bombe. Viele Kabel.
web-hero-second = Deine siehst nur du.
web-hero-lead = Schneide Kabel mit Freunden per Link oder sofort mit Bots. Im Browser, nichts zu installieren, kein Konto.
web-how = So geht es
web-pitch-point = Zeigen
    .text = auf ein Kabel der anderen
web-pitch-say = Zahl nennen
    .text = eine, die du auch hast
web-pitch-snip = Schnipp
    .text = richtig: beide sind durch; falsch: der Zünder tickt
web-pitch-choose = Geheim wählen
    .text = Kabel, Warten oder Angsthase
web-pitch-alone = Allein schneiden
    .text = das bringt am meisten
web-pitch-stop = Rechtzeitig aufhören
    .text = das BUMM kostet 5
web-play = Jetzt spielen
web-play-mission =
    { $bots ->
        [one] Mission { $n }, mit einem Bot
       *[other] Mission { $n }, mit { $bots } Bots
    }
web-play-game =
    { $bots ->
        [one] drei Bomben, gegen einen Bot
       *[other] drei Bomben, gegen { $bots } Bots
    }
web-show-odds = Chancen zeigen
    .text = wie wahrscheinlich es ist, an jedem Kabel
web-new-table-short = Tisch für Freunde
web-join-now = Hin
web-example = So sieht es aus: Du zeigst auf ein Kabel der anderen und nennst seine Zahl.
web-example-game = So sieht es aus: An vier Kabeln liegen Karten, und eines ist explodiert.
# The name of a bot in the picture.
web-example-mate = Moss
web-example-says = „{ $name }, dein viertes ist eine 8.“
web-example-right = Richtig! Beide sind durch.
web-your-rack = deine Kabel
web-table-open = Dein Tisch ist offen
    .text = Wer den Link hat, nimmt einen Platz. Leere Plätze bekommen Bots.
web-say-aloud = Zum Vorsagen
web-go-to-table = Zum Tisch
web-share = Teilen
    .text = Komm, wir schneiden Kabel.
web-qr = QR-Code mit dem Link zu diesem Tisch
web-your-missions = Deine Missionen
# $n: how many missions of all were won in this browser.
web-missions-won =
    { $n ->
        [0] Noch keine von { $all } geschafft.
       *[other] { $n } von { $all } geschafft.
    }
web-next-is = Als Nächstes: { $title }.
web-go-on-mission = Weiter mit Mission { $n }
web-path = Missionen { $from } bis { $to }; die nächste ist { $n }
web-lessons = Zum ersten Mal da?
    .title = Beim Spielen lernen
    .text = Neun kurze Lektionen am echten Tisch: Ständer lesen, zählen, sehen, was sicher ist.
web-lesson-start = Erste Lektion
web-ways = Mehr hier
web-way-lessons = Lektionen
web-way-rules = Regelbuch
web-way-puzzles = Rätsel
web-way-calculator = Rechner
web-way-box = Neben der Schachtel
web-way-campaign = Kampagne
web-daily-puzzle = Rätsel des Tages
    .title = Welcher ist es?
    .text = Eine Ansage ist klar die beste. Finde sie.
    .grade = Stufe { $grade } von 5.
web-daily-puzzle-solve = Lösen
web-real-box = Die echte Schachtel
    .title = Ihr spielt am Tisch?
    .text = Sag ihm, was du siehst: Den Rest zählt er.
web-real-box-lay = Aufbauen
web-all-tables = Alle { $n }
web-what-to-play = Was gespielt wird

## Before the mission.

web-who-plays = Wer spielt
web-lobby-line = Tisch { $code }
web-lobby-line-host = Tisch { $code } · du bist Gastgeber
# Of a seat, beside its name.
web-seat-you = du
# $bot: a kind of bot; kinds that are not listed here come with other packages.
web-bot-strength =
    { $bot ->
        [learned] Autodidakt-Bot
        [expert] Profi-Bot
        [careful] Vorsichtiger Bot
        [quick] Schneller Bot
        [random] Zufalls-Bot
       *[other] Bot: { $bot }
    }
web-open-seat-name = Freier Platz
    .text = für jemanden mit dem Link; kommt niemand, nimmt ihn ein Bot
    .short = für Freunde, sonst ein Bot
web-bot-here = Bot hierher
    .label = Bot hierher: { $name }
web-seat-change = Ändern
    .label = Platz von { $name } ändern
web-strength-of = Stärke von { $name }
web-is-captain = { $name } ist Captain; das Los entscheiden lassen
web-special = Das Besondere
web-won-before = schon einmal geschafft
web-agreed = Abgemacht:
# What the table agreed on, in a row with commas.
web-agreed-talk =
    { $talk ->
        [signs] nur Zeichen
       *[open] freies Reden
    }
web-agreed-aids =
    { $aids ->
        [none] keine Notizen, keine Chancen
        [odds] Notizen und Chancen
       *[notes] eigene Notizen
    }
web-agreed-odds =
    { $aids ->
        [odds] mit Chancen
       *[none] keine Chancen
    }
web-agreed-clock =
    { $clock ->
        [on] gegen die Uhr
       *[off] keine Uhr
    }
web-agreed-window =
    { $n ->
        [0] Werkzeuge, bis alle gepasst haben
       *[other] { $n } s für Werkzeuge
    }
web-agreed-pace =
    { $pace ->
        [slow] langsame Bots
        [fast] schnelle Bots
        [none] Bots ohne Wartezeit
       *[normal] Bots in normalem Tempo
    }
web-agreed-watch =
    { $watch ->
        [yes] andere dürfen zusehen
       *[no] niemand sieht zu
    }
web-change-agreements = Abmachungen ändern
web-pace-name =
    { $pace ->
        [slow] Langsam: Zeit zum Lesen und Nachdenken
        [fast] Schnell: sobald der Zug zu sehen war
        [none] Sofort: ohne zu warten
       *[normal] Normal: Zeit, den letzten Zug zu lesen
    }

## When it is my turn, and the page as an app.

web-tell-turn = Wenn ich dran bin
web-notify = Benachrichtigen, während ich woanders hinsehe
web-notify-denied = Dieser Browser verbietet der Seite Benachrichtigungen; in seinen Einstellungen zur Seite lässt sich das ändern.
web-notify-insecure = Benachrichtigungen und Installieren gehen nur über HTTPS oder auf diesem Rechner selbst (localhost).
web-notify-none = Dieser Browser kennt keine Benachrichtigungen für Webseiten.
web-vibrate = Vibrieren
web-vibrate-none = Dieses Gerät oder dieser Browser vibriert nicht.
web-turn-now = Du bist dran.
web-install = Als App installieren

## Crews on the first page and at the table; their own pages have more texts (`web-crew.ftl`).

web-campaign = Kampagne
web-campaign-device = Nur auf diesem Gerät
web-campaign-opened = { $title } ist offen: Missionen { $first } bis { $last }
web-daily = Spiel des Tages
web-daily-line =
    { $n ->
        [0] Dieselben Kabel für alle Crews. Noch keine hat gespielt, noch { $left }.
        [one] Dieselben Kabel für alle Crews. Eine hat gespielt, noch { $left }.
       *[other] Dieselben Kabel für alle Crews. { $n } haben gespielt, noch { $left }.
    }
web-daily-play = Spielen
web-daily-results = Ergebnisse
web-crew-hours = { $h } h { $m }
web-crew-minutes = { $n } min
web-to-campaign = Zur Kampagne
# Of an open seat, below the name of whom it is kept for.
web-seat-kept = Platz freigehalten
web-alone-mission = Allein: { $n }
