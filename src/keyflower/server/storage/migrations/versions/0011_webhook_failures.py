"""Webhooks that keep failing are switched off."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add columns; so far no webhook has failed."""
    op.add_column(
        "webhooks", sa.Column("failures", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.add_column(
        "webhooks", sa.Column("fault", sa.Text, nullable=False, server_default=sa.text("''"))
    )
