"""A puzzle of Bomb Busters as somebody looks at it."""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import replace

from defuse.busters.wires import value_named, value_of, word
from defuse.busters.words import place_name, stand_name, values_named
from defuse.kernel import Among, Fact, Game, Observation
from defuse.odds import Call
from defuse.odds.why import Change, Why
from defuse.odds.why.ground import things_of
from defuse.odds.why.words import fact_words, pool_words, seen_words, statement_words
from defuse.puzzles.busters.grading import matters
from defuse.puzzles.busters.position import Position
from defuse.puzzles.game import ChoiceTold, FactTold
from defuse.puzzles.puzzle import Puzzle
from defuse.review.busters.judging import found
from defuse.review.busters.proving import proof_from
from defuse.review.busters.words import odds_words
from defuse.review.findings import CallFound
from defuse.review.proof import Held, Proof, ProofStep
from defuse.words import Argument, Seat, say

MOST_CHANGES = 6
"""So many things are told that a chance hangs on."""
MOST_CHOICES = 4
"""So many calls are told with the answer, itself among them."""


class PosedPuzzle:
    """The table of a puzzle, its answer, and why it is the answer."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.position = Position(puzzle.table)
        seat = self.position.seen.seat
        if seat is None:
            raise ValueError("a puzzle is what a seat sees")
        self.seat = seat

    @property
    def seen(self) -> Observation:
        return self.position.seen

    @property
    def turn(self) -> int:
        return self.position.board.turns

    @property
    def wires(self) -> tuple[int, ...]:
        return self.position.wires

    @property
    def values(self) -> tuple[str, ...]:
        return tuple([word(value) for value in self.position.values])

    @cached_property
    def facts(self) -> tuple[FactTold, ...]:
        return tuple([self._told(line, fact) for line, fact in self.position.told if self._tells(fact)])

    @property
    def answer(self) -> CallFound:
        return self._answer.call

    @cached_property
    def _answer(self) -> ChoiceTold:
        wire = self.wire_at(self.puzzle.wire)
        answer = None if wire is None else self.tried(wire, self.puzzle.value)
        if answer is None:
            raise ValueError(f"{self.puzzle.value} cannot be called at {self.puzzle.wire}")
        return answer

    def game(self) -> Game:
        return self.position.game()

    def wire_at(self, place: str) -> int | None:
        row, _, slot = place.partition(".")
        wires = self.position.places.rows.get(row, ())
        able = slot.isascii() and slot.isdigit() and len(slot) < 3
        return wires[int(slot) - 1] if able and 1 <= int(slot) <= len(wires) else None

    def place_of(self, wire: int) -> Argument:
        return place_name(self.position.board, wire)

    def tried(self, wire: int, value: str) -> ChoiceTold | None:
        try:
            call = self.position.call(wire, value_named(value))
        except ValueError:
            return None
        return None if call is None else self._choice(call)

    def proof(self) -> Proof:
        return self._proof

    @cached_property
    def _proof(self) -> Proof:
        answer = self.answer
        if self.puzzle.kind == "certain":
            return proof_from(self.position.odds, answer.wires, answer.values[0])
        why = self.position.why(answer.wires[0], answer.values[0])
        steps = [self._hangs_on(change) for change in matters(why)[:MOST_CHANGES]]
        return Proof(statement=statement_words(self.seen, why), chance=why.chance, steps=tuple(steps))

    def hints(self) -> tuple[ProofStep, ...]:
        """All steps but the last, which is the answer. Of a proof in one step, what it follows from.

        What a chance hangs on does not name the answer, so all of it may be told.
        """
        steps = self._proof.steps
        if self.puzzle.kind == "likely":
            return steps
        if len(steps) > 1:
            return steps[:-1]
        answer = self.answer
        return (self._because(self.position.why(answer.wires[0], answer.values[0]), steps[0]),)

    def choices(self) -> tuple[ChoiceTold, ...]:
        answer = self._answer
        named = (answer.call.wires, answer.call.values)
        others = [call for call in self.position.calls if (call.targets, call.values) != named]
        return (answer, *[self._choice(call) for call in others[: MOST_CHOICES - 1]])

    def _hangs_on(self, change: Change) -> ProofStep:
        """What a chance hangs on: how likely it would be without this."""
        if change.fact is None:
            assert change.wire is not None
            told = FactTold(seen_words(self.seen, (change.wire,))[0], wires=(change.wire,))
        else:
            line = next((line for line, fact in self.position.told if fact == change.fact), "")
            told = self._told(line, change.fact)
        text = say("why-without", because=(told.text,), chance=change.chance)
        return ProofStep(text=text, wires=told.wires, held=told.held)

    def _choice(self, call: Call) -> ChoiceTold:
        counted = found(self.position.view, call)
        places = tuple([self.place_of(wire) for wire in call.targets])
        what = say("review-call", values=values_named(call.values), wires=places)
        return ChoiceTold(counted, what, odds_words(counted))

    def _because(self, why: Why, step: ProofStep) -> ProofStep:
        """A step without what it concludes."""
        board, (only,) = self.position.board, why.steps
        because = (
            *pool_words(board, only),
            *seen_words(self.position.seen, only.seen),
            *[fact_words(board, fact) for fact in only.facts],
        )
        return replace(step, text=say("puzzle-look-at", because=because), proves=())

    # What the table does not show.

    def _tells(self, fact: Fact) -> bool:
        """Whether a fact tells the seat anything: it may be of wires that the seat sees, or allow all there are."""
        if all(self.position.seen.faces[wire] for wire in things_of(fact)):
            return False
        if not isinstance(fact, Among) or fact.least or fact.most is None:
            return True
        kinds = next(pile for pile in self.position.board.piles if pile.name == "wires").kinds
        return sum([kind in fact.kinds for kind in kinds]) > fact.most

    def _told(self, line: str, fact: Fact) -> FactTold:
        board = self.position.board
        who, _, rest = line.partition(" ")
        seat = "ABCDE".find(who) if len(who) == 1 else -1
        if isinstance(fact, Among) and 0 <= seat < board.players and rest.startswith(("has ", "lacks ")):
            values = tuple(dict.fromkeys([value_of(kind) for kind in fact.kinds]))
            if not rest.startswith("has "):
                return FactTold(say("puzzle-lacks", seat=Seat(seat), values=values_named(values)))
            held = (Held(seat, values[0]),) if len(values) == 1 else ()
            return FactTold(say("puzzle-holds", seat=Seat(seat), values=values_named(values)), held=held)
        if isinstance(fact, Among) and rest.startswith("radar "):
            stand = stand_name(board, list(self.position.places.rows).index(who))
            value = value_of(fact.kinds[0])
            if rest.endswith("yes"):
                return FactTold(say("puzzle-radar-yes", stand=stand, value=value))
            return FactTold(say("puzzle-radar-no", stand=stand, value=value))
        return FactTold(fact_words(board, fact), wires=tuple(sorted(things_of(fact))))
