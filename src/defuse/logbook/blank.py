"""A blank table of a mission: the lines that it needs, with `_` where something has to be filled in."""

from __future__ import annotations

from collections.abc import Iterator

from defuse.busters import catalogue, new
from defuse.busters.asks import OpeningAsk
from defuse.busters.board import Board, stand_names
from defuse.busters.events import TableReady
from defuse.busters.mission import Draw
from defuse.busters.notation.lines import LineNote, needs
from defuse.busters.rules.opening import Opening
from defuse.busters.wires import seat_name
from defuse.kernel import Game, mask_of

BLANK = "_"
"""What stands where something has to be filled in."""


def blank(mission: int, players: int, captain: int = 0, seat: int = 0) -> str:
    """The text of a table at which nothing has happened yet, to be filled in by a seat. Raises a `ValueError`."""
    if not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat_name(seat)} with {players} players")
    game = new(mission=mission, players=players, captain=captain)
    return "\n".join(_lines(game, seat)) + "\n"


def _lines(game: Game, seat: int) -> Iterator[str]:
    board: Board = game.public
    mission = catalogue.mission(board.mission)
    wires = mission.wires_for(board.players)
    yield f"# Mission {mission.number}, {mission.title}"
    yield f"# Put what you see in place of every {BLANK}; a ? is a wire that you do not see."
    yield f"# Behind the stands comes one line a turn, as in: {_example(board, seat)}"
    header = [f"mission {board.mission}", f"captain {seat_name(board.captain)}", f"dial {board.dial}"]
    first = _first_token(game)
    header.append(f"turn {seat_name(board.turn)}" if first is None else f"opening {seat_name(first)}")
    yield " · ".join([*header, f"view {seat_name(seat)}"])
    yield from _drawn("red", wires.draw("red"), "5.5")
    yield from _drawn("yellow", wires.draw("yellow"), "2.1")
    if mission.characters == "choice":
        yield "# Who took another character: characters B E1 · C E2"
    if mission.equipment and not mission.face_down:
        yield f"equipment {' '.join([BLANK] * board.players)}  # the numbers of the cards, or leave the line out"
    for note in needs(board.mission, board.players):
        yield from _needed(note)
    if first is None:
        yield "# A token at a wire is written behind it: 5!5 or ?!5."
    yield from _stands(board, seat)


def _first_token(game: Game) -> int | None:
    """Who places the first opening token of their choice, if that is how the mission begins."""
    rule = game.public.rule("opening")
    steps = rule.after(game.table(), TableReady()) if isinstance(rule, Opening) else ()
    return next((step.seats[0] for step in steps if isinstance(step, OpeningAsk)), None)


def _drawn(colour: str, draw: Draw, example: str) -> Iterator[str]:
    """The line for the red or yellow wires that were drawn."""
    if draw.drawn:
        some = f"{draw.count} of " if draw.count < draw.drawn else ""
        yield f"{colour} {some}{' '.join([BLANK] * draw.drawn)}  # the markers on the board, as in {example}"


def _needed(note: LineNote) -> Iterator[str]:
    """The lines without which the mission cannot be told, each with what it may look like."""
    for number, example in enumerate(note.examples):
        before, colon, _ = example.partition(":")
        text = f"{before}:" if colon else note.word
        yield f"{text} {BLANK}" + ("" if number else f"  # {note.needs}, as in: {example}")


def _stands(board: Board, seat: int) -> Iterator[str]:
    """The stands: one's own to be filled in, with what others see of oneself left open."""
    loose = board.loose & ~board.flipped
    for name, owner, row in zip(stand_names(board.owners), board.owners, board.stands, strict=True):
        slots: list[str] = []
        for wire in row:
            mine = owner == seat
            seen = mine != bool(board.flipped >> wire & 1)
            mark = "^" if board.flipped >> wire & 1 else "*" if loose >> wire & 1 else ""
            slots.append(f"{BLANK if seen else '?'}{mark}")
        ordered = bool(mask_of(row) & ~loose)
        yield f"{name} {'|' if ordered else ':'} {' '.join(slots)}"


def _example(board: Board, seat: int) -> str:
    other = (seat + 1) % board.players
    return f"{seat_name(seat)} calls 7 at {seat_name(other)}1.6: 5"
