### Lists, places and other small words that all sentences use.

words-nothing = nichts
words-nobody = niemand
words-and = { $most } und { $last }
words-or = { " oder " }
words-semicolon = { "; " }
# A name, a wire or a value by itself.
words-alone = { $what }
words-sentences = { $one } { $other }
words-stand = { GENITIVE($seat) } Ständer { $stand }
words-wire = { GENITIVE($seat) } Kabel { $place }
words-wire-of-stand = { GENITIVE($seat) } Kabel { $place } (Ständer { $stand })
words-wire-of-nobody = Kabel { $place } von niemandem
