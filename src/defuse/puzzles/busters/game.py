"""The puzzles of Bomb Busters."""

from __future__ import annotations

from defuse.busters.notation import NotationError
from defuse.busters.wires import word
from defuse.puzzles.busters.finding import Answer, answer_of, might_be, written
from defuse.puzzles.busters.playing import positions
from defuse.puzzles.busters.posed import PosedPuzzle
from defuse.puzzles.busters.position import Position
from defuse.puzzles.game import Posed
from defuse.puzzles.puzzle import Puzzle


class BustersPuzzles:
    """Missions have puzzles: one call of a seat that is to move."""

    def found(self, seed: str, number: int) -> tuple[Puzzle, ...]:
        found: list[Puzzle] = []
        for seen in positions(seed, number):
            text = written(seen) if might_be(seen) else None
            made = None if text is None else puzzle_of(text, number)
            if made is not None:
                found.append(made)
        return tuple(found)

    def posed(self, puzzle: Puzzle) -> Posed:
        return PosedPuzzle(puzzle)

    def flaw(self, puzzle: Puzzle) -> str:
        try:
            position = Position(puzzle.table)
        except NotationError as error:
            return f"unreadable: {error}"
        answer = answer_of(position)
        if isinstance(answer, str):
            return answer
        again = _made(position, answer, puzzle.game)
        names = ("wire", "value", "kind", "grade", "mission", "players")
        wrong = [name for name in names if getattr(again, name) != getattr(puzzle, name)]
        return "; ".join([f"{name}: {getattr(again, name)}, not {getattr(puzzle, name)}" for name in wrong])


def puzzle_of(text: str, number: int) -> Puzzle | None:
    """The puzzle that a table is, if it is one. Everything follows from the text."""
    position = Position(text)
    answer = answer_of(position)
    return None if isinstance(answer, str) else _made(position, answer, number)


def _made(position: Position, answer: Answer, number: int) -> Puzzle:
    board = position.board
    return Puzzle(
        table=position.text,
        wire=position.places.name(answer.call.targets[0]),
        value=word(answer.call.values[0]),
        kind=answer.kind,
        grade=answer.grade,
        mission=board.mission,
        players=board.players,
        game=number,
    )


GAME = BustersPuzzles()
