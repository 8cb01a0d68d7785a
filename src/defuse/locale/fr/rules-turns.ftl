### Who has the next turn, and turns of two steps: numbers that are called, volunteers, whoever is first.

## Turns for whoever is first (mission 10).

act-take-turn = Crie « couic » : le prochain tour est à toi.
    .label = Couic !
ask-race-ask = Qui joue le prochain tour ?
race-just-had = tu viens de jouer : laisse la place à quelqu’un d’autre
race-let-go = tu as laissé passer ce tour
race-no-wires = tu n’as plus de fils
race-wait = attends la fin de ce tour
race-next-turn = Prochain tour
race-anybody = Pour qui crie « couic » en premier et a encore des fils.
race-anybody-but = Pour qui crie « couic » en premier et a encore des fils, mais pas { $seat }.
# $called: yes if the player said so, no if nobody did.
told-turn-taken =
    { $called ->
        [yes] { $seat } crie « couic ! »
       *[no] C’est le tour { OF($seat) }.
    }

## A number card for every turn (missions 18, 45 and 51).

act-designate = Dis qui doit couper.
    .label = À toi de couper
ask-designate-ask = Qui doit couper le { $value } ?
ask-designate-ask-reds = Il ne reste que des rouges : qui doit continuer ?
ask-lacks-ask = Tu n’as pas ce nombre : lequel de tes fils montres-tu à la place ?
# Why a seat cannot be chosen.
designate-no-wires = n’a plus de fils
designate-whom = choisis quelqu’un qui a des fils
# On a button.
lacks-show-one = Montrer un de tes fils
number-turns-deck = Pioche nombre
number-turns-to-cut = À couper
told-number-called =
    { $fresh ->
        [yes] La pioche nombre est mélangée à nouveau. Le nombre est le { $number }.
       *[no] Le nombre est le { $number }.
    }
told-took-on = { $seat } a le { $number }.
told-had-not = { $seat } n’a pas de { $number }.

## A number is turned up, and somebody is told to cut it (missions 18 and 51).

ask-turn-number-ask = C’est toi qui commandes : dévoile le nombre suivant.
act-turn-number = Dévoile la première carte de la pioche nombre.
    .label = Dévoiler un nombre
commanders-number-first = dévoile d’abord une carte nombre
commanders-for-who-cuts = cette carte est pour la personne qui coupe
commanders-choose-answered = choisis quelqu’un qui a répondu au radar
commanders-did-not-answer = n’a pas répondu au radar
commanders-radar = Radar
# $answers: told-radar-stand for each stand.
commanders-radar-heard = { COMMA($answers) }
told-radar-looks = Le radar cherche le { $value }.
told-play-begins = La partie commence.

## Volunteers for a number (mission 45).

act-snip = Dis que tu t’en charges.
    .label = Couic !
ask-volunteer-ask = Qui coupe le { $value } ?
ask-volunteer-ask-reds = Il ne reste que des rouges : qui commence ?
# On a button, for somebody who has nothing but reds.
volunteer-reveals = Couic ! Révéler tes rouges

## Turns in two steps (missions 18, 26, 45, 47 and 51).

ask-first-step = Que fais-tu avant de couper ?
two-steps-something-else = ce tour commence par autre chose
two-steps-now-cut = le tour a commencé : maintenant, tu dois couper
