"""What an admin sees and does in the panel; each deed does what it says, and is in the log."""

import re
import time

import pytest
from sqlalchemy import event

from records import accounts, deeds, reports, trouble, usage
from records.db import session
from records.models import KeptGame, Person, Report
from tables import service, store, talk, upkeep
from workers import queue

MOST_QUERIES = 10


def said(panel, answer):
    """What the panel says after a press."""
    assert answer.status_code == 303
    found = re.search(r'class="said-(?:yes|no)" role="\w+">([^<]+)<', panel.ida.looks(answer.location).text)
    return found[1].replace("&#39;", "'")


def test_ban_and_unban(panel):
    where = f"/admin/people/{panel.bo.person}"
    copy = panel.bo.copy()
    assert "banned" in said(panel, panel.presses(panel.ida, f"{where}/ban", "Rude."))
    assert copy.looks("/account").status_code != 200
    assert accounts.BANNED in panel.bo.looks(f"/t/{panel.code}").text
    said(panel, panel.presses(panel.ida, f"{where}/unban", "Said sorry."))
    assert panel.bo.signs_in("Bo").status_code == 303
    assert [line[0] for line in panel.log()] == ["ban", "unban"]
    assert "Rude." in panel.ida.looks(where).text


def test_whoever_is_banned_is_put_out_of_the_room_at_once(panel, monkeypatch):
    put_out = []
    monkeypatch.setattr(talk, "dismiss", put_out.append)
    who = panel.bo.person
    panel.presses(panel.ida, f"/admin/people/{who}/ban", "")
    assert put_out == []
    panel.presses(panel.ida, f"/admin/people/{who}/ban", "Rude.")
    assert put_out == [who]


def test_an_admin_makes_another_who_comes_in_and_ends_them_again(panel):
    where = f"/admin/people/{panel.bo.person}"
    panel.presses(panel.ida, f"{where}/grant", "Helps out.")
    assert panel.bo.looks("/admin/").status_code == 200
    panel.presses(panel.ida, f"{where}/revoke", "Moved away.")
    assert panel.bo.looks("/admin/").status_code == 404


def test_nobody_ends_themselves(panel):
    where = f"/admin/people/{panel.ida.person}"
    assert said(panel, panel.presses(panel.ida, f"{where}/revoke")) == deeds.NOT_ONESELF
    assert said(panel, panel.presses(panel.ida, f"{where}/ban")) == deeds.NOT_ONESELF
    assert panel.log() == []
    assert 'name="reason"' not in panel.ida.looks(where).text


def test_a_press_without_a_reason_does_nothing(panel):
    assert said(panel, panel.presses(panel.ida, "/admin/games/game-1/remove_game", " ")) == deeds.NO_REASON
    with session() as work:
        assert work.get(KeptGame, "game-1")


def test_a_kept_game_is_looked_at_and_taken_out(panel):
    page = panel.ida.looks("/admin/games/game-1").text
    assert "Ida" in page
    assert "&#34;rounds&#34;" in page
    panel.presses(panel.ida, "/admin/games/game-1/remove_game", "A real name.")
    assert panel.ida.looks("/admin/games/game-1").status_code == 404
    assert panel.log() == [("remove_game", "fictionary game-1, table ABFHK", "A real name.")]


@pytest.mark.parametrize(
    ("search", "found"),
    [("abfhk", True), ("game-1", True), ("IDA", True), ("Nobody", False), ("ABFHL", False), ("%", False)],
)
def test_kept_games_are_found_by_table_id_or_player(panel, search, found):
    assert (
        "ABFHK" in panel.ida.looks(f"/admin/games/?search={search}").text.partition("<tbody>")[2]
    ) is found


def test_people_are_found_by_part_of_their_name(panel):
    rows = panel.ida.looks("/admin/people/?search=b").text.partition("<tbody>")[2]
    assert "Bo" in rows
    assert "Ida" not in rows
    assert "<tbody>" not in panel.ida.looks("/admin/people/?search=%25").text


@pytest.mark.parametrize(("deed", "state"), [("mend", "mended"), ("decline", "declined")])
def test_a_report_is_closed_with_a_note(panel, deed, state):
    where = f"/admin/reports/{panel.report}/{deed}"
    assert state in said(panel, panel.presses(panel.ida, where, "Looked at."))
    assert said(panel, panel.presses(panel.ida, where, "Again.")) == deeds.NO_REPORT
    assert "abatis" not in panel.ida.looks("/admin/reports/").text
    assert "abatis" in panel.ida.looks(f"/admin/reports/?state={state}").text
    with session() as work:
        assert (work.get(Report, panel.report).state, work.get(Report, panel.report).closed_by) == (
            state,
            panel.ida.person,
        )


def test_a_table_is_looked_at_as_a_spectator_sees_it(panel):
    gus = panel.gus.person
    for level in ("easy", "easy"):
        service.run(panel.code, gus, {"do": "add_bot", "level": level})
    service.run(panel.code, gus, {"do": "start"})
    doc = store.load(panel.code)[1]
    before = store.load(panel.code)
    page = panel.ida.looks(f"/admin/tables/{panel.code}").text
    assert "Gus" in page
    assert all(f"&#34;{word}&#34;" not in page for word in doc["state"]["r"]["offer"])
    assert store.load(panel.code) == before
    assert panel.code in panel.ida.looks("/admin/tables/").text
    assert panel.code in panel.ida.looks(f"/admin/tables/?search={panel.code.lower()}").text


def test_what_is_done_at_a_table_is_in_the_log_before_it_is_done(panel, monkeypatch):
    logged = []
    monkeypatch.setattr(service, "close", lambda code, reason: logged.append((panel.log(), code, reason)))
    panel.presses(panel.ida, f"/admin/tables/{panel.code}/close_table", "A fight.")
    [(log, code, reason)] = logged
    assert (log, code) == ([("close_table", f"table {panel.code}", "A fight.")], panel.code)
    assert reason == "The people who run this house closed the table: A fight."


def test_nothing_is_done_or_logged_at_a_table_that_is_not_there(panel):
    said(panel, panel.presses(panel.ida, f"/admin/tables/{panel.code}/close_table", "A fight."))
    for deed in ("close_table", "message_table"):
        again = panel.presses(panel.ida, f"/admin/tables/{panel.code}/{deed}", "Again.")
        assert said(panel, again).startswith("There is no table")
    assert panel.presses(panel.ida, "/admin/tables/ABFHL/close_table").status_code == 303
    assert len(panel.log()) == 1


def counted(panel, *lines):
    for n, (item, counts) in enumerate(lines):
        usage.count(
            {
                "id": f"g{n}",
                "game": "fictionary",
                "ended": 0.0,
                "usage": [{"kind": "word", "item": item, **counts}],
            }
        )


def test_content_begins_with_what_gives_most_trouble(panel):
    often = {"offered": 40, "chosen": 20}
    counted(
        panel,
        ("abatis", {**often, "found": 0, "votes": 60}), ("abeam", {**often, "found": 58, "votes": 60}),
        ("aalii", {**often, "found": 30, "votes": 60}), ("aardwolf", {"chosen": 1, "found": 0, "votes": 1}),
        ("abecedarian", {"offered": 30}),
    )  # fmt: skip
    assert order(panel, "hard") == ["abatis", "aardwolf"]
    assert order(panel, "easy") == ["abeam", "aalii"]
    assert order(panel, "unchosen") == ["abecedarian"]
    page = panel.ida.looks("/admin/content/?game=fictionary&kind=word").text
    assert "0 of 60" in page
    assert "A barrier of felled trees" in page
    assert re.search(r'data-label="Open reports">1<', page)


def order(panel, look):
    page = panel.ida.looks(f"/admin/content/?game=fictionary&kind=word&look={look}").text
    return re.findall(r'data-label="Item"><code>([^<]+)<', page)


def test_anything_in_the_banks_is_found_though_nobody_met_it_yet(panel):
    page = panel.ida.looks("/admin/content/?game=fictionary&kind=word&search=felled trees").text
    assert re.findall(r'data-label="Item"><code>([^<]+)<', page)[0] == "abatis"
    for asked in (
        "?game=nope",
        "?game=fictionary&kind=list",
        "?look=sideways",
        "?game=one-two-many&kind=word",
    ):
        assert panel.ida.looks(f"/admin/content/{asked}").status_code == 404


def test_the_engine_tells_of_jobs_that_wait_and_jobs_that_failed(panel):
    queue.queue.cache_clear()
    queue.enqueue(time.sleep, 1)
    page = panel.ida.looks("/admin/engine/").text
    assert re.search(r"<dt>Jobs waiting</dt><dd>1</dd>", page)
    assert re.search(r"<dt>Clock</dt><dd>stands still</dd>", page)
    from rq import SimpleWorker  # noqa: PLC0415 - only here
    from rq.serializers import JSONSerializer  # noqa: PLC0415

    queue.queue().empty()
    queue.enqueue(upkeep.wake, {"no": "code"})
    SimpleWorker([queue.queue()], connection=store.client(), serializer=JSONSerializer).work(burst=True)
    page = panel.ida.looks("/admin/engine/").text
    assert re.search(r"<dt>Jobs that failed</dt><dd>1</dd>", page)
    assert "tables.upkeep.wake" in page


def test_the_log_shows_what_was_done_and_offers_no_way_to_change_it(panel):
    panel.presses(panel.ida, f"/admin/people/{panel.bo.person}/grant", "Helps <i>out</i>.")
    page = panel.ida.looks("/admin/audit/").text
    assert "Helps &lt;i&gt;out&lt;/i&gt;." in page
    assert "<form" not in page.partition("<tbody>")[2]
    assert "Helps" in panel.ida.looks("/admin/audit/?search=grant").text


@pytest.mark.parametrize(
    "asked",
    ["page=-1", "page=99999999999999999999", "page=x", "sort=7&desc=1", "search=%00", "search=%F0%9F%8E%B2",
     "page_size=1000000", "flt1_0=x", "state=no", "game=no"],
)  # fmt: skip
def test_any_address_is_answered(panel, asked):
    for where in ("people", "games", "ratings", "reports", "audit", "tables", "content"):
        assert panel.ida.looks(f"/admin/{where}/?{asked}").status_code in (200, 404)


def test_no_page_asks_the_database_more_than_ten_times(panel):
    for n in range(60):
        panel.reported(f"word-{n}")
    with session() as work:
        work.add_all(Person(id=f"x{n}", name=f"X{n}", sign_in=f"x{n}", joined=float(n)) for n in range(60))
        engine = work.get_bind()
    asked = []
    event.listen(engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
    for method, address in panel.addresses():
        if method == "GET":
            asked.clear()
            panel.ida.looks(address)
            assert len(asked) <= MOST_QUERIES, (address, asked)
            assert not [sql for sql in asked if "count(" in sql and "report" not in sql], asked


def test_every_kind_of_thing_has_its_orders():
    assert set(trouble.LOOKS) == {"word", "fake", "line", "list"}
    for kind, looks in trouble.LOOKS.items():
        for look in looks:
            assert callable(looks[look].order), (kind, look)


def test_a_guest_whom_somebody_reported_has_a_page_too_and_nothing_to_press(panel):
    who = panel.gus.person
    told = {"by": panel.bo.person, "by_name": "Bo", "kind": "person", "game": "fictionary", "item": who, "text": "Gus",
            "note": "Rude to Cy.", "code": panel.code}  # fmt: skip
    reports.say(told, 1.0)
    page = panel.ida.looks(f"/admin/people/{who}").text
    assert "Rude to Cy." in page
    assert 'name="reason"' not in page
    assert f"/admin/people/{who}" in panel.ida.looks("/admin/reports/").text
    assert panel.ida.looks("/admin/people/p-nobody").status_code == 404
