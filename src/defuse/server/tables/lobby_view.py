"""Seating: a table as it is shown around the game: who sits where, what was agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from defuse.server.games import box_named
from defuse.server.tables.watchers import watcher_name
from defuse.server.wire.messages import DealTold, Lobby
from defuse.server.wire.options import LETTERS, BranchSeen, SeatInfo, WatcherSeen, You
from defuse.words import say

if TYPE_CHECKING:
    from defuse.server.tables.table import Table


def lobby_of(table: Table, seat: int | None, language: str) -> Lobby:
    """The table as a seat (None: a spectator) sees it around the game."""
    state = table.state
    box = box_named(state.plays)
    text = table.speaker(language).text
    return Lobby(
        table=table.id,
        state=state.phase,
        mission=box.card(state.mission, language),
        seats=seats_of(table, language),
        options=state.options,
        you=You(seat=seat, host=seat is not None and seat == state.host),
        captain=state.captain,
        game=state.game,
        commitment=table.commitment,
        deal=deal_of(table),
        spectators=sum(guest.seat is None for guest in table.guests),
        watchers=_watchers(table, language) if seat is not None and seat == state.host else (),
        key=state.key,
        paused=state.phase == "running" and table.standing,
        closed=text(state.why_closed),
        waiting=table.waiting,
        branch=branch_of(table, language),
        bots=tuple(box.bots()),
        bot_texts={name: text(said) for name, said in box.bots().items()},
        crew=state.crew,
        shared="" if state.deal is None else state.deal.kind,
    )


def branch_of(table: Table, language: str) -> BranchSeen | None:
    """Where its game comes from. The way to its review is told after the end: all wires lie open there."""
    state = table.state
    if state.branch is None:
        return None
    turn, lesson = state.branch.turn, state.branch.lesson
    if lesson:
        name, _, step = lesson.partition("/")
        told = say("lesson-table", title=say(f"lesson-{name}"), step=int(step))
        return BranchSeen(turn=turn, text=table.speaker(language).text(told), lesson=lesson)
    told = say("branch-from", one=state.one, mission=state.mission, turn=turn)
    link = f"/r/{state.branch.review}/{turn}" if state.phase == "over" else ""
    return BranchSeen(turn=turn, text=table.speaker(language).text(told), review=link)


def _watchers(table: Table, language: str) -> tuple[WatcherSeen, ...]:
    text = table.speaker(language).text
    return tuple(
        [
            WatcherSeen(number=number, name=text(watcher_name(number)), muted=muted)
            for number, muted in table.watchers.listed()
        ]
    )


def deal_of(table: Table) -> DealTold | None:
    """How the deal was made. What the server has added is told when the game is over, and not before."""
    match = table.match
    if match is None or match.deal is None or table.state.phase == "lobby":
        return None
    deal = match.deal
    return DealTold(
        commitment=deal.commitment,
        agreed=deal.agreed,
        parts=deal.parts,
        withheld=deal.withheld,
        left_out=deal.left_out,
        secret=deal.secret if match.over else "",
    )


def seats_of(table: Table, language: str) -> tuple[SeatInfo, ...]:
    """Who sits where."""
    text = table.speaker(language).text
    state = table.state
    return tuple(
        [
            SeatInfo(
                seat=seat,
                letter=LETTERS[seat],
                name=chair.name or text(say("lobby-seat", letter=LETTERS[seat])),
                kind=chair.kind,
                bot=chair.bot if chair.kind == "bot" or seat in table.standins else "",
                here=chair.kind == "bot" or table.here(seat),
                standin=seat in table.standins,
                host=seat == state.host,
                member=chair.member,
            )
            for seat, chair in enumerate(state.chairs)
        ]
    )
