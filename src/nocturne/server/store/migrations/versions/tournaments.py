"""Tournaments: who plays with which deck, and at which tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "tournaments"
down_revision = "bans"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("organiser", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("plan", sa.JSON, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
    op.create_index("ix_tournaments_stage", "tournaments", ["stage"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("deck", sa.JSON, nullable=False),
        sa.Column("precon", sa.String(32), nullable=False),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "tournament_tables",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
    )
    op.create_index("ix_tournament_tables_tournament", "tournament_tables", ["tournament"])
    op.create_index("ix_tournament_tables_ends", "tournament_tables", ["ends"])


def downgrade() -> None:
    op.drop_index("ix_tournament_tables_ends", "tournament_tables")
    op.drop_index("ix_tournament_tables_tournament", "tournament_tables")
    op.drop_table("tournament_tables")
    op.drop_index("ix_entrants_person", "entrants")
    op.drop_table("entrants")
    op.drop_index("ix_tournaments_stage", "tournaments")
    op.drop_index("ix_tournaments_organiser", "tournaments")
    op.drop_table("tournaments")
