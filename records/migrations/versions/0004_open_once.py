"""A report is open once; kept games are found by their table's code and by their game."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None

OPEN = sa.text("state = 'open'")


def upgrade() -> None:
    op.create_index(
        "uq_report_open",
        "report",
        ["by", "kind", "game", "item"],
        unique=True,
        sqlite_where=OPEN,
        postgresql_where=OPEN,
    )
    op.create_index(op.f("ix_kept_game_code"), "kept_game", ["code"])
    op.create_index("ix_kept_game_game_ended", "kept_game", ["game", "ended"])


def downgrade() -> None:
    op.drop_index("ix_kept_game_game_ended", "kept_game")
    op.drop_index(op.f("ix_kept_game_code"), "kept_game")
    op.drop_index("uq_report_open", "report")
