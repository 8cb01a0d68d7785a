### Les leçons : ce que chaque étape dit, demande et souffle. Juno, Moss et Pip sont les bots de toutes les tables des leçons.
### Une étape doit être courte : sur un téléphone, l’idée et la tâche tiennent ensemble en six lignes.

lesson-sorted = Lire un support rangé
    .text = Chaque support va du plus petit au plus grand. Cela suffit à rendre des fils certains.
lesson-sorted-1 = On coupe par paires : un de tes fils et un fil d’un équipier de même numéro. Les fils égaux sont côte à côte.
    .task = Moss montre un 5 de chaque côté d’un fil. Tu as un 5 aussi. Touche ce fil, puis 5.
    .hint = Entre un 5 et un 5, seul un 5 peut se trouver.
lesson-sorted-2 = Les supports vont du plus petit au plus grand, et ici le plus grand numéro est 6.
    .task = Juno montre un 6. Lequel de ses autres fils est certainement un 6 ?
    .hint = Rien ne dépasse 6 : regarde à droite du jeton.
lesson-sorted-3 = Entre un 3 et un 4, il y a un 3 ou un 4, rien d’autre.
    .task = Les quatre 3 sont coupés. Quel fil de Pip est certain maintenant ?
    .hint = Un fil de Pip est entre le 3 coupé et le 4. Ce n’est plus un 3.
lesson-sorted-4 = Maintenant à une vraie table. Des fils sont coupés, et c’est à toi.
    .task = Fais une coupe qui ne peut pas rater : lis les supports.
    .hint = Moss a coupé un 1. Que peut-il y avoir à sa gauche ?

lesson-counting = Compter ce qui est parti
    .text = Il y a quatre fils de chaque numéro. Qui compte sait ce qui reste.
lesson-counting-1 = Il y a quatre fils de chaque numéro. Ce qui est coupé ou dans ta main, personne d’autre ne l’a.
    .task = Combien de 4 les autres cachent-ils encore ?
    .hint = Deux 4 sont coupés, et tu en as un.
lesson-counting-2 = Un numéro dont les quatre fils sont coupés n’est plus nulle part.
    .task = Tous les 2 sont coupés. Quels fils de Moss sont certains maintenant ?
    .hint = À gauche du 2 coupé de Moss, il y a un 1 ou un 2. Compte les 2.
lesson-counting-3 = Il suffit qu’il en reste trop peu : un seul fil ne remplit pas deux places.
    .task = Un seul 2 est caché ; Pip a deux fils à gauche d’un 2 coupé. Lequel est certain ?
    .hint = Si le premier fil de Pip était un 2, le deuxième aussi. Il n’en reste qu’un.
lesson-counting-4 = Maintenant à une vraie table. Des numéros sont déjà terminés.
    .task = Compte, et fais une coupe qui ne peut pas rater.
    .hint = Tous les 4 sont coupés. Quel fil est entre un 4 et un 5 ?

lesson-token = Ce que dit un jeton
    .text = Un jeton montre un numéro à tous, et il en dit plus.
lesson-token-1 = Un jeton montre ce qu’est son fil. Qui a le même numéro peut le couper sans risque.
    .task = Il y a trois jetons. Lequel montre un numéro que tu as ?
    .hint = Tu as 1, 2, 3, 5 et 6. Compare avec les jetons.
lesson-token-2 = Un jeton parle aussi de ses voisins : à gauche rien n’est plus grand, à droite rien n’est plus petit.
    .task = Le troisième fil de Moss est un 1. Désigne un autre fil certain.
    .hint = Rien n’est plus petit que 1.
lesson-token-3 = Souvent rien n’est certain. Alors les jetons disent ce qui est probable.
    .task = Trouve l’annonce la plus probable. Tu as 1, 4 et 6.
    .hint = Le cinquième fil de Pip est un 5. Qu’y a-t-il à sa gauche ?
lesson-token-4 = Maintenant à une vraie table, avant la première coupe. Chacun a posé un jeton.
    .task = Fais l’annonce qui est certaine.
    .hint = Un jeton montre un numéro que tu as.

lesson-miss = Ce que dit une erreur
    .text = Une annonce fausse coûte un cran du cadran, et dit deux choses à tous.
lesson-miss-1 = Qui annonce un numéro l’a en main. Juno a annoncé 2, c’était faux : Juno a donc un 2 quelque part.
    .task = Le support de Juno est rangé. Lequel de ses fils est le 2 ?
    .hint = Regarde entre le 1 et le 3 coupés.
lesson-miss-2 = Le détecteur de Pip a cherché un 4 aux fils 2 et 4 de Moss : raté. Aucun n’est un 4, un seul a reçu un jeton.
    .task = Qu’est-ce que le fil 4 de Moss ?
    .hint = Entre un 4 et un 5, il y a un 4 ou un 5.
lesson-miss-3 = Maintenant à une vraie table. Pip a annoncé 5 en vain : Pip a un 5.
    .task = Fais une coupe qui ne peut pas rater.
    .hint = Où y a-t-il de la place pour un 5 chez Pip ?

lesson-colours = Jaune et rouge
    .text = Les jaunes vont par paires, les rouges explosent. Leur place n’est pas un secret.
lesson-colours-1 = Les fils jaunes comptent tous comme « jaune ». 6,1 est entre 6 et 7, 3,1 entre 3 et 4. Tu as 3,1.
    .task = Où est l’autre fil jaune ? Touche-le, puis jaune.
    .hint = Un seul support a de la place entre 6 et 7.
lesson-colours-2 = Qui désigne le fil rouge perd aussitôt. Le rouge 5,5 est à droite de tous les 5 et à gauche de tous les 6.
    .task = Tu cherches un 6. Lequel de ces trois fils ne peut pas être rouge ?
    .hint = Le rouge 5,5 n’est jamais à droite d’un 6.
lesson-colours-3 = Là où le rouge ne peut pas être, tu comptes comme d’habitude.
    .task = Tous les 4 sont coupés. Quel fil de Juno est certain ?
    .hint = Regarde entre le 4 et le 5 coupés : le rouge 5,5 est plus à droite.
lesson-colours-4 = Maintenant à une vraie table, avec deux fils jaunes. Tu en as un.
    .task = Fais une coupe qui ne peut pas rater.
    .hint = Tous les 3, 4 et 5 sont coupés. Que peut-il y avoir entre un 3 et un 5 ?

lesson-detector = Les détecteurs
    .text = Un détecteur désigne plusieurs fils à la fois. Un seul juste suffit.
lesson-detector-1 = Le Double détecteur désigne deux fils d’un support. Si l’un est juste, il est coupé. Tu l’as une seule fois.
    .task = Pip a un 2. Touche deux fils dont l’un est sûrement le 2, puis 2.
    .hint = Le jeton de Pip montre un 3 : un 2 est à sa gauche.
lesson-detector-2 = Si rien n’est certain, un détecteur rend une annonce probable plus probable encore.
    .task = Trouve la meilleure paire. Tu as 1, 4 et 6.
    .hint = Deux fils qui pourraient tous deux être ton numéro : à gauche du 5 de Pip.
lesson-detector-3 = Maintenant à une vraie table. Aucune annonce simple n’est certaine, mais tu as ton Double détecteur.
    .task = Utilise-le pour que rien ne puisse rater.
    .hint = Juno a annoncé 5 en vain : elle en a un. Où y a-t-il de la place ?

lesson-solo = Quand couper en solo
    .text = Si tout ce qui reste d’un numéro est à toi, tu n’as besoin de personne.
lesson-solo-1 = Si tu as tous les fils restants d’un numéro, deux ou quatre, tu les coupes en solo. Cela ne rate jamais.
    .task = Quel numéro peux-tu couper en solo ?
    .hint = Deux 3 sont coupés. Qui a les autres ?
lesson-solo-2 = Quatre dans une main, c’est rare. Une coupe solo attend : garde-la pour un tour sans bonne annonce.
    .task = Quel numéro peux-tu couper en solo ici ?
    .hint = Quatre fils côte à côte.
lesson-solo-3 = Maintenant à une vraie table. Aucune annonce n’est certaine : c’est le moment de couper en solo.
    .task = Fais une coupe solo.
    .hint = Choisis « coupe solo » au-dessus des numéros. Tu as les derniers 5.

lesson-opening = Quel jeton de départ aide le plus
    .text = Un jeton au début : pose-le là où il laisse le moins de doute.
lesson-opening-1 = Un jeton aide le plus là où personne n’attend son numéro. Un 1 tout à gauche ne dit presque rien.
    .task = Quel fil reçoit le jeton, pour que les autres en apprennent le plus ?
    .hint = Un petit numéro loin à droite dit que tout est petit à sa gauche.
lesson-opening-2 = C’est pareil pour les grands numéros loin à gauche.
    .task = Quel fil reçoit le jeton maintenant ?
    .hint = Lequel de tes grands numéros est le plus à gauche ?
lesson-opening-3 = Maintenant à une vraie table. Tu poses le premier jeton.
    .task = Pose-le là où il laisse le moins de doute.
    .hint = Un petit numéro loin à droite.

lesson-habits = Ce que disent les habitudes des bots
    .text = Les bots choisissent d’une façon sur laquelle tu peux compter. Les gens, non.
lesson-habits-1 = De plusieurs fils égaux, un bot prudent coupe d’abord celui de droite. À droite de celui-ci, il n’y en a donc plus.
    .task = Moss a coupé un 1 ; à côté, un fil est encore intact. Quelle annonce est certaine maintenant ?
    .hint = Moss a coupé le 1 le plus à droite. Le fil suivant n’est donc pas un 1.
lesson-habits-2 = Les experts posent leur jeton de départ devant le premier de plusieurs fils égaux.
    .task = Juno est experte et montre un 2 au fil 2. Qu’est-ce que le fil 1 ?
    .hint = Si le fil 1 était un 2, le jeton serait là.
lesson-habits-3 = Maintenant à une vraie table avec des bots prudents, qui coupent d’abord le fil égal le plus à droite.
    .task = D’après les règles, rien n’est certain. D’après l’habitude, une coupe l’est : fais-la.
    .hint = Pip a coupé un 1 au fil 1. Le suivant n’est donc pas un 1.

## Ce que vaut une réponse. $chance : une part de 1.

lesson-certain = Juste, et certain.
lesson-not-certain = { PERCENT($chance) } : probable n’est pas certain.
lesson-never = C’est impossible.
lesson-best = Juste : { PERCENT($chance) }, et rien n’est plus probable.
lesson-not-best = { PERCENT($chance) }. Il y a mieux.
# $count : combien de fils.
lesson-counted =
    { $count ->
        [one] Juste : un seul.
       *[other] Juste : { $count }.
    }
lesson-miscounted = Compte encore une fois.
lesson-not-red = Juste : il ne peut pas être rouge.
lesson-may-be-red = Il peut être rouge : { PERCENT($chance) }.
lesson-alone = Juste : personne d’autre n’en a.
lesson-not-alone = D’autres peuvent encore en avoir.
lesson-alone-instead = Tu pouvais couper en solo, sans aucun risque.
lesson-without-detector = Utilise ton détecteur.
lesson-token-best = Juste : aucune autre place ne laisse moins de doute.
# $bits : combien de doute reste en plus, en bits.
lesson-token-worse = Une autre place laisse { NUMBER($bits, digits: 1) } bit de doute en moins.
lesson-closer = Regarde ici.

## Autour.

# $title : le titre d’une leçon, $step : le numéro d’une étape.
lesson-table = { $title }, étape { $step }
lesson-none = il n’y a pas de telle étape d’une leçon
lesson-no-answer = ce n’est pas une réponse à la question
lesson-not-now = la leçon ne peut pas être montrée pour l’instant ; réessaie
lesson-other-seat = c’est la leçon de quelqu’un d’autre
