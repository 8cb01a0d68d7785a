### Bomb Squad Academy: what is asked, what happened, and why something cannot be done. Tools are in academy-tools.ftl.

## Names. Within a sentence; `.title` stands alone, as a heading or on a card. In German both are nouns: “Anna schneidet Grün”.

academy-wire-green = Grün
    .title = Grün
academy-wire-blue = Blau
    .title = Blau
academy-wire-red = Rot
    .title = Rot
academy-wire-yellow = Gelb
    .title = Gelb

# Action cards: a cutter is called like its wire.
academy-action-green = Grün
    .title = Grün
academy-action-blue = Blau
    .title = Blau
academy-action-red = Rot
    .title = Rot
academy-action-yellow = Gelb
    .title = Gelb
academy-action-wait = Warten
    .title = Warten
academy-action-chicken = Angsthase
    .title = Angsthase

# The words that are printed on trigger tiles.
academy-tile-ok = OK
academy-tile-boom = BUMM
# A tile that lies face down.
academy-tile-unknown = ?

## What people do.

act-choose = Wähl heimlich die Aktionskarte für diese Runde.
    .label = Aktion wählen
act-protect = Nenn das Kabel, das dein Warten schützt.
    .label = Kabel schützen
act-peek-cards = Sieh dir als Angsthase die nächsten Karten von zwei Kabeln an.
    .label = Zwei nächste Karten ansehen
act-peek-tiles = Sieh dir als Angsthase die Plättchen eines Kabels an.
    .label = Plättchen eines Kabels ansehen
act-look-away = Sieh dir als Angsthase nichts an.
    .label = Nichts ansehen
act-take-tool = Nimm ein Werkzeug aus der Auslage.
    .label = Werkzeug nehmen

## What is asked.

ask-choose-ask = Welche Aktionskarte spielst du?
# $wire: the wire that is being cut.
ask-window-ask = Setzt du jetzt ein Werkzeug ein?
    .revealed = Die Aktionen sind aufgedeckt. Setzt du ein Werkzeug ein?
    .protected = Was geschützt ist, steht fest. Setzt du ein Werkzeug ein?
    .before = { CAPITAL($wire) } wird gleich durchgeschnitten. Setzt du ein Werkzeug ein?
    .cut = { CAPITAL($wire) } ist durchgeschnitten, ohne Knall. Setzt du ein Werkzeug ein?
    .triggered = { CAPITAL($wire) } hat die Bombe ausgelöst! Setzt du ein Werkzeug ein?
ask-protect-ask = Welches Kabel schützt dein Warten?
ask-peek-ask = Du bist Angsthase: Was siehst du dir an?
ask-tool-ask = Welches Werkzeug nimmst du?
ask-drawn-ask = Du hast Karten von { $wire } gezogen: Welche nimmst du?

## What the round has come to.

academy-phase-choosing = Alle wählen heimlich.
academy-phase-revealed = Die Aktionen sind aufgedeckt.
academy-phase-protecting = Wer wartet, schützt ein Kabel.
academy-phase-protected = Was geschützt ist, steht fest.
academy-phase-before = { CAPITAL($wire) } wird gleich durchgeschnitten.
academy-phase-cut = { CAPITAL($wire) } ist durchgeschnitten, ohne Knall.
academy-phase-triggered = Die Bombe ist ausgelöst!
academy-phase-chickens = Angsthasen dürfen gucken.
academy-phase-tools = Alle nehmen ein Werkzeug; wer am wenigsten Punkte hat, zuerst.
academy-phase-drawn = { CAPITAL($wire) } wird mit dem Röntgengerät durchgeschnitten.

## Why something cannot be chosen. Shown beside the card or the wire.

academy-card-on-table = diese Karte liegt noch auf dem Tisch
academy-wait-used-up = dein Warten ist bis zur nächsten Bombe verbraucht
academy-no-such-wire = dieses Kabel gibt es in diesem Spiel nicht
academy-deck-empty = dieser Stapel ist leer

## On the table.

academy-score-of = Punkte von { $seat }
academy-tool = Werkzeug
academy-tools-to-take = Werkzeuge zur Wahl
academy-plates = Druckplatten
academy-plate-bonus = +{ $bonus }
# $way: left or right, as the arrow of the plate points.
academy-plate-moves =
    { $way ->
        [left] wandert nach links, wenn ihr Kabel Punkte gebracht hat
       *[right] wandert nach rechts, wenn ihr Kabel Punkte gebracht hat
    }

## What happened to the table.

academy-bomb-began = Bombe { $bomb } wird aufgebaut.
# $plates: entries of academy-plate.
academy-plates-placed = Druckplatten: { $plates }.
# One of a list. $way: left or right, as its arrow points.
academy-plate =
    { $way ->
        [left] +{ $bonus } auf { $wire } (nach links)
       *[right] +{ $bonus } auf { $wire } (nach rechts)
    }
academy-plate-moved = Platte { $number } wandert zu { $wire }.
academy-tools-dealt = In der Auslage: { $tools }.
academy-tool-taken = { $seat } nimmt { FORM($tool, form: "accusative") }.
# $seats: who has won.
academy-game-ended =
    { COUNT($seats) ->
        [one] Das Spiel ist aus; { $seats } gewinnt.
       *[other] Das Spiel ist aus; { $seats } gewinnen.
    }

## What happened in a round.

academy-round-began = Runde { $round } beginnt.
# $cards: entries of academy-revealed-card.
academy-revealed = Aufgedeckt: { COMMA($cards) }.
# One of a list: a player and the action card.
academy-revealed-card = { $seat } { $card }
academy-tool-used = { $seat } setzt { FORM($tool, form: "accusative") } ein.
academy-waits-instead = { $seat } wartet stattdessen.
academy-chicken-instead = { $seat } ist stattdessen Angsthase.
academy-cuts-instead = { $seat } schneidet stattdessen { $wire }.
academy-card-replaced = { $seat } nimmt die Karte zurück und spielt { $card }.
academy-protects = { $seat } schützt { $wire }.
academy-orders-given = { $seat } schneidet { $wire } trotz des Schutzes.
academy-peeked-cards =
    { COUNT($wires) ->
        [one] { $seat } sieht sich die nächste Karte von { $wires } an.
       *[other] { $seat } sieht sich die nächsten Karten von { $wires } an.
    }
academy-peeked-tiles = { $seat } sieht sich die Plättchen von { $wires } an.
academy-peeked-nothing = { $seat } sieht sich nichts an.
# $cards: action cards.
academy-cards-taken-back = { $seat } nimmt { $cards } zurück.
academy-wait-discarded = { GENITIVE($seat) } Warten ist verbraucht.

## What happened to the bomb.

academy-cut-began =
    { COUNT($seats) ->
        [one] { $seats } schneidet { $wire }.
       *[other] { $seats } schneiden { $wire }.
    }
# $value: the main value of the card.
academy-card-flipped = Aufgedeckt wird eine { $value }.
academy-card-flipped-by = Durch { FORM($tool, form: "accusative") } wird bei { $wire } eine { $value } aufgedeckt.
academy-cards-drawn =
    { $count ->
        [one] { $seat } zieht { $count } Karte von { $wire }.
       *[other] { $seat } zieht { $count } Karten von { $wire }.
    }
academy-cards-returned =
    { $count ->
        [one] { $count } Karte von { $wire } kommt zurück in den Stapel.
       *[other] { $count } Karten von { $wire } kommen zurück in den Stapel.
    }
# $tile: academy-tile-ok or academy-tile-boom.
academy-tile-flipped = Das nächste Plättchen von { $wire } zeigt { $tile }.
academy-bomb-triggered =
    { COUNT($seats) ->
        [one] Die Bombe explodiert; { $seats } hat sie ausgelöst.
       *[other] Die Bombe explodiert; { $seats } haben sie ausgelöst.
    }
academy-nothing-to-flip = Der Stapel von { $wire } ist leer: Nichts wird aufgedeckt.
# $points: how many. $why: wait, chicken or cut.
academy-points-scored =
    { $why ->
        [wait] { $seat } bekommt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } fürs Warten.
        [chicken] { $seat } bekommt als Angsthase { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[cut] { $seat } bekommt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
academy-points-scored-by =
    { $points ->
        [one] { $seat } bekommt durch { FORM($tool, form: "accusative") } { $points } Punkt.
       *[other] { $seat } bekommt durch { FORM($tool, form: "accusative") } { $points } Punkte.
    }
academy-points-lost =
    { $points ->
        [one] { $seat } verliert durch die Explosion { $points } Punkt.
       *[other] { $seat } verliert durch die Explosion { $points } Punkte.
    }
academy-points-lost-by =
    { $points ->
        [one] { $seat } verliert durch { FORM($tool, form: "accusative") } { $points } Punkt.
       *[other] { $seat } verliert durch { FORM($tool, form: "accusative") } { $points } Punkte.
    }
academy-covered = { $seat } verliert durch die Explosion nichts.

## Set-ups that are not possible.

# $why: what a library says about the data, in English.
academy-setup-impossible = dieser Aufbau ist nicht möglich: { $why }
academy-setup-players = Bomb Squad Academy ist für 2 bis 5 Personen, nicht für { $players }
academy-setup-window = { $seconds } Sekunden Zeit für Werkzeuge sind nicht möglich
academy-setup-displays = Werkzeuge liegen nur für die zweite und die dritte Bombe aus
# $tools: how many there should be. $count: how many there are.
academy-setup-display = für { $players } Personen liegen { $tools } Werkzeuge aus, nicht { $count }
# $tool: the word that was written, in quotation marks. $known: words of the notation.
academy-setup-no-tool = es gibt kein Werkzeug { $tool } (es gibt: { COMMA($known) })
# $tool: a word of the notation.
academy-setup-tool-twice = { $tool } gibt es nur einmal, nicht { $count }-mal

## Files with other numbers for the components. Words such as green.cards are names in the file.

components-unreadable = { $path } lässt sich nicht lesen: { $why }
components-no-text = { $path } ist keine Textdatei: { $why }
components-no-toml = { $name } ist keine TOML-Datei: { $why }
# $name: the file. $why: one of the entries below, or what a library says, in English.
components-wrong = { $name }: { $why }
components-no-boom = tiles: jedes Kabel braucht mindestens ein boom, und weniger als kein ok geht nicht
components-too-many-tiles = tiles: höchstens { $most } hinter einer Leiste
components-too-many-plates = plates.{ $side }: höchstens { $most }, in jedem Spiel jede auf einem eigenen Kabel
components-bonus-below-0 = plates.{ $side }: ein Bonus ist nicht kleiner als 0
components-deck-size = { $wire }.cards: ein Stapel hat 1 bis { $most } Karten, nicht { $count }
components-main-value = { $wire }.cards: ein Hauptwert liegt zwischen 0 und { $highest }, nicht bei { $value }
components-track-below-0 = { $wire }.track: eine Leiste hat nicht weniger als 0 Felder
components-never-explodes = { $wire }.cards: alle Karten zusammen rücken den Auslöser { $moves } Felder vor; das letzte Plättchen liegt { $last } Felder entfernt, also würde dieses Kabel vielleicht nie explodieren
