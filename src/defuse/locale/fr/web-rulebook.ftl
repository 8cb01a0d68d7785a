### The rule book's own page and its sheet over a table; fetched with them.

web-rulebook-search = Chercher
# In the field, before something is typed.
web-rulebook-search-hint = Chercher : jeton, Stabilisateur, mission 43…
web-rulebook-found =
    { $n ->
        [0] Rien ne convient. Essaie un autre mot.
        [one] { $n } article
       *[other] { $n } articles
    }
# $n: how many entries fit beside those that are shown.
web-rulebook-found-later =
    { $n ->
        [one] { $n } de plus dans une boîte suivante : montrer
       *[other] { $n } de plus dans les boîtes suivantes : montrer
    }
web-rulebook-contents = Sommaire
web-rulebook-games = Quel jeu
# $box: such as Box 3. $first, $last: numbers of missions.
web-rulebook-show-box = Montrer { $box } : missions { $first } à { $last }
# $n: entries of a chapter that belong to boxes that are not shown.
web-rulebook-show-later =
    { $n ->
        [one] En montrer { $n } d’une boîte suivante
       *[other] En montrer { $n } des boîtes suivantes
    }
web-rulebook-clear = Effacer la recherche
web-rulebook-print = Imprimer cet article
web-rulebook-see = Voir aussi
# $rulings: such as C7, E6.
web-rulebook-rulings = Décisions : { $rulings }
# A link behind a short text. $title: what it is about.
web-rulebook-more = En savoir plus
    .label = En savoir plus : { $title }
web-rulebook-how-hard = Est-elle difficile ?
web-rulebook-before = Mission { $n }
web-rulebook-none = Le livre de règles n’a pas cet article.
web-rulebook-whole = Tout le livre
    .label = Tout le livre, dans un autre onglet
web-rulebook-back = Retour
web-rulebook-entry = Article
# Before somebody sits down who has never played here.
web-rulebook-new = C’est ta première fois ? Une minute, et tu peux jouer.
web-rulebook-to-table = À la table
web-rulebook-known = Je connais le jeu
web-rulebook-longer = Dix minutes, avec des images
# On a token in a picture.
web-rulebook-even = pair
web-rulebook-odd = impair
# On a token in a picture: what the wire is not.
web-rulebook-not = pas { $n }
