"""
A room that starts again goes on: same cards, stacks, turn and time, wherever in a hand it was stopped or
killed.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from pakli.room import Manners, Opening, Pace, Room
from pakli.room.actions import AskBombPot, OutAtBigBlind, SitDown
from pakli.room.moment import Asked
from pakli.room.restored import restored
from pakli.rules import BoardDealt, Call, Check, PotAwarded, RaiseTo
from pakli.store import Store, backup
from pakli.table import BombPot, Cut, CutOffer, Leave, SetSwitches, Switches
from tests.room.kit import FakeClock, Play, opened, played, sign

GAMES = [
    "NL 1/2 holdem",
    "PL 1/2 omaha-high-low",
    "PL 1/2 five-card-draw",
    "FL 2/4 deuce-to-seven-triple-draw",
    "FL 2/4 badugi",
    "FL 2/4 stud",
    "FL 2/4 razz",
    "NL 1/2/1 holdem-36",
]


async def same_again(play: Play) -> None:
    """The table rebuilt from the log is the table that runs."""
    rebuilt = await restored(play.room.house, play.table_id)
    assert rebuilt is not None
    now, then = play.moment, rebuilt.moment
    assert then.version == now.version
    assert then.kept == now.kept
    assert then.tale.events[: then.told] == now.tale.events[: now.told]
    assert then.tale.start.seats == now.tale.start.seats
    assert _seats(then.asked) == _seats(now.asked)
    if then.asked is not None and now.asked is not None:
        assert then.asked.number <= now.asked.number


def _seats(asked: Asked | None) -> tuple[int, ...]:
    return () if asked is None else asked.seats


@pytest.mark.parametrize("game", GAMES)
async def test_at_every_append_of_many_hands(game: str) -> None:
    random = Random(7)
    async with played(game, pace=Pace(run_out=1), anna=90, bela=200, cili=140, dora=60) as play:
        for _ in range(70):
            await play.until_asked()
            await same_again(play)
            await play.somebody_acts(random)
            await same_again(play)


async def test_between_questions_before_the_hand() -> None:
    what = sign("NL 1/2", cut=True, straddle=True)
    async with played(what, anna=200, bela=200, cili=200) as play:
        for name in ("anna", "bela", "cili"):
            await play.does(name, SetSwitches, Switches(straddle=True))
        for _ in range(6):
            await play.until(lambda: play.moment.asked is not None)
            await same_again(play)
            waiting = play.moment.table.next
            if isinstance(waiting, CutOffer):
                await play.does(play.name(waiting.seat), Cut, 17)
                await same_again(play)
            else:
                await play.until(lambda: play.moment.asked is None or bool(play.to_act))
            if play.to_act:
                await play.hand_over(fold=True)


@asynccontextmanager
async def started_again(url: str, play: Play, seed: int = 99) -> AsyncIterator[Play]:
    """Another room on a database, with a clock of its own and other chance."""
    async with await Store.open(url) as store:
        clock = FakeClock()
        room = await Room.open(
            store, play.people, clock=clock, pace=play.room.house.pace, chance=Random(seed)
        )
        again = Play(room, clock, play.people, store)
        again.table_id = play.table_id
        yield again
        await room.close()


async def _goes_on(play: Play) -> dict[str, Any]:
    """The hand played to its end by checking and calling: board, who got what, and the stacks."""
    number = play.hands
    while play.moment.table.dealing is not None and play.hands == number:
        await play.until(lambda: bool(play.to_act) or play.moment.table.dealing is None)
        if play.to_act:
            await play.passive()
    events = play.moment.tale.events
    return {
        "board": [event.cards for event in events if isinstance(event, BoardDealt)],
        "paid": [event for event in events if isinstance(event, PotAwarded)],
        "stacks": {seat.player: seat.stack for seat in play.moment.table.seats},
    }


@pytest.mark.parametrize("acts", range(12))
async def test_killed_in_mid_hand_the_same_cards_follow(acts: int, tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path / 'log'}", tmp_path / f"copy-{acts}"
    async with played("PL 1/2 omaha", url=url, button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked()
        for _ in range(acts):
            await play.until_asked()
            await play.passive()
        await backup(play.store, copy)
        async with started_again(f"sqlite:///{copy}", play) as again:
            assert again.moment.kept == play.moment.kept
            assert again.to_act == play.to_act
            assert await _goes_on(again) == await _goes_on(play)


async def test_many_hands_are_read_from_a_snapshot(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path / 'log'}", tmp_path / "copy"
    async with played("NL 1/2", url=url, pace=Pace.none(), anna=300, bela=300) as play:
        while play.hands < 60:
            await play.until_asked()
            await play.passive(fold=True)
        saved = await play.store.snapshot(f"table:{play.table_id}")
        assert saved is not None
        assert saved.version > play.moment.version / 3
        await play.until_asked()
        await same_again(play)
        await backup(play.store, copy)
        async with started_again(f"sqlite:///{copy}", play) as again:
            assert again.moment.kept == play.moment.kept
            assert again.hands == play.hands


async def test_a_snapshot_in_another_form_is_not_read() -> None:
    async with played("NL 1/2", pace=Pace.none(), anna=300, bela=300) as play:
        while play.hands < 30:
            await play.until_asked()
            await play.passive(fold=True)
        await play.store.save_snapshot(
            f"table:{play.table_id}", play.moment.version, b'{"of":"another release"}'
        )
        await same_again(play)


@pytest.mark.parametrize("seconds", [3.0, 11.0, 27.5, 55.0])
async def test_closed_in_order_exactly_the_time_is_left_that_was(seconds: float, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with played("NL 1/2", url=url, button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.delivered()
        await play.pass_time(seconds)
        before = play.moment.clock
        assert before is not None
        left = before.left_at(play.clock.now())
        await play.room.close()
        await play.store.close()
        async with started_again(url, play) as again:
            await again.watch("anna")
            clock = again.moment.clock
            assert clock is not None
            assert (clock.kind, clock.of) == (before.kind, before.of)
            await again.delivered()
            assert clock.left_at(again.clock.now()) == pytest.approx(left)
            await again.pass_time(left - 0.5)
            assert again.to_act == "anna"
            await again.does("anna", Call)


async def test_killed_at_most_a_few_seconds_are_given_back(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path / 'log'}", tmp_path / "copy"
    async with played("NL 1/2", url=url, button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.delivered()
        await play.pass_time(13)
        await backup(play.store, copy)
        async with started_again(f"sqlite:///{copy}", play) as again:
            clock = again.moment.clock
            assert clock is not None
            assert 7 <= clock.left <= 7 + play.room.house.pace.note + 0.1


async def test_nobody_pays_for_the_time_the_room_was_away(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with played("NL 1/2", url=url, button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.delivered()
        await play.pass_time(13)
        await play.room.close()
        await play.store.close()
        async with started_again(url, play) as again:
            await again.watch("bela")
            await again.pass_time(4)
            await again.watch("anna")
            await again.delivered()
            assert seconds_left(again) == pytest.approx(7)
        async with started_again(url, play) as again:
            await again.pass_time(5 + 3)
            assert seconds_left(again) == pytest.approx(4)  # who does not come back is not waited for


def seconds_left(play: Play) -> float:
    clock = play.moment.clock
    assert clock is not None
    return clock.left_at(play.clock.now())


async def test_a_time_bank_that_was_used_stays_used(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with played("NL 1/2", url=url, button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.delivered()
        await play.pass_time(20 + 23)
        await play.does("anna", Call)
        assert play.moment.kept.bank("anna") == 37_000
        assert play.moment.kept.bank("bela") == 60_000
        await same_again(play)


async def test_what_is_in_no_stream_is_kept_too(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    what = replace(sign("NL 1/2"), bomb_pot=BombPot(10))
    rules = replace(what.rules, bomb_pot=True)
    what = replace(what, games=(replace(what.games[0], rules=rules),))
    async with opened(url) as play:
        await play.open(what, approve=True)
        await play.gives("anna", 100)
        await play.gives("bela", 100)
        await play.watch("anna")
        await play.watch("host")
        await play.gives("host", 100)
        await play.does("host", SitDown(2, 100))
        await play.does("anna", SitDown(3, 100))
        await play.does("host", OutAtBigBlind, True)
        await play.does("host", AskBombPot)
        assert play.moment.requests
        await play.room.close()
        await play.store.close()
        async with started_again(url, play) as again:
            assert again.moment.requests == play.moment.requests
            assert again.moment.out_at_big_blind == {2}
            assert again.moment.bomb_asked == 2


async def test_a_wish_is_noted_before_it_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, copy = f"sqlite:///{tmp_path / 'log'}", tmp_path / "copy"
    async with played("NL 1/2", url=url, button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked()
        save = play.store.save_snapshot

        async def later(*arguments: Any) -> None:
            await asyncio.sleep(0.05)
            await save(*arguments)

        monkeypatch.setattr(play.store, "save_snapshot", later)
        await play.asks("bela", OutAtBigBlind(play.seat("bela"), True), idle=False)
        await backup(play.store, copy)
        async with started_again(f"sqlite:///{copy}", play) as again:
            assert again.moment.out_at_big_blind == {play.seat("bela")}


async def test_a_wish_that_is_over_does_not_come_back(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path / 'log'}", tmp_path / "copy"
    async with played("NL 1/2", url=url, anna=200, bela=200) as play:
        await play.until_asked()
        await play.hand_over(fold=True)
        await play.does("bela", OutAtBigBlind, True)
        await play.does("bela", Leave)
        await backup(play.store, copy)
        async with started_again(f"sqlite:///{copy}", play) as again:
            assert again.moment.out_at_big_blind == frozenset()


async def test_a_command_done_before_the_restart_is_answered_as_done(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with played("NL 1/2", url=url, button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        version = play.moment.version
        await play.asks("anna", RaiseTo(play.seat("anna"), 6), command="mine", version=version)
        await play.room.close()
        await play.store.close()
        async with started_again(url, play) as again:
            await again.watch("anna")
            before = again.moment.version
            answer = await again.asks("anna", RaiseTo(play.seat("anna"), 6), command="mine", version=version)
            assert not hasattr(answer, "clause"), answer
            assert again.moment.version == before
            other = await again.refused("anna", RaiseTo(play.seat("anna"), 8), command="new", version=version)
            assert other == "P7 turn.not_yours"


async def test_an_answer_from_before_the_restart_does_nothing_at_the_next_question(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with played("NL 1/2", url=url, button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        asked = play.moment.version
        await play.asks("anna", Call(play.seat("anna")), command="c1", version=asked)
        await play.room.close()
        await play.store.close()
        async with started_again(url, play) as again:
            for name in ("anna", "bela", "cili"):
                await again.watch(name)
            await again.asks("bela", Call(play.seat("bela")), command="c9")
            await again.passive()
            while again.to_act != "anna":
                await again.until_asked()
                await again.passive()
            version = again.moment.version
            answer = await again.asks("anna", Call(play.seat("anna")), command="c1", version=asked)
            assert not hasattr(answer, "clause"), answer
            other = await again.refused("anna", Check(play.seat("anna")), command="c2", version=asked)
            assert other.endswith("room.stale")
            assert again.moment.version == version
            assert again.to_act == "anna"
            await again.passive()
            await same_again(again)


async def test_a_closed_table_does_not_come_back() -> None:
    async with played("NL 1/2", anna=200) as play:
        table = play.table_id
        await play.room.close_table(play.person("host"), table)
        room = await Room.open(play.store, play.people, clock=FakeClock())
        assert room.table(table) is None
        assert not room.tables


async def test_every_table_comes_back_with_its_manners() -> None:
    async with opened() as play:
        for name in ("Green", "Blue"):
            await play.room.open_table(play.person("host"), _opening(name))
        room = await Room.open(play.store, play.people, clock=FakeClock())
        assert {table.moment.kept.manners.name for table in room.tables} == {"Green", "Blue"}
        await room.close()


def _opening(name: str) -> Opening:
    return Opening(manners=Manners(name=name, private=True, chat="seated"), sign=sign("NL 1/2"))
