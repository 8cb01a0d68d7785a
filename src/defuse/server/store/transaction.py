"""Transactions as the writer uses them: the fences of tables are read, then rows are written.

Every act of every game comes through here. SQLAlchemy's work for each statement would cost more than SQLite's own, so
there a statement is put into SQL once, and its text goes straight to the driver: 0.1 ms of a core for an act, not 0.5.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from defuse.server.store.columns import TABLES

Write = tuple[sa.ClauseElement, dict[str, Any]]
"""A statement, and what belongs into it."""

DIALECT = sqlite.dialect(paramstyle="qmark")


class Transaction(Protocol):
    """One that was begun; whoever made it commits it."""

    def fences(self, tables: Sequence[str]) -> dict[str, int]:
        """The fence of each of these tables. Nobody else can take one of them until the end."""
        raise NotImplementedError

    def run(self, statement: sa.ClauseElement, rows: Sequence[dict[str, Any]]) -> None:
        """Run a statement for each of some rows."""
        raise NotImplementedError

    def found(self, statement: sa.Insert, row: dict[str, Any]) -> Sequence[Any] | None:
        """What is there already in place of a row that is to be written: the values of the same columns."""
        raise NotImplementedError


class OnServer:
    """A transaction on PostgreSQL."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection

    def fences(self, tables: Sequence[str]) -> dict[str, int]:
        # Always in the same order: so two never wait for each other.
        found = self._connection.execute(_FENCES, {"tables": sorted(tables)})
        return {row.id: row.fence for row in found}

    def run(self, statement: sa.ClauseElement, rows: Sequence[dict[str, Any]]) -> None:
        assert isinstance(statement, sa.Executable)
        self._connection.execute(statement, rows)

    def found(self, statement: sa.Insert, row: dict[str, Any]) -> Sequence[Any] | None:
        return self._connection.execute(_same(statement, row), row).first()


class InFile:
    """A transaction on SQLite, where nobody else writes meanwhile."""

    def __init__(self, connection: sqlite3.Connection, known: dict[int, Plain]) -> None:
        self._connection = connection
        self._known = known

    def fences(self, tables: Sequence[str]) -> dict[str, int]:
        marks = ",".join("?" * len(tables))
        return dict(self._connection.execute(f"SELECT id, fence FROM tables WHERE id IN ({marks})", tables))

    def run(self, statement: sa.ClauseElement, rows: Sequence[dict[str, Any]]) -> None:
        plain = self._known.get(id(statement))
        if plain is None:
            plain = self._known[id(statement)] = Plain(statement)
        self._connection.executemany(plain.text, plain.values(rows))

    def found(self, statement: sa.Insert, row: dict[str, Any]) -> Sequence[Any] | None:
        plain = Plain(_same(statement, row))
        answer: tuple[Any, ...] | None = self._connection.execute(plain.text, *plain.values([row])).fetchone()
        return answer


class Plain:
    """A statement as SQLite's driver takes it."""

    def __init__(self, statement: sa.ClauseElement) -> None:
        compiled: Any = statement.compile(dialect=DIALECT)
        self.statement = statement  # it lives as long as its text, so its identity is nobody else's
        self.text = str(compiled)
        self._names: list[str] = compiled.positiontup

    def values(self, rows: Iterable[dict[str, Any]]) -> list[tuple[Any, ...]]:
        """What belongs into it, in order."""
        return [tuple([row[name] for name in self._names]) for row in rows]


_FENCES = (
    sa.select(TABLES.c.id, TABLES.c.fence)
    .where(TABLES.c.id == sa.func.any(sa.bindparam("tables", type_=sa.ARRAY(sa.String))))
    .order_by(TABLES.c.id)
    .with_for_update(key_share=True)
)


def _same(statement: sa.Insert, row: dict[str, Any]) -> sa.Select[Any]:
    table = statement.table
    assert isinstance(table, sa.Table)
    which = [column == sa.bindparam(column.name) for column in table.primary_key.columns]
    return sa.select(*[table.c[name] for name in row]).where(*which)
