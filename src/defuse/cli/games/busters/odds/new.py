"""`defuse odds --new`: a blank table of a mission, to be filled in."""

from __future__ import annotations

from defuse.cli.console import misuse
from defuse.cli.language import speaker
from defuse.cli.seats import seat_of
from defuse.logbook import blank
from defuse.words import reason_of, say


def blank_table(mission: int, players: int, captain: str, seat: str | None) -> str:
    """The table."""
    chair = seat_of(captain, players)
    try:
        return blank(mission, players, chair, chair if seat is None else seat_of(seat, players), speaker())
    except (ValueError, LookupError) as error:
        raise misuse(say("cli-of-option", option=f"--new {mission}", why=reason_of(error))) from error
