"""Tournaments, clause by clause: M1 to M9 of section 8, and worked example 25, at the event."""

from typing import Any, Final

import pytest
from msgspec.structs import replace

from pakli.rules import PRESETS, Stakes
from pakli.tournament import AddOn, Break, Level, Payouts, Rebuy, Satellite, Structure, Tournament, sign_for
from pakli.tournament.check import check_structure
from pakli.tournament.payouts import prizes
from pakli.tournament.presets import TOURNAMENTS, practice_form
from pakli.tournament.structure import Price
from tests.rulebook.cases import each
from tests.rulebook.kit_event import Case, Refused, check, check_refused, played

FREEZEOUT: Final = Structure(
    "Friday",
    (Level(Stakes(100, 50), 20), Level(Stakes(200, 100), 20), Break(10), Level(Stakes(400, 200), 20)),
    Price(1_100, 100),
    10_000,
    table_size=6,
)
SMALL: Final = replace(FREEZEOUT, table_size=4)
BY_HANDS: Final = replace(FREEZEOUT, schedule=(Level(Stakes(100, 50), hands=2), Level(Stakes(200, 100), 20)))
SIT_AND_GO: Final = replace(FREEZEOUT, sit_and_go=True, least=6, most=6)
N: Final = replace(
    FREEZEOUT,
    schedule=(Level(Stakes(100, 50), 120), Break(20, main=True), Level(Stakes(200, 100), 20)),
    rebuy=Rebuy(when="below_start", times=1),
    add_on=AddOn("main_break", chips=20_000),
)
W: Final = replace(
    FREEZEOUT,
    preset="wiki",
    schedule=(Level(Stakes(100, 50), 60), Level(Stakes(200, 100), 60), Level(Stakes(400, 200), 60)),
    rebuy=Rebuy(minutes=60, when="below_start"),
    add_on=AddOn("after_rebuys"),
)
TICKETS: Final = replace(FREEZEOUT, satellite=Satellite("Main", 2_200))


def paying(**payouts: Any) -> Structure:
    return replace(FREEZEOUT, payouts=Payouts(**payouts))


CASES: Final = (
    Case("M1", "fees less the organiser's share are the pool", FREEZEOUT, 4, "", "pool 4000, shares 400"),
    Case("M1", "who leaves before the start has all of it back", FREEZEOUT, 4, "d leaves", "pool 3000"),
    Case("M1", "2 to 4 entries: the winner takes all", FREEZEOUT, 4, "begin", "prizes 4000, a 10000"),
    Case("M1", "5 to 7: 65 and 35 per cent", FREEZEOUT, 5, "begin", "prizes 3250 1750"),
    Case("M1", "8 to 13: 50, 30, 20", FREEZEOUT, 8, "begin", "prizes 4000 2400 1600"),
    Case("M1", "by hand: flat", paying(kind="flat", places=3), 4, "begin", "prizes 1334 1333 1333"),
    Case("M1", "by hand: own parts", paying(kind="custom", parts=(3, 1)), 4, "begin", "prizes 3000 1000"),
    Case("M1", "by hand: guaranteed", paying(guaranteed=9_000), 4, "begin", "prizes 9000"),
    Case(
        "M1",
        "places and prizes as they fall, each place once",
        FREEZEOUT,
        5,
        "begin, e busts to a, d busts to a, c busts to b, b busts to a",
        "finished, e place 5, d place 4, c place 3, b place 2, a place 1, a paid 3250, b paid 1750, c paid 0",
    ),
    Case(
        "M1",
        "who tie share their places' prizes to the last unit",
        FREEZEOUT,
        5,
        "begin, e busts to a, d busts to a, bc bust to a",
        "finished, b place 2, c place 2, b paid 875, c paid 875",
    ),
    Case(
        "M1",
        "a deal of all who are left",
        FREEZEOUT,
        5,
        "begin, edc bust to a, all agree to 2700 2300",
        "finished, a paid 2700, b paid 2300",
    ),
    Case("M2", "blinds begin with the first level", FREEZEOUT, 4, "begin", "blinds 50/100"),
    Case("M2", "they rise by time", FREEZEOUT, 4, "begin, 20 minutes", "blinds 100/200, level"),
    Case("M2", "or by hands", BY_HANDS, 4, "begin, table 1 plays, table 1 plays", "blinds 100/200"),
    Case(
        "M2", "a break after the level's last hand", FREEZEOUT, 4, "begin, table 1 starts, 40 minutes", "due"
    ),
    Case("M2", "it begins then", FREEZEOUT, 4, "begin, table 1 starts, 40 minutes, table 1 ends", "break"),
    Case("M2", "after the last level all doubles", FREEZEOUT, 4, "begin, 70 minutes", "blinds 400/800"),
    Case("M4", "tables differ by one at most", SMALL, 7, "begin", "tables aceg bdf."),
    Case(
        "M4",
        "two apart: the big blind due next moves",
        SMALL,
        8,
        "begin, f busts to h, d busts to h",
        "tables .ceg b.ah",
    ),
    Case("M4", "all fit on one: it is the final table", SMALL, 5, "begin, e busts to a", "tables acbd"),
    Case(
        "M4",
        "hand-for-hand while one more than are paid is left",
        replace(SMALL, payouts=Payouts("flat", places=5)),
        7,
        "begin, g busts to a",
        "hand-for-hand, 6 left",
    ),
    Case(
        "M5", "out when the chips are gone", FREEZEOUT, 4, "begin, d busts to a", "d out, 3 left, d place 4"
    ),
    Case("M5", "and not before", FREEZEOUT, 4, "begin, d loses 9999 to a", "d playing, d 1"),
    Case("M6", "broke: asked, not out", N, 4, "begin, d busts to a", "d asked, 4 left, prizes open"),
    Case(
        "M6",
        "N: for the entry fee again, one starting stack",
        N,
        4,
        "begin, d busts to a, d rebuys",
        "d 10000, pool 5000, shares 500, d 1 rebuys",
    ),
    Case(
        "M6", "N: sooner, below the start", N, 4, "begin, d loses 4000 to a, d rebuys", "d 16000, d 1 rebuys"
    ),
    Case("M6", "N: who declines is out", N, 4, "begin, d busts to a, d declines", "d out, 3 left"),
    Case(
        "example_25 M6",
        "add-on after rebuy: twice the chips for one fee",
        N,
        4,
        "begin, d busts to a, d rebuys, table 1 plays, 120 minutes, d adds on",
        "break, d 30000, d add-on, pool 6000",
    ),
    Case(
        "M6",
        "N: rebuy used or not",
        N,
        4,
        "begin, table 1 plays, 120 minutes, c adds on",
        "c 30000, c 0 rebuys, c add-on",
    ),
    Case(
        "M6",
        "N: broke in the last hand, rebuy, add-on",
        N,
        4,
        "begin, table 1 starts, 120 minutes, d busts to a, d rebuys, d adds on",
        "break, d 30000, d 1 rebuys",
    ),
    Case(
        "M6",
        "W: any number of times",
        W,
        4,
        "begin, d busts to a, d rebuys, d busts to a, d rebuys, d loses 1 to b, d rebuys",
        "d 19999, d 3 rebuys, pool 7000",
    ),
    Case(
        "M6",
        "W: after the hour one add-on of a starting stack, for the fee",
        W,
        4,
        "begin, table 1 plays, 60 minutes, d adds on, a adds on",
        "d 20000, a 20000, pool 6000",
    ),
    Case("M6", "W: then prizes are settled", W, 4, "begin, 60 minutes, add-ons over", "prizes 4000"),
    Case(
        "M7", "as many tickets as the pool buys, the rest next", TICKETS, 5, "begin", "prizes 2200 2200 600"
    ),
    Case(
        "M7",
        "over when all who are left have a ticket",
        TICKETS,
        5,
        "begin, e busts to a, d busts to a, c busts to a",
        "finished, a place 1, b place 1, a paid 2200, b paid 2200, c paid 600, d paid 0",
    ),
)
REFUSED: Final = (
    Refused(
        "M1",
        "a deal gives what there is",
        FREEZEOUT,
        5,
        "begin, edc bust to a",
        "all agree to 1 2",
        "M1 deal.sum_differs",
    ),
    Refused("M3", "nobody comes to a full sit & go", SIT_AND_GO, 6, "", "g enters", "M4 event.full"),
    Refused("M3", "it begins when it is full", SIT_AND_GO, 5, "", "begin", "M4 event.too_few"),
    Refused("M4", "one alone is no tournament", FREEZEOUT, 1, "", "begin", "M4 event.too_few"),
    Refused("M4", "up to a maximum", replace(FREEZEOUT, most=4), 4, "", "e enters", "M4 event.full"),
    Refused(
        "M4", "no late entry where none is said", FREEZEOUT, 4, "begin", "e enters", "M4 event.entries_over"
    ),
    Refused("M5", "no rebuy in a freezeout", FREEZEOUT, 4, "begin", "a rebuys", "M6 rebuy.none_here"),
    Refused(
        "M5", "who is out is out", FREEZEOUT, 4, "begin, d busts to a", "d rebuys", "M5 event.out_already"
    ),
    Refused("M6", "N: not with a full stack", N, 4, "begin", "d rebuys", "M6 rebuy.not_below"),
    Refused(
        "M6",
        "N: once",
        N,
        4,
        "begin, d loses 4000 to a, d rebuys, d loses 9000 to a",
        "d rebuys",
        "M6 rebuy.no_more",
    ),
    Refused(
        "M6",
        "N: not in the break",
        N,
        4,
        "begin, d loses 4000 to a, 120 minutes",
        "d rebuys",
        "M6 rebuy.window_over",
    ),
    Refused(
        "M6",
        "never in mid-hand",
        W,
        4,
        "begin, d loses 1 to a, table 1 starts",
        "d rebuys",
        "M6 rebuy.in_hand",
    ),
    Refused(
        "M6",
        "N: the add-on in the break only",
        N,
        4,
        "begin, table 1 plays",
        "d adds on",
        "M6 addon.not_offered",
    ),
    Refused(
        "M6",
        "N: not later",
        N,
        4,
        "begin, table 1 plays, 120 minutes, 20 minutes",
        "d adds on",
        "M6 addon.not_offered",
    ),
    Refused(
        "M6",
        "N: who had no chips in the last hand",
        N,
        4,
        "begin, d busts to a, table 1 plays, 120 minutes, d rebuys",
        "d adds on",
        "M6 addon.not_in_last_hand",
    ),
    Refused(
        "M6",
        "N: nor who bought them while it was played",
        N,
        4,
        "begin, d busts to a, table 1 starts, d rebuys, table 1 ends, 120 minutes",
        "d adds on",
        "M6 addon.not_in_last_hand",
    ),
    Refused(
        "M6",
        "N: nor who came too late for it",
        replace(N, late_levels=1),
        4,
        "begin, table 1 starts, e enters, 120 minutes, table 1 ends",
        "e adds on",
        "M6 addon.not_in_last_hand",
    ),
    Refused(
        "M6",
        "W: not after the hour",
        W,
        4,
        "begin, d loses 1 to a, 60 minutes",
        "d rebuys",
        "M6 rebuy.window_over",
    ),
    Refused("M6", "W: no add-on before", W, 4, "begin, table 1 plays", "d adds on", "M6 addon.not_offered"),
    Refused(
        "M6", "W: one add-on", W, 4, "begin, 60 minutes, d adds on", "d adds on", "M6 addon.taken_already"
    ),
)


@each(CASES)
def test_section_8(case: Case) -> None:
    check(case)


@each(REFUSED)
def test_section_8_forbids(case: Refused) -> None:
    check_refused(case)


def test_M3_a_sit_and_go_is_full_with_its_number_and_not_before() -> None:
    for players in (2, 6, 10, 20, 30, 40, 50):
        event = TOURNAMENTS[f"sit-and-go-{players}"]
        assert not played(event, players - 1, "").event.full
        assert played(event, players, "").event.full


@pytest.mark.parametrize("name", TOURNAMENTS)
def test_M8_the_hand_is_played_by_the_presets_rules(name: str) -> None:
    """And the row `tournament_rebuy` of section 11 says what the event does."""
    event = TOURNAMENTS[name]
    rules = sign_for(event, next(span for span in event.schedule if isinstance(span, Level))).rules
    preset = PRESETS[event.preset].at("tournament", "no-limit")
    assert replace(rules, ante=preset.ante) == preset
    forms = {"n_form": event.rebuy and not event.rebuy.minutes, "w_form": event.rebuy and event.rebuy.minutes}
    assert forms.get(rules.tournament_rebuy, event.rebuy is None)


@pytest.mark.parametrize("form", [FREEZEOUT, SIT_AND_GO, N, W, TICKETS], ids=["M5", "M3", "N", "W", "M7"])
def test_M9_every_form_is_played_for_practice_too(form: Structure) -> None:
    practice = practice_form(form)
    check_structure(practice)
    event = Tournament.open(practice).structure
    assert (event.practice, event.entry, event.rebuy is None) == (True, Price(0), form.rebuy is None)
    assert sum(prizes(practice, 6, 0)) == (1 if form.satellite else 0)
