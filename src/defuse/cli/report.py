"""`defuse report`: tables and plots of what `defuse simulate --out` has written."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from defuse import games
from defuse.cli.console import console, misuse, print_json, side
from defuse.cli.files import read
from defuse.cli.games.game import command_game

if TYPE_CHECKING:
    from defuse.arena import Record
    from defuse.cli.games.game import Comparing

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
        save_plot(plot, _comparing("--plot", files, records).draw(_summaries(records)))
    if compare:
        _compare(_comparing("--compare", files, records), files, records, markdown, json)
    elif json:
        print_json(_summaries(records))
    else:
        _report(_summaries(records), markdown)


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
            raise misuse(f"{option} is for missions of Bomb Busters; {file} holds games of {game.title}")
        if record.runs[0].game != first:
            raise misuse(f"{option}: {files[0]} and {file} hold different games")
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
        raise misuse(f"{path}: {error}") from error
    if not record.results:
        raise misuse(f"{path}: {'the file is empty' if not data else 'there are no games in it yet'}")
    if record.cut:
        side().print(f"note: {path}: the last line is incomplete and left out", markup=False, soft_wrap=True)
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
    game: Comparing, files: Sequence[Path], records: Sequence[Record[Any]], as_markdown: bool, as_json: bool
) -> None:
    from defuse.cli.report_tables import markdown, origin, show

    first, second = records
    engines = [record.runs[0].engine for record in records]
    if engines[0] != engines[1]:
        raise misuse(f"--compare: the deals are not the same: engine {engines[0]} and engine {engines[1]}")
    duels = game.duels(first.results, second.results)
    if not duels:
        raise misuse(f"--compare: there is no deal that both {files[0]} and {files[1]} have")
    names = [",".join(record.runs[0].bots) for record in records]
    if as_json:
        boxes: dict[str, Any] = {"a": names[0], "b": names[1], "boxes": duels[:-1], "all": duels[-1]}
        print_json(boxes)
        return
    heads = [origin(_summaries([record])[0]) for record in records]
    lines = [f"{names[0]} (A) and {names[1]} (B) on {duels[-1].deals:,} deals that both have played"]
    lines += [f"# {letter} = {head[0]}" for letter, head in zip("AB", heads, strict=True)]
    lines += [typed for head in heads for typed in head[1:]]
    if as_markdown:
        sys.stdout.write(markdown(lines, game.tables(duels)))
    else:
        show(console(), lines, game.tables(duels))


def save_plot(path: Path, picture: str) -> None:
    """Write a picture into a file: SVG as it is, PNG with the help of a library."""
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
