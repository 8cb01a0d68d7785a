"""Lines for equipment cards, characters, and what rules have noted."""

from __future__ import annotations

import re
from typing import Any, Literal, cast

import msgspec
from msgspec.structs import replace

from defuse.busters import catalogue, pile
from defuse.busters.board import Board
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.characters import CHARACTERS, personal_id
from defuse.busters.notation.lines import told_fields
from defuse.busters.notation.phrases import A_CARD, A_SEAT, A_STATE, typed
from defuse.busters.notation.places import read_seat
from defuse.busters.notation.text import Word, Words
from defuse.busters.rules.dealer import Dealer, in_pile
from defuse.busters.rules.hidden_characters import HiddenCharacters
from defuse.busters.rules.roles import THE_CARD, Role
from defuse.busters.setup import Setup, begin, without_clock
from defuse.busters.wires import seat_name, value_named, word
from defuse.kernel import Rule
from defuse.words import say

State = Literal["locked", "ready", "used"]
STATES = ("locked", "ready", "used")
NONE = "none"
LATER = "later"
"""Before the first card that was laid out after the personal equipment was there: it is heard after that."""
ARMED = "armed"
"""Behind a card that secures the turn that is being played; the field of such a card is called so, too."""
_NEED = re.compile(r"(.+)x([1-9])")


def due(card: Equipment, cut: tuple[int, ...]) -> State:
    """The state that a card has after these cuts if nobody used it; an instant card is used by itself (E2, E5)."""
    if all(cut[value] >= count for value, count in card.needs()):
        return "used" if card.timing == "instant" else "ready"
    return "locked"


# Equipment cards on the board, and their pile.


def read_equipment(words: Words | None, cut: tuple[int, ...]) -> tuple[tuple[Equipment, ...], tuple[Equipment, ...]]:
    """The cards on the board, `equipment 3 ready · 9 · 12 used`, and those that came `later` than the characters."""
    laid: list[Equipment] = []
    before: int | None = None
    while words:
        if before is None and words.take(LATER):
            before = len(laid)
        name = _card(words.next(A_CARD), [card.id for card in laid])
        cover: list[tuple[int, int]] = []
        while words.take("needs"):
            cover.append(_need(words.next(say("notation-what-to-cut"))))
        card = catalogue.cards()[name](id=name, cover=tuple(cover))
        state = cast(State, words.next(A_STATE).text) if words.peek() in STATES else due(card, cut)
        card = replace(card, state=state)
        lasting = card.lasting()
        laid.append(lasting if lasting is not None and words.take(ARMED) else card)
    return tuple(laid[:before]), tuple(laid[before:] if before is not None else ())


def write_equipment(board: Board) -> str | None:
    """The line for the cards on the board; None if there are none."""
    parts: list[str] = []
    personal = [at for at, rule in enumerate(board.rules) if isinstance(rule, Equipment) and rule.holder != EVERYBODY]
    later = False
    for card in _laid(board):
        late = bool(personal) and board.rules.index(card) > personal[0]
        first, later = [LATER] if late and not later else [], late
        needs = [f"needs {word(value)}x{count}" for value, count in card.cover]
        silent = card.state == "locked" and due(card, board.cut) == "locked"
        armed = [ARMED] if card.lasts() else []
        parts.append(" ".join([*first, card.card, *needs, *([] if silent else [card.state]), *armed]))
    return f"equipment {' · '.join(parts)}" if parts else None


def read_pile(words: Words | None, board: Board) -> tuple[int, ...]:
    """The cards that lie face down, the top one first, as kinds. Without a line: all others, in printed order."""
    laid = [card.card for card in _laid(board)]
    if words is None:
        return _usual_pile(board)
    found: list[str] = []
    if words.peek() == NONE:
        words.expect(NONE)
    else:
        found.append(_card(words.next(A_CARD), laid))
        for name in words.rest():
            found.append(_card(name, [*laid, *found]))
    words.finish()
    return tuple(catalogue.cards()[card].code for card in found)


def write_pile(board: Board, faces: bytes) -> str | None:
    """The line for the cards that lie face down; None if they are as they would be without it."""
    piles = [made for made in board.piles if made.name == pile.NAME]
    things = [thing for made in piles for thing in made.things]
    hidden = [faces[thing] for thing in things if not board.known[-1] >> thing & 1]
    if not all(hidden):  # whoever sees no faces knows which cards were shown, so which ones are left
        turned = {faces[thing] for thing in things}
        hidden = sorted(kind for made in piles for kind in made.kinds if kind not in turned)
    if tuple(hidden) == _usual_pile(board):
        return None
    return f"pile {' '.join(catalogue.by_code()[kind].card for kind in hidden) or NONE}"


def _usual_pile(board: Board) -> tuple[int, ...]:
    mission = catalogue.mission(board.mission)
    if not mission.equipment:
        return ()
    laid = [card.card for card in _laid(board)]
    yellow = bool(board.yellow.kinds)
    cards = [card for name, card in catalogue.cards().items() if name not in laid and in_pile(name, mission, yellow)]
    return tuple(card.code for card in cards)


def _laid(board: Board) -> list[Equipment]:
    return [rule for rule in board.rules if isinstance(rule, Equipment) and rule.holder == EVERYBODY]


def _card(name: Word, taken: list[str]) -> str:
    card = catalogue.cards().get(name.text)
    if card is None or card.unlock is None:
        raise name.error(say("notation-no-equipment", word=typed(name.text)))
    if name.text in taken:
        raise name.error(say("notation-equipment-once", card=name.text))
    return name.text


def _need(said: Word) -> tuple[int, int]:
    found = _NEED.fullmatch(said.text)
    try:
        if found is not None:
            return value_named(found[1]), int(found[2])
    except ValueError:
        pass
    raise said.error(say("notation-no-need", word=typed(said.text)))


# Characters.


def read_characters(
    words: Words | None, board: Board, role: int | None = None
) -> tuple[tuple[str, ...], tuple[Equipment, ...]]:
    """Who has which character, and the personal equipment: `characters A used · C E2`.

    With `role`, this seat has the card that goes with the role of the mission.
    """
    names = list(_usual_characters(board, role))
    states = [_usual_state(board, name) for name in names]
    seen: list[int] = []
    whose: list[tuple[Word, int]] = []
    while words:
        said = words.next(A_SEAT)
        seat = read_seat(said, board.players)
        if seat in seen:
            raise said.error(say("notation-comes-twice", what=said.text))
        seen.append(seat)
        if words.peek() in CHARACTERS:
            named = words.next(say("notation-a-character"))
            names[seat] = named.text
        if words.peek() in (*STATES, NONE):
            states[seat] = words.next(A_STATE).text
        whose.append((said, seat))
    for said, seat in reversed(whose):
        if names[seat] and names.count(names[seat]) > 1:
            raise said.error(say("notation-character-once", character=names[seat]))
    cards = catalogue.cards()
    personal = [
        cards[CHARACTERS[name].card](id=personal_id(seat), holder=seat, state=cast(State, state))
        for seat, (name, state) in enumerate(zip(names, states, strict=True))
        if state != NONE and name
    ]
    return tuple(names), tuple(personal)


def write_characters(board: Board) -> str | None:
    """The line for characters and personal equipment; None if all is as it would be without it."""
    parts: list[str] = []
    role = next((rule.seat(board) for rule in board.rules if isinstance(rule, Role) and rule.by_lot), None)
    for seat, (name, dealt) in enumerate(zip(board.characters, _usual_characters(board, role), strict=True)):
        card = board.rule(personal_id(seat))
        usual = _usual_state(board, dealt)
        state = card.state if isinstance(card, Equipment) else NONE
        said = [*([name] if name != dealt else []), *([state] if state != usual else [])]
        if said:
            parts.append(" ".join([seat_name(seat), *said]))
    return f"characters {' · '.join(parts)}" if parts else None


def _usual_characters(board: Board, role: int | None = None) -> tuple[str, ...]:
    """The captain has 1, the next seat 2, and so on; with a role its holder has 1.

    Where characters are dealt face down nobody has one yet.
    """
    if any(isinstance(rule, HiddenCharacters) for rule in board.rules):
        return ("",) * board.players
    order = [(board.captain + step) % board.players for step in range(board.players)]
    if role is not None and role in order:
        order.remove(role)
        order.insert(0, role)
    return tuple([str(1 + order.index(seat)) for seat in range(board.players)])


def _usual_state(board: Board, name: str) -> str:
    """What personal equipment is usually like: nobody has used it, and some have none."""
    role = next((rule for rule in board.rules if isinstance(rule, Role)), None)
    without = role is not None and role.empty_handed and name == THE_CARD
    return NONE if without or not name or board.rule("characters") is None else "ready"


# What rules have noted.


def read_rules(lines: list[Words], board: Board) -> Board:
    """The board on which rules have noted what these lines say: `rule oxygen {"left":2}`, or `rule oxygen gone`."""
    for words in lines:
        id = words.next(say("notation-a-rule"))
        rule = board.rule(id.text)
        if rule is None:
            raise id.error(say("notation-no-rule", word=typed(id.text)))
        note = words.next(say("notation-what-is-noted"))
        if note.text == "gone":
            words.finish()
            rules = tuple(other for other in board.rules if other is not rule)
        else:
            changed = _noted(rule, note, words.text[note.column - 1 :])
            rules = tuple(changed if other is rule else other for other in board.rules)
        board = replace(board, rules=rules)
    return board


def write_rules(board: Board, plain: Board) -> list[str]:
    """The lines for what rules have noted since the beginning, when the board was `plain`."""
    lines: list[str] = []
    for rule in board.rules:
        usual = plain.rule(rule.id)
        if usual is None:
            raise ValueError(f"the notation has no words for rule {rule.id!r}, which came into play later")
        notes = {name: note for name, note in _unspoken(rule).items() if note != _unspoken(usual)[name]}
        if notes:
            lines.append(f"rule {rule.id} {msgspec.json.encode(notes, order='sorted').decode()}")
    return lines + [f"rule {rule.id} gone" for rule in plain.rules if board.rule(rule.id) is None]


def _notes(rule: Rule) -> dict[str, Any]:
    """What a rule holds that no other line tells."""
    if isinstance(rule, Dealer):
        return {}  # who is captain and which cards lie there is told already
    told = ("id", "state", "holder", "cover") if isinstance(rule, Equipment) else ("id",)
    return {name: msgspec.to_builtins(getattr(rule, name)) for name in rule.__struct_fields__ if name not in told}


def _unspoken(rule: Rule) -> dict[str, Any]:
    """What a rule holds for which there are no words, only JSON."""
    spoken = {ARMED} if isinstance(rule, Equipment) else told_fields(rule)
    return {name: note for name, note in _notes(rule).items() if name not in spoken}


def _noted(rule: Rule, note: Word, text: str) -> Rule:
    try:
        notes = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise note.error(say("notation-no-json", why=str(error))) from None
    if not isinstance(notes, dict):
        raise note.error(say("notation-note-as-json"))
    unknown = [name for name in notes if name not in _notes(rule)]
    if unknown:
        raise note.error(say("notation-unknown-note", rule=rule.id, word=typed(unknown[0])))
    whole = {name: msgspec.to_builtins(getattr(rule, name)) for name in rule.__struct_fields__}
    try:
        return msgspec.convert({"rule": rule.__struct_config__.tag, **whole, **notes}, type(rule))
    except msgspec.ValidationError as error:
        raise note.error(say("notation-wrong-note", rule=rule.id, why=str(error))) from None


def casual(board: Board) -> bool:
    """Whether a mission with a clock is played without it: then its rules are those of a casual game."""
    mission = catalogue.mission(board.mission)
    for rule, other in without_clock(mission):
        if other is not rule:
            here = board.rule(rule.id)
            if other is None or here is None:
                return here is None
            names = [name for name in rule.__struct_fields__ if getattr(rule, name) != getattr(other, name)]
            return all(getattr(here, name) == getattr(other, name) for name in names)
    return False


def plain_board(board: Board) -> Board:
    """The same table on which no rule has noted anything yet, as a text without lines for rules has it."""
    setup = Setup(mission=board.mission, players=board.players, captain=board.captain, clock=not casual(board))
    cards = [rule for rule in board.rules if isinstance(rule, Equipment)]
    fresh = [type(card)(id=card.id, state=card.state, holder=card.holder, cover=card.cover) for card in cards]
    return replace(board, rules=(*begin(setup)[0].rules, *fresh))
