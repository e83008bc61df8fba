"""The live straddle: S1-S4, worked examples 22 and 23; the cut, which is offered after it: P4."""

from typing import Any

import pytest

from pakli.rules import TimeUp
from pakli.table import (
    ChooseEntry,
    Cut,
    CutOffer,
    Decline,
    Leave,
    SetSwitches,
    SitOut,
    Straddle,
    StraddleOffer,
    Switches,
    sign_of,
)
from tests.table.kit import Sitting, described, game, sat

YES = Switches(straddle=True)
SIX = dict.fromkeys((1, 2, 3, 4, 5, 6), 1000)


def agreed(words: str = "NL 5/10", stacks: dict[int, int] | None = None, **rules: Any) -> Sitting:
    """A table where straddles are allowed and everybody agrees to them; the button is at the last seat."""
    stacks = stacks or SIX
    play = sat(words, stacks, button=max(stacks), straddle=True, **rules)
    for seat in stacks:
        play.do(SetSwitches(seat, YES))
    return play


def test_S2_example_22_the_third_straddles_and_may_still_raise() -> None:
    play = agreed()
    play.start()
    assert play.table.next == StraddleOffer(3, 20)
    play.do(Straddle(3))
    assert described(play.table) == "button 6: 1 small blind 5, 2 big blind 10, 3 straddle 20"
    assert play.options == "4 may call 20 or raise to 40..1000"
    play.acts("4 calls, 5 calls, 6 calls, 1 calls, 2 calls")
    assert play.options == "3 may check or raise to 40..1000"
    play.acts("3 checks")
    assert play.options == "1 may check or raise to 10..980", (
        "after the flop the big blind is the smallest bet"
    )


def test_S3_example_23_the_third_declines_and_the_button_straddles() -> None:
    play = agreed()
    play.start()
    play.do(Decline(3))
    assert play.table.next == StraddleOffer(6, 20)
    play.do(Straddle(6))
    assert described(play.table) == "button 6: 1 small blind 5, 2 big blind 10, 6 straddle 20"
    assert play.options == "1 may call 15 or raise to 40..1000"
    play.acts("1 calls, 2 calls, 3 calls, 4 folds, 5 folds")
    assert play.options == "6 may check or raise to 40..1000"
    play.acts("6 checks")
    assert play.to_act == 1


def test_S3_both_decline_and_play_is_normal() -> None:
    play = agreed()
    play.start()
    play.do(Decline(3), TimeUp(6))
    assert described(play.table) == "button 6: 1 small blind 5, 2 big blind 10"
    assert play.options == "3 may call 10 or raise to 20..1000"


def test_S1_one_no_turns_it_off_and_a_newcomer_says_no() -> None:
    play = agreed()
    play.do(SetSwitches(4, Switches()))
    assert play.start() == "button 6: 1 small blind 5, 2 big blind 10"
    play.folded_round()
    play.do(SetSwitches(4, YES), play.sit(8, 1000))
    assert play.start().startswith("StraddleOffer"), "he is not dealt in and has no say"
    play.do(Decline(4), Decline(1))
    play.folded_round()
    play.do(ChooseEntry(8, posts=True))
    assert play.start() == "button 2: 3 small blind 5, 4 big blind 10, 8 live 10"


def test_S1_who_changes_his_mind_before_it_is_posted_turns_it_off() -> None:
    play = agreed()
    play.start()
    play.do(SetSwitches(5, Switches()))
    assert described(play.table) == "button 6: 1 small blind 5, 2 big blind 10"


@pytest.mark.parametrize(("chips", "offered"), [(20, 3), (19, 6)])
def test_S2_he_must_have_twice_the_big_blind(chips: int, offered: int) -> None:
    play = agreed(stacks={**SIX, 3: chips})
    play.start()
    assert play.table.next == StraddleOffer(offered, 20)


def test_S4_three_handed_there_is_one_offer_and_heads_up_none() -> None:
    play = agreed(stacks={1: 1000, 2: 1000, 3: 1000})
    play.start()
    assert play.table.next == StraddleOffer(3, 20)
    play.do(Straddle(3))
    assert play.options == "1 may call 15 or raise to 40..1000"
    play.folded_round()
    play.start()
    play.do(Decline(1))
    play.folded_round()
    play.do(SitOut(3))
    assert play.start().startswith("button")


def test_S4_fixed_limit_it_is_the_second_of_four_bets() -> None:
    play = agreed("FL 10/20")
    play.start()
    play.do(Straddle(3))
    assert play.options == "4 may call 20 or raise to 30..30"
    play.acts("4 raises to 30, 5 raises to 40")
    assert play.options == "6 may call 40"


def test_S4_pot_limit_5_10_the_next_to_act_may_raise_to_75() -> None:
    play = agreed("PL 5/10")
    play.start()
    play.do(Straddle(3))
    assert play.options == "4 may call 20 or raise to 40..75"


def test_S4_never_in_a_tournament_nor_where_the_house_does_not_allow_it() -> None:
    play = sat("NL 5/10", SIX, button=6, kind="tournament")
    for seat in SIX:
        play.do(SetSwitches(seat, YES))
    assert play.start().startswith("button")
    play = sat("NL 5/10", SIX, button=6)
    for seat in SIX:
        play.do(SetSwitches(seat, YES))
    assert play.start().startswith("button")


def test_S2_a_straddle_takes_the_place_of_the_post_to_come_in() -> None:
    play = agreed()
    play.start()
    play.do(Decline(3), Decline(6))
    play.folded_round()
    play.do(play.sit(7, 1000), ChooseEntry(7, posts=True), SetSwitches(7, YES))
    play.start()
    play.do(Decline(4), Decline(1))
    assert described(play.table) == "button 1: 2 small blind 5, 3 big blind 10, 7 live 10"
    play.folded_round()
    play.do(play.sit(8, 1000), ChooseEntry(8, posts=True), SetSwitches(8, YES))
    play.do(SitOut(5), SitOut(6), SitOut(7))
    play.start()
    assert play.table.next == StraddleOffer(8, 20)
    play.do(Straddle(8))
    assert described(play.table) == "button 2: 3 small blind 5, 4 big blind 10, 8 straddle 20"


def test_S3_at_an_empty_button_there_is_no_second_offer() -> None:
    play = agreed(moves="dead")
    play.start()
    play.do(Decline(3), Decline(6))
    play.folded_round()
    play.takes_all(2, 3)
    play.do(Leave(2))
    play.start()
    play.do(Decline(4), Decline(1))
    play.folded_round()
    play.start()
    assert play.positions.button == 2
    play.do(Decline(5))
    assert described(play.table).startswith("button 2:")


def test_a_player_who_leaves_while_a_straddle_is_offered_is_not_dealt_in() -> None:
    """Case T11: not dealt in, not charged."""
    play = agreed()
    play.start()
    play.do(Leave(2))
    assert play.table.dealing is None
    assert play.table.books.cashed_out == 1000
    assert play.start().startswith("StraddleOffer(seat=4")
    assert play.positions.big == 3


# --- P4 ---


def test_P4_the_next_player_right_of_the_button_cuts_and_each_has_his_turn() -> None:
    play = sat(sign_of(game("NL 1/2"), seats=6), dict.fromkeys((1, 2, 4, 6), 200), button=4)
    for cutter in (2, 4, 6, 1, 2):
        play.start()
        assert play.table.next == CutOffer(cutter, 52)
        play.do(Cut(cutter, 20))
        assert play.table.dealing is not None
        assert play.table.dealing.cut == 20
        play.folded_round()


def test_P4_no_answer_in_time_is_no_cut() -> None:
    play = sat(sign_of(game("NL 1/2"), seats=6), dict.fromkeys((1, 2), 200), button=1)
    play.start()
    assert play.table.next == CutOffer(2, 52)
    assert play.refused(Cut(1, 20)) == "P4 ask.not_you"
    assert play.refused(Cut(2, 0)) == "P4 cut.no_such_place"
    assert play.refused(Cut(2, 52)) == "P4 cut.no_such_place"
    assert play.refused(Straddle(2)) == "S2 ask.nothing_asked"
    play.do(TimeUp(2))
    assert play.table.dealing is not None
    assert (play.table.dealing.cut, play.table.dealing.begun) == (0, True)


def test_P4_who_does_not_wish_to_cut_is_not_asked() -> None:
    play = sat(sign_of(game("NL 1/2"), seats=6), dict.fromkeys((1, 2), 200), button=1)
    play.do(SetSwitches(2, Switches(cut=False)))
    assert play.start() == "button 1: 1 small blind 1, 2 big blind 2"
