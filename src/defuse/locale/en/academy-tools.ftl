### The twenty tools of Bomb Squad Academy, in our words, and what is said about their use.

## Each tool: its name, what it does (`.text`), and why it cannot be used although the moment is right (`.need`, which
## stands behind the name of the tool and a colon).

tool-air-horn = Air Horn
    .text = After the actions are revealed: two other players who cut are chicken in this round instead.
    .need = nobody else cuts a wire

tool-amplifier = Amplifier
    .text = After you cut a wire safely and alone: its chain counts twice when you score.
    .need = you did not cut this wire alone

tool-bomb-blanket = Bomb Blanket
    .text = Before others cut a wire: if that cut explodes, you gain 10 points. No tool may follow before the cut.
    .need = it is for the cuts of others

tool-crimper = Crimper
    .text = After others cut a wire safely: you score the whole chain of that wire, without its main value.
    .need = it is for the cuts of others

tool-dynamo = Dynamo
    .text = After a safe cut that flipped a 0, by anybody: score 1 point for each exposed 0 of all wires.
    .need = this cut did not flip a 0

tool-freezer = Freezer
    .text = Before you cut a wire, alone or not: shuffle two of its exposed cards back into the deck. The trigger moves back.
    .need = it needs two exposed cards on a wire that you are about to cut

tool-hammer = Hammer
    .text = Before you cut a wire alone: flip one of its cards and score its main value and 2. This is not your cut. If the bomb explodes, you score nothing, and it counts as your cut.
    .need = it is for a wire that you cut alone, with cards in its deck

tool-helmet = Helmet
    .text = When you trigger the bomb, alone or not: you lose no points. The others who triggered it lose 2 points at once, beside what the explosion costs them.
    .need = you did not trigger the bomb

tool-jammer = Jammer
    .text = After a shared cut of yours that was safe: you score as if you had cut alone, the others as usual.
    .need = you did not share this cut

tool-jumper = Jumper
    .text = After the actions are revealed: if you cut, you cut a wire next to yours instead.
    .need = you do not cut a wire

tool-mirror = Mirror
    .text = When you are chicken: instead of the usual peek, look at all trigger tiles of all wires.

tool-orders = Orders
    .text = When a Wait protects the wire that you cut: you cut it anyway, alone. The others still do nothing.
    .need = the wire that you cut is not protected

tool-schematics = Schematics
    .text = After the actions are revealed, or after protections are declared: take your card back and play another one.
    .need = you took the points of your Wait

tool-scrambler = Scrambler
    .text = Before you cut a wire, alone or not: shuffle its three newest exposed cards back into the deck. The trigger moves back.
    .need = it needs three exposed cards on a wire that you are about to cut

tool-shield = Shield
    .text = When others trigger the bomb: you gain 7 points, then pick one of them, who loses no points for triggering it.
    .need = you triggered the bomb yourself

tool-sniffer = Sniffer
    .text = While you choose your action: look at the upcoming card of every wire.

tool-switch = Switch
    .text = After the actions are revealed: if you cut, swap wires with somebody who cuts another one.
    .need = it needs you and somebody else to cut different wires

tool-toolkit = Toolkit
    .text = While you choose your action: take all your action cards back, also a Wait that was used up.
    .need = you have all your cards in hand

tool-wrench = Wrench
    .text = Before others cut a wire: flip one of its cards. This is not the cut, but if the bomb explodes, it counts as theirs.
    .need = it is for a wire that others cut, with cards in its deck

tool-x-ray = X-Ray
    .text = Before you cut a wire alone: when you cut, you draw three cards, choose which one to flip and shuffle the rest back.
    .need = it is for a wire that you cut alone, with cards in its deck

## When tools are used, and why one cannot be used.

# $moments: some of the entries academy-when-…. Shown beside a tool.
academy-tool-when = { OR($moments) }

academy-when-choosing = while you choose your action
academy-when-revealed = right after the actions are revealed
academy-when-protected = after protections are declared
academy-when-before = before a wire is cut
academy-when-cut = after a wire was cut safely
academy-when-triggered = when the bomb is triggered
academy-when-chicken = when you are chicken

academy-tool-of-somebody-else = { $tool } belongs to somebody else
academy-tool-used-up = { $tool } has been used
# $when: the entry academy-tool-when.
academy-tool-used-when = { $tool } is used { $when }
# $need: one of the attributes .need above.
academy-tool-does-not-fit = { $tool }: { $need }

## Acts that come with tools. The label is what the act is called on a button.

act-use-tool = Use a tool that leaves nothing to choose.
    .label = Use the tool
act-blow-horn = Make two cutters chicken.
    .label = Make two cutters chicken
act-freeze = Shuffle two exposed cards back.
    .label = Shuffle two cards back
act-jump = Cut the wire beside yours.
    .label = Cut the wire beside yours
act-rethink = Play another card instead.
    .label = Play another card
act-cover = Gain points, and save one of those who triggered the bomb.
    .label = Save somebody
act-swap-cutters = Swap cutters with somebody.
    .label = Swap cutters
act-pick-card = Use this one of the cards that you drew.
    .label = Use one of these cards

## Why a player, a wire or a card cannot be chosen for a tool. Shown beside the player, the wire or the card.

# Beside a player.
academy-seat-not-cutting = does not cut a wire
# Beside a player.
academy-seat-not-another-wire = does not cut another wire
# Beside a player.
academy-seat-not-triggered = did not trigger the bomb
academy-not-yourself = pick others, not yourself
academy-not-beside = this wire is not next to yours
academy-card-the-same = play another card than before
