"""A table for tests of the rules: verbs for what people do, and nothing between them and the game.

    table = Table(games.find("one-two-many"), 3)
    table.act(0, "guess", round=0, text="fire")
    table.refuses(1, "guess", round=1, text="smoke").code
    table.at(30)
    table.sees(2)["guessed"]

After every step the state goes through JSON, as it does between two moves at a real table, and a refusal that
changed anything fails the test. `story` is all that happened, and `retell` plays it again.
"""

import json

import games
from games.errors import Illegal

START = 1_764_450_000.0


class Table:
    def __init__(self, game, players, *, seed="a seed", settings=None):
        self.game = games.find(game) if isinstance(game, str) else game
        self.players, self.seed, self.settings = players, seed, settings
        self.now = START
        self.story = []
        self._keep(self.game.new(players, seed, self.now, settings))

    # What people do

    def act(self, seat, kind, **facts):
        """That seat makes a move. Raises Illegal, with nothing changed, if the game refuses."""
        self.move(seat, {"type": kind, **facts})

    def move(self, seat, action):
        """The same with a whole action, of any shape."""
        self.catch_up()
        self._step("act", seat, action, self.now)

    def refuses(self, seat, kind, **facts):
        """That seat makes a move the game must refuse. The refusal."""
        try:
            self.act(seat, kind, **facts)
        except Illegal as refusal:
            return refusal
        raise AssertionError(f"Seat {seat} was let {kind} {facts}.")

    def note(self, what, seat=None):
        """The game hears that a seat leaves, is covered, comes back or is sat in."""
        self._step("note", what, seat, self.now)

    def pause(self, seconds):
        """The table stands still for so long, and goes on."""
        self.note("pause")
        self.now += seconds
        self._step("shift", seconds)
        self.note("resume")

    def away(self, seat):
        """That seat counts as away from now on."""
        self._step("away", seat, self.now)

    # How time passes

    def at(self, seconds):
        """Let time pass until so many seconds after the start, honouring every clock on the way."""
        self.until(START + seconds)

    def wait(self, seconds):
        """Let so many seconds pass, honouring every clock on the way."""
        self.until(self.now + seconds)

    def until(self, moment):
        """Let time pass until that moment, honouring every clock on the way."""
        while (due := self.deadline) is not None and due <= moment:
            self.now = max(self.now, due)
            self.catch_up()
        self.now = moment

    def catch_up(self):
        """Let happen whatever is due now. Whether anything did."""
        ticked = False
        while (due := self.deadline) is not None and due <= self.now:
            assert self._step("tick", self.now), f"A clock was due at {due}, and nothing happened."
            ticked = True
        return ticked

    # What there is to see

    def sees(self, seat=None):
        """What that seat sees; without one, a spectator."""
        return through_json(self.game.view(self.state, seat))

    @property
    def deciding(self):
        return self.game.deciding(self.state)

    @property
    def deadline(self):
        return self.game.deadline(self.state)

    @property
    def result(self):
        return self.game.result(self.state)

    def _step(self, verb, *args):
        after = json.loads(self._stored)
        try:
            changed = getattr(self.game, verb)(after, *args)
        except Illegal:
            assert json.dumps(after) == self._stored, "A refused move changed something."
            raise
        self._keep(after)
        self.story.append([verb, *args])
        return changed

    def _keep(self, state):
        self._stored = json.dumps(state, allow_nan=False)
        self.state = json.loads(self._stored)
        assert self.state == state, "JSON changed the state."


def retell(game, players, seed, settings, story):
    """The state that the same seed, moves and times lead to."""
    state = through_json(game.new(players, seed, START, settings))
    for verb, *args in through_json(story):
        getattr(game, verb)(state, *args)
        state = through_json(state)
    return state


def through_json(value):
    """The value as it comes out of the store again. Fails if JSON cannot hold it, or would change it."""
    out = json.loads(json.dumps(value, allow_nan=False))
    assert out == value, "JSON changed it."
    return out
