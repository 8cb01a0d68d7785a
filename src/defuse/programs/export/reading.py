"""Reading: the games and acts of an export, as rows, and as replays that can be played again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from defuse import games
from defuse.kernel import Replay
from defuse.kernel.deal import Deal
from defuse.kernel.replay import FORMAT
from defuse.programs.export.rows import ActRow, GameRow
from defuse.programs.export.writing import arrow_library

R = TypeVar("R", bound=Struct)


def read_games(folder: str | Path) -> Iterator[tuple[GameRow, Replay]]:
    """The games of an export, each with its replay: `replay.verify()` plays it again, and compares the digest."""
    acts: dict[str, list[tuple[int, str]]] = {}
    for row in read_acts(folder, columns=("id", "number", "act")):
        acts.setdefault(row["id"], []).append((row["number"], row["act"]))
    for found in _rows(Path(folder), "games", None):
        game = msgspec.convert(found, GameRow)
        games.part(game.game, "rules")
        played = tuple([msgspec.json.decode(act) for _, act in sorted(acts.get(game.id, []))])
        yield (
            game,
            Replay(
                format=FORMAT,
                game=game.game,
                engine=game.engine,
                setup=msgspec.json.decode(game.setup),
                seed=game.seed,
                acts=played,
                digest=game.digest,
                deal=msgspec.json.decode(game.deal, type=Deal) if game.deal else None,
            ),
        )


def read_acts(folder: str | Path, columns: tuple[str, ...] = ActRow.__struct_fields__) -> Iterator[dict[str, Any]]:
    """The acts of an export, with some columns or all of them. Raises ValueError for a column that there is not."""
    unknown = [name for name in columns if name not in ActRow.__struct_fields__]
    if unknown:
        raise ValueError(f"acts have no column {', '.join(unknown)}, only {', '.join(ActRow.__struct_fields__)}")
    return _rows(Path(folder), "acts", columns)


def _rows(folder: Path, table: str, columns: tuple[str, ...] | None) -> Iterator[dict[str, Any]]:
    path = folder / f"{table}.parquet"
    if path.exists():
        _, parquet = arrow_library()
        with parquet.ParquetFile(str(path)) as file:
            for part in file.iter_batches(columns=None if columns is None else list(columns)):
                yield from part.to_pylist()
        return
    with (folder / f"{table}.jsonl").open("rb") as lines:
        for line in lines:
            row = msgspec.json.decode(line)
            yield row if columns is None else {name: row[name] for name in columns}
