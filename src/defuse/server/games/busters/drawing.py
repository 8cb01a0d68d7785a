"""Drawing: from a game to the scene that everybody sees, and to what one seat sees beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from defuse.busters import catalogue
from defuse.busters.board import DIAL_MOST, NOBODY, Board, Specials
from defuse.busters.card import EVERYBODY, Equipment, card_text, state_words, timing_words
from defuse.busters.characters import CHARACTERS
from defuse.busters.view import View
from defuse.busters.wires import RED, YELLOW, mark_word, value_of, word
from defuse.busters.words import seats_named, stand_name
from defuse.kernel import UNKNOWN, Ask, Game, Observation, veil
from defuse.kernel.panel import Panel
from defuse.server.games.busters.now import now_of
from defuse.server.games.busters.places import places
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
    Scene,
    SeatSeen,
    StandSeen,
    WireSeen,
    Yours,
)
from defuse.server.wire.panels import PanelSeen, panel_seen
from defuse.server.wire.scenes import ClockSeen
from defuse.words import Speaker, say

SHOWN_ELSEWHERE = ("dial", "finish")
"""The rules whose panels have a place of their own in the scene."""


class Common(NamedTuple):
    """What everybody sees beside the words of it, to tell what a seat sees more."""

    faces: bytes
    """The faces that everybody may see."""
    panels: tuple[Panel, ...]


def _face(kind: int) -> Face | None:
    number, rest = divmod(kind, 10)
    if kind > 125 or rest not in (0, 1, 5) or number == 0:
        return None  # no wire
    colour: Colour = "blue" if rest == 0 else "yellow" if rest == 1 else "red"
    return Face(colour=colour, text=str(number) if rest == 0 else f"{number}.{rest}", value=word(value_of(kind)))


FACES: tuple[Face | None, ...] = tuple(_face(kind) for kind in range(256))
"""The fronts of all kinds of wires."""


def scene_of(
    game: Game, speaker: Speaker, *, clock: ClockSeen | None = None, ending: Ending | None = None
) -> tuple[Scene, Common]:
    """What everybody may see. With an ending, all that was hidden is laid open."""
    view: View = game.view(None) if ending is None else game.table()  # spectators see what every seat does
    return scene_in(view, speaker, clock=clock, ending=ending)


def sketch_of(seen: Observation, speaker: Speaker) -> tuple[Scene, Yours]:
    """A table of which nobody knows more than one seat sees, as that seat has it."""
    board: Board = seen.public
    spectator = Observation(seen.game, None, board, veil(seen.faces, board.known[board.players]))
    scene, common = scene_in(spectator.view(), speaker)
    return scene, yours_of(seen.view(), speaker, common)


def scene_in(
    view: View, speaker: Speaker, *, clock: ClockSeen | None = None, ending: Ending | None = None
) -> tuple[Scene, Common]:
    """The scene of whoever sees this."""
    board = view.public
    late = 0.0 if clock is None else clock.seconds - board.clock
    cards = [rule for rule in board.rules if isinstance(rule, Equipment)]
    marked = not view.first("hides_markers")  # a mission may be played without markers and validation tokens
    panels = panels_of(view)
    ask = board.ask
    asked = "" if ask is None else _waits(speaker, ask.seats if ask.mode == "one" else _not_yet(ask))
    scene = Scene(
        seats=tuple([_seat(view, seat, cards, speaker) for seat in range(board.players)]),
        stands=_stands(view, speaker),
        aside=_aside(view, speaker),
        labels=tuple([LabelSeen(wires=label.wires, equal=label.equal) for label in board.labels]),
        dial=DialSeen(left=board.dial, most=DIAL_MOST) if board.rule("dial") is not None else None,
        numbers=_numbers(board, marked, speaker),
        markers=tuple(_markers(board)) if marked else (),
        equipment=tuple([_equipment(board, card, speaker) for card in cards if card.holder == EVERYBODY]),
        personal=tuple([_equipment(board, card, speaker) for card in cards if card.holder != EVERYBODY]),
        panels=spoken(panels, speaker, late),
        now="" if ending is not None else speaker.text(now_of(panels, catalogue.mission(board.mission))),
        turns=board.turns,
        rounds=board.rounds,
        clock=clock,
        asked=asked,
        ending=ending,
    )
    return scene, Common(view.faces, panels)


def yours_of(view: View, speaker: Speaker, common: Common, late: float = 0.0) -> Yours:
    """What a seat sees beside what everybody does; nothing for a spectator."""
    faces: dict[str, Face] = {}
    if view.faces != common.faces:
        standing = places(view.public, speaker).wires
        for thing, (kind, shown) in enumerate(zip(view.faces, common.faces, strict=True)):
            if kind != shown and shown == UNKNOWN and thing in standing:
                face = FACES[kind]
                if face is not None:
                    faces[str(thing)] = face
    panels = panels_of(view)
    own = None if panels == common.panels else spoken(panels, speaker, late)
    return Yours(seat=view.seat, faces=faces, panels=own)


def spoken(panels: tuple[Panel, ...], speaker: Speaker, late: float) -> tuple[PanelSeen, ...]:
    """Panels in words; timers `late` seconds later."""
    return tuple([panel_seen(panel, speaker, late) for panel in panels])


def panels_of(view: View) -> tuple[Panel, ...]:
    """What the rules show to somebody, beside what has its own place in the scene."""
    found: list[Panel] = []
    for rule in view.having("panel"):
        if not isinstance(rule, Equipment) and rule.id not in SHOWN_ELSEWHERE:
            shown = rule.panel(view)
            found += shown if isinstance(shown, tuple) else (shown,)
    return tuple(found)


def _waits(speaker: Speaker, seats: tuple[int, ...]) -> str:
    return speaker.text(say("scene-waiting", seats=seats_named(seats)))


def _not_yet(ask: Ask) -> tuple[int, ...]:
    return ask.waiting or ask.seats


def _seat(view: View, seat: int, cards: list[Equipment], speaker: Speaker) -> SeatSeen:
    board = view.public
    ask = board.ask
    return SeatSeen(
        seat=seat,
        captain=board.captain == seat,
        turn=board.turns > 0 and board.turn == seat,
        asked=ask is not None and seat in ask.waiting,
        answered=ask is not None and seat in ask.answered,
        character=_character(board, seat, cards, speaker),
        left=len(view.hand(seat)),
    )


def _character(board: Board, seat: int, cards: list[Equipment], speaker: Speaker) -> CharacterSeen | None:
    name = board.characters[seat] if seat < len(board.characters) else ""
    character = CHARACTERS.get(name)
    if character is None:
        return None
    card = next((card for card in cards if card.holder == seat), None)
    text = speaker.text(card_text(character.card) if card is None else card.text)
    return CharacterSeen(id=name, title=speaker.text(character.title), text=text)


def _stands(view: View, speaker: Speaker) -> tuple[StandSeen, ...]:
    """All stands. An act changes one or two of them, so a speaker remembers the others."""
    board = view.public
    tokens: dict[int, list[str]] = {}
    for token in board.tokens:
        tokens.setdefault(token.wire, []).append(_mark(token.mark, speaker))
    standing = places(board, speaker)
    remembered = standing.drawn
    found: list[StandSeen] = []
    for index, row in enumerate(board.stands):
        mask = standing.masks[index]
        key = (
            board.gone & mask,
            board.loose & mask,
            board.flipped & mask,
            [view.faces[wire] for wire in row],
            [tokens.get(wire) for wire in row] if tokens else None,
            [token.mark for token in board.beside if token.stand == index] if board.beside else None,
        )
        known = remembered.get(index)
        if known is None or known[0] != key:
            known = remembered[index] = (key, _stand(view, index, standing.words, tokens, speaker))
        found.append(known[1])
    return tuple(found)


def _stand(view: View, index: int, words: dict[int, str], tokens: dict[int, list[str]], speaker: Speaker) -> StandSeen:
    board = view.public
    owner = board.owners[index]
    return StandSeen(
        index=index,
        seat=None if owner == NOBODY else owner,
        name=speaker.alone(stand_name(board, index)),
        wires=tuple([_wire(view, wire, at, words[wire], tokens) for at, wire in enumerate(board.stands[index], 1)]),
        beside=tuple([_mark(token.mark, speaker) for token in board.beside if token.stand == index]),
    )


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


def _aside(view: View, speaker: Speaker) -> tuple[WireSeen, ...]:
    """Wires on no stand that everybody has seen."""
    board = view.public
    pile = next((pile for pile in board.piles if pile.name == "wires"), None)
    if pile is None:
        return ()
    standing = places(board, speaker).wires
    if len(standing) == len(pile.things):
        return ()
    off = [wire for wire in pile.things if wire not in standing and view.faces[wire] != UNKNOWN]
    return tuple(
        [
            _wire(view, wire, place, speaker.text(say("scene-aside", place=place)), {})
            for place, wire in enumerate(off, 1)
        ]
    )


def _numbers(board: Board, marked: bool, speaker: Speaker) -> tuple[NumberSeen, ...]:
    return tuple(
        [
            NumberSeen(
                value=value,
                cut=board.cut[value],
                total=board.totals[value],
                done=marked and value in board.validated,
                notes=(speaker.text(say("scene-acts-as-red")),) if value in board.reds else (),
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


def _equipment(board: Board, card: Equipment, speaker: Speaker) -> EquipmentSeen:
    """A card in words. Most acts leave it alone, so a speaker remembers it."""
    remembered: dict[str, tuple[Equipment, tuple[int, ...], EquipmentSeen]]
    remembered = speaker.memory.setdefault("equipment", {})
    found = remembered.get(card.id)
    if found is None or found[0] is not card or found[1] is not board.cut:
        found = remembered[card.id] = (card, board.cut, _equipment_seen(board, card, speaker))
    return found[2]


def _equipment_seen(board: Board, card: Equipment, speaker: Speaker) -> EquipmentSeen:
    needs = tuple([NeedSeen(value=word(value), count=count, cut=board.cut[value]) for value, count in card.needs()])
    return EquipmentSeen(
        id=card.id,
        label=card.card,
        title=speaker.text(card.title),
        text=speaker.text(card.text),
        timing=speaker.text(timing_words(card.timing)),
        state=card.state,
        state_text=speaker.once(("card", card.card, card.state, needs), lambda: state_words(card, board)),
        seat=None if card.holder == EVERYBODY else card.holder,
        needs=needs,
    )


def _mark(mark: str, speaker: Speaker) -> str:
    """What a token shows, in words; yellow is a code that clients draw."""
    return mark if mark == "yellow" else speaker.alone(mark_word(mark))
