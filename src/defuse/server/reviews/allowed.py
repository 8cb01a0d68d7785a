"""Allowed: who may have a game of a table reviewed, and who may withdraw the link. This is asked here and nowhere else.

The games of a crew are the crew's own: outsiders see one only by the link of its review, which nobody but a member of
the crew, or somebody with a seat at the table, can make or withdraw.
"""

from __future__ import annotations

from defuse.server.tables.guests import No
from defuse.server.tables.state import State
from defuse.words import say


def may_make(state: State, number: int, token: str | None, key: str | None, *, member: bool = False) -> None:
    """Raise `No` unless this person, perhaps a member of the table's crew, may have game `number` reviewed."""
    if not 1 <= number <= state.game:
        raise No("game", say("http-no-game"))
    if not member:
        if token is not None and state.seat_of(token) is None:
            raise No("token", say("socket-wrong-key"))
        if token is None and state.crew:
            raise No("token", say("review-crew"))
        if token is None and not state.opens(key):
            raise No("key", say("socket-old-link"))
    if number == state.game and state.phase not in ("over", "lobby"):
        raise No("state", say("table-not-over", one=state.one))


def may_withdraw(state: State, number: int, token: str | None, *, member: bool = False) -> None:
    """Raise `No` unless this person may withdraw the link to a review of game `number` of the table."""
    if not 1 <= number <= state.game:
        raise No("game", say("http-no-game"))
    if not member and (token is None or state.seat_of(token) is None):
        raise No("token", say("socket-wrong-key"))


def crew_game(state: State, table: str, number: int) -> str:
    """Under which name a crew keeps a game of its table; empty for all others."""
    return f"{table}/{number}" if state.crew and state.branch is None else ""
