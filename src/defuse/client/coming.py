"""Coming to a table: by a link, with a token from before, or by making one."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Any

from defuse.client import requests
from defuse.client.requests import read_link
from defuse.client.table import TableSeat
from defuse.server.wire.options import Options
from defuse.server.wire.rest import Join, NewTable, Place


def join(link: str, name: str, *, seat: int | None = None, lang: str = "en", **how: Any) -> TableSeat:
    """Sit down at a table, at any open seat or at this one. Raises Problem where there is none."""
    where = read_link(link)
    wanted = Join(name=name, seat=seat, key=where.key, once=token_urlsafe(24))
    return TableSeat(where, requests.join(where, wanted, lang).token, lang=lang, **how)


def resume(link: str, token: str, *, lang: str = "en", **how: Any) -> TableSeat:
    """Come back to a seat with its token (`TableSeat.token`)."""
    return TableSeat(read_link(link), token, lang=lang, **how)


def watch(link: str, *, lang: str = "en", **how: Any) -> TableSeat:
    """Watch a table, and see what everybody may see."""
    return TableSeat(read_link(link), None, lang=lang, **how)


def new_table(
    server: str,
    name: str,
    *,
    bots: Sequence[str] = ("careful", "careful", "careful"),
    open_seats: int = 0,
    game: str = "busters",
    mission: int = 1,
    options: Options | None = None,
    start: bool = True,
    lang: str = "en",
    **how: Any,
) -> TableSeat:
    """Make a table and sit at its first seat; then come bots, and seats for others. With `start` it begins at once."""
    places = (Place(), *[Place(kind="bot", bot=bot) for bot in bots], *[Place()] * open_seats)
    wanted = NewTable(
        name=name,
        game=game,
        mission=mission,
        seats=places,
        options=options or Options(pace="none"),
        start=start,
        once=token_urlsafe(24),
    )
    server = server.rstrip("/")
    seated = requests.make(server, wanted, lang)
    return TableSeat(read_link(f"{server}{seated.link}"), seated.token, lang=lang, **how)
