### Links to the rule book, from every page.

web-rules = Livre de règles
# $title: what is looked up.
web-rules-link = Dans le livre de règles : { $title }
