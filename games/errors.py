"""How a game says no."""


class Illegal(Exception):
    """A move the rules refuse: one plain sentence for the player who made it.

    `code` is a token a program can act on (`wrong_round`), or None. Nothing of the state may have changed
    when it is raised.
    """

    def __init__(self, sentence: str, code: str | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code
