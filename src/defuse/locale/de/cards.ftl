### Equipment cards, constraint cards, challenge cards and characters.

## Equipment: what a card is called, and what it does. The accusative follows „setzt … ein“.

card-dd = Doppeldetektor
    .accusative = den Doppeldetektor
    .text = Zeig im Duo-Schnitt auf zwei Kabel eines Ständers statt auf eins. Ein Treffer genügt.
card-1 = Etikett ≠
    .accusative = das Etikett ≠
    .text = Jederzeit: Leg das Plättchen ≠ an zwei deiner Kabel, die nebeneinanderstehen und verschieden sind. Eins darf durchgeschnitten sein.
card-2 = Walkie-Talkies
    .accusative = die Walkie-Talkies
    .text = Jederzeit: Tausch eins deiner heilen Kabel verdeckt gegen eins, das ein Teammitglied aussucht.
card-3 = Dreifachdetektor
    .accusative = den Dreifachdetektor
    .text = Zeig im Duo-Schnitt auf drei Kabel eines Ständers statt auf eins. Ein Treffer genügt.
card-4 = Post-it
    .accusative = das Post-it
    .text = Jederzeit: Leg ein Plättchen an eins deiner blauen Kabel.
card-5 = Superdetektor
    .accusative = den Superdetektor
    .text = Zeig im Duo-Schnitt auf einen ganzen Ständer im Team. Ein Treffer genügt.
card-6 = Rückspuler
    .accusative = den Rückspuler
    .text = Jederzeit: Der Zünder rückt einen Schritt zurück.
card-7 = Notbatterien
    .accusative = die Notbatterien
    .text = Jederzeit: Eine oder zwei benutzte Figuren können ihre persönliche Ausrüstung noch einmal einsetzen.
card-8 = Rundum-Radar
    .accusative = das Rundum-Radar
    .text = Jederzeit: Nenn eine Zahl von 1 bis 12. Jeder Ständer sagt, ob er ein heiles Kabel davon hat.
card-9 = Stabilisator
    .accusative = den Stabilisator
    .text = Vor deinem Duo-Schnitt: In diesem Zug kostet ein Fehlschlag keinen Schritt, und auch bei Rot explodiert nichts.
card-10 = X- oder Y-Strahl
    .accusative = den X- oder Y-Strahl
    .text = Sag im Duo-Schnitt zwei verschiedene Werte an, die du hast. Ein Treffer genügt.
card-11 = Kaffeebecher
    .accusative = den Kaffeebecher
    .text = Statt deiner Aktion: Bestimme, wer als Nächstes dran ist. Von dort geht es im Uhrzeigersinn weiter.
card-12 = Etikett =
    .accusative = das Etikett =
    .text = Jederzeit: Leg das Plättchen = an zwei deiner Kabel, die nebeneinanderstehen und gleich sind. Eins darf durchgeschnitten sein.
card-y = Doppelter Boden
    .accusative = den Doppelten Boden
    .text = Sobald zwei gelbe Kabel durchgeschnitten sind: Zwei weitere Ausrüstungskarten kommen auf den Tisch.
card-22 = Einzelkabel-Etikett
    .accusative = das Einzelkabel-Etikett
    .text = Jederzeit: Leg ein Plättchen ×1 an eins deiner blauen Kabel, durchgeschnitten oder nicht, dessen Zahl nur einmal auf seinem Ständer ist.
card-33 = Notabwurf
    .accusative = den Notabwurf
    .text = Sobald die Karte frei wird: Alle benutzten Ausrüstungskarten sind wieder einsetzbar.
card-99 = Fast Pass
    .accusative = den Fast Pass
    .text = Ein Solo-Schnitt mit zwei gleichen blauen Kabeln deiner Hand, auch wenn es nicht die letzten sind.
card-10-10 = Desintegrator
    .accusative = den Desintegrator
    .text = Sobald die Karte frei wird: Alle übrigen Kabel einer ausgelosten Zahl werden durchgeschnitten, ganz ohne Schritt.
card-11-11 = Enterhaken
    .accusative = den Enterhaken
    .text = Jederzeit: Nimm verdeckt ein heiles Kabel eines Teammitglieds und sortiere es in deine Hand ein.

## Constraint cards A to L: what each is called, and what it asks of whoever it binds.

constraint-a = Gerade
    .text = Schneide nur gerade Zahlen.
constraint-b = Ungerade
    .text = Schneide nur ungerade Zahlen.
constraint-c = 1 bis 6
    .text = Schneide nur Zahlen von 1 bis 6.
constraint-d = 7 bis 12
    .text = Schneide nur Zahlen von 7 bis 12.
constraint-e = 4 bis 9
    .text = Schneide nur Zahlen von 4 bis 9.
constraint-f = Nicht 4 bis 9
    .text = Schneide keine Zahl von 4 bis 9. Gelb ist erlaubt.
constraint-g = Keine Ausrüstung
    .text = Setz keine Ausrüstungskarte und keine persönliche Ausrüstung ein.
constraint-h = Keine Infos
    .text = Ein Fehlschlag von dir oder bei deinen Kabeln bringt kein Plättchen und verrät keinen Wert. Schneide kein Kabel mit einem Infoplättchen, weder im Team noch bei dir, und lass die Finger vom Post-it.
constraint-i = Nicht das rechte Ende
    .text = Zeig im Team nicht auf das heile Kabel ganz rechts auf einem Ständer.
constraint-j = Nicht das linke Ende
    .text = Zeig im Team nicht auf das heile Kabel ganz links auf einem Ständer.
constraint-k = Kein Solo-Schnitt
    .text = Mach keinen Solo-Schnitt.
constraint-l = Doppelter Preis
    .text = Ein Fehlschlag kostet am Zünder zwei Schritte statt einen.

## Challenge cards.

challenge-1 = Das ist rot
    .text = Zeig statt deiner Aktion auf ein Kabel im Team und sag Rot an. Stimmt das nicht, explodiert die Bombe.
challenge-2 = Viermal gerade
    .text = In vier Zügen nacheinander werden gerade Zahlen geschnitten.
challenge-3 = Lauter Paare
    .text = Die heilen Kabel eines Ständers stehen alle in Zweiergruppen, und es sind mindestens zwei Gruppen.
challenge-4 = Achtzehn
    .text = Die ersten drei Abschlussplättchen ergeben zusammen 18.
challenge-5 = Doppelsolo
    .text = In zwei Zügen nacheinander wird ein Solo-Schnitt gemacht.
challenge-6 = Inseln
    .text = Fünf heile Kabel eines Ständers haben keinen heilen Nachbarn.
challenge-7 = Treppe
    .text = In drei Zügen nacheinander werden Zahlen geschnitten, die um je eins steigen oder fallen.
challenge-8 = Mit Ansage
    .text = Die ersten zwei Abschlussplättchen sind die der zwei Zahlen, die mit dieser Karte gezogen wurden.
challenge-9 = Ungerade unter sich
    .text = Alle heilen blauen Kabel eines Ständers sind ungerade, mindestens sechs. Ansagen muss es die Person, der er gehört.
challenge-10 = Innen hohl
    .text = Sieben Kabel eines Ständers sind durchgeschnitten, die beiden äußersten aber nicht.

## Characters.

character-1 = Der Captain
character-2 = Teammitglied 2
character-3 = Teammitglied 3
character-4 = Teammitglied 4
character-5 = Teammitglied 5
character-e1 = Am Radar
character-e2 = Am Funkgerät
character-e3 = Am Maßband
character-e4 = Am Röntgengerät

## What equipment cards do, ask and refuse.

act-swap = Leg eins deiner Kabel verdeckt vor ein Teammitglied, das dir eins zurückgibt.
    .label = Kabel tauschen
# $seat: who swaps.
ask-give-back = { $seat } tauscht mit dir verdeckt ein Kabel: Welches gibst du her?
swap-nothing-to-give = hat kein Kabel zum Tauschen
swap-choose-teammate = wähl ein Teammitglied
swap-choose-wire = wähl eins deiner heilen Kabel
# On a button.
swap-give = Kabel geben
act-rewind = Stell den Zünder um einen Schritt zurück.
    .label = Zünder zurückstellen
rewinder-dial-full = höher als 6 geht der Zünder nicht
act-recharge = Mach eine oder zwei benutzte Figuren wieder einsatzbereit.
    .label = Aufladen
batteries-still-ready = ist noch einsatzbereit
batteries-choose = wähl eine oder zwei benutzte Figuren
act-ask-radar = Frag alle Ständer nach einer Zahl.
    .label = Radar fragen
radar-name-number = nenn eine Zahl von 1 bis 12
act-stabilize = Sichere den Duo-Schnitt in diesem Zug.
    .label = Schnitt sichern
act-hook = Nimm ein Kabel eines Teammitglieds, ohne dass die anderen es sehen.
    .label = Kabel nehmen
ask-hooked-to = Du hast ein Kabel genommen: Auf welchen deiner Ständer kommt es?
hook-choose-stand = wähl einen deiner Ständer
# On a button.
hook-put-there = Auf diesen Ständer
act-skip-to = Beende deinen Zug und bestimme, wer als Nächstes dran ist.
    .label = Bestimmen, wer dran ist
mug-no-wires = hat keine Kabel mehr
mug-not-yourself = solange andere Kabel haben, kannst du nicht dich selbst bestimmen
mug-choose = bestimme ein Teammitglied mit Kabeln
single-label-not-single = die { $number } ist mehrmals auf diesem Ständer
single-label-choose = wähl eins deiner blauen Kabel, dessen Zahl nur einmal auf seinem Ständer ist
fast-pass-only-blue = nur blaue Kabel
fast-pass-only-one = davon hast du nur eins
fast-pass-choose = wähl zwei gleiche blaue Kabel deiner Hand

## What can be chosen beside wires and players.

# A constraint card with its letter.
item-constraint = { $letter }: { $title }
way-left = links
way-right = rechts
way-stay = bleiben
way-clockwise = im Uhrzeigersinn
way-counter-clockwise = gegen den Uhrzeigersinn
