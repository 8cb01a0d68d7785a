### The way through the bunker (mission 66).

## What is asked and done.

ask-walk-ask = Which way does the figure go?
ask-lay-ask = How do you lay the five cards from now on: north, east, south, west, action?
act-walk = Move the figure one square.
    .label = Move
act-lay-cards = Lay the five cards out differently, in this order: north, east, south, west, action.
    .label = Lay the cards
act-pull-lever = Name both yellow wires, wherever they stand.
    .label = Pull the lever
bunker-choose-way = go towards a card that the cut fits, where no wall is in the way
bunker-choose-order = write the five letters in the new order
bunker-name-two = name two uncut wires

## Why something cannot be done.

bunker-with-the-lever = yellow wires are cut with the lever, both in one call
bunker-no-card-helps = no card helps with the lever
bunker-no-grip = you have no grip on the lever
bunker-on-your-turn = the lever is pulled on your own turn
bunker-reveal = you have only reds left: reveal them

## The map.

# Where the five cards lie (bunker-way-…): at the four sides, and the one for actions.
bunker-way-north = north
bunker-way-east = east
bunker-way-south = south
bunker-way-west = west
bunker-way-action = action
bunker-floor-ground = The bunker: ground floor
bunker-floor-basement = The bunker: basement
# On a square of the map (bunker-square-…).
bunker-square-helicopter = helicopter
bunker-square-stairs = stairs
bunker-square-guard = guard
bunker-square-key = key
bunker-square-doctor = doctor
bunker-square-saw = saw
bunker-square-lever = lever
bunker-round = Round the bunker
# $place: bunker-way-…; $card: the title of a constraint card.
bunker-card = { CAPITAL($place) }: { $card }
bunker-what-to-do = What to do

## The steps: what to do, and what is said when it is done.

bunker-task-key = Go to the key and take it.
bunker-task-guard = Go to the guard and put him to sleep.
bunker-task-stairs = Go to the stairs.
bunker-task-lever = Go to the lever, get a grip on it, then name both yellow wires.
bunker-task-rearrange = Captain, lay the five cards out differently, or leave them as they are.
bunker-task-doctor = Go to the doctor and catch him.
bunker-task-wires = Cut all that is left.
bunker-done-key = The key is yours.
bunker-done-guard = The guard sleeps.
bunker-done-stairs = You are in the basement.
bunker-done-lever = The lever is down, and the lasers are off.
bunker-done-doctor = The doctor is caught.

## What happened.

told-cards-laid = Cards round the bunker: { COMMA($cards) }.
# One item of told-cards-laid. $place: bunker-way-…
told-cards-laid-card = { $place } { $card }
# $way: bunker-way-…
told-figure-moved = { $seat } moves the figure { $way }.
told-figure-stayed = The figure stays: walls block every way.
told-figure-held = The figure stays: its square needs a right cut that fits the action card.
told-figure-grips = The figure stays: first both yellow wires have to be named.
told-lever-gripped = You have a grip on the lever: now somebody has to name both yellow wires.
told-yellows-named = { $seat } pulls the lever and names { $wires } as the yellow wires.
told-lever-stuck = Wrong: the lever is stuck.
