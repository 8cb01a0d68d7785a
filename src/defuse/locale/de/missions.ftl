### The mission cards: title, story, set-up, what is special in play, and what players ask.

## Mission 1.

mission-1 = Training, Tag 1
    .story = Erste Stunde an der Akademie: welches Kabel, wessen Kabel, und wo setzt man die Zange an?
    .setup-1 = Nur die blauen Kabel 1 bis 6 sind im Spiel.
    .setup-2 = Ausrüstung gibt es noch keine.
    .goal-1 = Duo-Schnitt: Zeig auf ein Kabel im Team und sag einen Wert an, den du selbst hast. Richtig: Beide Kabel werden durchgeschnitten. Falsch: Der Zünder rückt einen Schritt vor, und das Kabel bekommt ein Plättchen mit seinem wahren Wert.
    .goal-2 = Solo-Schnitt: Hast du alle übrigen Kabel eines Werts, zwei oder vier, dann schneide sie alle auf einmal durch.
    .question-1 = Darf ich eine Zahl ansagen, die ich nicht habe?
    .answer-1 = Nein. Du darfst mit Absicht falschliegen, aber nur mit einer Zahl, die du hast.
    .question-2 = Geht ein Solo-Schnitt mit drei Kabeln?
    .answer-2 = Nein, nur mit zwei oder vier. Warte, bis eins davon bei einem Duo-Schnitt weg ist.

## Mission 2.

mission-2 = Training, Tag 2
    .story = Zweite Stunde: eine neue Farbe in der Kiste, und nur die Farbe zählt.
    .setup-1 = Die blauen Kabel 1 bis 8 sind im Spiel.
    .setup-2 = Dazu kommen zwei gelbe Kabel, gezogen aus 1.1 bis 7.1; Marker zeigen, welche.
    .setup-3 = Ausrüstung gibt es noch keine. Startplättchen liegen nur an blauen Kabeln.
    .goal-1 = Die Zahl auf einem gelben Kabel sagt nur, wo es steht. Beim Schneiden haben alle gelben Kabel denselben Wert: Gelb.
    .goal-2 = Um eins zu schneiden, brauchst du selbst ein gelbes und sagst bei einem Kabel im Team Gelb an. Oder du hast alle, die noch übrig sind, und schneidest sie allein.
    .question-1 = Eine falsche Ansage hat ein gelbes Kabel getroffen. Was nun?
    .answer-1 = Es bekommt ein gelbes Plättchen: seine Farbe, nicht seine Zahl.

## Mission 3.

mission-3 = Training, Tag 3
    .story = Dritte Stunde: das rote. Du schneidest es nicht. Niemand schneidet es.
    .setup-1 = Die blauen Kabel 1 bis 10 sind im Spiel.
    .setup-2 = Dazu kommt ein rotes Kabel, gezogen aus 1.5 bis 9.5; ein Marker zeigt, welches.
    .setup-3 = Ab jetzt liegen so viele Ausrüstungskarten aus, wie Leute mitspielen. Für die Karten 2 und 12 wird neu gezogen.
    .goal-1 = Wer auf ein rotes Kabel zeigt, lässt die Bombe explodieren.
    .goal-2 = Wer zu Beginn des eigenen Zuges nur noch rote Kabel hat, deckt sie auf und ist fertig.
    .goal-3 = Eine Ausrüstungskarte ist einmal einsetzbar, sobald zwei Kabel ihrer Zahl durchgeschnitten sind.
    .question-1 = Hier liegt Karte 11, aber es gibt gar keine 11.
    .answer-1 = Pech: In dieser Mission wird sie nie einsetzbar.

## Mission 4.

mission-4 = Erster Tag im Einsatz
    .story = Genug Theorie. Die nächste Kiste tickt wirklich.
    .setup-1 = Ab jetzt sind alle blauen Kabel von 1 bis 12 im Spiel.
    .setup-2 = Ein rotes und zwei gelbe Kabel (zu zweit: vier gelbe).
    .goal-1 = Nichts Neues: alles durchschneiden, Gelb zu Gelb, und Rot bleibt bis zum Schluss stehen.

## Mission 5.

mission-5 = Zweiter Tag im Einsatz
    .story = Jemand hat diese Bombe in aller Eile gepackt und dann ein Kabel wieder herausgenommen.
    .setup-1 = Ein rotes Kabel (zu zweit: zwei).
    .setup-2 = Drei gelbe Kabel werden gezogen und mit ?-Markern angezeigt. Zwei davon sind im Spiel; niemand weiß, welche.
    .goal-1 = Zwei gelbe Kabel werden wie immer zusammen durchgeschnitten, aber drei Stellen kommen infrage.

## Mission 6.

mission-6 = Dritter Tag im Einsatz
    .story = Eine Kiste voll Sonnenschein: vier gelbe Kabel, und der Zange ist eins so lieb wie das andere.
    .setup-1 = Ein rotes und vier gelbe Kabel (zu zweit: zwei rote).
    .goal-1 = Vier gelbe Kabel sind wie vier von einer Zahl: Sie werden paarweise geschnitten, oder allein, wenn du alle vier oder die letzten zwei hast.
    .question-1 = Ich habe drei der vier gelben. Solo-Schnitt?
    .answer-1 = Nein. Schneide eins zusammen mit dem Teammitglied, das das vierte hat.

## Mission 7.

mission-7 = Letzter Schultag
    .story = Gesucht: ein rotes Kabel. Verdächtig sind mehrere, im Raum ist nur eins.
    .setup-1 = Zwei rote Kabel (zu zweit: drei) werden gezogen und mit ?-Markern angezeigt. Eins davon ist im Spiel; niemand weiß, welches.
    .goal-1 = Nur ein rotes Kabel ist zu fürchten, aber es kann an mehr als einer Stelle stehen.

## Mission 8.

mission-8 = Abschlussprüfung
    .story = Diese hier hat die Prüfungskommission selbst gebaut, und sie ist mächtig stolz darauf.
    .setup-1 = Im Spiel sind eins von zwei roten und zwei von drei gelben Kabeln, alle mit ?-Markern angezeigt.
    .setup-2 = Zu zweit: eins von drei roten und vier gelbe.
    .goal-1 = Nichts Neues. Nur alles auf einmal.

## Mission 9.

mission-9 = Eins nach dem anderen
    .story = Wer diese Bombe gebaut hat, liebte die Ordnung: Manche Kabel kommen zuerst dran, sonst knallt es.
    .setup-1 = Ein rotes und zwei gelbe Kabel; zu zweit zwei rote und vier gelbe.
    .setup-2 = Drei Zahlenkarten liegen in einer Reihe. Ab jetzt gehört „Doppelter Boden“ zur Ausrüstung.
    .goal-1 = Schneidet zwei Kabel der ersten Zahl in der Reihe durch, bevor ihr an die zweite geht, und zwei der zweiten, bevor ihr an die dritte geht.
    .goal-2 = Alle anderen Kabel dürft ihr jederzeit schneiden.
    .question-1 = Und wenn ich nur noch Kabel habe, die noch nicht dran sind?
    .answer-1 = Dann explodiert die Bombe. Du sagst es selbst; vorher dürfen alle noch eine Karte einsetzen, die hilft.
    .question-2 = Und wenn ich auf ein Kabel zeige, dessen Zahl noch nicht dran ist?
    .answer-2 = Das ist ein gewöhnlicher Fehlschlag: Es zählt nur, was du ansagst.

## Mission 10.

mission-10 = Heute läuft es nicht rund
    .story = Kein Kaffee, blanke Nerven, und die Uhr tickt: Heute greifen alle zugleich nach der Zange.
    .setup-1 = Ein rotes und vier gelbe Kabel sind im Spiel.
    .setup-2 = Die Uhr startet, wenn die Startplättchen liegen: 15 Minuten, zu zweit 12.
    .setup-3 = Der Kaffeebecher ist nicht im Stapel.
    .goal-1 = Es gibt keine feste Reihenfolge. Nach jedem Zug ist dran, wer zuerst „Schnipp!“ sagt.
    .goal-2 = Niemand hat zwei Züge nacheinander, solange mehr als zwei von euch noch Kabel haben.
    .goal-3 = Ist die Zeit um, explodiert die Bombe.
    .question-1 = Darf ich „Schnipp!“ sagen, während jemand noch am Zug ist?
    .answer-1 = Nein. Warte, bis der Zug vorbei ist.
    .question-2 = Und wenn niemand will?
    .answer-2 = Dann ist im Uhrzeigersinn der nächste Platz dran.
    .question-3 = Wann darf man gleich noch einmal?
    .answer-3 = Wenn nur noch zwei von euch Kabel haben oder nur noch eine Person. Zu zweit also immer.

## Mission 11.

mission-11 = Spielt Blau heut Rot, sind wir in Not
    .story = Heute gibt es kein einziges rotes Kabel. Eine der blauen Zahlen macht die Vertretung.
    .setup-1 = Zwei gelbe Kabel, zu zweit vier.
    .setup-2 = Bevor jemand ein Plättchen legt, wird eine Zahlenkarte gezogen. Für eine Ausrüstungskarte mit dieser Zahl wird neu gezogen.
    .setup-3 = Zu zweit legt der Captain kein Startplättchen.
    .goal-1 = Die vier Kabel dieser Zahl sind in jeder Hinsicht rot: Man kann sie nicht ansagen, und wer mit einer falschen Ansage eins trifft, lässt die Bombe explodieren.
    .goal-2 = Sie verlassen das Spiel wie rote: Wer sonst nichts mehr hat, deckt sie auf.
    .question-1 = Darf mein Startplättchen an so einem Kabel liegen?
    .answer-1 = Nein, so wenig wie an einem roten.
    .question-2 = Hört das Radar sie?
    .answer-2 = Nein. Es hört nur blaue Kabel, und diese hier gelten als rot.
    .question-3 = Wann kommt ihr Abschlussplättchen?
    .answer-3 = Wenn alle vier aufgedeckt sind.

## Mission 12.

mission-12 = In doppelter Ausfertigung
    .story = Die Materialausgabe will für alles eine zweite Unterschrift.
    .setup-1 = Ein rotes Kabel, zu zweit zwei, und vier gelbe.
    .setup-2 = Auf jeder Ausrüstungskarte liegt eine Zahlenkarte.
    .goal-1 = Eine Ausrüstungskarte ist einsetzbar, wenn zwei Kabel ihrer eigenen Zahl und zwei Kabel der Zahlenkarte darauf durchgeschnitten sind, egal in welcher Reihenfolge.
    .goal-2 = Sobald zwei Kabel ihrer Zahl durchgeschnitten sind, kommt die Zahlenkarte weg.
    .question-1 = Zählt ein Paar für beides?
    .answer-1 = Ja. Zwei durchgeschnittene 5en zählen für Ausrüstungskarte 5 und für jede Zahlenkarte 5 auf einer anderen Karte.
    .question-2 = Was ist mit Karten, die durch „Doppelter Boden“ kommen?
    .answer-2 = Auch sie bekommen Zahlenkarten. Ist deren Paar schon durchgeschnitten, kommt die Zahlenkarte sofort weg.

## Mission 13.

mission-13 = Alarmstufe Rot!
    .story = Drei rote Kabel in einer Bombe: Da hatte jemand beim Basteln wirklich schlechte Laune.
    .setup-1 = Die drei roten Kabel werden zuerst ausgeteilt: je eins an den Captain und die nächsten zwei Plätze im Uhrzeigersinn. Zu zweit bekommt der Captain zwei, eins auf jeden Ständer.
    .setup-2 = Die Startplättchen werden ausgelost; für gelbe wird neu gezogen. Leg deins an ein Kabel mit diesem Wert. Hast du keins, liegt es neben deinem Ständer und sagt genau das.
    .setup-3 = Zu zweit zieht der Captain kein Plättchen.
    .goal-1 = Eine neue Aktion: Nenne die drei roten Kabel, wo immer sie stehen. Richtig: Alle drei sind durchgeschnitten. Falsch: Die Bombe explodiert.
    .goal-2 = Zu zweit oder zu dritt darf das nur, wer ein rotes Kabel hat; in größerer Runde alle.
    .goal-3 = Rote Kabel werden nie aufgedeckt. Wer nur noch rote hat, muss alle drei nennen.
    .question-1 = Darf eine Karte dabei helfen, die roten zu schneiden?
    .answer-1 = Nein, weder Ausrüstung noch deine Figur.
    .question-2 = Darf ein Detektor auf ein rotes Kabel zeigen?
    .answer-2 = Er sucht eine Zahl, also passt ein rotes nie. Die Bombe explodiert nur, wenn alle Kabel rot sind, auf die er zeigt.
    .question-3 = Nützt der Stabilisator etwas?
    .answer-3 = Beim Duo-Schnitt wie immer, aber nicht, wenn du die drei roten nennst.

## Mission 14.

mission-14 = Nachwuchskraft ohne ordentliche Bombenkunde (kurz: NOOB)
    .story = Erster Arbeitstag, und man merkt es. Überlasst dem neuen Gesicht die leichten Sachen.
    .setup-1 = Im Spiel sind zwei rote Kabel und zwei von drei gelben, mit ?-Markern angezeigt. Zu zweit: drei rote und vier gelbe.
    .setup-2 = Die Figurenkarten werden zufällig ausgeteilt, die des Captains ist dabei. Wer sie bekommt, ist der Neuling.
    .goal-1 = Misslingt dem Neuling ein Duo-Schnitt, explodiert die Bombe.
    .goal-2 = Der Neuling kann den Stabilisator nicht einsetzen.
    .question-1 = Wer beginnt?
    .answer-1 = Der Captain dieser Mission, egal wer der Neuling ist.
    .question-2 = Darf der Neuling den Doppeldetektor einsetzen?
    .answer-2 = Ja, und alle Ausrüstung außer dem Stabilisator.
    .question-3 = Der Zünder hat noch viele Schritte. Explodiert die Bombe trotzdem, wenn der Neuling danebenliegt?
    .answer-3 = Ja.

## Mission 15.

mission-15 = Mission in Nowosibirsk
    .story = Die Werkzeugkisten sind beschriftet, nur kann es niemand lesen. Macht eine auf und lasst euch überraschen.
    .setup-1 = Eins von drei roten Kabeln, zu zweit zwei von drei.
    .setup-2 = Die Ausrüstungskarten liegen verdeckt. Die Zahlenkarten bilden einen Stapel, und die erste wird aufgedeckt.
    .goal-1 = Sind alle vier Kabel der offenen Zahl durchgeschnitten, wird die verdeckte Ausrüstungskarte ganz links aufgedeckt und ist sofort einsetzbar, welche Zahl sie auch hat. Dann kommt die nächste Zahlenkarte.
    .goal-2 = Sind die vier Kabel einer neuen Zahlenkarte schon durchgeschnitten, wird sie ersetzt und bringt keine Ausrüstung.
    .question-1 = Werden Ausrüstungskarten auch durch ihre eigene Zahl einsetzbar?
    .answer-1 = Nein. Die kennt niemand, und eine aufgedeckte Karte ist ohnehin einsetzbar.

## Mission 16.

mission-16 = Ordnung muss sein
    .story = Der Ordnungsfimmel ist zurück, und diesmal ist er noch strenger.
    .setup-1 = Ein rotes Kabel und zwei von drei gelben; zu zweit zwei rote und vier gelbe.
    .setup-2 = Drei Zahlenkarten liegen in einer Reihe.
    .goal-1 = Schneidet alle vier Kabel der ersten Zahl in der Reihe durch, bevor ihr an die zweite geht, und alle vier der zweiten, bevor ihr an die dritte geht.
    .goal-2 = Alle anderen Kabel dürft ihr jederzeit schneiden.
    .question-1 = Und wenn ich nur noch Kabel habe, die noch nicht dran sind?
    .answer-1 = Dann explodiert die Bombe, wie in Mission 9. Heb dir also etwas anderes auf, bis die Reihe weiter ist.

## Mission 17.

mission-17 = Bert Rüger
    .story = Jemand unter euch hat im ganzen Berufsleben noch nie die Wahrheit gesagt und fängt heute nicht damit an.
    .setup-1 = Zwei von drei roten Kabeln sind im Spiel, mit ?-Markern angezeigt. Zu zweit: drei rote.
    .setup-2 = Die Figurenkarten werden zufällig ausgeteilt, die des Captains ist dabei. Wer sie bekommt, ist Bert Rüger und gibt sie wieder ab.
    .setup-3 = Bert Rüger legt zwei falsche Plättchen an zwei blaue Kabel: Zahlen, die diese Kabel nicht sind. Alle anderen legen ein wahres.
    .goal-1 = Jedes Plättchen von Bert Rüger sagt, was das Kabel nicht ist.
    .goal-2 = Nach einer falschen Ansage bei einem Kabel von Bert Rüger wird dort der angesagte Wert hingelegt.
    .goal-3 = Bert Rüger kann keinerlei Ausrüstung einsetzen.
    .question-1 = Jemand setzt Walkie-Talkies oder Rundum-Radar ein. Macht Bert Rüger mit?
    .answer-1 = Ja: Man darf mit Bert Rüger tauschen, und dem Radar antwortet Bert Rüger wahrheitsgemäß.
    .question-2 = Ein Kabel mit falschem Plättchen wird getauscht.
    .answer-2 = Das Plättchen geht mit und sagt weiterhin, was das Kabel nicht ist.
    .question-3 = Die falsche Ansage nannte zwei Werte (X- oder Y-Strahl).
    .answer-3 = Bert Rüger sucht aus, welcher davon hingelegt wird.

## Mission 18.

mission-18 = BATkräftige Unterstützung
    .story = Ein Freund mit Umhang hat sein Radar auf dem Tisch vergessen. Es hört alles einmal und wiederholt nichts.
    .setup-1 = Zwei rote Kabel sind im Spiel; zu zweit drei.
    .setup-2 = Die zwölf Zahlenkarten bilden einen verdeckten Stapel. Außer dem Radar gibt es keine Ausrüstung.
    .setup-3 = Niemand legt ein Startplättchen.
    .goal-1 = Bist du am Zug, deck die oberste Zahlenkarte auf. Das Radar fragt alle Ständer zugleich nach dieser Zahl.
    .goal-2 = Dann bestimmst du, wer sie schneiden muss: jemand, dessen Ständer mit Ja geantwortet hat, vielleicht du selbst. Wie und mit wem, entscheidet, wer schneidet.
    .goal-3 = Die Antworten des Radars sind nur bis zum nächsten Schnitt zu sehen. Merkt sie euch: Im Verlauf stehen sie nicht.
    .goal-4 = Erledigte Zahlen kommen aus dem Stapel; ist er aufgebraucht, wird neu gemischt. Der Zug geht nach links weiter.
    .question-1 = Sage ich, welches Kabel geschnitten wird?
    .answer-1 = Nein, nur wer schneidet.
    .question-2 = Wer ist als Nächstes dran?
    .answer-2 = Wer links von der Person sitzt, die die Karte aufgedeckt hat, nicht von der, die geschnitten hat.
    .question-3 = Ich habe zu Beginn meines Zuges nur rote Kabel.
    .answer-3 = Deck sie auf; eine Zahlenkarte kommt dann nicht.
    .question-4 = Dürfen wir über frühere Antworten reden?
    .answer-4 = Nein. Wer nicht zugehört hat, muss raten.
    .question-5 = Wer darf einen Doppeldetektor einsetzen?
    .answer-5 = Wer schneidet, und zwar den eigenen.
    .question-6 = Wir haben genaue Chancen vereinbart, sehen aber keine.
    .answer-6 = Sie würden euch das Merken abnehmen.

## Mission 19.

mission-19 = In der Höhle des Löwen
    .story = Ihr habt die Höhle des verrückten Wissenschaftlers gefunden. Drinnen steht die Bombe, und leider auch ein Lautsprecher.
    .setup-1 = Im Spiel sind ein rotes Kabel und zwei von drei gelben, mit ?-Markern angezeigt.
    .setup-2 = Die Uhr startet, wenn die Startplättchen liegen.
    .goal-1 = Eine Stimme sagt euch, wie viel Zeit noch bleibt. Das stimmt auch, solange sie dabei bleibt.
    .goal-2 = Ist die Zeit um, explodiert die Bombe.
    .question-1 = Kann man die Stimme irgendwie abstellen?
    .answer-1 = Ja: Entschärft die Bombe.

## Mission 20.

mission-20 = Der große böse Wolf
    .story = Ein neuer Bombenleger signiert jedes Werk mit einem X und mit einem Kabel, das nie steht, wo es hingehört.
    .setup-1 = Zwei rote und zwei gelbe Kabel. Zu zweit: zwei von drei roten und vier gelbe.
    .setup-2 = Das zuletzt ausgeteilte Kabel jedes Ständers wird nicht einsortiert: Es bleibt ganz rechts, mit einem X-Plättchen.
    .setup-3 = Die Walkie-Talkies sind nicht im Stapel.
    .goal-1 = X-Kabel werden geschnitten wie alle anderen, aber ihr Platz verrät nichts.
    .goal-2 = Keine Karte wirkt auf ein X-Kabel: kein Detektor, kein Radar, kein Etikett, kein Post-it und keine persönliche Ausrüstung.
    .question-1 = Kann ein X-Kabel rot oder gelb sein?
    .answer-1 = Ja, es kann jede Farbe haben.
    .question-2 = Darf mein Startplättchen am X-Kabel liegen?
    .answer-2 = Nein. Nach einer falschen Ansage bekommt es aber wie üblich sein Plättchen.
    .question-3 = Hört der Superdetektor ein X-Kabel?
    .answer-3 = Nein. Er prüft alle anderen heilen Kabel des Ständers.
    .question-4 = Ich setze den Stabilisator ein und zeige auf ein X-Kabel.
    .answer-4 = Das schert sich nicht um die Karte: Ein Fehlschlag kostet seinen Schritt, und bei Rot explodiert die Bombe.

## Mission 21.

mission-21 = Tod durch Haggis
    .story = Im Sonntagsbraten steckt eine Bombe, und das Rezept kennt nur zwei Zutaten: gerade und ungerade.
    .setup-1 = Eins von zwei roten Kabeln ist im Spiel, mit ?-Markern angezeigt. Zu zweit: zwei rote.
    .setup-2 = Es gibt keine Zahlenplättchen. Dein Startplättchen sagt, ob eins deiner blauen Kabel gerade oder ungerade ist.
    .goal-1 = Jedes Plättchen sagt nur gerade oder ungerade, auch nach einer falschen Ansage und beim Post-it.
    .question-1 = Ist ein rotes Kabel gerade oder ungerade?
    .answer-1 = Weder noch: Ein rotes Kabel hat keine Zahl.
    .question-2 = Können die Plättchen für gerade und ungerade ausgehen?
    .answer-2 = Nein.

## Mission 22.

mission-22 = Negativer Eindruck
    .story = Im Krimi beginnt man mit dem, was nicht sein kann, und schaut, was übrig bleibt.
    .setup-1 = Ein rotes und vier gelbe Kabel sind im Spiel.
    .setup-2 = Statt eines Startplättchens nehmen alle je zwei Plättchen mit Werten, die ihnen fehlen, auch Gelb, und legen sie neben den Ständer; bei zwei Ständern neben jeden eins. Wem weniger Werte fehlen, der legt weniger Plättchen.
    .goal-1 = Sobald die ersten zwei gelben Kabel durchgeschnitten sind, wählen alle, vom Captain an im Uhrzeigersinn, ein Plättchen aus dem Vorrat und geben es nach links weiter.
    .goal-2 = Leg das Plättchen, das du bekommst, an ein Kabel mit diesem Wert. Hast du keins, liegt es neben deinem Ständer.
    .question-1 = Ich habe zwei Ständer. Gilt ein Plättchen nur für den, neben dem es liegt?
    .answer-1 = Nein, es sagt, dass du auf deiner ganzen Hand kein solches Kabel hast.
    .question-2 = Darf ich jedes Plättchen verschenken?
    .answer-2 = Jedes, das im Vorrat ist oder an einem durchgeschnittenen Kabel liegt und zurückgenommen werden kann.
    .question-3 = Gibt es bei den anderen zwei gelben noch einmal Geschenke?
    .answer-3 = Nein, nur einmal.

## Mission 23.

mission-23 = Entschärfen in Fordwich
    .story = Kleine Stadt, große Bombe, und der Koffer mit dem Werkzeug ist an einem anderen Flughafen gelandet.
    .setup-1 = Eins von drei roten Kabeln ist im Spiel; zu zweit zwei von drei.
    .setup-2 = Es liegt keine Ausrüstung aus. Sieben Ausrüstungskarten bilden einen verdeckten Stapel.
    .setup-3 = Nach den Startplättchen wird eine Zahlenkarte aufgedeckt.
    .goal-1 = Die vier Kabel dieser Zahl kann man weder ansagen noch allein schneiden. Eine neue Aktion: Nenne alle vier, wo immer sie stehen; haben musst du keins davon. Richtig: Alle vier sind durchgeschnitten. Falsch: Die Bombe explodiert.
    .goal-2 = Bis dahin verliert der Stapel am Ende jeder Runde seine oberste Karte.
    .goal-3 = Ist es geschafft, werden alle Karten ausgelegt, die noch im Stapel sind, und sind sofort einsetzbar.
    .question-1 = Darf eine Karte oder mein Doppeldetektor helfen, die vier zu nennen?
    .answer-1 = Nein.
    .question-2 = Und wenn ich aus Versehen auf ein Kabel dieser Zahl zeige?
    .answer-2 = Ein gewöhnlicher Fehlschlag: Es bekommt sein Plättchen.
    .question-3 = Und wenn der Stapel leer ist?
    .answer-3 = Dann geht nichts mehr verloren, aber die vier Kabel gehen weiterhin nur gemeinsam.

## Mission 24.

mission-24 = Waidmannszahl!
    .story = Die Zentrale will Zahlen. Nicht, welche Kabel ihr habt: wie viele.
    .setup-1 = Zwei rote Kabel sind im Spiel; zu zweit drei.
    .setup-2 = Statt der Zahlenplättchen gibt es nur ×1, ×2 und ×3. Dein Startplättchen sagt, wie oft der Wert eines deiner blauen Kabel auf diesem Ständer vorkommt.
    .goal-1 = Jedes Plättchen sagt nur, wie oft: auch nach einer falschen Ansage und beim Post-it. Durchgeschnittene Kabel zählen mit.
    .goal-2 = Mit dem Post-it darfst du auch ein durchgeschnittenes Kabel zeigen.
    .goal-3 = Ein ×4 gibt es nicht: Ein Wert, der viermal auf einem Ständer ist, bekommt kein Plättchen. Auch das erfahren nach einer falschen Ansage alle.
    .question-1 = Wo liegt ein Plättchen ×2 oder ×3?
    .answer-1 = An irgendeinem der Kabel mit diesem Wert.
    .question-2 = Ein Kabel mit Plättchen wird getauscht.
    .answer-2 = Das Plättchen kommt weg. Was es sagte, stimmte, als es gelegt wurde.

## Mission 25.

mission-25 = Damit ich dich besser hören kann …
    .story = Irgendwo im Raum warten zwei sehr große Ohren darauf, dass ihr eine Zahl sagt.
    .setup-1 = Zwei rote Kabel sind im Spiel; zu zweit drei.
    .goal-1 = Niemand darf eine Zahl laut sagen. Buchstabiert sie, summt sie, zählt sie an den Fingern ab, macht ein Rätsel daraus.
    .goal-2 = Für jede Zahl, die jemandem herausrutscht, rückt der Zünder einen Schritt vor.
    .question-1 = Was gilt im Chat als Zahl?
    .answer-1 = Eine Ziffer oder eines der Wörter eins bis zwölf, wenn es für sich steht, auf Deutsch, Englisch oder Französisch. Ein Rätsel oder ein buchstabiertes Wort zählt nicht.
    .question-2 = Wir reden per Sprachchat.
    .answer-2 = Dann meldet der Gastgeber des Tisches mit einem Knopf jede Zahl, die euch herausrutscht.
    .question-3 = Wie sage ich beim Schneiden einen Wert an?
    .answer-3 = Du wählst dein Kabel auf dem Bildschirm. Das ist nicht gesprochen.

## Mission 26.

mission-26 = Wenn man vom Wolf spricht …
    .story = Heute Abend gibt der Wolf die Karten, und jede sticht nur einmal pro Durchgang.
    .setup-1 = Zwei rote Kabel sind im Spiel.
    .setup-2 = Die zwölf Zahlenkarten liegen offen auf dem Tisch.
    .setup-3 = Die Ausrüstung wird ohne die Karte „X- oder Y-Strahl“ gezogen.
    .goal-1 = Bist du am Zug, dreh eine offene Zahlenkarte um und schneide dann diese Zahl: im Duo oder solo.
    .goal-2 = Hast du keine der offenen Zahlen, setzt du aus. Das kostet nichts.
    .goal-3 = Liegt zu Beginn eines Zuges keine Karte mehr offen, werden alle wieder aufgedeckt. Die Karte einer erledigten Zahl kommt aus dem Spiel.
    .question-1 = Darf ich eine Zahl umdrehen, die ich nicht habe?
    .answer-1 = Nein: Was du umdrehst, musst du schneiden.
    .question-2 = Ich lag daneben. Bleibt die Karte verdeckt?
    .answer-2 = Ja, umgedreht ist umgedreht, ob richtig oder falsch.
    .question-3 = Darf ich den Kaffeebecher einsetzen?
    .answer-3 = Ja, bevor du eine Karte umdrehst. Dann wird keine umgedreht.
    .question-4 = Ich habe nur noch rote Kabel.
    .answer-4 = Deck sie auf wie immer; keine Karte wird umgedreht.

## Mission 27.

mission-27 = Messer, Kabel, Schere, Licht …
    .story = Es sieht aus wie Knete, es fühlt sich an wie Knete, und es tickt.
    .setup-1 = Ein rotes und vier gelbe Kabel sind im Spiel.
    .setup-2 = Die Figuren liegen verdeckt: Niemand hat einen Doppeldetektor.
    .setup-3 = Zu zweit legt der Captain kein Startplättchen.
    .setup-4 = Die Notbatterien sind nicht im Stapel.
    .goal-1 = Sobald die ersten zwei gelben Kabel durchgeschnitten sind, werden so viele Plättchen ausgelost, wie Leute mitspielen, und in eine Reihe gelegt.
    .goal-2 = Vom Captain an im Uhrzeigersinn nehmen alle eins und legen es an ein Kabel mit diesem Wert. Hast du keins, liegt es neben deinem Ständer und sagt genau das.
    .question-1 = Darf ich ein Plättchen nehmen, dessen Wert ich nicht habe?
    .answer-1 = Ja. Dann sagt es, dass du kein solches Kabel hast.
    .question-2 = Gibt es Notbatterien?
    .answer-2 = Nein, es gäbe nichts aufzuladen.

## Mission 28.

mission-28 = Captain Schussel
    .story = Der Captain hat die Karte, die Schlüssel und die Brötchen. Das Werkzeug liegt daheim auf dem Küchentisch.
    .setup-1 = Zwei rote Kabel (zu zweit: drei) und vier gelbe sind im Spiel.
    .setup-2 = Der Captain ist Captain Schussel, gibt die Figurenkarte ab und hat keinen Doppeldetektor.
    .goal-1 = Captain Schussel kann keinerlei Ausrüstung einsetzen.
    .goal-2 = Misslingt Captain Schussel ein Duo-Schnitt, explodiert die Bombe.
    .question-1 = Jemand setzt Walkie-Talkies oder Rundum-Radar ein. Macht der Captain mit?
    .answer-1 = Ja: Man darf mit dem Captain tauschen, und der Captain antwortet dem Radar.

## Mission 29.

mission-29 = Heiteres Zahlenraten
    .story = Irgendjemand glaubt immer zu wissen, was du als Nächstes tust.
    .setup-1 = Drei rote Kabel sind im Spiel. Zu zweit legt der Captain kein Startplättchen.
    .setup-2 = Alle bekommen verdeckt zwei Zahlenkarten; wer rechts vom Captain sitzt, bekommt drei. Der Rest bildet einen Stapel.
    .goal-1 = Vor deinem Zug legt, wer rechts von dir sitzt, eine eigene Zahlenkarte verdeckt aus. Nach deinem Zug wird sie aufgedeckt: Hast du diese Zahl geschnitten, rückt der Zünder einen Schritt vor. Dann nimmst du die Karte.
    .goal-2 = Danach kommt die Karte einer Zahl, die in diesem Zug erledigt wurde, aus dem Spiel. Hast du nur noch eine Karte, ziehst du nach, bis du eine brauchbare hast.
    .goal-3 = Ist nur noch eine Zahl zu schneiden, kommen die letzten Karten weg, aber erst, nachdem die ausgelegte verglichen wurde.
    .question-1 = Ich habe auf drei Kabel gezeigt. Welche zählen?
    .answer-1 = Nur was wirklich durchgeschnitten wurde.
    .question-2 = Ich habe die Zahl angesagt und lag daneben.
    .answer-2 = Dann hast du sie nicht geschnitten: Es kostet den Schritt für den Fehlschlag, mehr nicht.
    .question-3 = Ich habe keine Kabel mehr.
    .answer-3 = Deine Zahlenkarten kommen unter den Stapel.
    .question-4 = Wer rechts von mir sitzt, hat keine Karten.
    .answer-4 = Es legt der nächste Platz weiter rechts, der welche hat, aber nie du selbst.
    .question-5 = Ich habe den Kaffeebecher eingesetzt.
    .answer-5 = Du nimmst die Karte, ohne sie zu zeigen; verglichen wird sie nicht.
    .question-6 = Hilft der Stabilisator?
    .answer-6 = Gegen den Schritt für die Zahlenkarte nicht.

## Mission 30.

mission-30 = Blitzmission!
    .story = Der große böse Wolf ist wieder da, außer Atem und in Eile. Lasst ihn nicht das Tempo bestimmen. Er wird es tun.
    .setup-1 = Im Spiel sind eins von zwei roten Kabeln, mit ?-Markern angezeigt, und vier gelbe.
    .setup-2 = Die zwölf Zahlenkarten liegen verdeckt. Die Uhr startet, wenn die Startplättchen liegen.
    .goal-1 = Nacheinander kommen sieben Zahlenkarten. Ihr gewinnt eine Karte, wenn am Ende ihrer Zeit zwei Kabel ihrer Zahl durchgeschnitten sind; frühere Schnitte zählen. Dann gibt es Lohn oder Strafe, und die nächste Karte kommt.
    .goal-2 = Danach kommen drei Karten auf einmal, und nur ihre Zahlen dürfen geschnitten werden. Wer keine davon hat, setzt kostenlos aus. Sind alle zwölf Kabel durchgeschnitten, habt ihr gewonnen.
    .goal-3 = Schafft ihr es nicht rechtzeitig, muss, wer am Zug ist, alle übrigen gelben Kabel auf einmal nennen. Falsch: Die Bombe explodiert. Richtig: Ihr bekommt noch etwas Zeit für den Rest.
    .question-1 = Die Zahl war schon lange erledigt.
    .answer-1 = Dann ist die Karte gewonnen, liegt aber so lange da wie jede andere.
    .question-2 = Wir haben eine Karte gewonnen und noch Sekunden übrig.
    .answer-2 = Der Wolf lässt sich nicht hetzen. Bis die Zeit der Karte um ist, schneidet, was ihr wollt; den Lohn bekommt, wer dann am Zug ist.
    .question-3 = Dürfen wir andere Zahlen schneiden, während eine Karte offen liegt?
    .answer-3 = Ja, nur nicht, solange die drei Karten daliegen.
    .question-4 = Es ist kein gelbes Kabel mehr übrig, das man nennen könnte.
    .answer-4 = Dann gilt das als richtig.
    .question-5 = Was sind Zeichen?
    .answer-5 = Gesten und Grimassen, ohne Worte. Der Gastgeber des Tisches kann ein gesprochenes Wort melden: Das kostet einen Schritt.

## Mission 31.

mission-31 = Mit einer Hand auf dem Rücken …
    .story = Alle suchen sich ein Handicap aus und wachsen mit der Zeit heraus.
    .setup-1 = Zwei von drei roten Kabeln sind im Spiel, mit ?-Markern angezeigt.
    .setup-2 = Vor den Startplättchen nehmen alle eine der Auflagenkarten A bis E, zuerst der Captain, dann im Uhrzeigersinn. Die übrigen kommen aus dem Spiel.
    .setup-3 = Zu zweit nehmt ihr besser nicht A und B zusammen, und auch nicht C und D.
    .setup-4 = Ab jetzt dürfen alle außer dem Captain eine der neuen Figuren nehmen.
    .goal-1 = Alle müssen ihre eigene Karte befolgen, nur nicht beim Aufdecken roter Kabel.
    .goal-2 = Wer keinen Schnitt hat, den die Karte erlaubt, sagt es, dreht sie für immer um und spielt ohne sie weiter.
    .question-1 = Ich habe meine Karte umgedreht, und jetzt hat mir ein Tausch ein passendes Kabel gebracht. Gilt sie wieder?
    .answer-1 = Nein. Was umgedreht ist, bleibt umgedreht.

## Mission 32.

mission-32 = Streich auf Streich
    .story = Ein Clown hat die Anleitung versteckt und dafür einen Stapel alberner Vorschriften dagelassen.
    .setup-1 = Die zwölf Auflagenkarten A bis L werden verdeckt gemischt, und die oberste wird aufgedeckt.
    .setup-2 = Zwei rote Kabel sind im Spiel. Zu zweit: drei.
    .goal-1 = Die offene Auflage gilt für alle, nur nicht beim Aufdecken roter Kabel.
    .goal-2 = Vor jeder Aktion darf der Captain sie durch die nächste Karte ersetzen, einmal pro Zug.
    .goal-3 = Wer keinen Schnitt hat, den sie erlaubt, sagt es und setzt aus, ohne dass es einen Schritt kostet. Nach einer ganzen Runde davon wird die Karte von selbst ersetzt.
    .question-1 = Und wenn der Stapel leer ist?
    .answer-1 = Wird die letzte Karte ersetzt, gilt keine Auflage mehr.

## Mission 33.

mission-33 = Was in Vegas passiert …
    .story = Die Bombe sitzt auf dem Tresor des Kasinos, und die Bank verrät nur eins: gerade oder ungerade.
    .setup-1 = Zwei von drei roten Kabeln sind im Spiel, mit ?-Markern angezeigt. Zu zweit: drei rote.
    .setup-2 = Es gibt keine Zahlenplättchen. Dein Startplättchen sagt, ob eins deiner blauen Kabel gerade oder ungerade ist.
    .setup-3 = Alle außer dem Captain dürfen eine der neuen Figuren nehmen.
    .goal-1 = Jedes Plättchen sagt nur gerade oder ungerade, auch nach einer falschen Ansage und beim Post-it.
    .question-1 = Ist ein rotes Kabel gerade oder ungerade?
    .answer-1 = Weder noch: Ein rotes Kabel hat keine Zahl.

## Mission 34.

mission-34 = Das schwächste Glied
    .story = Eine Befehlskette ist nur so stark wie eine Person unter euch, und niemand sagt, welche.
    .setup-1 = Ein rotes Kabel ist im Spiel. Zu zweit geht diese Mission nicht.
    .setup-2 = Grundfiguren und die Auflagenkarten A bis E werden verdeckt ausgeteilt; alle sehen nur ihre eigenen zwei Karten an.
    .setup-3 = Wer die Figurenkarte des Captains hat, ist das schwächste Glied. Das muss nicht der Captain sein.
    .goal-1 = Niemand hat persönliche Ausrüstung, solange die Figuren geheim sind.
    .goal-2 = Nur das schwächste Glied muss seine Auflage befolgen, und zwar heimlich. Hat es keinen Schnitt, den die Karte erlaubt, rückt der Zünder zwei Schritte vor, all diese Karten kommen aus dem Spiel, und der Zug ist vorbei.
    .goal-3 = Die anderen dürfen vor ihrer Aktion das Glied und seine Auflage nennen, einmal pro Zug. Falsch: Der Zünder rückt einen Schritt vor. Richtig: Die Auflagen kommen aus dem Spiel, und alle haben persönliche Ausrüstung.

## Mission 35.

mission-35 = Kein Anschluss unter diesem Kabel
    .story = An jedem Ständer ist ein Kabel festgelötet, und nur der gelbe Stromkreis gibt es frei.
    .setup-1 = Zwei von drei roten Kabeln und vier gelbe. Zu zweit: drei rote.
    .setup-2 = Bevor die roten und gelben Kabel dazukommen, bekommt jeder Ständer ein blaues Kabel. Es wird nicht einsortiert: Es bleibt ganz rechts, mit einem X-Plättchen.
    .setup-3 = Die Walkie-Talkies sind nicht im Stapel.
    .goal-1 = X-Kabel kann man erst schneiden, wenn alle vier gelben Kabel durchgeschnitten sind. Bis dahin kann niemand darauf zeigen oder damit einen Wert ansagen, und steht eins bei dir, kannst du mit seinem Wert keinen Solo-Schnitt machen.
    .goal-2 = Keine Karte wirkt auf ein X-Kabel, auch keine persönliche Ausrüstung.
    .question-1 = Und wenn ich nur noch rote Kabel und mein gesperrtes X-Kabel habe?
    .answer-1 = Dann kannst du nichts tun, und die Bombe explodiert. Vorher darf dein Team noch eine Karte einsetzen, die hilft.
    .question-2 = Darf mein Startplättchen am X-Kabel liegen?
    .answer-2 = Nein.
    .question-3 = Ich setze den Stabilisator ein und zeige auf ein X-Kabel.
    .answer-3 = Das schert sich nicht um die Karte: Ein Fehlschlag kostet seinen Schritt.

## Mission 36.

mission-36 = Panik unter Palmen
    .story = Die Bombe am Pool will ihre Kabel in der richtigen Reihenfolge, und die lässt sich von beiden Seiten lesen.
    .setup-1 = Eins von drei roten Kabeln und zwei gelbe; zu zweit zwei von drei roten und vier gelbe.
    .setup-2 = Fünf Zahlenkarten liegen in einer Reihe. Der Captain entscheidet allein, an welchem Ende sie beginnt.
    .goal-1 = Von den Zahlen der Reihe darf nur die erste geschnitten werden. Sind zwei Kabel davon durchgeschnitten, kommt ihre Karte weg, und wer sie geschnitten hat, entscheidet allein, an welchem Ende die Reihe nun beginnt.
    .goal-2 = Zahlen, die nicht in der Reihe liegen, dürft ihr jederzeit schneiden.
    .question-1 = Muss das Ende wechseln?
    .answer-1 = Nein. Es darf wieder dasselbe sein.
    .question-2 = Und wenn ich nur noch Kabel habe, die noch nicht dran sind?
    .answer-2 = Dann explodiert die Bombe, wie in Mission 9.

## Mission 37.

mission-37 = Der Joker dreht durch
    .story = Der Clown ist zurück, und immer wenn ihr gerade vorankommt, ändert er die Regeln.
    .setup-1 = Die zwölf Auflagenkarten A bis L werden verdeckt gemischt, und die oberste wird aufgedeckt.
    .setup-2 = Zwei rote Kabel sind im Spiel. Zu zweit: drei.
    .goal-1 = Die offene Auflage gilt für alle, nur nicht beim Aufdecken roter Kabel.
    .goal-2 = Immer wenn alle vier Kabel einer Zahl durchgeschnitten sind, löst die nächste Karte sie ab. Wäre die letzte abzulösen, gilt keine Auflage mehr.
    .goal-3 = Wer keinen Schnitt hat, den sie erlaubt, sagt es und setzt aus, ohne dass es einen Schritt kostet. Eine ganze Runde davon kostet einen Schritt, und die nächste Karte löst die Auflage ab.

## Mission 38.

mission-38 = Ein Kabel rechts, ein Kabel links …
    .story = Ein Kabel des Captains ist verkehrt herum eingestrickt, und niemand sonst kommt daran.
    .setup-1 = Zwei rote Kabel (zu zweit: drei).
    .setup-2 = Der Captain dreht ein Kabel um, ohne es anzusehen, und stellt es auf seinem Ständer ganz nach rechts: Alle anderen sehen es.
    .goal-1 = Nur der Captain kann das umgedrehte Kabel schneiden, ohne jede Karte: auf ein Kabel im Team zeigen und eine beliebige Zahl ansagen. Hat eins der beiden Kabel nicht diese Zahl, explodiert die Bombe.
    .goal-2 = Wer nichts hat, was zu einem anderen Kabel passt als zum umgedrehten, setzt aus, und der Zünder rückt einen Schritt vor.
    .question-1 = Und wenn das umgedrehte Kabel rot ist?
    .answer-1 = Sind alle anderen Kabel des Captains rot, darf der Captain alle aufdecken. Ist das umgedrehte dann nicht rot, explodiert die Bombe.
    .question-2 = Kann es Teil eines Solo-Schnitts sein?
    .answer-2 = Ja, wenn es den Satz vollständig macht. Ist es eine andere Zahl, explodiert die Bombe.
    .question-3 = Ich habe außer roten nur noch die letzte 5 neben der umgedrehten. Darf ich stattdessen woanders absichtlich falsch ansagen?
    .answer-3 = Nein, du setzt aus. Daraus darf der Captain schließen, was das umgedrehte Kabel ist.
    .question-4 = Bekommt es ein Plättchen?
    .answer-4 = Nie: Das würde dem Captain verraten, was es ist.

## Mission 39.

mission-39 = Die 4 edlen Kabel
    .story = Vier Kabel einer Zahl gehören zusammen, sagt der Doktor, und sie zu trennen wäre ein Verbrechen.
    .setup-1 = Zwei von drei roten Kabeln und vier gelbe sind im Spiel; zu zweit drei rote und vier gelbe.
    .setup-2 = Es liegt keine Ausrüstung aus.
    .setup-3 = Die Startplättchen werden ausgelost; für gelbe wird neu gezogen. Leg deins an ein Kabel mit diesem Wert. Hast du keins, liegt es neben deinem Ständer und sagt genau das.
    .setup-4 = Dann wird eine Zahlenkarte aufgedeckt. Acht der anderen Zahlenkarten bilden einen verdeckten Stapel.
    .goal-1 = Die vier Kabel dieser Zahl kann man weder ansagen noch allein schneiden. Eine neue Aktion: Nenne alle vier, wo immer sie stehen; haben musst du keins davon. Richtig: Alle vier sind durchgeschnitten. Falsch: Die Bombe explodiert.
    .goal-2 = Bis dahin verliert der Stapel am Ende jeder Runde seine oberste Karte.
    .goal-3 = Ist es geschafft, werden die übrigen Karten des Stapels verdeckt reihum ausgeteilt, beim Captain beginnend. Wer ein Kabel mit einer der erhaltenen Zahlen hat, legt an eins davon ein Plättchen.
    .question-1 = Und wenn ich zu keiner Zahl, die ich bekommen habe, ein Kabel habe?
    .answer-1 = Dann legst du nichts.
    .question-2 = Und wenn die Plättchen dieser Zahl aufgebraucht sind?
    .answer-2 = Dann zählt diese Zahl nicht.
    .question-3 = Darf meine Figur helfen, die vier zu nennen?
    .answer-3 = Nein.

## Mission 40.

mission-40 = Stirb lieber später (Eine Weihnachtsgeschichte)
    .story = Die Betriebsfeier war früh zu Ende. Ihr steckt im Lüftungsschacht und könnt nur ans Rohr klopfen: einmal, zweimal, dreimal.
    .setup-1 = Drei rote Kabel sind im Spiel.
    .setup-2 = Statt der Zahlenplättchen gibt es nur ×1, ×2 und ×3. Dein Startplättchen sagt, wie oft der Wert eines deiner blauen Kabel auf diesem Ständer vorkommt. Zu zweit legt der Captain keins.
    .setup-3 = Alle außer dem Captain dürfen eine der neuen Figuren nehmen.
    .goal-1 = Jedes Plättchen sagt nur, wie oft: auch nach einer falschen Ansage und beim Post-it. Durchgeschnittene Kabel zählen mit.
    .goal-2 = Mit dem Post-it darfst du auch ein durchgeschnittenes Kabel zeigen.
    .goal-3 = Ein ×4 gibt es nicht: Ein Wert, der viermal auf einem Ständer ist, bekommt kein Plättchen. Auch das erfahren nach einer falschen Ansage alle.
    .question-1 = Ein Kabel mit Plättchen wird getauscht.
    .answer-1 = Das Plättchen kommt weg. Was es sagte, stimmte, als es gelegt wurde.

## Mission 41.

mission-41 = Bombenstimmung mit Salsa
    .story = Musik, Tanz, und quer über die Tanzfläche ist ein Stolperkabel nach dem anderen gespannt.
    .setup-1 = Eins von drei roten Kabeln ist im Spiel; zu zweit zwei von drei.
    .setup-2 = Alle bekommen vor allen anderen Kabeln ein gelbes. Zu fünft bekommt der Captain keins.
    .setup-3 = Der Zünder startet auf 1.
    .setup-4 = Die Startplättchen werden ausgelost, auch gelbe. Leg deins an ein Kabel mit diesem Wert. Hast du keins, liegt es neben deinem Ständer und sagt genau das.
    .setup-5 = „Doppelter Boden“ ist nicht im Stapel.
    .goal-1 = Gelbe Kabel sind Stolperkabel: Deine eigenen kannst du nicht schneiden. Eine neue Aktion: Zeig auf ein Kabel im Team und sag „Stolperkabel“ an. Richtig: Es wird durchgeschnitten, und der Zünder rückt einen Schritt zurück. Falsch: Es bekommt sein Plättchen, und der Zünder rückt einen Schritt vor. Rot: Die Bombe explodiert.
    .goal-2 = Wer nur noch gelbe und rote Kabel hat, setzt aus. Kann niemand mehr etwas tun und ist noch ein Stolperkabel übrig, explodiert die Bombe.
    .question-1 = Und wenn das Kabel, das ich für ein Stolperkabel halte, rot ist?
    .answer-1 = Die Bombe explodiert. Der Stabilisator hilft nicht.
    .question-2 = Ich habe mein Stolperkabel und ein rotes. Darf ich das rote aufdecken?
    .answer-2 = Erst wenn jemand dein Stolperkabel durchgeschnitten hat.
    .question-3 = Der Zünder startet auf 1: Dürfen wir uns überhaupt irren?
    .answer-3 = Erst wenn ein Stolperkabel gefunden ist, oder wenn eine Karte hilft.

## Mission 42.

mission-42 = Durchbrennen und ab zum Zirkus!
    .story = Heute Abend seid ihr die Attraktion: Die Bombe liegt in der Manege, und der Zirkusdirektor hat ein Programm.
    .setup-1 = Im Spiel sind eins von drei roten Kabeln, mit ?-Markern angezeigt, und vier gelbe.
    .goal-1 = Es läuft keine Uhr. Nach jedem dritten Zug kommt eine Nummer der Show: Tut, was der Direktor sagt.
    .goal-2 = Wer gerade am Zug war, steht in der Manege und wählt, wo es etwas zu wählen gibt.
    .goal-3 = Eine Nummer, für die es keine passenden Kabel gibt, fällt aus.
    .question-1 = Alle wechseln den Platz. Was kommt mit?
    .answer-1 = Captain-Karte, Figur und Zug nimmst du mit. Ständer, Kabel und Plättchen bleiben.
    .question-2 = Ein Paar kommt zurück. Ist die Ausrüstung dann wieder gesperrt?
    .answer-2 = Nein. Was frei ist, bleibt frei.
    .question-3 = Sehen wir, welches Paar zurückkommt?
    .answer-3 = Ihr seht, wo es steht, aber nicht, was es ist: Merkt es euch oder lest im Verlauf nach. Es muss noch einmal durchgeschnitten werden.
    .question-4 = Zwei durchgeschnittene Kabel wurden jongliert. Macht das etwas?
    .answer-4 = Sie stehen außer der Reihe. Bringt der Zauberer eins davon zurück, wirkt keine Ausrüstung darauf.
    .question-5 = Und wenn ich nicht „Tada!“ sage?
    .answer-5 = Erst einmal nichts. Aber der Direktor könnte kommen und nachsehen.

## Mission 43.

mission-43 = Nano, der Roboter
    .story = Ein Roboter packt mit an. Ob er hilft oder nur Sachen herumträgt, darüber wird noch gestritten.
    .setup-1 = Drei rote Kabel.
    .setup-2 = Nano bekommt einige Kabel verdeckt: 5 zu zweit, 4 zu dritt oder viert, 3 zu fünft.
    .setup-3 = Nano startet auf Feld 1.
    .setup-4 = Zu zweit lost der Captain sein Startplättchen aus. Gibt es auf der Hand kein solches Kabel, liegt das Plättchen neben dem Ständer.
    .goal-1 = Am Ende jedes Zuges geht Nano ein Feld weiter. Bei 12 kehrt er um, und bei 1 wieder.
    .goal-2 = Wer Kabel der Zahl schneidet, auf der Nano steht, nimmt eins von Nanos Kabeln, das die anderen nicht sehen, und sortiert es auf einem eigenen Ständer ein.
    .goal-3 = Auch Nanos Kabel müssen durchgeschnitten oder aufgedeckt werden.
    .question-1 = Hält der Kaffeebecher Nano auf?
    .answer-1 = Nein, er geht am Ende jedes Zuges weiter.
    .question-2 = Bekomme ich auch dann ein Kabel, wenn dieser Schnitt meine Hand geleert hat?
    .answer-2 = Ja, und damit bist du wieder im Spiel.
    .question-3 = Zählen Nanos Kabel beim Solo-Schnitt?
    .answer-3 = Ja: Solange eins davon diesen Wert hat, hast du nicht alle.
    .question-4 = Und wenn nur noch Nano Kabel hat?
    .answer-4 = Dann kann niemand mehr etwas tun, und die Mission ist verloren.

## Mission 44.

mission-44 = Unter Wasser, unter Druck
    .story = Euer erster Tauchgang: Die Bombe liegt tief, die Luft wird geteilt, und niemand kann ein Wort sagen.
    .setup-1 = Eins von drei roten Kabeln ist im Spiel, mit ?-Markern angezeigt.
    .setup-2 = Im Vorrat liegen pro Person zwei Sauerstoffplättchen.
    .setup-3 = „X- oder Y-Strahl“ ist weder im Stapel noch bei den Figuren.
    .goal-1 = Ein Schnitt braucht Sauerstoff aus dem Vorrat: 1 Plättchen für eine Zahl von 1 bis 4, 2 für 5 bis 8, 3 für 9 bis 12.
    .goal-2 = Am Ende der Runde kommen alle Plättchen zurück in den Vorrat.
    .goal-3 = Wer nicht schneiden kann oder will, setzt aus, und der Zünder rückt einen Schritt vor.
    .goal-4 = Niemand kann sprechen. Ein Zeichen ist erlaubt: Ich brauche Sauerstoff.
    .question-1 = Kostet auch ein Fehlschlag Sauerstoff?
    .answer-1 = Ja. Du zahlst für die Zahl, die du ansagst.
    .question-2 = Was kostet ein Solo-Schnitt mit vier Kabeln?
    .answer-2 = Es ist ein Schnitt, also zahlst du einmal.
    .question-3 = Braucht man Sauerstoff, um rote Kabel aufzudecken?
    .answer-3 = Nein. Das ist kein Schnitt.
    .question-4 = Darf ich aussetzen, obwohl genug Sauerstoff da ist?
    .answer-4 = Ja. Es kostet einen Schritt; ein Stabilisator spart ihn.

## Mission 45.

mission-45 = Freiwillige vor!
    .story = Die Zahl ist bekannt; was fehlt, ist eine Hand, die nicht zittert.
    .setup-1 = Zwei rote Kabel sind im Spiel; zu zweit drei.
    .setup-2 = Die zwölf Zahlenkarten bilden einen verdeckten Stapel.
    .setup-3 = Die Ausrüstung wird ohne „X- oder Y-Strahl“ und ohne Kaffeebecher gezogen, und niemand nimmt die Figur mit dem Strahl.
    .setup-4 = Alle außer dem Captain dürfen eine der neuen Figuren nehmen.
    .goal-1 = Es gibt keine Zugreihenfolge. In jedem Zug deckt der Captain eine Zahlenkarte auf, und wer sich zuerst meldet, muss diese Zahl schneiden.
    .goal-2 = Wer sich meldet und die Zahl nicht hat, kostet euch einen Schritt, und die Karte wartet auf die nächste Meldung.
    .goal-3 = Meldet sich 15 Sekunden lang niemand, bestimmt der Captain jemanden. Wer dann die Zahl nicht hat, zeigt ein Kabel eigener Wahl mit einem Plättchen, und der Zünder rückt einen Schritt vor.
    .goal-4 = Erledigte Zahlen kommen aus dem Stapel; ist er aufgebraucht, wird neu gemischt. Wer nur noch rote Kabel hat, darf sich jederzeit melden und sie aufdecken.
    .question-1 = Sehen die anderen, dass ich abgelehnt habe?
    .answer-1 = Nein, nicht solange sich noch jemand melden kann.
    .question-2 = Darf sich der Captain melden?
    .answer-2 = Ja, wie alle anderen.
    .question-3 = Ich werde bestimmt, habe die Zahl nicht und kein Kabel, das ich zeigen könnte.
    .answer-3 = Dann bleibt es bei dem einen Schritt.
    .question-4 = Der Captain hat keine Kabel mehr.
    .answer-4 = Der Captain deckt weiter die Karten auf und bestimmt.
    .question-5 = Alle haben abgelehnt, bevor die Zeit um ist.
    .answer-5 = Dann bestimmt der Captain sofort.

## Mission 46.

mission-46 = Im Geheimdienst der Sieben
    .story = Im Koffer sind nur ein Smoking, ein Zeitzünder und vier Kabel, die unbedingt zuletzt drankommen wollen.
    .setup-1 = Vier gelbe Kabel sind im Spiel: 5.1, 6.1, 7.1 und 8.1. Rote gibt es keine.
    .setup-2 = Zu zweit legt der Captain kein Startplättchen.
    .setup-3 = Die Notbatterien sind nicht im Stapel.
    .goal-1 = Keine 7 wird vor dem Ende geschnitten, weder im Duo noch solo.
    .goal-2 = Wer an die Reihe kommt und nur noch 7en hat, muss alle vier 7en auf dem Tisch nennen. Richtig: Alle vier sind durchgeschnitten. Falsch: Die Bombe explodiert.
    .question-1 = Und wenn ich aus Versehen auf eine 7 zeige?
    .answer-1 = Das ist ein gewöhnlicher Fehlschlag: ein Plättchen und ein Schritt am Zünder.
    .question-2 = Ich habe nur noch 7en, die anderen aber noch viele Kabel. Muss ich?
    .answer-2 = Ja. Du nennst jetzt alle vier 7en, was auch immer sonst noch übrig ist.
    .question-3 = Hilft eine Karte dabei, die 7en zu nennen?
    .answer-3 = Nein. Karten, die man jederzeit einsetzen kann, dürfen natürlich vorher kommen.

## Mission 47.

mission-47 = Rechnet mit allem
    .story = Plus, minus, schnipp: Heute gibt es zur Zange eine Schiefertafel dazu.
    .setup-1 = Drei rote Kabel werden gezogen und mit ?-Markern angezeigt; zwei davon sind im Spiel, zu zweit alle drei.
    .setup-2 = Die zwölf Zahlenkarten liegen offen auf dem Tisch.
    .setup-3 = Die Ausrüstung wird ohne die Karte „X- oder Y-Strahl“ gezogen, und niemand nimmt die Figur mit dem Strahl.
    .setup-4 = Alle außer dem Captain dürfen eine der neuen Figuren nehmen.
    .goal-1 = Zum Schneiden wählst du zwei offene Zahlenkarten. Schneide ihre Summe oder ihre Differenz; beide Karten kommen weg, ob du richtigliegst oder nicht.
    .goal-2 = Du kannst oder willst nicht schneiden? Leg zwei Karten deiner Wahl ab, und der Zünder rückt einen Schritt vor.
    .goal-3 = Ist keine Karte mehr da, werden wieder alle zwölf ausgelegt.
    .question-1 = Da liegen 3 und 9. Was darf ich schneiden?
    .answer-1 = Eine 12 (3 + 9) oder eine 6 (9 − 3).
    .question-2 = Kommen die Karten erledigter Zahlen weg?
    .answer-2 = Nein. Ihr rechnet bis zum Schluss mit allen zwölf.
    .question-3 = Hilft der Stabilisator, wenn ich nicht schneide?
    .answer-3 = Nein, er sichert einen Duo-Schnitt.
    .question-4 = Ich habe nur noch rote Kabel.
    .answer-4 = Deck sie auf wie immer; keine Karte wird abgelegt.

## Mission 48.

mission-48 = Drei stahlharte Kabel
    .story = Drei gelbe Kabel, ein sauberer Schnitt, und die große Streitfrage: bei drei oder nach drei?
    .setup-1 = Zwei rote und drei gelbe Kabel sind im Spiel; zu zweit drei rote.
    .setup-2 = Die drei gelben Kabel werden zuerst ausgeteilt: je eins an den Captain und die nächsten zwei Plätze im Uhrzeigersinn. Zu zweit bekommt der Captain zwei, eins auf jeden Ständer.
    .goal-1 = Gelbe Kabel kann man nicht ansagen. Eine neue Aktion: Nenne die drei gelben Kabel, wo immer sie stehen.
    .goal-2 = Richtig: Alle drei sind durchgeschnitten. Falsch: Jedes genannte Kabel bekommt sein Plättchen, und der Zünder rückt einen Schritt vor. Ist ein rotes dabei, explodiert die Bombe.
    .goal-3 = Zu zweit oder zu dritt darf das nur, wer ein gelbes Kabel hat; in größerer Runde alle.
    .question-1 = Und wenn ich nur noch gelbe Kabel habe?
    .answer-1 = Dann bleibt dir genau das: die drei gelben zu nennen.
    .question-2 = Spart der Stabilisator den Schritt?
    .answer-2 = Nein, er ist für Duo-Schnitte da.
    .question-3 = Darf ich mit dem X- oder Y-Strahl Gelb ansagen?
    .answer-3 = Nein.

## Mission 49.

mission-49 = Flaschenpost
    .story = Auf dem Meeresgrund gibt es nicht beliebig viele Flaschen, und jede davon muss geteilt werden.
    .setup-1 = Zwei rote Kabel sind im Spiel; zu zweit drei.
    .setup-2 = Alle haben Sauerstoffplättchen: je 7 zu zweit, 6 zu dritt, 5 zu viert, 4 zu fünft.
    .setup-3 = „X- oder Y-Strahl“ ist weder im Stapel noch bei den Figuren.
    .goal-1 = Bevor du schneidest, gib einem Teammitglied mit Kabeln so viele Plättchen, wie die Zahl angibt, die du schneiden willst.
    .goal-2 = Wer nicht schneiden kann oder will, setzt aus, und der Zünder rückt einen Schritt vor.
    .goal-3 = Niemand kann sprechen. Ein Zeichen ist erlaubt: Ich brauche Sauerstoff.
    .question-1 = Geht der Sauerstoff an die Person, auf deren Kabel ich zeige?
    .answer-1 = An irgendein Teammitglied; du suchst es aus.
    .question-2 = Was passiert mit den Plättchen von jemandem, der fertig ist?
    .answer-2 = Sie kommen aus dem Spiel.
    .question-3 = Und wenn sonst niemand im Team mehr Kabel hat?
    .answer-3 = Dann legst du die Plättchen in die Schachtel.
    .question-4 = Darf ich aussetzen, obwohl ich zahlen könnte?
    .answer-4 = Ja. Es kostet einen Schritt; ein Stabilisator spart ihn.

## Mission 50.

mission-50 = Das schwärzeste Meer
    .story = Mitternacht, hohe See, und jemand hat dem Licht den Stecker gezogen. Was war da eben noch zu sehen?
    .setup-1 = Zwei rote und zwei gelbe Kabel sind im Spiel; zu zweit drei rote und vier gelbe.
    .setup-2 = Vor dem Spiel bekommen alle zu sehen, welche es sind. Es gibt keine Marker und keine Abschlussplättchen.
    .setup-3 = Du zeigst auf das Kabel, das du verrätst, und legst sein Plättchen neben deinen Ständer.
    .setup-4 = Alle außer dem Captain dürfen eine der neuen Figuren nehmen.
    .goal-1 = Auch nach einer falschen Ansage kommt das Plättchen neben den Ständer. Merkt euch, zu welchem Kabel es gehört.
    .goal-2 = Was ihr euch gemerkt habt, behaltet ihr für euch.
    .goal-3 = Alle Ausrüstung wirkt wie immer.
    .question-1 = Wie lange sehe ich, worauf jemand gezeigt hat?
    .answer-1 = Bis zur nächsten Aktion.
    .question-2 = Und das Post-it?
    .answer-2 = Sein Plättchen liegt neben dem Ständer wie alle anderen; bei einem Kabel, das du schon gezeigt hast, sagst du seinen Wert nur noch einmal.
    .question-3 = Bei einem Kabel, das schon verraten wurde, wird noch einmal falsch angesagt.
    .answer-3 = Es kommt kein zweites Plättchen; wer es hat, sagt seinen Wert noch einmal.
    .question-4 = Wir haben genaue Chancen vereinbart, sehen aber keine.
    .answer-4 = Sie würden euch das Merken abnehmen.

## Mission 51.

mission-51 = Heute ist dein (Un-)Glückstag!
    .story = Befehl ist Befehl, und wer ihn gibt, hat nichts als ein Bauchgefühl.
    .setup-1 = Ein rotes Kabel ist im Spiel; zu zweit zwei, und der Captain legt kein Startplättchen.
    .setup-2 = Die zwölf Zahlenkarten bilden einen verdeckten Stapel.
    .setup-3 = Der Zünder startet mit einem Schritt mehr, so als wärt ihr eine Person mehr.
    .setup-4 = Die Ausrüstung wird ohne die Karte „X- oder Y-Strahl“ gezogen, und niemand nimmt die Figur mit dem Strahl.
    .setup-5 = Alle außer dem Captain dürfen eine der neuen Figuren nehmen.
    .goal-1 = Bist du am Zug, hast du das Kommando: Deck die oberste Zahlenkarte auf und bestimme, ohne jemanden zu fragen, wer sie schneiden muss. Das kannst auch du selbst sein.
    .goal-2 = Wer bestimmt wurde und die Zahl hat, schneidet sie. Wer sie nicht hat, zeigt ein eigenes Kabel nach Wahl mit einem Plättchen, und der Zünder rückt einen Schritt vor.
    .goal-3 = Erledigte Zahlen kommen aus dem Stapel; ist er aufgebraucht, wird neu gemischt. Das Kommando geht nach links weiter.
    .question-1 = Ich habe zu Beginn meines Zuges nur rote Kabel.
    .answer-1 = Deck sie auf; eine Zahlenkarte kommt dann nicht.
    .question-2 = Die Person, die ich bestimmt habe, hat nur rote Kabel.
    .answer-2 = Dann gibt es nichts zu zeigen und nichts zu schneiden: Die Bombe explodiert.
    .question-3 = Wer darf Ausrüstung einsetzen?
    .answer-3 = Karten für einen Schnitt: wer schneidet. Den Kaffeebecher: du, bevor die Zahlenkarte kommt.
    .question-4 = Wer ist als Nächstes dran?
    .answer-4 = Wer links von der Person sitzt, die das Kommando hatte.

## Mission 52.

mission-52 = Doppelt gelogen hält besser
    .story = Traut niemandem. Euch traut auch niemand, und das zu Recht.
    .setup-1 = Drei rote Kabel sind im Spiel; zu zweit auch vier gelbe.
    .setup-2 = Für die Karten 1 und 12 wird neu gezogen.
    .setup-3 = Alle legen zwei falsche Plättchen an zwei blaue oder rote Kabel: Zahlen, die diese Kabel nicht sind.
    .setup-4 = Alle außer dem Captain dürfen eine der neuen Figuren nehmen.
    .goal-1 = Jedes Plättchen sagt, was sein Kabel nicht ist.
    .goal-2 = Nach einer falschen Ansage wird der angesagte Wert an das Kabel gelegt.
    .question-1 = Ein Kabel mit falschem Plättchen wird getauscht.
    .answer-1 = Das Plättchen geht mit und sagt weiterhin, was das Kabel nicht ist.
    .question-2 = Die falsche Ansage nannte zwei Werte (X- oder Y-Strahl).
    .answer-2 = Die Person, der das Kabel gehört, sucht aus, welcher davon hingelegt wird.
    .question-3 = Wo darf ich das Post-it einsetzen?
    .answer-3 = An einem deiner blauen Kabel ohne falsches Plättchen, mit einer Zahl, die es nicht ist.

## Mission 53.

mission-53 = Nanu, Nano?
    .story = Der Roboter hat den Zünder verschluckt und spaziert nach Lust und Laune auf die Zwölf zu.
    .setup-1 = Zwei rote Kabel (zu zweit: drei).
    .setup-2 = Nano steht vor Feld 1. Der Zünder wird nicht gebraucht.
    .setup-3 = Rückspuler und Stabilisator sind nicht im Stapel.
    .goal-1 = Am Ende eines Zuges geht Nano los: nach einem richtigen Schnitt ein Feld weiter, nach einem falschen zwei.
    .goal-2 = Haben die durchgeschnittenen Kabel die Zahl, auf der Nano steht, geht er stattdessen ein Feld zurück.
    .goal-3 = Erreicht Nano Feld 12, explodiert die Bombe.
    .question-1 = Geht Nano auch, wenn rote Kabel aufgedeckt werden, oder beim Kaffeebecher?
    .answer-1 = Nein, nur nach einem Schnitt.
    .question-2 = Wie weit geht er nach einem Solo-Schnitt mit vier Kabeln?
    .answer-2 = Ein Feld, wie nach jedem Schnitt.
    .question-3 = Und wenn die letzten Kabel durchgeschnitten sind, kurz bevor er ankäme?
    .answer-3 = Dann ist die Bombe entschärft, und ihr gewinnt.

## Mission 54.

mission-54 = Der Überfall Karnickels des Roten
    .story = Ein U-Boot, eine Bombe an Bord, und längsseits ein Piratenschiff, das alles durchlöchert.
    .setup-1 = Rote Kabel werden nicht ausgeteilt: Alle elf liegen verdeckt neben dem Tisch.
    .setup-2 = Alle haben Sauerstoffplättchen: je 9 zu zweit, 6 zu dritt, 3 zu viert, 2 zu fünft.
    .setup-3 = „X- oder Y-Strahl“ ist weder im Stapel noch bei den Figuren.
    .setup-4 = Die Uhr startet, wenn die Startplättchen liegen.
    .goal-1 = Ein Schnitt kostet Sauerstoff: 1 Plättchen für eine Zahl von 1 bis 4, 2 für 5 bis 8, 3 für 9 bis 12.
    .goal-2 = Wer für keinen Schnitt genug Sauerstoff hat, setzt aus, und der Zünder rückt einen Schritt vor.
    .goal-3 = Für jede erledigte Zahl bekommen alle, die noch Kabel haben, ein Plättchen.
    .goal-4 = Eine Stimme erzählt, was an Bord geschieht; tut, was sie sagt. Nach zehn Minuten explodiert die Bombe.
    .question-1 = Darf ich aussetzen, um Sauerstoff zu sparen?
    .answer-1 = Nein. Wer einen Schnitt bezahlen kann, muss schneiden.
    .question-2 = Welches rote Kabel ziehe ich?
    .answer-2 = Das oberste. Welches es ist, siehst nur du; wo es auf deinem Ständer steht, sehen alle.
    .question-3 = Was mache ich mit roten Kabeln?
    .answer-3 = Dasselbe wie immer: aufdecken, wenn du sonst nichts mehr hast.
    .question-4 = Wer bekommt eine Flasche?
    .answer-4 = Wer am Zug ist, wenn die Stimme davon spricht, und sonst niemand.
    .question-5 = Wie viel darf man geben oder nehmen?
    .answer-5 = Beliebig viele Plättchen, zwischen dir und einem Teammitglied, oder gar keins.

## Mission 55.

mission-55 = Doktor Nö fordert heraus
    .story = Ein alter Rivale hat euch am Zünder genau einen Schritt gelassen, und dazu einen Stapel Mutproben.
    .setup-1 = Der Zünder startet auf 1.
    .setup-2 = So viele Herausforderungskarten, wie Leute mitspielen, werden gezogen und liegen offen.
    .setup-3 = Zwei rote Kabel sind im Spiel. Zu zweit: zwei von drei, mit ?-Markern angezeigt.
    .setup-4 = Ab jetzt gehören die Karten 22, 33, 99, 10-10 und 11-11 zur Ausrüstung.
    .goal-1 = Jede Herausforderung, die ihr erfüllt, kommt aus dem Spiel, und der Zünder rückt einen Schritt zurück.

## Mission 56.

mission-56 = Stolperkabel
    .story = Alle sehen, worüber du gleich stolperst, nur du nicht.
    .setup-1 = Zwei von drei roten Kabeln (zu zweit: drei rote).
    .setup-2 = Alle drehen ein Kabel um, ohne es anzusehen, und stellen es auf seinem Ständer ganz nach rechts.
    .goal-1 = Dein umgedrehtes Kabel schneidest du selbst, ohne jede Karte: Zeig auf ein Kabel im Team und sag eine beliebige Zahl an. Hat eins der beiden Kabel nicht diese Zahl, explodiert die Bombe.
    .goal-2 = Im Duo-Schnitt darfst du auf das umgedrehte Kabel eines Teammitglieds zeigen, aber dafür rückt der Zünder einen Schritt vor.
    .question-1 = Was kostet eine falsche Ansage beim umgedrehten Kabel eines Teammitglieds?
    .answer-1 = Zwei Schritte insgesamt, und es bekommt kein Plättchen.
    .question-2 = Erspart der Stabilisator den Schritt fürs Anrühren?
    .answer-2 = Nein, nur den Schritt für die falsche Ansage.
    .question-3 = Der Stabilisator hat uns vor einem umgedrehten roten Kabel im Team gerettet. Was sagen wir?
    .answer-3 = Nichts. Für die Person, der das Kabel gehört, muss es aussehen wie jede andere falsche Ansage.
    .question-4 = Und wenn mein umgedrehtes Kabel rot ist?
    .answer-4 = Sind alle deine anderen Kabel rot, darfst du alle aufdecken. Ist das umgedrehte nicht rot, explodiert die Bombe.

## Mission 57.

mission-57 = Eine unmögliche Mission
    .story = Wer sonst das Unmögliche erledigt, ist im Urlaub und schickt eine Postkarte: Ihr seid dran.
    .setup-1 = Jeder Zahl von 1 bis 12 wird offen eine der Auflagenkarten A bis L zugelost.
    .setup-2 = Ein rotes Kabel ist im Spiel. Zu zweit: zwei.
    .setup-3 = Für den Desintegrator wird neu gezogen.
    .goal-1 = Ist eine Zahl erledigt, gilt ihre Auflage von da an für alle; nur die neueste zählt, und nie beim Aufdecken roter Kabel.
    .goal-2 = Wer keinen Schnitt hat, den sie erlaubt, sagt es und setzt aus, ohne dass es einen Schritt kostet. Nach einer ganzen Runde davon explodiert die Bombe.

## Mission 58.

mission-58 = Doppelt und/oder nichts
    .story = Niemand weiß irgendetwas, aber ein findiger Freund mit Büroklammer hält eure Detektoren den ganzen Tag am Laufen.
    .setup-1 = Zwei rote Kabel sind im Spiel; zu zweit drei.
    .setup-2 = Es gibt keine Infoplättchen: Niemand legt eins, und es geht sofort los.
    .setup-3 = Für die Karten 4 und 7 wird neu gezogen. Alle haben einen Doppeldetektor.
    .goal-1 = Nach einer falschen Ansage rückt der Zünder vor, und über das Kabel erfährt niemand etwas.
    .goal-2 = Deinen Doppeldetektor kannst du in jedem Zug einsetzen.
    .question-1 = Ich habe auf zwei Kabel gezeigt und lag daneben.
    .answer-1 = Nur der Zünder rückt vor. Du weißt aber, dass nicht beide rot sind.
    .question-2 = Ich habe den Stabilisator eingesetzt und lag daneben.
    .answer-2 = Dann erfährt niemand, ob das Kabel rot war.
    .question-3 = Karte 22 liegt aus.
    .answer-3 = Ihr Plättchen ×1 gehört zur Karte und ist kein Infoplättchen: Setzt sie ein.

## Mission 59.

mission-59 = Nano eilt zu Hilfe
    .story = Der Roboter geht voran und zeigt, was man schneiden kann. Rückwärts geht er nicht gern.
    .setup-1 = Zwei von drei roten Kabeln (zu zweit: drei rote).
    .setup-2 = Die zwölf Zahlenkarten liegen bunt gemischt in einer Reihe. Nano steht auf der 7 und schaut zur längeren Seite.
    .setup-3 = „X- oder Y-Strahl“ ist nicht im Stapel, und die Figur damit ist nicht im Spiel.
    .goal-1 = Du schneidest einen Wert, dessen Karte unter oder vor Nano liegt. Nano geht zuerst dorthin, und nie rückwärts.
    .goal-2 = Nach deinem Schnitt, ob richtig oder falsch, sagst du, wohin Nano schaut.
    .goal-3 = Hast du keinen Wert unter oder vor Nano, setzt du aus, der Zünder rückt einen Schritt vor, und Nano dreht sich um.
    .goal-4 = Sind alle vier Kabel eines Werts durchgeschnitten, wird seine Karte umgedreht.
    .question-1 = Kommt Nano an umgedrehten Karten vorbei?
    .answer-1 = Ja, er geht einfach darüber.
    .question-2 = Bewegt sich Nano beim Kaffeebecher oder wenn rote Kabel aufgedeckt werden?
    .answer-2 = Nein, und er dreht sich auch nicht um.
    .question-3 = Darf ich aussetzen, wenn ich schneiden könnte?
    .answer-3 = Nein. Nur wer nichts zu schneiden hat, setzt aus.

## Mission 60.

mission-60 = Oh ja, es ist Doktor Nö!
    .story = Er kann einfach nicht aufhören zu reden. Also lasst ihn reden, während ihr seine Liste abarbeitet.
    .setup-1 = Der Zünder startet auf 1.
    .setup-2 = So viele Herausforderungskarten, wie Leute mitspielen, werden gezogen und liegen offen.
    .setup-3 = Zwei von drei roten Kabeln sind im Spiel, mit ?-Markern angezeigt. Zu zweit: drei.
    .goal-1 = Jede Herausforderung, die ihr erfüllt, kommt aus dem Spiel, und der Zünder rückt einen Schritt zurück.

## Mission 61.

mission-61 = Geteiltes Leid ist halbes Leid
    .story = Alle haben ihr Päckchen zu tragen. Immerhin dürft ihr es weiterreichen.
    .setup-1 = Alle bekommen offen eine ausgeloste Auflagenkarte von A bis E.
    .setup-2 = Zu zweit liegt links und rechts vom Captain je eine weitere Karte, zu dritt eine links vom Captain.
    .setup-3 = Ein rotes Kabel ist im Spiel. Zu zweit: zwei.
    .goal-1 = Alle müssen ihre eigene Karte befolgen, nur nicht beim Aufdecken roter Kabel. Wer keinen Schnitt hat, den sie erlaubt, sagt es und setzt aus, ohne dass es einen Schritt kostet. Nach einer ganzen Runde davon explodiert die Bombe.
    .goal-2 = Vor jeder Runde beratet ihr euch, und der Captain sagt, ob alle Karten um einen Platz weiterwandern und in welche Richtung.
    .goal-3 = Wann immer man Ausrüstung einsetzen könnte, darfst du deine Karte gegen eine ausgeloste von F bis L tauschen. Das kostet einen Schritt.
    .question-1 = Und wenn F bis L aufgebraucht sind?
    .answer-1 = Dann kann niemand mehr tauschen.

## Mission 62.

mission-62 = Armageddon-Roulette
    .story = Jemand ist gegen die Bombe gestoßen, und jetzt fehlt nur noch ein Schritt zum großen Knall.
    .setup-1 = Zwei rote Kabel, zu zweit drei.
    .setup-2 = So viele Zahlenkarten, wie Leute mitspielen, liegen offen auf dem Tisch. Der Zünder startet auf seinem letzten Schritt.
    .goal-1 = Sind alle vier Kabel einer dieser Zahlen durchgeschnitten, rückt der Zünder einen Schritt zurück.
    .question-1 = Darf der Zünder weiter zurück, als er sonst am Anfang steht?
    .answer-1 = Ja, auf bis zu sechs Schritte, wie immer.

## Mission 63.

mission-63 = Wahrhaft titanisch!
    .story = Das Schiff ist unsinkbar, heißt es. Der Bombe in seinem Rumpf hat das niemand gesagt.
    .setup-1 = Zwei rote Kabel sind im Spiel; zu zweit drei.
    .setup-2 = Der Captain nimmt den ganzen Sauerstoff: 14 Plättchen zu zweit, 18 zu dritt, 24 zu viert, 30 zu fünft.
    .setup-3 = „X- oder Y-Strahl“ ist weder im Stapel noch bei den Figuren.
    .goal-1 = Ein Schnitt kostet so viele Plättchen wie die Zahl, die du ansagst; sie kommen in den Vorrat.
    .goal-2 = Am Ende deines Zuges gehen alle Plättchen, die du noch hast, an die Person, die als Nächstes dran ist.
    .goal-3 = Nach jeder Runde nimmt der Captain alle Plättchen aus dem Vorrat.
    .goal-4 = Wer für keinen Schnitt genug Sauerstoff hat, setzt aus, und der Zünder rückt einen Schritt vor.
    .goal-5 = Niemand kann sprechen. Ein Zeichen ist erlaubt: Ich brauche Sauerstoff.
    .question-1 = Darf ich aussetzen, um Sauerstoff zu sparen?
    .answer-1 = Nein. Wer einen Schnitt bezahlen kann, muss schneiden.
    .question-2 = Der Captain hat keine Kabel mehr. Wer nimmt den Vorrat?
    .answer-2 = Wer die neue Runde beginnt.
    .question-3 = Zahle ich, wenn ich meine roten Kabel aufdecke?
    .answer-3 = Nein. Das ist kein Schnitt.
    .question-4 = Was kostet der Desintegrator?
    .answer-4 = Nichts. Der Fast Pass kostet seine Zahl, wie jeder Schnitt.

## Mission 64.

mission-64 = Die Rückkehr der Stolperkabel
    .story = Diesmal gibt es an beiden Enden etwas zum Stolpern.
    .setup-1 = Ein rotes Kabel (zu zweit: zwei).
    .setup-2 = Alle drehen zwei Kabel um, ohne sie anzusehen. Das niedrigere kommt ganz nach links, das höhere ganz nach rechts. Wer zwei Ständer hat, dreht von jedem eins um: Das niedrigere kommt auf dem ersten Ständer ganz nach links, das höhere auf dem zweiten ganz nach rechts.
    .goal-1 = Deine umgedrehten Kabel schneidest du selbst, ohne jede Karte: Zeig auf ein Kabel im Team und sag eine beliebige Zahl an. Hat eins der beiden Kabel nicht diese Zahl, explodiert die Bombe.
    .goal-2 = Im Duo-Schnitt darfst du auf ein umgedrehtes Kabel eines Teammitglieds zeigen, aber dafür rückt der Zünder einen Schritt vor.
    .question-1 = Können beide umgedrehten Kabel Teil eines einzigen Solo-Schnitts sein?
    .answer-1 = Ja, wenn sie den Satz von 2 oder 4 vollständig machen.
    .question-2 = Was kostet eine falsche Ansage beim umgedrehten Kabel eines Teammitglieds?
    .answer-2 = Zwei Schritte insgesamt, und es bekommt kein Plättchen.
    .question-3 = Der Stabilisator hat uns vor einem umgedrehten roten Kabel im Team gerettet. Was sagen wir?
    .answer-3 = Nichts. Für die Person, der das Kabel gehört, muss es aussehen wie jede andere falsche Ansage.
    .question-4 = Und wenn ein umgedrehtes Kabel rot ist?
    .answer-4 = Sind alle deine Kabel rot, die du siehst, darfst du deine ganze Hand aufdecken. Ist ein umgedrehtes nicht rot, explodiert die Bombe.

## Mission 65.

mission-65 = Aus zweiter Hand
    .story = Es gibt nur einen Satz Zahlen für alle, also bitte schön weiterreichen.
    .setup-1 = Drei rote Kabel sind im Spiel. Die Mission ist für drei bis fünf Leute.
    .setup-2 = Die Zahlenkarten werden vom Captain an so gleichmäßig wie möglich verteilt und liegen offen vor euch.
    .setup-3 = Die Ausrüstung wird ohne die Karte „X- oder Y-Strahl“ gezogen, und niemand nimmt die Figur mit dem Strahl.
    .setup-4 = Alle außer dem Captain dürfen eine der neuen Figuren nehmen.
    .goal-1 = Du darfst nur Zahlen schneiden, deren Karte offen vor dir liegt. Hast du keine davon auf der Hand, setzt du aus, und der Zünder rückt einen Schritt vor.
    .goal-2 = Was du auch getan hast: Am Ende deines Zuges gibst du eine deiner offenen Karten einem Teammitglied, das noch Kabel hat.
    .goal-3 = Ist eine Zahl erledigt, wird ihre Karte umgedreht und bleibt, wo sie ist.
    .goal-4 = Wer das letzte Kabel verliert, gibt sofort eine Karte weiter. Blieben dort noch andere offene Karten liegen, säßen sie fest, und die Mission wäre verloren.
    .question-1 = Ich habe den Kaffeebecher eingesetzt. Gebe ich eine Karte weiter?
    .answer-1 = Ja. Er erspart dir nur den Schritt, wenn du kein passendes Kabel hast.
    .question-2 = Ich habe nur noch rote Kabel.
    .answer-2 = Deck sie auf. Dafür braucht es keine Zahlenkarte.
    .question-3 = Alle meine Karten liegen verdeckt.
    .answer-3 = Dann hast du keine Zahl zum Schneiden: Du setzt aus, und das kostet einen Schritt.
    .question-4 = Nur ich habe noch Kabel.
    .answer-4 = Dann ist niemand da, dem du eine Karte geben könntest, und du behältst deine.

## Mission 66.

mission-66 = Der letzte Countdown
    .story = Der Bunker von Doktor Nö. Alles, was ihr gelernt habt, und alles heute. Und Vorsicht vor den Sägen.
    .setup-1 = Zwei rote und zwei gelbe Kabel sind im Spiel.
    .setup-2 = Die Spielfigur startet am Hubschrauber im Nordwesten der Bunkerkarte.
    .setup-3 = Die Auflagenkarten A bis E werden zufällig ausgelegt: eine an jede Seite des Bunkers, die fünfte für Aktionen.
    .goal-1 = Nach jedem Schnitt, ob richtig oder falsch, zieht, wer geschnitten hat, die Spielfigur ein Feld auf eine Karte zu, die der Schnitt erfüllt. Sind in allen solchen Richtungen Wände, bleibt sie stehen.
    .goal-2 = Auf dem Feld der Aufgabe, die gerade dran ist, bewegt sich die Spielfigur nicht: Ein richtiger Schnitt, der die Aktionskarte erfüllt, erledigt die Aufgabe.
    .goal-3 = Schlüssel, Wache, Treppe, Hebel, Doktor: Jede Aufgabe hat ihre Zeit, und ebenso alles, was danach noch übrig ist. Zu spät ist endgültig zu spät.
    .goal-4 = Ist der Hebel umgelegt, darf der Captain die fünf Karten neu auslegen. Nach zehn Sekunden ist Schluss, und sie bleiben liegen, wie sie lagen.
    .goal-5 = Gelbe Kabel kann man nicht ansagen. Habt ihr den Hebel im Griff, nennt eine neue Aktion beide auf einmal: Falsch kostet einen Schritt und verrät eins der beiden, und bei Rot explodiert die Bombe.
    .goal-6 = Ein Feld mit einer Säge zu betreten kostet einen Schritt am Zünder.
    .goal-7 = Ihr gewinnt, wenn alle Kabel weg sind und der Doktor gefangen ist.
    .question-1 = Bewegt sich die Spielfigur auch nach einem falschen Schnitt?
    .answer-1 = Ja, nach jedem Schnitt, außer ihr Feld hält sie fest.
    .question-2 = Wohin zieht eine 10?
    .answer-2 = Auf „Gerade“ oder auf „7 bis 12“ zu, wie du willst, wo immer diese Karten liegen.
    .question-3 = Und ein Solo-Schnitt mit vier Kabeln?
    .answer-3 = Der zählt wie zwei Schnitte nacheinander.
    .question-4 = Wir haben den Hebel im Griff. Bewegen Schnitte die Spielfigur?
    .answer-4 = Nein. Ihr Feld hält sie fest, bis beide gelben Kabel genannt sind.
    .question-5 = Die Ansage am Hebel war falsch.
    .answer-5 = Der Zünder rückt einen Schritt vor, und eins der beiden Kabel, ausgelost, bekommt sein Plättchen. Den Hebel habt ihr weiter im Griff.
    .question-6 = Und wenn ich nur gelbe Kabel habe?
    .answer-6 = Vor dem Hebel setzt du kostenlos aus.
    .question-7 = Bewegt sich die Spielfigur, wenn rote Kabel aufgedeckt werden?
    .answer-7 = Nein. Auch nicht beim Kaffeebecher oder beim Desintegrator.
    .question-8 = Und nach einer falschen Ansage mit dem X- oder Y-Strahl?
    .answer-8 = Du wählst unter den Richtungen beider Werte.
