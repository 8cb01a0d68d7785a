"""Writing: rows into files of a folder, as Parquet or JSON lines, a part at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Protocol, Self, get_type_hints

import msgspec
from msgspec import Struct

from defuse.programs.export.rows import ActRow, GameRow

Format = Literal["parquet", "jsonl"]
TABLES: dict[str, type[Struct]] = {"games": GameRow, "acts": ActRow}
AT_ONCE = 500
"""So many rows are written together: a row with an observation has some kilobytes."""
SHEET = "datasheet.md"


class NoParquet(ImportError):
    """The library for Parquet is not installed."""


class NotWritten(Exception):
    """A file of an export cannot be written."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """What goes wrong here is about this file, and about no file that is read."""
    try:
        yield
    except OSError as error:
        raise NotWritten(path, error.strerror or str(error)) from error


class Rows(Protocol):
    """A file that takes rows."""

    def write(self, rows: Sequence[Struct]) -> None: ...
    def close(self) -> None: ...


class JsonRows:
    """JSON lines."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb")

    def write(self, rows: Sequence[Struct]) -> None:
        self._file.write(b"".join([msgspec.json.encode(row) + b"\n" for row in rows]))

    def close(self) -> None:
        self._file.close()


class ParquetRows:
    """Parquet, packed with zstd."""

    def __init__(self, path: Path, kind: type[Struct]) -> None:
        arrow, parquet = arrow_library()
        types = {str: arrow.string(), int: arrow.int64(), bool: arrow.bool_()}
        self._schema = arrow.schema([(name, types[hint]) for name, hint in get_type_hints(kind).items()])
        self._table = arrow.Table
        self._writer = parquet.ParquetWriter(str(path), self._schema, compression="zstd")

    def write(self, rows: Sequence[Struct]) -> None:
        if rows:
            data = [msgspec.structs.asdict(row) for row in rows]
            self._writer.write_table(self._table.from_pylist(data, schema=self._schema))

    def close(self) -> None:
        self._writer.close()


def arrow_library() -> tuple[Any, Any]:
    """What reads and writes Parquet. Raises NoParquet where it is not installed."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise NoParquet("pyarrow") from error


class Export:
    """A folder with the tables of games and acts. Use it with `with`: what is not finished leaves no file.

    All that writes raises NotWritten.
    """

    def __init__(self, folder: Path, form: Format) -> None:
        self.folder = folder
        self.form = form
        self.counts = dict.fromkeys(TABLES, 0)
        self._waiting: dict[str, list[Struct]] = {name: [] for name in TABLES}
        self._open = ExitStack()
        self._files: dict[str, Rows] = {}
        try:
            for name, kind in TABLES.items():
                with _writing(self._path(name)):
                    self._files[name] = self._rows(name, kind)
                self._open.callback(partial(self._close, name))
        except BaseException:
            self._drop()
            raise

    def add(self, table: str, row: Struct) -> None:
        """Add a row to a table."""
        waiting = self._waiting[table]
        waiting.append(row)
        self.counts[table] += 1
        if len(waiting) >= AT_ONCE:
            self._flush(table)

    def finish(self) -> None:
        """Write what waits, and close the tables: then they can be read."""
        for table in TABLES:
            self._flush(table)
        self._open.close()

    def add_sheet(self, text: str) -> None:
        """Write the data sheet."""
        path = self.folder / SHEET
        with _writing(path):
            path.write_text(text, encoding="utf-8")

    def _path(self, table: str) -> Path:
        return self.folder / f"{table}.{self.form}"

    def _rows(self, table: str, kind: type[Struct]) -> Rows:
        path = self._path(table)
        return ParquetRows(path, kind) if self.form == "parquet" else JsonRows(path)

    def _flush(self, table: str) -> None:
        if not self._waiting[table]:
            return
        with _writing(self._path(table)):
            self._files[table].write(self._waiting[table])
        self._waiting[table].clear()

    def _close(self, table: str) -> None:
        with _writing(self._path(table)):
            self._files[table].close()

    def _drop(self) -> None:
        """Half an export is none."""
        with suppress(Exception):  # it writes what it still has, and fails again
            self._open.close()
        for path in (*map(self._path, TABLES), self.folder / SHEET):
            with suppress(OSError):
                path.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            if error is None:
                self.finish()
        except BaseException:
            self._drop()
            raise
        if error is not None:
            self._drop()
