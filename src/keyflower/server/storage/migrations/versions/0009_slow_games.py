"""Several seats at one device; prepared bids; private notes; how people are notified."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


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
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_index("ix_pushes_identity", "pushes", ["identity"])
    op.create_table(
        "mails",
        sa.Column("identity", sa.Text, sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("code_hash", sa.Text, nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "webhooks",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
    )
