### The rule book: Bomb Squad Academy, in one minute and in ten, with its questions.

rulebook-academy-minute = Bomb Squad Academy en une minute
    .text-1 = Chacun joue pour soi. Une bombe a quatre fils ; personne ne peut la désamorcer, mais couper des fils rapporte des points, jusqu’à l’explosion.
    .text-2 = À chaque manche, tout le monde choisit une carte en secret : un fil à couper, Attendre ou Poule mouillée. On les révèle toutes en même temps.
    .text-3 = Pour chaque personne qui coupe un fil, on retourne une de ses cartes, et son déclencheur avance de ce nombre. Si tout reste calme, elles se partagent les points. Qui coupe en solo garde tout.
    .text-4 = Au bout de chaque piste, il y a trois tuiles face cachée, dont un BOUM. Quand un déclencheur le retourne, qui a coupé ce fil perd 5 points, et chaque poule mouillée en gagne 5.
    .text-5 = Après trois bombes, le plus haut score gagne.
    .find = démarrage rapide débutant nouveau introduction comment jouer résumé academy
rulebook-academy-ten = Bomb Squad Academy en dix minutes
    .text-1 = Une manche entière pas à pas, puis ce qui donne plus de valeur à une bombe, et ce qui change d’une bombe à l’autre.
    .find = introduction débutant apprendre comment jouer règles academy
rulebook-academy-players = Bomb Squad Academy de deux à cinq
    .text-1 = De trois à cinq, on joue avec les quatre fils. Deux cartes jouées restent sur la table.
    .more-1 = À deux, on joue sans le jaune, et une seule carte jouée reste sur la table.
    .more-2 = On étale un outil de plus qu’il n’y a de joueurs.
    .find = nombre de joueurs deux trois quatre cinq différence

## A round and a bomb.

rulebook-round-choose = Choisir
    .text-1 = Chacun fixe une carte de sa main, face cachée : vert, bleu, rouge, jaune, Attendre ou Poule mouillée. Tu peux changer d’avis jusqu’à ce que tout le monde ait choisi.
    .text-2 = Puis toutes les cartes sont révélées. Elles restent visibles devant chacun, sur les plus anciennes.
    .find = sélectionner secret fixer simultané révéler
rulebook-round-protect = D’abord Attendre
    .text-1 = Qui attend prend 3 points et protège un fil. Un fil protégé n’est pas coupé pendant cette manche. Si plusieurs attendent, le plus petit score passe d’abord.
    .find = protéger attendre garde
rulebook-round-cut = Couper
    .text-1 = Fil par fil, du vert au jaune : on retourne une carte par personne qui le coupe. Le déclencheur avance de la valeur principale de chaque carte.
    .text-2 = Si rien n’explose, la pleine valeur du fil est partagée à parts égales. Le reste est perdu.
    .more-1 = Dans une coupe partagée, les cartes sont retournées une à une. Au BOUM, on s’arrête : plus rien n’est retourné.
    .more-2 = Une pioche vide ne retourne rien et ne rapporte rien.
    .find = partager retourner carte déclencheur
rulebook-round-value = Ce que vaut un fil
    .text-1 = La valeur principale de sa carte la plus récente, plus 1 par carte visible du fil, plus ses plaques de pression. Une première carte 3 rapporte 4 ; un 4 en troisième carte rapporte 7.
    .find = points score valeur chaîne
rulebook-round-explosion = L’explosion
    .text-1 = Au bout de chaque piste, il y a trois tuiles face cachée, deux OK et un BOUM. Un déclencheur qui atteint ou dépasse une tuile la retourne. Au BOUM, qui a coupé ce fil perd 5 points, chaque poule mouillée en gagne 5, et la manche est finie.
    .more-1 = Une tuile retournée le reste et n’agit plus jamais, même si le déclencheur recule.
    .more-2 = Un score ne descend jamais sous 0.
    .find = boum tuile exploser perdre
rulebook-round-end = La fin d’une manche
    .text-1 = Les poules mouillées regardent si rien n’a explosé. Les plaques se déplacent. Puis qui a trois cartes sur la table reprend la plus ancienne ; deux de tes cartes sont donc toujours bloquées. Un Attendre ne revient qu’avec la bombe suivante.
    .find = reprendre main cartes bloquées
rulebook-round-next = La bombe suivante
    .text-1 = Après une explosion, on remet tout en place. Tout le monde retrouve toutes ses cartes ; les scores et les outils non utilisés restent. À partir de la deuxième bombe, il y a des plaques de pression et des outils.
    .text-2 = On étale un outil de plus qu’il n’y a de joueurs. Le plus petit score se sert d’abord ; ce que personne ne prend est perdu.
    .find = deuxième troisième bombe remise choix
rulebook-round-plates = Plaques de pression
    .text-1 = Deux plaques, placées au sort sur deux fils, leur donnent plus de valeur : +1 et +2 à la deuxième bombe, +2 et +4 à la troisième.
    .more-1 = Après une manche, une plaque avance selon sa flèche, mais seulement si son fil a été coupé et a rapporté des points. Au bord, elle repart de l’autre côté.
    .find = bonus plaque flèche
rulebook-round-tools = Les outils
    .text-1 = Un outil sert une fois, au moment que dit sa carte. On demande à tous ceux qui en ont un qui convient. La première réponse passe d’abord ; puis on redemande à tout le monde, jusqu’à ce que tous passent.
    .more-1 = Un outil qui ne pourrait rien faire est refusé, pour que personne ne le perde par mégarde.
    .more-2 = Un outil étalé une fois ne revient plus.
    .find = outil utiliser fenêtre moment

## Action cards. The four cutters share one entry.

rulebook-action-cutter = Pinces : vert, bleu, rouge, jaune
    .text-1 = Coupe le fil de sa couleur. Du vert au jaune, les pistes s’allongent et les nombres montent.
    .more-1 = Pioches et pistes : { $decks }.
    .find = couper couleur fil pioche piste
# One of a list: what the deck of a wire holds. $cards: numbers.
rulebook-deck = { $wire } : { COMMA($cards) } ; piste { $track }
rulebook-action-wait = Attendre
    .text-1 = 3 points tout de suite, et tu protèges un fil de ton choix : il n’est pas coupé pendant cette manche.
    .more-1 = Une fois par bombe. La Boîte à outils rend la carte.
    .find = attendre points protéger
rulebook-action-chicken = Poule mouillée
    .text-1 = Tu ne coupes rien. Si la bombe explose, tu gagnes 5 points. Sinon, tu peux regarder les prochaines cartes de deux fils, ou les tuiles d’un seul.
    .more-1 = S’il y en a plusieurs, le plus petit score regarde d’abord. Tout le monde voit où tu as regardé, personne ne voit ce que tu as vu.
    .find = poule mouillée regarder épier peur

## What players ask.

rulebook-ask-empty-deck = Et si une pioche est vide ?
    .answer = Qui coupe ce fil ne retourne rien et ne gagne rien. S’il n’y a pas assez de cartes pour tous, on retourne celles qui restent.
rulebook-ask-below-zero = Mon score peut-il passer sous 0 ?
    .answer = Non.
rulebook-ask-tie = Qui gagne en cas d’égalité ?
    .answer = Tous ceux qui ont le plus haut score se partagent la victoire. Pendant la partie, le plus petit score passe d’abord et, à égalité, la place la plus basse.
rulebook-ask-wait-back = Quand est-ce que je retrouve mon Attendre ?
    .answer = Avec la bombe suivante, ou avec la Boîte à outils.
rulebook-ask-both-protected = Peut-on protéger le même fil à deux ?
    .answer = Oui. Cela ne change rien.
rulebook-ask-must-look = Une poule mouillée doit-elle regarder quelque chose ?
    .answer = Non. Tu peux ne rien regarder.
rulebook-ask-shared-boom = Nous coupons un fil ensemble, et la première carte amène le BOUM. Qui perd ?
    .answer = Tous ceux qui ont coupé ce fil. Les autres cartes ne sont plus retournées.
rulebook-ask-later-wires = Le fil vert explose. Et les autres fils ?
    .answer = Ils ne sont pas coupés pendant cette manche ; les poules mouillées gagnent 5 points, mais ne regardent pas.
rulebook-ask-own-explosion = Puis-je utiliser la Couverture antibombe sur ma propre coupe ?
    .answer = Non. La Couverture antibombe, la Clé anglaise, la Pince à sertir et le Bouclier sont pour qui ne coupe pas ce fil.
rulebook-ask-helmet-and-shield = Quelqu’un utilise le Casque, et le Bouclier me sauve. Est-ce que je perds quand même des points ?
    .answer = Oui, les 2 points du Casque. Le Bouclier te sauve des 5 de l’explosion.
rulebook-ask-plates-doubled = L’Amplificateur double-t-il les plaques ?
    .answer = Non, la chaîne seulement.
rulebook-ask-hammer-chain = Les cartes retournées par le Marteau ou la Clé anglaise comptent-elles pour la chaîne ?
    .answer = Oui, elles sont là comme les autres. Les plaques ne comptent pas pour elles.
rulebook-ask-choosing-again = Quelqu’un a utilisé un outil pendant le choix. Mon choix tient-il ?
    .answer = Non. Tous les choix sont repris, et tout le monde choisit de nouveau.
rulebook-ask-tool-window = Combien de temps ai-je pour utiliser un outil ?
    .answer = Aussi longtemps que la table l’a décidé. Après chaque outil, le temps repart.
