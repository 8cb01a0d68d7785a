"""The JSON Schema of all messages: `python -m defuse.server.schema` prints it. The client's types come from it."""

from __future__ import annotations

import os
import sys
from functools import cache, reduce
from operator import or_
from typing import Any, get_args

import msgspec

from defuse.companion import Layout
from defuse.server.games import boxes
from defuse.server.wire import calculator, crews, lessons, messages, puzzles, rest, reviews, rules

REST: dict[str, Any] = {
    kind.__name__: kind
    for kind in (
        *(rest.NewTable, rest.Seated, rest.Join, rest.TableInfo, rest.Catalogue, rest.Problem, rest.Health),
        *(crews.NewCrew, crews.JoinCrew, crews.RecoverMember, crews.CrewJoined, crews.InviteSeen, crews.CrewChange),
        *(crews.CrewSeen, crews.GamesPage, crews.CrewStatistics, crews.MissionRates),
        *(crews.PlayMission, crews.BoxGame, crews.DailySeen, crews.NewChallenge, crews.ChallengeSeen),
        *(crews.BoxGameRemoved, crews.ReviewGame, crews.CampaignWon, crews.CampaignSeen),
        *(reviews.MakeReview, reviews.WithdrawReview, reviews.ReviewLink, reviews.ReviewSeen, reviews.FramesSeen),
        *(reviews.FindingsSeen, reviews.ProofSeen, reviews.ReviewOdds, reviews.NewBranch),
        *(lessons.LessonsSeen, lessons.LessonStepSeen, lessons.LessonAnswer, lessons.LessonAnswered),
        *(lessons.LessonHintAsked, lessons.LessonHint, lessons.NewLessonTable),
        *(lessons.LessonPlayedAsked, lessons.LessonPlayed),
        *(puzzles.PuzzlesSeen, puzzles.PuzzleSeen, puzzles.HintAsked, puzzles.HintSeen, puzzles.PuzzleTry),
        *(puzzles.GiveUp, puzzles.TriedSeen, puzzles.SolutionSeen),
        Layout,
        rules.RuleBooks,
        *(calculator.Calculate, calculator.NewCalculation, calculator.AskWhy),
        *(calculator.Calculated, calculator.BlankSeen),
    )
}


def by_game() -> dict[type[msgspec.Struct], dict[str, Any]]:
    """The fields of messages that depend on the game, with their types over all games that there are."""
    shapes = [box.shapes for box in boxes()]
    scene = reduce(or_, [shape.scene for shape in shapes])
    yours = reduce(or_, [shape.yours for shape in shapes])
    chances = reduce(or_, [shape.chances for shape in shapes if shape.chances is not None])
    return {
        messages.Frame: {
            "scene": scene,
            "yours": yours,
        },
        calculator.Calculated: {"scene": scene | None, "yours": yours | None},
        calculator.BlankSeen: {"scene": scene | None, "yours": yours | None},
        messages.Odds: {"told": chances},
        reviews.ReviewOdds: {"told": chances | None},
    }


def server_message() -> Any:
    """`messages.ServerMessage` with types for what depends on the game: for clients in Python."""
    return _typed(tuple([box.name for box in boxes()]))


@cache
def _typed(games: tuple[str, ...]) -> Any:
    """The same for these games, which are all that there are."""
    typed: dict[Any, Any] = {}
    for kind, fields in by_game().items():
        tag = kind.__struct_config__.tag
        typed[kind] = msgspec.defstruct(
            kind.__name__, list(fields.items()), bases=(kind,), frozen=True, kw_only=True, tag=tag
        )
    return reduce(or_, [typed.get(kind, kind) for kind in get_args(messages.ServerMessage)])


def schema() -> dict[str, Any]:
    """One schema with everything in `$defs`; the roots are there under their names, too."""
    lines = {
        "ClientMessage": messages.ClientMessage,
        "ServerMessage": messages.ServerMessage,
        "ReaderMessage": reviews.ReaderMessage,
        "ToReaderMessage": reviews.ToReaderMessage,
    }
    known = {**lines, **REST}
    depending = [(kind.__name__, field, type) for kind, fields in by_game().items() for field, type in fields.items()]
    types = [*known.values(), *[type for _, _, type in depending]]
    roots, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    named = {name: root for name, root in zip(known, roots, strict=False) if name not in parts}
    for (message, field, _), found in zip(depending, roots[len(known) :], strict=True):
        parts[message]["properties"][field] = found
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the defuse table",
        "$defs": dict(sorted({**parts, **named}.items())),
    }


def main() -> None:
    """Print the schema."""
    try:
        print(msgspec.json.format(msgspec.json.encode(schema(), order="deterministic"), indent=2).decode(), flush=True)
    except BrokenPipeError:
        # Whoever read it has seen enough. Nothing more may be written: the flush at the end of Python would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


if __name__ == "__main__":
    main()
