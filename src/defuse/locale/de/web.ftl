### Texte der Browser-Seite selbst. Was der Server schickt, kommt fertig an.

## Die Startseite.

web-new-table = Neuer Tisch für Freunde
web-your-name = Dein Name
web-some-name = Gast
web-missions = Missionen
web-find-mission = Mission suchen
web-not-for-players = nicht für { $n } Personen
web-with-clock = gegen die Uhr
web-players = Personen
web-which-game = Welches Spiel?
web-link-or-code = Link oder Code
web-continue = Deine Tische
web-forget-table = { $name } vergessen
web-home = Startseite
web-home-link = defuse, Startseite
web-menu = Menü
web-skip = Weiter zu dem, was du tun kannst
web-offline = Der Server antwortet nicht. Bitte versuch es noch einmal.

## Vor der Mission: wer wo sitzt und was der Tisch abmacht.

web-lobby = Vor der Mission
web-lobby-game = Vor dem Spiel
web-start-game = Spiel beginnen
web-wait-for-host-game = Der Gastgeber beginnt das Spiel.
web-seats = Plätze
web-invite = Freunde einladen
web-invite-text = Wer diesen Link hat, kann sich auf einen freien Platz setzen.
web-invite-watch = Alle Plätze sind besetzt. Wer diesen Link hat, kann zuschauen.
web-invite-back = Alle Plätze sind besetzt. Mit diesem Link findest du deinen Platz wieder.
web-invite-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-open-seat = frei
web-choose-seat = Sag, wer du bist, und nimm einen freien Platz. Oder schau einfach zu.
web-sit-here = Hier sitzen
web-sit-down = Hinsetzen
web-bot-name =
    { $bot ->
        [learned] Autodidakt
        [expert] Profi
        [careful] vorsichtig
        [quick] schnell
        [random] zufällig
       *[other] { $bot }
    }
web-bot-named = Bot: { web-bot-name }
web-keep-open = Platz freihalten
web-kick = Wegschicken
    .label = { $name } wegschicken
web-host = Gastgeber
web-here = da
web-away = nicht da
web-captain = Captain
web-make-captain = { $name } zum Captain machen
web-captain-by-lot = Captain auslosen
web-start = Mission beginnen
web-wait-for-host = Der Gastgeber beginnt die Mission.
web-open-become-bots =
    { $n ->
        [one] Ein freier Platz wird zum Bot.
       *[other] { $n } freie Plätze werden zu Bots.
    }
web-give-up = Diese Mission aufgeben
web-give-up-game = Dieses Spiel aufgeben
web-give-up-sure = Wirklich aufgeben? Alle kehren zu den Plätzen zurück.
web-leave-table = Tisch verlassen
web-other-mission = Andere Mission
web-options = Abmachungen
web-option-talk = Reden während der Mission
web-talk-signs = Nur Zeichen
web-talk-open = Frei (wir reden ohnehin)
web-option-aids = Hilfen
web-aids-none = Keine
web-aids-notes = Eigene Bleistiftnotizen
web-aids-odds = Notizen und genaue Chancen
web-aids-odds-only = Genaue Chancen
web-option-pace = Bots warten vor ihrem Zug
web-seconds = { $n } s
web-option-window = Zeit, um Werkzeuge einzusetzen
web-until-all-pass = bis alle gepasst haben
web-option-clock = Uhren laufen in Missionen, die eine haben
web-option-confirm = Vor tödlichen Zügen noch einmal fragen
web-option-spectators = Wer den Link hat, darf zusehen

## Der Tisch.

web-connecting = Verbinde …
web-store-waits = Der Server kann gerade nichts speichern. Der Tisch wartet und macht von selbst weiter.
web-reconnecting = Offline. Dein Platz bleibt dir. Neuer Versuch …
web-paused = Der Tisch steht still.
web-pause = Pause
web-report = Melden
web-go-on = Weiter
web-no-table = Hier ist kein Tisch
web-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
web-table-closed = Die Verbindung wurde geschlossen.
web-no-page = Diese Seite ist nicht angekommen
web-try-again = Noch einmal
web-you = Du
web-name-you = { $name } (du)
web-your-stand = Dein Ständer { $n }
web-your-turn = du bist am Zug
web-is-asked = gefragt
web-has-answered = Antwort gegeben
web-standin = vorerst spielt ein Bot
web-teammates = Die Kabel der anderen
web-your-wires = Deine Kabel, { $name }
web-nobodys-wires = Kabel, die niemandem gehören
web-set-aside = Beiseitegelegt
web-beside-stand = Liegt neben dem Ständer
web-zoom-rack = Kabel von { $name } vergrößern
web-wires-of = Kabel von { $name }
web-wire-hidden = unbekannt
web-wire-face =
    { $colour ->
        [blue] blau { $text }
        [yellow] gelb { $text }
       *[red] rot { $text }
    }
web-wire-cut = durchgeschnitten, { web-wire-face }
web-wire-cut-unknown = durchgeschnitten
web-wire-token = Plättchen { $token }
# On a small token, where the word has no room.
web-token-short =
    { $token ->
        [ungerade] ung.
       *[other] { $token }
    }
web-wire-flipped = umgedreht
web-wire-loose = außer der Reihe
web-wire-note = deine Notiz: { $note }
web-label-equal = gleich
web-label-differs = verschieden
web-yellow = Gelb
web-red = Rot
web-question = Was du tun kannst
web-you-watch = Du siehst zu
web-what-to-do = Möglichkeiten
web-mode-all = Alle antworten geheim.
web-answered-all = Du hast geantwortet. Bis die letzte Antwort da ist, kannst du deine ändern.
web-mode-first = Wer zuerst antwortet, entscheidet.
web-let-go = Du hast verzichtet. Niemand sonst erfährt es.
web-cancel = Abbrechen
web-sending = Wird gesendet …
web-deadly = Ein Fehler kann hier die Mission beenden.
web-use-card = Nutzen
    .label = { $title } nutzen
web-dial = Zünder
web-steps-left =
    { $n ->
        [one] noch 1 Schritt
       *[other] noch { $n } Schritte
    }
web-numbers = Zahlen
web-number-cut = { $value }: { $cut } von { $total } durchgeschnitten
web-number-done = fertig
web-markers =
    { $colour ->
        [red] Rot { $prints }
       *[yellow] Gelb { $prints }
    }
web-markers-some =
    { $colour ->
        [red] Rot: { $n } von { $prints }
       *[yellow] Gelb: { $n } von { $prints }
    }
web-gone-of = { $cut } von { $n } weg
web-equipment = Ausrüstung
web-personal = Eigene Ausrüstung
web-no-cards = Noch keine Karten.
web-face-down = verdeckt
web-card-done = erledigt
web-card-used = benutzt
web-card-locked = gesperrt
web-of-most = von { $most }
web-stands-here = steht hier:
web-time-left = übrig
web-clock-stands = die Uhr steht
web-mission = Mission
web-more-of-mission = Geschichte, Aufbau, Fragen
web-how-to-play = So wird gespielt
web-setup = Aufbau
web-questions = Fragen
web-wires-in = Kabel: { $wires }
web-log = Verlauf
web-older-left-out = Ältere Zeilen fehlen hier.
web-talk = Tischgespräch
web-signs = Zeichen
web-say-something = Etwas sagen
web-say = Sagen

## Bomb Squad Academy.

web-card-green = Grün
web-card-blue = Blau
web-card-red = Rot
web-card-yellow = Gelb
web-card-wait = Warten
# Auf dem Telefon sind die Karten schmal: dort darf das Wort getrennt werden.
web-card-chicken = Angst{ "\u00AD" }hase
web-bomb-of = Bombe { $n } von { $of }
# $round: 0 before the first one.
web-bomb-line =
    { $round ->
        [0] Bombe { $n } von { $of } · vor Runde 1
       *[other] Bombe { $n } von { $of } · Runde { $round }
    }
web-worth = Wert
web-chain-of = Kette { $n }
web-exposed-of = Offene Karten von { $wire }, die neueste zuletzt
web-next-cut = nächste: Karte + { $n }
web-next-cut-help = Was die nächste Karte außer ihrem Hauptwert bringt: die Kette mit ihr und die Platten
web-deck-of = Stapel { $wire }: { $list }
web-deck-count = Wert { $value }, noch { $left } von { $all }
web-known-card = Du kennst Karte { $place } des Stapels: { $value }
web-saw-card = Nächste Karte gesehen: { $names }
web-saw-tiles = Plättchen gesehen: { $names }
web-protected = geschützt
web-track-label = { $wire }: Der Auslöser steht auf { $at }; die Plättchen beginnen bei { $first }: { $tiles }
web-tile =
    { $tile ->
        [ok] OK
        [boom] BUMM
       *[hidden] verdeckt
    }
web-tile-known = { web-tile } (nur du weißt das)
web-players-at = Mitspielende
web-points = Punkte
web-on-table = Tisch
web-in-hand = Hand
web-tools = Werkzeuge
web-locked-in = festgelegt
web-chooses = wählt …
web-passed = passt
web-triggered = hat die Bombe ausgelöst
web-scores = Punkte
web-end-of-game = Das Ende des Spiels
web-you-win = Du gewinnst!
web-game-over = Das Spiel ist aus
web-after-rounds =
    { $n ->
        [one] Nach einer Runde
       *[other] Nach { $n } Runden
    }
web-play-again = Noch einmal
web-odds-alone = Allein
web-odds-boom = Chance auf BUMM
web-odds-help = Wie wahrscheinlich dein Schnitt explodiert und um wie viel sich deine Punkte im Mittel ändern

## Hilfen.

web-pencil = Bleistift
web-pencil-help = Eigene Notizen an Kabel schreiben (Taste P)
web-pencil-for = Deine Notiz an { $name }
web-pencil-private = Nur du siehst sie. Sie bleibt in diesem Browser.
web-write = Schreiben
web-rub-out = Ausradieren

## Das Ende.

web-ending = Das Ende der Mission
web-won = Entschärft!
web-lost = Bumm.
web-again = Noch einmal
web-next-mission = Weiter: { $title }
web-host-goes-on = Der Gastgeber wählt, was als Nächstes gespielt wird.
web-review = Zurückschauen
web-replay-file = Spieldatei
web-step-back = Einen Moment zurück
web-step-on = Einen Moment weiter
web-moment = Moment des Spiels
web-open-eyes = Alle Kabel zeigen
web-why = Warum hat der Bot das getan?
web-back-to-table = Zurück zum Tisch

## Einstellungen und das Fenster des Tischs.

web-settings = Einstellungen
web-close = Schließen
web-language = Sprache
web-theme = Aussehen
web-as-system = Wie im System
web-dark = Dunkel
web-light = Hell
web-motion = Bewegung
web-motion-on = An
web-motion-off = Aus
web-confirming = Bevor etwas gesendet wird
web-confirm-always = Immer den großen Knopf drücken
web-confirm-deadly = Nur wo ein Fehler tödlich ist
web-sounds = Töne
web-volume = Lautstärke
web-voice = Erzählte Missionen werden vorgelesen
web-the-table = Der Tisch
web-watching =
    { $n ->
        [one] Eine Person sieht zu
       *[other] { $n } Personen sehen zu
    }
web-bot-plays = Ein Bot spielt
    .label = Ein Bot spielt für { $name }
web-make-host = Tisch übergeben
    .label = Tisch übergeben an { $name }
web-keys = Tasten
web-key-wires = zu den Kabeln
web-key-arrows = an einem Ständer entlang und von Ständer zu Ständer
web-key-enter-name = Eingabe
web-key-question = zu dem, was du tun kannst
web-key-escape-name = Esc
web-coach-again = Einführung noch einmal zeigen

## Die Einführung in der ersten Mission.

web-coach = Einführung
web-got-it = Verstanden
web-coach-skip = Keine Einführung, danke

## Die Einführung im ersten Spiel von Bomb Squad Academy.

web-bomb-coach = Alle spielen für sich: drei Bomben, und wer die meisten Punkte hat, gewinnt. Jede Karte eines Kabels schiebt seinen Auslöser nach unten. Am Ende der Leiste liegen drei verdeckte Plättchen; eines ist das BUMM.
web-bomb-coach-choose = Wähl geheim eine Karte. Eine Farbe schneidet dieses Kabel durch: Allein bekommst du alles, zu mehreren wird geteilt. Nimm eins, dessen Auslöser weit weg von den Plättchen ist.
web-bomb-coach-lock = Leg dich jetzt mit dem großen Knopf fest. Noch sieht niemand deine Karte.
web-bomb-coach-locked = Festgelegt. Bis alle gewählt haben, darfst du noch eine andere Karte nehmen.
web-bomb-coach-reveal = Alle Karten werden zugleich aufgedeckt. Die Kabel werden der Reihe nach durchgeschnitten, Grün zuerst, mit einer Karte für jeden Schnitt; das bringt die neueste Karte, 1 für jede offene Karte und die Platten. Was du gespielt hast, bleibt eine Weile auf dem Tisch.
web-bomb-coach-cards = Dazu kommen zwei weitere Karten: Warten bringt 3 Punkte und schützt ein Kabel, das dann in dieser Runde niemand durchschneidet. Der Angsthase darf verdeckte Karten oder Plättchen ansehen und bekommt 5 Punkte, wenn die Bombe explodiert.
web-bomb-coach-protect = Dein Warten schützt ein Kabel: Wähl eins, das andere durchschneiden wollen.
web-bomb-coach-peek = Du bist Angsthase: Sieh dir die nächsten Karten von zwei Kabeln an oder die Plättchen von einem. Alle sehen, wo du hinschaust; nur du siehst, was dort ist.
web-bomb-coach-tool = Ab der zweiten Bombe gibt es Werkzeuge. Nimm eins; du wirst gefragt, sobald du es brauchen kannst.
web-bomb-coach-window = Eins deiner Werkzeuge passt jetzt. Setz es ein, oder pass und behalte es.
web-bomb-coach-boom = BUMM! Wer dieses Kabel durchgeschnitten hat, verliert bis zu 5 Punkte, jeder Angsthase bekommt 5. Bei der nächsten Bombe haben alle wieder alle Karten.
web-bomb-coach-end = Mehr brauchst du nicht. Achte darauf, was die anderen noch auf der Hand haben. Viel Glück!
