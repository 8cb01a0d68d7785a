### One player is not like the others: a role, or the weakest link.

## A role for one player (missions 14, 17 and 28).

role = Role
role-rookie = the rookie
    .text = If a dual cut by the rookie fails, the bomb explodes.
role-herrings = Rhett Herrings
    .text = No equipment, and every token says what the wire is not.
role-careless = Captain Careless
    .text = No equipment, and if a dual cut by the captain fails, the bomb explodes.
# $text: what is special about the role, a sentence or two.
role-of = { $seat } is { $role }. { $text }
role-no-equipment = { $role } cannot use any equipment
role-not-this-card = { $role } cannot use this card
told-role-taken = { $seat } is { $role }.

## The weakest link (mission 34).

act-accuse = Say who the weakest link is, and under which constraint.
    .label = Name the weakest link
# On a button.
weakest-link-no-cut = No cut: my card allows none
weakest-link-forbids =
    { $letter ->
        [A] constraint A: even only, so not { $value }
        [B] constraint B: odd only, so not { $value }
        [C] constraint C: 1 to 6 only, so not { $value }
        [D] constraint D: 7 to 12 only, so not { $value }
       *[E] constraint E: 4 to 9 only, so not { $value }
    }
weakest-link-not-you = you are not the weakest link
weakest-link-nobody-bound = nobody is bound any more
weakest-link-on-your-turn = you may name the weakest link on your own turn
weakest-link-once = once a turn is enough
weakest-link-yourself = you are the weakest link yourself
weakest-link-who = Who is the weakest link?
weakest-link-face-down = Constraint and character, face down
# $text: what the constraint card says. $bound: whether the reader is the weakest link.
weakest-link-card =
    { $bound ->
        [yes] { $text } You are the weakest link and bound by it.
       *[no] { $text } It does not bind you.
    }
told-secrets-dealt = Everybody looks at a character and a constraint card in secret.
told-accused =
    { $right ->
        [yes] { $seat } says: { $suspect } is the weakest link, under { $letter }. Right!
       *[no] { $seat } says: { $suspect } is the weakest link, under { $letter }. Wrong.
    }
told-link-broke = { $seat } is the weakest link and has no cut that the constraint allows.
told-secrets-discarded = The constraint cards leave the game.
