"""The routes of puzzles, for the list in `routes`."""

from __future__ import annotations

from defuse.server.transport import puzzle_requests as does
from defuse.server.transport.openapi import Operation
from defuse.server.wire.puzzles import (
    GiveUp,
    HintAsked,
    HintSeen,
    PuzzleSeen,
    PuzzlesSeen,
    PuzzleTry,
    SolutionSeen,
    TriedSeen,
)

PUZZLE_OPERATIONS = (
    Operation("/api/puzzles", does.puzzles, "All puzzles, and the one of the day.", {200: PuzzlesSeen}),
    Operation("/api/puzzles/{number:int}", does.puzzle, "A puzzle, without its answer.", {200: PuzzleSeen}, (404, 503)),
    Operation(
        "/api/puzzles/{number:int}/hint",
        does.puzzle_hint,
        "One step of the proof.",
        {200: HintSeen},
        (404, 409, 503),
        HintAsked,
    ),
    Operation(
        "/api/puzzles/{number:int}/try",
        does.puzzle_try,
        "Try an answer: how likely it is; with the right one comes the solution.",
        {200: TriedSeen},
        (404, 409, 503),
        PuzzleTry,
    ),
    Operation(
        "/api/puzzles/{number:int}/solution",
        does.puzzle_solution,
        "Give up: the answer and its proof.",
        {200: SolutionSeen},
        (404, 503),
        GiveUp,
    ),
)
