"""A number lies open and somebody has to cut it: who (missions 18, 45 and 51).

What I can do myself I know exactly. What a teammate can do is looked at in some imagined deals, with the teammate's own
odds in each of them: one who sees a token of the number elsewhere and holds one too is as good as certain.
"""

from __future__ import annotations

from collections.abc import Iterable

from defuse.bots.busters.advice import advises, counsels
from defuse.bots.busters.advice.foresight import cuts_of_mate, deals_of, my_cuts
from defuse.bots.busters.mind import Choice, Mind, field_of, items_of
from defuse.busters.rules.clues import all_kinds
from defuse.busters.rules.commanders import Commanders, TurnNumber
from defuse.busters.rules.number_turns import Designate, DesignateAsk
from defuse.busters.rules.volunteers import Snip, VolunteerAsk, Volunteers
from defuse.busters.wires import value_of
from defuse.kernel import Among, Form, Pass
from defuse.odds.busters import reds_in

SHOWN = 0.02
"""What it is worth that a seat without the number shows a wire of its choice."""
DRAWN, LOOKED_AT = 20, 6
"""How many deals are drawn, and in how many of them a teammate that has the number is looked at."""
RISK = 0.02
"""Others may decline as well, and then it is the captain's guess who can do it."""


def number_of(mind: Mind) -> int:
    """The number that has to be cut."""
    ask = mind.board.ask
    assert isinstance(ask, (DesignateAsk, VolunteerAsk))
    return ask.value


def lacking(mind: Mind) -> float:
    """What is left when a seat is told to cut that does not have the number."""
    return mind.kept() * (1.0 + SHOWN)


@advises(Designate)
def designate(mind: Mind, form: Form) -> Iterable[Choice]:
    """Whoever has the best prospects of a hit. A seat with nothing but reds loses everything in mission 51."""
    number = number_of(mind)
    mine = my_cuts(mind, (number,))
    deals = mind.odds.samples(DRAWN, mind.chance.seed)
    for seat in items_of(field_of(form, "chosen")):
        worth = mine.get(number, lacking(mind)) if seat == mind.seat else prospect(mind, deals, seat, number)
        yield Choice(Designate(chosen=seat, seat=mind.seat, using=form.using), worth, "the best prospects of a hit")


def prospect(mind: Mind, deals: list[bytes], seat: int, number: int) -> float:
    """What comes of telling a teammate to cut a number: whether it has one is exact, how well it hits is looked at."""
    hand = tuple(mind.view.hand(seat))
    has = mind.odds.any_of(hand, number)
    fitting = [deal for deal in deals if any(value_of(deal[wire]) == number for wire in hand)][:LOOKED_AT]
    cuts = [cuts_of_mate(mind, deal, seat, (number,))[number] for deal in fitting]
    hits = sum(cuts) / len(cuts) if cuts else mind.kept()
    commanded = any(isinstance(rule, Commanders) for rule in mind.board.rules)
    reds = only_reds(mind, hand) if commanded else 0.0
    return has * hits + max(0.0, 1.0 - has - reds) * lacking(mind)


def only_reds(mind: Mind, hand: tuple[int, ...]) -> float:
    """How likely a teammate has nothing but reds."""
    if any(reds_in(mind.odds.values(wire), mind.board.reds) == 0 for wire in hand):
        return 0.0
    return mind.odds.chance(Among(hand, all_kinds(mind.board.reds), len(hand)))


@advises(TurnNumber)
def turn(mind: Mind, form: Form) -> Iterable[Choice]:
    """There is nothing else to do, except for cards that come first."""
    yield Choice(form.nth(0), 0.9, "the next number")


@advises(Snip)
def snip(mind: Mind, form: Form) -> Iterable[Choice]:
    """Only with the number in hand."""
    number = number_of(mind)
    worth = my_cuts(mind, (number,)).get(number) if number else 1.0
    yield Choice(form.nth(0), -1.0 if worth is None else min(worth, 1.0), f"I can cut the {number}")


@counsels(Volunteers)
def volunteers(mind: Mind, rule: Volunteers, found: list[Choice]) -> list[Choice]:
    """Declining is worth what the others can do, and then whoever the captain picks."""
    ask = mind.board.ask
    if not isinstance(ask, VolunteerAsk) or not any(isinstance(choice.act, Pass) for choice in found):
        return found
    mine = max([choice.worth for choice in found if isinstance(choice.act, Snip)], default=-1.0)
    if mine < 0 or not rule.number:
        return found
    worth = declined(mind, ask, mine)
    return [
        Choice(choice.act, worth, "others can do it better") if isinstance(choice.act, Pass) else choice
        for choice in found
    ]


def declined(mind: Mind, ask: VolunteerAsk, mine: float) -> float:
    """What is to be expected if I decline: the best of the others, or the captain's pick.

    Any of them may have declined already; nobody knows (M45).
    """
    others = [seat for seat in ask.seats if seat != mind.seat]
    captain = mind.board.captain
    fallback = mine - RISK if captain == mind.seat else min(mine, lacking(mind)) - RISK
    total = 0.0
    deals = deals_of(mind, 8)
    for deal in deals:
        best = fallback
        for seat in others:
            best = max(best, cuts_of_mate(mind, deal, seat, (ask.value,)).get(ask.value, 0.0) - RISK)
        total += best
    return total / len(deals)
