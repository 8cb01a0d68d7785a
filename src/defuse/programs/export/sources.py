"""Sources: the games in replay files, in folders of them, and in files of results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from defuse import games
from defuse.arena import Record, parse, run
from defuse.arena.record import HEAD
from defuse.kernel import Game, Replay
from defuse.kernel.replay import SUFFIX, load, loads
from defuse.programs.executable import sit_down
from defuse.words import Said, say


class Source(NamedTuple):
    """A game to be exported."""

    id: str
    replay: Replay
    end: Game
    bots: tuple[str, ...]


class SourceError(Said):
    """A game cannot be exported, with the reason."""


def sources(path: Path, replays: Path | None) -> Iterator[Source]:
    """All games of a file or a folder. Each is played again, and compared with what was written down."""
    for name in games.names():
        games.part(name, "rules")
    if path.is_dir():
        for file in sorted(path.glob(f"*{SUFFIX}")):
            yield _saved(file.stem, load(file))
        return
    data = path.read_bytes()
    if data.startswith(HEAD):
        yield from _of_results(parse(data), replays)
    else:
        yield _saved(path.stem, loads(data))


def _saved(id: str, replay: Replay) -> Source:
    return Source(id, replay, replay.verify(), ())


def _of_results(record: Record[Any], replays: Path | None) -> Iterator[Source]:
    """The games of a file of results: their replays were kept, or the same bots play them again."""
    for result in record.results:
        match = result.match
        bots = tuple([match.bot_at(seat) for seat in range(match.players)])
        id = f"{match.name}-{'+'.join(bots)}"
        kept = None if replays is None else replays / f"{match.name}{SUFFIX}"
        replay = load(kept) if kept is not None and kept.exists() else _played_again(result)
        end = replay.verify()
        if len(end.acts) != result.acts:
            raise SourceError(say("export-another-game", game=match.name))
        yield Source(id, replay, end, bots)


def _played_again(result: Any) -> Replay:
    with TemporaryDirectory(prefix="defuse-") as folder:
        again = run(result.match, Path(folder), sit_down)
        if again.untimed() != result.untimed():
            raise SourceError(say("export-played-otherwise", game=result.match.name))
        return load(Path(folder) / f"{result.match.name}{SUFFIX}")
