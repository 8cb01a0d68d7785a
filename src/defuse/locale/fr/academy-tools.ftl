### The twenty tools of Bomb Squad Academy, in our words, and what is said about their use.


## Each tool: its name, what it does (`.text`), and why it cannot be used although the moment is right (`.need`, which
## stands behind the name of the tool and a colon).

tool-air-horn = Corne de brume
    .text = Une fois les actions révélées : deux autres personnes qui coupent font la poule mouillée pendant cette manche.
    .need = personne d’autre ne coupe de fil
    .definite = la Corne de brume
tool-amplifier = Amplificateur
    .text = Après une coupe que tu as faite en solo et sans explosion : la chaîne de ce fil compte double dans tes points.
    .need = tu n’as pas coupé ce fil en solo
    .definite = l’Amplificateur
tool-bomb-blanket = Couverture antibombe
    .text = Avant que d’autres coupent un fil : si cette coupe fait tout exploser, tu gagnes 10 points. Plus aucun outil ne peut suivre avant la coupe.
    .need = elle ne vaut que pour les coupes des autres
    .definite = la Couverture antibombe
tool-crimper = Pince à sertir
    .text = Après une coupe des autres sans explosion : tu marques toute la chaîne de ce fil, sans sa valeur principale.
    .need = elle ne vaut que pour les coupes des autres
    .definite = la Pince à sertir
tool-dynamo = Dynamo
    .text = Après une coupe sans explosion qui a retourné un 0, peu importe à qui : marque 1 point pour chaque 0 visible, tous fils confondus.
    .need = cette coupe n’a pas retourné de 0
    .definite = la Dynamo
tool-freezer = Congélateur
    .text = Avant que tu coupes un fil, en solo ou non : remélange deux de ses cartes visibles dans la pioche. Le déclencheur recule.
    .need = il faut deux cartes visibles sur un fil que tu vas couper
    .definite = le Congélateur
tool-hammer = Marteau
    .text = Avant que tu coupes un fil en solo : retourne une de ses cartes et marque sa valeur principale plus 2. Ce n’est pas encore ta coupe. Si la bombe explose, tu ne marques rien, et cela compte comme ta coupe.
    .need = il vaut pour un fil que tu coupes en solo et dont la pioche n’est pas vide
    .definite = le Marteau
tool-helmet = Casque
    .text = Quand tu déclenches la bombe, en solo ou non : tu ne perds aucun point. Les autres qui l’ont déclenchée perdent aussitôt 2 points, en plus de ce que leur coûte l’explosion.
    .need = tu n’as pas déclenché la bombe
    .definite = le Casque
tool-jammer = Brouilleur
    .text = Après une coupe à plusieurs, dont toi, sans explosion : tu marques comme si tu avais coupé en solo, les autres comme d’habitude.
    .need = tu n’as pas partagé cette coupe
    .definite = le Brouilleur
tool-jumper = Cavalier
    .text = Une fois les actions révélées : si tu coupes, tu coupes plutôt un fil voisin du tien.
    .need = tu ne coupes pas de fil
    .definite = le Cavalier
tool-mirror = Miroir
    .text = Quand tu fais la poule mouillée : au lieu du coup d’œil habituel, regarde toutes les tuiles de tous les fils.
    .definite = le Miroir
tool-orders = Ordre de mission
    .text = Quand une carte Attendre protège le fil que tu coupes : tu le coupes quand même, en solo. Les autres ne font toujours rien.
    .need = le fil que tu coupes n’est pas protégé
    .definite = l’Ordre de mission
tool-schematics = Schéma
    .text = Une fois les actions révélées, ou une fois les protections annoncées : reprends ta carte et joues-en une autre.
    .need = tu as pris les points de ta carte Attendre
    .definite = le Schéma
tool-scrambler = Mélangeur
    .text = Avant que tu coupes un fil, en solo ou non : remélange ses trois cartes visibles les plus récentes dans la pioche. Le déclencheur recule.
    .need = il faut trois cartes visibles sur un fil que tu vas couper
    .definite = le Mélangeur
tool-shield = Bouclier
    .text = Quand d’autres déclenchent la bombe : tu gagnes 7 points, puis tu choisis parmi eux quelqu’un qui ne perd aucun point.
    .need = tu as toi aussi déclenché la bombe
    .definite = le Bouclier
tool-sniffer = Renifleur
    .text = Pendant que tu choisis ton action : regarde la prochaine carte de chaque fil.
    .definite = le Renifleur
tool-switch = Inverseur
    .text = Une fois les actions révélées : si tu coupes, échange ton fil avec quelqu’un qui en coupe un autre.
    .need = il faut que toi et quelqu’un d’autre coupiez des fils différents
    .definite = l’Inverseur
tool-toolkit = Boîte à outils
    .text = Pendant que tu choisis ton action : reprends toutes tes cartes action, même une carte Attendre épuisée.
    .need = tu as toutes tes cartes en main
    .definite = la Boîte à outils
tool-wrench = Clé anglaise
    .text = Avant que d’autres coupent un fil : retourne une de ses cartes. Ce n’est pas encore la coupe, mais si la bombe explose, cela compte comme la leur.
    .need = elle vaut pour un fil que d’autres coupent et dont la pioche n’est pas vide
    .definite = la Clé anglaise
tool-x-ray = Rayon X
    .text = Avant que tu coupes un fil en solo : au moment de couper, tu pioches trois cartes, tu choisis celle qui est retournée et tu remélanges les autres dans la pioche.
    .need = il vaut pour un fil que tu coupes en solo et dont la pioche n’est pas vide
    .definite = le Rayon X

## When tools are used, and why one cannot be used.

# $moments: some of the entries academy-when-…. Shown beside a tool.
academy-tool-when = { OR($moments) }
academy-when-choosing = pendant que tu choisis ton action
academy-when-revealed = juste après la révélation des actions
academy-when-protected = après l’annonce des protections
academy-when-before = avant la coupe d’un fil
academy-when-cut = après une coupe sans explosion
academy-when-triggered = quand la bombe est déclenchée
academy-when-chicken = quand tu fais la poule mouillée
academy-tool-of-somebody-else = { FORM($tool, form: "definite") } appartient à quelqu’un d’autre
academy-tool-used-up = { FORM($tool, form: "definite") } a déjà servi
# $when: the entry academy-tool-when.
academy-tool-used-when = { FORM($tool, form: "definite") } s’utilise { $when }
# $need: one of the attributes .need above.
academy-tool-does-not-fit = { $tool } : { $need }

## Acts that come with tools. The label is what the act is called on a button.

act-use-tool = Utilise un outil qui ne laisse rien à choisir.
    .label = Utiliser l’outil
act-blow-horn = Change en poules mouillées deux personnes qui coupent.
    .label = Faire deux poules mouillées
act-freeze = Remélange deux cartes visibles dans la pioche.
    .label = Remélanger deux cartes
act-jump = Coupe le fil d’à côté.
    .label = Couper le fil d’à côté
act-rethink = Joue une autre carte à la place.
    .label = Jouer une autre carte
act-cover = Gagne des points, et sauve quelqu’un qui a déclenché la bombe.
    .label = Sauver quelqu’un
act-swap-cutters = Échange ton fil avec quelqu’un.
    .label = Échanger les fils
act-pick-card = Utilise cette carte parmi celles que tu as piochées.
    .label = Utiliser une de ces cartes

## Why a player, a wire or a card cannot be chosen for a tool. Shown beside the player, the wire or the card.

# Beside a player.
academy-seat-not-cutting = ne coupe pas de fil
# Beside a player.
academy-seat-not-another-wire = ne coupe pas un autre fil
# Beside a player.
academy-seat-not-triggered = n’a pas déclenché la bombe
academy-not-yourself = choisis d’autres personnes que toi
academy-not-beside = ce fil n’est pas voisin du tien
academy-card-the-same = joue une autre carte qu’avant
