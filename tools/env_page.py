"""Write the tables of numbers and layouts in `docs/env.md`, from what is declared: `python -m tools.env_page`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from textwrap import fill

from defuse.encoding import Blocks, Layout, encoding_of
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
    page = replaced(page, "asks", listed(ASKS))
    return replaced(page, "events", listed(EVENTS))


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
