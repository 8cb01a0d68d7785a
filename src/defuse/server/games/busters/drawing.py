"""Drawing: from a game to the scene that everybody sees, and to what one seat sees beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from defuse.busters import catalogue
from defuse.busters.board import DIAL_MOST, NOBODY, Board, Specials
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.characters import CHARACTERS
from defuse.busters.view import View
from defuse.busters.wires import RED, YELLOW, value_of, word
from defuse.busters.words import mark_words
from defuse.kernel import UNKNOWN, Ask, Game
from defuse.kernel.panel import Cards, Counter, Map, Note, Timer, Track
from defuse.server.games.busters.scenes import (
    CharacterSeen,
    Colour,
    DialSeen,
    Ending,
    EquipmentSeen,
    Face,
    LabelSeen,
    MarkerSeen,
    NeedSeen,
    NumberSeen,
    PanelSeen,
    Scene,
    SeatSeen,
    StandSeen,
    WireSeen,
    Yours,
)
from defuse.server.games.busters.wording import Names
from defuse.server.wire.scenes import ClockSeen

SHOWN_ELSEWHERE = ("dial", "finish")
"""The rules whose panels have a place of their own in the scene."""

Revealed = bytes
"""The faces that everybody may see."""


def _face(kind: int) -> Face | None:
    number, rest = divmod(kind, 10)
    if kind > 125 or rest not in (0, 1, 5) or number == 0:
        return None  # no wire
    colour: Colour = "blue" if rest == 0 else "yellow" if rest == 1 else "red"
    return Face(colour=colour, text=str(number) if rest == 0 else f"{number}.{rest}", value=word(value_of(kind)))


FACES: tuple[Face | None, ...] = tuple(_face(kind) for kind in range(256))
"""The fronts of all kinds of wires."""


def scene_of(
    game: Game, names: Names, *, clock: ClockSeen | None = None, ending: Ending | None = None
) -> tuple[Scene, Revealed]:
    """What everybody may see, and the faces in it. With an ending, all that was hidden is laid open."""
    late = 0.0 if clock is None else clock.seconds - game.public.clock
    view: View = game.view(None) if ending is None else game.table()  # spectators see what every seat does
    board = view.public
    cards = [rule for rule in board.rules if isinstance(rule, Equipment)]
    marked = not view.first("hides_markers")  # a mission may be played without markers and validation tokens
    ask = board.ask
    asked = "" if ask is None else _waits(names, ask.seats if ask.mode == "one" else _not_yet(ask))
    scene = Scene(
        seats=tuple([_seat(view, seat, cards) for seat in game.seats()]),
        stands=_stands(view, names),
        aside=_aside(view),
        labels=tuple([LabelSeen(wires=label.wires, equal=label.equal) for label in board.labels]),
        dial=DialSeen(left=board.dial, most=DIAL_MOST) if board.rule("dial") is not None else None,
        numbers=_numbers(board, marked),
        markers=tuple(_markers(board)) if marked else (),
        equipment=tuple([_equipment(board, card) for card in cards if card.holder == EVERYBODY]),
        personal=tuple([_equipment(board, card) for card in cards if card.holder != EVERYBODY]),
        panels=panels_of(view, names, late),
        turns=board.turns,
        rounds=board.rounds,
        clock=clock,
        asked=asked,
        ending=ending,
    )
    return scene, view.faces


def yours_of(view: View, names: Names, revealed: Revealed, shown: tuple[PanelSeen, ...], late: float = 0.0) -> Yours:
    """What a seat sees beside what everybody does; nothing for a spectator."""
    faces: dict[str, Face] = {}
    for stand in view.public.stands:
        for wire in stand:
            kind = view.faces[wire]
            if kind != UNKNOWN and revealed[wire] == UNKNOWN:
                face = FACES[kind]
                if face is not None:
                    faces[str(wire)] = face
    panels = panels_of(view, names, late)
    return Yours(seat=view.seat, faces=faces, panels=None if panels == shown else panels)


def panels_of(view: View, names: Names, late: float = 0.0) -> tuple[PanelSeen, ...]:
    """What the rules show to somebody, beside what has its own place in the scene; timers `late` seconds later."""
    found: list[PanelSeen] = []
    for rule in view.having("panel"):
        if not isinstance(rule, Equipment) and rule.id not in SHOWN_ELSEWHERE:
            shown = rule.panel(view)
            for panel in shown if isinstance(shown, tuple) else (shown,):
                found.append(_named(panel, names, view.public, late))
    return tuple(found)


def _named(panel: Any, names: Names, board: Board, late: float) -> PanelSeen:
    """A panel with names for letters."""
    title = names.said(panel.title, board)
    match panel:
        case Note():
            return replace(panel, title=title, text=names.said(panel.text, board))
        case Cards():
            cards = [replace(card, text=names.said(card.text, board)) if card.text else card for card in panel.cards]
            return replace(panel, title=title, cards=tuple(cards))
        case Timer():
            return replace(panel, title=title, left=max(0.0, round(panel.left - late, 1)))
        case Track() | Counter() | Map():
            return panel if title == panel.title else replace(panel, title=title)
    found: PanelSeen = panel
    return found


def _waits(names: Names, seats: tuple[int, ...]) -> str:
    who = [names.seat(seat) for seat in seats]
    return f"Waiting for {' and '.join([', '.join(who[:-1]), who[-1]] if len(who) > 1 else who)}."


def _not_yet(ask: Ask) -> tuple[int, ...]:
    return ask.waiting or ask.seats


def _seat(view: View, seat: int, cards: list[Equipment]) -> SeatSeen:
    board = view.public
    ask = board.ask
    return SeatSeen(
        seat=seat,
        captain=board.captain == seat,
        turn=board.turns > 0 and board.turn == seat,
        asked=ask is not None and seat in ask.waiting,
        answered=ask is not None and seat in ask.answered,
        character=_character(board, seat, cards),
        left=len(view.hand(seat)),
    )


def _character(board: Board, seat: int, cards: list[Equipment]) -> CharacterSeen | None:
    name = board.characters[seat] if seat < len(board.characters) else ""
    if name not in CHARACTERS:
        return None
    character = CHARACTERS[name]
    card = next((card for card in cards if card.holder == seat), None)
    text = card.text if card is not None else catalogue.cards()[character.card].text
    return CharacterSeen(id=name, title=character.title, text=text)


def _stands(view: View, names: Names) -> tuple[StandSeen, ...]:
    board = view.public
    tokens: dict[int, list[str]] = {}
    for token in board.tokens:
        tokens.setdefault(token.wire, []).append(mark_words(token.mark))
    named, places = names.stands(board), names.places(board)
    found: list[StandSeen] = []
    for index, (owner, row) in enumerate(zip(board.owners, board.stands, strict=True)):
        name = named[index]
        wires = [_wire(view, wire, place, places[wire], tokens) for place, wire in enumerate(row, 1)]
        beside = [mark_words(token.mark) for token in board.beside if token.stand == index]
        found.append(
            StandSeen(
                index=index,
                seat=None if owner == NOBODY else owner,
                name=name,
                wires=tuple(wires),
                beside=tuple(beside),
            )
        )
    return tuple(found)


def _wire(view: View, wire: int, place: int, name: str, tokens: dict[int, list[str]]) -> WireSeen:
    board = view.public
    return WireSeen(
        id=wire,
        place=place,
        name=name,
        cut=bool(board.gone >> wire & 1),
        face=FACES[view.faces[wire]],
        tokens=tuple(tokens.get(wire, ())),
        loose=bool(board.loose >> wire & 1),
        flipped=bool(board.flipped >> wire & 1),
    )


def _aside(view: View) -> tuple[WireSeen, ...]:
    """Wires on no stand that everybody has seen."""
    board = view.public
    pile = next((pile for pile in board.piles if pile.name == "wires"), None)
    if pile is None:
        return ()
    standing = {wire for stand in board.stands for wire in stand}
    off = [wire for wire in pile.things if wire not in standing and view.faces[wire] != UNKNOWN]
    return tuple([_wire(view, wire, place, f"Set aside, wire {place}", {}) for place, wire in enumerate(off, 1)])


def _numbers(board: Board, marked: bool) -> tuple[NumberSeen, ...]:
    return tuple(
        [
            NumberSeen(
                value=value,
                cut=board.cut[value],
                total=board.totals[value],
                done=marked and value in board.validated,
                notes=("acts as red",) if value in board.reds else (),
            )
            for value in range(1, 13)
            if board.totals[value]
        ]
    )


def _markers(board: Board) -> Iterable[MarkerSeen]:
    drawn: tuple[tuple[Any, Specials, int], ...] = (("red", board.red, RED), ("yellow", board.yellow, YELLOW))
    for colour, specials, value in drawn:
        if specials.kinds:
            yield MarkerSeen(
                colour=colour,
                prints=tuple([f"{kind // 10}.{kind % 10}" for kind in specials.kinds]),
                count=specials.count,
                cut=board.cut[value],
            )


def _equipment(board: Board, card: Equipment) -> EquipmentSeen:
    needs = tuple([NeedSeen(value=word(value), count=count, cut=board.cut[value]) for value, count in card.needs()])
    return EquipmentSeen(
        id=card.id,
        label=card.card,
        title=card.title,
        text=card.text,
        timing=card.timing,
        state=card.state,
        state_text=_state_words(card, needs),
        seat=None if card.holder == EVERYBODY else card.holder,
        needs=needs,
    )


def _state_words(card: Equipment, needs: tuple[NeedSeen, ...]) -> str:
    if card.state != "locked":
        return f"ready, {card.timing}" if card.state == "ready" else card.state
    missing = [need for need in needs if need.cut < need.count]
    if not missing:
        return "locked"
    words = [f"{n} more {need.value}{'s' if n > 1 else ''}" for need in missing if (n := need.count - need.cut)]
    return f"locked: cut {' and '.join(words)}"
