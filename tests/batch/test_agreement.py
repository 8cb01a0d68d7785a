"""The batched engine says what the engine says: masks, observations, who is asked, how it ends."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from defuse.batch import setups
from defuse.busters import begun, catalogue
from tests.batch.agreement import Batched, Beside, agree, compiler, library
from tests.conformance.cases import setup_of

pytestmark = [pytest.mark.slow, pytest.mark.skipif(compiler() is None, reason="there is no C compiler")]

CASES = [(mission, players) for mission in setups.playable() for players in catalogue.mission(mission).players]
FIRST = [(mission, players) for mission, players in CASES if mission <= 8]


def test_first_missions_are_played() -> None:
    """Missions 1 to 8 are there, for all numbers of players."""
    assert len(FIRST) == 8 * 4


def test_all_missions_agree() -> None:
    """A game of each mission and number of players."""
    for mission, players in CASES:
        agree(mission, players, seed=1)


def test_first_missions_agree() -> None:
    """Several games of missions 1 to 8: they reach all cards, wins and losses."""
    seen: Counter[str] = Counter()
    for seed in range(2, 5):
        for mission, players in FIRST:
            agree(mission, players, seed, seen=seen)
    assert seen["won"] > 20
    assert seen["lost"] > 20
    assert [card for card in range(1, 13) if not seen[f"card {card}"]] == []
    assert seen["number personal"] > 0
    assert seen["verb solo-cut"] > 0
    assert seen["verb reveal-reds"] > 0


def test_without_asides() -> None:
    """Only who is asked gets a turn, if that is wanted."""
    seen: Counter[str] = Counter()
    for mission, players in FIRST:
        agree(mission, players, seed=6, asides=False, seen=seen)
    assert seen["decline decline"] == 0


def test_lanes_write_the_same() -> None:
    """Rows that 32 lanes write together are those that one writes alone, and so are those that eight write."""
    for mission, players in CASES:
        agree(mission, players, seed=9, lib=library("-DLANES=8"))
    for mission, players in FIRST:
        agree(mission, players, seed=7, lib=library("-DLANES=32"))


def test_random_numbers_agree() -> None:
    """Games in which nobody thinks: any legal number."""
    for mission, players in CASES:
        agree(mission, players, seed=8, wild=1.0)


def test_a_number_that_is_illegal_changes_nothing() -> None:
    """All numbers that are not in the mask are refused."""
    both = Beside(4, 3, 1, library())
    mask = both.batched.mask()
    before = both.batched.state.raw
    for number in range(-3, 400):
        if not (0 <= number < len(mask) and mask[number]):
            assert not both.batched.step(number)
    assert both.batched.state.raw == before


def test_what_is_not_played_is_refused_by_name() -> None:
    """A mission whose rules are not there is no game with other rules."""
    for number in catalogue.missions():
        if number in setups.playable():
            continue
        with pytest.raises(setups.NotPlayable, match=f"mission {number} is not played in batches"):
            setups.packed(number, 4)
    with pytest.raises(ValueError, match="players"):
        setups.packed(1, 6)


def test_deals_follow_from_seed_and_index() -> None:
    """The same seed and index give the same deal, others another one."""
    games = []
    for seed, index in ((1, 0), (1, 0), (1, 1), (2, 0)):
        game = Batched(library(), setups.packed(8, 4))
        game.deal(seed, index)
        games.append(game.state.raw)
    assert games[0] == games[1]
    assert len(set(games)) == 3


def test_a_deal_is_one_that_the_engine_could_have_dealt() -> None:
    """Sorted stands of the right sizes, with the right wires; captains, cards and colours by lot."""
    seen: Counter[str] = Counter()
    for index in range(400):
        game = Batched(library(), setups.packed(8, 4))
        game.deal(5, index)
        row = game.codes(0)
        # The captain is asked for a token first.
        captain = game.seat
        seen[f"captain {captain}"] += 1
        dealt = begun(setup_of(8, 4), index)[0].public
        sizes = [len(dealt.stands[(dealt.captain + step) % 4]) for step in range(4)]
        assert [row[36 + 5 * ((captain + step) % 4) + 1] for step in range(4)] == sizes
        drawn = row[108:119]
        assert sum([mark & 1 for mark in drawn]) == 3
        assert sum([mark >> 1 for mark in drawn]) == 2
        cards = [card for card in range(26) if row[119 + 2 * card]]
        assert len(cards) == 4
        seen.update([f"card {card}" for card in cards])
        faces = []
        for seat in range(4):
            own = game.codes(seat)
            codes = [own[183 + 7 * place + 1] for place in range(16) if own[183 + 7 * place]]
            order = [
                code * 10 if code <= 12 else (code - 12) * 10 + 1 if code <= 23 else (code - 23) * 10 + 5
                for code in codes
            ]
            assert order == sorted(order)
            faces += codes
        blue = [code for code in faces if code <= 12]
        assert sorted(blue) == sorted([*range(1, 13)] * 4)
        assert len([code for code in faces if 13 <= code <= 23]) == 2
        assert len([code for code in faces if code > 23]) == 1
        seen.update([f"{seat} {place} {code}" for seat in range(1) for place, code in enumerate(faces[:1])])
    assert all(70 <= seen[f"captain {seat}"] <= 130 for seat in range(4))
    assert all(90 <= seen[f"card {card}"] <= 180 for card in range(12))


def test_the_page_lists_what_is_played() -> None:
    """`docs/batch.md` names the missions, and the size of a game."""
    page = (Path(__file__).parents[2] / "docs/batch.md").read_text(encoding="utf-8")
    listed = page.split("<!-- begin: missions -->")[1].split("<!-- end: missions -->")[0]
    assert tuple([int(number) for number in listed.split()]) == setups.playable()
    assert f"{library().game_bytes():,} bytes without pointers" in page
