"""
Clocks that jump. What time it is moves nothing; a machine that slept costs nobody more than the part of his
turn that was running: bank and grace begin after it.
"""

import time
from typing import Final

import pytest

from pakli.room import Pace
from pakli.room.restored import restored
from pakli.rules import Call
from pakli.table import SitOut
from tests.room.kit import played
from tests.room.test_cases import timed_out

NIGHT: Final = 8 * 60 * 60.0


@pytest.mark.parametrize("years", [-30, 30])
async def test_the_time_of_day_moves_nothing(years: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.delivered()
        await play.pass_time(7)
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + years * 365 * 86400)
        real_ns = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real_ns() + years * 365 * 86400 * 10**9)
        clock = play.moment.clock
        assert clock is not None
        assert clock.left_at(play.clock.now()) == 13
        await play.pass_time(12)
        assert play.to_act == "anna"
        await play.does("anna", Call)
        await play.hand_over()
        await play.until_asked()
        again = await restored(play.room.house, play.table_id)
        assert again is not None
        assert again.moment.kept == play.moment.kept
        assert again.moment.version == play.moment.version


async def test_who_has_his_time_when_the_machine_sleeps_has_his_whole_bank_after_it() -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.delivered()
        await play.pass_time(5)
        play.clock.jump(NIGHT)
        await play.settle()
        assert play.to_act == "anna"
        clock = play.moment.clock
        assert clock is not None
        assert (clock.kind, clock.left_at(play.clock.now())) == ("bank", 60)
        await play.pass_time(10)
        await play.does("anna", Call)
        assert play.moment.kept.bank("anna") == 50_000


async def test_who_is_away_when_the_machine_sleeps_has_his_whole_grace_after_it() -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.lost("anna")
        play.clock.jump(NIGHT)
        await play.settle()
        assert play.to_act == "anna"
        await play.watch("anna")
        await play.does("anna", Call)


async def test_a_turn_whose_last_part_was_running_is_over_and_nobody_elses() -> None:
    rules = {"time_bank": 0}
    async with played("NL 1/2", rules=rules, button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.delivered()
        play.clock.jump(NIGHT)
        await play.settle()
        assert timed_out(play) == [play.seat("anna")]
        assert play.to_act == "bela"
        await play.delivered()
        await play.pass_time(19)
        assert play.to_act == "bela", "bela has his whole time"


async def test_a_night_between_two_hands_is_one_pause() -> None:
    async with played("NL 1/2", pace=Pace(after_fold=5), button="anna", anna=200, bela=200) as play:
        await play.until_asked()
        await play.hand_over(fold=True)
        hands = play.hands
        play.clock.jump(NIGHT)
        await play.settle()
        assert play.hands == hands + 1
        await play.pass_time(1)
        assert play.hands == hands + 1
        assert play.to_act


async def test_who_sat_out_that_long_has_left_with_his_chips_and_those_who_play_have_not() -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.hand_over(fold=True)
        stack = play.stack("cili")
        await play.does("cili", SitOut)
        play.clock.jump(NIGHT)
        await play.settle()
        await play.until_asked()
        assert {seat.player for seat in play.moment.table.seats} == {"anna", "bela"}
        assert await play.store.ledger.balance("player:cili") == stack


async def test_a_clock_that_stands_for_long_between_two_looks_is_no_trouble_for_spectators() -> None:
    async with played("NL 1/2", manners={"delay": 60}, button="anna", anna=200, bela=200) as play:
        rail = await play.watch("dora")
        await play.until_asked()
        await play.hand_over()
        play.clock.jump(NIGHT)
        await play.settle()
        versions = [step.after.version for step in rail.steps if step.records]
        assert versions == sorted(set(versions))
        await play.pass_time(61)
        assert rail.moment is not None
        assert rail.moment.version > versions[-1] or rail.moment.version == play.moment.version
