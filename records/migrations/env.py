"""How Alembic reaches the database and what it compares it with."""

from pathlib import Path

from alembic import context
from sqlalchemy import make_url

from config import Config
from records.db import make_engine
from records.models import Base


def upgrade() -> None:
    url = context.config.attributes.get("url") or Config.from_env().database_url
    _make_folder(url)
    engine = make_engine(url)
    with engine.connect() as connection:
        context.configure(
            connection=connection,
            target_metadata=Base.metadata,
            render_as_batch=True,  # SQLite cannot alter a table in place
            compare_type=True,
        )
        with context.begin_transaction():
            context.run_migrations()
    engine.dispose()


def _make_folder(url: str) -> None:
    address = make_url(url)
    if address.get_backend_name() == "sqlite" and address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)


upgrade()
