"""Equipment card 10: X or Y Ray."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.card import Equipment, Timing
from defuse.busters.cuts import CutForm
from defuse.busters.view import View
from defuse.kernel import Form


class XOrYRay(Equipment, frozen=True):
    """In a dual cut, name two different values that you hold: one match is enough (E7)."""

    card: ClassVar[str] = "10"
    code: ClassVar[int] = 210
    unlock: ClassVar[tuple[int, int] | None] = (10, 2)
    timing: ClassVar[Timing] = "your turn"

    def widens(self, view: View, form: Form) -> Form | None:
        if not isinstance(form, CutForm) or form.named != 1 or not self.usable(view):
            return None
        return form.wider(view, self.id, self.title, named=2)


CARD = XOrYRay
