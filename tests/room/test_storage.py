"""
The log fails: the table says so, stands still, tells nobody what is not written, and goes on with the same
thing.
"""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection

from pakli.club.accounts import account_of
from pakli.room import Answer, Done
from pakli.room.actions import SitDown
from pakli.room.money import escrow
from pakli.rules import Call, Discard, Refusal
from pakli.store import Append
from pakli.table import SitOut
from tests.room.faulty import Faulty
from tests.room.kit import Play, played


def failing(play: Play) -> Faulty:
    """Have the room use a store that fails when it is told to."""
    faulty = Faulty(play.store)
    play.room.house.store = faulty  # type: ignore[assignment]
    return faulty


def asked(play: Play, name: str, action: object) -> list[Answer]:
    """Ask for an action without waiting for the answer, which comes into the list."""
    answers: list[Answer] = []
    play.actor.do(name, "the-command", play.moment.version, action, answers.append)  # type: ignore[arg-type]
    return answers


@pytest.mark.parametrize("fault", ["before", "after"])
async def test_a_failed_commit_is_told_to_nobody_and_done_once_it_can_be(fault: str) -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.delivered()
        store, version = failing(play), play.moment.version
        store.fault = fault  # type: ignore[assignment]
        answers = asked(play, "anna", Call(play.seat("anna")))
        await play.until(lambda: play.moment.trouble == "storage")
        assert not answers
        for viewer in play.watching.values():
            assert viewer.moment is not None
            assert viewer.moment.version == version
            assert viewer.moment.trouble == "storage"
        assert await play.refused("bela", SitOut(play.seat("bela")), idle=False) == "room.storage"
        for _ in range(5):  # it goes on trying
            await play.wait(1)
        assert store.failed >= 5
        assert not answers

        store.fault = ""
        await play.until(lambda: bool(answers))
        assert isinstance(answers[0], Done)
        assert not play.moment.trouble
        assert play.to_act == "bela"
        stored = await play.store.read(f"table:{play.table_id}")
        assert [one.tag for one in stored].count("called") == 1
        await play.hand_over()


async def test_time_stands_still_while_the_log_fails() -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.delivered()
        await play.pass_time(15)
        store = failing(play)
        store.fault = "before"
        answers = asked(play, "bela", SitOut(play.seat("bela")))
        await play.until(lambda: bool(play.moment.trouble))
        for _ in range(6):
            await play.wait(10)
        store.fault = ""
        await play.until(lambda: bool(answers))
        assert play.to_act == "anna"
        clock = play.moment.clock
        assert clock is not None
        assert clock.left_at(play.clock.now()) == pytest.approx(5, abs=1.1)


async def test_what_the_dealer_does_by_himself_is_tried_again_too() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        store = failing(play)
        store.fault = "before"
        await play.until(lambda: play.moment.trouble == "storage", most=10)
        assert play.hands == 0
        store.fault = ""
        await play.until_asked()
        assert play.hands == 1


async def test_a_full_disk(tmp_path: Path) -> None:
    def no_more_room(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    url = f"sqlite:///{tmp_path / 'log.sqlite'}"
    async with played("NL 1/2", url=url, anna=200, bela=200) as play:
        troubles: list[str] = []
        rail = await play.watch("dora")
        rail.before = lambda: troubles.append(play.moment.trouble)
        await play.until_asked()
        await play.store.transact(no_more_room)
        for _ in range(6):
            await play.hand_over()
            await play.until_asked()
        assert "storage" in troubles, "the disk was never full"
        assert not play.moment.trouble
        assert await play.store.ledger.balance(escrow(play.table_id)) == 400
        stored = await play.store.read(f"table:{play.table_id}")
        assert [one.version for one in stored] == list(range(1, play.moment.version + 1))


async def test_somebody_else_has_written_to_the_stream() -> None:
    async with played("NL 1/2", anna=200, bela=200, cili=100) as play:
        stream, version = f"table:{play.table_id}", play.moment.version
        await play.store.append(Append(stream, version, [b'{"type":"table_held","reason":"another server"}']))
        assert await play.refused("anna", SitOut(play.seat("anna"))) == "room.stale"
        assert play.moment.table.held == "another server"
        assert play.moment.version == version + 1
        await play.does("anna", SitOut)


async def test_who_cannot_pay_does_not_sit_down() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        await play.watch("dora")
        assert await play.refused("dora", SitDown(6, 100)) == "room.overdrawn"
        assert play.moment.table.find(6) is None
        await play.gives("dora", 50)
        answer = await play.asks("dora", SitDown(6, 100))
        assert isinstance(answer, Refusal)
        assert dict(answer.facts) == {"balance": 50}
        await play.does("dora", SitDown(6, 50))
        assert await play.store.ledger.balance(account_of("dora")) == 0


async def test_a_room_whose_log_fails_closes_in_time_all_the_same() -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200) as play:
        await play.until_asked()
        store = failing(play)
        store.fault = "silent"
        answers = asked(play, play.to_act, Call(play.seat(play.to_act)))
        await asyncio.sleep(0)
        began = asyncio.get_running_loop().time()
        await play.room.close(within=0.5)
        assert asyncio.get_running_loop().time() - began < 1
        assert not answers or isinstance(answers[0], Refusal)


async def test_a_bug_costs_what_was_asked_and_not_the_table(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200) as play:
        await play.until_asked("anna")
        with monkeypatch.context() as broken:
            broken.setattr(play.room.house.dealer, "play", lambda *_, **__: 1 / 0)
            assert await play.refused("anna", Call(play.seat("anna"))) == "room.bug"
            assert await play.refused("anna", Discard(play.seat("anna"), "AsKd")) == "room.bug"
        assert [one.getMessage().split()[-1] for one in caplog.records] == ["Call", "Discard"]
        assert "AsKd" not in caplog.text
        await play.does("anna", Call)
