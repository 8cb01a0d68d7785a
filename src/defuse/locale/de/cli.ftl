### The command line: help, what commands print, and why they fail.
### Always English: names of commands and options (--seat), file names, notation (B1.3), what stands in capitals (FILE).
### Failures are phrases without a capital and a full stop, behind “defuse: ”.

## Help: what a command does, and what its options and arguments are for. `.seat` is the option --seat.

cli-command-defuse = Bomb Busters und Bomb Squad Academy auf deinem Rechner: spielen, bereitstellen, ansehen, nachspielen, simulieren, Chancen ausrechnen.
    .version = Die Version ausgeben, sonst nichts.
    .lang = Die Sprache, etwa en, de oder fr; ohne Angabe die aus DEFUSE_LANG oder die des Systems.
    .epilog = Fang an mit: defuse play
    .help = Diese Hilfe zeigen, sonst nichts.
    .install-completion = Die Vervollständigung für die aktuelle Shell einrichten.
    .show-completion = Die Vervollständigung für die aktuelle Shell zeigen, zum Kopieren oder Anpassen.
cli-command-play = Einen Tisch im Browser öffnen, für dich, Freunde und Bots. Mit --terminal: eine Mission mit Bots, gleich hier.
    .terminal = Hier im Terminal spielen.
    .port = Der Port des Servers (8021 oder ein freier).
    .no-browser = Nur sagen, wo der Tisch ist.
    .lan = Für Handys und Rechner im Heimnetz: auf der Adresse dieses Rechners dort lauschen.
    .mission = Im Terminal: welche Mission (1); siehe: defuse missions.
    .players = Im Terminal: wie viele Plätze, 2 bis 5 (4).
    .seat = Im Terminal: wo du sitzt, A, B, … (A).
    .seed = Im Terminal: derselbe Startwert gibt dieselbe Verteilung.
    .bots = Im Terminal: wer mitspielt, ein Name für alle Plätze oder Namen mit Kommas (careful).
    .save = Im Terminal: das Replay in dieser Datei speichern.
cli-command-serve = Tische für Browser bereitstellen, bis Strg-C.
    .host = Die Adresse, auf der der Server lauscht; 0.0.0.0 für alle.
    .port = Der Port; 0 für irgendeinen freien.
    .database = Wo Spiele gespeichert werden: sqlite:///FILE oder postgresql://USER@HOST/NAME; ohne Angabe eine Datei in deinem Datenordner.
    .cluster = Der Name des Clusters, zu dem dieser Prozess gehört: alle an einer PostgreSQL-Datenbank nennen denselben.
    .origin = Eine weitere Herkunft, deren Seiten diesen Server nutzen dürfen, etwa https://play.example.org. Mehrfach möglich.
    .name = Ein Name, unter dem dieser Server erreicht wird, etwa games.example.org; Anfragen an andere Namen werden abgelehnt. Mehrfach möglich.
    .proxies = Adressen von vorgeschalteten Proxys, mit Kommas; ihnen wird geglaubt, von welcher Adresse jemand kommt.
    .metrics = Eine weitere Adresse, die /metrics lesen darf, außer diesem Rechner selbst. Mehrfach möglich.
    .workers = Prozesse, die für Bots denken; ohne Angabe einer weniger, als es Kerne gibt.
    .keep-days = Tische löschen, an denen so viele Tage lang niemand war; ohne Angabe bleiben sie für immer. Spiele von Crews bleiben.
    .crew-rates = Allen sagen, wie viel Crews im Schnitt gewinnen, soweit sie zustimmen; --no-crew-rates sagt es niemandem.
    .client = Ein Ordner mit einem anderen Build der Browser-Seite: index.html und was dazugehört.
    .log = Wie viel protokolliert wird: debug, info, warning, error.
cli-command-export = Spiele als Tabellen schreiben, für andere Programme.
    .files = Replay-Dateien, Ordner mit solchen oder Dateien mit Ergebnissen; deren Spiele werden noch einmal gespielt.
    .out = Ein leerer Ordner für die Tabellen.
    .format = parquet, mit dem Zusatz defuse-wires[export], oder jsonl.
    .replays = Der Ordner, den simulate --save gefüllt hat; Spiele daraus werden nicht noch einmal gespielt.
    .observations = Ob zu jeder Handlung steht, was ihr Platz wusste.
    .odds = Ob zu jeder Handlung die Chancen ihres Platzes stehen.
    .run-programs = Die Programme (exec:…) starten, die in einer Datei mit Ergebnissen stehen; nur für Dateien, denen du vertraust.
cli-command-backup = Alle Tische eines Servers in eine Datei kopieren, auch während er läuft.
    .file = Die Datei, die entsteht.
    .database = Wo Spiele aufbewahrt werden; ohne Angabe die Datei in deinem Datenordner.
cli-command-restore = Eine solche Kopie in einen leeren Speicher zurückholen.
    .file = Die Kopie.
    .database = Wo Spiele aufbewahrt werden sollen; ohne Angabe die Datei in deinem Datenordner.
cli-command-think = Für die Bots eines Clusters denken, bis Strg-C kommt.
    .database = Die Datenbank des Clusters: postgresql://USER@HOST/NAME.
    .cluster = Der Name des Clusters.
    .workers = Prozesse, die denken; ohne Angabe einer weniger, als es Kerne gibt.
    .log = Wie viel protokolliert wird: debug, info, warning, error.
cli-command-show = Einen Tisch als Bild zeigen: die Wahrheit oder was ein Platz weiß.
    .file = Ein Replay (.defuse) oder ein Tisch in Notation; - liest die Standardeingabe.
    .seat = Was ein Platz weiß (A bis E) oder das Publikum (spectator); ohne Angabe die Wahrheit.
    .at = Bei einem Replay: der Tisch nach so vielen Aktionen.
    .json = JSON ausgeben, für Programme.
cli-command-odds = Die genauen Chancen verdeckter Kabel und die besten Ansagen nennen.
    .file = Ein Tisch in Notation, ? für Unbekanntes, oder ein Replay (.defuse); - liest die Standardeingabe.
    .seat = Wessen Chancen: ein Platz (A bis E) oder spectator; ohne Angabe der Platz, dessen Tisch es ist oder der gefragt ist.
    .at = Bei einem Replay: der Tisch nach so vielen Aktionen.
    .all = Alle Ansagen zeigen, nicht nur die besten.
    .table = Den Tisch, wie er jetzt steht, in Notation ausgeben.
    .why = Sagen, warum ein Kabel einen Wert hat, etwa B1.3=5: ein Beweis, oder woran die Wahrscheinlichkeit hängt.
    .watch = Neu antworten, sooft sich die Datei ändert.
    .json = JSON ausgeben, für Programme; mit --watch jedes Mal eine Zeile.
    .new = Den leeren Tisch einer Mission ausgeben, zum Ausfüllen.
    .players = Mit --new: wie viele mitspielen.
    .captain = Mit --new: wer Captain ist.
cli-command-rules = Im Regelbuch nachschlagen oder darin lesen.
    .topic = Ein Eintrag wie card/6 oder mission/43 oder Wörter, nach denen gesucht wird; ohne das der Inhalt.
    .json = JSON ausgeben, für Programme.
cli-command-replay = Ein gespeichertes Spiel noch einmal spielen, Aktion für Aktion, und prüfen.
    .file = Eine Replay-Datei (.defuse); - liest die Standardeingabe.
    .step = Nach jeder Aktion den Tisch zeigen und auf die Eingabetaste warten (q beendet).
    .json = JSON ausgeben, für Programme.
cli-command-review = Auf ein Spiel zurückschauen: Urteile und Siegchance.
    .file = Eine Replay-Datei (.defuse); - liest die Standardeingabe.
    .html = Zusätzlich eine Seite in diese Datei schreiben; sie braucht kein Netz.
    .quick = Urteile nur nach den Chancen, ohne weiterzuspielen: gleich da.
    .jobs = Wie viele Prozesse zählen; ohne Angabe einer für jeden Kern.
    .json = JSON ausgeben, für Programme.
cli-command-verify = Ein gespeichertes Spiel prüfen, auch wie es verteilt wurde.
    .file = Eine Replay-Datei (.defuse); - liest die Standardeingabe.
    .commitment = Die Festlegung, die dein Browser am Anfang gezeigt hat, zum Vergleichen.
    .part = Was dein Browser zur Verteilung beigetragen hat, zum Nachsehen.
    .json = JSON ausgeben, für Programme.
cli-command-mcp = Einem Sprachmodell einen Platz am Tisch geben (MCP).
    .link = Der Link zum Tisch; ohne ihn kann das Modell eigene Tische mit Bots aufmachen.
    .name = Wie das Modell am Tisch heißt.
    .server = Ein Server, an dessen Tische das Modell darf; ohne ihn gibt es einen in diesem Prozess.
    .http = Über HTTP an diesem Port dieses Rechners (0: irgendein freier) statt über Standardein- und -ausgabe.
cli-command-simulate = Bots viele Spiele spielen lassen und Siege und Niederlagen zählen.
    .missions = Welche Missionen: all, 1-8 oder 1,3,5.
    .players = Wie viele Personen: all, 2-5 oder 3.
    .games = Spiele je Mission und Personenzahl (Academy: je Personenzahl).
    .bots = Wer spielt: ein Name für alle Plätze oder Namen für A, B, … mit Kommas.
    .seed = Derselbe Startwert gibt dieselben Spiele.
    .jobs = Prozesse; ohne Angabe so viele, wie sich lohnen.
    .save = Von jedem Spiel eine Replay-Datei in diesem Ordner speichern.
    .out = Jedes Ergebnis gleich in diese Datei schreiben; nach einer Unterbrechung macht derselbe Befehl damit weiter.
    .budget = Bedenkzeit für jede Entscheidung, für Bots, die sich das sagen lassen, wie in expert:0.5.
    .clock = Missionen mit Uhr mit ihr oder ohne sie spielen.
    .mix = Mit einer Datei weitermachen, deren Spiele mit anderem Code oder einer anderen Version gespielt wurden.
    .game = Welches Spiel: busters, academy oder eins aus einem anderen Paket.
    .seating = Wer wo sitzt: row (wie genannt), turn (jedes Spiel einen Platz weiter) oder one (der erste unter den anderen, wandernd).
    .ray = Auf einem Cluster von Ray spielen, unter seiner Adresse; ohne Adresse auf diesem Rechner. Braucht den Zusatz defuse-wires[ray].
    .components = Bomb Squad Academy: mit den Zahlen aus dieser Datei spielen.
    .json = JSON ausgeben, für Programme.
cli-command-cross = Jeden Bot mit jedem anderen auf denselben Verteilungen spielen lassen.
    .bots = Welche Bots, mit Kommas: zwei oder mehr.
    .missions = Welche Missionen: all, 1-8 oder 1,3,5.
    .players = Wie viele Personen: all, 2-5 oder 3.
    .games = Verteilungen je Mission und Personenzahl.
    .seed = Derselbe Startwert gibt dieselben Verteilungen.
    .out = Ein Ordner für Dateien mit Ergebnissen, eine je Art von Tisch; derselbe Befehl macht damit weiter.
    .mixtures = Jede Mischung von dreien oder mehr spielen, nicht nur die von allen.
    .jobs = Prozesse; ohne Angabe so viele, wie sich lohnen.
    .budget = Bedenkzeit für jede Entscheidung, für Bots, die sich das sagen lassen, wie in expert:0.5.
    .clock = Missionen mit Uhr mit ihr oder ohne sie spielen.
    .mix = Mit Dateien weitermachen, deren Spiele mit anderem Code oder einer anderen Version gespielt wurden.
    .plot = Die Tafel in eine Datei zeichnen: .svg, oder .png mit dem Zusatz defuse-wires[plot].
    .markdown = Tabellen in Markdown ausgeben, für eine Seite.
    .json = JSON ausgeben, für Programme.
cli-command-report = Siegquoten, Niederlagen und Denkzeiten simulierter Spiele nennen.
    .files = Dateien mit Ergebnissen von defuse simulate --out; - liest die Standardeingabe.
    .compare = Die Bots zweier Dateien vergleichen, auf den Verteilungen, die beide gespielt haben.
    .margin = Mit --compare: ein Unterschied bis zu so vielen Prozentpunkten spielt keine Rolle.
    .markdown = Tabellen in Markdown ausgeben, für eine Seite.
    .plot = Siegquoten und Niederlagen in eine Datei zeichnen: .svg, oder .png mit dem Zusatz defuse-wires[plot].
    .json = JSON ausgeben, für Programme.
cli-command-missions = Die Missionen auflisten oder eine von ihnen vorstellen.
    .number = Diese Mission vorstellen; ohne Angabe alle auflisten.
    .json = JSON ausgeben, für Programme.

## Help: what stands around the texts above.

cli-help-usage = Aufruf:
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-commands = Befehle
# In square brackets behind an option.
cli-help-default = Standard: { $value }
cli-help-required = nötig

## A command that was typed wrongly. $option and $param: names, in quotes as they are typed.

cli-no-such-option = Diese Option gibt es nicht: { $option }
# $possible: options with commas.
cli-no-such-option-but = Diese Option gibt es nicht: { $option } (möglich sind: { $possible })
cli-no-such-command = Diesen Befehl gibt es nicht: { $command }.
cli-missing-argument = Es fehlt das Argument { $param }.
cli-missing-option = Es fehlt die Option { $param }.
cli-extra-arguments = Überzählige Argumente ({ $extra })
cli-option-needs-value = Die Option { $option } braucht einen Wert.
cli-option-takes-no-value = Die Option { $option } nimmt keinen Wert.
# $why: one of the following, or what a library says, in English.
cli-invalid-value = Ungültiger Wert für { $param }: { $why }
cli-no-integer = Das ist keine ganze Zahl
cli-no-number = Das ist keine Zahl
cli-at-least = Die Zahl muss mindestens { $least } sein
cli-at-most = Die Zahl darf höchstens { $most } sein
# $where: --lang or DEFUSE_LANG. $language: what was typed, in quotes. $known: codes.
cli-no-such-language = { $where }: die Sprache { $language } gibt es nicht (es gibt: { COMMA($known) })
cli-lang-needs-value = --lang: nenn eine Sprache, etwa { COMMA($known) }

## Failures of all commands.

# $file: a file, $option: an option, $why: what is wrong with it.
cli-of-file = { $file }: { $why }
cli-of-option = { $option }: { $why }
# Before something that has to be said beside the answer.
cli-note = Hinweis: { $what }
cli-input-ended = die Eingabe ist zu Ende
# $kind: the name of an error in the program, $what: what it says.
cli-crashed = { $kind }: { $what } (DEFUSE_DEBUG=1 zeigt, wo)
cli-cannot-read = { $file } lässt sich nicht lesen: { $why }
cli-cannot-write = { $file } lässt sich nicht schreiben: { $why }
cli-cannot-make-folder = der Ordner { $folder } lässt sich nicht anlegen: { $why }
cli-no-folder = den Ordner { $folder } gibt es nicht
cli-no-replay-no-text = das ist weder eine Replay-Datei noch ein Text
cli-at-is-for-replays = --at ist für Replays; { $file } ist ein Tisch in Notation
cli-at-too-far =
    { $acts ->
        [one] --at { $at }: { $file } hat nur { $acts } Aktion
       *[other] --at { $at }: { $file } hat nur { $acts } Aktionen
    }
# $seat: a letter, or what was typed instead of one, in quotes. $first and $last: letters.
cli-no-such-seat = den Platz { $seat } gibt es nicht: mit { $players } Personen gibt es die Plätze { $first } bis { $last }
# $viewer: a letter, or “spectator” for what everybody sees.
cli-only-what-one-sees =
    { $viewer ->
        [spectator] --seat { $seat }: { $file } sagt nur, was Zuschauer sehen
       *[other] --seat { $seat }: { $file } sagt nur, was { $viewer } sieht
    }
cli-differs = diese Engine spielt es anders (Digest { $found } statt { $written })
cli-differs-other-engine = diese Engine spielt es anders (Digest { $found } statt { $written }; es stammt von Engine { $engine }, dies ist { $ours })

# --missions 1-8 and the like. $text: what was typed, in quotes.
cli-range-unreadable = { $text } ist nicht lesbar; schreib all, 4, 1-8 oder 1,3,5
cli-range-backwards = { $part } geht rückwärts
# $known: numbers such as 2–5.
cli-range-players = { $game } ist für { $known } Personen, nicht für { $number }

## defuse play and defuse serve.

cli-play-only-browser = --port, --no-browser und --lan sind für den Browser, nicht für --terminal
cli-play-no-programs = Programme wie { $bot } spielen nur bei simulate und cross mit
cli-play-only-terminal = { $option } gehört zu --terminal; im Browser wählst du am Tisch
cli-play-no-network = dieser Rechner ist in keinem Netz, also gibt es keine Adresse für Handys; ohne --lan kannst du gleich hier spielen
cli-play-lan-phones = Handys und Rechner im selben Netz öffnen diese Adresse.
cli-play-lan-scan = Handys und Rechner im selben Netz öffnen diese Adresse oder scannen diesen Code:
cli-play-lan-who = Solange es läuft, kommt jeder in diesem Netz hierher, von außen aber niemand, den dein Router nicht hereinlässt. Tische findet man nur über ihren Link. Bekommt ein Handy keine Antwort, sieh in der Firewall dieses Rechners nach.
cli-serve-open = Der Tisch ist offen: { $where }
cli-serve-how-to-close = Strg-C schließt ihn; öffnest du ihn wieder, gehen die Spiele weiter, wo sie waren.
cli-serve-cannot-listen = der Server kann auf { $host }, Port { $port }, nicht lauschen: { $why }
cli-serve-did-not-start = der Server ist nicht gestartet; das Protokoll sagt, warum
cli-serve-bad-name = { $name } ist kein Name eines Servers; schreib ihn wie games.example.org
# $example: what such an address looks like.
cli-serve-bad-address = { $word } ist keine solche Adresse; schreib sie wie { $example }
cli-serve-few-files = höchstens { $limit } Dateien dürfen gleichzeitig offen sein, ein Server braucht aber mindestens { $needed }; erhöhe die Grenze (ulimit -n)
# $words: what may be written.
cli-serve-one-of = möglich sind { COMMA($words) }
cli-serve-cluster-database = ein Cluster braucht eine Datenbank, die sich Prozesse teilen können, { $server }
cli-serve-cluster-name = Buchstaben, Ziffern, Punkte, Binde- und Unterstriche, höchstens 64
cli-backup-done =
    Kopiert nach { $file }: { $tables ->
        [one] { NUMBER($tables) } Tisch
       *[other] { NUMBER($tables) } Tische
    }, { $games ->
        [one] { NUMBER($games) } Spiel
       *[other] { NUMBER($games) } Spiele
    }, { $acts ->
        [one] { NUMBER($acts) } Zug
       *[other] { NUMBER($acts) } Züge
    }.
cli-restore-done =
    Zurückgeholt: { $tables ->
        [one] { NUMBER($tables) } Tisch
       *[other] { NUMBER($tables) } Tische
    }, { $games ->
        [one] { NUMBER($games) } Spiel
       *[other] { NUMBER($games) } Spiele
    }, { $acts ->
        [one] { NUMBER($acts) } Zug
       *[other] { NUMBER($acts) } Züge
    }.
cli-think-ready = Denkt für { $cluster }, { NUMBER($workers) } Gedanken gleichzeitig. Strg-C beendet es.
cli-serve-no-client = in { $folder } ist kein Build der Browser-Seite: index.html fehlt
# $addresses: how an address of a database is written.
cli-serve-addresses = { $file } oder { $server }
cli-serve-in-memory = eine Datenbank im Arbeitsspeicher bewahrt nichts auf: nenne eine Datei, wie in { $example }
cli-serve-postgres-extra = PostgreSQL braucht den Zusatz defuse-wires[postgres]: installiere ihn mit pip install 'defuse-wires[postgres]'

## defuse missions.

cli-missions-number = Nr.
cli-missions-mission = Mission
cli-missions-players = Personen
cli-missions-equipment = Ausrüstung
cli-missions-wires = Kabel
cli-missions-yes = ja
cli-missions-no = nein
cli-missions-setup = Aufbau
cli-missions-in-play = Im Spiel
cli-missions-questions = Fragen
cli-missions-in-the-box = In der Schachtel
cli-mission-title = Mission { $number } · { $title }
# $numbers: such as 1–12.
cli-wires-blue = blau { $numbers }
# Wires in a list: those with another number of players.
cli-wires-with-players = { $players } Personen: { $wires }
# The head of a row: for how many players the wires are. $players: such as 3–5.
cli-wires-of-players = Kabel, { $players } Personen
cli-mission-dial = Zünder
cli-mission-dial-players = beginnt bei der Zahl der Personen
cli-mission-dial-number = beginnt bei { $dial }
cli-mission-dial-unused = wird nicht benutzt
cli-mission-no-equipment = keine, aber alle haben einen eigenen Doppeldetektor
cli-mission-one-card = eine Karte je Person
cli-mission-one-card-without = eine Karte je Person, ohne { $cards }
# $what: what was typed, in quotation marks.
cli-rules-nothing = im Regelbuch steht nichts über { $what }
# $entries: names of entries, such as card/6.
cli-rules-see = Siehe auch: { COMMA($entries) }

## The picture of a table. Short words before what is shown; the narrow ones are marked.

cli-seen-truth = { $players } Personen, die ganze Wahrheit
cli-seen-spectator = { $players } Personen, wie das Publikum es sieht
cli-seen-seat = { $players } Personen, wie { $seat } es sieht
cli-dial = Zünder
# Steps of the dial.
cli-dial-left = noch { $steps }
cli-captain = Captain { $seat }
cli-turn = Zug { $turn }
cli-defused = Entschärft: Alle gewinnen
cli-exploded = Explodiert: { $why }
# $seats: letters, and “you”.
cli-asked = Gefragt: { $seats }
cli-you = du
# Narrow: in the first column.
cli-labels = Etikett
cli-cut = Weg
cli-done = Fertig
cli-red = Rot
cli-yellow = Gelb
# Red or yellow wires.
cli-gone = { $cut } von { $count } weg
cli-equipment = Ausrüstung
cli-personal-equipment = Persönliche Ausrüstung
# Over the sentences that tell what happened last.
cli-last = Zuletzt
# Whether a card can be used. $state: ready, used, locked, hidden or done.
cli-state =
    { $state ->
        [ready] bereit
        [used] benutzt
        [locked] gesperrt
        [hidden] verdeckt
       *[done] erledigt
    }
# What a mission shows beside the table.
cli-panel-card-of = { $card } ({ $seat })
cli-panel-card-state = { $card }, { $state }
cli-panel-card-text = { $card }: { $text }
cli-panel-of-most = { $value } von { $most }
# $time: minutes and seconds, such as 2:05.
cli-panel-time-left = noch { $time }

## The picture of a table of Bomb Squad Academy.

cli-academy-bomb = Bombe { $bomb } von { $bombs }
cli-academy-round = Runde { $round }
cli-academy-wins =
    { COUNT($seats) ->
        [one] { $seats } gewinnt
       *[other] { $seats } gewinnen
    }
cli-academy-tools = Werkzeuge
cli-academy-display = In der Auslage
cli-academy-wire = Kabel
cli-academy-trigger = Auslöser
cli-academy-tiles = Plättchen
cli-academy-worth = Wert
cli-academy-chain = Kette
cli-academy-plates = Platten
# The cards that lie open, then those that come next.
cli-academy-cards = Karten | nächste
cli-academy-deck = Stapel
cli-academy-face-down = Verdeckt
# What the next cut would score.
cli-academy-next-cut = Nächster Schnitt
cli-academy-card-and = Karte + { $adds }
cli-academy-left = Übrig je Wert
cli-academy-tile-ok = ok
cli-academy-tile-boom = bumm
# No card comes next.
cli-academy-none = keine
cli-academy-protected = geschützt
cli-academy-seat = Platz
cli-academy-score = Punkte
cli-academy-action = Aktion
cli-academy-on-table = Auf dem Tisch
cli-academy-hand = Hand
cli-academy-nothing = nichts
cli-academy-wait-spent = (Warten verbraucht)
# An action card that a seat has locked in, and that only the viewer knows.
cli-academy-locked-card = { $card } (festgelegt)
cli-academy-locked = festgelegt
cli-academy-used = eingesetzt

## defuse replay.

cli-replay-setup = Aufbau
cli-replay-host = Leitung
# What somebody has done in secret.
cli-replay-locked-in = Festgelegt.
cli-replay-nothing-seen = Nichts zu sehen.
# q is what is typed, in all languages.
cli-replay-go-on = Eingabetaste: weiter, q: Ende > { "" }
cli-replay-verified = Geprüft: { $acts } Aktionen, Digest { $digest }.
cli-replay-not-over = Das Spiel ist nicht zu Ende.

## defuse review.

# $game: what is played; $title: of the mission.
cli-review-headline = { $game }, Mission { $mission }: { $title } ({ $players } am Tisch)
cli-review-counting = Zählt
cli-review-process-ended = ein Prozess, der zählt, ist zu Ende gegangen
cli-review-same-file = das ist das Spiel selbst
cli-review-no-folder = diesen Ordner gibt es nicht
cli-review-a-folder = das ist ein Ordner; nenne eine Datei darin
cli-review-written = Geschrieben: { $file }
cli-review-no-verdicts = Zu diesem Spiel gibt es keine Urteile.
cli-review-change = Chance auf den Sieg { PERCENT($before) } → { PERCENT($after) }: Urteil { $judgement }, Glück { $luck }.
cli-review-curve = Chance auf den Sieg nach jedem Zug, mit 95-%-Intervallen
cli-review-turn = Zug { $turn }
cli-review-before = Vor dem ersten Zug
cli-review-why = Warum war das sicher?
cli-review-summary = Das ganze Spiel
cli-review-jumps = Springen zu
cli-review-acts = Aktion für Aktion
cli-review-missed = Fehlschlag
cli-review-turning = Wendepunkt
cli-review-player = Platz
cli-review-judgement = Urteil
cli-review-luck = Glück
cli-review-best = Beste oder so gut
cli-review-best-of = { $best } von { $decisions }
cli-review-made = angesagt
cli-review-up = Nach oben
cli-review-wins = von hier { PERCENT($chance) } der Spiele gewonnen ({ PERCENT($low) } bis { PERCENT($high) })
cli-review-interval = { PERCENT($chance) } ({ PERCENT($low) } bis { PERCENT($high) })

## defuse verify. $why: a phrase.

cli-verify-played =
    { $acts ->
        [one] Noch einmal gespielt: { $acts } Aktion, erlaubt, mit demselben Ergebnis (Digest { $digest }).
       *[other] Noch einmal gespielt: { $acts } Aktionen, alle erlaubt, mit demselben Ergebnis (Digest { $digest }).
    }
cli-verify-wrong = Falsch: { CAPITAL($why) }.
# $seats: letters.
cli-verify-shared = Diese Verteilung konnte sich niemand aussuchen: Ihr Startwert folgt aus einem Geheimnis des Servers, auf das er sich zuerst festgelegt hat, und aus den Beiträgen dieser Plätze: { COMMA($seats) }.
cli-verify-alone = Hier hat der Server allein gemischt: Der Startwert folgt aus einem Geheimnis, auf das er sich zuerst festgelegt hat, aber sonst hat niemand etwas beigetragen.
cli-verify-alone-older = Hier hat wohl der Server allein gemischt: Die Datei ist aus einer Version, in der niemand etwas beitragen konnte, und der Startwert sieht aus wie ihre Startwerte.
cli-verify-fixed = Die Verteilung stand vorher fest: Jemand hat den Startwert { $seed } vorgegeben; wer das Spiel angelegt hat, konnte sie also kennen.
cli-verify-left-out = Nichts beigetragen: { COMMA($seats) }.
cli-verify-withheld = Einen Beitrag versprochen und dann nicht genannt: { COMMA($seats) }.
cli-verify-commitment = Festlegung: { $commitment }. Vergleiche sie mit der, die dein Browser am Anfang gezeigt hat.
cli-verify-same-commitment = Die Festlegung ist die, die du am Anfang notiert hast.
cli-verify-own-part = Dein Beitrag ist dabei, an Platz { $seat }.
cli-verify-other-commitment = die Festlegung ist { $found }, nicht die, die du notiert hast
cli-verify-no-part = der Beitrag, den du nennst, ist nicht in der Verteilung
cli-verify-not-hex = { $option } braucht 64 hexadezimale Ziffern

## defuse odds.

cli-odds-name-a-file = nenn eine Datei mit einem Tisch, oder lass eine anlegen: { $example }
# $what: an option, or a file.
cli-odds-new-alone = mit --new bewirkt { $what } nichts; lass es weg
cli-odds-why-what = --why braucht ein Kabel und einen Wert, etwa B1.3=5: { $text } passt nicht
cli-odds-watch-needs-file = --watch braucht eine Datei: die Standardeingabe ändert sich nicht
cli-odds-watching = { $file } wird beobachtet. Strg-C beendet.
# $game: a game that is not Bomb Busters.
cli-odds-game-of = das ist ein Spiel von { $game }; Chancen gibt es für Bomb Busters
cli-odds-table-of = das ist ein Tisch von { $game }; Chancen gibt es für Bomb Busters
cli-odds-over = das Spiel ist vorbei, es gibt nichts mehr anzusagen
cli-odds-over-but = das Spiel ist vorbei, es gibt nichts mehr anzusagen; --at { $at } ist der Tisch vor der letzten Aktion
cli-odds-won = mit Zeile { $line } ist die Mission gewonnen, es gibt nichts mehr anzusagen
cli-odds-who-is-asked = wie { $seat } es sieht, denn dieser Platz ist gefragt; --seat wählt einen anderen
cli-odds-turn-not-over = ein Zug ist noch nicht zu Ende, darum lässt sich der Tisch nicht aufschreiben
# Narrow: below a stand, before the likeliest values of its wires and the next likely ones; the last is the chance of red.
cli-odds-likely = wohl
cli-odds-or = oder
cli-odds-red = rot
cli-odds-wire = Kabel
cli-odds-wires = Kabel
cli-odds-value = Wert
cli-odds-hit = Treffer
cli-odds-explodes = Knall
cli-odds-card = Karte
cli-odds-academy-next = Nächste Karte
cli-odds-academy-explodes = Explodiert bei { $cutters }
cli-odds-academy-points = Punkte
cli-odds-calls = Ansagen, die sichersten zuerst
cli-odds-calls-if = Ansagen, die sichersten zuerst, wenn { $seat } am Zug wäre
cli-odds-with-card = Die beste Ansage mit einer Karte
cli-odds-with-card-if = Die beste Ansage mit einer Karte, wenn { $seat } am Zug wäre
cli-odds-solos = Solo-Schnitte
cli-odds-solos-if = Solo-Schnitte, wenn { $seat } am Zug wäre
cli-odds-no-hit = Keine Ansage kann treffen.
cli-odds-more = und { $more } weitere, die treffen können: --all
cli-odds-values = { OR($values) }
cli-odds-certain = sicher
# Steps of the dial, even if the call is right.
cli-odds-costs =
    { $steps ->
        [one] kostet so oder so einen Schritt
       *[other] kostet so oder so { $steps } Schritte
    }
cli-odds-all-of = alle von { $stand }
cli-odds-deals =
    { $deals ->
        [1] Zu alledem passt genau eine Verteilung.
       *[other] Zu alledem passen { GROUPED($deals) } Verteilungen.
    }
# A large number: 4.0 × 10^20.
cli-odds-deals-about = Zu alledem passen etwa { NUMBER($digits, digits: 1) } × 10^{ $power } Verteilungen.
cli-odds-spectator = Wer zusieht, sagt nichts an; --seat zeigt die Ansagen eines Platzes.

## defuse simulate.

cli-simulate-only-academy = --components ist für Bomb Squad Academy: dazu gehört --game academy
cli-simulate-only-busters = { $option } ist für Bomb Busters, nicht für --game academy
cli-simulate-nothing = keine Mission ist für so viele Personen: es gibt nichts zu spielen
cli-simulate-skipped = übersprungen: Mission { $mission } wird nicht mit { $players } Personen gespielt
# $seconds: as it was typed.
cli-simulate-no-time = { $seconds } Sekunden sind keine Bedenkzeit
cli-simulate-no-budget = { $bots } lässt sich nicht sagen, wie lange zu denken ist
cli-simulate-ray-or-jobs = ein Cluster hat seine eigenen Prozessoren; lass --jobs weg
cli-simulate-out-file = Ergebnisse stehen in einer Datei, damit weitere Spiele folgen können; gib ihr einen Namen
cli-simulate-seating = { $typed } ist keine Sitzordnung: row, turn oder one
# $causes: codes with numbers, such as “time 2”.
cli-lost-seats = Programme haben { $count ->
        [one] einmal
       *[other] { $count }-mal
    } ihren Platz verloren ({ COMMA($causes) }); der Bot random hat weitergespielt
cli-simulate-done = { $done } von { $total } Spielen sind schon da
cli-simulate-kept = { $kept } von { $total } Spielen sind gespeichert; derselbe Befehl macht dort weiter
# Before a bar that shows how far it is.
cli-simulate-playing = läuft
cli-simulate-won = { PERCENT($share) } gewonnen

## The tables of defuse simulate and defuse report. Most are heads of narrow columns.

cli-table-all = alle
cli-table-mission = Mission
cli-table-missions = Missionen
cli-table-players = Personen
cli-table-so-many-players = { $players } Personen
cli-table-games = Spiele
cli-table-wins = Siege
cli-table-won = Quote
cli-table-turns = Züge
cli-table-lost-by = Verloren durch
# One cause of losses and how many games were lost by it.
cli-table-cause-count = { $cause } { $count }
cli-table-bot = Bot
cli-table-seats = Plätze
cli-table-won-by-seat = Siege je Platz
cli-table-interval = 95 %
# What a seat would win if all were alike.
cli-table-fair = Fair
cli-table-score = Punkte
cli-table-rounds = Runden
cli-table-share = Anteil
cli-table-cause = Ursache
cli-table-deals = Verteilungen
cli-table-both = Beide
cli-table-only-a = Nur A
cli-table-only-b = Nur B
cli-table-neither = Keiner
cli-table-difference = Unterschied
cli-table-interval-long = 95-%-Intervall
cli-table-a-seconds = A s/Spiel
cli-table-b-seconds = B s/Spiel
cli-table-gain = Gewinn je s
cli-table-decisions = Entscheidungen
cli-table-median = Median ms
cli-table-most-times = 90 % ms
cli-table-longest = Max. ms
cli-table-thinking = Denken s/Spiel
cli-table-whole-game = Alles s/Spiel
cli-table-from-to = { $low } bis { $high }

## defuse report.

cli-report-json-or-markdown = --json und --markdown: wähl eins davon
cli-report-two-files = vergleichen lassen sich zwei Dateien, nicht { $files }
cli-report-twice = diese Datei ist zweimal genannt; ihre Spiele würden doppelt gezählt
cli-report-cannot-draw = { $file } lässt sich nicht zeichnen; der Name muss auf .svg oder .png enden
cli-report-only-busters = { $option } ist für Missionen von Bomb Busters; { $file } enthält Spiele von { $game }
cli-report-different-games = { $one } und { $other } enthalten verschiedene Spiele
cli-report-empty = die Datei ist leer
cli-report-no-games = es sind noch keine Spiele darin
cli-report-cut = die letzte Zeile ist unvollständig und zählt nicht mit
cli-report-engines = die Verteilungen sind nicht dieselben: Engine { $one } und Engine { $other }
cli-report-no-deal = keine Verteilung ist sowohl in { $one } als auch in { $other }
cli-report-png = für PNG fehlt der Zusatz: pip install 'defuse-wires[plot]'; .svg braucht nichts
cli-report-won-by-mission = Gewonnen, nach Mission und Personenzahl, mit 95-%-Intervall
cli-report-won-by-box = Gewonnen, nach Box der Kampagne und Personenzahl, mit 95-%-Intervall
cli-report-won-by-seat = Siege je Platz, mit 95-%-Intervall
cli-report-lost = { $lost } von { $games } Spielen verloren, nach Ursache und Box der Kampagne
cli-report-times = Zeit für Entscheidungen
cli-report-deals-won = Gewonnene Verteilungen
cli-report-whenever = B gegen A, wenn du immer wieder nachsiehst: hör auf, sobald es klar ist
cli-table-clear = Was klar ist
cli-verdict-a = A ist besser
cli-verdict-b = B ist besser
cli-verdict-same = kein Unterschied, der zählt
cli-verdict-open = noch nichts: weiterspielen
cli-report-b-against-a = B gegen A, in Prozentpunkten
# $a and $b: names of bots.
cli-report-duel = { $a } (A) und { $b } (B) auf { GROUPED($deals) } Verteilungen, die beide gespielt haben
# Where games come from. $who: names of bots. $games: one of the two below. $versions, $engine and $codes: of the program.
cli-report-origin = { $who }: { $games }; defuse { $versions }, Engine { $engine }, Code { $codes }; { $when }
cli-report-games =
    { $games ->
        [one] { GROUPED($games) } Spiel
       *[other] { GROUPED($games) } Spiele
    }
cli-report-games-of =
    { $planned ->
        [one] { GROUPED($games) } von { GROUPED($planned) } geplanten Spiel
       *[other] { GROUPED($games) } von { GROUPED($planned) } geplanten Spielen
    }
# Dates, such as 2025-03-01.
cli-report-when = { $first } bis { $last }

## defuse play --terminal: what may be typed. Words with commas; the first is shown in help. English ones work in all languages.
## Choose short words, without blanks.

cli-typed-cut = schneide, schneiden, schnitt
cli-typed-solo = solo
cli-typed-reveal = aufdecken, zeige
cli-typed-table = tisch
cli-typed-log = verlauf
cli-typed-cards = karten
cli-typed-why = warum
cli-typed-back = zurück, zurueck
cli-typed-quit = ende, schluss
cli-typed-help = hilfe
cli-typed-quiet = still
# Words that may stand within a command and mean nothing: “cut B1.3 with 5”.
cli-typed-fillers = bei, an, auf, mit, und, oder, als, für, fuer

## defuse play --terminal: what commands do, beside them in the help.

cli-do-cut = zeig auf Bs drittes Kabel und sag 5 an, einen Wert, den du hast
cli-do-cut-own = dasselbe, und du sagst, welches deiner Kabel du meinst
# $example: a command.
cli-do-cut-detector = dasselbe mit einem Detektor; { $example } zeigt auf alle Kabel des Ständers
cli-do-cut-two = sag zwei Werte an (X- oder Y-Strahl)
cli-do-solo = schneide alle übrigen 5en durch, 2 oder 4, wenn du sie alle auf der Hand hast
cli-do-reveal = deck deine Hand auf, wenn sie nur noch rot ist
cli-do-table = zeig den Tisch noch einmal
cli-do-log = was bisher geschah
cli-do-cards = was die Ausrüstungskarten tun
cli-do-why = was jetzt nicht geht, und warum; auch: { $example }
cli-do-back = wähl etwas anderes
cli-do-quit = hör auf zu spielen
cli-aim = Schneidet gemeinsam alle Kabel durch, bevor der Zünder bei 0 ist. Alle sehen nur die eigenen Kabel; jeder Ständer ist von klein nach groß sortiert. Bist du am Zug, zeig auf ein Kabel im Team und sag einen Wert an, den du hast: Stimmt er, werden beide durchgeschnitten. Wenn nicht, rückt der Zünder einen Schritt vor, und das Kabel bekommt ein Plättchen mit seinem Wert. Zeig nie auf ein rotes.
cli-legend-wires = eine blaue 5, die gelbe 5.1, die rote 5.5
cli-legend-unknown = ein Kabel, das du nicht kennst; eine durchgeschnittene 5
cli-legend-tokens = ein Plättchen: dieses Kabel ist eine 5 (^y gelb, ^ev gerade, ^od ungerade, ^x2 zweimal auf dem Ständer, ^~5 keine 5)
cli-legend-place = das dritte Kabel auf As erstem Ständer
cli-legend-seats = wer Captain ist; wer gefragt ist

## defuse play --terminal: questions and answers. $help, $quit, $quiet, $example: what is typed.

# $seats: those of bots.
cli-you-sit =
    { COUNT($seats) ->
        [one] Du sitzt auf { $seat }; auf { $seats } sitzt ein Bot.
       *[other] Du sitzt auf { $seat }; auf { $seats } sitzen Bots.
    }
cli-how-to-stop = Bei jeder Frage: „{ $help }“ hilft, „{ $quit }“ hört auf.
cli-you-leave = Du verlässt den Tisch. Der Startwert dieser Verteilung war { $seed }.
cli-you-won = Gewonnen: Die Bombe ist entschärft.
cli-you-lost = Verloren: { $why }.
cli-seed-was = Der Startwert dieser Verteilung war { $seed }.
cli-kept-in = Gespeichert in { $file }. Zum Ansehen: { $command }
cli-keep-it = Das Replay speichern? Tipp einen Dateinamen, oder nur die Eingabetaste für nein.
cli-file-there = { $file } gibt es schon; tipp einen anderen Namen
cli-your-turn = Du bist gefragt, { $seat }. { $question }
cli-number-or-command = Tipp eine Nummer oder einen Befehl; „{ $help }“ erklärt alles.
cli-not-on-list = { $text } steht nicht auf der Liste; „{ $help }“ erklärt alles
cli-type-number-or-command = tipp eine Nummer oder einen Befehl
cli-once-more = Dann noch einmal.
# $seats: letters.
cli-before-acts =
    { COUNT($seats) ->
        [one] Bevor { $seats } handelt, darfst du eine Karte einsetzen.
       *[other] Bevor { $seats } handeln, darfst du eine Karte einsetzen.
    }
cli-enter-goes-on = Die Eingabetaste macht weiter; „{ $quiet }“ macht weiter und fragt nicht mehr nach diesen Karten.
cli-number-enter-or-quiet = { $text } steht nicht auf der Liste: tipp eine Nummer, die Eingabetaste oder „{ $quiet }“
# $act: what is on a button.
cli-press-enter = { $act }: drück die Eingabetaste.
# $value: all of it that is left is in the own hand.
cli-all-yours = alles, was von { $value } noch übrig ist, hast du: { $example }
cli-about-cut = zeig auf ein Kabel im Team und sag einen Wert an, den du hast.
cli-about-reveal = du hast nur noch rote.
cli-such-as = Zum Beispiel: { $example }
# There is no choice.
cli-only = Nur { COMMA($items) }.
# $field: a name from the program.
cli-choose = wähl: { $field }
cli-by-value-or-place = Nach Wert ({ $values }) oder nach Platz (etwa { $place }).
cli-by-place = Nach Platz, etwa { $place }.
cli-choose-one = wähl eins davon
cli-nothing-such = { $text } steht nicht zur Wahl
cli-which-one = Welches: { COMMA($items) }? Die Eingabetaste nimmt { $first }.
cli-one-of = eins von { COMMA($items) }
# Why something cannot be done: a phrase that was refused.
cli-no = Nein: { $why }.
cli-nothing-against = { $command }: Nichts spricht dagegen.
cli-everything-possible = Alles, was in Frage kommt, geht auch.
# What cannot be done, with the reason beside it. $act: what is on a button, $items: wires, values or cards.
cli-why-items = { $act }: { $items }
cli-card-used = sie ist benutzt
cli-card-locked = sie ist gesperrt
# $needs: such as “2 more 5s”.
cli-card-locked-until = sie ist gesperrt: erst { $needs } durchschneiden
cli-card-instant = sie wirkt von selbst
cli-card-on-your-turn = nur in deinem Zug
cli-card-nothing = gerade gibt es nichts, wofür sie taugt
cli-say-value = sag, welcher Wert, wie in: { $example }
cli-say-wire-and-value = sag, welches Kabel und welcher Wert, wie in: { $example }
# $text: what was typed, in quotes. $yellow: the word for yellow that can be typed.
cli-neither-place-nor-value = { $text } ist weder ein Platz (B1.3) noch ein Wert (1 bis 12, { $yellow })
cli-you-hold-no = du hast { $value } nicht mehr auf der Hand, also kannst du das nicht ansagen
cli-two-stands = { $seat } hat zwei Ständer: schreib { $one } oder { $other }
cli-no-such-wire = es gibt kein Kabel { $text }
cli-cut-already = { $wire } ist schon durchgeschnitten

## `defuse mcp`.

cli-mcp-extra = dafür braucht es den Zusatz defuse-wires[mcp]: installiere ihn mit pip install 'defuse-wires[mcp]'
cli-mcp-name = ein Name hat 1 bis { $most } Zeichen
cli-mcp-server = { $server } ist keine Adresse eines Servers: sie sieht aus wie { $example }
cli-mcp-ready = Der Platz ist unter { $where } zu haben
cli-mcp-token = Der Schlüssel dazu: { $token } (mit DEFUSE_MCP_TOKEN wählst du ihn selbst)
cli-mcp-not-served = der Platz lässt sich nicht anbieten: { $why }

## `defuse cross`. Eine Paarung ist ein Bot unter anderen einer anderen Art.

cli-cross-two-bots = nenne zwei Bots oder mehr, jeden einmal
cli-cross-table = Tisch { $number } von { $all }: { $bots }
cli-cross-head =
    { $deals ->
        [one] Kreuzspiel von { $bots }: { $deals } Verteilung, an jedem Tisch dieselbe
       *[other] Kreuzspiel von { $bots }: { GROUPED($deals) } Verteilungen, an jedem Tisch dieselben
    }
cli-cross-matrix = Gewonnen, nach dem, der dazukommt (Zeilen), und denen, die schon dasitzen (Spalten), mit 95-%-Intervall
cli-cross-joins = einer …
cli-cross-gaps = Unter sich gegen gemischt, in Prozentpunkten, auf denselben Verteilungen
cli-cross-alone = unter sich
cli-cross-crossed = gemischt
cli-cross-mixtures = Gewonnen von Mischungen
cli-cross-in-turn = reihum

## `defuse export`.

cli-export-format = { $format } ist weder parquet noch jsonl
cli-export-extra = Parquet braucht den Zusatz defuse-wires[export]: pip install 'defuse-wires[export]', oder sage --format jsonl
cli-export-no-folder = es gibt keinen Ordner { $folder }
cli-export-not-empty = { $folder } ist nicht leer
cli-export-twice = es gibt zwei Spiele { $game }
cli-export-nothing = es gibt kein Spiel zu exportieren
cli-export-done =
    Geschrieben nach { $folder }: { $games ->
        [one] { GROUPED($games) } Spiel
       *[other] { GROUPED($games) } Spiele
    }, { $acts ->
        [one] { GROUPED($acts) } Handlung
       *[other] { GROUPED($acts) } Handlungen
    }.
