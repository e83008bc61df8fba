"""Bots at practice tables: seated when it opens, they play, agree to everything, and buy again (T6)."""

import asyncio
import threading
from random import Random
from typing import Any

import pytest

from pakli.bots import StrongBot
from pakli.club.accounts import PRACTICE
from pakli.room import Pace
from pakli.room.bots import AGREES, thinking
from pakli.room.house import house_bot
from pakli.rules import Action, Checked, Folded, Hand, RaiseTo, RuleViolation
from pakli.store import Posting
from pakli.table import HoldTable, MoveChips, RemovePlayer, SetSwitches
from tests.room.kit import Play, opened, sign

BOTS = ("bot ash", "bot elm", "bot oak")
QUICK = Pace(bot_least=0, bot_most=0, after_fold=0, after_showdown=0, first_hand=0, run_out=0)


async def practice(play: Play, what: str = "NL 1/2", **rules: Any) -> None:
    """A practice table with three bots; anna looks on."""
    await play.open(sign(what, practice=True, buy_in=(40, 200), **rules), bots=BOTS)
    await play.watch("anna")


async def test_T6_they_play_as_long_as_somebody_looks_on() -> None:
    async with opened(pace=QUICK) as play:
        await practice(play)
        await play.until(lambda: play.hands >= 5, most=3600)
        await play.lost("anna")
        hands = play.hands
        await play.pass_time(3600)
        assert play.hands <= hands + 1, "for nobody, nothing is played"
        await play.watch("anna")
        await play.until(lambda: play.hands > hands + 1, most=3600)


@pytest.mark.parametrize("what", ["PL 1/2 omaha", "FL 2/4/1 stud", "PL 1/2 five-card-draw", "FL 2/4 badugi"])
async def test_T6_they_play_every_kind_of_game(what: str) -> None:
    async with opened(pace=QUICK, bot=house_bot) as play:
        await practice(play, what)
        await play.until(lambda: play.hands >= 4, most=3600)
        assert play.moment.table.missing == 0
        assert play.moment.table.chips == 3 * 120


async def test_T6_their_chips_are_practice_chips_without_end() -> None:
    async with opened(pace=QUICK) as play:
        await practice(play)
        assert await play.store.ledger.balance(PRACTICE) == -360
        await play.until(lambda: play.hands >= 2)
        await play.does("host", HoldTable("a break"))
        await play.until(lambda: play.moment.table.dealing is None)
        await play.does("host", MoveChips(1, 3, play.moment.table.seat(1).stack, "the test wants it"))
        await play.until(lambda: play.moment.table.seat(1).stack > 0)
        assert await play.store.ledger.balance(PRACTICE) == -360 - 120


async def test_T6_they_are_marked_and_agree_to_everything() -> None:
    async with opened() as play:
        await practice(play, straddle=True, run_outs=2)
        assert all(seat.switches == AGREES for seat in play.moment.table.seats)
        assert play.actor.lobby_entry().bots == 3
        assert not play.moment.away, "a bot is never away"


async def test_T6_a_person_among_them_is_waited_for() -> None:
    async with opened(pace=QUICK) as play:
        await practice(play)
        account = play.room.house.purse(play.person("anna"), play.moment.table.sign)
        await play.store.append(postings=[Posting(PRACTICE, -100), Posting(account, 100)])
        await play.sits("anna", 2, 100)
        await play.until_asked("anna")
        hand = play.hands
        await play.pass_time(10)
        assert (play.to_act, play.hands) == ("anna", hand)
        await play.passive(fold=True)
        await play.until(lambda: play.hands > hand)


async def test_T6_bots_sit_at_practice_tables_alone() -> None:
    async with opened() as play:
        with pytest.raises(RuleViolation) as no:
            await play.open(sign("NL 1/2"), bots=BOTS)
        assert no.value.refusal.code == "room.bots_practice"
        assert not play.room.tables


async def test_nobody_speaks_for_a_bot_but_the_floor_removes_one() -> None:
    async with opened(pace=QUICK) as play:
        await practice(play)
        seat = play.moment.table.seats[0].number
        assert await play.refused("host", SetSwitches(seat, AGREES)) == "I5 seat.not_yours"
        await play.does("floor", RemovePlayer(seat, "too many bots"))
        await play.until(lambda: play.moment.table.find(seat) is None)


async def test_a_bot_that_wants_what_is_not_possible_is_passed_over() -> None:
    class Wild:
        """Raises in a seat that is not there."""

        def decide(self, view: Hand, chance: Random) -> Action:
            return RaiseTo(99, -5)

    async with opened(pace=QUICK, bot=lambda _: Wild()) as play:
        await practice(play)
        await play.until(lambda: play.hands >= 3, most=600)


@pytest.mark.parametrize("what", ["NL 1/2", "FL 2/4/1 stud", "PL 1/2 five-card-draw"])
async def test_a_bot_that_fails_checks_or_folds_and_the_table_goes_on(
    what: str, caplog: pytest.LogCaptureFixture
) -> None:
    class Faulty:
        """Has a fault of its own."""

        def decide(self, view: Hand, chance: Random) -> Action:
            raise ZeroDivisionError("a fault")

    async with opened(pace=QUICK, bot=lambda _: Faulty()) as play:
        await practice(play, what)
        await play.until(lambda: play.hands >= 3, most=600)
        assert play.moment.table.missing == 0
        told = [record for step in play.watching["anna"].steps for record in step.records]
        acts = [record for record in told if isinstance(record, Folded | Checked)]
        assert acts
        assert not any(record.timed_out for record in acts), "its time was not up"
    assert "failed: it checks or folds" in caplog.text
    assert "ZeroDivisionError: a fault" in caplog.text


async def test_while_a_bot_thinks_long_the_room_goes_on() -> None:
    meanwhile, thinkers = threading.Event(), set[str]()

    class Slow(StrongBot):
        """Thinks until something else has happened in the room."""

        def decide(self, view: Hand, chance: Random) -> Action:
            thinkers.add(threading.current_thread().name.rstrip("_0123456789"))
            assert meanwhile.wait(20), "nothing else went on"
            return super().decide(view, chance)

    async with opened(pace=QUICK, bot=lambda _: Slow()) as play:
        await practice(play)
        asyncio.get_running_loop().call_later(0.1, meanwhile.set)
        await play.until(lambda: play.hands >= 2, most=600)
    assert thinkers == {"pakli-bot"}


def test_they_seem_to_think_within_their_pace_and_seldom_long() -> None:
    times = [thinking(1, 3, Random(seed)) for seed in range(300)]
    harder = [thinking(1, 3, Random(seed), 0.6) for seed in range(300)]
    assert sum(harder) > 1.1 * sum(times)
    assert max(harder) <= 3
    assert 1 <= min(times) <= max(times) <= 3
    assert sum(time < 2 for time in times) > 150
