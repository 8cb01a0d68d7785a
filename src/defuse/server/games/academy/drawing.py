"""Drawing: from a game of Bomb Squad Academy to the scene that everybody sees, and to what one seat sees beside it."""

from __future__ import annotations

from defuse.academy import catalogue
from defuse.academy.acts import Choose
from defuse.academy.board import BOMBS, Board, Plate, Wire
from defuse.academy.counts import adds, counts
from defuse.academy.names import action_title, way, wire_title
from defuse.academy.tool import Tool, when_used
from defuse.academy.view import View
from defuse.academy.words import phase
from defuse.kernel import Act, Game, Observation, veil
from defuse.server.games.academy.scenes import (
    AcademyEnding,
    AcademyScene,
    AcademyYours,
    ActionSeen,
    CardSeen,
    CountSeen,
    Peek,
    PlateSeen,
    PlayerSeen,
    TileSeen,
    ToolSeen,
    WireOfBomb,
)
from defuse.server.wire.scenes import ClockSeen
from defuse.words import Seat, Speaker, say


class Picture:
    """A game at one moment."""

    def __init__(self, game: Game, speaker: Speaker, clock: ClockSeen | None, ending: AcademyEnding | None) -> None:
        self.game = game
        self.speaker = speaker
        self.over = ending is not None
        self.scene = scene_of(game, speaker, clock, ending)

    def yours(self, seat: int | None, view: View) -> AcademyYours:
        """What a seat sees beside the scene."""
        if self.over:
            return AcademyYours(seat=seat)
        return yours_of(view, seat, self.game.observe(seat).sealed, self.speaker)


def yours_of(view: View, seat: int | None, locked: Act | None, speaker: Speaker) -> AcademyYours:
    """What a seat sees beside what everybody does."""
    return AcademyYours(
        seat=seat,
        locked=action(locked.card, speaker) if isinstance(locked, Choose) else None,
        peeks={wire.name: peek for wire in view.public.wires if (peek := peek_of(view, wire)) is not None},
    )


def sketch_of(seen: Observation, speaker: Speaker) -> tuple[AcademyScene, AcademyYours]:
    """A table of which nobody knows more than one seat sees, as that seat has it."""
    board: Board = seen.public
    spectator = Observation(seen.game, None, board, veil(seen.faces, board.known[board.players]))
    scene = scene_in(spectator.view(), speaker, None, None)
    return scene, yours_of(seen.view(), seen.seat, seen.sealed, speaker)


def scene_of(game: Game, speaker: Speaker, clock: ClockSeen | None, ending: AcademyEnding | None) -> AcademyScene:
    """What everybody may see. With an ending, all that was hidden is laid open."""
    view: View = game.view(None) if ending is None else game.table()  # spectators see what every seat does
    return scene_in(view, speaker, clock, ending)


def scene_in(view: View, speaker: Speaker, clock: ClockSeen | None, ending: AcademyEnding | None) -> AcademyScene:
    """The scene of whoever sees this."""
    board: Board = view.public
    tools = list(catalogue.in_play(board))
    return AcademyScene(
        seats=tuple([player(board, seat, tools, speaker) for seat in range(board.players)]),
        wires=tuple([wire_of(view, wire, speaker, opened=ending is not None) for wire in board.wires]),
        bomb=board.bomb,
        bombs=BOMBS,
        round=board.round,
        rounds=board.rounds,
        phase=speaker.text(phase(board) or ""),
        boom=board.boom,
        display=tuple([tool_seen(name, catalogue.tools()[name], speaker) for name in board.display]),
        clock=clock,
        asked=waits(board, speaker),
        ending=ending,
    )


def player(board: Board, seat: int, tools: list[Tool], speaker: Speaker) -> PlayerSeen:
    """A seat with its cards, its tools and its score."""
    ask = board.ask
    cut = board.cut
    return PlayerSeen(
        seat=seat,
        score=board.scores[seat],
        hand=tuple([action(card, speaker) for card in board.hands[seat]]),
        table=tuple([action(card, speaker) for card in board.played[seat]]),
        action=action(board.actions[seat], speaker) if board.actions else None,
        tools=tuple([tool_seen(tool.id, type(tool), speaker, used=tool.used) for tool in tools if tool.owner == seat]),
        asked=ask is not None and seat in ask.waiting,
        answered=ask is not None and seat in ask.answered,
        triggered=board.boom and cut is not None and seat in cut.seats,
    )


def wire_of(view: View, wire: Wire, speaker: Speaker, *, opened: bool) -> WireOfBomb:
    """A wire with its cards, its track and its tiles."""
    board = view.public
    cutting = board.cut is not None and board.cut.wire == wire.name
    exposed = zip(wire.exposed, wire.values, strict=True)
    held = counts(board, wire.name)
    return WireOfBomb(
        id=wire.name,
        name=speaker.text(wire_title(wire.name)),
        exposed=tuple([CardSeen(id=card, value=value) for card, value in exposed]),
        chain=wire.chain,
        worth=board.full(wire.name) if wire.exposed else None,
        deck=len(wire.deck),
        counts=tuple([CountSeen(value=one.value, printed=one.printed, left=one.left) for one in held]),
        adds=adds(board, wire.name),
        upcoming=tuple([value for card in wire.deck if (value := view.value(card)) is not None]) if opened else (),
        track=wire.track,
        trigger=wire.trigger,
        tiles=tuple([tile_of(view, wire, place) for place in range(len(wire.tiles))]),
        plates=tuple([plate_seen(plate, speaker) for plate in board.plates if plate.wire == wire.name]),
        protected=wire.name in board.protected,
        cutters=board.cut.seats if cutting and board.cut is not None else board.cutters(wire.name),
        cutting=cutting,
        scored=wire.name in board.scored,
        card_seen=_seen_by(board, wire.deck[:1]),
        tiles_seen=_seen_by(board, wire.tiles[wire.flipped :]),
    )


def tile_of(view: View, wire: Wire, place: int) -> TileSeen:
    """A tile as this view has it."""
    boom = view.is_boom(wire.tiles[place])
    return TileSeen(
        space=wire.track + 1 + place,
        state="hidden" if boom is None else "boom" if boom else "ok",
        flipped=place < wire.flipped,
    )


def peek_of(view: View, wire: Wire) -> Peek | None:
    """What a seat knows of a wire that lies face down; None for nothing."""
    cards = {str(place): value for place, card in enumerate(wire.deck, 1) if (value := view.value(card)) is not None}
    tiles = {
        str(place): "boom" if boom else "ok"
        for place, tile in enumerate(wire.tiles, 1)
        if place > wire.flipped and (boom := view.is_boom(tile)) is not None
    }
    return Peek(cards=cards, tiles=tiles) if cards or tiles else None  # type: ignore[arg-type]


def _seen_by(board: Board, things: tuple[int, ...]) -> tuple[int, ...]:
    """Who has looked at all of these things, which lie face down. What is looked at is public."""
    mask = sum([1 << thing for thing in things])
    return tuple([seat for seat in range(board.players) if mask and board.known[seat] & mask == mask])


def plate_seen(plate: Plate, speaker: Speaker) -> PlateSeen:
    """A pressure plate."""
    text = speaker.text(say("academy-plate-text", bonus=plate.bonus, way=way(plate.step)))
    return PlateSeen(bonus=plate.bonus, moves="left" if plate.step < 0 else "right", text=text)


def tool_seen(id: str, tool: type[Tool], speaker: Speaker, *, used: bool = False) -> ToolSeen:
    """A tool in our words."""
    text = speaker.text
    return ToolSeen(id=id, title=text(tool.title), text=text(tool.text), when=text(when_used(tool)), used=used)


def action(card: str, speaker: Speaker) -> ActionSeen:
    """An action card."""
    return ActionSeen(id=card, name=speaker.text(action_title(card)))


def waits(board: Board, speaker: Speaker) -> str:
    """Whom the table waits for, in words."""
    ask = board.ask
    if ask is None:
        return ""
    return speaker.text(say("scene-waiting", seats=tuple([Seat(seat) for seat in ask.waiting])))
