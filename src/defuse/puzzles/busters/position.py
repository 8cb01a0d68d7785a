"""Position: a table in notation, with everything that its seat can work out."""

from __future__ import annotations

from functools import cached_property

from defuse.busters.acts import Cut, SoloCut
from defuse.busters.board import Board
from defuse.busters.notation import parse_observation
from defuse.busters.notation.draft import Draft
from defuse.busters.notation.facts import read_facts
from defuse.busters.notation.places import Places
from defuse.busters.setup import Setup
from defuse.busters.view import View
from defuse.busters.wires import kinds_of, value_of
from defuse.kernel import Among, Fact, Game, Observation, Order, imagine
from defuse.odds import Call, Odds
from defuse.odds.why import Why


class Position:
    """What a seat that is to move sees, and its odds. Everything here follows from the text alone."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.seen: Observation = parse_observation(text)
        self.board: Board = self.seen.public
        self.places = Places(self.board)

    @cached_property
    def odds(self) -> Odds:
        """The exact odds of the seat."""
        return Odds(self.seen)

    @cached_property
    def calls(self) -> list[Call]:
        """All plain calls: the likeliest hits first, of equal ones the safer."""
        return self.odds.calls()

    @property
    def view(self) -> View:
        """What the seat sees, in words of the game."""
        view: View = self.seen.view()
        return view

    @cached_property
    def wires(self) -> tuple[int, ...]:
        """The wires that may be named, stand by stand."""
        able = {call.targets[0] for call in self.calls}
        return tuple([wire for stand in self.board.stands for wire in stand if wire in able])

    @cached_property
    def values(self) -> tuple[int, ...]:
        """The values that may be named, ascending."""
        return tuple(sorted({call.values[0] for call in self.calls}))

    def call(self, wire: int, value: int) -> Call | None:
        """A plain call that may be made; None if it may not."""
        return next((call for call in self.calls if call.targets == (wire,) and call.values == (value,)), None)

    def why(self, wire: int, value: int) -> Why:
        """The proof that a wire has a value; what its chance hangs on, where it is only likely."""
        return self.odds.why(Among((wire,), kinds_of(value), 1))

    @cached_property
    def may_cut_alone(self) -> bool:
        """Whether there is a solo cut without a card: that would be certain, too."""
        return any(form.verb is SoloCut and not form.using for form in self.seen.forms())

    @cached_property
    def told(self) -> list[tuple[str, Fact]]:
        """What everybody knows and the table does not show, each with the line that says so."""
        lines = Draft(self.text).facts
        return [(words.text, fact) for words in lines for fact in read_facts(words, self.places)]

    @cached_property
    def is_plain(self) -> bool:
        """Whether all that counts can be seen: no wire has moved, and no rule has a state that only programs read."""
        draft = Draft(self.text)
        if "moved" in draft.once or draft.many["dealt"] or draft.many["rule"]:
            return False
        return not any(isinstance(fact, Order) for _, fact in self.told)

    def game(self) -> Game:
        """A whole game in which the seat could be sitting, to draw it. What is hidden in it is drawn at random."""
        board = self.board
        imagined = imagine(self.seen, self.odds.sample("puzzle"), "puzzle")
        setup = Setup(mission=board.mission, players=board.players, captain=board.captain)
        return Game(imagined.kit, setup, imagined.public, imagined.secret)


def is_to_move(seen: Observation) -> bool:
    """Whether a seat is asked for a turn, and for a plain cut among other things; quick to tell."""
    return any(form.verb is Cut and not form.using for form in seen.forms())


def values_held(seen: Observation) -> set[int]:
    """The values of the seat's own wires that it sees."""
    assert seen.seat is not None
    return {value_of(seen.faces[wire]) for wire in seen.public.hand(seen.seat)}
