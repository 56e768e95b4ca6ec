"""What is kept, a class a table of the database. Times are seconds since the epoch."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, MetaData, String, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship


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
    """The settings a person last hosted a game with."""

    __tablename__ = "house_rules"

    person: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    settings: Mapped[dict[str, Any]] = mapped_column(JSON)
    updated: Mapped[float]


class Person(Base):
    """Somebody who signed up. Their id is the one they had as a guest, so whatever was theirs stays theirs.

    `sign_in` is the name folded, which makes names unique. Somebody deleted keeps a row without a name, so that games hold.
    """

    __tablename__ = "person"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    sign_in: Mapped[str | None] = mapped_column(String(64), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    recovery: Mapped[str | None] = mapped_column(String(200))
    joined: Mapped[float]
    signed_out: Mapped[float] = mapped_column(default=0.0)
    admin: Mapped[bool] = mapped_column(default=False)
    banned: Mapped[bool] = mapped_column(default=False)
    deleted: Mapped[bool] = mapped_column(default=False)

    @property
    def has_page(self) -> bool:
        """Whether others find them: banned or deleted, they are as little there as somebody who never was."""
        return not (self.banned or self.deleted)


class KeptGame(Base):
    """A finished game: `record` is what a spectator saw at its end, `receipt` why each rating moved as it did."""

    __tablename__ = "kept_game"
    __table_args__ = (Index("ix_kept_game_game_ended", "game", "ended"),)

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    code: Mapped[str] = mapped_column(String(16), index=True)
    ended: Mapped[float] = mapped_column(index=True)
    rated: Mapped[bool]
    record: Mapped[dict[str, Any]] = mapped_column(JSON, deferred=True)
    receipt: Mapped[dict[str, Any]] = mapped_column(JSON, deferred=True)
    places: Mapped[list[Place]] = relationship(
        back_populates="kept", order_by="Place.seat", cascade="all, delete-orphan"
    )


class Place(Base):
    """One seat of a finished game. `person` is the id of whoever sat there, signed up or not; None for a bot."""

    __tablename__ = "place"
    __table_args__ = (Index("ix_place_person_ended", "person", "ended"),)

    kept_id: Mapped[str] = mapped_column(ForeignKey("kept_game.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str | None] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(64))
    bot: Mapped[str | None] = mapped_column(String(16))
    place: Mapped[int]
    points: Mapped[int]
    before: Mapped[float | None]
    after: Mapped[float | None]
    ended: Mapped[float]
    kept: Mapped[KeptGame] = relationship(back_populates="places")


class Rating(Base):
    """How somebody stands at one game. `played` counts rated games, `met` those against somebody who had signed up."""

    __tablename__ = "rating"
    __table_args__ = (Index("ix_rating_game_rating", "game", "rating"),)

    person: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    rating: Mapped[float]
    deviation: Mapped[float]
    updated: Mapped[float]
    played: Mapped[int] = mapped_column(default=0)
    met: Mapped[int] = mapped_column(default=0)


class Report(Base):
    """Something somebody says is wrong: a `kind` of content (word, definition, pronunciation, fake, line), or a person.

    `item` is its id in the bank, or the person's id; `text` what was on screen. `state` is open, mended or declined. What
    one person says of one thing is open once.
    """

    __tablename__ = "report"
    __table_args__ = (
        Index("ix_report_state_at", "state", "at"),
        Index(
            "uq_report_open", "by", "kind", "game", "item", unique=True,
            sqlite_where=text("state = 'open'"), postgresql_where=text("state = 'open'"),
        ),
    )  # fmt: skip

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[float]
    by: Mapped[str] = mapped_column(String(64))
    by_name: Mapped[str] = mapped_column(String(64))
    kind: Mapped[str] = mapped_column(String(16))
    game: Mapped[str] = mapped_column(String(64))
    item: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(String(400))
    note: Mapped[str] = mapped_column(String(400))
    code: Mapped[str | None] = mapped_column(String(16))
    state: Mapped[str] = mapped_column(String(16), default="open")
    closed_at: Mapped[float | None]
    closed_by: Mapped[str | None] = mapped_column(String(64))


class Audit(Base):
    """Something an admin did, to what, and why."""

    __tablename__ = "audit"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[float] = mapped_column(index=True)
    admin: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(64))
    action: Mapped[str] = mapped_column(String(64))
    subject: Mapped[str] = mapped_column(String(200))
    reason: Mapped[str] = mapped_column(String(400))


class Usage(Base):
    """How a word, a fake or a list did in finished games: how often offered, chosen, found (of `votes`), fooled."""

    __tablename__ = "usage"

    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16), primary_key=True)
    item: Mapped[str] = mapped_column(String(64), primary_key=True)
    offered: Mapped[int] = mapped_column(default=0)
    chosen: Mapped[int] = mapped_column(default=0)
    found: Mapped[int] = mapped_column(default=0)
    fooled: Mapped[int] = mapped_column(default=0)
    votes: Mapped[int] = mapped_column(default=0)


class CountedGame(Base):
    """A finished game whose usage is counted, kept or not, so that it never counts twice; forgotten a month later."""

    __tablename__ = "counted_game"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    ended: Mapped[float] = mapped_column(index=True)


class Crew(Base):
    """What the same people's last table of a game remembers, for when they open a new one. `crew` is a hash of ids."""

    __tablename__ = "crew"

    crew: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    ended: Mapped[float] = mapped_column(index=True)
    games: Mapped[int]
    carry: Mapped[dict[str, Any] | list[Any]] = mapped_column(JSON)
