### Lektionen: die Liste und die Seite einer Lektion. Was Schritte sagen, steht in lessons.ftl.

web-lessons-word = Lektionen
web-lessons-line = Kurz, und an echten Tischen gespielt
# $n: how many steps are done, $all: how many there are.
web-lesson-step = Schritt { $n } von { $all }
# $n: the number of the lesson, $all: how many there are; $step and $steps: the same of its steps.
web-lesson-where = Lektion { $n } von { $all } · Schritt { $step } von { $steps }
web-lesson-all = Alle Lektionen
web-lesson-next = Nächste Lektion
web-lesson-again = Noch einmal
web-lesson-say = Das ist es
web-lesson-sit = An den Tisch
web-lesson-real = Ein echter Tisch mit diesen Händen wartet auf dich. Er zählt für nichts.
web-lesson-tap = Tipp das Kabel an
web-lesson-tap-name = Tipp das Kabel an, dann die Zahl
web-lesson-count = Wie viele? Drück eine Zahl
web-lesson-solo = Drück die Zahl, die du allein schneiden kannst
web-lesson-done = Lektion geschafft!
# $title: what the lesson is called.
web-lesson-done-text = „{ $title }“ kannst du jetzt.
web-lesson-enough = Für deine erste Mission weißt du genug.
web-lesson-mission = Mission { $n } spielen
web-lesson-gone = Diese Lektion gibt es nicht.
web-lesson-opening = Die Lektion wird geöffnet …
