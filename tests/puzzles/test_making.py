"""Making puzzles: the same for a seed, however many processes play and however often they are interrupted."""

from __future__ import annotations

from pathlib import Path

import pytest

from defuse.puzzles import making
from defuse.puzzles.busters.game import GAME
from defuse.puzzles.busters.playing import setup_of
from defuse.puzzles.file import read, written
from defuse.puzzles.making import BATCH, Notes, Played, Progress, make
from defuse.puzzles.puzzle import box_of
from tests.puzzles.test_selection import skewed

COUNT = 40


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Games that take no time, and the numbers of those that were played."""
    games = skewed(1200)
    played: list[int] = []

    def look(seed: str, number: int) -> Played:
        played.append(number)
        return Played(number, games[number] if number < len(games) else ())

    monkeypatch.setattr(making, "look_through", look)
    return played


def test_a_run_that_was_interrupted_goes_on_and_gives_the_same(tmp_path: Path, quick: list[int]) -> None:
    whole = make(COUNT, "1", Notes(tmp_path / "whole", "1"), jobs=1)
    assert len(whole.puzzles) == COUNT
    assert whole.origin.games % BATCH == 0
    assert read(written(whole)) == whole

    def interrupt(progress: Progress) -> None:
        if progress.games == 25:
            raise KeyboardInterrupt

    notes = Notes(tmp_path / "broken", "1")
    quick.clear()
    with pytest.raises(KeyboardInterrupt):
        make(COUNT, "1", notes, jobs=1, told=interrupt)
    with notes.path.open("ab") as file:
        file.write(b'{"number":25,"fou')  # it was just writing
    assert make(COUNT, "1", notes, jobs=1) == whole
    assert quick == list(range(whole.origin.games))  # nothing was played twice


def test_what_another_seed_has_found_is_not_mixed_in(tmp_path: Path, quick: list[int]) -> None:
    make(COUNT, "1", Notes(tmp_path / "notes", "1"), jobs=1)
    with pytest.raises(ValueError, match="another seed than 2"):
        make(COUNT, "2", Notes(tmp_path / "notes", "2"), jobs=1)


def test_where_games_do_not_have_enough_it_says_so(
    tmp_path: Path, quick: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "MOST_GAMES", 1)
    with pytest.raises(ValueError, match="games do not have 2000 puzzles"):
        make(2000, "1", Notes(tmp_path / "notes", "1"), jobs=1)


def test_the_games_go_through_all_boxes_and_numbers_of_players() -> None:
    setups = [setup_of("x", number) for number in range(120)]
    assert [box_of(mission) for mission, _ in setups[:6]] == [1, 2, 3, 4, 5, 6]
    assert {players for _, players in setups} == {2, 3, 4, 5}
    assert len({mission for mission, _ in setups}) > 40


@pytest.mark.slow
def test_a_game_gives_the_same_puzzles_every_time() -> None:
    found = GAME.found("again", 1)
    assert found == GAME.found("again", 1)
    assert all(GAME.flaw(puzzle) == "" for puzzle in found)


@pytest.mark.soak
def test_one_process_and_two_make_the_same(tmp_path: Path) -> None:
    one = make(10, "two", Notes(tmp_path / "one", "two"), jobs=1)
    assert make(10, "two", Notes(tmp_path / "two", "two"), jobs=2) == one
