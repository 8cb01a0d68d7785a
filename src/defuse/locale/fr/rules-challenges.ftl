### Challenge cards and constraint cards in play. What is printed on them is in cards.ftl.

## Challenges.

act-call-red = Désigne un fil de quelqu’un d’autre et annonce qu’il est rouge.
    .label = C’est rouge !
act-claim-odd = Dis que l’un de tes supports n’a que des fils bleus impairs, au moins six.
    .label = Annoncer : rien que des impairs
challenges = Défis
challenges-choose-stand = choisis l’un de tes supports
# $challenge: the title of a challenge card.
challenges-not-open = le défi « { $challenge } » n’est pas sur la table
challenges-reveal = une main qui n’a que des rouges doit être révélée
challenges-six-blue = il faut au moins six fils bleus intacts
challenges-not-all-odd = ses fils bleus ne sont pas tous impairs
# $text: what challenge card 8 says; $numbers: the two numbers drawn with it.
challenges-with-numbers = { $text } ({ $numbers })
# $numbers: those drawn with challenge card 8, or none.
told-challenges-laid =
    { COUNT($numbers) ->
        [0] Défis sur la table : { $cards }.
       *[other] Défis sur la table : { $cards }, avec les nombres { $numbers }.
    }
# One item of told-challenges-laid.
told-challenge = { $number } « { $title } »
told-challenge-met = Défi { $number } relevé : { $title }.
told-red-called = { $seat } désigne { $wire } : c’est rouge !
told-odd-claimed = { $seat } annonce un support qui n’a que des fils bleus impairs.

## Constraints.

constraint = Contrainte
constraint-no-cut-left = Ma carte ne me permet plus aucune coupe
# $letter: the card, A to F; $value: what somebody wanted to name.
constraint-bars-value =
    { $letter ->
        [A] contrainte A : pair seulement, donc pas de { $value }
        [B] contrainte B : impair seulement, donc pas de { $value }
        [C] contrainte C : 1 à 6 seulement, donc pas de { $value }
        [D] contrainte D : 7 à 12 seulement, donc pas de { $value }
        [E] contrainte E : 4 à 9 seulement, donc pas de { $value }
       *[F] contrainte F : pas de 4 à 9
    }
constraint-bars-equipment = contrainte G : pas d’équipement
constraint-bars-marked = contrainte H : pas de fil avec un jeton
constraint-bars-post-it = contrainte H : pas de Post-it
constraint-bars-right-end = contrainte I : pas le bout droit d’un support
constraint-bars-left-end = contrainte J : pas le bout gauche d’un support
constraint-bars-solo = contrainte K : pas de coupe solo
told-constraints-gone = Il n’y a plus de contrainte pour personne.
told-constraints-shared = Contrainte pour tout le monde : { $cards }.
told-constraints-laid = Contraintes : { $cards }.
# A constraint card in the lists above: its letter and its title.
told-constraint = { $letter } ({ $title })
# Whom a card binds. $card: told-constraint.
told-constraint-of = { $seat } { $card }
told-cut-forbidden = { $seat } n’a aucune coupe permise par la contrainte.
