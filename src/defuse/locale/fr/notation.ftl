### The table notation: what is wrong with a text, and what its lines tell.
### Words of the notation itself (mission, dial, none, moved …), names of stands (B1) and slots (B1.3), wires (y2.1) and
### examples of lines are the same in all languages: they are what people type.

# $problem: one of the messages below.
notation-error-at = ligne { $line }, colonne { $column } : { $problem }

## What should stand somewhere. They fill “$what” in the four messages that follow this group.

notation-a-card = une carte
notation-a-challenge = une carte défi
notation-a-character = un personnage
notation-a-character-or-link = un personnage, ou « link »
notation-a-column = une colonne
notation-a-comparison = « is », « = », « != », « <= », « < » ou « x2 among »
notation-a-constraint = une carte contrainte
notation-a-fact = une information
notation-a-mission = une mission
notation-a-number = un nombre
notation-a-number-card = une carte nombre
notation-a-part = une partie de l’histoire
notation-a-radar-number = un nombre de 1 à 12
notation-a-row = une rangée
notation-a-rule = l’identifiant d’une règle
notation-a-seat = une place
notation-a-seat-or-reserve = une place, ou « reserve »
notation-a-secret-character = un personnage (1 est le maillon)
notation-a-slot = un emplacement
notation-a-stand = un support
notation-a-state = un état
notation-a-time = un temps
notation-a-validated-value = une valeur validée
notation-a-value = une valeur
notation-a-word = un mot
notation-how-many = combien il y en a
notation-how-many-cards-left = combien de cartes il reste
notation-how-many-cues = combien de répliques
notation-how-many-in-game = combien sont en jeu
notation-how-many-of-them = combien d’entre eux
notation-how-many-rounds = combien de manches sont finies
notation-how-many-skipped = combien de tours de suite ont été passés
notation-how-many-tokens = combien de jetons
notation-how-many-tokens-lie = combien de jetons il y a
notation-how-many-turns = combien de tours
notation-how-many-turns-begun = combien de tours ont commencé
notation-how-many-turns-ended = combien de tours sont finis
notation-how-often-chance = combien de fois on a fait appel au hasard
notation-how-often-chance-unseen = combien de fois on a fait appel au hasard en cachette
notation-nanos-card = la carte de Nano
notation-nanos-space = la case de Nano
notation-the-dial = le cadran
notation-what-acts-as-red = ce qui compte comme rouge
notation-what-is-noted = ce que la règle a noté
# $word: a word of the first line, such as “captain”.
notation-what-it-is = la valeur de { $word }
notation-what-radar-asks = ce qu’on demande au radar
notation-what-to-cut = ce qu’il faut couper
notation-what-token = ce que montre le jeton
notation-which-cue = quelle réplique
notation-which-cue-last = quelle réplique a été dite en dernier
notation-whose-cards = à qui sont les cartes
notation-quoted = « { $word } »
notation-one-of = { OR($words) }
notation-line-ends = la ligne s’arrête alors qu’on attend encore : { $what }
notation-line-ends-or-none = la ligne s’arrête alors qu’on attend encore : { $what }, ou « none »
notation-should-stand = on attend ici : { $what }, et non « { $word } »
notation-no-number = on attend ici : { $what } (un nombre de { $least } à { $most }), et non « { $word } »

## Words.

notation-too-many-words = « { $word } » est de trop
# $problem: a message that complains about a word; $word: the one that was probably meant.
notation-is-meant = { $problem } ; est-ce « { $word } » ?
notation-unknown-header = « { $word } » est inconnu ici : il y a { COMMA($known) }
notation-unknown-verb = personne ne sait ce que « { $word } » veut dire
notation-unknown-line = aucune ligne ne commence par « { $word } »
notation-said-twice = { $word } est indiqué deux fois
notation-named-twice = { $what } est nommé deux fois
notation-comes-twice = { $what } est là deux fois
# $word: the word with which the line begins.
notation-one-line = il y a une seule ligne { $word }, et elle est plus haut
notation-says-nothing = cette ligne ne dit rien
notation-blank = il faut écrire quelque chose ici, à la place du _

## The first line, seats and stands.

notation-no-mission = une table commence par sa mission : mission 1 · captain A
notation-no-stands = une table a des supports : A1 | 1 2 3
# $allowed: numbers of players.
notation-players = la mission { $mission } se joue à { OR($allowed) } joueurs, et il y a ici les supports de { $players }
notation-stands = à { $players } joueurs et avec { $captain } comme capitaine, les supports sont { $stands }
notation-no-clock = l’horloge se donne en secondes, et « { $word } » n’est pas un nombre
notation-no-time = un temps se donne en secondes, et « { $word } » n’est pas un nombre
notation-no-seat = « { $word } » n’est pas une place ici : il y a { $seats }
notation-no-seat-number = il n’y a pas de place { $seat } à cette table
notation-no-such-seat = cette place n’existe pas à cette table
notation-no-stand = il n’y a pas de support { $stand }
notation-no-stand-name = aucun support ne s’appelle « { $word } » : ils s’appellent A1, A2, B1…
notation-two-stands = il y a deux supports { $stand }
notation-stand-order = { $before } doit venir avant { $stand }
notation-stand-before = { $stand } sans support { $before }
notation-no-slot = « { $word } » n’est pas un emplacement : écris B1.3, ou B1.2-5 pour plusieurs
notation-slots = { $stand } a les emplacements 1 à { $slots }, pas { $slot }
notation-range = un intervalle va de gauche à droite
notation-one-slot = il faut ici un seul emplacement, pas plusieurs

## Wires.

notation-no-slot-text = « { $word } » n’est pas un emplacement : écris un fil (5, y2.1, r5.5 ou ?), puis * ou ^, puis des jetons (!5)
notation-no-wire = « { $word } » n’est pas un fil : écris 1 à 12, y1.1 à y11.1 ou r1.5 à r11.5
notation-cut-unknown = un fil coupé est face visible : écris ce que c’est
notation-unmarked =
    { $seat } a { $kind ->
        [x] un fil X
       *[flipped] un fil retourné
    }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count } en tout)
    } dans cette mission : écris { $mark } derrière, comme dans ?{ $mark }
notation-more-wires = la mission { $mission } a { $wires } fils à ce nombre de joueurs, et il y en a ici { $here }
notation-fewer-wires = la mission { $mission } a { $wires } fils à ce nombre de joueurs, et il n’y en a ici que { $here }
# $wires: a list of notation-so-many-of.
notation-missing-wires = il manque des fils : { COMMA($wires) }
notation-so-many-of = { $count } × { $value }
notation-not-drawn = { $wire } n’est pas parmi les fils tirés
notation-no-such-wire = la mission { $mission } n’a pas de { $wire } à ce nombre de joueurs
notation-only-so-many = il n’y a que { $count } × { $wire }
notation-only-so-many-drawn =
    { $colour ->
        [red]
            { $count ->
                [one] parmi les fils rouges tirés, seul { $count } peut être en jeu
               *[other] parmi les fils rouges tirés, seuls { $count } peuvent être en jeu
            }
       *[yellow]
            { $count ->
                [one] parmi les fils jaunes tirés, seul { $count } peut être en jeu
               *[other] parmi les fils jaunes tirés, seuls { $count } peuvent être en jeu
            }
    }
# $has: notation-so-many-wires or notation-some-wires.
notation-say-drawn =
    { $colour ->
        [red] dis quels fils rouges ont été tirés ; la mission a { $has }
       *[yellow] dis quels fils jaunes ont été tirés ; la mission a { $has }
    }
notation-mission-has = à ce nombre de joueurs, la mission a { $has }
notation-so-many-wires =
    { $colour ->
        [red]
            { $count ->
                [0] zéro fil rouge
                [one] { $count } fil rouge
               *[other] { $count } fils rouges
            }
       *[yellow]
            { $count ->
                [0] zéro fil jaune
                [one] { $count } fil jaune
               *[other] { $count } fils jaunes
            }
    }
notation-some-wires =
    { $colour ->
        [red]
            { $count ->
                [one] { $count } fil rouge sur { $drawn }
               *[other] { $count } fils rouges sur { $drawn }
            }
       *[yellow]
            { $count ->
                [one] { $count } fil jaune sur { $drawn }
               *[other] { $count } fils jaunes sur { $drawn }
            }
    }
notation-other-colour =
    { $colour ->
        [red] { $wire } n’est pas rouge
       *[yellow] { $wire } n’est pas jaune
    }
notation-never-drawn = la mission ne tire pas { $wire }
notation-aside-unseen = personne n’a vu ces fils : seule une table entière les montre
notation-aside-others = ce ne sont pas les fils qui restent : { $wires }
notation-aside-none = ce ne sont pas les fils qui restent : il n’en reste aucun
# $low and $high: notation-slot-shows, notation-slot-cut or notation-slot-is.
notation-not-sorted = aucune donne ne correspond : { $low }, mais { $high }, et un support est trié
notation-slot-shows = { $place } montre { $number }
notation-slot-cut = { $place } est coupé, c’est { $wire }
notation-slot-is = { $place } est { $wire }

## Tokens and labels.

notation-no-slot-token = aucun jeton ne montre « { $word } » : écris !5, !y, !even, !odd, !x2 ou !~5
notation-no-token = aucun jeton ne montre « { $word } » : écris 1 à 12, ou y
notation-two-tokens = il n’y a que deux jetons { $mark }
notation-token-lies = un jeton ment : { $place } est { $wire }, et son jeton dit { $mark }
# For a wire that has left its stand.
notation-token-away-lies = un jeton ment : c’est { $wire }, et son jeton dit { $mark }
notation-count-lies = un jeton ment : il n’y en a pas { $count } sur ce support
notation-no-two-tokens = { $one } et { $other } ne peuvent pas avoir deux jetons du même nombre
notation-label-place = une étiquette se pose devant deux fils d’un même support
notation-one-label = il n’y a qu’un jeton { $sign }
notation-label-lies = une étiquette ment : ce n’est pas vrai de ces deux fils
notation-one-pointed = on ne désigne qu’un seul fil

## Whose turn it is.

notation-turn-in-opening = aucun tour n’a commencé tant qu’on pose les jetons de départ
notation-cut-in-opening = aucun fil n’est coupé avant que les jetons de départ soient posés
notation-no-opening = { $seat } ne pose pas de jeton de départ dans la mission { $mission }
notation-no-such-opening = { $seat } ne pose pas ce jeton de départ dans la mission { $mission }
notation-not-all-cut = les { $value } ne sont pas tous coupés
notation-no-turns = aucune règle en jeu n’a besoin des tours
notation-turn-without-wires = c’est le tour { OF($seat) }, qui n’a plus de fils
notation-nobody-waits = personne n’attend d’annonce de la part { OF($seat) }
notation-all-declined = si tout le monde a refusé, c’est le capitaine qui choisit : écris « cutter none » dans la première ligne
notation-waits-for-nothing = la notation est faite pour les tables qui attendent un tour, pas pour une partie finie
# $ask: the name of a question, as programs have it.
notation-waits-for-another = la notation est faite pour les tables qui attendent un tour, pas pour la question { $ask }

## Facts.

notation-not-true = ce n’est pas vrai des fils sur la table
notation-not-in-order = ces fils ne sont pas dans l’ordre
notation-not-cut = { $place } n’est pas coupé
notation-no-wires = { $seat } n’a plus de fils
notation-no-radar-wires = il ne reste aucun fil que le radar puisse entendre sur { $stand }
notation-same-wire = un fil se compare à un autre
# $fact: a line of the notation.
notation-dealt-otherwise = la mission { $mission } se distribue autrement : { $fact }
notation-dealt-otherwise-or-moved = la mission { $mission } se distribue autrement : { $fact } ; si des fils sont passés d’un support à l’autre depuis, dis-le dans une ligne à part : moved

## Whose view it is, and who knows what.

notation-whole-wires = une table entière n’a pas de fil inconnu ; pour ce que voit une place, il y a parse_observation
notation-whole-view = une table entière n’est la vue de personne
# $who: a seat, or the word “spectators”.
notation-view-of =
    { $who ->
        [spectators] c’est la vue des spectateurs
       *[seat] c’est la vue { OF($who) }
    }
notation-whose-view-none = c’est la vue de qui ? aucune main n’est connue ; dis-le dans la première ligne : view A
notation-whose-view-several = c’est la vue de qui ? plusieurs mains sont connues ({ $seats }) ; dis-le dans la première ligne : view A
notation-cut-is-seen = tout le monde voit un fil coupé
notation-spectators-see = les spectateurs ne voient rien de plus que chacune des places
notation-knows-wire =
    { $who ->
        [spectators] les spectateurs connaissent ce fil : écris ce que c’est
       *[seat] { $who } connaît ce fil : écris ce que c’est
    }
notation-does-not-see =
    { $who ->
        [spectators] les spectateurs ne voient pas ce fil : écris ?
       *[seat] { $who } ne voit pas ce fil : écris ?
    }
notation-knows-card =
    { $who ->
        [spectators] les spectateurs connaissent une des cartes que ce texte laisse ouvertes ({ notation-pile }) : écris ce que c’est
       *[seat] { $who } connaît une des cartes que ce texte laisse ouvertes ({ notation-pile }) : écris ce que c’est
    }
notation-pile =
    { $pile ->
        [equipment] équipement
        [numbers] nombres
        [number-cards] cartes nombre
        [roles] rôles
        [constraints] contraintes
       *[other] { $pile }
    }

## Cards and rules.

notation-no-equipment = il n’y a pas de carte équipement « { $word } »
notation-equipment-once = la carte équipement { $card } n’existe qu’une fois
notation-no-need = « { $word } » n’est pas une condition : écris 5x2 pour deux 5 coupés
notation-character-once = le personnage { $character } n’existe qu’une fois
notation-no-rule = il n’y a pas de règle « { $word } » dans cette mission
notation-no-json = ce n’est pas du JSON : { $why }
notation-note-as-json = ce qu’une règle a noté s’écrit en JSON : { "{" }"left":2{ "}" }
notation-unknown-note = la règle { $rule } ne note rien qui s’appelle « { $word } »
notation-wrong-note = la règle { $rule } ne peut pas noter cela : { $why }
notation-no-card = « { $word } » n’est pas une carte : écris ce qu’elle montre, ou ?, entre parenthèses si tout le monde l’a vue
notation-whole-cards = une table entière n’a pas de carte inconnue ; pour ce que voit une place, il y a parse_observation
notation-seen-card = tout le monde a vu cette carte : écris ce que c’est
notation-card-twice = la carte { $card } est nommée deux fois, ou n’est pas là
notation-no-such-card = il n’y a pas de carte { $card }
notation-no-holder = « { $word } » n’a pas de cartes ici : il y a { COMMA($holders) }
notation-number-cards = il y a { $count } cartes nombre en tout, et ici { $here }
notation-nothing-to-lay = { $seat } n’a pas de carte à poser
notation-does-not-hold = { $seat } n’a pas la carte { $card }
notation-which-card-lies = quelle carte est face cachée ? Dans une table entière, rien n’est inconnu
notation-line-size = la ligne de cartes en a { $count }
notation-open-now = { $number } est le nombre visible en ce moment
notation-so-many = il y en a { $count } en tout, et ici { $here }

## Constraint cards.

# $cards: letters with English titles in brackets, as they may be typed.
notation-no-constraint = « { $word } » n’est pas une carte contrainte : il y a { COMMA($cards) }
notation-no-constraint-letter = « { $word } » n’est pas une carte contrainte : il y a { $letters }
notation-other-constraints = la contrainte { $letter } n’est pas parmi les cartes de cette mission : { COMMA($letters) }
notation-constraint-twice = la contrainte { $card } est nommée deux fois
notation-constraint-once = la contrainte { $letter } n’est là qu’une fois
notation-constraint-each = chaque place a une carte contrainte, et chaque carte n’est là qu’une fois
notation-without-constraint = { $seat } n’a pas de carte contrainte : ajoute une ligne comme : { $example }
notation-constraints-left =
    { $count ->
        [one] il reste { $count } carte contrainte
       *[other] il reste { $count } cartes contrainte
    }
notation-deck-left =
    { $count ->
        [one] il reste { $count } carte : { $letters }
       *[other] il reste { $count } cartes : { $letters }
    }
# $places: seats, and the words “left” and “right” of the notation.
notation-ring = les cartes sont à ces places, une pour chacune : { COMMA($places) }
notation-ring-gap = il n’y a pas de carte en { $place } : ajoute une ligne comme : constraint { $place }: even
notation-whole-secrets = une table entière a toutes les cartes secrètes : ajoute une ligne comme : { $example }
notation-no-part = l’histoire n’a pas de partie « { $word } » : il y a { COMMA($parts) }

## Remarks on a table that is well written.

notation-in-no-order = { COMMA($stands) } : un deux-points dit que les fils ne sont pas triés ; avec une barre, { $first } |, ils le sont
notation-dial-unsaid = la première ligne ne dit pas où en est le cadran (dial 3) ; on le suppose à son point de départ
notation-turn-unsaid = la première ligne ne dit pas à qui c’est le tour (turn B) ; on suppose que c’est au capitaine
notation-uneven = { $long } a { $most } fils et { $short } en a { $least } : la donne en met autant sur tous les supports, ou un de plus

## Lines of missions: what each tells, and what a mission needs it for (`.need`).

notation-no-such-line = la mission { $mission } n’a pas de ligne { $word }
# $need: one of the `.need` below.
notation-line-missing = il manque à la mission { $mission } { $need } : ajoute une ligne comme : { $example }
# Stands for lines that are never written.
notation-line-none = Rien.
notation-line-accused = Il y a eu une accusation pendant ce tour.
notation-line-again = Qui joue encore une fois.
notation-line-among = Ce qu’on sait de cartes face cachée.
notation-line-arrow = Le bout où commence la ligne.
    .need = le bout où commence sa ligne
notation-line-began = La seconde où le jeu a commencé.
notation-line-beside = Jetons à côté de supports : leurs propriétaires n’ont pas de tel fil.
notation-line-beside-told = Les jetons à côté des supports, si ce ne sont pas ceux qui ont été annoncés.
notation-line-called = Une coupe a été faite pendant ce tour.
notation-line-cards-bunker = Les cartes contrainte au nord, à l’est, au sud et à l’ouest, et celle des actions.
    .need = les cinq cartes contrainte autour du bunker
notation-line-cards-hands = Les cartes nombre de chaque main et de la pioche ; `out`, ce sont celles qui ont quitté le jeu.
    .need = les cartes nombre de toutes les mains
notation-line-cards-prize = Les cartes nombre distribuées comme récompense, et les autres.
notation-line-chain = Ce que les derniers tours ont coupé, sans interruption.
notation-line-challenges = Les cartes défi visibles, ou `none`.
    .need = ses cartes défi
notation-line-changed = La contrainte a été remplacée pendant ce tour.
notation-line-cleared = Cette place n’est pas le maillon faible, ou n’a pas ces cartes contrainte.
notation-line-constraint-deck = La carte contrainte qui vaut pour tout le monde, ou `none` quand la pioche est épuisée.
    .need = la contrainte en vigueur
notation-line-constraint-own = La carte contrainte de chaque place, `down` si elle a été retournée pour de bon.
    .need = la carte contrainte de chaque place
notation-line-constraint-paired = La carte contrainte qui vaut pour tout le monde : celle du dernier nombre terminé.
    .need = la contrainte du dernier nombre terminé
notation-line-constraint-ring = La carte contrainte de chaque place, et celles à gauche (`left`) et à droite (`right`) du capitaine.
    .need = la carte contrainte à chaque place du cercle
notation-line-covers = Toutes les cartes nombre posées sur l’équipement, si certaines ont été retirées.
notation-line-cut = Ce qui a déjà été coupé pendant ce tour.
notation-line-deadly = Le nombre dont les fils comptent comme rouges.
    .need = son nombre mortel
notation-line-deck = Combien de cartes a la pioche des récompenses, si elle n’en a pas perdu une par manche.
notation-line-declined = Qui a refusé ; dans une vue, au plus la place elle-même, car personne d’autre ne le sait.
notation-line-down = Les cartes nombre face cachée.
    .need = les cartes nombre face cachée
notation-line-draft = Si le choix des cartes est fini, quand cela ne se déduit pas des jaunes coupés.
notation-line-due = Combien de cartes il reste à dévoiler.
notation-line-facing = De quel côté Nano regarde.
    .need = le côté vers lequel Nano regarde
notation-line-failed = Qui a annoncé ce nombre en vain.
notation-line-figure = Où est le pion : sa rangée depuis le nord, sa colonne depuis l’ouest.
    .need = la position du pion
notation-line-finished = Les nombres terminés pendant ce tour.
notation-line-flipped = Le nombre retourné pendant ce tour, que l’on coupe maintenant.
notation-line-forgot = La dernière personne à avoir coupé, qui n’a pas salué.
notation-line-free = Le tour suivant est libre : il est à qui le demande en premier.
notation-line-gifts = Si les cadeaux sont faits, quand cela ne se déduit pas des jaunes coupés.
notation-line-gripped = Le levier est à portée de main.
notation-line-heading = Si Nano monte ou descend.
    .need = le sens de la marche de Nano
notation-line-heard = Les supports qui ont répondu au radar pour le nombre dévoilé.
    .need = les supports qui ont répondu au radar
notation-line-jumped = Le tour est passé à quelqu’un d’autre.
notation-line-laid = De qui vient la carte face cachée de ce tour ; qui la connaît ajoute laquelle c’est.
    .need = la personne qui a posé une carte face cachée
notation-line-last = Qui a joué en dernier.
notation-line-line = La ligne de cartes nombre de gauche à droite, les nombres terminés entre parenthèses.
    .need = sa ligne de cartes nombre
notation-line-line-nano = La ligne de cartes nombre, de gauche à droite.
    .need = sa ligne de cartes nombre
notation-line-linked = On sait que cette place est le maillon faible.
notation-line-met = Les défis relevés.
notation-line-nano-card = La carte nombre sur laquelle se trouve Nano.
    .need = la carte nombre sur laquelle se trouve Nano
notation-line-nano-space = La case sur laquelle se trouve Nano.
    .need = la case sur laquelle se trouve Nano
notation-line-newest = Un nombre terminé dont la carte n’est pas encore en vigueur.
notation-line-now = Ce que ce tour a déjà coupé.
notation-line-number-at-once = Le nombre dont les quatre fils se coupent d’un seul coup.
    .need = le nombre à couper d’un seul coup
notation-line-number-open = La carte nombre visible.
    .need = la carte nombre visible
notation-line-number-turned = La carte nombre dévoilée pendant ce tour.
notation-line-numbers = Les cartes nombre sur la table.
    .need = ses cartes nombre
notation-line-numbers-hands = Les cartes nombre devant chaque place, y compris celles qui sont terminées.
    .need = les cartes nombre devant chaque place
notation-line-off = Les nombres terminés dont les jetons ne sont plus sur le plateau.
notation-line-offered = Les jetons parmi lesquels on choisit.
notation-line-out = Toutes les cartes nombre qui ont quitté la pioche.
notation-line-oxygen = Combien de jetons oxygène a chaque place, et combien il y en a dans la réserve.
    .need = la répartition de l’oxygène
notation-line-paid = La valeur payée, que l’on coupe maintenant.
notation-line-pairs = Les cartes contrainte des nombres 1 à 12, par leurs lettres.
    .need = les cartes contrainte de ses nombres
notation-line-pointed = Le fil que quelqu’un désigne en ce moment.
notation-line-results = Quelles cartes ont été gagnées et perdues jusqu’ici.
notation-line-role = Qui a le rôle de cette mission.
    .need = la personne qui a son rôle
notation-line-secret = Le personnage secret (`link`, ou son numéro) et la carte contrainte d’une place, pour autant qu’on les connaisse.
    .need = tes propres cartes secrètes
notation-line-seen = Les cartes nombre dévoilées auparavant.
notation-line-shots = Les deux nombres du défi 8.
    .need = les deux nombres du défi 8
notation-line-silent = Qui ne peut parler que par signes.
notation-line-spare = Les cartes qu’un échange peut apporter.
notation-line-sprint = Les trois nombres qui seuls peuvent être coupés.
notation-line-story = Quelle partie de l’histoire c’est, et depuis quelle seconde de jeu (`since`), si elle a des parties.
    .need = la partie de son histoire
notation-line-told = Ce qui a été annoncé de quels fils, le plus ancien d’abord.
notation-line-unbound = Plus personne n’a de contrainte.
notation-line-used-constraints = Les cartes contrainte qui étaient en vigueur auparavant, par leurs lettres, et dans une table entière la pioche qui suit.
notation-line-used-numbers = Les cartes nombre défaussées.
    .need = les cartes nombre défaussées
notation-line-values = Les valeurs que donnent deux cartes de ce tour.
notation-line-walks = De combien Nano avance à la fin de ce tour.
