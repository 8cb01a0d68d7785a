"""Databases of before: their tables play on, and crews can be made in them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from defuse.server.store.databases import Lite
from tests.crews.club import finish, finished, founded
from tests.server.backroom import Backroom, run
from tests.server.house import opened
from tests.server.test_upgrade import some_acts
from tests.server.test_versions import WITHOUT_A_NUMBER, differences, execute, version

pytestmark = pytest.mark.slow

VERSION_2 = """
UPDATE alembic_version SET version_num = '2';
ALTER TABLE games DROP COLUMN began; DROP TABLE reviews; DROP TABLE findings; DROP TABLE branches;
DROP INDEX ix_tables_crew; ALTER TABLE tables DROP COLUMN crew;
DROP TABLE challenges; DROP TABLE crew_games; DROP TABLE crews
"""
"""What makes a database of today one of version 2."""


@pytest.mark.parametrize("script", [WITHOUT_A_NUMBER, VERSION_2], ids=["the first schema", "version 2"])
def test_a_database_of_before_gets_crews(tmp_path: Path, script: str) -> None:
    running, over = "", ""

    async def before() -> None:
        nonlocal running, over
        async with Backroom(tmp_path) as room:
            running = (await some_acts(room)).open.table.id
            over = (await room.table())[0].table.id
            await finished(room.hall, over)
            await room.store.database.write(lambda connection: execute(connection, script))

    run(before())
    with opened(tmp_path) as house:
        store: Any = house.hall.store
        database: Lite = store.database
        assert house.do(database.read(version)) == "3"
        assert house.do(database.read(differences)) == []
        finish(house, running)
        assert house.http.get(f"/api/tables/{over}/games/1/replay").status_code == 200
        ann = founded(house)
        ann.played(1)
        assert ann.seen()["wins"] == 1
        assert house.do(house.hall.store.crews.tables("", 10))[0].id in (running, over)
    with opened(tmp_path) as house:
        ann.house = house
        assert (ann.seen()["wins"], ann.seen()["next"]) == (1, 2)
        assert house.http.get(f"/api/tables/{running}").json()["crew"] == ""
