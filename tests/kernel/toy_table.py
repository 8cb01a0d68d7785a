"""Sparks, the toy game: what lies on its table, what can be done, what can happen and what is asked."""

from __future__ import annotations

from typing import ClassVar, Protocol

from msgspec import Struct
from msgspec.structs import replace

from defuse.kernel import Act, Ask, Event, Hooks, Outcome, Public, Ranks
from defuse.kernel import Rule as KernelRule
from defuse.kernel import Table as KernelTable
from defuse.kernel import View as KernelView


class Setup(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is decided before the first round."""

    players: int = 3
    wires: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 6)
    """The numbers of the wires, which are then mixed."""
    rounds: int = 2
    tools: tuple[str, ...] = ("lamp", "scales", "shaker", "probe", "glove", "booster")
    """The tools that everybody gets one of."""
    seconds: float = 30.0
    """How long a question to several seats stays open."""
    alarm: float | None = None
    """When the alarm rings, in seconds of play; None for a quiet game."""


class Bench(Public, frozen=True, kw_only=True):
    """The public state."""

    scores: tuple[int, ...]
    rounds: int
    round: int = 0
    captain: int = 0
    wires: tuple[int, ...] = ()
    """The wires that lie face down, by handle."""
    picks: tuple[int | None, ...] = ()
    """What each seat picked in this round; empty until it is revealed."""


class View(KernelView[Bench]):
    """The bench as one seat sees it."""

    __slots__ = ()

    def seats(self) -> tuple[int, ...]:
        return tuple(range(self.public.players))

    def has_tool(self, name: str, seat: int) -> bool:
        """Whether a seat has a tool that it has not used yet."""
        tool = self.rule(f"{name}-{seat}")
        return tool is not None and not tool.used


class Table(View, KernelTable[Bench]):
    """The truth while an act is played."""

    __slots__ = ()

    view_class: ClassVar[type[KernelView[Bench]]] = View


class SparksHooks(Hooks, Protocol):
    """What Sparks asks its rules."""

    def bars_wire(self, view: View, verb: type[Act], wire: int) -> str | None:
        """Why a seat may not choose a wire, in words."""

    def speaks(self, view: View) -> str | None:
        """What a rule has to say, if anybody asks."""


class Rank(Ranks):
    """When a rule of Sparks is heard."""

    FIRST = -5, "before everything else"
    BASE = 0, "questions"
    TOOLS = 10, "tools"
    EFFECTS = 20, "what tools leave behind for a round"
    SCORING = 30, "points"
    HEAT = 31, "wires that sparked"
    BURNING = 40, "what the captain does at last"
    STORY = 90, "round after round"
    LAST = 99, "after everything else"


class Rule(KernelRule, frozen=True, kw_only=True):
    """A rule of Sparks."""

    hooks: ClassVar[type] = SparksHooks
    rank: ClassVar[Rank] = Rank.BASE


# What people do.


class Pick(Act, frozen=True):
    """Pick a wire, in secret."""

    wire: int


class Burn(Act, frozen=True):
    """Take a wire out of the game, unseen."""

    wire: int


class Show(Act, frozen=True):
    """Point at the wire that the prober may look at."""

    wire: int


class Shine(Act, frozen=True):
    """Look at a wire under the lamp."""

    wire: int


class Weigh(Act, frozen=True):
    """Lay two wires on the scales."""

    wires: tuple[int, ...]


class Shake(Act, frozen=True):
    """Mix all wires on the bench."""


class Probe(Act, frozen=True):
    """Make another seat point at a wire for you."""

    other: int


class Insulate(Act, frozen=True):
    """Put on the glove: sparks of this round cost you nothing."""


class Boost(Act, frozen=True):
    """Win twice as much in this round."""


ACTS = (Pick, Burn, Show, Shine, Weigh, Shake, Probe, Insulate, Boost)


# What can happen.


class GameBegan(Event, frozen=True):
    """Everybody sat down."""

    wires: tuple[int, ...]


class BenchLaid(Event, frozen=True):
    """The wires lie on the bench, face down."""

    wires: tuple[int, ...]

    def apply(self, public: Bench) -> Bench:
        return replace(public, wires=self.wires)


class RoundBegan(Event, frozen=True):
    """A round began, with a captain by lot."""

    number: int
    captain: int

    def apply(self, public: Bench) -> Bench:
        return replace(public, round=self.number, captain=self.captain, picks=())


class ToolUsed(Event, frozen=True):
    """Somebody used a tool."""

    tool: str
    by: int


class Reacted(ToolUsed, frozen=True):
    """Somebody used a tool in the window after the picks were revealed."""


class Weighed(Event, frozen=True):
    """Everybody saw which of two wires is not the heavier one."""

    light: int
    heavy: int
    by: int


class PicksRevealed(Event, frozen=True):
    """All picks were turned over together."""

    picks: tuple[int | None, ...]

    def apply(self, public: Bench) -> Bench:
        return replace(public, picks=self.picks)


class WindowClosed(Event, frozen=True):
    """Nobody wants to react any more."""


class WireCut(Event, frozen=True):
    """A wire that one seat alone had picked was cut and turned over."""

    wire: int
    by: int

    def apply(self, public: Bench) -> Bench:
        shown = public.showing(1 << self.wire)
        return replace(shown, wires=tuple(wire for wire in public.wires if wire != self.wire))


class Sparked(Event, frozen=True):
    """Several seats had picked the same wire."""

    wire: int
    seats: tuple[int, ...]


class PointsWon(Event, frozen=True):
    """A seat scored."""

    seat: int
    points: int

    def apply(self, public: Bench) -> Bench:
        return _scored(public, self.seat, self.points)


class PointsLost(Event, frozen=True):
    """A seat lost points; a score never goes below 0."""

    seat: int
    points: int
    why: str

    def apply(self, public: Bench) -> Bench:
        return _scored(public, self.seat, -self.points)


class WireBurned(Event, frozen=True):
    """A wire left the game, unseen."""

    wire: int

    def apply(self, public: Bench) -> Bench:
        return replace(public, wires=tuple(wire for wire in public.wires if wire != self.wire))


class AlarmRang(Event, frozen=True):
    """The captain has to burn a wire at once."""


class RoundEnded(Event, frozen=True):
    """A round is over."""


class GameEnded(Event, frozen=True):
    """The last round is over."""

    winners: tuple[int, ...]

    def apply(self, public: Bench) -> Bench:
        return replace(public, outcome=Outcome(self.winners, "most points"))


def _scored(public: Bench, seat: int, points: int) -> Bench:
    scores = list(public.scores)
    scores[seat] = max(0, scores[seat] + points)
    return replace(public, scores=tuple(scores))


# What is asked.


class PickAsk(Ask, frozen=True):
    """Which wire do you pick?"""


class WindowAsk(Ask, frozen=True):
    """Does anybody want to react?"""


class BurnAsk(Ask, frozen=True):
    """Which wire do you burn?"""


class ShowAsk(Ask, frozen=True, kw_only=True):
    """Which wire may the prober look at?"""

    by: int
