"""The missions of the proof set, and good acts of their own that a driver would hardly find by trying."""

from __future__ import annotations

from defuse.busters.wires import RED, VALUES
from defuse.kernel import Act, Game
from tests.proof import (
    m29_guessing_game,
    m34_weakest_link,
    m36_palm_trees,
    m42_circus,
    m45_volunteers,
    m56_tripwires,
)
from tests.proof.driver import Hint, waiting, wires_of

MODULES = (m29_guessing_game, m34_weakest_link, m36_palm_trees, m42_circus, m45_volunteers, m56_tripwires)
MISSIONS = {module.MISSION.number: module.MISSION for module in MODULES}


def volunteer(game: Game) -> Act | None:
    """Mission 45: somebody who has the number calls."""
    ask = game.ask
    if not isinstance(ask, m45_volunteers.VolunteerAsk):
        return None
    able = [seat for seat in waiting(game) if wires_of(game, ask.value, seat)]
    return m45_volunteers.Snip(seat=able[0]) if able else None


def cut_the_flipped_one(game: Game) -> Act | None:
    """Mission 56: on every third turn whoever acts cuts the flipped wire rightly, where that can be done."""
    seat = waiting(game)[0]
    hand = game.table().hand(seat)
    own = next((wire for wire in hand if game.public.flipped >> wire & 1), None)
    if own is None or game.public.turns % 3 or m56_tripwires.CutFlipped not in {f.verb for f in game.forms(seat)}:
        return None
    value = VALUES[game.secret.faces[own]]
    others = [wire for wire in wires_of(game, value) if wire not in hand and not game.public.flipped >> wire & 1]
    if value == RED or not others:
        return None
    return m56_tripwires.CutFlipped(seat=seat, wire=own, value=value, targets=(others[0],))


HINTS: dict[int, Hint] = {45: volunteer, 56: cut_the_flipped_one}
