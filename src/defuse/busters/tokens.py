"""How a wire gets its token: which mark, and what if none is left."""

from __future__ import annotations

from defuse.busters.events import TokenPlaced, ValueAnnounced
from defuse.busters.supply import available
from defuse.busters.view import View
from defuse.kernel import Event


def mark_for(view: View, wire: int, why: str) -> str | None:
    """What the token at a wire shows, as the rules in play have it; None if it gets none."""
    mark: str | None = view.first("marks", wire, why)
    return mark or None


def has_mark(view: View, wire: int, mark: str) -> bool:
    """Whether this token lies at the wire already."""
    return any(token.mark == mark for token in view.tokens_at(wire))


def token_step(view: View, wire: int, by: int, why: str) -> Event | None:
    """The event that gives a wire its token; the value is announced where no token can be placed (C6)."""
    mark = mark_for(view, wire, why)
    if mark is None:
        return None
    if has_mark(view, wire, mark) or not available(view.public, mark):
        return ValueAnnounced(wire, mark, by, why)
    return TokenPlaced(wire, mark, by, why)


def may_choose(view: View, wire: int, why: str) -> str | None:
    """Why a seat may not choose a wire of its own for a token (C5, C6), or None."""
    if view.public.loose >> wire & 1:  # first: of a flipped wire the owner knows nothing
        return "no token can be placed on this wire"
    if not view.is_blue(wire):
        return "only a blue wire can be shown"
    mark = mark_for(view, wire, why)
    if mark is None:
        return "this wire gets no token"
    if has_mark(view, wire, mark):
        return "this wire has that token already"
    if not available(view.public, mark):
        return f"no {mark} token is left"
    return None
