"""Structures from players, stack and hours: sensible, playable, over about when they should be."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakli.rules import VARIANTS, RuleViolation
from pakli.table import HORSE
from pakli.tournament.planner import Wish, plan
from pakli.tournament.schedule import levels_of, main_break_of
from pakli.tournament.structure import Break, Price


@given(st.integers(2, 10_000), st.integers(500, 200_000), st.integers(20, 900), st.booleans())
def test_blinds_rise_and_it_ends_when_it_should(players: int, stack: int, minutes: int, rebuys: bool) -> None:
    made = plan(
        Wish(players, stack, minutes, entry=Price(2200, 200), form="rebuy" if rebuys else "freezeout")
    )
    levels = levels_of(made.structure)
    chip = levels[0].stakes.chip
    for before, after in pairwise(levels):
        assert before.stakes.big_blind < after.stakes.big_blind
    for one in levels:
        assert one.stakes.big_blind == 2 * one.stakes.small_blind
        assert one.stakes.small_blind % chip == one.stakes.ante % chip == 0
    assert stack - made.structure.stack < chip
    slack = 0.15 * minutes + levels[0].minutes
    assert abs(made.expected.minutes - minutes) <= slack
    assert made.expected.level <= len(levels), "there are levels for it"
    assert sum(made.prizes) == made.pool
    assert not [one for one in made.remarks if one.code in ("break-missing", "paid-few", "first-much")]
    assert (main_break_of(made.structure) is not None) == rebuys


@pytest.mark.parametrize("variants", [HORSE, *[(variant,) for variant in VARIANTS]])
def test_every_game_can_be_planned(variants: tuple[str, ...]) -> None:
    made = plan(Wish(30, 5000, 180, variants=variants, limit="fixed-limit" if variants == HORSE else ""))
    assert made.structure.practice
    assert made.structure.table_size <= min(VARIANTS[one].seats for one in variants)


def test_a_usual_evening() -> None:
    made = plan(Wish(40, 10_000, 240, entry=Price(2200, 200), chips=(25, 100, 500)))
    blinds = [one.stakes.big_blind for one in levels_of(made.structure)]
    assert blinds[:6] == [100, 150, 200, 250, 400, 500]
    assert [span.minutes for span in made.structure.schedule if isinstance(span, Break)] == [10, 10, 10]
    assert (made.structure.late_levels, made.remarks) == (4, ())
    assert abs(made.expected.minutes - 240) <= 15


@pytest.mark.parametrize(
    ("fields", "name"),
    [
        ({"players": 1}, "players"),
        ({"stack": 30}, "stack"),
        ({"stack": 500, "chips": (25,)}, "stack"),
        ({"minutes": 5}, "minutes"),
        ({"minutes": 10**6}, "minutes"),
        ({"chips": (0,)}, "chip"),
    ],
)
def test_what_cannot_be_planned(fields: dict[str, Any], name: str) -> None:
    with pytest.raises(RuleViolation, match=f"name={name}"):
        plan(Wish(**{"players": 9, "stack": 5000, "minutes": 120} | fields))
