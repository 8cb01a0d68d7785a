"""Secured: whether something covers what goes wrong in the turn that is being played (E8)."""

from __future__ import annotations

from defuse.busters.view import View


def secured(view: View, targets: tuple[int, ...] = ()) -> bool:
    """Whether any rule secures a call at these wires in this turn; without wires, whether any secures the turn.

    The hook is `secures(view, targets) -> bool`. Cards that secure a turn define it; rules and bots ask here.
    """
    return any(rule.secures(view, targets) for rule in view.having("secures"))
