"""
Seats kept without playing: lost after a while with all chips, sooner where somebody waits for them; and turns
let pass (T5, I4, section 11).
"""

from typing import Any, Final

import pytest

from pakli.room import Pace
from pakli.room.actions import JoinWaiting
from pakli.rules import Fold
from pakli.table import Buy, MoveChips, Penalize, SitIn, SitOut
from tests.room.kit import Play, opened, played, sign

THREE: Final[dict[str, Any]] = {"anna": 200, "bela": 200, "cili": 200}
PACE: Final = Pace()


def here(play: Play) -> set[str]:
    """Who sits at the table."""
    return {seat.player for seat in play.moment.table.seats}


async def until_gone(play: Play, name: str, seconds: float) -> None:
    """Somebody still sits a second before so much time has passed, and does not a second after."""
    began, left = play.clock.now(), None
    while left is None:
        due = play.clock.next_alarm()
        assert due is not None
        await play.pass_time(due - play.clock.now())
        if play.to_act:
            await play.passive(fold=True)
        left = None if name in here(play) else play.clock.now() - began
        assert play.clock.now() - began < seconds + 60
    assert left == pytest.approx(seconds, abs=1)


async def test_T5_who_sits_out_too_long_loses_his_seat_and_no_chip() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await play.does("cili", SitOut)
        await until_gone(play, "cili", PACE.sit_out)
        assert await play.store.ledger.balance("player:cili") == 200


async def test_T5_who_sits_in_again_begins_anew() -> None:
    async with played("NL 1/2", button="anna", pace=Pace(time_outs=1000), **THREE) as play:
        await play.does("cili", SitOut)
        await play.pass_time(PACE.sit_out - 30)
        await play.does("cili", SitIn)
        await play.does("cili", SitOut)
        await play.settle()
        if play.moment.table.in_hand(play.seat("cili")):
            await play.until(lambda: play.moment.table.seat(play.seat("cili")).out)
        await play.pass_time(60)
        assert "cili" in here(play)


async def loses_everything(play: Play, name: str) -> None:
    """All chips of somebody go to another, between hands."""
    giver, taker = play.seat(name), play.seat("bela")
    await play.does("host", MoveChips(giver, taker, play.stack(name), "the test wants it"))


async def test_T4_who_has_lost_everything_and_does_not_buy_loses_his_seat() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await loses_everything(play, "anna")
        await until_gone(play, "anna", PACE.sit_out)


async def test_T5_heads_up_a_seat_kept_for_nothing_is_lost_sooner() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        await play.does("bela", SitOut)
        await until_gone(play, "bela", PACE.blocker)


async def test_T5_where_somebody_waits_for_a_seat_it_is_lost_sooner() -> None:
    async with opened() as play:
        await play.open(sign("NL 1/2", seats=3))
        for seat, name in enumerate(THREE, start=1):
            await play.sits(name, seat, 200)
        await play.does("cili", SitOut)
        await play.pass_time(PACE.blocker - 20)
        await play.watch("dora")
        await play.does("dora", JoinWaiting())
        await until_gone(play, "cili", 20)
        assert play.moment.table.called == ("dora",)


async def test_T5_where_nobody_waits_and_others_play_it_is_not() -> None:
    async with played("NL 1/2", button="anna", pace=Pace(time_outs=1000), **THREE) as play:
        await play.does("cili", SitOut)
        await play.pass_time(PACE.blocker + 60)
        assert "cili" in here(play)


async def test_who_is_not_connected_keeps_his_seat_for_a_while_too() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await play.does("anna", SitOut)
        await play.lost("anna")
        await until_gone(play, "anna", PACE.sit_out)


async def test_bots_keep_their_seats() -> None:
    async with opened() as play:
        await play.open(sign("NL 1/2", practice=True), bots=("bot one", "bot two"))
        await play.pass_time(2 * PACE.sit_out)
        assert here(play) == {"bot-one", "bot-two"}
        assert not play.hands, "for nobody, nothing is played"


async def test_who_is_put_out_by_the_floor_does_not_lose_his_seat_while_he_is_there() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await play.does("host", Penalize(play.seat("anna"), 3, "shouting"))
        hands = play.hands
        await play.until_asked()
        assert not play.moment.table.in_hand(play.seat("anna"))
        await play.hand_over(fold=True)
        assert play.hands == hands + 1
        assert play.moment.table.seat(play.seat("anna")).penalty == 2


async def others_act_until(play: Play, name: str) -> None:
    """The others fold, hand after hand, until it is somebody's turn."""
    while play.to_act != name:
        if play.to_act:
            await play.passive(fold=True)
        else:
            await play.until(lambda: bool(play.to_act))


async def test_I4_one_real_action_and_the_turns_let_pass_are_forgotten() -> None:
    rules = {"time_bank": 0}
    async with played("NL 1/2", rules=rules, button="anna", **THREE) as play:
        for real in (False, True, False):
            await others_act_until(play, "anna")
            if real:
                await play.does("anna", Fold)
            else:
                await play.delivered()
                await play.pass_time(21)
            assert not play.moment.table.seat(play.seat("anna")).out
        await others_act_until(play, "anna")
        await play.delivered()
        await play.pass_time(21)
        assert play.moment.table.seat(play.seat("anna")).out


async def test_T4_a_rebuy_in_time_keeps_the_seat() -> None:
    async with played("NL 1/2", pace=Pace(time_outs=1000), button="anna", **THREE) as play:
        await play.gives("anna", 100)
        await loses_everything(play, "anna")
        await play.pass_time(PACE.sit_out - 60)
        await play.does("anna", Buy, 100)
        await play.pass_time(90)
        assert "anna" in here(play)
