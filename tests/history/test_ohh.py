"""Open Hand History, written and read: the same text again, the same chips; what is broken is told."""

import json
from typing import Any, Final

import pytest
from hypothesis import given

from pakli.history import About, HistoryError, Transcript, read_entries, replay, transcribe
from pakli.history.ohh import GAME_TYPES, is_ohh
from pakli.history.ohh_text import ohh_text, ohh_texts
from tests.history.test_rooms import hand, hands
from tests.history.texts import no_misdeal, of_game
from tests.properties.kit import Playing, examples, told
from tests.properties.source import Seeded, Source, sources

OURS: Final = tuple(GAME_TYPES)


def comes_back(hand: Transcript) -> Transcript:
    text = ohh_text(hand)
    (read,) = read_entries(text)
    assert isinstance(read, Transcript), read
    assert ohh_text(read) == text
    nets = {seat: net / hand.scale for seat, net in hand.nets().items()}
    assert {seat: net / read.scale for seat, net in read.nets().items()} == nets
    return read


@given(sources())
@examples(40)
def test_any_hand_comes_back(source: Source) -> None:
    playing = Playing(source)
    with told(playing):
        playing.to_the_end()
        hand = no_misdeal(playing, About(viewer=playing.setup.stacks[0][0], currency="EUR", scale=100))
        if hand is not None and hand.game in GAME_TYPES and hand.pot:
            comes_back(hand)


@pytest.mark.parametrize("game", OURS)
def test_a_hand_of_every_game_ends_in_the_same_stacks(game: str) -> None:
    for seed in range(5):
        playing = of_game(game, seed)
        read = comes_back(transcribe(playing.setup, playing.log, About(hand=str(seed))))
        assert replay(read).stacks == tuple([seat.stack for seat in playing.hand.seats])


@pytest.mark.parametrize("told", [one for one in hands() if one.game in OURS], ids=lambda one: one.hand)
def test_hands_of_every_room_come_back(told: Transcript) -> None:
    replay(comes_back(told))


def test_what_the_specification_wants() -> None:
    told: dict[str, Any] = json.loads(ohh_text(hand("4100000001")))["ohh"]
    assert (told["game_type"], told["bet_limit"]) == ("Holdem", {"bet_cap": 0, "bet_type": "NL"})
    assert (told["small_blind_amount"], told["big_blind_amount"], told["currency"]) == (0.05, 0.1, "USD")
    assert [one["street"] for one in told["rounds"]] == ["Preflop", "Flop", "Turn", "River", "Showdown"]
    actions = [(one["action"], one.get("amount")) for one in told["rounds"][0]["actions"][:7]]
    assert actions == [
        ("Post SB", 0.05), ("Post BB", 0.1), ("Post Extra Blind", 0.1), ("Post Dead", 0.05),
        ("Straddle", 0.2), ("Dealt Cards", None), ("Raise", 0.5),
    ]  # fmt: skip
    assert told["pots"] == [
        {"number": 0, "amount": 13, "rake": 0.6, "player_wins": [{"player_id": 5, "win_amount": 12.4}]}
    ]


def test_a_game_with_draws_has_no_words_there() -> None:
    with pytest.raises(HistoryError) as caught:
        ohh_text(hand("4100000005"))
    assert caught.value.problem.code == "json_no_such_game"


def test_many_hands_of_a_file_also_on_a_line_each() -> None:
    two = [hand("4100000001"), hand("4100000004")]
    text = ohh_texts(two)
    assert len(list(read_entries(text))) == 2
    lines = "\n".join([json.dumps(json.loads(ohh_text(one))) for one in two])
    assert is_ohh(lines)
    assert [entry.hand for entry in read_entries(lines) if isinstance(entry, Transcript)] == [
        "4100000001",
        "4100000004",
    ]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda told: told.pop("players"), "json_wrong_field"),
        (lambda told: told.update(rounds=7), "json_wrong_field"),
        (lambda told: told["players"][0].update(starting_stack="many"), "json_wrong_field"),
        (lambda told: told["bet_limit"].update(bet_type="XL"), "json_wrong_field"),
        (lambda told: told["pots"][0].update(rake=5), "text_does_not_add_up"),
        (lambda told: told.update(start_date_utc="noon"), "json_wrong_field"),
    ],
)
def test_a_broken_hand_is_told_with_its_line(change: Any, code: str) -> None:
    told = json.loads(ohh_text(hand("4100000001")))
    change(told["ohh"])
    (entry,) = read_entries("\n" + json.dumps(told))
    assert isinstance(entry, HistoryError)
    assert (entry.problem.code, entry.problem.line) == (code, 2)


def test_what_is_no_json() -> None:
    (entry,) = read_entries('{"ohh": {,\n')
    assert isinstance(entry, HistoryError)
    assert (entry.problem.code, entry.problem.line) == ("not_json", 1)


def changed(field: str, value: object, player: int | None = None) -> str:
    """A hand of ours with one field changed; `value` as it stands in the file."""
    told = json.loads(ohh_text(hand("4100000002")))
    part = told["ohh"] if player is None else told["ohh"]["players"][player]
    part[field] = "HERE"
    return json.dumps(told).replace('"HERE"', str(value)) + "\n"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("table_size", "1e99999999"),
        ("_pakli_boards", "1e999999999"),
        ("table_name", r'"\ud800"'),
        ("ante_amount", "1e-999999999"),
    ],
)
def test_a_number_larger_than_memory_and_half_a_character_are_refused(field: str, value: str) -> None:
    (read,) = read_entries(changed(field, value))
    assert isinstance(read, HistoryError)
    assert read.problem.code in ("json_wrong_field", "text_amount")


def test_seats_may_be_counted_from_nothing() -> None:
    (before,) = read_entries(ohh_text(hand("4100000002")))
    (read,) = read_entries(changed("seat", 0, 0))
    assert isinstance(before, Transcript)
    assert isinstance(read, Transcript)
    assert min(one.seat for one in read.seats) == 1
    assert sorted(read.nets().values()) == sorted(before.nets().values())
    assert replay(read).checked


def test_each_of_many_hands_is_on_its_own_line() -> None:
    several = "\ufeff\r\n" + ohh_texts([hand("4100000001"), hand("4100000002")]) + ",\n{"
    first, second, broken = read_entries(several)
    lines = several.replace("\r", "").split("\n")
    starts = [number for number, line in enumerate(lines, 1) if line.lstrip("\ufeff") == "{"]
    assert [one.place.line for one in (first, second, broken)] == starts


@pytest.mark.parametrize("seed", [0, 41, 113, 123, 248, 524])
def test_bets_that_came_back_unseen_and_hands_shown_unknown_come_back(seed: int) -> None:
    playing = Playing(Seeded(seed))
    playing.to_the_end()
    hand = no_misdeal(playing, About())
    assert hand is not None
    comes_back(hand)
