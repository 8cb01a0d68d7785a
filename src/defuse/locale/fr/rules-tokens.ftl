### Missions with other tokens: without a value, what a hand does not have or a wire is not, gifts, beside the stands.

## Tokens that show no value (missions 21, 24, 33, 40 and 58).

marks-tokens = Jetons
marks-parity = Un jeton dit seulement si son fil est pair ou impair.
marks-count = Un jeton dit combien de fois la valeur de son fil est sur ce support, fils coupés compris.
marks-none = Il n’y en a pas, même après une annonce fausse.
marks-missed = Faux : pas de { OR($values) } ici. On n’en dit pas plus.
marks-play-begins = La partie commence.
marks-detectors = Doubles détecteurs
marks-endless = Tout le monde peut utiliser le sien à chaque tour.

## Opening tokens that tell what a hand does not have (mission 22).

ask-absence-ask = Quelles valeurs te manquent ? Lesquelles veux-tu dire ?
act-tell-absent = Pose à côté de ton support des jetons de valeurs que tu n’as pas.
    .label = Dire ce qui te manque
act-lack-nothing = Dis que tu as toutes les valeurs dont il y a des jetons.
    .label = Tu as tout
absences-you-have = tu as un { $value }
absences-name =
    { $count ->
        [one] choisis { $count } valeur que tu n’as pas
       *[other] choisis { $count } valeurs que tu n’as pas
    }
absences-something-to-tell = il y a des valeurs que tu n’as pas : dis-les
absences-nothing-to-tell = tu as tout
told-rest-held = { $seat } n’a rien d’autre à dire, et a donc : { $values }.

## A token that somebody got: it lies at a wire of its value, or beside the stand. $mark: a number or yellow.

ask-token-ask = Tu as reçu le jeton { $mark } : devant lequel de tes fils va-t-il, ou n’en as-tu aucun ?
act-put-beside = Pose le jeton reçu à côté de ton support, puisque tu n’as aucun fil de cette valeur.
    .label = Poser le jeton à côté du support
beside-place = Poser le jeton { $mark }
beside-put = Poser le jeton { $mark } à côté du support
beside-choose-wire = choisis l’un de tes fils intacts de valeur { $mark }
beside-other-wire = ce fil n’est pas un { $mark }
beside-has-wire = tu as un fil de valeur { $mark } : c’est là que va le jeton
beside-has-none = tu n’as aucun fil de valeur { $mark }
beside-stands = Jetons à côté des supports
# On a token beside a stand: the hand has no such wire.
beside-none-of = n’a pas de { $mark }

## False tokens: they say what a wire is not (missions 17 and 52).

ask-false-token-ask = Que montre ton faux jeton ?
act-tell-false = Choisis ce que montre un faux jeton.
    .label = Poser un faux jeton
false-blue-or-red = seul un fil bleu ou rouge peut être montré
false-there-already = ce fil a déjà un faux jeton
false-none-left = il n’y a plus de jetons
false-is-true = un faux jeton montre ce que le fil n’est pas
false-choose-called = choisis une valeur qui a été annoncée
false-choose-untrue = choisis un nombre que le fil n’a pas
false-tokens = Jetons
false-all-tokens = Chaque jeton dit ce que son fil n’est pas.
false-some-tokens = Un faux jeton dit ce que son fil n’est pas.

## Gifts after the first two yellow wires (mission 22).

act-pick-token = Choisis un jeton.
    .label = Choisir un jeton
ask-gift-ask = Quel jeton donnes-tu à { $seat } ?
gifts = Cadeaux
gifts-to-come = Avec les deux premiers jaunes, tout le monde donne un jeton à sa gauche.
gifts-given = Les cadeaux sont distribués.
gifts-choose = choisis un jeton de la réserve
gifts-give-to = Donner un jeton à { $seat }
told-gifts-began = Les premiers fils jaunes sont coupés : c’est l’heure des cadeaux.
told-token-given = { $seat } donne le jeton { $mark } à { $to }.

## A line of tokens to choose from, after the first two yellow wires (mission 27).

ask-token-draft = Quel jeton de la ligne prends-tu ?
draft-tokens = Jetons au choix
draft-choose = choisis un jeton de la ligne
draft-take = Prendre un jeton
told-tokens-laid = Les premiers fils jaunes sont coupés. Jetons au choix : { $marks }.
told-token-taken = { $seat } prend le jeton { $mark }.

## Darkness: nobody writes down where somebody pointed (mission 50).

dark-remember = À retenir
dark-pointed-at = Désigné
dark-pointed = { CAPITAL($wire) } : { $mark }
dark-beside = À côté du support : { $stand }
dark-tokens = { COMMA($marks) }
told-dark-specials = Les fils rouges et jaunes sont montrés une fois à tout le monde.
# $cards: the equipment used in the call, perhaps none.
told-dark-called =
    { COUNT($cards) ->
        [0] { $seat } annonce { OR($values) } chez { $stand }.
       *[other] { $seat } annonce { OR($values) } chez { $stand } (équipement : { $cards }).
    }
told-dark-token = { $seat } désigne un fil et pose le jeton { $mark } à côté du support, chez { $stand }.
told-dark-announced = { $seat } désigne un fil chez { $stand } et dit : { $mark }.
