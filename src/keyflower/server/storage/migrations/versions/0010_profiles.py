"""Profiles without a password: passkeys, recovery phrases, and ratings after every game."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the tables; people of earlier versions have none of it."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("used_at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], "fk_passkeys_identity_identities"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_identity", "passkeys", ["identity"])
    op.create_table(
        "recoveries",
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("phrase_hash", sa.Text, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], "fk_recoveries_identity_identities"
        ),
        sa.PrimaryKeyConstraint("identity", name="pk_recoveries"),
    )
    op.create_index("ix_recoveries_phrase_hash", "recoveries", ["phrase_hash"], unique=True)
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.Text, nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_challenges"),
    )
    op.create_table(
        "ratings",
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], "fk_ratings_identity_identities"),
        sa.PrimaryKeyConstraint("identity", "number", name="pk_ratings"),
    )
