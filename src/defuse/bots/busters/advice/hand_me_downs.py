"""Number cards that are handed on (mission 65): which card, to whom; and which cuts would strand cards.

Everybody may only cut numbers that lie in front of them, so a card is best with somebody who can cut it next. What
teammates can do is looked at in some imagined deals. A seat that runs out of wires can hand on one card more and no
second one, so cards have to leave a seat in time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from defuse.bots.busters.advice import advises, counsels
from defuse.bots.busters.advice.foresight import Prospects, cuts_of_mate, deals_of, my_cuts
from defuse.bots.busters.mind import Choice, Mind, field_of, items_of
from defuse.busters.acts import Cut, PlaceToken, SoloCut
from defuse.busters.rules.hand_me_downs import HandMeDowns, HandOnNumber
from defuse.kernel import Form
from defuse.words import say

LATER = 0.65
"""How much less each turn counts that comes later: others can still hand cards to that seat."""
OWN = 0.8
"""How much the own next turn counts: nobody else knows so well which cards are of use there."""
STRANDED = 0.4
"""The cost of each card that a seat will probably still hold when it has no wires left."""
RISK = 0.2
"""The same for a cut that brings it nearer: there are other ways out."""
FITTING = 0.02
"""What a card is worth where it fits a wire, beside the best one there."""
LISTENED = 0.4
"""What it is worth that a token tells somebody who has the card of its number."""


class Outlook:
    """What the next turns are worth with the cards here or there."""

    def __init__(self, mind: Mind, rule: HandMeDowns) -> None:
        self.mind = mind
        board, view = mind.board, mind.view
        self.cards = {seat: set(rule.open_cards(board, seat)) for seat in range(board.players)}
        self.order = [seat for seat in view.clockwise(board.turn + 1) if view.has_wires(seat)]
        self.blue = {seat: no_reds(mind, seat) for seat in self.order}
        self.skipped = max(0.3, mind.kept())  # not 0: it has to matter how many skip
        mine = my_cuts(mind)
        self.deals: list[dict[int, Prospects]] = []
        for deal in deals_of(mind, 6):
            theirs = {seat: cuts_of_mate(mind, deal, seat) for seat in self.order if seat != mind.seat}
            self.deals.append({**theirs, mind.seat: mine})

    def worth(self, cards: Mapping[int, set[int]]) -> float:
        """What the next round is worth when the cards lie like this."""
        total, weight, extra = 1.0, 1.0, 0.0
        for seat in self.order:
            best = 0.0
            for deal in self.deals:
                cuts = [deal[seat].get(number, 0.0) for number in cards[seat]]
                best += max([*cuts, self.skipped])
                extra += FITTING * sum(cuts) / len(self.deals)
            total *= (best / len(self.deals)) ** (weight if seat != self.mind.seat else max(weight, OWN))
            weight *= LATER
            extra -= STRANDED * too_many(len(cards[seat]), self.blue[seat])
        return total + extra


def too_many(cards: int, wires: float) -> float:
    """How many cards a seat has too many for its wires: it hands on one a turn and one when the last wire goes, and
    about half of its wires are cut by others. Reds do not count: no turn is spent on them before the last one.
    """
    return max(0.0, cards - 1 - round(wires) // 2)


def no_reds(mind: Mind, seat: int) -> float:
    """How many wires of a seat are not red, as far as one can tell."""
    reds = mind.board.reds
    return sum([1.0 - sum([mind.odds.values(wire).get(red, 0.0) for red in reds]) for wire in mind.view.hand(seat)])


@advises(HandOnNumber)
def hand_on(mind: Mind, form: Form) -> Iterable[Choice]:
    """The card that makes the next turns best."""
    rule = next(rule for rule in mind.board.rules if isinstance(rule, HandMeDowns))
    outlook = Outlook(mind, rule)
    for number in items_of(field_of(form, "number")):
        for mate in items_of(field_of(form, "mate")):
            cards = dict(outlook.cards)
            cards[mind.seat] = cards[mind.seat] - {number}
            cards[mate] = cards[mate] | {number}
            act = HandOnNumber(number=number, mate=mate, seat=mind.seat, using=form.using)
            yield Choice(act, min(1.0, outlook.worth(cards)), say("reason-most-use"))


@counsels(HandMeDowns)
def strands(mind: Mind, rule: HandMeDowns, found: list[Choice]) -> list[Choice]:
    """A cut that takes somebody's last wire loses the mission while two or more cards lie there; a miss does not.

    A token is best at a number whose card lies with a teammate: only there can it be cut.
    """
    weighed: list[Choice] = []
    for choice in found:
        worth = choice.worth
        if isinstance(choice.act, (Cut, SoloCut)):
            hit = mind.odds.of(choice.act).hit if isinstance(choice.act, Cut) else 1.0
            worth -= hit * stranding(mind, rule, choice.act)
        elif isinstance(choice.act, PlaceToken):
            worth += LISTENED * heard(mind, rule, mind.value(choice.act.wire))
        weighed.append(Choice(choice.act, worth, choice.why))
    return weighed


def heard(mind: Mind, rule: HandMeDowns, value: int) -> float:
    """How much a token helps the one who has the card of its number: soon, if it likely has such a wire, and more if no
    other token helps it yet.
    """
    board, view = mind.board, mind.view
    first = board.turn + 1 if board.opened else board.captain
    for distance, mate in enumerate([seat for seat in view.clockwise(first) if view.has_wires(seat)]):
        cards = rule.open_cards(board, mate)
        if mate != mind.seat and value in cards:
            helped = any(
                token.mark.isdigit() and int(token.mark) in cards
                for token in board.tokens
                if view.is_uncut(token.wire) and view.owner_of(token.wire) != mate
            )
            has = mind.odds.any_of(tuple(view.hand(mate)), value)
            return float(has * 0.85**distance * (0.4 if helped else 1.0))
    return 0.0


def stranding(mind: Mind, rule: HandMeDowns, act: Cut | SoloCut) -> float:
    """What a cut costs because of cards that will not be handed on in time."""
    board, view = mind.board, mind.view
    going: dict[int, int] = {}
    if isinstance(act, SoloCut):
        value = mind.value(act.wires[0])
        going[mind.seat] = len(act.wires)
    else:
        value = mind.value(act.mine[0])
        going = {mind.seat: 1, view.owner_of(act.targets[0]): 1}
    finished = view.remaining(value) == sum(going.values())
    cost = 0.0
    for seat, wires in going.items():
        cards = [card for card in rule.open_cards(board, seat) if not (finished and card == value)]
        left = len(view.hand(seat)) - wires
        blue = no_reds(mind, seat)
        if left == 0:
            cost += 1.0 if len(cards) > 1 else 0.0
        else:
            handed = seat == mind.seat  # at the end of this turn
            before = too_many(len(rule.open_cards(board, seat)), blue)
            cost += RISK * max(0.0, too_many(len(cards) - handed, blue - wires) - before)
    return cost
