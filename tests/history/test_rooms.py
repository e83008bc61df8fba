"""
Texts of every room that is read, hands of our own invention: each line a dialect knows stands in one of them.

The nets are reckoned by hand; the engine comes to the same.
"""

from collections.abc import Iterator
from decimal import Decimal
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from pakli.history import HistoryError, Place, Transcript, read_entries, replay
from pakli.history.rooms import texts
from pakli.history.rooms.grammar import amount, cards, currency_of, game_in, limit_in, moment
from pakli.history.rooms.reading import Pattern, Reader
from pakli.rules import VARIANTS

ROOMS: Final = Path(__file__).parents[1] / "golden" / "rooms"
FILES: Final = sorted(ROOMS.glob("*.txt"))

NETS: Final[dict[str, dict[str, float]]] = {
    "4100000001": {"Cecil: the 3rd": -0.05, "Dora": -0.6, "Anna B": -6.2, "Flora": 6.25},
    "4100000002": {"Anna": -340, "Béla": 450, "Cecil": -110},
    "4100000003": {"Anna": -1, "Béla": -1, "Cecil": 0},
    "4100000004": {"Anna": 28, "Béla": -60, "Cecil": 29},
    "4100000005": {"Anna": -1, "Béla": 8.2, "Cecil": -8},
    "4100000006": {"Anna": -2, "Béla": 2},
    "900000008": {"Anna": 20, "Béla": -20},
    "OM500000001": {"Hero": -9, "5f1c": -3, "77ab": 12, "9e02": -1},
    "TM500000002": {"Hero": -7450, "aa01": 7450},
    "SD500000003": {"Hero": -1, "bb02": 1},
    "8000000001": {"Anna": 0, "Béla": -1, "Cecil": -1.5, "Dora": 0},
    "8000000002": {"Anna": -225, "Béla": 285, "Cecil": -60},
    "8000000003": {"Béla": 5.5, "Cecil": -6},
    "8000000004": {"Anna": -0.25, "Béla": -0.5, "Cecil": 1, "Dora": -0.25},
    "7000001-11-1700000001": {"Anna": -1, "Béla": -0.5, "Cecil": -0.5, "Dora": -0.5},
    "7000002-12-1700000002": {"Anna": 1620, "Béla": -1510, "Cecil": -110},
    "7000003-13-1700000003": {"Anna": -1.25, "Béla": 1.15},
    "7000004-14-1700000004": {"Anna": 3.6, "Béla": -4},
    "6100000001": {"Small Blind": 23, "Big Blind": -0.25, "UTG+1": -0.35, "Dealer": -24.4},
    "6100000002": {"Dealer": 390, "Small Blind": -90, "Big Blind": -300},
    "6100000003": {"Seat+1": -0.05, "Seat+3": 0.8, "Seat+5": -0.8},
    "910000001": {"Anna": -41, "Béla": -0.5, "Cecil": 40, "Dora": -1.5},
    "910000002": {"Anna": -85, "Béla": 85},
    "5500000001": {"Anna": -1.5, "Béla": -40, "Cecil": -40, "Dora": 80},
    "5500000002": {"Anna": 140, "Béla": -50, "Cecil": -90},
    "5500000003": {"Anna": -0.55, "Béla": 0.55},
    "5500000004": {"Anna": -1, "Béla": 1},
    "720000001": {"Anna": 152.5, "Béla": -4.25, "Cecil": -150, "Dora": -1.25},
    "720000002": {"Anna": 2.5, "Béla": -2.5},
    "720000003": {"Anna": 35.5, "Béla": -32, "Cecil": -4, "Dora": -1.5},
    "720000004": {"Anna": -125, "Béla": 160, "Cecil": -35},
    "720000005": {"Anna": -1.1, "Béla": 1.1},
}


def hands() -> Iterator[Transcript]:
    for file in FILES:
        for entry in read_entries(file):
            if isinstance(entry, Transcript):
                yield entry


def hand(number: str) -> Transcript:
    return next(told for told in hands() if told.hand == number)


def test_every_hand_is_reckoned_with() -> None:
    assert {told.hand for told in hands()} == set(NETS)


@pytest.mark.parametrize("number", NETS)
def test_the_nets_are_those_of_the_text_and_of_the_engine(number: str) -> None:
    told = hand(number)
    assert {told.sitting(seat).name: net / told.scale for seat, net in told.nets().items()} == NETS[number]
    played = replay(told)
    assert played.checked
    assert sum(played.stacks) == sum(stack for _, stack in played.setup.stacks) - told.rake


def test_every_line_a_dialect_knows_stands_in_a_text() -> None:
    known: set[str] = set()
    used: set[str] = set()
    for file in FILES:
        for table, line in lines_of(file.read_text(encoding="utf-8")):
            found = next((pattern for pattern, _ in table if pattern.match(line)), None)
            used |= {found.pattern} if found else set()
            known |= {pattern.pattern for pattern, _ in table}
    assert known - used == set()


def lines_of(text: str) -> Iterator[tuple[tuple[Pattern, ...], str]]:
    begins = sorted(
        {
            found.start(): dialect for dialect in texts.DIALECTS for found in dialect.header.finditer(text)
        }.items()
    )
    for (start, dialect), (end, _) in pairwise([*begins, (len(text), begins[0][1])]):
        reader = dialect.reader(Place())
        assert isinstance(reader, Reader)
        for line in text[start:end].split("\n"):
            yield reader.table, line


@pytest.mark.parametrize("number", ["4100000001", "8000000001", "7000001-11-1700000001", "6100000001"])
def test_who_the_text_is_of_and_when_it_was(number: str) -> None:
    told = hand(number)
    assert told.hero
    assert told.when is not None
    assert told.currency in ("USD", "EUR")
    assert told.table


def test_what_a_tournament_costs() -> None:
    event = hand("4100000002").tournament
    assert event is not None
    assert (event.number, event.level, event.currency) == ("77001", "IV", "EUR")
    assert (event.buy_in, event.bounty, event.fee) == (500, 250, 50)
    bounties = [deed.amount for deed in hand("4100000002").of("bounty")]
    assert bounties == [125, 100]
    assert [sitting.bounty for sitting in hand("4100000002").seats] == [250, 250, 375]
    winamax = hand("7000002-12-1700000002").tournament
    assert winamax is not None
    assert (winamax.number, winamax.name, winamax.buy_in, winamax.fee) == ("600123", "Korona", 900, 100)


def test_posts_of_all_kinds() -> None:
    posts = [(deed.what, deed.amount) for deed in hand("4100000001").deeds[:5]]
    assert posts == [("small_blind", 5), ("big_blind", 10), ("live", 10), ("dead", 5), ("straddle", 20)]


def test_two_run_outs_and_side_pots() -> None:
    told = hand("4100000004")
    assert [deed.amount for deed in told.of("runs")] == [2]
    assert {(deed.board, deed.pot): deed.amount for deed in told.of("collected")} == {
        (0, 1): 4000, (0, 0): 8900, (1, 1): 4000, (1, 0): 8800,
    }  # fmt: skip
    assert [seat.cards for seat in replay(told).hand.seats] == ["JcJhTd9d", "AdAcKdQc", "7h5c4d9c"]


def test_cards_never_shown_stay_unknown() -> None:
    played = replay(hand("4100000005"))
    assert {seat.number: seat.cards for seat in played.hand.seats}[3] == "??????????"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
def test_texts_as_windows_wrote_them(tmp_path: Path, encoding: str) -> None:
    text = (ROOMS / "pokerstars.txt").read_text(encoding="utf-8").replace("\n", "\r\n")
    file = tmp_path / "hands.txt"
    file.write_bytes(text.encode(encoding))
    entries = list(read_entries(file))
    assert sum(isinstance(entry, Transcript) for entry in entries) == 7
    assert isinstance(entries[0], Transcript)
    assert entries[0].seats[1].name == "béla"


WALK: Final = """PokerStars Hand #1: Hold'em No Limit ($1/$2 USD) - 2024/03/01 20:15:30 ET
Table 'x' 2-max Seat #1 is the button
Seat 1: A ($40 in chips)
Seat 2: B ($40 in chips)
A: posts small blind $1
B: posts big blind $2
*** HOLE CARDS ***
A: folds
Uncalled bet ($1) returned to B
B collected $2 from pot
*** SUMMARY ***
Total pot $2 | Rake $0
"""


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        (("Hold'em", "Whist"), "text_no_game"),
        (("returned to B\nB collected $2 from pot", "returned to B"), "text_nobody_collects"),
        ((WALK[WALK.index("*** HOLE") :], ""), "text_cut_off"),
        (("collected $2", "collected $3"), "text_does_not_add_up"),
        (("posts small blind $1", "posts small blind $1,0,0.0.1"), "text_not_understood"),
    ],
)
def test_a_damaged_text_is_refused_with_its_line(changed: tuple[str, str], code: str) -> None:
    (entry,) = read_entries(WALK.replace(*changed))
    assert isinstance(entry, HistoryError)
    assert entry.problem.code == code
    assert entry.problem.line


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        (("A: folds", "B: folds"), "text_too_much"),
        (("A: folds", "A: raises $1 to $3\nB: folds"), "text_does_not_add_up"),
        (("Hold'em", "Courchevel"), "text_game_not_built"),
        (("A: folds", "A: folds\nB: bets $0"), "text_too_much"),
    ],
)
def test_a_hand_that_cannot_be_is_refused_with_its_line(changed: tuple[str, str], code: str) -> None:
    (entry,) = read_entries(WALK.replace(*changed))
    with pytest.raises(HistoryError) as caught:
        replay(checked(entry))
    assert caught.value.problem.code == code


def checked(entry: object) -> Transcript:
    if isinstance(entry, HistoryError):
        raise entry
    assert isinstance(entry, Transcript)
    return entry


def test_a_text_of_no_room_is_told_which_rooms_there_are(tmp_path: Path) -> None:
    (tmp_path / "x.txt").write_text(WALK.replace("PokerStars Hand", "A Hand"))
    (entry,) = read_entries(tmp_path / "x.txt")
    assert isinstance(entry, HistoryError)
    assert entry.problem.code == "text_of_no_room"
    assert "Winamax" in str(entry)


def test_a_broken_hand_does_not_stop_the_others() -> None:
    entries = list(read_entries(WALK + WALK.replace("Rake $0", "Rake $9") + WALK))
    assert [isinstance(entry, HistoryError) for entry in entries] == [False, True, False]
    assert [entry.place.hand for entry in entries] == [1, 2, 3]


def test_amounts() -> None:
    told = {"$1,234.50": "1234.50", "0.50€": "0.50", "6.02k": "6020", "[$5 USD]": "5", "€1.": "1"}
    assert {text: amount(text) for text in told} == {text: Decimal(number) for text, number in told.items()}
    assert amount("1.234,50", comma=True) == Decimal("1234.50")
    with pytest.raises(ValueError, match="no amount"):
        amount("none")


def test_cards_games_limits_and_times() -> None:
    assert cards("10s, ah X") == "TsAh??"
    assert currency_of("$1/$2 EUR") == "EUR"
    assert currency_of("1/2") == ""
    assert limit_in("6 Card Omaha") is None
    assert {game_in(text) for text in ("PLO-5", "5 Card Omaha", "OMAHA Hi/Lo", "7Stud H/L")} <= set(VARIANTS)
    assert moment("nothing") == (None, "")
    assert moment("2024/13/45 10:00:00") == (None, "")
