"""The hooks that Bomb Squad Academy adds to those of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from defuse.kernel.hooks import Hooks

if TYPE_CHECKING:
    from defuse.academy.board import Cut
    from defuse.academy.view import Table
    from defuse.kernel import Steps


class AcademyHooks(Hooks, Protocol):
    """What Bomb Squad Academy asks its rules. Of each hook `past_…` one rule goes on when that window is closed."""

    def past_revealed(self, table: Table) -> Steps:
        """What follows when nobody uses a tool any more after the actions were revealed."""

    def past_protected(self, table: Table) -> Steps:
        """What follows when nobody uses a tool any more after protections were declared."""

    def past_before(self, table: Table) -> Steps:
        """What follows when nobody uses a tool any more before a wire is cut."""

    def past_cut(self, table: Table) -> Steps:
        """What follows when nobody uses a tool any more after a wire was cut safely."""

    def past_triggered(self, table: Table) -> Steps:
        """What follows when nobody uses a tool any more after the bomb was triggered."""

    def draws(self, table: Table, cut: Cut) -> Steps | None:
        """What happens instead of the first flip of a cut."""

    def scores(self, table: Table, seat: int) -> int | None:
        """What a seat gets for the cut at hand, instead of its share."""
