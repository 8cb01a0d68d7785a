### Links to the rule book, from every page.

web-rules = Rule book
# $title: what is looked up.
web-rules-link = In the rule book: { $title }
# $kind: a kind of token; the names are those of the rule book.
web-rules-token =
    { $kind ->
        [yellow] Yellow token
        [count] ×1, ×2, ×3
        [false] False token
        [parity] Even and odd
        [beside] Token beside a stand
        [x] X token
        [equal] Label =
        [differs] Label ≠
       *[number] Number token
    }
