### Puzzles: positions in which one call stands out.

## The task.

puzzle-title-certain = Trouve la coupe sûre
puzzle-title-likely = Trouve la meilleure annonce
# $seat is to move.
puzzle-task-certain = C’est le tour { OF($seat) }, sans carte. Une coupe sur cette table ne peut pas rater, et aucun jeton ne la montre : désigne le fil et annonce sa valeur.
puzzle-task-likely = C’est le tour { OF($seat) }, sans carte. Aucune coupe n’est sûre, mais une annonce réussit bien plus souvent que toutes les autres : désigne le fil et annonce sa valeur.

## What everybody knows and the table does not show, as phrases.

puzzle-holds = parmi ses fils intacts, { $seat } a { OR($values) }
puzzle-lacks = parmi ses fils intacts, { $seat } n’a pas { OR($values) }
puzzle-radar-yes = un radar a trouvé { $value } ici : { $stand }
puzzle-radar-no = un radar n’a pas trouvé { $value } ici : { $stand }

## Hints and answers. $call is a phrase such as “5 at Bo’s wire 3”, $odds one such as “62% to hit”.

puzzle-look-at = regarde tout cela ensemble : { SEMICOLON($because) }
puzzle-right-certain = { CAPITAL($call) } : sûr. C’est ça.
puzzle-right-likely = { CAPITAL($call) } : { $odds }. C’est ça : aucune autre annonce n’en approche.
puzzle-wrong-certain = { CAPITAL($call) } : { $odds }. Ce n’est pas sûr.
puzzle-wrong-never = { CAPITAL($call) } : c’est impossible.
puzzle-wrong-likely = { CAPITAL($call) } : { $odds }. Il y a une annonce nettement meilleure.

## What cannot be.

puzzle-none = Il n’y a pas d’énigme de ce numéro.
puzzle-no-hint = Il n’y a pas d’indice de ce numéro.
puzzle-no-call = On ne peut pas annoncer cela ici : choisis un des fils et une des valeurs proposés.
puzzle-not-now = L’énigme n’est pas accessible pour l’instant. Réessaie dans un moment.
puzzle-many = Trop d’essais depuis ici ; attends une minute.

## Files of puzzles.

puzzles-bad-line = la ligne { $line } n’est pas une énigme ({ $why })
puzzles-version = il est de la version { $version }, et seule { $known } est connue ici
puzzles-other-seed = { $file } contient ce qui a été trouvé avec une autre graine que { $seed } : supprime-le, ou choisis un autre fichier
puzzles-no-notes = { $file } existe déjà et ne contient pas de notes de cette commande : déplace-le, ou choisis un autre fichier
puzzles-too-few = { GROUPED($games) } parties n’ont pas { $count } énigmes assez réparties

## `defuse puzzles` and `defuse puzzle`.

cli-command-puzzles = Faire, vérifier ou compter des énigmes.
    .action = list dit lesquelles existent, make en fait de nouvelles, check recalcule tout.
    .path = Un fichier d’énigmes ; par défaut, celles qui viennent avec defuse.
    .count = Avec make : combien.
    .seed = Avec make : la même graine donne les mêmes énigmes.
    .out = Avec make : le fichier à écrire ; après une interruption, la même commande reprend là.
    .jobs = Combien de processus ; par défaut, autant que de cœurs.
    .json = Écrire du JSON, pour les programmes.
cli-puzzles-no-action = l’action { $text } n’existe pas : choisis { OR($known) }
cli-puzzles-name-out = dis avec --out quel fichier écrire, comme dans { $example }
cli-puzzles-out-is-for-make = --out n’est que pour make
cli-puzzles-no-set-there = { $file } existe déjà et n’est pas un fichier d’énigmes : choisis un autre fichier
cli-puzzles-making = parties jouées : { $games }
cli-puzzles-checking = vérification
cli-puzzles-interrupted = Ce qui a été trouvé est dans { $file } ; la même commande reprend là.
cli-puzzles-flaw = Énigme { $number } : { $flaw }
cli-puzzles-uneven = Pas assez réparties : { $what }
cli-puzzles-sound =
    { $count ->
        [one] L’énigme est comme il faut.
       *[other] Les { $count } énigmes sont toutes comme il faut.
    }
cli-puzzles-grade = Niveau
cli-puzzles-all = Toutes
cli-command-puzzle = Résoudre une énigme : celle du jour, ou une autre.
    .number = Laquelle ; par défaut, celle du jour.
    .day = L’énigme du jour.
    .grade = N’importe quelle énigme de ce niveau : 1 est facile, 5 est difficile.
    .try = Essayer une réponse, comme B1.3=5, sans rien demander d’autre.
    .hint = Donner cet indice, sans rien demander d’autre.
    .solution = Donner la réponse et sa preuve.
    .json = Écrire du JSON, pour les programmes.
cli-puzzle-which-one = choisis une chose parmi NUMBER, --day et --grade
cli-puzzle-one-thing = choisis une chose parmi --try, --hint et --solution
cli-puzzle-none = il y a les énigmes 1 à { $count }
cli-puzzle-no-hint =
    { $count ->
        [one] cette énigme a un indice
       *[other] cette énigme a { $count } indices
    }
cli-puzzle-no-answer = { $text } ne peut pas être annoncé ici : désigne un fil de quelqu’un d’autre et annonce une valeur que tu as en main, comme B1.3=5
cli-puzzle-head = Énigme { $number } : { $title } (niveau { $grade } sur 5)
cli-puzzle-facts = Ce que tout le monde sait aussi :
cli-puzzle-how = Tape un fil et sa valeur, comme B1.3=5 ; ou indice, solution, table, quitter.
# Words that can be typed for these in this language, with commas; the English ones work in all languages.
cli-puzzle-typed-hint = indice
cli-puzzle-typed-solution = solution
cli-puzzle-typed-table = table
cli-puzzle-typed-quit = quitter, quitte
cli-puzzle-hint = Indice { $hint } sur { $hints } : { $step }
cli-puzzle-no-more-hints = Il n’y a plus d’indices ; l’étape suivante est la réponse elle-même.
cli-puzzle-again = Pas résolue. Elle est de nouveau là avec : defuse puzzle { $number }
cli-puzzle-calls = Les meilleures annonces :
cli-puzzle-place = { $wire }
