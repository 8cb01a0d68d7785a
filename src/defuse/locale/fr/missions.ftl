### The mission cards: title, story, set-up, what is special in play, and what players ask.

## Mission 1.

mission-1 = Entraînement, jour 1
    .story = Première leçon à l’académie : quel fil, le fil de qui, et comment le couper.
    .setup-1 = Seuls les fils bleus de 1 à 6 sont en jeu.
    .setup-2 = Il n’y a pas encore d’équipement.
    .goal-1 = Coupe duo : désigne un fil chez quelqu’un d’autre et annonce une valeur que tu as en main. Juste : les deux fils sont coupés. Faux : le cadran avance d’un cran, et le fil reçoit un jeton avec sa vraie valeur.
    .goal-2 = Coupe solo : si tu as tous les fils restants d’une valeur, c’est-à-dire deux ou quatre, coupe-les tous d’un coup.
    .question-1 = Ai-je le droit d’annoncer un nombre que je n’ai pas ?
    .answer-1 = Non. Tu peux te tromper exprès, mais seulement avec un nombre que tu as en main.
    .question-2 = Puis-je couper trois fils en solo ?
    .answer-2 = Non, seulement deux ou quatre. Attends que l’un d’eux parte dans une coupe duo.

## Mission 2.

mission-2 = Entraînement, jour 2
    .story = Deuxième leçon : une nouvelle couleur dans la boîte, et seule la couleur compte.
    .setup-1 = Les fils bleus de 1 à 8 sont en jeu.
    .setup-2 = Deux fils jaunes, tirés parmi 1.1 à 7.1, sont en jeu ; des marqueurs indiquent lesquels.
    .setup-3 = Il n’y a pas encore d’équipement. Les jetons de départ ne montrent que des fils bleus.
    .goal-1 = Le numéro d’un fil jaune indique seulement où il se range. Pour la coupe, tous les fils jaunes ont la même valeur : jaune.
    .goal-2 = Pour en couper un, il faut en avoir un et annoncer « jaune » sur un fil de quelqu’un d’autre ; ou les couper en solo si tu as tous ceux qui restent.
    .question-1 = Une annonce fausse est tombée sur un fil jaune. Et maintenant ?
    .answer-1 = Il reçoit un jeton jaune : sa couleur, pas son numéro.

## Mission 3.

mission-3 = Entraînement, jour 3
    .story = Troisième leçon : le rouge. On ne le coupe pas. Personne ne le coupe.
    .setup-1 = Les fils bleus de 1 à 10 sont en jeu.
    .setup-2 = Un fil rouge, tiré parmi 1.5 à 9.5, est en jeu ; un marqueur indique lequel.
    .setup-3 = À partir de maintenant, il y a sur le plateau autant de cartes équipement que de joueurs. Si la carte 2 ou 12 sort, on en tire une autre.
    .goal-1 = Désigner un fil rouge fait exploser la bombe.
    .goal-2 = Qui n’a plus que des rouges au début de son tour les révèle, et en a fini.
    .goal-3 = Une carte équipement sert une seule fois, dès que deux fils de son numéro sont coupés.
    .question-1 = La carte 11 est là, mais il n’y a pas de 11.
    .answer-1 = Pas de chance : elle ne sera jamais utilisable dans cette mission.

## Mission 4.

mission-4 = Premier jour sur le terrain
    .story = Assez de théorie. La prochaine boîte fait tic-tac pour de vrai.
    .setup-1 = À partir de maintenant, tous les fils bleus, de 1 à 12, sont en jeu.
    .setup-2 = Un fil rouge et deux jaunes (à deux joueurs : quatre jaunes).
    .goal-1 = Rien de nouveau : coupez tout, mariez les jaunes, gardez le rouge pour la fin.

## Mission 5.

mission-5 = Deuxième jour sur le terrain
    .story = Quelqu’un a bricolé cette bombe à la hâte et en a retiré un fil.
    .setup-1 = Un fil rouge (à deux joueurs : deux).
    .setup-2 = Trois fils jaunes sont tirés et indiqués par des marqueurs « ? ». Deux d’entre eux sont en jeu ; personne ne sait lesquels.
    .goal-1 = Les deux fils jaunes se coupent ensemble comme d’habitude, mais il y a trois places possibles.

## Mission 6.

mission-6 = Troisième jour sur le terrain
    .story = Une boîte pleine de soleil : quatre fils jaunes, et pour ta pince, c’est du pareil au même.
    .setup-1 = Un fil rouge et quatre jaunes (à deux joueurs : deux rouges).
    .goal-1 = Quatre jaunes, c’est comme quatre fils du même nombre : ils se coupent par paires, ou en solo si tu as les quatre ou les deux derniers.
    .question-1 = J’ai trois des quatre jaunes. Coupe solo ?
    .answer-1 = Non. Coupes-en un avec la personne qui a le quatrième.

## Mission 7.

mission-7 = Dernier jour de classe
    .story = Un rouge, plusieurs suspects. Un seul d’entre eux est dans la pièce.
    .setup-1 = Deux fils rouges (à deux joueurs : trois) sont tirés et indiqués par des marqueurs « ? ». Un seul est en jeu ; personne ne sait lequel.
    .goal-1 = Un seul rouge à craindre, mais plus d’une place où il peut se trouver.

## Mission 8.

mission-8 = L’examen final
    .story = Celle-ci, le jury l’a construite de ses propres mains, et il en est très fier.
    .setup-1 = Un rouge sur deux et deux jaunes sur trois sont en jeu, tous indiqués par des marqueurs « ? ».
    .setup-2 = À deux joueurs : un rouge sur trois, et quatre jaunes.
    .goal-1 = Rien de nouveau. Tout à la fois.

## Mission 9.

mission-9 = Le sens des priorités
    .story = L’auteur de cette bombe aimait l’ordre : certains fils d’abord, sinon gare.
    .setup-1 = Un fil rouge et deux jaunes ; à deux joueurs, deux rouges et quatre jaunes.
    .setup-2 = Trois cartes nombre forment une ligne. À partir de maintenant, le Double fond fait partie de l’équipement.
    .goal-1 = Coupez deux fils du premier nombre de la ligne avant le moindre fil du deuxième, et deux du deuxième avant le moindre fil du troisième.
    .goal-2 = Tous les autres fils peuvent être coupés à tout moment.
    .question-1 = Et s’il ne me reste que des fils qu’on n’a pas encore le droit de couper ?
    .answer-1 = Alors la bombe explose. C’est à toi de le dire, et avant cela n’importe qui peut utiliser une carte qui vous tire d’affaire.
    .question-2 = Et si je désigne un fil dont ce n’est pas encore le moment ?
    .answer-2 = C’est une erreur ordinaire : seul compte ce que tu annonces.

## Mission 10.

mission-10 = Un sale quart d’heure
    .story = Plus de café, les nerfs à vif et une minuterie qui tourne : aujourd’hui, tout le monde se jette sur la pince.
    .setup-1 = Un rouge et quatre jaunes sont en jeu.
    .setup-2 = Le chrono démarre quand les jetons de départ sont posés : 15 minutes (à deux joueurs : 12).
    .setup-3 = La Tasse à café n’est pas dans la pioche.
    .goal-1 = Il n’y a pas d’ordre de jeu. Après chaque tour, qui crie « couic » en premier joue le suivant.
    .goal-2 = Personne ne joue deux tours de suite tant que plus de deux d’entre vous ont des fils.
    .goal-3 = Quand le temps est écoulé, la bombe explose.
    .question-1 = Puis-je crier « couic » pendant que quelqu’un joue encore ?
    .answer-1 = Non. Attends que ce tour soit fini.
    .question-2 = Et si personne ne veut y aller ?
    .answer-2 = Alors c’est le tour de la personne suivante dans le sens horaire.
    .question-3 = Quand peut-on rejouer tout de suite ?
    .answer-3 = Quand seulement deux d’entre vous ont encore des fils, ou une seule personne. À deux joueurs, c’est donc toujours possible.

## Mission 11.

mission-11 = Bleu sur rouge, plus rien ne bouge
    .story = Pas de fil rouge aujourd’hui. L’un des nombres bleus fait des heures sup à leur place.
    .setup-1 = Deux fils jaunes (à deux joueurs : quatre).
    .setup-2 = On tire une carte nombre avant que quiconque pose un jeton. Si une carte équipement a ce numéro, on en tire une autre.
    .setup-3 = À deux joueurs, le capitaine ne pose pas de jeton de départ.
    .goal-1 = Les quatre fils de ce nombre sont des rouges à tous égards : on ne peut pas les annoncer, et une annonce fausse qui tombe sur l’un d’eux fait exploser la bombe.
    .goal-2 = Ils quittent le jeu comme des rouges : qui n’a plus rien d’autre les révèle.
    .question-1 = Puis-je poser mon jeton de départ devant un tel fil ?
    .answer-1 = Non, pas plus que devant un rouge.
    .question-2 = Le radar les entend-il ?
    .answer-2 = Non. Il n’entend que les fils bleus, et ceux-là comptent comme rouges.
    .question-3 = Quand pose-t-on leur jeton de validation ?
    .answer-3 = Quand les quatre sont révélés.

## Mission 12.

mission-12 = Sac de nœuds administratif
    .story = Au magasin d’équipement, il faut une deuxième signature pour tout.
    .setup-1 = Un fil rouge (à deux joueurs : deux) et quatre jaunes.
    .setup-2 = Chaque carte équipement est recouverte d’une carte nombre.
    .goal-1 = Une carte équipement est utilisable quand deux fils de son propre numéro et deux fils de la carte nombre posée dessus sont coupés, dans n’importe quel ordre.
    .goal-2 = Dès que deux fils de son nombre sont coupés, la carte nombre est retirée.
    .question-1 = Une même paire compte-t-elle pour les deux ?
    .answer-1 = Oui. Deux 5 coupés comptent pour la carte équipement 5 et pour toute carte nombre 5 posée sur une autre carte.
    .question-2 = Et les cartes qui arrivent avec le Double fond ?
    .answer-2 = Elles reçoivent aussi une carte nombre. Si la paire de celle-ci est déjà coupée, on la retire aussitôt.

## Mission 13.

mission-13 = Alerte rouge !
    .story = Trois fils rouges dans une seule bombe : quelqu’un s’est levé du pied gauche.
    .setup-1 = Les trois fils rouges sont distribués d’abord : un au capitaine et un à chacune des deux places suivantes dans le sens horaire. À deux joueurs, le capitaine en reçoit deux, un par support.
    .setup-2 = Les jetons de départ sont tirés au sort ; si un jaune sort, on tire à nouveau. Pose le tien devant un fil de cette valeur ; si tu n’en as pas, il reste à côté de ton support et dit justement cela.
    .setup-3 = À deux joueurs, le capitaine ne tire pas de jeton.
    .goal-1 = Une nouvelle action : désigner les trois fils rouges, où qu’ils soient. Juste : les trois sont coupés. Faux : la bombe explose.
    .goal-2 = À deux ou trois joueurs, il faut avoir un fil rouge pour le faire ; au-delà, tout le monde peut s’y risquer.
    .goal-3 = Les rouges ne sont jamais révélés. Qui n’a plus que des rouges doit désigner les trois.
    .question-1 = Une carte peut-elle aider à couper les rouges ?
    .answer-1 = Non, ni l’équipement ni ton personnage.
    .question-2 = Peut-on viser un fil rouge avec un détecteur ?
    .answer-2 = Il cherche un nombre, donc un rouge ne convient jamais. La bombe n’explose que si tous les fils désignés sont rouges.
    .question-3 = Le Stabilisateur est-il utile ?
    .answer-3 = Pour une coupe duo, comme toujours, mais pas pour désigner les trois rouges.

## Mission 14.

mission-14 = Spécialiste en déminage à haut risque (alias LE BLEU)
    .story = Premier jour de boulot, et ça se voit. Laissez les fils faciles à la nouvelle tête.
    .setup-1 = Deux fils rouges sont en jeu, ainsi que deux jaunes sur trois, indiqués par des marqueurs « ? ». À deux joueurs : trois fils rouges et quatre jaunes.
    .setup-2 = Les cartes personnage sont distribuées au hasard, celle du capitaine comprise. Qui la reçoit est la recrue.
    .goal-1 = Si une coupe duo de la recrue échoue, la bombe explose.
    .goal-2 = La recrue ne peut pas utiliser le Stabilisateur.
    .question-1 = Qui commence ?
    .answer-1 = Le capitaine de cette mission, peu importe qui est la recrue.
    .question-2 = La recrue peut-elle utiliser le Double détecteur ?
    .answer-2 = Oui, et tout l’équipement sauf le Stabilisateur.
    .question-3 = Le cadran a encore de la marge. Une erreur de la recrue fait-elle quand même tout exploser ?
    .answer-3 = Oui.

## Mission 15.

mission-15 = Colis surprise à Novossibirsk
    .story = Sur les caisses à outils, des étiquettes que personne ne sait lire. Ouvrez, vous verrez bien.
    .setup-1 = Un fil rouge sur trois (à deux joueurs : deux sur trois).
    .setup-2 = Les cartes équipement sont face cachée. Les cartes nombre forment une pioche dont la première carte est dévoilée.
    .goal-1 = Quand les quatre fils du nombre visible sont coupés, la carte équipement cachée la plus à gauche est dévoilée, utilisable aussitôt, quel que soit son numéro. Puis on dévoile la carte nombre suivante.
    .goal-2 = Si les quatre fils d’une carte nombre sont déjà coupés quand elle sort, on la remplace, sans gagner d’équipement.
    .question-1 = Les cartes équipement deviennent-elles aussi utilisables par leur propre numéro ?
    .answer-1 = Non. Personne ne le connaît, et une carte dévoilée est utilisable de toute façon.

## Mission 16.

mission-16 = Priorités revues à la hausse
    .story = L’amateur d’ordre est de retour, et il est devenu plus strict.
    .setup-1 = Un fil rouge, et deux jaunes sur trois ; à deux joueurs, deux rouges et quatre jaunes.
    .setup-2 = Trois cartes nombre forment une ligne.
    .goal-1 = Coupez les quatre fils du premier nombre de la ligne avant le moindre fil du deuxième, et les quatre du deuxième avant le moindre fil du troisième.
    .goal-2 = Tous les autres fils peuvent être coupés à tout moment.
    .question-1 = Et s’il ne me reste que des fils qu’on n’a pas encore le droit de couper ?
    .answer-1 = Alors la bombe explose, comme dans la mission 9 : garde autre chose à couper jusqu’à ce que la ligne ait avancé.

## Mission 17.

mission-17 = Jean Tourloupe
    .story = Parmi vous, quelqu’un n’a pas dit la vérité une seule fois de toute sa carrière, et ce n’est pas aujourd’hui que ça va changer.
    .setup-1 = Deux fils rouges sur trois sont en jeu, indiqués par des marqueurs « ? ». À deux joueurs : trois fils rouges.
    .setup-2 = Les cartes personnage sont distribuées au hasard, celle du capitaine comprise. Qui la reçoit est Jean Tourloupe et la rend aussitôt.
    .setup-3 = Jean Tourloupe pose deux faux jetons devant deux fils bleus : des nombres que ces fils n’ont pas. Tous les autres posent un vrai jeton.
    .goal-1 = Chaque jeton de Jean Tourloupe dit ce que le fil n’est pas.
    .goal-2 = Après une annonce fausse sur un fil de Jean Tourloupe, c’est la valeur annoncée qui est posée devant.
    .goal-3 = Jean Tourloupe ne peut utiliser aucun équipement.
    .question-1 = Quelqu’un utilise les Talkies-walkies ou le Radar général. Jean Tourloupe participe-t-il ?
    .answer-1 = Oui : on peut échanger avec Jean Tourloupe, et il répond au radar, sans mentir.
    .question-2 = Un fil avec un faux jeton est échangé.
    .answer-2 = Le jeton suit le fil et dit toujours ce que le fil n’est pas.
    .question-3 = L’annonce fausse comportait deux valeurs (Rayon X ou Y).
    .answer-3 = Jean Tourloupe choisit laquelle est posée.

## Mission 18.

mission-18 = Un coup de BAT-main
    .story = Un ami en cape a oublié son radar sur la table. Il entend tout une fois, et ne répète rien.
    .setup-1 = Deux fils rouges sont en jeu (à deux joueurs : trois).
    .setup-2 = Les douze cartes nombre forment une pioche face cachée. Il n’y a pas d’autre équipement que le radar.
    .setup-3 = Personne ne pose de jeton de départ.
    .goal-1 = À ton tour, dévoile la carte nombre du dessus. Le radar interroge tous les supports à la fois sur ce nombre.
    .goal-2 = Choisis ensuite qui doit le couper : n’importe qui dont un support a répondu oui, toi aussi. Quel fil et avec qui, c’est la personne choisie qui décide.
    .goal-3 = Les réponses du radar ne s’affichent que jusqu’à la coupe suivante. Retenez-les : elles ne sont dans aucun journal.
    .goal-4 = Les nombres terminés quittent la pioche ; une pioche épuisée est mélangée à nouveau. Le tour passe à ta gauche.
    .question-1 = Est-ce que je dis quel fil couper ?
    .answer-1 = Non, seulement qui coupe.
    .question-2 = À qui le tour ensuite ?
    .answer-2 = À la place à gauche de la personne qui a dévoilé la carte, pas de celle qui a coupé.
    .question-3 = Je n’ai que des rouges au début de mon tour.
    .answer-3 = Révèle-les ; on ne dévoile pas de carte.
    .question-4 = Peut-on parler des réponses passées ?
    .answer-4 = Non. Qui n’a pas écouté devra deviner.
    .question-5 = Qui peut utiliser un Double détecteur ?
    .answer-5 = La personne qui coupe, avec le sien.
    .question-6 = Nous avions convenu de voir les probabilités, et il n’y en a pas.
    .answer-6 = Elles se souviendraient à votre place.

## Mission 19.

mission-19 = Dans l’antre de la bête
    .story = Vous avez trouvé la grotte du savant fou. La bombe est à l’intérieur, et un haut-parleur aussi.
    .setup-1 = Un rouge est en jeu, ainsi que deux jaunes sur trois, indiqués par des marqueurs « ? ».
    .setup-2 = Le chrono démarre quand les jetons de départ sont posés.
    .goal-1 = Une voix vous dit combien de temps il reste. Croyez-la, tant que ça dure.
    .goal-2 = Quand le temps est écoulé, la bombe explose.
    .question-1 = Y a-t-il un moyen de faire taire la voix ?
    .answer-1 = Oui : désamorcer la bombe.

## Mission 20.

mission-20 = Le Grand Méchant Loup
    .story = Un nouveau poseur de bombes signe chaque œuvre d’un X, et d’un fil qui n’est jamais à sa place.
    .setup-1 = Deux fils rouges et deux jaunes. À deux joueurs : deux rouges sur trois, et quatre jaunes.
    .setup-2 = Le dernier fil distribué à chaque support n’est pas rangé : il reste tout à droite, avec un jeton X.
    .setup-3 = Les Talkies-walkies ne sont pas dans la pioche.
    .goal-1 = Les fils X se coupent comme tous les autres, mais leur place ne dit rien.
    .goal-2 = Aucune carte n’agit sur un fil X : ni détecteur, ni radar, ni étiquette, ni Post-it, ni équipement personnel.
    .question-1 = Un fil X peut-il être rouge ou jaune ?
    .answer-1 = Oui, il peut être de n’importe quelle couleur.
    .question-2 = Puis-je montrer mon fil X avec le jeton de départ ?
    .answer-2 = Non. Après une annonce fausse, il reçoit son jeton comme d’habitude.
    .question-3 = Le Super détecteur entend-il un fil X ?
    .answer-3 = Non. Il examine tous les autres fils encore intacts du support.
    .question-4 = J’utilise le Stabilisateur et je désigne un fil X.
    .answer-4 = Le fil ignore la carte : une erreur coûte son cran, un rouge fait exploser la bombe.

## Mission 21.

mission-21 = Panse de brebis farcie au TNT
    .story = Une bombe dans le plat du dimanche ! En cuisine, on parle d’un impair ; l’étiquette, elle, hésite encore.
    .setup-1 = Un fil rouge sur deux est en jeu, indiqué par des marqueurs « ? ». À deux joueurs : deux fils rouges.
    .setup-2 = Il n’y a pas de jetons nombre. Ton jeton de départ dit si l’un de tes fils bleus est pair ou impair.
    .goal-1 = Chaque jeton dit pair ou impair : après une annonce fausse aussi, et avec le Post-it.
    .question-1 = Un fil rouge est-il pair ou impair ?
    .answer-1 = Ni l’un ni l’autre : un fil rouge n’a pas de nombre.
    .question-2 = Peut-on manquer de jetons pair et impair ?
    .answer-2 = Non.

## Mission 22.

mission-22 = La preuve par la négative
    .story = Un bon détective écarte d’abord ce qui est impossible, et regarde ce qui reste.
    .setup-1 = Un fil rouge et quatre jaunes sont en jeu.
    .setup-2 = Au lieu d’un jeton de départ, tout le monde choisit deux jetons de valeurs absentes de sa main, jaune compris, et les pose à côté de son support ; avec deux supports, un à côté de chacun. S’il te manque moins de deux valeurs, tu poses moins de jetons.
    .goal-1 = Dès que les deux premiers fils jaunes sont coupés, tout le monde, en commençant par le capitaine et dans le sens horaire, choisit un jeton de la réserve et le donne à la personne suivante sur sa gauche.
    .goal-2 = Pose le jeton reçu devant un fil de cette valeur. Si tu n’en as pas, il reste à côté de ton support.
    .question-1 = J’ai deux supports. Un jeton parle-t-il du support à côté duquel il est posé ?
    .answer-1 = Non, il dit qu’il n’y a aucun fil de ce genre dans toute ta main.
    .question-2 = Puis-je donner n’importe quel jeton ?
    .answer-2 = N’importe lequel qui est dans la réserve, ou qui est devant un fil coupé et peut être repris.
    .question-3 = Y a-t-il d’autres cadeaux avec les deux autres jaunes ?
    .answer-3 = Non, cela n’arrive qu’une fois.

## Mission 23.

mission-23 = Déminage sans bagages à Fordwich
    .story = Une petite ville, une grosse bombe, et la valise avec tous vos outils visite un autre aéroport.
    .setup-1 = Un rouge sur trois est en jeu (à deux joueurs : deux sur trois).
    .setup-2 = Aucun équipement n’est étalé. Une pioche de sept cartes équipement attend, face cachée.
    .setup-3 = Après les jetons de départ, on dévoile une carte nombre.
    .goal-1 = Les quatre fils de ce nombre ne peuvent être ni annoncés ni coupés en solo. Une nouvelle action : désigner les quatre, où qu’ils soient ; pas besoin d’en avoir un. Juste : les quatre sont coupés. Faux : la bombe explose.
    .goal-2 = Tant que ce n’est pas fait, la pioche perd sa carte du dessus à la fin de chaque manche.
    .goal-3 = Une fois que c’est fait, toutes les cartes restées dans la pioche arrivent sur le plateau, utilisables aussitôt.
    .question-1 = Une carte ou mon Double détecteur peuvent-ils aider à désigner les quatre ?
    .answer-1 = Non.
    .question-2 = Et si je désigne par erreur un fil de ce nombre ?
    .answer-2 = Une erreur ordinaire : il reçoit son jeton.
    .question-3 = Et si la pioche est vide ?
    .answer-3 = Il n’y a plus rien à perdre, mais les quatre fils partent toujours ensemble.

## Mission 24.

mission-24 = Le compte est bon !
    .story = Le quartier général veut des chiffres. Pas quels fils vous avez : combien.
    .setup-1 = Deux fils rouges sont en jeu (à deux joueurs : trois).
    .setup-2 = Au lieu des jetons nombre, il n’y a que ×1, ×2 et ×3. Ton jeton de départ dit combien de fois la valeur de l’un de tes fils bleus se trouve sur ce support.
    .goal-1 = Chaque jeton compte des fils : après une annonce fausse aussi, et avec le Post-it. Les fils coupés sont comptés eux aussi.
    .goal-2 = Avec le Post-it, tu peux aussi montrer un fil déjà coupé.
    .goal-3 = Il n’y a pas de ×4 : une valeur présente quatre fois sur un support ne reçoit pas de jeton. Après une annonce fausse, on le dit quand même.
    .question-1 = Où pose-t-on un jeton ×2 ou ×3 ?
    .answer-1 = Devant n’importe lequel des fils de cette valeur.
    .question-2 = Un fil avec un jeton est échangé.
    .answer-2 = Son jeton est défaussé. Ce qu’il disait était vrai quand il a été posé.

## Mission 25.

mission-25 = C’est pour mieux t’entendre…
    .story = Quelque part dans la pièce, de très grandes oreilles attendent que vous disiez un nombre.
    .setup-1 = Deux rouges sont en jeu (à deux joueurs : trois).
    .goal-1 = Personne n’a le droit de dire un nombre à voix haute. Épelez, fredonnez, comptez sur vos doigts, parlez par énigmes.
    .goal-2 = Chaque nombre qui échappe à quelqu’un fait avancer le cadran d’un cran.
    .question-1 = Qu’est-ce qui compte comme nombre dans le chat ?
    .answer-1 = Un chiffre, ou un nombre de un à douze écrit seul, en français, en anglais ou en allemand ; « un » et « une » ne coûtent rien. Une énigme ou un mot épelé non plus.
    .question-2 = Nous parlons de vive voix.
    .answer-2 = Alors l’hôte de la table signale, avec un bouton, les nombres qui vous échappent.
    .question-3 = Comment annoncer une valeur quand je coupe ?
    .answer-3 = Tu choisis ton fil à l’écran. Ce n’est pas parler.

## Mission 26.

mission-26 = Quand on parle du loup…
    .story = Ce soir, c’est le loup qui distribue, et chaque carte ne sert qu’une fois par manche.
    .setup-1 = Deux fils rouges sont en jeu.
    .setup-2 = Les douze cartes nombre sont face visible sur la table.
    .setup-3 = Le Rayon X ou Y n’est pas dans la pioche.
    .goal-1 = À ton tour, retourne une carte nombre visible face cachée, puis coupe ce nombre : en duo ou en solo.
    .goal-2 = Si tu n’as aucun des nombres visibles, tu passes ton tour. Cela ne coûte rien.
    .goal-3 = Quand plus aucune carte n’est visible au début d’un tour, on les retourne toutes face visible. La carte d’un nombre terminé quitte le jeu.
    .question-1 = Puis-je retourner un nombre que je n’ai pas ?
    .answer-1 = Non : ce que tu retournes, tu dois le couper.
    .question-2 = Raté. La carte reste-t-elle face cachée ?
    .answer-2 = Oui, une carte retournée compte, que ce soit juste ou faux.
    .question-3 = Puis-je utiliser la Tasse à café ?
    .answer-3 = Oui, avant de retourner une carte. On n’en retourne alors aucune.
    .question-4 = Il ne me reste que des rouges.
    .answer-4 = Révèle-les, comme toujours ; on ne retourne pas de carte.

## Mission 27.

mission-27 = Jouer avec le fil
    .story = Ça ressemble à de la pâte à modeler, c’est mou comme de la pâte à modeler, et il y a une horloge dedans.
    .setup-1 = Un fil rouge et quatre jaunes sont en jeu.
    .setup-2 = Les personnages sont face cachée : personne n’a de Double détecteur.
    .setup-3 = À deux joueurs, le capitaine ne pose pas de jeton de départ.
    .setup-4 = Les Batteries de secours ne sont pas dans la pioche.
    .goal-1 = Dès que les deux premiers fils jaunes sont coupés, on tire au sort autant de jetons que de joueurs et on les aligne.
    .goal-2 = En commençant par le capitaine et dans le sens horaire, tout le monde en prend un et le pose devant un fil de cette valeur. Si tu n’en as pas, il reste à côté de ton support et dit justement cela.
    .question-1 = Puis-je prendre un jeton d’une valeur que je n’ai pas ?
    .answer-1 = Oui. Il dit alors que tu n’en as pas.
    .question-2 = Y a-t-il des Batteries de secours ?
    .answer-2 = Non, il n’y aurait rien à recharger.

## Mission 28.

mission-28 = Capitaine Tête-en-l’air
    .story = Le capitaine a le plan, les clés et les sandwichs. Les outils sont restés à la maison, sur la table de la cuisine.
    .setup-1 = Deux fils rouges (à deux joueurs : trois) et quatre jaunes sont en jeu.
    .setup-2 = Le capitaine devient Capitaine Tête-en-l’air, rend sa carte personnage et n’a pas de Double détecteur.
    .goal-1 = Capitaine Tête-en-l’air ne peut utiliser aucun équipement.
    .goal-2 = Si une coupe duo de Capitaine Tête-en-l’air échoue, la bombe explose.
    .question-1 = Quelqu’un utilise les Talkies-walkies ou le Radar général. Le capitaine participe-t-il ?
    .answer-1 = Oui : on peut échanger avec le capitaine, et il répond au radar.

## Mission 29.

mission-29 = Devine ce que je coupe
    .story = Il y a toujours quelqu’un qui croit savoir ce que tu vas faire.
    .setup-1 = Trois fils rouges sont en jeu. À deux joueurs, le capitaine ne pose pas de jeton de départ.
    .setup-2 = Tout le monde reçoit deux cartes nombre face cachée, et la personne à droite du capitaine trois. Les autres forment une pioche.
    .goal-1 = Avant ton tour, la personne à ta droite pose une de ses cartes nombre face cachée. Après ton tour, on la dévoile : si tu as coupé ce nombre, le cadran avance d’un cran. Puis tu prends la carte.
    .goal-2 = Ensuite, la carte d’un nombre terminé pendant ce tour quitte le jeu. S’il ne te reste qu’une carte, tu pioches jusqu’à en avoir une utile.
    .goal-3 = Quand il ne reste qu’un nombre à couper, les dernières cartes quittent le jeu, mais pas avant qu’on ait comparé celle qui est posée.
    .question-1 = J’ai désigné trois fils. Lesquels comptent ?
    .answer-1 = Seulement ce qui a vraiment été coupé.
    .question-2 = J’ai annoncé ce nombre, et c’était faux.
    .answer-2 = Alors tu ne l’as pas coupé : cela coûte le cran de l’erreur, et rien de plus.
    .question-3 = Je n’ai plus de fils.
    .answer-3 = Tes cartes nombre vont sous la pioche.
    .question-4 = À ma droite, il n’y a plus de cartes.
    .answer-4 = La place suivante à droite qui en a encore en pose une, mais jamais toi.
    .question-5 = J’ai utilisé la Tasse à café.
    .answer-5 = Tu prends la carte sans la montrer, et on ne la compare pas.
    .question-6 = Le Stabilisateur aide-t-il ?
    .answer-6 = Pas contre le cran de la carte nombre.

## Mission 30.

mission-30 = Mission éclair !
    .story = Le Grand Méchant Loup est de retour, hors d’haleine et très pressé. Ne le laissez pas imposer son rythme. Il le fera quand même.
    .setup-1 = Un rouge sur deux est en jeu, indiqué par des marqueurs « ? », et quatre jaunes.
    .setup-2 = Les douze cartes nombre sont face cachée. Le chrono démarre quand les jetons de départ sont posés.
    .goal-1 = Sept cartes nombre arrivent l’une après l’autre. Vous gagnez une carte si deux fils de son nombre sont coupés à la fin de son temps ; les coupes antérieures comptent. C’est à ce moment que tombent la prime ou la pénalité, puis la carte suivante.
    .goal-2 = Puis trois cartes arrivent à la fois, et on ne peut couper que leurs nombres. Qui n’en a aucun passe son tour, sans frais. Si les douze fils sont coupés, c’est gagné.
    .goal-3 = Si le temps ne suffit pas, la personne dont c’est le tour doit désigner d’un seul coup tous les fils jaunes qui restent. Faux : la bombe explose. Juste : vous avez encore un peu de temps pour le reste.
    .question-1 = Ce nombre est terminé depuis longtemps.
    .answer-1 = Alors la carte est gagnée, mais elle reste là aussi longtemps que les autres.
    .question-2 = Nous avons gagné une carte avec quelques secondes d’avance.
    .answer-2 = Le loup ne se presse pas pour si peu. Jusqu’à la fin de son temps, coupez ce que vous voulez ; la prime va à la personne dont c’est alors le tour.
    .question-3 = Peut-on couper d’autres nombres pendant qu’une carte est visible ?
    .answer-3 = Oui, sauf pendant que les trois cartes sont là.
    .question-4 = Il ne reste aucun fil jaune à désigner.
    .answer-4 = Alors cela compte comme juste.
    .question-5 = Que sont les signaux ?
    .answer-5 = Des gestes et des grimaces, sans paroles. L’hôte de la table peut signaler un mot prononcé : il coûte un cran.

## Mission 31.

mission-31 = Une main attachée dans le dos…
    .story = À chacun son handicap, le temps d’apprendre à s’en passer.
    .setup-1 = Deux rouges sur trois sont en jeu, indiqués par des marqueurs « ? ».
    .setup-2 = Avant les jetons de départ, tout le monde prend une des cartes contrainte A à E, le capitaine d’abord, puis dans le sens horaire. Les autres quittent le jeu.
    .setup-3 = À deux joueurs, mieux vaut ne pas prendre A et B ensemble, ni C et D.
    .setup-4 = À partir de maintenant, tout le monde sauf le capitaine peut prendre l’un des nouveaux personnages.
    .goal-1 = Tout le monde doit respecter sa propre carte, sauf pour révéler ses rouges.
    .goal-2 = Qui n’a aucune coupe permise par sa carte le dit, la retourne pour de bon et joue sans elle.
    .question-1 = J’ai retourné ma carte, et voilà qu’un échange m’apporte un fil qui convient. Dois-je à nouveau la respecter ?
    .answer-1 = Non. Une carte face cachée le reste.

## Mission 32.

mission-32 = Farces et attrapes
    .story = Un clown a caché le mode d’emploi et laissé à sa place un paquet d’ordres idiots.
    .setup-1 = Les douze cartes contrainte A à L sont mélangées face cachée, et celle du dessus est dévoilée.
    .setup-2 = Deux rouges sont en jeu. À deux joueurs : trois.
    .goal-1 = La contrainte visible s’applique à tout le monde, sauf pour révéler des rouges.
    .goal-2 = Avant toute action, le capitaine peut la remplacer par la carte suivante, une fois par tour.
    .goal-3 = Qui n’a aucune coupe permise par la contrainte le dit et passe son tour, sans perdre de cran. Si cela dure une manche entière, la carte est remplacée automatiquement.
    .question-1 = Et si la pioche est vide ?
    .answer-1 = Quand la dernière carte est remplacée, il n’y a plus de contrainte pour personne.

## Mission 33.

mission-33 = Rien ne va plus à Vegas
    .story = La bombe est posée sur le coffre du casino, et la maison ne lâche que deux mots : pair ou impair.
    .setup-1 = Deux fils rouges sur trois sont en jeu, indiqués par des marqueurs « ? ». À deux joueurs : trois fils rouges.
    .setup-2 = Il n’y a pas de jetons nombre. Ton jeton de départ dit si l’un de tes fils bleus est pair ou impair.
    .setup-3 = Tout le monde sauf le capitaine peut prendre l’un des nouveaux personnages.
    .goal-1 = Chaque jeton dit pair ou impair : après une annonce fausse aussi, et avec le Post-it.
    .question-1 = Un fil rouge est-il pair ou impair ?
    .answer-1 = Ni l’un ni l’autre : un fil rouge n’a pas de nombre.

## Mission 34.

mission-34 = Le maillon faible
    .story = Une chaîne ne vaut que par son maillon le plus faible, et personne ne dit lequel c’est.
    .setup-1 = Un rouge est en jeu. Cette mission ne se joue pas à deux.
    .setup-2 = Les personnages de base et les cartes contrainte A à E sont distribués face cachée ; tout le monde regarde ses deux cartes.
    .setup-3 = Qui a la carte du capitaine est le maillon faible. Ce n’est pas forcément le capitaine.
    .goal-1 = Personne n’a d’équipement personnel tant que les personnages sont cachés.
    .goal-2 = Seul le maillon faible doit respecter sa contrainte, en secret. S’il n’a aucune coupe permise par sa carte, le cadran avance de deux crans, toutes ces cartes quittent le jeu et le tour est fini.
    .goal-3 = Avant leur action, les autres peuvent nommer le maillon et sa contrainte, une fois par tour. Faux : le cadran avance d’un cran. Juste : les contraintes quittent le jeu, et tout le monde a son équipement personnel.

## Mission 35.

mission-35 = Un fil à la patte
    .story = Sur chaque support, un fil est soudé, et seul le circuit jaune le fera lâcher prise.
    .setup-1 = Deux rouges sur trois et quatre fils jaunes. À deux joueurs : trois rouges.
    .setup-2 = Avant d’ajouter les fils rouges et jaunes, chaque support reçoit un fil bleu. Il n’est pas rangé : il reste tout à droite, avec un jeton X.
    .setup-3 = Les Talkies-walkies ne sont pas dans la pioche.
    .goal-1 = Les fils X ne se coupent que lorsque les quatre fils jaunes sont coupés. Jusque-là, personne ne peut en désigner un ni s’en servir pour annoncer sa valeur, et il empêche la coupe solo de cette valeur.
    .goal-2 = Aucune carte n’agit sur un fil X, pas même l’équipement personnel.
    .question-1 = Et s’il ne me reste que des rouges et mon fil X bloqué ?
    .answer-1 = Alors tu ne peux rien faire, et la bombe explose. Avant cela, le reste de l’équipe peut utiliser une carte qui te tire d’affaire.
    .question-2 = Puis-je montrer mon fil X avec le jeton de départ ?
    .answer-2 = Non.
    .question-3 = J’utilise le Stabilisateur et je désigne un fil X.
    .answer-3 = Le fil ignore la carte : une erreur coûte son cran.

## Mission 36.

mission-36 = Panique sous les cocotiers
    .story = La bombe au bord de la piscine veut ses fils dans le bon ordre, et l’ordre se lit des deux côtés.
    .setup-1 = Un fil rouge sur trois et deux jaunes ; à deux joueurs, deux rouges sur trois et quatre jaunes.
    .setup-2 = Cinq cartes nombre forment une ligne. Le capitaine décide, sans consulter personne, de quel bout elle commence.
    .goal-1 = Parmi les nombres de la ligne, seul le premier peut être coupé. Quand deux de ses fils sont coupés, sa carte quitte la ligne, et qui les a coupés décide, sans consulter personne, de quel bout la ligne commence désormais.
    .goal-2 = Les nombres absents de la ligne peuvent être coupés à tout moment.
    .question-1 = Faut-il changer de bout ?
    .answer-1 = Non. On peut choisir le même à nouveau.
    .question-2 = Et s’il ne me reste que des fils qu’on n’a pas encore le droit de couper ?
    .answer-2 = Alors la bombe explose, comme dans la mission 9.

## Mission 37.

mission-37 = Le joker pète un câble
    .story = Le clown est de retour, et dès que vous avancez, il change les règles.
    .setup-1 = Les douze cartes contrainte A à L sont mélangées face cachée, et celle du dessus est dévoilée.
    .setup-2 = Deux rouges sont en jeu. À deux joueurs : trois.
    .goal-1 = La contrainte visible s’applique à tout le monde, sauf pour révéler des rouges.
    .goal-2 = Chaque fois que les quatre fils d’un nombre sont coupés, la carte suivante la remplace. Quand il faudrait remplacer la dernière, il n’y a plus de contrainte pour personne.
    .goal-3 = Qui n’a aucune coupe permise par la contrainte le dit et passe son tour, sans perdre de cran. Si cela dure une manche entière, vous perdez un cran, et la carte suivante remplace la contrainte.

## Mission 38.

mission-38 = Un fil à l’endroit, un fil à l’envers…
    .story = Un fil du capitaine est cousu à l’envers, et personne d’autre ne peut l’attraper.
    .setup-1 = Deux fils rouges (à deux joueurs : trois).
    .setup-2 = Le capitaine retourne un fil sans le regarder et le met tout à droite de son support : tous les autres le voient.
    .goal-1 = Seul le capitaine peut couper le fil retourné, sans aucune carte : il désigne un fil de quelqu’un d’autre et annonce un nombre au choix. Si l’un des deux fils n’est pas de ce nombre, la bombe explose.
    .goal-2 = Qui ne pourrait couper qu’avec le fil retourné passe son tour, et le cadran avance d’un cran.
    .question-1 = Et si le fil retourné est rouge ?
    .answer-1 = Quand tous les autres fils du capitaine sont rouges, il peut tout révéler. Si le fil retourné n’est alors pas rouge, la bombe explose.
    .question-2 = Peut-il faire partie d’une coupe solo ?
    .answer-2 = Oui, s’il complète la série. Si c’est un autre nombre : explosion.
    .question-3 = Il me reste un 5 et des rouges, et le seul autre 5 est le fil retourné. Puis-je plutôt me tromper exprès sur un autre fil ?
    .answer-3 = Non, tu passes ton tour. Le capitaine peut en déduire ce qu’est le fil retourné.
    .question-4 = Reçoit-il un jeton ?
    .answer-4 = Jamais : cela dirait au capitaine ce que c’est.

## Mission 39.

mission-39 = Les 4 nobles fils
    .story = Quatre fils du même nombre sont de la même famille, dit le docteur : les séparer serait un crime.
    .setup-1 = Deux rouges sur trois et quatre jaunes sont en jeu ; à deux joueurs, trois rouges et quatre jaunes.
    .setup-2 = Il n’y a pas d’équipement sur le plateau.
    .setup-3 = Les jetons de départ sont tirés au sort ; si un jaune sort, on tire à nouveau. Pose le tien devant un fil de cette valeur ; si tu n’en as pas, il reste à côté de ton support et dit justement cela.
    .setup-4 = Ensuite, on dévoile une carte nombre. Huit des autres cartes nombre forment une pioche, face cachée.
    .goal-1 = Les quatre fils de ce nombre ne peuvent être ni annoncés ni coupés en solo. Une nouvelle action : désigner les quatre, où qu’ils soient ; pas besoin d’en avoir un. Juste : les quatre sont coupés. Faux : la bombe explose.
    .goal-2 = Tant que ce n’est pas fait, la pioche perd sa carte du dessus à la fin de chaque manche.
    .goal-3 = Une fois que c’est fait, les cartes restées dans la pioche sont distribuées face cachée, en commençant par le capitaine. Qui a un fil de l’un des nombres reçus y pose un jeton.
    .question-1 = Et si je n’ai aucun fil d’un nombre que j’ai reçu ?
    .answer-1 = Alors tu ne poses rien.
    .question-2 = Et si les jetons de ce nombre sont épuisés ?
    .answer-2 = Alors ce nombre ne compte pas.
    .question-3 = Mon personnage peut-il aider à désigner les quatre ?
    .answer-3 = Non.

## Mission 40.

mission-40 = Piège de guirlandes (un conte de Noël)
    .story = Le pot de Noël du bureau a tourné court. Vous voilà dans le conduit d’aération, à taper sur le tuyau : un coup, deux coups, trois coups.
    .setup-1 = Trois fils rouges sont en jeu.
    .setup-2 = Au lieu des jetons nombre, il n’y a que ×1, ×2 et ×3. Ton jeton de départ dit combien de fois la valeur de l’un de tes fils bleus se trouve sur ce support. À deux joueurs, le capitaine n’en pose pas.
    .setup-3 = Tout le monde sauf le capitaine peut prendre l’un des nouveaux personnages.
    .goal-1 = Chaque jeton compte des fils : après une annonce fausse aussi, et avec le Post-it. Les fils coupés sont comptés eux aussi.
    .goal-2 = Avec le Post-it, tu peux aussi montrer un fil déjà coupé.
    .goal-3 = Il n’y a pas de ×4 : une valeur présente quatre fois sur un support ne reçoit pas de jeton. Après une annonce fausse, on le dit quand même.
    .question-1 = Un fil avec un jeton est échangé.
    .answer-1 = Son jeton est défaussé. Ce qu’il disait était vrai quand il a été posé.

## Mission 41.

mission-41 = Une bombe latine
    .story = Musique, danse, et un fil piégé tendu dans chaque coin de la piste.
    .setup-1 = Un rouge sur trois est en jeu (à deux joueurs : deux sur trois).
    .setup-2 = Tout le monde reçoit un fil jaune avant tous les autres. À cinq joueurs, le capitaine n’en reçoit pas.
    .setup-3 = Le cadran démarre à 1.
    .setup-4 = Les jetons de départ sont tirés au sort, les jaunes aussi. Pose le tien devant un fil de cette valeur ; si tu n’en as pas, il reste à côté de ton support et dit justement cela.
    .setup-5 = Le Double fond n’est pas dans la pioche.
    .goal-1 = Les fils jaunes sont des fils piégés : tu ne peux pas couper le tien. Une nouvelle action : désigner un fil de quelqu’un d’autre comme fil piégé. Juste : il est coupé, et le cadran recule d’un cran. Faux : il reçoit son jeton, et le cadran avance d’un cran. Rouge : la bombe explose.
    .goal-2 = Qui n’a plus que des fils jaunes et rouges passe son tour. Quand plus personne ne peut agir et qu’il reste un fil piégé, la bombe explose.
    .question-1 = Et si le fil que je prends pour un fil piégé est rouge ?
    .answer-1 = La bombe explose. Le Stabilisateur n’y change rien.
    .question-2 = J’ai mon fil piégé et un fil rouge. Puis-je révéler le rouge ?
    .answer-2 = Pas avant que quelqu’un ait coupé ton fil piégé.
    .question-3 = Le cadran démarre à 1 : a-t-on seulement le droit de se tromper ?
    .answer-3 = Pas avant d’avoir trouvé un fil piégé, à moins qu’une carte n’aide.

## Mission 42.

mission-42 = Et si on plaquait tout pour le cirque ?
    .story = Ce soir, l’attraction, c’est vous : la bombe est en piste, et Monsieur Loyal a un programme.
    .setup-1 = Un rouge sur trois est en jeu, indiqué par des marqueurs « ? », et quatre jaunes.
    .goal-1 = Il n’y a pas de chrono. Tous les trois tours vient un numéro du spectacle : faites ce que dit Monsieur Loyal.
    .goal-2 = Qui vient de jouer est en piste, et choisit quand il y a quelque chose à choisir.
    .goal-3 = Un numéro pour lequel il n’y a pas les fils qu’il faut est annulé.
    .question-1 = Tout le monde change de place. Qu’est-ce qu’on emporte ?
    .answer-1 = Tu emportes ton personnage, ton tour et, si tu l’as, la carte du capitaine. Les supports, les fils et les jetons restent.
    .question-2 = Une paire revient. L’équipement est-il de nouveau bloqué ?
    .answer-2 = Non. Ce qui est débloqué le reste.
    .question-3 = Voit-on quelle paire revient ?
    .answer-3 = Vous voyez où elle se trouve, mais pas ce que c’est : souvenez-vous-en, ou consultez le journal. Il faudra la couper une deuxième fois.
    .question-4 = Le jongleur a interverti deux fils coupés. Est-ce important ?
    .answer-4 = Ils ne sont plus dans l’ordre. Si le magicien en fait revenir un, aucun équipement n’agit dessus.
    .question-5 = Et si je ne dis pas « Tadam ! » ?
    .answer-5 = D’abord, rien. Mais le directeur pourrait venir vérifier.

## Mission 43.

mission-43 = Nano le robot
    .story = Un robot donne un coup de main. Aide-t-il vraiment, ou ne fait-il que transporter des trucs ? Le débat reste ouvert.
    .setup-1 = Trois fils rouges.
    .setup-2 = Quelques fils sont distribués face cachée à Nano : 5 à deux joueurs, 4 à trois ou quatre, 3 à cinq.
    .setup-3 = Nano démarre sur la case 1.
    .setup-4 = À deux joueurs, le jeton de départ du capitaine est tiré au sort. Si sa main n’a pas de fil de cette valeur, le jeton reste à côté du support.
    .goal-1 = À la fin de chaque tour, Nano avance d’une case. Sur la 12, il fait demi-tour, et de même sur la 1.
    .goal-2 = Qui coupe des fils du nombre sur lequel se trouve Nano lui prend un fil, à l’abri des regards, et le range dans l’ordre sur l’un de ses propres supports.
    .goal-3 = Les fils de Nano doivent être coupés ou révélés, eux aussi.
    .question-1 = La Tasse à café arrête-t-elle Nano ?
    .answer-1 = Non, il avance à la fin de chaque tour.
    .question-2 = Est-ce que je reçois un fil même si cette coupe a vidé ma main ?
    .answer-2 = Oui, et te revoilà dans la partie.
    .question-3 = Les fils de Nano comptent-ils pour une coupe solo ?
    .answer-3 = Oui : tant que l’un d’eux est de cette valeur, tu ne les as pas tous.
    .question-4 = Et s’il n’y a plus que Nano qui ait des fils ?
    .answer-4 = Alors plus personne ne peut agir, et la mission est perdue.

## Mission 44.

mission-44 = Sous l’eau et sous pression
    .story = Votre première plongée : la bombe est au fond, l’air se partage, et personne ne peut dire un mot.
    .setup-1 = Un rouge sur trois est en jeu, indiqué par des marqueurs « ? ».
    .setup-2 = La réserve contient deux jetons oxygène par joueur.
    .setup-3 = Le Rayon X ou Y n’est ni dans la pioche ni parmi les personnages.
    .goal-1 = Une coupe prend de l’oxygène dans la réserve : 1 jeton pour un nombre de 1 à 4, 2 de 5 à 8, 3 de 9 à 12.
    .goal-2 = À la fin de la manche, tous les jetons retournent dans la réserve.
    .goal-3 = Qui ne peut pas ou ne veut pas couper passe son tour, et le cadran avance d’un cran.
    .goal-4 = Personne ne peut parler. Un seul signe est permis : il me faut de l’oxygène.
    .question-1 = Une coupe ratée se paie-t-elle aussi ?
    .answer-1 = Oui. Tu paies pour le nombre que tu annonces.
    .question-2 = Combien coûte une coupe solo de quatre fils ?
    .answer-2 = C’est une seule coupe, on la paie une fois.
    .question-3 = Révéler des rouges consomme-t-il de l’oxygène ?
    .answer-3 = Non. Ce n’est pas une coupe.
    .question-4 = Puis-je passer mon tour alors qu’il y a assez d’oxygène ?
    .answer-4 = Oui. Cela coûte un cran ; un Stabilisateur l’épargne.

## Mission 45.

mission-45 = On demande des volontaires
    .story = On connaît le nombre ; ce qui manque, c’est une main qui ne tremble pas.
    .setup-1 = Deux fils rouges sont en jeu (à deux joueurs : trois).
    .setup-2 = Les douze cartes nombre forment une pioche face cachée.
    .setup-3 = Le Rayon X ou Y et la Tasse à café ne sont pas dans la pioche, et personne ne prend le personnage qui a le Rayon.
    .setup-4 = Tout le monde sauf le capitaine peut prendre l’un des nouveaux personnages.
    .goal-1 = Il n’y a pas d’ordre de jeu. À chaque tour, le capitaine dévoile une carte nombre, et qui crie « couic » en premier doit couper ce nombre.
    .goal-2 = Crier sans avoir le nombre coûte un cran, et la carte attend quelqu’un d’autre.
    .goal-3 = Si personne ne crie dans les 15 secondes, c’est le capitaine qui désigne quelqu’un. Sans le nombre, la personne désignée montre un de ses fils avec un jeton de son choix, et le cadran avance d’un cran.
    .goal-4 = Les nombres terminés quittent la pioche ; une pioche épuisée est mélangée à nouveau. Qui n’a que des rouges peut crier à tout moment pour les révéler.
    .question-1 = Les autres voient-ils que je laisse passer ?
    .answer-1 = Non, pas tant que quelqu’un peut encore crier.
    .question-2 = Le capitaine peut-il crier ?
    .answer-2 = Oui, comme tout le monde.
    .question-3 = Le capitaine me désigne : je n’ai ni le nombre, ni un fil à marquer.
    .answer-3 = Alors ça ne coûte que le cran.
    .question-4 = Le capitaine n’a plus de fils.
    .answer-4 = Le capitaine continue à dévoiler les cartes et à désigner.
    .question-5 = Tout le monde laisse passer avant la fin du temps.
    .answer-5 = Alors le capitaine désigne aussitôt.

## Mission 46.

mission-46 = Au service secret de Sa Majesté la Pince
    .story = Dans la mallette : un smoking, une minuterie, et quatre fils qui tiennent à partir les derniers.
    .setup-1 = Quatre fils jaunes sont en jeu : 5.1, 6.1, 7.1 et 8.1. Il n’y a pas de fil rouge.
    .setup-2 = À deux joueurs, le capitaine ne pose pas de jeton de départ.
    .setup-3 = Les Batteries de secours ne sont pas dans la pioche.
    .goal-1 = Aucun 7 n’est coupé avant la fin, ni en duo ni en solo.
    .goal-2 = Qui n’a plus que des 7 au début de son tour doit désigner les quatre 7 de la table. Juste : les quatre sont coupés. Faux : la bombe explose.
    .question-1 = Et si je désigne un 7 par erreur ?
    .answer-1 = Alors c’est une erreur ordinaire : un jeton, et un cran du cadran.
    .question-2 = Je n’ai plus que des 7, mais les autres ont encore plein de fils. Dois-je vraiment le faire ?
    .answer-2 = Oui. Tu désignes les quatre 7 maintenant, peu importe ce qui reste.
    .question-3 = Une carte aide-t-elle à désigner les 7 ?
    .answer-3 = Non. Les cartes utilisables à tout moment peuvent bien sûr être jouées avant.

## Mission 47.

mission-47 = Risque calculé
    .story = Plus, moins, couic : aujourd’hui, la pince est livrée avec une ardoise.
    .setup-1 = Trois fils rouges sont tirés et indiqués par des marqueurs « ? » ; deux d’entre eux sont en jeu (à deux joueurs : les trois).
    .setup-2 = Les douze cartes nombre sont face visible sur la table.
    .setup-3 = Le Rayon X ou Y n’est pas dans la pioche, et personne ne prend le personnage qui l’a.
    .setup-4 = Tout le monde sauf le capitaine peut prendre l’un des nouveaux personnages.
    .goal-1 = Pour couper, choisis deux cartes nombre visibles. Coupe leur somme ou leur différence ; les deux cartes sont défaussées, que ce soit juste ou faux.
    .goal-2 = Tu ne peux pas ou ne veux pas couper ? Défausse deux cartes de ton choix, et le cadran avance d’un cran.
    .goal-3 = Quand il ne reste plus de cartes, on étale à nouveau les douze.
    .question-1 = Il y a 3 et 9. Que puis-je couper ?
    .answer-1 = Un 12 (3 + 9) ou un 6 (9 − 3).
    .question-2 = Les cartes des nombres terminés quittent-elles le jeu ?
    .answer-2 = Non. On calcule avec les douze jusqu’à la fin.
    .question-3 = Le Stabilisateur aide-t-il quand je passe ?
    .answer-3 = Non, il protège une coupe duo.
    .question-4 = Il ne me reste que des rouges.
    .answer-4 = Révèle-les, comme toujours ; on ne défausse pas de carte.

## Mission 48.

mission-48 = Fil fatal 3
    .story = Trois fils jaunes, une coupe nette, et personne n’est d’accord : on coupe à trois, ou après trois ?
    .setup-1 = Deux fils rouges et trois jaunes sont en jeu ; à deux joueurs, trois rouges.
    .setup-2 = Les trois fils jaunes sont distribués d’abord : un au capitaine et un à chacune des deux places suivantes dans le sens horaire. À deux joueurs, le capitaine en reçoit deux, un par support.
    .goal-1 = Les fils jaunes ne peuvent pas être annoncés. Une nouvelle action : désigner les trois fils jaunes, où qu’ils soient.
    .goal-2 = Juste : les trois sont coupés. Faux : chaque fil désigné reçoit son jeton, et le cadran avance d’un cran. S’il y a un rouge parmi eux, la bombe explose.
    .goal-3 = À deux ou trois joueurs, il faut avoir un fil jaune pour le faire ; au-delà, tout le monde peut s’y risquer.
    .question-1 = Et s’il ne me reste que des fils jaunes ?
    .answer-1 = Alors tu peux toujours désigner les trois jaunes.
    .question-2 = Le Stabilisateur épargne-t-il le cran ?
    .answer-2 = Non, il ne sert que pour les coupes duo.
    .question-3 = Puis-je annoncer jaune avec le Rayon X ou Y ?
    .answer-3 = Non.

## Mission 49.

mission-49 = Une bouteille à la mer
    .story = Les bouteilles sont rares au fond de la mer, et chacune se partage.
    .setup-1 = Deux rouges sont en jeu (à deux joueurs : trois).
    .setup-2 = Tout le monde a des jetons oxygène : 7 par personne à deux joueurs, 6 à trois, 5 à quatre, 4 à cinq.
    .setup-3 = Le Rayon X ou Y n’est ni dans la pioche ni parmi les personnages.
    .goal-1 = Avant de couper, donne à un coéquipier qui a des fils autant de jetons que le nombre que tu vas couper.
    .goal-2 = Qui ne peut pas ou ne veut pas couper passe son tour, et le cadran avance d’un cran.
    .goal-3 = Personne ne peut parler. Un seul signe est permis : il me faut de l’oxygène.
    .question-1 = L’oxygène va-t-il à la personne dont je désigne le fil ?
    .answer-1 = À une seule personne de l’équipe, celle que tu veux.
    .question-2 = Que deviennent les jetons de quelqu’un qui a fini ?
    .answer-2 = Ils quittent le jeu.
    .question-3 = Et si plus personne d’autre n’a de fils ?
    .answer-3 = Alors tu remets les jetons dans la boîte.
    .question-4 = Puis-je passer mon tour alors que je pourrais payer ?
    .answer-4 = Oui. Cela coûte un cran ; un Stabilisateur l’épargne.

## Mission 50.

mission-50 = Nuit noire en mer Noire
    .story = Minuit, pleine mer, et quelqu’un a débranché la lumière. Qu’avez-vous vu il y a un instant ?
    .setup-1 = Deux fils rouges et deux jaunes sont en jeu ; à deux joueurs, trois rouges et quatre jaunes.
    .setup-2 = On les montre à tout le monde avant le début de la partie. Il n’y a ni marqueurs ni jetons de validation.
    .setup-3 = Désigne le fil que tu montres, et pose son jeton à côté de ton support.
    .setup-4 = Tout le monde sauf le capitaine peut prendre l’un des nouveaux personnages.
    .goal-1 = Après une annonce fausse aussi, le jeton va à côté du support. Retenez à quel fil il appartient.
    .goal-2 = Il est interdit de dire aux autres ce qu’on a retenu.
    .goal-3 = Tout l’équipement fonctionne comme d’habitude.
    .question-1 = Combien de temps voit-on ce qui a été désigné ?
    .answer-1 = Jusqu’à l’action suivante.
    .question-2 = Et le Post-it ?
    .answer-2 = Son jeton se pose à côté du support comme tous les autres ; pour un fil que tu as déjà montré, tu redis seulement sa valeur.
    .question-3 = Une nouvelle annonce fausse tombe sur un fil déjà dévoilé.
    .answer-3 = On ne pose pas de second jeton ; la personne à qui est le fil redit sa valeur.
    .question-4 = Nous avions convenu de voir les probabilités, et il n’y en a pas.
    .answer-4 = Elles se souviendraient à votre place.

## Mission 51.

mission-51 = C’est ton jour de (mal)chance !
    .story = Les ordres sont les ordres, et qui les donne n’a que son flair pour se guider.
    .setup-1 = Un fil rouge est en jeu. À deux joueurs : deux, et le capitaine ne pose pas de jeton de départ.
    .setup-2 = Les douze cartes nombre forment une pioche face cachée.
    .setup-3 = Le cadran démarre un cran plus en arrière, comme si une personne de plus jouait.
    .setup-4 = Le Rayon X ou Y n’est pas dans la pioche, et personne ne prend le personnage qui l’a.
    .setup-5 = Tout le monde sauf le capitaine peut prendre l’un des nouveaux personnages.
    .goal-1 = À ton tour, c’est toi qui commandes : dévoile la carte nombre du dessus et, sans consulter personne, choisis qui doit couper ce nombre. Tu peux te choisir.
    .goal-2 = Si la personne choisie a le nombre, elle le coupe. Sinon, elle montre un de ses fils avec un jeton de son choix, et le cadran avance d’un cran.
    .goal-3 = Les nombres terminés quittent la pioche ; une pioche épuisée est mélangée à nouveau. Le commandement passe à ta gauche.
    .question-1 = Je n’ai que des rouges au début de mon tour.
    .answer-1 = Révèle-les ; on ne dévoile pas de carte.
    .question-2 = La personne que j’ai choisie n’a que des rouges.
    .answer-2 = Alors il n’y a rien à montrer ni à couper : la bombe explose.
    .question-3 = Qui peut utiliser l’équipement ?
    .answer-3 = Ce qui fait partie d’une coupe : la personne qui coupe. La Tasse à café : toi, avant la carte.
    .question-4 = À qui le tour ensuite ?
    .answer-4 = À la place à gauche de la personne qui a commandé.

## Mission 52.

mission-52 = Bande de faux jetons !
    .story = Ne faites confiance à personne. Personne ne vous fait confiance non plus, et à juste titre.
    .setup-1 = Trois fils rouges sont en jeu ; à deux joueurs, il y a aussi quatre jaunes.
    .setup-2 = Si la carte 1 ou 12 sort, on en tire une autre.
    .setup-3 = Tout le monde pose deux faux jetons devant deux fils bleus ou rouges : des nombres que ces fils n’ont pas.
    .setup-4 = Tout le monde sauf le capitaine peut prendre l’un des nouveaux personnages.
    .goal-1 = Chaque jeton dit ce que son fil n’est pas.
    .goal-2 = Après une annonce fausse, c’est la valeur annoncée qui est posée devant le fil.
    .question-1 = Un fil avec un faux jeton est échangé.
    .answer-1 = Le jeton suit le fil et dit toujours ce que le fil n’est pas.
    .question-2 = L’annonce fausse comportait deux valeurs (Rayon X ou Y).
    .answer-2 = La personne à qui est le fil choisit laquelle est posée.
    .question-3 = Où puis-je utiliser le Post-it ?
    .answer-3 = Devant un de tes fils bleus sans faux jeton, avec un nombre qu’il n’a pas.

## Mission 53.

mission-53 = Na na Nano !
    .story = Le robot a avalé le cadran et marche vers le douze comme ça lui chante.
    .setup-1 = Deux fils rouges (à deux joueurs : trois).
    .setup-2 = Nano se tient juste avant la case 1. Le cadran ne sert pas.
    .setup-3 = Le Rembobineur et le Stabilisateur ne sont pas dans la pioche.
    .goal-1 = À la fin d’un tour, Nano marche : une case en avant après une coupe réussie, deux après une coupe ratée.
    .goal-2 = Si les fils coupés ont le nombre sur lequel se trouve Nano, il recule d’une case au lieu d’avancer.
    .goal-3 = Quand Nano atteint la case 12, la bombe explose.
    .question-1 = Nano marche-t-il quand on révèle des rouges, ou avec la Tasse à café ?
    .answer-1 = Non, seulement après une coupe.
    .question-2 = Jusqu’où marche-t-il après une coupe solo de quatre fils ?
    .answer-2 = Une case, comme après n’importe quelle coupe.
    .question-3 = Et si les derniers fils sont coupés juste avant qu’il arrive ?
    .answer-3 = Alors la bombe est désamorcée, et c’est gagné.

## Mission 54.

mission-54 = L’attaque de Rabbit le Rouge
    .story = Un sous-marin, une bombe à bord et, juste à côté, un bateau pirate qui fait des trous partout.
    .setup-1 = Aucun rouge n’est distribué : les onze rouges attendent face cachée à côté de la table.
    .setup-2 = Tout le monde a des jetons oxygène : 9 par personne à deux joueurs, 6 à trois, 3 à quatre, 2 à cinq.
    .setup-3 = Le Rayon X ou Y n’est ni dans la pioche ni parmi les personnages.
    .setup-4 = Le chrono démarre quand les jetons de départ sont posés.
    .goal-1 = Une coupe coûte de l’oxygène : 1 jeton pour un nombre de 1 à 4, 2 de 5 à 8, 3 de 9 à 12.
    .goal-2 = Qui a trop peu d’oxygène pour la moindre coupe passe son tour, et le cadran avance d’un cran.
    .goal-3 = Pour chaque nombre terminé, toutes les personnes qui ont encore des fils reçoivent un jeton.
    .goal-4 = Une voix raconte ce qui se passe à bord ; faites ce qu’elle dit. Au bout de dix minutes, la bombe explose.
    .question-1 = Puis-je passer mon tour pour économiser l’oxygène ?
    .answer-1 = Non. Qui peut payer une coupe doit en faire une.
    .question-2 = Quel rouge est-ce que je pioche ?
    .answer-2 = Celui du dessus. Il n’y a que toi qui vois lequel c’est ; mais tout le monde voit où il se place sur ton support.
    .question-3 = Que faire des rouges ?
    .answer-3 = Comme toujours : révèle-les quand il ne te reste rien d’autre.
    .question-4 = Qui reçoit une bouteille ?
    .answer-4 = La personne dont c’est le tour quand la voix en parle, et personne d’autre.
    .question-5 = Combien peut-on donner ou prendre ?
    .answer-5 = Autant de jetons que tu veux, entre toi et un coéquipier, ou aucun.

## Mission 55.

mission-55 = Le défi du docteur Nan
    .story = Un vieux rival vous a laissé un seul cran sur le cadran, et une pile de « même pas cap ».
    .setup-1 = Le cadran démarre à 1.
    .setup-2 = On tire autant de cartes défi que de joueurs, face visible.
    .setup-3 = Deux rouges sont en jeu. À deux joueurs : deux sur trois, indiqués par des marqueurs « ? ».
    .setup-4 = À partir de maintenant, les cartes 22, 33, 99, 10-10 et 11-11 font partie de l’équipement.
    .goal-1 = Chaque défi relevé quitte le jeu et fait reculer le cadran d’un cran.

## Mission 56.

mission-56 = Croche-pieds
    .story = Tout le monde voit sur quoi tu vas trébucher, sauf toi.
    .setup-1 = Deux rouges sur trois (à deux joueurs : trois rouges).
    .setup-2 = Tout le monde retourne un de ses fils sans le regarder et le met tout à droite de son support.
    .goal-1 = Ton fil retourné, tu le coupes toi-même, sans aucune carte : désigne un fil de quelqu’un d’autre et annonce un nombre au choix. Si l’un des deux fils n’est pas de ce nombre, la bombe explose.
    .goal-2 = Dans une coupe duo, tu peux désigner le fil retourné de quelqu’un d’autre, mais cela fait avancer le cadran d’un cran.
    .question-1 = Combien coûte une annonce fausse sur le fil retourné de quelqu’un d’autre ?
    .answer-1 = Deux crans en tout, et il ne reçoit pas de jeton.
    .question-2 = Le Stabilisateur épargne-t-il le cran à payer pour y toucher ?
    .answer-2 = Non, seulement le cran de l’annonce fausse.
    .question-3 = Le Stabilisateur nous a sauvés d’un fil retourné rouge chez quelqu’un d’autre. Que dit-on ?
    .answer-3 = Rien. Pour la personne à qui il est, cela doit ressembler à n’importe quelle annonce fausse.
    .question-4 = Et si mon fil retourné est rouge ?
    .answer-4 = Quand tous tes autres fils sont rouges, tu peux tout révéler. Si le fil retourné n’est pas rouge, la bombe explose.

## Mission 57.

mission-57 = Mission vraiment impossible
    .story = Le meilleur agent de tous est en vacances et envoie une carte postale : à vous de jouer.
    .setup-1 = Chaque nombre de 1 à 12 reçoit au hasard l’une des cartes contrainte A à L, face visible.
    .setup-2 = Un rouge est en jeu. À deux joueurs : deux.
    .setup-3 = Si le Désintégrateur sort, on tire une autre carte.
    .goal-1 = Quand un nombre est terminé, sa contrainte s’applique dès lors à tout le monde ; seule la plus récente compte, et jamais pour révéler des rouges.
    .goal-2 = Qui n’a aucune coupe permise par la contrainte le dit et passe son tour, sans perdre de cran. Si cela dure une manche entière, la bombe explose.

## Mission 58.

mission-58 = Quitte et/ou double
    .story = Personne ne sait rien, mais un copain bricoleur, armé d’un trombone, fait tourner vos détecteurs toute la journée.
    .setup-1 = Deux fils rouges sont en jeu (à deux joueurs : trois).
    .setup-2 = Il n’y a pas de jetons info : personne n’en pose, et la partie commence aussitôt.
    .setup-3 = Si la carte 4 ou 7 sort, on en tire une autre. Tout le monde a un Double détecteur.
    .goal-1 = Après une annonce fausse, le cadran avance, et on ne dit rien du fil.
    .goal-2 = Tu peux utiliser ton Double détecteur à chaque tour.
    .question-1 = J’ai désigné deux fils, et c’était faux.
    .answer-1 = Seul le cadran avance. Tu sais qu’ils ne sont pas tous les deux rouges.
    .question-2 = J’ai utilisé le Stabilisateur, et c’était faux.
    .answer-2 = Alors personne n’apprend si le fil était rouge.
    .question-3 = La carte 22 est là.
    .answer-3 = Son jeton ×1 vient avec la carte et n’est pas un jeton info : servez-vous-en.

## Mission 59.

mission-59 = Nano à la rescousse
    .story = Le robot marche devant et montre ce qu’on peut couper. La marche arrière, très peu pour lui.
    .setup-1 = Deux rouges sur trois (à deux joueurs : trois rouges).
    .setup-2 = Les douze cartes nombre forment une ligne, dans n’importe quel ordre. Nano se tient sur le 7 et regarde vers le côté le plus long.
    .setup-3 = Le Rayon X ou Y n’est pas dans la pioche, et le personnage qui l’a n’est pas en jeu.
    .goal-1 = Tu coupes une valeur dont la carte est sous Nano ou devant lui. Nano y va d’abord, et jamais à reculons.
    .goal-2 = Après ta coupe, réussie ou ratée, tu dis de quel côté Nano regarde.
    .goal-3 = Si tu n’as aucune valeur sous Nano ou devant lui, tu passes ton tour, le cadran avance d’un cran, et Nano fait demi-tour.
    .goal-4 = Quand les quatre fils d’une valeur sont coupés, sa carte est retournée face cachée.
    .question-1 = Nano peut-il passer sur des cartes face cachée ?
    .answer-1 = Oui, il marche simplement dessus.
    .question-2 = Nano bouge-t-il avec la Tasse à café ou quand on révèle des rouges ?
    .answer-2 = Non, et il ne se retourne pas non plus.
    .question-3 = Puis-je passer mon tour alors que je pourrais couper ?
    .answer-3 = Non. On ne passe son tour que si l’on n’a rien à couper.

## Mission 60.

mission-60 = Eh ouais, c’est le docteur Nan !
    .story = Impossible de l’arrêter quand il parle. Laissez-le donc parler, et venez à bout de sa liste.
    .setup-1 = Le cadran démarre à 1.
    .setup-2 = On tire autant de cartes défi que de joueurs, face visible.
    .setup-3 = Deux rouges sur trois sont en jeu, indiqués par des marqueurs « ? ». À deux joueurs : trois.
    .goal-1 = Chaque défi relevé quitte le jeu et fait reculer le cadran d’un cran.

## Mission 61.

mission-61 = Quand on aime, on partage
    .story = À chacun son fardeau. Au moins, on peut le refiler aux autres.
    .setup-1 = Tout le monde reçoit au hasard l’une des cartes contrainte A à E, face visible.
    .setup-2 = À deux joueurs, une carte de plus se trouve de chaque côté du capitaine ; à trois, une seule, à sa gauche.
    .setup-3 = Un rouge est en jeu. À deux joueurs : deux.
    .goal-1 = Tout le monde doit respecter sa propre carte, sauf pour révéler ses rouges. Qui n’a aucune coupe permise par sa carte le dit et passe son tour, sans perdre de cran. Si cela dure une manche entière, la bombe explose.
    .goal-2 = Avant chaque manche, après discussion, le capitaine dit si toutes les cartes se décalent d’une place, et dans quel sens.
    .goal-3 = À tout moment où l’on pourrait utiliser de l’équipement, tu peux échanger ta carte contre une de F à L, tirée au sort. Cela coûte un cran.
    .question-1 = Et si les cartes F à L sont épuisées ?
    .answer-1 = Alors plus personne ne peut échanger.

## Mission 62.

mission-62 = La roulette de l’Apocalypse
    .story = Quelqu’un s’est cogné contre la bombe, et elle est à un cran d’exploser.
    .setup-1 = Deux fils rouges (à deux joueurs : trois).
    .setup-2 = Autant de cartes nombre que de joueurs sont face visible sur la table. Le cadran démarre sur son dernier cran.
    .goal-1 = Quand les quatre fils d’une carte nombre sont coupés, le cadran recule d’un cran.
    .question-1 = Le cadran peut-il reculer au-delà de son départ ?
    .answer-1 = Oui, jusqu’à six crans, comme toujours.

## Mission 63.

mission-63 = Tout simplement titanesque
    .story = Ce navire est insubmersible, paraît-il. La bombe dans sa coque n’est pas au courant.
    .setup-1 = Deux rouges sont en jeu (à deux joueurs : trois).
    .setup-2 = Le capitaine prend tout l’oxygène : 14 jetons à deux joueurs, 18 à trois, 24 à quatre, 30 à cinq.
    .setup-3 = Le Rayon X ou Y n’est ni dans la pioche ni parmi les personnages.
    .goal-1 = Une coupe coûte autant de jetons que le nombre que tu annonces ; ils vont dans la réserve.
    .goal-2 = À la fin de ton tour, tous les jetons qui te restent vont à la personne qui joue ensuite.
    .goal-3 = Après chaque manche, le capitaine prend tous les jetons de la réserve.
    .goal-4 = Qui a trop peu d’oxygène pour la moindre coupe passe son tour, et le cadran avance d’un cran.
    .goal-5 = Personne ne peut parler. Un seul signe est permis : il me faut de l’oxygène.
    .question-1 = Puis-je passer mon tour pour économiser l’oxygène ?
    .answer-1 = Non. Qui peut payer une coupe doit en faire une.
    .question-2 = Le capitaine n’a plus de fils. Qui prend la réserve ?
    .answer-2 = La personne qui commence la nouvelle manche.
    .question-3 = Dois-je payer quand je révèle mes rouges ?
    .answer-3 = Non. Ce n’est pas une coupe.
    .question-4 = Combien coûte le Désintégrateur ?
    .answer-4 = Rien. Le Coupe-file coûte son nombre, comme toute coupe.

## Mission 64.

mission-64 = Le retour des croche-pieds
    .story = Cette fois, il y a de quoi trébucher aux deux bouts.
    .setup-1 = Un fil rouge (à deux joueurs : deux).
    .setup-2 = Tout le monde retourne deux de ses fils sans les regarder. Le plus petit va tout à gauche, le plus grand tout à droite. Avec deux supports, on retourne un fil de chacun : le plus petit va tout à gauche du premier, le plus grand tout à droite du second.
    .goal-1 = Tes fils retournés, tu les coupes toi-même, sans aucune carte : désigne un fil de quelqu’un d’autre et annonce un nombre au choix. Si l’un des deux fils n’est pas de ce nombre, la bombe explose.
    .goal-2 = Dans une coupe duo, tu peux désigner le fil retourné de quelqu’un d’autre, mais cela fait avancer le cadran d’un cran.
    .question-1 = Les deux fils retournés peuvent-ils faire partie d’une même coupe solo ?
    .answer-1 = Oui, s’ils complètent la série de 2 ou de 4.
    .question-2 = Combien coûte une annonce fausse sur le fil retourné de quelqu’un d’autre ?
    .answer-2 = Deux crans en tout, et il ne reçoit pas de jeton.
    .question-3 = Le Stabilisateur nous a sauvés d’un fil retourné rouge chez quelqu’un d’autre. Que dit-on ?
    .answer-3 = Rien. Pour la personne à qui il est, cela doit ressembler à n’importe quelle annonce fausse.
    .question-4 = Et si un fil retourné est rouge ?
    .answer-4 = Quand tous les fils que tu vois sont rouges, tu peux révéler toute ta main. Si un fil retourné n’est pas rouge, la bombe explose.

## Mission 65.

mission-65 = Passe à ton voisin !
    .story = Il n’y a qu’un jeu de nombres pour tout le monde, alors faites tourner, s’il vous plaît.
    .setup-1 = Trois fils rouges sont en jeu. La mission se joue de trois à cinq.
    .setup-2 = Les cartes nombre sont réparties le plus équitablement possible, à partir du capitaine, et posées face visible devant chaque personne.
    .setup-3 = Le Rayon X ou Y n’est pas dans la pioche, et personne ne prend le personnage qui l’a.
    .setup-4 = Tout le monde sauf le capitaine peut prendre l’un des nouveaux personnages.
    .goal-1 = Tu ne peux couper que des nombres dont la carte est face visible devant toi. Si tu n’en as aucun en main, tu passes ton tour et le cadran avance d’un cran.
    .goal-2 = Quoi que tu aies fait, à la fin de ton tour, tu donnes une de tes cartes visibles à un coéquipier qui a des fils.
    .goal-3 = Quand un nombre est terminé, sa carte est retournée face cachée et reste où elle est.
    .goal-4 = Qui perd son dernier fil transmet aussitôt une carte. D’autres cartes visibles resteraient échouées là, et la mission serait perdue.
    .question-1 = J’ai utilisé la Tasse à café. Dois-je transmettre une carte ?
    .answer-1 = Oui. Elle t’épargne seulement le cran à payer quand aucun fil ne convient.
    .question-2 = Il ne me reste que des rouges.
    .answer-2 = Révèle-les. Pas besoin de carte nombre pour cela.
    .question-3 = Toutes mes cartes sont face cachée.
    .answer-3 = Alors tu n’as aucun nombre à couper : passe ton tour, un cran.
    .question-4 = Il n’y a plus que moi qui ai des fils.
    .answer-4 = Alors il n’y a personne à qui transmettre une carte, et tu gardes les tiennes.

## Mission 66.

mission-66 = Le compte à rebours final
    .story = Le bunker du docteur Nan. Tout ce que vous avez appris, et tout aujourd’hui. Gare aux scies !
    .setup-1 = Deux fils rouges et deux jaunes sont en jeu.
    .setup-2 = Le pion démarre à l’hélicoptère, au nord-ouest de la carte du bunker.
    .setup-3 = Les cartes contrainte A à E sont disposées au hasard : une de chaque côté du bunker, la cinquième pour les actions.
    .goal-1 = Après chaque coupe, réussie ou ratée, qui l’a faite déplace le pion d’une case vers une carte que la coupe respecte. Si des murs barrent tous ces chemins, il reste sur place.
    .goal-2 = Sur la case de l’étape à accomplir, le pion ne bouge pas : une coupe réussie qui respecte la carte action accomplit l’étape.
    .goal-3 = Clé, garde, escalier, levier, docteur : chaque étape a son temps, et ce qui reste ensuite aussi. Trop tard, c’est trop tard.
    .goal-4 = Quand le levier est baissé, le capitaine peut disposer les cinq cartes autrement. Après dix secondes, elles restent où elles sont.
    .goal-5 = Les fils jaunes ne peuvent pas être annoncés. Une fois le levier en main, une nouvelle action désigne les deux à la fois : une erreur coûte un cran et dévoile l’un des deux fils désignés, un rouge fait exploser la bombe.
    .goal-6 = Entrer sur une case avec une scie coûte un cran du cadran.
    .goal-7 = C’est gagné quand il n’y a plus un seul fil et que le docteur est pris.
    .question-1 = Le pion bouge-t-il après une coupe ratée ?
    .answer-1 = Oui, après chaque coupe, à moins que sa case ne le retienne.
    .question-2 = Dans quelle direction un 10 le déplace-t-il ?
    .answer-2 = Vers « Pair » ou vers « 7 à 12 », au choix, où que soient ces cartes.
    .question-3 = Et une coupe solo de quatre fils ?
    .answer-3 = Elle compte comme deux coupes, l’une après l’autre.
    .question-4 = Nous tenons le levier. Les coupes déplacent-elles le pion ?
    .answer-4 = Non. Sa case le retient jusqu’à ce que les deux fils jaunes soient désignés.
    .question-5 = L’annonce au levier était fausse.
    .answer-5 = Le cadran avance d’un cran, et l’un des deux fils, tiré au sort, reçoit son jeton. Vous gardez le levier en main.
    .question-6 = Et si je n’ai que des fils jaunes ?
    .answer-6 = Avant le levier, tu passes ton tour, sans frais.
    .question-7 = Révéler des rouges déplace-t-il le pion ?
    .answer-7 = Non. La Tasse à café et le Désintégrateur non plus.
    .question-8 = Et après une annonce fausse avec le Rayon X ou Y ?
    .answer-8 = Tu choisis parmi les directions des deux valeurs.
