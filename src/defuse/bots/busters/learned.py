"""`learned`: a network that has taught itself missions 1 to 8, by playing with itself (docs/learned.md).

It reads the bytes of `defuse.encoding` and the exact chances of what is hidden, and says an act number by number: of
the numbers that may follow, the one that the network scores highest. In any other mission it does what `careful` would
do, since it has never played one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from defuse.bots.bot import Decision
from defuse.bots.busters.careful import CarefulBot
from defuse.busters.board import Board
from defuse.busters.wires import VALUES
from defuse.encoding.busters import ENCODING
from defuse.encoding.grammar import Filling, advanced, begun
from defuse.kernel import Act, Form, Observation
from defuse.odds import Contradiction, Odds
from defuse.words import Message, say

if TYPE_CHECKING:
    from defuse.encoding.busters.numbers import BustersFrame
    from defuse.learned.network import Network

MISSIONS = range(1, 9)
"""What it has learned."""
WEIGHTS = "weights.npz"


@cache
def network(weights: Path | None = None) -> Network:
    """The network with a file of weights, or with those that come with defuse: read when it is first asked."""
    from defuse.learned.network import load

    return load(weights or Path(str(files("defuse.learned") / WEIGHTS)))


class LearnedBot:
    """Does what the network scores highest. Nothing in it is left to chance.

    `weights` is a file that `examples/learned/train.py` has written, instead of the one that comes with defuse.
    """

    def __init__(self, seed: str, weights: Path | None = None) -> None:
        self.seed = seed
        self.weights = weights
        self.careful = CarefulBot(seed)
        """Who plays the missions that it has not learned."""

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        if observation.public.mission not in MISSIONS:
            return self.careful.decide(observation, forms)
        return self._decided(observation, forms).act

    def think(self, observation: Observation, forms: tuple[Form, ...]) -> Decision:
        """What `decide` does, and how sure the network was."""
        if observation.public.mission not in MISSIONS:
            return self.careful.think(observation, forms)
        return self._decided(observation, forms)

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        if observation.public.mission not in MISSIONS:
            return self.careful.chime_in(observation, forms)
        if not forms:
            return None
        found = Thought(observation, forms, self.weights, beside=True).act()
        return None if found is None else found[0]

    def _decided(self, observation: Observation, forms: tuple[Form, ...]) -> Decision:
        if len(forms) == 1 and forms[0].count() == 1:
            return Decision(forms[0].nth(0), say("reason-nothing-else"))
        found = Thought(observation, forms, self.weights, beside=False).act()
        assert found is not None
        act, share = found
        return Decision(act, reason(share))


def reason(share: float) -> Message:
    """How sure the network was of an act."""
    return say("reason-learned", chance=share)


class Thought:
    """One decision: the forms that are filled in, number by number."""

    def __init__(
        self, observation: Observation, forms: tuple[Form, ...], weights: Path | None = None, *, beside: bool
    ) -> None:
        board: Board = observation.public
        assert observation.seat is not None
        self.beside = beside
        self.weights = weights
        self.frame: BustersFrame = ENCODING.frame(board, observation.seat)
        self.fillings: Sequence[Filling] = begun(ENCODING, board, forms)
        self.given: tuple[int, ...] = ()
        seen = bytearray(ENCODING.layout.size)
        ENCODING.write(seen, board, observation.faces, self.frame, ())
        self.seen = bytes(seen)
        self.chances = chances(observation, self.frame)

    def act(self) -> tuple[Act, float] | None:
        """The act that the network likes best, and how likely it would be to draw it; None if it lets the card be."""
        share = 1.0
        while not self.fillings[0].complete:
            number, likely = self._number()
            share *= likely
            if number == ENCODING.pass_by and self.beside and not self.given:
                return None
            self.given = (*self.given, number)
            self.fillings = advanced(self.fillings, number, self.frame, ENCODING.done)
        return self.fillings[0].act(), share

    def options(self) -> list[int]:
        """The numbers that may come next."""
        found = {number for filling in self.fillings for number in filling.options(self.frame, ENCODING.done)}
        if self.beside and not self.given:
            found.add(ENCODING.pass_by)
        return sorted(found)

    def codes(self) -> Any:
        """What the seat sees, with the numbers that it has given so far: shape (1, 1255)."""
        import numpy as np

        found = bytearray(self.seen)
        if self.given or self.beside:
            ENCODING.fill_in(found, self.given, self.beside)
        return np.frombuffer(bytes(found), np.uint8)[None]

    def _number(self) -> tuple[int, float]:
        """The best of the numbers that may come next, and its share."""
        import numpy as np

        from defuse.learned.features import features
        from defuse.learned.maths import NUMPY

        options = self.options()
        if len(options) == 1:
            return options[0], 1.0
        scores = network(self.weights)(features(self.codes(), self.chances, NUMPY))[0][0, options]
        weights = np.exp(scores - scores.max())
        best = int(scores.argmax())
        return options[best], float(weights[best] / weights.sum())


def chances(observation: Observation, frame: BustersFrame) -> Any:
    """The exact chances of the values of all wires by position: shape (1, 80, 14)."""
    import numpy as np

    from defuse.learned.layout import POSITIONS
    from defuse.learned.layout import VALUES as VALUE_COUNT

    found = np.zeros((1, POSITIONS, VALUE_COUNT), np.float32)
    faces = observation.faces
    odds: Odds | None = None
    if not all(VALUES[faces[wire]] for wire in frame.wires):
        try:
            odds = Odds(observation)
        except Contradiction:
            odds = None  # where somebody has told an untruth: then only what is seen counts
    for wire, position in frame.wires.items():
        value = VALUES[faces[wire]]
        if value:
            found[0, position, value - 1] = 1
        elif odds is not None:
            for other, chance in odds.values(wire).items():
                found[0, position, other - 1] = chance
    return found
