"""Notes: what all pieces of a review have found so far, as plain data that can be kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
from msgspec import Struct, field

from defuse.review.findings import VERSION, Choice, Decision
from defuse.review.pieces import Compare, Compared, Judge, Judged, Outline, Piece, Play, Played, Result

ACTS = 4
"""So many acts are judged in one piece."""
BATCH = 16
"""So many worlds are played in one piece."""
WORLDS = 240
"""In so many worlds a decision is compared with others. Nothing is said before all of them are played: whoever looks
again and again while games are played will see a difference some day."""

EARLY = 96
FUTILE = 0.03
"""After these many worlds a comparison ends if no rival wins more often by at least this share. To end early in this
way can only spare somebody blame."""


class Notes(Struct, kw_only=True):
    """Everything that has come back."""

    version: int = VERSION
    outline: Outline | None = None
    judged: set[int] = field(default_factory=set)
    """The first acts of the pieces that were judged."""
    decisions: dict[int, Decision] = field(default_factory=dict)
    rivals: dict[int, tuple[Choice, ...]] = field(default_factory=dict)
    """What each decision that may have cost something is compared with."""
    played: dict[int, tuple[int, int]] = field(default_factory=dict)
    """For each point of the curve: games, and how many of them were won."""
    play_batches: dict[int, tuple[int, ...]] = field(default_factory=dict)
    unknown: set[int] = field(default_factory=set)
    """The points that nobody can tell."""
    compared: dict[int, Compared] = field(default_factory=dict)
    compare_batches: dict[int, tuple[int, ...]] = field(default_factory=dict)
    settled: set[int] = field(default_factory=set)
    """The decisions that cannot be compared, so that nobody can say whether they have cost anything."""

    @classmethod
    def read(cls, kept: bytes) -> Notes:
        """What `msgspec.json.encode` wrote; empty notes if another version did, or if it cannot be read."""
        try:
            found = msgspec.json.decode(kept, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return cls()
        return found if found.version == VERSION else cls()

    def add(self, piece: Piece, result: Result) -> None:
        """Take note of a result."""
        match piece, result:
            case _, Outline():
                self.outline = result
            case Judge(), Judged():
                self.judged |= {piece.first}
                self.decisions |= {decision.number: decision for decision in result.decisions}
                rivals = zip(result.decisions, result.rivals, strict=False)
                self.rivals |= {decision.number: others for decision, others in rivals if others}
            case Play(), Played():
                self._add_played(piece, result)
            case Compare(), Compared():
                self._add_compared(piece, result)
            case _:
                raise TypeError(f"{type(result).__name__} is no answer to {type(piece).__name__}")

    def _add_played(self, piece: Play, result: Played) -> None:
        if not result.games:
            self.unknown |= {piece.number}
            return
        if piece.batch in self.play_batches.get(piece.number, ()):
            return  # the same again, from somebody who was thought lost
        games, won = self.played.get(piece.number, (0, 0))
        self.played[piece.number] = (games + result.games, won + result.won)
        self.play_batches[piece.number] = (*self.play_batches.get(piece.number, ()), piece.batch)

    def _add_compared(self, piece: Compare, result: Compared) -> None:
        if not result.games:
            self.settled |= {piece.number}
            return
        if piece.batch in self.compare_batches.get(piece.number, ()):
            return
        before = self.compared.get(piece.number, Compared(others=((0, 0),) * len(result.others)))
        others = [(a + c, b + d) for (a, b), (c, d) in zip(before.others, result.others, strict=True)]
        self.compared[piece.number] = Compared(before.games + result.games, before.won + result.won, tuple(others))
        self.compare_batches[piece.number] = (*self.compare_batches.get(piece.number, ()), piece.batch)

    # What is there, and what is not.

    @property
    def all_judged(self) -> bool:
        """Whether every act has been judged that can be."""
        return self.outline is not None and all(first in self.judged for first in self.to_judge())

    def to_judge(self) -> range:
        """The first acts of all pieces that there are to judge."""
        outline = self.outline
        return range(1, len(outline.seats) + 1, ACTS) if outline is not None and outline.has_verdicts else range(0)

    def levels(self, all_of_them: bool = False) -> list[int]:
        """The points of the curve for which games are played: the end of a game that is over needs none."""
        outline = self.outline
        if outline is None or not outline.has_curve:
            return []
        found = sorted(set(outline.levels))
        if outline.won is not None:
            found.remove(outline.levels[-1])
        return found if all_of_them else [number for number in found if number not in self.unknown]

    def batches(self, number: int, done: Mapping[int, tuple[int, ...]]) -> int:
        """The number of the next batch of an act."""
        return max(done.get(number, ()), default=-1) + 1

    def complete(self, number: int) -> bool:
        """Whether a decision has been compared in worlds enough."""
        batches = len(self.compare_batches.get(number, ()))
        return batches >= WORLDS // BATCH or (batches >= EARLY // BATCH and self._promises_nothing(number))

    def _promises_nothing(self, number: int) -> bool:
        """Whether no rival looks much better: then there is no blame, however many games were to follow."""
        found = self.compared[number]
        return all(both + alone - found.won <= FUTILE * found.games for both, alone in found.others)

    def open_rivals(self) -> Iterator[tuple[int, tuple[Choice, ...]]]:
        """The decisions that are still to be compared, in order, with what."""
        for number, rivals in sorted(self.rivals.items()):
            if number not in self.settled and not self.complete(number):
                yield number, rivals

    def compared_share(self) -> float:
        """How much of the comparisons is done."""
        if not self.rivals:
            return 1.0
        batches = WORLDS // BATCH
        done = [
            batches if number in self.settled or self.complete(number) else len(self.compare_batches.get(number, ()))
            for number in self.rivals
        ]
        return sum(done) / (batches * len(self.rivals))
