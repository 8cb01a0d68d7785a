"""`python -m tools.bot_rates`: what bots win, from the table in docs/bots.md into a file of the package.

The table has shares in whole per cent of 40 games each, so the number of games that were won follows from them.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "bots.md"
FILE = ROOT / "src" / "defuse" / "server" / "campaign" / "bot_rates.json"
PLAYERS = ("2", "3", "4", "5")

_ROW = re.compile(r"^\| (\d+) \| (\d+) \|(.*)\|$", re.MULTILINE)
_SHARE = re.compile(r"(\d+)% \d+–\d+")


class Unreadable(ValueError):
    """The page does not have the table that is looked for."""


def read(page: str) -> dict[str, object]:
    """The games of the table in a page, as the package has them."""
    block = re.search(r"<!-- begin: careful -->(.*?)<!-- end: careful -->", page, re.DOTALL)
    if block is None:
        raise Unreadable("there is no block `careful`")
    head = re.search(r"^(\w+): ([\d,]+) games;", block[1], re.MULTILINE)
    table = block[1].split("**Won, by campaign box")[0]
    if head is None:
        raise Unreadable("the block does not say how many games there were")
    missions = {number: _mission(int(games), cells) for number, games, cells in _ROW.findall(table)}
    total = sum(games for counts in missions.values() for games, _ in counts.values())
    if total != int(head[2].replace(",", "")):
        raise Unreadable(f"the table has {total} games, and not {head[2]}")
    return {"bot": head[1], "games": total, "missions": missions}


def _mission(games: int, cells: str) -> dict[str, tuple[int, int]]:
    shares = [_SHARE.fullmatch(cell.strip()) for cell in cells.split("|")[: len(PLAYERS)]]
    played = [players for players, share in zip(PLAYERS, shares, strict=True) if share]
    each = games // len(played)
    return {
        players: (each, _won(each, int(share[1])))
        for players, share in zip(PLAYERS, shares, strict=True)
        if share is not None
    }


def _won(games: int, percent: int) -> int:
    """The only number of games that is so many per cent when it is rounded."""
    found = [won for won in range(games + 1) if f"{won / games:.0%}" == f"{percent}%"]
    if len(found) != 1:
        raise Unreadable(f"{percent} % of {games} games can be {found}")
    return found[0]


def written(page: str) -> bytes:
    """The file, as it is in git."""
    found = read(page)
    missions = found["missions"]
    assert isinstance(missions, dict)
    lines = [f'"{number}": {msgspec.json.encode(counts).decode()}' for number, counts in missions.items()]
    head = f'{{"bot": "{found["bot"]}", "games": {found["games"]}, "missions": {{'
    return "\n".join([head, ",\n".join(lines), "}}", ""]).encode()


if __name__ == "__main__":
    FILE.write_bytes(written(PAGE.read_text()))
