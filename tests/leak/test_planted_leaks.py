"""The checkers find every leak that is planted, and say what it is."""

from __future__ import annotations

from random import Random

import pytest

from defuse.busters import KIT, Setup
from defuse.busters.rule import Rule
from defuse.kernel import Kit, clashes, start
from tests.leak import planted
from tests.leak.checkers import Leak, hidden_chance_stays_hidden, position_is_tight
from tests.steer import steer

HIDDEN = [f"order {number}" for number in range(4)]
GAMES = 12
TABLES = [Setup(mission=8, players=players) for players in (4, 2, 3)]
DETECTORS = [Setup(mission=8, players=4, equipment=("3", "5", "7", "10"))]
RADAR = [Setup(mission=8, players=2, equipment=("8", "9"))]


def hunt(kit: Kit, tables: list[Setup], games: int = GAMES) -> None:
    """Steered games with every position checked: raises `Leak` at the first one."""
    for seed in range(games):
        rng, driver = Random(seed), Random(seed)
        game = start(kit, tables[seed % len(tables)], seed)[0]
        while not game.over:
            position_is_tight(game, rng, deals=3)
            game = game.play(steer(game, driver))[0]


@pytest.mark.parametrize("rule", [planted.DeckInTheOpen(), planted.SizesByRed()], ids=lambda rule: type(rule).__name__)
def test_a_hidden_order_in_a_rule_shows_when_setting_up(rule: Rule) -> None:
    with pytest.raises(Leak, match="setting up with other hidden faces"):
        hidden_chance_stays_hidden(planted.kit_with(rule), TABLES[0], 0, HIDDEN)


def test_a_question_asked_only_when_it_matters_is_found() -> None:
    with pytest.raises(Leak, match="nothing that was told explains why this happened"):
        hunt(planted.kit_with(planted.AskedWhenItMatters()), DETECTORS)


def test_a_refusal_that_depends_on_a_hidden_wire_is_found() -> None:
    with pytest.raises(Leak, match="is offered something else"):
        hunt(planted.kit_with(planted.KindRefusal()), TABLES)


def test_a_refusal_whose_words_depend_on_a_hidden_wire_is_found() -> None:
    with pytest.raises(Leak, match="mind your left"):
        hunt(planted.kit_with(planted.KindWords()), TABLES)


def test_an_offer_that_depends_on_a_hidden_wire_is_found() -> None:
    with pytest.raises(Leak, match="is offered something else"):
        hunt(planted.kit_with(planted.KindOffer()), TABLES)


def test_an_event_that_carries_a_hidden_face_is_found() -> None:
    with pytest.raises(Leak, match=r"nothing that was told explains.*glimpsed"):
        hunt(planted.kit_with(planted.TalkativeEvent()), TABLES)


def test_a_turn_order_that_depends_on_hidden_wires_is_found() -> None:
    with pytest.raises(Leak, match=r"nothing that was told explains.*turn-started"):
        hunt(planted.kit_with(planted.SkippedByFaces()), TABLES)


def test_a_fact_without_support_is_found() -> None:
    with pytest.raises(Leak, match="a fact says more than was told"):
        hunt(planted.kit_with(planted.BoldClue()), TABLES)


def test_a_true_fact_that_nobody_was_told_is_found() -> None:
    kit = planted.kit_with(planted.InformedClue())
    game = start(kit, TABLES[0], 0)[0]
    assert clashes(game.public, game.secret.faces, kit) == ()
    with pytest.raises(Leak, match="the same events lead to another public state: facts"):
        hunt(kit, TABLES)


@pytest.mark.slow
def test_an_answer_that_no_fact_records_is_found() -> None:
    with pytest.raises(Leak, match=r"nothing that was told explains.*radar-answered"):
        hunt(planted.kit_with(planted.ForgetfulClues()), RADAR)


def test_a_panel_that_shows_hidden_wires_is_found() -> None:
    with pytest.raises(Leak, match="is shown other panels"):
        hunt(planted.kit_with(planted.TellingPanel()), TABLES)


@pytest.mark.parametrize(
    "games", [pytest.param(3, marks=pytest.mark.slow), pytest.param(GAMES, marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("tables", [TABLES, DETECTORS, RADAR], ids=["any", "detectors", "radar"])
def test_the_same_games_without_a_planted_rule_are_tight(tables: list[Setup], games: int) -> None:
    hunt(KIT, tables, games)
