"""Pieces: the work of a review in small parts that know nothing of each other.

Each is a plain function of the bytes of a replay file and of what is asked, and takes a few seconds at most. So any
number of processes can share them. `work` does the piece that a value describes; pieces and results are data that can
be sent and kept. The same piece always gives the same result.
"""

from __future__ import annotations

from hashlib import blake2b

from msgspec import Struct
from msgspec.structs import replace

from defuse.kernel import Game
from defuse.review.findings import Choice, Decision
from defuse.review.game import CannotTell, GameReview, review_of
from defuse.review.story import Story, story_of

# What can be asked for.


class Look(Struct, frozen=True, tag_field="piece", tag="look"):
    """Look at the whole game: this comes first."""


class Judge(Struct, frozen=True, tag_field="piece", tag="judge"):
    """Judge the acts from one number to another by their odds."""

    first: int
    last: int


class Play(Struct, frozen=True, tag_field="piece", tag="play"):
    """Play on after an act (0: from the beginning), in so many worlds that all seats could agree on."""

    number: int
    worlds: int
    batch: int
    """Which part of the worlds of this act it is, from 0: each has worlds of its own."""


class Compare(Struct, frozen=True, tag_field="piece", tag="compare"):
    """Play on from what was chosen and from other choices, in the same worlds that the seat could not tell apart."""

    number: int
    others: tuple[Choice, ...]
    worlds: int
    batch: int


Piece = Look | Judge | Play | Compare

# What comes of it.


class Outline(Struct, frozen=True, tag_field="found", tag="outline"):
    """What a review has to know of a game before anything else."""

    game: str
    seats: tuple[int, ...]
    """Who did each act; below zero where it was nobody at the table."""
    turns: tuple[int, ...]
    """The turn that each act belongs to."""
    levels: tuple[int, ...]
    """For the beginning and after each act: the first number with the same public state, so the same chance to win."""
    won: bool | None
    """How it ended; None if it is not over, or if nobody wins or loses together."""
    has_verdicts: bool
    has_curve: bool


class Judged(Struct, frozen=True, tag_field="found", tag="judged"):
    """Decisions with the verdicts that the odds alone give, and what each has to be compared with."""

    decisions: tuple[Decision, ...]
    rivals: tuple[tuple[Choice, ...], ...] = ()
    """For each decision; empty where there is nothing to compare."""


class Played(Struct, frozen=True, tag_field="found", tag="played"):
    """How many of the games were won. No games: no world could be drawn."""

    games: int = 0
    won: int = 0


class Compared(Struct, frozen=True, tag_field="found", tag="compared"):
    """In how many worlds the chosen act won, and each of the others. No games: no world could be drawn."""

    games: int = 0
    won: int = 0
    others: tuple[tuple[int, int], ...] = ()
    """For each other choice: in how many worlds both win, and in how many this one alone."""


Result = Outline | Judged | Played | Compared


def work(data: bytes, piece: Piece) -> Result:
    """Do a piece of the review of a replay file."""
    match piece:
        case Look():
            return outline(data)
        case Judge():
            return judge(data, piece.first, piece.last)
        case Play():
            return play_on(data, piece.number, piece.worlds, piece.batch)
        case Compare():
            return compare(data, piece.number, piece.others, piece.worlds, piece.batch)


def outline(data: bytes) -> Outline:
    """What there is to review."""
    story = story_of(data)
    review = review_of(story.game)
    end = story.end.outcome
    curve = review is not None and review.has_curve
    return Outline(
        game=story.game,
        seats=tuple([moment.act.seat for moment in story.moments]),
        turns=tuple([0 if review is None else review.turn_of(moment.before) for moment in story.moments]),
        levels=tuple(_levels(story)) if curve else (),
        won=None if end is None or not curve else end.won,
        has_verdicts=review is not None,
        has_curve=curve,
    )


def judge(data: bytes, first: int, last: int) -> Judged:
    """The decisions among the acts from one number to another, judged by their odds alone."""
    story, review = _reviewed(data)
    moments = [moment for moment in story.moments[first - 1 : last] if moment.act.seat >= 0]
    decisions = tuple([review.judged(story, moment) for moment in moments])
    return Judged(decisions, tuple([review.rivals(decision) for decision in decisions]))


def play_on(data: bytes, number: int, worlds: int, batch: int) -> Played:
    """How often bots win who play on after an act, in worlds drawn from what all seats know in common."""
    story, review = _reviewed(data)
    game, seed = story.after(number), _seed(data, f"play/{number}/{batch}")
    clock = review.uses_clock(story.beginning)
    try:
        drawn = review.worlds(game.observe(None), worlds, seed)
    except CannotTell:
        return Played()
    won = [review.play_on(world, clock, f"{seed}/{at}") for at, world in enumerate(drawn)]
    return Played(len(won), sum(won))


def compare(data: bytes, number: int, others: tuple[Choice, ...], worlds: int, batch: int) -> Compared:
    """How often bots win who play on from an act and from other choices, in worlds that the seat cannot tell apart.

    Every choice is played in the same worlds, with the same luck and the same bots: so luck is the same for all.
    """
    story, review = _reviewed(data)
    moment, seed = story.moments[number - 1], _seed(data, f"compare/{number}/{batch}")
    clock = review.uses_clock(story.beginning)
    acts = [moment.act, *[review.act_of(moment, choice) for choice in others]]
    try:
        drawn = review.worlds(moment.before.observe(moment.act.seat), worlds, seed)
    except CannotTell:
        return Compared()
    rows = [
        [review.play_on(world.play(act)[0], clock, f"{seed}/{at}") for act in acts] for at, world in enumerate(drawn)
    ]
    pairs = [[(row[0], row[at]) for row in rows] for at in range(1, len(acts))]
    return Compared(
        games=len(rows),
        won=sum([row[0] for row in rows]),
        others=tuple([(pair.count((True, True)), pair.count((False, True))) for pair in pairs]),
    )


def _reviewed(data: bytes) -> tuple[Story, GameReview]:
    story = story_of(data)
    review = review_of(story.game)
    if review is None:
        raise ValueError(f"there are no verdicts on {story.game}")
    return story, review


def _levels(story: Story) -> list[int]:
    """Answers that are still sealed, and questions that were only put again, change nobody's chances."""
    found = [0]
    for moment in story.moments:
        same = _stripped(moment.before) == _stripped(moment.after)
        found.append(found[-1] if same else moment.number)
    return found


def _stripped(game: Game) -> object:
    return replace(game.public, ask=None, asked=0, stack=())


def _seed(data: bytes, what: str) -> str:
    return blake2b(data + what.encode(), digest_size=12).hexdigest()
