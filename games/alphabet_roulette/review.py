"""The review: the table votes on what is challenged (`challenges.py`), and all press Next.

A challenge is {"id", "cat", "kind", "seat", "other", "by", "involved", "votes", "prefilled", "decided"}:

- kind: "answer" (it doesn't fit), "same" (as `other`'s), "bonus" (the repeated letters are no real name or
  title) or "appeal" (by its writer: a wrong letter that should count)
- votes: seat to whether it is for the answer; decided: None while open, then how it came out; False strikes
  the answer or its bonus, or makes the two the same
- involved: whose votes a tie throws out: the challenged
- prefilled: whether the votes it started with were all there are, so that it was decided at once; they may
  still be changed while the category is on screen
"""

from collections.abc import Collection, Mapping
from typing import Any

from games.alphabet_roulette import course, marks
from games.alphabet_roulette.marks import Challenge, Mark
from games.contract import State
from games.errors import Illegal
from games.party import log, moves, votes

KINDS = ("answer", "same", "bonus", "appeal")
# The rule of the game as it is sold: on a tie, the challenged player's vote is thrown out.
TIE_DROPS_WRITER = True
RULED = "The table has ruled on that."


def on_screen(state: State) -> list[Mark]:
    """The marks of the category on screen."""
    return mark(state, state["cat"])


def mark(state: State, cat: int) -> list[Mark]:
    """The marks of this round's category `cat`."""
    return marks.marks(state["letter"], state["pads"], state["challenges"], state["bonus"], cat)


def vote(state: State, seat: int, action: dict[str, Any], _now: float) -> None:
    """Vote on the challenge `id`: `yes` is for the answer. A vote may be changed until it is decided.

    One that was decided at once, by the votes it started with, may still be talked over: whoever is convinced
    changes their vote while the category is on screen.
    """
    course.must_be(state, "review", "There is nothing to vote on right now.", "not_now")
    meant = _meant(state, action)
    yes = moves.yes_or_no(action, "yes", "Vote for the answer or against it.")
    may_change = meant["prefilled"] and meant["cat"] == state["cat"]
    if meant["decided"] is not None and not may_change:
        raise Illegal(RULED, "decided")
    votes.cast(meant["votes"], seat, yes)
    if meant["decided"] is None:
        settle(state)
    elif tally(meant, course.present(state)) is not meant["decided"]:
        _decide(state, meant)
        course.unready(state)


def _meant(state: State, action: dict[str, Any]) -> Challenge:
    wanted = moves.whole(action, "id", "Say which vote you mean.")
    if not 0 <= wanted < len(state["challenges"]):
        raise Illegal("There is no such vote.", "no_such_vote")
    challenge: Challenge = state["challenges"][wanted]
    return challenge


def press_next(state: State, seat: int, action: dict[str, Any], _now: float) -> None:
    """This seat has read the category `cat`. It can't have while it owes a vote."""
    must_read(state, action)
    if owes(state, seat):
        raise Illegal("Vote first.", "vote_first")
    state["ready"][seat] = True
    go_on(state)


def must_read(state: State, action: dict[str, Any]) -> None:
    """The move must be about the category on screen."""
    course.must_be(state, "review", "There are no answers to go through right now.", "not_now")
    if moves.whole(action, "cat", "Say which category you mean.") != state["cat"]:
        raise Illegal("That category isn't on screen.", "wrong_category")


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
    log.event(state, "ruling", **facts(each), stands=each["decided"])


def facts(each: Challenge) -> dict[str, Any]:
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
