"""A field of bots: a tournament from its first hand to its last, in one process."""

from random import Random

import pytest

from pakli.bots import RandomBot
from pakli.bots.field import Field
from pakli.tournament.planner import Wish, plan
from pakli.tournament.structure import Price


def field(players: int, seed: int = 1) -> Field:
    structure = plan(Wish(players, 10_000, 90, entry=Price(1_000))).structure
    return Field(structure, players, RandomBot, rng=Random(seed))


def ended(players: int) -> Field:
    playing = field(players)
    for _ in playing.play():
        pass
    event = playing.tournament
    assert event.status == "finished"
    assert min(entry.place for entry in event.entries) == 1
    assert all(entry.place for entry in event.entries)
    assert event.chips_in_play == players * 10_000
    assert event.takings.paid_out == event.takings.collected == players * 1_000
    assert playing.most_tables == -(-players // 9)
    return playing


def test_M1_a_field_of_thirty_plays_to_its_end_and_a_seed_brings_it_again() -> None:
    assert ended(30).tournament == ended(30).tournament


@pytest.mark.soak
@pytest.mark.parametrize("players", [100, 1_000, 10_000])
def test_M4_ten_thousand_in_one_process(players: int) -> None:
    ended(players)
