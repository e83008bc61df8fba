"""Hands of ours that are right: bets, antes, showdowns and splits of every kind, stacks reckoned by hand."""

from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from pakli.history import HistoryError, read, replay, supported
from pakli.history.setups import scale_of
from pakli.rules import Folded, Mucked, PotAwarded, Shown

HANDS: Final = Path(__file__).parents[1] / "golden" / "hands"


@pytest.mark.parametrize("file", sorted(HANDS.iterdir()), ids=lambda file: file.name)
def test_the_hand_ends_in_the_stacks_of_the_file(file: Path) -> None:
    for hand in read(file):
        if supported(hand):
            assert replay(hand).checked == (hand.finishing_stacks is not None)


def played(name: str) -> list[object]:
    return list(replay(read(HANDS / name)[0]).events)


def test_amounts_are_scaled_until_the_whole_file_is_whole() -> None:
    (hand,) = read(HANDS / "fractions.phh")
    assert scale_of(hand) == 1000
    assert replay(hand).scale == 1000
    assert replay(hand).stacks == (50875, 38750, 62125)
    assert scale_of(replace(hand, finishing_stacks=None)) == 100


def test_each_pot_goes_to_its_winner() -> None:
    awards = [event for event in played("no-limit-side-pots.phh") if isinstance(event, PotAwarded)]
    assert [award.shares for award in awards] == [((3, 200),), ((1, 210),), ((1, 360),)]


def test_the_winner_of_what_was_collected_is_found() -> None:
    awards = [event for event in played("unknown-cards-winnings.phh") if isinstance(event, PotAwarded)]
    assert [award.shares for award in awards] == [((3, 90),), ((1, 40),)]


def test_who_threw_unknown_cards_away_has_no_claim_though_he_should_have_shown() -> None:
    shown = [event for event in played("unknown-muck.phh") if isinstance(event, Mucked | Shown)]
    assert shown == [Mucked(3), Shown(1, "9c9d"), Shown(2, "ThJh")]


def test_folds_that_were_left_out_are_played() -> None:
    assert [event for event in played("folds-left-out.phh") if isinstance(event, Folded)] == [
        Folded(1),
        Folded(2),
        Folded(4),
    ]


def test_folds_left_out_are_believed_only_if_the_result_bears_them_out() -> None:
    (hand,) = read(HANDS / "folds-left-out.phh")
    for result in (None, (99, 98, 110, 93)):
        with pytest.raises(HistoryError, match="“d db 2c9hTs” does not belong here"):
            replay(replace(hand, finishing_stacks=result))


def test_who_acts_later_was_not_left_out() -> None:
    (hand,) = read(HANDS / "folds-left-out.phh")
    later = replace(hand, actions=(*hand.actions, replace(hand.actions[-1], player=1)))
    with pytest.raises(HistoryError) as caught:
        replay(later)
    assert caught.value.problem.clause == "P10"


SHOWDOWN = """variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ['d dh p1 {first}', 'd dh p2 {second}', 'p2 cc', 'p1 cc', 'd db 2c9hTs', 'p1 cc', 'p2 cc',
  'd db 4d', 'p1 cc', 'p2 cc', 'd db Kc', 'p1 cc', 'p2 cc', {shows}]
{result}
"""


def showdown(shows: str, *, first: str = "????", second: str = "????", result: str = "") -> tuple[int, ...]:
    (hand,) = read(SHOWDOWN.format(first=first, second=second, shows=shows, result=result))
    return replay(hand).stacks


def test_without_a_result_who_turns_up_nothing_loses_to_who_turns_up_his_hand() -> None:
    assert showdown("'p1 sm ????', 'p2 sm 4h4c'") == (98, 102)
    assert showdown("'p1 sm AhAd', 'p2 sm ????'") == (102, 98)
    assert showdown("'p1 sm Ah??', 'p2 sm 3h3c'") == (98, 102)


def test_with_a_result_the_result_counts() -> None:
    assert showdown("'p1 sm ????', 'p2 sm 4h4c'", result="finishing_stacks = [102, 98]") == (102, 98)
    assert showdown("'p1 sm ????', 'p2 sm ????'", result="finishing_stacks = [100, 100]") == (100, 100)
    assert showdown("'p1 sm ????', 'p2 sm ????'", result="winnings = [0, 3]") == (98, 102)


def test_without_any_hint_the_hand_stops_unchecked_before_the_award() -> None:
    assert showdown("'p1 sm ????', 'p2 sm ????'") == (98, 98)


def test_shown_as_dealt_in_another_order_and_after_the_last_fold() -> None:
    assert showdown("'p1 sm KhAd', 'p2 sm -'", first="AdKh", second="QhQd") == (102, 98)
    (hand,) = read(HANDS / "heads-up.phh")
    with pytest.raises(HistoryError) as caught:
        replay(replace(hand, actions=(*hand.actions[:-1], replace(hand.actions[-1], cards="AhAs"))))
    assert caught.value.problem.clause == "P13"


def test_hole_cards_dealt_one_by_one() -> None:
    (hand,) = read(
        SHOWDOWN.format(first="AdKh", second="QhQd", shows="'p1 sm -', 'p2 sm -'", result="").replace(
            "'d dh p1 AdKh', 'd dh p2 QhQd'", "'d dh p1 Ad', 'd dh p2 Qh', 'd dh p1 Kh', 'd dh p2 Qd'"
        )
    )
    assert replay(hand).stacks == (102, 98)
