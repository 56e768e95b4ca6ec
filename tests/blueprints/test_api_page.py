"""The player of docs/api.md, exactly as printed there, plays against a running Parlor."""

from __future__ import annotations

import re
import subprocess
import sys
import time

import pytest

from tests.homes import TOP
from tests.wire import Guest

PAGE = (TOP / "docs" / "api.md").read_text()
BOT = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)[1]
LONGEST_SECONDS = 60


@pytest.fixture
def bots(parlor, tmp_path):
    """`bots(GAME or CODE)`: a player in a process of its own."""
    (tmp_path / "bot.py").write_text(BOT)
    running = []

    def start(where):
        command = [sys.executable, str(tmp_path / "bot.py"), parlor, where]
        bot = subprocess.Popen(
            command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        running.append(bot)
        return bot

    yield start
    for bot in running:
        bot.kill()
        bot.communicate()


def test_the_player_has_forty_lines_and_names_nothing_but_documented_doors():
    assert len(BOT.splitlines()) <= 40
    wire = (TOP / "docs" / "wire.md").read_text()
    for page in set(re.findall(r"\{api\}/(\w+)", BOT)):
        assert f"/api/v1/{page}" in wire
    for event in set(re.findall(r'socket\.(?:emit|on)\("(\w+)"', BOT)):
        assert f"`{event}`" in wire
    assert PAGE.count("```python") == 1


def test_two_of_them_play_a_whole_game_of_one_two_many(bots):
    first = bots("one-two-many")
    code = opened(first)
    second = bots(code)
    for bot in (first, second):
        said, trouble = bot.communicate(timeout=LONGEST_SECONDS)
        assert (bot.returncode, trouble) == (0, "")
        assert "Places: [1, 1]" in said


def test_one_sits_down_with_people_and_plays_on_with_them(bots, parlor):
    ann, bo = Guest(parlor, "Ann"), Guest(parlor, "Bo")
    code = ann.open()
    bo.come(code)
    bot = bots(code)
    ann.sees(lambda view: len(view["table"]["seats"]) == 3)
    ann.host("start")
    ann.act("guess", round=0, text="fire")
    pair = ann.sees(lambda view: view["game"] and view["game"]["round"] == 1)["game"]["pair"]
    assert {guess["seat"] for guess in pair} == {0, 2}
    both = " ".join(sorted(guess["text"] for guess in pair))
    ann.act("guess", round=1, text=both)
    assert ann.sees(lambda view: view["table"]["phase"] == "over")["table"]["result"]["places"] == [1, 3, 1]
    assert "Places: [1, 3, 1]" in bot.communicate(timeout=LONGEST_SECONDS)[0]
    ann.leave()
    bo.leave()


def test_three_of_them_choose_write_and_vote_in_fictionary(bots, parlor):
    first = bots("fictionary")
    code = opened(first)
    others = [bots(code), bots(code)]
    watcher = Guest(parlor, "Watcher")
    watcher.come(code, "fictionary", auth={"code": code, "tv": True})
    seen = watcher.sees(lambda view: view["game"] and view["game"]["phase"] == "scored")["game"]
    cards = [card for card in seen["last"]["cards"] if card["by"]]
    assert sum(len(card["by"]) for card in cards) == 2, "both who were not the Judge wrote"
    assert sum(len(card["votes"]) for card in seen["last"]["cards"]) == 2, "and both voted"
    time.sleep(max(0.0, seen["reveal"]["ends"] - time.time()))
    watcher.sees(lambda view: view["game"]["round"] == 1)
    assert [bot.poll() for bot in (first, *others)] == [None] * 3
    watcher.leave()


def opened(bot):
    """The code of the table a player opened."""
    return re.fullmatch(r"Table ([A-Z]{5})\n", bot.stdout.readline())[1]
