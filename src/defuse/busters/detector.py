"""What the detectors have in common (E6)."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.card import Equipment, Timing
from defuse.busters.cuts import CutForm
from defuse.busters.view import View
from defuse.kernel import Form


class Detector(Equipment, frozen=True, kw_only=True):
    """In a dual cut, name a number and point at several wires of one stand: one match is enough."""

    timing: ClassVar[Timing] = "your turn"

    def widens(self, view: View, form: Form) -> Form | None:
        if not isinstance(form, CutForm) or form.reach != 1 or not self.usable(view):
            return None
        return form.wider(view, self.id, self.title, reach=self.reach)
