### Ce qu’il y a à côté de la table de Bomb Busters, la fin d’une mission et le guide.

## La règle en vigueur, et les onglets en dessous.

web-beside-table = Mission, équipement, journal et conversation
# Before the rule in force.
web-now = En cours
web-now-label = La règle en vigueur
web-now-goal = Cette mission
web-now-more = Tout montrer
# What something is called, and how it stands: "Oxygen: 3 / 8".
web-titled = { $title } : { $what }
# $first, $then: numbers.
web-now-before = D’abord { $first }, puis { $then }
web-now-next = Ensuite : { $value }
web-now-yours = Toi : { $what }
# A tab; there is little room.
web-tab-talk = Parler
web-said-new =
    { $n ->
        [one] { $n } nouveau message
       *[other] { $n } nouveaux messages
    }
web-talk-now-only = La conversation se lit au présent : reviens à la fin.
web-last-moves = Derniers coups
# How a call ended.
web-right = juste
web-wrong = faux
web-kit-now = Équipement utilisable
web-kit-ready =
    { $n ->
        [one] Équipement : { $n } carte utilisable
       *[other] Équipement : { $n } cartes utilisables
    }
web-kit-none = Pas d’équipement dans cette mission.
web-kit-none-ready = Rien pour l’instant.
# Of a card: a rule forbids it at the moment.
web-kit-barred = interdit
web-last-mission = La mission d’avant

## La fin.

# In a speech bubble: the value that was called.
web-end-word = « { $word } ! »
web-end-called-it = l’a annoncé
web-end-wire-of = fil { $place } sur { $of }
# $wire: "Ben's wire 3".
web-end-call = { $name } a annoncé { $value } en désignant { $wire }.
# $text: the number on the wire.
web-end-was =
    { $colour ->
        [red] C’était le rouge, { $text }.
        [yellow] C’était le jaune, { $text }.
       *[blue] C’était un { $text }.
    }
# $places: the places of wires, as a list.
web-end-held =
    { $n ->
        [one] { $name } avait { $value } à la place { $places }.
       *[other] { $name } avait { $value } aux places { $places }.
    }
web-end-turns =
    { $n ->
        [one] Un tour
       *[other] { $n } tours
    }
web-end-numbers = { $done } nombres terminés sur { $all }
web-end-dial =
    { $n ->
        [0] le cadran est au bout
        [one] encore un cran au cadran
       *[other] encore { $n } crans au cadran
    }
# $odds: "8 61%, red 9%".
web-end-odds = Tes probabilités disaient : { $odds }.
web-end-cuts =
    { $n ->
        [one] une coupe
       *[other] { $n } coupes
    }
# Read out for a picture.
web-end-map = Une bombe désamorcée. { $mission } : c’est coché sur le chemin des missions.
web-end-look = Regarder la table
web-end-show = Montrer la fin

## Le guide : chaque chose au moment où elle compte.

web-coach-wires = Les grands fils en bas sont les tiens. Ils sont rangés du plus petit au plus grand, et personne d’autre ne les voit.
web-coach-team = Au-dessus, il y a les fils de ton équipe. Tu vois leur dos ; ils sont rangés, eux aussi. Ensemble, vous devez tous les couper.
# $place: where the wire stands, counted from the left.
web-coach-token = Montre ton { $value } (fil { $place }) : tu n’en as qu’un, les autres ont ses jumeaux et peuvent le couper sans risque. Clique dessus, puis sur le bouton.
web-coach-token-more = Montre un { $value } (fil { $place }) : tu en as { $n }, et qui en a un autre peut le couper sans risque. Clique dessus, puis sur le bouton.
web-coach-watch = Regarde : les autres donnent des indices ou coupent des fils. La lampe montre à qui c’est le tour.
web-coach-point = À toi. Clique sur un fil d’un équipier dont tu penses avoir le jumeau. Les jetons et l’ordre t’aident.
web-coach-name = Maintenant, annonce ce que c’est : choisis un de tes numéros.
web-coach-send = C’est sûr ? Alors appuie sur le gros bouton. Si c’est juste, les deux fils sont coupés.
web-coach-cut = Coupé ! Chaque numéro a quatre fils. Une fois tous coupés, le numéro est terminé.
web-coach-miss = Raté : le cadran avance d’un cran vers l’explosion, et le fil reçoit un jeton avec son vrai numéro.
web-coach-tokens = Un jeton montre ce qu’est son fil. Si tu as le même numéro, tu peux couper ce fil sans aucun risque.
web-coach-yellow = Les fils jaunes ont tous la même valeur : jaune. Leur numéro dit seulement où ils sont dans la rangée.
web-coach-red = Ne désigne jamais un fil rouge : la bombe explose. Le marqueur rouge entre deux nombres montre où il peut être.
web-coach-kit = Une carte équipement est utilisable. Ouvre « Équipement » pour voir ce qu’elle fait ; chacun peut l’utiliser, une fois.
# $card: the name of a card.
web-coach-detector = { $card } : c’est ta carte à toi, pour une seule fois. « Équipement » dit ce qu’elle fait.
# $label: what the button says.
web-coach-solo = Tu as tout ce qui reste de ce numéro : { $value }. Choisis « { $label } » : c’est sans risque.
# $wire: "Ben's wire 3".
web-coach-sure = C’est certain : { $wire }, c’est { $value }, et tu en as un aussi. Cette coupe est sans risque.
web-why-certain = Pourquoi est-ce certain ?
web-coach-end = C’est tout ce qu’il te faut. Ce qui est impossible est pâle et dit pourquoi. Bonne chance !

## À la table d’une leçon.

web-lesson-hint = Indice
web-lesson-on = Continuer
web-lesson-play-on = Jouer encore ici
web-lesson-once-more = Réessayer
web-lesson-back = Retour à la leçon
