"""Drafts and sealed games: who sits where, with which packs, pools and decks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "drafts"
down_revision = "mail"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "drafts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("source", sa.String(32), nullable=False),
        sa.Column("cube", sa.Text, nullable=False),
        sa.Column("plan", sa.JSON, nullable=False),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id")),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("ix_drafts_host", "drafts", ["host"])
    op.create_index("ix_drafts_stage", "drafts", ["stage"])


def downgrade() -> None:
    op.drop_index("ix_drafts_stage", "drafts")
    op.drop_index("ix_drafts_host", "drafts")
    op.drop_table("drafts")
