"""Sparks: a small complete game on the kernel alone, with all that a game of simultaneous choice asks of it.

Wires with hidden numbers lie on a bench. In each round everybody picks one in secret; the picks are turned over
together. Then everybody may react, until all have passed or time is up. A wire that one seat alone picked is cut and
scores its number; a wire that several picked sparks, costs each of them a point, and is too hot to be picked again
until the bench is shaken. At last the captain burns a wire that nobody picked. The most points win.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec.structs import replace

from defuse.kernel import (
    Act,
    Ask,
    ClockTicked,
    Form,
    Game,
    Kit,
    One,
    PileMade,
    RulesAdded,
    RulesRemoved,
    Shuffled,
    Step,
    Steps,
    register,
    start,
)
from defuse.kernel.panel import Counter
from tests.kernel.toy_table import (
    ACTS,
    AlarmRang,
    Bench,
    BenchLaid,
    Boost,
    Burn,
    BurnAsk,
    GameBegan,
    GameEnded,
    Insulate,
    Pick,
    PickAsk,
    PicksRevealed,
    PointsLost,
    PointsWon,
    Rank,
    Reacted,
    RoundBegan,
    RoundEnded,
    Rule,
    Setup,
    Sparked,
    Table,
    View,
    WindowAsk,
    WindowClosed,
    WireBurned,
    WireCut,
)
from tests.kernel.toy_tools import TOOLS, Boosted, Insulated


class Rounds(Rule, frozen=True, kw_only=True):
    """Lay out the wires, then play round after round; what lasts for a round ends with it."""

    id: str = "rounds"

    rank: ClassVar[Rank] = Rank.STORY

    def after(self, table: Table, event: GameBegan | RoundEnded) -> Steps:
        bench = table.public
        if isinstance(event, GameBegan):
            wires = tuple(range(len(event.wires)))
            yield PileMade("wires", wires, event.wires)
            yield BenchLaid(wires)
        passing = tuple(rule.id for rule in bench.rules if isinstance(rule, Insulated | Boosted))
        if passing:
            yield RulesRemoved(passing)
        if bench.round < bench.rounds:
            yield RoundBegan(bench.round + 1, table.roll(bench.players))
        else:
            yield GameEnded(tuple(seat for seat in table.seats() if bench.scores[seat] == max(bench.scores)))


class Picking(Rule, frozen=True, kw_only=True):
    """Everybody picks a wire in secret; whoever is late picks none."""

    id: str = "picking"
    seconds: float

    verbs: ClassVar = (Pick,)

    def after(self, table: Table, event: RoundBegan) -> Steps:
        until = table.public.clock + self.seconds
        yield PickAsk(seats=table.seats(), rule=self.id, mode="all", open=True, until=until)

    def choices(self, view: View, ask: PickAsk) -> Iterable[Form]:
        assert view.seat is not None
        yield Form(Pick, view.seat, (wire_field(view, Pick),), rule=self.id, label="Pick a wire")

    def answered(self, table: Table, ask: PickAsk, acts: Sequence[Act]) -> Steps:
        picked = {act.seat: act.wire for act in acts if isinstance(act, Pick)}
        yield PicksRevealed(tuple(picked.get(seat) for seat in table.seats()))

    def asks_again(self, table: Table, ask: PickAsk) -> PickAsk:
        """After a tool there is new time to think."""
        return replace(ask, until=table.public.clock + self.seconds)


class Window(Rule, frozen=True, kw_only=True):
    """Whoever has a tool for it may react, the fastest first; asked again after each one, until all pass."""

    id: str = "window"
    seconds: float

    verbs: ClassVar = (Insulate, Boost)

    def after(self, table: Table, event: PicksRevealed | Reacted) -> Steps:
        seats = tuple(s for s in table.seats() if table.has_tool("glove", s) or table.has_tool("booster", s))
        if seats:
            until = table.public.clock + self.seconds
            yield WindowAsk(seats=seats, rule=self.id, mode="first", until=until)
        else:
            yield WindowClosed()

    def choices(self, view: View, ask: WindowAsk) -> Iterable[Form]:
        assert view.seat is not None
        verb: type[Act]
        for name, verb in (("glove", Insulate), ("booster", Boost)):
            if view.has_tool(name, view.seat):
                yield Form(verb, view.seat, rule=self.id, using=(f"{name}-{view.seat}",), label=name)

    def answered(self, table: Table, ask: WindowAsk, acts: Sequence[Act]) -> Steps:
        if not acts:
            yield WindowClosed()
            return
        seat = acts[0].seat
        if isinstance(acts[0], Insulate):
            yield RulesAdded((Insulated(id=f"insulated-{seat}", seat=seat),))
        else:
            yield RulesAdded((Boosted(id=f"boosted-{seat}", seat=seat),))
        yield Reacted(acts[0].using[0], seat)


class Scoring(Rule, frozen=True, kw_only=True):
    """Alone at a wire, you cut it and win its number; together, it sparks."""

    id: str = "scoring"

    rank: ClassVar[Rank] = Rank.SCORING

    def after(self, table: Table, event: WindowClosed | WireCut | Sparked) -> Steps:
        match event:
            case WindowClosed():
                for wire in table.public.wires:
                    seats = tuple(seat for seat in table.seats() if table.public.picks[seat] == wire)
                    if seats:
                        yield WireCut(wire, seats[0]) if len(seats) == 1 else Sparked(wire, seats)
            case WireCut():
                yield PointsWon(event.by, table.faces[event.wire])
            case Sparked():
                for seat in event.seats:
                    yield PointsLost(seat, 1, "spark")

    def panel(self, view: View) -> tuple[Counter, ...]:
        return tuple(
            Counter(rule=self.id, title=f"Seat {seat}", value=score) for seat, score in enumerate(view.public.scores)
        )


class Heat(Rule, frozen=True, kw_only=True):
    """A wire that sparked is too hot to be picked."""

    id: str = "heat"
    hot: tuple[int, ...] = ()

    rank: ClassVar[Rank] = Rank.HEAT

    def on(self, event: Sparked | Shuffled) -> Heat:
        return replace(self, hot=(*self.hot, event.wire) if isinstance(event, Sparked) else ())

    def bars_wire(self, view: View, verb: type[Act], wire: int) -> str | None:
        return "this wire is too hot" if verb is Pick and wire in self.hot else None


class Burning(Rule, frozen=True, kw_only=True):
    """After each round, and when the alarm rings, the captain burns a wire that nobody picked, or pays a point."""

    id: str = "burning"

    rank: ClassVar[Rank] = Rank.BURNING
    verbs: ClassVar = (Burn,)

    def after(self, table: Table, event: WindowClosed | AlarmRang) -> Steps:
        yield BurnAsk(seats=(table.public.captain,), rule=self.id)
        if isinstance(event, WindowClosed):
            yield RoundEnded()

    def choices(self, view: View, ask: BurnAsk) -> Iterable[Form]:
        yield Form(Burn, ask.seats[0], (wire_field(view, Burn),), rule=self.id, label="Burn a wire")

    def bars_wire(self, view: View, verb: type[Act], wire: int) -> str | None:
        return "somebody picked this wire" if verb is Burn and wire in view.public.picks else None

    def answered(self, table: Table, ask: BurnAsk, acts: tuple[Burn, ...]) -> Steps:
        yield WireBurned(acts[0].wire)

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        return (PointsLost(seat, 1, "nothing to burn"),) if isinstance(ask, BurnAsk) else None


class Alarm(Rule, frozen=True, kw_only=True):
    """Rings once, whatever is being asked."""

    id: str = "alarm"
    at: float
    rung: bool = False

    def after(self, table: Table, event: ClockTicked) -> Steps:
        if not self.rung and table.public.clock >= self.at:
            yield AlarmRang()

    def on(self, event: AlarmRang) -> Alarm:
        return replace(self, rung=True)


def wire_field(view: View, verb: type[Act]) -> One:
    """One of the wires on the bench, as far as no rule bars it."""
    bars = {wire: view.bar("wire", verb, wire) for wire in view.public.wires}
    barred = {wire: reason for wire, reason in bars.items() if reason is not None}
    return One(name="wire", kind="wire", items=tuple(wire for wire in bars if wire not in barred), barred=barred)


def begin(setup: Setup) -> tuple[Bench, tuple[Step, ...]]:
    """The empty bench."""
    if not 2 <= setup.players <= 4:
        raise ValueError(f"Sparks is for 2 to 4 players, not {setup.players}")
    rules: list[Rule] = [Rounds(), Picking(seconds=setup.seconds), Window(seconds=setup.seconds)]
    rules += [Scoring(), Heat(), Burning()]
    if setup.alarm is not None:
        rules.append(Alarm(at=setup.alarm))
    for name in setup.tools:
        rules += [TOOLS[name](id=f"{name}-{seat}", owner=seat) for seat in range(setup.players)]
    bench = Bench(
        players=setup.players,
        known=(0,) * (setup.players + 1),
        rules=tuple(sorted(rules, key=lambda rule: rule.rank)),
        scores=(0,) * setup.players,
        rounds=setup.rounds,
    )
    return bench, (GameBegan(setup.wires),)


KIT = register(
    Kit(
        name="sparks",
        version="1",
        setup=Setup,
        begin=begin,
        acts=lambda: ACTS,
        view=View,
        table=Table,
        value=lambda kind: kind,
    )
)


def new(seed: int | str = 0, setup: Setup | None = None) -> Game:
    """A new game up to its first question."""
    return start(KIT, setup or Setup(), seed)[0]


def played(game: Game, *acts: Act) -> Game:
    """The game after some acts."""
    for act in acts:
        game, _ = game.play(act)
    return game
