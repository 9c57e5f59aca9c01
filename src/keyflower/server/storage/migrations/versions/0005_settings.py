"""People's settings go with them to other devices."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add their table."""
    op.create_table(
        "user_settings",
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("changed_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("identity", name="pk_user_settings"),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_user_settings_identity_identities"
        ),
    )
