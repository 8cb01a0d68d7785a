"""`defuse report`: tables and plots of what `defuse simulate --out` has written."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from defuse import games
from defuse.cli.console import Failure, console, misuse, print_json, side
from defuse.cli.files import check_writable, read, write_whole
from defuse.cli.games.game import command_game
from defuse.cli.language import spoken
from defuse.cli.many import tell_lost_seats
from defuse.words import Text, reason_of, say

if TYPE_CHECKING:
    from defuse.arena import Record
    from defuse.cli.games.game import Comparing


def command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    compare: Annotated[bool, typer.Option("--compare", "-c")] = False,
    margin: Annotated[float, typer.Option("--margin", metavar="POINTS", min=0.0, max=100.0)] = 5.0,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Tell win rates, losses and thinking times of simulated games."""
    if json and markdown:
        raise misuse(say("cli-report-json-or-markdown"))
    if compare and len(files) != 2:
        raise _wrong("--compare", say("cli-report-two-files", files=len(files)))
    if twice := [file for at, file in enumerate(files) if any(same(file, other) for other in files[:at])]:
        raise misuse(say("cli-of-file", file=str(twice[0]), why=say("cli-report-twice")))
    check_plot(plot)
    records = [record_from(file) for file in files]
    tell_lost_seats(side(), [result for record in records for result in record.results])
    drawing = None if plot is None else _comparing("--plot", files, records)  # it may refuse them
    if compare:
        _compare(_comparing("--compare", files, records), files, records, margin / 100, markdown, json)
    elif json:
        print_json(_summaries(records))
    else:
        _report(_summaries(records), markdown)
    if plot is not None and drawing is not None:
        save_plot(plot, drawing.draw(_summaries(records)))


def same(one: Path, other: Path) -> bool:
    """Whether two names are of one file."""
    return one == other or (one.exists() and other.exists() and one.samefile(other))


def _wrong(option: str, why: Text) -> Failure:
    return misuse(say("cli-of-option", option=option, why=why))


def _summaries(records: Sequence[Record[Any]]) -> list[Any]:
    """What came of the games, game by game."""
    from defuse.arena import arena_game

    found: list[Any] = []
    for name in games.names("arena"):
        here = [record for record in records if record.runs[0].game == name]
        found += arena_game(name).summaries(here) if here else []
    return found


def _comparing(option: str, files: Sequence[Path], records: Sequence[Record[Any]]) -> Comparing:
    """How to compare and draw games, where all are of one that can be compared."""
    first = records[0].runs[0].game
    for file, record in zip(files, records, strict=True):
        game = command_game(record.runs[0].game)
        if game.comparing() is None:
            raise misuse(say("cli-report-only-busters", option=option, file=str(file), game=game.title))
        if record.runs[0].game != first:
            raise _wrong(option, say("cli-report-different-games", one=str(files[0]), other=str(file)))
    found = command_game(first).comparing()
    assert found is not None
    return found


def record_from(path: Path) -> Record[Any]:
    """The results in a file, at least one."""
    from defuse.arena import RecordError, parse

    data = read(path)
    try:
        record = parse(data)
    except RecordError as error:
        raise misuse(say("cli-of-file", file=str(path), why=reason_of(error))) from error
    if not record.results:
        why = say("cli-report-no-games" if data else "cli-report-empty")
        raise misuse(say("cli-of-file", file=str(path), why=why))
    if record.cut:
        note = say("cli-note", what=say("cli-of-file", file=str(path), why=say("cli-report-cut")))
        side().print(spoken(note), soft_wrap=True)
    return record


def _report(found: Sequence[Any], as_markdown: bool) -> None:
    from defuse.cli.report_tables import markdown, origin, show

    out = console()
    for number, summary in enumerate(found):
        tables = command_game(summary.runs[0].game).tables(summary)
        if as_markdown:
            sys.stdout.write(("\n" if number else "") + markdown(origin(summary), tables))
        else:
            if number:
                out.print()
            show(out, origin(summary), tables)


def _compare(
    game: Comparing,
    files: Sequence[Path],
    records: Sequence[Record[Any]],
    margin: float,
    as_markdown: bool,
    as_json: bool,
) -> None:
    from defuse.cli.report_tables import markdown, origin, show

    first, second = records
    engines = [record.runs[0].engine for record in records]
    if engines[0] != engines[1]:
        raise _wrong("--compare", say("cli-report-engines", one=engines[0], other=engines[1]))
    duels = game.duels(first.results, second.results, margin)
    if not duels:
        raise _wrong("--compare", say("cli-report-no-deal", one=str(files[0]), other=str(files[1])))
    names = [",".join(record.runs[0].bots) for record in records]
    if as_json:
        boxes: dict[str, Any] = {"a": names[0], "b": names[1], "boxes": duels[:-1], "all": duels[-1]}
        print_json(boxes)
        return
    heads = [origin(_summaries([record])[0]) for record in records]
    lines = [spoken(say("cli-report-duel", a=names[0], b=names[1], deals=duels[-1].deals))]
    lines += [f"# {letter} = {head[0]}" for letter, head in zip("AB", heads, strict=True)]
    lines += [typed for head in heads for typed in head[1:]]
    if as_markdown:
        sys.stdout.write(markdown(lines, game.tables(duels)))
    else:
        show(console(), lines, game.tables(duels))


def check_plot(path: Path | None) -> None:
    """Whether a picture can be drawn into a file, before there is one. Raises a failure with the reason."""
    if path is None:
        return
    if path.suffix not in (".svg", ".png"):
        raise _wrong("--plot", say("cli-report-cannot-draw", file=str(path)))
    if path.suffix == ".png":
        _png_library()
    try:
        check_writable(path)
    except OSError as error:
        raise _cannot_write(path, error) from error


def save_plot(path: Path, picture: str) -> None:
    """Write a picture into a file: SVG as it is, PNG with the help of a library."""
    data = picture.encode() if path.suffix == ".svg" else _png(picture)
    try:
        write_whole(path, data)
    except OSError as error:
        raise _cannot_write(path, error) from error


def _cannot_write(path: Path, error: OSError) -> Failure:
    return _wrong("--plot", say("cli-cannot-write", file=str(path), why=str(error.strerror)))


def _png(picture: str) -> bytes:
    return bytes(_png_library().svg_to_bytes(svg_string=picture, zoom=2))


def _png_library() -> Any:
    try:
        return import_module("resvg_py")
    except ImportError as error:
        raise _wrong("--plot", say("cli-report-png")) from error
