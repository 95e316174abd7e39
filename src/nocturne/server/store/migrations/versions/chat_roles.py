"""As what somebody spoke: on which seat, watching, as the host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "chat_roles"
down_revision = "invitations"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("seat", sa.Integer))
    op.add_column("chat", sa.Column("role", sa.String(8), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("host", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for name in ("host", "role", "seat"):
        op.drop_column("chat", name)
