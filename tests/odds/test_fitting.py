"""Hands that go together never, seldom, or only if one looks."""

from typing import Any

import pytest

from pakli.odds import OddsError, equity
from pakli.odds.fitting import why_not
from pakli.odds.seats import asked
from pakli.texts import LANGUAGES, translator
from tests.odds.reference import tiny


def test_what_weighs_most_but_cannot_be_dealt_is_passed_over() -> None:
    for hands, same, game in (
        ([f"AhKh,7c2d:{tiny(300)}", "AhAs"], ["7c2d", "AhAs"], "holdem"),
        (["AhAs,AhAd", f"AhKh,7c2d:{tiny(300)}"], ["AhAs,AhAd", "7c2d"], "holdem"),
        (["AsAhAdAc", f"AK**,KKKK:{tiny(12)}"], ["AsAhAdAc", "KsKhKdKc"], "omaha"),
        (["AsAhAd/Ac", f"A2*,234:{tiny(300)}"], ["AsAhAd/Ac", "234"], "razz"),
    ):
        right = equity(same, game=game, samples=100_000, seed=1)
        found = equity(hands, game=game, samples=100_000, seed=2)
        for one, other in zip(found.players, right.players, strict=True):
            error = (one.standard_error**2 + other.standard_error**2) ** 0.5
            assert one.equity == pytest.approx(other.equity, abs=4.5 * error + 1e-12)


IMPOSSIBLE = [
    {"hands": ["AA", "AA", "AA"]},
    {"hands": ["AA", "AA", "AA", *["random"] * 7]},
    {"hands": ["AA,KK"] * 5},
    {"hands": ["AA,KK,QQ"] * 7 + ["random"]},
    {"hands": ["AhAs", "AA", "AhKh,AA"]},
    {"hands": ["AA**", "AA**", "AK**"], "game": "omaha"},
    {"hands": ["AA**", "AA**", "A***", "random"], "game": "omaha"},
    {"hands": ["AA****"] * 3, "game": "omaha-6"},
    {"hands": ["AA*****", "AAK****", "A"], "game": "stud"},
    {"hands": ["AA*", "AA/2c", "A/3c"], "game": "razz"},
    {"hands": ["AA***", "AA***", "A****"], "game": "deuce-to-seven-triple-draw"},
]


@pytest.mark.parametrize("question", IMPOSSIBLE, ids=lambda question: " ".join(question["hands"]))
def test_hands_that_cannot_be_dealt(question: dict[str, Any]) -> None:
    for samples in (1000, None):
        with pytest.raises(OddsError) as caught:
            equity(**question, samples=samples)
        assert caught.value.code == "impossible"
        assert caught.value.facts["hands"] == ", ".join(question["hands"])


def test_hands_that_go_together_seldom_are_drawn_together() -> None:
    # Drawn one by one they would fit once in some 10^8 deals; no two of these ranges exclude each other.
    for hands, board, game in (
        (
            [f"AhAs,KhKs:{tiny(5)}", f"AhAd,QhQs:{tiny(5)}", f"AsAd,JhJs:{tiny(6)},TcTs:{tiny(5)}"],
            "2c7d9h",
            "holdem",
        ),
        ([f"AAAA,KKKK:{tiny(300)}", f"AA**,QQJJ:{tiny(300)}"], "2c7d9h", "omaha"),
        (
            [
                f"AsAh,KsKh:{tiny(9)}/2c3c4c5c",
                f"AsAd,KdKc:{tiny(9)}/2d3d4d5d",
                f"AhAc,QsQc:{tiny(9)}/2h3h4h5h",
            ],
            "",
            "razz",
        ),
    ):
        exact = equity(hands, board, game=game, samples=0)
        sampled = equity(hands, board, game=game, samples=150_000, seed=1)
        assert sampled == equity(hands, board, game=game, samples=150_000, seed=1)
        for one, right in zip(sampled.players, exact.players, strict=True):
            assert one.equity == pytest.approx(right.equity, abs=4.5 * one.standard_error + 1e-4)


def test_hands_that_go_together_seldom_are_not_called_impossible() -> None:
    hands = [f"AhAs,KhKs:{tiny(9)}", f"AhAd,QhQs:{tiny(9)}", f"AsAd,JhJs:{tiny(9)}", *["random"] * 4]
    with pytest.raises(OddsError) as caught:
        equity(hands, samples=1000, seed=1)
    assert caught.value.code == "seldom"
    for language in LANGUAGES:
        assert ", ".join(hands) in caught.value.text(translator(language))


def test_what_takes_too_long_to_tell_is_called_seldom() -> None:
    spot, seats = asked(["22+"] * 10, "", "", "holdem")
    assert why_not(spot, seats).code == "seldom"  # of course they go together
