"""Draws are fixed before the first: a secret for each game, and what browsers add to it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns; games of earlier versions have no secret, and go on without."""
    op.add_column("tables", sa.Column("sealed", sa.Text))
    op.add_column(
        "seats", sa.Column("contribution", sa.Text, nullable=False, server_default=sa.text("''"))
    )
