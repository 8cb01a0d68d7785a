"""`defuse report`: tables and plots of what `defuse simulate --out` has written."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from defuse.cli.console import console, misuse, print_json, side
from defuse.cli.files import read

if TYPE_CHECKING:
    from defuse.arena import AcademySummary, Record, Result, Summary

FILES = "Files of results from defuse simulate --out; - reads standard input."
COMPARE = "Compare the bots of two files on the deals that both have played."
PLOT = "Draw win rates and losses into a file: .svg, or .png with the extra defuse[plot]."


def command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=FILES)],
    compare: Annotated[bool, typer.Option("--compare", "-c", help=COMPARE)] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print tables in Markdown, for a page.")] = False,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help=PLOT)] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Tell win rates, losses and thinking times of simulated games."""
    if json and markdown:
        raise misuse("--json and --markdown: choose one of them")
    if compare and len(files) != 2:
        raise misuse(f"--compare: two files can be compared, not {len(files)}")
    if plot is not None and plot.suffix not in (".svg", ".png"):
        raise misuse(f"--plot: cannot draw {plot}; the name has to end in .svg or .png")
    records = [record_from(file) for file in files]
    if plot is not None:
        save_plot(plot, _of_missions("--plot", files, records))
    if compare:
        _of_missions("--compare", files, records)
        _compare(files, records, markdown, json)
    elif json:
        print_json(_summaries(records))
    else:
        _report(_summaries(records), markdown)


def _summaries(records: Sequence[Record[Any]]) -> list[Summary | AcademySummary]:
    """What came of the games, Bomb Busters first."""
    from defuse.arena import academy_summaries, summaries

    of = {game: [record for record in records if record.runs[0].game == game] for game in ("busters", "academy")}
    return [*summaries(of["busters"]), *academy_summaries(of["academy"])]


def _of_missions(option: str, files: Sequence[Path], records: Sequence[Record[Any]]) -> list[Summary]:
    """The summaries, where all games are of Bomb Busters: missions are compared and drawn."""
    from defuse.arena import summaries

    for file, record in zip(files, records, strict=True):
        if record.runs[0].game != "busters":
            raise misuse(f"{option} is for missions of Bomb Busters; {file} holds games of Bomb Squad Academy")
    return summaries(records)


def record_from(path: Path) -> Record[Any]:
    """The results in a file, at least one."""
    from defuse.arena import RecordError, parse

    data = read(path)
    try:
        record = parse(data)
    except RecordError as error:
        raise misuse(f"{path}: {error}") from error
    if not record.results:
        raise misuse(f"{path}: {'the file is empty' if not data else 'there are no games in it yet'}")
    if record.cut:
        side().print(f"note: {path}: the last line is incomplete and left out", markup=False, soft_wrap=True)
    return record


def _report(found: Sequence[Summary | AcademySummary], as_markdown: bool) -> None:
    from defuse.cli.report_tables import markdown, origin, show, tables

    out = console()
    for number, summary in enumerate(found):
        if as_markdown:
            sys.stdout.write(("\n" if number else "") + markdown(origin(summary), tables(summary)))
        else:
            if number:
                out.print()
            show(out, origin(summary), tables(summary))


def _compare(files: Sequence[Path], records: Sequence[Record[Result]], as_markdown: bool, as_json: bool) -> None:
    from defuse.arena import compare, summaries
    from defuse.cli.report_tables import duel_tables, markdown, origin, show

    first, second = records
    engines = [record.runs[0].engine for record in records]
    if engines[0] != engines[1]:
        raise misuse(f"--compare: the deals are not the same: engine {engines[0]} and engine {engines[1]}")
    duels = compare(first.results, second.results)
    if not duels:
        raise misuse(f"--compare: there is no deal that both {files[0]} and {files[1]} have")
    names = [",".join(record.runs[0].bots) for record in records]
    if as_json:
        boxes: dict[str, Any] = {"a": names[0], "b": names[1], "boxes": duels[:-1], "all": duels[-1]}
        print_json(boxes)
        return
    heads = [origin(summaries([record])[0]) for record in records]
    lines = [f"{names[0]} (A) and {names[1]} (B) on {duels[-1].deals:,} deals that both have played"]
    lines += [f"# {letter} = {head[0]}" for letter, head in zip("AB", heads, strict=True)]
    lines += [typed for head in heads for typed in head[1:]]
    if as_markdown:
        sys.stdout.write(markdown(lines, duel_tables(duels)))
    else:
        show(console(), lines, duel_tables(duels))


def save_plot(path: Path, found: Sequence[Summary]) -> None:
    """Draw summaries into a file: SVG by ourselves, PNG with the help of a library."""
    from defuse.arena.plot import draw

    picture = draw(found)
    data = picture.encode() if path.suffix == ".svg" else _png(picture)
    try:
        path.write_bytes(data)
    except OSError as error:
        raise misuse(f"--plot: cannot write {path}: {error.strerror}") from error


def _png(picture: str) -> bytes:
    try:
        library = import_module("resvg_py")
    except ImportError as error:
        raise misuse("--plot: PNG needs the extra: pip install 'defuse[plot]'; .svg needs nothing") from error
    return bytes(library.svg_to_bytes(svg_string=picture, zoom=2))
