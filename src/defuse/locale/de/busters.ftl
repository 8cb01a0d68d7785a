### Bomb Busters, the base game: what is done, asked, refused and told.

## Values and tokens. The noun is for what is called or shown: „Plättchen Gelb“, „die drei Gelben“.

value-yellow = gelb
    .noun = Gelb
value-red = rot
    .noun = Rot
value-even = gerade
value-odd = ungerade
# A token that says what a wire is not. $mark: a value.
mark-not = nicht { $mark }
value-unknown = { $text } ist kein Wert: 1 bis 12, yellow oder red
wire-unknown = { $text } ist kein Kabel: Schreib 1 bis 12, y1.1 bis y11.1 oder r1.5 bis r11.5
# In place of a wire's place, so without an article.
wire-set-aside = Kabel abseits der Ständer

## What a player can do. The label is on a button.

act-place-token = Leg an eins deiner eigenen Kabel das passende Plättchen.
    .label = Plättchen legen
act-cut = Zeig auf ein Kabel im Team und sag einen Wert an, den du hast.
    .label = Duo-Schnitt
act-solo-cut = Schneide alle übrigen Kabel eines Werts durch: Du hast sie alle.
    .label = Solo-Schnitt
act-reveal-reds = Du hast nur noch rote Kabel: Deck sie auf.
    .label = Rote aufdecken
act-pick-wire = Wähl ein Kabel.
    .label = Kabel wählen
act-pick-stand = Wähl einen deiner Ständer.
    .label = Ständer wählen
act-pick-character = Nimm eine Figurenkarte.
    .label = Figur nehmen
act-place-label = Leg das Plättchen = oder ≠ an zwei deiner Kabel, die nebeneinanderstehen.
    .label = Etikett anbringen

## What is asked.

ask-turn-ask = Was tust du?
# $values: the only values that may be cut now.
ask-turn-ask-values = Zu schneiden ist { OR($values) }: Welche Kabel nimmst du?
ask-opening-ask = Welches deiner Kabel zeigst du mit deinem Startplättchen?
ask-owner-picks-hit = Richtig angesagt: Welches deiner passenden Kabel wird durchgeschnitten?
ask-owner-picks-miss = Falsch angesagt: Welches der Kabel, auf die gezeigt wurde, bekommt dein Plättchen?

## What to choose in a cut, and why something cannot be chosen. A capital letter and a full stop are added where needed.

cut-name-one = sag einen Wert an: Wähl eins deiner heilen Kabel
cut-name-two = sag zwei verschiedene Werte an, die du hast
cut-point-at-one = zeig auf ein heiles Kabel im Team
cut-point-at-all = zeig auf alle heilen Kabel eines Ständers im Team
cut-point-at-several = zeig auf { $count } heile Kabel eines Ständers im Team
cut-untouchable = auf dieses Kabel wirkt keine Ausrüstung
cut-unknown-to-you = du kennst dieses Kabel nicht
cut-red-wire = ein rotes Kabel kann man nicht ansagen
cut-counts-as-red = die { $value } gilt hier als rot: Man kann sie nicht ansagen
cut-detector-not-yellow = ein Detektor sucht eine Zahl, nicht Gelb
cut-has-to-be-of = zu schneiden ist jetzt nur { OR($values) }
cut-solo-takes-all = ein Solo-Schnitt nimmt alle übrigen Kabel eines Werts, 2 oder 4
cut-solo-others-hold =
    { $more ->
        [one] noch { $more } Kabel mit dem Wert { FORM($value, form: "noun") } ist in anderen Händen
       *[other] noch { $more } Kabel mit dem Wert { FORM($value, form: "noun") } sind in anderen Händen
    }
cut-solo-not-so-many = ein Solo-Schnitt nimmt 2 oder 4 Kabel, nicht { $held }
# Two cards used in one cut: what is on the button.
cut-with-both = { $one } + { $other }

label-choose-equal = wähl auf einem deiner Ständer zwei Kabel nebeneinander mit gleichem Wert, höchstens eins davon durchgeschnitten
label-choose-unequal = wähl auf einem deiner Ständer zwei Kabel nebeneinander mit verschiedenen Werten, höchstens eins davon durchgeschnitten

token-untouchable = an dieses Kabel kommt kein Plättchen
token-only-blue = nur ein blaues Kabel kann man zeigen
token-none-here = dieses Kabel bekommt kein Plättchen
token-there-already = dieses Plättchen hat das Kabel schon
token-no-four = für einen Wert, der viermal da ist, gibt es kein Plättchen
token-none-left = es ist kein Plättchen { FORM($mark, form: "noun") } mehr da

## Cards.

card-is-not-yours = „{ $card }“ gehört jemand anderem
card-is-locked = „{ $card }“ ist noch gesperrt
card-is-instant = „{ $card }“ wirkt von selbst
card-is-used = „{ $card }“ ist schon benutzt
card-is-for-your-turn = „{ $card }“ kannst du nur in deinem eigenen Zug einsetzen

panel-equipment = Ausrüstung
panel-personal-equipment = Persönliche Ausrüstung
panel-time = Zeit

## Setting up.

mission-unknown = Mission { $number } gibt es nicht (es gibt { $known })
setup-impossible = dieser Aufbau ist nicht möglich: { CAPITAL($why) }
setup-players = Bomb Busters ist für 2 bis 5 Personen, nicht für { $players }
setup-mission-players = Mission { $mission } geht nicht mit { $players } Personen
setup-captain = Platz { $seat } gibt es nicht, also kann dort kein Captain sitzen
setup-no-equipment = in Mission { $mission } gibt es keine Ausrüstung
setup-unknown-card = Ausrüstungskarte { $card } gibt es nicht
setup-banned-card = in Mission { $mission } ist Ausrüstungskarte { $card } nicht dabei
setup-card-twice = jede Ausrüstungskarte gibt es nur einmal

## What happened.

told-answered = { $seat } hat geantwortet.
told-shown =
    { COUNT($seats) ->
        [one] { $seats } sieht sich { $wires } an.
       *[other] { $seats } sehen sich { $wires } an.
    }
told-shown-to-all = Alle sehen sich { $wires } an.
told-shuffled = Etwas wird verdeckt gemischt.
told-mission-began = Mission { $number }: { $title }.
told-captain = { $seat } ist Captain.
# Which red and yellow wires are in the game: 5.5, 9.5, or with “von” where only some of them are.
specials-all = { COMMA($prints) }
specials-some = { $count } von { COMMA($prints) }
told-specials = Rot: { $red }. Gelb: { $yellow }.
told-reds = Rot: { $red }.
told-yellows = Gelb: { $yellow }.
told-dealt = { $wires } Kabel werden ausgeteilt: { COMMA($stands) }.
# One stand in the list of told-dealt: how many wires it has.
told-dealt-stand = { $stand } ({ $wires })
told-equipment = Ausrüstung auf dem Tisch: { $cards }.
told-opened = Die Startplättchen liegen; los geht’s.
told-token = { $seat } legt an { $wire } ein Plättchen: { $mark }.
told-announced = { $seat } sagt: { $wire } ist { $mark }.
# A call. $cards: the equipment used in it, perhaps none. A colon, since a colour in a list is no noun.
told-called =
    { COUNT($cards) ->
        [0] { $seat } sagt bei { $wires } an: { OR($values) }.
       *[other] { $seat } sagt mit { $cards } bei { $wires } an: { OR($values) }.
    }
told-solo =
    { COUNT($cards) ->
        [0] { $seat } macht einen Solo-Schnitt: { OR($values) }.
       *[other] { $seat } macht mit { $cards } einen Solo-Schnitt: { OR($values) }.
    }
told-cut =
    { COUNT($wires) ->
        [1] { $wires } ist durchgeschnitten: { $value }.
        [2] { $wires } sind durchgeschnitten, beide { $value }.
       *[other] { $wires } sind durchgeschnitten, alle { $value }.
    }
# After a call that was right.
told-cut-right =
    { COUNT($wires) ->
        [1] Richtig: { $wires } ist durchgeschnitten ({ $value }).
        [2] Richtig: { $wires } sind durchgeschnitten, beide { $value }.
       *[other] Richtig: { $wires } sind durchgeschnitten, alle { $value }.
    }
told-missed = Falsch: nicht { OR($values) }.
told-detected = Treffer!
told-token-owed = { $seat } legt an eins davon ein Plättchen.
# $none: yes if the token says that there is no such wire on the stand.
told-token-beside =
    { $none ->
        [yes] { $seat } legt neben { $stand } ein Plättchen: { $mark } (gibt es dort nicht).
       *[no] { $seat } legt neben { $stand } ein Plättchen: { $mark }.
    }
told-skipped = { $seat } setzt aus: { $why }.
told-spared = Keine Explosion, kein Plättchen.
told-reds-revealed = { $seat } hat nur noch Rot und deckt auf: { $wires }.
told-dial-stays = Der Zünder bleibt auf { $to }.
told-dial-drops = Der Zünder rückt vor auf { $to }.
told-dial-rises = Der Zünder rückt zurück auf { $to }.
told-validated = Alle { $value }en sind weg.
told-unlocked = Jetzt einsetzbar: { $card }.
told-card-used = { $seat } setzt { FORM($card, form: "accusative") } ein.
told-cards-ready = Wieder einsetzbar: { $cards }.
# A personal card in the list of told-cards-ready.
told-card-of = { GENITIVE($seat) } { $card }
told-moved = { CAPITAL(COMMA($moves)) }.
told-move = { $wire } ist jetzt { $to }
told-labelled = { $seat } bringt ein Etikett an: { $left } { $sign } { $right }.
told-radar = Radar für { $value }: { COMMA($answers) }.
told-radar-stand =
    { $heard ->
        [yes] { $stand } ja
       *[no] { $stand } nein
    }
told-jumped = { $seat } bestimmt: Als Nächstes ist { $to } dran.
told-exploded = Die Bombe explodiert: { CAPITAL($why) }.
told-won = Die Bombe ist entschärft. Alle gewinnen!

## Why a mission was lost. A phrase after a colon. “by” says who it was.

loss-dial = der Zünder ist abgelaufen
    .by = { $seat } hat den letzten Schritt des Zünders verbraucht
loss-time = die Zeit ist um
loss-red-wire = ein rotes Kabel wurde getroffen
    .by = { $seat } hat ein rotes Kabel getroffen
loss-nothing-legal = jemand konnte nichts Erlaubtes mehr tun
    .by = { $seat } konnte nichts Erlaubtes mehr tun
loss-not-red = ein Kabel, das rot sein sollte, ist es nicht
    .by = { $seat } hat ein Kabel rot genannt, das es nicht ist
loss-wrong-wires = die falschen Kabel wurden genannt
    .by = { $seat } hat die falschen Kabel genannt
loss-red-among-named = unter den genannten Kabeln war ein rotes
    .by = unter den Kabeln, die { $seat } genannt hat, war ein rotes
loss-reds-told-to-cut = schneiden sollte jemand, der nur noch rote Kabel hat
    .by = { $seat } sollte schneiden und hat nur noch rote Kabel
loss-flipped-mistaken = ein umgedrehtes Kabel war nicht das, wofür es gehalten wurde
    .by = ein umgedrehtes Kabel war nicht das, wofür { $seat } es hielt
loss-cards-stranded = Zahlenkarten sitzen bei jemandem ohne Kabel fest
loss-wrong-yellows = die falschen Kabel wurden als gelb genannt
    .by = { $seat } hat die falschen Kabel als gelb genannt
loss-red-tripwire = ein rotes Kabel wurde für ein Stolperkabel gehalten
    .by = { $seat } hat ein rotes Kabel für ein Stolperkabel gehalten
loss-nobody-can-act = niemand kann mehr etwas tun
loss-red-with-lever = am Hebel wurde ein rotes Kabel genannt
    .by = { $seat } hat am Hebel ein rotes Kabel genannt
loss-nobody-may-cut = niemand hat noch ein Kabel, das man schneiden darf
loss-doctor-away = der Doktor ist entwischt
loss-idle-round = eine ganze Runde lang konnte niemand etwas tun
loss-rookie-missed = der Neuling lag daneben
    .by = { $seat } lag als Neuling daneben
loss-careless-missed = Captain Schussel lag daneben
    .by = { $seat } lag als Captain Schussel daneben
loss-herrings-missed = Bert Rüger lag daneben
    .by = { $seat } lag als Bert Rüger daneben
loss-nano-arrived = Nano hat Feld 12 erreicht
loss-nano-laden = Nano trägt noch Kabel, und sonst hat niemand welche

## Why a turn passed without an action. A phrase after a colon.

skip-passed = freiwillig
skip-number-left = die Zahl ist nicht mehr auf der Hand
skip-no-card-fits = kein Kabel passend zu den eigenen Zahlenkarten
skip-no-number-fits = keine offene Zahl auf der Hand
skip-none-of-three = keine der drei Zahlen
skip-only-tripwire = nur noch das Stolperkabel
skip-only-yellow = nur Gelb
skip-nothing-under-nano = nichts zu schneiden unter oder vor Nano
skip-card-allows-none = kein Schnitt, den die Karte erlaubt
skip-no-oxygen = kein Sauerstoff
skip-flipped = nichts Passendes außer { GENITIVE($seat) } umgedrehtem Kabel
