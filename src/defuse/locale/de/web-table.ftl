### The table on one screen: header, racks, last move, action bar.

# $wire: one or more wires; $value: what it is called, or … while nothing is named.
web-act-called = { $wire } ist { $value }
web-all-at-once = Alle antworten
web-all-racks = Alle Ständer
web-asks-name = wähle unten
# Below whose turn it is: what is to be done next.
web-asks-point = zeig auf ein Kabel
web-asks-send = drück den großen Knopf
web-dial-now = Zünder: noch { $n }.
web-give-sign = Ein Zeichen geben
# On the big button: what is missing, or what it does. Short.
web-go-choose = Erst wählen
web-go-name = Sag die Zahl
web-go-point = Erst zeigen
web-go-snip = { $value } schneiden
web-go-wait = Plane voraus
web-go-follow = { $name } folgen
web-key-back = einen Schritt zurück
# Below a number that may not be named now.
web-key-barred = gesperrt
web-key-confirm = wählen; noch einmal: bestätigen
web-key-digits = auf das Kabel an dieser Stelle zeigen, dann den Wert nennen
web-key-held = auf deiner Hand
web-key-this-list = diese Liste
web-key-yellow = Gelb nennen
web-mission-over = Mission vorbei
# $n: so many other ways to act.
web-more-ways = { $n } weitere
web-paused-text = Niemand kann handeln, bis jemand weitermacht.
web-plan = Du kannst inzwischen vorausplanen.
# Arrows at a row that is longer than the window.
web-scroll-back = Zurück
web-scroll-on = Weiter
web-stand-number = Ständer { $n }
web-state-thinks = überlegt …
# The three steps of a cut, as short as can be.
web-step-name = Nennen
web-step-point = Zeigen
web-step-snip = Schneiden
# $n: 0 before the first one.
web-turn-number =
    { $n ->
        [0] vor dem ersten Zug
       *[other] Zug { $n }
    }
web-turn-of = { $name } ist dran
web-turn-order = Reihenfolge
# What came of naming a wire.
web-verdict-right = Richtig.
web-verdict-wrong = Falsch.
web-wire-odds = wohl { $value }, { $percent }
web-you-are-asked = Du bist gefragt
web-your-turn-now = Du bist dran
web-cards-told = Was diese Karten bewirken
web-pencil-hint = Drücke ein Kabel, um eine Notiz daran zu schreiben. Nur du siehst sie.
web-point-at-wire = Auf ein Kabel zeigen
web-point-hint = Drücke ein Kabel: Alle sehen kurz, welches du meinst.
web-points-at = { $name } zeigt auf { $wire }.
web-you-follow = Unten steht der Ständer von { $name }.
web-key-cards = eine Karte wählen
web-key-bomb = zu dem, was an der Bombe gedrückt werden kann
web-seconds-left =
    { $n ->
        [300] Noch fünf Minuten.
        [60] Noch eine Minute.
       *[other] Noch { $n } Sekunden.
    }
web-now-done = erledigt
web-now-later = kommt später

## Wer zusieht, und das Ende eines Tischs.

web-option-spectators-talk = Wer zusieht, darf mitreden
web-watchers = Wer zusieht
web-watch-as = Du heißt hier { $name }.
web-muted = Der Gastgeber hat dich stumm geschaltet.
web-is-muted = stumm
web-players-talk = An diesem Tisch reden nur die, die mitspielen.
web-mute = Stumm
    .label = { $name } stumm schalten
web-unmute = Reden lassen
    .label = { $name } wieder reden lassen
web-remove = Entfernen
    .label = { $name } entfernen
web-remove-sure = Wirklich entfernen?
    .label = { $name } wirklich entfernen?
web-remove-means = Der Tisch bekommt einen neuen Link. Alle, die hier sind, haben ihn sofort; der alte öffnet nichts mehr.
web-begin-anew = Von vorn anfangen
web-delete = Diesen Tisch löschen
web-delete-sure = Wirklich löschen?
web-delete-really = Ja, endgültig löschen
web-delete-keep = Behalten
web-delete-means = Alle müssen gehen, und alle Spiele und Gespräche dieses Tischs sind endgültig weg.
