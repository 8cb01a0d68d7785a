"""Version 2. A table has a holder and a fence; processes are known; thoughts can be had elsewhere; deals are told."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"

OLDEST_PROGRAM = "0.1.0"
"""The oldest program that may use a database of this version; one that knows version 1 alone refuses by itself."""


def upgrade() -> None:
    """Add columns with a default, and new tables: a program that knows version 1 alone does not miss anything."""
    op.add_column("tables", sa.Column("holder", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("deal", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("cluster", sa.String(64), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("key", sa.BigInteger, nullable=False),
        sa.Column("thinks", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("asker", sa.String(40), nullable=False),
        sa.Column("task", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("thinker", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=True),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE thoughts SET UNLOGGED")  # nobody misses a thought after a crash
    op.create_table(
        "store_facts",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
