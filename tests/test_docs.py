"""What is documented is what there is."""

import re
from pathlib import Path

import pytest

from blueprints.admin.presses import DEEDS
from config import SETTINGS

TOP = Path(__file__).parent.parent
OPERATIONS = (TOP / "docs" / "operations.md").read_text()
CODE = [TOP / "Makefile", *(TOP / ".ci").iterdir(), *TOP.glob("*.py")] + [
    file
    for folder in ("blueprints", "games", "records", "tables", "workers")
    for file in (TOP / folder).rglob("*.py")
]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_a_setting_is_in_the_table_with_its_default_and_its_sentence(setting):
    default = f"`{setting.default}` " if setting.default else ""
    assert f"| `{setting.name}` | {default}| {setting.sentence} |" in OPERATIONS


def test_no_environment_variable_is_read_that_is_not_a_setting():
    named = {name for file in CODE for name in re.findall(r"\bPARLOR_[A-Z]+(?:_[A-Z]+)*\b", file.read_text())}
    assert named == {setting.name for setting in SETTINGS if setting.name.startswith("PARLOR_")}


def test_every_make_target_says_what_it_is_for():
    makefile = (TOP / "Makefile").read_text()
    targets = set(re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE))
    assert targets == set(re.findall(r"^([a-z][a-z-]*):.*## \w", makefile, re.MULTILINE))


def test_what_an_admin_can_do_is_in_the_table_with_what_it_does():
    table = OPERATIONS.partition("| deed |")[2].partition("\n\n")[0]
    assert dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", table, re.MULTILINE)) == DEEDS
