### Was neben dem Tisch von Bomb Busters liegt, das Ende einer Mission und die Einführung.

## Die Regel, die gerade gilt, und die Reiter darunter.

web-beside-table = Mission, Ausrüstung, Verlauf und Gespräch
# Before the rule in force.
web-now = Jetzt
web-now-label = Was gerade gilt
web-now-goal = Diese Mission
web-now-more = Alles zeigen
# What something is called, and how it stands: "Oxygen: 3 / 8".
web-titled = { $title }: { $what }
# $first, $then: numbers.
web-now-before = Erst { $first }, dann { $then }
web-now-next = Als Nächstes: { $value }
web-now-yours = Du: { $what }
# A tab; there is little room.
web-tab-talk = Reden
web-said-new =
    { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }
web-talk-now-only = Geredet wird jetzt. Geh zurück zum Ende, um es zu lesen.
web-last-moves = Letzte Züge
# How a call ended.
web-right = richtig
web-wrong = falsch
web-kit-now = Einsetzbare Ausrüstung
web-kit-ready =
    { $n ->
        [one] Ausrüstung: { $n } Karte einsetzbar
       *[other] Ausrüstung: { $n } Karten einsetzbar
    }
web-kit-none = In dieser Mission gibt es keine Ausrüstung.
web-kit-none-ready = Gerade keine.
# Of a card: a rule forbids it at the moment.
web-kit-barred = verboten
web-last-mission = Die Mission davor

## Das Ende.

# In a speech bubble: the value that was called.
web-end-word = „{ $word }!“
web-end-called-it = hat es angesagt
web-end-wire-of = Kabel { $place } von { $of }
# $wire: "Ben's wire 3".
web-end-call = { $name } hat { $value } angesagt: { $wire }.
# $text: the number on the wire.
web-end-was =
    { $colour ->
        [red] Es war das rote, { $text }.
        [yellow] Es war das gelbe, { $text }.
       *[blue] Es war eine { $text }.
    }
# $places: the places of wires, as a list.
web-end-held =
    { $n ->
        [one] { $name } hatte { $value } auf Platz { $places }.
       *[other] { $name } hatte { $value } auf den Plätzen { $places }.
    }
web-end-turns =
    { $n ->
        [one] Ein Zug
       *[other] { $n } Züge
    }
web-end-numbers = { $done } von { $all } Zahlen erledigt
web-end-dial =
    { $n ->
        [0] der Zünder ist abgelaufen
        [one] noch ein Schritt am Zünder
       *[other] noch { $n } Schritte am Zünder
    }
# $odds: "8 61%, red 9%".
web-end-odds = Deine Chancen standen so: { $odds }.
web-end-cuts =
    { $n ->
        [one] ein Schnitt
       *[other] { $n } Schnitte
    }
# Read out for a picture.
web-end-map = Eine entschärfte Bombe. { $mission } ist auf dem Weg durch die Missionen abgehakt.
web-end-look = Den Tisch ansehen
web-end-show = Das Ende zeigen

## Die Einführung: alles dann, wenn es zum ersten Mal zählt.

web-coach-wires = Die großen Kabel unten sind deine. Sie sind von klein nach groß sortiert, und nur du siehst sie.
web-coach-team = Darüber sind die Kabel der anderen. Du siehst ihre Rückseiten; auch sie sind sortiert. Zusammen müsst ihr alle durchschneiden.
# $place: where the wire stands, counted from the left.
web-coach-token = Zeig deine { $value } (Kabel { $place }): Du hast nur eine, also haben die anderen ihre Zwillinge und können sie gefahrlos schneiden. Klick sie an, dann den Knopf.
web-coach-token-more = Zeig eine { $value } (Kabel { $place }): Du hast { $n } davon, und wer noch eine hat, kann sie gefahrlos schneiden. Klick sie an, dann den Knopf.
web-coach-watch = Schau zu: Die anderen geben Hinweise oder schneiden Kabel durch. Die Lampe zeigt, wer am Zug ist.
web-coach-point = Du bist am Zug. Klick auf ein Kabel der anderen, zu dem du wohl den Zwilling hast. Plättchen und Reihenfolge helfen.
web-coach-name = Sag jetzt an, was es ist: Wähl eine deiner Zahlen.
web-coach-send = Sicher? Dann drück den großen Knopf. Stimmt es, werden beide Kabel durchgeschnitten.
web-coach-cut = Schnipp! Jede Zahl hat vier Kabel. Sind alle durchgeschnitten, ist die Zahl erledigt.
web-coach-miss = Daneben: Der Zünder rückt einen Schritt näher an den Knall, und das Kabel bekommt ein Plättchen mit seiner wahren Zahl.
web-coach-tokens = Ein Plättchen zeigt, was sein Kabel ist. Hast du dieselbe Zahl, kannst du das Kabel ohne Risiko durchschneiden.
web-coach-yellow = Gelbe Kabel haben alle denselben Wert: Gelb. Ihre Zahl sagt nur, wo sie in der Reihe stehen.
web-coach-red = Zeig nie auf ein rotes Kabel: Die Bombe explodiert. Der rote Marker zwischen zwei Zahlen zeigt, wo es stehen kann.
web-coach-kit = Eine Ausrüstungskarte ist einsetzbar. Unter „Ausrüstung“ steht, was sie kann; alle dürfen sie einsetzen, einmal.
# $card: the name of a card.
web-coach-detector = { $card } ist deine eigene Karte, für ein einziges Mal. Unter „Ausrüstung“ steht, was sie kann.
# $label: what the button says.
web-coach-solo = Alles, was von der Zahl noch übrig ist, hast du: { $value }. Wähl „{ $label }“: Das geht sicher gut.
# $wire: "Ben's wire 3".
web-coach-sure = Ganz sicher: { $wire } ist { $value }, und das hast du auch. Dieser Schnitt ist gefahrlos.
web-why-certain = Warum ist das sicher?
web-coach-end = Mehr brauchst du nicht. Was nicht geht, ist blass und sagt, warum. Viel Glück!

## Am Tisch einer Lektion.

web-lesson-hint = Tipp
web-lesson-on = Weiter
web-lesson-play-on = Hier weiterspielen
web-lesson-once-more = Noch einmal
web-lesson-back = Zurück zur Lektion
