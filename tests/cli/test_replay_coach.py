"""`pakli replay --coach`: the decisions of a seat in words, of hands in which its cards are told."""

import pytest

from tests.cli.test_replay import GOLDEN, run


@pytest.mark.parametrize(("language", "you"), [("en", "You: "), ("hu", "Te: "), ("pl", "Ty: ")])
def test_every_decision_is_told(capsys: pytest.CaptureFixture[str], language: str, you: str) -> None:
    status, out, err = run(capsys, GOLDEN / "hands" / "heads-up.phh", "--coach", "1", "--lang", language)
    assert (status, err) == (0, "")
    assert you in out


def test_a_seat_that_is_not_there_has_no_decisions(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, GOLDEN / "hands" / "heads-up.phh", "--coach", "9") == (0, "", "")
