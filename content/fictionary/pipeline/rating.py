"""How good a Fictionary word is, 0 to 100: the weight with which it is dealt."""

UNCOUNTED = 0.75
"""The Zipf figure of a word no count was found for."""
RAREST = 2.3
"""The commonest a bank word may be, on the Zipf scale: one use in five million words."""
GUESSED = 55
"""A word more guessable than this is no candidate."""


def obscurity(zipf: float) -> int:
    """100 for a word almost never printed, falling by 25 for each ten times commoner it is."""
    return max(0, min(100, round(100 - 25 * (zipf - 0.65))))


def rating(obscurity: int, guessable: int, fun: int, definition: int) -> int:
    """The four scores (0 to 100 each) in one; being guessable counts against a word."""
    return round(0.30 * obscurity + 0.35 * (100 - guessable) + 0.15 * fun + 0.20 * definition)
