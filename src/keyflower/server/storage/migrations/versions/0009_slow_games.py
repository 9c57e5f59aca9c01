"""Several seats at one device; prepared bids; private notes."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0006"


def upgrade() -> None:
    """Add columns and tables; so far every device has one seat, and nothing is prepared."""
    op.add_column(
        "seats", sa.Column("unlocked", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column(
        "seats", sa.Column("prepared", sa.Text, nullable=False, server_default=sa.text("'{}'"))
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("identity", sa.Text, sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("ix_notes_identity", "notes", ["identity"])
