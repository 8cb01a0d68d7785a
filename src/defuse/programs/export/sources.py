"""Sources: the games in replay files, in folders of them, and in files of results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from defuse import games
from defuse.arena import Ended, Record, arena_game, parse, run
from defuse.arena.outside import is_program
from defuse.arena.record import HEAD
from defuse.arena.thinking import Stopwatch
from defuse.kernel import Game, Replay
from defuse.kernel.replay import SUFFIX, load, loads
from defuse.programs.executable import sit_down
from defuse.words import Said, in_utf8, say


class Source(NamedTuple):
    """A game to be exported."""

    id: str
    replay: Replay
    end: Game
    bots: tuple[str, ...]


class SourceError(Said):
    """A game cannot be exported, with the reason."""


def sources(path: Path, replays: Path | None, *, run_programs: bool = False) -> Iterator[Source]:
    """All games of a file or a folder. Each is played again, and compared with what was written down.

    Bots that are programs are commands in the file of results: they are run only where the caller says so.
    """
    for name in games.names():
        games.part(name, "rules")
    if path.is_dir():
        for file in sorted(path.glob(f"*{SUFFIX}")):
            yield _saved(in_utf8(file.stem), load(file))
        return
    data = path.read_bytes()
    if data.startswith(HEAD):
        yield from _of_results(parse(data), replays, run_programs)
    else:
        yield _saved(in_utf8(path.stem), loads(data))


def _saved(id: str, replay: Replay) -> Source:
    return Source(id, replay, replay.verify(), ())


def _of_results(record: Record[Any], replays: Path | None, run_programs: bool) -> Iterator[Source]:
    """The games of a file of results: their replays were kept, or the same bots play them again."""
    for result in record.results:
        match = result.match
        bots = tuple([match.bot_at(seat) for seat in range(match.players)])
        id = f"{match.name}-{'+'.join(bots)}"
        kept = None if replays is None else replays / f"{match.name}{SUFFIX}"
        replay = load(kept) if kept is not None and kept.exists() else _played_again(result, run_programs)
        end = replay.verify()
        if not _ends_like(end, result):
            raise SourceError(say("export-another-game", game=match.name))
        yield Source(id, replay, end, bots)


def _ends_like(end: Game, result: Any) -> bool:
    """Whether a game is the one that a result is of."""
    if end.outcome is None:
        return False
    match = result.match
    return _same(arena_game(match.game).ended(match, Ended(end, end.outcome, 0.0, Stopwatch().read())), result)


def _same(found: Any, result: Any) -> bool:
    """Whether two results are of the same game. Older ones do not name it; then the rest has to be the same."""
    names = [name for name in result.__struct_fields__ if name not in ("seconds", "thinking", "lost")]
    if not getattr(result, "digest", ""):
        names = [name for name in names if name != "digest"]
    return all(getattr(found, name) == getattr(result, name) for name in names)


def _played_again(result: Any, run_programs: bool) -> Replay:
    match = result.match
    programs = [name for name in match.bots if is_program(name)]
    if programs and not run_programs:
        raise SourceError(say("export-programs", game=match.name, bot=repr(programs[0])))
    with TemporaryDirectory(prefix="defuse-") as folder:
        again = run(match, Path(folder), sit_down if run_programs else None)
        if not _same(again, result):
            raise SourceError(say("export-played-otherwise", game=match.name))
        return load(Path(folder) / f"{match.name}{SUFFIX}")
