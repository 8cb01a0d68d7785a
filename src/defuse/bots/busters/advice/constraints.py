"""Constraint cards: who is bound by what, when a card should go, and which numbers had better not be finished yet.

All of it comes down to one question: what can the seats still do under their cards? A seat that has no cut under its
card skips free of charge, which is no harm at all, unless nobody can act for a whole round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from defuse.bots.busters.advice import advises, counsels
from defuse.bots.busters.advice.outlook import Outlook, next_seats, outlook, values_left
from defuse.bots.busters.advice.oxygen import step, value_cut
from defuse.bots.busters.mind import Choice, Mind
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.card import EVERYBODY
from defuse.busters.constraints import CONSTRAINTS, constraint_on
from defuse.busters.rules.constraints import TwiceThePrice, in_force
from defuse.busters.rules.own_constraints import (
    ChosenConstraints,
    ConstraintRing,
    Rotate,
    SwapConstraint,
    TakeConstraint,
)
from defuse.busters.rules.shared_constraint import PILE, ConstraintDeck, PairedConstraints, ReplaceConstraint
from defuse.kernel import Cannot, Form

BURDEN = {"G": 0.98, "H": 0.93, "I": 0.96, "J": 0.96, "K": 1.0, "L": 0.93}
"""What a turn under a card that does not look at the value is worth, about."""
OTHER = 0.5
"""How much each further number that a seat could cut adds to the best one."""
LATER = 0.85
"""How much less each following turn matters."""

Bound = Mapping[int, str]
"""The letter of the card that binds each seat."""


def turn_is_worth(mind: Mind, ahead: Outlook, seat: int, letter: str, without: int) -> tuple[float, float]:
    """What a seat's turn is worth under a card, and how likely it cannot act at all; one number may be gone by then."""
    allowed = CONSTRAINTS[letter].values if letter else None
    miss, weight, idle = 1.0, 1.0, 1.0
    chances: list[float] = []
    for value in values_left(mind):
        if value != without and (allowed is None or value in allowed):
            idle *= 1 - ahead.holds(seat, value)
            chances.append(ahead.can_cut(seat, value))
    for chance in sorted(chances, reverse=True):
        miss *= (1 - chance) ** weight
        weight *= OTHER
    return (idle + (1 - idle) * (1 - miss + miss * step(mind))) * BURDEN.get(letter, 1.0), idle


def round_is_worth(mind: Mind, bound: Bound, seats: list[int], without: int = 0) -> float:
    """What the next turns of these seats are worth under their cards."""
    ahead = outlook(mind)
    total, weight, stuck = 1.0, 1.0, 1.0
    for seat in seats:
        worth, idle = turn_is_worth(mind, ahead, seat, bound.get(seat, ""), without)
        total *= worth**weight
        weight *= LATER
        stuck *= idle
    return total * (1 - stuck)


def bound_now(mind: Mind) -> dict[int, str]:
    """The card that binds each seat now."""
    found: dict[int, str] = {}
    for letter, seat in in_force(mind.board):
        for one in range(mind.board.players) if seat == EVERYBODY else (seat,):
            found[one] = letter
    return found


def finishes(mind: Mind, choice: Choice) -> int:
    """The number that a right cut would finish, or 0."""
    value = value_cut(mind, choice)
    act = choice.act
    wires = len(act.wires) if isinstance(act, SoloCut) else 2
    return value if 1 <= value <= 12 and mind.view.remaining(value) == wires else 0


# A miss that costs two steps.


@counsels(TwiceThePrice)
def twice(mind: Mind, rule: TwiceThePrice, choices: list[Choice]) -> list[Choice]:
    """L: a miss costs two steps."""
    if not rule.binds(mind.seat):
        return choices
    dearer = mind.kept(1) - mind.kept(2)
    found: list[Choice] = []
    for choice in choices:
        if isinstance(choice.act, Cut) and len(choice.act.mine) == 1:
            choice = choice._replace(worth=choice.worth - mind.odds.of(choice.act).miss * dearer)
        found.append(choice)
    return found


# A deck of cards that bind everybody.


@advises(ReplaceConstraint)
def replace_card(mind: Mind, form: Form) -> Iterable[Choice]:
    """It is free, and when the deck is empty nobody is bound any more: only a harmless card is kept for a while."""
    letters = [letter for letter, _ in in_force(mind.board)]
    harmless = letters == ["K"] and mind.left > 0.4
    yield Choice(form.nth(0), 0.0 if harmless else 2.0, "another card can only be better")


@counsels(ConstraintDeck)
def deck(mind: Mind, rule: ConstraintDeck, choices: list[Choice]) -> list[Choice]:
    """Finishing a number brings the next card: welcome under a bad card, to be put off under a good one (M37)."""
    if not rule.by_numbers or not any(finishes(mind, choice) for choice in choices):
        return choices
    now = round_is_worth(mind, bound_now(mind), next_seats(mind))
    left = [letter for letter in CONSTRAINTS if letter not in _turned(mind)]
    then = [round_is_worth(mind, dict.fromkeys(range(5), letter), next_seats(mind)) for letter in left]
    new = sum(then) / len(then) if then else round_is_worth(mind, {}, next_seats(mind))
    share = (new / now if now else 2.0) ** 0.5
    return [
        choice._replace(worth=choice.worth * min(1.3, share)) if finishes(mind, choice) else choice
        for choice in choices
    ]


def _turned(mind: Mind) -> set[str]:
    """The cards that have been turned up."""
    pile = next((pile for pile in mind.board.piles if pile.name == PILE), None)
    faces = mind.observation.faces
    return {constraint_on(faces[thing]).letter for thing in pile.things if faces[thing]} if pile else set()


# A card for each number.


PLANNED = 7
"""With how many numbers left the order in which they are finished is thought through to the end."""


@lru_cache(maxsize=4096)
def to_the_end(letters: str, left: frozenset[int], letter: str) -> float:
    """How well the numbers that are left can be finished one after the other, each under the card of the one before.

    The team has some say in the order, but not all: whoever has only one cut has to make it.
    """
    if not left:
        return 1.0
    card = CONSTRAINTS.get(letter)
    ways = [to_the_end(letters, left - {w}, letters[w - 1]) for w in left if card is None or w in card.values]
    if not ways:
        return 0.0
    # With few wires left on the stands, cards about ends, tokens and solo cuts bar the last ones.
    tight = {"H": 0.5, "I": 0.5, "J": 0.5, "K": 0.6}.get(letter, 1.0) if len(left) <= 2 else 1.0
    return tight * (0.7 * max(ways) + 0.3 * sum(ways) / len(ways))


@counsels(PairedConstraints)
def paired(mind: Mind, rule: PairedConstraints, choices: list[Choice]) -> list[Choice]:
    """Whoever finishes a number brings its card upon everybody: not one under which nobody can go on (M57)."""
    if not rule.letters or not any(value_cut(mind, choice) for choice in choices):
        return choices
    seats = [*next_seats(mind), mind.seat]
    now = bound_now(mind)
    left = frozenset(values_left(mind))
    worths: dict[int, float] = {}
    for value in {finishes(mind, choice) for choice in choices if value_cut(mind, choice)}:
        letter = rule.letters[value - 1] if value else now.get(mind.seat, "")
        rest = left - {value}
        soon = round_is_worth(mind, dict.fromkeys(range(5), letter), seats, value) if rest else 1.0
        worths[value] = (0.3 + 0.7 * soon) * (to_the_end(rule.letters, rest, letter) if len(rest) <= PLANNED else 1.0)
    best = max(worths.values()) or 1.0
    return [
        choice._replace(worth=choice.worth * (0.02 + 0.98 * worths[finishes(mind, choice)] / best))
        if value_cut(mind, choice)
        else choice
        for choice in choices
    ]


# Cards that go round.


@advises(Rotate)
def rotate(mind: Mind, form: Form) -> Iterable[Choice]:
    """The way after which everybody can do most under their cards (M61)."""
    rule = mind.view.rule("constraint-ring")
    assert isinstance(rule, ConstraintRing)
    seats = [seat for seat in mind.view.clockwise(mind.board.captain) if mind.view.has_wires(seat)]
    places = len(rule.ring)
    for number in range(form.count()):
        act = form.nth(number)
        assert isinstance(act, Rotate)
        shift = {"stay": 0, "clockwise": 1}.get(act.way, -1)
        bound = {seat: rule.ring[(place - shift) % places][0] for place, (_, seat) in enumerate(rule.ring)}
        yield Choice(act, round_is_worth(mind, bound, seats), "there everybody can do most")


@advises(SwapConstraint)
def swap(mind: Mind, form: Form) -> Iterable[Choice]:
    """It costs a step for good: only instead of a bad cut, or when nobody could act for a whole round."""
    acting = mind.view.acting
    last = mind.board.idle + 1 >= len(mind.view.seats_with_wires())
    worth = mind.kept() * (0.97 if last else 0.9) if acting and mind.board.dial > 1 else 0.0
    yield Choice(form.nth(0), worth, "my card leaves me no good cut")


@counsels(ConstraintRing)
def ring(mind: Mind, rule: ConstraintRing, choices: list[Choice]) -> list[Choice]:
    """A turn without a cut is free, but not for a whole round."""
    last = mind.board.idle + 1 >= len(mind.view.seats_with_wires())
    return [
        choice._replace(worth=0.0 if last else 0.99) if isinstance(choice.act, Cannot) else choice for choice in choices
    ]


# A card of one's own.


@advises(TakeConstraint)
def take(mind: Mind, form: Form) -> Iterable[Choice]:
    """The card under which the own hand can do most."""
    for number in range(form.count()):
        act = form.nth(number)
        assert isinstance(act, TakeConstraint)
        allowed = CONSTRAINTS[act.letter].values
        fits = sum(mind.value(wire) in allowed for wire in mind.hand)
        yield Choice(act, 1.0 + 0.01 * fits, "it fits my hand")


@counsels(ChosenConstraints)
def chosen(mind: Mind, rule: ChosenConstraints, choices: list[Choice]) -> list[Choice]:
    """Turning the card down is no loss."""
    return [choice._replace(worth=2.0) if isinstance(choice.act, Cannot) else choice for choice in choices]
