"""The forms of a cut: which own wires can be named, which wires can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from defuse.busters.acts import Cut, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.view import View
from defuse.busters.wires import RED, VALUES, YELLOW, word
from defuse.kernel import Act, Form, Some

WHOLE_STAND = 99

NAME_ONE = "name a value by one of your own uncut wires"
NAME_TWO = "name two different values that you hold"


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
        label: str = "Dual cut",
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

    def what_is_wrong(self, act: Act) -> str | None:
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
        self, view: View, card: str, label: str, *, reach: int | None = None, named: int | None = None
    ) -> CutForm:
        """The same cut with one card more."""
        return CutForm(
            view,
            rule=self.rule,
            using=(*self.using, card),
            reach=reach or self.reach,
            named=named or self.named,
            label=label if not self.using else f"{self.label} + {label}",
        )


def mine_field(view: View, named: int, reach: int, with_card: bool) -> Some:
    """The own wires that can be named: all but reds; with a detector no yellow; with any card no X or flipped wire."""
    seat = view.seat
    assert seat is not None
    faces = view.faces
    loose = view.public.loose
    hand = [(wire, VALUES[faces[wire]]) for wire in view.public.hand(seat)]
    reasons = {value: why_not_named(view, Cut, value, reach) for value in dict.fromkeys([value for _, value in hand])}
    barred: dict[Any, str] = {wire: reason for wire, value in hand if (reason := reasons[value]) is not None}
    if with_card and loose:
        barred |= {wire: "equipment does not touch this wire" for wire, _ in hand if loose >> wire & 1}
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


def why_not_named(view: View, verb: type[Act], value: int, reach: int = 1) -> str | None:
    """Why a value may not be named in a cut, or None."""
    if not value:
        return "you do not know this wire"
    if value in view.public.reds:
        return "a red wire cannot be named" if value == RED else f"{value}s count as red here: they cannot be named"
    if value == YELLOW and reach != 1:
        return "a detector looks for a number, not for yellow"
    ask = view.public.ask
    if isinstance(ask, TurnAsk) and ask.values and value not in ask.values:
        return f"this cut has to be of {' or '.join(word(allowed) for allowed in ask.values)}"
    return view.bar("value", verb, value) if view.index.hook("bars_value") else None


def target_field(view: View, reach: int, with_card: bool) -> Some:
    """The teammates' wires that can be pointed at: wires of one stand."""
    board = view.public
    groups: list[tuple[int, ...]] = []
    barred: dict[Any, str] = {}
    bars = bool(view.index.hook("bars_wire"))
    for stand, owner in enumerate(board.owners):
        if owner == view.seat or owner < 0:
            continue
        wires: Sequence[int] = board.uncut(stand)
        if with_card and board.loose:  # E22, M20
            barred |= {wire: "equipment does not touch this wire" for wire in wires if board.loose >> wire & 1}
            wires = board.plain(stand)
        if bars:
            reasons = {wire: reason for wire in wires if (reason := view.bar("wire", Cut, wire)) is not None}
            barred |= reasons
            # K4: a whole stand cannot be pointed at while one of its wires may not be.
            wires = [] if reasons and reach == WHOLE_STAND else [wire for wire in wires if wire not in reasons]
        if wires:
            groups.append(tuple(wires))
    hint = "point at an uncut wire of a teammate"
    if reach != 1:
        hint = f"point at {'all' if reach == WHOLE_STAND else reach} uncut wires of one stand of a teammate"
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
    barred: dict[Any, str] = {}
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
        hint="a solo cut takes all remaining wires of a value, 2 or 4 of them",
    )


def why_not_solo(view: View, value: int, held: int) -> str | None:
    """Why the wires held of a value may not be cut alone, or None."""
    if not value or value in view.public.reds:
        return why_not_named(view, SoloCut, value)
    left = view.remaining(value)
    if held != left:
        more = left - held
        return f"{more} more {word(value)}{'s are' if more > 1 else ' is'} in other hands"
    if held not in (2, 4):
        return f"a solo cut takes 2 or 4 wires, not {held}"
    return why_not_named(view, SoloCut, value)
