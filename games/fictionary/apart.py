"""Keeping a round apart: which of each bot's wordings stands once everyone is in."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from games.fictionary import likeness, shapes
from games.fictionary.fakes import Wording, ident, wording


@dataclass(frozen=True)
class Round:
    """What a wording must keep apart from."""

    word: str
    real: str
    real_words: frozenset[str]
    seen: frozenset[str]
    before: frozenset[str]
    standing: list[Wording]


Bar = Callable[[Wording, Round], bool]


def keep_apart(
    writings: Sequence[Sequence[str]],
    real: str,
    word: str,
    seen: Collection[str] = (),
    before: Collection[str] = (),
) -> list[str]:
    """The text that stands for each writer of `writings`: wordings in order, a person's one, a bot's first
    choice first.

    A person's stands as written. A bot's is the first wording that no bar of `_PASSES` keeps out; each pass
    has fewer bars, so what gives way first is the kind, then the memory of the table's last games (`before`,
    ids), then being apart from the round's other fakes, then being unlike the real definition. It never
    repeats, word for word, what stands already or (`seen`, ids) was written this game. If no pass lets one
    through, it is the first that isn't essentially the real definition.
    """
    people = {i: wording(texts[0]) for i, texts in enumerate(writings) if len(texts) == 1}
    standing = list(people.values())
    at = Round(word, real, likeness.words(real), frozenset(seen), frozenset(before), standing)
    stands: list[str] = []
    for i, texts in enumerate(writings):
        choice = people.get(i) or _choose([wording(text) for text in texts], at)
        if i not in people:
            standing.append(choice)
        stands.append(choice.text)
    return stands


def _choose(wordings: list[Wording], at: Round) -> Wording:
    for bars in _PASSES:
        for one in wordings:
            if not any(bar(one, at) for bar in bars):
                return one
    return next((one for one in wordings if not likeness.close(one.text, at.real)), wordings[0])


def _tells(one: Wording, at: Round) -> bool:
    return shapes.gives_away(one.text, at.word)


def _repeats(one: Wording, at: Round) -> bool:
    same = likeness.key(one.text)
    return ident(one.text) in at.seen or any(likeness.key(other.text) == same for other in at.standing)


def _is_real(one: Wording, at: Round) -> bool:
    return likeness.close(one.text, at.real)


def _is_like_real(one: Wording, at: Round) -> bool:
    return likeness.too_real(one.words, at.real_words)


def _is_like_another(one: Wording, at: Round) -> bool:
    return any(
        likeness.alike(one.words, other.words) or (one.frame and one.frame == other.frame)
        for other in at.standing
    )


def _was_before(one: Wording, at: Round) -> bool:
    return ident(one.text) in at.before


def _is_of_a_kind(one: Wording, at: Round) -> bool:
    return bool(one.kind) and any(one.kind == other.kind for other in at.standing)


_ALWAYS: tuple[Bar, ...] = (_tells, _repeats, _is_real)
_PASSES: tuple[tuple[Bar, ...], ...] = (
    (*_ALWAYS, _is_like_real, _is_like_another, _was_before, _is_of_a_kind),
    (*_ALWAYS, _is_like_real, _is_like_another, _was_before),
    (*_ALWAYS, _is_like_real, _is_like_another),
    (*_ALWAYS, _is_like_real),
    _ALWAYS,
)
