### What the missions' own rules say, from hand-me-downs to X wires: what is done, asked, refused, shown and told.

## Number cards that are handed on (mission 65).

act-hand-on-number = Gib eine deiner Zahlenkarten einem Teammitglied.
    .label = Zahlenkarte weitergeben
ask-hand-on-ask = Welche deiner Zahlenkarten gibst du weiter, und an wen?
# Why a teammate cannot be given a card.
hand-on-no-wires = hat keine Kabel mehr
hand-on-finished = diese Zahl ist erledigt
hand-on-which = gib eine der Karten weiter, die offen vor dir liegen
hand-on-to-whom = gib sie einem Teammitglied mit Kabeln
hand-on-no-card = vor dir liegt keine offene Zahlenkarte für { FORM($value, form: "noun") }
# On a button.
hand-on-nothing-fits = Aussetzen: Kein Kabel passt zu meinen Zahlenkarten
hand-on-cards = Zahlenkarten
told-numbers-dealt-out = Zahlenkarten: { SEMICOLON($hands) }.
# One hand in the list of told-numbers-dealt-out.
told-numbers-dealt-out-hand = { $seat } { $numbers }
told-number-handed-on = { $seat } gibt die { $number } an { $to } weiter.

## Tokens that show no value (missions 21, 24, 33, 40 and 58).

marks-tokens = Plättchen
marks-parity = Ein Plättchen sagt nur, ob sein Kabel gerade oder ungerade ist.
marks-count = Ein Plättchen sagt, wie oft der Wert seines Kabels auf diesem Ständer ist. Durchgeschnittene Kabel zählen mit.
marks-none = Es gibt keine, nicht einmal nach einer falschen Ansage.
marks-missed = Falsch: nicht { OR($values) }. Mehr wird nicht verraten.
marks-play-begins = Los geht’s.
marks-detectors = Doppeldetektoren
marks-endless = Alle können ihren in jedem Zug einsetzen.

## Nano on the validation track (missions 43 and 53).

ask-nano-gives = Nano hat dir ein Kabel gegeben: Auf welchen deiner Ständer kommt es?
# The space of the track before 1.
nano-start = Start
# A mark at the last space of the track.
nano-boom = bumm
nano-in-place-of-the-dial = Nano, an Stelle des Zünders
nano-heading-up = Nano, auf dem Weg nach oben
nano-heading-down = Nano, auf dem Weg nach unten
nano-wires = Kabel auf Nano
nano-which-stand = wähl einen deiner Ständer
# On a button.
nano-this-stand = Auf diesen Ständer
told-nano-moved =
    { $to ->
        [0] Nano geht zurück zum Start.
       *[other] Nano geht auf die { $to }.
    }

## Nano on a line of number cards (mission 59). $facing: left or right.

act-face-nano = Sag, wohin Nano schaut.
    .label = Nano schaut dorthin
ask-facing-ask = Wohin soll Nano jetzt schauen?
nano-line-which-way = links oder rechts
nano-line-behind =
    { $facing ->
        [left] Nano steht auf der { $at } und schaut nach links: Die { $value } liegt hinter ihm
       *[right] Nano steht auf der { $at } und schaut nach rechts: Die { $value } liegt hinter ihm
    }
nano-line-facing =
    { $facing ->
        [left] Nano schaut nach links ←
       *[right] Nano schaut nach rechts →
    }
# A mark at a number whose wires are all cut.
nano-line-face-down = verdeckt
# $line: the numbers from left to right.
told-nano-line-laid =
    { $facing ->
        [left] Die Zahlenkarten liegen in einer Reihe: { $line }. Nano steht auf der { $at } und schaut nach links.
       *[right] Die Zahlenkarten liegen in einer Reihe: { $line }. Nano steht auf der { $at } und schaut nach rechts.
    }
told-nano-walked = Nano geht vorwärts auf die { $to }.
told-nano-turned =
    { $facing ->
        [left] Nano dreht sich um und schaut nach links.
       *[right] Nano dreht sich um und schaut nach rechts.
    }

## A deck of number cards that turns up equipment (mission 15).

number-deck-card = Zahlenkarte
number-deck-so-far = { $cut } von { $total } durchgeschnitten
# A card that lies face down.
number-deck-equipment = Ausrüstung
number-deck-face-down = Verdeckte Ausrüstung
told-number-turned-up =
    { $finished ->
        [yes] Die nächste Zahlenkarte ist die { $number }, und die ist schon erledigt.
       *[no] Die nächste Zahlenkarte ist die { $number }.
    }

## Number cards that are worth a step of the dial (mission 62).

number-row = Je ein Schritt zurück
told-numbers-laid = Zahlenkarten auf dem Tisch: { $numbers }.

## A number card for every turn (missions 18, 45 and 51).

act-designate = Bestimme, wer schneiden muss.
    .label = Du schneidest
ask-designate-ask = Wer muss die { $value } schneiden?
ask-designate-ask-reds = Nur noch Rot ist übrig: Wer muss weitermachen?
ask-lacks-ask = Du hast kein Kabel dieser Zahl: Welches deiner Kabel zeigst du stattdessen?
# Why a seat cannot be chosen.
designate-no-wires = hat keine Kabel mehr
designate-whom = wähl jemanden mit Kabeln
# On a button.
lacks-show-one = Eins deiner Kabel zeigen
number-turns-deck = Zahlenstapel
number-turns-to-cut = Zu schneiden
told-number-called =
    { $fresh ->
        [yes] Der Zahlenstapel wird neu gemischt. Die Zahl ist { $number }.
       *[no] Die Zahl ist { $number }.
    }
told-took-on = { $seat } hat die { $number }.
told-had-not = { $seat } hat keine { $number }.

## Volunteers for a number (mission 45).

act-snip = Melde dich: Du machst es.
    .label = Schnipp!
ask-volunteer-ask = Wer schneidet die { $value }?
ask-volunteer-ask-reds = Nur noch Rot ist übrig: Wer fängt an?
# On a button, for somebody who has nothing but reds.
volunteer-reveals = Schnipp! Rote aufdecken

## Opening tokens.

# On a button.
opening-your-token = Dein Plättchen legen
opening-which-wire = wähl eins deiner heilen blauen Kabel
# A token drawn by lot.
told-token-drawn = { $seat } zieht das Plättchen { FORM($mark, form: "noun") }.

## Constraint cards that everybody chooses (mission 31).

act-take-constraint = Nimm eine Auflagenkarte.
    .label = Auflage nehmen
ask-take-constraint = Welche Auflagenkarte nimmst du?
draft-which-card = wähl eine Karte von A bis E
draft-taken = diese hat schon { $seat }
# Cards that lie face down for good.
draft-turned-down = Umgedreht
told-constraint-turned = { $seat } dreht Auflage { $letter } um.

## A ring of constraint cards (mission 61).

act-rotate = Sag, ob die Karten weiterwandern und in welche Richtung.
    .label = Auflagen wandern lassen
act-swap-constraint = Tausch deine Auflagenkarte gegen eine ausgeloste von F bis L. Das kostet einen Schritt am Zünder.
    .label = Auflage tauschen, für einen Schritt
ask-rotate-ask = Eine neue Runde: Wandern alle Auflagenkarten einen Platz weiter?
ring-which-way = die Karten bleiben, oder alle wandern einen Platz weiter
ring-used-up = die Karten F bis L sind aufgebraucht
ring-not-now = nicht, solange eine Frage offen ist
ring-no-wires = du hast keine Kabel mehr
# $letters: the cards that are left to swap for, as in GHK.
ring-cards = Auflagen reihum, im Uhrzeigersinn (zum Tauschen: { $letters })
ring-cards-none-to-swap = Auflagen reihum, im Uhrzeigersinn (zum Tauschen: keine)
told-ring-laid =
    { COUNT($letters) ->
        [one] Neben dem Captain liegt Auflage { $letters }.
       *[other] Neben dem Captain liegen die Auflagen { $letters }.
    }
told-constraints-rotated =
    { $way ->
        [clockwise] Die Auflagenkarten wandern einen Platz im Uhrzeigersinn.
       *[counter-clockwise] Die Auflagenkarten wandern einen Platz gegen den Uhrzeigersinn.
    }
told-constraint-swapped = { $seat } tauscht Auflage { $old } gegen { $new }.

## Constraint cards that bind everybody (missions 32, 37 and 57).

act-replace-constraint = Ersetz die Auflage durch die nächste vom Stapel.
    .label = Auflage ersetzen
constraint-deck-nobody = hier darf niemand die Auflage nach Wunsch ersetzen
constraint-deck-only-captain = nur der Captain ersetzt die Auflage
constraint-deck-none-in-force = es gilt keine Auflage
constraint-deck-replaced = die Auflage wurde in diesem Zug schon ersetzt
constraint-deck-not-now = nicht, solange eine Frage offen ist
constraint-deck-left = Auflagenkarten übrig
paired-constraints = Auflagen der Zahlen
# A constraint card that belongs to a number. $title: what the card is called.
paired-constraint = { $number }: { $title }
told-round-idle = Eine ganze Runde ohne Aktion.
told-constraints-paired = Die Zahlen haben Auflagenkarten: { COMMA($pairs) }.
# One pair in the list of told-constraints-paired.
told-constraints-paired-pair = { $number } { $letter }

## Oxygen (missions 44, 54 and 63).

act-hold-breath = Tu in diesem Zug nichts; das kostet einen Schritt.
    .label = Aussetzen
# What may be signed under water, where nobody can speak.
sign-oxygen = Ich brauche Sauerstoff
oxygen-tokens = Sauerstoff
oxygen-held = { $tokens } Sauerstoff
oxygen-in-reserve = Sauerstoff im Vorrat
oxygen-paid = Bezahlter Sauerstoff
oxygen-too-dear = ein Schnitt mit { $value } kostet { $cost } Sauerstoff; vorhanden: { $there }
# Places of tokens, in told-oxygen-moved.
oxygen-reserve = Vorrat
oxygen-box = Schachtel
# $source and $to: a player, the reserve or the box.
told-oxygen-moved =
    { $source ->
        [oxygen-reserve]
            { $to ->
                [oxygen-box] { $tokens } Sauerstoff aus dem Vorrat in die Schachtel.
               *[other] { $tokens } Sauerstoff aus dem Vorrat an { $to }.
            }
        [oxygen-box]
            { $to ->
                [oxygen-reserve] { $tokens } Sauerstoff aus der Schachtel in den Vorrat.
               *[other] { $tokens } Sauerstoff aus der Schachtel an { $to }.
            }
       *[other]
            { $to ->
                [oxygen-reserve] { $tokens } Sauerstoff von { $source } in den Vorrat.
                [oxygen-box] { $tokens } Sauerstoff von { $source } in die Schachtel.
               *[other] { $tokens } Sauerstoff von { $source } an { $to }.
            }
    }

## Oxygen from hand to hand (mission 49).

act-give-oxygen = Gib einem Teammitglied so viele Plättchen, wie die Zahl angibt, die du gleich schneidest.
    .label = Sauerstoff geben und schneiden
act-let-oxygen-go = Leg so viele Plättchen in die Schachtel, wie die Zahl angibt, die du gleich schneidest: Sonst ist niemand mehr da.
    .label = Sauerstoff zahlen und schneiden
oxygen-gift-pay-first = zahl erst { $value } Sauerstoff, dann schneide die { $value }
oxygen-gift-make-it = du hast für einen Schnitt bezahlt: Nun mach ihn
oxygen-gift-to-whom = gib ihn einem Teammitglied mit Kabeln
oxygen-gift-which-number = nenn eine Zahl, die du hast
told-cut-paid = { $seat } schneidet gleich die { $value }.

## A deck that is the prize for a special action (missions 23 and 39).

act-place-nothing = Sag, dass du zu deinen Zahlenkarten kein Plättchen legen kannst.
    .label = Kein Plättchen zu legen
ask-number-ask = Du hast Zahlenkarten bekommen: Welches deiner Kabel mit so einer Zahl bekommt ein Plättchen?
prize-cards = Karten im Stapel
# On a button.
prize-place-token = Plättchen legen
prize-no-such-card = eine Karte mit dieser Zahl hast du nicht bekommen
prize-which-wire = wähl eins deiner heilen Kabel mit einer Zahl, die du bekommen hast
prize-has-one = du hast ein Kabel mit einer Zahl, die du bekommen hast: Leg ein Plättchen
prize-has-none = keine deiner Zahlenkarten passt zu einem Kabel, das ein Plättchen bekommen kann
told-prize-shrank = Die Runde ist um: Der Stapel verliert eine Karte.
told-prize-won =
    { $cards ->
        [one] Der Stapel ist gewonnen, mit noch { $cards } Karte.
       *[other] Der Stapel ist gewonnen, mit noch { $cards } Karten.
    }
told-numbers-dealt = Zahlenkarten werden verdeckt ausgeteilt: { COMMA($hands) }.
# One hand in the list of told-numbers-dealt: how many cards it has.
told-numbers-dealt-hand = { $seat } { $cards }
told-nothing-to-mark = { $seat } hat kein Kabel für ein Plättchen.

## Turns for whoever is first (mission 10).

act-take-turn = Sag „Schnipp!“: Der nächste Zug gehört dir.
    .label = Schnipp!
ask-race-ask = Wer nimmt den nächsten Zug?
race-just-had = du warst gerade dran: Lass jemand anderen
race-let-go = auf diesen Zug hast du verzichtet
race-no-wires = du hast keine Kabel mehr
race-wait = warte, bis dieser Zug vorbei ist
race-next-turn = Nächster Zug
race-anybody = Wer zuerst „Schnipp!“ sagt: alle, die Kabel haben.
race-anybody-but = Wer zuerst „Schnipp!“ sagt: alle, die Kabel haben, außer { $seat }.
# $called: yes if the player said so, no if nobody did.
told-turn-taken =
    { $called ->
        [yes] { $seat } sagt „Schnipp!“
       *[no] { $seat } ist dran.
    }

## A role for one player (missions 14, 17 and 28).

role = Rolle
role-rookie = der Neuling
    .text = Misslingt dem Neuling ein Duo-Schnitt, explodiert die Bombe.
role-herrings = Bert Rüger
    .text = Keine Ausrüstung, und jedes Plättchen sagt, was das Kabel nicht ist.
role-careless = Captain Schussel
    .text = Keine Ausrüstung, und misslingt dem Captain ein Duo-Schnitt, explodiert die Bombe.
# $text: what is special about the role, a sentence or two.
role-of = { $seat } ist { $role }. { $text }
role-no-equipment = { $role } kann keinerlei Ausrüstung einsetzen
role-not-this-card = { $role } kann diese Karte nicht einsetzen
told-role-taken = { $seat } ist { $role }.

## A line of number cards (missions 9, 16 and 36).

act-place-arrow = Leg den Pfeil an ein Ende der Reihe.
    .label = Pfeil legen
ask-arrow-ask = An welchem Ende beginnt die Reihe?
sequence-which-end = wähl das linke oder das rechte Ende
sequence-not-yet = erst { $quota } × { $first }, dann die { $value }
# On the card of the number that is next.
sequence-so-far = dran: { $cut } von { $quota } durchgeschnitten
sequence-from-left = In dieser Reihenfolge
sequence-from-right = In dieser Reihenfolge, von rechts
told-line-laid = Die Reihe der Zahlenkarten: { $numbers }.
told-arrow-placed =
    { $end ->
        [left] { $seat } legt den Pfeil an das linke Ende der Reihe.
       *[right] { $seat } legt den Pfeil an das rechte Ende der Reihe.
    }
told-line-shortened = Die { $number } ist aus der Reihe.

## Speech (missions 25, 44, 49 and 63).

act-slip = Habt ihr es gehört? Der Zünder rückt einen Schritt vor, und das lässt sich nicht zurücknehmen.
    .label = Versprecher melden
slip-who = wähl, wer es war
speech = Sprechen
speech-no-numbers = Sagt keine Zahl laut: Das kostet einen Schritt.
# On a button of the host.
speech-report-number = Gesprochene Zahl melden
# $signs: what may be signed.
speech-closed = hier kann niemand sprechen; erlaubte Zeichen: { COMMA($signs) }
speech-signs-only = Niemand kann sprechen. Erlaubte Zeichen: { COMMA($signs) }.
told-slip-heard = { $seat } hat laut eine Zahl gesagt.

## A race through number cards (mission 30).

act-name-yellows = Nenn alle gelben Kabel, die noch übrig sind, wo immer sie stehen.
    .label = Gelbe nennen
ask-yellows-ask = Welche gelben Kabel sind noch übrig, und zwar alle? Bei einer falschen Antwort explodiert die Bombe.
# On a button of the host.
speed-report-word = Gesprochenes Wort melden
speed-cards = Zahlenkarten
speed-card = Karte { $number }
# Of a card that was won or lost.
speed-won = gewonnen
speed-lost = verloren
# The open card: the how manyth it is, and whether two wires of it are cut.
speed-so-far =
    { $made ->
        [yes] Karte { $card } von { $cards }, zwei sind durchgeschnitten
       *[no] Karte { $card } von { $cards }, schneidet zwei
    }
speed-so-far-turns =
    { $made ->
        [yes]
            { $turns ->
                [one] Karte { $card } von { $cards }, zwei sind durchgeschnitten, noch { $turns } Zug
               *[other] Karte { $card } von { $cards }, zwei sind durchgeschnitten, noch { $turns } Züge
            }
       *[no]
            { $turns ->
                [one] Karte { $card } von { $cards }, schneidet zwei, noch { $turns } Zug
               *[other] Karte { $card } von { $cards }, schneidet zwei, noch { $turns } Züge
            }
    }
speed-only-these = Nur diese Zahlen
# $last: the last of the numbers; $most: those before it.
speed-only-now =
    { COUNT($most) ->
        [0] jetzt darf man nur { $last } schneiden
       *[other] jetzt darf man nur { COMMA($most) } oder { $last } schneiden
    }
speed-name-yellows = nenn { $count } heile Kabel, wo immer sie stehen
speed-silence = Stille
speed-signals-only = { $seat } darf nur noch Zeichen geben.
told-card-turned = Karte { $card } von 7: Schneidet zwei { $number }en.
told-card-won = Zwei { $number }en sind durchgeschnitten: Karte { $card } gehört euch.
told-card-lost = Zu langsam für die { $number }en: Karte { $card } ist verloren.
told-card-discarded = „{ $card }“ kommt weg.
told-yellows-counted = Gelbe Kabel: { $counts }.
# One seat in the list of told-yellows-counted.
told-yellows-counted-seat = { $seat } { $count }
told-silenced = { $seat } darf von jetzt an nur noch Zeichen geben.
told-silence-broken = { $seat } hat gesprochen, darf aber nur Zeichen geben.
# $holds: yes if the player has a wire of that number.
told-holding-told =
    { $holds ->
        [yes] { $seat } zieht die { $number } und hat eine.
       *[no] { $seat } zieht die { $number } und hat keine.
    }
told-sprint-began = Jetzt darf nur noch { OR($numbers) } geschnitten werden.
told-yellows-picked = { $seat } nennt als alle übrigen gelben Kabel: { $wires }.

## Sums and differences (mission 47).

act-combine-numbers = Wähl zwei Zahlenkarten: Du schneidest jetzt ihre Summe oder ihre Differenz.
    .label = Zwei Zahlenkarten verrechnen
act-discard-numbers = Verzichte auf deinen Zug: Zwei Zahlenkarten kommen weg, und der Zünder rückt vor.
    .label = Aussetzen, für einen Schritt
ask-combine-ask = Welche zwei Zahlenkarten verrechnest du? Du schneidest ihre Summe oder ihre Differenz.
sums-choose-first = wähl zuerst zwei Zahlenkarten
sums-used = diese Karte ist schon weg
sums-which-to-combine = wähl zwei Karten, deren Summe oder Differenz du hast
sums-which-to-discard = wähl zwei Karten zum Ablegen
sums-cards = Zahlenkarten
told-numbers-discarded = { $seat } legt die { $one } und die { $other } ab.
told-numbers-combined = { $seat } verrechnet { $one } und { $other }. Zu schneiden: { OR($values) }.
told-numbers-laid-out = Alle zwölf Zahlenkarten liegen wieder aus.

## Yellow tripwires (mission 41).

act-cut-tripwire = Zeig auf ein Kabel im Team, das du für ein Stolperkabel hältst.
    .label = Stolperkabel schneiden
tripwire-not-named = ein gelbes Kabel ist ein Stolperkabel: Nur jemand anderes im Team kann es schneiden
tripwire-stuck = du hast nur noch dein Stolperkabel und setzt aus
tripwire-not-your-turn = du bist nicht am Zug
tripwire-only-reds = du hast nur noch rote Kabel: Deck sie auf
tripwire-nobody-has-one = sonst hat niemand im Team ein Stolperkabel
tripwire-your-own = dein eigenes Stolperkabel muss jemand anderes finden
tripwire-which-wire = zeig auf ein heiles Kabel im Team
tripwire-no-card = bei dieser Aktion hilft keine Karte
tripwires-left = Stolperkabel übrig
told-tripwire-called = { $seat } hält { $wire } für ein Stolperkabel.
told-tripwire-missed = Falsch: Es ist keins.

## Turns in two steps (missions 18, 26, 45, 47 and 51).

ask-first-step = Was tust du vor dem Schneiden?
two-steps-something-else = dieser Zug beginnt mit etwas anderem
two-steps-now-cut = der Zug hat begonnen: Jetzt musst du schneiden

## The weakest link (mission 34).

act-accuse = Sag, wer das schwächste Glied ist und unter welcher Auflage.
    .label = Schwächstes Glied nennen
# On a button.
weakest-link-no-cut = Meine Karte lässt mir keinen Schnitt
weakest-link-forbids =
    { $letter ->
        [A] Auflage A: nur gerade, also nicht { $value }
        [B] Auflage B: nur ungerade, also nicht { $value }
        [C] Auflage C: nur 1 bis 6, also nicht { $value }
        [D] Auflage D: nur 7 bis 12, also nicht { $value }
       *[E] Auflage E: nur 4 bis 9, also nicht { $value }
    }
weakest-link-not-you = du bist nicht das schwächste Glied
weakest-link-nobody-bound = für niemanden gilt noch eine Auflage
weakest-link-on-your-turn = das schwächste Glied darfst du nur in deinem eigenen Zug nennen
weakest-link-once = einmal pro Zug genügt
weakest-link-yourself = das schwächste Glied bist du selbst
weakest-link-who = Wer ist das schwächste Glied?
weakest-link-face-down = Auflage und Figur, verdeckt
# $text: what the constraint card says. $bound: whether the reader is the weakest link.
weakest-link-card =
    { $bound ->
        [yes] { $text } Du bist das schwächste Glied, und das gilt für dich.
       *[no] { $text } Für dich gilt das nicht.
    }
told-secrets-dealt = Alle sehen sich heimlich eine Figur und eine Auflagenkarte an.
told-accused =
    { $right ->
        [yes] { $seat } sagt: { $suspect } ist das schwächste Glied, mit Auflage { $letter }. Richtig!
       *[no] { $seat } sagt: { $suspect } ist das schwächste Glied, mit Auflage { $letter }. Falsch.
    }
told-link-broke = { $seat } ist das schwächste Glied und hat keinen Schnitt, den die Auflage erlaubt.
told-secrets-discarded = Die Auflagenkarten kommen aus dem Spiel.

## X wires (missions 20 and 35).

x-wires = X-Kabel
x-wires-no-order = X-Kabel stehen außer der Reihe, und keine Karte wirkt auf sie.
x-wires-free = Die X-Kabel kann man jetzt schneiden. Keine Karte wirkt auf sie.
x-wires-locked = dieses X-Kabel ist gesperrt, bis alle gelben Kabel durchgeschnitten sind
x-wires-locked-still = Die X-Kabel sind gesperrt, bis alle gelben Kabel durchgeschnitten sind: noch { $left }. Keine Karte wirkt auf sie.
