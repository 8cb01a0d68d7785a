### Links to the rule book, from every page.

web-rules = Regelbuch
# $title: what is looked up.
web-rules-link = Im Regelbuch: { $title }
# $kind: a kind of token; the names are those of the rule book.
web-rules-token =
    { $kind ->
        [yellow] Gelbes Plättchen
        [count] ×1, ×2, ×3
        [false] Falsches Plättchen
        [parity] Gerade und ungerade
        [beside] Plättchen neben dem Ständer
        [x] X-Plättchen
        [equal] Etikett =
        [differs] Etikett ≠
       *[number] Zahlenplättchen
    }
