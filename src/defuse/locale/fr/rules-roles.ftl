### One player is not like the others: a role, or the weakest link.

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
