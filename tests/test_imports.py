"""Who may know whom, beyond what import-linter's contracts in pyproject.toml say of whole packages."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parent.parent
GAMES = sorted((TOP / "games").rglob("*.py"))
OURS = [
    file for folder in ("blueprints", "records", "tables", "workers") for file in (TOP / folder).rglob("*.py")
]
THE_WORLD = {
    "asyncio", "concurrent", "datetime", "getpass", "locale", "multiprocessing", "os", "platform", "queue", "sched",
    "secrets", "select", "selectors", "signal", "socket", "subprocess", "tempfile", "threading", "time", "uuid",
}  # fmt: skip


def imports(file):
    """Every dotted name that a file imports, anywhere in it: `from a import b` counts as a and as a.b."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = _package(file, node.level) if node.level else ""
            whole = ".".join(part for part in (package, node.module) if part)
            yield from [whole, *(f"{whole}.{alias.name}" for alias in node.names)]


def _package(file, level):
    parts = file.relative_to(TOP).with_suffix("").parts
    return ".".join(parts[: len(parts) - level])


def tops(file):
    return {name.partition(".")[0] for name in imports(file)}


@pytest.mark.parametrize("file", GAMES, ids=lambda file: str(file.relative_to(TOP)))
def test_a_game_stands_on_the_standard_library_and_other_games_files_alone(file):
    assert tops(file) <= sys.stdlib_module_names | {"games"}


@pytest.mark.parametrize("file", GAMES, ids=lambda file: str(file.relative_to(TOP)))
def test_a_game_has_no_clock_no_environment_and_no_way_out(file):
    assert not tops(file) & THE_WORLD


@pytest.mark.parametrize("file", GAMES, ids=lambda file: str(file.relative_to(TOP)))
def test_a_game_draws_from_streams_of_its_own_never_from_everybodys(file):
    assert {name for name in imports(file) if name.startswith("random.")} <= {"random.Random"}
    used = {
        node.attr
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random"
    }
    assert used <= {"Random"}


@pytest.mark.parametrize("file", GAMES, ids=lambda file: str(file.relative_to(TOP)))
def test_one_game_never_knows_another(file):
    folders = {path.parent.name for path in (TOP / "games").glob("*/__init__.py")} - {"party"}
    own = file.relative_to(TOP / "games").parts[0]
    others = folders - {own}
    assert not {name for name in imports(file) if name.startswith("games.") and name.split(".")[1] in others}


@pytest.mark.parametrize("file", [*GAMES, *OURS], ids=lambda file: str(file.relative_to(TOP)))
def test_only_app_names_eventlet_and_nobody_names_app(file):
    assert not tops(file) & {"app", "eventlet", "gevent"}


@pytest.mark.parametrize("module", ["workers.run", "workers.clock", "workers.jobs", "workers.play"])
def test_workers_never_load_the_web(module):
    loaded = _loaded_by(f"import {module}")
    assert not loaded & {"eventlet", "gevent", "flask", "flask_socketio", "socketio"}


def test_records_and_tables_load_each_other_never():
    assert "records" not in _loaded_by("import tables.service, tables.embedded")
    assert not _loaded_by("import records.house_rules, records.migrate") & {"tables", "games"}


def test_the_web_process_loads_no_migrations():
    assert "alembic" not in _loaded_by("import app")


def _loaded_by(statement):
    """The top-level modules that a new Python has after it."""
    code = f"import sys; {statement}; print(*{{name.partition('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", code], cwd=TOP, capture_output=True, text=True, check=True)
    return set(done.stdout.split())
