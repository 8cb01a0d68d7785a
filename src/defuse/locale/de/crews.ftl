### Was über Crews gesagt wird: Ablehnungen und kleine Wörter ihrer Seiten.

crew-unknown = diese Crew gibt es nicht, oder dieses Gerät gehört keinem ihrer Mitglieder
crew-not-readable = die Crew lässt sich gerade nicht lesen oder ändern; versuch es gleich noch einmal
crew-name = eine Crew braucht einen Namen
crew-once-used = das ist schon geschehen, und die Crew hat sich seitdem geändert
crew-full = eine Crew hat höchstens { $number } Mitglieder
crew-no-member = das ist kein Mitglied dieser Crew, das hier gewählt werden kann
crew-last-member = du bist das letzte Mitglied; lösch stattdessen die Crew
crew-remove-yourself = wenn du selbst gehen willst, verlass die Crew
crew-on-or-off = sag, ob es an oder aus sein soll
crew-many-crews = du hast viele Crews gegründet; warte ein wenig
crew-many-codes = es wurden zu viele Codes probiert; warte ein wenig

crew-locked = die Box von Mission { $number } ist noch geschlossen
crew-no-mission = es gibt keine Mission { $number }
crew-players = zu zweit bis zu fünft wird gespielt
crew-many-games = eine Crew hat höchstens { $number } Spiele
crew-no-game = diese Crew hat kein solches Spiel
crew-seat-kept = die freien Plätze sind für Mitglieder der Crew reserviert
crew-captain-bot = solange ein Mitglied der Crew da ist, ist kein Bot Captain
crew-table-stays = dieser Tisch gehört einer Crew und bleibt so lange wie die Crew
crew-bots-played =
    { GROUPED($games) } Spiele des Bots „{ $bot ->
        [learned] Autodidakt
        [expert] Profi
        [careful] vorsichtig
        [quick] schnell
        [random] zufällig
       *[other] { $bot }
    }“, der auf jedem Platz saß

crew-no-day = von diesem Tag kann kein Spiel genannt werden
crew-deal-members = an diesen Tisch setzen sich nur Mitglieder der Crew: andere haben dieselbe Verteilung noch vor sich
crew-deal-settled = Mission, Plätze und Captain stehen fest: andere spielen dieselbe Verteilung
crew-no-challenge = diese Herausforderung gibt es nicht
crew-challenge-already = diese Karten kamen aus einer Herausforderung: gib die weiter
crew-challenge-today = das ist die Verteilung von heute: damit kannst du andere morgen herausfordern
crew-challenge-own = das ist eure eigene Verteilung, und ihr kennt ihre Karten
crew-challenge-players = diese Verteilung ist für { $number } Personen

crew-file-later = eine spätere Version hat diese Datei gemacht
crew-file-members = zwei Mitglieder in dieser Datei haben dieselbe Kennung
# $number: which game of the file it is. $why: what is wrong with it.
crew-file-game = Spiel { $number } der Datei kann nicht übernommen werden: { $why }
# $game: the name of a game, a code.
crew-file-other-game = seine Datei ist von einem anderen Spiel ({ $game })
