"""Which page is in which part of the site. A page that no part names is listed at the end, so none is ever lost."""

from __future__ import annotations

from pathlib import Path

PARTS: dict[str, tuple[str, ...]] = {
    "Play": ("docs/install", "docs/commands", "docs/client", "docs/pictures", "docs/languages"),
    "Learn the rules": (
        *("docs/lessons", "docs/rulebook", "docs/puzzles", "docs/questions", "docs/rulings", "docs/academy"),
    ),
    "Calculator": ("docs/calculator", "docs/notation", "docs/tables", "docs/odds", "docs/calibration"),
    "Beside the box": ("docs/companion",),
    "Campaign and review": ("docs/crews", "docs/review", "docs/deals"),
    "Bots": ("docs/bots", "docs/learned", "docs/programs"),
    "Research": (
        *("docs/env", "docs/batch", "docs/arena", "docs/cross", "docs/data", "docs/many-machines", "docs/bench"),
    ),
    "Write a mission, a bot, a client": (
        *("CONTRIBUTING", "ARCHITECTURE", "docs/hooks", "docs/protocol", "docs/protocol-examples", "docs/testing"),
    ),
    "Run a server, a cluster": ("docs/server", "docs/cluster", "SECURITY"),
    "Python": ("docs/api",),
    "Decisions": ("docs/decisions/README", "docs/decisions/*"),
    "Changes": ("CHANGELOG",),
}
REST = "More"
TOP = ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
"""Pages in the root of the project. The README is not one of them: the first page of the site takes its place."""


def parted(names: set[str]) -> dict[str, list[str]]:
    """The pages of each part, of those that there are.

    >>> parted({"docs/install", "docs/decisions/README", "docs/decisions/0001-x", "docs/new"})
    {'Play': ['docs/install'], 'Decisions': ['docs/decisions/README', 'docs/decisions/0001-x'], 'More': ['docs/new']}
    """
    left = set(names)
    found: dict[str, list[str]] = {}
    for part, wanted in PARTS.items():
        here: list[str] = []
        for name in wanted:
            folder = f"{name.removesuffix('*')}"
            fits = sorted(one for one in left if one.startswith(folder)) if name.endswith("*") else [name]
            here += [one for one in fits if one in left]
            left -= set(fits)
        if here:
            found[part] = here
    if left:
        found[REST] = sorted(left)
    return found


def index(text: str, names: set[str]) -> str:
    """The first page: a text, and the pages of all parts."""
    lines = [text.rstrip(), ""]
    for part, pages in parted(names).items():
        lines += ["```{toctree}", f":caption: {part}", ":maxdepth: 1", ":hidden:", "", *pages, "```", ""]
    return "\n".join(lines)


def names_in(folder: Path) -> set[str]:
    """The pages in a folder."""
    return {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.md")}
