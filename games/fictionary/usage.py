"""How the words and the made-up definitions did in a game that is over, for whoever mends the banks."""

from typing import Any

from games.contract import State
from games.fictionary import banks
from games.fictionary.fakes import ident
from games.fictionary.scoring import real_card

Used = dict[str, Any]


def usage(state: State) -> list[Used]:
    """A line for every word offered and every definition of the pool that lay on the table.

    A word: `offered` and `chosen` how often, `found` how many of the `votes` cast were for the real card. A fake: `chosen`
    how often it was put on the table, `fooled` how many of the `votes` cast there it drew; `item` is its `ident`.
    """
    offered = [{"kind": "word", "item": word, "offered": 1} for word in state["offered"]]
    return offered + [line for this in state["history"] for line in _of_round(this)]


def content() -> dict[str, dict[str, str]]:
    """What the banks hold: words by id, with how they are said and what they mean; the pool's fakes by `ident`."""
    bank = banks.current()
    return {
        "word": {word.id: _entry(word, bank) for word in bank.words.values()},
        "fake": {ident(text): text for text in bank.fake_of_text},
    }


def _entry(word: banks.Word, bank: banks.Bank) -> str:
    said = bank.said.get(word.word)
    return f"{word.word} ({word.pos}){f' {said[0]}' if said else ''}: {word.says}"


def _of_round(this: dict[str, Any]) -> list[Used]:
    cards, pool = this["cards"], banks.current().fake_of_text
    votes = sum(len(card["votes"]) for card in cards)
    found = len(cards[real_card(cards)]["votes"])
    put = [card for card in cards if not card["real"] and card["text"] in pool]
    return [
        {"kind": "word", "item": this["word"], "chosen": 1, "found": found, "votes": votes},
        *(
            {
                "kind": "fake",
                "item": ident(card["text"]),
                "chosen": 1,
                "fooled": len(card["votes"]),
                "votes": votes,
            }
            for card in put
        ),
    ]
