"""Sight: whose view of a table a text is, and whether that seat can know what it says."""

from __future__ import annotations

from defuse.academy.notation.draft import Draft, WireSaid
from defuse.academy.notation.text import SEATS, NotationError, located
from defuse.words import say

SPECTATORS = "spectators"


def whose(draft: Draft, seat: int | None) -> int | None:
    """The seat that is asked for, or that the text names; None for a spectator."""
    if draft.view is None:
        if seat is not None and not 0 <= seat < draft.players:
            raise NotationError(say("academy-notation-no-seat", seat=seat))
        if seat is None:
            raise NotationError(say("academy-notation-whose-view"))
        return seat
    said = None if draft.view == SPECTATORS else SEATS.lower().index(draft.view)
    with located(draft.place("bomb")):
        if said is not None and said >= draft.players:
            raise NotationError(say("academy-notation-no-seat", seat=SEATS[said]))
        if seat is not None and seat != said:
            raise NotationError(say("academy-notation-other-view", who=SPECTATORS if said is None else SEATS[said]))
    return said


def check_sight(draft: Draft, viewer: int | None) -> None:
    """Raise a `NotationError` where the text says too much for this viewer, or leaves out what it has seen."""
    saw = () if viewer is None else draft.seats[viewer].saw
    name = SPECTATORS if viewer is None else SEATS[viewer]
    for wire in draft.colours:
        said = draft.wires.get(wire, WireSaid())
        with located(*([draft.place(wire)] if wire in draft.lines else []), wire):
            _card(said, wire in saw, name)
            _tiles(said, f"{wire}-tiles" in saw, name)


def _card(wire: WireSaid, seen: bool, name: str) -> None:
    known = [place for place, value in enumerate(wire.deck) if value is not None]
    if seen and 0 not in known:
        raise NotationError(say("academy-notation-card-seen", who=name))
    if any(place > 0 or not seen for place in known):
        raise NotationError(say("academy-notation-card-not-seen", who=name))


def _tiles(wire: WireSaid, seen: bool, name: str) -> None:
    hidden = [tile for tile in wire.tiles if not tile.flipped]
    if seen and (not wire.tiles or any(tile.face is None for tile in hidden)):
        raise NotationError(say("academy-notation-tiles-seen", who=name))
    if not seen and any(tile.face is not None for tile in hidden):
        raise NotationError(say("academy-notation-tiles-not-seen", who=name))
