### Glossaire : les mots du jeu en français, à employer partout de la même façon. Ce fichier n’a pas d’entrées.
###
### Les fils
### wire : le fil (bleu, jaune, rouge) ; au pluriel, les jaunes, les rouges
### uncut wire : fil intact ; cut wire : fil coupé
### flipped wire : fil retourné
### X wire : fil X
### tripwire : fil piégé (mission 41) ; croche-pied (missions 56 et 64, c’est autre chose)
### stand : le support
### hand : la main ; to hold a value : avoir en main
### value : la valeur (un nombre ou une couleur)
### finished number : nombre terminé
###
### Couper
### cut : la coupe, couper
### dual cut, solo cut : coupe duo, coupe solo
### to call, call : annoncer, l’annonce
### to point at, to name wires : désigner (on désigne un fil, on annonce une valeur)
### right, wrong : juste, faux ; wrong call : annonce fausse ; miss : erreur, coupe ratée
### to reveal reds : révéler ; to turn up a card : dévoiler
### to skip : passer son tour ; to let go by : laisser passer
### snip : « couic », que l’on crie
###
### La bombe
### dial, step : le cadran, le cran ; il avance d’un cran (vers l’explosion) ou recule d’un cran
### to explode, to defuse : exploser, désamorcer
###
### Les jetons et les marqueurs
### token, info token : le jeton, le jeton info ; on le pose devant un fil ou à côté du support
### opening token : jeton de départ
### validation token : jeton de validation
### false token : faux jeton
### marker : le marqueur
### supply, reserve : la réserve
###
### Les cartes
### equipment card : carte équipement ; personal equipment : équipement personnel
### locked, usable, used : verrouillée, utilisable, utilisée
### number card : carte nombre ; number deck : pioche nombre
### constraint card, constraint : carte contrainte, la contrainte ; to obey it : la respecter
### challenge card : carte défi ; a challenge is met : un défi est relevé
### character : le personnage
### deck : la pioche ; face up, face down : face visible, face cachée
### by lot : au sort ; unseen : à l’abri des regards
###
### Les gens et la partie
### teammate : quelqu’un d’autre, quelqu’un de l’équipe (sans genre) ; coéquipier s’il le faut
### captain : le capitaine (masculin, comme fonction) ; rookie : la recrue ; weakest link : le maillon faible
### Rhett Herrings : Jean Tourloupe ; Captain Careless : Capitaine Tête-en-l’air
### turn, round : le tour, la manche ; clockwise : dans le sens horaire
### set-up : la mise en place ; training : l’entraînement
### seat, table, host, spectator, lobby : la place, la table, l’hôte, le spectateur, le salon
### sign, signal : le signe, le signal
### odds, chance : les probabilités, la chance
### replay file, digest, engine : le fichier replay, l’empreinte, le moteur
###
### Bomb Squad Academy
### who cuts : qui coupe ; action card : carte action ; tool : l’outil
### Wait, Chicken : Attendre, Poule mouillée
### trigger, track, tile, BOOM : le déclencheur, la piste, la tuile, BOUM
### pressure plate : plaque de pression ; to protect : protéger ; certificate : le diplôme
###
### Le ton : tu pour une personne, vous pour toute la table.
### Ni « à » ni « de » juste avant un fil nommé (« le fil 7 de Bo »).
