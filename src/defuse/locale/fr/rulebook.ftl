### The rule book: its chapters, headings, and what all entries share. Its texts are in the other files rulebook-….ftl.

rulebook-title = Livre de règles
rulebook-title-busters = Bomb Busters
rulebook-title-academy = Bomb Squad Academy

## Chapters. `.text` says what all entries of a chapter have in common.

rulebook-chapter-learn = Pour apprendre
rulebook-chapter-rule = Les règles
rulebook-chapter-mission = Missions
    .text = Ce que dit la carte mission passe avant les règles ordinaires.
rulebook-chapter-card = Équipement
    .text = Une carte sert une seule fois. Elle se déverrouille dès qu’assez de fils de son nombre sont coupés.
rulebook-chapter-character = Personnages
    .text = Tout le monde a un équipement personnel, qui sert une fois par mission.
rulebook-chapter-token = Jetons
    .text = Ce qui est posé devant un fil, à côté d’un support ou sur le plateau, et ce que cela dit.
rulebook-chapter-constraint = Contraintes
    .text = Une contrainte interdit certaines coupes à qui elle lie. Révéler ses rouges n’est jamais interdit.
rulebook-chapter-challenge = Défis
    .text = Chaque défi relevé fait reculer le cadran d’un cran. On peut en relever plusieurs à la fois.
rulebook-chapter-academy = Pour apprendre
rulebook-chapter-round = Une manche, une bombe
rulebook-chapter-action = Cartes action
rulebook-chapter-tool = Outils
    .text = Un outil sert une fois, à son moment. On demande à qui en a un qui convient ; la première réponse passe d’abord, puis on redemande à tout le monde.

## Headings within entries.

rulebook-in-detail = En détail
rulebook-setup = Mise en place
rulebook-in-play = En jeu

## Facts: the name of each, and what it says.

rulebook-fact-players = Joueurs
rulebook-fact-wires = Fils
rulebook-fact-dial = Cadran
rulebook-fact-equipment = Équipement
rulebook-fact-clock = Horloge
rulebook-fact-when = Quand
rulebook-fact-unlock = Déverrouillée par
rulebook-fact-since = Depuis
rulebook-fact-personal = Équipement personnel
rulebook-fact-from-to = { $first } à { $last }
rulebook-fact-dial-players = part du nombre de joueurs
rulebook-fact-dial-number = part de { $dial }
rulebook-fact-dial-unused = ne sert pas
rulebook-fact-no-equipment = aucun
rulebook-fact-one-card = une carte par personne
# $cards: names of cards.
rulebook-fact-one-card-without = une carte par personne, sans { $cards }
rulebook-fact-real-time = temps réel ; on peut l’arrêter
# $value: a number, or yellow.
rulebook-fact-cut = { $count } fils coupés : { $value }
rulebook-fact-mission = la mission { $number }

## What the book has not.

rulebook-no-entry = le livre de règles n’a pas d’article { $id }
