"""The analysis of a game: which pieces of work come next, and what all that came back adds up to.

The order is what people want to know first: the verdicts by odds, a coarse curve, the whole curve, then more games
where the intervals are widest, and beside that the comparisons of decisions that may have cost something. At any moment
`findings` says what is known so far, and `kept` what has to be kept to go on later.
"""

from __future__ import annotations

import msgspec

from defuse.review.estimates import measured, width
from defuse.review.findings import Findings
from defuse.review.fold import folded
from defuse.review.notes import ACTS, BATCH, WORLDS, Notes
from defuse.review.pieces import Compare, Judge, Judged, Look, Outline, Piece, Play, Result

COARSE = 12
"""So many points the first curve has, roughly."""
NARROW = 0.1
"""A point of the curve has games enough once its interval reaches no further than this."""
MOST_GAMES = 160
"""No point gets more games than these."""
SHARE = 6
"""While both are to be done, one piece of so many is a comparison."""


class Analysis:
    """A review in the making. It plays nothing itself: somebody has to do the pieces that it hands out."""

    def __init__(self, notes: Notes | None = None, *, deep: bool = True) -> None:
        """Without `deep` there are verdicts by odds alone, and no game is played on."""
        self.notes = notes or Notes()
        self.deep = deep
        self._out: list[Piece] = []
        self._handed = 0

    @classmethod
    def resumed(cls, kept: bytes, *, deep: bool = True) -> Analysis:
        """Go on where another one stopped. What another version kept begins afresh."""
        return cls(Notes.read(kept), deep=deep)

    def kept(self) -> bytes:
        """All results so far, for `resumed`."""
        return msgspec.json.encode(self.notes)

    def next(self) -> Piece | None:
        """The next piece of work; None if there is nothing to do before others have come back, or nothing at all."""
        piece = self._next()
        if piece is not None:
            self._out.append(piece)
        return piece

    def add(self, piece: Piece, result: Result) -> None:
        """Take note of what came of a piece."""
        self.put_back(piece)
        self.notes.add(piece, result)

    def put_back(self, piece: Piece) -> None:
        """A piece was not done: it will be handed out again."""
        if piece in self._out:
            self._out.remove(piece)

    def give_up(self, piece: Piece) -> None:
        """A piece cannot be done. What it was about stays unknown, and everything else goes on."""
        self.put_back(piece)
        match piece:
            case Look():
                self.notes.outline = Outline("", (), (), (), None, False, False)
            case Judge():
                self.notes.add(piece, Judged(()))
            case Play():
                self.notes.unknown |= {piece.number}
            case Compare():
                self.notes.settled |= {piece.number}

    @property
    def finished(self) -> bool:
        """Whether nothing is left to do."""
        return not self._out and self._next() is None

    def findings(self) -> Findings:
        """What is known so far."""
        return folded(self.notes, self.progress)

    # What comes next.

    def _next(self) -> Piece | None:
        notes = self.notes
        if notes.outline is None:
            return None if self._out else Look()
        if (judging := self._judging()) is not None or not notes.all_judged or not self.deep:
            return judging
        comparing, playing = self._comparing(), self._playing()
        if comparing is None or playing is None:
            return comparing or playing
        if self._fresh(playing):
            return playing
        self._handed += 1
        return comparing if self._handed % SHARE == 0 else playing

    def _judging(self) -> Judge | None:
        out = {piece.first for piece in self._out if isinstance(piece, Judge)}
        for first in self.notes.to_judge():
            if first not in self.notes.judged and first not in out:
                return Judge(first, first + ACTS - 1)
        return None

    def _fresh(self, piece: Play) -> bool:
        return piece.number not in self.notes.played

    def _playing(self) -> Play | None:
        """Points without games first, a few that are far apart before all others; then the widest interval."""
        levels = self.notes.levels()
        fresh = [number for number in levels if number not in self.notes.played and not self._batches_out(number)]
        if fresh:
            step = max(1, len(levels) // COARSE)
            coarse = [number for number in levels[::step] if number in fresh]
            return self._play((coarse or fresh)[0])
        wanting = [number for number in levels if self._lacks(number) > 0]
        if not wanting:
            return None
        return self._play(max(wanting, key=self._lacks))

    def _play(self, number: int) -> Play:
        batch = self.notes.batches(number, self.notes.play_batches) + self._batches_out(number)
        return Play(number, BATCH, batch)

    def _lacks(self, number: int) -> float:
        """How wide the interval of a point will be once all is back that is out; 0 if that is narrow enough."""
        games, won = self.notes.played.get(number, (0, 0))
        out = self._batches_out(number)
        if games + out * BATCH >= MOST_GAMES or not games:
            return 0.0
        wide = width(measured(won, games)) * (games / (games + out * BATCH)) ** 0.5
        return wide if wide > NARROW else 0.0

    def _batches_out(self, number: int) -> int:
        return sum([isinstance(piece, Play) and piece.number == number for piece in self._out])

    def _comparing(self) -> Compare | None:
        """The next comparison, decision by decision."""
        for number, rivals in self.notes.open_rivals():
            out = [piece.batch for piece in self._out if isinstance(piece, Compare) and piece.number == number]
            done = self.notes.compare_batches.get(number, ())
            for batch in range(WORLDS // BATCH):
                if batch not in done and batch not in out:
                    return Compare(number, rivals, BATCH, batch)
        return None

    # How far it has come.

    @property
    def progress(self) -> float:
        """The share of the work that is done, by what it roughly costs; it never goes back."""
        notes = self.notes
        outline = notes.outline
        if outline is None:
            return 0.0
        pieces = len(notes.to_judge())
        judged = len(notes.judged) / pieces if pieces else 1.0
        if not self.deep or not outline.has_curve:
            return judged
        levels = notes.levels(all_of_them=True)
        curve = sum([self._share_of(number) for number in levels]) / max(1, len(levels))
        compared = notes.compared_share() if notes.all_judged else 0.0
        return 0.05 * judged + 0.6 * curve + 0.35 * compared

    def _share_of(self, number: int) -> float:
        if number in self.notes.unknown:
            return 1.0
        games, won = self.notes.played.get(number, (0, 0))
        if not games:
            return 0.0
        narrow = width(measured(won, games)) <= NARROW
        return 1.0 if narrow or games >= MOST_GAMES else games / MOST_GAMES
