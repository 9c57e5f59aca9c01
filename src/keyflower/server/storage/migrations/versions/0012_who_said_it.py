"""Chat lines say who wrote them: names can be taken by others."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add a column; earlier lines belong to whoever still sits there under the same name."""
    op.add_column("chat", sa.Column("identity", sa.Text))
    op.create_index("ix_chat_identity", "chat", ["identity"])
    op.execute(
        "UPDATE chat SET identity = (SELECT seats.identity FROM seats"
        " WHERE seats.table_id = chat.table_id AND seats.seat = chat.seat"
        " AND seats.name = chat.name)"
    )
