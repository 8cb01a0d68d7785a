### What the missions' own rules say, from hand-me-downs to X wires: what is done, asked, refused, shown and told.

## Number cards that are handed on (mission 65).

act-hand-on-number = Donne une de tes cartes nombre à quelqu’un de l’équipe.
    .label = Transmettre une carte nombre
ask-hand-on-ask = Laquelle de tes cartes nombre transmets-tu, et à qui ?
# Why a teammate cannot be given a card.
hand-on-no-wires = n’a plus de fils
hand-on-finished = ce nombre est terminé
hand-on-which = transmets une des cartes face visible devant toi
hand-on-to-whom = donne-la à quelqu’un de l’équipe qui a des fils
hand-on-no-card = il n’y a pas de { $value } devant toi
# On a button.
hand-on-nothing-fits = Passer : aucun fil ne correspond à mes cartes nombre
hand-on-cards = Cartes nombre
told-numbers-dealt-out = Cartes nombre : { COMMA($hands) }.
# One hand in the list of told-numbers-dealt-out.
told-numbers-dealt-out-hand = { $seat } ({ COMMA($numbers) })
told-number-handed-on = { $seat } transmet le { $number } à { $to }.

## Tokens that show no value (missions 21, 24, 33, 40 and 58).

marks-tokens = Jetons
marks-parity = Un jeton dit seulement si son fil est pair ou impair.
marks-count = Un jeton dit combien de fois la valeur de son fil est sur ce support, fils coupés compris.
marks-none = Il n’y en a pas, même après une annonce fausse.
marks-missed = Faux : pas de { OR($values) } ici. On n’en dit pas plus.
marks-play-begins = La partie commence.
marks-detectors = Doubles détecteurs
marks-endless = Tout le monde peut utiliser le sien à chaque tour.

## Nano on the validation track (missions 43 and 53).

ask-nano-gives = Nano t’a donné un fil : sur lequel de tes supports va-t-il ?
# The space of the track before 1.
nano-start = départ
# A mark at the last space of the track.
nano-boom = boum
nano-in-place-of-the-dial = Nano, à la place du cadran
nano-heading-up = Nano, en montée
nano-heading-down = Nano, en descente
nano-wires = Fils sur Nano
nano-which-stand = choisis l’un de tes supports
# On a button.
nano-this-stand = Sur ce support
told-nano-moved =
    { $to ->
        [0] Nano revient au départ.
       *[other] Nano va sur la case { $to }.
    }

## Nano on a line of number cards (mission 59). $facing: left or right.

act-face-nano = Dis de quel côté Nano regarde.
    .label = Tourner Nano de ce côté
ask-facing-ask = De quel côté Nano doit-il regarder maintenant ?
nano-line-which-way = gauche ou droite
nano-line-behind =
    { $facing ->
        [left] Nano est sur le { $at } et regarde vers la gauche : le { $value } est derrière lui
       *[right] Nano est sur le { $at } et regarde vers la droite : le { $value } est derrière lui
    }
nano-line-facing =
    { $facing ->
        [left] Nano regarde vers la gauche ←
       *[right] Nano regarde vers la droite →
    }
# A mark at a number whose wires are all cut.
nano-line-face-down = face cachée
# $line: the numbers from left to right.
told-nano-line-laid =
    { $facing ->
        [left] Les cartes nombre forment une ligne : { $line }. Nano est sur le { $at } et regarde vers la gauche.
       *[right] Les cartes nombre forment une ligne : { $line }. Nano est sur le { $at } et regarde vers la droite.
    }
told-nano-walked = Nano avance jusqu’au { $to }.
told-nano-turned =
    { $facing ->
        [left] Nano fait demi-tour et regarde vers la gauche.
       *[right] Nano fait demi-tour et regarde vers la droite.
    }

## A deck of number cards that turns up equipment (mission 15).

number-deck-card = Carte nombre
number-deck-so-far =
    { $cut ->
        [one] { $cut } coupé sur { $total }
       *[other] { $cut } coupés sur { $total }
    }
# A card that lies face down.
number-deck-equipment = Équipement
number-deck-face-down = Équipement face cachée
told-number-turned-up =
    { $finished ->
        [yes] La carte nombre suivante est le { $number }, déjà terminé.
       *[no] La carte nombre suivante est le { $number }.
    }

## Number cards that are worth a step of the dial (mission 62).

number-row = Un cran en arrière par carte
told-numbers-laid = Cartes nombre sur la table : { $numbers }.

## A number card for every turn (missions 18, 45 and 51).

act-designate = Dis qui doit couper.
    .label = À toi de couper
ask-designate-ask = Qui doit couper le { $value } ?
ask-designate-ask-reds = Il ne reste que des rouges : qui doit continuer ?
ask-lacks-ask = Tu n’as pas ce nombre : lequel de tes fils montres-tu à la place ?
# Why a seat cannot be chosen.
designate-no-wires = n’a plus de fils
designate-whom = choisis quelqu’un qui a des fils
# On a button.
lacks-show-one = Montrer un de tes fils
number-turns-deck = Pioche nombre
number-turns-to-cut = À couper
told-number-called =
    { $fresh ->
        [yes] La pioche nombre est mélangée à nouveau. Le nombre est le { $number }.
       *[no] Le nombre est le { $number }.
    }
told-took-on = { $seat } a le { $number }.
told-had-not = { $seat } n’a pas de { $number }.

## Volunteers for a number (mission 45).

act-snip = Dis que tu t’en charges.
    .label = Couic !
ask-volunteer-ask = Qui coupe le { $value } ?
ask-volunteer-ask-reds = Il ne reste que des rouges : qui commence ?
# On a button, for somebody who has nothing but reds.
volunteer-reveals = Couic ! Révéler tes rouges

## Opening tokens.

# On a button.
opening-your-token = Poser ton jeton
opening-which-wire = choisis l’un de tes fils bleus intacts
# A token drawn by lot.
told-token-drawn = { $seat } tire le jeton { $mark }.

## Constraint cards that everybody chooses (mission 31).

act-take-constraint = Prends une carte contrainte.
    .label = Prendre une contrainte
ask-take-constraint = Quelle carte contrainte prends-tu ?
draft-which-card = choisis une carte de A à E
draft-taken = { $seat } l’a déjà prise
# Cards that lie face down for good.
draft-turned-down = Retournée pour de bon
told-constraint-turned = { $seat } retourne la contrainte { $letter } pour de bon.

## A ring of constraint cards (mission 61).

act-rotate = Dis si les cartes se décalent, et dans quel sens.
    .label = Décaler les cartes contrainte
act-swap-constraint = Remplace ta carte contrainte par une de F à L, tirée au sort, pour un cran du cadran.
    .label = Changer de contrainte, pour un cran
ask-rotate-ask = Nouvelle manche : toutes les cartes contrainte se décalent-elles d’une place ?
ring-which-way = les cartes restent, ou se décalent toutes d’une place
ring-used-up = les cartes F à L sont épuisées
ring-not-now = pas tant qu’une question est ouverte
ring-no-wires = tu n’as plus de fils
# $letters: the cards that are left to swap for, as in GHK.
ring-cards = Cercle des contraintes, sens horaire (à échanger : { $letters })
ring-cards-none-to-swap = Cercle des contraintes, sens horaire (rien à échanger)
told-ring-laid =
    { COUNT($letters) ->
        [1] À côté du capitaine : contrainte { $letters }.
       *[other] À côté du capitaine : contraintes { $letters }.
    }
told-constraints-rotated =
    { $way ->
        [clockwise] Les cartes contrainte se décalent d’une place dans le sens horaire.
       *[counter-clockwise] Les cartes contrainte se décalent d’une place dans le sens antihoraire.
    }
told-constraint-swapped = { $seat } échange la contrainte { $old } contre { $new }.

## Constraint cards that bind everybody (missions 32, 37 and 57).

act-replace-constraint = Remplace la contrainte par la carte suivante de la pioche.
    .label = Remplacer la contrainte
constraint-deck-nobody = personne ne peut choisir de remplacer la contrainte
constraint-deck-only-captain = seul le capitaine remplace la contrainte
constraint-deck-none-in-force = il n’y a pas de contrainte en ce moment
constraint-deck-replaced = la contrainte a déjà été remplacée pendant ce tour
constraint-deck-not-now = pas tant qu’une question est ouverte
constraint-deck-left = Cartes contrainte restantes
paired-constraints = Contraintes des nombres
# A constraint card that belongs to a number. $title: what the card is called.
paired-constraint = { $number } : { $title }
told-round-idle = Une manche entière sans une seule action.
told-constraints-paired = Chaque nombre a sa carte contrainte : { COMMA($pairs) }.
# One pair in the list of told-constraints-paired.
told-constraints-paired-pair = { $number } { $letter }

## Oxygen (missions 44, 54 and 63).

act-hold-breath = Passe ton tour sans rien faire, ce qui coûte un cran.
    .label = Passer ton tour
# What may be signed under water, where nobody can speak.
sign-oxygen = Il me faut de l’oxygène
oxygen-tokens = Oxygène
oxygen-held =
    { $tokens ->
        [one] { $tokens } jeton oxygène
       *[other] { $tokens } jetons oxygène
    }
oxygen-in-reserve = Oxygène dans la réserve
oxygen-paid = Oxygène payé
oxygen-too-dear =
    { $cost ->
        [one] couper un { $value } coûte { $cost } jeton oxygène ; il y en a { $there }
       *[other] couper un { $value } coûte { $cost } jetons oxygène ; il y en a { $there }
    }
# Places of tokens, in told-oxygen-moved.
oxygen-reserve = la réserve
oxygen-box = la boîte
# $source and $to: a player, the reserve or the box.
told-oxygen-moved =
    { $tokens ->
        [one] { $tokens } jeton oxygène passe { OF($source) } à { $to }.
       *[other] { $tokens } jetons oxygène passent { OF($source) } à { $to }.
    }

## Oxygen from hand to hand (mission 49).

act-give-oxygen = Donne à quelqu’un de l’équipe autant de jetons que le nombre que tu vas couper.
    .label = Donner de l’oxygène et couper
act-let-oxygen-go = Remets dans la boîte autant de jetons que le nombre que tu vas couper : plus personne d’autre n’a de fils.
    .label = Payer l’oxygène et couper
oxygen-gift-pay-first =
    { $value ->
        [one] paie { $value } jeton oxygène avant de couper un { $value }
       *[other] paie { $value } jetons oxygène avant de couper un { $value }
    }
oxygen-gift-make-it = tu as payé une coupe : fais-la
oxygen-gift-to-whom = donne-le à quelqu’un de l’équipe qui a des fils
oxygen-gift-which-number = dis un nombre que tu as en main
told-cut-paid = { $seat } va couper un { $value }.

## A deck that is the prize for a special action (missions 23 and 39).

act-place-nothing = Dis que tes cartes nombre ne te donnent aucun jeton à poser.
    .label = Aucun jeton à poser
ask-number-ask = Tu as reçu des cartes nombre : lequel de tes fils qui ont l’un de ces nombres reçoit un jeton ?
prize-cards = Cartes dans la pioche
# On a button.
prize-place-token = Poser un jeton
prize-no-such-card = tu n’as reçu aucune carte de ce nombre
prize-which-wire = choisis l’un de tes fils intacts d’un nombre que tu as reçu
prize-has-one = tu as un fil d’un nombre que tu as reçu : pose un jeton
prize-has-none = aucune de tes cartes nombre ne va avec un fil qui peut recevoir un jeton
told-prize-shrank = La manche est finie : la pioche perd une carte.
told-prize-won =
    { $cards ->
        [0] La pioche est gagnée, mais elle est vide.
        [one] La pioche est gagnée, avec { $cards } carte dedans.
       *[other] La pioche est gagnée, avec { $cards } cartes dedans.
    }
told-numbers-dealt = Des cartes nombre sont distribuées face cachée : { COMMA($hands) }.
# One hand in the list of told-numbers-dealt: how many cards it has.
told-numbers-dealt-hand = { $seat } { $cards }
told-nothing-to-mark = { $seat } n’a aucun fil à marquer.

## Turns for whoever is first (mission 10).

act-take-turn = Crie « couic » : le prochain tour est à toi.
    .label = Couic !
ask-race-ask = Qui joue le prochain tour ?
race-just-had = tu viens de jouer : laisse la place à quelqu’un d’autre
race-let-go = tu as laissé passer ce tour
race-no-wires = tu n’as plus de fils
race-wait = attends la fin de ce tour
race-next-turn = Prochain tour
race-anybody = Pour qui crie « couic » en premier et a encore des fils.
race-anybody-but = Pour qui crie « couic » en premier et a encore des fils, mais pas { $seat }.
# $called: yes if the player said so, no if nobody did.
told-turn-taken =
    { $called ->
        [yes] { $seat } crie « couic ! »
       *[no] C’est le tour { OF($seat) }.
    }

## A role for one player (missions 14, 17 and 28).

role = Rôle
role-rookie = la recrue
    .text = Si une coupe duo de la recrue échoue, la bombe explose.
role-herrings = Jean Tourloupe
    .text = Pas d’équipement, et chaque jeton dit ce que le fil n’est pas.
role-careless = Capitaine Tête-en-l’air
    .text = Pas d’équipement, et si une coupe duo du capitaine échoue, la bombe explose.
# $text: what is special about the role, a sentence or two.
role-of = { $seat } est { $role }. { $text }
role-no-equipment = { $role } ne peut utiliser aucun équipement
role-not-this-card = { $role } ne peut pas utiliser cette carte
told-role-taken = { $seat } est { $role }.

## A line of number cards (missions 9, 16 and 36).

act-place-arrow = Pose la flèche à un bout de la ligne.
    .label = Poser la flèche
ask-arrow-ask = De quel bout la ligne commence-t-elle ?
sequence-which-end = choisis le bout gauche ou le bout droit
sequence-not-yet = il faut d’abord { $quota } × { $first }, avant le moindre { $value }
# On the card of the number that is next.
sequence-so-far =
    { $cut ->
        [one] suivant : { $cut } coupé sur { $quota }
       *[other] suivant : { $cut } coupés sur { $quota }
    }
sequence-from-left = Dans cet ordre
sequence-from-right = Dans cet ordre, depuis la droite
told-line-laid = La ligne des cartes nombre : { $numbers }.
told-arrow-placed =
    { $end ->
        [left] { $seat } pose la flèche au bout gauche de la ligne.
       *[right] { $seat } pose la flèche au bout droit de la ligne.
    }
told-line-shortened = Le { $number } quitte la ligne.

## Speech (missions 25, 44, 49 and 63).

act-slip = La langue a fourché : le cadran avance d’un cran.
    .label = Signaler un mot de trop
slip-who = choisis qui c’était
speech = Parole
speech-no-numbers = Ne dites aucun nombre à voix haute : cela coûte un cran.
# On a button of the host.
speech-report-number = Signaler un nombre prononcé
# $signs: what may be signed.
speech-closed = personne ne peut parler ici ; signes permis : { COMMA($signs) }
speech-signs-only = Personne ne peut parler. Signes permis : { COMMA($signs) }.
told-slip-heard = { $seat } a dit un nombre à voix haute.

## A race through number cards (mission 30).

act-name-yellows = Désigne tous les fils jaunes qui restent, où qu’ils soient.
    .label = Désigner les jaunes
ask-yellows-ask = Quels sont tous les fils jaunes qui restent ? Une réponse fausse fait exploser la bombe.
# On a button of the host.
speed-report-word = Signaler un mot prononcé
speed-cards = Cartes nombre
speed-card = Carte { $number }
# Of a card that was won or lost.
speed-won = gagnée
speed-lost = perdue
# The open card: the how manyth it is, and whether two wires of it are cut.
speed-so-far =
    { $made ->
        [yes] carte { $card } sur { $cards }, deux sont coupés
       *[no] carte { $card } sur { $cards }, coupez-en deux
    }
speed-so-far-turns =
    { $made ->
        [yes]
            { $turns ->
                [one] carte { $card } sur { $cards }, deux sont coupés, encore { $turns } tour
               *[other] carte { $card } sur { $cards }, deux sont coupés, encore { $turns } tours
            }
       *[no]
            { $turns ->
                [one] carte { $card } sur { $cards }, coupez-en deux, encore { $turns } tour
               *[other] carte { $card } sur { $cards }, coupez-en deux, encore { $turns } tours
            }
    }
speed-only-these = Seulement ces nombres
# $last: the last of the numbers; $most: those before it.
speed-only-now =
    { COUNT($most) ->
        [0] on ne peut couper que des { $last } maintenant
       *[other] on ne peut couper que des { COMMA($most) } ou { $last } maintenant
    }
speed-name-yellows =
    { $count ->
        [one] désigne { $count } fil intact, où qu’il soit
       *[other] désigne { $count } fils intacts, où qu’ils soient
    }
speed-silence = Silence
speed-signals-only = { $seat } n’a droit qu’aux signaux.
told-card-turned = Carte { $card } sur 7 : coupez deux { $number }.
told-card-won = Deux { $number } sont coupés : vous gagnez la carte { $card }.
told-card-lost = Trop tard pour les { $number } : la carte { $card } est perdue.
told-card-discarded = La carte { $card } est retirée du plateau.
told-yellows-counted = Fils jaunes : { COMMA($counts) }.
# One seat in the list of told-yellows-counted.
told-yellows-counted-seat = { $seat } { $count }
told-silenced = Désormais, { $seat } n’a droit qu’aux signaux.
told-silence-broken = { $seat } a parlé, mais n’a droit qu’aux signaux.
# $holds: yes if the player has a wire of that number.
told-holding-told =
    { $holds ->
        [yes] { $seat } tire le { $number } et en a un.
       *[no] { $seat } tire le { $number } et n’en a pas.
    }
told-sprint-began = On ne peut plus couper que ces nombres : { $numbers }.
told-yellows-picked = Selon { $seat }, voici tous les fils jaunes qui restent : { $wires }.

## Sums and differences (mission 47).

act-combine-numbers = Choisis deux cartes nombre : tu coupes maintenant leur somme ou leur différence.
    .label = Combiner deux cartes nombre
act-discard-numbers = Passe ton tour : deux cartes nombre sont défaussées, et le cadran avance d’un cran.
    .label = Passer, pour un cran du cadran
ask-combine-ask = Quelles cartes nombre combines-tu ? Tu coupes la somme ou la différence des deux.
sums-choose-first = choisis d’abord deux cartes nombre
sums-used = cette carte a déjà servi
sums-which-to-combine = choisis deux cartes dont tu as la somme ou la différence en main
sums-which-to-discard = choisis deux cartes à défausser
sums-cards = Cartes nombre
told-numbers-discarded = { $seat } défausse le { $one } et le { $other }.
told-numbers-combined = { $seat } combine { $one } et { $other }, pour couper { OR($values) }.
told-numbers-laid-out = Les douze cartes nombre sont de nouveau étalées.

## Yellow tripwires (mission 41).

act-cut-tripwire = Désigne un fil de quelqu’un d’autre que tu prends pour un fil piégé.
    .label = Couper un fil piégé
tripwire-not-named = un fil jaune est un fil piégé : seul quelqu’un d’autre peut le couper
tripwire-stuck = il ne te reste que ton fil piégé : tu passes ton tour
tripwire-not-your-turn = ce n’est pas ton tour
tripwire-only-reds = il ne te reste que des rouges : révèle-les
tripwire-nobody-has-one = personne d’autre n’a de fil piégé
tripwire-your-own = ton propre fil piégé, c’est aux autres de le trouver
tripwire-which-wire = désigne un fil intact de quelqu’un d’autre
tripwire-no-card = aucune carte n’aide pour cette action
tripwires-left = Fils piégés restants
told-tripwire-called = { $seat } prend { $wire } pour un fil piégé.
told-tripwire-missed = Faux : ce n’en est pas un.

## Turns in two steps (missions 18, 26, 45, 47 and 51).

ask-first-step = Que fais-tu avant de couper ?
two-steps-something-else = ce tour commence par autre chose
two-steps-now-cut = le tour a commencé : maintenant, tu dois couper

## The weakest link (mission 34).

act-accuse = Dis qui est le maillon faible, et sous quelle contrainte.
    .label = Nommer le maillon faible
# On a button.
weakest-link-no-cut = Ma carte ne me permet plus aucune coupe
weakest-link-forbids =
    { $letter ->
        [A] contrainte A : pair seulement, donc pas de { $value }
        [B] contrainte B : impair seulement, donc pas de { $value }
        [C] contrainte C : 1 à 6 seulement, donc pas de { $value }
        [D] contrainte D : 7 à 12 seulement, donc pas de { $value }
       *[E] contrainte E : 4 à 9 seulement, donc pas de { $value }
    }
weakest-link-not-you = le maillon faible, ce n’est pas toi
weakest-link-nobody-bound = plus personne n’a de contrainte
weakest-link-on-your-turn = tu peux nommer le maillon faible à ton tour
weakest-link-once = une fois par tour, cela suffit
weakest-link-yourself = le maillon faible, c’est toi
weakest-link-who = Qui est le maillon faible ?
weakest-link-face-down = Contrainte et personnage, face cachée
# $text: what the constraint card says. $bound: whether the reader is the weakest link.
weakest-link-card =
    { $bound ->
        [yes] { $text } Le maillon faible, c’est toi : tu dois respecter cette carte.
       *[no] { $text } Cette carte ne te concerne pas.
    }
told-secrets-dealt = Tout le monde regarde en secret un personnage et une carte contrainte.
told-accused =
    { $right ->
        [yes] { $seat } dit : le maillon faible, c’est { $suspect }, contrainte { $letter }. Juste !
       *[no] { $seat } dit : le maillon faible, c’est { $suspect }, contrainte { $letter }. Faux.
    }
told-link-broke = { $seat } est le maillon faible et n’a aucune coupe permise par la contrainte.
told-secrets-discarded = Les cartes contrainte quittent le jeu.

## X wires (missions 20 and 35).

x-wires = Fils X
x-wires-no-order = Les fils X ne sont pas rangés, et aucune carte n’agit sur eux.
x-wires-free = Les fils X peuvent être coupés. Aucune carte n’agit sur eux.
x-wires-locked = ce fil X est bloqué jusqu’à ce que tous les fils jaunes soient coupés
x-wires-locked-still = Les fils X sont bloqués jusqu’à ce que tous les fils jaunes soient coupés : il en reste { $left }. Aucune carte n’agit sur eux.
