"""Notes and tags on saved decks, and who may see them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "deck_sharing"
down_revision = "waiting_room"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("decks", sa.Column("notes", sa.Text, nullable=False, server_default=""))
    op.add_column("decks", sa.Column("tags", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("decks", sa.Column("visibility", sa.String(8), nullable=False, server_default="private"))
    op.create_index("ix_decks_visibility", "decks", ["visibility"])


def downgrade() -> None:
    op.drop_index("ix_decks_visibility", "decks")
    for name in ("visibility", "tags", "notes"):
        op.drop_column("decks", name)
