"""Bomb Squad Academy for everything that wants it in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from defuse.academy.board import BOMBS, Board
from defuse.encoding.academy.layout import LAYOUT
from defuse.encoding.academy.numbers import BLOCKS, AcademyFrame, prefix
from defuse.encoding.academy.seeing import fill_in, write
from defuse.kernel import Act, Event, Form, Game


class AcademyEncoding:
    """Bomb Squad Academy in numbers."""

    blocks = BLOCKS
    layout = LAYOUT
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

    def write(
        self,
        out: bytearray,
        public: Board,
        faces: bytes,
        frame: AcademyFrame,
        events: Sequence[Event],
        sealed: Act | None = None,
    ) -> None:
        write(out, public, faces, frame, events, sealed)

    def fill_in(self, out: bytearray, given: Sequence[int], beside: bool) -> None:
        fill_in(out, given, beside)

    def progress(self, public: Board) -> Mapping[str, float]:
        """`bombs`: the share of the bombs that are over."""
        return {"bombs": max(public.bomb - 1, 0) / BOMBS}


ENCODING = AcademyEncoding()
