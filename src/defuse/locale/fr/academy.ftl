### Bomb Squad Academy: what is asked, what happened, and why something cannot be done. Tools are in academy-tools.ftl.


## Names. Within a sentence; `.title` stands alone, as a heading or on a card.

academy-wire-green = vert
    .title = Vert
academy-wire-blue = bleu
    .title = Bleu
academy-wire-red = rouge
    .title = Rouge
academy-wire-yellow = jaune
    .title = Jaune
# Action cards: a cutter is called like its wire.
academy-action-green = Vert
    .title = Vert
academy-action-blue = Bleu
    .title = Bleu
academy-action-red = Rouge
    .title = Rouge
academy-action-yellow = Jaune
    .title = Jaune
academy-action-wait = Attendre
    .title = Attendre
academy-action-chicken = Poule mouillée
    .title = Poule mouillée
# The words that are printed on trigger tiles.
academy-tile-ok = OK
academy-tile-boom = BOUM
# A tile that lies face down.
academy-tile-unknown = ?

## What people do.

act-choose = Choisis en secret ta carte action de cette manche.
    .label = Choisir ton action
act-protect = Dis quel fil ta carte Attendre protège.
    .label = Protéger un fil
act-peek-cards = En poule mouillée, regarde les prochaines cartes de deux fils.
    .label = Regarder deux prochaines cartes
act-peek-tiles = En poule mouillée, regarde les tuiles d’un fil.
    .label = Regarder les tuiles d’un fil
act-look-away = En poule mouillée, ne regarde rien.
    .label = Ne rien regarder
act-take-tool = Prends un des outils proposés.
    .label = Prendre un outil

## What is asked.

ask-choose-ask = Quelle carte action joues-tu ?
# $wire: the wire that is being cut.
ask-window-ask = Utilises-tu un outil maintenant ?
    .revealed = Les actions sont révélées. Utilises-tu un outil ?
    .protected = Les protections sont annoncées. Utilises-tu un outil ?
    .before = Le fil { $wire } va être coupé. Utilises-tu un outil ?
    .cut = Le fil { $wire } est coupé, sans explosion. Utilises-tu un outil ?
    .triggered = Le fil { $wire } a déclenché la bombe ! Utilises-tu un outil ?
ask-protect-ask = Quel fil ta carte Attendre protège-t-elle ?
ask-peek-ask = Tu fais la poule mouillée : que regardes-tu ?
ask-tool-ask = Quel outil prends-tu ?
ask-drawn-ask = Tu as pioché des cartes du fil { $wire } : laquelle utilises-tu ?

## What the round has come to.

academy-phase-choosing = Tout le monde choisit en secret.
academy-phase-revealed = Les actions sont révélées.
academy-phase-protecting = Qui attend protège un fil.
academy-phase-protected = Les protections sont annoncées.
academy-phase-before = Le fil { $wire } va être coupé.
academy-phase-cut = Le fil { $wire } est coupé, sans explosion.
academy-phase-triggered = La bombe est déclenchée !
academy-phase-chickens = Les poules mouillées peuvent regarder.
academy-phase-tools = Tout le monde prend un outil, le plus petit score d’abord.
academy-phase-drawn = Le fil { $wire } est coupé avec le Rayon X.

## Why something cannot be chosen. Shown beside the card or the wire.

academy-card-on-table = cette carte est encore sur la table
academy-wait-used-up = ta carte Attendre est épuisée jusqu’à la prochaine bombe
academy-no-such-wire = ce fil n’existe pas dans cette partie
academy-deck-empty = cette pioche est vide

## On the table.

academy-score-of = Score { OF($seat) }
academy-tool = Outil
academy-tools-to-take = Outils à prendre
academy-plates = Plaques de pression
academy-plate-bonus = +{ $bonus }
# $way: left or right, as the arrow of the plate points.
academy-plate-moves =
    { $way ->
        [left] va à gauche quand son fil a rapporté des points
       *[right] va à droite quand son fil a rapporté des points
    }

## What happened to the table.

academy-bomb-began = La bombe { $bomb } est en place.
# $plates: entries of academy-plate.
academy-plates-placed = Plaques de pression : { $plates }.
# One of a list. $way: left or right, as its arrow points.
academy-plate =
    { $way ->
        [left] +{ $bonus } sur le { $wire } (vers la gauche)
       *[right] +{ $bonus } sur le { $wire } (vers la droite)
    }
academy-plate-moved = La plaque { $number } passe sur le { $wire }.
academy-tools-dealt = Outils proposés : { $tools }.
academy-tool-taken = { $seat } prend { FORM($tool, form: "definite") }.
# $seats: who has won.
academy-game-ended =
    { COUNT($seats) ->
        [one] La partie est finie ; { $seats } gagne.
       *[other] La partie est finie ; { $seats } gagnent.
    }

## What happened in a round.

academy-round-began = La manche { $round } commence.
# $cards: entries of academy-revealed-card.
academy-revealed = Cartes révélées : { COMMA($cards) }.
# One of a list: a player and the action card.
academy-revealed-card = { $seat } joue { $card }
academy-tool-used = { $seat } utilise { FORM($tool, form: "definite") }.
academy-waits-instead = Finalement, { $seat } attend.
academy-chicken-instead = Finalement, { $seat } fait la poule mouillée.
academy-cuts-instead = Finalement, { $seat } coupe le { $wire }.
academy-card-replaced = { $seat } reprend sa carte et joue { $card }.
academy-protects = { $seat } protège le { $wire }.
academy-orders-given = { $seat } coupe le { $wire } malgré la protection.
academy-peeked-cards =
    { COUNT($wires) ->
        [one] { $seat } regarde la prochaine carte du fil { $wires }.
       *[other] { $seat } regarde les prochaines cartes des fils { $wires }.
    }
academy-peeked-tiles =
    { COUNT($wires) ->
        [one] { $seat } regarde les tuiles du fil { $wires }.
       *[other] { $seat } regarde les tuiles des fils { $wires }.
    }
academy-peeked-nothing = { $seat } ne regarde rien.
# $cards: action cards.
academy-cards-taken-back = { $seat } reprend { $cards }.
academy-wait-discarded = La carte Attendre { OF($seat) } est épuisée.

## What happened to the bomb.

academy-cut-began =
    { COUNT($seats) ->
        [one] { $seats } coupe le { $wire }.
       *[other] { $seats } coupent le { $wire }.
    }
# $value: the main value of the card.
academy-card-flipped = On retourne un { $value }.
academy-card-flipped-by = { CAPITAL(FORM($tool, form: "definite")) } retourne un { $value } du fil { $wire }.
academy-cards-drawn =
    { $count ->
        [one] { $seat } pioche { $count } carte du fil { $wire }.
       *[other] { $seat } pioche { $count } cartes du fil { $wire }.
    }
academy-cards-returned =
    { $count ->
        [one] { $count } carte du fil { $wire } revient dans la pioche.
       *[other] { $count } cartes du fil { $wire } reviennent dans la pioche.
    }
# $tile: academy-tile-ok or academy-tile-boom.
academy-tile-flipped = La tuile suivante du fil { $wire } dit { $tile }.
academy-bomb-triggered = La bombe explose, déclenchée par { $seats }.
academy-nothing-to-flip = La pioche du fil { $wire } est vide : on ne retourne rien.
# $points: how many. $why: wait, chicken or cut.
academy-points-scored =
    { $why ->
        [wait]
            { $points ->
                [one] { $seat } attend et marque { $points } point.
               *[other] { $seat } attend et marque { $points } points.
            }
        [chicken]
            { $points ->
                [one] { $seat } fait la poule mouillée et marque { $points } point.
               *[other] { $seat } fait la poule mouillée et marque { $points } points.
            }
       *[cut]
            { $points ->
                [one] { $seat } marque { $points } point.
               *[other] { $seat } marque { $points } points.
            }
    }
academy-points-scored-by =
    { $points ->
        [one] { $seat } marque { $points } point avec { FORM($tool, form: "definite") }.
       *[other] { $seat } marque { $points } points avec { FORM($tool, form: "definite") }.
    }
academy-points-lost =
    { $points ->
        [one] { $seat } perd { $points } point dans l’explosion.
       *[other] { $seat } perd { $points } points dans l’explosion.
    }
academy-points-lost-by =
    { $points ->
        [one] { $tool } : { $seat } perd { $points } point.
       *[other] { $tool } : { $seat } perd { $points } points.
    }
academy-covered = { $seat } ne perd rien dans l’explosion.

## Set-ups that are not possible.

# $why: what a library says about the data, in English.
academy-setup-impossible = cette mise en place est impossible : { $why }
academy-setup-players = Bomb Squad Academy se joue de 2 à 5 joueurs, pas à { $players }
academy-setup-window = un délai de { $seconds } secondes n’est pas possible
academy-setup-displays = des outils sont proposés pour la deuxième bombe et pour la troisième, pas plus
# $tools: how many there should be. $count: how many there are.
academy-setup-display = à { $players } joueurs, on propose { $tools } outils, pas { $count }
# $tool: the word that was written, in quotation marks. $known: words of the notation.
academy-setup-no-tool = il n’y a pas d’outil { $tool } (il y a : { COMMA($known) })
# $tool: a word of the notation.
academy-setup-tool-twice = il y a un seul { $tool }, pas { $count }

## Files with other numbers for the components. Words such as green.cards are names in the file.

components-unreadable = impossible de lire { $path } : { $why }
components-no-text = { $path } n’est pas un fichier texte : { $why }
components-no-toml = { $name } n’est pas un fichier TOML : { $why }
# $name: the file. $why: one of the entries below, or what a library says, in English.
components-wrong = { $name } : { $why }
components-no-boom = tiles : il faut au moins un boom par fil, et pas moins de zéro ok
components-too-many-tiles = tiles : au plus { $most } au bout d’une piste
components-too-many-plates = plates.{ $side } : au plus { $most }, chacune sur un fil à elle, quel que soit le nombre de joueurs
components-bonus-below-0 = plates.{ $side } : un bonus n’est pas inférieur à 0
components-deck-size = { $wire }.cards : une pioche a de 1 à { $most } cartes, pas { $count }
components-main-value = { $wire }.cards : une valeur principale va de 0 à { $highest }, pas { $value }
components-track-below-0 = { $wire }.track : une piste n’a pas moins de 0 case
components-never-explodes = { $wire }.cards : toutes les cartes ensemble font avancer le déclencheur de { $moves } cases ; la dernière tuile est à { $last } cases, si bien que ce fil pourrait ne jamais exploser
