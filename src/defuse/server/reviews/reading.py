"""Reading: what is done with the file of a game in another process. Nothing here waits, and nothing is kept here.

A file may come from anybody. It is played and compared with its digest before anything is said of it.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from defuse.kernel import Event, Game
from defuse.kernel.replay import Replay, ReplayError, dumps, loads
from defuse.review.game import review_of
from defuse.server.games import box_named, boxes
from defuse.server.games.box import Disclosed, GameBox
from defuse.server.games.telling import EventTold
from defuse.server.reviews.about import About, AboutAct, AboutSeat, Mark
from defuse.server.speakers import Speakers
from defuse.server.store.interface import ActRow, GameRow
from defuse.server.tables.frames import Encoded
from defuse.server.tables.replays import replay_file
from defuse.server.wire.messages import May
from defuse.words import kept, reason_of, say

View = Literal["0", "1", "2", "3", "4", "all"]
VIEWS: tuple[View, ...] = ("0", "1", "2", "3", "4", "all")

MARKS: dict[str, Mark] = {
    "wires-cut": "hit",
    "cut-missed": "miss",
    "card-used": "card",
    "tool-used": "card",
    "exploded": "explosion",
    "bomb-triggered": "explosion",
    "won": "won",
}
"""What the events of an act make of it."""

_ENCODER = msgspec.json.Encoder()


class Read(NamedTuple):
    """A file that can be reviewed."""

    file: bytes
    about: About
    digest: str


class Unread(NamedTuple):
    """One that cannot be."""

    why: str
    """In words that are yet to be spoken, as they are kept."""
    code: Literal["file", "state"] = "file"
    """What is wrong: the file, or the state of the game at its table."""


class Step(NamedTuple):
    """A moment of a game, and what led to it."""

    game: Game
    told: tuple[EventTold, ...]
    seat: int | None
    """Who acted; None at the beginning."""
    turn: int


def read_file(data: bytes) -> Read | Unread:
    """A file that somebody has brought."""
    try:
        replay = _loaded(data)
        replay.verify()
        return _read(replay, data, ())
    except (ReplayError, ValueError) as error:
        return Unread(kept(reason_of(error)))


def read_rows(row: GameRow, acts: tuple[ActRow, ...]) -> Read | Unread:
    """A kept game of a table."""
    found = replay_file(row, acts)
    if found is None:
        return Unread(kept(say("http-not-replayable")))
    replay = _loaded(found.data)
    if not found.over:  # it was given up
        return Unread(kept(say("table-not-over", one=box_named(replay.game).one)), "state")
    return _read(replay, found.data, tuple([act.why for act in acts]))


def _loaded(data: bytes) -> Replay:
    """The file; before that, all games are made known whose file it may be."""
    boxes()
    return loads(data)


def _read(replay: Replay, data: bytes, reasons: tuple[str, ...]) -> Read | Unread:
    box = box_named(replay.game)
    steps = list(steps_of(replay))
    game = steps[-1].game
    if game.outcome is None:
        return Unread(kept(say("review-not-over", one=box.one)))
    review = review_of(replay.game)
    acts = [
        AboutAct(turn=step.turn, seat=-1 if step.seat is None else step.seat, marks=marks_of(step.told))
        for step in steps[1:]
    ]
    acts = [replace(act, why=why) for act, why in zip(acts, reasons, strict=True)] if reasons else acts
    winners = tuple(game.outcome.winners)
    about = About(
        game=replay.game,
        mission=box.mission_of(game.setup),
        seats=(AboutSeat(),) * len(game.seats()),
        acts=tuple(acts),
        won=game.outcome.won,
        winners=winners,
        judged=review is not None,
        has_curve=review is not None and review.has_curve,
        name=box.replay_name(game),
    )
    return Read(data, about, digest_of(replay))


def digest_of(replay: Replay) -> str:
    """A name for all that was played: what was found out about one game holds for every file of it."""
    played = {"game": replay.game, "setup": replay.setup, "seed": replay.seed, "acts": replay.acts}
    return blake2b(msgspec.json.encode(played, order="deterministic"), digest_size=20).hexdigest()


def steps_of(replay: Replay) -> Iterator[Step]:
    """The game moment by moment, with what is told of each."""
    box = box_named(replay.game)
    before: Any = None
    for number, (act, game, events) in enumerate(replay.steps(), 1):
        board = game.kit.begin(game.setup)[0] if before is None else before.public
        turn = 0 if before is None else box.turn(before.public)
        seat = None if act is None or act.seat < 0 else act.seat
        yield Step(game, _told(box, board, events, number), seat, turn)
        before = game


def _told(box: GameBox, board: Any, events: tuple[Event, ...], number: int) -> tuple[EventTold, ...]:
    return box.events(board, events, number).now


def marks_of(told: tuple[EventTold, ...]) -> tuple[Mark, ...]:
    """What an act was, for those who look for misses and cards."""
    return tuple(sorted({MARKS[event.kind] for event in told if event.kind in MARKS}))


def frames(data: bytes, names: tuple[str, ...], view: View, language: str, file: str) -> bytes:
    """All frames of a game for whoever looks: one for the beginning and one for each act, packed.

    `file` is where its file can be fetched.
    """
    replay = _loaded(data)
    box = box_named(replay.game)
    speaker = Speakers(names).of(language)
    seat = None if view == "all" else int(view)
    made: list[bytes] = []
    for number, step in enumerate(steps_of(replay), 1):
        game = step.game
        ended = Disclosed(seed=game.secret.seed, replay=file, told=step.told) if game.over else None
        drawn = box.draw(game, speaker, None, ended)
        looked = game.table() if view == "all" else game.view(seat)
        frame = Encoded(
            game=1,
            number=number,
            events=Raw(_ENCODER.encode([event.spoken(speaker) for event in step.told])),
            scene=Raw(_ENCODER.encode(drawn.scene)),
            yours=drawn.yours(seat, looked),
            ask=box.ask(game.view(seat), game.ask, speaker),
            forms=(),
            may=May(),
        )
        made.append(_ENCODER.encode(frame))
    return gzip.compress(b'{"view":"%s","frames":[%s]}' % (view.encode(), b",".join(made)), compresslevel=5)


def odds(data: bytes, number: int, seat: int) -> bytes:
    """The odds that a seat had before an act, as they are sent; null where nobody is told any."""
    for at, step in enumerate(steps_of(_loaded(data)), 1):
        if at == number:
            box = box_named(step.game.kit.name)
            if step.game.over or box.no_odds(step.game) is not None:
                break
            return _ENCODER.encode(box.chances(step.game.observe(seat)))
    return b"null"


def before(data: bytes, number: int) -> bytes:
    """The file of a game as it was before an act: what a “what if” goes on from."""
    replay = _loaded(data)
    return dumps(replace(replay, acts=replay.acts[: number - 1], digest="", deal=None))
