"""The kernel's counting by ranks, against every board dealt one by one."""

import random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakli.cards import cards_text
from pakli.odds import equity
from pakli.odds.games import showdown_of
from tests.odds.reference import brute_force

BOARD_GAMES: Final = (
    "holdem",
    "holdem-32",
    "holdem-36",
    "omaha",
    "omaha-high-low",
    "omaha-5",
    "omaha-5-high-low",
    "omaha-6",
    "omaha-6-high-low",
)


def check(game: str, players: int, known: int, left: int, seed: int) -> None:
    """A deal at random with so many cards of the board known and so many cards left in the pack."""
    showdown = showdown_of(game)
    pack = random.Random(seed).sample(showdown.pack.codes, showdown.pack)
    hands = [tuple(pack.pop() for _ in range(showdown.hole)) for _ in range(players)]
    board = tuple(pack.pop() for _ in range(known))
    dead = tuple(pack[left:])
    expected, boards = brute_force(hands, board, dead, game)
    result = equity([cards_text(hand) for hand in hands], cards_text(board), cards_text(dead), game)
    assert (result.method, result.boards) == ("exact", boards)
    for player, want in zip(result.players, expected, strict=True):
        assert player.equity == pytest.approx(want.whole / 5040 / boards, abs=1e-12)
        assert player.win == pytest.approx(want.win / boards, abs=1e-12)
        assert player.tie == pytest.approx(want.tie / boards, abs=1e-12)
        assert player.win + player.share == pytest.approx(player.equity, abs=1e-12)


@given(st.sampled_from(BOARD_GAMES), st.integers(2, 4), st.integers(0, 2**32))
def test_before_the_flop_with_few_cards_left(game: str, players: int, seed: int) -> None:
    check(game, players, known=0, left=10 if showdown_of(game).pack == 52 else 9, seed=seed)


@given(st.sampled_from(BOARD_GAMES), st.integers(2, 4), st.sampled_from([3, 4, 5]), st.integers(0, 2**32))
def test_after_the_flop(game: str, players: int, known: int, seed: int) -> None:
    check(game, players, known, left=20 if showdown_of(game).pack == 52 else 10, seed=seed)


@pytest.mark.parametrize("players", [5, 7, 10])
@pytest.mark.parametrize("game", ["holdem", "omaha-high-low"])
def test_many_players(game: str, players: int) -> None:
    check(game, players, known=0, left=7, seed=players)


def flush_heavy(seed: int, known: int) -> None:
    """Hearts wherever they can be: all kinds of flushes on the board, in one hand, in both."""
    rng = random.Random(seed)
    hearts = [code for code in range(52) if code & 3 == 2]
    others = rng.sample([code for code in range(52) if code & 3 != 2], 12)
    rng.shuffle(hearts)
    hands = [(hearts.pop(), hearts.pop()), (hearts.pop(), others.pop())]
    board = tuple(hearts.pop() for _ in range(known))
    left = {*hearts[:5], *others[:5]}
    gone = {code for hand in hands for code in hand} | set(board) | left
    dead = tuple(code for code in range(52) if code not in gone)
    expected, boards = brute_force(hands, board, dead, "holdem")
    result = equity([cards_text(hand) for hand in hands], cards_text(board), cards_text(dead))
    assert result.boards == boards
    for player, want in zip(result.players, expected, strict=True):
        assert player.equity == pytest.approx(want.whole / 5040 / boards, abs=1e-12)


@pytest.mark.parametrize("known", [0, 3, 4, 5])
def test_boards_full_of_one_suit(known: int) -> None:
    for seed in range(20):
        flush_heavy(seed, known)
