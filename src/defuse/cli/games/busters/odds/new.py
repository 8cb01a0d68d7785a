"""`defuse odds --new`: a blank table of a mission, to be filled in."""

from __future__ import annotations

from defuse.cli.console import misuse
from defuse.cli.seats import seat_of
from defuse.logbook import blank


def blank_table(mission: int, players: int, captain: str, seat: str | None) -> str:
    """The table."""
    chair = seat_of(captain, players)
    try:
        return blank(mission, players, chair, chair if seat is None else seat_of(seat, players))
    except (ValueError, LookupError) as error:
        raise misuse(f"--new {mission}: {error}") from error
