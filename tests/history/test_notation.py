"""The action notation of the poker hand history format, read and written."""

from decimal import Decimal

import pytest

from pakli.history import HistoryError, Operation
from pakli.history.notation import action_text, parse_action

READ = {
    "d dh p1 AsKd": Operation("deal_hole", 1, "AsKd"),
    "d dh p3 ????": Operation("deal_hole", 3, "????"),
    "d db Kc7s4h": Operation("deal_board", 0, "Kc7s4h"),
    "p2 f": Operation("fold", 2),
    "p2 cc": Operation("check_or_call", 2),
    "p2 cbr 40": Operation("raise_to", 2, amount=40),
    "p2 cbr 803.50": Operation("raise_to", 2, amount=Decimal("803.50")),
    "p3 sm": Operation("show_or_muck", 3),
    "p3 sm -": Operation("show_or_muck", 3, "-"),
    "p3 sm Ah??": Operation("show_or_muck", 3, "Ah??"),
    "p1 sd": Operation("draw", 1),
    "p1 sd 7c": Operation("draw", 1, "7c"),
    "p1 pb": Operation("bring_in", 1),
    "p1 f # with queens": Operation("fold", 1, comment="with queens"),
    "# the flop is dealt twice": Operation("remark", comment="the flop is dealt twice"),
    "": Operation("remark"),
}

LOOSE = {
    "  p2   cbr\t40 ": "p2 cbr 40",
    "p2 cc#quickly": "p2 cc # quickly",
    "d db 10h9c??": "d db Th9c??",
    "   ": "",
}

WRONG = {
    "p2": "not_an_action",
    "p2 bets": "not_an_action",
    "x2 f": "not_an_action",
    "p f": "not_an_action",
    "p² f": "not_an_action",
    "d": "not_an_action",
    "d dh p1": "not_an_action",
    "d db": "not_an_action",
    "d db As Kd": "not_an_action",
    "p2 f now": "not_an_action",
    "p2 cbr": "not_an_action",
    "p2 sm As Kd": "not_an_action",
    "p4 f": "no_such_player",
    "p0 f": "no_such_player",
    "d dh p9 AsKd": "no_such_player",
    "d dh p1 AsK": "not_cards",
    "p1 sd -": "not_cards",
    "p2 cbr -5": "not_an_amount",
    "p2 cbr 1e3": "not_an_amount",
    "p2 cbr 1,000": "not_an_amount",
    "p2 cbr inf": "not_an_amount",
    "p2 cbr " + "9" * 31: "not_an_amount",
}


@pytest.mark.parametrize(("text", "operation"), READ.items())
def test_read_and_written_back(text: str, operation: Operation) -> None:
    assert parse_action(text, 3) == operation
    assert action_text(operation) == text


@pytest.mark.parametrize(("text", "tidy"), LOOSE.items())
def test_blanks_and_spellings_do_not_matter(text: str, tidy: str) -> None:
    assert action_text(parse_action(text, 3)) == tidy


@pytest.mark.parametrize(("text", "code"), WRONG.items())
def test_what_is_no_action(text: str, code: str) -> None:
    with pytest.raises(HistoryError) as caught:
        parse_action(text, 3, line=7)
    assert (caught.value.problem.code, caught.value.problem.line) == (code, 7)


def test_an_action_knows_its_line() -> None:
    assert parse_action("p1 cc", 2, line=12).line == 12
