"""From the words of an event line to what they claim: which act it was, and what it tells about hidden wires."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise, product
from typing import NamedTuple

from defuse.busters.acts import Cut, PlaceToken, SoloCut
from defuse.busters.board import NOBODY, Board
from defuse.busters.notation.phrases import typed
from defuse.busters.notation.places import Places
from defuse.busters.notation.text import Word, meant
from defuse.busters.rules.clues import all_kinds, mark_facts
from defuse.busters.wires import RED, kinds_of, seat_name, value_of, value_word, word
from defuse.kernel import Act, Among, Clock, Fact, Game, Observation
from defuse.logbook.lacking import Missing, NoDeal, Unsaid
from defuse.logbook.naming import NAMES, check_card, named_acts, titles
from defuse.logbook.outcome import Outcome, conditions, heard_facts, is_there, read_outcome, wire_of
from defuse.logbook.said import Said, is_place, kinds_of_word, mark_of, stand_of, value_of_word, wire_at
from defuse.odds import Contradiction, Odds
from defuse.words import Message, Seat, say

CALLS = frozenset(("calls", "call", "called"))
CUTS = frozenset(("cuts", "cut"))
SOLO = frozenset(("solo", "solos"))
SHOWS = frozenset(("shows", "show", "showed"))
REVEALS = frozenset(("reveals", "reveal", "revealed"))
USES = frozenset(("uses", "use", "used"))
DOES = frozenset(("does", "can"))
"""Said without anything behind it, to be told what a seat can do."""
WITH = "with"
MOST_WAYS = 40
"""So many ways to complete a line are told."""

VERBS = CALLS | CUTS | SOLO | SHOWS | REVEALS | USES | DOES | NAMES
"""The words that may follow a seat in an event line."""


class Claim(NamedTuple):
    """What an event line says."""

    said: Said
    outcome: Outcome
    facts: tuple[Fact, ...]
    """What must have been true of the wires for it to happen."""
    acts: Callable[[Game], Iterator[Act]]
    """The acts that may be meant, in a game that somebody imagines."""
    wires: tuple[int, ...] = ()
    """Wires that answer questions which follow: the one that gets the token, the one that is given back."""
    values: tuple[int, ...] = ()
    """Values that answer questions which follow."""
    hints: tuple[int, ...] = ()
    """Wires that answer them where the others do not."""
    unless_moved: tuple[Fact, ...] = ()
    """What must have been true, too, if the slots that are named behind the colon are where they were."""
    viewer: int | None = None
    """Who writes it down."""


def claim_of(said: Said, seen: Observation) -> Claim:
    """What a line claims. Raises a `NotationError` where it leaves open what only the table can tell."""
    verb = said.verb.text.lower()
    if verb in CALLS and not any(value_of_word(item.text) == RED for item in said.done):
        return _call(said, seen)
    if verb in CUTS and not _is_special_cut(said):
        return _cut(said, seen)
    if verb in SOLO:
        return _solo(said, seen)
    if verb in SHOWS and any(is_place(word.text) for word in said.done):
        return _shows(said, seen)
    return _named(said, seen)


def _is_special_cut(said: Said) -> bool:
    """Whether more than a cut is named, as in `A cuts tripwire B1.3`."""
    return bool(said.done) and said.done[0].text.lower() in NAMES


def clock_claim(said: Said, seconds: float, seen: Observation) -> Claim:
    """The clock shows so many seconds: what the mission does by the clock happens."""
    outcome = read_outcome(said, seen.public)
    facts = tuple(conditions(outcome, seen.public))
    return Claim(said, outcome, (), lambda game: iter((Clock(seconds=seconds),)), unless_moved=facts)


# Cuts.


class _Pointing(NamedTuple):
    values: tuple[int, ...]
    own: tuple[int, ...]
    targets: tuple[int, ...]
    using: tuple[str, ...]


def _pointing(said: Said, board: Board) -> _Pointing:
    """Values, own wires, wires of others and cards that a cut names."""
    values: list[int] = []
    own: list[int] = []
    targets: list[int] = []
    names: list[Word] = []
    for item in said.done:
        value = value_of_word(item.text)
        if is_place(item.text):
            wire = wire_at(item, board)
            if board.gone >> wire & 1:
                raise item.error(say("logbook-cut-already", place=Places(board).name(wire)))
            (own if board.owner_of(wire) == said.seat else targets).append(wire)
        elif value is not None and not names:
            values.append(value)
        elif stand_of(item.text, board) is not None and not names:
            targets += board.plain(stand_of(item.text, board) or 0)
        elif item.text.lower() != WITH:
            names.append(item)
    using = titles(names, board, said.seat)
    if not values:
        raise said.verb.error(say("logbook-say-value", seat=seat_name(said.seat), verb=said.verb.text))
    if not targets:
        raise said.verb.error(say("logbook-say-pointed", seat=seat_name(said.seat)))
    return _Pointing(tuple(values), tuple(own), tuple(targets), using)


def _call(said: Said, seen: Observation) -> Claim:
    board: Board = seen.public
    named = _pointing(said, board)
    outcome = read_outcome(said, board)
    if said.told is None:
        raise Unsaid.at(said.end, say("logbook-say-outcome"), "outcome", ("yes", "no"))
    if outcome.hit is None:
        outcome.hit = False  # a token or silence is what follows a miss
    if outcome.hit:
        return _hit(said, seen, named, outcome)
    facts: list[Fact] = [Among(named.targets, all_kinds(named.values), 0, 0), *_holds(said, board, named.values)]
    marks = [(place, mark) for place, mark in outcome.marks]
    if len(named.targets) == 1:
        for place, mark in marks:
            if place is None:
                facts += mark_facts(board, named.targets[0], mark)
    elif any(place is None for place, _ in marks):
        places = [Places(board).name(wire) for wire in named.targets]
        ways = tuple([f"{_head(said)}: no, {marks[0][1]} at {place}" for place in places])
        raise Unsaid.at(said.end, say("logbook-say-token-place", mark=marks[0][1]), "token-place", ways, whole=True)
    facts += conditions(outcome, board)
    wires = tuple([wire_of(place, board) for place in (*outcome.places, *[p for p, _ in marks if p is not None])])
    return Claim(said, outcome, tuple(facts), _cuts(said, named), wires, named.values)


def _cut(said: Said, seen: Observation) -> Claim:
    named = _pointing(said, seen.public)
    outcome = read_outcome(said, seen.public)
    outcome.hit = True
    return _hit(said, seen, named, outcome)


def _hit(said: Said, seen: Observation, named: _Pointing, outcome: Outcome) -> Claim:
    """A cut that was right: which of the wires were cut, on both sides."""
    board: Board = seen.public
    fitting = set(all_kinds(named.values))
    told = [*[(at, kinds_of_word(mark) or ()) for at, mark in outcome.marks if at is not None], *outcome.kinds]
    places = (*outcome.places, *[at for at, kinds in told if fitting.intersection(kinds)])
    cut = [wire_of(place, board) for place in places if is_there(place, board)]
    own = tuple(dict.fromkeys((*named.own, *[wire for wire in cut if board.owner_of(wire) == said.seat])))
    if board.hand(NOBODY):  # one of those may come with the cut (M43), and the line says where it stands now
        own = named.own or own[:1]
    theirs = tuple([wire for wire in cut if wire in named.targets]) or (
        named.targets if len(named.targets) == 1 else ()
    )
    values = named.values
    facts: list[Fact] = [Among(theirs or named.targets, all_kinds(values), 1), *_holds(said, board, values)]
    if len(own) > 1:
        raise said.error(say("logbook-one-of-its-own", seat=Seat(said.seat), count=len(own)))
    if not theirs:
        theirs = _only(said, seen, facts, named.targets, values, _which_cut)
    if not own:
        hand = tuple(board.hand(said.seat))
        own = _only(said, seen, facts, hand, values, _which_own(said, values[0], Places(board).name(theirs[0])))
    facts += [Among(own, all_kinds(values), 1), Among(theirs, all_kinds(values), 1)]
    if not named.own or set(theirs).intersection(cut):
        _take_off(outcome, board, (*own, *theirs))
    before = tuple(conditions(outcome, board))
    return Claim(said, outcome, tuple(facts), _cuts(said, named._replace(own=own)), theirs, values, (), before)


def _take_off(outcome: Outcome, board: Board, cut: tuple[int, ...]) -> None:
    """Take the places of the wires that were cut off what is said; where wires stand now is left."""
    for wire in cut:
        if (place := _place(board, wire)) in outcome.places:
            outcome.places.remove(place)


def _head(said: Said) -> str:
    """The line up to its colon, without words that say nothing."""
    return " ".join([said.who.text, said.verb.text, *[item.text for item in said.done]])


def _which_cut(places: Message, first: str) -> Message:
    return say("logbook-say-cut", places=places, first=first)


def _which_own(said: Said, value: int, target: str) -> Callable[[Message, str], Message]:
    def which(places: Message, first: str) -> Message:
        example = f"{seat_name(said.seat)} cuts {word(value)} at {first} with {target}"
        return say("logbook-say-own-cut", seat=Seat(said.seat), places=places, example=example)

    return which


def _holds(said: Said, board: Board, values: tuple[int, ...]) -> list[Fact]:
    """Whoever calls a value holds it (C7)."""
    hand = tuple(board.hand(said.seat))
    return [Among(hand, kinds_of(value), 1) for value in values]


def _only(
    said: Said,
    seen: Observation,
    facts: list[Fact],
    wires: tuple[int, ...],
    values: tuple[int, ...],
    which: Callable[[Message, str], Message],
) -> tuple[int, ...]:
    """The one wire that can have one of these values; where several can, the line has to say which.

    `which` asks for it, from the places that come into question and the first of them.
    """
    try:
        odds = Odds(seen).given(*facts)
    except Contradiction:
        return wires[:1]  # that it cannot be is told where the facts are looked at together
    able = [wire for wire in wires if any(odds.values(wire).get(value) for value in values)]
    if len(able) == 1:
        return tuple(able)
    names = Places(seen.public)
    places = tuple([names.name(wire) for wire in able[:3]])
    shown = say("logbook-some-places", places=places, more=len(able) > 3)
    kind: Missing = "own-wire" if seen.public.owner_of(wires[0]) == said.seat else "cut-wire"
    raise Unsaid.at(said.end, which(shown, places[0]), kind, tuple([names.name(wire) for wire in able]))


def _cuts(said: Said, named: _Pointing) -> Callable[[Game], Iterator[Act]]:
    """All acts that are such a cut: the ordinary one, or one that a mission brings for a wire its owner cannot see."""

    def acts(game: Game) -> Iterator[Act]:
        faces = game.secret.faces
        hand = game.table().hand(said.seat)
        able = [[w for w in hand if value_of(faces[w]) == value] for value in named.values]
        if named.own:
            able = [[wire for wire in wires if wire in named.own] or wires for wires in able]
        for mine in product(*able):
            yield Cut(tuple(mine), named.targets, seat=said.seat, using=named.using)
        for form in game.forms(said.seat):
            fields = {field.name for field in form.fields}
            if form.verb is not Cut and fields == {"wire", "value", "targets"}:
                for wire in named.own:
                    filled = {"wire": wire, "value": named.values[0], "targets": named.targets}
                    yield form.verb(seat=said.seat, using=form.using, **filled)

    return acts


def _solo(said: Said, seen: Observation) -> Claim:
    """A solo cut: `B solo 12 12`, with its slots where they cannot be told."""
    board: Board = seen.public
    values = [value for item in said.done if (value := value_of_word(item.text)) is not None]
    places = [wire_at(item, board) for item in said.done if is_place(item.text)]
    names = [
        item
        for item in said.done
        if value_of_word(item.text) is None
        and not is_place(item.text)
        and item.text.lower() not in (WITH, "cut", "flipped")
    ]
    if not values or len(set(values)) > 1:
        raise said.verb.error(say("logbook-say-solo", seat=seat_name(said.seat)))
    value = values[0]
    using = titles(names, board, said.seat)
    titled = tuple([name.text for name in names])
    count = len(places) or (len(values) if len(values) > 1 else board.remaining(value))
    hand = tuple(board.hand(said.seat))
    # Without a card a solo cut takes all that are left (C8); a card may allow fewer.
    facts: list[Fact] = [Among(hand, kinds_of(value), count, None if using else count)]
    if places:
        facts.append(Among(tuple(places), kinds_of(value), count))
    else:
        places = list(_all_of(said, seen, facts, hand, value, count, titled))
    wires = tuple(places)
    loose = board.flipped

    def acts(game: Game) -> Iterator[Act]:
        yield SoloCut(wires, seat=said.seat, using=using)
        flipped = tuple([wire for wire in wires if loose >> wire & 1])
        for form in game.forms(said.seat):
            if {field.name for field in form.fields} == {"wires", "value"} and flipped:
                filled = {"wires": flipped, "value": value}
                yield form.verb(seat=said.seat, using=form.using, **filled)

    return Claim(said, read_outcome(said, board), tuple(facts), acts, values=(value,))


def _all_of(
    said: Said,
    seen: Observation,
    facts: list[Fact],
    hand: tuple[int, ...],
    value: int,
    count: int,
    using: tuple[str, ...],
) -> tuple[int, ...]:
    try:
        odds = Odds(seen).given(*facts)
    except Contradiction:
        cannot = say("logbook-cannot-have", seat=Seat(said.seat), count=count, value=value_word(value))
        raise NoDeal.at(said.who, cannot, tuple(facts)) from None
    able = tuple([wire for wire in hand if odds.values(wire).get(value)])
    if len(able) == count:
        return able
    names = Places(seen.public)
    where = f"{' '.join([word(value)] * count)} at {names.names(able[:count])}"
    problem = say("logbook-say-solo-wires", example=f"{seat_name(said.seat)} solo {where}")
    with_cards = f" with {' '.join(using)}" if using else ""
    ways = tuple(
        [
            f"{seat_name(said.seat)} solo {' '.join([word(value)] * count)} at {names.names(wires)}{with_cards}"
            for wires in combinations(able, count)
            if odds.chance(Among(wires, kinds_of(value), count))
        ][:MOST_WAYS]
    )
    raise Unsaid.at(said.end, problem, "solo-wires", ways, whole=True)


# Tokens, and everything else.


def _shows(said: Said, seen: Observation) -> Claim:
    """A token of one's choice: at the start, or with a card."""
    board: Board = seen.public
    places = [wire_at(item, board) for item in said.done if is_place(item.text)]
    marks = [mark for item in said.done if not is_place(item.text) and (mark := mark_of(item.text)) is not None]
    names = [
        item
        for item in said.done
        if not is_place(item.text) and mark_of(item.text) is None and item.text.lower() not in (WITH, "token")
    ]
    if len(places) != 1 or len(marks) > 1:
        raise said.verb.error(say("logbook-say-shown", seat=seat_name(said.seat)))
    using = titles(names, board, said.seat)
    outcome = read_outcome(said, board)
    facts: list[Fact] = []
    if marks:
        facts += mark_facts(board, places[0], marks[0])
        outcome.marks.append((_place(board, places[0]), marks[0]))

    def acts(game: Game) -> Iterator[Act]:
        yield PlaceToken(places[0], seat=said.seat, using=using)

    values = [value for mark in marks if (value := value_of_word(mark.removeprefix("~"))) is not None]
    return Claim(said, outcome, tuple(facts), acts, tuple(places), tuple(values))


def _place(board: Board, wire: int) -> tuple[int, int]:
    return next((stand, row.index(wire)) for stand, row in enumerate(board.stands) if wire in row)


def _named(said: Said, seen: Observation) -> Claim:
    """An act that is called by its name, or a card that is used."""
    board: Board = seen.public
    verb = said.verb.text.lower()
    outcome = read_outcome(said, board)
    if verb not in VERBS:
        problem = say("notation-unknown-verb", word=typed(said.verb.text))
        raise said.verb.error(meant(problem, verb, sorted(VERBS)))
    if verb in USES:
        check_card(said, board)
    values = [value for item in said.done if (value := value_of_word(item.text)) is not None]
    places = tuple([wire_at(item, board) for item in said.done if is_place(item.text)])
    facts: list[Fact] = []
    for value in values:
        facts += heard_facts(outcome, board, value)
    if verb in REVEALS:
        facts += _revealed(said, board)

    def acts(game: Game) -> Iterator[Act]:
        yield from named_acts(said, game, uses=verb in USES)

    hints = tuple([wire_of(place, board) for place in outcome.places if is_there(place, board)])
    before = tuple(conditions(outcome, board))
    return Claim(said, outcome, tuple(facts), acts, places, tuple(values), hints, before)


def _revealed(said: Said, board: Board) -> Iterator[Fact]:
    """What a hand of only reds turned out to be (C9)."""
    hand = tuple(board.hand(said.seat))
    yield Among(hand, all_kinds(board.reds), len(hand))
    items = [item for item in said.done if is_place(item.text) or kinds_of_word(item.text) is not None]
    for first, second in pairwise(items):
        if is_place(second.text) and not is_place(first.text):
            yield Among((wire_at(second, board),), kinds_of_word(first.text) or (), 1)
