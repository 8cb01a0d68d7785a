"""`defuse export`: observations, acts, odds and outcomes of games, as tables for other programs."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from defuse.cli.console import Failure, console, misuse
from defuse.cli.language import spoken
from defuse.words import Said, in_utf8, reason_of, say

if TYPE_CHECKING:
    from defuse.programs.export.rows import Wanted
    from defuse.programs.export.writing import Export, Format


def command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FOLDER")],
    format: Annotated[str, typer.Option("--format", "-f", metavar="FORMAT", show_default=False)] = "parquet",
    replays: Annotated[Path | None, typer.Option("--replays", metavar="FOLDER")] = None,
    observations: Annotated[bool, typer.Option("--observations/--no-observations", show_default=False)] = True,
    odds: Annotated[bool, typer.Option("--odds/--no-odds", show_default=False)] = True,
    run_programs: Annotated[bool, typer.Option("--run-programs", show_default=False)] = False,
) -> None:
    """Write games as tables, for other programs."""
    from defuse.programs.export.rows import Wanted

    form: Format
    if format == "parquet":
        form = "parquet"
    elif format == "jsonl":
        form = "jsonl"
    else:
        raise misuse(say("cli-of-option", option="--format", why=say("cli-export-format", format=format)))
    if replays is not None and not replays.is_dir():
        raise misuse(say("cli-of-option", option="--replays", why=say("cli-export-no-folder", folder=str(replays))))
    typed = ["defuse", "export", *map(str, files), "--out", str(out), "--format", format]
    typed += [] if replays is None else ["--replays", str(replays)]
    typed += [] if observations else ["--no-observations"]
    typed += [] if odds else ["--no-odds"]
    typed += ["--run-programs"] if run_programs else []
    made = _empty(out)
    try:
        export = _written(files, out, form, replays, Wanted(observations, odds), run_programs, shlex.join(typed))
    except BaseException:
        for folder in made:  # what failed leaves nothing behind
            with suppress(OSError):
                folder.rmdir()
        raise
    done = say("cli-export-done", games=export.counts["games"], acts=export.counts["acts"], folder=str(out))
    console().print(spoken(done), soft_wrap=True)


def _written(
    files: list[Path],
    out: Path,
    form: Format,
    replays: Path | None,
    wanted: Wanted,
    run_programs: bool,
    typed: str,
) -> Export:
    """The tables of all games, in the folder, with their data sheet."""
    from defuse.programs.export.datasheet import datasheet
    from defuse.programs.export.writing import Export, NoParquet, NotWritten

    ids = set[str]()
    names = [in_utf8(file.name) for file in files]
    told = ", ".join([name for name in ("observations", "odds") if getattr(wanted, name)]) or "acts alone"
    try:
        with Export(out, form) as export:
            for file in files:
                for table, row in _rows(file, replays, wanted, run_programs):
                    if table == "games":
                        if row.id in ids:
                            raise misuse(say("cli-export-twice", game=row.id))
                        ids.add(row.id)
                    export.add(table, row)
            if not ids:
                raise Failure(say("cli-export-nothing"))
            export.finish()
            export.add_sheet(datasheet(export, in_utf8(typed), names, told))
            return export
    except NoParquet as error:
        raise misuse(say("cli-of-option", option="--format", why=say("cli-export-extra"))) from error
    except NotWritten as error:
        why = say("cli-cannot-write", file=str(error.path), why=error.why)
        raise misuse(say("cli-of-option", option="--out", why=why)) from error


def _rows(file: Path, replays: Path | None, wanted: Wanted, run_programs: bool) -> Iterator[tuple[str, Any]]:
    """The rows of the games in a file or a folder, each with the name of its table."""
    from defuse.programs.export.rows import act_rows, game_row
    from defuse.programs.export.sources import sources

    try:
        for source in sources(file, replays, run_programs=run_programs):
            yield "games", game_row(source.id, source.replay, source.end, source.bots)
            for row in act_rows(source.id, source.replay, source.end, source.bots, wanted):
                yield "acts", row
    except Said as error:
        raise misuse(say("cli-of-file", file=str(file), why=reason_of(error))) from error
    except OSError as error:
        raise misuse(say("cli-cannot-read", file=str(file), why=str(error.strerror))) from error


def _empty(folder: Path) -> list[Path]:
    """See to it that there is an empty folder, and say which ones had to be made for that, the innermost first."""
    made = [path for path in (folder, *folder.parents) if not path.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise misuse(say("cli-of-option", option="--out", why=say("cli-export-not-empty", folder=str(folder))))
    except OSError as error:
        why = say("cli-cannot-make-folder", folder=str(folder), why=str(error.strerror))
        raise misuse(say("cli-of-option", option="--out", why=why)) from error
    return made
