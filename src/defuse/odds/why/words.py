"""A proof in words, in order, as one would explain it at the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from defuse.busters.board import Board
from defuse.busters.rules.clues import mark_facts
from defuse.busters.wires import mark_word, value_of, value_word
from defuse.busters.words.names import place_name
from defuse.kernel import Among, CountOf, Fact, Observation, Order, Same, Sorted
from defuse.odds.why.ground import things_of
from defuse.odds.why.proof import Change, Step, Why
from defuse.words import Argument, Message, Seat, say

MANY = 12
"""More seen wires than these are not named one by one."""
FEW = 4
"""Of more values than these it is not said how many wires there are."""


def why_words(seen: Observation, why: Why) -> tuple[Message, ...]:
    """A sentence for each step of a proof; or for each fact that a chance hangs on."""
    if why.steps:
        return tuple([_step(seen, why.steps, step) for step in why.steps])
    return tuple([_change(seen, change) for change in why.changes])


def wires_named(steps: Sequence[Step], step: Step) -> tuple[int, ...]:
    """The wires that a step speaks of, to light them up: what it uses and concludes. Whole rows are left out."""
    used = [wire for fact in step.facts if not isinstance(fact, Sorted) for wire in things_of(fact)]
    earlier = [wire for at in step.steps for wire in things_of(steps[at].fact)]
    return tuple(dict.fromkeys([*step.seen, *sorted(used), *sorted(earlier), *sorted(things_of(step.fact))]))


def statement_words(seen: Observation, why: Why) -> Message:
    """What was asked, and how likely it is."""
    so = fact_words(seen.public, why.statement)
    return say("why-certain", so=so) if why.steps else say("why-likely", so=so, chance=why.chance)


def _step(seen: Observation, steps: Sequence[Step], step: Step) -> Message:
    board: Board = seen.public
    so = fact_words(board, step.fact)
    sorted_row = step.how in ("between", "crowd") and any(isinstance(fact, Sorted) for fact in step.facts)
    told = [fact for fact in step.facts if not (sorted_row and isinstance(fact, Sorted))]
    because = (
        *pool_words(board, step),
        *seen_words(seen, step.seen),
        *[fact_words(board, fact) for fact in told],
        *[fact_words(board, steps[at].fact) for at in step.steps],
    )
    match step.how:
        case "seen":
            return say("why-seen-itself", so=so)
        case "between" if sorted_row:
            return say("why-between", because=because, so=so)
        case "crowd":
            return say("why-crowd", because=because, so=so)
        case "out":
            return say("why-out", because=because, so=so)
        case "place":
            return say("why-place", because=because, so=so)
        case "enough":
            return say("why-enough", because=because, so=so)
        case "last":
            return say("why-last", because=because, so=so)
        case "counting":
            return say("why-counting", because=because, so=so)
    return say("why-so", because=because, so=so)


def _change(seen: Observation, change: Change) -> Message:
    if change.fact is not None:
        what: tuple[Message, ...] = (fact_words(seen.public, change.fact),)
    else:
        assert change.wire is not None
        what = tuple(seen_words(seen, (change.wire,)))
    return say("why-without", because=what, chance=change.chance)


def seen_words(seen: Observation, wires: Sequence[int]) -> list[Message]:
    """What a seat has seen: its own wires, cut ones, shown ones, those of a value together."""
    if len(wires) > MANY:
        return [say("why-known", count=len(wires))]
    board: Board = seen.public
    groups: dict[tuple[str, int], list[int]] = {}
    for wire in wires:
        on_stand = any(wire in stand for stand in board.stands)
        mine = on_stand and seen.seat is not None and board.owner_of(wire) == seen.seat
        how = "cut" if board.gone >> wire & 1 else "own" if mine else "seen"
        groups.setdefault((how, value_of(seen.faces[wire])), []).append(wire)
    found: list[Message] = []
    for (how, value), group in groups.items():
        places, worth = _places(board, group), value_word(value)
        if how == "own" and seen.seat is not None:
            found.append(say("why-own", seat=Seat(seen.seat), value=worth, wires=places))
        elif how == "cut":
            found.append(say("why-cut", value=worth, wires=places))
        else:
            found.append(say("why-shown", value=worth, wires=places))
    return found


def pool_words(board: Board, step: Step) -> list[Message]:
    """How many wires there are of those that a step is about, where it uses that."""
    fact = step.fact
    if not step.pool or not isinstance(fact, Among):
        return []
    wires = next(pile for pile in board.piles if pile.name == "wires")
    about = set(fact.kinds)
    if (step.how == "out") != (fact.most == 0):
        about = set(wires.kinds) - about  # it is said the other way round
    values = sorted({value_of(kind) for kind in about})
    if step.how not in ("out", "last") or len(values) > FEW:
        return []
    count = sum([kind in about for kind in wires.kinds])
    return [say("why-pool", count=count, values=tuple([value_word(value) for value in values]))]


def fact_words(board: Board, fact: Fact) -> Message:
    """A fact in words."""
    for token in board.tokens:
        if fact in tuple(mark_facts(board, token.wire, token.mark)):
            return say("why-token", mark=mark_word(token.mark), wire=place_name(board, token.wire))
    match fact:
        case Among():
            return _among(board, fact)
        case Same():
            wires = _places(board, (fact.one, fact.other))
            return say("why-same", wires=wires) if fact.equal else say("why-differ", wires=wires)
        case Order():
            low, high = place_name(board, fact.low), place_name(board, fact.high)
            if fact.strict:
                return say("why-below", low=low, high=high)
            return say("why-not-above", low=low, high=high)
        case CountOf():
            wire = place_name(board, fact.thing)
            return say("why-count", wire=wire, wires=_places(board, fact.among), count=fact.count)
        case Sorted():
            first, last = place_name(board, fact.things[0]), place_name(board, fact.things[-1])
            return say("why-sorted", first=first, last=last)
    raise TypeError(f"no words for {type(fact).__name__}")


def _among(board: Board, fact: Among) -> Message:
    wires = _places(board, fact.things)
    spans = _spans(board, fact.things)
    values = tuple([value_word(value) for value in dict.fromkeys(value_of(kind) for kind in fact.kinds)])
    size = len(fact.things)
    most = size if fact.most is None else min(fact.most, size)
    if (bound := _bound(board, fact.kinds, fact.least == size)) is not None and (fact.least == size or most == 0):
        side, edge = bound
        if side == "low":
            return say("why-is-at-least", wires=wires, bound=edge)
        return say("why-is-at-most", wires=wires, bound=edge)
    if fact.least == size:
        return say("why-is", wires=wires, values=values)
    if most == 0:
        return say("why-is-not", wires=wires, values=values)
    if fact.least == most:
        return say("why-exactly", wires=spans, values=values, count=most)
    if most == size:
        return say("why-at-least", wires=spans, values=values, count=fact.least)
    if fact.least == 0:
        return say("why-at-most", wires=spans, values=values, count=most)
    return say("why-from-to", wires=spans, values=values, least=fact.least, most=most)


def _bound(board: Board, named: tuple[int, ...], inside: bool) -> tuple[str, str] | None:
    """Whether some kinds are all from one on, or all up to one: which side that is, and what is printed there."""
    kinds = sorted({kind for pile in board.piles if pile.name == "wires" for kind in pile.kinds})
    able = [kind for kind in kinds if (kind in named) == inside]
    if len(able) < 3 or len(able) == len(kinds):
        return None
    if able == kinds[: len(able)]:
        return "high", _number_on(able[-1])
    if able == kinds[-len(able) :]:
        return "low", _number_on(able[0])
    return None


def _number_on(kind: int) -> str:
    """The number that is printed on a wire: `5`, `5.1`."""
    number, rest = divmod(kind, 10)
    return f"{number}.{rest}" if rest else f"{number}"


def _spans(board: Board, wires: Sequence[int]) -> tuple[Argument, ...]:
    """Places, runs on one stand as one; all wires on stands in short."""
    chosen = set(wires)
    if chosen == {wire for stand in board.stands for wire in stand}:
        return (say("why-all-wires"),)
    found: list[Argument] = []
    for stand in board.stands:
        run: list[int] = []
        for wire in (*stand, -1):
            if wire in chosen:
                run.append(wire)
            elif len(run) > 2:
                found.append(say("why-run", first=place_name(board, run[0]), last=place_name(board, run[-1])))
                run = []
            else:
                found += _places(board, run)
                run = []
        chosen -= set(stand)
    return (*found, *_places(board, sorted(chosen)))


def _places(board: Board, wires: Iterable[int]) -> tuple[Argument, ...]:
    return tuple([place_name(board, wire) for wire in wires])
