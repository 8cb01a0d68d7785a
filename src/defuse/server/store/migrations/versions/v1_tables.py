"""Version 1. Older databases have no number, but the same tables: what they have is left as it is."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the tables that are missing."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "games",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("kit", sa.String(32), nullable=False),
        sa.Column("engine", sa.String(32), nullable=False),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "acts",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("act", sa.LargeBinary, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table", "game"], ["games.table", "games.game"]),
        if_not_exists=True,
    )
    op.create_table(
        "said",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("held", sa.Integer, nullable=False),
        sa.Column("heard", sa.Integer, nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        if_not_exists=True,
    )
