"""Games in numbers: what a seat does as numbers of a fixed list, what it sees as bytes with a written layout.

Everything that needs numbers uses these: the research environment, and engines that play many games at once. Nothing in
here thinks: it is a translation, exact in both directions. `docs/env.md` has the numbering and the layout in tables.

>>> from defuse.busters import new
>>> from defuse.encoding import Sitting
>>> sitting = Sitting(new(mission=1, players=4, seed=7, captain=0))
>>> sitting.seat, len(sitting.options()) > 1
(0, True)
"""

from defuse.encoding.blocks import Block, Blocks
from defuse.encoding.game import GameEncoding, encoding_of
from defuse.encoding.grammar import Filling, decode, encode
from defuse.encoding.layout import Entry, Layout
from defuse.encoding.sitting import Illegal, Sitting

__all__ = [
    "Block",
    "Blocks",
    "Entry",
    "Filling",
    "GameEncoding",
    "Illegal",
    "Layout",
    "Sitting",
    "decode",
    "encode",
    "encoding_of",
]
