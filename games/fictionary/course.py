"""How a round goes: the Judge is asked for a word, the others for definitions and votes, and the round is
scored.

Every step begins when the pick before it closes: when the last one is in, or when its clock runs out.
"""

from typing import Any

from games.contract import State
from games.fictionary import winning, words
from games.fictionary.apart import keep_apart
from games.fictionary.beats import beats
from games.fictionary.fakes import ident
from games.fictionary.scoring import Card, played, points_for
from games.fictionary.settings import seconds_for
from games.party import commit, draw, reveal, rounds

OFFER = 5


def start_round(state: State, now: float) -> None:
    """Offer the next Judge five words. The Judge moves one seat each round."""
    judge = (state["first"] + state["round"]) % state["n"]
    offer = _offer(state)
    state["offered"] += offer
    state["r"] = {"judge": judge, "offer": offer, "word": None, "real": None, "cards": None, "unread": False}
    _ask(state, now, "choose", [judge])


def _offer(state: State) -> list[str]:
    before, offered, chosen = set(state["before"]), set(state["offered"]), set(state["chosen"])
    offered_families, chosen_families = words.families(offered), words.families(chosen)
    tiers = [
        (offered | before | words.defined_as(_texts_read(state)), offered_families),
        (offered | before, offered_families),
        (chosen | before, chosen_families),
        (chosen, chosen_families),
    ]
    return words.offer(draw.stream(state["seed"], "offer", state["round"]), OFFER, tiers)


def _texts_read(state: State) -> set[str]:
    """Every definition this table has read: a bot may have borrowed that of a word still to come."""
    return {card["text"] for this in state["history"] for card in this["cards"]}


def _ask(state: State, now: float, phase: str, seats: list[int]) -> None:
    """Turn to a phase and its pick, which opens once the reveal that may still play has ended."""
    state["phase"] = phase
    after = reveal.seconds_left(state, now)
    commit.open(state, now, seats=seats, kind=phase, seconds=seconds_for(state, phase), after=after)


def put(state: State, seat: int, value: Any, now: float) -> None:
    """Make a seat's pick; the last one closes it."""
    commit.put(state, seat, value)
    _close_when_complete(state, now)


def put_nothing(state: State, seat: int, now: float) -> None:
    """Pick for a seat that is away: the first of the Judge's words; no definition; no vote."""
    commit.put(state, seat, _missing(state), auto=True)
    _close_when_complete(state, now)


def press_ready(state: State, seat: int, now: float) -> None:
    """A seat is ready for the next round, which starts once all are."""
    rounds.press_ready(state, seat)
    if not rounds.unready_seats(state):
        next_round(state, now)


def next_round(state: State, now: float) -> None:
    """Start the next round, whoever is ready."""
    rounds.advance(state)
    start_round(state, now)


def tick(state: State, now: float) -> bool:
    """Let time pass: a reveal ends, a pick opens, or its clock runs out. Whether anything did."""
    if state["phase"] == "over":
        return False
    changed = [reveal.tick(state, now), commit.tick(state, now), commit.is_due(state, now)]
    if changed[-1]:
        _close(state, now)
    state["seq"] += any(changed)
    return any(changed)


def deadline(state: State) -> float | None:
    """The next moment at which `tick` changes something; None while nothing runs, and once the game is over."""
    if state["phase"] == "over":
        return None
    moments = [reveal.deadline(state), commit.deadline(state)]
    return min((moment for moment in moments if moment is not None), default=None)


def shift(state: State, seconds: float) -> None:
    """Put the reveal and the pick's clock off by `seconds` in which nobody could play."""
    reveal.shift(state, seconds)
    commit.shift(state, seconds)


def _close_when_complete(state: State, now: float) -> None:
    if commit.is_complete(state):
        _close(state, now)


def _close(state: State, now: float) -> None:
    picks, _ = commit.take(state, _missing(state))
    {"choose": _chosen, "write": _written, "vote": _voted}[state["phase"]](state, picks, now)


def _missing(state: State) -> str | None:
    return state["r"]["offer"][0] if state["phase"] == "choose" else None


def _chosen(state: State, picks: dict[int, Any], now: float) -> None:
    this = state["r"]
    this["word"] = picks[this["judge"]]
    this["real"] = words.get(this["word"]).says
    state["chosen"].append(this["word"])
    _ask(state, now, "write", _others(state))


def _others(state: State) -> list[int]:
    return [seat for seat in range(state["n"]) if seat != state["r"]["judge"]]


def _written(state: State, picks: dict[int, Any], now: float) -> None:
    this = state["r"]
    made = _stand(state, {seat: pick for seat, pick in sorted(picks.items()) if pick})
    this["cards"] = [*made, {"text": this["real"], "by": [], "real": True}]
    draw.stream(state["seed"], "shuffle", state["round"]).shuffle(this["cards"])
    if not made:
        _score(state, {}, now)
        return
    this["unread"] = this["judge"] in state["bots"]
    _ask(state, now, "vote", _others(state))


def _stand(state: State, picks: dict[int, Any]) -> list[Card]:
    """A card for each writer, even two alike word for word: a person's text, or the one of a bot's that stands."""
    writings = [[pick["text"], *pick["alt"]] for pick in picks.values()]
    word = words.get(state["r"]["word"])
    read = {*state["fakes"], *map(ident, _texts_read(state))}
    texts = keep_apart(writings, word.says, word.word, read, state["fakes_before"])
    state["fakes"] += [ident(text) for text in texts]
    return [{"text": text, "by": [seat], "real": False} for seat, text in zip(picks, texts, strict=True)]


def _voted(state: State, picks: dict[int, Any], now: float) -> None:
    _score(state, {voter: card for voter, card in picks.items() if card is not None}, now)


def _score(state: State, votes: dict[int, int], now: float) -> None:
    this = state["r"]
    points = points_for(state["n"], this["judge"], this["cards"], votes)
    rounds.score(state, points)
    state["history"].append(played(state, votes, points))
    reveal.play(state, now, beats(state["history"][-1]))
    winning.end_round(state)
