"""M2, M8, B10: which stakes are played when, and what tables play."""

from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from pakli.rules import PRESETS, VARIANTS, RuleViolation, Stakes
from pakli.table import HORSE
from pakli.tournament.presets import TOURNAMENTS
from pakli.tournament.schedule import (
    MOST_STAKES,
    games_of,
    level_at,
    main_break_of,
    most_seats,
    play_before,
    segment_at,
    segments_of,
    sign_for,
)
from pakli.tournament.structure import AddOn, Break, Level, Price, Rebuy, Structure
from tests.tournament.plans import level, structure


def test_M2_after_the_last_level_all_stakes_double() -> None:
    event = structure(schedule=(level(100), Level(Stakes(200, 100, 25, bring_in=50), minutes=15)))
    assert level_at(event, 1).stakes == Stakes(200, 100, 25, bring_in=50)
    assert level_at(event, 3) == Level(Stakes(800, 400, 100, bring_in=200), minutes=15)
    assert level_at(event, 900) == level_at(event, 901), "they stop where nobody has so many chips"
    assert level_at(event, 900).stakes.big_blind <= MOST_STAKES
    with pytest.raises(IndexError):
        level_at(event, -1)


def test_M2_levels_breaks_and_when_they_begin() -> None:
    event = structure()
    assert isinstance(segment_at(event, 2), Break)
    assert segment_at(event, 4) == level_at(event, 3)
    told = [(one.level, one.is_break, one.begins) for one in islice(segments_of(event), 5)]
    assert told == [(1, False, 0), (2, False, 20), (2, True, 40), (3, False, 50), (4, False, 70)]
    assert main_break_of(event) == 2
    assert (play_before(event, 0), play_before(event, 3)) == (0, 60)
    by_hands = structure(schedule=(Level(Stakes(100, 50), hands=12),))
    assert play_before(by_hands, 1) == -1
    assert [one.begins for one in islice(segments_of(by_hands), 2)] == [0, -1]


@pytest.mark.parametrize("ante_by", ["none", "each", "big_blind", "button"])
@pytest.mark.parametrize("preset", PRESETS)
def test_M8_any_game_by_any_preset_at_any_level(preset: str, ante_by: Any) -> None:
    for variants in [HORSE, *[(variant,) for variant in VARIANTS]]:
        limit = "fixed-limit" if variants == HORSE else ""
        event = structure(
            variants=variants,
            limit=limit,
            preset=preset,
            ante_by=ante_by,
            table_size=most_seats(variants),
            schedule=(level(100), level(200, ante=0 if ante_by == "none" else 200)),
        )
        for index in (0, 1, 30):
            sign = sign_for(event, level_at(event, index))
            assert (sign.kind, sign.rules.ante, sign.rules.preset) == ("tournament", ante_by, preset)
            assert not sign.rules.straddle, "S4"


def test_B10_one_ante_for_all_is_not_everybodys_ante_in_stud() -> None:
    event = structure(variants=("holdem", "stud"), limit="fixed-limit", ante_by="big_blind")
    holdem, stud = games_of(event, level(100, ante=100))
    assert (holdem.stakes.ante, stud.stakes.ante) == (100, 0)


def test_M6_the_sign_says_the_form_of_the_rebuy() -> None:
    def form(event: Structure) -> str:
        return sign_for(event, level()).rules.tournament_rebuy

    n, w = TOURNAMENTS["rebuy-verseny"], TOURNAMENTS["rebuy-wiki"]
    assert [form(structure(preset="verseny")), form(n), form(w)] == ["none", "n_form", "w_form"]
    assert (
        form(replace(n, rebuy=Rebuy(when="below_start", times=1, price=n.entry, chips=n.stack))) == "n_form"
    )
    for mixed in (
        replace(n, rebuy=None),
        replace(n, add_on=None),
        replace(n, add_on=AddOn("main_break")),
        replace(n, rebuy=Rebuy(times=1)),
        replace(n, schedule=(level(minutes=90), Break(10, main=True), level())),
        replace(w, rebuy=Rebuy(45, "below_start")),
        replace(w, rebuy=Rebuy(60, "below_start", times=3)),
        replace(w, add_on=AddOn(price=Price(1))),
    ):
        assert form(mixed) == "own_form"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"variants": ("whist",)}, "setup.unknown_game"),
        ({"limit": "no"}, "setup.limit_not_offered"),
        ({"preset": "mine"}, "setup.unknown_preset"),
        ({"variants": ()}, "sign.no_game"),
        ({"table_size": 1}, "sign.bad_seats"),
        ({"variants": ("razz",), "table_size": 10}, "sign.bad_seats"),
        ({"schedule": ()}, "structure.no_level"),
    ],
)
def test_what_no_table_can_play_is_refused(fields: dict[str, Any], code: str) -> None:
    event = structure(**fields)
    with pytest.raises(RuleViolation, match=code):
        sign_for(event, level_at(event, 0))
