"""Odds at the beginning of each round, as far as cards are told."""

from typing import Any

import pytest

from pakli.history.street_odds import odds_by_street
from pakli.history.transcript import Deed, Sitting, Transcript
from pakli.history.viewing import own_view

BOARD = ("2c3c4d", "9h", "Jc")


def told(*deeds: Deed, **fields: Any) -> Transcript:
    about: dict[str, Any] = {
        "room": "",
        "hand": "",
        "game": "holdem",
        "limit": "no-limit",
        "hero": 1,
    } | fields
    seats = tuple([Sitting(seat, str(seat), 100) for seat in (1, 2, 3)])
    return Transcript(seats=seats, deeds=deeds, **about)


def a_hand(*, shown: bool, theirs: str = "KhKd") -> Transcript:
    deeds = [
        Deed("small_blind", 2, 1),
        Deed("big_blind", 3, 2),
        Deed("deal", 1, cards="AsAd"),
        Deed("deal", 2, cards=theirs),
        Deed("call", 1, 2, 2),
        Deed("call", 2, 1, 2),
        Deed("fold", 3),
    ]
    for cards in BOARD:
        deeds += [Deed("street"), Deed("board", cards=cards), Deed("check", 2), Deed("check", 1)]
    if shown:
        deeds.append(Deed("shown", 2, cards=theirs))
    return told(*deeds)


def test_known_cards_are_counted_exactly_and_unknown_ones_as_any() -> None:
    found, why = odds_by_street(own_view(a_hand(shown=True)))
    assert why == ""
    assert [one.cards for one in found] == [0, 3, 4, 5]
    assert [one.exact for one in found] == [False, True, True, True], "the third player’s cards were unknown"
    assert [seat.seat for seat in found[1].seats] == [1, 2]
    assert found[-1].seats[0].equity == 1
    assert found[1].seats[0].equity == pytest.approx(0.91, abs=0.02)


def test_cards_that_were_not_shown_have_no_part_in_it() -> None:
    one, _ = odds_by_street(own_view(a_hand(shown=False)))
    other, _ = odds_by_street(own_view(a_hand(shown=False, theirs="QhQd")))
    assert one == other
    assert [seat.known for seat in one[1].seats] == [True, False]


def test_where_there_are_none_it_is_said_why() -> None:
    assert odds_by_street(told(game="badugi")) == ([], "draws")
    assert odds_by_street(told(boards=2)) == ([], "boards")
    nobody = told(Deed("big_blind", 1, 2), Deed("big_blind", 2, 2), Deed("check", 1))
    assert odds_by_street(nobody) == ([], "unknown")
    assert odds_by_street(own_view(a_hand(shown=True)), seconds=-1) == ([], "time")


def test_stud_counts_what_is_seen_of_each() -> None:
    deeds = (
        Deed("deal", 1, cards="AsAdAh", up=1),
        Deed("deal", 2, cards="????2c", up=1),
        Deed("bring_in", 2, 1, 1),
        Deed("call", 1, 1, 1),
        Deed("street"),
        Deed("deal", 1, cards="Kd", up=1),
        Deed("deal", 2, cards="7c", up=1),
        Deed("check", 1),
    )
    found, _ = odds_by_street(told(*deeds, game="stud", limit="fixed-limit"))
    assert [one.cards for one in found] == [3, 4]
    assert [(seat.seat, seat.known) for seat in found[0].seats] == [(1, True), (2, False)]
    assert found[0].seats[0].equity > 0.8
