"""Tables of lessons: a real table that goes on from a prepared game. It counts for nothing, like every branch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from defuse.server.tables.branching import Past
from defuse.server.tables.lesson_steps import GAME, NAMES, PUPIL, prepared
from defuse.server.tables.state import Branch
from defuse.server.wire.lessons import NewLessonTable
from defuse.server.wire.options import Options
from defuse.server.wire.rest import NewTable, Place, Seated
from defuse.server.workers.fair import Fair

if TYPE_CHECKING:
    from defuse.server.tables.hall import Hall


async def lesson_table(hall: Hall, lesson: str, step: int, wanted: NewLessonTable, where: str) -> Seated:
    """The table of a step, with the pupil on a chair. Raises `No`, and NoAnswer where there is no such table."""
    game = await hall.thinkers.counter.work(prepared, lesson, step, fair=Fair(where, "lessons"))
    table = NewTable(
        name=wanted.name,
        game=GAME,
        mission=game.mission,
        seats=tuple([Place(kind="bot", bot=game.bots, name=NAMES[seat]) for seat in range(game.players)]),
        seat=PUPIL,
        # Nobody is told odds here: they would be the answer.
        options=Options(aids="notes"),
        start=True,
        once=wanted.once,
    )
    branch = Branch(act=game.acts + 1, turn=game.turn, lesson=f"{lesson}/{step}")
    return await hall.make(table, where, Past(branch, game.file))
