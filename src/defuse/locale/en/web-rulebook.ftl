### The rule book's own page and its sheet over a table; fetched with them.

web-rulebook-search = Look something up
# In the field, before something is typed.
web-rulebook-search-hint = Search: token, Stabilizer, mission 43 …
web-rulebook-found =
    { $n ->
        [0] Nothing fits. Try another word.
        [one] { $n } entry
       *[other] { $n } entries
    }
# $n: how many entries fit beside those that are shown.
web-rulebook-found-later =
    { $n ->
        [one] { $n } more from a later box: show it
       *[other] { $n } more from later boxes: show them
    }
web-rulebook-contents = Contents
web-rulebook-games = Which game
# $box: such as Box 3. $first, $last: numbers of missions.
web-rulebook-show-box = Show { $box }: missions { $first } to { $last }
# $n: entries of a chapter that belong to boxes that are not shown.
web-rulebook-show-later =
    { $n ->
        [one] Show { $n } more from a later box
       *[other] Show { $n } more from later boxes
    }
web-rulebook-clear = Clear the search
web-rulebook-print = Print this entry
web-rulebook-see = See also
# $rulings: such as C7, E6.
web-rulebook-rulings = Rulings: { $rulings }
# A link behind a short text. $title: what it is about.
web-rulebook-more = More
    .label = More: { $title }
web-rulebook-how-hard = How hard is it?
web-rulebook-before = Mission { $n }
web-rulebook-none = The rule book has no such entry.
web-rulebook-whole = The whole book
    .label = The whole book, in another tab
web-rulebook-back = Back
web-rulebook-entry = Entry
# Before somebody sits down who has never played here.
web-rulebook-new = New here? One minute, then you can play.
web-rulebook-to-table = To the table
web-rulebook-known = I know the game
web-rulebook-longer = Ten minutes, with pictures
# On a token in a picture.
web-rulebook-even = even
web-rulebook-odd = odd
# On a token in a picture: what the wire is not.
web-rulebook-not = not { $n }
