"""Advice: what a thinking bot knows about each kind of act, and about each rule of a mission.

An *adviser* knows a verb: it proposes acts of a form and says what each is worth. Verbs without one are tried out in
imagined games. A *counsel* knows a rule: while that rule is in play it weighs what the advisers proposed, since a
mission may have aims beyond cutting wires. The worth of an act is the share of the chance to win that it leaves (see
`mind`): 1 is as good as before, 0 is lost, and more than 1 is done at once, by seats that are not asked, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from defuse.bots.busters.mind import Choice, Mind
from defuse.kernel import Act, Form, Rule

Adviser = Callable[[Mind, Form], Iterable[Choice]]
Counsel = Callable[[Mind, Any, list[Choice]], list[Choice]]

ADVISERS: dict[type[Act], Adviser] = {}
COUNSELS: dict[type[Rule], Counsel] = {}


def advises(*verbs: type[Act]) -> Callable[[Adviser], Adviser]:
    """Make a function the adviser of some verbs."""

    def register(adviser: Adviser) -> Adviser:
        for verb in verbs:
            ADVISERS[verb] = adviser
        return adviser

    return register


def counsels(*kinds: type[Rule]) -> Callable[[Counsel], Counsel]:
    """Make a function the counsel for some kinds of rules: it gets the rule and all choices, and gives choices back."""

    def register(counsel: Counsel) -> Counsel:
        for kind in kinds:
            COUNSELS[kind] = counsel
        return counsel

    return register


@cache
def learned() -> None:
    """Import every module of this package, once: each registers what it knows."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
