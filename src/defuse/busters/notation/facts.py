"""Lines that state facts.

`B has 5`, `C lacks 3`, `B had 5, since cut B1.3`, `B1 radar 7 yes`, `B1.3 is 5`, `one of B1.3 B1.4 is 5 or 7`,
`B1.3 = B1.4`, `B1.3 <= C1.2 < B1.4`, `B1.3 x2 among B1.1-9`.
"""

from __future__ import annotations

from defuse.busters.notation.phrases import A_NUMBER, A_SEAT, A_SLOT, A_STAND, A_VALUE, A_WORD, HOW_MANY, typed
from defuse.busters.notation.places import Places, is_slot, is_stand
from defuse.busters.notation.slots import EVEN, ODD, read_wire
from defuse.busters.notation.text import NotationError, Word, Words, meant
from defuse.busters.wires import RED, YELLOW, blue, kinds_of
from defuse.kernel import Among, CountOf, Fact, Order, Same
from defuse.words import say

_VALUES = {
    "even": EVEN,
    "odd": ODD,
    "yellow": kinds_of(YELLOW),
    "y": kinds_of(YELLOW),
    "red": kinds_of(RED),
    "r": kinds_of(RED),
}
VERBS = ("has", "had", "lacks", "knows")
BEGINNINGS = (
    *("one", "none", "all", "exactly", "at", "red", "yellow", "away", "equipment", "pile", "characters", "validated"),
    *("deadly", "moved", "label", "older", "rule"),
)
"""The words that lines begin with."""
_EQUAL = {"=": True, "!=": False, "≠": False}
_ORDER = {"<=": False, "≤": False, "<": True}
A_COMPARISON = say("notation-a-comparison")
A_FACT = say("notation-a-fact")
A_RADAR_NUMBER = say("notation-a-radar-number")
WHAT_RADAR_ASKS = say("notation-what-radar-asks")


def read_facts(words: Words, places: Places) -> list[Fact]:
    """The facts that a line states."""
    first = words.peek()
    if is_slot(first):
        facts = _of_a_slot(words, places)
    elif words.peek(1) == "radar" or is_stand(first):
        facts = [_radar(words, places)]
    elif words.peek(1) in ("has", "had", "lacks"):
        facts = [_of_a_hand(words, places)]
    else:
        facts = [_of_some(words, places)]
    words.finish()
    return facts


def _of_a_hand(words: Words, places: Places) -> Fact:
    who = words.next(A_SEAT)
    wires = places.hand(places.seat(who))
    verb = words.expect("has", "had", "lacks")
    kinds = _kinds(words, "since")
    if verb.text == "had":
        words.expect("since")
        words.expect("cut")
        while words or verb.text == "had":
            word = words.next(A_SLOT)
            since = places.wires(word)
            if not all(places.board.gone >> wire & 1 for wire in since):
                raise word.error(say("notation-not-cut", place=word.text))
            wires = tuple(dict.fromkeys(wires + since))
            if not words:
                break
    if not wires:
        raise who.error(say("notation-no-wires", seat=who.text))
    return Among(wires, kinds, 0, 0) if verb.text == "lacks" else Among(wires, kinds, 1)


def _radar(words: Words, places: Places) -> Fact:
    stand = words.next(A_STAND)
    wires = places.plain(places.row(stand))
    words.expect("radar")
    kind = blue(words.next(A_RADAR_NUMBER).number(1, 12, WHAT_RADAR_ASKS))
    if not wires:
        raise stand.error(say("notation-no-radar-wires", stand=stand.text))
    return Among(wires, (kind,), 1) if words.expect("yes", "no").text == "yes" else Among(wires, (kind,), 0, 0)


def _of_a_slot(words: Words, places: Places) -> list[Fact]:
    place = words.next(A_SLOT)
    wire = places.wire(place)
    verb = words.next(A_COMPARISON)
    if verb.text == "is":
        no = words.take("not")
        return [Among((wire,), _kinds(words), 0, 0) if no else Among((wire,), _kinds(words), 1)]
    if verb.text in _EQUAL:
        other = words.next(A_SLOT)
        if places.wire(other) == wire:
            raise other.error(say("notation-same-wire"))
        return [Same(wire, places.wire(other), _EQUAL[verb.text])]
    if verb.text in _ORDER:
        facts: list[Fact] = []
        while True:
            higher = words.next(A_SLOT)
            if places.wire(higher) == wire:
                raise higher.error(say("notation-same-wire"))
            facts.append(Order(wire, places.wire(higher), _ORDER[verb.text]))
            if not words:
                return facts
            wire = places.wire(higher)
            verb = words.expect(*_ORDER)
    if verb.text.startswith("x"):
        count = verb._replace(text=verb.text[1:]).number(0, 99, HOW_MANY)
        words.expect("among")
        return [CountOf(wire, read_wires(words, places), count)]
    raise verb.error(say("notation-should-stand", what=A_COMPARISON, word=typed(verb.text)))


def _of_some(words: Words, places: Places) -> Fact:
    first = words.next(A_FACT)
    least: int | None
    most: int | None
    match first.text:
        case "one":
            least, most = 1, None
        case "none":
            least, most = 0, 0
        case "all":
            least, most = None, None
        case "exactly":
            least = most = _count(words)
        case "at":
            if words.expect("least", "most").text == "least":
                least, most = _count(words), None
            else:
                least, most = 0, _count(words)
        case text if text.isascii() and text.isdigit() and words.peek() == "to":
            least = first.number(0, 99, HOW_MANY)
            words.expect("to")
            most = _count(words)
        case _:
            raise _no_line(first, words)
    words.expect("of")
    wires = read_wires(words, places, "is", "are")
    words.expect("is", "are")
    return Among(wires, _kinds(words), len(wires) if least is None else least, most)


def _no_line(first: Word, words: Words) -> NotationError:
    """The error for a line that begins like none: the second word is wrong if the first is a seat."""
    if len(first.text) == 1 and first.text in "ABCDE" and words:
        verb = words.next(A_WORD)
        return verb.error(meant(say("notation-unknown-verb", word=typed(verb.text)), verb.text, VERBS))
    return first.error(meant(say("notation-unknown-line", word=typed(first.text)), first.text, BEGINNINGS))


def _count(words: Words) -> int:
    return words.next(A_NUMBER).number(0, 99, HOW_MANY)


def read_wires(words: Words, places: Places, *until: str) -> tuple[int, ...]:
    """The wires at the places that the next words name, up to one of the words `until`."""
    found = list(places.wires(words.next(A_SLOT)))
    while words and words.peek() not in until:
        word = words.next(A_SLOT)
        more = places.wires(word)
        if set(more) & set(found):
            raise word.error(say("notation-named-twice", what=word.text))
        found += more
    return tuple(found)


def _kinds(words: Words, *until: str) -> tuple[int, ...]:
    found = set(_kinds_named(words.next(A_VALUE)))
    while words and words.peek() not in until:
        words.take("or")
        found |= set(_kinds_named(words.next(A_VALUE)))
    return tuple(sorted(found))


def _kinds_named(word: Word) -> tuple[int, ...]:
    return _VALUES[word.text] if word.text in _VALUES else (read_wire(word),)
