"""Equities that other programs enumerated, reproduced to the last board."""

import json
from typing import Any, Final

import pytest

from pakli.odds import Equity, Share, equity
from pakli.odds.results import Half
from tests.data import data_path, needs_data

pytestmark = needs_data

FILES: Final = {
    "holdem": "holdem-equities.json",
    "omaha": "omaha-equities.json",
    "omaha-high-low": "omaha-hilo-equities.json",
}


def table(file: str) -> Any:
    return json.loads(data_path("truth", file).read_text("utf-8"))


def counts(result: Equity, parts: list[float]) -> list[int]:
    """Parts of all boards, as boards: whole numbers but for what a float leaves."""
    boards = [part * result.boards for part in parts]
    assert boards == pytest.approx([round(board) for board in boards], abs=1e-5)
    return [round(board) for board in boards]


def check(match_up: dict[str, Any], game: str) -> None:
    result = equity(match_up["hands"], match_up["board"], match_up["dead"], game)
    assert result.method == "exact"
    assert result.boards == match_up["boards"]
    of_pot = [round(player.equity * 5040 * result.boards) for player in result.players]
    assert of_pot == match_up["equity_numerator_over_5040"]
    in_high: list[Share | Half] = [player.high or player for player in result.players]
    assert counts(result, [player.win for player in in_high]) == match_up["win"]
    assert counts(result, [player.tie for player in in_high]) == match_up["tie"]
    if "scoop" in match_up:
        assert counts(result, [player.win for player in result.players]) == match_up["scoop"]


@pytest.mark.parametrize("game", FILES)
def test_games_with_a_board(game: str) -> None:
    match_ups = table(FILES[game])["matchups"]
    assert len(match_ups) >= 12
    for match_up in match_ups:
        check(match_up, game)


def test_36_cards_with_the_flush_over_the_full_house() -> None:
    for match_up in table("shortdeck-equities.json")["orders"]["FLUSH"]:
        check(match_up, "holdem-36")


def test_a_hand_against_every_other() -> None:
    hands = table("holdem-equities.json")["versus_one_random_hand"]["hands"]
    assert len(hands) == 12
    for expected in hands:
        result = equity([expected["hand"], "random"])
        assert result.boards == expected["showdowns"]
        first = result.players[0]
        assert counts(result, [first.win, first.tie]) == [expected["win"], expected["tie"]]
        assert first.equity == pytest.approx(expected["equity"], abs=1e-15)
