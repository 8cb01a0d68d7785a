### Challenge cards in play. What is printed on them is in cards.ftl.

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
told-odd-claimed = { $seat } annonce n’avoir que des fils bleus impairs.
told-odd-claimed-of = { $seat } n’annonce que des fils bleus impairs : { $stand }.
