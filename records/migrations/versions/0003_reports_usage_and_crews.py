"""Keep reports, what admins did, how content does, and what crews remember."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("by_name", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("item", sa.String(64), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("note", sa.String(400), nullable=False),
        sa.Column("code", sa.String(16), nullable=True),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("closed_at", sa.Double(), nullable=True),
        sa.Column("closed_by", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
    )
    op.create_index("ix_report_state_at", "report", ["state", "at"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("admin", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("action", sa.String(64), nullable=False),
        sa.Column("subject", sa.String(200), nullable=False),
        sa.Column("reason", sa.String(400), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_at"), "audit", ["at"])
    op.create_table(
        "usage",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("item", sa.String(64), nullable=False),
        sa.Column("offered", sa.Integer(), nullable=False),
        sa.Column("chosen", sa.Integer(), nullable=False),
        sa.Column("found", sa.Integer(), nullable=False),
        sa.Column("fooled", sa.Integer(), nullable=False),
        sa.Column("votes", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "kind", "item", name=op.f("pk_usage")),
    )
    op.create_table(
        "counted_game",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_counted_game")),
    )
    op.create_index(op.f("ix_counted_game_ended"), "counted_game", ["ended"])
    op.create_table(
        "crew",
        sa.Column("crew", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("carry", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("crew", "game", name=op.f("pk_crew")),
    )
    op.create_index(op.f("ix_crew_ended"), "crew", ["ended"])


def downgrade() -> None:
    for table in ("crew", "counted_game", "usage", "audit", "report"):
        op.drop_table(table)
