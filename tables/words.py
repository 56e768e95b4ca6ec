"""The table's own sentences: why something is refused, and why a table closed."""

NO_TABLE = "There is no table with that code."
NOT_AT_TABLE = "You are not at this table."
TWO_SEATS = "Your account sits at this table already. Give up one of the two seats, then sign in."
NOT_SEATED = "Take a seat first."
NOT_HOST = "Only the host can do that."
NOTHING_TO_CARRY_ON = "There is nothing here to carry on from."
COMPANY = "That is company enough. Add more bots one by one."
NOT_PLAYING = "No game is being played right now."
PAUSED = "The table is paused."
PAUSED_FEW = "Too few are at the table to go on."
PLAYING = "Finish the game first, or close the table."
NONSENSE = "That move didn't make sense."
UNKNOWN = "There is no such thing to do at a table."
BUSY = "The table was busy. Press again."
TOO_FAST = "That was a lot at once. Wait a moment."
TOO_LONG = "That was too much to send at once."
BANNED = "This table is not open to you."

CLOSED_BY_HOST = "The host closed the table."
CLOSED_EMPTY = "Nobody came back for two hours, so the table was cleared."
CLOSED_WEEK = "Nobody came back for seven days, so the game was put away."


def needs_more(name: str, lack: int, bots: bool) -> str:
    """What Start says while players are missing: how many, and what to do about it."""
    count = "one more" if lack == 1 else f"{lack} more"
    return f"{name} needs {count}: {'add a bot or share' if bots else 'share'} the code."


def too_many(name: str, most: int) -> str:
    """Why another cannot sit down."""
    return f"{name} seats {most} at most."
