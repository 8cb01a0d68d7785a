"""Mission 62: finished number cards move the dial back."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.causes import DialCause
from defuse.busters.events import DialMoved, Exploded, WiresCut
from defuse.busters.rules.characters import CharacterAsk
from defuse.busters.rules.number_row import NumberRow, NumbersLaid
from defuse.busters.setup import Setup, begun
from defuse.kernel import Game
from tests.busters.tables import A, cut, every, happens, names, reveal, solo, table, the, then
from tests.busters.telling import narrate

ROW = """
    mission 62 · captain A · dial {dial}
    rule number-row {{"numbers":[3,5,8,9]}}
    A1 | 3 3 4 4 5 r5.5
    B1 | 3 3 4 4 5
    C1 | 5
    D1 | 5
"""


def row(dial: int = 1) -> Game:
    return table(ROW.format(dial=dial))


def with_characters(game: Game) -> tuple[Game, list[int]]:
    """The game after everybody kept the own character, and who was asked."""
    asked: list[int] = []
    while isinstance(ask := game.ask, CharacterAsk):
        asked += ask.seats
        game = then(game, game.forms(ask.seats[0])[0].nth(0))
    return game, asked


def numbers(game: Game) -> tuple[int, ...]:
    rule = game.public.rule("number-row")
    assert isinstance(rule, NumberRow)
    return rule.numbers


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_number_cards_as_players_and_one_step_left(players: int) -> None:
    game, events = begun(Setup(mission=62, players=players, captain=0), seed=2)
    assert game.public.dial == 1  # C1
    assert game.public.red.count == (3 if players == 2 else 2)
    assert not every(events, NumbersLaid)
    game, asked = with_characters(game)
    assert asked == list(range(1, players))  # E21: everybody but the captain may choose
    assert len(set(numbers(game))) == players
    assert game.public.tokens == ()


def test_the_cards_are_drawn_by_lot() -> None:
    games = [with_characters(busters.new(mission=62, players=4, seed=seed))[0] for seed in range(6)]
    assert len({numbers(game) for game in games}) == 6


def test_the_fourth_wire_of_a_number_card_moves_the_dial_back() -> None:
    game = row()
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert not every(events, DialMoved)
    game, events = game.play(cut(game, "B1.2", "A1.2"))
    assert names(events)[:4] == ["Called", "WiresCut", "Validated", "DialMoved"]  # M62, C17
    assert the(events, DialMoved) == DialMoved(1, DialCause.NUMBER_CARD, 1)
    assert game.public.dial == 2


def test_another_number_does_not() -> None:
    game = row()
    events = happens(game, cut(game, "A1.3", "B1.3"), cut(game, "B1.4", "A1.4"))
    assert "Validated" in names(events)
    assert not every(events, DialMoved)


def test_a_solo_cut_of_four_is_one_step() -> None:
    game = table("""
        mission 62 · captain A
        rule number-row {"numbers":[3,5,8,9]}
        A1 | 3 3 3 3 4
        B1 | 4
        C1 | 4
        D1 | 4
    """)
    assert [event.steps for event in every(happens(game, solo(game, "A1.1-4")), DialMoved)] == [1]  # C8


def test_the_dial_never_goes_above_six() -> None:
    game = row(dial=6)
    game = then(game, cut(game, "A1.1", "B1.1"), cut(game, "B1.2", "A1.2"))
    assert game.public.dial == 6  # C1


def test_at_the_start_the_first_miss_is_the_end() -> None:
    game = row()
    assert the(happens(game, cut(game, "A1.1", "B1.3")), Exploded).why == "dial"  # C1


def test_a_step_won_is_a_miss_survived() -> None:
    start = row()
    game = then(start, cut(start, "A1.1", "B1.1"), cut(start, "B1.2", "A1.2"))
    assert not then(game, cut(start, "C1.1", "B1.3")).over


def test_a_number_that_the_disintegrator_finishes_counts() -> None:
    game = table("""
        mission 62 · captain A
        rule number-row {"numbers":[3,5,8,9]}
        equipment 10-10
        A1 | 3 3 10 10
        B1 | 3 3 10 10
        C1 | r5.5
        D1 | r8.5
    """)
    events = happens(game, cut(game, "A1.3", "B1.3"), cut(game, "B1.4", "A1.4"))
    assert [event.how for event in every(events, WiresCut)] == ["dual", "dual", "disintegrated"]  # E19
    assert [event.steps for event in every(events, DialMoved)] == [1]  # M62


def test_revealing_reds_moves_nothing() -> None:
    game = table("""
        mission 62 · captain A
        rule number-row {"numbers":[3,5,8,9]}
        A1 | r5.5
        B1 | 3 4
        C1 | 3 4
        D1 | 3 3 4 4
    """)
    assert not every(happens(game, reveal(A)), DialMoved)  # C9


def test_the_row_is_told_and_shown() -> None:
    start = row()
    game = then(start, cut(start, "A1.1", "B1.1"), cut(start, "B1.2", "A1.2"))
    (panel,) = [panel for panel in game.view(None).panels() if panel.rule == "number-row"]
    assert [(card.title, card.state) for card in panel.cards] == [
        ("3", "done"),
        ("5", "open"),
        ("8", "done"),
        ("9", "done"),
    ]
    assert narrate(start.public, (NumbersLaid((3, 5)),)) == ["Number cards on the table: 3 and 5."]
