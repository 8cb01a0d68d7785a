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
from defuse.words import ENGLISH, Message, Said, Speaker, say

BLANK = "_"
"""What stands where something has to be filled in."""


def blank(mission: int, players: int, captain: int = 0, seat: int = 0, speaker: Speaker = ENGLISH) -> str:
    """The text of a table at which nothing has happened yet, to be filled in by a seat. Raises a `ValueError`.

    The comments in it are in the language of `speaker`; the notation is the same in all languages.
    """
    if not 0 <= seat < players:
        raise Said(say("logbook-blank-no-seat", seat=seat_name(seat), players=players))
    game = new(mission=mission, players=players, captain=captain)
    return "\n".join(_lines(game, seat, speaker)) + "\n"


def _lines(game: Game, seat: int, speaker: Speaker) -> Iterator[str]:
    board: Board = game.public

    def comment(message: Message) -> str:
        return f"# {speaker.text(message)}"

    mission = catalogue.mission(board.mission)
    wires = mission.wires_for(board.players)
    yield comment(say("logbook-blank-mission", mission=mission.number, title=mission.title))
    yield comment(say("logbook-blank-fill-in"))
    yield comment(say("logbook-blank-turns", example=_example(board, seat)))
    header = [f"mission {board.mission}", f"captain {seat_name(board.captain)}", f"dial {board.dial}"]
    first = _first_token(game)
    header.append(f"turn {seat_name(board.turn)}" if first is None else f"opening {seat_name(first)}")
    yield " · ".join([*header, f"view {seat_name(seat)}"])
    yield from _drawn("red", wires.draw("red"), comment(say("logbook-blank-drawn", example="5.5")))
    yield from _drawn("yellow", wires.draw("yellow"), comment(say("logbook-blank-drawn", example="2.1")))
    if mission.characters == "choice":
        yield comment(say("logbook-blank-characters"))
    if mission.equipment and not mission.face_down:
        numbers = comment(say("logbook-blank-equipment"))
        yield f"equipment {' '.join([BLANK] * board.players)}  {numbers}"
    for note in needs(board.mission, board.players):
        yield from _needed(note, speaker)
    if first is None:
        yield comment(say("logbook-blank-tokens"))
    yield from _stands(board, seat)


def _first_token(game: Game) -> int | None:
    """Who places the first opening token of their choice, if that is how the mission begins."""
    rule = game.public.rule("opening")
    steps = rule.after(game.table(), TableReady()) if isinstance(rule, Opening) else ()
    return next((step.seats[0] for step in steps if isinstance(step, OpeningAsk)), None)


def _drawn(colour: str, draw: Draw, comment: str) -> Iterator[str]:
    """The line for the red or yellow wires that were drawn."""
    if draw.drawn:
        some = f"{draw.count} of " if draw.count < draw.drawn else ""
        yield f"{colour} {some}{' '.join([BLANK] * draw.drawn)}  {comment}"


def _needed(note: LineNote, speaker: Speaker) -> Iterator[str]:
    """The lines without which the mission cannot be told, each with what it may look like."""
    for number, example in enumerate(note.examples):
        before, colon, _ = example.partition(":")
        text = f"{before}:" if colon else note.word
        if number or note.needs is None:
            yield f"{text} {BLANK}"
        else:
            comment = say("logbook-blank-needed", need=note.needs, example=example)
            yield f"{text} {BLANK}  # {speaker.text(comment)}"


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
