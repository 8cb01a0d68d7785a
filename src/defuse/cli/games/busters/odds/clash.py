"""Facts that cannot be true together, in the words of the table notation."""

from __future__ import annotations

from defuse.busters.board import Board
from defuse.busters.notation.places import Places
from defuse.busters.notation.pool import write_specials
from defuse.busters.notation.slots import kinds_shown
from defuse.busters.notation.stated import Stated
from defuse.busters.words import mark_words
from defuse.kernel import Among, CountOf, Fact, Observation, Order
from defuse.odds import clash


def clash_words(seen: Observation) -> str:
    """Why no deal agrees with what a seat knows: the facts that clash."""
    words = list(dict.fromkeys(_words(seen, fact) for fact in clash(seen)))
    if not words:
        return "no deal agrees with the wires on the table"
    if len(words) == 1:
        return f"no deal agrees with the wires on the table and this fact: {words[0]}"
    return f"no deal agrees with these facts together: {'; '.join(words)}"


def _words(seen: Observation, fact: Fact) -> str:
    board: Board = seen.public
    said = _of_the_table(board, fact)
    if said is not None:
        return said
    places = Places(board)
    if isinstance(fact, Order):
        return f"{places.name(fact.low)} {'<' if fact.strict else '<='} {places.name(fact.high)}"
    stated = Stated(board, seen.faces, [wire for stand in board.stands for wire in stand])
    return stated.sentence(stated.short(fact) or fact)


def _of_the_table(board: Board, fact: Fact) -> str | None:
    """The words for a fact that the table shows by itself: drawn wires and tokens."""
    if isinstance(fact, Among):
        for colour, drawn in (("red", board.red), ("yellow", board.yellow)):
            if drawn.kinds and fact.kinds == drawn.kinds and fact.least == fact.most == drawn.count:
                return write_specials("red" if colour == "red" else "yellow", drawn)
    for token in board.tokens:
        shown = kinds_shown(token.mark)
        if isinstance(fact, Among):
            told = shown is not None and fact.things == (token.wire,) and fact.kinds == shown[0]
        else:
            told = isinstance(fact, CountOf) and shown is None and fact.thing == token.wire
        if told:
            return f"the token {mark_words(token.mark)} at {Places(board).name(token.wire)}"
    return None
