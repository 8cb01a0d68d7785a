### The rule book: tokens, and what there is to say of cards beyond what is printed on them.

## Tokens: `.text-…` what it is, `.more-…` details.

rulebook-token-number = Jeton nombre
    .text-1 = Posé devant un fil, il dit son nombre. Chacun en pose un avant le premier tour, et après une erreur, le fil désigné en reçoit un.
    .more-1 = Il y en a deux de chaque nombre. Si les deux sont sur la table, le plus ancien devant un fil coupé ressert. S’il n’y en a pas, on dit seulement le nombre.
    .more-2 = Un jeton reste avec son fil, même échangé. Si un fil qui a son jeton est encore annoncé à tort, on redit sa valeur.
    .find = info information jeton nombre
rulebook-token-yellow = Jeton jaune
    .text-1 = Après une erreur sur un fil jaune, il reçoit un jeton jaune : sa couleur, pas son numéro. Ce n’est un jeton de départ que dans les missions 22 et 41.
    .find = jaune jeton
rulebook-token-parity = Pair et impair
    .text-1 = Dans les missions 21 et 33, les jetons disent seulement si un nombre est pair ou impair. Il y en a toujours assez.
    .find = pair impair parité
rulebook-token-count = ×1, ×2, ×3
    .text-1 = Dans les missions 24 et 40, un jeton ne dit pas le nombre, mais combien de fois il est sur ce support. Les fils coupés comptent.
    .more-1 = Il n’y a pas de ×4 : un nombre présent quatre fois sur un support n’a pas de jeton. Après une erreur, on le dit.
    .more-2 = Quand le fil est échangé, le jeton est défaussé. Ce qu’il disait était vrai quand on l’a posé.
    .find = compter combien fois
rulebook-token-false = Faux jeton
    .text-1 = Dit ce qu’un fil n’est pas. Dans la mission 17, une personne ment avec tous ses jetons ; dans la mission 52, tout le monde ment.
    .more-1 = Il suit son fil quand on l’échange, et dit toujours ce que le fil n’est pas.
    .find = mensonge menteur faux pas
rulebook-token-beside = Jeton à côté d’un support
    .text-1 = Un jeton nombre à côté d’un support dit : aucun fil de ce nombre dans toute cette main. Certaines missions tirent les jetons de départ au sort ; si le nombre te manque, le jeton va là.
    .more-1 = Dans la mission 50, tous les jetons sont là. Ils disent une valeur, mais pas quel fil l’a.
    .find = à côté aucun absent manque
rulebook-token-equal = Étiquette =
    .text-1 = Entre deux fils voisins d’un support qui sont égaux. Il y en a une ; elle vient de la carte équipement 12.
    .more-1 = Deux fils jaunes sont égaux, deux rouges aussi. L’un des deux peut être coupé.
    .find = égal pareil étiquette voisins
rulebook-token-differs = Étiquette ≠
    .text-1 = Entre deux fils voisins d’un support qui sont différents. Il y en a une ; elle vient de la carte équipement 1.
    .find = différent inégal étiquette voisins
rulebook-token-x = Jeton X
    .text-1 = Marque un fil hors de l’ordre, au bout de son support, dans les missions 20 et 35.
    .find = X hors ordre
rulebook-token-oxygen = Oxygène
    .text-1 = Paie les coupes dans les missions 44, 49, 54 et 63. D’où il vient et où il va, la mission le dit.
    .more-1 = Dans les missions 44 et 54, les nombres 1 à 4 coûtent un, 5 à 8 deux, 9 à 12 trois. C’est ce que tu annonces qui compte, juste ou faux, et une coupe solo se paie une fois. Révéler des rouges ne coûte rien.
    .find = air souffle sous l’eau bouteille
rulebook-token-validation = Jeton de validation
    .text-1 = Posé sur un nombre dont les quatre fils ont disparu.
    .find = terminé fini quatre
rulebook-token-marker = Marqueur
    .text-1 = Montre un fil jaune ou rouge qui est en jeu ou, avec un ?, un fil qui peut l’être. Il est placé entre les nombres où un tel fil se rangerait.
    .find = marqueur point d’interrogation possible

## Equipment cards: details. What a card does is printed on it (cards.ftl).

rulebook-card-dd =
    .more-1 = Un seul bon fil suffit : la personne à qui ils sont en coupe un qui convient, sans rien dire de plus. Après une erreur, elle pose un jeton devant l’un des deux qui n’est pas rouge.
    .more-2 = S’il y a moins de fils intacts, il les prend tous. Il ne cherche jamais le jaune ni le rouge.
rulebook-card-1 =
    .more-1 = Les deux fils sont voisins sur l’un de tes supports ; l’un des deux au plus est coupé.
rulebook-card-2 =
    .more-1 = Tu poses d’abord le tien. L’autre personne choisit sans l’avoir vu. Chaque fil va à sa place, rangé, sur le support que l’autre a quitté, et tout le monde voit où.
    .more-2 = Les jetons nombre, jaune, pair, impair et faux suivent le fil ; ×1 à ×3 et les étiquettes sont défaussés. Les fils X et les fils retournés ne s’échangent jamais.
rulebook-card-3 =
    .more-1 = Les trois sont sur un même support d’une même personne, voisins ou non. La bombe n’explose que s’ils sont tous rouges.
rulebook-card-4 =
    .more-1 = Le fil est intact et n’a pas encore de tel jeton. C’est un jeton comme la mission les emploie : pair et impair, ×1 à ×3, ou faux.
rulebook-card-5 =
    .more-1 = Tous les fils intacts du support, sauf les fils X et retournés. La bombe n’explose que s’ils sont tous rouges.
rulebook-card-6 =
    .more-1 = Jamais au-delà de six : là, la carte est refusée, pour que personne ne la perde pour rien.
rulebook-card-7 =
    .more-1 = Il faut qu’au moins un personnage ait servi.
rulebook-card-8 =
    .more-1 = Chaque support répond pour lui, le tien aussi. Les fils X, les fils retournés et le nombre mortel de la mission 11 ne comptent pas.
rulebook-card-9 =
    .more-1 = Un rouge épargné reste intact et ne reçoit pas de jeton. Tout le monde sait alors qu’il est rouge. Tout autre mauvais fil reçoit son jeton comme d’habitude.
    .more-2 = Il ne couvre que les coupes duo : ni les actions spéciales des missions, ni ton propre fil retourné. Tu peux encore changer d’avis ensuite ; alors il est perdu.
rulebook-card-10 =
    .more-1 = Tu as les deux valeurs. Si l’une convient, ton fil de cette valeur est coupé. Il va avec un détecteur, mais alors sans le jaune.
    .more-2 = Les règles qui lient ton annonce lient les deux valeurs.
rulebook-card-11 =
    .more-1 = Rien n’est coupé, rien n’est perdu, et cela compte comme ton action. Tu ne peux pas te nommer toi-même tant que d’autres ont des fils.
rulebook-card-12 =
    .more-1 = Les deux fils sont voisins sur l’un de tes supports ; l’un des deux au plus est coupé. Deux jaunes sont égaux, deux rouges aussi.
rulebook-card-y =
    .more-1 = Les nouvelles cartes viennent de celles qui restent. Si assez de fils de leur nombre sont coupés, elles sont utilisables tout de suite.
rulebook-card-22 =
    .more-1 = Les fils retournés ne comptent pas.
rulebook-card-33 =
    .more-1 = Les cartes immédiates ne reviennent pas. Si une étiquette ressert, son jeton se déplace.
rulebook-card-99 =
    .more-1 = Exactement deux. C’est une coupe solo : la contrainte K l’interdit, et les limites sur les nombres valent.
rulebook-card-10-10 =
    .more-1 = Le nombre est tiré parmi ceux qui ont encore des fils intacts. Ce n’est pas une coupe : pas d’oxygène, pas de pas de Nano, pas de déplacement.
rulebook-card-11-11 =
    .more-1 = Personne d’autre que toi ne voit le fil. Il va à sa place, rangé, et ses jetons le suivent comme avec les Talkies-walkies. On ne peut prendre ni fil X ni fil retourné.

## Characters.

# $card: the name of the equipment.
rulebook-character =
    .base = Un des cinq personnages des premières missions. Son équipement personnel, une fois par mission : { $card }.
    .new = Un des quatre personnages qui arrivent avec la mission 31. Tous sauf le capitaine peuvent en prendre un ; chacun existe une fois. Une fois par mission : { $card }.
    .captain = C’est la carte du capitaine.
    .banned = Quand une mission se passe de cette carte ({ $card }), ce personnage n’est pas là non plus.

## Constraints: details. What a card forbids is printed on it (cards.ftl).

rulebook-constraint =
    .values = Elle vaut pour ce que tu annonces dans une coupe duo et pour ce que tu coupes en solo. Le jaune n’est pas un nombre : il ne respecte aucune carte de A à E.
    .not-4-to-9 = Elle vaut pour ce que tu annonces dans une coupe duo et pour ce que tu coupes en solo. Le jaune est permis.
    .equipment = Si la carte lie tout le monde, cela vaut aussi pour les cartes à tout moment pendant le tour des autres. Les cartes immédiates agissent seules.
    .information = Les jetons info sont les jetons nombre et jaunes, pair et impair, et ×1 à ×3.
    .end = Pas même avec un détecteur : le Super détecteur est donc inutilisable.
    .solo = Le Coupe-file est aussi une coupe solo.
    .price = Le Stabilisateur épargne les deux crans.
    .cannot = Tu ne peux pas la respecter si aucune de tes coupes ne la respecte, alors que tu en aurais une sans elle. La mission dit ce qui se passe alors.
    .shared = Une carte visible pour tous lie tout le monde, tout le temps.

## Challenges: details. What a card asks for is printed on it (cards.ftl).

rulebook-challenge =
    .checked = On vérifie après chaque action.
    .red = C’est une action à part, possible tant que la carte est visible. Un fil rouge est révélé à sa place.
    .row = Ce sont les tours de toute la table qui comptent, l’un après l’autre. Une erreur, une carte ou autre chose entre-temps interrompt la suite.
    .stairs = Seuls les nombres bleus comptent.
    .pairs = Chaque groupe compte exactement deux voisins ; ce qui est coupé entre eux sépare les groupes.
    .first = Ce sont les premiers jetons de validation de la mission qui comptent.
    .islands = Les deux voisins d’un tel fil sont coupés ; le bout du support compte comme coupé.
    .claim = La personne à qui est le support l’annonce quand le jeu attend une action. Si on le vérifiait tout seul, tout le monde le saurait.
