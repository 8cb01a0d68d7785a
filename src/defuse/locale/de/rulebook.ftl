### The rule book: its chapters, headings, and what all entries share. Its texts are in the other files rulebook-….ftl.

rulebook-title = Regelbuch
rulebook-title-busters = Bomb Busters
rulebook-title-academy = Bomb Squad Academy

## Chapters. `.text` says what all entries of a chapter have in common.

rulebook-chapter-learn = Zum Lernen
rulebook-chapter-rule = Die Regeln
rulebook-chapter-mission = Missionen
    .text = Was auf der Missionskarte steht, geht den üblichen Regeln vor.
rulebook-chapter-card = Ausrüstung
    .text = Eine Karte ist einmal einsetzbar, und zwar sobald genug Kabel ihrer Zahl durchgeschnitten sind.
rulebook-chapter-character = Figuren
    .text = Alle haben eine persönliche Ausrüstung, die in jeder Mission einmal einsetzbar ist.
rulebook-chapter-token = Plättchen
    .text = Was an einem Kabel, neben einem Ständer oder auf dem Plan liegt, und was es verrät.
rulebook-chapter-constraint = Auflagen
    .text = Eine Auflage verbietet bestimmte Schnitte. Rote Kabel aufzudecken, verbietet sie nie.
rulebook-chapter-challenge = Herausforderungen
    .text = Für jede erfüllte Herausforderung rückt der Zünder einen Schritt zurück. Es können auch mehrere zugleich sein.
rulebook-chapter-academy = Zum Lernen
rulebook-chapter-round = Eine Runde, eine Bombe
rulebook-chapter-action = Aktionskarten
rulebook-chapter-tool = Werkzeuge
    .text = Ein Werkzeug ist einmal einsetzbar, in seinem Moment. Wer ein passendes hat, wird gefragt; wer zuerst antwortet, kommt zuerst, dann werden alle noch einmal gefragt.

## Headings within entries.

rulebook-in-detail = Genauer
rulebook-setup = Aufbau
rulebook-in-play = Im Spiel

## Facts: the name of each, and what it says.

rulebook-fact-players = Leute
rulebook-fact-wires = Kabel
rulebook-fact-dial = Zünder
rulebook-fact-equipment = Ausrüstung
rulebook-fact-clock = Uhr
rulebook-fact-when = Wann
rulebook-fact-unlock = Einsetzbar nach
rulebook-fact-since = Dabei seit
rulebook-fact-personal = Persönliche Ausrüstung
rulebook-fact-from-to = { $first } bis { $last }
rulebook-fact-dial-players = beginnt bei der Zahl der Leute
rulebook-fact-dial-number = beginnt bei { $dial }
rulebook-fact-dial-unused = nicht im Spiel
rulebook-fact-no-equipment = keine
rulebook-fact-one-card = eine Karte pro Person
# $cards: names of cards.
rulebook-fact-one-card-without = eine Karte pro Person, ohne { $cards }
rulebook-fact-real-time = läuft wirklich; lässt sich abschalten
# $value: a number, or yellow.
rulebook-fact-cut = { $count } durchgeschnittene Kabel: { $value }
rulebook-fact-mission = Mission { $number }

## What the book has not.

rulebook-no-entry = im Regelbuch gibt es keinen Eintrag { $id }
