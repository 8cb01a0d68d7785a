"""What if: a table that goes on from a moment of a reviewed game."""

from __future__ import annotations

from defuse.server.games import box_named
from defuse.server.reviews import reading
from defuse.server.reviews.about import About
from defuse.server.reviews.hall import ReviewHall
from defuse.server.store.interface import ReviewRow
from defuse.server.tables.branching import Past
from defuse.server.tables.guests import No
from defuse.server.tables.state import Branch
from defuse.server.wire.options import Options
from defuse.server.wire.rest import NewTable, Place, Seated
from defuse.server.wire.reviews import NewBranch
from defuse.words import say


async def branch(reviews: ReviewHall, row: ReviewRow, wanted: NewBranch, where: str) -> Seated:
    """A table whose game begins with the same set-up, seed and acts as the reviewed one. Raises `No`."""
    about = About.decode(row.about)
    if not 1 <= wanted.act <= len(about.acts):
        raise No("bad", say("review-no-act"))
    if wanted.seat >= len(about.seats):
        raise No("bad", say("refused-no-seat"))
    data = await reviews.file(row, where)
    past = Past(
        Branch(review=row.id, act=wanted.act, turn=about.acts[wanted.act - 1].turn),
        reading.before(data, wanted.act),
    )
    table = NewTable(
        name=wanted.name,
        game=about.game,
        mission=about.mission,
        seats=tuple([_place(about, seat, wanted) for seat in range(len(about.seats))]),
        seat=wanted.seat,
        options=Options(),
        start=wanted.others == "bots",
        once=wanted.once,
    )
    return await reviews.hall.make(table, where, past)


def _place(about: About, seat: int, wanted: NewBranch) -> Place:
    """Who plays a seat now. A bot keeps its name; nobody else's name is given to one."""
    if wanted.others == "open":
        return Place()
    before = about.seats[seat]
    offered = box_named(about.game).bots()
    bot = wanted.bot or (before.bot if before.bot in offered else next(iter(offered)))
    return Place(kind="bot", bot=bot, name=before.name if before.kind == "bot" and before.name else None)
