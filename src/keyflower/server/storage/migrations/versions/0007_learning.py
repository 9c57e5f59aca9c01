"""Learning from games: turning points, and puzzles with ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add their tables."""
    op.create_table(
        "turning_points",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_turning_points"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_turning_points_table_id_tables"
        ),
    )
    op.create_table(
        "puzzle_players",
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("identity", name="pk_puzzle_players"),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_puzzle_players_identity_identities"
        ),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("identity", "puzzle", name="pk_puzzle_tries"),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_puzzle_tries_identity_identities"
        ),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_ratings"),
    )
