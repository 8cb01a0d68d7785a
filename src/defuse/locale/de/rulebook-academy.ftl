### The rule book: Bomb Squad Academy, in one minute and in ten, with its questions.

rulebook-academy-minute = Bomb Squad Academy in einer Minute
    .text-1 = Alle spielen für sich. Eine Bombe hat vier Kabel; entschärfen kann sie niemand, aber wer schneidet, bekommt Punkte, bis sie explodiert.
    .text-2 = In jeder Runde wählen alle heimlich eine Karte: ein Kabel zum Schneiden, Warten oder Angsthase. Aufgedeckt werden alle zugleich.
    .text-3 = Für alle, die ein Kabel schneiden, wird je eine seiner Karten aufgedeckt, und sein Auslöser rückt um diese Zahl vor. Bleibt es ruhig, teilen sie sich die Punkte. Wer allein schneidet, behält sie ganz.
    .text-4 = Am Ende jeder Leiste liegen drei verdeckte Plättchen, eins davon ein BUMM. Dreht ein Auslöser es um, verlieren alle, die dieses Kabel geschnitten haben, 5 Punkte, und jeder Angsthase bekommt 5.
    .text-5 = Wer nach drei Bomben die meisten Punkte hat, gewinnt.
    .find = Schnellstart Anfang neu Einführung Anleitung kurz Spielanleitung Academy
rulebook-academy-ten = Bomb Squad Academy in zehn Minuten
    .text-1 = Eine ganze Runde Schritt für Schritt, dann, was eine Bombe wertvoller macht, und was sich von Bombe zu Bombe ändert.
    .find = Einführung Anleitung lernen Anfang Regeln Academy
rulebook-academy-players = Bomb Squad Academy zu zweit bis zu fünft
    .text-1 = Zu dritt bis zu fünft spielt ihr mit allen vier Kabeln. Zwei gespielte Karten bleiben liegen.
    .more-1 = Zu zweit spielt ihr ohne Gelb, und statt zwei Karten bleibt eine liegen.
    .more-2 = Es liegt ein Werkzeug mehr aus, als Leute mitspielen.
    .find = Spielerzahl Anzahl zwei drei vier fünf Unterschied

## A round and a bomb.

rulebook-round-choose = Wählen
    .text-1 = Alle legen verdeckt eine Karte ihrer Hand fest: Grün, Blau, Rot, Gelb, Warten oder Angsthase. Bis die Letzten so weit sind, kannst du es dir anders überlegen.
    .text-2 = Dann werden alle aufgedeckt. Sie liegen offen vor euch, auf den älteren.
    .find = aussuchen heimlich festlegen gleichzeitig aufdecken
rulebook-round-protect = Zuerst Warten
    .text-1 = Wer wartet, bekommt 3 Punkte und schützt ein Kabel. Ein geschütztes Kabel wird in dieser Runde nicht geschnitten. Warten mehrere, kommt zuerst, wer am wenigsten Punkte hat.
    .find = schützen warten Schutz
rulebook-round-cut = Schneiden
    .text-1 = Kabel für Kabel, von Grün bis Gelb: Für alle, die es schneiden, wird je eine Karte aufgedeckt. Der Auslöser rückt um den Hauptwert jeder Karte vor.
    .text-2 = Explodiert nichts, wird der volle Wert des Kabels gleichmäßig geteilt. Der Rest verfällt.
    .more-1 = Bei einem gemeinsamen Schnitt werden die Karten einzeln aufgedeckt. Beim BUMM ist Schluss: Es wird keine mehr aufgedeckt.
    .more-2 = Ein leerer Stapel deckt nichts auf und bringt nichts.
    .find = teilen aufdecken Karte Auslöser
rulebook-round-value = Was ein Kabel wert ist
    .text-1 = Der Hauptwert der neuesten Karte, dazu 1 für jede offene Karte des Kabels und seine Druckplatten. Eine erste Karte 3 bringt 4; eine 4 als dritte Karte bringt 7.
    .find = Punkte Wertung Wert Kette
rulebook-round-explosion = Die Explosion
    .text-1 = Hinter jeder Leiste liegen drei verdeckte Plättchen, zwei OK und ein BUMM. Ein Auslöser, der auf oder über eins rückt, dreht es um. Beim BUMM verlieren alle, die dieses Kabel geschnitten haben, 5 Punkte, jeder Angsthase bekommt 5, und die Runde ist vorbei.
    .more-1 = Ein umgedrehtes Plättchen bleibt so und wirkt nie wieder, auch wenn der Auslöser zurückgeht.
    .more-2 = Weniger als 0 Punkte gibt es nicht.
    .find = Bumm Plättchen explodieren Knall verlieren
rulebook-round-end = Das Ende einer Runde
    .text-1 = Angsthasen schauen, wenn nichts explodiert ist. Druckplatten wandern. Wer drei Karten liegen hat, nimmt dann die älteste zurück; zwei deiner Karten stecken also immer fest. Ein Warten kommt erst mit der nächsten Bombe wieder.
    .find = zurücknehmen Hand Karten fest
rulebook-round-next = Die nächste Bombe
    .text-1 = Nach einer Explosion wird alles neu aufgebaut. Alle haben wieder alle Karten; Punkte und unbenutzte Werkzeuge bleiben. Ab der zweiten Bombe gibt es Druckplatten und Werkzeuge.
    .text-2 = Es liegt ein Werkzeug mehr aus, als Leute mitspielen. Wer am wenigsten Punkte hat, nimmt zuerst; was übrig bleibt, ist weg.
    .find = zweite dritte Bombe neu Auswahl
rulebook-round-plates = Druckplatten
    .text-1 = Zwei Platten liegen ausgelost auf zwei Kabeln und machen sie wertvoller: +1 und +2 bei der zweiten Bombe, +2 und +4 bei der dritten.
    .more-1 = Nach einer Runde wandert eine Platte in Richtung ihres Pfeils, aber nur, wenn ihr Kabel geschnitten wurde und Punkte gebracht hat. Am Rand geht es auf der anderen Seite weiter.
    .find = Bonus Platte Pfeil
rulebook-round-tools = Werkzeuge
    .text-1 = Ein Werkzeug ist einmal einsetzbar, in dem Moment, den seine Karte nennt. Alle mit einem passenden werden gefragt. Wer sich zuerst meldet, kommt zuerst; dann werden alle noch einmal gefragt, bis alle passen.
    .more-1 = Ein Werkzeug, das nichts bewirken könnte, wird abgelehnt, damit niemand es aus Versehen verliert.
    .more-2 = Ein Werkzeug, das einmal auslag, kommt nicht wieder.
    .find = Werkzeug einsetzen Fenster Moment

## Action cards. The four cutters share one entry.

rulebook-action-cutter = Zangen: Grün, Blau, Rot, Gelb
    .text-1 = Schneidet das Kabel ihrer Farbe. Von Grün bis Gelb werden die Leisten länger und die Zahlen höher.
    .more-1 = Stapel und Leisten: { $decks }.
    .find = schneiden Farbe Kabel Stapel Leiste
# One of a list: what the deck of a wire holds. $cards: numbers.
rulebook-deck = { $wire }: { COMMA($cards) }; Leiste { $track }
rulebook-action-wait = Warten
    .text-1 = Sofort 3 Punkte, und du schützt ein Kabel deiner Wahl: Es wird in dieser Runde nicht geschnitten.
    .more-1 = Einmal pro Bombe. Der Werkzeugkasten bringt die Karte zurück.
    .find = warten Punkte schützen
rulebook-action-chicken = Angsthase
    .text-1 = Du schneidest nichts. Explodiert die Bombe, bekommst du 5 Punkte. Explodiert sie nicht, darfst du dir die nächsten Karten von zwei Kabeln ansehen oder die Plättchen von einem.
    .more-1 = Gibt es mehrere, schaut zuerst, wer am wenigsten Punkte hat. Alle sehen, wo du hinschaust, niemand, was dort ist.
    .find = Angsthase Huhn schauen spähen feige

## What players ask.

rulebook-ask-empty-deck = Was, wenn ein Stapel leer ist?
    .answer = Wer dieses Kabel schneidet, deckt nichts auf und bekommt nichts. Sind es zu wenige Karten für alle, werden die aufgedeckt, die da sind.
rulebook-ask-below-zero = Kann ich unter 0 Punkte fallen?
    .answer = Nein.
rulebook-ask-tie = Wer gewinnt bei Gleichstand?
    .answer = Alle mit den meisten Punkten teilen sich den Sieg. Im Spiel kommt zuerst, wer weniger Punkte hat, und bei gleich vielen der niedrigere Platz.
rulebook-ask-wait-back = Wann bekomme ich mein Warten zurück?
    .answer = Mit der nächsten Bombe oder mit dem Werkzeugkasten.
rulebook-ask-both-protected = Dürfen zwei dasselbe Kabel schützen?
    .answer = Ja. Es ändert nichts.
rulebook-ask-must-look = Muss ein Angsthase sich etwas ansehen?
    .answer = Nein. Du darfst auch nichts ansehen.
rulebook-ask-shared-boom = Wir schneiden ein Kabel zusammen, und die erste Karte bringt das BUMM. Wer verliert?
    .answer = Alle, die dieses Kabel geschnitten haben. Die übrigen Karten werden nicht mehr aufgedeckt.
rulebook-ask-later-wires = Das grüne Kabel explodiert. Was ist mit den anderen?
    .answer = Sie werden in dieser Runde nicht geschnitten, und Angsthasen bekommen 5 Punkte, schauen aber nicht.
rulebook-ask-own-explosion = Darf ich die Bombendecke bei meinem eigenen Schnitt einsetzen?
    .answer = Nein. Bombendecke, Schraubenschlüssel, Crimpzange und Schutzschild sind für die, die dieses Kabel nicht schneiden.
rulebook-ask-helmet-and-shield = Jemand setzt den Helm ein, und der Schutzschild rettet mich. Verliere ich trotzdem Punkte?
    .answer = Ja, die 2 Punkte vom Helm. Der Schutzschild rettet dich vor den 5 der Explosion.
rulebook-ask-plates-doubled = Verdoppelt der Verstärker auch die Platten?
    .answer = Nein, nur die Kette.
rulebook-ask-hammer-chain = Zählen Karten von Hammer oder Schraubenschlüssel für die Kette?
    .answer = Ja, sie liegen da wie alle anderen. Platten zählen für sie nicht.
rulebook-ask-choosing-again = Jemand hat beim Wählen ein Werkzeug eingesetzt. Bleibt meine Wahl?
    .answer = Nein. Alle nehmen ihre Wahl zurück und wählen noch einmal.
rulebook-ask-tool-window = Wie lange habe ich Zeit für ein Werkzeug?
    .answer = So lange, wie es der Tisch ausgemacht hat. Nach jedem Werkzeug beginnt die Zeit von vorn.
