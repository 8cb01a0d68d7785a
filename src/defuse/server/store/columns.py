"""The tables of the database: their names and columns.

What changes here needs a new version in `migrations/versions/`, and a test compares them.
"""

from __future__ import annotations

import sqlalchemy as sa

META = sa.MetaData()

TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("state", sa.LargeBinary, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("holder", sa.String(40), nullable=False, server_default=""),
    sa.Column("fence", sa.Integer, nullable=False, server_default="0"),
)

GAMES = sa.Table(
    "games",
    META,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("kit", sa.String(32), nullable=False),
    sa.Column("engine", sa.String(32), nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("deal", sa.Text, nullable=False, server_default=""),
)

ACTS = sa.Table(
    "acts",
    META,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("act", sa.LargeBinary, nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("id", sa.String(40), nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.ForeignKeyConstraint(["table", "game"], ["games.table", "games.game"]),
)

SAID = sa.Table(
    "said",
    META,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("held", sa.Integer, nullable=False),
    sa.Column("heard", sa.Integer, nullable=False),
    sa.Column("id", sa.String(40), nullable=False),
)

PROCESSES = sa.Table(
    "processes",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("cluster", sa.String(64), nullable=False),
    sa.Column("version", sa.String(32), nullable=False),
    sa.Column("key", sa.BigInteger, nullable=False),
    sa.Column("thinks", sa.Integer, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

THOUGHTS = sa.Table(
    "thoughts",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("asked", sa.Float, nullable=False),
    sa.Column("asker", sa.String(40), nullable=False),
    sa.Column("task", sa.String(32), nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("thinker", sa.String(40), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("answer", sa.LargeBinary, nullable=True),
)

FACTS = sa.Table(
    "store_facts",
    META,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
