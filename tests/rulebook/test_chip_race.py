"""TDA 24: colour-ups and chip races; which chips a set has for a starting stack."""

from collections.abc import Callable
from typing import Final

import pytest

from pakli.rules import RuleViolation
from pakli.tournament.chip_race import Race, Racer, Rounding, cards_needed, race_off
from pakli.tournament.chip_sets import ChipSet, handed_out, largest_stack, stacks_served

CASE: Final = ChipSet(((25, 200), (100, 200), (500, 100), (1000, 50)))


def racers(**counts: int) -> tuple[Racer, ...]:
    """``s1=7`` has seven chips of 25 and ten of 100; ``only1=3`` three of 25 and nothing else."""
    found = []
    for name, count in counts.items():
        seat = int(name.lstrip("sonly"))
        rest = () if name.startswith("only") else ((100, 10),)
        found.append(Racer(seat, ((25, count), *rest)))
    return tuple(found)


def winners(race: Race) -> list[int]:
    return [player.seat for player in race.players if player.won]


@pytest.mark.parametrize(
    ("counts", "cards", "won", "difference"),
    [
        # three odd chips each of two players are one whole chip and a half: rounded up
        ({"s1": 3, "s2": 3}, "AsKd2c QhJh3c", [1, 2], 50),
        # 1 + 3 odd chips make exactly one chip
        ({"s1": 1, "s2": 3}, "2c KsQsJs", [2], 0),
        ({"s1": 5, "s2": 7}, "Ac KsQsJs", [1], 0),
        # equal ranks: the higher suit
        ({"s1": 1, "s2": 1, "s3": 2}, "Kh Kd Ks2c", [3], 0),
        ({"s1": 1, "s2": 1, "s3": 2}, "Kh Ks Kd2c", [2], 0),
        # two chips, one to a player at most, though seat 1 has the two best cards
        ({"s1": 3, "s2": 3, "s3": 2}, "AsKs2c 3c4c5c 6h7h", [1, 3], 0),
        # less than half of a chip is left over: taken away
        ({"s1": 1}, "As", [], -25),
        # nobody has odd chips: all is exchanged
        ({"s1": 4, "s2": 8}, "", [], 0),
        # dealt from the lowest seat, whatever order they are named in
        ({"s9": 2, "s4": 2}, "2c3c AsAh", [9], 0),
    ],
)
def test_TDA24_who_wins_a_chip(counts: dict[str, int], cards: str, won: list[int], difference: int) -> None:
    race = race_off(racers(**counts), 25, 100, cards)
    assert (winners(race), race.difference) == (won, difference)
    assert race.after == race.before + difference
    assert all(player.after % 100 == 0 for player in race.players)


@pytest.mark.parametrize(("rounding", "issued"), [("down", 1), ("half_up", 1), ("up", 2)])
def test_TDA24_the_house_says_how_it_rounds(rounding: Rounding, issued: int) -> None:
    race = race_off(racers(s1=3, s2=2), 25, 100, "AsKs2c 3c4c", rounding)
    assert len(winners(race)) == issued


def test_TDA24_nobody_is_raced_out() -> None:
    race = race_off(racers(only1=1, s2=3), 25, 100, "2c AsKsQs")
    first, second = race.players
    assert (first.kept_in, first.after, second.won) == (True, 100, True)
    assert race.difference == 100


def test_TDA24_who_wins_his_chip_needs_no_other() -> None:
    race = race_off(racers(only1=3, s2=1), 25, 100, "AsKsQs 2c")
    assert (race.players[0].won, race.players[0].kept_in, race.players[0].after) == (True, False, 100)


def test_TDA24_larger_chips_are_exchanged_first() -> None:
    race = race_off(racers(s1=11), 25, 100, "AsKsQs")
    (player,) = race.players
    assert (player.odd, player.exchanged, player.won, player.after) == (3, 2, True, 1000 + 200 + 100)


def test_TDA24_who_has_nothing_is_not_given_anything() -> None:
    (player,) = race_off((Racer(1, ((25, 0),)),), 25, 100, "").players
    assert (player.kept_in, player.after) == (False, 0)


@pytest.mark.parametrize(
    ("tries", "because"),
    [
        (lambda: race_off(racers(s1=3), 25, 100, "AsKs"), "TDA24 race.wrong_cards"),
        (lambda: race_off(racers(s1=3), 25, 100, "AsKs??"), "TDA24 race.wrong_cards"),
        (lambda: race_off(racers(s1=3), 25, 100, "AsKsAs"), "C1 deal.card_twice"),
        (lambda: race_off(racers(s1=3), 25, 100, "AsKsXx"), "C5 deal.unknown_text"),
        (lambda: cards_needed(racers(s1=3), 40, 100), "TDA24 race.no_multiple"),
        (lambda: ChipSet(((25, 10), (60, 10))), "TDA24 race.no_multiple"),
        (lambda: ChipSet(((25, 0),)), "TDA24 chips.bad_set"),
        (lambda: ChipSet(()), "TDA24 chips.bad_set"),
    ],
)
def test_TDA24_refused(tries: Callable[[], object], because: str) -> None:
    with pytest.raises(RuleViolation) as refused:
        tries()
    assert f"{refused.value.refusal.clause} {refused.value.refusal.code}" == because


# --- chip sets ---


@pytest.mark.parametrize(
    ("players", "stack", "chips"),
    [
        (10, 5000, {25: 8, 100: 8, 500: 2, 1000: 3}),
        (10, 1500, {25: 8, 100: 8, 500: 1}),
        (20, 2000, {25: 8, 100: 8, 500: 2}),
        (10, 25, {25: 1}),
        (10, 12500, {25: 20, 100: 20, 500: 10, 1000: 5}),
    ],
)
def test_M1_chips_for_a_starting_stack(players: int, stack: int, chips: dict[int, int]) -> None:
    found = handed_out(CASE, players, stack)
    assert found is not None
    assert sum(value * count for value, count in found) == stack
    assert all(count * players <= dict(CASE.chips)[value] for value, count in found)
    assert dict(found) == chips


@pytest.mark.parametrize(("players", "stack"), [(10, 12525), (10, 20), (60, 5000), (300, 25)])
def test_M1_a_stack_the_set_cannot_serve(players: int, stack: int) -> None:
    assert handed_out(CASE, players, stack) is None


def test_M1_which_stacks_a_set_serves() -> None:
    assert largest_stack(CASE, 10) == 12500
    assert stacks_served(CASE, 10, 2500) == (2500, 5000, 7500, 10000, 12500)
    assert stacks_served(ChipSet(((25, 10), (100, 10))), 10, 25) == (25, 100, 125)
    for stack in stacks_served(CASE, 7, 25):
        found = handed_out(CASE, 7, stack)
        assert found is not None
        assert sum(value * count for value, count in found) == stack
