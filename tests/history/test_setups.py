"""Setups made from files: kinds of posts, the button, limits, scales."""

from typing import Final

import pytest
from msgspec.structs import replace

from pakli.history import HistoryError, Recorded, read, supported
from pakli.history.setups import GAMES, setup_of
from pakli.rules import FixedLimit, NoLimit, Post, PotLimit

FILE: Final = """variant = 'NT'
antes = [0, 0, 0, 0]
blinds_or_straddles = [1, 2, 0, 0]
min_bet = 2
starting_stacks = [100, 100, 100, 100]
actions = []
"""


def hand(**fields: object) -> Recorded:
    return replace(read(FILE)[0], **fields)


POSTS: Final[dict[str, tuple[dict[str, object], tuple[Post, ...]]]] = {
    "blinds": ({}, (Post(1, "small_blind", 1), Post(2, "big_blind", 2))),
    "no small blind": ({"blinds": (0, 2, 0, 0)}, (Post(2, "big_blind", 2),)),
    "straddles": (
        {"blinds": (1, 2, 4, 8)},
        (Post(1, "small_blind", 1), Post(2, "big_blind", 2), Post(3, "straddle", 4), Post(4, "straddle", 8)),
    ),
    "live posts": (
        {"blinds": (1, 2, 2, -2)},
        (Post(1, "small_blind", 1), Post(2, "big_blind", 2), Post(3, "live", 2), Post(4, "live", 2)),
    ),
    "an ante each": (
        {"antes": (3, 3, 3, 3), "blinds": (0, 0, 0, 0)},
        tuple(Post(seat, "ante", 3) for seat in (1, 2, 3, 4)),
    ),
    "a big-blind ante, whatever the file says of trimming": (
        {"antes": (0, 5, 0, 0), "ante_trimming": True},
        (Post(1, "small_blind", 1), Post(2, "big_blind", 2), Post(2, "ante_for_all", 5)),
    ),
    "a short ante that is trimmed": (
        {
            "antes": (3, 3, 3, 3),
            "blinds": (0, 0, 0, 0),
            "starting_stacks": (9, 9, 9, 1),
            "ante_trimming": True,
        },
        tuple(Post(seat, "ante", 3) for seat in (1, 2, 3, 4)),
    ),
    "a short ante that is not": (
        {"antes": (3, 3, 3, 3), "blinds": (0, 0, 0, 0), "starting_stacks": (9, 9, 9, 1)},
        tuple(Post(seat, "ante_for_all", 3) for seat in (1, 2, 3, 4)),
    ),
    "heads-up, all of it turned round": (
        {"antes": (0, 5), "blinds": (1, 2), "starting_stacks": (100, 100)},
        (Post(2, "small_blind", 1), Post(1, "big_blind", 2), Post(1, "ante_for_all", 5)),
    ),
}


@pytest.mark.parametrize("case", POSTS)
def test_posts(case: str) -> None:
    fields, posts = POSTS[case]
    assert setup_of(hand(**fields), 1).posts == posts


def test_the_last_player_has_the_button_also_heads_up() -> None:
    assert setup_of(hand(), 1).button == 4
    two = hand(starting_stacks=(100, 100), antes=(0, 0), blinds=(1, 2))
    assert setup_of(two, 1).button == 2


def test_the_tables_seat_numbers_are_kept_where_they_make_sense() -> None:
    assert [seat for seat, _ in setup_of(hand(fields={"seats": [5, 7, 2, 3]}), 1).stacks] == [5, 7, 2, 3]
    for nonsense in ([5, 7, 2], [5, 5, 2, 3], [1, 2, 3, True], "1234", [-1, 2, 3, 4]):
        assert setup_of(hand(fields={"seats": nonsense}), 1).button == 4


def test_limits_and_smallest_bets() -> None:
    assert setup_of(hand(), 10).limit == NoLimit()
    assert setup_of(hand(), 10).stakes.big_blind == 20
    assert setup_of(hand(variant="PO"), 1).limit == PotLimit()
    fixed = hand(variant="FO/8", min_bet=None, small_bet=2, big_bet=4)
    assert setup_of(fixed, 1).limit == FixedLimit(2, 4)
    assert setup_of(fixed, 1).variant == "omaha-high-low"
    with pytest.raises(HistoryError, match="big_bet is missing"):
        setup_of(replace(fixed, big_bet=None), 1)


def test_games_of_the_specification_and_those_written_alike() -> None:
    assert {"FT", "NT", "PO", "FO/8"} <= set(GAMES)
    assert GAMES["PT"] == ("holdem", "pot-limit")
    assert {"NS", "F7S", "F7S/8", "FR", "N2L1D", "F2L3D", "FB"} <= set(GAMES)
    assert not supported(hand(variant="nonsense"))
