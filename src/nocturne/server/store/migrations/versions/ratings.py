"""Ratings of those who want them, and the tables that were rated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "ratings"
down_revision = "drafts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings_wanted",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("unsure", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "rated_tables",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("ix_rated_tables_ended", "rated_tables", ["ended"])


def downgrade() -> None:
    op.drop_index("ix_rated_tables_ended", "rated_tables")
    op.drop_table("rated_tables")
    op.drop_table("ratings")
    op.drop_table("ratings_wanted")
