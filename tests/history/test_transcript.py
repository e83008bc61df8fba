"""What a room's text says of a hand, reckoned: who put in what, who collected, who played."""

import pytest

from pakli.history.transcript import only_known
from tests.history.test_rooms import hand


def test_what_was_put_in_and_collected() -> None:
    told = hand("4100000001")
    assert told.put_in() == {3: 5, 4: 60, 1: 620, 6: 615}
    assert told.collected() == {6: 1240}
    assert told.nets() == {3: -5, 4: -60, 1: -620, 6: 625}


def test_who_was_dealt_in() -> None:
    told = hand("4100000001")
    assert told.played() == (1, 2, 3, 4, 6)
    assert told.sitting(5).out


def test_who_sits_where() -> None:
    assert hand("4100000001").sitting(2).name == "béla"
    with pytest.raises(KeyError):
        hand("4100000001").sitting(9)


def test_whose_cards_alone_are_told() -> None:
    assert only_known(hand("4100000001").deeds) == 1
    assert only_known(hand("6100000001").deeds) == 0  # everybody's are
    assert only_known(hand("8000000004").deeds) == 0  # nobody's are
