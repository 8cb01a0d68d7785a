### The acts of a circus show (mission 42).

ask-magician-ask = Which cut pair comes back?
ask-juggler-ask = Which two of your cut wires change places?
ask-bow-ask = You have cut. Is there anything that you want to say?
ask-bounce-ask = You are on the trampoline. What do you say?
act-conjure = Bring a cut pair back.
    .label = Abracadabra!
act-juggle = Swap two of your own cut wires of different values.
    .label = Juggle
act-ta-da = Take a bow after your cut.
    .label = Ta-da!
act-boing = Jump.
    .label = Boing!
circus-choose-pair = choose two cut wires of one value
circus-choose-two = choose two of your cut wires, of different values
circus-turns = Turns until the next act
circus-over = After the show
circus-last-act = That was the last act.

## What happened.

told-act-lapsed = There are no wires for it, so this act is left out.
told-wires-uncut = { $seat } brings back { $wires }.
told-players-moved = The stands are now { $stands }.
# One item of told-players-moved: the name of a stand now and before.
told-players-moved-stand = { $now } (was { $was })
told-places-swapped = { $seat } juggles: { $one } goes to { $one_to }, { $other } to { $other_to }.
told-wires-taken =
    { COUNT($wires) ->
        [1] { CAPITAL($wires) } leaves the stands.
       *[other] { CAPITAL($wires) } leave the stands.
    }
told-validation-removed = The validation tokens of { $values } are off the board.
told-bowed = { $seat }: “Ta-da!”
told-bounced = { $seat }: “Boing!”
