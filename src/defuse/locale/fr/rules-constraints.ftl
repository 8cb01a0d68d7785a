### Constraint cards in play. What is printed on them is in cards.ftl.

## Constraints.

constraint = Contrainte
constraint-no-cut-left = Ma carte ne me permet plus aucune coupe
# $letter: the card, A to F; $value: what somebody wanted to name.
constraint-bars-value =
    { $letter ->
        [A] contrainte A : pair seulement, donc pas de { $value }
        [B] contrainte B : impair seulement, donc pas de { $value }
        [C] contrainte C : 1 à 6 seulement, donc pas de { $value }
        [D] contrainte D : 7 à 12 seulement, donc pas de { $value }
        [E] contrainte E : 4 à 9 seulement, donc pas de { $value }
       *[F] contrainte F : pas de 4 à 9
    }
constraint-bars-equipment = contrainte G : pas d’équipement
constraint-bars-marked = contrainte H : pas de fil avec un jeton
constraint-bars-post-it = contrainte H : pas de Post-it
constraint-bars-right-end = contrainte I : pas le bout droit d’un support
constraint-bars-left-end = contrainte J : pas le bout gauche d’un support
constraint-bars-solo = contrainte K : pas de coupe solo
told-constraints-gone = Il n’y a plus de contrainte pour personne.
told-constraints-shared = Contrainte pour tout le monde : { $cards }.
told-constraints-laid = Contraintes : { $cards }.
# A constraint card in the lists above: its letter and its title.
told-constraint = { $letter } ({ $title })
# Whom a card binds. $card: told-constraint.
told-constraint-of = { $seat } { $card }
told-cut-forbidden = { $seat } n’a aucune coupe permise par la contrainte.

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
