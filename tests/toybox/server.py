"""Sparks, as the server plays it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from defuse.kernel import UNKNOWN, Ask, Event, Form, Game, Item, Kit
from defuse.server.games.box import Disclosed, GameBox, Shapes, Wish
from defuse.server.games.forms import FormWriter, with_ids
from defuse.server.games.telling import EventTold, Telling
from defuse.server.speakers import speaker
from defuse.server.wire.forms import AskSeen, FormSeen
from defuse.server.wire.options import GameName, MissionCard
from defuse.server.wire.scenes import ClockSeen
from defuse.words import Argument, Seat, Speaker, Text, say
from tests.kernel import toy
from tests.kernel.toy_table import Bench, Setup, View
from tests.toybox.words import sentence


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


class Drawing:
    """A game at one moment."""

    def __init__(self, game: Game, speaker: Speaker, clock: ClockSeen | None, ended: Disclosed | None) -> None:
        bench: Bench = game.public
        winners = () if ended is None or game.outcome is None else game.outcome.winners
        self.scene = SparksScene(
            round=bench.round,
            scores=bench.scores,
            wires=bench.wires,
            clock=clock,
            winners=tuple([speaker.names[seat] for seat in winners]),
            seed="" if ended is None else ended.seed,
        )

    def yours(self, seat: int | None, view: View) -> SparksYours:
        known = {str(wire): view.faces[wire] for wire in view.public.wires if view.faces[wire] != UNKNOWN}
        return SparksYours(seat=seat, numbers=known)


class SparksForms(FormWriter):
    """Forms in words."""

    def label(self, kind: str, item: Item) -> Argument:
        return Seat(int(item)) if kind == "seat" else say("sparks-wire", wire=item)


class SparksBox(GameBox):
    """Sparks: everybody for themselves."""

    name: GameName = "sparks"
    title = say("sparks")
    text = say("sparks.text")
    one = "game"
    players: tuple[int, ...] = (2, 3, 4)
    kit: Kit = toy.KIT
    shapes = Shapes(SparksScene, SparksYours)

    def card(self, mission: int, language: str) -> MissionCard:
        text = speaker(language).text
        return MissionCard(
            game="sparks",
            whole=True,
            title=text(self.title),
            box="",
            players=self.players,
            story=text(say("sparks.story")),
            setup=(),
            goal=(text(say("sparks.goal")),),
            questions=(),
            wires=text(say("sparks.wires")),
            clock=False,
        )

    def bots(self) -> dict[str, Text]:
        return {"greedy": say("sparks-greedy"), "random": say("sparks-random")}

    def setup(self, wish: Wish) -> Setup:
        setup = Setup(players=wish.players)
        self.kit.begin(setup)
        return setup

    def draw(self, game: Game, speaker: Speaker, clock: ClockSeen | None, ended: Disclosed | None) -> Drawing:
        return Drawing(game, speaker, clock, ended)

    def ask(self, view: View, ask: Ask | None, speaker: Speaker) -> AskSeen | None:
        if ask is None:
            return None
        yours = view.seat is not None and ask.waits_for(view.seat)
        text = speaker.text(ask.question())
        return AskSeen(number=ask.number, seats=ask.seats, text=text, mode=ask.mode, yours=yours, until=ask.until)

    def forms(self, view: View, forms: Sequence[Form], speaker: Speaker) -> tuple[FormSeen, ...]:
        writer = SparksForms(speaker)
        return tuple([writer.form(id, form) for id, form in with_ids(forms)])

    def events(self, board: Bench, events: Iterable[Event], at: int) -> Telling:
        told = [
            EventTold(at=at, kind=str(event.__struct_config__.tag), text=text)
            for event in events
            if (text := sentence(event)) is not None
        ]
        return Telling(tuple(told), tuple(told))


BOX = SparksBox()
