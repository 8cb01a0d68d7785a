"""Equipment card 7: Emergency Batteries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from defuse.busters.card import EVERYBODY, Equipment, Timing
from defuse.busters.events import CardsReadied, CardUsed
from defuse.busters.view import Table, View
from defuse.kernel import Act, Form, Some, Steps
from defuse.words import Text, say


class Recharge(Act, frozen=True):
    """Make one or two used characters ready again."""

    characters: tuple[str, ...]


class EmergencyBatteries(Equipment, frozen=True):
    """At any time, make one or two used characters ready again (E13)."""

    card: ClassVar[str] = "7"
    code: ClassVar[int] = 207
    unlock: ClassVar[tuple[int, int] | None] = (7, 2)
    timing: ClassVar[Timing] = "any time"
    verbs: ClassVar = (Recharge,)

    def offers(self, view: View) -> Iterable[Form]:
        return self.form(view, Recharge, lambda: (self._used(view),))

    def _used(self, view: View) -> Some:
        """The characters that have used their personal equipment."""
        personal = [rule for rule in view.public.rules if isinstance(rule, Equipment) and rule.holder != EVERYBODY]
        ids = tuple([rule.id for rule in personal if rule.state == "used"])
        ready: dict[Any, Text] = {rule.id: say("batteries-still-ready") for rule in personal if rule.state != "used"}
        return Some(
            name="characters",
            kind="card",
            groups=(ids,) if ids else (),
            most=2,
            barred=ready,
            hint=say("batteries-choose"),
        )

    def does(self, table: Table, act: Recharge) -> Steps:
        yield CardUsed(self.id, act.seat)
        yield CardsReadied(act.characters)


CARD = EmergencyBatteries
