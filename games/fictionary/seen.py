"""What each seat sees of a game: `shared` by everyone, `own` by one seat or (None) by a spectator.

Shared: phase, round (from 0), n, judge, target, timer, show, totals, scores (points by round), ready (a bool
per seat), tied (seats that share the lead at the target), tiebreaks, max_len, and

- pick: {"kind", "in", "owed", "opens", "ends"}, the seats that have picked and those that still owe; None
  between picks
- word: {"id", "word", "pos", "said", "say"} from writing on; None before
- options: [{"k", "text"}] while voting, text None when the Judge reads out; shown: whether the texts are
  there
- reveal: {"starts", "ends", "beats"} and last: the round it reveals, from scoring until the next word is
  written to
- history: [{"round", "judge", "word", "said", "say", "real", "found", "points", "best"}], best {"text", "by",
  "fooled"} or None
- winners and best, the game's best bluff with its round and word, once it is over; rounds: every round
  played, whole

Own: offer (the Judge's five, as `word`), real (the Judge's, while others write and vote), real_card (the
Judge's, its index), texts (the Judge's, when the options have none), mine (what this seat wrote, while it
writes), my_card and my_vote (indexes). Each is None for everyone else, and when it is not the time.
"""

from typing import Any

from games.contract import Seat, State, View
from games.fictionary import winning, words
from games.fictionary.fakes import MAX_LEN
from games.fictionary.scoring import best_bluff, real_card
from games.fictionary.settings import is_shown
from games.party import commit, reveal, rounds


def shared(state: State) -> View:
    """The part of the view that is the same for everyone."""
    this, is_over = state["r"], state["phase"] == "over"
    return {
        "game": state["game"],
        "phase": state["phase"],
        "round": state["round"],
        "n": state["n"],
        "judge": this["judge"],
        "target": state["target"],
        "timer": state["timer"],
        "show": state["show"],
        "totals": state["totals"],
        "scores": state["scores"],
        "ready": state["ready"],
        "tied": winning.tied(state),
        "tiebreaks": state["tiebreaks"],
        "max_len": MAX_LEN,
        "pick": _pick(state),
        "word": words.shown(this["word"]) if this["word"] else None,
        "shown": is_shown(state),
        "options": _options(state) if state["phase"] == "vote" else None,
        **(_revealed(state) if _may_look_back(state) else {"reveal": None, "last": None}),
        "history": [_line(this) for this in state["history"]],
        "winners": rounds.leaders(state["totals"]) if is_over else None,
        "best": best_bluff(state["history"]) if is_over else None,
        "rounds": [_whole(this) for this in state["history"]] if is_over else None,
    }


def _pick(state: State) -> View | None:
    pick = state["pick"]
    if not pick:
        return None
    return {
        "kind": pick["kind"],
        "in": commit.seats_in(state),
        "owed": commit.owed(state),
        "opens": pick["opens"],
        "ends": pick["ends"],
    }


def _options(state: State) -> list[View]:
    is_read = is_shown(state)
    return [{"k": k, "text": card["text"] if is_read else None} for k, card in enumerate(state["r"]["cards"])]


def _may_look_back(state: State) -> bool:
    """Whether the round scored last is still on the table: its secrets are out, and no other has begun."""
    return bool(state["history"]) and (
        state["phase"] in ("choose", "scored", "over") or reveal.is_playing(state)
    )


def _revealed(state: State) -> View:
    played = state["reveal"]
    return {
        "reveal": {"starts": played["starts"], "ends": played["ends"], "beats": played["beats"]},
        "last": _whole(state["history"][-1]),
    }


def _whole(this: dict[str, Any]) -> View:
    return {
        "round": this["round"],
        "judge": this["judge"],
        "word": words.shown(this["word"]),
        "cards": this["cards"],
        "points": this["points"],
        "totals": this["totals"],
    }


def _line(this: dict[str, Any]) -> View:
    best = best_bluff([this])
    real, word = this["cards"][real_card(this["cards"])], words.shown(this["word"])
    return {
        "round": this["round"],
        "judge": this["judge"],
        "word": word["word"],
        "said": word["said"],
        "say": word["say"],
        "real": real["text"],
        "found": real["votes"],
        "points": this["points"],
        "best": best and {"text": best["text"], "by": best["by"], "fooled": best["fooled"]},
    }


def own(state: State, seat: Seat) -> View:
    """The part of the view that is this seat's alone; a spectator's holds nothing."""
    phase, this, nobody = state["phase"], state["r"], seat is None
    is_judge, cards = seat == this["judge"], this["cards"] if state["phase"] == "vote" else None
    return {
        "offer": [words.shown(word) for word in this["offer"]] if is_judge and phase == "choose" else None,
        "real": this["real"] if is_judge and phase in ("write", "vote") else None,
        "real_card": real_card(cards) if is_judge and cards else None,
        "texts": [card["text"] for card in cards] if is_judge and cards and not is_shown(state) else None,
        "mine": _written_by(state, seat) if phase == "write" and not nobody else None,
        "my_card": next((k for k, card in enumerate(cards) if seat in card["by"]), None) if cards else None,
        "my_vote": commit.made(state, seat) if cards and not nobody else None,
    }


def _written_by(state: State, seat: Seat) -> str | None:
    pick = commit.made(state, seat)
    return pick["text"] if pick else None
