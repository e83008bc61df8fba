"""The first round: good hands raise, bad ones do not, later seats play more."""

from collections.abc import Sequence
from random import Random

import pytest

from pakli.bots.looks import look
from pakli.bots.opening import opening
from pakli.bots.styles import Style
from pakli.rules import Action, BettingOptions, Fold, Player, RaiseTo
from tests.bots.kit import played, view_of

REST = {1: "3d2c", 2: "4d2d", 3: "5c2h", 4: "6c3h", 5: "7d3s", 6: "8c3c"}


def wishes(
    hole: str, actions: Sequence[Action], *, seat: int, style: Style | None = None
) -> tuple[bool, bool]:
    """Whether the seat, with these cards, mostly stays and mostly raises."""
    view, asked = view_of(played("holdem", REST | {seat: hole}, actions))
    assert asked == seat
    assert isinstance(view.next, Player)
    assert isinstance(view.next.options, BettingOptions)
    stays = presses = 0
    for number in range(9):
        rng = Random(number)
        intent = opening(view, seat, view.next.options, look(view, seat, rng, 300), rng, style or Style())
        stays, presses = stays + intent.stay, presses + intent.press
    return stays > 4, presses > 4


FOLDS: list[Action] = [Fold(3), Fold(4), Fold(5)]


@pytest.mark.parametrize(
    ("hole", "early", "late"),
    [("AsAh", True, True), ("Js9h", False, True), ("Ks7h", False, True), ("8s2s", False, False)],
)
def test_the_later_the_more_hands_are_raised(hole: str, early: bool, late: bool) -> None:
    assert wishes(hole, [], seat=3)[1] == early
    assert wishes(hole, FOLDS, seat=6)[1] == late


def test_against_a_raise_only_the_best_are_raised_again() -> None:
    raised: list[Action] = [RaiseTo(3, 60), Fold(4), Fold(5)]
    assert wishes("AsAh", raised, seat=6)[1]
    assert not wishes("KsTh", raised, seat=6)[1]
    assert wishes("9s4s", raised, seat=6) == (False, False)


def test_styles_open_wider_or_not() -> None:
    assert not wishes("Qs9h", FOLDS, seat=6, style=Style(looseness=0.5))[1]
    assert wishes("Qs9h", FOLDS, seat=6, style=Style(looseness=1.5))[1]
