"""Likely twins are hinted at; what counts as the same does not change."""

import pytest

from games.alphabet_roulette import answers
from games.alphabet_roulette.hints import likely_twins

TWINS = [
    ("Mouse", "Mice"), ("Box", "Boxes"), ("Coke", "Coca-Cola"), ("Color", "Colour"), ("T-shirt", "tshirt"),
    ("Ice cream", "Icecream"), ("Strawberry", "Strawberries"), ("Beach", "Beaches"), ("Potato", "Potatoes"),
    ("Geese", "A goose"), ("Theatre", "Theater"), ("Traveller", "Traveler"), ("Organise", "Organize"),
    ("Catalogue", "Catalog"), ("Swim", "Swimming"), ("Ski", "Skiing"),
    ("TV", "Television"), ("Bike", "Bicycle"), ("Doughnut", "Donut"),
    ("New York", "New York City"), ("NBA", "National Basketball Association"),
    ("Lord of the Rings", "Lord of Rings"), ("U.S.A.", "USA"), ("USA", "United States"),
    ("Mac & cheese", "Macaroni and cheese"),
    ("Cinderella", "Cinderela"), ("Spaghetti", "Spagetti"), ("Moustache", "Mustache"), ("Mount Etna", "Mt. Etna"),
    ("Favourite", "Favorite"), ("Knife", "Knives"), ("Penguin", "Penguni"), ("Hamster", "Hanster"), ("Hamster", "Hamsterr"),
    ("Hamster", "Hamter"), ("Grandma", "Granny"),
]  # fmt: skip
STRANGERS = [
    ("Bread", "Butter"), ("Cat", "Cap"), ("Horse", "House"), ("Peter", "Peter Pan"), ("Apple", "Apple pie"),
    ("King", "Kite"), ("Cheese", "Cheesecake"), ("String", "Straw"), ("Our", "Or"), ("Boss", "Bows"), ("", "Bread"),
    ("Rome", "Romania"), ("Sun", "Son"), ("Ham", "Hamster"), ("Glasgow", "Glass"), ("Ring", "Rin"), ("String", "Str"),
    ("City", "Company"), ("Hamster", "Hanstar"), ("Penguin", "Pengnut"), ("Hamster", "Hamstrung"), ("Hamster", "Hamper"),
    ("Lake", "Lamp"),
    ("Big Ben", "Brown bear"), ("Peter Pan", "The pink panther"),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), TWINS)
def test_likely_twins_are_told_in_either_order_though_the_rule_does_not_match_them(one, other):
    assert answers.same(one) != answers.same(other)
    assert likely_twins(one, other)
    assert likely_twins(other, one)


@pytest.mark.parametrize(("one", "other"), STRANGERS)
def test_answers_that_only_look_a_little_alike_are_left_alone(one, other):
    assert not likely_twins(one, other)
    assert not likely_twins(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Bananas", "a banana"), ("Bread", "bread!"), ("Levi's", "Levis")]
)
def test_answers_that_are_the_same_need_no_hint(one, other):
    assert not likely_twins(one, other)
