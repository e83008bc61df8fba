"""One card: C1, C3, C5."""

import copy
import pickle

import pytest

from pakli import Card
from pakli.cards import NAMES, UNKNOWN, CardError, rank_of, suit_of


def test_C1_a_card_is_four_times_rank_plus_suit() -> None:
    assert [NAMES[code] for code in (0, 1, 2, 3, 4, 51, 52)] == ["2c", "2d", "2h", "2s", "3c", "As", "??"]
    assert len(NAMES) == 53


def test_C3_suits_go_clubs_diamonds_hearts_spades() -> None:
    assert [Card(code).suit for code in range(4)] == ["c", "d", "h", "s"]
    assert Card("Ac") < Card("Ad") < Card("Ah") < Card("As")


@pytest.mark.parametrize("spelling", ["Th", "10h", "10♥", "T♥", "th", "tH", "10♡", " 10h "])
def test_C5_a_ten_is_read_however_it_is_written(spelling: str) -> None:
    assert Card(spelling) is Card("Th")


def test_a_card_is_its_code() -> None:
    ace = Card("As")
    assert ace == 51
    assert hash(ace) == hash(51)
    assert "0123"[Card("2s")] == "3"
    assert (ace.rank, ace.suit, ace.symbol, ace.known) == ("A", "s", "A♠", True)
    assert (rank_of(ace), suit_of(ace)) == (12, 3)


def test_a_card_reads_as_text() -> None:
    assert (str(Card("10d")), repr(Card("10d")), f"{Card('10d'):>4}") == ("Td", "Card('Td')", "  Td")


def test_there_is_one_object_for_each_card() -> None:
    ace = Card(51)
    assert Card("As") is ace
    assert Card(ace) is ace
    assert copy.deepcopy(ace) is ace
    assert pickle.loads(pickle.dumps(ace)) is ace


def test_an_unknown_card_is_one_too() -> None:
    unknown = Card("??")
    assert unknown == UNKNOWN
    assert (unknown.known, unknown.rank, unknown.suit, unknown.symbol) == (False, "?", "?", "??")


@pytest.mark.parametrize("wrong", [-1, 53, "", "1h", "Ax", "AsKd", "A"])
def test_what_is_no_card_is_refused(wrong: int | str) -> None:
    with pytest.raises(CardError) as refused:
        Card(wrong)
    assert refused.value.clause in {"C1", "C5"}
