"""Who cuts the number that lies open: missions 45 and 51."""

from __future__ import annotations

from defuse.busters.rules.number_turns import Designate
from defuse.busters.rules.volunteers import Snip
from defuse.kernel import Pass
from tests.bots.deciding import decided
from tests.busters.tables import A, B, C, table
from tests.busters.tables import then as after

FIVES = """
    mission {mission} · captain A
    A1 | 5!5 6 6 7
    B1 | 6 7 7
    C1 | 5 5 6 7
    D1 | 5 8 8 8 8
    rule turns {{"seen":[1,2,3,4,6,7,8,9,10,11,12]}}
"""


def test_whoever_sees_the_number_elsewhere_calls_and_the_one_who_shows_it_waits() -> None:
    game = table(FIVES.format(mission=45))
    assert decided(game, A) == Pass(seat=A)
    assert decided(game, C) == Snip(seat=C)


def test_nobody_calls_without_the_number() -> None:
    game = table(FIVES.format(mission=45))
    assert decided(game, B) == Pass(seat=B)


def test_the_commander_takes_on_what_is_certain() -> None:
    game = table(FIVES.format(mission=51).replace("captain A", "captain C"))
    game = after(game, decided(game))
    assert decided(game) == Designate(chosen=C, seat=C)
