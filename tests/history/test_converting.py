"""Hands from one format to another: from PHH and back to it, by way of any text, the same hand again."""

from typing import Final

import pytest
from msgspec.structs import replace

from pakli.history import (
    FORMATS,
    About,
    HistoryError,
    Recorded,
    convert,
    read,
    read_any,
    read_entries,
    record,
    replay,
    to_recorded,
    to_transcript,
    transcribe,
    write,
)
from pakli.rules import VARIANTS
from tests.history.test_replay import HANDS
from tests.history.test_rooms import NETS, hand
from tests.history.texts import of_game

GAMES: Final = tuple(VARIANTS)


@pytest.mark.parametrize("number", NETS)
def test_a_text_as_phh_is_the_same_hand(number: str) -> None:
    told = hand(number)
    text = convert([told], "phh")
    (recorded,) = read(text)
    assert write(recorded) == text
    assert replay(recorded).checked
    assert replay(recorded).stacks == replay(told).stacks
    back = to_transcript(recorded)
    assert (back.hand, back.room, back.hero, back.table) == (told.hand, told.room, told.hero, told.table)
    assert (back.tournament, back.when, back.zone) == (told.tournament, told.when, told.zone)
    assert back.seats == tuple(sorted(told.seats, key=lambda one: one.seat))
    assert {seat: net / back.scale for seat, net in back.nets().items() if net} == {
        seat: net / told.scale for seat, net in told.nets().items() if net
    }


@pytest.mark.parametrize("form", FORMATS)
def test_several_hands(form: str) -> None:
    chosen = next(one for one in FORMATS if one == form)
    hands = [hand("4100000001"), hand("4100000004"), hand("5500000002")]
    assert len(read_any(convert(hands, chosen))) == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_of_ours_goes_to_a_text_and_back(game: str) -> None:
    playing = of_game(game, 4)
    recorded = record(playing.setup, playing.log)
    told = to_transcript(recorded)
    assert told.deeds == transcribe(playing.setup, playing.log, About()).deeds
    again = to_recorded(told)
    assert replay(again).stacks == replay(recorded).stacks


def test_amounts_are_in_units_of_the_currency() -> None:
    recorded = to_recorded(hand("4100000001"))
    assert [f"{number}" for number in recorded.starting_stacks] == ["12.2", "1004.05", "6.15", "10", "9.45"]
    assert recorded.fields["currency"] == "USD"
    assert replay(recorded).scale == 100


def test_a_phh_hand_with_what_its_fields_say() -> None:
    (recorded,) = read(HANDS / "heads-up.phh")
    fields = {"players": ["Anna", "Béla"], "venue": "Home", "year": 2024, "month": 2, "day": 30, "hand": 3}
    told = to_transcript(replace(recorded, fields=fields))
    assert [one.name for one in told.seats] == ["Anna", "Béla"]
    assert (told.room, told.hand, told.when) == ("Home", "3", None)  # there is no such day


def test_what_is_already_in_the_format_stays_as_it_is() -> None:
    (recorded,) = read(HANDS / "heads-up.phh")
    assert to_recorded(recorded) is recorded
    told = hand("4100000001")
    assert to_transcript(told) is told


def test_what_cannot_be_played_is_no_phh() -> None:
    with pytest.raises(HistoryError) as caught:
        to_recorded(replace(hand("4100000001"), game="Courchevel"))
    assert caught.value.problem.code == "text_game_not_built"


def test_a_hand_that_does_not_end_cannot_be_told() -> None:
    (recorded,) = read(HANDS / "unknown-muck.phh")
    unfinished = replace(recorded, actions=recorded.actions[:-2], finishing_stacks=None, winnings=None)
    with pytest.raises(HistoryError):
        to_transcript(unfinished)
    (unbuilt,) = [
        one for one in read_entries((HANDS / "heads-up.phh").read_text()) if isinstance(one, Recorded)
    ]
    with pytest.raises(HistoryError) as caught:
        to_transcript(replace(unbuilt, variant="OFC"))
    assert caught.value.problem.code == "text_game_not_built"


def test_a_field_of_ours_that_is_wrong() -> None:
    (recorded,) = read(HANDS / "heads-up.phh")
    with pytest.raises(HistoryError) as caught:
        to_transcript(replace(recorded, fields={"_pakli_text": {"hero": "me"}}))
    assert caught.value.problem.code == "wrong_own_field"
