"""Which puzzles of many make a set."""

from __future__ import annotations

from collections import Counter
from math import ceil
from random import Random

from defuse.puzzles.puzzle import BOXES, GRADES, Puzzle
from defuse.puzzles.selection import BOX_SHARE, CELL_SHARE, GRADE_SHARE, select


def made(game: int, grade: int, mission: int) -> Puzzle:
    table = f"{game} {grade} {mission}"
    return Puzzle(
        table=table, wire="B1.1", value="1", kind="certain", grade=grade, mission=mission, players=4, game=game
    )


def skewed(games: int) -> list[tuple[Puzzle, ...]]:
    """Games in which easy puzzles are far more frequent than hard ones."""
    random = Random(1)
    grades = (1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5)
    return [
        tuple([made(game, random.choice(grades), random.choice(BOXES)) for _ in range(random.randrange(4))])
        for game in range(games)
    ]


def test_a_game_gives_one_puzzle_at_most_and_rare_ones_get_their_share() -> None:
    chosen = select(skewed(3000), 300)
    assert len(chosen) == 300
    assert len({puzzle.game for puzzle in chosen}) == 300
    assert [puzzle.game for puzzle in chosen] == sorted(puzzle.game for puzzle in chosen)
    grades, boxes = (Counter(each) for each in zip(*[(puzzle.grade, puzzle.box) for puzzle in chosen], strict=True))
    assert max(grades.values()) <= ceil(GRADE_SHARE * 300)
    assert min(grades[grade] for grade in GRADES) >= 0.12 * 300
    assert max(boxes.values()) <= ceil(BOX_SHARE * 300)
    cells = Counter((puzzle.grade, puzzle.box) for puzzle in chosen)
    assert max(cells.values()) <= ceil(CELL_SHARE * 300)


def test_more_games_never_change_what_the_first_ones_gave() -> None:
    games = skewed(2000)
    assert select(games[:500], 300) == select(games, 300)[: len(select(games[:500], 300))]


def test_where_there_are_too_few_it_is_told_by_fewer() -> None:
    assert len(select(skewed(20), 300)) < 20
