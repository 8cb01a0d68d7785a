### Missions with other tokens: without a value, what a hand does not have or a wire is not, gifts, beside the stands.

## Tokens that show no value (missions 21, 24, 33, 40 and 58).

marks-tokens = Tokens
marks-parity = A token says only whether its wire is even or odd.
marks-count = A token says how often the value of its wire occurs on that stand, cut wires included.
marks-none = There are none, not even after a wrong call.
marks-missed = Wrong: no { OR($values) } there. Nothing more is told.
marks-play-begins = Play begins.
marks-detectors = Double Detectors
marks-endless = Everybody can use theirs on every turn.

## Opening tokens that tell what a hand does not have (mission 22).

ask-absence-ask = Which values do you say that you do not have?
act-tell-absent = Put tokens of values that you do not have beside your stand.
    .label = Tell what you do not have
act-lack-nothing = Say that you have every value for which there are tokens.
    .label = I have everything
absences-you-have =
    { $value ->
        [8] you have an { $value } wire
        [11] you have an { $value } wire
       *[other] you have a { $value } wire
    }
absences-name =
    { $count ->
        [one] name { $count } value that you do not have
       *[other] name { $count } values that you do not have
    }
absences-something-to-tell = there are values that you do not have: tell them
absences-nothing-to-tell = you have everything
told-rest-held = { $seat } has nothing else to tell, and so has { $values }.

## A token that somebody got: it lies at a wire of its value, or beside the stand. $mark: a number or yellow.

ask-token-ask = You have been given the token { $mark }: which of your wires does it belong to, or do you have none?
act-put-beside = Put the token that you were given beside your stand, since you have no such wire.
    .label = Put the token beside your stand
beside-place = Place the { $mark } token
beside-put = Put the { $mark } token beside your stand
beside-choose-wire = choose one of your own uncut wires of value { $mark }
beside-other-wire = this wire is not { $mark }
beside-has-wire = you have a wire of value { $mark }: the token belongs there
beside-has-none = you have no wire of value { $mark }
beside-stands = Tokens beside the stands
# On a token beside a stand: the hand has no such wire.
beside-none-of = has no { $mark }

## False tokens: they say what a wire is not (missions 17 and 52).

ask-false-token-ask = What does your false token show?
act-tell-false = Choose what a false token shows.
    .label = Put down a false token
false-blue-or-red = only a blue or a red wire can be shown
false-there-already = this wire has a false token already
false-none-left = no token is left
false-is-true = a false token shows what the wire is not
false-choose-called = choose a value that was called
false-choose-untrue = choose a number that the wire is not
false-tokens = Tokens
false-all-tokens = Every token says what its wire is not.
false-some-tokens = A false token says what its wire is not.

## Gifts after the first two yellow wires (mission 22).

act-pick-token = Choose a token.
    .label = Choose a token
ask-gift-ask = Which token do you give to { $seat }?
gifts = Gifts
gifts-to-come = When the first two yellows are cut, everybody gives a token to the left.
gifts-given = The gifts have been given.
gifts-choose = choose a token from the supply
gifts-give-to = Give a token to { $seat }
told-gifts-began = The first yellow wires are cut: time for gifts.
told-token-given = { $seat } gives the token { $mark } to { $to }.

## A line of tokens to choose from, after the first two yellow wires (mission 27).

ask-token-draft = Which token from the line do you take?
draft-tokens = Tokens to choose from
draft-choose = choose a token from the line
draft-take = Take a token
told-tokens-laid = The first yellow wires are cut. Tokens to choose from: { $marks }.
told-token-taken = { $seat } takes the token { $mark }.

## Darkness: nobody writes down where somebody pointed (mission 50).

dark-remember = Remember
dark-pointed-at = Pointed at
dark-pointed = { $wire }: { $mark }
dark-beside = Beside { $stand }
dark-tokens = { COMMA($marks) }
told-dark-specials = The red and yellow wires are shown to everybody once.
# $cards: the equipment used in the call, perhaps none.
told-dark-called =
    { COUNT($cards) ->
        [0] { $seat } calls { OR($values) } on { $stand }.
       *[other] { $seat } calls { OR($values) } on { $stand } with { $cards }.
    }
told-dark-token = { $seat } points, and puts the token { $mark } beside { $stand }.
told-dark-announced = { $seat } points at a wire of { $stand } and says: { $mark }.
