### The way through the bunker (mission 66).

## What is asked and done.

ask-walk-ask = Dans quelle direction va le pion ?
ask-lay-ask = Comment disposer désormais les cinq cartes : nord, est, sud, ouest, action ?
act-walk = Déplace le pion d’une case.
    .label = Avancer
act-lay-cards = Dispose les cinq cartes autrement, dans cet ordre : nord, est, sud, ouest, action.
    .label = Disposer les cartes
act-pull-lever = Désigne les deux fils jaunes, où qu’ils soient.
    .label = Tirer le levier
bunker-choose-way = va vers une carte que la coupe respecte, sans mur sur le chemin
bunker-choose-order = écris les cinq lettres dans le nouvel ordre
bunker-name-two = désigne deux fils intacts

## Why something cannot be done.

bunker-with-the-lever = les fils jaunes se coupent avec le levier, les deux d’un seul coup
bunker-no-card-helps = aucune carte n’aide au levier
bunker-no-grip = vous ne tenez pas le levier
bunker-on-your-turn = le levier se tire à ton tour
bunker-reveal = il ne te reste que des rouges : révèle-les

## The map.

# Where the five cards lie (bunker-way-…): at the four sides, and the one for actions.
bunker-way-north = nord
    .towards = vers le nord
bunker-way-east = est
    .towards = vers l’est
bunker-way-south = sud
    .towards = vers le sud
bunker-way-west = ouest
    .towards = vers l’ouest
bunker-way-action = action
bunker-floor-ground = Le bunker : rez-de-chaussée
bunker-floor-basement = Le bunker : sous-sol
# On a square of the map (bunker-square-…).
bunker-square-helicopter = hélicoptère
bunker-square-stairs = escalier
bunker-square-guard = garde
bunker-square-key = clé
bunker-square-doctor = docteur
bunker-square-saw = scie
bunker-square-lever = levier
bunker-round = Autour du bunker
# $place: bunker-way-…; $card: the title of a constraint card.
bunker-card = { CAPITAL($place) } : { $card }
bunker-what-to-do = À faire

## The steps: what to do, and what is said when it is done.

bunker-task-key = Allez à la clé et prenez-la.
bunker-task-guard = Allez jusqu’au garde et endormez-le.
bunker-task-stairs = Allez à l’escalier.
bunker-task-lever = Allez au levier, saisissez-le, puis désignez les deux fils jaunes.
bunker-task-rearrange = Capitaine, dispose les cinq cartes autrement, ou laisse-les comme elles sont.
bunker-task-doctor = Allez jusqu’au docteur et attrapez-le.
bunker-task-wires = Coupez tout ce qui reste.
bunker-done-key = Vous avez la clé.
bunker-done-guard = Le garde dort.
bunker-done-stairs = Vous êtes au sous-sol.
bunker-done-lever = Le levier est baissé, et les lasers sont éteints.
bunker-done-doctor = Le docteur est pris.

## What happened.

told-cards-laid = Cartes autour du bunker : { COMMA($cards) }.
# One item of told-cards-laid. $place: bunker-way-…
told-cards-laid-card = { $place } « { $card } »
# $way: bunker-way-…
told-figure-moved = { $seat } déplace le pion { FORM($way, form: "towards") }.
told-figure-stayed = Le pion ne bouge pas : des murs de tous les côtés.
told-figure-held = Le pion ne bouge pas : sa case demande une coupe réussie qui respecte la carte action.
told-figure-grips = Le pion ne bouge pas : il faut d’abord désigner les deux fils jaunes.
told-lever-gripped = Vous tenez le levier : maintenant, quelqu’un doit désigner les deux fils jaunes.
told-yellows-named = { $seat } tire le levier et désigne { $wires } : ce seraient les fils jaunes.
told-lever-stuck = Faux : le levier est coincé.
