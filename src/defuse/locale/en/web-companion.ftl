### The companion of the real box: laying out, drawing, keeping, telling, the result.

web-companion = With the real box
web-companion-text = For a table with the box on it: what to lay out, lots, clock and voice, and what has to be kept. One phone in the middle is enough.
web-companion-choose = Choose the mission
web-companion-go-on = Go on with mission { $n }
web-companion-players = { $n } players
web-companion-change = Another mission, or more players
web-companion-parts = Parts of the companion
web-companion-tab-lay = Lay out
web-companion-tab-draw = Draw
web-companion-tab-rules = Rules
web-companion-tab-play = Play
web-companion-offline = The server cannot be reached. Everything here works without it.
web-companion-awake = The screen stays awake
web-companion-asleep = The screen may go dark
web-companion-no-awake = This browser cannot keep the screen awake
web-companion-turn = Turn this page round

## Laying out.

web-companion-picture = What to lay out
web-companion-board = Board
web-companion-stand =
    { $n ->
        [one] { $n } wire
       *[other] { $n } wires
    }
web-companion-stands = { $name }: { $stands }
web-companion-x-right = the last wire dealt stays at the far right, unsorted, with an X token
web-companion-x-sealed = a blue wire is dealt first; it stays at the far right, unsorted, with an X token
web-companion-flipped = turned round, so that everybody sees it but its owner
# $colour: red or yellow.
web-companion-apart =
    { $colour ->
        [red]
            { $n ->
                [one] { $n } red first
               *[other] { $n } reds first
            }
       *[yellow]
            { $n ->
                [one] { $n } yellow first
               *[other] { $n } yellows first
            }
    }
web-companion-oxygen =
    { $n ->
        [one] { $n } oxygen token
       *[other] { $n } oxygen tokens
    }
web-companion-tokens-of =
    { $n ->
        [0] places no token
        [one] places { $n } token
       *[other] places { $n } tokens
    }
web-companion-no-character = no character
web-companion-nano-wires = { $n } wires face down for Nano
web-companion-pool = Wires
web-companion-blue = { $n } blue: four each of { $first } to { $last }
# $colour: red or yellow; $out: how many of them go back unseen.
web-companion-special =
    { $colour ->
        [red]
            { $out ->
                [0] { $n } red
               *[other] { $n } of { $drawn } reds
            }
       *[yellow]
            { $out ->
                [0] { $n } yellow
               *[other] { $n } of { $drawn } yellows
            }
    }
web-companion-aside = { $n } reds face down beside the table
web-companion-all-wires = { $n } wires in all
web-companion-track = Validation track
web-companion-not-in = not in this mission
# A marker on the track. $colour: red or yellow; $sure: yes or no.
web-companion-marker =
    { $colour ->
        [red]
            { $sure ->
                [yes] red { $printed }
               *[no] perhaps red { $printed }
            }
       *[yellow]
            { $sure ->
                [yes] yellow { $printed }
               *[no] perhaps yellow { $printed }
            }
    }
web-companion-no-equipment = No equipment
web-companion-equipment-down = Equipment, face down
web-companion-banned = Not in the pile: { $cards }
web-companion-not-drawn = not drawn yet
web-companion-no-dial = No dial
web-companion-dial-start = Dial on { $n }

## Lots.

web-companion-lots = What is drawn
web-companion-no-lots = There is nothing to draw in this mission.
web-companion-draw-all = Draw everything
web-companion-draw = Draw
web-companion-draw-again = Draw again
web-companion-by-hand = We drew it
web-companion-by-hand-title = What did you draw?
web-companion-by-hand-text =
    { $n ->
        [one] Choose the one that you drew.
       *[other] Choose the { $n } that you drew, in this order.
    }
web-companion-more = One more
web-companion-first = Turn up
web-companion-drawn-by =
    { $by ->
        [page] drawn here
       *[hand] drawn by you
    }
web-companion-take = Take these
web-companion-chosen = { $n } of { $all }
web-companion-in-play = when play asks for it
web-companion-opened = after the opening tokens
web-companion-own-choice = Players choose by themselves; drawing is for those who cannot decide.

## Rules.

web-companion-set-up = Setting up
web-companion-in-this-mission = In this mission
web-companion-questions = What players ask
web-companion-rule-book = This mission in the rule book

## Keeping.

web-companion-keep = What is kept
web-companion-undo = Take back
web-companion-dial = Dial
web-companion-dial-on = Dial one step on
web-companion-dial-back = Dial one step back
web-companion-boom = The bomb has exploded
web-companion-cut-of =
    { $n ->
        [0] { $value }: none cut
       *[other] { $value }: { $n } of { $all } cut
    }
web-companion-yellow = yellow
web-companion-one-more-of = { $what }: one more
web-companion-one-less-of = { $what }: one less
web-companion-oxygen-of = Oxygen, { $name }
web-companion-walk = One space on
web-companion-turn-round = Turn round
web-companion-facing =
    { $way ->
        [up] heading right
       *[down] heading left
    }
web-companion-stands-at = { $what } stands on { $at }
web-companion-go-to = { $what } to { $to }
# What became of a card. $state: open, hidden or done.
web-companion-card-state =
    { $state ->
        [hidden] face down
        [done] done
       *[open] open
    }
web-companion-card = { $card }, { web-companion-card-state }
web-companion-row-empty = Not drawn yet: look under “Draw”.
# $state: locked, ready or used.
web-companion-kit-state =
    { $state ->
        [used] used
        [ready] can be used
       *[locked] locked
    }
web-companion-map-square = { $what }, row { $row }, column { $column }
web-companion-floor = plain floor
web-companion-figure-here = the figure is here
web-companion-new-game = Start this mission again
web-companion-new-game-sure = Forget all lots and everything that was kept?
web-companion-new-game-yes = Yes, start again

## The clock.

web-companion-clock = Clock and voice
web-companion-start = Start
web-companion-go-on-clock = Go on
web-companion-pause = Pause
web-companion-repeat = Say it again
web-companion-restart = From the beginning
web-companion-restart-sure = The clock starts anew. Sure?
web-companion-mute = Voice off
web-companion-unmute = Voice on
web-companion-volume = Volume
web-companion-no-voice = This browser has no voice: read it aloud.
web-companion-time-left = Time left
web-companion-turns-left =
    { $n ->
        [one] { $n } turn until the next act
       *[other] { $n } turns until the next act
    }
web-companion-turn-over = A turn is over
web-companion-clock-text = Start when the opening tokens lie. The clock stands still while the voice speaks.
web-companion-clock-turns = Tap after every turn.
web-companion-now-turned = Number card
web-companion-lost-by-time = Too late: the bomb explodes.
web-companion-well-done = Done!

## The result.

web-companion-end = It is over
web-companion-result = How did it end?
web-companion-won = Won
web-companion-lost = Lost
web-companion-why = What was it?
# $why: red, dial, time, rule or none.
web-companion-why-text =
    { $why ->
        [red] a red wire
        [dial] the dial
        [time] the time
        [rule] a rule of the mission
       *[none] –
    }
web-companion-where = Where is it noted?
web-companion-only-here = Only in this browser
web-companion-only-here-text = A win counts for the campaign of this browser. Lost games are kept only by crews.
web-companion-note = { $n } players; { $why }
web-companion-enter = Note the result
web-companion-entered = Noted.
web-companion-see-campaign = To the campaign
web-companion-next = Mission { $n }
web-companion-again = Once more
