"""Marks that one side puts on places, for its own eyes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "marks"
down_revision = "first"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ref", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("marks")
