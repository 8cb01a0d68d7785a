### The game's terms, to be used the same way everywhere. This file has only comments; other languages list theirs here.
###
### Players are addressed as “you”. Reasons (“you do not know this wire”) have no capital letter and no full stop.
###
### Wires and stands
### wire: one of the parts to be cut. hand: a player's wires. stand: what they stand on; a player has one or two.
### cut / uncut: a wire that is out, or still in play. A number is finished when all its wires are gone.
### red, yellow, blue wire: blue ones have a number, 1 to 12; all yellow ones have one value, and so have all red ones.
### flipped wire: everybody sees it but its owner. X wire: it stands in no order. tripwire: a yellow wire in mission 41.
###
### Tokens and what shows how things stand
### token, information token: lies at a wire and tells of it. opening token: the one placed before the first turn.
### validation token: lies on the number whose wires are all gone. false token: says what a wire is not.
### dial: counts the steps that are left; it moves a step on, or back. marker: shows which reds and yellows may be in.
### oxygen: tokens that cuts cost in some missions. reserve, box: where they go.
###
### What is done
### dual cut: point at a teammate's wire and call a value that you hold. solo cut: cut all that is left of a value.
### call: say a value at a wire. name: say which wires have a value. point at: choose a wire without saying anything.
### right / wrong, hit / miss: what a call turns out to be. reveal: lay the last reds open. skip: do nothing in a turn.
### hold: have a wire of a value in the hand. use: what is done with a card; it is locked, unlocked or used.
### snip: said by who takes a turn. slip: something said that must not be. sign: what may be told without words.
###
### Cards
### equipment, personal equipment: cards for the whole table, or of one character. character: who a player is.
### constraint: a card that forbids some cuts. challenge: to meet it moves the dial back. number card: 1 to 12.
### deck, pile: cards face down. line: cards in a row. turn up / flip: show a card, or turn it face down.
###
### People and play
### captain: who begins. teammate: any other player. seat, table, host, spectator, lobby: where people are.
### mission, training, turn, round, set-up, log, replay file. odds, chance: how likely something is.
###
### Bomb Squad Academy
### action card, Wait, Chicken, tool, trigger, track, tile, pressure plate, protect, BOOM, certificate.
###
### Puzzles
### puzzle: a position with one answer. hint: a step of the proof. solution: the answer with its proof. grade: 1 to 5.
