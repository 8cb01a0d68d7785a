### What both games say: refusals, forms, replay files, and acts that belong to no rule.

act-pass = Verzichte und lass anderen den Vortritt.
    .label = Passen
act-cannot = Sag, dass du nichts Erlaubtes mehr tun kannst.
    .label = Ich kann nichts tun
act-clock = So viele Sekunden sind gespielt; das trägt der Gastgeber ein, nie ein Platz.
    .label = Uhr

ask-ask = Was wählst du?

## Why an act is refused.

refused-over = das Spiel ist aus
refused-clock = die Uhr stellt nur der Gastgeber, und sie läuft nie rückwärts
refused-no-seat = diesen Platz gibt es nicht
# $card: the id of a card, as a program sent it.
refused-no-card = „{ $card }“ ist nicht im Spiel
refused-not-asked = du bist gerade nicht gefragt
refused-no-pass = hier gibt es nichts zu passen
refused-can-act = du kannst noch etwas tun
refused-not-now = das geht jetzt nicht
refused-no-act = das ist kein Zug

form-another-action = das ist eine andere Aktion
# $field: the name of a field as programs write it.
form-no-choice = { $field }: { $choice } steht hier nicht zur Wahl
form-each-once = { $field }: alles nur einmal

game-unknown = das Spiel „{ $name }“ gibt es nicht (es gibt: { COMMA($known) })

## Replay files.

replay-bad-setup = der Aufbau ist nicht möglich: { CAPITAL($why) }
replay-illegal-act = Zug { $number } ist nicht erlaubt: { CAPITAL($why) }
replay-differs = hier läuft das Spiel anders ab: Prüfwert { $found } statt { $written }
replay-differs-other-engine = hier läuft das Spiel anders ab: Prüfwert { $found } statt { $written } (die Datei ist von Version { $engine })
replay-no-file = das ist keine Replay-Datei: { $why }
replay-no-format = das ist keine Replay-Datei: Sie nennt kein Format
replay-other-format = diese Datei hat Format { $format }; gelesen wird hier Format { $ours }
replay-broken = diese Replay-Datei ist kaputt: { $why }
replay-unreadable = { $path } lässt sich nicht lesen: { $why }
replay-no-act = so einen Zug gibt es nicht: { $name }
replay-bad-act = { $name }: { $why }
replay-act = Zug { $number }: { $why }

## How the seed of a game was made.

deal-other-method = die Verteilung entstand auf eine andere Art ({ $method }), die diese Version nicht kennt
deal-seats-muddled = die Plätze der Beiträge sind nicht in Ordnung, oder ein Platz kommt zweimal vor
deal-other-secret = das Geheimnis ist nicht das, auf das sich der Server festgelegt hat
deal-other-setup = der Aufbau ist nicht der, der vor der Verteilung galt
deal-other-seed = Geheimnis und Beiträge führen zum Startwert { $found }, nicht zu { $written }
