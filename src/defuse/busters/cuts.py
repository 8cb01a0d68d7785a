"""The forms of a cut: which own wires can be named, which wires can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from defuse.busters.acts import Cut, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.view import View
from defuse.busters.wires import RED, VALUES, YELLOW, value_word
from defuse.kernel import Act, Form, Some, act_label
from defuse.words import Message, Text, say

WHOLE_STAND = 99

NAME_ONE = say("cut-name-one")
NAME_TWO = say("cut-name-two")
POINT_AT_ONE = say("cut-point-at-one")
UNTOUCHABLE = say("cut-untouchable")
UNKNOWN_TO_YOU = say("cut-unknown-to-you")
RED_WIRE = say("cut-red-wire")
NOT_FOR_YELLOW = say("cut-detector-not-yellow")
SOLO = say("cut-solo-takes-all")
DUAL_CUT = act_label(Cut)


class CutForm(Form):
    """A dual cut that names `named` values and points at up to `reach` wires of one stand."""

    __slots__ = ("_view", "named", "reach")

    def __init__(
        self,
        view: View,
        *,
        rule: str,
        using: tuple[str, ...] = (),
        reach: int = 1,
        named: int = 1,
        label: Message = DUAL_CUT,
    ) -> None:
        assert view.seat is not None
        super().__init__(
            Cut,
            view.seat,
            lambda: (mine_field(view, named, reach, bool(using)), target_field(view, reach, bool(using))),
            rule=rule,
            using=using,
            label=label,
        )
        self.reach = reach
        self.named = named
        self._view = view

    def what_is_wrong(self, act: Act) -> Text | None:
        return None if self.plainly_fine(act) else super().what_is_wrong(act)

    def plainly_fine(self, act: Act) -> bool:
        """Whether an act that fits is of the ordinary kind: one own wire, one pointed at, none of them barred, no card.

        This only says yes where the fields would: it saves working them out for the acts that are most of a game.
        """
        view = self._view
        if self.using or not isinstance(act, Cut):
            return False
        board = view.public
        if type(act.mine) is not tuple or type(act.targets) is not tuple:
            return False
        if len(act.mine) != 1 or len(act.targets) != 1:
            return False
        (mine,), (target,) = act.mine, act.targets
        things = len(view.faces)
        if type(mine) is not int or type(target) is not int or not 0 <= mine < things or not 0 <= target < things:
            return False
        if (board.gone >> mine | board.gone >> target) & 1 or why_not_named(view, Cut, VALUES[view.faces[mine]]):
            return False
        whose = theirs = -1
        for stand, owner in zip(board.stands, board.owners, strict=True):
            if mine in stand:
                whose = owner
            if target in stand:
                theirs = owner
        if whose != self.seat or theirs in (-1, whose):
            return False
        return view.bar("own", Cut, mine) is None and view.bar("wire", Cut, target) is None

    def possible(self) -> bool:
        """Whether there is any such cut: like `count`, but done at the first one found."""
        view, board = self._view, self._view.public
        if self.using or self.named != 1 or self.reach != 1:
            return super().possible()
        own = [wire for wire in board.hand(self.seat) if view.bar("own", Cut, wire) is None]
        if all(why_not_named(view, Cut, value) for value in {VALUES[view.faces[wire]] for wire in own}):
            return False
        rows = [board.uncut(stand) for stand, owner in enumerate(board.owners) if owner >= 0 and owner != self.seat]
        return any(view.bar("wire", Cut, wire) is None for row in rows for wire in row)

    def wider(
        self, view: View, card: str, label: Message, *, reach: int | None = None, named: int | None = None
    ) -> CutForm:
        """The same cut with one card more."""
        return CutForm(
            view,
            rule=self.rule,
            using=(*self.using, card),
            reach=reach or self.reach,
            named=named or self.named,
            label=label if not self.using else say("cut-with-both", one=self.label or DUAL_CUT, other=label),
        )


def mine_field(view: View, named: int, reach: int, with_card: bool) -> Some:
    """The own wires that can be named: all but reds; with a detector no yellow; with any card no X or flipped wire."""
    seat = view.seat
    assert seat is not None
    faces = view.faces
    loose = view.public.loose
    hand = [(wire, VALUES[faces[wire]]) for wire in view.public.hand(seat)]
    reasons = {value: why_not_named(view, Cut, value, reach) for value in dict.fromkeys([value for _, value in hand])}
    barred: dict[Any, Text] = {wire: reason for wire, value in hand if (reason := reasons[value]) is not None}
    if with_card and loose:
        barred |= {wire: UNTOUCHABLE for wire, _ in hand if loose >> wire & 1}
    if view.index.hook("bars_own"):
        barred |= {wire: reason for wire, _ in hand if (reason := view.bar("own", Cut, wire)) is not None}
    if named == 1:
        flat = tuple([wire for wire, _ in hand if wire not in barred])
        return Some(name="mine", kind="wire", groups=(flat,), barred=barred, hint=NAME_ONE)
    groups: dict[int, list[int]] = {}
    for wire, value in hand:
        if wire not in barred:
            groups.setdefault(value, []).append(wire)
    rows = tuple([tuple(wires) for wires in groups.values()])
    return Some(
        name="mine", kind="wire", groups=rows, least=named, most=named, apart=True, barred=barred, hint=NAME_TWO
    )


def why_not_named(view: View, verb: type[Act], value: int, reach: int = 1) -> Text | None:
    """Why a value may not be named in a cut, or None."""
    if not value:
        return UNKNOWN_TO_YOU
    if value in view.public.reds:
        return RED_WIRE if value == RED else say("cut-counts-as-red", value=value)
    if value == YELLOW and reach != 1:
        return NOT_FOR_YELLOW
    ask = view.public.ask
    if isinstance(ask, TurnAsk) and ask.values and value not in ask.values:
        return say("cut-has-to-be-of", values=tuple([value_word(allowed) for allowed in ask.values]))
    return view.bar("value", verb, value) if view.index.hook("bars_value") else None


def target_field(view: View, reach: int, with_card: bool) -> Some:
    """The teammates' wires that can be pointed at: wires of one stand."""
    board = view.public
    groups: list[tuple[int, ...]] = []
    barred: dict[Any, Text] = {}
    bars = bool(view.index.hook("bars_wire"))
    for stand, owner in enumerate(board.owners):
        if owner == view.seat or owner < 0:
            continue
        wires: Sequence[int] = board.uncut(stand)
        if with_card and board.loose:  # E22, M20
            barred |= {wire: UNTOUCHABLE for wire in wires if board.loose >> wire & 1}
            wires = board.plain(stand)
        if bars:
            reasons = {wire: reason for wire in wires if (reason := view.bar("wire", Cut, wire)) is not None}
            barred |= reasons
            # K4: a whole stand cannot be pointed at while one of its wires may not be.
            wires = [] if reasons and reach == WHOLE_STAND else [wire for wire in wires if wire not in reasons]
        if wires:
            groups.append(tuple(wires))
    hint = POINT_AT_ONE
    if reach != 1:
        hint = say("cut-point-at-all") if reach == WHOLE_STAND else say("cut-point-at-several", count=reach)
    return Some(
        name="targets",
        kind="wire",
        groups=tuple(groups),
        least=reach,
        most=reach,
        barred=barred,
        hint=hint,
    )


def solo_field(view: View) -> Some:
    """The values of which this seat holds all that remain, 2 or 4 of them, as groups of wires (C8)."""
    seat = view.seat
    assert seat is not None
    groups: dict[int, list[int]] = {}
    for wire in view.public.hand(seat):
        groups.setdefault(view.value(wire), []).append(wire)
    allowed: list[tuple[int, ...]] = []
    barred: dict[Any, Text] = {}
    for value, wires in groups.items():
        reason = why_not_solo(view, value, len(wires))
        if reason is None and view.index.hook("bars_own"):
            reason = next((why for wire in wires if (why := view.bar("own", SoloCut, wire)) is not None), None)
        if reason is None:
            allowed.append(tuple(wires))
        else:
            barred |= dict.fromkeys(wires, reason)
    return Some(
        name="wires",
        kind="wire",
        groups=tuple(allowed),
        least=WHOLE_STAND,
        most=WHOLE_STAND,
        barred=barred,
        hint=SOLO,
    )


def why_not_solo(view: View, value: int, held: int) -> Text | None:
    """Why the wires held of a value may not be cut alone, or None."""
    if not value or value in view.public.reds:
        return why_not_named(view, SoloCut, value)
    left = view.remaining(value)
    if held != left:
        return _others_hold(left - held, value)
    if held not in (2, 4):
        return _not_so_many(held)
    return why_not_named(view, SoloCut, value)


@cache
def _others_hold(more: int, value: int) -> Message:
    return say("cut-solo-others-hold", more=more, value=value_word(value))


@cache
def _not_so_many(held: int) -> Message:
    return say("cut-solo-not-so-many", held=held)
