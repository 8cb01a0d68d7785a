"""Crews in a database: their rows, their games, challenges, and the secret of this server."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from defuse.server.store.columns import CHALLENGES, CREW_GAMES, CREWS, FACTS, GAMES, REVIEWS, TABLES
from defuse.server.store.crew_rows import ChallengeRow, Count, CrewGameRow, CrewRow, CrewTableRow, DealRow, GameKind
from defuse.server.store.interface import StoreError
from defuse.server.store.reviews import UNNEEDED
from defuse.words import say

if TYPE_CHECKING:
    from defuse.server.store.databases import Lite, Served

T = TypeVar("T")

INSERT_GAME = sa.insert(CREW_GAMES)
"""A game that has ended, as it is written together with its last act."""

SECRET_BYTES = 32
TOGETHER = 400
"""So many ids are asked for at a time."""

_WITHOUT_FILE = [column for column in CREW_GAMES.columns if column.name != "file"]


class SqlCrews:
    """Crews in a database that is open."""

    def __init__(self, database: Callable[[], Lite | Served], deletes: Sequence[sa.Delete]) -> None:
        self._database = database
        self._deletes = deletes
        """What deletes a table (`which`) with all that belongs to it."""

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        return await _told(self._database().read(work))

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        return await _told(self._database().write(work))

    # Crews.

    async def make(self, crew: CrewRow, games: Iterable[CrewGameRow] = ()) -> bool:
        brought = [asdict(game) for game in games]

        def work(connection: sa.Connection) -> bool:
            if connection.scalar(sa.select(CREWS.c.id).where(CREWS.c.id == crew.id)) is not None:
                return False
            connection.execute(sa.insert(CREWS).values(**asdict(crew)))
            if brought:
                connection.execute(INSERT_GAME, brought)
            return True

        try:
            return await self._database().write(work)
        except IntegrityError:  # somebody else was faster
            return False
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise _unanswered(error) from error

    async def load(self, crew: str) -> CrewRow | None:
        which = sa.select(CREWS).where(CREWS.c.id == crew)

        def work(connection: sa.Connection) -> CrewRow | None:
            found = connection.execute(which).mappings().first()
            return None if found is None else CrewRow(**{**found, "state": bytes(found["state"])})

        return await self._read(work)

    async def change(self, crew: CrewRow) -> bool:
        which = sa.update(CREWS).where(CREWS.c.id == crew.id, CREWS.c.version == crew.version - 1)
        return await self._write(lambda connection: connection.execute(which.values(**asdict(crew))).rowcount == 1)

    # Games.

    async def add(self, game: CrewGameRow) -> None:
        await self._write(lambda connection: connection.execute(INSERT_GAME, asdict(game)).close())

    async def remove(self, crew: str, game: str, kind: GameKind) -> bool:
        which = sa.delete(CREW_GAMES).where(
            CREW_GAMES.c.id == game, CREW_GAMES.c.crew == crew, CREW_GAMES.c.kind == kind
        )
        return await self._write(lambda connection: connection.execute(which).rowcount == 1)

    async def games(self, crew: str) -> list[CrewGameRow]:
        which = sa.select(*_WITHOUT_FILE).where(CREW_GAMES.c.crew == crew)
        ordered = which.order_by(CREW_GAMES.c.ended.desc(), CREW_GAMES.c.id.desc())
        names = [column.name for column in _WITHOUT_FILE]
        return await self._read(
            lambda connection: [
                CrewGameRow(**dict(zip(names, row, strict=True))) for row in connection.execute(ordered)
            ]
        )

    async def game(self, crew: str, id: str) -> CrewGameRow | None:
        which = sa.select(CREW_GAMES).where(CREW_GAMES.c.crew == crew, CREW_GAMES.c.id == id)

        def work(connection: sa.Connection) -> CrewGameRow | None:
            found = connection.execute(which).mappings().first()
            return None if found is None else _game(found)

        return await self._read(work)

    async def count(self, crew: str) -> int:
        which = sa.select(sa.func.count()).select_from(CREW_GAMES).where(CREW_GAMES.c.crew == crew)
        return await self._read(lambda connection: int(connection.scalar(which) or 0))

    async def reviews(self, games: Iterable[str]) -> dict[str, str]:
        ids = list(games)

        def work(connection: sa.Connection) -> dict[str, str]:
            found: dict[str, str] = {}
            for at in range(0, len(ids), TOGETHER):
                some = sa.select(REVIEWS.c.crew_game, REVIEWS.c.id).where(
                    REVIEWS.c.crew_game.in_(ids[at : at + TOGETHER])
                )
                found.update({row.crew_game: row.id for row in connection.execute(some)})
            return found

        return await self._read(work) if ids else {}

    async def won(self, crew: str, kit: str) -> set[int]:
        which = sa.select(CREW_GAMES.c.mission).where(
            CREW_GAMES.c.crew == crew, CREW_GAMES.c.kit == kit, CREW_GAMES.c.won == 1, CREW_GAMES.c.deal == ""
        )
        return await self._read(lambda connection: set(connection.scalars(which.distinct())))

    async def tables(self, crew: str, most: int) -> list[CrewTableRow]:
        which = sa.select(TABLES.c.id, TABLES.c.state, TABLES.c.holder, TABLES.c.changed).where(TABLES.c.crew == crew)
        last = which.order_by(TABLES.c.changed.desc()).limit(most)
        return await self._read(
            lambda connection: [
                CrewTableRow(row.id, bytes(row.state), bool(row.holder), row.changed)
                for row in connection.execute(last)
            ]
        )

    # Deals that many play.

    async def first_with(self, crew: str, seed: str) -> tuple[str, int] | None:
        which = (
            sa.select(GAMES.c.table, GAMES.c.game)
            .join(TABLES, TABLES.c.id == GAMES.c.table)
            .where(TABLES.c.crew == crew, GAMES.c.seed == seed)
            .order_by(GAMES.c.began, GAMES.c.table, GAMES.c.game)
            .limit(1)
        )

        def work(connection: sa.Connection) -> tuple[str, int] | None:
            found = connection.execute(which).first()
            return None if found is None else (found[0], found[1])

        return await self._read(work)

    async def has_ended(self, crew: str, seed: str) -> bool:
        here = sa.and_(GAMES.c.table == CREW_GAMES.c.table, GAMES.c.game == CREW_GAMES.c.game)
        which = sa.select(CREW_GAMES.c.id).join(GAMES, here).where(CREW_GAMES.c.crew == crew, GAMES.c.seed == seed)
        return await self._read(lambda connection: connection.scalar(which.limit(1)) is not None)

    async def of_deal(self, deal: str) -> list[DealRow]:
        which = (
            sa.select(*_WITHOUT_FILE, CREWS.c.state.label("of_crew"), CREWS.c.share.label("shared"))
            .join(CREWS, CREWS.c.id == CREW_GAMES.c.crew)
            .where(CREW_GAMES.c.deal == deal, CREW_GAMES.c.counts == 1)
            .order_by(CREW_GAMES.c.ended.desc(), CREW_GAMES.c.id.desc())
        )

        def work(connection: sa.Connection) -> list[DealRow]:
            found = connection.execute(which).mappings().all()
            return [DealRow(_game(row), bytes(row["of_crew"]), bool(row["shared"])) for row in found]

        return await self._read(work)

    async def has_played(self, crew: str, deal: str) -> bool:
        which = sa.select(CREW_GAMES.c.id).where(CREW_GAMES.c.crew == crew, CREW_GAMES.c.deal == deal).limit(1)
        return await self._read(lambda connection: connection.scalar(which) is not None)

    async def crews_of(self, deal: str) -> int:
        which = sa.select(sa.func.count(sa.distinct(CREW_GAMES.c.crew))).where(CREW_GAMES.c.deal == deal)
        return await self._read(lambda connection: int(connection.scalar(which) or 0))

    async def challenge(self, row: ChallengeRow) -> ChallengeRow:
        which = sa.select(CHALLENGES).where(CHALLENGES.c.crew == row.crew, CHALLENGES.c.crew_game == row.crew_game)

        def work(connection: sa.Connection) -> ChallengeRow:
            if connection.dialect.name == "postgresql":  # one after the other: a game has one challenge
                connection.execute(sa.select(CREWS.c.id).where(CREWS.c.id == row.crew).with_for_update())
            found = connection.execute(which).mappings().first()
            if found is not None:
                return _challenge(found)
            connection.execute(sa.insert(CHALLENGES).values(**asdict(row)))
            return row

        return await self._write(work)

    async def find_challenge(self, id: str) -> ChallengeRow | None:
        which = sa.select(CHALLENGES).where(CHALLENGES.c.id == id)

        def work(connection: sa.Connection) -> ChallengeRow | None:
            found = connection.execute(which).mappings().first()
            return None if found is None else _challenge(found)

        return await self._read(work)

    # The server's statistics.

    async def rates(self, kit: str, mission: int, few: int) -> list[Count]:
        mine = (
            sa.select(CREW_GAMES.c.crew, CREW_GAMES.c.players, CREW_GAMES.c.won)
            .join(CREWS, CREWS.c.id == CREW_GAMES.c.crew)
            .where(
                CREW_GAMES.c.mission == mission,
                CREW_GAMES.c.kit == kit,
                CREW_GAMES.c.kind == "played",
                CREW_GAMES.c.counts == 1,
                CREW_GAMES.c.deal == "",
                CREWS.c.share == 1,
            )
            .subquery()
        )
        counts = sa.func.count(sa.distinct(mine.c.crew)), sa.func.count(), sa.func.sum(mine.c.won)
        counted = sa.select(mine.c.players, *counts).group_by(mine.c.players)

        def work(connection: sa.Connection) -> list[Count]:
            found = connection.execute(counted)
            each = [Count(players, crews, games, int(won)) for players, crews, games, won in found]
            rare = [count.players for count in each if count.crews < few]
            if not rare:
                return sorted(each)
            crews, games, won = connection.execute(sa.select(*counts).where(mine.c.players.in_(rare))).one()
            return [Count(0, crews, games, int(won)), *sorted(count for count in each if count.players not in rare)]

        return await self._read(work)

    # The end.

    async def due(self, now: float) -> list[str]:
        which = sa.select(CREWS.c.id).where(CREWS.c.ends > 0, CREWS.c.ends <= now).order_by(CREWS.c.ends)
        return await self._read(lambda connection: list(connection.scalars(which)))

    async def delete(self, crew: str, now: float) -> list[str] | None:
        def work(connection: sa.Connection) -> list[str] | None:
            # Tables before the crew, as whoever ends a game has them: so two never wait for each other.
            mine = sa.select(TABLES.c.id).where(TABLES.c.crew == crew)
            tables = list(connection.scalars(mine.order_by(TABLES.c.id).with_for_update()))
            which = sa.select(CREWS.c.ends).where(CREWS.c.id == crew)
            ends = connection.scalar(which.with_for_update())
            if not ends or ends > now:
                return None
            games = sa.select(CREW_GAMES.c.id).where(CREW_GAMES.c.crew == crew)
            connection.execute(sa.delete(REVIEWS).where(REVIEWS.c.crew_game.in_(games)))
            if tables:
                connection.execute(sa.delete(REVIEWS).where(REVIEWS.c.table.in_(mine)))
                for statement in self._deletes:
                    connection.execute(statement, [{"which": table} for table in tables])
            for whole in (CHALLENGES, CREW_GAMES):
                connection.execute(sa.delete(whole).where(whole.c.crew == crew))
            connection.execute(sa.delete(CREWS).where(CREWS.c.id == crew))
            connection.execute(UNNEEDED)
            return tables

        return await self._write(work)

    # What only this server knows.

    async def secret(self, name: str) -> str:
        which = sa.select(FACTS.c.value).where(FACTS.c.name == name)
        made = secrets.token_hex(SECRET_BYTES)
        for _ in range(2):  # if another process makes it at the same moment, theirs is there the second time
            found = await self._read(lambda connection: connection.scalar(which))
            if found is not None:
                return str(found)
            try:
                await self._database().write(
                    lambda connection: connection.execute(sa.insert(FACTS).values(name=name, value=made)).close()
                )
                return made
            except IntegrityError:
                continue
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                raise _unanswered(error) from error
        raise StoreError(say("store-no-secret"))


def _game(found: Any) -> CrewGameRow:
    row = {name: found[name] for name in CrewGameRow.__struct_fields__ if name in found}
    row["record"] = bytes(row["record"])
    if row.get("file") is not None:
        row["file"] = bytes(row["file"])
    return CrewGameRow(**row)


def _challenge(found: Any) -> ChallengeRow:
    return ChallengeRow(**{**found, "body": bytes(found["body"])})


async def _told(doing: Awaitable[T]) -> T:
    try:
        return await doing
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise _unanswered(error) from error


def _unanswered(error: Exception) -> StoreError:
    return StoreError(say("store-silent", why=type(error).__name__))
