"""The data sheet of an export: what it is, how it was made, what each column means. Names of columns are English."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from textwrap import dedent

from msgspec import Struct

from defuse import __version__
from defuse.programs.export.writing import TABLES, Export

ABOUT = """\
An observation has what the seat that acts may know at that moment, and nothing else. The tables as a whole have more:
`seed` and the acts of a game give every hidden wire. Whoever trains an agent must not show it these columns. Names of
people are no part of this.

Every game was played again when this was written, and came out as it had been written down. To do that from the tables:
`from defuse.programs.export import read_games`, and `replay.verify()` for each."""


def datasheet(export: Export, command: str, sources: Sequence[str], wanted: str) -> str:
    """The sheet, in Markdown."""
    lines = [
        "# Data sheet",
        "",
        "Games of wire-cutting board games, played by bots or people with `defuse`, as tables.",
        "",
        f"- Made on {datetime.now(UTC):%Y-%m-%d} by defuse {__version__}:",
        "",
        "  ```sh",
        f"  {command}",
        "  ```",
        f"- From: {', '.join(sources)}",
        f"- Tells of each act: {wanted}",
        "",
        "| file | rows | SHA-256 |",
        "|---|---:|---|",
    ]
    for name, count in export.counts.items():
        path = export.folder / f"{name}.{export.form}"
        lines.append(f"| `{path.name}` | {count} | `{_digest(path)}` |")
    lines += [
        "",
        *ABOUT.splitlines(),
        "",
    ]
    for name, kind in TABLES.items():
        lines += [f"## {name}", "", ast.get_docstring(_source(kind)) or "", "", "| column | type | |", "|---|---|---|"]
        lines += [f"| `{field}` | {type} | {text} |" for field, type, text in columns(kind)]
        lines.append("")
    return "\n".join(lines)


def columns(kind: type[Struct]) -> Iterator[tuple[str, str, str]]:
    """The columns of a table: name, type, and what is said of it in the code."""
    for field, after in pairwise([*_source(kind).body, ast.Pass()]):
        if isinstance(field, ast.AnnAssign):
            said = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            yield ast.unparse(field.target), ast.unparse(field.annotation), " ".join(str(said).split())


def _source(kind: type[Struct]) -> ast.ClassDef:
    """What is written there, even where Python throws docstrings away."""
    (body,) = ast.parse(dedent(inspect.getsource(kind))).body
    assert isinstance(body, ast.ClassDef)
    return body


def _digest(path: Path) -> str:
    total = sha256()
    with path.open("rb") as file:
        while part := file.read(1 << 20):
            total.update(part)
    return total.hexdigest()
