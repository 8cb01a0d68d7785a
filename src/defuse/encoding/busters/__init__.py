"""Bomb Busters in numbers."""

from defuse.encoding.busters.game import ENCODING

__all__ = ["ENCODING"]
