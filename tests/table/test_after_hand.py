"""Run-outs by agreement (P16), misdeals (I2), bomb pots, cards shown after the hand, the floor (F1)."""

from typing import Any, Final

import pytest

from pakli.cards import names_of
from pakli.rules import AwardHand, BoardDealt, Deal, DeclareMisdeal, KillHand, RunOut, RunsAgreed, TimeUp
from pakli.table import (
    ANY_RUNS,
    ASK_RUNS,
    BombPot,
    ChooseGame,
    HoldTable,
    Leave,
    MoveChips,
    OnHold,
    Penalize,
    RabbitCards,
    RemovePlayer,
    ResumeTable,
    RunsQuestion,
    SetLevel,
    SetSwitches,
    ShowAfterHand,
    SitIn,
    SitOut,
    StartHand,
    StraddleOffer,
    Switches,
    VoidHand,
    WishRuns,
    sign_of,
)
from pakli.table.events import RunsSettled
from tests.table.kit import Sitting, described, game, player_of, sat

THREE: Final = {1: 100, 2: 100, 3: 100}


def all_in(stacks: dict[int, int] | None = None, **rules: Any) -> Sitting:
    """All-in before the flop: 3 raises, 1 calls, 2 folds."""
    play = sat("NL 1/2", stacks or THREE, button=3, run_outs=3, **rules)
    play.start()
    play.acts("3 raises to 100, 1 calls, 2 folds")
    play.dealt()
    return play


# --- run-outs ---


@pytest.mark.parametrize(
    ("first", "second", "runs"),
    [(2, 3, 2), (3, ANY_RUNS, 3), (ANY_RUNS, ANY_RUNS, 1), (2, 1, 1), (1, ANY_RUNS, 1)],
)
def test_P16_the_smallest_number_everybody_accepts(first: int, second: int, runs: int) -> None:
    play = all_in()
    assert play.table.next == RunsQuestion((1, 3), 3)
    events = play.do(WishRuns(1, first))
    events += play.do(WishRuns(3, second)) if first != 1 else ()
    assert RunsSettled(runs) in events
    assert (RunsAgreed(runs) in events) == (runs > 1)
    play.checked_down()
    boards = [event for event in play.log if isinstance(event, BoardDealt)]
    assert {event.board for event in boards} == set(range(runs))


def test_P16_the_board_waits_for_the_answers() -> None:
    play = all_in()
    assert play.refused(Deal("AsKsQs")) == "P16 ask.not_answered"
    assert play.refused(WishRuns(2, 2)) == "P16 ask.not_you"
    assert play.refused(WishRuns(1, 4)) == "P16 runs.too_many"
    assert play.refused(WishRuns(1, -1)) == "P16 runs.too_few"
    play.do(WishRuns(1, 2))
    assert play.refused(WishRuns(1, 2)) == "P16 ask.answered_already"
    play.do(TimeUp(3))
    assert RunsSettled(1) in play.log


def test_P16_who_has_said_so_beforehand_is_not_asked() -> None:
    play = sat("NL 1/2", THREE, button=3, run_outs=2)
    play.do(SetSwitches(1, Switches(runs=ANY_RUNS)), SetSwitches(3, Switches(runs=5)))
    play.do(SetSwitches(2, Switches(runs=1)))
    play.start()
    play.acts("3 raises to 100, 1 calls, 2 folds")
    play.dealt()
    assert RunsSettled(2) in play.log
    assert play.refused(SetSwitches(1, Switches(runs=ASK_RUNS - 1))) == "P16 runs.too_few"


@pytest.mark.parametrize("said", [(), (WishRuns(1, 2),)])
def test_P16_a_dead_hand_has_no_say_in_the_run_outs(said: tuple[WishRuns, ...]) -> None:
    play = sat("NL 1/2", {1: 100, 2: 100, 4: 100}, button=2, run_outs=3)
    play.start()
    play.acts("2 raises to 100, 4 calls, 1 calls")
    play.dealt()
    assert play.table.next == RunsQuestion((4, 1, 2), 3)
    play.do(*said, KillHand(1, "he played on with another's cards", "P17"))
    play.do(WishRuns(2, 3), WishRuns(4, ANY_RUNS))
    assert RunsSettled(3) in play.log
    play.checked_down()
    assert play.table.seat(1).stack == 0


def test_P16_a_dealer_may_enter_what_was_agreed_aloud() -> None:
    play = all_in()
    play.do(RunOut(2))
    assert play.table.question is None
    play.checked_down()
    assert play.table.dealing is None


# --- I2 ---


def test_I2_after_a_misdeal_the_same_button_and_the_same_blinds() -> None:
    play = sat("NL 1/2", dict.fromkeys((1, 2, 3, 4), 100), button=1, moves="moving")
    play.hands(1)
    first = play.start()
    play.dealt()
    play.do(DeclareMisdeal("two cards flipped"))
    assert play.stacks() == {1: 100, 2: 99, 3: 101, 4: 100}
    play.do(play.sit(7, 100))
    assert play.start() == first == "button 2: 3 small blind 1, 4 big blind 2"
    play.folded_round()
    assert play.start() == "button 3: 4 small blind 1, 7 big blind 2"


def test_I2_if_a_player_has_gone_the_hand_is_planned_anew() -> None:
    play = sat("NL 1/2", dict.fromkeys((1, 2, 3, 4), 100), button=1, moves="moving")
    play.hands(1)
    play.start()
    play.do(Leave(4))
    play.dealt()
    play.do(DeclareMisdeal("wrong number of cards"))
    assert play.start() == "button 2: 3 small blind 1, 1 big blind 2"


def test_F1_the_floor_voids_a_hand_and_chips_are_as_before() -> None:
    play = sat("NL 1/2", THREE, button=3)
    first = play.start()
    play.acts("3 raises to 50, 1 calls")
    assert play.refused(VoidHand("")) == "F1 floor.no_reason"
    play.do(SitOut(2), Leave(3))
    play.do(VoidHand("the pack was short"))
    assert play.stacks() == {1: 100, 2: 100}
    assert play.table.seat(2).out
    assert play.refused(VoidHand("again")) == "F1 table.no_hand"
    play.do(SitIn(2))
    assert play.start() != first


# --- bomb pots ---


def bombs(words: str = "NL 1/2", boards: Any = 1) -> Sitting:
    """A table with bomb pots of 5 chips, to which all agree."""
    made = game(words, bomb_pot=True)
    play = sat(sign_of(made, cut=False, bomb_pot=BombPot(5, boards), buy_in=(50, 200)), THREE, button=3)
    for seat in THREE:
        play.do(SetSwitches(seat, Switches(bomb_pot=True)))
    return play


def test_a_bomb_pot_has_antes_and_no_first_round() -> None:
    play = bombs()
    assert play.start(bomb_pot=True) == "button 3: 1 ante 5, 2 ante 5, 3 ante 5"
    assert play.options == "1 may check or raise to 2..95"
    hand = play.table.playing
    assert hand is not None
    assert (hand.pot, len(hand.cards.boards[0])) == (15, 6)
    play.checked_down()
    assert play.start() == "button 3: 1 small blind 1, 2 big blind 2", "no blind is skipped for it"


def test_a_bomb_pot_of_the_buttons_choice() -> None:
    games = (game("NL 1/2", bomb_pot=True), game("PL 1/2 omaha", bomb_pot=True))
    sign = sign_of(*games, cut=False, bomb_pot=BombPot(5), buy_in=(50, 200), rotation="dealers_choice")
    play = sat(sign, THREE, button=3)
    for seat in THREE:
        play.do(SetSwitches(seat, Switches(bomb_pot=True)))
    play.start(bomb_pot=True)
    play.do(ChooseGame(3, 1))
    assert described(play.table) == "button 3: 1 ante 5, 2 ante 5, 3 ante 5"
    assert play.table.playing is not None
    assert play.table.playing.plan.setup.variant == "omaha"


def test_a_bomb_pot_may_have_two_boards() -> None:
    play = bombs(boards=2)
    play.start(bomb_pot=True)
    play.checked_down()
    hand = play.table.over
    assert hand is not None
    assert [len(board) for board in hand.cards.boards] == [10, 10]


def test_one_no_and_there_is_no_bomb_pot() -> None:
    play = bombs()
    play.do(SetSwitches(2, Switches()))
    assert play.refused(StartHand(bomb_pot=True)) == "B10 bomb.not_agreed"
    play = sat("NL 1/2", THREE, button=3)
    assert play.refused(StartHand(bomb_pot=True)) == "B10 bomb.not_here"
    play = bombs("FL 2/4 stud")
    assert play.refused(StartHand(bomb_pot=True)) == "B10 bomb.not_here"


# --- after the hand ---


def test_rabbit_cards_are_those_that_would_have_come() -> None:
    play = sat("NL 1/2", THREE, button=3, rabbit_cards=True)
    play.start()
    play.acts("3 calls, 1 calls, 2 checks")
    assert play.refused(RabbitCards(("AsKs",))) == "I5 rabbit.not_now"
    play.acts("1 checks, 2 raises to 2, 3 folds, 1 folds")
    hand = play.table.over
    assert hand is not None
    assert play.table.rabbit_missing == (2,)
    cards = play.shoe.rabbit(hand)
    assert cards == RabbitCards((play.shoe.rest[2:4] + play.shoe.rest[6:8],))
    assert play.refused(RabbitCards(("AsKsQs",))) == "P5 deal.wrong_count"
    known = hand.cards.boards[0][:2]
    fresh = play.shoe.rest[:2]
    assert play.refused(RabbitCards((known + fresh,))) == "C1 deal.card_twice"
    play.do(cards)
    assert play.table.rabbit == cards.boards
    assert play.refused(cards) == "I5 rabbit.not_now"
    play.start()
    assert play.table.rabbit == ()


def test_no_rabbit_cards_once_the_next_hand_was_prepared_though_it_was_called_off() -> None:
    """The cards are in the pack again, and that was shuffled."""
    play = sat("NL 1/2", THREE, button=3, rabbit_cards=True, straddle=True)
    play.start()
    play.acts("3 folds, 1 folds")
    assert sum(play.table.rabbit_missing) == 5
    for seat in THREE:
        play.do(SetSwitches(seat, Switches(straddle=True)))
    play.do(StartHand())
    assert isinstance(play.table.next, StraddleOffer)
    assert not any(play.table.rabbit_missing)
    play.do(SitOut(2))
    assert play.table.dealing is None
    assert play.table.over is not None
    assert play.refused(RabbitCards(("AsKsQsJsTs",))) == "I5 rabbit.not_now"


def test_rabbit_cards_only_where_the_house_allows_them() -> None:
    play = sat("NL 1/2", THREE, button=3)
    play.hands(1)
    assert play.table.rabbit_missing == ()
    play = sat("NL 1/2", THREE, button=3, kind="tournament", rabbit_cards=True)
    play.hands(1)
    assert play.table.rabbit_missing == ()


def test_I5_after_the_hand_one_may_show() -> None:
    play = sat("NL 1/2", THREE, button=3)
    assert play.refused(ShowAfterHand(1)) == "I5 show.nothing_to_show"
    play.start()
    assert play.refused(ShowAfterHand(1)) == "I5 show.nothing_to_show"
    play.folded_round()
    hand = play.table.over
    assert hand is not None
    play.do(ShowAfterHand(2))
    assert play.table.shown == ((2, hand.seat(2).cards),)
    assert play.refused(ShowAfterHand(2)) == "I5 show.nothing_to_show"
    play.do(Leave(1))
    assert play.refused(ShowAfterHand(1)) == "I5 show.nothing_to_show", "his cards have gone with him"
    play.do(play.sit(1, 50))
    assert "??" in hand.as_seen_by(None).seat(1).cards


def test_I5_one_may_show_one_card_and_another_later() -> None:
    play = sat("NL 1/2", THREE, button=3)
    play.start()
    play.folded_round()
    hand = play.table.over
    assert hand is not None
    first, second = names_of(hand.seat(2).cards)
    other = hand.seat(1).cards[:2]
    assert play.refused(ShowAfterHand(2, other)) == "I5 show.not_held"
    assert play.refused(ShowAfterHand(2, "nonsense")) == "I5 show.not_held"
    play.do(ShowAfterHand(2, second))
    assert dict(play.table.shown) == {2: f"??{second}"}
    assert play.refused(ShowAfterHand(2, second)) == "I5 show.nothing_to_show"
    play.do(ShowAfterHand(1))
    play.do(ShowAfterHand(2, first))
    assert dict(play.table.shown) == {1: hand.seat(1).cards, 2: first + second}
    assert play.refused(ShowAfterHand(2)) == "I5 show.nothing_to_show"


# --- the floor ---


def test_F1_a_held_table_starts_no_hand() -> None:
    play = sat("NL 1/2", THREE, button=3)
    assert play.refused(ResumeTable()) == "F1 floor.not_held"
    play.do(HoldTable("main break"))
    assert play.table.next == OnHold("main break")
    assert play.refused(StartHand()) == "F1 table.held"
    play.do(ResumeTable())
    assert described(play.table) == "Ready()"


def test_F1_a_penalty_is_served_hand_by_hand() -> None:
    play = sat("NL 1/2", dict.fromkeys((1, 2, 3, 4), 100), button=4)
    play.hands(1)
    play.do(Penalize(2, 2, "phone at the table"))
    for _ in range(2):
        play.start()
        assert play.table.dealing is not None
        assert 2 not in play.table.dealing.dealt
        play.folded_round()
    assert play.table.seat(2).penalty == 0
    assert play.table.seat(2).owes_small, "blinds missed meanwhile are due"
    assert play.refused(Penalize(2, -1, "a mistake")) == "F1 floor.bad_penalty"


def test_F1_in_a_tournament_a_penalized_player_pays_and_is_absent() -> None:
    play = sat("NL 1/2", dict.fromkeys((1, 2, 3, 4), 100), button=4, kind="tournament")
    play.do(Penalize(2, 1, "phone at the table"))
    assert play.table.absent(2)
    assert play.start() == "button 4: 1 small blind 1, 2 big blind 2"


def test_P17_the_floor_awards_chips_between_hands() -> None:
    play = sat("NL 1/2", THREE, button=3)
    assert play.refused(MoveChips(1, 2, 101, "a miscounted pot")) == "F1 floor.bad_award"
    assert play.refused(MoveChips(1, 1, 10, "a miscounted pot")) == "F1 floor.bad_award"
    play.do(MoveChips(1, 2, 40, "a miscounted pot"))
    assert play.stacks() == {1: 60, 2: 140, 3: 100}
    play.start()
    assert play.refused(MoveChips(1, 2, 40, "a miscounted pot")) == "T2 hand.going_on"


def test_F1_the_floor_has_a_player_leave() -> None:
    play = sat("NL 1/2", THREE, button=3)
    play.start()
    play.do(RemovePlayer(3, "abuse"))
    assert play.table.absent(3)
    play.folded_round()
    assert play.table.find(3) is None
    play.do(RemovePlayer(2, "abuse"))
    assert [seat.player for seat in play.table.seats] == [player_of(1)]


def test_M2_a_level_holds_from_the_next_hand_on() -> None:
    play = sat("NL 1/2", THREE, button=3, kind="tournament")
    play.start()
    play.do(SetLevel((game("NL 2/4", kind="tournament"),)))
    hand = play.table.playing
    assert hand is not None
    assert hand.plan.game.stakes.big_blind == 2
    play.folded_round()
    assert play.start() == "button 1: 2 small blind 2, 3 big blind 4"
    assert play.refused(SetLevel((game("PL 2/4 omaha", kind="tournament"),))) == "M2 level.other_games"
    cash = sat("NL 1/2", THREE, button=3)
    assert cash.refused(SetLevel((game("NL 2/4"),))) == "T3 level.cash"


def test_P17_a_hand_is_awarded_while_the_table_asks_for_run_outs() -> None:
    play = all_in()
    play.do(AwardHand(1, "a card fell off the table"))
    assert play.table.question is None
    assert [seat.stack for seat in play.table.seats] == [202, 98, 0]
    assert not play.table.missing
