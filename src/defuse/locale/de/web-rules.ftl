### Links to the rule book, from every page.

web-rules = Regelbuch
# $title: what is looked up.
web-rules-link = Im Regelbuch: { $title }
