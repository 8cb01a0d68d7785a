### Lektionen: was jeder Schritt sagt, fragt und als Hinweis gibt. Juno, Moss und Pip sind die Bots an allen Tischen der Lektionen.
### Ein Schritt muss kurz sein: Gedanke und Aufgabe stehen auf dem Handy zusammen in sechs Zeilen.

lesson-sorted = Einen Ständer lesen
    .text = Jeder Ständer ist von klein nach groß sortiert. Schon das macht manche Kabel sicher.
lesson-sorted-1 = Geschnitten wird paarweise: eins von dir und eins mit derselben Zahl bei anderen. Gleiche stehen nebeneinander.
    .task = Moss zeigt links und rechts von einem Kabel eine 5. Du hast auch eine. Tipp das Kabel an, dann die 5.
    .hint = Zwischen eine 5 und eine 5 passt nur eine 5.
lesson-sorted-2 = Ständer gehen von klein nach groß, und die höchste Zahl ist hier die 6.
    .task = Juno zeigt eine 6. Welches andere Kabel von ihr ist sicher eine 6?
    .hint = Höher als 6 geht es nicht: Schau rechts vom Plättchen.
lesson-sorted-3 = Zwischen einer 3 und einer 4 steht eine 3 oder eine 4, nichts sonst.
    .task = Alle vier 3en sind durchgeschnitten. Welches Kabel von Pip ist jetzt sicher?
    .hint = Eins von Pips Kabeln steht zwischen der 3 und der 4. Eine 3 ist es nicht mehr.
lesson-sorted-4 = Jetzt an einem echten Tisch. Einiges ist durchgeschnitten, und du bist dran.
    .task = Mach einen Schnitt, der nicht schiefgehen kann: Lies die Ständer.
    .hint = Moss hat eine 1 geschnitten. Was kann links davon stehen?

lesson-counting = Zählen, was weg ist
    .text = Von jeder Zahl gibt es vier Kabel. Wer zählt, weiß, was übrig ist.
lesson-counting-1 = Von jeder Zahl gibt es vier Kabel. Was durchgeschnitten ist oder du hast, hat sonst niemand.
    .task = Wie viele 4en sind bei den anderen noch verborgen?
    .hint = Zwei 4en sind durchgeschnitten, und eine hast du.
lesson-counting-2 = Eine Zahl, von der alle vier durchgeschnitten sind, kann nirgends mehr sein.
    .task = Alle 2en sind weg. Welche Kabel von Moss sind jetzt sicher?
    .hint = Links von der 2 bei Moss steht eine 1 oder eine 2. Zähl die 2en.
lesson-counting-3 = Es genügt, dass zu wenige übrig sind: Ein Kabel füllt keine zwei Plätze.
    .task = Eine 2 ist noch verborgen; Pip hat zwei Kabel links von einer 2. Welches ist sicher?
    .hint = Wäre Pips erstes Kabel eine 2, dann auch das zweite. Es gibt aber nur noch eine.
lesson-counting-4 = Jetzt an einem echten Tisch. Einige Zahlen sind schon erledigt.
    .task = Zähl, und mach einen Schnitt, der nicht schiefgehen kann.
    .hint = Alle 4en sind weg. Welches Kabel steht zwischen einer 4 und einer 5?

lesson-token = Was ein Plättchen sagt
    .text = Ein Plättchen zeigt allen eine Zahl, und es sagt noch mehr.
lesson-token-1 = Ein Plättchen zeigt, was sein Kabel ist. Wer dieselbe Zahl hat, kann es ohne Risiko durchschneiden.
    .task = Drei Plättchen liegen da. Welches zeigt eine Zahl, die du hast?
    .hint = Du hast 1, 2, 3, 5 und 6. Vergleich mit den Plättchen.
lesson-token-2 = Ein Plättchen sagt auch etwas über die Nachbarn: Links ist nichts höher, rechts nichts niedriger.
    .task = Das dritte Kabel von Moss ist eine 1. Nenn ein anderes, das sicher ist.
    .hint = Niedriger als 1 geht es nicht.
lesson-token-3 = Oft ist nichts sicher. Dann sagen die Plättchen, was wahrscheinlich ist.
    .task = Finde die beste Ansage. Du hast 1, 4 und 6.
    .hint = Pips fünftes Kabel ist eine 5. Was steht links davon?
lesson-token-4 = Jetzt an einem echten Tisch, vor dem ersten Schnitt. Alle haben ein Plättchen gelegt.
    .task = Mach die Ansage, die sicher ist.
    .hint = Ein Plättchen zeigt eine Zahl, die du hast.

lesson-miss = Was ein Fehlschlag sagt
    .text = Eine falsche Ansage kostet einen Schritt des Zünders und sagt allen zweierlei.
lesson-miss-1 = Wer eine Zahl ansagt, hat sie. Juno hat 2 angesagt, und es war falsch: Also hat Juno irgendwo eine 2.
    .task = Junos Ständer ist sortiert. Welches ihrer Kabel ist die 2?
    .hint = Schau zwischen die 1 und die 3, die durchgeschnitten sind.
lesson-miss-2 = Pip hat mit einem Detektor bei Moss an Kabel 2 und 4 nach einer 4 gefragt: falsch. Keins ist eine 4, nur eins bekam ein Plättchen.
    .task = Was ist das Kabel 4 von Moss?
    .hint = Zwischen einer 4 und einer 5 steht eine 4 oder eine 5.
lesson-miss-3 = Jetzt an einem echten Tisch. Pip hat vergeblich 5 angesagt: Pip hat eine 5.
    .task = Mach einen Schnitt, der nicht schiefgehen kann.
    .hint = Wo ist auf Pips Ständer Platz für eine 5?

lesson-colours = Gelb und Rot
    .text = Gelbe Kabel gehen paarweise, rote explodieren. Wo sie stehen, ist kein Geheimnis.
lesson-colours-1 = Gelbe Kabel zählen alle als „Gelb“. Die 6,1 steht zwischen 6 und 7, die 3,1 zwischen 3 und 4. Du hast die 3,1.
    .task = Wo ist das andere gelbe Kabel? Tipp es an, dann Gelb.
    .hint = Nur ein Ständer hat Platz zwischen 6 und 7.
lesson-colours-2 = Wer auf das rote Kabel zeigt, verliert sofort. Rot 5,5 steht rechts von allen 5en und links von allen 6en.
    .task = Du suchst eine 6. Welches dieser drei Kabel kann nicht rot sein?
    .hint = Rot 5,5 steht nie rechts von einer 6.
lesson-colours-3 = Wo Rot nicht stehen kann, zählst du wie sonst auch.
    .task = Alle 4en sind weg. Welches Kabel von Juno ist sicher?
    .hint = Schau zwischen die 4 und die 5: Rot 5,5 steht weiter rechts.
lesson-colours-4 = Jetzt an einem echten Tisch, mit zwei gelben Kabeln. Eins hast du.
    .task = Mach einen Schnitt, der nicht schiefgehen kann.
    .hint = Alle 3en, 4en und 5en sind weg. Was kann zwischen einer 3 und einer 5 stehen?

lesson-detector = Detektoren
    .text = Ein Detektor zeigt auf mehrere Kabel zugleich. Ein richtiges genügt.
lesson-detector-1 = Der Doppeldetektor zeigt auf zwei Kabel eines Ständers. Stimmt eins, wird es geschnitten. Du hast ihn einmal.
    .task = Pip hat eine 2. Tipp zwei Kabel an, von denen eins sicher die 2 ist, dann die 2.
    .hint = Pips Plättchen zeigt eine 3: Eine 2 steht links davon.
lesson-detector-2 = Ist nichts sicher, macht ein Detektor aus einer guten Ansage eine bessere.
    .task = Finde das beste Paar. Du hast 1, 4 und 6.
    .hint = Zwei Kabel, die beide deine Zahl sein könnten: links von Pips 5.
lesson-detector-3 = Jetzt an einem echten Tisch. Keine einfache Ansage ist sicher, aber du hast deinen Doppeldetektor.
    .task = Setz ihn so ein, dass nichts schiefgehen kann.
    .hint = Juno hat vergeblich 5 angesagt: Sie hat eine. Wo ist Platz dafür?

lesson-solo = Wann man allein schneidet
    .text = Ist alles, was von einer Zahl übrig ist, bei dir, brauchst du niemanden.
lesson-solo-1 = Hast du alle übrigen Kabel einer Zahl, zwei oder vier, schneidest du sie allein. Das geht nie schief.
    .task = Welche Zahl kannst du allein schneiden?
    .hint = Zwei 3en sind weg. Wer hat die anderen?
lesson-solo-2 = Alle vier in einer Hand sind selten. Ein Solo-Schnitt wartet: Heb ihn für einen Zug ohne gute Ansage auf.
    .task = Welche Zahl kannst du hier allein schneiden?
    .hint = Vier Kabel nebeneinander.
lesson-solo-3 = Jetzt an einem echten Tisch. Keine Ansage ist sicher: Jetzt lohnt sich der Solo-Schnitt.
    .task = Schneide allein.
    .hint = Wähl „Solo-Schnitt“ über den Zahlen. Die letzten 5en hast du.

lesson-opening = Welches Startplättchen am meisten hilft
    .text = Ein Plättchen zu Beginn: Leg es dorthin, wo am wenigsten Zweifel bleibt.
lesson-opening-1 = Ein Plättchen hilft dort am meisten, wo niemand seine Zahl erwartet. Eine 1 ganz links sagt fast nichts.
    .task = Welches Kabel bekommt das Plättchen, damit die anderen am meisten erfahren?
    .hint = Eine kleine Zahl weit rechts sagt: Alles links davon ist klein.
lesson-opening-2 = Dasselbe gilt für hohe Zahlen weit links.
    .task = Welches Kabel bekommt jetzt das Plättchen?
    .hint = Welche deiner hohen Zahlen steht am weitesten links?
lesson-opening-3 = Jetzt an einem echten Tisch. Du legst das erste Plättchen.
    .task = Leg es dorthin, wo am wenigsten Zweifel bleibt.
    .hint = Eine kleine Zahl weit rechts.

lesson-habits = Was Gewohnheiten der Bots verraten
    .text = Bots wählen so, dass du dich darauf verlassen kannst. Menschen nicht.
lesson-habits-1 = Von gleichen Kabeln schneiden vorsichtige Bots zuerst das rechte. Rechts davon steht also kein gleiches mehr.
    .task = Moss hat eine 1 geschnitten; daneben steht noch ein Kabel. Welche Ansage ist jetzt sicher?
    .hint = Moss schnitt die 1, die am weitesten rechts stand. Das nächste Kabel ist also keine 1.
lesson-habits-2 = Experten legen ihr Startplättchen an das erste von mehreren gleichen Kabeln.
    .task = Juno ist Experte und zeigt eine 2 an Kabel 2. Was ist Kabel 1?
    .hint = Wäre Kabel 1 eine 2, läge das Plättchen dort.
lesson-habits-3 = Jetzt an einem echten Tisch mit vorsichtigen Bots. Von gleichen Kabeln schneiden sie zuerst das rechte.
    .task = Nach den Regeln allein ist nichts sicher, nach Gewohnheit ein Schnitt: Mach ihn.
    .hint = Pip hat eine 1 an Kabel 1 geschnitten. Das nächste ist also keine 1.

## Was eine Antwort wert ist. $chance: ein Anteil von 1.

lesson-certain = Richtig, und sicher.
lesson-not-certain = { PERCENT($chance) }: Wahrscheinlich ist nicht sicher.
lesson-never = Das kann nicht sein.
lesson-best = Richtig: { PERCENT($chance) }, und nichts ist wahrscheinlicher.
lesson-not-best = { PERCENT($chance) }. Es gibt eine bessere.
# $count: wie viele Kabel.
lesson-counted =
    { $count ->
        [one] Richtig: nur eine.
       *[other] Richtig: { $count }.
    }
lesson-miscounted = Zähl noch einmal.
lesson-not-red = Richtig: Es kann nicht rot sein.
lesson-may-be-red = Es kann rot sein: { PERCENT($chance) }.
lesson-alone = Richtig: Sonst hat niemand eine.
lesson-not-alone = Andere können noch eine davon haben.
lesson-alone-instead = Du hättest allein schneiden können, ganz ohne Risiko.
lesson-without-detector = Setz deinen Detektor ein.
lesson-token-best = Richtig: Nirgends bliebe weniger Zweifel.
# $bits: wie viel mehr Zweifel bleibt, in Bit.
lesson-token-worse = Anderswo bliebe { NUMBER($bits, digits: 1) } Bit weniger Zweifel.
lesson-closer = Schau hierher.

## Drumherum.

# $title: der Titel einer Lektion, $step: die Nummer eines Schritts.
lesson-table = { $title }, Schritt { $step }
lesson-none = diesen Schritt einer Lektion gibt es nicht
lesson-no-answer = das ist keine Antwort auf die Frage
lesson-not-now = die Lektion kann gerade nicht gezeigt werden; versuch es noch einmal
lesson-other-seat = das ist die Lektion von jemand anderem
