"""The calculator over HTTP has the figures of `defuse odds --json`, for a hundred tables of all campaign boxes."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from defuse import busters
from defuse.busters import catalogue
from defuse.cli.games.busters.odds.tell import tell
from defuse.cli.odds.options import Options
from defuse.logbook import text_of
from defuse.server.calculator.told import calculated
from tests.steer import steer

TABLES = 100
DOCS = Path(__file__).parents[2] / "docs" / "tables.md"


def written() -> Iterator[str]:
    """The tables of the documentation, then tables in the middle of games, from the first mission to the last."""
    yield from re.findall(r"```\w*\n(mission.*?)```", DOCS.read_text(), re.DOTALL)
    rng = Random(19)
    while True:
        for mission in range(1, 67):
            players = rng.choice(catalogue.mission(mission).players)
            game = busters.new(mission=mission, players=players, seed=rng.randrange(10**6))
            last = None
            for _ in range(rng.randrange(6, 16)):
                if game.over:
                    break
                seat = rng.randrange(players)
                last = text_of(game.observe(seat)) or last
                game = game.play(steer(game, rng, 0.95))[0]
            if last is not None:
                yield last


def told_by_the_server(text: str) -> dict[str, Any]:
    answer = calculated(text, None, (), "en")
    assert isinstance(answer, bytes)
    found: dict[str, Any] = msgspec.json.decode(gzip.decompress(answer))
    return found


def without_ids(told: dict[str, Any]) -> dict[str, Any]:
    """What the server tells, without what the command has not."""
    more = ("wire", "certain", "extra", "id")

    def plain(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: plain(inner) for key, inner in value.items() if key not in more}
        return [plain(each) for each in value] if isinstance(value, list) else value

    return {key: plain(told[key]) for key in ("deals", "slots", "calls", "cards", "solos")}


@pytest.mark.slow
def test_a_hundred_tables_have_the_same_figures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    seen: set[int] = set()
    tables = written()
    for _ in range(TABLES):
        text = next(tables)
        seen.add(int(re.search(r"mission (\d+)", text)[1]))  # type: ignore[index]
        file = tmp_path / "table.txt"
        tell(Options(file, json=True), text.encode())
        command = msgspec.json.decode(capsys.readouterr().out)
        server = told_by_the_server(text)
        assert server["state"] == "odds", (text, server["text"])
        for figures in (command, server["told"]):
            figures["cards"] = [{**card, "card": ""} for card in figures["cards"]]
        assert without_ids(server["told"]) == {
            key: command[key] for key in ("deals", "slots", "calls", "cards", "solos")
        }
        assert server["table"] == command["table"]
    assert len(seen) >= 60
