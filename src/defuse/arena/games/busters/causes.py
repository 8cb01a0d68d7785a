"""What games were lost by, in short, for tables and pictures."""

from __future__ import annotations

from defuse.busters.causes import Loss
from defuse.words import Text, say

_SHORT = {
    Loss.DIAL: say("arena-cause-dial"),
    Loss.TIME: say("arena-cause-time"),
    Loss.RED_WIRE: say("arena-cause-red-wire"),
    Loss.NOTHING_LEGAL: say("arena-cause-nothing-legal"),
}


def cause_words(why: str) -> Text:
    """The cause of a loss as files of results have it, for people; one that this version does not know stays as it is.

    >>> str(cause_words("red wire")), str(cause_words("the doctor got away"))
    ('red wire', 'the doctor got away')
    """
    try:
        loss = Loss(why)
    except ValueError:
        return why
    return _SHORT.get(loss) or loss.words()
