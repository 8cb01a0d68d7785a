### The rules of every mission: opening tokens, cutting, the dial, the validation track, characters.

## Opening tokens.

# On a button.
opening-your-token = Poser ton jeton
opening-which-wire = choisis l’un de tes fils bleus intacts
# A token drawn by lot.
told-token-drawn = { $seat } tire le jeton { $mark }.

## A detector pointed at your wires: which one?

cutting-cut = Couper
cutting-choose-hit = choisis un fil qui correspond à l’annonce
cutting-choose-miss = choisis l’un des fils désignés, mais pas un rouge

## The dial and the validation track.

panel-dial = Cadran
panel-validation = Validation
# At a number on the track: all its wires are gone.
panel-validated = terminé
# At a space of the track: a red or yellow wire that may be in the game or not. $colour: value-red or value-yellow.
panel-perhaps = { $colour } ?

## Characters.

ask-character-ask = Quel personnage prends-tu ?
characters-choose = prends ton personnage ou un nouveau
characters-taken = quelqu’un l’a déjà pris
# $card: the personal equipment of the character, an equipment card that this mission bans.
characters-without = cette mission se joue sans { FORM($card, form: "definite") }
