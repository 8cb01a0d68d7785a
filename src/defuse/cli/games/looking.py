"""Words that the pictures of all games share: who looks at a table, and who is asked."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.cli.language import spoken
from defuse.cli.seats import EVERYTHING, SPECTATOR
from defuse.words import say


def viewer_words(viewer: str, players: int) -> str:
    """How many play, and who looks at the table."""
    if viewer == EVERYTHING:
        return spoken(say("cli-seen-truth", players=players))
    if viewer == SPECTATOR:
        return spoken(say("cli-seen-spectator", players=players))
    return spoken(say("cli-seen-seat", players=players, seat=viewer))


def asked_words(seats: Iterable[str], viewer: str) -> str:
    """Who is asked."""
    who = " ".join(spoken(say("cli-you")) if seat == viewer else seat for seat in seats)
    return spoken(say("cli-asked", seats=who))
