"""`defuse review`: what really happened in a saved game, with verdicts and a curve."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from defuse.cli.console import Failure, misuse, print_json, side
from defuse.cli.files import STDIN, Moment, moments, read, replay_from, write_whole
from defuse.cli.language import spoken
from defuse.words import reason_of, say

if TYPE_CHECKING:
    from defuse.review.findings import Findings


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    html: Annotated[Path | None, typer.Option("--html", metavar="OUT")] = None,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1)] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Look back at a saved game: odds, verdicts, and how the chance to win went."""
    from defuse.cli.review.report import Report, print_report

    data = read(file)
    story = played(file, data)
    if html is not None:
        check_place(html, file)
    report = Report(data, story, counted(data, quick, jobs))
    if json:
        print_json(report.findings)
    else:
        print_report(report)
    if html is not None:
        from defuse.cli.review.page import page_of

        write(html, page_of(report))


def played(file: Path, data: bytes) -> list[Moment]:
    """The whole game, with what happened in sentences. A file that is no good is bad input, whatever is wrong."""
    replay = replay_from(file, data)
    try:
        return list(moments(file, replay))
    except Failure as failure:
        raise misuse(failure.message) from failure


def check_place(out: Path, file: Path) -> None:
    """Whether a page can be written there: nobody wants to know that after minutes of counting."""
    if file != STDIN and out.exists() and out.samefile(file):
        raise _not_written(out, spoken(say("cli-review-same-file")))
    if out.is_dir():
        raise _not_written(out, spoken(say("cli-review-a-folder")))
    if not out.parent.is_dir():
        raise _not_written(out, spoken(say("cli-review-no-folder")))


def write(out: Path, page: str) -> None:
    """Write the page."""
    try:
        write_whole(out, page.encode())
    except OSError as error:
        raise _not_written(out, str(error.strerror)) from error
    side().print(spoken(say("cli-review-written", file=str(out))), soft_wrap=True)


def _not_written(out: Path, why: str) -> Failure:
    return misuse(say("cli-of-option", option="--html", why=say("cli-cannot-write", file=str(out), why=why)))


def counted(data: bytes, quick: bool, jobs: int | None) -> Findings:
    """What there is to find, with a progress bar where somebody is watching."""
    from defuse.cli.review.counting import count
    from defuse.kernel import ReplayError
    from defuse.review.analysis import Analysis

    analysis = Analysis(deep=not quick)
    try:
        with _bar() as progressed:
            count(data, analysis, jobs, lambda so_far: progressed(so_far.progress))
    except ReplayError as error:
        raise misuse(reason_of(error)) from error
    return analysis.findings()


@contextmanager
def _bar() -> Iterator[Callable[[float], None]]:
    out = side()
    if not out.is_terminal:
        yield lambda share: None
        return
    counting = spoken(say("cli-review-counting"))
    columns = (TextColumn(counting), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=out, transient=True) as progress:
        task = progress.add_task(counting, total=1.0)
        yield lambda share: progress.update(task, completed=share)
