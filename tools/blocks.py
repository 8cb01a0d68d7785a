"""Blocks of a page that a program writes: everything between `<!-- begin: NAME -->` and `<!-- end: NAME -->`.

`python -m tools.blocks PAGE NAME` puts what it reads from standard input there, as in
`defuse report careful.jsonl --markdown | python -m tools.blocks docs/bots.md careful`.
"""

from __future__ import annotations

import sys
from pathlib import Path


def replaced(page: str, name: str, text: str) -> str:
    """A page with other text in one of its blocks. A page without the block, or with two of it, is a ValueError.

    >>> replaced("<!-- begin: speed -->\\nold\\n<!-- end: speed -->", "speed", "new")
    '<!-- begin: speed -->\\n\\nnew\\n\\n<!-- end: speed -->'
    """
    begin, end = f"<!-- begin: {name} -->", f"<!-- end: {name} -->"
    if page.count(begin) != 1 or page.count(end) != 1 or page.index(begin) > page.index(end):
        raise ValueError(f"the page needs one {begin} and one {end} behind it")
    before, rest = page.split(begin)
    after = rest.split(end)[1]
    return f"{before}{begin}\n\n{text.strip()}\n\n{end}{after}"


def write(path: Path, name: str, text: str) -> None:
    """Put text into a block of a page that is a file."""
    path.write_text(replaced(path.read_text("utf-8"), name, text), "utf-8")


if __name__ == "__main__":
    try:
        write(Path(sys.argv[1]), sys.argv[2], sys.stdin.read())
    except (IndexError, OSError, ValueError) as error:
        sys.exit(f"python -m tools.blocks PAGE NAME: {error}")
