"""What cannot be played is refused with a clause; what is odd, is said; events to begin with."""

from typing import Any

import pytest
from msgspec import json

from pakli.rules import Call, Check, Deal, Hand, PostForcedBets, RuleViolation, Stakes, set_up
from pakli.table import Money
from pakli.texts import LANGUAGES, translator
from pakli.tournament.check import check_structure
from pakli.tournament.expected import expected
from pakli.tournament.fees import add_on_chips, add_on_price, rebuy_chips, rebuy_price
from pakli.tournament.payouts import prizes
from pakli.tournament.presets import TOURNAMENTS, practice_form
from pakli.tournament.structure import (
    AddOn,
    Break,
    Level,
    Payouts,
    Price,
    Rebuy,
    Satellite,
    Structure,
)
from pakli.tournament.telling import remark_text
from pakli.tournament.verifier import REMARKS, SITTINGS, Remark, verify
from tests.tournament.plans import level, structure

BAD: list[tuple[dict[str, Any], str, str]] = [
    ({"schedule": ()}, "M2", "no_level"),
    ({"schedule": (Break(10), level())}, "M2", "no_level"),
    ({"schedule": (level(), Break(0))}, "M2", "bad_number"),
    ({"schedule": (level(), Break(5, main=True), level(), Break(5, main=True))}, "M6", "two_main_breaks"),
    ({"schedule": (level(200), level(100))}, "M2", "level_falls"),
    ({"schedule": (Level(Stakes(100, 50)),)}, "M2", "minutes_or_hands"),
    ({"schedule": (Level(Stakes(100, 50), 20, 9),)}, "M2", "minutes_or_hands"),
    ({"schedule": (Level(Stakes(100, 150), 20),)}, "B7", "small_blind_bigger"),
    ({"schedule": (Level(Stakes(0), 20),)}, "M2", "bad_number"),
    ({"schedule": (level(100, chip=25), level(200, chip=100))}, "M2", "chip_changes"),
    ({"schedule": (level(ante=10),), "ante_by": "none"}, "B10", "nobody_pays_ante"),
    ({"schedule": (level(),) * 501}, "M2", "bad_number"),
    ({"name": " "}, "M1", "bad_name"),
    ({"stack": 0}, "M1", "bad_number"),
    ({"stack": 110, "schedule": (level(chip=25),)}, "M1", "stack_not_in_chips"),
    ({"least": 1}, "M4", "bad_number"),
    ({"most": 1}, "M4", "bad_number"),
    ({"hand_minutes": 61}, "M4", "bad_number"),
    ({"sit_and_go": True}, "M3", "sit_and_go_without_number"),
    ({"sit_and_go": True, "most": 9, "late_levels": 1}, "M3", "sit_and_go_late"),
    ({"reentries": 1}, "M4", "reentry_never"),
    ({"entry": Price(100, 101)}, "M1", "bad_number"),
    ({"money": Money("eur", 1, 2)}, "M1", "bad_money"),
    ({"money": Money("EUR", 50, 2)}, "M1", "bad_money"),
    ({"money": Money("EUR", 1, 10**6)}, "M1", "bad_money"),
    ({"practice": True, "entry": Price(0), "money": Money("\0")}, "M1", "bad_money"),
    ({"bounty": 1001}, "M1", "bad_number"),
    ({"progressive": 50}, "M1", "progressive_without_bounty"),
    ({"practice": True}, "M9", "practice_costs"),
    ({"schedule": (level(),), "rebuy": Rebuy()}, "M6", "rebuy_without_end"),
    ({"schedule": (level(),), "add_on": AddOn("main_break")}, "M6", "add_on_without_break"),
    ({"add_on": AddOn()}, "M6", "add_on_without_rebuys"),
    ({"rebuy": Rebuy(10, chips=10**9 + 1)}, "M6", "bad_number"),
    ({"rebuy": Rebuy(10), "add_on": AddOn(chips=-1)}, "M6", "bad_number"),
    ({"payouts": Payouts("flat")}, "M1", "bad_number"),
    ({"payouts": Payouts("custom", parts=(10**30, 1))}, "M1", "bad_number"),
    ({"payouts": Payouts("custom")}, "M1", "no_parts"),
    ({"payouts": Payouts("custom", parts=(2, -1))}, "M1", "no_parts"),
    ({"satellite": Satellite("Main", 0)}, "M7", "bad_number"),
    ({"satellite": Satellite("Friday", 10)}, "M7", "no_target"),
    ({"variants": ("razz",), "table_size": 10}, "G7", "sign.bad_seats"),
]


@pytest.mark.parametrize(("fields", "clause", "code"), BAD)
def test_what_cannot_be_played_is_refused(fields: dict[str, Any], clause: str, code: str) -> None:
    with pytest.raises(RuleViolation) as refused:
        check_structure(structure(**fields))
    refusal = refused.value.refusal
    assert (refusal.clause, refusal.code) == (clause, code if "." in code else f"structure.{code}")
    for language in LANGUAGES:
        assert "setting-" not in translator(language).refusal(refusal.code, refusal.facts)


def test_case_T18_blinds_of_the_same_size_are_played_correctly() -> None:
    check_structure(structure(schedule=(Level(Stakes(100, 100), 20),)))
    hand = Hand.start(set_up({1: 900, 2: 900, 3: 900}, button=1, stakes=Stakes(100, 100)))
    hand, _ = hand.play(PostForcedBets())
    hand, _ = hand.play(Deal("AsKsQsAhKhQh"))
    hand, _ = hand.play(Call(seat=1))
    hand, _ = hand.play(Check(seat=2))  # he owes nothing
    hand, _ = hand.play(Check(seat=3))
    assert (hand.middle, [hand.seat(seat).stack for seat in (1, 2, 3)]) == (300, [800, 800, 800])


def test_example_25_an_add_on_brings_twice_the_chips_for_one_fee() -> None:
    event = TOURNAMENTS["rebuy-verseny"]
    assert (add_on_price(event), add_on_chips(event)) == (event.entry, 2 * event.stack)
    assert (rebuy_price(event), rebuy_chips(event)) == (event.entry, event.stack)
    assert (event.rebuy, event.preset) == (Rebuy(when="below_start", times=1), "verseny")


def test_M6_the_encyclopedias_form() -> None:
    event = TOURNAMENTS["rebuy-wiki"]
    assert (event.rebuy, event.add_on) == (Rebuy(60, "below_start"), AddOn("after_rebuys"))
    assert (add_on_price(event), add_on_chips(event)) == (event.entry, event.stack)


def test_M3_M9_every_event_can_be_played_and_is_sound_also_for_practice() -> None:
    for players in SITTINGS:
        event = TOURNAMENTS[f"sit-and-go-{players}"]
        assert (event.sit_and_go, event.least, event.most) == (True, players, players)
    for name, event in TOURNAMENTS.items():
        check_structure(event)
        assert name == event.name
        assert json.decode(json.encode(event), type=Structure) == event
        entries = event.most or 40
        assert not [one for one in verify(event, entries) if one.weight == "warning"], name
        if event.practice:
            assert event.entry.pays == event.bounty == 0
            assert sum(prizes(event, entries, 0)) == (event.satellite is not None)
        else:
            assert practice_form(event) == TOURNAMENTS[f"{name}-practice"]


ODD: list[tuple[dict[str, Any], int, str]] = [
    ({"schedule": (level(100), level(250))}, 9, "blinds-jump"),
    ({"schedule": (level(100), level(100))}, 9, "level-same"),
    ({"schedule": (Level(Stakes(100, 100), 20),)}, 9, "small-blind-unusual"),
    ({}, 100, "levels-run-out"),
    ({"stack": 1900}, 9, "stack-short"),
    ({"stack": 4000}, 9, "stack-shallow"),
    ({"stack": 100_000}, 9, "stack-deep"),
    ({"schedule": (level(minutes=5),)}, 9, "level-short"),
    ({"schedule": (level(minutes=90), level(200, minutes=90))}, 9, "break-missing"),
    ({"schedule": (level(ante=10),)}, 9, "ante-early"),
    ({"schedule": (level(), level(200, ante=100))}, 9, "ante-big"),
    ({"payouts": Payouts("winner")}, 20, "paid-few"),
    ({"payouts": Payouts("flat", 7)}, 20, "paid-many"),
    ({"payouts": Payouts("flat", 10)}, 50, "first-little"),
    ({"payouts": Payouts("custom", parts=(2, 1))}, 20, "first-much"),
    ({"payouts": Payouts("custom", parts=(1, 2))}, 9, "places-rise"),
    ({"payouts": Payouts("custom", parts=(99, 1))}, 9, "least-prize-small"),
    ({"entry": Price(1000, 201)}, 9, "share-big"),
    ({"payouts": Payouts(guaranteed=100_000)}, 9, "guarantee-costs"),
    ({"bounty": 600}, 9, "bounty-big"),
    ({"late_levels": 3, "stack": 3900}, 90, "late-short"),
    ({"late_levels": 6}, 20, "late-after-bubble"),
    ({"schedule": (level(5000), Break(9, main=True)), "add_on": AddOn("main_break")}, 4, "add-on-never"),
    ({"rebuy": Rebuy(60), "late_levels": 1, "reentries": 1}, 20, "rebuy-and-reentry"),
    ({"rebuy": Rebuy(600)}, 4, "rebuys-to-the-end"),
    ({"rebuy": Rebuy(60, chips=3900)}, 40, "rebuy-short"),
    ({"sit_and_go": True, "most": 9}, 9, "sit-and-go-unusual"),
    ({"most": 9}, 10, "more-than-fit"),
    ({"least": 9}, 8, "too-few-to-begin"),
    ({"satellite": Satellite("Main", 100_000)}, 9, "no-ticket"),
]


@pytest.mark.parametrize(("fields", "entries", "code"), ODD)
def test_what_is_odd_is_said(fields: dict[str, Any], entries: int, code: str) -> None:
    event = structure(**fields)
    check_structure(event)
    found = {remark.code: remark for remark in verify(event, entries)}
    assert code in found
    for language in LANGUAGES:
        assert remark_text(translator(language), found[code], event.money)


def test_every_remark_is_tried_and_a_sound_structure_has_none() -> None:
    assert {code for _, _, code in ODD} == set(REMARKS)
    assert verify(TOURNAMENTS["freezeout"], 40) == ()
    assert verify(structure(), 20)[-1] == Remark(
        "levels-run-out", "M2", "notice", (("levels", 3), ("end", 8))
    )


def test_when_an_event_is_over() -> None:
    assert expected(structure(), 20).level == 8, "200,000 chips are twenty big blinds of 10,000 or less"
    assert expected(structure(), 20).minutes == 8 * 20 + 10
    antes = structure(schedule=(Level(Stakes(1, 1, ante=10**15), 20),))
    assert expected(antes, 20).level == 51, "blinds that never double are the last ones"
