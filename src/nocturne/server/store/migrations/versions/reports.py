"""What people report of the chat, and whose words they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "reports"
down_revision = "chat_roles"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("person", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_column("chat", "person")
