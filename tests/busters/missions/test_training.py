"""Missions 1 to 8: the wires of each, for every number of players, and the equipment that comes with them."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.events import Dealt, EquipmentLaid, SpecialsDrawn
from defuse.busters.wires import BLUE_VALUES, REDS, YELLOWS
from defuse.kernel import Game, PileMade

MISSIONS = range(1, 9)
PLAYERS = (2, 3, 4, 5)
SEEDS = range(150)


class Pool(NamedTuple):
    """What a mission card says: blue numbers up to, then how many of how many reds and yellows, up to which number."""

    blue: int
    red: tuple[int, int] = (0, 0)
    yellow: tuple[int, int] = (0, 0)
    highest: int = 11


MANY: dict[int, Pool] = {
    1: Pool(6),
    2: Pool(8, yellow=(2, 2), highest=7),
    3: Pool(10, red=(1, 1), highest=9),
    4: Pool(12, red=(1, 1), yellow=(2, 2)),
    5: Pool(12, red=(1, 1), yellow=(2, 3)),
    6: Pool(12, red=(1, 1), yellow=(4, 4)),
    7: Pool(12, red=(1, 2)),
    8: Pool(12, red=(1, 2), yellow=(2, 3)),
}
"""The wires with three, four or five players."""

TWO: dict[int, Pool] = {
    **MANY,
    4: Pool(12, red=(1, 1), yellow=(4, 4)),
    5: Pool(12, red=(2, 2), yellow=(2, 3)),
    6: Pool(12, red=(2, 2), yellow=(4, 4)),
    7: Pool(12, red=(1, 3)),
    8: Pool(12, red=(1, 3), yellow=(4, 4)),
}
"""The wires with two players."""


def pool_of(mission: int, players: int) -> Pool:
    return (TWO if players == 2 else MANY)[mission]


def laid_out(game: Game) -> list[str]:
    """The equipment cards on the board."""
    return [rule.card for rule in game.public.rules if isinstance(rule, Equipment) and rule.holder == EVERYBODY]


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_wires_are_those_of_the_mission_card(mission: int, players: int) -> None:
    """C4: exact blues, so many reds and yellows in the game, so many drawn and shown."""
    pool = pool_of(mission, players)
    for seed in range(5):
        game, events = busters.begun(busters.Setup(mission=mission, players=players), seed)
        (dealt,) = [event for event in events if isinstance(event, Dealt)]
        stands = Counter(game.secret.faces[wire] for stand in dealt.stands for wire in stand)
        assert {kind: count for kind, count in stands.items() if kind % 10 == 0} == {
            10 * number: 4 for number in range(1, pool.blue + 1)
        }
        for (count, drawn), colour, shown in (
            (pool.red, REDS, game.public.red),
            (pool.yellow, YELLOWS, game.public.yellow),
        ):
            assert sum(stands[kind] for kind in colour) == shown.count == count
            assert all(stands[kind] <= 1 for kind in colour)
            assert len(shown.kinds) == len(set(shown.kinds)) == drawn
            assert set(shown.kinds) <= set(colour)
        assert game.public.totals[1:] == (
            *(4 if number <= pool.blue else 0 for number in BLUE_VALUES),
            pool.yellow[0],
            pool.red[0],
        )


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("players", [2, 4])
def test_the_special_wires_are_drawn_from_all_that_the_card_allows_and_no_other(mission: int, players: int) -> None:
    pool = pool_of(mission, players)
    numbers: dict[str, Counter[int]] = {"red": Counter(), "yellow": Counter()}
    for seed in SEEDS:
        _, events = busters.begun(busters.Setup(mission=mission, players=players), seed)
        (drawn,) = [event for event in events if isinstance(event, SpecialsDrawn)]
        numbers["red"].update(kind // 10 for kind in drawn.red.kinds)
        numbers["yellow"].update(kind // 10 for kind in drawn.yellow.kinds)
    for colour, (_, shown) in (("red", pool.red), ("yellow", pool.yellow)):
        allowed = range(1, pool.highest + 1) if shown else range(0)
        assert set(numbers[colour]) == set(allowed)  # 1.1 to 7.1 in mission 2, 1.5 to 9.5 in mission 3, else all
        for count in numbers[colour].values():
            assert count > len(SEEDS) * shown / pool.highest / 3  # none is rare: they are drawn alike


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_as_many_equipment_cards_as_players_from_mission_3_on(mission: int, players: int) -> None:
    """E1: missions 1 and 2 have none; then cards 1 to 12, different ones, as many as players."""
    for seed in range(10):
        game, events = busters.begun(busters.Setup(mission=mission, players=players), seed)
        cards = laid_out(game)
        if mission < 3:
            assert cards == []
            assert not any(isinstance(event, EquipmentLaid) for event in events)
        else:
            assert len(cards) == len(set(cards)) == players
            assert set(cards) <= {str(number) for number in range(1, 13)}  # E1: no False Bottom before mission 9
            assert all(game.public.rule(card).state == "locked" for card in cards)


@pytest.mark.parametrize("mission", range(3, 9))
def test_every_card_that_is_not_banned_may_be_laid_out(mission: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(100):
        seen.update(laid_out(busters.new(mission=mission, players=4, seed=seed)))
    banned = {"2", "12"} if mission == 3 else set()  # P3: card 11 may be drawn and never unlocks
    assert set(seen) == {str(number) for number in range(1, 13)} - banned  # E1
    assert min(seen.values()) > 15


@pytest.mark.parametrize("mission", range(3, 9))
def test_cards_that_are_not_laid_out_lie_face_down_on_a_pile(mission: int) -> None:
    game = busters.new(mission=mission, players=3, seed=mission)
    (pile,) = [pile for pile in game.public.piles if isinstance(pile, PileMade) and pile.name == "equipment"]
    names = [catalogue.by_code()[kind].card for kind in pile.kinds]
    banned = {"2", "12"} if mission == 3 else set()
    assert sorted((*names, *laid_out(game), *banned)) == sorted(str(number) for number in range(1, 13))
    assert all(not any(game.observe(seat).faces[thing] for thing in pile.things) for seat in (0, 1, 2, None))


@pytest.mark.parametrize("mission", MISSIONS)
def test_everybody_has_a_double_detector(mission: int) -> None:
    for players in PLAYERS:
        game = busters.new(mission=mission, players=players, captain=1)
        personal = [rule for rule in game.public.rules if isinstance(rule, Equipment) and rule.holder != EVERYBODY]
        assert [(rule.holder, rule.card, rule.state) for rule in personal] == [
            (seat, "DD", "ready") for seat in range(players)
        ]  # E21


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_card_can_be_read(mission: int) -> None:
    card = catalogue.mission(mission)
    assert card.number == mission
    assert card.goal
    for said in (card.title, card.story, *card.setup, *card.goal, *(part for pair in card.questions for part in pair)):
        text = str(said)
        assert text == text.strip()
        assert text
        assert said.id not in text  # the catalogue has it
    for question, answer in card.questions:
        assert str(question).endswith(("?", "."))
        assert str(answer).endswith(".")


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_card_says_where_two_players_have_other_wires(mission: int) -> None:
    said = any("two players" in str(text).lower() for text in catalogue.mission(mission).setup)
    assert said is (TWO[mission] != MANY[mission])


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_questions_are_answered_for_players_who_ask(mission: int) -> None:
    # Each question of these cards is a story in the test of its mission, under "What players ask".
    stories = {1: 2, 2: 1, 3: 1, 6: 1}
    assert len(catalogue.mission(mission).questions) == stories.get(mission, 0)


def test_the_titles_tell_the_missions_apart() -> None:
    titles = [catalogue.mission(mission).title for mission in MISSIONS]
    assert len(set(titles)) == 8


@pytest.mark.parametrize("mission", MISSIONS)
def test_it_is_for_two_to_five_players(mission: int) -> None:
    assert catalogue.mission(mission).players == PLAYERS
