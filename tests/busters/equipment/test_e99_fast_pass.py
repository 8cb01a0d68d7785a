"""Equipment card 99, Fast Pass (E18)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from defuse.busters.acts import SoloCut
from defuse.busters.events import Called, CardUsed, Unlocked, Validated, WiresCut
from defuse.busters.rule import Rule
from defuse.kernel import Act, Game
from tests.busters.equipment.tables import after, new_facts, play, row, state, table, who_knows
from tests.busters.tables import A, B, at, every, form, names, offered, refusal, solo, the

HINT = "choose two equal blue wires from your hand"

TABLE = """
equipment 99 ready · 5 · 7
A1 | 5 5 6 6 6 8
A2 | 6 7 7 7 y7.1 y8.1 r8.5 r9.5
B1 | 5 5 8
C1 | 7
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def test_two_equal_wires_are_cut_though_others_hold_the_rest(game: Game) -> None:
    assert refusal(game, solo(game, "A1.1 A1.2")) == "2 more 5s are in other hands"
    now, events = play(game, solo(game, "A1.1 A1.2", "99"))  # E18
    pair = at(game, "A1.1 A1.2")
    assert events[:3] == (CardUsed("99", A), Called(A, (5,), (), ("99",)), WiresCut(pair, 5, A, "solo"))
    assert row(now, "A1") == "(5) (5) 6 6 6 8"
    assert (state(now, "99"), now.public.turn, now.public.dial) == ("used", B, 3)
    assert every(events, Unlocked) == [Unlocked("5")]  # E2: the cut wires count like any others
    assert new_facts(game, now) == ()


@pytest.mark.parametrize(
    ("places", "left"),
    [("A1.3 A1.4", "A1.5 A2.1"), ("A1.3 A1.5", "A1.4 A2.1"), ("A1.4 A2.1", "A1.3 A1.5")],
)
def test_of_four_held_any_two_on_both_stands(game: Game, places: str, left: str) -> None:
    now, events = play(game, solo(game, places, "99"))
    assert the(events, WiresCut).wires == at(game, places)
    assert now.public.cut[6] == 2
    assert not every(events, Validated)
    assert {who_knows(now, wire) for wire in at(game, left)} == {"A"}  # the other two are not shown


def test_four_at_once_are_an_ordinary_solo_cut(game: Game) -> None:
    four = "A1.3 A1.4 A1.5 A2.1"
    assert refusal(game, solo(game, four, "99")) == HINT
    now, events = play(game, solo(game, four))
    assert (state(now, "99"), names(events)[1:3]) == ("ready", ["WiresCut", "Validated"])


def test_of_three_held_two(game: Game) -> None:
    assert refusal(game, solo(game, "A2.2 A2.3 A2.4", "99")) == HINT
    assert row(after(game, solo(game, "A2.2 A2.4", "99")), "A2") == "6 (7) 7 (7) y7.1 y8.1 r8.5 r9.5"


def test_the_last_two_can_be_cut_with_it_as_well() -> None:
    game = table(
        """
        equipment 99 ready
        A1 | 5 5 6
        B1 | 6 7
        C1 | 7 8
        D1 | 8
        """
    )
    _, events = play(game, solo(game, "A1.1 A1.2", "99"))
    assert every(events, Validated) == [Validated(5)]


def test_only_blue_wires_that_are_equal(game: Game) -> None:
    assert refusal(game, solo(game, "A2.5 A2.6", "99")) == "only blue wires can be chosen"  # yellow
    assert refusal(game, solo(game, "A2.7 A2.8", "99")) == "only blue wires can be chosen"  # red
    assert refusal(game, solo(game, "A1.1 A1.3", "99")) == HINT
    assert refusal(game, solo(game, "A1.1 A1.6", "99")) == "you hold only one of them"
    assert refusal(game, solo(game, "A1.1", "99")) == HINT
    assert refusal(game, SoloCut(seat=A, wires=at(game, "A1.1 B1.1"), using=("99",))) == HINT
    assert form(game, A, SoloCut, "99").count() == 1 + 6 + 3


class Forbidden(Rule, frozen=True, kw_only=True):
    """A value may not be cut."""

    id: str = "forbidden"
    value: int

    def bars_value(self, view: Any, verb: type[Act], value: int) -> str | None:
        return f"{value} has to wait" if value == self.value else None


def test_limits_on_the_value_apply(game: Game) -> None:
    rules = (Forbidden(value=5), *game.public.rules)
    bound = Game(game.kit, None, replace(game.public, rules=rules), game.secret)
    assert refusal(bound, solo(game, "A1.1 A1.2", "99")) == "5 has to wait"  # E18
    assert bound.why_not(solo(game, "A1.3 A1.4", "99")) is None


def test_only_on_your_own_turn(game: Game) -> None:
    assert ("SoloCut", "99") not in offered(game, B)  # E4
    assert refusal(game, solo(game, "B1.1 B1.2", "99")) == "Fast Pass is used on your own turn"


def test_it_is_used_once(game: Game) -> None:
    now = after(game, solo(game, "A1.3 A1.4", "99"))
    assert ("SoloCut", "99") not in offered(now, B)
    refusal(now, solo(game, "B1.1 B1.2", "99"))
