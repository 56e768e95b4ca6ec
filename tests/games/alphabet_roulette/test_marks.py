"""What an answer is worth."""

from games.alphabet_roulette import marks


def marked(*texts, letter="B", bonus=True, rulings=()):
    """The marks of one category in which the seats wrote these texts."""
    return marks.marks(letter, [[text] for text in texts], list(rulings), bonus, 0)


def ruled(kind, seat, decided, other=None, cat=0):
    return {"cat": cat, "kind": kind, "seat": seat, "other": other, "decided": decided}


def column(name, rows):
    return [row[name] for row in rows]


def test_each_answer_has_its_status_and_only_one_that_nobody_else_wrote_scores():
    rows = marked("Bread", "", "Cheese", "Butter", "butters", "...")
    assert column("status", rows) == ["ok", "blank", "letter", "same", "same", "blank"]
    assert column("points", rows) == [1, 0, 0, 0, 0, 0]
    assert column("twins", rows) == [[], [], [], [4], [3], []]


def test_with_the_bonus_each_word_with_the_letter_scores():
    rows = marked("Big Ben", "Bread", "The big bad Bob", bonus=True)
    assert column("points", rows) == [2, 1, 3]
    assert column("words", rows) == [2, 1, 3]


def test_without_the_bonus_an_answer_scores_one():
    rows = marked("Big Ben", "The big bad Bob", bonus=False)
    assert column("points", rows) == [1, 1]
    assert column("words", rows) == [2, 3]


def test_an_answer_voted_out_scores_nothing():
    rows = marked("Bread", "Butter", rulings=[ruled("answer", 0, False)])
    assert column("status", rows) == ["out", "ok"]
    assert column("points", rows) == [0, 1]


def test_an_answer_that_stood_its_vote_scores():
    assert column("points", marked("Bread", "Butter", rulings=[ruled("answer", 0, True)])) == [1, 1]


def test_a_vote_still_open_changes_nothing_yet():
    assert column("points", marked("Bread", "Butter", rulings=[ruled("answer", 0, None)])) == [1, 1]


def test_a_ruling_on_another_category_changes_nothing_here():
    assert column("points", marked("Bread", "Butter", rulings=[ruled("answer", 0, False, cat=1)])) == [1, 1]


def test_an_answer_that_lost_its_bonus_keeps_one_point():
    rows = marked("Big Ben", "Bread", rulings=[ruled("bonus", 0, False)])
    assert column("points", rows) == [1, 1]
    assert column("status", rows) == ["ok", "ok"]


def test_an_answer_that_kept_its_bonus_has_it():
    assert column("points", marked("Big Ben", "Bread", rulings=[ruled("bonus", 0, True)])) == [2, 1]


def test_a_wrong_letter_counts_once_its_appeal_is_allowed():
    assert column("status", marked("Cheese", "Butter", rulings=[ruled("appeal", 0, False)])) == [
        "letter",
        "ok",
    ]
    rows = marked("Cheese", "Butter", rulings=[ruled("appeal", 0, True)])
    assert column("status", rows) == ["ok", "ok"]
    assert column("points", rows) == [1, 1]


def test_a_wrong_letter_that_counts_can_still_be_voted_out():
    rows = marked("Cheese", "Butter", rulings=[ruled("appeal", 0, True), ruled("answer", 0, False)])
    assert column("status", rows) == ["out", "ok"]


def test_two_answers_ruled_the_same_score_nothing():
    rows = marked("Mouse", "Mice", letter="M", rulings=[ruled("same", 0, False, other=1)])
    assert column("status", rows) == ["same", "same"]
    assert column("points", rows) == [0, 0]


def test_two_answers_ruled_different_both_score():
    rows = marked("Mouse", "Mice", letter="M", rulings=[ruled("same", 0, True, other=1)])
    assert column("points", rows) == [1, 1]


def test_the_same_as_the_same_is_the_same():
    rows = marked(
        "Coke", "coke", "Coca-Cola", "Cider", letter="C", rulings=[ruled("same", 2, False, other=0)]
    )
    assert column("twins", rows) == [[1, 2], [0, 2], [0, 1], []]
    assert column("points", rows) == [0, 0, 0, 1]


def test_an_answer_voted_out_frees_the_one_it_was_the_same_as():
    rulings = [ruled("same", 0, False, other=1), ruled("answer", 0, False)]
    assert column("status", marked("Mouse", "Mice", letter="M", rulings=rulings)) == ["out", "ok"]


def test_the_same_wrong_letter_twice_is_simply_the_wrong_letter():
    assert column("status", marked("Cheese", "Cheese", "Butter")) == ["letter", "letter", "ok"]


def test_a_round_is_worth_all_its_categories():
    pads = [["Bread", "Big Ben", ""], ["Butter", "Boat", "Bed"]]
    assert marks.points("B", pads, [ruled("answer", 1, False, cat=2)], True) == [3, 2]
