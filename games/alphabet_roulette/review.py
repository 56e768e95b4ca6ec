"""The review: an answer is challenged, the table votes, and all press Next.

A challenge is {"id", "cat", "kind", "seat", "other", "by", "involved", "votes", "prefilled", "decided"}:

- kind: "answer" (it doesn't fit), "same" (as `other`'s), "bonus" (the repeated letters are no real name or
  title) or "appeal" (by its writer: a wrong letter that should count)
- votes: seat to whether it is for the answer; decided: None while open, then how it came out; False strikes
  the answer or its bonus, or makes the two the same
- involved: whose votes a tie throws out: the challenged
- prefilled: whether the votes it started with were all there are, so that it was decided at once; they may
  still be changed while the category is on screen
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from games.alphabet_roulette import course, marks
from games.alphabet_roulette.marks import Challenge, Mark
from games.contract import State
from games.errors import Illegal
from games.party import log, moves, votes

KINDS = ("answer", "same", "bonus", "appeal")
# The rule of the game as it is sold: on a tie, the challenged player's vote is thrown out.
TIE_DROPS_WRITER = True
_NOT_YOURS = {
    "answer": "You can't challenge your own answer.",
    "bonus": "You can't challenge your own bonus.",
}
_RAISED = {True: "There is a vote on that already.", False: "The table has ruled on that."}
_NOT_THERE = {
    "answer": "That answer doesn't count as it is.",
    "same": "Those two can't be called the same.",
    "bonus": "That answer has no bonus to lose.",
    "appeal": "Only your own wrong-letter answer can be appealed.",
}


def on_screen(state: State) -> list[Mark]:
    """The marks of the category on screen."""
    return mark(state, state["cat"])


def mark(state: State, cat: int) -> list[Mark]:
    """The marks of this round's category `cat`."""
    return marks.marks(state["letter"], state["pads"], state["challenges"], state["bonus"], cat)


# What may be raised


def may_raise(state: State, rows: Sequence[Mark], by: int, seat: int) -> list[str]:
    """The kinds of challenge that seat `by` may still raise about `seat`'s answer on screen."""
    theirs = ("same", "appeal") if by == seat else ("answer", "same", "bonus")
    return [kind for kind in _kinds_open(state, rows, seat) if kind in theirs]


def _kinds_open(state: State, rows: Sequence[Mark], seat: int) -> list[str]:
    row = rows[seat]
    fits = {
        "answer": row["status"] == "ok",
        "same": bool(unlike(state, rows, seat)),
        "bonus": row["status"] == "ok" and row["points"] > 1,
        "appeal": row["status"] == "letter",
    }
    return [kind for kind in KINDS if fits[kind] and (kind == "same" or not _raised(state, kind, seat))]


def unlike(state: State, rows: Sequence[Mark], seat: int) -> list[int]:
    """The seats whose answers on screen may yet be called the same as this seat's.

    Answers that are the same already stand together: a vote on one of them was a vote on all.
    """
    in_play = [other for other, row in enumerate(rows) if row["status"] in ("ok", "same")]
    if seat not in in_play:
        return []
    ours = {seat, *rows[seat]["twins"]}
    strangers, raised = [other for other in in_play if other not in ours], _comparisons(state)
    return [other for other in strangers if not (raised and _compared(raised, rows, seat, other))]


def _compared(raised: Sequence[Challenge], rows: Sequence[Mark], seat: int, other: int) -> Challenge | None:
    """The one of `raised` that asks whether these two, or any that are the same as these, are the same."""
    ours, theirs = {seat, *rows[seat]["twins"]}, {other, *rows[other]["twins"]}
    pairs = [(c, {c["seat"], c["other"]}) for c in raised]
    return next((c for c, pair in pairs if pair & ours and pair & theirs), None)


def _comparisons(state: State) -> list[Challenge]:
    return [c for c in _here(state) if c["kind"] == "same"]


def _raised(state: State, kind: str, seat: int) -> Challenge | None:
    return next((c for c in _here(state) if (c["kind"], c["seat"]) == (kind, seat)), None)


def _here(state: State) -> list[Challenge]:
    return [c for c in state["challenges"] if c["cat"] == state["cat"]]


# Moves


def challenge(state: State, seat: int, action: dict[str, Any], _now: float) -> None:
    """Raise {"cat", "kind", "seat"}, with "other" for the same. Raises Illegal if it can't be raised."""
    _must_read(state, action)
    kind, about, other = _subject(state, action)
    _must_be_open(state, seat, kind, about, other)
    writers = [about] if other is None else [about, other]
    raised = {
        "id": len(state["challenges"]),
        "cat": state["cat"],
        "kind": kind,
        "seat": about,
        "other": other,
        "by": seat,
        "involved": [each for each in writers if kind == "appeal" or each != seat],
        "votes": _first_votes(writers, seat, kind),
        "prefilled": False,
        "decided": None,
    }
    state["challenges"].append(raised)
    course.unready(state)
    log.event(state, "challenge", **_facts(raised), by=seat)
    raised["prefilled"] = settle(state)


def _must_read(state: State, action: dict[str, Any]) -> None:
    """The move must be about the category on screen."""
    course.must_be(state, "review", "There are no answers to go through right now.", "not_now")
    if moves.whole(action, "cat", "Say which category you mean.") != state["cat"]:
        raise Illegal("That category isn't on screen.", "wrong_category")


def _subject(state: State, action: dict[str, Any]) -> tuple[str, int, int | None]:
    kind = action.get("kind")
    if type(kind) is not str or kind not in KINDS:
        raise Illegal("That can't be challenged.", "no_such_move")
    keys = ("seat", "other") if kind == "same" else ("seat",)
    seats = [moves.whole(action, key, "Say whose answer you mean.") for key in keys]
    if not all(0 <= seat < state["n"] for seat in seats):
        raise Illegal("Nobody sits there.", "no_such_seat")
    return kind, seats[0], seats[1] if kind == "same" else None


def _must_be_open(state: State, by: int, kind: str, seat: int, other: int | None) -> None:
    rows = on_screen(state)
    earlier = (
        _raised(state, kind, seat) if other is None else _compared(_comparisons(state), rows, seat, other)
    )
    if earlier is not None:
        raise Illegal(_RAISED[earlier["decided"] is None], "raised")
    if by == seat and kind in _NOT_YOURS:
        raise Illegal(_NOT_YOURS[kind], "your_own")
    is_pair = other is None or other in unlike(state, rows, seat)
    if not is_pair or kind not in may_raise(state, rows, by, seat):
        raise Illegal(_NOT_THERE[kind], "no_challenge")


def _first_votes(writers: Sequence[int], by: int, kind: str) -> votes.Ballot:
    """The writers' votes are for the answer, the challenger's against it."""
    ballot = votes.open()
    for seat in writers:
        votes.cast(ballot, seat, True)
    votes.cast(ballot, by, kind == "appeal")
    return ballot


def vote(state: State, seat: int, action: dict[str, Any], _now: float) -> None:
    """Vote on the challenge `id`: `yes` is for the answer. A vote may be changed until it is decided.

    One that was decided at once, by the votes it started with, may still be talked over: whoever is convinced
    changes their vote while the category is on screen.
    """
    course.must_be(state, "review", "There is nothing to vote on right now.", "not_now")
    wanted = moves.whole(action, "id", "Say which vote you mean.")
    yes = moves.yes_or_no(action, "yes", "Vote for the answer or against it.")
    if not 0 <= wanted < len(state["challenges"]):
        raise Illegal("There is no such vote.", "no_such_vote")
    meant = state["challenges"][wanted]
    may_change = meant["prefilled"] and meant["cat"] == state["cat"]
    if meant["decided"] is not None and not may_change:
        raise Illegal(_RAISED[False], "decided")
    votes.cast(meant["votes"], seat, yes)
    if meant["decided"] is None:
        settle(state)
    elif tally(meant, course.present(state)) is not meant["decided"]:
        _decide(state, meant)
        course.unready(state)


def press_next(state: State, seat: int, action: dict[str, Any], _now: float) -> None:
    """This seat has read the category `cat`. It can't have while it owes a vote."""
    _must_read(state, action)
    if owes(state, seat):
        raise Illegal("Vote first.", "vote_first")
    state["ready"][seat] = True
    go_on(state)


# How votes come out, and how the table moves on


def owes(state: State, seat: int | None) -> list[int]:
    """The ids of the open challenges that wait for this seat's vote."""
    if state["phase"] != "review" or seat not in course.present(state):
        return []
    return [c["id"] for c in _open(state) if not votes.has_voted(c["votes"], seat)]


def _open(state: State) -> list[Challenge]:
    return [c for c in state["challenges"] if c["decided"] is None]


def settle(state: State) -> bool:
    """Decide every challenge on which all have voted; whether there was one."""
    voters = course.present(state)
    full = [c for c in _open(state) if voters and all(votes.has_voted(c["votes"], seat) for seat in voters)]
    for each in full:
        _decide(state, each)
    return bool(full)


def close_votes(state: State) -> None:
    """Decide every open challenge as its votes stand."""
    for each in _open(state):
        _decide(state, each)


def _decide(state: State, each: Challenge) -> None:
    each["decided"] = tally(each, course.present(state))
    log.event(state, "ruling", **_facts(each), stands=each["decided"])


def _facts(each: Challenge) -> dict[str, Any]:
    """What an event says of a challenge; `what` is its kind."""
    return {"what": each["kind"], **{key: each[key] for key in ("id", "cat", "seat", "other")}}


def tally(each: Mapping[str, Any], voters: Collection[int]) -> bool:
    """How a challenge comes out among `voters`: whether the answer, or an appeal, has it.

    The majority rules. On a tie the votes of the challenged are thrown out; still tied, all stays as it was.
    """
    result = _majority(each["votes"], voters)
    if result is None and TIE_DROPS_WRITER:
        result = _majority(each["votes"], [seat for seat in voters if seat not in each["involved"]])
    return each["kind"] != "appeal" if result is None else result


def _majority(ballot: votes.Ballot, voters: Collection[int]) -> bool | None:
    counts = votes.tally(ballot, voters)
    yes, no = counts.get(True, 0), counts.get(False, 0)
    return None if yes == no else yes > no


def go_on(state: State) -> None:
    """Bring up the next category once everyone here has pressed Next and no vote is open."""
    here = course.present(state)
    if here and all(state["ready"][seat] for seat in here) and not _open(state):
        course.next_category(state)
