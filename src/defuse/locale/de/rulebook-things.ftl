### The rule book: tokens, and what there is to say of cards beyond what is printed on them.

## Tokens: `.text-…` what it is, `.more-…` details.

rulebook-token-number = Zahlenplättchen
    .text-1 = Liegt an einem Kabel und nennt seine Zahl. Alle legen eins vor dem ersten Zug, und nach einem Fehlschlag bekommt das Kabel eins, auf das gezeigt wurde.
    .more-1 = Von jeder Zahl gibt es zwei. Liegen beide aus, wird das älteste an einem durchgeschnittenen Kabel noch einmal benutzt. Gibt es keins, wird die Zahl nur gesagt.
    .more-2 = Ein Plättchen bleibt bei seinem Kabel, auch beim Tausch. Wird ein Kabel mit Plättchen noch einmal falsch angesagt, wird der Wert nur wiederholt.
    .find = Info Infoplättchen Zahl
rulebook-token-yellow = Gelbes Plättchen
    .text-1 = Nach einem Fehlschlag an einem gelben Kabel bekommt es ein gelbes Plättchen: seine Farbe, nicht seine Zahl. Als Startplättchen gibt es das nur in den Missionen 22 und 41.
    .find = gelb Plättchen
rulebook-token-parity = Gerade und ungerade
    .text-1 = In den Missionen 21 und 33 sagen alle Plättchen nur, ob eine Zahl gerade oder ungerade ist. Sie gehen nie aus.
    .find = gerade ungerade Parität
rulebook-token-count = ×1, ×2, ×3
    .text-1 = In den Missionen 24 und 40 nennt ein Plättchen nicht die Zahl, sondern wie oft sie auf diesem Ständer ist. Durchgeschnittene Kabel zählen mit.
    .more-1 = ×4 gibt es nicht: Eine Zahl, die viermal auf einem Ständer ist, bekommt kein Plättchen. Nach einem Fehlschlag wird es gesagt.
    .more-2 = Wird das Kabel getauscht, kommt das Plättchen weg. Was es gesagt hat, war wahr, als es gelegt wurde.
    .find = zählen Anzahl wie viele mal
rulebook-token-false = Falsches Plättchen
    .text-1 = Sagt, was ein Kabel nicht ist. In Mission 17 lügt eine Person mit allen Plättchen, in Mission 52 lügen alle.
    .more-1 = Beim Tausch geht es mit seinem Kabel mit und sagt weiter, was das Kabel nicht ist.
    .find = Lüge lügen falsch nicht
rulebook-token-beside = Plättchen neben dem Ständer
    .text-1 = Ein Zahlenplättchen neben einem Ständer heißt: in dieser ganzen Hand gibt es kein solches Kabel. In manchen Missionen werden Startplättchen ausgelost; fehlt dir die Zahl, kommt das Plättchen dorthin.
    .more-1 = In Mission 50 liegen alle Plättchen dort. Sie nennen einen Wert, aber nicht, welches Kabel ihn hat.
    .find = neben keins fehlt
rulebook-token-equal = Etikett =
    .text-1 = Liegt zwischen zwei benachbarten Kabeln eines Ständers, die gleich sind. Es gibt eins; es kommt von der Ausrüstungskarte 12.
    .more-1 = Zwei gelbe Kabel sind gleich, zwei rote auch. Eins von beiden darf durchgeschnitten sein.
    .find = gleich Etikett Nachbarn
rulebook-token-differs = Etikett ≠
    .text-1 = Liegt zwischen zwei benachbarten Kabeln eines Ständers, die verschieden sind. Es gibt eins; es kommt von der Ausrüstungskarte 1.
    .find = verschieden ungleich Etikett Nachbarn
rulebook-token-x = X-Plättchen
    .text-1 = Zeigt ein Kabel, das außerhalb der Reihenfolge am Ende seines Ständers steht, in den Missionen 20 und 35.
    .find = X unsortiert
rulebook-token-oxygen = Sauerstoff
    .text-1 = Bezahlt Schnitte in den Missionen 44, 49, 54 und 63. Woher er kommt und wohin er geht, sagt die Mission.
    .more-1 = In den Missionen 44 und 54 kosten die Zahlen 1 bis 4 eins, 5 bis 8 zwei, 9 bis 12 drei. Es zählt, was du ansagst, ob richtig oder falsch, und ein Solo-Schnitt kostet einmal. Rote aufzudecken, kostet nichts.
    .find = Luft Atem unter Wasser Flasche
rulebook-token-validation = Abschlussplättchen
    .text-1 = Liegt auf einer Zahl, deren vier Kabel alle weg sind.
    .find = erledigt fertig vier
rulebook-token-marker = Marker
    .text-1 = Zeigt ein gelbes oder rotes Kabel, das im Spiel ist, oder mit ? eins, das es sein kann. Er steht zwischen den Zahlen, zwischen denen so ein Kabel stünde.
    .find = Marker Fragezeichen möglich

## Equipment cards: details. What a card does is printed on it (cards.ftl).

rulebook-card-dd =
    .more-1 = Ein Treffer genügt: Wem die Kabel gehören, schneidet eins durch, das passt, und sagt sonst nichts. Nach einem Fehlschlag legt diese Person ein Plättchen an eins der beiden, das nicht rot ist.
    .more-2 = Sind weniger heile Kabel da, nimmt er alle. Nach Gelb oder Rot sucht er nie.
rulebook-card-1 =
    .more-1 = Die zwei stehen nebeneinander auf einem deiner Ständer; höchstens eins ist durchgeschnitten.
rulebook-card-2 =
    .more-1 = Du legst deins zuerst hin. Die andere Person wählt, ohne es gesehen zu haben. Jedes Kabel kommt an seinen sortierten Platz auf dem Ständer, von dem das andere kam, und alle sehen, wohin.
    .more-2 = Zahlen-, gelbe, gerade, ungerade und falsche Plättchen gehen mit; ×1 bis ×3 und Etiketten kommen weg. X-Kabel und umgedrehte Kabel werden nie getauscht.
rulebook-card-3 =
    .more-1 = Alle drei stehen auf einem Ständer einer Person, nebeneinander oder nicht. Die Bombe explodiert nur, wenn alle drei rot sind.
rulebook-card-4 =
    .more-1 = Das Kabel ist heil und hat noch kein solches Plättchen. Es ist eins, wie die Mission sie benutzt: gerade und ungerade, ×1 bis ×3 oder ein falsches.
rulebook-card-5 =
    .more-1 = Alle heilen Kabel des Ständers; X-Kabel und umgedrehte bleiben außen vor. Die Bombe explodiert nur, wenn alle rot sind.
rulebook-card-6 =
    .more-1 = Nie über sechs: Dort lässt sich die Karte nicht einsetzen, damit niemand sie umsonst verliert.
rulebook-card-7 =
    .more-1 = Mindestens eine Figur muss benutzt sein.
rulebook-card-8 =
    .more-1 = Jeder Ständer antwortet für sich, auch deiner. X-Kabel, umgedrehte Kabel und die tödliche Zahl aus Mission 11 zählen nicht.
rulebook-card-9 =
    .more-1 = Ein verschontes rotes Kabel bleibt heil und bekommt kein Plättchen. Alle wissen dann, dass es rot ist. Jedes andere falsche Kabel bekommt wie immer sein Plättchen.
    .more-2 = Er sichert nur Duo-Schnitte: keine besondere Aktion einer Mission und kein eigenes umgedrehtes Kabel. Du darfst dich danach noch anders entscheiden; dann ist er verloren.
rulebook-card-10 =
    .more-1 = Du hast beide Werte. Passt einer davon, wird dein Kabel dieses Werts durchgeschnitten. Er geht zusammen mit einem Detektor, aber dann nicht mit Gelb.
    .more-2 = Regeln, die deine Ansage binden, gelten für beide Werte.
rulebook-card-11 =
    .more-1 = Nichts wird durchgeschnitten, nichts geht verloren, und es zählt als deine Aktion. Dich selbst darfst du nicht bestimmen, solange andere Kabel haben.
rulebook-card-12 =
    .more-1 = Die zwei stehen nebeneinander auf einem deiner Ständer; höchstens eins ist durchgeschnitten. Zwei gelbe sind gleich, zwei rote auch.
rulebook-card-y =
    .more-1 = Die neuen Karten kommen vom Stapel der unbenutzten. Sind genug Kabel ihrer Zahlen durchgeschnitten, sind sie sofort einsetzbar.
rulebook-card-22 =
    .more-1 = Umgedrehte Kabel zählen nicht.
rulebook-card-33 =
    .more-1 = Sofortkarten kommen nicht zurück. Wird ein Etikett noch einmal eingesetzt, wandert sein Plättchen.
rulebook-card-99 =
    .more-1 = Genau zwei. Es ist ein Solo-Schnitt: Auflage K verbietet ihn, und Grenzen für Zahlen gelten.
rulebook-card-10-10 =
    .more-1 = Ausgelost wird unter den Zahlen, von denen noch heile Kabel da sind. Es ist kein Schnitt: kein Sauerstoff, kein Schritt von Nano, kein Zug der Spielfigur.
rulebook-card-11-11 =
    .more-1 = Nur du siehst das Kabel. Es kommt an seinen sortierten Platz, und seine Plättchen gehen mit wie bei den Walkie-Talkies. X-Kabel und umgedrehte Kabel kann man nicht nehmen.

## Characters.

# $card: the name of the equipment.
rulebook-character =
    .base = Eine der fünf Figuren der ersten Missionen. Die persönliche Ausrüstung, einmal in jeder Mission: { $card }.
    .new = Eine der vier Figuren, die mit Mission 31 dazukommen. Alle außer dem Captain dürfen eine nehmen; jede gibt es einmal. Einmal in jeder Mission: { $card }.
    .captain = Mit dieser Karte spielt der Captain.
    .banned = Wo eine Mission ohne diese Karte auskommt ({ $card }), ist auch diese Figur nicht dabei.

## Constraints: details. What a card forbids is printed on it (cards.ftl).

rulebook-constraint =
    .values = Sie gilt für das, was du im Duo-Schnitt ansagst und was du im Solo-Schnitt durchschneidest. Gelb ist keine Zahl und erfüllt keine der Karten A bis E.
    .not-4-to-9 = Sie gilt für das, was du im Duo-Schnitt ansagst und was du im Solo-Schnitt durchschneidest. Gelb ist erlaubt.
    .equipment = Bindet die Karte alle, gilt das auch für Karten für jederzeit, wenn andere dran sind. Sofortkarten wirken von selbst.
    .information = Infoplättchen sind Zahlen- und gelbe Plättchen, gerade und ungerade, und ×1 bis ×3.
    .end = Auch nicht mit einem Detektor: Der Superdetektor ist also nicht einsetzbar.
    .solo = Auch der Fast Pass ist ein Solo-Schnitt.
    .price = Der Stabilisator spart beide Schritte.
    .cannot = Du kannst sie nicht erfüllen, wenn du keinen Schnitt hast, der sie einhält, aber ohne sie einen hättest. Was dann geschieht, sagt die Mission.
    .shared = Eine Karte, die offen für alle liegt, bindet alle, die ganze Zeit.

## Challenges: details. What a card asks for is printed on it (cards.ftl).

rulebook-challenge =
    .checked = Geprüft wird nach jeder Aktion.
    .red = Das ist eine Aktion für sich, möglich, solange die Karte offen liegt. Ein rotes Kabel wird an seinem Platz aufgedeckt.
    .row = Es zählen die Züge des ganzen Tisches, einer nach dem anderen. Ein Fehlschlag, eine Karte oder etwas anderes dazwischen unterbricht die Folge.
    .stairs = Es zählen nur blaue Zahlen.
    .pairs = Jede Gruppe besteht aus genau zwei Nachbarn; was dazwischen durchgeschnitten ist, trennt die Gruppen.
    .first = Es zählen die ersten Abschlussplättchen der Mission.
    .islands = Beide Nachbarn so eines Kabels sind durchgeschnitten; das Ende des Ständers zählt wie durchgeschnitten.
    .claim = Wem der Ständer gehört, sagt es an, solange das Spiel auf eine Aktion wartet. Würde es von selbst geprüft, wüssten es alle.
