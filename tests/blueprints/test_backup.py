"""Tables and records together in one file, and back: between kinds of database, whole or not at all, and games go on."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile

import orjson
import pytest
from alembic import command

from app import create_app
from blueprints import backup, snapshot_file
from config import Config
from records import snapshot as records
from records.db import disconnect
from records.migrate import alembic, migrate
from tables import outage, service, store, talk
from tables import snapshot as tables
from tests import homes
from tests.records import every_table
from tests.tables.house import opened, stopped
from tests.wire import Guest

HOUR = 3600.0


@pytest.fixture
def clock(monkeypatch):
    """The time, for tables and for backups."""
    return stopped(monkeypatch, backup)


@pytest.fixture
def house(connection, redis_url, clock):
    """Tables in play."""
    return opened(redis_url, clock)


@pytest.fixture
def pages(house, sqlite_url, redis_url, tmp_path):
    """`pages("backup", FILE)`: the flask command, in a house with a SQLite database; what it says, and its exit code."""
    environ = {"PARLOR_HOME": str(tmp_path), "REDIS_URL": redis_url, "DATABASE_URL": sqlite_url}
    runner = create_app(Config.from_env(environ)).test_cli_runner()

    def run(*words):
        result = runner.invoke(args=[str(word) for word in words])
        return result.output.strip(), result.exit_code

    yield run
    disconnect()


@pytest.mark.parametrize(
    ("source", "target"),
    [("sqlite", "sqlite"), *(pytest.param(*pair, marks=pytest.mark.postgres) for pair in
     (("sqlite", "postgresql"), ("postgresql", "sqlite"), ("postgresql", "postgresql")))],
)  # fmt: skip
def test_every_row_comes_back_in_either_kind_of_database(house, request, tmp_path, source, target):
    was = emptied(request.getfixturevalue(f"{source}_url"))
    rows, file = every_table.fill(was), tmp_path / "all.parlor"
    about = backup.backup(file, was)
    assert sum(about.counts.values()) == 2 * len(rows)
    now = emptied(request.getfixturevalue(f"{target}_url") if source != target else another(was, tmp_path))
    backup.restore(file, now, replace=False, scratch=tmp_path)
    assert every_table.read(now) == rows


@pytest.mark.postgres
def test_new_rows_get_numbers_of_their_own_afterwards(house, request, tmp_path):
    was, now = request.getfixturevalue("sqlite_url"), emptied(request.getfixturevalue("postgresql_url"))
    every_table.fill(was)
    backup.backup(tmp_path / "all.parlor", was)
    backup.restore(tmp_path / "all.parlor", now, replace=False, scratch=tmp_path)
    engine = records.make_engine(now)
    with engine.begin() as work:
        work.exec_driver_sql(
            "INSERT INTO audit (at, admin, name, action, subject, reason) VALUES (1, 'a', 'b', 'c', 'd', 'e')"
        )
        assert work.exec_driver_sql("SELECT max(id) FROM audit").scalar() == 3
    engine.dispose()


def test_a_backup_of_an_older_form_is_brought_up_to_date(house, sqlite_url, tmp_path):
    older = f"sqlite:///{tmp_path / 'older.sqlite'}"
    migrate(older, "0002")
    rows = every_table.fill(older)
    about = backup.backup(tmp_path / "old.parlor", older)
    assert about.revision == "0002"
    (tmp_path / "scratch").mkdir()
    backup.restore(tmp_path / "old.parlor", sqlite_url, replace=False, scratch=tmp_path / "scratch")
    assert every_table.known(every_table.read(sqlite_url), rows) == rows
    command.check(alembic(sqlite_url))


def test_a_game_goes_on_where_it_stood_two_days_later(house, clock, sqlite_url, connection, tmp_path):
    table = house.table("Ann", "Bo", "Cy", game="lonely-word", settings={"seconds": 60})
    table.host("ann", "start")
    first = table.state["letters"][-1]
    table.act("ann", "write", word=first, act_id="one")
    service.say(table.code, "bo", "Nearly there.")
    table.drops("cy")
    clock.moment += 20
    seq, seen = table.seq, table.sees("bo")["game"]
    backup.backup(tmp_path / "all.parlor", sqlite_url)
    connection.flushall()
    clock.moment += 48 * HOUR
    backup.restore(tmp_path / "all.parlor", sqlite_url, replace=False, scratch=tmp_path)
    clock.moment += HOUR
    assert outage.beat(clock.moment) == HOUR, "what passed until Parlor opens is given back too"
    now = table.sees("bo")["game"]
    assert now.pop("ends") - seen.pop("ends") == pytest.approx(49 * HOUR)
    assert now == seen
    assert table.seq > seq + tables.AHEAD, "a page that stayed open takes it for news"
    assert [line["text"] for line in talk.lines(table.code)] == ["Nearly there."]
    assert table.code in store.tables()
    assert connection.ttl(store.key(table.code)) > 7 * 24 * HOUR
    assert not table.act("ann", "write", word=first + "x", act_id="one").changed
    table.wait(41)
    assert table.sees("bo")["game"]["phase"] != "write"


def test_a_table_that_was_left_alone_has_as_long_to_live_as_before(
    house, clock, sqlite_url, connection, tmp_path
):
    table = house.table("Ann", "Bo")
    for person in ("ann", "bo"):
        table.drops(person)
    clock.moment += HOUR
    backup.backup(tmp_path / "all.parlor", sqlite_url)
    connection.flushall()
    clock.moment += 100 * HOUR
    backup.restore(tmp_path / "all.parlor", sqlite_url, replace=False, scratch=tmp_path)
    table.wait(HOUR - 60)
    assert table.doc["phase"] == "lobby"
    table.wait(120)
    assert table.doc["phase"] == "closed"


def test_a_closed_house_is_as_it_was_when_it_closed(house, clock, sqlite_url, tmp_path):
    outage.beat(clock.moment)
    closed = clock.moment
    clock.moment += HOUR
    assert backup.backup(tmp_path / "all.parlor", sqlite_url).stood == closed
    outage.beat(clock.moment)
    assert backup.backup(tmp_path / "all.parlor", sqlite_url).stood == clock.moment


def test_a_house_that_is_not_empty_is_left_alone_unless_one_insists(pages, house, sqlite_url, tmp_path):
    old = house.table("Ann", "Bo")
    rows = every_table.fill(sqlite_url)
    assert pages("backup", tmp_path / "all.parlor") == (
        f"{tmp_path}/all.parlor holds 1 tables and {2 * len(rows)} rows of records.",
        0,
    )
    old.host("ann", "close")
    new = house.table("Cy", "Di")
    said, code = pages("restore", tmp_path / "all.parlor")
    assert (said, code) == ("Error: This house is not empty. --replace throws away what it holds.", 1)
    assert new.doc["phase"] == "lobby"
    said, code = pages("restore", tmp_path / "all.parlor", "--replace")
    assert (said, code) == (f"Restored 1 tables and {2 * len(rows)} rows of records.", 0)
    assert old.doc["phase"] == "lobby"
    assert list(store.codes()) == store.tables() == [old.code]
    assert every_table.read(sqlite_url) == rows


def test_an_open_house_is_left_alone(pages, clock, tmp_path):
    pages("backup", tmp_path / "all.parlor")
    outage.beat(clock.moment)
    said, code = pages("restore", tmp_path / "all.parlor", "--replace")
    assert (said, code) == ("Error: Parlor is open here. Close it, wait five seconds, and restore then.", 1)


def spoil(**how):
    """A way to spoil a backup: other lines or facts in it."""

    def do(file):
        with zipfile.ZipFile(file) as packed:
            parts = {name: packed.read(name) for name in packed.namelist()}
        about = orjson.loads(parts["parlor.json"]) | how.get("about", {})
        parts |= {"parlor.json": orjson.dumps(about), **how.get("parts", {})}
        with zipfile.ZipFile(file, "w") as packed:
            for name, text in parts.items():
                if text is not None:
                    packed.writestr(name, text)

    return do


def flip(file):
    """One byte in the middle is wrong."""
    raw = bytearray(file.read_bytes())
    raw[len(raw) // 4] ^= 0xFF
    file.write_bytes(raw)


WRONG = {
    "cut off": (lambda file: file.write_bytes(file.read_bytes()[:-200]), "is not a whole backup of Parlor."),
    "no backup at all": (lambda file: file.write_text("Dear diary"), "is not a whole backup of Parlor."),
    "not there": (lambda file: file.unlink(), "There is no file"),
    "a byte flipped": (flip, "."),
    "newer": (spoil(about={"format": 2}), "This backup was made by a newer Parlor."),
    "of a newer database": (spoil(about={"revision": "9999"}), "This backup was made by a newer Parlor, or by none."),
    "of no age": (spoil(about={"stood": "yesterday"}), "This is not a whole backup of Parlor."),
    "without a part": (spoil(parts={"tables.jsonl": None}), "The backup is damaged: tables can't be read."),
    "with fewer lines": (spoil(parts={"records/person.jsonl": b""}), "records/person should have 2 lines and has 0."),
    "with half a line": (spoil(parts={"records/person.jsonl": b'{"id": '}), "records/person can't be read."),
    "with a strange table": (
        spoil(parts={"tables.jsonl": b'{"code": "ABFHK"}\n'}), "tables has a line that makes no sense."),
    "with a table of a newer Parlor": (
        spoil(parts={"tables.jsonl": b'{"code": "ABFHK", "doc": {"v": 99}}\n'}),
        "This table was stored by a newer Parlor."),
    "with people of one name": (
        spoil(parts={"records/person.jsonl": 2 * (orjson.dumps(
            {"id": "p1", "name": "Ann", "joined": 1.0, "signed_out": 0.0, "admin": False, "banned": False, "deleted": False}
        ) + b"\n")}), "Nothing was changed: the database says"),
}  # fmt: skip


@pytest.mark.parametrize(("harm", "sentence"), WRONG.values(), ids=WRONG)
def test_a_file_that_can_not_be_restored_gets_one_sentence_and_changes_nothing(
    pages, house, connection, sqlite_url, tmp_path, harm, sentence
):
    file = tmp_path / "all.parlor"
    house.table("Ann", "Bo")
    rows = every_table.fill(sqlite_url)
    pages("backup", file)
    harm(file)
    before = everything(connection)
    said, code = pages("restore", file, "--replace")
    assert code == 1
    assert sentence in said and "Traceback" not in said and len(said.splitlines()) == 1
    assert every_table.read(sqlite_url) == rows
    assert everything(connection) == before


def test_a_restore_that_breaks_off_leaves_both_stores_as_they_were(
    house, connection, sqlite_url, tmp_path, monkeypatch
):
    table = house.table("Ann", "Bo", game="lonely-word")
    rows = every_table.fill(sqlite_url)
    backup.backup(tmp_path / "all.parlor", sqlite_url)
    table.host("ann", "start")
    seen = table.sees("ann")
    monkeypatch.setattr(records, "_go_on_counting", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        backup.restore(tmp_path / "all.parlor", sqlite_url, replace=True, scratch=tmp_path)
    assert every_table.read(sqlite_url) == rows
    assert table.sees("ann") == seen
    assert store.tables() == [table.code]
    assert list(connection.scan_iter("parlor:*ing:*")) == []


def test_a_backup_that_breaks_off_leaves_the_last_one(house, sqlite_url, tmp_path, monkeypatch):
    file = tmp_path / "all.parlor"
    backup.backup(file, sqlite_url)
    before = file.read_bytes()
    monkeypatch.setattr(tables, "read", lambda: iter([{"never": object()}]))
    with pytest.raises(TypeError):
        backup.backup(file, sqlite_url)
    assert file.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir() if "parlor-" in found.name] == []
    assert file.stat().st_mode & 0o077 == 0


def test_what_is_written_while_a_backup_reads_is_in_it_whole_or_not_at_all(house, sqlite_url, tmp_path):
    rows = every_table.fill(sqlite_url)
    with records.reading(sqlite_url) as now:
        first = list(now.rows("person"))
        engine = records.make_engine(sqlite_url)
        with engine.begin() as work:
            work.exec_driver_sql("UPDATE person SET name = 'Somebody else'")
            work.exec_driver_sql("DELETE FROM usage")
        engine.dispose()
        assert list(now.rows("usage")) == rows["usage"]
        assert list(now.rows("person")) == first


def test_without_a_database_there_is_nothing_to_back_up(house, tmp_path):
    with pytest.raises(snapshot_file.BadFile, match="There is no database here yet"):
        backup.backup(tmp_path / "all.parlor", f"sqlite:///{tmp_path / 'none.db'}")


def test_a_whole_house_moves_to_another_home(tmp_path):
    """As people do it: backed up while they play, restored into a new home, opened there, and played on."""
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "all.parlor"
    with homes.playing(old) as address:
        ann, bo = Guest(address, "Ann"), Guest(address, "Bo")
        code = ann.open()
        bo.come(code)
        ann.host("start")
        ann.act("guess", round=0, text="fire")
        assert "holds 1 tables" in _flask(old, "backup", file)
        ann.act("guess", round=0, text="something later")
        ann.leave()
        bo.leave()
    shutil.copytree(old, new, ignore=lambda _, names: set(names) - {"secret"})
    assert "Restored 1 tables" in _flask(new, "restore", file)
    with homes.playing(new) as address:
        for guest in (ann, bo):
            guest.address = address
            guest.come(code)
        assert ann.sees(lambda view: view["game"])["game"]["guess"] == "fire"
        bo.act("guess", round=0, text="water")
        assert ann.sees(lambda view: view["game"]["round"] == 1)["table"]["phase"] == "playing"
        ann.leave()
        bo.leave()


def _flask(home, *words):
    """Run the flask command for a home, from outside."""
    command = [sys.executable, "-m", "flask", "--app", "app", *map(str, words)]
    run = subprocess.run(
        command, env=homes.environ(home), cwd=homes.TOP, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, ""), run.stderr
    return run.stdout


def emptied(url):
    engine = records.make_engine(url)
    with engine.begin() as work:
        for table in reversed(records._tables(work).values()):
            work.execute(table.delete())
    engine.dispose()
    return url


def another(url, folder):
    """An empty database of the same kind: a new file, or the same database, emptied."""
    if url.startswith("sqlite"):
        migrate(f"sqlite:///{folder / 'another.db'}")
        return f"sqlite:///{folder / 'another.db'}"
    return url


def everything(connection):
    """All that Redis holds of tables."""
    return {name: connection.dump(name) for name in sorted(connection.scan_iter("parlor:*"))}
