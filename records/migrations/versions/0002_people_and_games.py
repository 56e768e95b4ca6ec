"""Keep people, their finished games and their ratings."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("sign_in", sa.String(64), nullable=True),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("recovery", sa.String(200), nullable=True),
        sa.Column("joined", sa.Double(), nullable=False),
        sa.Column("signed_out", sa.Double(), nullable=False),
        sa.Column("admin", sa.Boolean(), nullable=False),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.Column("deleted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("sign_in", name=op.f("uq_person_sign_in")),
    )
    op.create_table(
        "kept_game",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("record", sa.JSON(), nullable=False),
        sa.Column("receipt", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_kept_game")),
    )
    op.create_index(op.f("ix_kept_game_ended"), "kept_game", ["ended"])
    op.create_table(
        "place",
        sa.Column("kept_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(64), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(16), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("before", sa.Double(), nullable=True),
        sa.Column("after", sa.Double(), nullable=True),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["kept_id"], ["kept_game.id"], name=op.f("fk_place_kept_id_kept_game")),
        sa.PrimaryKeyConstraint("kept_id", "seat", name=op.f("pk_place")),
    )
    op.create_index("ix_place_person_ended", "place", ["person", "ended"])
    op.create_table(
        "rating",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("met", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_rating_person_person")),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_rating")),
    )
    op.create_index("ix_rating_game_rating", "rating", ["game", "rating"])


def downgrade() -> None:
    for table in ("rating", "place", "kept_game", "person"):
        op.drop_table(table)
