### Number cards on the table: on equipment, to flip, in decks, rows and lines, to add up.

## Number cards that cover equipment (mission 12).

covers = Cartes nombre sur l’équipement
# $card: the equipment card; $cut of $count wires of the number are cut.
covers-card =
    { $cut ->
        [one] sur { FORM($card, form: "definite") }, { $cut } coupé sur { $count }
       *[other] sur { FORM($card, form: "definite") }, { $cut } coupés sur { $count }
    }
told-equipment-covered = Cartes nombre sur l’équipement : { $covers }.
# One item of told-equipment-covered.
told-equipment-cover = { $number } sur { FORM($card, form: "definite") }
told-cover-lifted = La carte nombre { $number } est retirée : elle couvrait { FORM($card, form: "definite") }.

## Number cards to flip before a cut (mission 26).

ask-flip-ask = Quelle carte nombre retournes-tu ? C’est ce nombre que tu dois couper.
act-flip-number = Retourne une carte nombre visible face cachée : tu coupes maintenant ce nombre.
    .label = Retourner une carte nombre
flips-number-cards = Cartes nombre
flips-first = retourne d’abord une carte nombre
flips-choose = retourne un nombre visible que tu as en main
flips-face-down = cette carte est face cachée
flips-finished = ce nombre est terminé
flips-hold-none = tu n’as pas de { $number }
flips-skip = Passer : je n’ai aucun nombre visible
told-number-flipped = { $seat } retourne le { $number }.
told-numbers-turned-up = Toutes les cartes nombre qui restent sont de nouveau face visible.

## A deck of number cards that turns up equipment (mission 15).

number-deck-card = Carte nombre
number-deck-so-far =
    { $cut ->
        [one] { $cut } coupé sur { $total }
       *[other] { $cut } coupés sur { $total }
    }
# A card that lies face down.
number-deck-equipment = Équipement
number-deck-face-down = Équipement face cachée
told-number-turned-up =
    { $finished ->
        [yes] La carte nombre suivante est le { $number }, déjà terminé.
       *[no] La carte nombre suivante est le { $number }.
    }

## Number cards that are worth a step of the dial (mission 62).

number-row = Un cran en arrière par carte
told-numbers-laid = Cartes nombre sur la table : { $numbers }.

## A line of number cards (missions 9, 16 and 36).

act-place-arrow = Pose la flèche à un bout de la ligne.
    .label = Poser la flèche
ask-arrow-ask = De quel bout la ligne commence-t-elle ?
sequence-which-end = choisis le bout gauche ou le bout droit
sequence-not-yet = il faut d’abord { $quota } × { $first }, avant le moindre { $value }
# On the card of the number that is next.
sequence-so-far =
    { $cut ->
        [one] suivant : { $cut } coupé sur { $quota }
       *[other] suivant : { $cut } coupés sur { $quota }
    }
sequence-from-left = Dans cet ordre
sequence-from-right = Dans cet ordre, depuis la droite
told-line-laid = La ligne des cartes nombre : { $numbers }.
told-arrow-placed =
    { $end ->
        [left] { $seat } pose la flèche au bout gauche de la ligne.
       *[right] { $seat } pose la flèche au bout droit de la ligne.
    }
told-line-shortened = Le { $number } quitte la ligne.

## Sums and differences (mission 47).

act-combine-numbers = Choisis deux cartes nombre : tu coupes maintenant leur somme ou leur différence.
    .label = Combiner deux cartes nombre
act-discard-numbers = Passe ton tour : deux cartes nombre sont défaussées, et le cadran avance d’un cran.
    .label = Passer, pour un cran du cadran
ask-combine-ask = Quelles cartes nombre combines-tu ? Tu coupes la somme ou la différence des deux.
sums-choose-first = choisis d’abord deux cartes nombre
sums-used = cette carte a déjà servi
sums-which-to-combine = choisis deux cartes dont tu as la somme ou la différence en main
sums-which-to-discard = choisis deux cartes à défausser
sums-cards = Cartes nombre
told-numbers-discarded = { $seat } défausse le { $one } et le { $other }.
told-numbers-combined = { $seat } combine { $one } et { $other }, pour couper { OR($values) }.
told-numbers-laid-out = Les douze cartes nombre sont de nouveau étalées.
