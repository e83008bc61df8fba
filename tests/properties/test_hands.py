"""
Every property of random hands, tried by Hypothesis and with seeds; a failure prints the hand.

Clauses     see `properties`. `make soak` plays millions of hands.
"""

import os
from typing import Any, Final

import pytest
from hypothesis import given

from pakli.rules import PRESETS, VARIANTS
from tests.properties.kit import examples
from tests.properties.properties import PROPERTIES, tried_with_seeds
from tests.properties.source import Seeded, Source, sources
from tests.properties.tables import VARIED, any_setup

SEEDS: Final = {
    "chips_are_kept": 1000,
    "what_is_offered_is_accepted": 150,
    "a_log_replayed_gives_the_hand": 500,
    "a_viewer_folds_what_he_sees": 125,
    "secret_cards_change_nothing": 500,
    "all_survives_json": 750,
    "the_right_players_are_paid": 250,
    "betting_is_by_the_book": 1000,
    "hands_are_shown_in_order": 1000,
}
"""Hands with seeds, by property: as many as a second allows."""

BLOCKS: Final = 20
SOAK_HANDS: Final = int(os.environ.get("PAKLI_SOAK_HANDS", "2000000"))
"""Hands of all properties together that a soak plays, in so many blocks for each."""

OPTIONS: Final = [(name, value) for name, values in VARIED for value in values]


@pytest.mark.parametrize("name", PROPERTIES)
@examples(60)
@given(source=sources())
def test_whatever_is_played(name: str, source: Source) -> None:
    PROPERTIES[name](source)


@pytest.mark.parametrize("name", PROPERTIES)
def test_in_many_hands(name: str) -> None:
    tried_with_seeds(name, 0, SEEDS[name])


@pytest.mark.parametrize("game", VARIANTS)
def test_at_every_limit_and_preset(game: str) -> None:
    for limit in VARIANTS[game].limits:
        for preset in PRESETS:
            for seed, prop in enumerate(PROPERTIES.values()):
                source = Seeded(seed)
                prop(source, any_setup(source, games=[game], limits=[limit], presets=[preset]))


@pytest.mark.parametrize(("option", "value"), OPTIONS)
def test_with_every_option(option: str, value: Any) -> None:
    for seed, prop in enumerate(PROPERTIES.values()):
        for more in range(3):
            source = Seeded(1000 * more + seed)
            prop(source, any_setup(source, changes={option: value}))


@pytest.mark.soak
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("name", PROPERTIES)
def test_in_millions_of_hands(name: str, block: int) -> None:
    count = SOAK_HANDS * SEEDS[name] // sum(SEEDS.values()) // BLOCKS
    tried_with_seeds(name, 1_000_000 + block * count, count)
