### Flipped wires, which everybody sees but their owner (missions 38, 56 and 64).

act-cut-flipped = Cut your flipped wire with a teammate's, and name what you take it for.
    .label = Cut your flipped wire
act-solo-cut-flipped = Cut alone all your wires of a value, and flipped ones with them.
    .label = Solo cut with flipped wires
flipped-solo-yours = Solo cut with your flipped wire
flipped-solo-some =
    { $count ->
        [one] Solo cut with { $count } flipped wire
       *[other] Solo cut with { $count } flipped wires
    }
flipped-reveal = Reveal everything as red
flipped-skip = Only a flipped wire fits: skip
flipped-choose = only your flipped wires are cut in this way
flipped-choose-solo = only your flipped wires are named here; those that you see go with them
flipped-name-number = name a number from 1 to 12
flipped-all-gone = all wires of { $value } are cut
flipped-only-its-owner = only its owner can cut a flipped wire
flipped-nothing-else-fits = nothing fits but a flipped wire that only its owner can cut
flipped-wires = Flipped wires
flipped-all-cut = All of them are cut.
flipped-left-never = Flipped and uncut: { $count } ({ COMMA($seats) }). Only its owner can cut it.
flipped-left-step = Flipped and uncut: { $count } ({ COMMA($seats) }). To point at a teammate's flipped wire costs a step.
