"""Facts that cannot be true together, in the words of the table notation."""

from __future__ import annotations

from defuse.busters.board import Board
from defuse.busters.notation.places import Places
from defuse.busters.notation.pool import write_specials
from defuse.busters.notation.slots import kinds_shown, written
from defuse.busters.notation.stated import Stated
from defuse.busters.wires import mark_word, seat_name
from defuse.kernel import Among, CountOf, Fact, Observation, Order
from defuse.odds import clash
from defuse.words import Message, Text, say


def clash_words(seen: Observation) -> Message:
    """Why no deal agrees with what a seat knows: the facts that clash."""
    words = tuple(dict.fromkeys(fact_words(seen, fact) for fact in clash(seen)))
    if not words:
        return say("logbook-clash")
    if len(words) == 1:
        return say("logbook-clash-with", facts=words)
    return say("logbook-clash-together", facts=words)


def fact_words(seen: Observation, fact: Fact) -> Text:
    """A fact as a line of the table says it, or as the table shows it."""
    board: Board = seen.public
    said = _of_the_table(board, fact)
    if said is not None:
        return said
    places = Places(board)
    if isinstance(fact, Order):
        return f"{places.name(fact.low)} {'<' if fact.strict else '<='} {places.name(fact.high)}"
    stated = Stated(board, seen.faces, [wire for stand in board.stands for wire in stand])
    return stated.sentence(stated.short(fact) or fact)


def said_words(seen: Observation, fact: Fact) -> str:
    """A fact as somebody has said it, however little of that is left to say."""
    board: Board = seen.public
    shown = _of_the_table(board, fact)
    if shown is not None:
        return str(shown)
    places = Places(board)
    if isinstance(fact, Among) and fact.kinds and (fact.least, fact.most) in ((1, None), (0, 0)):
        for seat in range(board.players):
            if set(fact.things) == set(places.hand(seat)):
                return f"{seat_name(seat)} {'has' if fact.least else 'lacks'} {written(fact.kinds)}"
    if isinstance(fact, Order):
        return str(fact_words(seen, fact))
    return Stated(board, seen.faces, [wire for stand in board.stands for wire in stand]).sentence(fact)


def _of_the_table(board: Board, fact: Fact) -> Text | None:
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
            return say("logbook-clash-token", mark=mark_word(token.mark), place=Places(board).name(token.wire))
    return None
