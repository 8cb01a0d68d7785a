"""Table notation: a table of Bomb Squad Academy as a few lines of text, at the start of a round. See docs/academy.md.

bomb 2 · round 3
plates +1<green +2>blue
green | 3 1 | 2 0 | ok ok boom
A 12 · table green wait · tools hammer · saw blue red-tiles
B 7
"""

from defuse.academy.notation.read import NotationError, parse
from defuse.academy.notation.write import render

__all__ = ["NotationError", "parse", "render"]
