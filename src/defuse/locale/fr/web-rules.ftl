### Links to the rule book, from every page.

web-rules = Livre de règles
# $title: what is looked up.
web-rules-link = Dans le livre de règles : { $title }
# $kind: a kind of token; the names are those of the rule book.
web-rules-token =
    { $kind ->
        [yellow] Jeton jaune
        [count] ×1, ×2, ×3
        [false] Faux jeton
        [parity] Pair et impair
        [beside] Jeton à côté d’un support
        [x] Jeton X
        [equal] Étiquette =
        [differs] Étiquette ≠
       *[number] Jeton nombre
    }
