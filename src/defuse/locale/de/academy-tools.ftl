### The twenty tools of Bomb Squad Academy, in our words, and what is said about their use.

## Each tool: its name, what it does (`.text`), and why it cannot be used although the moment is right (`.need`, which
## stands behind the name of the tool and a colon). German has the name with its article, too (`.nominative`, `.accusative`).

tool-air-horn = Drucklufthupe
    .nominative = die Drucklufthupe
    .accusative = die Drucklufthupe
    .text = Nach dem Aufdecken der Aktionen: Zwei andere, die schneiden, sind in dieser Runde stattdessen Angsthasen.
    .need = sonst schneidet niemand ein Kabel

tool-amplifier = Verstärker
    .nominative = der Verstärker
    .accusative = den Verstärker
    .text = Nachdem du ein Kabel allein und ohne Knall durchgeschnitten hast: Für deine Punkte zählt seine Kette doppelt.
    .need = du hast dieses Kabel nicht allein durchgeschnitten

tool-bomb-blanket = Bombendecke
    .nominative = die Bombendecke
    .accusative = die Bombendecke
    .text = Bevor andere ein Kabel durchschneiden: Explodiert dieser Schnitt, bekommst du 10 Punkte. Vor dem Schnitt darf kein weiteres Werkzeug folgen.
    .need = nur für die Schnitte der anderen

tool-crimper = Crimpzange
    .nominative = die Crimpzange
    .accusative = die Crimpzange
    .text = Nachdem andere ein Kabel ohne Knall durchgeschnitten haben: Du bekommst die ganze Kette dieses Kabels, ohne seinen Hauptwert.
    .need = nur für die Schnitte der anderen

tool-dynamo = Dynamo
    .nominative = der Dynamo
    .accusative = den Dynamo
    .text = Nach einem Schnitt ohne Knall, der eine 0 aufgedeckt hat, egal durch wen: 1 Punkt für jede offene 0 an allen Kabeln.
    .need = dieser Schnitt hat keine 0 aufgedeckt

tool-freezer = Froster
    .nominative = der Froster
    .accusative = den Froster
    .text = Bevor du ein Kabel durchschneidest, allein oder nicht: Misch zwei seiner offenen Karten zurück in den Stapel. Der Auslöser rückt zurück.
    .need = dafür braucht ein Kabel, das du gleich durchschneidest, zwei offene Karten

tool-hammer = Hammer
    .nominative = der Hammer
    .accusative = den Hammer
    .text = Bevor du ein Kabel allein durchschneidest: Deck eine seiner Karten auf; sie bringt dir ihren Hauptwert und 2 dazu. Das ist noch nicht dein Schnitt. Explodiert die Bombe, bekommst du nichts, und es zählt als dein Schnitt.
    .need = nur für ein Kabel, das du allein durchschneidest und dessen Stapel noch Karten hat

tool-helmet = Helm
    .nominative = der Helm
    .accusative = den Helm
    .text = Wenn du die Bombe auslöst, allein oder nicht: Du verlierst keine Punkte. Die anderen, die sie mit ausgelöst haben, verlieren sofort 2 Punkte, zusätzlich zu denen für die Explosion.
    .need = du hast die Bombe nicht ausgelöst

tool-jammer = Störsender
    .nominative = der Störsender
    .accusative = den Störsender
    .text = Nachdem du mit anderen ohne Knall geschnitten hast: Du bekommst so viel, als wärst du allein gewesen, die anderen so viel wie sonst.
    .need = du hast nicht mit anderen geschnitten

tool-jumper = Steckbrücke
    .nominative = die Steckbrücke
    .accusative = die Steckbrücke
    .text = Nach dem Aufdecken der Aktionen: Wenn du schneidest, schneidest du stattdessen ein Kabel gleich neben deinem durch.
    .need = du schneidest kein Kabel

tool-mirror = Spiegel
    .nominative = der Spiegel
    .accusative = den Spiegel
    .text = Wenn du Angsthase bist: Statt wie sonst zu gucken, sieh dir alle Plättchen aller Kabel an.

tool-orders = Befehl
    .nominative = der Befehl
    .accusative = den Befehl
    .text = Wenn ein Warten das Kabel schützt, das du schneidest: Du schneidest es trotzdem durch, allein. Die anderen tun weiterhin nichts.
    .need = das Kabel, das du schneidest, ist nicht geschützt

tool-schematics = Schaltplan
    .nominative = der Schaltplan
    .accusative = den Schaltplan
    .text = Nach dem Aufdecken der Aktionen oder wenn feststeht, was geschützt ist: Nimm deine Karte zurück und spiel eine andere.
    .need = du hast die Punkte fürs Warten schon bekommen

tool-scrambler = Mischer
    .nominative = der Mischer
    .accusative = den Mischer
    .text = Bevor du ein Kabel durchschneidest, allein oder nicht: Misch seine drei neuesten offenen Karten zurück in den Stapel. Der Auslöser rückt zurück.
    .need = dafür braucht ein Kabel, das du gleich durchschneidest, drei offene Karten

tool-shield = Schutzschild
    .nominative = der Schutzschild
    .accusative = den Schutzschild
    .text = Wenn andere die Bombe auslösen: Du bekommst 7 Punkte und wählst dann unter ihnen jemanden aus, der fürs Auslösen keine Punkte verliert.
    .need = du hast die Bombe selbst ausgelöst

tool-sniffer = Schnüffler
    .nominative = der Schnüffler
    .accusative = den Schnüffler
    .text = Während du deine Aktion wählst: Sieh dir von jedem Kabel die nächste Karte an.

tool-switch = Wechselschalter
    .nominative = der Wechselschalter
    .accusative = den Wechselschalter
    .text = Nach dem Aufdecken der Aktionen: Wenn du schneidest, tausch das Kabel mit jemandem, der ein anderes schneidet.
    .need = dafür müssen du und jemand anderes verschiedene Kabel schneiden

tool-toolkit = Werkzeugkasten
    .nominative = der Werkzeugkasten
    .accusative = den Werkzeugkasten
    .text = Während du deine Aktion wählst: Nimm alle deine Aktionskarten zurück, auch ein verbrauchtes Warten.
    .need = du hast alle deine Karten auf der Hand

tool-wrench = Schraubenschlüssel
    .nominative = der Schraubenschlüssel
    .accusative = den Schraubenschlüssel
    .text = Bevor andere ein Kabel durchschneiden: Deck eine seiner Karten auf. Das ist noch nicht der Schnitt, aber wenn die Bombe explodiert, zählt es als ihrer.
    .need = nur für ein Kabel, das andere durchschneiden und dessen Stapel noch Karten hat

tool-x-ray = Röntgengerät
    .nominative = das Röntgengerät
    .accusative = das Röntgengerät
    .text = Bevor du ein Kabel allein durchschneidest: Beim Schnitt ziehst du drei Karten, suchst aus, welche aufgedeckt wird, und mischst den Rest zurück.
    .need = nur für ein Kabel, das du allein durchschneidest und dessen Stapel noch Karten hat

## When tools are used, and why one cannot be used.

# $moments: some of the entries academy-when-…. Shown beside a tool.
academy-tool-when = { OR($moments) }

academy-when-choosing = während du deine Aktion wählst
academy-when-revealed = gleich nach dem Aufdecken der Aktionen
academy-when-protected = wenn feststeht, was geschützt ist
academy-when-before = bevor ein Kabel durchgeschnitten wird
academy-when-cut = nach einem Schnitt ohne Knall
academy-when-triggered = wenn die Bombe ausgelöst wird
academy-when-chicken = wenn du Angsthase bist

academy-tool-of-somebody-else = { FORM($tool, form: "nominative") } gehört jemand anderem
academy-tool-used-up = { FORM($tool, form: "nominative") } wurde schon eingesetzt
# $when: the entry academy-tool-when.
academy-tool-used-when = der richtige Moment für { FORM($tool, form: "accusative") }: { $when }
# $need: one of the attributes .need above.
academy-tool-does-not-fit = { $tool }: { $need }

## Acts that come with tools. The label is what the act is called on a button.

act-use-tool = Setz ein Werkzeug ein, bei dem nichts zu wählen ist.
    .label = Werkzeug einsetzen
act-blow-horn = Mach zwei, die schneiden, zu Angsthasen.
    .label = Zwei zu Angsthasen machen
act-freeze = Misch zwei offene Karten zurück.
    .label = Zwei Karten zurückmischen
act-jump = Schneid das Kabel neben deinem durch.
    .label = Kabel daneben schneiden
act-rethink = Spiel stattdessen eine andere Karte.
    .label = Andere Karte spielen
act-cover = Bekomm Punkte und rette jemanden von denen, die die Bombe ausgelöst haben.
    .label = Jemanden retten
act-swap-cutters = Tausch mit jemandem das Kabel, das ihr schneidet.
    .label = Kabel tauschen
act-pick-card = Nimm diese der Karten, die du gezogen hast.
    .label = Eine dieser Karten nehmen

## Why a player, a wire or a card cannot be chosen for a tool. Shown beside the player, the wire or the card.

# Beside a player.
academy-seat-not-cutting = schneidet kein Kabel
# Beside a player.
academy-seat-not-another-wire = schneidet kein anderes Kabel
# Beside a player.
academy-seat-not-triggered = hat die Bombe nicht ausgelöst
academy-not-yourself = wähl andere aus, nicht dich
academy-not-beside = dieses Kabel liegt nicht neben deinem
academy-card-the-same = spiel eine andere Karte als vorher
