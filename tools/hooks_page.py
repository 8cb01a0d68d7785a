"""Write the tables of hooks and of ranks in `docs/hooks.md`, from what is declared: `python -m tools.hooks_page`.

A table stands between two comments. The first names the class that it is made from, as in
`<!-- made from defuse.kernel.hooks:Hooks -->`; the second is `<!-- end -->`. All other text is written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib import import_module
from inspect import getdoc
from pathlib import Path

from defuse.kernel import Hook, Ranks, declared

PAGE = Path(__file__).parent.parent / "docs" / "hooks.md"

_TABLE = re.compile(r"(<!-- made from ([\w.]+):(\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def written(page: str) -> str:
    """The page with all its tables made anew."""

    def made(found: re.Match[str]) -> str:
        begin, module, name, end = found.groups()
        kind = getattr(import_module(module), name)
        lines = ranks_table(kind) if issubclass(kind, Ranks) else hooks_table(kind)
        return "\n".join([begin, *lines, "", end])

    return _TABLE.sub(made, page)


def hooks_table(hooks: type) -> Iterable[str]:
    """The hooks that a class declares itself, without those of its parents."""
    yield "| hook | answer | says |"
    yield "|---|---|---|"
    for hook in declared(hooks).values():
        if hook.name in vars(hooks):
            types = hook.method.__annotations__
            takes = ", ".join([f"{name}: {_plain(types[name])}" for name in hook.takes])
            yield f"| `{hook.name}({_cell(takes)})` | `{_cell(_plain(types['return']))}` | {_cell(_says(hook))} |"


def ranks_table(ranks: type[Ranks]) -> Iterable[str]:
    """The ranks of a game, in their order."""
    yield "| rank | | heard there |"
    yield "|--:|---|---|"
    for rank in sorted(ranks):
        yield f"| {int(rank)} | `{rank.name}` | {_cell(rank.meaning)} |"


def _says(hook: Hook) -> str:
    """The docstring, as one line."""
    return " ".join((getdoc(hook.method) or "").split())


def _plain(annotation: str) -> str:
    """A type without what every view and every table has."""
    return annotation.replace("[Any]", "")


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{PAGE}: written")
