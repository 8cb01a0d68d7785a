"""Looking ahead: how well off the next seats are after an act, each judged by its own exact odds in drawn worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from defuse.bots.mind import Choice, Mind
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.view import View
from defuse.busters.wires import value_of
from defuse.kernel import Game, Observation, imagine
from defuse.odds import Odds
from defuse.odds.chances import reds_in

WORLDS = 6
"""In how many drawn worlds each act is tried."""
MOST_ACTS = 4
MARGIN = 0.08
"""Acts that are worth so much less than the best one are not looked at."""
WEIGHT = 0.5
"""How much the prospects of the others count."""


def looked_ahead(mind: Mind, found: Sequence[Choice], worlds: int) -> Choice:
    """The best choice, once it is clear what the most plausible ones leave to the others."""
    ranked = sorted(found, key=lambda choice: -choice.worth)
    best = ranked[0]
    if not worlds or not isinstance(mind.board.ask, TurnAsk) or best.worth > 1.1:
        return best
    few = [choice for choice in ranked if choice.worth >= best.worth - MARGIN and type(choice.act) in (Cut, SoloCut)]
    few = few[:MOST_ACTS]
    if len(few) < 2 or few[0] is not best:
        return best
    return max(few, key=lambda choice: choice.worth + WEIGHT * (prospects(mind, choice, worlds) - 1))


def prospects(mind: Mind, choice: Choice, worlds: int) -> float:
    """What the best calls of the next seats are worth on average after an act: after a hit, and after a miss."""
    act = choice.act
    sums = {True: 0.0, False: 0.0}
    counts = {True: 0, False: 0}
    for number, deal in enumerate(mind.deals[:worlds]):
        after, _ = imagine(mind.observation, deal, f"{mind.chance.seed}/{number}").play(act)
        hit = after.public.gone != mind.board.gone
        if not after.over:
            sums[hit] += others(after, mind.seat)
            counts[hit] += 1
    if not counts[True] and not counts[False]:
        return 1.0
    whole = (sums[True] + sums[False]) / (counts[True] + counts[False])
    after_hit = sums[True] / counts[True] if counts[True] else whole
    after_miss = sums[False] / counts[False] if counts[False] else whole
    call = mind.odds.of(act) if isinstance(act, Cut) else None
    share = call.hit / max(1e-9, call.hit + call.miss) if call else 1.0
    return share * after_hit + (1 - share) * after_miss


def others(game: Game, seat: int) -> float:
    """The product of what the best plain calls of all other seats are worth."""
    found = 1.0
    for other in game.seats():
        if other != seat and game.view(other).has_wires(other):
            found *= best_call(game.observe(other))
    return found


def best_call(observation: Observation) -> float:
    """What the best plain call of a seat is worth, whether or not it is its turn."""
    board: Board = observation.public
    seat, faces = observation.seat, observation.faces
    reds, gone = board.reds, board.gone
    view: View = observation.view()
    assert seat is not None
    count = Counter([value_of(faces[wire]) for wire in view.hand(seat)])
    for value, here in count.items():
        if here in (2, 4) and here == board.totals[value] - board.cut[value]:
            return 1.0
    held = [value for value in count if value and value not in reds]
    if view.index.hook("bars_value"):
        held = [value for value in held if view.bar("value", Cut, value) is None]
    if not held:
        return 1.0
    odds = Odds(observation)
    kept = 0.0 if board.dial <= 1 else 0.7
    best = 0.0
    for stand, owner in zip(board.stands, board.owners, strict=True):
        if owner in (seat, -1):
            continue
        for wire in stand:
            if gone >> wire & 1 or view.bar("wire", Cut, wire) is not None:
                continue
            chances = odds.values(wire)
            red = reds_in(chances, reds)
            hit = max([chances.get(value, 0.0) for value in held])
            best = max(best, hit + (1 - hit - red) * kept)
    return best
