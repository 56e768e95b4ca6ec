"""How Fictionary's banks are built and checked. In reading order:

voice.py       the house voice: what is wrong with a definition, if anything
rating.py      obscurity and rating, from the figures a word has
respelling.py  the letters of a pronunciation, its faults, and how it is said aloud
house.py       house.tsv, the source of the word bank: every word read, kept or dropped
build.py       house.tsv + verified.tsv -> words.toml
dictionaries.py WordNet and Webster, for those who verify
verify.py      a definition beside what they say, to be read, and its verdict
said.py        CMUdict -> said_cmudict.tsv, and which bank words no file says yet
frames.py      sentence frames, and their fillings
fakes.py       frames/ + whole/ -> fakes.tsv, through the gates of gates.py
spell.py       SCOWL + CMUdict + by_hand.txt -> static/games/fictionary/spell.txt
pack.py        words.toml -> words.json
variety.py     how varied bots' rounds are

Each is run as `python -m content.fictionary.pipeline.NAME` from the top of the repository.
"""
