"""What lies on and beside the stands: whose turn it is, validation, tokens, labels, facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from defuse.busters.board import Board, Label, Token
from defuse.busters.notation.certain import certain, stays
from defuse.busters.notation.draft import Draft
from defuse.busters.notation.facts import read_facts, read_wires
from defuse.busters.notation.phrases import A_SLOT, NOT_TRUE
from defuse.busters.notation.places import Places, read_seat
from defuse.busters.notation.pool import slots
from defuse.busters.notation.slots import is_lie
from defuse.busters.notation.stated import Stated, refuted, shown
from defuse.busters.notation.text import Words
from defuse.busters.supply import PER_NUMBER, physical
from defuse.busters.wires import RED, mark_word, print_of
from defuse.kernel import CountOf, Fact, Same, Sorted
from defuse.words import say

WHAT_ACTS_AS_RED = say("notation-what-acts-as-red")
A_VALIDATED_VALUE = say("notation-a-validated-value")


def with_turn(draft: Draft, board: Board) -> Board:
    """Whose turn it is, what was validated and what acts as red."""
    board = replace(board, opened=True)
    if "opening" in draft.header:
        if "turn" in draft.header:
            raise draft.header["turn"].error(say("notation-turn-in-opening"))
        if board.gone:
            raise draft.header["opening"].error(say("notation-cut-in-opening"))
        board = replace(board, turns=0, opened=False)
    elif "turn" in draft.header:
        board = replace(board, turn=read_seat(draft.header["turn"], board.players))
    if (words := draft.once.get("validated")) is not None:
        board = replace(board, validated=tuple(_validated(words, board.validated)))
    if (words := draft.once.get("deadly")) is not None:
        board = replace(board, reds=(RED, *(word.number(1, 12, WHAT_ACTS_AS_RED) for word in words.rest())))
    return board


def _validated(words: Words, finished: tuple[int, ...]) -> Iterator[int]:
    if words.take("none"):
        words.finish()
    seen: list[int] = []
    for word in words.rest():
        value = word.number(1, 12, A_VALIDATED_VALUE)
        if value in seen:
            raise word.error(say("notation-named-twice", what=value))
        if value not in finished:
            raise word.error(say("notation-not-all-cut", value=value))
        seen.append(value)
        yield value


def with_marks(draft: Draft, board: Board, faces: bytes) -> Board:
    """The tokens at wires, in the order of their age, and the labels."""
    tokens: list[Token] = []
    for wire, slot in enumerate(slots(draft)):
        for mark in slot.tokens:
            if is_lie(mark, slot.face):
                shown = {"wire": print_of(slot.face), "mark": mark_word(mark)}
                if wire < sum(map(len, board.stands)):
                    raise slot.word.error(say("notation-token-lies", place=Places(board).name(wire), **shown))
                raise slot.word.error(say("notation-token-away-lies", **shown))
            same = [token for token in tokens if physical(mark) and physical(token.mark) == physical(mark)]
            if len(same) >= PER_NUMBER:
                raise slot.word.error(say("notation-two-tokens", mark=mark_word(mark.removeprefix("~"))))  # C6
            tokens.append(Token(wire, mark))
    places = Places(board)
    for words in draft.many["older"]:
        _make_older(words, places, tokens)
    return replace(board, tokens=tuple(tokens), labels=tuple(_labels(draft, places, faces)))


def _make_older(words: Words, places: Places, tokens: list[Token]) -> None:
    """Of two tokens of one kind, the one named first has lain longer."""
    first, second = words.next(A_SLOT), words.next(A_SLOT)
    words.finish()
    older = [token for token in tokens if token.wire == places.wire(first)]
    younger = [token for token in tokens if token.wire == places.wire(second)]
    for old in older:
        for young in younger:
            if old is not young and physical(old.mark) and physical(old.mark) == physical(young.mark):
                tokens.remove(old)
                tokens.insert(tokens.index(young), old)
                return
    raise first.error(say("notation-no-two-tokens", one=first.text, other=second.text))


def _labels(draft: Draft, places: Places, faces: bytes) -> Iterator[Label]:
    seen: list[bool] = []
    for words in draft.many["label"]:
        left, sign, right = words.next(A_SLOT), words.expect("=", "!=", "≠"), words.next(A_SLOT)
        words.finish()
        wires = places.wire(left), places.wire(right)
        if wires[0] == wires[1] or not any(set(wires) <= set(row) for row in places.rows.values()):
            raise left.error(say("notation-label-place"))
        equal = sign.text == "="
        if equal in seen:
            raise sign.error(say("notation-one-label", sign="=" if equal else "≠"))  # E10
        seen.append(equal)
        if refuted(Same(*wires, equal), faces):
            raise left.contradicted(say("notation-label-lies"))
        yield Label(wires, equal)


def _dealt_together(words: Words, places: Places, faces: bytes) -> tuple[int, ...]:
    """Wires that were dealt together and put in order, in this order: `dealt A1.1-4 E1.4 A1.6-9`."""
    first = words.start
    wires = read_wires(words, places)
    words.finish()
    if refuted(Sorted(wires), faces):
        raise first.contradicted(say("notation-not-in-order"))
    return wires


def with_facts(draft: Draft, board: Board, faces: bytes, told: Iterable[Fact] = ()) -> Board:
    """What the table shows by itself, what lines of the mission have told, and what is stated beside it."""
    places = Places(board)
    stated: list[Fact] = list(told)
    for words in draft.facts:
        first = words.start
        for fact in read_facts(words, places):
            if refuted(fact, faces):
                raise first.contradicted(NOT_TRUE)
            stated.append(fact)
    written = list(slots(draft))
    rows = [stand for stand, row in enumerate(draft.rows) if row.ordered]
    counted = [fact.thing for fact in stated if isinstance(fact, CountOf)]
    dealt = [_dealt_together(words, places, faces) for words in draft.many["dealt"]]
    facts = shown(board, range(len(written)), rows, counted, dealt)
    for fact in facts:
        if isinstance(fact, CountOf) and refuted(fact, faces):
            raise written[fact.thing].word.contradicted(say("notation-count-lies", count=fact.count))
    moved = draft.once.get("moved")
    if moved is not None:
        moved.finish()
    by_set_up = certain(board, moved=moved is not None or bool(dealt))
    for fact in by_set_up:
        if refuted(fact, faces):
            wrong = Stated(board, faces, range(len(written))).sentence(fact)
            id = "notation-dealt-otherwise" if stays(board, fact) else "notation-dealt-otherwise-or-moved"
            raise draft.error_at("mission", say(id, mission=board.mission, fact=wrong))
    return replace(board, facts=(*facts, *by_set_up, *stated))
