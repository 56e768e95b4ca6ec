"""What is kept, a class a table of the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, MetaData, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """The common ground of every model. Constraints have names, so that migrations can alter them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class HouseRules(Base):
    """The settings a person last hosted a game with. `updated` is in seconds since the epoch."""

    __tablename__ = "house_rules"

    person: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    settings: Mapped[dict[str, Any]] = mapped_column(JSON)
    updated: Mapped[float]
