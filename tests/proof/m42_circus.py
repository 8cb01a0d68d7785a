"""Mission 42: a show in which wires come back, change places and leave, and players change their seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.board import NOBODY, Board
from defuse.busters.events import DialMoved, TurnEnded, WiresCut
from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.view import Table, View
from defuse.busters.wires import RED
from defuse.kernel import Act, Ask, Event, Form, Rule, Some, Steps, mask_of
from defuse.kernel.panel import Note

EVERY = 3
"""A cue comes after so many completed turns."""

SCRIPT = (
    "magician",
    "left",
    "juggler",
    "right",
    "knife",
    "ta-da",
    "magician",
    "juggler",
    "validation",
    "trampoline",
    "check",
    "magician",
    "trampoline twice",
    "right",
    "trampoline",
)


class CueCame(Event, frozen=True):
    """The next act of the show began."""

    act: str
    by: int


class WiresUncut(Event, frozen=True):
    """A cut pair stands uncut in its places again. What it is nobody forgets."""

    wires: tuple[int, ...]
    value: int
    by: int

    def apply(self, public: Board) -> Board:
        cut = list(public.cut)
        cut[self.value] -= 2
        validated = tuple([value for value in public.validated if value != self.value])
        return replace(public, gone=public.gone & ~mask_of(self.wires), cut=tuple(cut), validated=validated)


class PlayersMoved(Event, frozen=True):
    """Everybody went to another place: these are the owners of the stands now, and they look at what is there."""

    owners: tuple[int, ...]

    def apply(self, public: Board) -> Board:
        known = list(public.known)
        for stand, owner in zip(public.stands, self.owners, strict=True):
            if owner != NOBODY:
                known[owner] |= mask_of(wire for wire in stand if not public.flipped >> wire & 1)
        return replace(public, owners=self.owners, known=tuple(known))


class PlacesSwapped(Event, frozen=True):
    """Two cut wires changed places."""

    wires: tuple[int, ...]
    by: int

    def apply(self, public: Board) -> Board:
        one, other = self.wires
        turn = {one: other, other: one}
        return replace(public, stands=tuple([tuple([turn.get(w, w) for w in stand]) for stand in public.stands]))


class WiresTaken(Event, frozen=True):
    """Cut wires left their stand."""

    wires: tuple[int, ...]
    by: int

    def apply(self, public: Board) -> Board:
        rows = [tuple([wire for wire in stand if wire not in self.wires]) for stand in public.stands]
        return replace(
            public,
            stands=tuple(rows),
            tokens=tuple([token for token in public.tokens if token.wire not in self.wires]),
            labels=tuple([label for label in public.labels if not set(label.wires) & set(self.wires)]),
        )


class ValidationRemoved(Event, frozen=True):
    """The validation tokens were taken off the board."""

    def apply(self, public: Board) -> Board:
        return replace(public, validated=())


class Bowed(Event, frozen=True):
    """A seat said "ta-da!"."""

    by: int


class Bounced(Event, frozen=True):
    """A seat said "boing!"."""

    by: int


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
    """Your turn on the trampoline."""


class Show(Rule, frozen=True, kw_only=True):
    """After every third turn comes the next act of the show; one that finds no fitting wires is left out."""

    id: str = "show"
    script: tuple[str, ...] = SCRIPT
    turns: int = 0
    cues: int = 0
    bowing: bool = False
    """Whether a cutter is expected to bow."""
    forgot: int | None = None
    """The last cutter, while that one has not bowed."""
    cutter: int | None = None
    """Who cut in this turn."""

    rank: ClassVar[int] = 20
    verbs: ClassVar = (Conjure, Juggle, TaDa, Boing)

    def after(self, table: Table, event: WiresCut | TurnEnded | CueCame) -> Steps:
        match event:
            case WiresCut() if self.bowing:
                yield BowAsk(seats=(event.by,), rule=self.id, mode="first")
            case TurnEnded() if self.turns % EVERY == 0 and self.cues < len(self.script):
                yield CueCame(self.script[self.cues], event.seat)
            case CueCame():
                yield from self.cue(table, event.act, event.by)
            case _:
                pass

    def cue(self, table: Table, act: str, seat: int) -> Steps:
        """What happens in an act of the show."""
        match act:
            case "magician" if self.conjurable(table).count():
                yield MagicianAsk(seats=(seat,), rule=self.id)
            case "juggler" if self.juggleable(table, seat).count():
                yield JugglerAsk(seats=(seat,), rule=self.id)
            case "left" | "right":
                yield self.moved(table, 1 if act == "left" else -1)
            case "knife":
                wires = tuple([wire for stand in table.stands_of(seat) for wire in cut_wires(table, stand)])
                if wires:
                    yield WiresTaken(wires, seat)
            case "validation" if table.public.validated:
                yield ValidationRemoved()
            case "trampoline" | "trampoline twice":
                for _ in range(2 if act == "trampoline twice" else 1):
                    for jumper in table.clockwise(seat):
                        yield BounceAsk(seats=(jumper,), rule=self.id)
            case "check" if self.forgot is not None:
                yield DialMoved(-1, "no bow", self.forgot)
            case _:
                pass

    def moved(self, table: Table, step: int) -> PlayersMoved:
        """Whoever sat `step` seats to the right of a stand's owner sits at that stand now."""
        players = table.public.players
        return PlayersMoved(tuple([(owner - step) % players for owner in table.public.owners]))

    def conjurable(self, view: View) -> Some:
        """Two cut wires of one value; revealed reds are no pair."""
        groups: dict[int, list[int]] = {}
        for stand in range(len(view.public.stands)):
            for wire in cut_wires(view, stand):
                groups.setdefault(view.value(wire), []).append(wire)
        pairs = tuple([tuple(wires) for wires in groups.values() if len(wires) >= 2])
        return Some(name="wires", kind="wire", groups=pairs, least=2, most=2, hint="choose two cut wires of one value")

    def juggleable(self, view: View, seat: int) -> Some:
        """Two own cut wires of different values."""
        groups: dict[int, list[int]] = {}
        for stand in view.stands_of(seat):
            for wire in cut_wires(view, stand):
                groups.setdefault(view.value(wire), []).append(wire)
        rows = tuple([tuple(wires) for wires in groups.values()])
        hint = "choose two of your cut wires, of different values"
        return Some(name="wires", kind="wire", groups=rows, least=2, most=2, apart=True, hint=hint)

    def choices(self, view: View, ask: Ask) -> Iterable[Form]:
        seat = ask.seats[0]
        match ask:
            case MagicianAsk():
                yield Form(Conjure, seat, lambda: (self.conjurable(view),), rule=self.id, label="Abracadabra")
            case JugglerAsk():
                yield Form(Juggle, seat, lambda: (self.juggleable(view, seat),), rule=self.id, label="Juggle")
            case BowAsk():
                yield Form(TaDa, seat, rule=self.id, label="Ta-da!")
            case BounceAsk():
                yield Form(Boing, seat, rule=self.id, label="Boing!")

    def answered(self, table: Table, ask: Ask, acts: tuple[Any, ...]) -> Steps:
        for act in acts:
            match act:
                case Conjure():
                    yield WiresUncut(act.wires, table.value(act.wires[0]), act.seat)
                case Juggle():
                    yield PlacesSwapped(act.wires, act.seat)
                case TaDa():
                    yield Bowed(act.seat)
                case Boing():
                    yield Bounced(act.seat)

    def on(self, event: CueCame | WiresCut | Bowed | TurnEnded) -> Show:
        match event:
            case CueCame():
                return replace(self, cues=self.cues + 1, bowing=self.bowing or event.act == "ta-da")
            case WiresCut():
                return replace(self, forgot=event.by) if self.bowing else self
            case Bowed():
                return replace(self, forgot=None)
            case TurnEnded():
                return replace(self, turns=self.turns + 1)

    def panel(self, view: View) -> Note:
        left = EVERY - self.turns % EVERY
        return Note(rule=self.id, title="The show", text=f"The next act comes after {left} more turns.")


def cut_wires(view: View, stand: int) -> list[int]:
    """The cut wires that lie on a stand, without revealed reds."""
    return [w for w in view.public.stands[stand] if not view.is_uncut(w) and view.value(w) != RED]


MISSION = Mission(
    number=42,
    title="Join the Circus",
    story="The ring is yours tonight, and the bomb is part of the programme.",
    setup=("No clock: the show goes on with the turns.",),
    goal=("After every third turn comes an act of the show. Do what it says.",),
    wires=Wires(red=Draw(1, of=3), yellow=4),
    characters="choice",
    rules=(Show(),),
)
