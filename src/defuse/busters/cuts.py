"""The forms of a cut: which own wires can be named, which wires can be pointed at."""

from __future__ import annotations

from functools import cache
from typing import Any

from defuse.busters.acts import Cut, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.board import uncut_of
from defuse.busters.view import View
from defuse.busters.wires import BLUE_VALUES, RED, VALUES, YELLOW, value_word
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
        """Whether there is any such cut. What a view has worked out for one form serves the others too."""
        mine, targets = self.fields
        assert isinstance(mine, Some)
        assert isinstance(targets, Some)
        if not targets.groups:
            return False
        if self.named == 1:
            return bool(mine.groups[0])
        return len(mine.groups) >= self.named

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
    board = view.public
    if named != 1 or board.loose or view.index.hook("bars_own"):
        return _mine_field(view, named, reach, with_card)
    kept = view.kept
    both: Some | None = kept.get("mine")  # without a yellow wire in hand a detector names the same wires
    if both is not None:
        return both
    ask = board.ask
    if view.index.hook("bars_value") or (isinstance(ask, TurnAsk) and ask.values):
        return _mine_field(view, named, reach, with_card)
    return _plain_mine_field(view, reach, kept)


def _plain_mine_field(view: View, reach: int, kept: dict[Any, Any]) -> Some:
    """The same where no rule bars a wire or a value: all but reds, unknown ones, and with a detector yellow ones."""
    flat, values = view.own_hand()
    barred: dict[Any, Text] = {}
    special = values.translate(None, _plain_values(view.public.reds))
    if special:
        for wire, value in zip(flat, values, strict=True):
            if value in special:
                reason = why_not_named(view, Cut, value, reach)
                if reason is not None:
                    barred[wire] = reason
        flat = tuple([wire for wire in flat if wire not in barred])
    found = Some(name="mine", kind="wire", groups=(flat,), barred=barred, hint=NAME_ONE)
    if YELLOW not in special:
        kept["mine"] = found
    return found


@cache
def _plain_values(reds: tuple[int, ...]) -> bytes:
    """The blue values that do not act as red."""
    return bytes([value for value in BLUE_VALUES if value not in reds])


def _mine_field(view: View, named: int, reach: int, with_card: bool) -> Some:
    seat = view.seat
    assert seat is not None
    faces = view.faces
    loose = view.public.loose
    hand = [(wire, VALUES[faces[wire]]) for wire in view.public.hand(seat)]
    barred = _not_named(view, hand, reach)
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


def _not_named(view: View, hand: list[tuple[int, int]], reach: int) -> dict[Any, Text]:
    """Why wires of a hand may not be named in a dual cut, of those that may not."""
    ask, reds = view.public.ask, view.public.reds
    if view.index.hook("bars_value") or (isinstance(ask, TurnAsk) and ask.values):
        known = {value: why_not_named(view, Cut, value, reach) for value in dict.fromkeys([value for _, value in hand])}
        return {wire: reason for wire, value in hand if (reason := known[value]) is not None}
    return {
        wire: reason
        for wire, value in hand
        if (not value or value in reds or value == YELLOW)
        and (reason := why_not_named(view, Cut, value, reach)) is not None
    }


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
    groups, barred = _targets(view, reach, with_card)
    if reach == 1:
        return Some(name="targets", kind="wire", groups=groups, barred=barred, hint=POINT_AT_ONE)
    return Some(
        name="targets", kind="wire", groups=groups, least=reach, most=reach, barred=barred, hint=_point_at(reach)
    )


@cache
def _point_at(reach: int) -> Message:
    return say("cut-point-at-all") if reach == WHOLE_STAND else say("cut-point-at-several", count=reach)


def _targets(view: View, reach: int, with_card: bool) -> tuple[tuple[tuple[int, ...], ...], dict[Any, Text]]:
    """The wires that can be pointed at, stand by stand, and why others cannot."""
    board = view.public
    bars = bool(view.index.hook("bars_wire"))
    key = ("targets", bars and reach, with_card and bool(board.loose))
    found: tuple[tuple[tuple[int, ...], ...], dict[Any, Text]] | None = view.kept.get(key)
    if found is not None:
        return found
    groups: list[tuple[int, ...]] = []
    barred: dict[Any, Text] = {}
    seat, gone = view.seat, board.gone
    for stand, owner in zip(board.stands, board.owners, strict=True):
        if owner == seat or owner < 0:
            continue
        wires = uncut_of(stand, gone)
        if with_card and board.loose:  # E22, M20
            barred |= {wire: UNTOUCHABLE for wire in wires if board.loose >> wire & 1}
            wires = uncut_of(stand, gone | board.loose)
        if bars:
            reasons = {wire: reason for wire in wires if (reason := view.bar("wire", Cut, wire)) is not None}
            barred |= reasons
            # E6, K4: a card takes as many wires as it wants, or all that are uncut, and none of them may be forbidden.
            wanted = len(wires) if reach == WHOLE_STAND else min(reach, len(wires))
            wires = tuple([wire for wire in wires if wire not in reasons])
            if len(wires) < wanted:
                wires = ()
        if wires:
            groups.append(wires)
    found = view.kept[key] = (tuple(groups), barred)
    return found


class SoloForm(Form):
    """A solo cut."""

    __slots__ = ("_view",)

    def __init__(self, view: View, *, rule: str) -> None:
        assert view.seat is not None
        super().__init__(SoloCut, view.seat, lambda: (solo_field(view),), rule=rule)
        self._view = view

    def possible(self) -> bool:
        """Whether there is any such cut; mostly there is none, and that is seen before fields are worked out."""
        held = self._view.own_hand()[1]
        totals, cut = self._view.public.totals, self._view.public.cut
        for value in set(held):
            count = held.count(value)
            if (count == 2 or count == 4) and 0 < value <= YELLOW and count == totals[value] - cut[value]:
                return super().possible()
        return False


def solo_field(view: View) -> Some:
    """The values of which this seat holds all that remain, 2 or 4 of them, as groups of wires (C8)."""
    seat = view.seat
    assert seat is not None
    board, faces = view.public, view.faces
    groups: dict[int, list[int]] = {}
    for wire in board.hand(seat):
        value = VALUES[faces[wire]]
        if value in groups:
            groups[value].append(wire)
        else:
            groups[value] = [wire]
    allowed: list[tuple[int, ...]] = []
    barred: dict[Any, Text] = {}
    totals, cut, reds = board.totals, board.cut, board.reds
    for value, wires in groups.items():
        reason: Text | None
        if value and value not in reds and (left := totals[value] - cut[value]) != len(wires):
            reason = _others_hold(left - len(wires), value)
        else:
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
    """Why a seat that holds all uncut wires of a value, so many, may not cut them alone; or None."""
    if value and value not in view.public.reds and held not in (2, 4):
        return _not_so_many(held)
    return why_not_named(view, SoloCut, value)


@cache
def _others_hold(more: int, value: int) -> Message:
    return say("cut-solo-others-hold", more=more, value=value_word(value))


@cache
def _not_so_many(held: int) -> Message:
    return say("cut-solo-not-so-many", held=held)
