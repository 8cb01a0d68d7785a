"""Equipment card 8, General Radar (E12)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from defuse.busters.equipment.e08_general_radar import AskRadar
from defuse.busters.events import CardUsed, RadarAnswered
from defuse.busters.wires import blue
from defuse.kernel import Among, Game
from tests.busters.equipment.tables import after, cannot_tell, new_facts, play, state, table
from tests.busters.tables import A, B, C, D, at, refusal, the

TABLE = """
equipment 8 ready
A1 | 5 6
A2 | 6 7 7
B1 | 5 (7) y7.1 9
C1 | (5) 6 r7.5 9
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def radar(value: int, seat: int = A) -> AskRadar:
    return AskRadar(seat=seat, value=value, using=("8",))


def answers(game: Game, value: int) -> str:
    _, events = play(game, radar(value))
    return "".join("yes " if yes else "no " for yes in the(events, RadarAnswered).answers).strip()


def test_each_stand_answers_for_itself_the_askers_too(game: Game) -> None:
    now, events = play(game, radar(6))  # E12
    assert events == (CardUsed("8", A), RadarAnswered(6, (True, True, False, True), A))
    assert (state(now, "8"), now.public.turn) == ("used", A)


def test_cut_yellow_and_red_wires_do_not_answer(game: Game) -> None:
    assert answers(game, 7) == "no yes no no"  # (7), yellow 7.1 and red 7.5 are no uncut blue 7
    assert answers(game, 5) == "yes no yes no"
    assert answers(game, 12) == "no no no no"


def test_everyone_may_conclude_what_each_stand_has_and_has_not(game: Game) -> None:
    now = after(game, radar(7, C))
    assert new_facts(game, now) == (
        Among(at(game, "A1.1-2"), (blue(7),), 0, 0),
        Among(at(game, "A2.1-3"), (blue(7),), 1),
        Among(at(game, "B1.1 B1.3-4"), (blue(7),), 0, 0),
        Among(at(game, "C1.2-4"), (blue(7),), 0, 0),
    )


def test_a_yes_tells_neither_place_nor_number() -> None:
    worlds = [
        table(
            f"""
            equipment 8 ready
            A1 | 4 5
            B1 | 4 5 {mine}
            C1 | 5 {other} 9
            D1 | 4 9
            """
        )
        for mine, other in ((5, 6), (6, 5))
    ]
    assert [answers(world, 5) for world in worlds] == ["yes yes yes no"] * 2  # B has two 5s, or one
    for seat in (A, D, None):
        cannot_tell(seat, worlds, radar(5, B))


def test_an_empty_stand_says_no_and_an_empty_hand_may_ask() -> None:
    game = table(
        """
        equipment 8 ready
        A1 | 5 6
        B1 | (5) (5)
        C1 | 5 6
        D1 | 6 6
        """
    )
    now, events = play(game, radar(5, B))
    assert the(events, RadarAnswered) == RadarAnswered(5, (True, False, True, False), B)
    assert len(new_facts(game, now)) == 3


def test_wires_that_act_as_red_do_not_answer(game: Game) -> None:
    deadly = Game(game.kit, None, replace(game.public, reds=(14, 6)), game.secret)
    now, events = play(deadly, radar(6))
    assert not any(the(events, RadarAnswered).answers)  # E12, M11
    assert new_facts(deadly, now) == ()  # so silence tells nothing


@pytest.mark.parametrize("value", [0, 13, 14, -1])
def test_a_number_from_1_to_12(game: Game, value: int) -> None:
    assert refusal(game, radar(value)) == "name a number from 1 to 12"


def test_it_is_used_once(game: Game) -> None:
    refusal(after(game, radar(6)), radar(7, B))
