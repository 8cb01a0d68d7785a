### Wires that are special: flipped wires, tripwires, X wires.

## Flipped wires, which everybody sees but their owner (missions 38, 56 and 64).

act-cut-flipped = Cut your flipped wire together with a teammate's, and say what you take it for.
    .label = Cut your flipped wire
act-solo-cut-flipped = Cut all your wires of a value alone, flipped ones included.
    .label = Solo cut with flipped wires
flipped-solo-yours = Solo cut with your flipped wire
flipped-solo-some =
    { $count ->
        [one] Solo cut with { $count } flipped wire
       *[other] Solo cut with { $count } flipped wires
    }
flipped-reveal = Reveal everything as red
flipped-skip = Only a flipped wire fits: skip
flipped-choose = only your flipped wires are cut this way
flipped-choose-solo = choose only your flipped wires here; those that you can see are cut with them
flipped-name-number = name a number from 1 to 12
flipped-all-gone = all wires of { $value } are cut
flipped-only-its-owner = only its owner can cut a flipped wire
flipped-nothing-else-fits = nothing fits except a flipped wire that only its owner can cut
flipped-wires = Flipped wires
flipped-all-cut = All of them are cut.
flipped-left-never = Flipped and uncut: { $count } ({ COMMA($seats) }). Only its owner can cut it.
flipped-left-step = Flipped and uncut: { $count } ({ COMMA($seats) }). Pointing at a teammate's flipped wire costs a step.

## Yellow tripwires (mission 41).

act-cut-tripwire = Point at a teammate's wire that you take for a tripwire.
    .label = Cut a tripwire
tripwire-not-named = a yellow wire is a tripwire: only a teammate can cut it
tripwire-stuck = you have only your tripwire left: you skip your turn
tripwire-not-your-turn = it is not your turn
tripwire-only-reds = you have only reds left: reveal them
tripwire-nobody-has-one = no teammate has a tripwire
tripwire-your-own = your own tripwire is for a teammate to find
tripwire-which-wire = point at an uncut wire of a teammate
tripwire-no-card = no card helps with this action
tripwires-left = Tripwires left
told-tripwire-called = { $seat } takes { $wire } for a tripwire.
told-tripwire-missed = Wrong: it is not a tripwire.

## X wires (missions 20 and 35).

x-wires = X wires
x-wires-no-order = X wires are in no order, and no card works on them.
x-wires-free = The X wires can be cut. No card works on them.
x-wires-locked = this X wire is locked until all yellow wires are cut
x-wires-locked-still = The X wires are locked until all yellow wires are cut: { $left } to go. No card works on them.
