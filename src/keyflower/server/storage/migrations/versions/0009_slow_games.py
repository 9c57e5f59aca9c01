"""Several seats at one device: which of them is shown."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0006"


def upgrade() -> None:
    """Add the column; so far every device has one seat at a table."""
    op.add_column(
        "seats", sa.Column("unlocked", sa.Boolean, nullable=False, server_default=sa.false())
    )
