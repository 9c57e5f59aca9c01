"""Daily games: one attempt for each person and day, and the secret that the days' draws come from.

Sheets of games that were played with the box, and what finished games were made of.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "daily_attempts",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    )
    op.create_index("ix_daily_attempts_identity", "daily_attempts", ["identity"])
    op.create_index("ix_daily_attempts_table_id", "daily_attempts", ["table_id"])
    op.create_table(
        "score_sheets",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("changed_at", sa.Float, nullable=False),
    )
    op.create_index("ix_score_sheets_owner", "score_sheets", ["owner"])
    op.create_table(
        "game_facts",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("facts", sa.Text, nullable=False),
    )
