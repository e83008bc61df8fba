"""A field of bots: a tournament from its first hand to its last, in one process."""

from random import Random

import pytest

from pakli.bots import RandomBot, bot_named, character, event_of
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


def test_M9_bots_of_different_names_play_differently_and_know_the_event() -> None:
    structure = plan(Wish(8, 1_000, 15, entry=Price(1_000))).structure
    playing = Field(structure, 8, RandomBot, rng=Random(2), named=bot_named)
    assert len({character(f"player-{number}") for number in range(1, 9)}) > 3
    for _ in playing.play():
        left = playing.tournament.left
        if left == 2:
            known = event_of(playing.tournament, 1)
            assert known.left == 2
            assert known.prizes == playing.tournament.prizes
            assert sum(known.prizes) == 8_000
    assert playing.tournament.status == "finished"


@pytest.mark.soak
@pytest.mark.parametrize("players", [100, 1_000, 10_000])
def test_M4_ten_thousand_in_one_process(players: int) -> None:
    ended(players)
