"""Version 3. Games have a beginning in time; reviews and their findings, crews, their games and challenges are kept."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"

OLDEST_PROGRAM = "0.1.0"
"""The oldest program that may use a database of this version; one that knows version 2 alone refuses by itself."""


def upgrade() -> None:
    """Add columns with defaults, and new tables."""
    op.add_column("games", sa.Column("began", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("crew", sa.String(32), nullable=False, server_default=""))
    op.create_index("ix_tables_crew", "tables", ["crew"])
    op.create_table(
        "reviews",
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
    op.create_table(
        "branches",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("file", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "findings",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("changed", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "crews",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("ends", sa.Float, nullable=False, index=True),
        sa.Column("share", sa.Integer, nullable=False),
    )
    op.create_table(
        "crew_games",
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
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("crew", sa.String(32), sa.ForeignKey("crews.id"), nullable=False, index=True),
        sa.Column("crew_game", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
