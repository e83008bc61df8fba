"""Calls for the floor: made, taken, answered; who may; how often; what is left of them after a restart."""

from pathlib import Path

import pytest

from pakli.club.rights import Place
from pakli.room.calls import LONGEST_CALL, Call, Calls
from pakli.rules import RuleViolation
from pakli.store import Store
from tests.room.fakes import FakeClock, person_of
from tests.room.kit import opened

ANNA, BELA = person_of("anna"), person_of("bela")
FLOOR, HOST, GUEST = person_of("floor"), person_of("host"), person_of("guest gabi")
HERE = Place(table="t1", seated=True)


async def made(calls: Calls, who: object = ANNA, text: str = "") -> Call:
    """A call of somebody's from seat 3."""
    return await calls.make(who, HERE, "Friday", 3, text)  # type: ignore[arg-type]


async def refused(asked: object) -> str:
    """The code of the no."""
    with pytest.raises(RuleViolation) as no:
        await asked  # type: ignore[misc]
    return no.value.refusal.code


async def test_a_call_is_made_taken_and_answered() -> None:
    async with opened() as play:
        calls, heard = play.room.calls, list[Call]()
        calls.listen(heard.append)
        call = await made(calls, text="  He looked   at my cards ")
        assert (call.table_name, call.seat, call.text) == ("Friday", 3, "He looked at my cards")
        assert (await calls.take(FLOOR, call.number)).taken == FLOOR.name
        closed = await calls.close(FLOOR, call.number, "I am coming")
        assert (closed.closed, closed.closed_by, closed.answer) == (True, FLOOR.name, "I am coming")
        assert calls.open == ()
        told = [(one.taken, one.closed) for one in heard]
        assert told == [("", False), (FLOOR.name, False), (FLOOR.name, True)]


async def test_the_oldest_stands_first_and_everybody_is_shown_his_own() -> None:
    async with opened() as play:
        calls = play.room.calls
        first, second = await made(calls), await made(calls, BELA)
        assert [call.number for call in calls.for_viewer(FLOOR)] == [first.number, second.number]
        assert calls.for_viewer(ANNA) == (first,)
        assert calls.for_viewer(GUEST) == ()
        await calls.close(HOST, first.number, "Play on")
        assert calls.for_viewer(ANNA)[0].answer == "Play on"
        assert calls.for_viewer(HOST) == (second,)


async def test_who_may_what() -> None:
    async with opened() as play:
        calls = play.room.calls
        assert await refused(calls.make(ANNA, HERE, "Friday", 0, "")) == "call.not_seated"
        private = Place(table="t1", private=True, owner="owner")
        assert await refused(calls.make(ANNA, private, "Friday", 3, "")) == "may.invited_only"
        assert await refused(calls.make(person_of("bot one"), HERE, "Friday", 3, "")) == "may.bots_not"
        assert await refused(made(calls, text="x" * (LONGEST_CALL + 1))) == "chat.too_long"
        call = await made(calls, GUEST)
        for somebody in (ANNA, BELA):
            assert await refused(calls.take(somebody, call.number)) == "may.floor_only"
            assert await refused(calls.close(somebody, call.number, "")) == "may.floor_only"
        assert (await calls.close(GUEST, call.number, "")).closed_by == GUEST.name
        assert await refused(calls.take(FLOOR, call.number)) == "gone.call"
        assert await refused(calls.close(FLOOR, 99, "")) == "gone.call"


async def test_nobody_rings_all_the_time() -> None:
    async with opened() as play:
        calls = play.room.calls
        call = await made(calls)
        assert await refused(made(calls)) == "call.open_already"
        await calls.close(ANNA, call.number, "")
        assert await refused(made(calls)) == "wait.call"
        await made(calls, BELA)
        play.clock.jump(29)
        assert await refused(made(calls)) == "wait.call"
        play.clock.jump(1)
        await made(calls)


async def test_what_was_refused_does_not_count() -> None:
    async with opened() as play:
        assert await refused(made(play.room.calls, text="x" * 999)) == "chat.too_long"
        await made(play.room.calls)


async def test_two_who_close_it_at_once_close_it_once_for_who_reads() -> None:
    async with opened() as play:
        call = await made(play.room.calls)
        await play.room.calls.close(FLOOR, call.number, "first")
        assert await refused(play.room.calls.close(HOST, call.number, "second")) == "gone.call"
        assert play.room.calls.for_viewer(ANNA)[0].answer == "first"


async def test_after_a_restart_a_call_is_as_it_was(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with opened(url) as play:
        taken, closed = await made(play.room.calls, text="Why?"), await made(play.room.calls, BELA)
        await play.room.calls.take(FLOOR, taken.number)
        await play.room.calls.close(HOST, closed.number, "No")
        before = [play.room.calls.for_viewer(who) for who in (ANNA, BELA, FLOOR)]
    async with await Store.open(url) as store:
        again = Calls(store, FakeClock())
        await again.load()
        assert [again.for_viewer(who) for who in (ANNA, BELA, FLOOR)] == before
        assert await refused(made(again)) == "call.open_already"


async def test_who_has_left_for_good_is_named_by_no_call_any_more() -> None:
    async with opened() as play:
        calls, heard = play.room.calls, list[Call]()
        first = await made(calls, text="He looked at my cards")
        await calls.take(FLOOR, first.number)
        second = await made(calls, BELA)
        await calls.take(FLOOR, second.number)
        await calls.close(FLOOR, second.number, "I am coming")
        calls.listen(heard.append)
        calls.forget(ANNA.id, "– 1")
        assert [(call.number, call.name, call.text) for call in heard] == [(first.number, "– 1", "–")]
        calls.forget(FLOOR.id, "– 2")
        assert [call.taken for call in calls.open] == ["– 2"]
        (closed,) = [call for call in calls.for_viewer(BELA) if call.closed]
        assert (closed.name, closed.taken, closed.closed_by) == (BELA.name, "– 2", "– 2")
        assert closed.answer == "I am coming"
