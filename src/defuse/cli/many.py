"""Playing many games for a command: into a file or not, with a progress bar, and with a note where it goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from defuse.arena import AnyMatch, GameFailed, Recorder, RecordError, begin, simulate
from defuse.arena.ray_pool import NoRay, check_ray, simulate_on_ray
from defuse.cli.console import Failure, misuse, side
from defuse.cli.files import STDIN
from defuse.cli.games.game import CommandGame
from defuse.cli.language import spoken
from defuse.programs.executable import sit_down
from defuse.words import Message, reason_of, say


class Keeping(NamedTuple):
    """How games are played and what is kept of them: the options that all games share."""

    jobs: int | None = None
    save: Path | None = None
    """The folder for replay files."""
    out: Path | None = None
    """The file of results."""
    mix: bool = False
    ray: str | None = None
    """The address of a cluster that plays, or `local`; None for processes of our own."""


def play_many(
    game: CommandGame,
    matches: Sequence[AnyMatch],
    keeping: Keeping,
    *,
    typed: Sequence[str],
    notes: Sequence[Message] = (),
) -> list[Any]:
    """The results of all matches; those that are in the file already are not played again.

    `typed` is the command that gives the same games, `notes` what has to be said before the first one.
    """
    out = side()
    try:
        if keeping.ray is not None:
            check_ray(keeping.ray)  # before a file is begun
        with _recorder(keeping.out, matches, typed, keeping.mix) if keeping.out else nullcontext() as recorder:
            if keeping.save is not None:
                _folder(keeping.save)  # after the file: where that is refused, nothing is changed
            for note in notes:
                out.print(spoken(note))
            watched = Watched(game, out)
            player = partial(simulate, jobs=keeping.jobs, keep=keeping.save, outside=sit_down)
            if keeping.ray is not None:
                player = partial(simulate_on_ray, address=keeping.ray, keep=keeping.save, outside=sit_down)
            results = play_all(matches, recorder, watched, player)
            tell_lost_seats(out, results)
            return results
    except NoRay as error:
        raise misuse(say("cli-of-option", option="--ray", why=reason_of(error))) from error
    except GameFailed as error:
        raise Failure(reason_of(error)) from error


def tell_lost_seats(out: Console, results: Iterable[Any]) -> None:
    """Say how often programs have lost their seats, if they have: such a game says little about them."""
    whys = Counter([lost.why for result in results for lost in getattr(result, "lost", ())])
    if whys:
        causes = tuple([f"{why} {count}" for why, count in whys.most_common()])
        note = say("cli-note", what=say("cli-lost-seats", count=whys.total(), causes=causes))
        out.print(spoken(note), soft_wrap=True)


def _recorder(path: Path, matches: Sequence[AnyMatch], typed: Sequence[str], mix: bool) -> Recorder[Any]:
    if path == STDIN:
        raise misuse(say("cli-of-option", option="--out", why=say("cli-simulate-out-file")))
    try:
        return Recorder(path, begin(matches, [*typed, "--out", str(path)]), mix=mix)
    except RecordError as error:
        raise misuse(
            say("cli-of-option", option="--out", why=say("cli-of-file", file=str(path), why=reason_of(error)))
        ) from error
    except OSError as error:
        why = say("cli-cannot-write", file=str(path), why=str(error.strerror))
        raise misuse(say("cli-of-option", option="--out", why=why)) from error


def play_all(
    matches: Sequence[AnyMatch],
    recorder: Recorder[Any] | None,
    watched: Watched,
    player: Callable[[Sequence[AnyMatch]], Iterable[Any]],
) -> list[Any]:
    """The results of all matches: those that are recorded already, and those that are played now."""
    if recorder is None:
        return list(watched.results(player(matches), [], len(matches)))
    done = [recorder.done[match] for match in matches if match in recorder.done]
    left = [match for match in matches if match not in recorder.done]
    if done:
        watched.out.print(spoken(say("cli-simulate-done", done=len(done), total=len(matches))))
    # The first game of each mission, then the second: whoever stops early has some of everything.
    left.sort(key=lambda match: match.number)
    played: list[Any] = []
    try:
        for result in watched.results(player(left), done, len(matches)):
            recorder.add(result)
            played.append(result)
    except KeyboardInterrupt:
        kept = len(done) + len(played)
        watched.out.print(spoken(say("cli-simulate-kept", kept=kept, total=len(matches))))
        raise
    return [*done, *played]


def _folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = say("cli-cannot-make-folder", folder=str(path), why=str(error.strerror))
        raise misuse(say("cli-of-option", option="--save", why=why)) from error


class Watched:
    """Results as they come, with a progress bar where somebody is watching."""

    def __init__(self, game: CommandGame, out: Console) -> None:
        self.game = game
        self.out = out

    def results(self, results: Iterable[Any], done: Sequence[Any], total: int) -> Iterator[Any]:
        """The same results; `done` are those that were there before."""
        if not self.out.is_terminal:
            yield from results
            return
        won, games = sum([bool(self.game.won(result)) for result in done]), len(done)
        playing = spoken(say("cli-simulate-playing"))
        columns = (TextColumn(playing), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[won]}"))
        with Progress(*columns, TimeRemainingColumn(), console=self.out, transient=True) as progress:
            task = progress.add_task(playing, total=total, completed=games, won="")
            for result in results:
                here = self.game.won(result)
                won, games = won + bool(here), games + 1
                share = "" if here is None else spoken(say("cli-simulate-won", share=won / games))
                progress.update(task, advance=1, won=share)
                yield result
