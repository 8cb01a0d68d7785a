### What is spoken in missions that are told: one entry a line, as it is read aloud.

## Mission 19.

cue-19-1 = Willkommen in meiner Höhle, liebe Gäste. Meine Bombe gönnt euch fünfzehn Minuten. Fühlt euch ganz wie zu Hause.
cue-19-2 = Noch zwölf Minuten. Achtet auf die Fledermäuse; die sind auf meiner Seite.
cue-19-3 = Zehn Minuten. Ihr seid mir entschieden zu gut.
cue-19-4 = Darum habe ich die Uhr gerade ein wenig vorgestellt. Fünf Minuten!
cue-19-5 = Zwei Minuten. Ich packe schon mal meine Koffer.
cue-19-6 = Dreißig Sekunden. Es war mir ein Vergnügen mit euch.
cue-19-7 = Die Zeit ist um. Lebt wohl!
cue-19-speaker = Die Stimme

## Mission 30.

cue-30-1 = Ich bin es wieder, der große böse Wolf. Ich huste und pruste, und ihr beeilt euch!
cue-30-2 = Die erste Karte. Macht schnell, sonst kostet es euch einen Schritt!
cue-30-3 = Zeit um!
cue-30-4 = Die zweite Karte. Die ist nur zum Üben.
cue-30-5 = Die dritte Karte. Wenn ihr trödelt, nehme ich euch eine Ausrüstungskarte weg.
cue-30-6 = Die vierte Karte. Seid ihr schnell, dürft ihr alle sagen, wie viele gelbe Kabel ihr habt.
cue-30-7 = Die fünfte Karte, und weniger Zeit. Seid ihr langsam, verstummt, wer am Ende am Zug ist.
cue-30-8 = Die sechste Karte. Seid ihr schnell, zieht jemand von euch eine Zahl und verrät, ob sie da ist.
cue-30-9 = Die siebte Karte. Seid ihr schnell, fallen alle übrigen Kabel dieser Zahl von selbst.
cue-30-10 = Drei Karten auf einmal. Schneidet nichts anderes als diese Zahlen, und wenn ihr alle zwölf Kabel schafft, habt ihr gewonnen.
cue-30-11 = Zeit um! Wer am Zug ist, nennt alle gelben Kabel, die noch übrig sind. Alle, und sonst nichts.
cue-30-12 = Nicht übel. Jetzt noch der Rest, und dann muss ich los.
cue-30-13 = Zu spät. Ich puste euch das Haus um.
cue-30-speaker = Der große böse Wolf

## Mission 42.

cue-42-1 = Licht aus für den Zauberer! Ganz heimlich kommt ein durchgeschnittenes Paar eurer Wahl zurück, so gut wie neu.
cue-42-2 = Alle aufstehen und einen Platz nach links! Die Ständer bleiben, wo sie sind.
cue-42-3 = Vorhang auf für den Jongleur! Zwei eurer durchgeschnittenen Kabel mit verschiedenen Werten tauschen die Plätze.
cue-42-4 = Die Kapelle spielt rückwärts: alle einen Platz nach rechts! Die Ständer bleiben, wo sie sind.
cue-42-5 = Stillhalten für den Messerwerfer! Alle durchgeschnittenen Kabel fliegen von euren Ständern.
cue-42-6 = Von jetzt an will das Publikum eine Verbeugung sehen: Wer schneidet, sagt „Tada!“
cue-42-7 = Der Clown stolpert und reißt alle Abschlussplättchen mit. Ihr habt hoffentlich mitgezählt.
cue-42-8 = Das Trampolin! Im Uhrzeigersinn, einmal reihum: Boing!
cue-42-9 = Der Direktor schaut streng in die Runde. Gab es nach dem letzten Schnitt eine Verbeugung?
cue-42-10 = Noch einmal das Trampolin, und diesmal zwei Runden: Boing, boing!
cue-42-speaker = Die Show

## Mission 54.

cue-54-1 = Das Schiff von Karnickel dem Roten hat neben uns beigedreht. Zehn Minuten hält der Rumpf.
cue-54-2 = Ein Schuss! Wasser strömt herein, und mit ihm etwas Rotes. Wer gerade dran ist, zieht ein rotes Kabel vom Stapel.
cue-54-3 = Das Deck neigt sich, und niemand kommt zu euch durch. Wer gerade dran ist, macht gleich noch einen Zug.
cue-54-4 = Eine Kiste zerbricht. Eine Sauerstoffflasche ist noch heil: Wer gerade dran ist, bekommt sie.
cue-54-5 = Ein zweites Loch im Rumpf! Noch ein rotes Kabel kommt herein.
cue-54-6 = Die Schläuche sind verbunden. Wer gerade dran ist, darf einem Teammitglied Sauerstoff geben oder welchen nehmen.
cue-54-7 = Noch eine Flasche treibt vorbei. Wer gerade dran ist, kann sie greifen.
cue-54-8 = Die Piraten haben nachgeladen. Noch ein Leck, noch ein rotes Kabel.
cue-54-9 = Alle Türen klemmen. Wer gerade dran ist, macht gleich noch einen Zug.
cue-54-10 = Ein Bullauge gibt nach. Noch ein rotes Kabel kommt herein.
cue-54-11 = Treffer am Bug! Noch ein rotes Kabel kommt herein.
cue-54-12 = Und jetzt auch am Heck! Noch ein rotes Kabel kommt herein.
cue-54-13 = Ein letztes Mal sind die Schläuche verbunden. Teilt, was ihr habt.
cue-54-14 = Wir sinken! Vierzig Sekunden, und keine mehr.
cue-54-15 = Das Meer kommt herein.
cue-54-speaker = An Bord

## Mission 66.

cue-66-1 = Team, das ist die letzte Mission. Ich bleibe bei euch, bis zum Schluss.
cue-66-2 = Ihr seid im Erdgeschoss. Die Tür im Süden ist abgeschlossen, und der Schlüssel hängt gleich daneben. Los!
cue-66-3 = Zu spät.
cue-66-4 = Klick. Die Tür ist offen. Dahinter läuft ein Wachmann mit einer großen Taschenlampe: Schickt ihn schlafen.
cue-66-5 = Er schnarcht. Schnell, zur Treppe im Nordosten, bevor die Ablösung kommt.
cue-66-6 = Hier unten gibt es nur Laser und Sägen. Ganz hinten in der Ecke ist der Hebel, der die Laser abschaltet. Er hängt an den zwei gelben Kabeln: Habt ihr ihn im Griff, nennt beide in einer einzigen Ansage.
cue-66-7 = Der ganze Bunker dreht sich! Wo Norden ist, bestimmt ihr. Captain, du darfst die fünf Karten neu auslegen, aber beeil dich.
cue-66-8 = Da läuft er! Er hat sich in der Ecke im Nordwesten eingeschlossen. Schnappt ihn euch!
cue-66-9 = Erwischt! Und er lacht, denn die Bombe tickt noch. Schneidet durch, was übrig ist!
cue-66-speaker = Die Stimme im Ohr

script-story = Die Geschichte
