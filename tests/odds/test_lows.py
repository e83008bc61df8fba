"""Low halves with another qualifier, against every board one by one."""

from typing import Final

import pytest

from pakli.cards import parse_cards
from pakli.odds import OddsError, equity, heat_map, outs
from tests.odds.reference import brute_force

DEAD: Final = "2c2h2s3c3h3sTcThTdJcJhJsQcQhQd5d5h5s6c6d6s7d7h"


@pytest.mark.parametrize("low", ["low-8", "low-7", "low"])
@pytest.mark.parametrize(
    ("hands", "board", "game"),
    [
        (["As2d7cKh", "Ah3d8c9h", "KsKdQs4d"], "5c6h8s", "omaha-high-low"),
        (["As2d7cKh4s", "4h8cJdTs9s"], "", "stud-high-low"),
    ],
)
def test_the_low_half_goes_by_the_ranking_asked_for(
    hands: list[str], board: str, game: str, low: str
) -> None:
    right, boards = brute_force(
        [parse_cards(hand) for hand in hands], parse_cards(board), parse_cards(DEAD), game, low
    )
    result = equity(hands, board, DEAD, game, low=low)
    assert result.equities == pytest.approx([player.whole / 5040 / boards for player in right])
    sampled = equity(hands, board, DEAD, game, low=low, samples=100_000, seed=1)
    for player, exact in zip(sampled.players, result.players, strict=True):
        assert player.equity == pytest.approx(exact.equity, abs=4.5 * player.standard_error)


def test_another_low_is_refused() -> None:
    with pytest.raises(OddsError, match="no low called low-9"):
        equity(["AsAhKsKh", "QsQhJsJh"], game="omaha-high-low", low="low-9")
    for ask in (outs, heat_map):
        with pytest.raises(OddsError, match="no low called low-9"):
            ask(["AsAhKsKh", "QsQhJsJh"], "2c3c4c", game="omaha-high-low", low="low-9")


def test_outs_of_a_low_half() -> None:
    hands, board = ["As2d9c9h", "3s6dKcKh"], "4c7hQs"
    # A third low card that is none of his own two: the ace and the deuce beat the three and the six.
    eight_or_better = outs(hands, board, game="omaha-high-low", half="low")
    assert {card[0] for card in eight_or_better} == set("3568")
    seven_or_better = outs(hands, board, game="omaha-high-low", half="low", low="low-7")
    assert {card[0] for card in seven_or_better} == set("356")
    assert outs(hands, board, game="omaha-high-low", half="low", low="low") == ()  # in front already
    behind = outs(hands, board, game="omaha-high-low", half="low", player=1)
    assert {"Ac", "2c"} <= set(behind)  # pair one of the other's cards
    assert "5c" not in behind
    assert outs(hands, board, game="omaha-high-low", low="low-7") == outs(hands, board, game="omaha-high-low")
