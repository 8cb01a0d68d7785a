### What the table says around the games: refusals, notes, signs, connections; and small words of its screens.

## Games and bots.

game-busters = Bomb Busters
    .text = Miteinander: 66 Missionen. Deine Kabel siehst nur du; zeig auf eins im Team und sag seine Zahl an.
game-academy = Bomb Squad Academy
    .text = Gegeneinander: drei Bomben. Wähl heimlich ein Kabel, schneid es allein durch und hör auf, bevor es knallt.
game-academy-card =
    .story = Abschlusstag. Drei Bomben, ein Diplom fürs beste Ergebnis, und niemand will als Erstes zusammenzucken.
    .setup-1 = Alle wählen heimlich eine Karte; aufgedeckt werden alle zugleich.
    .setup-2 = Eine Farbe schneidet ihr Kabel durch: Für alle, die dort schneiden, wird je eine Karte aufgedeckt. Der Auslöser rückt um die Werte der Karten vor. Knallt es nicht, teilen sie sich den Wert der neuesten Karte, 1 für jede offene Karte und die Platten.
    .setup-3 = Warten: 3 Punkte, und du schützt ein Kabel. Ein geschütztes Kabel wird nicht durchgeschnitten.
    .setup-4 = Angsthase: Ist nichts explodiert, sieh dir die nächsten Karten von zwei Kabeln an oder die Plättchen von einem.
    .setup-5 = Hinter jeder Leiste liegen verdeckte Plättchen; erreicht ein Auslöser eins, wird es umgedreht. Beim BUMM verlieren alle, die dieses Kabel durchgeschnitten haben, 5 Punkte, und jeder Angsthase bekommt 5.
    .setup-6 = Was du gespielt hast, bleibt eine Weile auf dem Tisch. Ab der zweiten Bombe gibt es Platten und Werkzeuge.
    .goal-1 = Wer nach drei Bomben die meisten Punkte hat, gewinnt.
    .question-1 = Wer weiß, was ich mir angesehen habe?
    .answer-1 = Alle sehen, wo du hingeschaut hast, aber niemand, was dort war.
    .question-2 = Wann kann ich ein Werkzeug einsetzen?
    .answer-2 = Wenn es so weit ist, wirst du gefragt. Wer am schnellsten ist, kommt zuerst; danach werden alle noch einmal gefragt.
    .wires = Grün, Blau, Rot und Gelb; zu zweit ohne Gelb
bot-quick = Spielt sofort, nach einfachen Gewohnheiten.
bot-careful = Rechnet die genauen Chancen aus und geht kein unnötiges Risiko ein.
bot-expert = Versteht andere Profis an ihren Gewohnheiten und spielt die letzten Kabel im Kopf zu Ende.
bot-learned = Hat sich die Missionen 1 bis 8 selbst beigebracht; sonst spielt er wie der vorsichtige Bot.
bot-random = Tut irgendetwas Erlaubtes. Nicht gerade eine Hilfe.
bot-academy-careful = Zählt Karten und lässt sich nicht in die eigenen schauen.
bot-academy-expert = Rechnet aus, was die anderen spielen sollten, und spielt dagegen an.
bot-academy-random = Tut irgendetwas Erlaubtes.
bot-other-package = Kommt mit einem anderen Paket.
# The reason of a bot that had to do anything at all.
bot-helpless = mir ist nichts eingefallen
# Why a bot plays an any-time card beside the turn of another.
bot-chimes-in = es kostet nichts und hilft jetzt

# The parts of the campaign.
box-training = Training
box-number = Box { $number }
# What wires are in a mission: “blue 1–12, 1 red, 2 of 3 yellow; with 2 players blue 1–12, 2 red”.
pool = { COMMA($parts) }
pool-blue = blau { $first }–{ $last }
pool-red =
    { $count ->
        [one] { $count } rotes
       *[other] { $count } rote
    }
pool-red-of = { $count } von { $drawn } roten
pool-yellow =
    { $count ->
        [one] { $count } gelbes
       *[other] { $count } gelbe
    }
pool-yellow-of = { $count } von { $drawn } gelben
pool-with-players = mit { $players } Personen { $pool }
pool-several = { SEMICOLON($pools) }

## What is on the table. $one: mission or game, what people call one game of what is played.

scene-waiting = Gewartet wird auf { $seats }.
scene-aside = Beiseitegelegt, Kabel { $place }
# The rule in force in one line: “In this order: 8 (next: 0 of 2 cut), 11, 3”, “Number cards: Ann 5, 8; Bo 1”.
now-line = { $title }: { COMMA($what) }
now-seats = { $title }: { SEMICOLON($parts) }
now-parts = { SEMICOLON($parts) }
now-seat = { $seat } { COMMA($cards) }
now-card = { $card } ({ $text })
scene-acts-as-red = wirkt wie Rot
end-defused = entschärft
card-state-ready = bereit, { $timing }
card-state-used = benutzt
card-state-locked = gesperrt
card-state-locked-until = gesperrt: erst { $needs } durchschneiden
card-need = noch { $count } × { $value }
timing-any-time = jederzeit
timing-your-turn = in deinem Zug
timing-start-of-your-turn = zu Beginn deines Zuges
timing-instant = wirkt sofort

## Forms: what to choose.

choose-what-is-it = Was ist es? Nenn einen Wert, den du auf der Hand hast.
choose-wire = Wähl ein Kabel.
choose-value = Wähl einen Wert.
choose-seat = Wähl jemanden aus.
choose-stand = Wähl einen Ständer.
choose-action = Wähl eine Karte aus deiner Hand.
choose-tool = Wähl ein Werkzeug.
choose-card = Wähl eine Karte.
choose-character = Wähl eine Figur.
choose-constraint = Wähl eine Auflage.
choose-direction = Wähl eine Richtung.
choose-end = Wähl ein Ende.
choose-way = Wähl eine Richtung.
form-choose = Wähl.
form-choose-one = hier musst du etwas wählen: { $field }
form-fill-in = auszufüllen sind { COMMA($fields) }, sonst nichts
form-nothing-to-fill-in = hier ist nichts auszufüllen
item-token = Plättchen { $mark }
item-face-down = eine verdeckte Karte
item-card-of = { $seat }: { $card }
item-your-stand = dein Ständer
item-your-stand-of-two = dein Ständer { $stand }
item-your-wire = dein Kabel { $place }
item-your-wire-of-two = dein Ständer { $stand }, Kabel { $place }
# A wire with what is known of it: “Bo's wire 7 (token 5)”.
item-wire-known = { $wire } ({ COMMA($known) })

## Talk and signs.

talk-nothing = sag etwas
talk-no-such-sign = dieses Zeichen gibt es gerade nicht
talk-spectator = jemand im Publikum
# $number: which of those who watch, a number.
talk-spectator-number = Publikum { $number }
talk-too-much = hier wird gerade zu viel auf einmal gesagt; warte einen Moment
talk-players-only = An diesem Tisch reden nur die, die mitspielen.
talk-muted = Der Gastgeber hat dich stumm geschaltet.
talk-heard-later =
    { $one ->
        [mission] Wer mitspielt, hört das nach der Mission.
       *[game] Wer mitspielt, hört das nach dem Spiel.
    }
talk-silent = Von jetzt an darfst du nur noch Zeichen geben.
talk-signs-only = Während der Mission redet dieser Tisch nur in Zeichen.
talk-no-numbers = Sag keine Zahl laut: Das kostet einen Schritt.
# Why somebody cannot point at a wire. Phrases without a capital.
point-open-talk = gezeigt wird nur an Tischen, die freies Reden vereinbart haben
point-by-heart = in dieser Mission zählt das Gedächtnis: kein Zeigen
point-restricted = in dieser Mission darf nicht alles gesagt werden: kein Zeigen
point-no-wire = auf keinem Ständer steht so ein Kabel
point-nothing = in diesem Spiel gibt es nichts, worauf man zeigen könnte
sign-hello = Hallo!
sign-good-luck = Viel Glück!
sign-thinking = Moment, ich überlege.
sign-go-ahead = Nur zu!
sign-well-done = Gut gemacht!
sign-thanks = Danke!
sign-sorry = Tut mir leid!
sign-oh-no = O nein!

## Notes that the table itself makes in the talk. $name: what somebody is called.

note-pauses = { $name } hält den Tisch an.
note-goes-on = { $name } lässt den Tisch weiterlaufen.
note-host = { $name } leitet jetzt den Tisch.
note-sits-down = { $name } setzt sich.
note-sent-away = { $name } wurde weggeschickt.
note-left = { $name } ist gegangen.
note-renamed = { $old } heißt jetzt { $name }.
note-standin = Ein Bot spielt für { $name }, bis { $name } zurück ist.
note-left-out = In dieser Verteilung steckt nichts von { $name }: Es kam nicht rechtzeitig eine Antwort.
note-not-asked = In dieser Verteilung steckt nichts von { $name }: nicht da, oder mit einem Programm da, das nichts beiträgt.

## How a deal is made. Phrases without a capital, but for notes.

deal-being-made = es wird gerade schon gemischt
deal-table-changed = während des Mischens hat sich am Tisch etwas geändert: Starte noch einmal
deal-not-asked = zu dieser Verteilung wirst du nicht gefragt
deal-one-of-both = sende ein Versprechen oder einen Beitrag
deal-twice = dein Beitrag zu dieser Verteilung steht schon fest
deal-too-late = zu spät: Hier wird ohne deinen Beitrag gemischt
deal-not-as-promised = das ist nicht der Beitrag, den du versprochen hast

## Why something is not done at a table. Phrases without a capital.

table-not-begun =
    { $one ->
        [mission] die Mission hat noch nicht begonnen
       *[game] das Spiel hat noch nicht begonnen
    }
table-nothing-runs =
    { $one ->
        [mission] gerade läuft keine Mission
       *[game] gerade läuft kein Spiel
    }
table-is-over =
    { $one ->
        [mission] die Mission ist vorbei
       *[game] das Spiel ist vorbei
    }
table-not-over =
    { $one ->
        [mission] die Mission ist noch nicht vorbei
       *[game] das Spiel ist noch nicht vorbei
    }
table-stale = diese Frage ist nicht mehr offen
table-paused = der Tisch ist angehalten
table-seat-elsewhere = dein Platz wurde woanders geöffnet
table-left = du hast den Tisch verlassen
table-removed = du wurdest von diesem Tisch entfernt
table-deleted = der Gastgeber hat den Tisch gelöscht
table-set-up-anew = der Tisch wird gerade neu aufgebaut; versuch es noch einmal
table-anew = der Tisch wird neu aufgebaut
table-open-elsewhere = der Tisch ist woanders offen; versuch es noch einmal
table-not-kept = das lässt sich gerade nicht speichern; versuch es noch einmal
table-no-odds = an diesem Tisch sind keine Chancen vereinbart
table-hello-twice = du hast dich schon gemeldet
table-you-watch = du siehst hier nur zu
table-closed = Dieser Tisch wurde mit einer anderen Version des Spiels begonnen und kann nicht weitergehen: { $why }. Ansehen kannst du ihn noch, oder von vorn anfangen.
differs-setup = der Aufbau ist in dieser Version nicht möglich: { $why }
differs-deal = diese Version verteilt anders
differs-act-impossible = Aktion { $number } ist in dieser Version nicht möglich: { $why }
differs-act = Aktion { $number } führt in dieser Version zu etwas anderem
odds-being-worked-out = die Chancen werden noch ausgerechnet
odds-not-now = die Chancen lassen sich gerade nicht ausrechnen
proof-none = dieses Kabel ist nicht sicher
odds-none = in diesem Spiel gibt es keine Chancen
odds-by-heart = in dieser Mission zählt euer Gedächtnis, und die Chancen nähmen es euch ab
reason-too-early =
    { $one ->
        [mission] ein Grund verrät, was ein Bot auf der Hand hat: frag nach der Mission
       *[game] ein Grund verrät, was ein Bot auf der Hand hat: frag nach dem Spiel
    }
reason-none = dafür hat kein Bot einen Grund
# $why: the reason of a bot, a phrase.
reason-told = { $seat }: { $why }.

lobby-seat = Platz { $letter }
lobby-runs-already =
    { $one ->
        [mission] es läuft schon eine Mission
       *[game] es läuft schon ein Spiel
    }
lobby-again-first = kehrt erst zu den Plätzen zurück
lobby-none-played =
    { $one ->
        [mission] hier wurde noch keine Mission gespielt
       *[game] hier wurde noch kein Spiel gespielt
    }
lobby-settled-before =
    { $one ->
        [mission] das wird vor der Mission abgemacht
       *[game] das wird vor dem Spiel abgemacht
    }
lobby-seat-taken = dieser Platz ist besetzt
lobby-no-open-seat = es ist kein Platz frei
lobby-no-bot = hier gibt es keinen Bot { $bot }
lobby-seated-already = du hast schon einen Platz
lobby-name = sag, wie du heißt
lobby-somebody-there = dort sitzt schon jemand
lobby-only-host = das darf nur der Gastgeber des Tischs
lobby-no-seat = du hast keinen Platz
lobby-nobody-there = auf diesem Platz ist niemand, den du wählen könntest
lobby-no-watcher = so jemanden gibt es im Publikum nicht
lobby-many-games =
    { $one ->
        [mission] dieser Tisch hat { $number } Missionen gespielt, mehr behält er nicht; mach einen neuen Tisch auf
       *[game] dieser Tisch hat { $number } Spiele gespielt, mehr behält er nicht; mach einen neuen Tisch auf
    }
lobby-too-many-people = am Tisch sitzen schon mehr Personen
hall-full = auf diesem Server ist kein Platz für noch einen Tisch
hall-once-used = das wurde schon für einen anderen Tisch verwendet
hall-no-captain-seat = diesen Platz gibt es nicht, niemand kann dort Captain sein
hall-not-kept = Tische lassen sich gerade nicht speichern; versuch es noch einmal
hall-goes-down = der Server wird heruntergefahren

## Connections and requests.

socket-slow = zu langsam
socket-no-spectators = an diesem Tisch ist kein Platz fürs Publikum
socket-old-link = dieser Link gilt nicht mehr; frag nach dem neuen
socket-wrong-key = dieser Schlüssel passt hier zu keinem Platz
socket-went-wrong = hier ist etwas schiefgegangen
socket-hello-soon = melde dich zuerst, und zwar bald
socket-hello-first = melde dich zuerst
socket-not-readable = die Tische lassen sich gerade nicht lesen
socket-no-table = diesen Tisch gibt es nicht
socket-fast = zu viele Nachrichten
socket-big = diese Nachricht ist zu lang
socket-bad-often = zu viele unlesbare Nachrichten
# $why: what is wrong with it, in technical English.
socket-bad = diese Nachricht ist nicht lesbar: { $why }
http-many-tables = zu viele neue Tische von hier; versuch es später noch einmal
http-no-game = dieses Spiel gibt es nicht
http-games-not-readable = die Spiele lassen sich gerade nicht lesen
http-not-replayable = diese Version kann das Spiel nicht nachspielen
http-metrics = die Messwerte darf nur lesen, wer den Server betreibt
http-fast = zu viele Anfragen
http-origin = diese Anfrage kommt von einer fremden Seite
http-origin-socket = diese Verbindung kommt von einer fremden Seite
http-many-connections = zu viele Verbindungen
http-json = schick application/json
http-big = diese Anfrage ist zu lang
http-broken-off = die Anfrage wurde abgebrochen
http-bad = diese Anfrage ist nicht lesbar: { $why }
http-long = diese Adresse ist zu lang
http-long-header = der Kopf dieser Anfrage ist zu lang
http-slow = diese Anfrage kam zu langsam
http-unreadable = diese Anfrage ist nicht lesbar
http-host = unter diesem Namen ist der Server nicht bekannt
http-no-replay-now = das Replay lässt sich gerade nicht erstellen; versuch es noch einmal
http-replay-crew = das ist ein Spiel einer Crew: nur ihre Mitglieder und wer am Tisch sitzt, bekommen die Spieldatei
http-path = hier ist nichts
http-no-file = diese Datei gibt es nicht
http-method = das geht hier nicht
http-other = diese Anfrage lässt sich nicht beantworten

## Wo Spiele aufbewahrt werden: warum etwas nicht geht. Satzteile, klein geschrieben.

store-closed = der Speicher ist geschlossen
store-full = zu viel wartet darauf, gespeichert zu werden
store-not-written = in den Speicher kann nicht geschrieben werden: { $why }
store-not-open = der Speicher lässt sich nicht öffnen: { $why }
store-not-copied = der Speicher lässt sich nicht kopieren: { $why }
store-not-restored = die Kopie lässt sich nicht zurückholen: { $why }
store-silent = der Speicher antwortet nicht: { $why }
store-no-secret = der Speicher behält sein Geheimnis nicht
store-file-there = { $file } gibt es schon
store-none = bei { $file } ist kein Speicher
store-no-file = es gibt keine Datei { $file }
store-not-empty = in diesem Speicher ist schon etwas: eine Kopie kommt in einen leeren
store-no-copy = { $file } ist keine Kopie eines Speichers
store-locked = { $file } ist in einem anderen Server offen: schließ ihn, oder nenne eine andere Datei
store-locked-by = { $file } ist in einem anderen Server offen (Prozess { $process }): schließ ihn, oder nenne eine andere Datei
store-newer = die Datenbank hat Version { $found }; dieses Programm kennt { $known }: ein neueres defuse hat sie angelegt
store-newer-needs = die Datenbank hat Version { $found } und braucht mindestens defuse { $needed }; dieses Programm kennt { $known }: ein neueres defuse hat sie angelegt
store-shared = { $theirs } benutzt diese Datenbank, und dies wäre { $mine }: starte alle mit demselben --cluster NAME
store-cluster = der Cluster { $name }
store-alone = ein Server ohne Cluster
store-own = ein Server für sich

## Bomb Squad Academy at the table: what acts do, and what is on the bomb.

academy-about-choose = Niemand sieht deine Karte, bis alle gewählt haben.
academy-about-protect = Ein geschütztes Kabel wird in dieser Runde nicht durchgeschnitten.
academy-about-peek-cards = Sieh dir die nächsten Karten von zwei Kabeln an.
academy-about-peek-tiles = Sieh dir die Plättchen hinter der Leiste eines Kabels an.
academy-about-look-away = Sieh dir nichts an.
academy-about-take-tool = Es liegt vor dir, bis du es einsetzt, ein einziges Mal.
academy-about-pass = Setz jetzt kein Werkzeug ein.
# A card that lies open: its value, its wire and its place.
academy-item-card = { $value } ({ $wire }, Karte { $place })
# $way: left or right.
academy-plate-text =
    { $way ->
        [left] +{ $bonus }, wandert nach links, wenn dieses Kabel Punkte gebracht hat
       *[right] +{ $bonus }, wandert nach rechts, wenn dieses Kabel Punkte gebracht hat
    }
academy-won =
    { COUNT($seats) ->
        [one] { $seats } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $seats } teilen sich den Sieg mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
    }
