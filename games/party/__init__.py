"""What games share and none owns, in reading order:

moves (an action becomes a move) · typed (typed text) · log (numbered events) · votes (who is for what) ·
draw (named random streams) · commit (sealed picks) · reveal (timed beats) · rounds (points and places).
"""
