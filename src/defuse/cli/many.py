"""Playing many games for a command: into a file or not, with a progress bar, and with a word where it goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, overload

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from defuse.arena import AcademyMatch, AcademyResult, GameFailed, Match, Recorder, RecordError, Result, begin, simulate
from defuse.cli.console import Failure, misuse, side

M = TypeVar("M", bound=Match | AcademyMatch)
R = TypeVar("R", bound=Result | AcademyResult)


class Keeping(NamedTuple):
    """How games are played and what is kept of them: the options that both games share."""

    jobs: int | None = None
    save: Path | None = None
    """The folder for replay files."""
    out: Path | None = None
    """The file of results."""
    mix: bool = False


@overload
def play_many(
    matches: Sequence[Match], keeping: Keeping, *, typed: Sequence[str], notes: Sequence[str] = ()
) -> list[Result]: ...


@overload
def play_many(matches: Sequence[AcademyMatch], keeping: Keeping, *, typed: Sequence[str]) -> list[AcademyResult]: ...


def play_many(matches: Any, keeping: Keeping, *, typed: Sequence[str], notes: Sequence[str] = ()) -> Any:
    """The results of all matches; those that are in the file already are not played again.

    `typed` is the command that gives the same games, `notes` what has to be said before the first one.
    """
    out = side()
    try:
        with _recorder(keeping.out, matches, typed, keeping.mix) if keeping.out else nullcontext() as recorder:
            if keeping.save is not None:
                _folder(keeping.save)  # after the file: where that is refused, nothing is changed
            for note in notes:
                out.print(note)
            return play_all(matches, recorder, out, lambda left: simulate(left, jobs=keeping.jobs, keep=keeping.save))
    except GameFailed as error:
        raise Failure(str(error)) from error


def _recorder(
    path: Path, matches: Sequence[Match] | Sequence[AcademyMatch], typed: Sequence[str], mix: bool
) -> Recorder[Any]:
    try:
        return Recorder(path, begin(matches, [*typed, "--out", str(path)]), mix=mix)
    except RecordError as error:
        raise misuse(f"--out: {path}: {error}") from error
    except OSError as error:
        raise misuse(f"--out: cannot write {path}: {error.strerror}") from error


def play_all(
    matches: Sequence[M],
    recorder: Recorder[R] | None,
    notes: Console,
    player: Callable[[Sequence[M]], Iterable[R]],
) -> list[R]:
    """The results of all matches: those that are recorded already, and those that are played now."""
    if recorder is None:
        return list(_watched(player(matches), [], len(matches), notes))
    done = [recorder.done[match] for match in matches if match in recorder.done]
    left = [match for match in matches if match not in recorder.done]
    if done:
        notes.print(f"{len(done)} of {len(matches)} games are there already")
    # The first game of each mission, then the second: whoever stops early has some of everything.
    left.sort(key=lambda match: match.number)
    played: list[R] = []
    try:
        for result in _watched(player(left), done, len(matches), notes):
            recorder.add(result)
            played.append(result)
    except KeyboardInterrupt:
        notes.print(f"{len(done) + len(played)} of {len(matches)} games are kept; the same command goes on from there")
        raise
    return [*done, *played]


def _folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise misuse(f"--save: cannot make the folder {path}: {error.strerror}") from error


def _watched(results: Iterable[R], done: Sequence[R], total: int, notes: Console) -> Iterator[R]:
    """The same results, with a progress bar where somebody is watching."""
    if not notes.is_terminal:
        yield from results
        return
    won, games = sum(_won(result) for result in done), len(done)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[won]}"))
    with Progress(*columns, TimeRemainingColumn(), console=notes, transient=True) as progress:
        task = progress.add_task("playing", total=total, completed=games, won="")
        for result in results:
            won, games = won + _won(result), games + 1
            # Bomb Squad Academy is always won by somebody.
            progress.update(task, advance=1, won=f"{won / games:.0%} won" if isinstance(result, Result) else "")
            yield result


def _won(result: Result | AcademyResult) -> bool:
    return isinstance(result, Result) and result.won
