### Number cards that players have: to guess with, and to hand on.

## A teammate guesses what you are about to cut (mission 29).

# $seat: whose turn it is.
ask-lay-guess = Which of your number cards do you lay down for the turn of { $seat }?
act-lay-number = Lay one of your number cards face down.
    .label = Lay a card face down
guessing = Guess
guessing-number-cards = Number cards
guessing-number-deck = Number deck
guessing-choose = lay down one of your number cards
guessing-face-down = One card of { $seat } lies face down for this turn.
told-hands-dealt = Everybody gets number cards, face down.
told-number-laid = { $seat } lays a number card face down.
told-guess-turned =
    { $number ->
        [8] The card of { $seat } is turned up: an { $number }.
        [11] The card of { $seat } is turned up: an { $number }.
       *[other] The card of { $seat } is turned up: a { $number }.
    }
told-number-taken = { $seat } takes it.
told-number-passed = { $seat } takes the card of { $other }, unseen by the others.
told-number-drawn = { $seat } has one number card left, and draws.
told-number-kept = { $seat } keeps the card.
told-number-left = The number card { $number } leaves the game.
told-nobody-holds = Nobody holds the number card { $number }.
told-hand-returned = { $seat } has no wires left; their number cards go under the deck.
told-numbers-done = Only one number is left to cut: the number cards leave the game.

## Number cards that are handed on (mission 65).

act-hand-on-number = Give one of your number cards to a teammate.
    .label = Hand a number card on
ask-hand-on-ask = Which of your number cards do you hand on, and to whom?
# Why a teammate cannot be given a card.
hand-on-no-wires = has no wires left
hand-on-finished = this number is finished
hand-on-which = hand on one of the cards that lie face up in front of you
hand-on-to-whom = give it to a teammate with wires
hand-on-no-card = there is no { $value } in front of you
# On a button.
hand-on-nothing-fits = Skip: no wire matches my number cards
hand-on-cards = Number cards
told-numbers-dealt-out = Number cards: { SEMICOLON($hands) }.
# One hand in the list of told-numbers-dealt-out.
told-numbers-dealt-out-hand = { $seat } { $numbers }
told-number-handed-on = { $seat } hands the { $number } on to { $to }.
