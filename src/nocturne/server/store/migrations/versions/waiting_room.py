"""What a host allows at a table, the decks people bring to it, and the decks they have saved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "waiting_room"
down_revision = "snapshots"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("settings", sa.JSON, nullable=False, server_default="{}"))
    op.create_table(
        "brought",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("holder", sa.String(40), primary_key=True),
        sa.Column("deck", sa.JSON, nullable=False),
        sa.Column("precon", sa.String(32), nullable=False),
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("cards", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_decks_person", "decks", ["person"])


def downgrade() -> None:
    op.drop_index("ix_decks_person", "decks")
    op.drop_table("decks")
    op.drop_table("brought")
    op.drop_column("tables", "settings")
