### Lists, places and other small words that all sentences use.

words-nothing = nothing
words-nobody = nobody
words-and = { $most } and { $last }
words-or = { " or " }
words-semicolon = { "; " }
# A name, a wire or a value by itself.
words-alone = { $what }
words-sentences = { $one } { $other }
words-stand = { $seat }, stand { $stand }
words-wire = { GENITIVE($seat) } wire { $place }
words-wire-of-stand = { GENITIVE($seat) } stand { $stand }, wire { $place }
words-wire-of-nobody = wire { $place } that nobody owns
