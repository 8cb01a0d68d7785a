"""How a wire gets its token: which mark, and what if none is left.

Rules have a say in it through hooks, all asked with `view.first`: `marks`, `gives_token`, `showable` and `shows_cut`.
"""

from __future__ import annotations

from defuse.busters.causes import TokenCause
from defuse.busters.events import TokenPlaced, ValueAnnounced
from defuse.busters.supply import available
from defuse.busters.view import View
from defuse.busters.wires import mark_word
from defuse.kernel import Ask, Event
from defuse.words import Text, say

ALL_FOUR = "x4"
"""What a token would show for a value that is four times on a stand. There is no such token (P24)."""


def mark_for(view: View, wire: int, why: TokenCause) -> str | None:
    """What the token at a wire shows, as the rules in play have it; None if it gets none."""
    mark: str | None = view.first("marks", wire, why)
    return mark or None


def has_mark(view: View, wire: int, mark: str) -> bool:
    """Whether this token lies at the wire already."""
    for token in view.public.tokens:  # noqa: SIM110 (a generator takes twice as long)
        if token.wire == wire and token.mark == mark:
            return True
    return False


def can_be_placed(view: View, mark: str) -> bool:
    """Whether there is a token for this mark, in the supply or to be taken back (C6)."""
    return mark != ALL_FOUR and available(view.public, mark)


def token_step(view: View, wire: int, by: int, why: TokenCause, called: tuple[int, ...] = ()) -> Event | Ask | None:
    """The step that gives a wire its token. After a miss, `called` are the values that were named."""
    step: Event | Ask | None = view.first("gives_token", wire, by, why, called)
    if step is not None:
        return step
    mark = mark_for(view, wire, why)
    return None if mark is None else mark_step(view, wire, mark, by, why)


def mark_step(view: View, wire: int, mark: str, by: int, why: TokenCause) -> Event:
    """The event that puts a mark at a wire; it is announced where no token can be placed (C6)."""
    if has_mark(view, wire, mark) or not can_be_placed(view, mark):
        return ValueAnnounced(wire, mark, by, why)
    return TokenPlaced(wire, mark, by, why)


def may_choose(view: View, wire: int, why: TokenCause) -> Text | None:
    """Why a seat may not choose a wire of its own for a token (C5, C6), or None."""
    if view.public.loose >> wire & 1:  # first: of a flipped wire the owner knows nothing
        return say("token-untouchable")
    reason: Text | None = view.first("showable", wire, why)
    if reason is not None:
        return reason or None
    if not view.is_blue(wire):
        return say("token-only-blue")
    mark = mark_for(view, wire, why)
    if mark is None:
        return say("token-none-here")
    if any(sort_of(token.mark) == sort_of(mark) for token in view.tokens_at(wire)):
        return say("token-there-already")
    if not can_be_placed(view, mark):
        return say("token-no-four") if mark == ALL_FOUR else say("token-none-left", mark=mark_word(mark))
    return None


def sort_of(mark: str) -> str:
    """The sort of token that shows a mark: a value, even or odd, a count, or a false value.

    >>> sort_of("x2") == sort_of("x3"), sort_of("5") == sort_of("~5")
    (True, False)
    """
    if mark in ("even", "odd"):
        return "parity"
    return {"x": "count", "~": "false"}.get(mark[0], "value")


def own_wires(view: View, seat: int, why: TokenCause) -> list[int]:
    """The wires among which a seat chooses one for a token: the uncut ones, in some missions cut ones too (P24)."""
    hand = view.hand(seat)
    if not hand or not view.first("shows_cut", why):
        return hand  # C16: who has no wires left places no token
    return [wire for row in view.public.rows_of(seat) for wire in row]
