"""Names and passwords: what they may be, and which names read alike."""

# ruff: noqa: RUF001 - letters that look like others are what this is about
import pytest

from records import names, passwords
from records.names import Unfit


@pytest.mark.parametrize(
    "name", ["Bo", "Ann Lee", "Émile_7", "Ольга", "Ἀθηνᾶ", "हिन्दी", "李明", "J. R. R.", "x-1", "a" * 24]
)
def test_a_name_of_any_alphabet_is_fit(name):
    assert names.clean(name) == name


def test_a_name_is_kept_in_one_spelling():
    assert names.clean("  Jose\u0301   Ａda ") == "José Ada"


@pytest.mark.parametrize(
    ("raw", "why"),
    [(None, names.HOW_LONG), (7, names.HOW_LONG), ("", names.HOW_LONG), (" x ", names.HOW_LONG), ("a" * 25, names.HOW_LONG),
     ("Ann\u202eeiL", names.MADE_OF), ("Ann\u200bLee", names.MADE_OF), ("<b>", names.MADE_OF), ("Ann/Lee", names.MADE_OF),
     ("..", names.BEGINS), ("-Ann", names.BEGINS), ("\u0301nn", names.BEGINS), ("Аnn", names.ONE_ALPHABET),
     ("Admin", names.OURS), ("A D M I N", names.OURS), ("adm1n", names.OURS), ("Par.lor", names.OURS),
     ("ﷺ" * 2, names.HOW_LONG), ("ΐ" * 24, None), ("a\x00b", names.MADE_OF)],
)  # fmt: skip
def test_a_name_that_cannot_be_had_is_refused_with_a_sentence(raw, why):
    if why is None:
        assert len(names.fold(names.clean(raw))) <= names.MOST_FOLDED
        return
    with pytest.raises(Unfit) as refusal:
        names.clean(raw)
    assert str(refusal.value) == why


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ann"), ("Ann Lee", "annlee"), ("Ann.Lee", "Ann_Lee"), ("Jose\u0301", "José"), ("STRASSE", "Straße"),
     ("Ivo", "lvo"), ("Bob", "B0b"), ("Ada1", "Adal"), ("Роса", "Poca"), ("КОТ", "KOT"), ("ΑΝΝΑ", "anna")],
)  # fmt: skip
def test_names_that_read_alike_are_one_name_to_sign_in_by(one, other):
    assert names.fold(one) == names.fold(other)


def test_names_that_read_differently_are_two():
    folded = [
        names.fold(name) for name in ("Ann", "Anne", "Ana", "José", "Jose", "Hann", "Ольга", "Олег", "李明")
    ]
    assert len(set(folded)) == len(folded)


@pytest.mark.parametrize(
    ("raw", "why"),
    [(None, passwords.HOW_SHORT), ("1234567", passwords.HOW_SHORT), ("x" * 201, passwords.HOW_LONG),
     ("ANN LEE REED", passwords.THE_NAME), ("Password", passwords.TOO_PLAIN), ("aaaaaaaaaa", passwords.TOO_PLAIN)],
)  # fmt: skip
def test_a_password_that_cannot_be_had_is_refused_with_a_sentence(raw, why):
    with pytest.raises(Unfit) as refusal:
        passwords.clean(raw, "Ann Lee Reed")
    assert str(refusal.value) == why


def test_a_password_is_kept_so_that_it_cannot_be_read():
    kept = passwords.keep("correct horse")
    assert kept.startswith("$argon2id$")
    assert "horse" not in kept
    assert len(kept) < 200
    assert passwords.fits(kept, "correct horse")
    assert not passwords.fits(kept, "correct horsE")


def test_what_is_no_hash_fits_nothing():
    assert not passwords.fits("not a hash", "")
    assert not passwords.fits(None, "")


def test_recovery_codes_are_long_random_and_read_however_they_are_typed():
    codes = {passwords.new_code() for _ in range(50)}
    assert len(codes) == 50
    one = codes.pop()
    assert len(passwords.code(one)) == 20
    assert passwords.code(f"  {one.lower().replace('-', ' ')} ") == passwords.code(one)
    assert passwords.code(None) == ""
