### The rule book's own page and its sheet over a table; fetched with them.

web-rulebook-search = Nachschlagen
# In the field, before something is typed.
web-rulebook-search-hint = Suchen: Plättchen, Stabilisator, Mission 43 …
web-rulebook-found =
    { $n ->
        [0] Dazu gibt es nichts. Versuch ein anderes Wort.
        [one] { $n } Eintrag
       *[other] { $n } Einträge
    }
# $n: how many entries fit beside those that are shown.
web-rulebook-found-later =
    { $n ->
        [one] { $n } weiterer aus einer späteren Box: zeigen
       *[other] { $n } weitere aus späteren Boxen: zeigen
    }
web-rulebook-contents = Inhalt
web-rulebook-games = Welches Spiel
# $box: such as Box 3. $first, $last: numbers of missions.
web-rulebook-show-box = { $box } zeigen: Missionen { $first } bis { $last }
# $n: entries of a chapter that belong to boxes that are not shown.
web-rulebook-show-later =
    { $n ->
        [one] { $n } weiteren aus einer späteren Box zeigen
       *[other] { $n } weitere aus späteren Boxen zeigen
    }
web-rulebook-clear = Suche leeren
web-rulebook-print = Diesen Eintrag drucken
web-rulebook-see = Siehe auch
# $rulings: such as C7, E6.
web-rulebook-rulings = Auslegungen: { $rulings }
# A link behind a short text. $title: what it is about.
web-rulebook-more = Mehr
    .label = Mehr: { $title }
web-rulebook-how-hard = Wie schwer ist sie?
web-rulebook-before = Mission { $n }
web-rulebook-none = Diesen Eintrag gibt es im Regelbuch nicht.
web-rulebook-whole = Das ganze Buch
    .label = Das ganze Buch, in einem anderen Tab
web-rulebook-back = Zurück
web-rulebook-entry = Eintrag
# Before somebody sits down who has never played here.
web-rulebook-new = Neu hier? Eine Minute, dann kannst du mitspielen.
web-rulebook-to-table = An den Tisch
web-rulebook-known = Ich kenne das Spiel
web-rulebook-longer = Zehn Minuten, mit Bildern
# On a token in a picture.
web-rulebook-even = gerade
web-rulebook-odd = ungerade
# On a token in a picture: what the wire is not.
web-rulebook-not = nicht { $n }
