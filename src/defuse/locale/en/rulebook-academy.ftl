### The rule book: Bomb Squad Academy, in one minute and in ten, with its questions.

rulebook-academy-minute = Bomb Squad Academy in one minute
    .text-1 = Everybody plays for themselves. A bomb has four wires; nobody can defuse it, but cutting wires scores points, until it explodes.
    .text-2 = Each round everybody secretly chooses one card: a wire to cut, Wait or Chicken. All are revealed at once.
    .text-3 = For everybody who cuts a wire one of its cards is flipped, and its trigger moves by that number. If it stays calm, those who cut share the points. Whoever cuts alone keeps all of them.
    .text-4 = At the end of each track lie three face-down tiles, one of them a BOOM. When a trigger flips it, whoever cut that wire loses 5 points, and every Chicken gains 5.
    .text-5 = After three bombs the highest score wins.
    .find = quick start beginner new introduction how to play summary academy
rulebook-academy-ten = Bomb Squad Academy in ten minutes
    .text-1 = A whole round step by step, then what makes a bomb worth more, and what changes from bomb to bomb.
    .find = tutorial introduction beginner how to play rules learn academy
rulebook-academy-players = Bomb Squad Academy with two to five
    .text-1 = Three to five players play with all four wires. Two played cards stay on the table.
    .more-1 = Two players do without yellow, and one played card stays on the table instead of two.
    .more-2 = Tools are laid out, one more than there are players.
    .find = number of players two three four five difference

## A round and a bomb.

rulebook-round-choose = Choose
    .text-1 = Everybody locks in one card of their hand, face down: green, blue, red, yellow, Wait or Chicken. You may change your mind until the last one has locked in.
    .text-2 = Then all cards are revealed. They lie in front of their players, on top of older ones, for everybody to see.
    .find = select secret lock simultaneous reveal
rulebook-round-protect = Wait first
    .text-1 = Whoever waits takes 3 points and protects a wire. A protected wire is not cut in this round. If several wait, the lowest score goes first.
    .find = protect wait guard
rulebook-round-cut = Cutting
    .text-1 = Wire by wire, from green to yellow: one card is flipped for each player who cuts it. The trigger moves by the main value of each card.
    .text-2 = If nothing explodes, the full value of the wire is shared evenly among those who cut. What is left over is lost.
    .more-1 = The cards of a shared cut are flipped one at a time. At a BOOM it stops: nothing more is flipped.
    .more-2 = An empty deck flips nothing and scores nothing.
    .find = share split flip card trigger
rulebook-round-value = What a wire is worth
    .text-1 = The main value of its newest card, plus 1 for every exposed card of the wire, plus its pressure plates. A first card 3 scores 4; a 4 as the third card scores 7.
    .find = points score value chain worth full
rulebook-round-explosion = The explosion
    .text-1 = Behind each track lie three tiles, two OK and one BOOM, face down. A trigger that moves onto or past a tile flips it. At the BOOM everybody who cut that wire loses 5 points, every Chicken gains 5, and the round is over.
    .more-1 = A flipped tile stays flipped and never acts again, even if the trigger moves back.
    .more-2 = A score never falls below 0.
    .find = boom tile explode bang lose
rulebook-round-end = The end of a round
    .text-1 = Chickens look if nothing has exploded. Plates move. Then whoever has three cards on the table takes the oldest one back; so two of your cards are always stuck. A Wait stays out until the next bomb.
    .find = take back stuck hand cards
rulebook-round-next = The next bomb
    .text-1 = After an explosion everything is set up anew. Everybody has all cards again; scores and unused tools stay. From the second bomb on there are pressure plates and tools.
    .text-2 = Tools are laid out, one more than players. The lowest score takes first; what nobody takes is gone.
    .find = second third bomb reset draft
rulebook-round-plates = Pressure plates
    .text-1 = Two plates lie on two wires by lot and make them worth more: +1 and +2 with the second bomb, +2 and +4 with the third.
    .more-1 = After a round a plate moves on by its arrow, but only if its wire was cut and scored. At the end it goes round to the other side.
    .find = bonus plate arrow
rulebook-round-tools = Tools
    .text-1 = A tool can be used once, at the moment that its card names. Everybody with a fitting tool is asked. Whoever declares first goes first; then all are asked again, until everybody passes.
    .more-1 = A tool that could do nothing is refused, so that nobody loses it by mistake.
    .more-2 = A tool that was laid out once does not come again.
    .find = tool use window timing

## Action cards. The four cutters share one entry.

rulebook-action-cutter = Cutters: green, blue, red, yellow
    .text-1 = Cuts the wire of its colour. From green to yellow the tracks get longer, and the numbers get higher.
    .more-1 = Decks and tracks: { $decks }.
    .find = cut colour wire deck track
# One of a list: what the deck of a wire holds. $cards: numbers.
rulebook-deck = { $wire }: { COMMA($cards) }; track { $track }
rulebook-action-wait = Wait
    .text-1 = 3 points at once, and you protect a wire of your choice: it is not cut in this round.
    .more-1 = It can be used once per bomb. The Toolkit brings it back.
    .find = wait points protect
rulebook-action-chicken = Chicken
    .text-1 = You cut nothing. If the bomb explodes, you gain 5 points. If it does not, you may look at the upcoming cards of two wires, or at the tiles of one.
    .more-1 = If several are chicken, the lowest score looks first. Everybody sees where you looked, nobody what you saw.
    .find = chicken look peek spy coward

## What players ask.

rulebook-ask-empty-deck = What if a deck is empty?
    .answer = Whoever cuts that wire flips nothing and scores nothing. If there are too few cards for all who cut, those that are there are flipped.
rulebook-ask-below-zero = Can my score fall below 0?
    .answer = No.
rulebook-ask-tie = Who wins a tie?
    .answer = All who have the highest score share the win. During the game the lower score goes first, and among equals the lower seat.
rulebook-ask-wait-back = When do I get my Wait back?
    .answer = With the next bomb, or with the Toolkit.
rulebook-ask-both-protected = May two players protect the same wire?
    .answer = Yes. It changes nothing.
rulebook-ask-must-look = Must a chicken look at something?
    .answer = No. You may look at nothing.
rulebook-ask-shared-boom = We cut a wire together, and the first card brings the BOOM. Who loses?
    .answer = Everybody who cut that wire. The other cards are not flipped any more.
rulebook-ask-later-wires = The green wire explodes. What about the other wires?
    .answer = They are not cut in this round, and chickens gain 5 points but do not look.
rulebook-ask-own-explosion = May I use the Bomb Blanket on a cut of my own?
    .answer = No. Bomb Blanket, Wrench, Crimper and Shield are for those who do not cut that wire.
rulebook-ask-helmet-and-shield = Somebody uses the Helmet, and the Shield saves me. Do I still lose points?
    .answer = Yes, the 2 points of the Helmet. The Shield saves you from the 5 of the explosion.
rulebook-ask-plates-doubled = Does the Amplifier double the plates?
    .answer = No, the chain alone.
rulebook-ask-hammer-chain = Do cards flipped by Hammer or Wrench count for the chain?
    .answer = Yes, they lie there like any other card. Plates do not count for them.
rulebook-ask-choosing-again = Somebody used a tool while we were choosing. Does my choice stand?
    .answer = No. All choices are taken back, and everybody chooses again.
rulebook-ask-tool-window = How long do I have to use a tool?
    .answer = As long as the table has agreed on. After each tool the time starts again.
