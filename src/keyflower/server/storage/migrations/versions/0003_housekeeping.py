"""Old things can go: who uploaded a record, when a table was last looked at, and indexes.

The indexes are for references: without them each deletion would read whole tables.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

INDEXES = (
    ("identities", "seen_at"),
    ("links", "identity"),
    ("tables", "host"),
    ("tables", "next_table"),
    ("tables", "uploaded_by"),
    ("guests", "identity"),
)


def upgrade() -> None:
    """Add the columns, then the indexes."""
    op.add_column("tables", sa.Column("uploaded_by", sa.Text))
    op.add_column("tables", sa.Column("seen_at", sa.Float))
    for table, column in INDEXES:
        op.create_index(f"ix_{table}_{column}", table, [column])
