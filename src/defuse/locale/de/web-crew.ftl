### Crews: the campaign, joining and coming back, the deal of the day, challenges, how hard a mission is.

## The campaign.

web-campaign-device-text = Was du geschafft hast, steht nur in diesem Browser. Eine Crew hält es auf dem Server fest, für euch alle und für jedes Gerät.
web-campaign-of-device = Kampagne dieses Geräts
web-campaign-map = Karte der Kampagne
# $next: the number of the mission that comes next; 0: all are done.
web-campaign-line =
    { $next ->
        [0] { $n } von { $all }, alles geschafft
       *[other] { $n } von { $all } · nächste { $next }
    }
web-campaign-captain = nächster Captain: { $name }
web-campaign-box-done = { $n } von { $all }
web-campaign-box-locked = öffnet nach { $n }
web-campaign-mission = Mission { $n }
# $state: done, next, open or locked.
web-campaign-state =
    { $state ->
        [done] geschafft
        [next] nächste Mission
        [locked] verschlossen
       *[open] offen
    }
web-campaign-node = Mission { $n }, { web-campaign-state }
web-campaign-tries =
    { $n ->
        [one] ein Versuch
       *[other] { $n } Versuche
    }
# $what: equipment or characters.
web-campaign-joins =
    { $what ->
        [equipment] Ausrüstung kommt dazu
       *[characters] Charaktere kommen dazu
    }
web-campaign-locked = Diese Mission ist verschlossen. Ihre Box öffnet sich, wenn Mission { $n } geschafft ist.
web-campaign-last-try = Letzter Versuch: { $why }.
web-campaign-play = { $n } spielen
web-campaign-play-again = { $n } noch einmal
web-campaign-retry = { $n } wieder
web-campaign-next = Weiter: { $n }
web-campaign-join = Dazu: Mission { $n }
# $state: lobby (they wait) or running; $names: who is there.
web-campaign-table =
    { $state ->
        [lobby] { $names } am Tisch: Mission { $n } beginnt gleich.
       *[running] Mission { $n } läuft: { $names }.
    }
web-campaign-nobody = Noch niemand
web-total-done = entschärft
web-total-tries =
    { $n ->
        [one] Versuch
       *[other] Versuche
    }
web-total-won = gewonnen
web-total-played = gespielt
web-crew-today = heute
web-tab-map = Karte
web-tab-crew = Crew
# $n: the number of bots at the table.
web-and-bots =
    { $n ->
        [0] ohne Bots
        [one] und ein Bot
       *[other] und { $n } Bots
    }

## How hard it is.

web-how-hard = Wie schwer ist sie?
web-how-hard-all = beliebig viele Spieler, gewonnen
web-how-hard-players = { $n } Spieler, gewonnen
web-how-hard-mission = Wie schwer ist Mission { $n }?
web-by-players = Nach Spielern
web-any-players = alle
web-rate = { $share } gewonnen, zwischen { $span } %, von { $n } Spielen
web-rate-few =
    { $n ->
        [one] 1 Spiel
       *[other] { $n } Spiele
    }
web-rate-bots = Bots
web-rate-crews = Crews hier
web-rate-you = Ihr
web-rate-own = { $n } von { $all }
web-rate-none = noch kein Versuch
web-rates-text = Der Anteil gewonnener Spiele und als blasser Balken das 95-%-Intervall. Unter 20 Spielen steht nur ihre Zahl.
web-rates-no-crews = Von Crews auf diesem Server gibt es dazu nichts zu erzählen.

## History and figures.

web-history = Verlauf
web-history-all =
    { $n ->
        [0] alle Spiele
        [one] ein Spiel
       *[other] alle { $n } Spiele
    }
web-history-more = Frühere Spiele
web-history-empty = Mission { $n } wartet.
web-history-device = Eine Crew sammelt hier ihre Spiele, zum Zurückschauen.
web-game-won = gewonnen
web-game-lost = verloren
# $kind: how the game came here.
web-game-kind =
    { $kind ->
        [imported] aus einer Datei
        [box] mit der echten Schachtel gespielt
        [brought] aus einem Browser mitgebracht
       *[played] hier gespielt
    }
web-game-deal =
    { $deal ->
        [daily] Spiel des Tages
       *[challenge] Herausforderung
    }
# Of a deal that all crews play: only the first try counts.
web-game-not-first = nicht der erste Versuch
web-plot = Gewonnene Spiele
web-plot-ours = eure Crew
web-plot-bots = Bots, 95-%-Band
web-plot-empty = Das erste Spiel macht den ersten Balken.
web-plot-mission = Mission { $n }: { $share } von { $games }
web-stats-more = nach Box, Spielern, Captain
web-stats-text = Spiele aus der echten Schachtel und aus Dateien zählen hier nicht. Der blasse Balken ist das 95-%-Intervall.
web-stats-boxes = Nach Box
web-stats-players = Nach Spielerzahl
web-stats-captains = Nach Captain

## Games of the real box.

web-box-game = Spiel mit der Schachtel
web-box-game-text = Es zählt für eure Kampagne, mit einem Zeichen, und bleibt aus allen Statistiken heraus.
web-box-how = Wie ging es aus?
web-box-others = Andere, mit Kommas
web-box-captain = Captain
web-box-minutes = Minuten
web-box-day = Tag
web-box-note = Notiz
web-box-enter = Spiel eintragen
web-box-remove = Dieses Spiel von Mission { $n } entfernen

## Members, and what can be done with a crew.

web-crew-members = Mitglieder
web-crew-captain-next = Captain im nächsten Spiel
web-crew-invite = Einladen
web-crew-invite-to = Zu { $name } einladen
web-crew-invite-text = Wer diesen Link hat, kann der Crew beitreten und alles sehen, was sie gespielt hat.
web-crew-new-link = Neuer Link
web-crew-new-link-sure = Der alte Link endet; niemand kommt mehr damit herein. Mitglieder bleiben.
web-crew-code = Rückkehr-Code
web-crew-export = Exportieren
web-crew-settings = Umbenennen, gehen …
web-crew-name = Name der Crew
web-crew-save = Sichern
web-crew-saved = Gesichert.
web-crew-share = Unsere Spiele zählen in den Zahlen dieses Servers (ohne Namen).
web-crew-devices = Meine anderen Geräte raus
web-crew-devices-sure = Alle anderen Geräte, auf denen du Mitglied bist, müssen mit deinem Code zurückkommen.
web-crew-devices-out = Deine anderen Geräte sind draußen.
web-crew-leave = Crew verlassen
web-crew-leave-sure = Du verlässt die Crew. Sie behält die Spiele, die du gespielt hast. Für die Rückkehr brauchst du einen Link.
web-crew-delete = Crew löschen
web-crew-delete-sure = Die Crew und alle ihre Spiele werden in sieben Tagen gelöscht. Bis dahin kann jedes Mitglied es aufhalten.
web-crew-ends = { $name } will diese Crew löschen. Am { $day } ist sie weg, mit allen Spielen.
web-crew-keep = Behalten
web-crew-remove = Entfernen
    .label = { $name } entfernen
web-crew-remove-sure = { $name } ist dann draußen, mit allen Geräten. Entfernen?
web-crew-yes = Ja
web-crew-no = Nein
web-crew-others = Andere Crews
web-crew-new = Neue Crew
web-crew-back = Zurück zu einer Crew
web-crew-make-it = Zur Crew machen
web-crew-out = Dieses Gerät gehört nicht mehr zur Crew.
web-crew-unknown = Dieses Gerät gehört zu keiner solchen Crew.
    .text = Frag ein Mitglied nach dem Link. Warst du schon Mitglied, bringt dich dein Rückkehr-Code zurück.
web-crew-forget = Hier vergessen
web-code-text = Hier hat niemand ein Konto. Mit diesem Code kommst du zurück, wenn dieses Gerät verloren geht. Er wird nur dieses eine Mal gezeigt: Bewahr ihn woanders auf.
web-code-link = Oder bewahr diesen Link auf, der Code steckt darin:
web-code-kept = Ich habe den Code woanders aufbewahrt.
web-code-done = Weiter
web-code-new = Neuen Code machen
web-code-new-text = Beim Beitreten wurde ein Code gezeigt; niemand kann ihn noch einmal lesen. Ein neuer ersetzt ihn.

## Making, joining, coming back.

web-join-crew = Du bist zu { $name } eingeladen
web-join-crew-text =
    { $n ->
        [one] Ein Mitglied spielt sich durch die Kampagne. Sag, wie du heißen willst.
       *[other] { $n } Mitglieder spielen sich gemeinsam durch die Kampagne. Sag, wie du heißen willst.
    }
web-join-crew-do = Der Crew beitreten
web-back-text = Dein Rückkehr-Code bringt dich als das Mitglied zurück, das du warst. Er gilt einmal; danach bekommst du einen neuen.
web-back-do = Zurückkommen
web-back-other = Ohne Code kann jedes Mitglied das verlorene entfernen und dir einen neuen Link schicken.
web-new-crew-text = Eine Crew spielt gemeinsam durch die 66 Missionen. Ohne Konten: Ein Link lädt ein, dieses Gerät merkt sich alles.
web-new-crew-along =
    { $n ->
        [one] Die Mission mitnehmen, die in diesem Browser geschafft ist
       *[other] Die { $n } Missionen mitnehmen, die in diesem Browser geschafft sind
    }
web-new-crew-do = Crew gründen
web-import = Datei einer Crew öffnen
web-import-text = Oder hol eine Crew von einem anderen Server: aus der Datei, die dort exportiert wurde.

## The deal of the day, and challenges.

web-daily-mission = Heute: Mission { $n }
web-daily-text = Jede Crew bekommt heute dieselben Karten, je nach Spielerzahl. Euer erster Versuch zählt. Was andere gemacht haben, seht ihr danach.
web-daily-played = Ihr habt es gespielt. Das kam heraus:
web-daily-second-window = Niemand kann verhindern, dass jemand die Karten vorher in einem zweiten Fenster ansieht. Spielt fair, es ist euer Spaß.
web-deal-crew = Mit welcher Crew?
web-deal-play = Dieses Spiel spielen
web-deal-running = Zum Tisch, an dem ihr es spielt
web-beat = Schlagt uns
web-beat-mission = Schlagt uns: Mission { $n }
web-beat-line = Wir: { $why }. Wer macht mehr aus denselben Karten?
web-beat-none = Nach eurem ersten Spiel hier könnt ihr seine Karten einer anderen Crew schicken.
web-beat-send = Senden
web-beat-text = Wer diesen Link hat, spielt dieselben Karten mit einer eigenen Crew. Euer Ergebnis sehen sie nach ihrem.
web-beat-waits = Noch hat es niemand sonst gespielt.
web-beat-whose = { $crew } hat diese Karten mit { $n } Spielern gespielt.
web-beat-how = Dieselbe Mission, dieselben Karten, gleich viele Spieler. Die Ergebnisse seht ihr nebeneinander, sobald ihr gespielt habt.
web-beat-yours = Das sind eure eigenen Karten. Das kam heraus:
web-beat-played = Ihr habt diese Karten gespielt. Nebeneinander:
web-result-won = gewonnen in Zug { $n }
web-result-lost = verloren in Zug { $n }
web-result-dial = Zünder { $n }
web-result-players =
    { $n ->
        [one] 1 Spieler
       *[other] { $n } Spieler
    }
web-deal-alone = Allein spielen
web-deal-alone-text = Das gründet eine Crew aus dir allein, die nichts teilt: Das Ergebnis ist nur für dich.
# The name of a crew of one.
web-alone-crew = { $name } allein
