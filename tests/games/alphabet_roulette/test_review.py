"""Going through the answers: what may be challenged, how the table votes, and when it goes on."""

import pytest

from games.alphabet_roulette import review
from games.errors import Illegal
from tests.games.alphabet_roulette.desk import Desk


def at_review(*answers, letter="B", filler="", **settings):
    """A table reading one category in which the seats wrote these answers."""
    desk = Desk(len(answers), letter=letter, settings=settings or None)
    desk.read(*([answer] for answer in answers), filler=filler)
    return desk


# Reading


def test_answers_come_up_one_category_at_a_time():
    desk = Desk(2)
    desk.read(["Bread", "Ball"], ["Butter", "Bat"])
    assert desk.sees()["review"]["cat"] == 0
    assert [[mark["text"] for mark in marks] for marks in desk.sees()["review"]["marks"]] == [
        ["Bread", "Butter"]
    ]
    desk.next()
    assert desk.told("category")["cat"] == 1
    assert [[mark["text"] for mark in marks] for marks in desk.sees()["review"]["marks"]] == [
        ["Bread", "Butter"],
        ["Ball", "Bat"],
    ]


def test_a_category_nobody_answered_is_skipped():
    desk = Desk(2)
    desk.open_pads()
    desk.write(0, {3: "Bread", 5: "..."})
    desk.write(1, {9: "Ball"})
    desk.pencils_down()
    assert desk.sees()["review"]["cat"] == 3
    desk.next()
    assert desk.sees()["review"]["cat"] == 9


def test_next_is_for_everyone_and_for_the_category_on_screen():
    desk = at_review("Bread", "Butter", "Bun", filler="Bat")
    desk.next(0, 1)
    assert desk.deciding == [2]
    assert desk.sees()["review"]["ready"] == [True, True, False]
    desk.next(2)
    assert desk.sees()["review"]["cat"] == 11
    assert desk.refuses(0, "next", cat=0).sentence == "That category isn't on screen."


def test_a_shared_answer_is_struck_and_a_wrong_letter_too():
    desk = at_review("Bananas", "a banana", "Cherry", "The Beatles")
    assert desk.statuses() == ["same", "same", "letter", "ok"]
    assert desk.points() == [0, 0, 0, 1]


def test_the_host_may_move_on_without_waiting():
    desk = at_review("Bread", "Butter", "Bun", filler="Bat")
    assert desk.refuses(0, "move_on").sentence == "Only the host can move the table on."
    desk.act(0, "move_on", host=True, cat=0)
    assert desk.sees()["review"]["cat"] == 11
    assert desk.refuses(0, "move_on", host=True, cat=0).code == "wrong_category"


def test_the_host_moving_on_closes_open_votes_as_they_stand():
    desk = at_review("Bread", "Butter", "Bun", "Bat", filler="Bat")
    number = desk.challenge(1, "answer", 0)
    desk.vote(2, number, False)
    desk.act(-1, "move_on", host=True)
    assert desk.sees()["review"]["challenges"][number]["decided"] is False
    assert desk.mark(0, cat=0)["status"] == "out"
    assert desk.sees()["review"]["cat"] == 11


# What may be challenged


def test_only_what_can_still_be_raised_is_offered():
    desk = at_review("Big Ben", "Cherry", "", "Bread", "bread")
    assert desk.sees(1)["may"] == [["answer", "same", "bonus"], ["appeal"], [], ["same"], ["same"]]
    assert desk.sees(0)["may"] == [["same"], [], [], ["same"], ["same"]]
    assert desk.sees()["may"] == []
    assert desk.sees()["review"]["same"] == [[3, 4], [], [], [0], [0]]


def test_without_the_bonus_there_is_none_to_challenge():
    desk = at_review("Big Ben", "Bread", bonus=False)
    assert desk.sees(1)["may"][0] == ["answer", "same"]
    assert desk.refuses_challenge(1, "bonus", 0).sentence == "That answer has no bonus to lose."


@pytest.mark.parametrize(
    ("by", "kind", "about", "other", "sentence"),
    [
        (0, "answer", 0, None, "You can't challenge your own answer."),
        (0, "bonus", 0, None, "You can't challenge your own bonus."),
        (0, "bonus", 3, None, "That answer has no bonus to lose."),
        (0, "answer", 1, None, "That answer doesn't count as it is."),
        (0, "answer", 2, None, "That answer doesn't count as it is."),
        (0, "appeal", 1, None, "Only your own wrong-letter answer can be appealed."),
        (0, "appeal", 0, None, "Only your own wrong-letter answer can be appealed."),
        (0, "same", 0, 0, "Those two can't be called the same."),
        (0, "same", 0, 1, "Those two can't be called the same."),
        (0, "same", 3, 2, "Those two can't be called the same."),
        (0, "answer", 9, None, "Nobody sits there."),
        (0, "same", 0, None, "Say whose answer you mean."),
        (0, "spelling", 3, None, "That can't be challenged."),
    ],
)
def test_what_cannot_be_raised_is_refused(by, kind, about, other, sentence):
    desk = at_review("Big Ben", "Cherry", "", "Bread")
    assert desk.refuses_challenge(by, kind, about, other).sentence == sentence


def test_a_challenge_is_for_the_category_on_screen():
    desk = at_review("Bread", "Butter", filler="Bat")
    desk.next()
    with pytest.raises(Illegal, match="That category isn't on screen"):
        desk.move(1, {"type": "challenge", "cat": 0, "kind": "answer", "seat": 0})


def test_nothing_is_challenged_while_people_write():
    desk = Desk(2)
    desk.open_pads()
    assert desk.refuses_challenge(1, "answer", 0).code == "not_now"
    assert desk.refuses(1, "next", cat=0).code == "not_now"
    assert desk.refuses(1, "vote", id=0, yes=True).code == "not_now"


@pytest.mark.parametrize(
    ("kind", "about", "other"), [("answer", 0, None), ("bonus", 0, None), ("same", 0, 1)]
)
def test_one_vote_at_a_time_on_a_subject_and_never_a_second(kind, about, other):
    desk = at_review("Big Ben", "Bread", "Butter", "Bun")
    number = desk.challenge(2, kind, about, other)
    assert desk.refuses_challenge(3, kind, about, other).sentence == "There is a vote on that already."
    for seat in range(4):
        if desk.sees(seat)["owes"]:
            desk.vote(seat, number, True)
    assert desk.refuses_challenge(3, kind, about, other).sentence == "The table has ruled on that."
    assert kind not in desk.sees(3)["may"][about] or kind == "same"


def test_the_same_asked_the_other_way_round_is_the_same_question():
    desk = at_review("Mouse", "Mice", "Mole", letter="M")
    desk.challenge(2, "same", 0, 1)
    assert desk.refuses_challenge(2, "same", 1, 0).code == "raised"
    assert desk.sees()["review"]["same"] == [[2], [2], [0, 1]]


def test_a_vote_on_one_of_two_that_are_the_same_was_a_vote_on_both():
    desk = at_review("Coke", "coke", "Coca-Cola", "Cider", letter="C")
    assert desk.sees()["review"]["same"][2] == [0, 1, 3]
    desk.challenge(3, "same", 2, 0)
    assert desk.refuses_challenge(3, "same", 2, 1).code == "raised"


# Votes


def test_a_vote_starts_with_the_writers_for_the_answer_and_the_challenger_against():
    desk = at_review("Big Ben", "Bread", "Butter", "Bun")
    desk.challenge(1, "answer", 0)
    desk.challenge(1, "same", 0, 2)
    desk.challenge(1, "bonus", 0)
    shown = desk.sees()["review"]["challenges"]
    assert [each["votes"] for each in shown] == [
        {"0": True, "1": False},
        {"0": True, "2": True, "1": False},
        {"0": True, "1": False},
    ]
    assert desk.sees(3)["owes"] == [0, 1, 2]
    assert desk.sees(2)["owes"] == [0, 2]
    assert desk.sees(0)["owes"] == desk.sees()["owes"] == []


def test_a_writer_who_says_two_answers_are_the_same_votes_so():
    desk = at_review("Mouse", "Mice", "Mole", letter="M")
    desk.challenge(0, "same", 0, 1)
    assert desk.sees()["review"]["challenges"][0]["votes"] == {"0": False, "1": True}


def test_an_appeal_starts_with_its_writer_for_it():
    desk = at_review("Cherry", "Bread", "Butter")
    desk.challenge(0, "appeal", 0)
    assert desk.sees()["review"]["challenges"][0]["votes"] == {"0": True}
    assert desk.sees(1)["owes"] == [0]


def test_a_challenge_clears_everyones_next_so_the_deciding_vote_cannot_also_move_on():
    desk = at_review("Bread", "Butter", "Bun", filler="Bat")
    desk.next(0, 1)
    number = desk.challenge(1, "answer", 0)
    assert desk.sees()["review"]["ready"] == [False] * 3
    assert desk.refuses(2, "next", cat=0).sentence == "Vote first."
    desk.next(0, 1)
    desk.vote(2, number, False)
    assert desk.sees()["review"]["cat"] == 0
    assert desk.told("ruling")["stands"] is False
    desk.next(2)
    assert desk.sees()["review"]["cat"] == 11


def test_a_vote_may_be_changed_until_it_is_decided():
    desk = at_review("Bread", "Butter", "Bun", "Bat")
    number = desk.challenge(1, "answer", 0)
    desk.vote(2, number, False)
    desk.vote(2, number, True)
    desk.vote(1, number, True)
    desk.vote(3, number, False)
    assert desk.sees()["review"]["challenges"][0]["decided"] is True
    assert desk.refuses(2, "vote", id=number, yes=False).sentence == "The table has ruled on that."


@pytest.mark.parametrize(
    "facts", [{"id": 5, "yes": True}, {"id": -1, "yes": True}, {"id": 0, "yes": 1}, {"id": "0"}, {}]
)
def test_a_vote_of_another_shape_is_refused(facts):
    desk = at_review("Bread", "Butter", "Bun")
    desk.challenge(1, "answer", 0)
    assert desk.refuses(2, "vote", **facts).code in ("no_such_vote", "no_such_move")


def test_every_ruling_is_told_with_whose_answer_it_was():
    desk = at_review("Bread", "Butter", "Bun")
    number = desk.challenge(1, "answer", 0)
    assert desk.told("challenge") | {"n": 0} == {
        "n": 0, "type": "challenge", "what": "answer", "id": 0, "cat": 0, "seat": 0, "other": None, "by": 1,
    }  # fmt: skip
    desk.vote(2, number, False)
    told = desk.told("ruling")
    assert (told["what"], told["seat"], told["stands"]) == ("answer", 0, False)


# How votes come out


def test_with_two_people_a_challenge_stands():
    desk = at_review("Bread", "Butter")
    desk.challenge(1, "answer", 0)
    assert desk.statuses() == ["out", "ok"]
    assert desk.deciding == [0, 1]


def test_with_two_people_a_challenge_of_the_same_stands_too():
    desk = at_review("Mouse", "Mice", letter="M")
    desk.challenge(0, "same", 1, 0)
    assert desk.statuses() == ["same", "same"]


def test_with_two_people_a_challenge_is_off_again_if_the_writer_convinces_the_challenger():
    desk = at_review("Bread", "Butter", filler="Bat")
    number = desk.challenge(1, "answer", 0)
    desk.next(1)
    desk.vote(1, number, True)
    assert desk.statuses() == ["ok", "ok"]
    assert desk.told("ruling")["stands"] is True
    assert desk.deciding == [0, 1]
    desk.next()
    assert desk.refuses(1, "vote", id=number, yes=False).sentence == "The table has ruled on that."


def test_with_two_people_saying_the_same_vote_again_changes_nothing():
    desk = at_review("Bread", "Butter")
    number = desk.challenge(1, "answer", 0)
    desk.next(1)
    desk.vote(1, number, False)
    desk.vote(0, number, True)
    assert desk.sees()["review"]["ready"] == [False, True]
    assert desk.statuses() == ["out", "ok"]


def test_with_three_people_two_writers_outvote_the_third_who_calls_them_the_same_until_one_agrees():
    desk = at_review("Mouse", "Mice", "Mole", letter="M")
    number = desk.challenge(2, "same", 0, 1)
    assert desk.statuses() == ["ok", "ok", "ok"]
    desk.vote(0, number, False)
    assert desk.statuses() == ["same", "same", "ok"]


def test_with_two_people_an_appeal_fails_unless_the_other_agrees():
    for agrees, status in ((True, "ok"), (False, "letter")):
        desk = at_review("Cherry", "Bread")
        number = desk.challenge(0, "appeal", 0)
        desk.vote(1, number, agrees)
        assert desk.mark(0)["status"] == status


@pytest.mark.parametrize("thinks_it_fits", [True, False])
def test_with_three_people_the_third_decides(thinks_it_fits):
    desk = at_review("Bread", "Butter", "Bun")
    number = desk.challenge(1, "answer", 0)
    assert desk.deciding == [0, 1, 2]
    desk.vote(2, number, thinks_it_fits)
    assert desk.mark(0)["status"] == ("ok" if thinks_it_fits else "out")


def test_with_four_people_a_tie_drops_the_writers_vote_and_the_rest_decide():
    desk = at_review("Bread", "Butter", "Bun", "Bat")
    number = desk.challenge(1, "answer", 0)
    desk.vote(2, number, True)
    desk.vote(3, number, False)
    assert desk.mark(0)["status"] == "out"


def challenge(kind, involved, **ballot):
    return {"kind": kind, "involved": involved, "votes": {seat[1:]: yes for seat, yes in ballot.items()}}


def test_the_majority_rules():
    assert review.tally(challenge("answer", [0], s0=True, s1=False, s2=True), [0, 1, 2]) is True
    assert review.tally(challenge("answer", [0], s0=True, s1=False, s2=False), [0, 1, 2]) is False


def test_still_tied_without_the_writers_the_answer_stays_as_it_was():
    tied = {"s0": True, "s1": True, "s2": False, "s3": False, "s4": True, "s5": False}
    assert review.tally(challenge("same", [0, 1], s0=True, s1=False), [0, 1]) is True
    assert review.tally(challenge("answer", [], **tied), range(6)) is True
    assert review.tally(challenge("appeal", [], **tied), range(6)) is False
    assert review.tally(challenge("appeal", [0], s0=True), [0]) is True


def test_the_votes_of_those_who_left_do_not_count():
    both = challenge("answer", [0], s0=True, s1=False, s2=True)
    assert review.tally(both, [0, 1]) is False
    assert review.tally(challenge("answer", [0], s0=True, s1=False), []) is True


def test_a_ruling_of_the_same_strikes_both():
    desk = at_review("Mouse", "Mice", "Mole", letter="M")
    number = desk.challenge(0, "same", 0, 1)
    desk.vote(2, number, False)
    assert desk.statuses() == ["same", "same", "ok"]
    assert desk.points() == [0, 0, 1]


def test_a_name_that_is_no_name_loses_its_bonus_and_keeps_a_point():
    desk = at_review("Big Bread", "Butter", "Bun")
    assert desk.points() == [2, 1, 1]
    number = desk.challenge(1, "bonus", 0)
    desk.vote(2, number, False)
    assert desk.points() == [1, 1, 1]


def test_an_appeal_allowed_makes_the_answer_count_and_open_to_challenge():
    desk = at_review("Cherry", "Bread", "Butter")
    number = desk.challenge(0, "appeal", 0)
    desk.vote(1, number, True)
    desk.vote(2, number, True)
    assert desk.statuses() == ["ok", "ok", "ok"]
    assert desk.sees(1)["may"][0] == ["answer", "same"]


# Likely twins


def test_likely_twins_are_hinted_at_and_score_until_the_table_rules():
    desk = at_review("Mouse", "Mice", "Mole", letter="M")
    assert desk.sees()["review"]["hints"] == [[1], [0], []]
    assert desk.points() == [1, 1, 1]
    desk.challenge(0, "same", 0, 1)
    assert desk.sees()["review"]["hints"] == [[], [], []]
    assert desk.points() == [1, 1, 1]


# Coming and going


def test_nobody_waits_for_the_next_or_the_vote_of_somebody_who_left():
    desk = at_review("Bread", "Butter", "Bun", filler="Bat")
    desk.next(0, 1)
    desk.note("leave", 2)
    assert desk.sees()["review"]["cat"] == 11


def test_when_the_last_to_vote_leaves_all_see_the_ruling_before_the_table_goes_on():
    desk = at_review("Bread", "Butter", "Bun", filler="Bat")
    desk.challenge(1, "answer", 0)
    desk.next(0, 1)
    desk.note("leave", 2)
    assert desk.mark(0)["status"] == "out"
    assert desk.sees()["review"]["cat"] == 0
    assert desk.deciding == [0, 1]


def test_the_answers_of_somebody_who_left_are_read_and_may_be_challenged():
    desk = at_review("Bread", "Butter", "Bun")
    desk.note("leave", 0)
    assert desk.mark(0)["points"] == 1
    number = desk.challenge(1, "answer", 0)
    desk.vote(2, number, True)
    assert desk.mark(0)["status"] == "ok"


def test_somebody_who_comes_back_reads_and_votes_again():
    desk = at_review("Bread", "Butter", "Bun", "Bat")
    desk.note("leave", 3)
    number = desk.challenge(1, "answer", 0)
    desk.note("back", 3)
    assert desk.sees(3)["owes"] == [number]
    assert 3 in desk.deciding
