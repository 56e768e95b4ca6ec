"""Likely twins: answers the rule takes for different that a table would often call the same.

“Mouse” and “Mice”, “Coke” and “Coca-Cola”. A hint only saves looking for them: nothing is struck by it, and
the table still votes.
"""

import re
from functools import cache, lru_cache

from games.alphabet_roulette import answers

_LITTLE = frozenset(("a", "an", "and", "n", "of", "the"))
# A word that adds nothing after a name: “New York City”, “Nile River”.
_TAILS = """
bird book cat city company dance dog film fish flower fruit game island lake mountain movie ocean plant river
sauce sea series show sport street tree
"""
_SHORTEST_SLIP, _SHORTEST_WORD = 6, 3
_VOWEL = re.compile("[aeiouy]")
_PLURALS = (("ies", "y"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"), ("oes", "o"), ("s", ""))
_SPELLINGS = tuple(
    (re.compile(was), now)
    for was, now in (
        (r"(?<=.)our(?=$|s|ed|ing|ful|ite)", "or"),
        (r"(?<=[bt])re$", "er"),
        (r"(?<=..)is(?=e|ing|ation)", "iz"),
        (r"ogue$", "og"),
        (r"ae|oe", "e"),
        (r"(.)\1", r"\1"),
    )
)
_ALIKE = """
mouse mice | goose geese | man men | woman women | child children kid | foot feet | tooth teeth | person people
ox oxen | die dice | louse lice | cactus cacti | octopus octopi | fungus fungi | knife knives | wife wives
life lives | leaf leaves | loaf loaves | wolf wolves | elf elves | shelf shelves | calf calves | scarf scarves
coke cocacola | pepsi pepsicola | tv television telly | bike bicycle | phone telephone | fridge refrigerator
plane airplane aeroplane | hippo hippopotamus | rhino rhinoceros | chimp chimpanzee | croc crocodile
gator alligator | gym gymnasium | lab laboratory | exam examination | photo photograph picture | mac macaroni
mom mum mommy mummy mother | dad daddy father | grandma granny gran grandmother | grandpa granddad grandad grandfather
ad advert advertisement | burger hamburger | doc doctor dr | flu influenza | limo limousine | math maths mathematics
mic mike microphone | pajamas pyjamas pjs | sax saxophone | taxi taxicab cab | tux tuxedo | vet veterinarian
ref referee | bbq barbecue barbeque | donut doughnut | yogurt yoghurt | gray grey | tire tyre | jewelry jewellery
cozy cosy | plow plough | program programme | check cheque | mustache moustache | aluminum aluminium
ketchup catsup | lasagna lasagne | hummus houmous | omelet omelette | ax axe | whiskey whisky | license licence
skeptic sceptic | ok okay | xmas christmas | saint st | mount mt | mister mr | missus mrs | bunny bunnyrabbit
usa us unitedstates unitedstatesofamerica america | uk unitedkingdom greatbritain britain | nyc newyork
la losangeles | santa santaclaus fatherchristmas | fries frenchfries | jelly jello | kitten kitty | puppy pup
"""


@lru_cache(maxsize=8192)
def likely_twins(one: str, other: str) -> bool:
    """Whether the two may be the same thing after all, though `answers.same` tells them apart."""
    if answers.is_blank(one) or answers.is_blank(other) or answers.same(one) == answers.same(other):
        return False
    ours, theirs = _forms(one), _forms(other)
    is_short = bool(_initials(one) & theirs or _initials(other) & ours)
    return bool(ours & theirs) or is_short or _is_slip(one, other)


@lru_cache(maxsize=8192)
def _forms(text: str) -> frozenset[str]:
    """Short plain forms of an answer; two answers that share one are likely the same."""
    found = [_letters(word) for word in answers.words(text)]
    lean = [word for word in found if word not in _LITTLE] or found
    cores = [lean, lean[:-1]] if len(lean) > 1 and lean[-1] in _tails() else [lean]
    return frozenset(
        {_known("".join(core)) for core in cores} | {"".join(map(_root, core)) for core in cores}
    )


@cache
def _tails() -> frozenset[str]:
    return frozenset(_TAILS.split())


def _letters(word: str) -> str:
    return "".join(char for char in word if char.isalnum())


@lru_cache(maxsize=8192)
def _initials(text: str) -> frozenset[str]:
    """“nba” for “National Basketball Association”. Two that only share theirs are not alike: with a bonus for
    repeated letters, most of what is written shares them."""
    found = answers.words(text)
    lean = [word for word in found if word not in _LITTLE]
    return frozenset("".join(word[0] for word in words) for words in (found, lean) if len(words) > 1)


@lru_cache(maxsize=8192)
def _root(word: str) -> str:
    """A word without the endings and spellings in which one word comes."""
    word = _known(word)
    for ending, instead in _PLURALS:
        single = word[: -len(ending)] + instead
        if len(single) >= _SHORTEST_WORD and word.endswith(ending) and not word.endswith("ss"):
            word = single
            break
    stem = word[:-3] if word.endswith("ing") else ""
    word = stem if len(stem) >= _SHORTEST_WORD and _VOWEL.search(stem) else word
    for was, now in _SPELLINGS:
        word = was.sub(now, word)
    return _known(word)


def _known(word: str) -> str:
    """The first of the words that are alike with this one; the word itself if none is."""
    return _alike().get(word, word)


@cache
def _alike() -> dict[str, str]:
    groups = [group.split() for line in _ALIKE.strip().splitlines() for group in line.split("|")]
    return {word: group[0] for group in groups for word in group}


def _is_slip(one: str, other: str) -> bool:
    """Whether one long answer is the other with a letter missing, wrong or in the wrong place."""
    ours, theirs = ("".join(map(_letters, answers.words(text))) for text in (one, other))
    if min(len(ours), len(theirs)) < _SHORTEST_SLIP or ours[0] != theirs[0]:
        return False
    while ours and theirs and ours[0] == theirs[0]:
        ours, theirs = ours[1:], theirs[1:]
    is_swap = ours[:2] == theirs[1::-1] and ours[2:] == theirs[2:]
    return is_swap or ours[1:] == theirs or ours == theirs[1:] or ours[1:] == theirs[1:]
