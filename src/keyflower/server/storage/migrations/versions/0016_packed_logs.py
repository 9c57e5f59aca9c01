"""Logs that are long when their table is added are one row."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add a table; the logs that are there stay as they are."""
    op.create_table(
        "packed_logs",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("entries", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_packed_logs_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_packed_logs"),
    )
