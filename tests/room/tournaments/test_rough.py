"""People, bots, a director and kills in any order: all of it fits together after every step."""

import pytest

from tests.room.tournaments.rough import Rough


@pytest.mark.parametrize("seed", [20, 23])
async def test_whatever_happens_every_chip_and_cent_is_where_it_must_be(seed: int) -> None:
    await Rough(seed).to_the_end()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 160))
async def test_a_long_night_of_it(seed: int) -> None:
    await Rough(seed).to_the_end()
