"""Lonely Word: the smallest game that uses the whole contract, to prove a fourth game needs no more.

Everyone secretly writes a word that begins with the round's letter; a word nobody else wrote scores a point.
"""

from games.errors import Illegal
from games.party import commit, draw, log, moves, reveal, rounds, typed

slug, name = "lonely-word", "Lonely Word"
min_players, max_players = 2, 6
idle_after = 90
quiet = ("write",)
choices = {
    "rounds": (2, 1, 3),
    "seconds": (20, 60, 0),
    "bot_pace": tuple(moves.BOT_PACE),
}
LETTERS = "abcdefghiklmnoprstw"
MAX_LEN = 20


def options(raw):
    return {key: moves.choice(raw, key, allowed, allowed[0]) for key, allowed in choices.items()}


def new(players, seed, now, settings=None):
    if not min_players <= players <= max_players:
        raise Illegal("Lonely Word is for two to six people.", "need_min_players")
    chosen = options(settings)
    before = settings.get("_before") if isinstance(settings, dict) else None
    state = {"n": players, "seed": seed, "most": chosen["rounds"], "seconds": chosen["seconds"], "gone": []}
    state["letters"] = list(before["letters"]) if isinstance(before, dict) else []
    state |= {"phase": "write", **rounds.begin(players), "reveal": None, "last": None}
    _ask(state, now)
    return state


def act(state, seat, action, now):
    moves.dispatch({"write": _write, "ready": _ready}, state, seat, action, now)


def view(state, seat):
    return {
        "phase": state["phase"],
        "round": state["round"],
        "rounds": state["most"],
        "letter": state["letters"][-1],
        "in": commit.seats_in(state),
        "mine": commit.made(state, seat),
        "ends": (state["pick"] or {}).get("ends"),
        "last": state["last"],
        "totals": state["totals"],
        "ready": state["ready"],
        "events": log.recent(state, seat),
    }


def deciding(state):
    owed = rounds.unready_seats(state) if state["phase"] == "scored" else commit.deciding(state)
    return [seat for seat in owed if seat not in state["gone"]]


def result(state):
    return rounds.result(state)


def counts(state):
    return state["phase"] == "over"


def tick(state, now):
    if commit.is_due(state, now):
        _close(state, now)
        return True
    opened = commit.tick(state, now)
    return reveal.tick(state, now) or opened


def deadline(state):
    clocks = [commit.deadline(state), reveal.deadline(state)]
    return min((clock for clock in clocks if clock is not None), default=None)


def shift(state, seconds):
    commit.shift(state, seconds)
    reveal.shift(state, seconds)


def holds_up(state, _seat):
    return state["phase"] == "scored" or not state["seconds"]


def ready(state):
    return rounds.ready_seats(state)


def round_no(state):
    return state["round"]


def terms(state):
    clock = f"{state['seconds']} seconds to write" if state["seconds"] else "no clock"
    return [f"Rounds: {state['most']}, {clock}."]


def note(state, what, seat, now):
    if what == "leave" and seat not in state["gone"]:
        state["gone"].append(seat)
        away(state, seat, now)
    elif what in ("back", "sit_in"):
        state["gone"] = [other for other in state["gone"] if other != seat]


def away(state, seat, now):
    """Somebody who is away writes nothing, and needn't be ready."""
    if state["phase"] == "scored":
        _ready(state, seat, {}, now)
    elif seat in commit.owed(state):
        commit.put(state, seat, None, auto=True)
        _close_if_all_in(state, now)


def bot_action(state, seat, _level, rng):
    seen = view(state, seat)
    if seen["phase"] == "scored":
        return {"type": "ready"}
    return {"type": "write", "word": seen["letter"] + rng.choice(("lder", "sh", "ll", "nd"))}


def fallback(state, _seat):
    return {"type": "ready"} if state["phase"] == "scored" else None


def _write(state, seat, action, now):
    word = typed.clean(action.get("word"), MAX_LEN)
    if not typed.key(word).startswith(state["letters"][-1]):
        raise Illegal(f"Write a word that begins with {state['letters'][-1].upper()}.", "wrong_letter")
    commit.put(state, seat, word)
    log.event(state, "wrote", to=seat, word=word)
    _close_if_all_in(state, now)


def _close_if_all_in(state, now):
    if commit.is_complete(state):
        _close(state, now)


def _close(state, now):
    picks, _ = commit.take(state)
    words = [picks[seat] for seat in range(state["n"])]
    keys = [typed.key(word) if word else None for word in words]
    points = [int(key is not None and keys.count(key) == 1) for key in keys]
    state["last"] = {"words": words, "points": points}
    rounds.score(state, points)
    last = state["round"] + 1 >= state["most"]
    rounds.end(state, last=last)
    log.event(state, "scored", points=points)
    if last:
        state["_carry"] = {"letters": state["letters"][-len(LETTERS) // 2 :]}
    else:
        reveal.play(state, now, [{"cue": "words", "ms": 1500, "say": "The words are in."}])


def _ready(state, seat, _action, now):
    if state["phase"] != "scored":
        raise Illegal("The round isn't over yet.", "too_early")
    rounds.press_ready(state, seat)
    if not deciding(state):
        rounds.advance(state)
        state["phase"] = "write"
        _ask(state, now)


def _ask(state, now):
    left = [letter for letter in LETTERS if letter not in state["letters"]]
    state["letters"].append(draw.stream(state["seed"], "letter", state["round"]).choice(left))
    after = reveal.seconds_left(state, now)
    commit.open(
        state, now, seats=range(state["n"]), kind="write", seconds=state["seconds"] or None, after=after
    )
    for seat in state["gone"]:
        commit.put(state, seat, None, auto=True)
    log.event(state, "begin", round=state["round"], letter=state["letters"][-1])
    _close_if_all_in(state, now)
