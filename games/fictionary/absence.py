"""Nobody holds up the table: seats that are away, covered by a bot, left, or taken back."""

from games.contract import Action, Seat, State
from games.fictionary import course
from games.fictionary.settings import is_shown
from games.party import commit, reveal, rounds

_BOT_COMES, _BOT_GOES = ("leave", "cover"), ("back", "sit_in")


def deciding(state: State) -> list[int]:
    """The seats the table waits on: those that owe a pick or, once the reveal is over, their ready."""
    if state["phase"] == "scored":
        return [] if reveal.is_playing(state) else rounds.unready_seats(state)
    return commit.deciding(state)


def holds_up(state: State, seat: int) -> bool:
    """Whether no clock will end the wait for this seat."""
    return seat in deciding(state) and (state["phase"] == "scored" or not state["timer"])


def note(state: State, what: str, seat: Seat, _now: float) -> None:
    """Someone's seat goes to a bot (leave, cover) or back to a person (back, sit_in); the rest changes
    nothing.

    A bot can't read out, so the cards of a round whose Judge it becomes show on every screen, and stay there.
    """
    if seat is None or what not in (*_BOT_COMES, *_BOT_GOES):
        return
    others = [other for other in state["bots"] if other != seat]
    state["bots"] = sorted([*others, seat]) if what in _BOT_COMES else others
    if seat in state["bots"] and _reads_out(state, seat):
        state["r"]["unread"] = True
    state["seq"] += 1


def _reads_out(state: State, seat: int) -> bool:
    """Whether the table waits for this seat, as its Judge, to read the cards out."""
    return state["phase"] == "vote" and seat == state["r"]["judge"] and not is_shown(state)


def away_due(state: State, seat: int) -> float | None:
    """Since when the table waits for a seat that owes nothing: the Judge who is to read the cards out."""
    return float(state["pick"]["opens"]) if _reads_out(state, seat) else None


def away(state: State, seat: int, now: float) -> None:
    """What an away seat owes is done without it.

    Its word is the first of the five; it writes nothing, doesn't vote (which scores nobody), and is ready.
    The cards an away Judge should have read out show on every screen for the rest of the round.
    """
    if _reads_out(state, seat):
        state["r"]["unread"] = True
    elif seat not in deciding(state):
        return
    elif state["phase"] == "scored":
        course.press_ready(state, seat, now)
    else:
        course.put_nothing(state, seat, now)
    state["seq"] += 1


def fallback(state: State, seat: int) -> Action | None:
    """The move for a seat nobody plays: the first word, or being ready. It neither writes nor votes."""
    if seat not in deciding(state) or state["phase"] in ("write", "vote"):
        return None
    return (
        {"type": "choose", "word": state["r"]["offer"][0]}
        if state["phase"] == "choose"
        else {"type": "ready"}
    )
