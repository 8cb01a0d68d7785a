"""How acts and cards are called in an event line.

Every act of the game has a name, `PlaceArrow` or `HoldBreath`; in a line it is written as a person would say it: `B
places arrow left`, `C holds breath`. What follows fills in the fields of the form that offers the act, one after the
other. So a new mission's act can be written down without a line of code here.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any

from defuse.busters import catalogue
from defuse.busters.acts import Cut
from defuse.busters.board import Board
from defuse.busters.card import EVERYBODY, Equipment, card_title
from defuse.busters.notation.phrases import typed
from defuse.busters.notation.places import Places
from defuse.busters.notation.text import Word
from defuse.busters.numbers import NUMBER_CARDS, number_on
from defuse.busters.wires import seat_name
from defuse.kernel import Act, Cannot, Field, Form, Game, Pass, Some, act_label, index_of
from defuse.kernel.act import kebab
from defuse.logbook.said import CARD, Said, is_place, seat_of, stand_of, value_of_word, wire_at
from defuse.words import say

_LETTERS = re.compile(r"[^a-z0-9=≠]+")
_LINKS = re.compile(r"\b(or|and|the)\b")
_SYNONYMS = {Cannot: ("cannot", "skip"), Pass: ("pass",)}
NOT_A_WIRE = -1


def _said_as(word: str) -> tuple[str, ...]:
    """How a verb may be written: `place`, `places`."""
    return (word, f"{word}s", f"{word}es")


def _first_words(verb: type[Act]) -> tuple[str, ...]:
    return _SYNONYMS.get(verb) or (kebab(verb.__name__).split("-")[0],)


def _names() -> frozenset[str]:
    names = [form for verb in catalogue.acts() for first in _first_words(verb) for form in _said_as(first)]
    more = [word for verb in catalogue.acts() for word in kebab(verb.__name__).split("-")[1:]]
    return frozenset((*names, *more, "cannot", "passes", "skips", "pass", "skip", "ta-da"))


NAMES = _names()
"""The words that acts are called by."""


# Cards.


def titles(words: Sequence[Word], board: Board, seat: int) -> tuple[str, ...]:
    """The cards that some words name, by rule id: `double detector`, `stabilizer and triple detector`, `3`."""
    left = [word for word in words if word.text.lower() not in ("with", "using", "card", "cards", "+")]
    found: list[str] = []
    while left:
        for count in range(len(left), 0, -1):
            card = _card(" ".join(word.text for word in left[:count]), board, seat)
            if card is not None:
                found.append(card.id)
                left = left[count:]
                break
        else:
            raise _unknown(left[0], " ".join(word.text for word in words), board, seat)
    return tuple(found)


def _card(text: str, board: Board, seat: int) -> Equipment | None:
    """The card that a text names, by its number or its title, or by the last word of it (`radar`); one's own first."""
    text = text.removeprefix(CARD)
    plain = _bare(text)
    cards = [rule for rule in board.rules if isinstance(rule, Equipment) and rule.holder in (EVERYBODY, seat)]
    cards.sort(key=lambda card: (card.state != "ready", card.holder == EVERYBODY))
    for fits in (
        lambda card: plain == _bare(card.id),
        lambda card: plain == _bare(_title(card)) or text.lower() == card.card.lower(),
        lambda card: len(plain) > 2 and plain in map(_bare, _title(card).split()),
        lambda card: len(plain) > 4 and _bare(_title(card)).startswith(plain),
    ):
        for card in cards:
            if fits(card):
                return card
    return None


def _title(card: Equipment | type[Equipment]) -> str:
    """The English title of a card: what one types in all languages."""
    return str(card_title(card.card))


def _bare(text: str) -> str:
    """A title as it is compared: without blanks, hyphens, and the words between."""
    return _LETTERS.sub("", _LINKS.sub("", text.lower().replace("≠", "!=")).replace("!=", "≠"))


def _unknown(word: Word, text: str, board: Board, seat: int) -> Exception:
    here = [rule for rule in board.rules if isinstance(rule, Equipment) and rule.holder in (EVERYBODY, seat)]
    lying = tuple(dict.fromkeys([_title(card) for card in here]))
    known = {_title(kind).lower(): _title(kind) for kind in catalogue.cards().values()}
    near = get_close_matches(text.lower(), known, 1, 0.7)
    if near and known[near[0]] not in lying:
        return word.error(say("logbook-card-not-here", card=known[near[0]]))
    if not lying:
        return word.error(say("logbook-no-cards", word=typed(text)))
    problem = say("logbook-no-card", word=typed(text), cards=lying)
    return word.error(say("logbook-card-meant", problem=problem, card=known[near[0]]) if near else problem)


# Acts by their names.


def named_acts(said: Said, game: Game, *, uses: bool) -> Iterator[Act]:
    """The acts of a seat that a line may mean, in a game that somebody imagines."""
    board: Board = game.public
    for form in game.forms(said.seat):
        if form.verb is Cut:
            continue
        rest = words_behind(said, form, board, uses=uses)
        if rest is not None:
            filled = _filled(form, rest, said, game)
            if filled is not None:
                yield form.verb(seat=said.seat, using=form.using, **filled)


def words_behind(said: Said, form: Form, board: Board, *, uses: bool) -> list[Word] | None:
    """The words behind the name of what a form does, or None if the line names something else."""
    return _after_the_card(said, form, board) if uses else _after_the_name(said, form)


def check_card(said: Said, board: Board) -> None:
    """Raise an error if a line uses a card that is not there, or one that belongs to a call."""
    words = [word.text for word in said.done if word.text.lower() != "with"]
    named = [_card(" ".join(words[:count]), board, said.seat) for count in range(len(words), 0, -1)]
    card = next((card for card in named if card is not None), None)
    if card is not None and index_of((card,)).hook("widens"):
        example = f"{seat_name(said.seat)} calls 7 at B1.3 B1.4 with {_title(card).lower()}: …"
        raise said.verb.error(say("logbook-used-in-a-call", card=card.title, example=example))
    if card is None:
        name = " ".join(itertools.takewhile(lambda text: not text[0].isdigit() and not is_place(text), words))
        raise _unknown(said.done[0] if said.done else said.end, name, board, said.seat)


def _after_the_card(said: Said, form: Form, board: Board) -> list[Word] | None:
    """The words behind the name of the card that a form uses, or None if the line names another one."""
    words = [word for word in said.done if word.text.lower() not in ("card", "with")]
    for count in range(len(words), 0, -1):
        card = _card(" ".join(word.text for word in words[:count]), board, said.seat)
        if card is not None:
            return words[count:] if form.using == (card.id,) else None
    return None


def _after_the_name(said: Said, form: Form) -> list[Word] | None:
    """The words behind the name of an act, or None if the line names another one."""
    first = [form_ for word in _first_words(form.verb) for form_ in _said_as(word)]
    label = str(form.label or act_label(form.verb)).split(" ")[0].strip(":!").lower()
    verb = said.verb.text.lower()
    name = kebab(form.verb.__name__)
    if verb not in first and verb not in (name, *_said_as(label)):
        return None
    more = name.split("-")[1:]
    return [word for word in said.done if word.text.lower() not in (*more, "with")]


def _filled(form: Form, words: list[Word], said: Said, game: Game) -> dict[str, Any] | None:
    """The fields of a form, filled in with words; None if they do not fit. Wires that are left over answer later."""
    board: Board = game.public
    left = list(words)
    filled: dict[str, Any] = {}
    for field in form.fields:
        if _is_number_card(field, game):
            filled[field.name] = _number_card(field, left, game)
            continue
        found = _several(field, left, board) if isinstance(field, Some) else _one(field, left, said, board)
        if found is None:
            return None
        filled[field.name] = found
    return filled if all(is_place(word.text) for word in left) or not form.fields else None


def _is_number_card(field: Field, game: Game) -> bool:
    """Whether one of some number cards has to be named."""
    faces = game.secret.faces
    return not isinstance(field, Some) and all(
        isinstance(item, int) and field.kind == "card" and faces[item] in NUMBER_CARDS for item in field.items
    )


def _number_card(field: Field, left: list[Word], game: Game) -> Any:
    """The card that has the number which is named; any of them where it lies face down and nobody knows it."""
    assert not isinstance(field, Some)
    numbers = {str(number_on(game.secret.faces[item])): item for item in field.items if isinstance(item, int)}
    for word in list(left):
        if word.text in numbers:
            left.remove(word)
            return numbers[word.text]
    return field.items[0]


def _several(field: Some, left: list[Word], board: Board) -> tuple[Any, ...] | None:
    chosen: list[Any] = []
    for word in list(left):
        item = _item(field.kind, word, board)
        if item is not None and any(item in group for group in field.groups) and len(chosen) < field.most:
            chosen.append(item)
            left.remove(word)
    return tuple(chosen) if chosen else None


def _one(field: Field, left: list[Word], said: Said, board: Board) -> Any:
    for word in list(left):
        item = _item(field.kind, word, board)
        if item is not None and field.why_not(item) is None:
            left.remove(word)
            return item
    if field.kind == "seat":  # who is meant shows from the wire that is named
        owners = [board.owner_of(wire_at(word, board)) for word in left if is_place(word.text)]
        return next((seat for seat in owners if seat != said.seat), None)
    items = field.items if not isinstance(field, Some) else ()
    return items[0] if len(items) == 1 and not left else None


def _item(kind: str, word: Word, board: Board) -> Any:
    """The item of a kind that a word names, or None."""
    text = word.text
    match kind:
        case "wire":
            return wire_at(word, board) if is_place(text) else None
        case "seat":
            return seat_of(text, board)
        case "stand":
            return stand_of(text, board)
        case "value":
            return value_of_word(text)
        case "count":
            return int(text) if text.isdigit() else None
        case "constraint":
            return text.upper()
        case "card":
            return int(text) if text.isdigit() else _personal(text, board) or text
    return text.lower()


def _personal(text: str, board: Board) -> str | None:
    """The card of a seat's character, which is called by the seat."""
    seat = seat_of(text, board)
    cards = [rule.id for rule in board.rules if isinstance(rule, Equipment) and rule.holder == seat]
    return cards[0] if seat is not None and cards else None


def place_names(board: Board, wires: Sequence[int]) -> str:
    """Where some wires stand."""
    return Places(board).names(wires)
