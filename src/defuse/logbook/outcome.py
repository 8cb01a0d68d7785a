"""What came of a turn, as everybody saw it: what an event line says behind its colon, and whether a game agrees."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from defuse.busters.board import Board
from defuse.busters.events import Move, RadarAnswered, Spared, WiresMoved
from defuse.busters.notation.text import Word
from defuse.busters.rules.clues import mark_facts
from defuse.busters.rules.flooding import RedLeaked
from defuse.busters.rules.gifts import TokensLaid
from defuse.busters.wires import blue
from defuse.kernel import Among, Event, Fact, Game, members
from defuse.logbook.said import (
    Said,
    is_place,
    kinds_of_word,
    mark_of,
    place_of,
    seat_of,
    stand_of,
    value_of_word,
)
from defuse.words import say

YES = frozenset(("yes", "hit", "right", "cut", "cuts"))
NO = frozenset(("no", "miss", "missed", "wrong"))
SPARED = frozenset(("spared", "saved"))
NOTHING = frozenset(("nothing", "none", "silent"))
_SAYS_NOTHING = frozenset(
    ("token", "tokens", "now", "stands", "stand", "gets", "places", "with", "shows", "number", "card")
)
_SAYS_NOTHING |= {"constraint"}

_DENIALS = frozenset(("no", "not", "none", "wrong", "cannot"))
ARRIVALS = 4
"""So many wires may come onto a stand in a turn."""
_ABOUT = frozenset(
    (
        "value",
        "values",
        "number",
        "numbers",
        "card",
        "cards",
        "letter",
        "letters",
        "mark",
        "marks",
        "way",
        "end",
        "constraint",
    )
)
"""The fields of events that tell what was turned up or chosen; the others are seats, wires and steps."""

Place = tuple[int, int]
"""A stand and a slot, counted from 0."""


@dataclass
class Outcome:
    """What everybody saw."""

    hit: bool | None = None
    marks: list[tuple[Place | None, str]] = field(default_factory=list)
    """Tokens that were placed, or said aloud: where (None: at the wire that was pointed at), and what they show."""
    kinds: list[tuple[Place, tuple[int, ...]]] = field(default_factory=list)
    """What wires turned out to be."""
    places: list[Place] = field(default_factory=list)
    """Slots that something happened at."""
    heard: list[tuple[tuple[int, ...], bool]] = field(default_factory=list)
    """Stands that answered, and whether they said yes."""
    quiet: bool = False
    """Whether it was said that no token was placed."""
    spared: bool = False
    """Whether it was said that a card kept the bomb from exploding."""
    words: list[str] = field(default_factory=list)
    """What was turned up or chosen beside that: a number card, a letter, a direction."""


def read_outcome(said: Said, board: Board) -> Outcome:
    """What the words behind the colon say."""
    found = Outcome()
    words = [word for word in said.told or () if word.text.lower() not in _SAYS_NOTHING]
    at = 0
    while at < len(words):
        at += _read_one(found, words[at:], board)
    return found


def _read_one(found: Outcome, words: list[Word], board: Board) -> int:
    """Read what the next few words say; how many they were."""
    word, after = words[0], words[1] if len(words) > 1 else None
    text = word.text.lower()
    stands = _stands(word, board)
    answer = after is not None and after.text.lower() in YES | NO
    if stands and answer and after is not None:
        found.heard.append((stands, after.text.lower() in YES))
        return 2
    if text in YES | NO:
        found.hit = text in YES
        return 1
    if text in NOTHING:
        found.quiet = True
        return 1
    if text in SPARED:
        found.spared = True
        return 1
    if is_place(word.text):
        place = place_of(word, board, ARRIVALS)
        if after is not None and after.text.lower() in ("is", "=") and len(words) > 2:
            _note(found, place, words[2])
            return 3
        found.places.append(place)
        return 1
    if not _tells(word):
        found.words.append(text)
        return 1
    if after is not None and is_place(after.text):
        _note(found, place_of(after, board, ARRIVALS), word)
        return 2
    _note(found, None, word)
    return 1


def _stands(word: Word, board: Board) -> tuple[int, ...]:
    stand, seat = stand_of(word.text, board), seat_of(word.text, board)
    if stand is not None:
        return (stand,)
    return () if seat is None else tuple([at for at, owner in enumerate(board.owners) if owner == seat])


def _tells(word: Word) -> bool:
    return mark_of(word.text) is not None or kinds_of_word(word.text) is not None


def _note(found: Outcome, place: Place | None, word: Word) -> None:
    mark, kinds = mark_of(word.text), kinds_of_word(word.text)
    if mark is not None:
        found.marks.append((place, mark))
    elif kinds is not None and place is not None:
        found.kinds.append((place, kinds))
    else:
        raise word.error(say("logbook-say-where", word=word.text))


# What follows for the draw, and whether a game came out like this.


def conditions(outcome: Outcome, board: Board) -> Iterable[Fact]:
    """What was true of the slots that the outcome names, if no wire has moved."""
    for place, mark in outcome.marks:
        if place is not None and is_there(place, board) and not board.gone >> wire_of(place, board) & 1:
            yield from mark_facts(board, wire_of(place, board), mark)
    for place, kinds in outcome.kinds:
        if is_there(place, board):
            yield Among((wire_of(place, board),), kinds, 1)


def heard_facts(outcome: Outcome, board: Board, value: int) -> Iterable[Fact]:
    """What stands said when they were asked for a number (E12)."""
    for stands, yes in outcome.heard:
        wires = tuple([wire for stand in stands for wire in board.plain(stand)])
        if wires and value <= 12:
            yield Among(wires, (blue(value),), 1) if yes else Among(wires, (blue(value),), 0, 0)


def is_there(place: Place, board: Board) -> bool:
    """Whether a stand has so many slots."""
    return place[1] < len(board.stands[place[0]])


def wire_of(place: Place, board: Board) -> int:
    """The wire at a place."""
    return board.stands[place[0]][place[1]]


def untold(outcome: Outcome, events: tuple[Event, ...]) -> bool:
    """Whether a token was placed, or said aloud, of which the line says nothing."""
    marks = {mark for _, mark in outcome.marks}
    return any(mark not in marks for event in events for _, mark in _told_by(event))


def agrees(outcome: Outcome, before: Game, after: Game, events: tuple[Event, ...], story: str) -> bool:
    """Whether what happened is what was said; `story` tells it in English sentences."""
    board: Board = after.public
    places = [*outcome.places, *[at for at, _ in (*outcome.marks, *outcome.kinds) if at is not None]]
    if not all(is_there(place, board) for place in places):
        return False
    cut = board.gone & ~before.public.gone
    if outcome.hit is not None and outcome.hit != is_right(cut, events, story):
        return False
    if outcome.spared != any(isinstance(event, Spared) for event in events):
        return False
    said = {(wire, mark) for event in events for wire, mark in _told_by(event)}
    for place, mark in outcome.marks:
        if place is None:
            if not any(told == mark for _, told in said) and not _mentioned(mark, events):
                return False
        elif (wire_of(place, board), mark) not in said and not _is(after, wire_of(place, board), mark):
            return False
    if not _right_lots(outcome, events):
        return False
    if not all(_mentioned(word, events) or word in story for word in outcome.words):
        return False
    if outcome.quiet and said:
        return False
    if any(after.secret.faces[wire_of(place, board)] not in kinds for place, kinds in outcome.kinds):
        return False
    return _right_places(outcome, after, events, cut, said) and _right_answers(outcome, events)


def _right_lots(outcome: Outcome, events: tuple[Event, ...]) -> bool:
    """Whether the tokens that were laid out are those that were told, if any were."""
    told = sorted([mark for place, mark in outcome.marks if place is None])
    return all(told in ([], sorted(event.marks)) for event in events if isinstance(event, TokensLaid))


def _mentioned(text: str, events: tuple[Event, ...]) -> bool:
    """Whether an event speaks of what a word says: a number card that was turned up, a letter, a direction."""
    value = value_of_word(text)
    for event in events:
        for name in event.__struct_fields__:
            thing = getattr(event, name)
            several = thing if isinstance(thing, tuple) else (thing,)
            if name in _ABOUT and any(item == value or str(item).lower() == text for item in several):
                return True
    return False


def is_right(cut: int, events: tuple[Event, ...], story: str) -> bool:
    """Whether an act came out right: something was cut, or, where nothing is to be cut, nobody had to deny anything."""
    if cut or any(type(event).__name__.endswith("Missed") for event in events):
        return bool(cut)
    return not _DENIALS.intersection(story.replace(".", " ").replace(",", " ").split())


def _is(after: Game, wire: int, mark: str) -> bool:
    """Whether a wire without that token is what the word says: it was cut, or came to somebody's hand just now."""
    kinds = kinds_of_word(mark)
    return kinds is not None and after.secret.faces[wire] in kinds


def _told_by(event: Event) -> list[tuple[int, str]]:
    mark = getattr(event, "mark", "")
    if not mark:
        return []
    wires = (event.wire,) if hasattr(event, "wire") else getattr(event, "wires", ())
    return [(wire, mark) for wire in wires] if len(wires) == 1 else []  # of a whole hand, the line itself says it


def _right_places(
    outcome: Outcome, after: Game, events: tuple[Event, ...], cut: int, said: set[tuple[int, str]]
) -> bool:
    moved = {move.wire for event in events for move in moves_of(event)}
    touched = set(members(cut)) | moved | {wire for wire, _ in said}
    named = {wire_of(place, after.public) for place in outcome.places}
    named |= {wire_of(place, after.public) for place, _ in (*outcome.kinds,)}
    named |= {wire_of(place, after.public) for place, _ in outcome.marks if place is not None}
    if not {wire_of(place, after.public) for place in outcome.places} <= touched:
        return False
    return not moved or not named or moved <= named


def moves_of(event: Event) -> tuple[Move, ...]:
    """The wires that came onto a stand, and where."""
    match event:
        case WiresMoved(moves=moves):
            return moves
        case RedLeaked(move=move):
            return (move,)
    return ()


def _right_answers(outcome: Outcome, events: tuple[Event, ...]) -> bool:
    for event in events:
        if isinstance(event, RadarAnswered):
            return all(any(event.answers[stand] for stand in stands) == yes for stands, yes in outcome.heard)
    return not outcome.heard
