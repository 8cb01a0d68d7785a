"""Equipment card 10, X or Y Ray, alone and with a detector (E7)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from defuse.busters.asks import OwnerPicks
from defuse.busters.causes import Loss
from defuse.busters.events import Called, CardUsed, CutMissed, Exploded, WiresCut
from defuse.busters.rule import Rule
from defuse.busters.wires import YELLOW, YELLOWS, blue
from defuse.kernel import Act, Among, Game
from tests.busters.equipment.tables import after, cannot_tell, new_facts, play, row, state, table, who_knows
from tests.busters.tables import A, B, C, D, at, cut, every, names, offered, one_at, pick, refusal

NAME_TWO = "name two different values that you hold"

TABLE = """
equipment 3 ready · 5 ready · 10 ready
A1 | 4 5 5 y5.1 7 r7.5
B1 | 4 5 6 y6.1 7 r8.5
C1 | 4 6 8
D1 | 4 5 7 8
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


# Alone.


@pytest.mark.parametrize(("target", "own", "value"), [("B1.1", "A1.1", 4), ("B1.5", "A1.5", 7)])
def test_either_value_may_match_and_the_own_wire_of_that_value_is_cut(
    game: Game, target: str, own: str, value: int
) -> None:
    call = cut(game, "A1.1 A1.5", target, "10")
    now, events = play(game, call)  # E7
    assert events[:3] == (
        CardUsed("10", A),
        Called(A, (4, 7), call.targets, ("10",)),
        WiresCut((one_at(game, own), one_at(game, target)), value, A, "dual"),
    )
    assert state(now, "10") == "used"
    assert now.public.turn == B
    other = "A1.5" if own == "A1.1" else "A1.1"
    assert who_knows(now, one_at(game, other)) == "A"  # D10: the other one is never shown


def test_a_miss_is_an_ordinary_miss_and_tells_that_both_values_are_held(game: Game) -> None:
    call = cut(game, "A1.1 A1.5", "B1.3", "10")
    now, events = play(game, call)
    assert CutMissed(A, (4, 7), call.targets, ("10",)) in events
    assert (row(now, "B1"), now.public.dial) == ("4 5 6!6 y6.1 7 r8.5", 3)
    assert Among(at(game, "A1.1-6"), (blue(4),), 1) in new_facts(game, now)
    assert Among(at(game, "A1.1-6"), (blue(7),), 1) in new_facts(game, now)
    assert Among(call.targets, (blue(4), blue(7)), 0, 0) in new_facts(game, now)


def test_a_red_explodes(game: Game) -> None:
    _, events = play(game, cut(game, "A1.1 A1.5", "B1.6", "10"))
    assert every(events, Exploded) == [Exploded(Loss.RED_WIRE, A)]


def test_yellow_may_be_one_of_the_two(game: Game) -> None:
    hit, events = play(game, cut(game, "A1.2 A1.4", "B1.4", "10"))  # E7
    assert events[2] == WiresCut(at(game, "A1.4 B1.4"), YELLOW, A, "dual")
    assert row(hit, "A1") == "4 5 5 (y5.1) 7 r7.5"
    hit = after(game, cut(game, "A1.2 A1.4", "B1.2", "10"))
    assert row(hit, "A1") == "4 (5) 5 y5.1 7 r7.5"
    miss = after(game, cut(game, "A1.2 A1.4", "B1.3", "10"))
    assert Among(at(game, "B1.3"), (blue(5), *YELLOWS), 0, 0) in new_facts(game, miss)


def test_two_different_values_that_are_held(game: Game) -> None:
    assert refusal(game, cut(game, "A1.2 A1.3", "B1.1", "10")) == NAME_TWO  # two 5s
    assert refusal(game, cut(game, "A1.1", "B1.1", "10")) == NAME_TWO
    assert refusal(game, cut(game, "A1.1 A1.2 A1.5", "B1.1", "10")) == NAME_TWO
    assert refusal(game, cut(game, "A1.1 C1.2", "B1.1", "10")) == NAME_TWO
    assert refusal(game, cut(game, "A1.1 A1.6", "B1.1", "10")) == "a red wire cannot be named"
    assert refusal(game, cut(game, "A1.1 A1.2", "B1.1")) == "name the value of one of your own uncut wires"


def test_it_points_at_one_wire(game: Game) -> None:
    assert refusal(game, cut(game, "A1.1 A1.2", "B1.1 B1.2", "10")) == "point at an uncut wire of a teammate"


def test_a_hand_of_one_value_cannot_use_it() -> None:
    game = table(
        """
        equipment 10 ready
        A1 | 5 5
        B1 | 5 6
        C1 | 5 6
        D1 | 7 7
        """
    )
    assert not any("10" in using for _, *using in offered(game, A))


def test_nobody_sees_which_of_two_equal_wires_was_meant_before_one_is_cut(game: Game) -> None:
    first, second = (cut(game, mine, "B1.3", "10") for mine in ("A1.1 A1.2", "A1.1 A1.3"))
    for seat in (B, C, D, None):
        cannot_tell(seat, (game, game), (first, second))


def test_nobody_sees_on_which_stand_which_of_the_two_values_is() -> None:
    game = table(
        """
        equipment 10 ready
        A1 | 5 8
        A2 | 3 8
        B1 | 3 6
        B2 | 5 6
        """
    )
    assert Called(A, (3, 5), at(game, "B1.2"), ("10",)) in play(game, cut(game, "A1.1 A2.1", "B1.2", "10"))[1]


class Forbidden(Rule, frozen=True, kw_only=True):
    """Some values may not be named."""

    id: str = "forbidden"
    values: tuple[int, ...]

    def bars_value(self, view: Any, verb: type[Act], value: int) -> str | None:
        return f"{value} has to wait" if value in self.values else None


def test_both_values_have_to_be_allowed(game: Game) -> None:
    rules = (Forbidden(values=(7,)), *game.public.rules)
    bound = Game(game.kit, None, replace(game.public, rules=rules), game.secret)
    assert refusal(bound, cut(game, "A1.1 A1.5", "B1.1", "10")) == "7 has to wait"  # E7
    assert refusal(bound, cut(game, "A1.1 A1.5", "B1.1 B1.2 B1.3", "3", "10")) == "7 has to wait"
    assert bound.why_not(cut(game, "A1.1 A1.2", "B1.1", "10")) is None


# With a detector.

DETECTORS = [("personal-A", "B1.1 B1.3"), ("3", "B1.1 B1.3 B1.6"), ("5", "B1.1-6")]


def using(card: str) -> tuple[str, str]:
    """The cards in the order in which they lie: equipment on the board first."""
    return ("10", card) if card.startswith("personal") else (card, "10")


@pytest.mark.parametrize(("card", "targets"), DETECTORS)
def test_with_each_detector(game: Game, card: str, targets: str) -> None:
    call = cut(game, "A1.1 A1.5", targets, *using(card))
    asked, events = play(game, call)  # E7
    assert names(events) == ["CardUsed", "CardUsed", "Called", "Detected"]
    assert isinstance(asked.ask, OwnerPicks)
    assert (asked.ask.values, asked.ask.hit) == ((4, 7), True)
    now, events = play(asked, pick(game, "B1.1"))
    assert events[0] == WiresCut(at(game, "A1.1 B1.1"), 4, A, "dual")
    assert (state(now, "10"), state(now, card)) == ("used", "used")


@pytest.mark.parametrize(("card", "targets"), DETECTORS)
def test_yellow_never_with_a_detector(game: Game, card: str, targets: str) -> None:
    call = cut(game, "A1.1 A1.4", targets, *using(card))
    assert refusal(game, call) == "a detector looks for a number, not for yellow"  # E7


def test_if_both_values_match_the_owner_picks_one_of_them(game: Game) -> None:
    asked = after(game, cut(game, "A1.3 A1.5", "B1.2 B1.3 B1.5", "3", "10"))
    assert [found.count() for found in asked.forms(B)] == [2]
    assert refusal(asked, pick(game, "B1.3")) == "choose a wire that matches the call"
    five = after(asked, pick(game, "B1.2"))
    assert (row(five, "A1"), row(five, "B1")) == ("4 5 (5) y5.1 7 r7.5", "4 (5) 6 y6.1 7 r8.5")
    seven = after(asked, pick(game, "B1.5"))
    assert (row(seven, "A1"), row(seven, "B1")) == ("4 5 5 y5.1 (7) r7.5", "4 5 6 y6.1 (7) r8.5")
    assert who_knows(seven, one_at(game, "A1.3")) == "A"  # D10
    assert who_knows(seven, one_at(game, "B1.2")) == "B"


def test_everyone_may_conclude_that_one_of_both_values_matched(game: Game) -> None:
    asked = after(game, cut(game, "A1.1 A1.5", "B1.1 B1.3 B1.6", "3", "10"))
    assert new_facts(game, asked) == (
        Among(at(game, "A1.1-6"), (blue(4),), 1),
        Among(at(game, "A1.1-6"), (blue(7),), 1),
        Among(at(game, "B1.1 B1.3 B1.6"), (blue(4), blue(7)), 1),
    )


def test_a_miss_with_a_detector_leaves_the_owner_the_choice(game: Game) -> None:
    asked = after(game, cut(game, "A1.2 A1.5", "C1.1 C1.2 C1.3", "3", "10"))
    assert [found.count() for found in asked.forms(C)] == [3]
    now = after(asked, pick(game, "C1.3"))
    assert (row(now, "C1"), now.public.dial) == ("4 6 8!8", 3)


def test_one_detector_and_one_ray_at_most() -> None:
    game = table(TABLE.replace("A1 |", "characters A E4\nA1 |"))
    cuts = {tuple(cards) for verb, *cards in offered(game, A) if verb == "Cut"}
    assert cuts == {
        (),
        ("3",),
        ("5",),
        ("10",),
        ("personal-A",),
        ("3", "10"),
        ("5", "10"),
        ("3", "personal-A"),
        ("5", "personal-A"),
    }
