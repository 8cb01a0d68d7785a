### Lists, places and other small words that all sentences use.

words-nothing = rien
words-nobody = personne
words-and = { $most } et { $last }
words-or = { " ou " }
words-semicolon = { " ; " }
# A name, a wire or a value by itself.
words-alone = { $what }
words-sentences = { $one } { $other }
words-stand = { $seat } (support { $stand })
words-wire = le fil { $place } { OF($seat) }
words-wire-of-stand = le fil { $place } { OF($seat) } (support { $stand })
words-wire-of-nobody = le fil { $place } qui n’est à personne
