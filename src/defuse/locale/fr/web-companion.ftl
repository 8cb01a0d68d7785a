### Le compagnon de la vraie boîte : installer, tirer, suivre, raconter, le résultat.

web-companion = Avec la vraie boîte
web-companion-text = Pour une table où la boîte est ouverte : ce qu’il faut installer, les tirages, le chrono et la voix, et ce qu’il faut suivre. Un téléphone au milieu suffit.
web-companion-choose = Choisissez la mission
web-companion-go-on = Continuer la mission { $n }
web-companion-players = { $n } joueurs
web-companion-change = Une autre mission, ou d’autres joueurs
web-companion-parts = Parties du compagnon
web-companion-tab-lay = Installer
web-companion-tab-draw = Tirer
web-companion-tab-rules = Règles
web-companion-tab-play = Jouer
web-companion-offline = Le serveur ne répond pas. Ici, tout marche sans lui.
web-companion-awake = L’écran reste allumé
web-companion-asleep = L’écran peut s’éteindre
web-companion-no-awake = Ce navigateur ne peut pas garder l’écran allumé
web-companion-turn = Retourner la page

## Installer.

web-companion-picture = Ce qu’il faut installer
web-companion-board = Plateau
web-companion-stand =
    { $n ->
        [one] { $n } fil
       *[other] { $n } fils
    }
web-companion-stands = { $name } : { $stands }
web-companion-x-right = le dernier fil distribué reste tout à droite, hors de l’ordre, avec un jeton X
web-companion-x-sealed = un fil bleu est distribué d’abord ; il reste tout à droite, hors de l’ordre, avec un jeton X
web-companion-flipped = retourné : tout le monde le voit, sauf qui l’a en main
# $colour: red or yellow.
web-companion-apart =
    { $colour ->
        [red]
            { $n ->
                [one] d’abord { $n } rouge
               *[other] d’abord { $n } rouges
            }
       *[yellow]
            { $n ->
                [one] d’abord { $n } jaune
               *[other] d’abord { $n } jaunes
            }
    }
web-companion-oxygen =
    { $n ->
        [one] { $n } jeton d’oxygène
       *[other] { $n } jetons d’oxygène
    }
web-companion-tokens-of =
    { $n ->
        [0] ne pose pas de jeton
        [one] pose { $n } jeton
       *[other] pose { $n } jetons
    }
web-companion-no-character = sans personnage
web-companion-nano-wires = { $n } fils face cachée pour Nano
web-companion-pool = Fils
web-companion-blue = { $n } bleus : quatre de chaque, de { $first } à { $last }
# $colour: red or yellow; $out: how many of them go back unseen.
web-companion-special =
    { $colour ->
        [red]
            { $out ->
                [0]
                    { $n ->
                        [one] { $n } rouge
                       *[other] { $n } rouges
                    }
               *[other]
                    { $n ->
                        [one] { $n } rouge sur { $drawn }
                       *[other] { $n } rouges sur { $drawn }
                    }
            }
       *[yellow]
            { $out ->
                [0]
                    { $n ->
                        [one] { $n } jaune
                       *[other] { $n } jaunes
                    }
               *[other]
                    { $n ->
                        [one] { $n } jaune sur { $drawn }
                       *[other] { $n } jaunes sur { $drawn }
                    }
            }
    }
web-companion-aside = { $n } rouges face cachée à côté de la table
web-companion-all-wires = { $n } fils en tout
web-companion-track = Piste de validation
web-companion-not-in = pas dans cette mission
# A marker on the track. $colour: red or yellow; $sure: yes or no.
web-companion-marker =
    { $colour ->
        [red]
            { $sure ->
                [yes] rouge { $printed }
               *[no] peut-être rouge { $printed }
            }
       *[yellow]
            { $sure ->
                [yes] jaune { $printed }
               *[no] peut-être jaune { $printed }
            }
    }
web-companion-no-equipment = Pas d’équipement
web-companion-equipment-down = Équipement, face cachée
web-companion-banned = Pas dans la pioche : { $cards }
web-companion-not-drawn = pas encore tiré
web-companion-no-dial = Pas de cadran
web-companion-dial-start = Cadran sur { $n }

## Les tirages.

web-companion-lots = Ce qui est tiré
web-companion-no-lots = Il n’y a rien à tirer dans cette mission.
web-companion-draw-all = Tout tirer
web-companion-draw = Tirer
web-companion-draw-again = Tirer à nouveau
web-companion-by-hand = Tiré par nous
web-companion-by-hand-title = Qu’avez-vous tiré ?
web-companion-by-hand-text =
    { $n ->
        [one] Choisissez ce que vous avez tiré.
       *[other] Choisissez les { $n } que vous avez tirés, dans cet ordre.
    }
web-companion-more = Encore un
web-companion-first = Dévoiler
web-companion-drawn-by =
    { $by ->
        [page] tiré ici
       *[hand] tiré par vous
    }
web-companion-take = Prendre ceux-ci
web-companion-chosen = { $n } sur { $all }
web-companion-in-play = quand le jeu le demande
web-companion-opened = après les jetons de départ
web-companion-own-choice = Tout le monde choisit ; le sort est pour qui n’arrive pas à se décider.

## Les règles.

web-companion-set-up = Mise en place
web-companion-in-this-mission = Dans cette mission
web-companion-questions = Ce qu’on demande
web-companion-rule-book = Cette mission dans le livre de règles

## Suivre.

web-companion-keep = Ce que l’on suit
web-companion-undo = Annuler
web-companion-dial = Cadran
web-companion-dial-on = Avancer le cadran d’un cran
web-companion-dial-back = Reculer le cadran d’un cran
web-companion-boom = La bombe a explosé
web-companion-cut-of =
    { $n ->
        [0] { $value } : aucun coupé
       *[other] { $value } : { $n } sur { $all } coupés
    }
web-companion-yellow = jaune
web-companion-one-more-of = { $what } : un de plus
web-companion-one-less-of = { $what } : un de moins
web-companion-oxygen-of = Oxygène, { $name }
web-companion-walk = Une case plus loin
web-companion-turn-round = Demi-tour
web-companion-facing =
    { $way ->
        [up] vers la droite
       *[down] vers la gauche
    }
web-companion-stands-at = { $what } est sur { $at }
web-companion-go-to = { $what } sur { $to }
# What became of a card. $state: open, hidden or done.
web-companion-card-state =
    { $state ->
        [hidden] face cachée
        [done] terminée
       *[open] visible
    }
web-companion-card = { $card }, { web-companion-card-state }
web-companion-row-empty = Pas encore tiré : voir « Tirer ».
# $state: locked, ready or used.
web-companion-kit-state =
    { $state ->
        [used] utilisée
        [ready] utilisable
       *[locked] verrouillée
    }
web-companion-map-square = { $what }, rangée { $row }, colonne { $column }
web-companion-floor = case vide
web-companion-figure-here = le pion est ici
web-companion-new-game = Recommencer cette mission
web-companion-new-game-sure = Oublier tous les tirages et tout ce qui a été suivi ?
web-companion-new-game-yes = Oui, recommencer

## Le chrono.

web-companion-clock = Chrono et voix
web-companion-start = Démarrer
web-companion-go-on-clock = Reprendre
web-companion-pause = Pause
web-companion-repeat = Répéter
web-companion-restart = Depuis le début
web-companion-restart-sure = Le chrono repart de zéro. Sûr ?
web-companion-mute = Couper la voix
web-companion-unmute = Remettre la voix
web-companion-volume = Volume
web-companion-no-voice = Ce navigateur n’a pas de voix : lisez à voix haute.
web-companion-time-left = Temps restant
web-companion-turns-left =
    { $n ->
        [one] encore { $n } tour avant le prochain numéro
       *[other] encore { $n } tours avant le prochain numéro
    }
web-companion-turn-over = Un tour est fini
web-companion-clock-text = Démarrez quand les jetons de départ sont posés. Le chrono s’arrête pendant que la voix parle.
web-companion-clock-turns = Touchez après chaque tour.
web-companion-now-turned = Carte nombre
web-companion-lost-by-time = Trop tard : la bombe explose.
web-companion-well-done = Bravo !

## Le résultat.

web-companion-end = C’est fini
web-companion-result = Comment cela a-t-il fini ?
web-companion-won = Gagné
web-companion-lost = Perdu
web-companion-why = À cause de quoi ?
# $why: red, dial, time, rule or none.
web-companion-why-text =
    { $why ->
        [red] un fil rouge
        [dial] le cadran
        [time] le temps
        [rule] une règle de la mission
       *[none] –
    }
web-companion-where = Où le noter ?
web-companion-only-here = Dans ce navigateur seulement
web-companion-only-here-text = Une victoire compte pour la campagne de ce navigateur. Seules les équipes gardent les parties perdues.
web-companion-note = { $n } joueurs ; { $why }
web-companion-enter = Noter le résultat
web-companion-entered = C’est noté.
web-companion-see-campaign = Vers la campagne
web-companion-next = Mission { $n }
web-companion-again = Encore une fois
