"""Tripwires (M41): a yellow wire that is found moves the dial back, and every one has to be found by a teammate.

They do not run away, and the more is known the better they are found. So a certain one comes before everything else,
because of the step that it brings, and a doubtful one is a risk like any other.
"""

from __future__ import annotations

from collections.abc import Iterable

from defuse.bots.busters.advice import advises
from defuse.bots.busters.mind import Choice, Mind, field_of, items_of
from defuse.busters.rules.tripwires import CutTripwire
from defuse.busters.wires import YELLOW
from defuse.kernel import Form

STEP = 1.05
"""What a right call is worth: more than any other cut, since it brings a step."""


@advises(CutTripwire)
def tripwire(mind: Mind, form: Form) -> Iterable[Choice]:
    """As likely as it is yellow; a wrong one costs a step, a red one everything."""
    for wire in items_of(field_of(form, "wire")):
        chances = mind.odds.values(wire)
        hit = chances.get(YELLOW, 0.0)
        if not hit:
            continue
        red = sum(chances.get(red, 0.0) for red in mind.board.reds)
        worth = hit * STEP + max(0.0, 1.0 - hit - red) * mind.kept()
        act = CutTripwire(wire=wire, seat=mind.seat, using=form.using)
        yield Choice(act, worth, f"{hit:.0%} that it is a tripwire")
