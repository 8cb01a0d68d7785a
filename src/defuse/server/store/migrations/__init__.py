"""Versions of the database: how an older one becomes one of today, by Alembic.

`versions/` has a file for each version, which says what it changes; they are run in order. A database knows its version
(in the table `alembic_version`), and one that is newer than this program is left alone.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

_ONE_AT_A_TIME = threading.Lock()
"""Alembic keeps what it works on in global variables."""

_ALONE = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(70777070)"}
"""What keeps others out until the transaction ends. SQLite would not even begin one for a change of tables."""


class Newer(Exception):
    """The database is of a version that this program does not know."""


async def upgrade(write: Callable[[Callable[[sa.Connection], None]], Awaitable[None]]) -> None:
    """Bring a database to the newest version, in one transaction of a database's `write`. Raises Newer."""
    while not _ONE_AT_A_TIME.acquire(blocking=False):  # others may be at it in this very thread, and want to go on
        await asyncio.sleep(0.01)
    try:
        await write(_upgraded)
    finally:
        _ONE_AT_A_TIME.release()


def _upgraded(connection: sa.Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "defuse.server.store:migrations")
    connection.exec_driver_sql(_ALONE[connection.dialect.name])
    found = MigrationContext.configure(connection).get_current_revision()
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if found is not None and found not in known:
        raise Newer(f"the database is of version {found}, this program knows {known[0]}: a newer defuse has made it")
    command.upgrade(config, "head")
