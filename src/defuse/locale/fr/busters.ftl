### Bomb Busters, the base game: what is done, asked, refused and told.

## Values and tokens. A colour has a plural: deux 5, but deux jaunes.

value-yellow = jaune
    .plural = jaunes
value-red = rouge
    .plural = rouges
value-even = pair
value-odd = impair
# A token that says what a wire is not. $mark: a value.
mark-not = pas { $mark }
value-unknown = { $text } n’est pas une valeur : écris un nombre de 1 à 12, yellow ou red
wire-unknown = { $text } n’est pas un fil : écris 1 à 12, y1.1 à y11.1 ou r1.5 à r11.5
wire-set-aside = un fil mis de côté

## What a player can do. The label is on a button.

act-place-token = Pose le vrai jeton devant l’un de tes fils.
    .label = Poser le jeton
act-cut = Désigne un fil de quelqu’un d’autre et annonce une valeur que tu as en main.
    .label = Coupe duo
act-solo-cut = Coupe tous les fils restants d’une valeur : ils sont tous à toi.
    .label = Coupe solo
act-reveal-reds = Il ne te reste que des rouges : montre-les à tout le monde.
    .label = Révéler tes rouges
act-pick-wire = Choisis un fil.
    .label = Choisir un fil
act-pick-stand = Choisis l’un de tes supports.
    .label = Choisir un support
act-pick-character = Prends une carte personnage.
    .label = Prendre un personnage
act-place-label = Pose le jeton = ou ≠ devant deux de tes fils voisins.
    .label = Poser l’étiquette

## What is asked.

ask-turn-ask = Que fais-tu ?
# $values: the only values that may be cut now.
ask-turn-ask-values = À couper : { OR($values) }. Quels fils ?
ask-opening-ask = Lequel de tes fils montres-tu avec ton jeton de départ ?
ask-owner-picks-hit = C’est juste : lequel de tes fils qui conviennent est coupé ?
ask-owner-picks-miss = C’est faux : lequel des fils désignés reçoit ton jeton ?

## What to choose in a cut, and why something cannot be chosen. A capital letter and a full stop are added where needed.

cut-name-one = annonce une valeur avec l’un de tes fils intacts
cut-name-two = annonce deux valeurs différentes que tu as en main
cut-point-at-one = désigne un fil intact de quelqu’un d’autre
cut-point-at-all = désigne tous les fils intacts d’un même support de quelqu’un d’autre
cut-point-at-several = désigne { $count } fils intacts d’un même support de quelqu’un d’autre
cut-untouchable = l’équipement n’agit pas sur ce fil
cut-unknown-to-you = tu ne connais pas ce fil
cut-red-wire = on ne peut pas annoncer un fil rouge
cut-counts-as-red = ici, les { $value } comptent comme rouges : on ne peut pas les annoncer
cut-detector-not-yellow = un détecteur cherche un nombre, pas du jaune
cut-has-to-be-of = dans cette coupe, il faut annoncer { OR($values) }
cut-solo-takes-all = une coupe solo prend tous les fils restants d’une valeur : 2 ou 4
cut-solo-others-hold =
    { $more ->
        [one] il y a encore { $more } fil de valeur { $value } dans d’autres mains
       *[other] il y a encore { $more } fils de valeur { $value } dans d’autres mains
    }
cut-solo-not-so-many = une coupe solo prend 2 ou 4 fils, pas { $held }
# Two cards used in one cut: what is on the button.
cut-with-both = { $one } + { $other }

label-choose-equal = choisis, sur l’un de tes supports, deux fils voisins de même valeur, dont un coupé au plus
label-choose-unequal = choisis, sur l’un de tes supports, deux fils voisins de valeurs différentes, dont un coupé au plus

token-untouchable = ce fil ne peut pas recevoir de jeton
token-only-blue = seul un fil bleu peut être montré
token-none-here = ce fil ne reçoit pas de jeton
token-there-already = ce fil a déjà ce jeton
token-no-four = aucun jeton ne dit qu’une valeur est là quatre fois
token-none-left = il n’y a plus de jeton { $mark }

## Cards.

card-is-not-yours = la carte { $card } est à quelqu’un d’autre
card-is-locked = la carte { $card } est encore verrouillée
card-is-instant = la carte { $card } agit toute seule
card-is-used = la carte { $card } a déjà servi
card-is-for-your-turn = la carte { $card } s’utilise à ton tour

panel-equipment = Équipement
panel-personal-equipment = Équipement personnel
panel-time = Temps

## Setting up.

mission-unknown = il n’y a pas de mission { $number } (missions : { $known })
setup-impossible = cette mise en place est impossible : { $why }
setup-players = Bomb Busters se joue de 2 à 5 joueurs, pas à { $players }
setup-mission-players = la mission { $mission } ne peut pas se jouer à { $players } joueurs
setup-captain = il n’y a pas de place { $seat } pour être capitaine
setup-no-equipment = la mission { $mission } se joue sans équipement
setup-unknown-card = il n’y a pas de carte équipement { $card }
setup-banned-card = la mission { $mission } se joue sans la carte équipement { $card }
setup-card-twice = chaque carte équipement n’existe qu’une fois

## What happened.

told-answered = { $seat } a répondu.
told-shown =
    { COUNT($seats) ->
        [1] { $seats } regarde { $wires }.
       *[other] { $seats } regardent { $wires }.
    }
told-shown-to-all = Tout le monde regarde { $wires }.
told-shuffled = On mélange face cachée.
told-mission-began = Mission { $number } : { $title }.
told-captain = Capitaine : { $seat }.
# Which red and yellow wires are in the game: 5.5, 9.5, or with “of” where only some of them are.
specials-all = { COMMA($prints) }
specials-some = { $count } parmi { COMMA($prints) }
told-specials = Rouge : { $red }. Jaune : { $yellow }.
told-reds = Rouge : { $red }.
told-yellows = Jaune : { $yellow }.
told-dealt = { $wires } fils sont distribués : { COMMA($stands) }.
# One stand in the list of told-dealt: how many wires it has.
told-dealt-stand = { $stand } { $wires }
told-equipment = Équipement sur le plateau : { $cards }.
told-opened = Les jetons de départ sont posés ; la partie commence.
told-token =
    { $mark ->
        [mark-not] { $seat } pose un jeton « { $mark } » devant { $wire }.
       *[other] { $seat } pose un jeton { $mark } devant { $wire }.
    }
told-announced = { $seat } dit : { $wire }, c’est { $mark }.
# A call. $cards: the equipment used in it, perhaps none.
told-called =
    { COUNT($cards) ->
        [0] { $seat } annonce { OR($values) } sur { $wires }.
       *[other] { $seat } annonce { OR($values) } sur { $wires } (équipement : { $cards }).
    }
told-solo =
    { COUNT($cards) ->
        [0] { $seat } fait une coupe solo : { OR($values) }.
       *[other] { $seat } fait une coupe solo : { OR($values) } (équipement : { $cards }).
    }
told-cut =
    { COUNT($wires) ->
        [1] { CAPITAL($wires) } est coupé : un { $value }.
        [2] { CAPITAL($wires) } sont coupés : deux { FORM($value, form: "plural") }.
       *[other] { CAPITAL($wires) } sont coupés : rien que des { FORM($value, form: "plural") }.
    }
# After a call that was right.
told-cut-right =
    { COUNT($wires) ->
        [1] Juste : { $wires } est coupé, un { $value }.
        [2] Juste : { $wires } sont coupés, deux { FORM($value, form: "plural") }.
       *[other] Juste : { $wires } sont coupés, rien que des { FORM($value, form: "plural") }.
    }
told-missed = Faux : pas de { OR($values) } ici.
told-detected = Il y en a un.
told-token-owed = { $seat } pose un jeton devant l’un d’eux.
# $none: yes if the token says that there is no such wire on the stand.
told-token-beside =
    { $none ->
        [yes] { $seat } pose le jeton { $mark } à côté du support : { $stand } n’en a pas.
       *[no] { $seat } pose le jeton { $mark } à côté du support, chez { $stand }.
    }
told-skipped = { $seat } passe son tour : { $why }.
told-spared = Pas d’explosion, pas de jeton.
told-reds-revealed = { $seat } n’a plus que des rouges et révèle { $wires }.
told-dial-stays = Le cadran reste à { $to }.
told-dial-drops = Le cadran tombe à { $to }.
told-dial-rises = Le cadran remonte à { $to }.
told-validated = Tous les { FORM($value, form: "plural") } sont partis.
told-unlocked = La carte { $card } est maintenant utilisable.
told-card-used = { $seat } utilise { FORM($card, form: "definite") }.
told-cards-ready =
    { COUNT($cards) ->
        [1] Peut resservir : { $cards }.
       *[other] Peuvent resservir : { $cards }.
    }
# A personal card in the list of told-cards-ready.
told-card-of = { $card } { OF($seat) }
told-moved = { CAPITAL(COMMA($moves)) }.
told-move = { $wire } devient { $to }
told-labelled = { $seat } pose une étiquette : { $left } { $sign } { $right }.
told-radar = Le radar cherche le { $value } : { COMMA($answers) }.
told-radar-stand =
    { $heard ->
        [yes] { $stand } oui
       *[no] { $stand } non
    }
told-jumped = { $seat } donne le prochain tour à { $to }.
told-exploded = La bombe explose : { $why }.
told-won = La bombe est désamorcée. Tout le monde a gagné !

## Why a mission was lost. A phrase after a colon. “by” says who it was.

loss-dial = le cadran est arrivé au bout
    .by = { $seat } a épuisé le dernier cran du cadran
loss-time = le temps est écoulé
loss-red-wire = un fil rouge a été touché
    .by = { $seat } a touché un fil rouge
loss-nothing-legal = quelqu’un n’avait plus aucun coup permis
    .by = { $seat } n’avait plus aucun coup permis
loss-not-red = un fil annoncé rouge ne l’est pas
    .by = { $seat } a annoncé rouge un fil qui ne l’est pas
loss-wrong-wires = ce n’étaient pas les bons fils
    .by = { $seat } n’a pas désigné les bons fils
loss-red-among-named = il y avait un rouge parmi les fils désignés
    .by = il y avait un rouge parmi les fils désignés par { $seat }
loss-reds-told-to-cut = la personne choisie pour couper n’avait que des rouges
    .by = { $seat } devait couper et n’a que des rouges
loss-flipped-mistaken = un fil retourné n’était pas ce qu’on avait cru
    .by = un fil retourné n’était pas ce que croyait { $seat }
loss-cards-stranded = des cartes nombre ont échoué chez quelqu’un qui n’a plus de fils
loss-wrong-yellows = les fils jaunes n’étaient pas ceux-là
    .by = les fils jaunes n’étaient pas ceux que { $seat } a désignés
loss-red-tripwire = un fil rouge a été pris pour un fil piégé
    .by = { $seat } a pris un fil rouge pour un fil piégé
loss-nobody-can-act = plus personne ne peut rien faire
loss-red-with-lever = un fil rouge a été désigné avec le levier
    .by = { $seat } a désigné un fil rouge avec le levier
loss-nobody-may-cut = plus personne n’a de fil à couper
loss-doctor-away = le docteur s’est échappé
loss-idle-round = personne n’a rien pu faire de toute une manche
loss-rookie-missed = la recrue s’est trompée
    .by = { $seat }, la recrue, a raté son coup
loss-careless-missed = Capitaine Tête-en-l’air s’est planté
    .by = { $seat }, alias Capitaine Tête-en-l’air, a raté son coup
loss-herrings-missed = Jean Tourloupe s’est planté
    .by = { $seat }, alias Jean Tourloupe, a raté son coup
loss-nano-arrived = Nano a atteint la case 12
loss-nano-laden = Nano porte encore des fils, et plus personne d’autre n’en a

## Why a turn passed without an action. A phrase after a colon.

skip-passed = c’est son choix
skip-number-left = le nombre n’est plus dans sa main
skip-no-card-fits = aucun fil ne correspond à ses cartes nombre
skip-no-number-fits = aucun nombre visible dans sa main
skip-none-of-three = aucun des trois nombres
skip-only-tripwire = il ne reste que le fil piégé
skip-only-yellow = rien que du jaune
skip-nothing-under-nano = rien à couper sous Nano ni devant
skip-card-allows-none = la carte ne permet aucune coupe
skip-no-oxygen = pas d’oxygène
skip-flipped = rien ne convient, sauf le fil retourné { OF($seat) }
