### Oxygen: what cuts cost, from a reserve or from hand to hand.

## Oxygen (missions 44, 54 and 63).

act-hold-breath = Do not act this turn; that costs a step.
    .label = Skip your turn
# What may be signed under water, where nobody can speak.
sign-oxygen = I need oxygen
oxygen-tokens = Oxygen
oxygen-held = { $tokens } oxygen
oxygen-in-reserve = Oxygen in the reserve
oxygen-paid = Oxygen paid
oxygen-too-dear = cutting { $value } takes { $cost } oxygen; there is only { $there }
# Places of tokens, in told-oxygen-moved.
oxygen-reserve = the reserve
oxygen-box = the box
# $source and $to: a player, the reserve or the box.
told-oxygen-moved = { $tokens } oxygen goes from { $source } to { $to }.

## Oxygen from hand to hand (mission 49).

act-give-oxygen = Give a teammate as many tokens as the number that you are about to cut.
    .label = Give oxygen and cut
act-let-oxygen-go = Put as many tokens into the box as the number that you are about to cut: no teammate is left.
    .label = Pay oxygen and cut
oxygen-gift-pay-first = pay { $value } oxygen before you cut { $value }
oxygen-gift-make-it = you have paid for a cut: make it
oxygen-gift-to-whom = give it to a teammate with wires
oxygen-gift-which-number = name a number that you hold
told-cut-paid = { $seat } is about to cut { $value }.
