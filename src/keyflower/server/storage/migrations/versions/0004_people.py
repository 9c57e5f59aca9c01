"""People choose a face, which goes to their seats; lines of chat may be phrases."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

COLUMNS = (("identities", "face"), ("seats", "face"), ("chat", "phrase"))


def upgrade() -> None:
    """Add the columns; empty means the seat's emblem, or a line in the writer's own words."""
    for table, column in COLUMNS:
        op.add_column(
            table, sa.Column(column, sa.Text, nullable=False, server_default=sa.text("''"))
        )
