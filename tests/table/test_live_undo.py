"""Entries of a live table taken back: what is left is what would be, had they never been entered."""

from random import Random

import pytest

from pakli.rules import AwardPot, Call, Check, Deal, DeclareMisdeal, Fold, Player, RaiseTo
from pakli.rules.refusal import RuleViolation
from pakli.table import (
    Buy,
    Enter,
    Leave,
    Live,
    MoveChips,
    Ready,
    Sit,
    SitIn,
    SitOut,
    Table,
    TakeBack,
    VoidHand,
    flow_of,
    remaining,
    seen_by,
)
from pakli.table.events import TakenBack
from tests.table.live_kit import DEALER, GAMES, WAYS, LiveTable, live_sign, some_entry


@pytest.mark.parametrize("live", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_any_entries_and_undos_give_the_state_of_the_entries_that_remain(live: Live, game: str) -> None:
    """At every step, and for every viewer; the log without what was taken back gives it too."""
    for seed in range(6):
        chance = Random(f"{live} {game} {seed}")
        play = LiveTable(live_sign(live, game, rake=50))
        for _ in range(4):
            play.start()
            play.log.clear()
            begun = play.table
            states: list[Table] = [play.table]
            for _ in range(40):
                if len(states) > 1 and chance.random() < 0.25:
                    count = chance.randint(1, len(states) - 1)
                    play.do(TakeBack(DEALER, count))
                    del states[-count:]
                elif play.table.playing is None:
                    break
                else:
                    play.enter(some_entry(play.table, chance))
                    states.append(play.table)
                assert play.table == states[-1]
                assert play.table.missing == 0
            assert begun.after(*play.log) == play.table
            assert begun.after(*remaining(play.log)) == play.table
            for viewer in (None, 1, 2):
                seen = [known for event in play.log if (known := seen_by(viewer, event)) is not None]
                assert begun.as_seen_by(viewer).after(*seen) == play.table.as_seen_by(viewer)
            while play.table.playing is not None:
                play.enter(some_entry(play.table, chance))
            if not isinstance(play.table.next, Ready):
                break


def folded_out(play: LiveTable) -> None:
    """A hand that is over at once: seat 3 wins the blinds."""
    play.start()
    play.enter(Fold(1), Fold(2))


def test_an_undo_gives_exactly_the_state_of_then_over_a_hand_that_is_over() -> None:
    play = LiveTable(live_sign("chips"))
    play.start()
    before = play.table.play(Enter(DEALER, Fold(1)))[0]
    play.enter(Fold(1), Fold(2))
    assert play.table.playing is None
    play.do(TakeBack(DEALER, 1))
    assert play.table == before
    play.enter(Call(2), Check(3))
    assert play.table.playing is not None


def test_what_the_house_took_comes_back() -> None:
    play = LiveTable(live_sign("chips", rake=50))
    play.start()
    play.enter(RaiseTo(1, 100), Call(2), Call(3))
    while isinstance(play.table.next, Player):
        play.enter(Check(play.table.next.seat))
    play.enter(AwardPot(0, (1,)))
    raked = play.table.books.raked
    assert raked > 0
    play.do(TakeBack(DEALER, 1))
    assert play.table.books.raked == 0
    assert play.table.missing == 0
    back = play.log[-1]
    flow = flow_of(back)
    assert flow is not None
    assert flow.raked == -raked


def test_once_the_next_hand_is_prepared_the_last_one_is_final() -> None:
    play = LiveTable(live_sign("chips"))
    folded_out(play)
    play.start()
    with pytest.raises(RuleViolation):
        play.do(TakeBack(DEALER, 1))


def test_who_has_gone_with_his_chips_makes_the_hand_final() -> None:
    for action in (Leave(2), MoveChips(2, 3, 10, "a dispute")):
        play = LiveTable(live_sign("chips"))
        folded_out(play)
        play.do(action)
        with pytest.raises(RuleViolation):
            play.do(TakeBack(DEALER, 1))


def test_who_has_come_since_stays_and_what_was_bought_since_is_kept() -> None:
    play = LiveTable(live_sign("chips"))
    folded_out(play)
    play.do(Buy(2, 50), Sit(5, "player 5", 100))
    play.do(TakeBack(DEALER, 1))
    seats = {seat.number: seat for seat in play.table.seats}
    assert (seats[2].stack, seats[2].bought) == (200, 50), "bought for after the hand, which goes on"
    assert seats[5].stack == 100
    assert play.table.missing == 0
    play.enter(Fold(2))
    assert {seat.number: seat.stack for seat in play.table.seats}[2] == 249
    assert play.table.missing == 0


def test_who_sat_out_at_the_end_wishes_it_again() -> None:
    play = LiveTable(live_sign("chips"))
    play.start()
    play.do(SitOut(2))
    play.enter(Fold(1), Fold(2))
    assert play.table.seat(2).out
    play.do(TakeBack(DEALER, 2))
    seat = play.table.seat(2)
    assert (seat.out, seat.after_hand) == (False, "sit_out")
    assert [event for event in play.log if isinstance(event, TakenBack)][-1].over
    play.do(SitIn(2))
    play.enter(Fold(1), Fold(2))
    assert not play.table.seat(2).out


@pytest.mark.parametrize("ruling", [DeclareMisdeal("a card too many", "I2"), VoidHand("a fire")])
def test_a_ruling_that_ended_the_hand_can_be_taken_back(ruling: DeclareMisdeal | VoidHand) -> None:
    play = LiveTable(live_sign("console"))
    play.start()
    play.enter(Call(1))
    before = play.table
    play.enter(ruling)
    assert play.table.playing is None
    play.do(TakeBack(DEALER, 1))
    assert play.table == before


def test_a_wrong_board_is_entered_anew() -> None:
    play = LiveTable(live_sign("console"))
    play.start()
    play.enter(Call(1), Call(2), Check(3), Deal("AsKd9c"))
    play.do(TakeBack(DEALER, 1))
    play.enter(Deal("AsKd8c"))
    assert play.hand.cards.boards == ("AsKd8c",)


def test_several_in_a_row_and_too_many() -> None:
    play = LiveTable(live_sign("chips"))
    play.start()
    start = play.table
    play.enter(Call(1), Call(2))
    play.do(TakeBack(DEALER, 1), TakeBack(DEALER, 1))
    assert play.table == start
    with pytest.raises(RuleViolation) as no:
        play.table.apply(TakeBack(DEALER, 1))
    assert no.value.refusal.code == "live.nothing_to_take_back"
