"""The store on SQLAlchemy Core: SQLite (WAL), which one process has alone, or PostgreSQL, which many may share."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from defuse.server.store.columns import ACTS, BRANCHES, CREW_GAMES, FINDINGS, GAMES, REVIEWS, SAID, TABLES
from defuse.server.store.crew_rows import CrewGameRow
from defuse.server.store.crews import INSERT_GAME, SqlCrews
from defuse.server.store.databases import Lite, Served
from defuse.server.store.interface import ActRow, Elsewhere, GameRow, Hold, Kept, SaidRow, StoreError, Taken, why
from defuse.server.store.membership import Membership, is_alive
from defuse.server.store.migrations import Newer, upgrade
from defuse.server.store.reviews import ReviewStore
from defuse.server.store.transaction import Write
from defuse.server.store.writing import Writer
from defuse.words import say

T = TypeVar("T")

REMEMBERED = 100
"""So much of what was said at a table is found again; what is older is forgotten, a hundred at a time."""

PATIENCE = 25.0
"""For so many seconds a database server that is away is tried again, while tables wait."""

_INSERTS = {table.name: sa.insert(table) for table in (TABLES, GAMES, ACTS, SAID, BRANCHES)}
_SAVE = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("which"))
    .values(state=sa.bindparam("new_state"), changed=sa.bindparam("now"))
)
_ADOPT = (
    sa.update(GAMES)
    .where(GAMES.c.table == sa.bindparam("which"), GAMES.c.game == sa.bindparam("at"))
    .values(engine=sa.bindparam("new_engine"))
)
_FORGET = sa.delete(SAID).where(SAID.c.table == sa.bindparam("which"), SAID.c.number <= sa.bindparam("last"))
_RELEASE = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("which"), TABLES.c.fence == sa.bindparam("old_fence"))
    .values(holder="")
)
_OTHERS = REVIEWS.alias("others")
_FINDINGS_OF = sa.delete(FINDINGS).where(
    FINDINGS.c.digest.in_(sa.select(REVIEWS.c.digest).where(REVIEWS.c.table == sa.bindparam("which"))),
    ~sa.exists().where(_OTHERS.c.digest == FINDINGS.c.digest, _OTHERS.c.table != sa.bindparam("which")),
)
"""What was found out about the games of a table, where no review of anything else needs it."""
_DELETE = (
    _FINDINGS_OF,
    *(sa.delete(part).where(part.c.table == sa.bindparam("which")) for part in (REVIEWS, BRANCHES, SAID, ACTS, GAMES)),
    sa.delete(TABLES).where(TABLES.c.id == sa.bindparam("which")),
)
"""A table with all that belongs to it, the parts before the whole."""
_OF_A_CREW = sa.exists().where(CREW_GAMES.c.table == TABLES.c.id)
"""Whether games of a crew were played at a table: such a table is kept as long as the crew."""


class SqlStore:
    """A store in a database: `sqlite:///FILE` or `postgresql+asyncpg://USER@HOST/NAME`.

    On PostgreSQL, processes that name the same cluster share it.
    """

    def __init__(self, url: str, *, cluster: str = "", patience: float | None = None) -> None:
        self.url = make_url(url)
        self.cluster = cluster
        self.shared = self.url.get_backend_name() != "sqlite"
        """Whether other processes may use it, too."""
        self.patience = (PATIENCE if self.shared else 0.0) if patience is None else patience
        self.lapsed: Callable[[], None] = lambda: None
        """Called when others may have taken tables from this process."""
        self._database: Lite | Served | None = None
        self._writer: Writer | None = None
        self._membership: Membership | None = None
        self.crews = SqlCrews(lambda: self.database, _DELETE)
        self.reviews = ReviewStore(self)

    @property
    def database(self) -> Lite | Served:
        """The database, while it is open."""
        if self._database is None:
            raise StoreError(say("store-closed"))
        return self._database

    @property
    def writer(self) -> Writer:
        """The one who writes, while it is open."""
        if self._writer is None:
            raise StoreError(say("store-closed"))
        return self._writer

    @property
    def process(self) -> str:
        """The name of this process among those that share the store; empty where it is alone."""
        return "" if self._membership is None else self._membership.id

    async def open(self) -> None:
        try:
            database: Lite | Served = Served(self.url) if self.shared else Lite(self.url)
        except OSError as error:
            raise StoreError(say("store-not-open", why=why(error))) from error
        try:
            await upgrade(database.write)
            if isinstance(database, Served):
                self._membership = Membership(self.url, database, self.cluster)
                self._membership.lapsed = lambda: self.lapsed()
                await self._membership.join()
        except (SQLAlchemyError, OSError, Newer, StoreError) as error:
            self._membership = None
            await database.close()
            if isinstance(error, StoreError):
                raise
            raise StoreError(say("store-not-open", why=why(error))) from error
        self._database = database
        self._writer = Writer(database, self.patience)
        self._writer.start()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
        if self._membership is not None:
            await self._membership.leave()
            self._membership = None
        if self._database is not None:
            await self._database.close()
            self._database = None

    async def ready(self) -> bool:
        try:
            await self.database.read(lambda connection: connection.execute(sa.select(sa.literal(1))).close())
        except (SQLAlchemyError, OSError, StoreError, TimeoutError):
            return False
        return self._writer is not None and self._writer.running and not self._writer.failed

    @property
    def waiting(self) -> bool:
        return self._writer is not None and self._writer.waiting

    @property
    def failed(self) -> str:
        """Why the last write was not kept; empty where it was."""
        return "" if self._writer is None else self._writer.failed

    # Holding tables.

    async def make(self, table: str, state: bytes, branch: bytes | None = None, *, crew: str = "") -> Hold:
        now = time.time()
        row = {"id": table, "state": state, "made": now, "changed": now, "holder": self.process, "fence": 1}
        writes: list[Write] = [(_INSERTS["tables"], {**row, "crew": crew})]
        if branch is not None:
            writes.append((_INSERTS["branches"], {"table": table, "file": branch}))
        await self.writer.write(None, writes)
        return Hold(table, 1)

    async def take(self, table: str) -> Taken | None:
        me = self.process

        def work(connection: sa.Connection) -> Taken | None:
            which = sa.select(TABLES.c.holder, TABLES.c.fence).where(TABLES.c.id == table)
            found = connection.execute(which.with_for_update()).first()
            if found is None:
                return None
            if self.shared and found.holder not in ("", me) and is_alive(connection, found.holder):
                raise Elsewhere("the table is open in another process")
            fence = found.fence + 1
            connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(holder=me, fence=fence))
            kept = _kept(connection, table, None)
            assert kept is not None
            return Taken(Hold(table, fence), kept)

        return await self.do(self.database.write, work)

    async def release(self, holds: Iterable[Hold]) -> None:
        wanted = [{"which": hold.table, "old_fence": hold.fence} for hold in holds]
        if wanted and self.shared:
            await self.do(self.database.write, lambda connection: connection.execute(_RELEASE, wanted).close())

    async def lost(self, holds: Iterable[Hold]) -> list[str]:
        mine = {hold.table: hold.fence for hold in holds}
        which = sa.select(TABLES.c.id, TABLES.c.fence).where(TABLES.c.id.in_(list(mine)))
        fences = await self.do(
            self.database.read, lambda connection: {row.id: row.fence for row in connection.execute(which)}
        )
        return [table for table, fence in mine.items() if fences.get(table) != fence]

    # Writing.

    async def save(self, hold: Hold, state: bytes) -> None:
        await self.writer.write(hold, [_saving(hold.table, state)])

    async def begin(self, hold: Hold, row: GameRow, state: bytes, acts: Iterable[ActRow] = ()) -> None:
        writes: list[Write] = [(_INSERTS["games"], msgspec.structs.asdict(row))]
        writes += [(_INSERTS["acts"], msgspec.structs.asdict(act)) for act in acts]
        writes.append(_saving(row.table, state))
        await self.writer.write(hold, writes)

    async def append(
        self, hold: Hold, row: ActRow, state: bytes | None = None, ended: CrewGameRow | None = None
    ) -> None:
        writes: list[Write] = [(_INSERTS["acts"], msgspec.structs.asdict(row))]
        if state is not None:
            writes.append(_saving(row.table, state))
        if ended is not None:
            writes.append((INSERT_GAME, msgspec.structs.asdict(ended)))
        await self.writer.write(hold, writes)

    async def adopt(self, hold: Hold, game: int, engine: str) -> None:
        await self.writer.write(hold, [(_ADOPT, {"which": hold.table, "at": game, "new_engine": engine})])

    async def say(self, hold: Hold, row: SaidRow) -> None:
        writes: list[Write] = [(_INSERTS["said"], msgspec.structs.asdict(row))]
        if row.number % REMEMBERED == 0:
            writes.append((_FORGET, {"which": row.table, "last": row.number - REMEMBERED}))
        await self.writer.write(hold, writes)

    async def delete(self, hold: Hold) -> None:
        await self.writer.write(hold, [(statement, {"which": hold.table}) for statement in _DELETE])

    async def unchanged_since(self, before: float, most: int) -> list[str]:
        old = sa.select(TABLES.c.id).where(TABLES.c.changed < before, ~_OF_A_CREW)
        first = old.order_by(TABLES.c.changed).limit(most)
        return await self.do(self.database.read, lambda connection: list(connection.scalars(first)))

    async def expire(self, table: str, before: float) -> bool:
        def work(connection: sa.Connection) -> bool:
            which = sa.select(TABLES.c.holder, TABLES.c.changed).where(TABLES.c.id == table)
            found = connection.execute(which.with_for_update()).first()
            if found is None or found.changed >= before:
                return False
            if self.shared and found.holder not in ("", self.process) and is_alive(connection, found.holder):
                return False
            for statement in _DELETE:
                connection.execute(statement, {"which": table})
            return True

        return await self.do(self.database.write, work)

    # Reading.

    async def load(self, table: str) -> Kept | None:
        return await self.do(self.database.read, lambda connection: _kept(connection, table, None))

    async def game(self, table: str, game: int) -> Kept | None:
        return await self.do(self.database.read, lambda connection: _kept(connection, table, game))

    async def branch(self, table: str) -> bytes | None:
        which = sa.select(BRANCHES.c.file).where(BRANCHES.c.table == table)
        found = await self.do(self.database.read, lambda connection: connection.scalar(which))
        return None if found is None else bytes(found)

    async def do(
        self, how: Callable[[Callable[[sa.Connection], T]], Awaitable[T]], work: Callable[[sa.Connection], T]
    ) -> T:
        try:
            return await how(work)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StoreError(say("store-silent", why=type(error).__name__)) from error


def _kept(connection: sa.Connection, table: str, game: int | None) -> Kept | None:
    """A table with one of its games, or with the last one."""
    state = connection.scalar(sa.select(TABLES.c.state).where(TABLES.c.id == table))
    if state is None:
        return None
    which = sa.select(GAMES).where(GAMES.c.table == table).order_by(GAMES.c.game.desc()).limit(1)
    if game is not None:
        which = sa.select(GAMES).where(GAMES.c.table == table, GAMES.c.game == game)
    found = connection.execute(which).mappings().first()
    lately = sa.select(SAID).where(SAID.c.table == table).order_by(SAID.c.number.desc()).limit(REMEMBERED)
    said = tuple([SaidRow(**each) for each in reversed(connection.execute(lately).mappings().all())])
    if found is None:
        return Kept(state=bytes(state), row=None, acts=(), said=said)
    row = GameRow(**{**found, "setup": bytes(found["setup"])})
    mine = sa.select(ACTS).where(ACTS.c.table == table, ACTS.c.game == row.game).order_by(ACTS.c.number)
    acts = connection.execute(mine).mappings().all()
    return Kept(
        state=bytes(state),
        row=row,
        acts=tuple([ActRow(**{**act, "act": bytes(act["act"])}) for act in acts]),
        said=said,
    )


def _saving(table: str, state: bytes) -> Write:
    return _SAVE, {"which": table, "new_state": state, "now": time.time()}
