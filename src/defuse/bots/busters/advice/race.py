"""A race for turns: who says snip (M10).

Convention: a seat with a sure cut takes the turn; a seat that passes has none, and the last one who is asked takes
it for a fairly good cut.
"""

from __future__ import annotations

from collections.abc import Iterable

from defuse.bots.busters.advice import advises
from defuse.bots.busters.advice.outlook import best_cut
from defuse.bots.busters.mind import Choice, Mind
from defuse.busters.acts import Cut
from defuse.busters.rules.race import TakeTurn
from defuse.kernel import Form
from defuse.words import say

SURE = 0.985
GOOD = 0.85


@advises(TakeTurn)
def snip(mind: Mind, form: Form) -> Iterable[Choice]:
    """Take the turn for a sure cut, or as the last one for a good one."""
    values = {mind.value(wire) for wire in mind.hand if not mind.view.is_red(wire)}
    free = [value for value in values if mind.view.bar("value", Cut, value) is None]
    best = max([best_cut(mind, value) for value in free], default=0.0)
    ask = mind.board.ask
    last = ask is not None and len(ask.answered) == len(ask.seats) - 1
    if not values:
        best = 1.0  # only reds: revealing them is safe
    yield Choice(form.nth(0), 0.9 if best >= (GOOD if last else SURE) else 0.1, say("reason-good-cut"))
