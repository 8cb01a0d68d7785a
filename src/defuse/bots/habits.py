"""Habits: what a partner's choice tells beyond the rules, if that partner keeps the habits of its kind.

They are declared in docs/bots.md. The odds themselves know nothing of them: whoever relies on habits counts only the
deals in which all choices that were seen agree with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from defuse.busters.board import Board, Sign
from defuse.busters.rules.beside import BESIDE
from defuse.busters.wires import kinds_of, value_named
from defuse.kernel import Among, Fact, Observation, Same
from defuse.odds import Odds
from defuse.odds.problem import Contradiction

Habit = Literal["opening", "cut"]

KEPT_BY: dict[str, frozenset[Habit]] = {
    "careful": frozenset({"cut"}),
    "expert": frozenset({"opening", "cut"}),
}
"""The habits of each kind of bot."""
REMEMBERED = 32
"""For how many boards the conclusions are remembered: looking ahead comes back to a few again and again."""


class Habits:
    """Which habits each seat keeps, and what follows from the choices that it made."""

    def __init__(self, kept: Mapping[int, frozenset[Habit]]) -> None:
        self.kept = kept
        self._told: dict[int, tuple[tuple[Sign, ...], tuple[Fact, ...]]] = {}

    def keeps(self, seat: int, habit: Habit) -> bool:
        """Whether a seat keeps a habit."""
        return habit in self.kept.get(seat, ())

    def odds(self, observation: Observation) -> Odds:
        """The odds if everybody has kept their habits; the plain ones if that cannot be."""
        facts = self.facts(observation.public)
        if facts:
            try:
                return Odds(observation, extra=facts)
            except Contradiction:
                pass
        return Odds(observation)

    def facts(self, board: Board) -> tuple[Fact, ...]:
        """What all choices so far tell of the hands."""
        signs = board.signs
        if not signs or not self.kept:
            return ()
        known = self._told.get(id(signs))
        if known is not None and known[0] is signs:
            return known[1]
        found = tuple([fact for sign in signs if self.keeps(sign.by, sign.how) for fact in told(board, sign)])
        if len(self._told) >= REMEMBERED:
            self._told.clear()
        self._told[id(signs)] = (signs, found)  # holds on to the tuple, so that its id stays its own
        return found


NONE = Habits({})
"""For who relies on nobody."""


def habits_of(company: Mapping[int, str]) -> Habits:
    """The habits of a company: the names of the bots by seat; who has none is a person.

    An expert opens by habit only where there is another one to understand it.
    """
    kinds = {at: name.partition(":")[0] for at, name in company.items()}
    kept = {at: KEPT_BY[kind] for at, kind in kinds.items() if kind in KEPT_BY}
    if list(kinds.values()).count("expert") < 2:
        kept = {at: habits - {"opening"} for at, habits in kept.items()}
    return Habits(kept)


def told(board: Board, sign: Sign) -> tuple[Fact, ...]:
    """What a choice tells of the wires that could have been chosen instead."""
    if sign.how == "cut":
        return told_by_cut(sign)
    return told_by_token(board, sign.wire, sign.mark, sign.among)


def told_by_cut(sign: Sign) -> tuple[Fact, ...]:
    """Of equal wires the one furthest right is cut, and one with a token only if no other is left."""
    row = sign.among
    others = row[row.index(sign.wire) + 1 :] if sign.wire in row else row
    return (Among(others, kinds_of(value_named(sign.mark)), 0, 0),) if others else ()


def told_by_token(board: Board, wire: int, mark: str, row: tuple[int, ...]) -> tuple[Fact, ...]:
    """What an opening token tells of its neighbours.

    A token of choice lies at the first of two or more equal wires, or at the last place of the row, where it tells
    nothing. One that was drawn, or that shows how many wires are equal, lies at the first of them. A false one shows
    what the next wire is. With flipped wires tokens have other things to tell.
    """
    if board.flipped:
        return ()
    at = row.index(wire)
    after = row[at + 1 : at + 2]
    if mark.startswith("~"):
        return (Among(after, kinds_of(value_named(mark[1:])), 1, 1),) if after else ()
    first = (Same(row[at - 1], wire, equal=False),) if at else ()
    if mark.startswith("x") or board.rule(BESIDE) is not None:
        return first
    return (*first, Same(wire, after[0])) if after else ()
