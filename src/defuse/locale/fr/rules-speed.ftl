### A race through number cards (mission 30).

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
