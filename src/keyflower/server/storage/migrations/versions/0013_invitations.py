"""People whose seat a host has freed, and people who may not invite somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add a column and a table; so far nobody is kept away."""
    op.add_column(
        "guests", sa.Column("removed", sa.Text, nullable=False, server_default=sa.text("''"))
    )
    op.create_table(
        "blocks",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("blocked", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_blocks_identity_identities"
        ),
        sa.ForeignKeyConstraint(
            ["blocked"], ["identities.id"], name="fk_blocks_blocked_identities"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_blocks"),
    )
    op.create_index("ix_blocks_identity_blocked", "blocks", ["identity", "blocked"], unique=True)
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
