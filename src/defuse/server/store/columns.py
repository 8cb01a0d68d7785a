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
    sa.Column("crew", sa.String(32), nullable=False, server_default="", index=True),
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
    sa.Column("began", sa.Float, nullable=False, server_default="0"),
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

REVIEWS = sa.Table(
    "reviews",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(32), nullable=False, index=True),
    sa.Column("game", sa.Integer, nullable=False),
    sa.Column("crew_game", sa.String(64), nullable=False, index=True),
    sa.Column("file", sa.LargeBinary, nullable=True),
    sa.Column("about", sa.LargeBinary, nullable=False),
    sa.Column("digest", sa.String(64), nullable=False, index=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("holder", sa.String(40), nullable=False, server_default=""),
)

BRANCHES = sa.Table(
    "branches",
    META,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("file", sa.LargeBinary, nullable=False),
)

FINDINGS = sa.Table(
    "findings",
    META,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("changed", sa.Float, nullable=False, index=True),
)

CREWS = sa.Table(
    "crews",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("state", sa.LargeBinary, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("ends", sa.Float, nullable=False, index=True),
    sa.Column("share", sa.Integer, nullable=False),
)

CREW_GAMES = sa.Table(
    "crew_games",
    META,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("crew", sa.String(32), sa.ForeignKey("crews.id"), nullable=False, index=True),
    sa.Column("table", sa.String(32), nullable=False, index=True),
    sa.Column("game", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("kit", sa.String(32), nullable=False),
    sa.Column("mission", sa.Integer, nullable=False, index=True),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("counts", sa.Integer, nullable=False),
    sa.Column("deal", sa.String(64), nullable=False, index=True),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
    sa.Column("file", sa.LargeBinary, nullable=True),
)

CHALLENGES = sa.Table(
    "challenges",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("crew", sa.String(32), sa.ForeignKey("crews.id"), nullable=False, index=True),
    sa.Column("crew_game", sa.String(64), nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)
