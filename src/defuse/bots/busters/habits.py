"""Habits: what a partner's choice tells beyond the rules, if that partner keeps the habits of its kind.

They are declared in docs/bots.md. The odds themselves know nothing of them: whoever relies on habits counts only the
deals in which all choices that were seen agree with them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Literal

from defuse.busters.board import Board, Sign
from defuse.busters.rules.random_tokens import OpeningByLot
from defuse.busters.wires import kinds_of, value_named
from defuse.kernel import Among, Fact, Observation, Same
from defuse.odds import Contradiction, Odds

Habit = Literal["opening", "cut"]

KEPT_BY: dict[str, frozenset[Habit]] = {
    "careful": frozenset({"cut"}),
    "expert": frozenset({"opening", "cut"}),
}
"""The habits of each kind of bot."""
REMEMBERED = 32
"""For how many boards the conclusions are remembered: looking ahead comes back to a few again and again."""


class Habits:
    """Which habits each seat keeps, what follows from the choices that it made, and who draws these conclusions."""

    def __init__(self, kept: Mapping[int, frozenset[Habit]], relying: Collection[int]) -> None:
        self.kept = kept
        self.relying = frozenset(relying)
        self._told: dict[int, tuple[tuple[Sign, ...], tuple[Fact, ...]]] = {}

    def keeps(self, seat: int, habit: Habit) -> bool:
        """Whether a seat keeps a habit."""
        return habit in self.kept.get(seat, ())

    def odds(self, observation: Observation) -> Odds:
        """The odds of a seat: if it relies on habits, those with everything that follows and that can be true."""
        facts = self.facts(observation.public) if observation.seat in self.relying else ()
        if not facts:
            return Odds(observation)
        try:
            return Odds(observation, extra=facts)
        except Contradiction:
            return self._as_far_as_it_goes(observation)

    def _as_far_as_it_goes(self, observation: Observation) -> Odds:
        """The odds where somebody has broken a habit: without the signs of seats that cannot all be true."""
        board: Board = observation.public
        best = Odds(observation)
        facts: tuple[Fact, ...] = ()
        for seat in sorted({sign.by for sign in board.signs} - {observation.seat}):
            more = (*facts, *self._follows(board, seat))
            try:
                best, facts = Odds(observation, extra=more), more
            except Contradiction:
                continue
        return best

    def facts(self, board: Board) -> tuple[Fact, ...]:
        """What all choices so far tell of the hands."""
        signs = board.signs
        if not signs or not self.kept:
            return ()
        known = self._told.get(id(signs))
        if known is not None and known[0] is signs:
            return known[1]
        found = tuple(self._follows(board))
        if len(self._told) >= REMEMBERED:
            self._told.clear()
        self._told[id(signs)] = (signs, found)  # holds on to the tuple, so that its id stays its own
        return found

    def _follows(self, board: Board, seat: int | None = None) -> Iterator[Fact]:
        for sign in board.signs:
            if seat in (None, sign.by) and self.keeps(sign.by, sign.how):
                yield from told(board, sign)


NONE = Habits({}, ())
"""For who relies on nobody."""


def habits_of(company: Mapping[int, str]) -> Habits:
    """The habits of a company: the names of the bots by seat; seats without a name are people.

    Experts rely on them. They open by habit only where there are at least two of them, to understand each other.
    """
    kinds = {seat: name.partition(":")[0] for seat, name in company.items()}
    kept = {seat: KEPT_BY[kind] for seat, kind in kinds.items() if kind in KEPT_BY}
    experts = [seat for seat, kind in kinds.items() if kind == "expert"]
    if len(experts) < 2:
        kept = {seat: habits - {"opening"} for seat, habits in kept.items()}
    return Habits(kept, experts)


def told(board: Board, sign: Sign) -> tuple[Fact, ...]:
    """What a choice tells of the wires that could have been chosen instead."""
    if sign.how == "cut":
        return told_by_cut(sign)
    return told_by_token(board, sign)


def told_by_cut(sign: Sign) -> tuple[Fact, ...]:
    """Of equal wires the one furthest right is cut, and one with a token only if no other is left."""
    row = sign.among
    others = row[row.index(sign.wire) + 1 :] if sign.wire in row else row
    return (Among(others, kinds_of(value_named(sign.mark)), 0, 0),) if others else ()


def told_by_token(board: Board, sign: Sign) -> tuple[Fact, ...]:
    """What an opening token tells of its neighbours.

    A token of choice lies at the first of two or more equal wires, or at the last place of the row, where it tells
    nothing. One that was drawn, or that shows how many wires are equal, lies at the first of them. A false one shows
    what the next wire is. With flipped wires tokens have other things to tell.
    """
    if board.flipped:
        return ()
    row, wire = sign.among, sign.wire
    at = row.index(wire)
    after = row[at + 1 : at + 2]
    if sign.mark.startswith("~"):
        return (Among(after, kinds_of(value_named(sign.mark[1:])), 1, 1),) if after else ()
    first = (Same(row[at - 1], wire, equal=False),) if at else ()
    if sign.mark.startswith("x") or drawn(board, sign.by):
        return first
    return (*first, Same(wire, after[0])) if after else ()


def drawn(board: Board, seat: int) -> bool:
    """Whether the opening token of a seat was drawn by lot, so that only its place was chosen."""
    return any(rule.draws(board, seat) for rule in board.rules if isinstance(rule, OpeningByLot))
