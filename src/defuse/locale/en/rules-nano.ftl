### Nano the robot, on the validation track or on a line of number cards.

## Nano on the validation track (missions 43 and 53).

ask-nano-gives = Nano gave you a wire: which of your stands does it go on?
# The space of the track before 1.
nano-start = start
# A mark at the last space of the track.
nano-boom = boom
nano-in-place-of-the-dial = Nano, in place of the dial
nano-heading-up = Nano, heading up
nano-heading-down = Nano, heading down
nano-wires = Wires on Nano
nano-which-stand = choose one of your stands
# On a button.
nano-this-stand = Put it on this stand
told-nano-moved =
    { $to ->
        [0] Nano goes back to the start.
       *[other] Nano goes to { $to }.
    }

## Nano on a line of number cards (mission 59). $facing: left or right.

act-face-nano = Say which way Nano faces.
    .label = Let Nano face this way
ask-facing-ask = Which way should Nano face now?
nano-line-which-way = left or right
nano-line-behind =
    { $facing ->
        [left] Nano stands on { $at } and faces left: { $value } is behind it
       *[right] Nano stands on { $at } and faces right: { $value } is behind it
    }
nano-line-facing =
    { $facing ->
        [left] Nano, facing left ←
       *[right] Nano, facing right →
    }
# A mark at a number whose wires are all cut.
nano-line-face-down = face down
# $line: the numbers from left to right.
told-nano-line-laid =
    { $facing ->
        [left] The number cards lie in a line: { $line }. Nano stands on { $at } and faces left.
       *[right] The number cards lie in a line: { $line }. Nano stands on { $at } and faces right.
    }
told-nano-walked = Nano goes forward to { $to }.
told-nano-turned =
    { $facing ->
        [left] Nano turns round and faces left.
       *[right] Nano turns round and faces right.
    }
