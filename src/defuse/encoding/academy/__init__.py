"""Bomb Squad Academy in numbers."""

from defuse.encoding.academy.game import ENCODING

__all__ = ["ENCODING"]
