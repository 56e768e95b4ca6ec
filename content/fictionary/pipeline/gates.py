"""What keeps a made-up definition out of the pool: the gates, one after another.

A pool must not give the truth away, nor repeat itself, nor wear a word or a frame out.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable

from content.fictionary.pipeline import voice
from games.fictionary import likeness

TWIN = 0.5
"""Two definitions that share this much of their content words are near-twins."""
WORD_SHARE, FRAME_SHARE = 0.015, 0.03
"""The most a content word, or a frame, may have of a part of speech's definitions."""
ALLOWANCE = 1.5
"""A word that real definitions use a lot may be used this many times as much as they use it."""


class Likes:
    """Definitions by their content words, to find one that shares a given part of another's."""

    def __init__(self) -> None:
        self.kept: list[frozenset[str]] = []
        self.having: dict[str, list[int]] = defaultdict(list)

    def add(self, words: frozenset[str]) -> None:
        for word in words:
            self.having[word].append(len(self.kept))
        self.kept.append(words)

    def has(self, words: frozenset[str], least: float) -> bool:
        """Whether a kept one's Jaccard similarity with `words` is `least` or more."""
        shared = Counter(i for word in words for i in self.having[word])
        return any(n >= least * (len(words) + len(self.kept[i]) - n) for i, n in shared.items())


class Pool:
    """The definitions let in so far for one part of speech, of which there will be `quota`."""

    def __init__(self, pos: str, quota: int, real: Iterable[str]) -> None:
        self.pos, self.quota = pos, quota
        self.real = Likes()
        self.twins = Likes()
        self.used: Counter[str] = Counter()
        self.frames: Counter[str] = Counter()
        self.turned: Counter[str] = Counter()
        self.most = self._allowed(list(real))

    def let_in(self, text: str, frame: str = "") -> bool:
        """Whether the definition passes every gate; if so it is counted. One written whole has no frame."""
        words = likeness.words(text)
        if fault := self._fault(text, words, frame):
            self.turned[fault] += 1
            return False
        self.twins.add(words)
        self.used.update(words)
        self.frames[frame] += 1
        return True

    def _fault(self, text: str, words: frozenset[str], frame: str) -> str:
        if frame and self.frames[frame] >= int(FRAME_SHARE * self.quota):
            return "frame"
        if voice.faults(self.pos, text):
            return "voice"
        if any(self.used[word] >= self.most[word] for word in words):
            return "worn"
        if self.twins.has(words, TWIN):
            return "twin"
        return "real" if self.real.has(words, likeness.CLOSE_JACCARD) else ""

    def _allowed(self, real: list[str]) -> dict[str, int]:
        """How often each word may be used."""
        said: Counter[str] = Counter()
        for text in real:
            words = likeness.words(text)
            self.real.add(words)
            said.update(words)
        least = int(WORD_SHARE * self.quota)
        most = {word: int(ALLOWANCE * n / len(real) * self.quota) for word, n in said.items()}
        return defaultdict(lambda: least, {word: max(least, n) for word, n in most.items()})
