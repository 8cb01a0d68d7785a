### Who has the next turn, and turns of two steps: numbers that are called, volunteers, whoever is first.

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

## A number is turned up, and somebody is told to cut it (missions 18 and 51).

ask-turn-number-ask = Du hast das Kommando: Deck die nächste Zahl auf.
act-turn-number = Deck die oberste Karte des Zahlenstapels auf.
    .label = Zahl aufdecken
commanders-number-first = deck zuerst eine Zahlenkarte auf
commanders-for-who-cuts = diese Karte ist für die Person, die schneidet
commanders-choose-answered = wähl eine Person, die dem Radar geantwortet hat
commanders-did-not-answer = hat dem Radar nicht geantwortet
commanders-radar = Radar
# $answers: told-radar-stand for each stand.
commanders-radar-heard = { COMMA($answers) }
told-radar-looks = Das Radar sucht die { $value }.
told-play-begins = Los geht’s.

## Volunteers for a number (mission 45).

act-snip = Melde dich: Du machst es.
    .label = Schnipp!
ask-volunteer-ask = Wer schneidet die { $value }?
ask-volunteer-ask-reds = Nur noch Rot ist übrig: Wer fängt an?
# On a button, for somebody who has nothing but reds.
volunteer-reveals = Schnipp! Rote aufdecken

## Turns in two steps (missions 18, 26, 45, 47 and 51).

ask-first-step = Was tust du vor dem Schneiden?
two-steps-something-else = dieser Zug beginnt mit etwas anderem
two-steps-now-cut = der Zug hat begonnen: Jetzt musst du schneiden
