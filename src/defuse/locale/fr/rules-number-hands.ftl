### Number cards that players have: to guess with, and to hand on.

## A teammate guesses what you are about to cut (mission 29).

# $seat: whose turn it is.
ask-lay-guess = Laquelle de tes cartes nombre poses-tu pour le tour { OF($seat) } ?
act-lay-number = Pose une de tes cartes nombre face cachée.
    .label = Poser une carte face cachée
guessing = Pari
guessing-number-cards = Cartes nombre
guessing-number-deck = Pioche nombre
guessing-choose = pose une de tes cartes nombre
guessing-face-down = Une carte { OF($seat) } est face cachée pour ce tour.
told-hands-dealt = Tout le monde reçoit des cartes nombre, face cachée.
told-number-laid = { $seat } pose une carte nombre face cachée.
told-guess-turned = On dévoile la carte { OF($seat) } : un { $number }.
told-number-taken = { $seat } la prend.
told-number-passed = { $seat } prend la carte { OF($other) }, sans la montrer aux autres.
told-number-drawn = { $seat } n’a plus qu’une carte nombre, et pioche.
told-number-kept = { $seat } garde la carte.
told-number-left = La carte nombre { $number } quitte le jeu.
told-nobody-holds = Personne n’a la carte nombre { $number }.
told-hand-returned = { $seat } n’a plus de fils ; ses cartes nombre vont sous la pioche.
told-numbers-done = Il ne reste qu’un nombre à couper : les cartes nombre quittent le jeu.

## Number cards that are handed on (mission 65).

act-hand-on-number = Donne une de tes cartes nombre à quelqu’un de l’équipe.
    .label = Transmettre une carte nombre
ask-hand-on-ask = Laquelle de tes cartes nombre transmets-tu, et à qui ?
# Why a teammate cannot be given a card.
hand-on-no-wires = n’a plus de fils
hand-on-finished = ce nombre est terminé
hand-on-which = transmets une des cartes face visible devant toi
hand-on-to-whom = donne-la à quelqu’un de l’équipe qui a des fils
hand-on-no-card = il n’y a pas de { $value } devant toi
# On a button.
hand-on-nothing-fits = Passer : aucun fil ne correspond à mes cartes nombre
hand-on-cards = Cartes nombre
told-numbers-dealt-out = Cartes nombre : { COMMA($hands) }.
# One hand in the list of told-numbers-dealt-out.
told-numbers-dealt-out-hand = { $seat } ({ COMMA($numbers) })
told-number-handed-on = { $seat } transmet le { $number } à { $to }.
