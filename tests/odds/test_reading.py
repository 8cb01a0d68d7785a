"""Evidence is read in C as it is in Python: the same problem, or the same contradiction, to the last bit."""

from __future__ import annotations

from random import Random

import pytest

from defuse.busters import KIT
from defuse.kernel import Fact, Observation
from defuse.odds import Contradiction
from defuse.odds.counting import compiled
from defuse.odds.counting.compiled import Compiled
from defuse.odds.counting.evidence import Evidence, evidence_of, pile_of
from defuse.odds.counting.problem import Problem
from defuse.odds.counting.reading import problem_of
from tests.odds.naive import make, statement
from tests.odds.test_exact import observation_of
from tests.odds.test_truth import decisions

pytestmark = pytest.mark.skipif(compiled.library() is None, reason="there is no C compiler")


def read(observation: Observation, statements: tuple[Fact, ...] = ()) -> tuple[Problem | str, Problem | str]:
    """The problem, or what contradicts itself, in C and in Python."""
    made = next(pile for pile in observation.public.piles if pile.name == "wires")
    pile = pile_of(made.things, made.kinds, KIT.value)
    facts, faces = observation.public.facts, observation.faces

    def in_c(said: Evidence | None) -> Problem:
        return Compiled(faces, evidence_of(pile, facts), said, compiled.library()).problem

    def in_python(said: Evidence | None) -> Problem:
        return problem_of(faces, Evidence(pile, facts), said)

    found: list[Problem | str] = []
    for twin in (in_c, in_python):
        try:
            found.append(twin(Evidence(pile, statements, dealt=False) if statements else None))
        except Contradiction as error:
            found.append(str(error))
    return found[0], found[1]


@pytest.mark.parametrize("part", range(8))
def test_small_tables_are_read_alike(part: int) -> None:
    for seed in range(part * 50, part * 50 + 50):
        random = Random(seed)
        table = make(random.randrange)
        observation = observation_of(table)
        said = tuple(statement(random.randrange, table) for _ in range(3))
        for count in range(4):
            in_c, in_python = read(observation, said[:count])
            assert in_c == in_python


@pytest.mark.parametrize(
    ("mission", "players"),
    [(1, 2), (8, 5), (13, 4), (20, 5), (29, 3), (35, 4), (40, 5), (43, 3), (48, 4), (52, 5), (61, 4), (64, 5), (66, 3)],
)
def test_real_tables_are_read_alike(mission: int, players: int) -> None:
    for game in decisions(mission, players, 1, "steered"):
        for seat in game.seats():
            in_c, in_python = read(game.observe(seat))
            assert in_c == in_python
