"""Sparks, as the server plays it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from defuse.kernel import UNKNOWN, Ask, Event, Game, Item, Kit
from defuse.server.games.box import Disclosed, GameBox, Shapes, Wish
from defuse.server.games.forms import FormWriter, with_ids
from defuse.server.wire.forms import AskSeen, FormSeen
from defuse.server.wire.options import GameName, MissionCard
from defuse.server.wire.scenes import ClockSeen, EventSeen, Telling
from tests.kernel import toy
from tests.kernel.toy_table import Bench, Setup, View
from tests.toybox.cli import sentence

CARD = MissionCard(
    game="sparks",
    whole=True,
    title="Sparks",
    box="",
    players=(2, 3, 4),
    story="A bench full of wires.",
    setup=(),
    goal=("The most points win.",),
    questions=(),
    wires="seven",
    clock=False,
)


class SparksScene(Struct, frozen=True, kw_only=True, tag_field="game", tag="sparks"):
    """The bench as everybody sees it."""

    round: int
    scores: tuple[int, ...]
    wires: tuple[int, ...]
    clock: ClockSeen | None = None
    winners: tuple[str, ...] = ()
    seed: str = ""


class SparksYours(Struct, frozen=True, kw_only=True, tag_field="game", tag="sparks"):
    """The wires that one seat knows beside."""

    seat: int | None = None
    numbers: dict[str, int] = {}


class Players:
    """What seats are called."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def said(self, text: str, board: object) -> str:
        return text


class Drawing:
    """A game at one moment."""

    def __init__(self, game: Game, names: Players, clock: ClockSeen | None, ended: Disclosed | None) -> None:
        bench: Bench = game.public
        winners = () if ended is None or game.outcome is None else game.outcome.winners
        self.scene = SparksScene(
            round=bench.round,
            scores=bench.scores,
            wires=bench.wires,
            clock=clock,
            winners=tuple([names.seat(seat) for seat in winners]),
            seed="" if ended is None else ended.seed,
        )

    def yours(self, seat: int | None, view: View) -> SparksYours:
        known = {str(wire): view.faces[wire] for wire in view.public.wires if view.faces[wire] != UNKNOWN}
        return SparksYours(seat=seat, numbers=known)


class SparksForms(FormWriter):
    """Forms in words."""

    def __init__(self, view: View, names: Players) -> None:
        super().__init__()
        self.view, self.names = view, names

    def label(self, kind: str, item: Item) -> str:
        return self.names.seat(int(item)) if kind == "seat" else f"wire {item}"


class SparksBox(GameBox):
    """Sparks: everybody for themselves."""

    name: GameName = "sparks"
    title = "Sparks"
    text = "Pick a wire that nobody else picks."
    one = "game"
    players: tuple[int, ...] = (2, 3, 4)
    kit: Kit = toy.KIT
    shapes = Shapes(SparksScene, SparksYours)

    def card(self, mission: int) -> MissionCard:
        return CARD

    def bots(self) -> dict[str, str]:
        return {"greedy": "Takes what it has seen.", "random": "Does anything legal."}

    def setup(self, wish: Wish) -> Setup:
        setup = Setup(players=wish.players)
        self.kit.begin(setup)
        return setup

    def naming(self, names: tuple[str, ...]) -> Players:
        return Players(names)

    def draw(self, game: Game, names: Players, clock: ClockSeen | None, ended: Disclosed | None) -> Drawing:
        return Drawing(game, names, clock, ended)

    def ask(self, view: View, ask: Ask | None, names: Players) -> AskSeen | None:
        if ask is None:
            return None
        yours = view.seat is not None and ask.waits_for(view.seat)
        return AskSeen(number=ask.number, seats=ask.seats, text=ask.text, mode=ask.mode, yours=yours, until=ask.until)

    def forms(self, view: View, names: Players) -> tuple[FormSeen, ...]:
        writer = SparksForms(view, names)
        return tuple([writer.form(id, form) for id, form in with_ids(view.forms())])

    def events(self, board: Bench, events: Iterable[Event], names: Players, at: int) -> Telling:
        told = [
            EventSeen(at=at, kind=str(event.__struct_config__.tag), text=text)
            for event in events
            if (text := sentence(event, names.names))
        ]
        return Telling(tuple(told), tuple(told))


BOX = SparksBox()
