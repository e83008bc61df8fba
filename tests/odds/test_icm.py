"""ICM: published figures, every order of finishing, and the rule's own symmetries."""

from itertools import permutations
from typing import Any

import numpy as np
import pytest

from pakli.odds import icm


def every_order(stacks: list[int], prizes: list[float]) -> list[float]:
    """By the rule itself: the chance of each order of finishing."""
    worth = [0.0] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, left = 1.0, float(sum(stacks))
        for player in order:
            chance *= stacks[player] / left if left else 1.0
            left -= stacks[player]
        for prize, player in zip(prizes, order, strict=False):
            worth[player] += chance * prize
    return worth


@pytest.mark.parametrize(
    ("stacks", "prizes"),
    [
        ([5000, 3000, 2000], [50, 30, 20]),
        ([5000, 3000, 2000], [100]),
        ([5000, 3000, 2000, 1500, 100], [50, 30, 20]),
        ([1, 1000, 20, 300, 7, 50], [4, 3, 2, 1, 1, 1]),
        ([10, 20, 30, 40], [25, 25, 25]),
    ],
)
def test_every_order_of_finishing(stacks: list[int], prizes: list[float]) -> None:
    found = icm(stacks, prizes)
    assert [worth.prize for worth in found] == pytest.approx(every_order(stacks, prizes), abs=1e-9)
    assert all(worth.standard_error == 0 for worth in found)


def test_a_figure_worked_out_by_hand() -> None:
    # 50, 30, 20 of 100: first 1/2; second 3/10 x 5/7 + 2/10 x 5/8; third what is left.
    first, second = 1 / 2, 3 / 10 * 5 / 7 + 2 / 10 * 5 / 8
    expected = 50 * first + 30 * second + 20 * (1 - first - second)
    assert icm([5000, 3000, 2000], [50, 30, 20])[0].prize == pytest.approx(expected)


def test_all_prize_money_is_given() -> None:
    for players in (2, 9, 12, 13, 30):
        stacks = [100 * (player + 1) for player in range(players)]
        found = icm(stacks, [60, 40], samples=20_000, seed=1)
        assert sum(worth.prize for worth in found) == pytest.approx(100)
        prizes = [worth.prize for worth in found]
        assert prizes[0] < prizes[players // 2] < prizes[-1] or players == 2


def test_equal_stacks_are_worth_the_same() -> None:
    assert [worth.prize for worth in icm([7] * 12, [120])] == pytest.approx([10] * 12)


def test_a_satellite_pays_all_its_tickets_alike() -> None:
    one, other, third = icm([8000, 1000, 1000], [1, 1])
    assert one.prize > 0.9
    assert other.prize == pytest.approx(third.prize)


def test_no_chips_are_the_last_places() -> None:
    found = icm([600, 0, 400, 0], [40, 30, 20, 10])
    assert found[1].prize == found[3].prize == 15
    assert found[0].prize == pytest.approx(40 * 0.6 + 30 * 0.4)


def test_samples_come_near_what_is_exact() -> None:
    # One chip more or less makes no difference that a sample could show; a thirteenth player makes it sample.
    stacks = [3000, 2500, 2000, 1500, 1500, 1000, 1000, 800, 700, 600, 500, 400]
    exact = icm(stacks, [50, 30, 20])
    sampled = icm([*(1_000_000 * stack for stack in stacks), 1], [50, 30, 20], samples=50_000, seed=2)
    for right, worth in zip(exact, sampled[:12], strict=True):
        assert 0 < worth.standard_error < 0.15
        assert worth.prize == pytest.approx(right.prize, abs=4.5 * worth.standard_error)
    assert sampled == icm([*(1_000_000 * stack for stack in stacks), 1], [50, 30, 20], samples=50_000, seed=2)


def test_small_stacks_beside_great_ones() -> None:
    first, second, third = icm([10**17, 1, 1], [50, 30, 20])
    assert first.prize == pytest.approx(50)
    assert second.prize == third.prize == pytest.approx(25)


def test_stacks_that_an_array_cannot_add_up() -> None:
    stacks: Any = np.array([128, 128], np.uint8)  # their sum is 256, which is 0 there
    assert [worth.prize for worth in icm(stacks, [3, 2])] == pytest.approx([2.5, 2.5])


def test_every_whole_number_is_a_seed() -> None:
    stacks = [100] * 13
    assert icm(stacks, [1], seed=-1) == icm(stacks, [1], seed=-1) != icm(stacks, [1], seed=2)


def test_stacks_in_an_array() -> None:
    stacks: Any = np.array([5000, 3000, 2000])
    prizes: Any = np.array([50.0, 30.0, 20.0])
    assert icm(stacks, prizes) == icm([5000, 3000, 2000], [50, 30, 20])
