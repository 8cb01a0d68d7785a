### Number cards on the table: on equipment, to flip, in decks, rows and lines, to add up.

## Number cards that cover equipment (mission 12).

covers = Number cards on equipment
# $card: the equipment card; $cut of $count wires of the number are cut.
covers-card = on { $card }, { $cut } of { $count } cut
told-equipment-covered = Number cards on equipment: { $covers }.
# One item of told-equipment-covered.
told-equipment-cover = { $number } on { $card }
told-cover-lifted = The number card { $number } is taken off { $card }.

## Number cards to flip before a cut (mission 26).

ask-flip-ask = Which number card do you flip? You have to cut this number.
act-flip-number = Flip a visible number card face down: you cut this number now.
    .label = Flip a number card
flips-number-cards = Number cards
flips-first = flip a number card first
flips-choose = flip a visible number that you hold
flips-face-down = this card is face down
flips-finished = this number is finished
flips-hold-none = you hold no { $number }
flips-skip = Skip: I hold no visible number
told-number-flipped = { $seat } flips the { $number }.
told-numbers-turned-up = All number cards that are left are face up again.

## A deck of number cards that turns up equipment (mission 15).

number-deck-card = Number card
number-deck-so-far = { $cut } of { $total } cut
# A card that lies face down.
number-deck-equipment = Equipment
number-deck-face-down = Face-down equipment
told-number-turned-up =
    { $finished ->
        [yes] The next number card is { $number }, which is finished already.
       *[no] The next number card is { $number }.
    }

## Number cards that are worth a step of the dial (mission 62).

number-row = Each worth a step back
told-numbers-laid = Number cards on the table: { $numbers }.

## A line of number cards (missions 9, 16 and 36).

act-place-arrow = Put the arrow at an end of the line.
    .label = Place the arrow
ask-arrow-ask = At which end does the line begin?
sequence-which-end = choose the left or the right end
sequence-not-yet = cut { $quota } × { $first } before any { $value }
# On the card of the number that is next.
sequence-so-far = next: { $cut } of { $quota } cut
sequence-from-left = In this order
sequence-from-right = In this order, from the right
told-line-laid = The line of number cards: { $numbers }.
told-arrow-placed =
    { $end ->
        [left] { $seat } puts the arrow at the left end of the line.
       *[right] { $seat } puts the arrow at the right end of the line.
    }
told-line-shortened = The { $number } is out of the line.

## Sums and differences (mission 47).

act-combine-numbers = Choose two number cards: you cut their sum or their difference now.
    .label = Combine two number cards
act-discard-numbers = Let your turn go by: two number cards are discarded, and the dial moves one step.
    .label = Pass, for a step of the dial
ask-combine-ask = Which two number cards do you combine? You cut their sum or their difference.
sums-choose-first = choose two number cards first
sums-used = this card has been used
sums-which-to-combine = choose two cards whose sum or difference you hold
sums-which-to-discard = choose two cards to discard
sums-cards = Number cards
told-numbers-discarded = { $seat } discards the { $one } and the { $other }.
told-numbers-combined = { $seat } combines { $one } and { $other }, to cut { OR($values) }.
told-numbers-laid-out = All twelve number cards are laid out again.
