### What is spoken in missions that are told: one entry a line, as it is read aloud.

## Mission 19.

cue-19-1 = Bienvenue dans ma grotte, chers invités. Ma bombe vous accorde quinze minutes. Faites comme chez vous.
cue-19-2 = Encore douze minutes. Attention aux chauves-souris : elles sont de mon côté.
cue-19-3 = Dix minutes. Vous vous débrouillez beaucoup trop bien à mon goût.
cue-19-4 = Alors, je viens d’avancer un peu la pendule. Cinq minutes !
cue-19-5 = Deux minutes. Je fais déjà mes valises.
cue-19-6 = Trente secondes. Ce fut un plaisir de vous recevoir.
cue-19-7 = C’est l’heure. Adieu !
cue-19-speaker = La voix

## Mission 30.

cue-30-1 = C’est encore moi, le Grand Méchant Loup. Je souffle, je souffle, et vous, dépêchez-vous !
cue-30-2 = Première carte. Vite, sinon ça vous coûtera un cran !
cue-30-3 = Temps écoulé !
cue-30-4 = Deuxième carte. Celle-ci, c’est pour s’échauffer.
cue-30-5 = Troisième carte. Si vous traînez, je vous prends une carte équipement.
cue-30-6 = Quatrième carte. Si vous êtes rapides, vous pourrez tous dire combien vous avez de fils jaunes.
cue-30-7 = Cinquième carte, et moins de temps. Si vous êtes lents, la personne qui joue à la fin perd la parole.
cue-30-8 = Sixième carte. Si vous êtes rapides, l’un de vous tire un nombre et dit s’il l’a en main.
cue-30-9 = Septième carte. Si vous êtes rapides, tous les autres fils de ce nombre tombent tout seuls.
cue-30-10 = Trois cartes d’un coup. Ne coupez que ces nombres-là, et si les douze fils y passent, vous avez gagné.
cue-30-11 = Temps écoulé ! La personne dont c’est le tour désigne tous les fils jaunes qui restent. Tous, et rien d’autre.
cue-30-12 = Pas mal. Maintenant, le reste, et ensuite il faut que je file.
cue-30-13 = Trop tard. Je souffle, et la maison s’envole.
cue-30-speaker = Le Grand Méchant Loup

## Mission 42.

cue-42-1 = Baissez les lumières pour le magicien ! Toi qui es en piste, choisis en secret une paire coupée : elle revient, comme neuve.
cue-42-2 = Debout, tout le monde, et une place vers la gauche ! Les supports ne bougent pas.
cue-42-3 = Voici le jongleur ! Toi qui es en piste, fais changer de place deux de tes fils coupés, de valeurs différentes.
cue-42-4 = L’orchestre joue à l’envers : tout le monde une place vers la droite ! Les supports ne bougent pas.
cue-42-5 = Plus un geste, voici le lanceur de couteaux ! Toi qui es en piste, tous tes fils coupés s’envolent.
cue-42-6 = À partir de maintenant, le public veut un salut : après chaque coupe, on dit « Tadam ! »
cue-42-7 = Le clown trébuche et emporte tous les jetons de validation. J’espère que vous avez compté.
cue-42-8 = Le trampoline ! L’un après l’autre, dans le sens horaire : boing !
cue-42-9 = Le directeur vous regarde d’un air sévère. À la dernière coupe, a-t-on bien salué ?
cue-42-10 = Encore le trampoline, et cette fois deux tours complets : boing, boing !
cue-42-speaker = Le spectacle

## Mission 54.

cue-54-1 = Le navire de Rabbit le Rouge est à nos côtés. La coque tiendra dix minutes.
cue-54-2 = Un coup de canon ! L’eau s’engouffre, et quelque chose de rouge avec elle. Qui tient la pince en prend un dans la pile.
cue-54-3 = Le pont penche, et personne ne peut prendre la relève. Qui tient la pince joue encore une fois.
cue-54-4 = Une caisse se brise. Il y reste une bouteille d’oxygène intacte : elle est pour qui tient la pince.
cue-54-5 = Un deuxième trou dans la coque ! Encore un rouge qui entre.
cue-54-6 = Les tuyaux sont raccordés. Qui tient la pince peut donner de l’oxygène à un coéquipier, ou lui en prendre.
cue-54-7 = Une autre bouteille passe en flottant. Qui tient la pince peut l’attraper.
cue-54-8 = Les pirates ont rechargé. Encore une fuite, encore un rouge.
cue-54-9 = Toutes les portes sont coincées. Qui tient la pince joue encore une fois.
cue-54-10 = Un hublot cède. Encore un rouge qui entre.
cue-54-11 = La proue est touchée ! Encore un rouge qui entre.
cue-54-12 = Et la poupe aussi ! Encore un rouge qui entre.
cue-54-13 = Une dernière fois, les tuyaux sont raccordés. Partagez ce que vous avez.
cue-54-14 = Nous coulons ! Quarante secondes, pas une de plus.
cue-54-15 = La mer s’engouffre.
cue-54-speaker = À bord

## Mission 66.

cue-66-1 = Équipe, c’est la dernière. Je suis avec vous jusqu’au bout.
cue-66-2 = Vous êtes au rez-de-chaussée. La porte au sud est fermée, et la clé est accrochée juste à côté. Allez !
cue-66-3 = Trop tard.
cue-66-4 = Clic. La porte est ouverte. Derrière, un garde fait sa ronde avec une grosse lampe : endormez-le.
cue-66-5 = Il ronfle. Vite, à l’escalier au nord-est, avant la relève.
cue-66-6 = Ici en bas, tout n’est que lasers et scies. Dans le coin là-bas, il y a le levier qui éteint les lasers. Il est relié aux deux fils jaunes : quand vous le tenez, désignez les deux d’un seul coup.
cue-66-7 = Tout le bunker tourne ! Le nord, c’est vous qui dites où il est. Capitaine, tu peux disposer les cinq cartes autrement, mais fais vite.
cue-66-8 = Il s’enfuit, là-bas ! Il s’est enfermé dans le coin nord-ouest. Attrapez-le !
cue-66-9 = On le tient ! Et il rit, car la bombe fait toujours tic-tac. Coupez tout ce qui reste !
cue-66-speaker = La voix dans l’oreillette

script-story = L’histoire
