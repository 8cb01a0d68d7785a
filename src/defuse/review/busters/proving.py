"""Why a wire was certain for the seat that acted: the easiest proof, with what each step names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from defuse.busters.board import Board
from defuse.busters.wires import kinds_of, value_of
from defuse.kernel import Among, Fact, Observation, Sorted
from defuse.odds import Contradiction, Odds, TooManyFacts
from defuse.odds.why.ground import things_of
from defuse.odds.why.proof import Change, Why
from defuse.odds.why.words import statement_words, why_words
from defuse.review.proof import Held, Proof, ProofStep
from defuse.review.story import Moment
from defuse.words import Message

MOST_CHANGES = 8
"""So many facts that a chance hangs on are told."""


def proof(moment: Moment, wire: int, value: int) -> Proof | None:
    """The proof that a wire has a value, or what that chance hangs on; None if it cannot be counted."""
    return proof_of(moment.before.observe(moment.act.seat), wire, value)


def proof_of(seen: Observation, wire: int, value: int) -> Proof | None:
    """The same for whoever sees the table so."""
    board: Board = seen.public
    if not any(wire in stand for stand in board.stands) or not 1 <= value <= 14:
        return None
    try:
        return proof_from(Odds(seen), (wire,), value)
    except (Contradiction, TooManyFacts):
        return None


def proof_from(odds: Odds, wires: tuple[int, ...], value: int) -> Proof:
    """Why one of these wires has a value, as the seat of these odds can know. Raises TooManyFacts."""
    board, seen = odds.board, odds.observation
    why = odds.why(Among(wires, kinds_of(value), 1))
    texts = why_words(seen, why)
    if why.steps:
        steps = tuple([_step(board, why, at, text) for at, text in enumerate(texts)])
    else:
        some = list(zip(why.changes, texts, strict=True))[:MOST_CHANGES]
        steps = tuple([_change(board, change, text) for change, text in some])
    return Proof(statement=statement_words(seen, why), chance=why.chance, steps=steps)


def _step(board: Board, why: Why, at: int, text: Message) -> ProofStep:
    step = why.steps[at]
    wires, held = _named(board, step.facts)
    return ProofStep(
        text=text,
        wires=tuple(dict.fromkeys([*step.seen, *wires])),
        held=held,
        proves=tuple(sorted(things_of(step.fact))),
        uses=step.steps,
    )


def _change(board: Board, change: Change, text: Message) -> ProofStep:
    if change.fact is None:
        return ProofStep(text=text, wires=() if change.wire is None else (change.wire,))
    wires, held = _named(board, [change.fact])
    return ProofStep(text=text, wires=wires, held=held)


def _named(board: Board, facts: Iterable[Fact]) -> tuple[tuple[int, ...], tuple[Held, ...]]:
    """The wires that facts show, and what they say of a seat that no wire shows. Order is seen without a light."""
    wires: list[int] = []
    held: list[Held] = []
    for fact in facts:
        if isinstance(fact, Sorted):
            continue
        found = list(held_by(board, fact))
        held += found
        wires += [] if found else sorted(things_of(fact))
    return tuple(dict.fromkeys(wires)), tuple(dict.fromkeys(held))


def held_by(board: Board, fact: Fact) -> Iterator[Held]:
    """What a fact says that no wire shows: that one seat holds one value somewhere."""
    if not isinstance(fact, Among) or fact.least < 1 or len(fact.things) < 2:
        return
    on_stands = {wire for stand in board.stands for wire in stand}
    if not on_stands.issuperset(fact.things):
        return
    owners = {board.owner_of(wire) for wire in fact.things}
    values = {value_of(kind) for kind in fact.kinds}
    if len(owners) == len(values) == 1 and min(owners) >= 0:
        yield Held(min(owners), min(values))
