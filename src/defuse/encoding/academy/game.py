"""Bomb Squad Academy for everything that wants it in numbers."""

from __future__ import annotations

from collections.abc import Sequence

from defuse.academy.board import Board
from defuse.encoding.academy.numbers import BLOCKS, AcademyFrame, prefix
from defuse.kernel import Act, Form, Game


class AcademyEncoding:
    """Bomb Squad Academy in numbers."""

    blocks = BLOCKS
    pass_by = BLOCKS["decline"].first
    done = BLOCKS["done"].first

    def frame(self, public: Board, seat: int) -> AcademyFrame:
        return AcademyFrame(public, seat)

    def prefix(self, public: Board, form: Form) -> tuple[int, ...]:
        return prefix(public, form)

    def chimers(self, game: Game) -> Sequence[int]:
        """Nobody: whoever may use a tool is asked."""
        return ()

    def host_act(self, game: Game) -> Act | None:
        return None


ENCODING = AcademyEncoding()
