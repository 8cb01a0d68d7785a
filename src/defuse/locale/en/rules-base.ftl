### The rules of every mission: opening tokens, cutting, the dial, the validation track, characters.

## Opening tokens.

# On a button.
opening-your-token = Place your token
opening-which-wire = choose one of your own uncut blue wires
# A token drawn by lot.
told-token-drawn = { $seat } draws the token { $mark }.

## A detector pointed at your wires: which one?

cutting-cut = Cut
cutting-choose-hit = choose a wire that matches the call
cutting-choose-miss = choose one of the wires pointed at that is not red

## The dial and the validation track.

panel-dial = Dial
panel-validation = Validation
# At a number on the track: all its wires are gone.
panel-validated = done
# At a space of the track: a red or yellow wire that may be in the game or not. $colour: value-red or value-yellow.
panel-perhaps = { $colour }?

## Characters.

ask-character-ask = Which character do you take?
characters-choose = take your own or a new character
characters-taken = somebody has taken this one
# $card: the personal equipment of the character, an equipment card that this mission bans.
characters-without = this mission is played without { $card }
