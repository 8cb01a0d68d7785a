"""The acts of a circus show: wires come back, change places and leave, and players change their seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.board import NOBODY, Board
from defuse.busters.causes import DialCause
from defuse.busters.events import DialMoved, Validated, WiresCut
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.circus_events import (
    ActLapsed,
    Bounced,
    Bowed,
    PlacesSwapped,
    PlayersMoved,
    ValidationRemoved,
    WiresTaken,
    WiresUncut,
)
from defuse.busters.script import CueSpoken
from defuse.busters.view import Table, View
from defuse.busters.wires import RED, value_of
from defuse.kernel import Act, Among, Ask, Fact, Form, Some, Steps
from defuse.kernel.panel import Counter, Note, Panel
from defuse.words import say

NEED_WIRES = ("magician", "juggler", "knife", "validation")
"""The acts that lapse where there is nothing on the table to do them with."""


class Conjure(Act, frozen=True):
    """Bring a cut pair back."""

    wires: tuple[int, ...]


class Juggle(Act, frozen=True):
    """Let two of your own cut wires of different values change places."""

    wires: tuple[int, ...]


class TaDa(Act, frozen=True):
    """Take a bow after your cut."""


class Boing(Act, frozen=True):
    """Jump."""


class MagicianAsk(Ask, frozen=True):
    """Which cut pair comes back?"""


class JugglerAsk(Ask, frozen=True):
    """Which two of your cut wires change places?"""


class BowAsk(Ask, frozen=True):
    """You have cut. Is there anything that you want to say?"""


class BounceAsk(Ask, frozen=True):
    """You stand on the trampoline. What do you say?"""


class Show(Rule, frozen=True, kw_only=True):
    """Does what the acts of the script say; one that finds nothing to work with is left out."""

    id: str = "show"
    bowing: bool = False
    """Whether a cutter is expected to bow."""
    forgot: int | None = None
    """The last cutter, while that one has not bowed."""
    taken_off: tuple[int, ...] = ()
    """Finished numbers whose validation token is off the board."""

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (Conjure, Juggle, TaDa, Boing)

    def after(self, table: Table, event: WiresCut | CueSpoken) -> Steps:
        if isinstance(event, CueSpoken):
            steps = tuple(self._perform(table, event.name, event.seat))
            return steps or ((ActLapsed(event.name),) if event.name in NEED_WIRES else ())
        return (BowAsk(seats=(event.by,), rule=self.id, mode="first"),) if self.bowing else ()

    def _perform(self, table: Table, act: str, seat: int) -> Steps:
        """What happens in an act of the show, with whoever had the turn in the ring; nothing if it has to lapse."""
        match act:
            case "magician" if conjurable(table).count():
                yield MagicianAsk(seats=(seat,), rule=self.id)
            case "juggler" if juggleable(table, seat).count():
                yield JugglerAsk(seats=(seat,), rule=self.id)
            case "left" | "right":
                yield moved(table, 1 if act == "left" else -1)
            case "knife":
                wires = tuple([wire for stand in table.stands_of(seat) for wire in cut_wires(table, stand)])
                if wires:
                    yield WiresTaken(wires, seat)
            case "validation" if table.public.validated:
                yield ValidationRemoved(table.public.validated)
            case "trampoline" | "trampoline twice":
                for _ in range(2 if act == "trampoline twice" else 1):
                    for jumper in table.clockwise(seat):
                        yield BounceAsk(seats=(jumper,), rule=self.id)
            case "check" if self.forgot is not None:
                yield DialMoved(-1, DialCause.NO_BOW, self.forgot)

    def choices(self, view: View, ask: Ask) -> Iterable[Form]:
        seat = ask.seats[0]
        match ask:
            case MagicianAsk():
                yield Form(Conjure, seat, lambda: (conjurable(view),), rule=self.id)
            case JugglerAsk():
                yield Form(Juggle, seat, lambda: (juggleable(view, seat),), rule=self.id)
            case BowAsk():
                yield Form(TaDa, seat, rule=self.id)
            case BounceAsk():
                yield Form(Boing, seat, rule=self.id)

    def answered(self, table: Table, ask: Ask, acts: tuple[Any, ...]) -> Steps:
        for act in acts:
            match act:
                case Conjure():
                    yield WiresUncut(act.wires, tuple([table.faces[wire] for wire in act.wires]), act.seat)
                case Juggle():
                    yield PlacesSwapped(act.wires, act.seat)
                case TaDa():
                    yield Bowed(act.seat)
                case Boing():
                    yield Bounced(act.seat)

    def on(self, event: CueSpoken | WiresCut | Bowed | ValidationRemoved | Validated | WiresUncut) -> Show:
        match event:
            case CueSpoken():
                return replace(self, bowing=True) if event.name == "ta-da" else self
            case WiresCut():
                return replace(self, forgot=event.by) if self.bowing else self
            case Bowed():
                return replace(self, forgot=None)
            case ValidationRemoved():
                return replace(self, taken_off=(*self.taken_off, *event.values))
        gone = value_of(event.kinds[0]) if isinstance(event, WiresUncut) else event.value
        return replace(self, taken_off=tuple([value for value in self.taken_off if value != gone]))

    def facts(self, public: Board, event: WiresUncut) -> Iterable[Fact]:
        for wire, kind in zip(event.wires, event.kinds, strict=True):
            yield Among((wire,), (kind,), 1)

    def panel(self, view: View) -> tuple[Panel, ...]:
        script = view.rule("script")
        coming = [cue.turns - script.turns for cue in script.cues[script.spoken :]]
        if not coming:
            return (Note(rule=self.id, title=say("circus-over"), text=say("circus-last-act")),)
        return (Counter(rule=self.id, title=say("circus-turns"), value=coming[0]),)


def cut_wires(view: View, stand: int) -> list[int]:
    """The cut wires that lie on a stand, without revealed reds."""
    return [wire for wire in view.public.stands[stand] if not view.is_uncut(wire) and view.value(wire) != RED]


def by_value(view: View, stands: Iterable[int]) -> list[tuple[int, ...]]:
    """The cut wires of some stands, one group for each value."""
    groups: dict[int, list[int]] = {}
    for stand in stands:
        for wire in cut_wires(view, stand):
            groups.setdefault(view.value(wire), []).append(wire)
    return [tuple(wires) for wires in groups.values()]


def conjurable(view: View) -> Some:
    """Two cut wires of one value that still lie in their places; revealed reds are no pair."""
    stands = [stand for stand, owner in enumerate(view.public.owners) if owner != NOBODY]
    pairs = tuple([wires for wires in by_value(view, stands) if len(wires) >= 2])
    return Some(name="wires", kind="wire", groups=pairs, least=2, most=2, hint=say("circus-choose-pair"))


def juggleable(view: View, seat: int) -> Some:
    """Two own cut wires of different values."""
    rows = tuple(by_value(view, view.stands_of(seat)))
    hint = say("circus-choose-two")
    return Some(name="wires", kind="wire", groups=rows, least=2, most=2, apart=True, hint=hint)


def moved(view: View, step: int) -> PlayersMoved:
    """Whoever sat `step` seats to the right of a stand's owner sits at that stand now."""
    players = view.public.players
    owners = [owner if owner == NOBODY else (owner - step) % players for owner in view.public.owners]
    return PlayersMoved(tuple(owners))
