### Le compagnon de la vraie boîte : ce qu’il faut installer, ce qui est tiré au sort, ce que dit le chrono.

## Les places, dans le sens horaire à partir du capitaine.

# $seat: 0 is the captain, 1 the player to the captain's left, and so on; $last: yes for the one to the captain's right.
companion-seat =
    { $last ->
        [yes] À droite du capitaine
       *[no]
            { $seat ->
                [0] Capitaine
                [1] À gauche du capitaine
                [2] Deuxième à gauche
               *[other] Troisième à gauche
            }
    }
companion-secret-numbers =
    { $count ->
        [one] { $count } carte nombre, face cachée
       *[other] { $count } cartes nombre, face cachée
    }
companion-secret-character = une carte personnage, face cachée
companion-secret-constraint = une carte contrainte de A à E, face cachée
companion-ring-extra = Entre deux places

## Les jetons de départ.

# $kind: number, parity, count or none. $how: choice, lot, absent, beside, false (everybody's are), liar (one player's are) or none.
companion-tokens =
    { $how ->
        [none] Personne ne pose de jeton au début.
        [lot] Dans le sens horaire à partir du capitaine, tout le monde tire un jeton et le pose devant un fil de cette valeur. Qui n’en a pas le pose à côté du support.
        [absent] Dans le sens horaire à partir du capitaine, tout le monde pose deux jetons à côté du support : des valeurs absentes de sa main.
        [beside] Dans le sens horaire à partir du capitaine, tout le monde pose un jeton à côté du support, pas devant le fil : une valeur de sa main.
        [false] Dans le sens horaire à partir du capitaine, tout le monde pose deux faux jetons devant deux fils : des nombres que ces fils ne sont pas.
        [liar] Dans le sens horaire à partir du capitaine, tout le monde pose un jeton devant un fil bleu. Qui a la carte du capitaine en pose deux faux devant deux fils.
       *[choice]
            { $kind ->
                [parity] Dans le sens horaire à partir du capitaine, tout le monde pose un jeton pair ou impair devant un fil bleu.
                [count] Dans le sens horaire à partir du capitaine, tout le monde pose un jeton ×1, ×2 ou ×3 devant un fil bleu : son nombre est autant de fois sur ce support.
               *[number] Dans le sens horaire à partir du capitaine, tout le monde pose un jeton nombre devant un fil bleu.
            }
    }

## Les tirages : ce qui est tiré, et ce qu’on en fait.

companion-lot-red = Fils rouges
    .text =
        { $out ->
            [0] Posez un marqueur rouge sur le plateau pour chacun, et mélangez-les aux fils bleus.
           *[other] Posez un marqueur « ? » sur le plateau pour chacun. Mélangez les { $drawn } fils face cachée ; { $count } vont avec les autres, le reste dans la boîte, sans être vu.
        }
companion-lot-yellow = Fils jaunes
    .text =
        { $out ->
            [0] Posez un marqueur jaune sur le plateau pour chacun, et mélangez-les aux fils bleus.
           *[other] Posez un marqueur « ? » sur le plateau pour chacun. Mélangez les { $drawn } fils face cachée ; { $count } vont avec les autres, le reste dans la boîte, sans être vu.
        }
companion-apart = Posez un marqueur sur le plateau pour chacun. Ils sont distribués avant tous les autres fils ; l’image montre qui en reçoit un.
companion-unmarked = Pas de marqueurs : regardez-les ensemble, retenez-les, puis mélangez-les aux fils bleus.
companion-lot-equipment = Équipement
    .text = Posez ces cartes sur le plateau. Les autres restent dans la pioche.
companion-lot-covers = Cartes nombre sur l’équipement
    .text = Posez une carte nombre sur chaque carte équipement, de gauche à droite.
companion-lot-roles = Personnages
    .text = Distribuez les cartes personnage au hasard. Qui reçoit la carte du capitaine a le rôle de cette mission ; c’est quand même le capitaine qui commence.
companion-lot-characters = Personnages
    .text = En commençant à gauche du capitaine, tout le monde garde le Double détecteur ou prend l’un des nouveaux personnages. Le capitaine garde le sien.
companion-lot-deadly = Le nombre qui agit comme un rouge
    .text = Posez cette carte nombre sur la table avant tout jeton.
companion-lot-line = Ligne de cartes nombre
    .text = Posez ces cartes en ligne, dans cet ordre.
companion-lot-nano-line = Ligne de cartes nombre
    .text = Posez les douze cartes en ligne, dans cet ordre. Nano démarre sur le 7 et regarde vers le côté le plus long.
companion-lot-number = Carte nombre
    .text = Dévoilez-la quand les jetons de départ sont posés.
companion-lot-deck = Pioche nombre
    .text = Mélangez toutes les cartes nombre et dévoilez la première.
companion-lot-row = Cartes nombre
    .text = Posez ces cartes sur la table.
companion-lot-hands = Cartes nombre de chaque place
    .text = Distribuez toutes les cartes nombre face visible, une à une, dans le sens horaire à partir du capitaine.
companion-lot-tokens = Jetons de départ
    .text = Chaque jeton va devant un fil de cette valeur, ou à côté du support.
companion-lot-constraints = Cartes contrainte
    .text = Mélangez toutes les cartes contrainte et dévoilez la première. Elle vaut pour tout le monde.
companion-lot-own = Cartes contrainte de chaque place
    .text = Dans le sens horaire à partir du capitaine, tout le monde prend l’une des cartes A à E.
companion-lot-paired = Contraintes des nombres
    .text = Posez une carte contrainte à côté de chaque nombre.
companion-lot-ring = Anneau de cartes contrainte
    .text = Posez l’une des cartes A à E devant chaque place. Les cartes en plus ferment l’anneau.
companion-lot-spare = Cartes à échanger
    .text = Qui échange reçoit la prochaine des cartes F à L, pour un cran du cadran.
companion-lot-challenges = Cartes défi
    .text = Posez ces cartes sur la table.
companion-lot-shot = Cartes nombre du défi 8
    .text = Posez-les à côté de la carte défi 8, dans cet ordre.
companion-lot-bunker = Cartes autour du bunker
    .text = Posez une carte de chaque côté du bunker, et la cinquième dessous : c’est la carte action.
companion-lot-turned = Pioche nombre
    .text = Dévoilez le nombre suivant quand la mission le demande. Passez les nombres terminés.
companion-lot-race = Cartes de la course
    .text = Le chrono les dévoile.
companion-lot-prize = Pioche des primes
    .text = Posez { $count } cartes équipement face cachée à côté du plateau. Dévoilez ce qu’il en reste quand la prime est gagnée.
companion-lot-draft = Jetons au choix
    .text = Quand les deux premiers fils jaunes sont coupés, dévoilez un jeton pour chaque personne qui a encore des fils.
companion-lot-disintegrator = Nombre pour le Désintégrateur
    .text = Tirez à nouveau si ce nombre est terminé.
# $card: what the card of its personal equipment is called; $text: what it does.
companion-character = { $card }. { $text }

## Ce que l’on suit.

companion-nano = Nano
companion-row-numbers = Cartes nombre

## Le chrono.

companion-clock = Le chrono
companion-time-left =
    { $minutes ->
        [0]
            { $seconds ->
                [one] Plus que { $seconds } seconde.
               *[other] Plus que { $seconds } secondes.
            }
        [one]
            { $seconds ->
                [0] Plus qu’une minute.
               *[other] Plus qu’une minute et { $seconds } secondes.
            }
       *[other]
            { $seconds ->
                [0] Plus que { $minutes } minutes.
               *[other] Plus que { $minutes } minutes et { $seconds } secondes.
            }
    }
companion-time-over = C’est fini. La bombe explose.
companion-all-cut = Tous les fils sont partis
companion-cards-lie = Les cartes sont bien posées
companion-card-won = Deux sont coupés : carte gagnée
companion-card-lost = Carte perdue
companion-sprint-won = Les douze sont coupés
companion-yellows-right = Les jaunes étaient justes
companion-yellows-wrong = Les jaunes étaient faux

## Pourquoi quelque chose ne peut pas être dit.

companion-not-now = impossible de le calculer pour l’instant ; réessaie
companion-players = dis pour combien de joueurs, { $least } à { $most }
