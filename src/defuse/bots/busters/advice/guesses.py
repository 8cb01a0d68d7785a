"""Number cards that teammates lay face down (mission 29): which card to lay, and which cut to make in spite of it.

Nobody wants the guess to be right. Whoever lays a card takes the number that the active seat will least likely cut, by
what the active seat can do in some imagined deals. Whoever cuts may rely on that: what everybody sees coming is seldom
what lies there, so a card of the layer's hand counts for less than if it were drawn by lot.
"""

from __future__ import annotations

from collections.abc import Iterable

from defuse.bots.busters.advice import advises, counsels
from defuse.bots.busters.advice.foresight import cuts_of_mate, deals_of, value_cut
from defuse.bots.busters.mind import Choice, Mind, field_of, items_of
from defuse.busters.acts import Cut
from defuse.busters.numbers import NUMBER_CARDS, number_on
from defuse.busters.rules.guessing import NO_SEAT, Guessing, LayAsk
from defuse.busters.rules.guessing_events import LayNumber
from defuse.kernel import UNKNOWN, Form

SPREAD = 0.05
"""How much worse than its best cut one may be that a seat still makes, because of other cares."""
FORESEEN = 0.5
"""How likely a card is laid, compared with one drawn from the hand by lot."""


@advises(LayNumber)
def lay(mind: Mind, form: Form) -> Iterable[Choice]:
    """The number that the active seat will least likely cut."""
    ask = mind.board.ask
    assert isinstance(ask, LayAsk)
    chances = dict.fromkeys(range(13), 0.0)
    deals = deals_of(mind, 6)
    for deal in deals:
        cuts = cuts_of_mate(mind, deal, ask.turn)
        best = max(cuts.values(), default=0.0)
        pulls = {value: max(0.0, worth - best + SPREAD) ** 2 for value, worth in cuts.items()}
        total = sum(pulls.values()) or 1.0
        for value, pull in pulls.items():
            if value <= 12:
                chances[value] += 0.9 * pull / total / len(deals) + 0.1 * cuts[value] / len(cuts) / len(deals)
    for card in items_of(field_of(form, "card")):
        number = number_on(mind.observation.faces[card])
        act = LayNumber(card=card, seat=mind.seat, using=form.using)
        yield Choice(act, 1.0 - chances.get(number, 0.0), f"the {number} will hardly be cut")


@counsels(Guessing)
def beware(mind: Mind, rule: Guessing, found: list[Choice]) -> list[Choice]:
    """A cut of the number that lies face down costs a step."""
    if rule.laid in (NO_SEAT, mind.seat) or mind.board.turn != mind.seat:
        return found
    chances = laid_chances(mind, rule)
    step = 1.0 - mind.kept()
    weighed: list[Choice] = []
    for choice in found:
        danger = chances.get(value_cut(mind, choice), 0.0)
        if danger:
            hit = mind.odds.of(choice.act).hit if isinstance(choice.act, Cut) else 1.0
            choice = Choice(choice.act, choice.worth - FORESEEN * danger * hit * step, choice.why)
        weighed.append(choice)
    return weighed


def laid_chances(mind: Mind, rule: Guessing) -> dict[int, float]:
    """How likely each number would lie face down, if the card were drawn from the layer's hand by lot."""
    faces = mind.observation.faces
    hand = rule.hands[rule.laid]
    seen = {faces[card] for cards in rule.hands for card in cards}
    out = set(mind.board.validated)
    unseen = [number_on(kind) for kind in NUMBER_CARDS if kind not in seen and number_on(kind) not in out]
    chances: dict[int, float] = {}
    for card in hand:
        numbers = [number_on(faces[card])] if faces[card] != UNKNOWN else unseen
        for number in numbers:
            chances[number] = chances.get(number, 0.0) + 1.0 / len(numbers) / len(hand)
    return chances
