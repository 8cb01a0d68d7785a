### The rules of every mission: opening tokens, cutting, the dial, the validation track, characters.

## Opening tokens.

# On a button.
opening-your-token = Dein Plättchen legen
opening-which-wire = wähl eins deiner heilen blauen Kabel
# A token drawn by lot.
told-token-drawn = { $seat } zieht das Plättchen { FORM($mark, form: "noun") }.

## A detector pointed at your wires: which one?

cutting-cut = Durchschneiden
cutting-choose-hit = wähl ein Kabel, das zur Ansage passt
cutting-choose-miss = wähl ein Kabel, auf das gezeigt wurde und das nicht rot ist

## The dial and the validation track.

panel-dial = Zünder
panel-validation = Erledigte Zahlen
# At a number on the track: all its wires are gone.
panel-validated = erledigt
# At a space of the track: a red or yellow wire that may be in the game or not. $colour: value-red or value-yellow.
panel-perhaps = { $colour }?

## Characters.

ask-character-ask = Welche Figur nimmst du?
characters-choose = nimm deine eigene oder eine neue Figur
characters-taken = diese Figur ist schon vergeben
# $card: the personal equipment of the character, an equipment card that this mission bans.
characters-without = in dieser Mission gibt es „{ $card }“ nicht
