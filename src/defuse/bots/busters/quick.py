"""`quick`: a cheap policy, for playing many games to their end. It counts nothing: it interpolates.

A wire between two known ones has a kind between theirs, and the further right it stands among the unknown ones, the
more of the unseen wires in that range are below it. That is all it knows about chances.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from defuse.bots.busters.careful import CarefulBot
from defuse.busters.acts import Cut, RevealReds, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.view import View
from defuse.busters.wires import VALUES, blue
from defuse.kernel import Act, Among, Form, Observation

PLAIN = (Cut, SoloCut, RevealReds)


class QuickBot:
    """Cuts what is shown, then what it holds alone, then what is likeliest; leaves everything else to `careful`."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.careful = CarefulBot(seed, worlds=0)

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        act = self.turn(observation.view())
        if act is not None and any(form.has(act) for form in forms if type(act) is form.verb and not form.using):
            return act
        plain = tuple([form for form in forms if not form.aside and not form.using])
        return self.careful.decide(observation, plain or forms)

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        return None

    def turn(self, view: View) -> Act | None:
        """What to do on an ordinary turn; None where this is not one, or where it knows nothing to do."""
        if type(view.public.ask) is not TurnAsk:
            return None
        return ordinary(view)


def ordinary(view: View) -> Act | None:
    """An ordinary action: a cut that is shown, a solo cut, or the likeliest cut."""
    board, faces, seat = view.public, view.faces, view.seat
    assert seat is not None
    asked = board.ask.values if isinstance(board.ask, TurnAsk) else ()
    hand = view.hand(seat)
    own: dict[int, int] = {}
    count: dict[int, int] = {}
    for wire in hand:
        value = VALUES[faces[wire]]
        count[value] = count.get(value, 0) + 1
        if value and value not in board.reds and (not asked or value in asked):
            own[value] = wire
    if not own:
        return RevealReds(seat=seat) if hand and all(VALUES[faces[wire]] in board.reds for wire in hand) else None
    shown = {token.wire: int(token.mark) for token in board.tokens if token.mark.isdigit()}
    for wire, value in shown.items():
        if value in own and not board.gone >> wire & 1 and wire not in hand:
            return Cut((own[value],), (wire,), seat=seat)
    for value in own:
        if count[value] == board.totals[value] - board.cut[value] and count[value] in (2, 4):
            return SoloCut(tuple([wire for wire in hand if VALUES[faces[wire]] == value]), seat=seat)
    best = likeliest(board, remembered(board, faces), seat, own, shown)
    return None if best is None else Cut((own[best[0]],), (best[1],), seat=seat)


def remembered(board: Board, faces: bytes) -> bytes:
    """The faces that a seat sees, and those of wires that everybody has seen before and that were turned away since."""
    found = [
        (fact.things[0], fact.kinds[0])
        for fact in board.facts
        if type(fact) is Among and len(fact.things) == len(fact.kinds) == fact.least == 1 and not faces[fact.things[0]]
    ]
    if not found:
        return faces
    all_faces = bytearray(faces)
    for wire, kind in found:
        all_faces[wire] = kind
    return bytes(all_faces)


def likeliest(
    board: Board, faces: bytes, seat: int, own: dict[int, int], shown: dict[int, int]
) -> tuple[int, int] | None:
    """The value and the wire that fit best, reds feared."""
    unseen = dict(_kinds(board))
    for wire in range(len(faces)):
        kind = faces[wire] or (blue(shown[wire]) if wire in shown else 0)
        if kind in unseen:
            unseen[kind] -= 1
    steps: list[tuple[int, float, float]] = []
    below = 0.0
    for kind, count in unseen.items():
        if count > 0:
            steps.append((kind, below, below + count))
            below += count
    best: tuple[int, int] | None = None
    most = -9.0
    for stand, owner in zip(board.stands, board.owners, strict=True):
        if owner in (seat, -1):
            continue
        low = 0
        run: list[int] = []
        for wire in (*stand, -1):
            known = 255 if wire < 0 else faces[wire] or (blue(shown[wire]) if wire in shown else 0)
            if not known:
                run.append(wire)
                continue
            if run:
                found = _in_run(run, [step for step in steps if low <= step[0] <= known], own, board.reds)
                if found is not None and found[0] > most:
                    most, best = found[0], (found[1], found[2])
                run = []
            low = known
    return best


@lru_cache(maxsize=64)
def _pool(kinds: tuple[int, ...], aside: tuple[tuple[int, float], ...]) -> tuple[tuple[int, float], ...]:
    found = {kind: float(kinds.count(kind)) for kind in sorted(set(kinds))}
    found.update(aside)
    return tuple(found.items())


def _kinds(board: Board) -> tuple[tuple[int, float], ...]:
    """How many wires there are of each kind; of "2 out of 3" each counts two thirds."""
    pile = next(pile for pile in board.piles if pile.name == "wires")
    parts = [(kind, one.count / len(one.kinds)) for one in (board.red, board.yellow) for kind in one.kinds]
    return _pool(pile.kinds, tuple(parts))


def _in_run(
    run: list[int], steps: list[tuple[int, float, float]], own: dict[int, int], reds: tuple[int, ...]
) -> tuple[float, int, int] | None:
    """The best guess among neighbouring unknown wires whose kinds lie between two known ones."""
    if not steps:
        return None
    first, total = steps[0][1], steps[-1][2] - steps[0][1]
    best: tuple[float, int, int] | None = None
    length = len(run)
    for at, wire in enumerate(run):
        where = (at + 0.5) / length
        middle = first + where * total
        scale = -1.7 / (0.35 + total * sqrt(where * (1 - where) / (length + 2)))
        danger = 0.0
        chances: dict[int, float] = {}
        left = 1 / (1 + exp(scale * (first - middle)))
        for kind, _, end in steps:
            right = 1 / (1 + exp(scale * (end - middle)))
            value = VALUES[kind]
            if value in own:
                chances[value] = chances.get(value, 0.0) + right - left
            elif value in reds:
                danger += right - left
            left = right
        for value, chance in chances.items():
            if best is None or chance - 2 * danger > best[0]:
                best = (chance - 2 * danger, value, wire)
    return best
