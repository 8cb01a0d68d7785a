"""Applied: what one event makes of the public state. Playing a game and folding its events both do just this."""

from __future__ import annotations

from functools import reduce
from operator import and_
from typing import TypeVar

from msgspec.structs import replace

from defuse.kernel.event import Event
from defuse.kernel.public import Public
from defuse.kernel.rule import Index, index_of

P = TypeVar("P", bound=Public)


def applied(public: P, event: Event, index: Index) -> tuple[P, Index]:
    """The public state after an event, and the index of its rules, which the event may have added or removed.

    First comes what the event itself changes (`apply`), then the rules' own state (`on`), then what everybody may
    conclude (`facts`), with all of that in sight. It needs no secret.
    """
    after: P = event.apply(public)
    if after is not public:
        if after.known is not public.known:
            after = _seen_by_all(after)
        if after.rules is not public.rules:
            index = index_of(after.rules)
    hooks = index.event(type(event))
    if hooks.on:
        rules = list(after.rules)
        for at in hooks.on:
            rules[at] = rules[at].on(event)
        after = replace(after, rules=tuple(rules))
    if hooks.facts:
        if len(hooks.facts) == 1:
            new = tuple(after.rules[hooks.facts[0]].facts(after, event))
        else:
            new = tuple([fact for at in hooks.facts for fact in after.rules[at].facts(after, event)])
        if new:
            after = replace(after, facts=after.facts + new)
    return after, index


def _seen_by_all(public: P) -> P:
    """The same, with nothing for spectators that is hidden from any seat, its owner perhaps."""
    *seats, watching = public.known
    common = reduce(and_, seats, watching)
    return public if common == watching else replace(public, known=(*seats, common))
