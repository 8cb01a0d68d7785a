"""Mind: what a thinking bot has in front of it when it decides, and how it weighs chances.

Worth is measured as the share of the chance to win that an act leaves: 1 is as good as before, 0 is a lost mission.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from math import exp
from typing import Any, NamedTuple, TypeVar

from defuse.bots.busters.habits import NONE, Habits
from defuse.busters.board import Board
from defuse.busters.view import View
from defuse.busters.wires import value_of
from defuse.kernel import Act, Chance, Field, Form, Game, Observation, One, Some, imagine
from defuse.odds import Call, Odds

T = TypeVar("T")

MISSES = 3.4
"""About how many misses a whole mission costs a team that plays with exact odds and without cards."""


class Choice(NamedTuple):
    """An act, what it is worth, and why, in words."""

    act: Act
    worth: float
    why: str


class Mind:
    """One decision of one seat. Everything is worked out when it is first asked for."""

    def __init__(self, observation: Observation, forms: tuple[Form, ...], seed: str, habits: Habits = NONE) -> None:
        assert observation.seat is not None
        self.observation = observation
        self.forms = forms
        self.habits = habits
        """What this seat relies on."""
        self.seat: int = observation.seat
        self.board: Board = observation.public
        self.chance = Chance(f"{seed}/{self.seat}/{self.board.asked}")
        self._memo: dict[Callable[[Mind], Any], Any] = {}

    def memo(self, work: Callable[[Mind], T]) -> T:
        """What a piece of work makes of this mind: done once in a decision, however often it is asked for."""
        try:
            found: T = self._memo[work]
        except KeyError:
            found = self._memo[work] = work(self)
        return found

    @cached_property
    def view(self) -> View:
        view: View = self.observation.view()
        return view

    @cached_property
    def odds(self) -> Odds:
        """The exact odds of this seat."""
        return self.habits.odds(self.observation)

    def value(self, wire: int) -> int:
        """The value of a wire that this seat knows; 0 if it does not."""
        return value_of(self.observation.faces[wire])

    @cached_property
    def hand(self) -> list[int]:
        """The uncut wires of this seat."""
        return self.view.hand(self.seat)

    # How much is at stake.

    @cached_property
    def left(self) -> float:
        """The share of wires that are still uncut."""
        gone = self.board.gone
        wires = [wire for stand in self.board.stands for wire in stand]
        return sum([not gone >> wire & 1 for wire in wires]) / len(wires) if wires else 0.0

    def kept(self, steps: int = 1) -> float:
        """The share of the chance to win that is left after losing so many steps of the dial."""
        dial = self.board.dial
        if steps >= dial:
            return 0.0
        to_come = MISSES * self.left
        return _at_most(dial - steps - 1, to_come) / _at_most(dial - 1, to_come)

    def worth(self, call: Call, *, secured: bool = False) -> float:
        """What a call is worth."""
        if secured:  # nothing is lost by a miss, but a hit is what it is for
            return 0.9 + 0.1 * call.hit
        return call.hit + call.miss * self.kept()

    # Trying out.

    @cached_property
    def deals(self) -> list[bytes]:
        """Some deals that agree with what this seat knows."""
        return self.odds.samples(8, self.chance.seed)

    def worlds(self, count: int) -> list[bytes]:
        """As many deals as asked for, the same ones first whatever the number."""
        return self.deals[:count] if count <= len(self.deals) else self.odds.samples(count, self.chance.seed)

    def tried(self, act: Act, judge: Callable[[Game, Game], float], count: int = 6) -> float:
        """What an act is worth on average when it is tried out in imagined games."""
        total = 0.0
        for number, deal in enumerate(self.deals[:count]):
            game = imagine(self.observation, deal, f"{self.chance.seed}/{number}")
            total += judge(game, game.play(act)[0])
        return total / min(count, len(self.deals))


def _at_most(count: int, mean: float) -> float:
    """The chance of at most so many misses, if so many are to be expected."""
    if count < 0:
        return 0.0
    term = total = exp(-mean)
    for number in range(1, count + 1):
        term *= mean / number
        total += term
    return total


def items_of(field: Field) -> Sequence[int]:
    """All single items of a field of numbers."""
    items: Iterable[object]
    items = field.items if isinstance(field, One) else [item for group in field.groups for item in group]
    return [item for item in items if isinstance(item, int)]


def field_of(form: Form, name: str) -> Field:
    """The field of a name."""
    return next(field for field in form.fields if field.name == name)


def groups_of(field: Field) -> list[tuple[int, ...]]:
    """The groups of a field of wires."""
    assert isinstance(field, Some)
    return [tuple(item for item in group if isinstance(item, int)) for group in field.groups]
