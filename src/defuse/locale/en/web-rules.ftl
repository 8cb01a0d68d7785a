### Links to the rule book, from every page.

web-rules = Rule book
# $title: what is looked up.
web-rules-link = In the rule book: { $title }
