"""Addresses of accounts, and the codes that letters carry."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "mail"
down_revision = "sessions_seen"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("email", sa.String(260)))
    op.create_table(
        "mail_codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("email", sa.String(260), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("mail_codes")
    op.drop_column("people", "email")
