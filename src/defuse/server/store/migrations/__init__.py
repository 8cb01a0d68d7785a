"""Versions of the database: how an older one becomes one of today, by Alembic.

`versions/` has a file for each version, which says what it changes; they are run in order. A database knows its version
(in the table `alembic_version`), and the oldest program that may use it (in `store_facts`): each version only adds, and
what is not needed any more is removed one release later. So programs of two releases can share a database while one
replaces the other. A database that is too new for this program is left alone.
"""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Awaitable, Callable

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from defuse import __version__
from defuse.server.store.columns import FACTS
from defuse.words import Told, say

_ONE_AT_A_TIME = threading.Lock()
"""Alembic keeps what it works on in global variables."""

_ALONE = "SELECT pg_advisory_xact_lock(70777070)"
"""What keeps others out until the transaction ends. SQLite has one writer anyway."""

OLDEST = "oldest program"
"""The name of the fact that tells it."""


class Newer(Told):
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
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(_ALONE)
    if check(connection):
        config = _config(connection)
        command.upgrade(config, "head")
        scripts = ScriptDirectory.from_config(config)
        _tell_oldest(connection, scripts.get_revision(_known(config)[0]).module.OLDEST_PROGRAM)


def check(connection: sa.Connection) -> bool:
    """Whether this program knows all of a database, so that it may bring it up to date. Raises Newer."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = _known(_config(connection))
    if found is None or found in known:
        return True
    oldest = _oldest(connection)
    if oldest is None or _parts(__version__) < _parts(oldest):
        about = {"found": found, "known": known[0]}
        raise Newer(say("store-newer", **about) if oldest is None else say("store-newer-needs", **about, needed=oldest))
    return False


def _config(connection: sa.Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "defuse.server.store:migrations")
    return config


def _known(config: Config) -> list[str]:
    """The versions that this program knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]


def _oldest(connection: sa.Connection) -> str | None:
    """The oldest program that may use a database; None where it does not say."""
    if not sa.inspect(connection).has_table(FACTS.name):
        return None
    found: str | None = connection.scalar(sa.select(FACTS.c.value).where(FACTS.c.name == OLDEST))
    return found


def _tell_oldest(connection: sa.Connection, version: str) -> None:
    if _oldest(connection) != version:
        connection.execute(sa.delete(FACTS).where(FACTS.c.name == OLDEST))
        connection.execute(sa.insert(FACTS).values(name=OLDEST, value=version))


def _parts(version: str) -> tuple[int, ...]:
    """A version as numbers; what follows them (`.dev1`, `rc2`) does not count."""
    found = re.match(r"\d+(\.\d+)*", version)
    return () if found is None else tuple([int(part) for part in found[0].split(".")])
