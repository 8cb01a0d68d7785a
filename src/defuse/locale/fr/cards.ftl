### Equipment cards, constraint cards, challenge cards and characters.

## Equipment: what a card is called, the name with its article, and what the card does.

card-dd = Double détecteur
    .definite = le Double détecteur
    .text = Dans une coupe duo, désigne deux fils d’un même support au lieu d’un. Un seul bon fil suffit.
card-1 = Étiquette ≠
    .definite = l’Étiquette ≠
    .text = À tout moment : pose le jeton ≠ devant deux de tes fils voisins et différents. L’un d’eux peut être coupé.
card-2 = Talkies-walkies
    .definite = les Talkies-walkies
    .text = À tout moment : échange un de tes fils intacts, à l’abri des regards, contre un fil que choisit quelqu’un d’autre.
card-3 = Triple détecteur
    .definite = le Triple détecteur
    .text = Dans une coupe duo, désigne trois fils d’un même support au lieu d’un. Un seul bon fil suffit.
card-4 = Post-it
    .definite = le Post-it
    .text = À tout moment : pose un jeton devant l’un de tes fils bleus.
card-5 = Super détecteur
    .definite = le Super détecteur
    .text = Dans une coupe duo, désigne tout un support de quelqu’un d’autre. Un seul bon fil suffit.
card-6 = Rembobineur
    .definite = le Rembobineur
    .text = À tout moment : fais reculer le cadran d’un cran.
card-7 = Batteries de secours
    .definite = les Batteries de secours
    .text = À tout moment : un ou deux personnages déjà utilisés retrouvent leur équipement personnel.
card-8 = Radar général
    .definite = le Radar général
    .text = À tout moment : dis un nombre de 1 à 12. Chaque support dit s’il en a un intact.
card-9 = Stabilisateur
    .definite = le Stabilisateur
    .text = Avant ta coupe duo : pour ce tour, une erreur ne coûte aucun cran, et un fil rouge n’explose pas.
card-10 = Rayon X ou Y
    .definite = le Rayon X ou Y
    .text = Dans une coupe duo, annonce deux valeurs différentes que tu as en main. Il suffit qu’une seule convienne.
card-11 = Tasse à café
    .definite = la Tasse à café
    .text = Au lieu de ton action : dis qui joue ensuite. On continue de là dans le sens horaire.
card-12 = Étiquette =
    .definite = l’Étiquette =
    .text = À tout moment : pose le jeton = devant deux de tes fils voisins et égaux. L’un d’eux peut être coupé.
card-y = Double fond
    .definite = le Double fond
    .text = Dès que deux fils jaunes sont coupés : deux cartes équipement de plus arrivent sur le plateau.
card-22 = Étiquette fil unique
    .definite = l’Étiquette fil unique
    .text = À tout moment : pose un jeton ×1 devant l’un de tes fils bleus, coupé ou non, seul de son nombre sur son support.
card-33 = Largage d’urgence
    .definite = le Largage d’urgence
    .text = Dès son déverrouillage : toutes les cartes équipement utilisées peuvent resservir.
card-99 = Coupe-file
    .definite = le Coupe-file
    .text = Une coupe solo de deux fils bleus égaux de ta main, même si ce ne sont pas les derniers.
card-10-10 = Désintégrateur
    .definite = le Désintégrateur
    .text = Dès son déverrouillage : tous les fils restants d’un nombre tiré au sort sont coupés, sans perdre de cran.
card-11-11 = Grappin
    .definite = le Grappin
    .text = À tout moment : prends un fil intact de quelqu’un d’autre, à l’abri des regards, et range-le dans ta main.

## Constraint cards A to L: what each is called, and what it asks of whoever it binds.

constraint-a = Pair
    .text = Ne coupe que des nombres pairs.
constraint-b = Impair
    .text = Ne coupe que des nombres impairs.
constraint-c = 1 à 6
    .text = Ne coupe que des nombres de 1 à 6.
constraint-d = 7 à 12
    .text = Ne coupe que des nombres de 7 à 12.
constraint-e = 4 à 9
    .text = Ne coupe que des nombres de 4 à 9.
constraint-f = Sauf 4 à 9
    .text = Ne coupe aucun nombre de 4 à 9. Le jaune est permis.
constraint-g = Sans équipement
    .text = N’utilise aucune carte équipement ni aucun équipement personnel.
constraint-h = Sans information
    .text = Une coupe ratée par toi ou sur l’un de tes fils ne pose aucun jeton et ne dit aucune valeur. Ne coupe aucun fil qui a un jeton info, ni chez les autres ni chez toi, et ne touche pas au Post-it.
constraint-i = Pas le bout droit
    .text = Ne désigne pas le fil intact le plus à droite d’un support de quelqu’un d’autre.
constraint-j = Pas le bout gauche
    .text = Ne désigne pas le fil intact le plus à gauche d’un support de quelqu’un d’autre.
constraint-k = Pas de solo
    .text = Ne fais aucune coupe solo.
constraint-l = Double peine
    .text = Une coupe ratée coûte deux crans du cadran au lieu d’un.

## Challenge cards.

challenge-1 = C’est rouge
    .text = Au lieu de ton action, désigne un fil de quelqu’un d’autre et annonce qu’il est rouge. Si c’est faux, la bombe explose.
challenge-2 = Quatre fois pair
    .text = Des nombres pairs sont coupés quatre tours de suite.
challenge-3 = Rien que des paires
    .text = Les fils intacts d’un support forment des paires de voisins, au moins deux.
challenge-4 = Dix-huit
    .text = Les trois premiers jetons de validation font 18 en tout.
challenge-5 = Deux solos
    .text = Des coupes solo sont faites deux tours de suite.
challenge-6 = Archipel
    .text = Cinq fils intacts d’un même support n’ont aucun voisin intact.
challenge-7 = Escalier
    .text = Trois tours de suite, on coupe des nombres qui montent ou descendent de un en un.
challenge-8 = Coup annoncé
    .text = Les deux premiers jetons de validation sont ceux des deux nombres tirés avec cette carte.
challenge-9 = Pas un pair
    .text = Tous les fils bleus intacts d’un support sont impairs, et il y en a au moins six. La personne à qui il est l’annonce.
challenge-10 = Coquille vide
    .text = Sept fils d’un support sont coupés, mais ceux des deux bouts ne le sont pas.

## Characters.

character-1 = Capitaine
character-2 = Membre d’équipe 2
character-3 = Membre d’équipe 3
character-4 = Membre d’équipe 4
character-5 = Membre d’équipe 5
character-e1 = Spécialiste du radar
character-e2 = Spécialiste de la radio
character-e3 = Géomètre
character-e4 = Radiologue

## What equipment cards do, ask and refuse.

act-swap = Pose un de tes fils face cachée devant quelqu’un de l’équipe, qui t’en rend un.
    .label = Échanger un fil
# $seat: who swaps.
ask-give-back = { $seat } échange un fil avec toi, à l’abri des regards : lequel des tiens donnes-tu ?
swap-nothing-to-give = n’a pas de fil à échanger
swap-choose-teammate = choisis quelqu’un de l’équipe
swap-choose-wire = choisis l’un de tes fils intacts
# On a button.
swap-give = Donner un fil
act-rewind = Fais reculer le cadran d’un cran.
    .label = Reculer le cadran
rewinder-dial-full = le cadran ne peut pas dépasser 6
act-recharge = Remets un ou deux personnages utilisés en état de servir.
    .label = Recharger
batteries-still-ready = peut encore servir
batteries-choose = choisis un ou deux personnages utilisés
act-ask-radar = Interroge tous les supports sur un nombre.
    .label = Interroger le radar
radar-name-number = dis un nombre de 1 à 12
act-stabilize = Sécurise la coupe duo de ce tour.
    .label = Sécuriser la coupe
act-hook = Prends un fil de quelqu’un d’autre, sans le montrer à personne.
    .label = Prendre un fil
ask-hooked-to = Tu as pris un fil : sur lequel de tes supports va-t-il ?
hook-choose-stand = choisis l’un de tes supports
# On a button.
hook-put-there = Sur ce support
act-skip-to = Termine ton tour et dis qui joue ensuite.
    .label = Dire qui joue ensuite
mug-no-wires = n’a plus de fils
mug-not-yourself = tu ne peux pas te choisir tant que d’autres ont des fils
mug-choose = choisis quelqu’un de l’équipe qui a des fils
single-label-not-single = le { $number } est plus d’une fois sur ce support
single-label-choose = choisis un de tes fils bleus, seul de son nombre sur son support
fast-pass-only-blue = seulement des fils bleus
fast-pass-only-one = tu n’en as qu’un
fast-pass-choose = choisis deux fils bleus égaux de ta main

## What can be chosen beside wires and players.

# A constraint card with its letter.
item-constraint = { $letter } : { $title }
way-left = gauche
way-right = droite
way-stay = on ne bouge pas
way-clockwise = sens horaire
way-counter-clockwise = sens antihoraire
