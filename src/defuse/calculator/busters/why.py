"""Why a wire is what it is: what `B1.3=5` says, to be proven."""

from __future__ import annotations

import re

from defuse.busters.notation.places import Places
from defuse.busters.wires import kinds_of, value_named
from defuse.calculator.game import NothingToTell
from defuse.kernel import Among, Observation
from defuse.words import say

_ASKED = re.compile(r"([A-EN][1-9])\.([1-9][0-9]?)=([a-z0-9]+)")


def statement_of(seen: Observation, text: str) -> Among:
    """The statement that a wire has a value. Raises `NothingToTell`, or what is wrong with the value."""
    found = _ASKED.fullmatch(text.strip())
    row = Places(seen.public).rows.get(found[1], ()) if found else ()
    if found is None or int(found[2]) > len(row):
        raise NothingToTell(say("calculator-no-such-wire", place=text.partition("=")[0]))
    return Among((row[int(found[2]) - 1],), kinds_of(value_named(found[3])), 1)
