### The logbook: what is wrong with a line that tells of a turn, what it leaves out, and the comments of a blank table.
### What stands in quotes is what people type: it is the same in all languages, but for the quotes.


## What a line leaves out.

logbook-what-was-done = ce qui a été fait
# $seat: a letter; $verb: what was typed.
logbook-say-value = dis quelle valeur, comme dans « { $seat } { $verb } 7 … »
logbook-say-pointed = dis quel fil a été désigné, comme dans « { $seat } calls 7 at B1.6: 5 »
logbook-say-outcome = dis ce que cela a donné : le jeton (« : 5 »), « : yes » si c’était juste, « : nothing » si aucun jeton n’a été posé
# $mark: what a token shows, as it is typed.
logbook-say-token-place = dis devant quel fil est le jeton, comme dans « no, token { $mark } at B1.3 »
logbook-say-token = dis quel jeton a été posé, comme dans « : 5 » ou « : 5 at B1.3 » ; « : nothing » s’il n’y en a pas eu
# $places: logbook-some-places; $first: the first of them.
logbook-say-cut = dis quel fil a été coupé, { $places } : « yes, cut { $first } »
logbook-say-own-cut = dis quel fil { OF($seat) } a été coupé, { $places } : « { $example } »
# $more: whether there are more than these.
logbook-some-places =
    { $more ->
        [yes] { OR($places) } …
       *[no] { OR($places) }
    }
logbook-say-solo = dis quelle valeur, autant de fois qu’elle a été coupée : « { $seat } solo 12 12 »
logbook-say-solo-wires = dis quels fils ont été coupés : « { $example } »
logbook-say-shown = dis quoi et où, comme dans « { $seat } shows 3 at C1.2 »
logbook-say-where = dis où est { $word }, comme dans « { $word } at B1.4 »
# $wires: what it may be; $first: the first of them.
logbook-say-which = dis ce qu’est { $place }, { OR($wires) }, comme dans « : { $first } at { $place } »
logbook-say-what = dis ce qu’est { $place }, comme dans « : { $wire } at { $place } »
# $places: what to write behind the colon, as in “C1.4, B1.2”.
logbook-say-places = dis après un deux-points où sont les fils maintenant, comme dans « : { $places } »
# $one and $other: what may have happened, in sentences.
logbook-say-seen = dis après un deux-points ce que tout le monde a vu : « { $one } » ou « { $other } », ou autre chose
logbook-sentences = { $first } { $next }
logbook-say-turned-up = dis ce qui a été dévoilé ou choisi : ajoute une ligne, ou dis-le après un deux-points ; cela peut être « { $example } », ou autre chose

## What cannot be.

logbook-after-the-end = la mission est finie : rien ne vient après la ligne précédente
logbook-turn-not-over = le tour précédent n’est pas fini : qu’a fait la personne suivante à qui on a demandé ?
logbook-two-stands = { $seat } a deux supports : écris { $one } ou { $other }
logbook-cut-already = { $place } est déjà coupé
logbook-one-of-its-own = { $seat } coupe un seul de ses fils, pas { $count }
logbook-cannot-have = aucune donne ne correspond : { $seat } ne peut pas avoir { $count } × { $value }
logbook-no-deal = aucune donne ne correspond à la fois à la table et à tout ce que dit cette ligne
# $facts: in notation, and in words.
logbook-clash = aucune donne ne correspond aux fils sur la table
logbook-clash-with = aucune donne ne correspond aux fils sur la table et à cette information : { $facts }
logbook-clash-together = aucune donne ne correspond à ces informations réunies : { SEMICOLON($facts) }
logbook-clash-token = le jeton { $mark } sur { $place }
# $why: one of these, or why it cannot be counted.
logbook-clash-before = la table d’avant cette ligne est déjà impossible : { $why }
logbook-uncounted = ce que dit cette ligne ne peut pas être compté : { $why }
# $can: values that the wire may have; $kinds: values or wires (y2.1).
logbook-no-deal-is = aucune donne ne correspond : { $place } ne peut être que { OR($can) }, et cette ligne dit que c’est { OR($kinds) }
logbook-no-deal-is-not = aucune donne ne correspond : { $place } ne peut être que { OR($can) }, et cette ligne dit que ce n’est pas { OR($kinds) }
# $who: the letter of a seat, or some slots.
logbook-no-deal-one = aucune donne ne correspond : cette ligne dit qu’un des fils ({ $who }) est { OR($kinds) }, et c’est impossible
logbook-no-deal-none = aucune donne ne correspond : cette ligne dit qu’aucun des fils ({ $who }) n’est { OR($kinds) }, et c’est impossible
# $why: why the mission is lost.
logbook-explodes = avec cela, la bombe explose, et la mission est finie : { $why }
logbook-nothing-comes-of-it = d’après les règles, cela ne peut pas donner ce que dit cette ligne : regarde ce qui suit le deux-points
logbook-turn-of-another = c’est le tour { OF($seats) }, pas { OF($seat) } : manque-t-il une ligne avant ?
# $why: why the act is refused.
logbook-cannot = ce n’est pas possible : { $why }
# $acts: what is on the buttons of a form.
logbook-can-do = { $seat } peut maintenant faire ceci : { COMMA($acts) }
logbook-say-all = dis tout ce qu’il faut, comme dans « { $example } »
logbook-nothing-called-so = { $seat } ne peut rien faire maintenant qui s’appelle ainsi
# $problem: logbook-nothing-called-so, or that something cannot be done now.
logbook-but-over = { $problem } : la mission est finie
logbook-but-asked = { $problem } : c’est à { $seats } de répondre
logbook-but-there-is = { $problem } ; il y a : { COMMA($acts) }

## Cards. Their titles are English here, as they are typed.

logbook-card-not-here = { $card } n’est pas sur cette table : nomme cette carte dans la ligne « equipment »
logbook-no-card = aucune carte ne s’appelle « { $word } » ici : il y a { COMMA($cards) }
logbook-no-cards = aucune carte ne s’appelle « { $word } » ici : il n’y en a pas
logbook-card-meant = { $problem } ; est-ce « { $card } » ?
# $card: the name of the card in this language.
logbook-used-in-a-call = { $card } s’utilise dans une annonce : « { $example } »

## A blank table: the comments in it.

logbook-blank-no-seat = il n’y a pas de place { $seat } à { $players } joueurs
logbook-blank-mission = Mission { $mission }, { $title }
logbook-blank-fill-in = Écris ce que tu vois à la place de chaque _ ; un ? est un fil que tu ne vois pas.
logbook-blank-turns = Après les supports vient une ligne par tour, par exemple : { $example }
logbook-blank-characters = Qui a pris un autre personnage : characters B E1 · C E2
logbook-blank-equipment = les numéros des cartes, ou supprime la ligne
logbook-blank-drawn = les marqueurs sur le plateau, par exemple { $example }
# $need: what a mission needs, such as “its deadly number”.
logbook-blank-needed = { $need }, par exemple : { $example }
logbook-blank-tokens = Un jeton devant un fil s’écrit derrière lui : 5!5 ou ?!5.
