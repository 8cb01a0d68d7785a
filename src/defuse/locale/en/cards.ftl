### Equipment cards, constraint cards, challenge cards and characters.

## Equipment: what a card is called, and what it does.

card-dd = Double Detector
    .text = In a dual cut, point at two wires of one stand instead of one. One match is enough.
card-1 = Label ≠
    .text = At any time: put the ≠ token at two adjacent wires of yours that differ. One of them may be cut.
card-2 = Walkie-Talkies
    .text = At any time: swap an uncut wire of yours, unseen, with one that a teammate chooses.
card-3 = Triple Detector
    .text = In a dual cut, point at three wires of one stand instead of one. One match is enough.
card-4 = Post-it
    .text = At any time: put a token at one of your blue wires.
card-5 = Super Detector
    .text = In a dual cut, point at a teammate's whole stand. One match is enough.
card-6 = Rewinder
    .text = At any time: move the dial back one step.
card-7 = Emergency Batteries
    .text = At any time: one or two used characters can use their personal equipment again.
card-8 = General Radar
    .text = At any time: name a number from 1 to 12. Each stand says whether it has an uncut one.
card-9 = Stabilizer
    .text = Before your dual cut: this turn a miss costs no step, and a red wire does not explode.
card-10 = X or Y Ray
    .text = In a dual cut, name two different values that you hold. One match is enough.
card-11 = Coffee Mug
    .text = Instead of your action: name who acts next. Play goes on clockwise from there.
card-12 = Label =
    .text = At any time: put the = token at two adjacent wires of yours that are equal. One of them may be cut.
card-y = False Bottom
    .text = As soon as two yellow wires are cut: two more equipment cards are put on the board.
card-22 = Single Wire Label
    .text = At any time: put a ×1 token at a blue wire of yours, cut or not, whose number occurs only once on its stand.
card-33 = Emergency Drop
    .text = As soon as it unlocks: all used equipment cards can be used again.
card-99 = Fast Pass
    .text = A solo cut of two equal blue wires from your hand, even if they are not the last ones.
card-10-10 = Disintegrator
    .text = As soon as it unlocks: all remaining wires of a random number are cut, at no cost.
card-11-11 = Grappling Hook
    .text = At any time: take an uncut wire of a teammate, unseen, and sort it into your hand.

## Constraint cards A to L: what each is called, and what it asks of whoever it binds.

constraint-a = Even
    .text = Cut even numbers only.
constraint-b = Odd
    .text = Cut odd numbers only.
constraint-c = 1 to 6
    .text = Cut numbers from 1 to 6 only.
constraint-d = 7 to 12
    .text = Cut numbers from 7 to 12 only.
constraint-e = 4 to 9
    .text = Cut numbers from 4 to 9 only.
constraint-f = Not 4 to 9
    .text = Cut no number from 4 to 9. Yellow is allowed.
constraint-g = No equipment
    .text = Use no equipment card and no personal equipment.
constraint-h = No information
    .text = A missed cut by you or at your wires places no token and tells no value. Cut no wire with an information token, neither a teammate's nor one of your own, and leave the Post-it alone.
constraint-i = Not the right end
    .text = Do not point at the right-most uncut wire of a teammate's stand.
constraint-j = Not the left end
    .text = Do not point at the left-most uncut wire of a teammate's stand.
constraint-k = No solo cut
    .text = Make no solo cut.
constraint-l = Twice the price
    .text = A missed cut takes two steps of the dial instead of one.

## Challenge cards.

challenge-1 = It is red
    .text = Instead of your action, point at a teammate's wire and call it red. If you are wrong, the bomb explodes.
challenge-2 = Four times even
    .text = Even numbers are cut in four turns in a row.
challenge-3 = Nothing but pairs
    .text = All uncut wires of a stand form pairs of neighbours, at least two pairs.
challenge-4 = Eighteen
    .text = The first three validation tokens add up to 18.
challenge-5 = Two solos
    .text = Solo cuts are made in two turns in a row.
challenge-6 = Islands
    .text = Five uncut wires of one stand have no uncut neighbour.
challenge-7 = Stairs
    .text = Three turns in a row cut numbers that go up or down by one.
challenge-8 = Called shot
    .text = The first two validation tokens are those of the two numbers drawn with this card.
challenge-9 = Odd ones in
    .text = All uncut blue wires of a stand are odd, at least six of them. Its owner claims it.
challenge-10 = Hollow
    .text = Seven wires of a stand are cut, but neither of its two outermost wires.

## Characters.

character-1 = The captain
character-2 = Team member 2
character-3 = Team member 3
character-4 = Team member 4
character-5 = Team member 5
character-e1 = The radar operator
character-e2 = The radio operator
character-e3 = The surveyor
character-e4 = The radiologist

## What equipment cards do, ask and refuse.

act-swap = Put one of your wires face down in front of a teammate, who gives you one back.
    .label = Swap a wire
# $seat: who swaps.
ask-give-back = { $seat } swaps a wire with you, unseen: which of yours do you give?
swap-nothing-to-give = has no wire to swap
swap-choose-teammate = choose a teammate
swap-choose-wire = choose one of your own uncut wires
# On a button.
swap-give = Give a wire
act-rewind = Turn the dial back by one step.
    .label = Turn the dial back
rewinder-dial-full = the dial cannot go above 6
act-recharge = Make one or two used characters ready again.
    .label = Recharge
batteries-still-ready = is still ready
batteries-choose = choose one or two used characters
act-ask-radar = Ask every stand for a number.
    .label = Ask the radar
radar-name-number = name a number from 1 to 12
act-stabilize = Secure this turn's dual cut.
    .label = Secure the cut
act-hook = Take a teammate's wire, unseen by all others.
    .label = Take a wire
ask-hooked-to = You took a wire: which of your stands does it go on?
hook-choose-stand = choose one of your stands
# On a button.
hook-put-there = Put it on this stand
act-skip-to = End your turn and name who acts next.
    .label = Name who acts next
mug-no-wires = has no wires left
mug-not-yourself = you cannot name yourself while others have wires
mug-choose = name a teammate with wires
single-label-not-single = there is more than one { $number } on this stand
single-label-choose = choose a blue wire of yours whose number occurs only once on its stand
fast-pass-only-blue = only blue wires can be chosen
fast-pass-only-one = you hold only one of them
fast-pass-choose = choose two equal blue wires from your hand

## What can be chosen beside wires and players.

# A constraint card with its letter.
item-constraint = { $letter }: { $title }
way-left = left
way-right = right
way-stay = stay
way-clockwise = clockwise
way-counter-clockwise = counter-clockwise
