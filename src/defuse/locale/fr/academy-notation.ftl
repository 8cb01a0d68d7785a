### Why a text is no table of Bomb Squad Academy. Words of the notation (green, table, spent, view …) stay English, and so
### do the words that somebody wrote ($word, in quotation marks).

# $where: a line, a seat, a wire or a plate. $why: what is wrong there.
academy-notation-at = { $where } : { $why }
academy-notation-line = ligne { $line }

## Words.

academy-notation-no-number = { $word } n’est pas un nombre de { $least } à { $most }
academy-notation-no-seconds = { $word } n’est pas un nombre de secondes
# $what: what the word should be the name of. $known: words of the notation.
academy-notation-unknown =
    { $what ->
        [card] il n’y a pas de carte { $word } (il y a : { COMMA($known) })
        [tile] il n’y a pas de tuile { $word } (il y a : { COMMA($known) })
        [tool] il n’y a pas d’outil { $word } (il y a : { COMMA($known) })
        [view] il n’y a pas de vue { $word } (il y a : { COMMA($known) })
       *[wire] il n’y a pas de fil { $word } (il y a : { COMMA($known) })
    }
# $word: a word of the notation. [head] is a word of the first line, [word] one in the line of a seat.
academy-notation-twice =
    { $what ->
        [head] { $word } est indiqué deux fois
        [word] le mot { $word } est là deux fois
        [card] la carte { $word } est nommée deux fois
        [tool] l’outil { $word } est nommé deux fois
       *[seen] ce qui a été vu de { $word } est indiqué deux fois
    }
academy-notation-says-nothing = { $word } tout seul ne dit rien
academy-notation-unknown-here = { $word } est inconnu ici ({ COMMA($known) })
academy-notation-no-plate = { $word } n’est pas une plaque : écris +1<green pour une plaque qui va à gauche, +2>blue pour une qui va à droite
academy-notation-no-tile = { $word } n’est pas une tuile : écris ok, boom ou ?, et (ok) pour une tuile retournée
academy-notation-not-to-see = { $word } ne peut pas être vu : écris green pour la prochaine carte de ce fil, green-tiles pour ses tuiles

## Lines.

academy-notation-no-line = aucune ligne d’une table ne commence par { $word }
# $name: a word of the notation. $see: the line where it is, too.
academy-notation-again =
    { $what ->
        [wire] il y a un seul fil { $name } ; voir { $see }
       *[line] il y a une seule ligne { $name } ; voir { $see }
    }
academy-notation-window = le délai est de plus de 0 seconde
academy-notation-wire-line = un fil s’écrit `{ $wire } | exposed | deck | tiles`
# $seat: a letter.
academy-notation-seat-order = les places viennent dans l’ordre ; la suivante est { $seat }
academy-notation-behind-score = { $word } suit le score ; mets un point médian (·) entre les deux
academy-notation-behind-spent = { $word } ne dit rien après spent
academy-notation-nothing-behind-dot = il n’y a rien après un point médian (·)

## Tables that cannot be.

academy-notation-players = il y a de 2 à { $most } joueurs, pas { $players }
academy-notation-wire-for-two = il n’y a pas de fil { $wire } à deux joueurs
academy-notation-card-for-two = il n’y a ni carte ni fil { $card } à deux joueurs
academy-notation-plate-for-two = il n’y a pas de fil { $wire } à deux joueurs
# Cards of a wire with one main value.
academy-notation-cards-of-value =
    { $count ->
        [one] { $wire } n’a que { $count } carte de valeur { $value }
       *[other] { $wire } n’a que { $count } cartes de valeur { $value }
    }
academy-notation-cards =
    { $count ->
        [one] { $wire } n’a que { $count } carte
       *[other] { $wire } n’a que { $count } cartes
    }
# How many tiles of each sort a wire has.
academy-notation-tiles = { $wire } : il y a { $ok } ok et { $boom } boom
academy-notation-tiles-in-order = { $wire } : les tuiles se retournent à partir de la plus proche
academy-notation-tiles-reached =
    { $count ->
        [one] { $wire } : le déclencheur est sur { $trigger }, donc { $count } tuile est retournée, et c’est (ok)
       *[other] { $wire } : le déclencheur est sur { $trigger }, donc { $count } tuiles sont retournées, et ce sont des (ok)
    }
academy-notation-tiles-only =
    { $count ->
        [0] { $wire } : le déclencheur est sur { $trigger }, donc aucune tuile n’est retournée
        [one] { $wire } : le déclencheur est sur { $trigger }, donc { $count } seule tuile est retournée
       *[other] { $wire } : le déclencheur est sur { $trigger }, donc seules { $count } tuiles sont retournées
    }
academy-notation-on-table =
    { $most ->
        [one] entre deux manches, chaque place a au plus { $most } carte sur la table, pas { $count }
       *[other] entre deux manches, chaque place a au plus { $most } cartes sur la table, pas { $count }
    }
academy-notation-wait-twice = sa carte Attendre est soit épuisée (spent), soit sur la table
academy-notation-wait-spent =
    { $count ->
        [one] sa carte Attendre est épuisée, donc { $count } de ses cartes est sur la table (table …)
       *[other] sa carte Attendre est épuisée, donc { $count } de ses cartes sont sur la table (table …)
    }
# $owner: the letter of a seat, or gone. $see: the line that says it.
academy-notation-tool-taken =
    { $owner ->
        [gone] l’outil { $tool } n’est plus en jeu ({ $see })
       *[other] l’outil { $tool } appartient à { $owner } ({ $see })
    }
academy-notation-tools-of-seat =
    { $most ->
        [one] à la bombe { $bomb }, chaque place a au plus { $most } outil, pas { $count }
       *[other] à la bombe { $bomb }, chaque place a au plus { $most } outils, pas { $count }
    }
academy-notation-tools-dealt = à la bombe { $bomb }, seuls { $most } outils ont quitté la pioche, pas { $count }
academy-notation-tool-later = l’outil { $tool } est prévu pour une bombe suivante ; personne ne l’a, et il n’est pas sorti du jeu
academy-notation-tool-not-laid-out = l’outil { $tool } n’a été proposé ni pour cette bombe ni avant
# $plates: such as +1< +2>. $count: how many these are.
academy-notation-plates =
    { $count ->
        [0] les plaques de la bombe { $bomb } sont : aucune
       *[other] les plaques de la bombe { $bomb } sont : { $plates }
    }
# What cannot be before $round; the text says that it is round $said. $count: how many cards are meant.
academy-notation-too-early =
    { $what ->
        [exposed]
            { $count ->
                [one] { $count } carte n’est pas visible avant la manche { $round } ; ici, c’est la manche { $said }
               *[other] { $count } cartes ne sont pas visibles avant la manche { $round } ; ici, c’est la manche { $said }
            }
        [table]
            { $count ->
                [one] { $count } carte n’est pas sur la table avant la manche { $round } ; ici, c’est la manche { $said }
               *[other] { $count } cartes ne sont pas sur la table avant la manche { $round } ; ici, c’est la manche { $said }
            }
        [spent] une carte Attendre n’est pas épuisée avant la manche { $round } ; ici, c’est la manche { $said }
       *[seen] on ne voit pas cela avant la manche { $round } ; ici, c’est la manche { $said }
    }
academy-notation-rounds = la partie a eu au moins { $least } manches, pas { $said }

## Views: what one seat, or the spectators, see of a table.

academy-notation-whole-table = une table entière n’est la vue de personne ; il y a parse_observation pour cela
academy-notation-between-rounds = une table se note entre deux manches, avant que quiconque ait choisi
academy-notation-whose-view = c’est la vue de qui ? Écris `view A` ou `view spectators` dans la première ligne
# $seat: a letter, or a number that a program gave.
academy-notation-no-seat = il n’y a pas de place { $seat }
# $who: the letter of a seat, or spectators.
academy-notation-other-view =
    { $who ->
        [spectators] c’est ce que voient les spectateurs
       *[other] c’est ce que voit { $who }
    }
academy-notation-card-seen = { $who } a vu la prochaine carte ; écris ce que c’est
academy-notation-card-not-seen =
    { $who ->
        [spectators] les spectateurs n’ont pas vu cette carte de la pioche ; écris ? à la place
       *[other] { $who } n’a pas vu cette carte de la pioche ; écris ? à la place
    }
academy-notation-tiles-seen = { $who } a vu les tuiles ; écris ce que c’est
academy-notation-tiles-not-seen =
    { $who ->
        [spectators] les spectateurs n’ont pas vu ces tuiles ; écris ? à la place
       *[other] { $who } n’a pas vu ces tuiles ; écris ? à la place
    }
