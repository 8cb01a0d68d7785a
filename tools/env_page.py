"""Write the tables of numbers and layouts in `docs/env.md`, from what is declared: `python -m tools.env_page`."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path
from textwrap import dedent, fill
from typing import Any

from defuse.busters import catalogue, new
from defuse.busters.board import Board
from defuse.busters.card import Equipment
from defuse.busters.setup import base_rules
from defuse.encoding import Blocks, Layout, encoding_of
from defuse.encoding.academy import layout as academy
from defuse.encoding.busters.layout import ASKS, EVENTS
from defuse.encoding.layout import Section
from tools.blocks import replaced

PAGE = Path(__file__).parent.parent / "docs" / "env.md"


def written(page: str) -> str:
    """The page with all its tables made anew."""
    for game in ("busters", "academy"):
        encoding = encoding_of(game)
        page = replaced(page, f"numbers {game}", "\n".join(numbers_table(encoding.blocks)))
        page = replaced(page, f"layout {game}", "\n".join(layout_table(encoding.layout)))
    codes: dict[str, tuple[str, ...]] = {
        "asks": ASKS,
        "events": EVENTS,
        "asks academy": academy.ASKS,
        "timings academy": academy.TIMINGS,
        "events academy": academy.EVENTS,
    }
    for name, tags in codes.items():
        page = replaced(page, name, listed(tags))
    page = replaced(page, "mission rules", "\n".join(missions_table()))
    return replaced(page, "mission fields", "\n".join(fields_table()))


def numbers_table(blocks: Blocks) -> Iterable[str]:
    """The blocks of a game's numbers."""
    yield "| numbers | block | what it says | names, from the first number on |"
    yield "|---|---|---|---|"
    for block in blocks.all():
        last = block.first + block.size - 1
        span = f"{block.first}" if block.size == 1 else f"{block.first}–{last}"
        yield f"| {span} | `{block.name}` | {block.meaning} | {_names(block.names)} |"


def layout_table(layout: Layout) -> Iterable[str]:
    """The sections of a game's observations."""
    yield "| bytes | section | rows | columns |"
    yield "|---|---|---:|---|"
    for section in layout.sections.values():
        last = section.first + section.size - 1
        yield f"| {section.first}–{last} | `{section.name}`: {section.meaning} | {section.rows} | {_columns(section)} |"


def _columns(section: Section) -> str:
    columns = section.columns
    if len(columns) > 12:  # numbered ones in a row are told once
        columns = tuple([column for column in columns if not column.name[-1:].isdigit() or column.name.endswith("_1")])
    return "; ".join([f"`{column.name}` ({column.kind}): {column.meaning}" for column in columns])


def missions_table() -> Iterator[str]:
    """Which rules of each mission have bytes in the section `mission`, in their order."""
    yield "| mission | rules |"
    yield "|---:|---|"
    for mission in catalogue.missions():
        rules = [_rule(kind) for kind in _kinds(mission) if _fields(kind)]
        if rules:
            told = [(name, len(list(same))) for name, same in groupby(rules)]
            yield f"| {mission} | {', '.join([f'`{name}`' + f' ×{n}' * (n > 1) for name, n in told])} |"


def fields_table() -> Iterator[str]:
    """What each of these rules remembers, field by field."""
    yield "| rule | fields |"
    yield "|---|---|"
    kinds = {kind for mission in catalogue.missions() for kind in _kinds(mission) if _fields(kind)}
    for kind in sorted(kinds, key=_rule):
        told = [f"`{name}` ({type})" + f": {text}" * bool(text) for name, type, text in _fields(kind)]
        yield f"| `{_rule(kind)}` | {'; '.join(told)} |"


def remembering(board: Board) -> list[Any]:
    """The rules that have bytes in the section `mission`: neither those of every mission nor cards."""
    base = {type(rule) for rule in base_rules()}
    return [rule for rule in board.rules if type(rule) not in base and not isinstance(rule, Equipment)]


@cache
def _kinds(mission: int) -> list[type[Any]]:
    """The rules of a mission that remember something: they are the same with any number of players."""
    found = {
        tuple([type(rule) for rule in remembering(new(mission, players, 1).public)])
        for players in catalogue.mission(mission).players
    }
    (kinds,) = found
    return list(kinds)


def _rule(kind: type[Any]) -> str:
    return f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}"


def _fields(kind: type[Any]) -> list[tuple[str, str, str]]:
    """The fields of a rule in their order: name, type, and what is said of it in the code."""
    said: dict[str, tuple[str, str]] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("defuse."):
            (body,) = ast.parse(dedent(inspect.getsource(base))).body
            assert isinstance(body, ast.ClassDef)
            for field, after in pairwise([*body.body, ast.Pass()]):
                if isinstance(field, ast.AnnAssign):
                    name, type = ast.unparse(field.target), ast.unparse(field.annotation).replace(" | ", " or ")
                    constant = after.value if isinstance(after, ast.Expr) else None
                    text = str(constant.value) if isinstance(constant, ast.Constant) else said.get(name, ("", ""))[1]
                    said[name] = type, " ".join(text.split()).rstrip(".")
    return [(name, *said[name]) for name in kind.__struct_fields__ if name != "id"]


def _names(names: tuple[str, ...]) -> str:
    if len(names) > 70:
        return f"`{names[0]}` … `{names[-1]}`"
    return " ".join([f"`{name}`" if name else "–" for name in names])


def listed(names: Iterable[str]) -> str:
    """Names with their codes."""
    text = ", ".join([f"{at} `{name}`" for at, name in enumerate(names, 1)])
    return fill(text, 120, break_long_words=False, break_on_hyphens=False)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
