"""Browsers that keep failing get no more notices."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add a column; so far none has failed."""
    op.add_column(
        "pushes", sa.Column("failures", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
