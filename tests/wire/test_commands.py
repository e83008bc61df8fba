"""
Commands are done once, whatever comes twice, late, or from two pages of one person; and what
is said while the log fails.
"""

from typing import Any

import pytest

from pakli.room import Pace
from tests.room.faulty import Faulty
from tests.wire.kit import Client, talking

PACE = Pace(run_out=0, after_fold=1, after_showdown=1, first_hand=1)
PLAYERS: dict[str, Any] = {"anna": 200, "bela": 200, "cili": 200}


async def test_the_same_command_twice_is_done_once_and_answered_twice() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", **PLAYERS) as talk:
        anna = talk.client("anna")
        await talk.asked()
        raises = {"type": "raise_to", "seat": 2, "total": 6}
        for _ in range(3):
            anna.do(talk.table, raises, command="mine", version=talk.play.moment.version)
            await talk.play.settle()
        answers = [one for one in anna.others if one.get("id") == "mine"]
        assert len(answers) == 3
        assert all(one == answers[0] for one in answers)
        assert answers[0]["t"] == "done"
        told = [
            event for one in anna.received for event in one.get("events", ()) if event["type"] == "raised"
        ]
        assert len(told) == 1


async def test_the_same_command_twice_at_once() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", **PLAYERS) as talk:
        anna, version = talk.client("anna"), 0
        await talk.asked()
        version = talk.play.moment.version
        for _ in range(2):
            anna.do(talk.table, {"type": "call", "seat": 2}, command="mine", version=version)
        await talk.play.settle()
        assert [one["t"] for one in anna.others if one.get("id") == "mine"] == ["done", "done"]
        assert talk.play.to_act == "bela"


async def test_the_same_command_from_two_pages_is_done_once() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", **PLAYERS) as talk:
        first, second = talk.client("anna"), Client(talk.play.room, "anna")
        second.watch(talk.table)
        await talk.asked()
        for page in (first, second):
            page.do(talk.table, {"type": "call", "seat": 2}, command="mine")
        await talk.play.settle()
        assert first.answer("mine") == second.answer("mine")
        assert first.answer("mine")["t"] == "done"
        assert talk.play.to_act == "bela"


async def test_two_pages_answer_one_question_the_second_comes_too_late() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", anna=200, bela=200) as talk:
        first, second = talk.client("anna"), Client(talk.play.room, "anna")
        second.watch(talk.table)
        await talk.asked()
        version = first.known[talk.table]["v"]
        assert second.question(talk.table) == first.question(talk.table)
        first.do(talk.table, {"type": "call", "seat": 2}, command="one")
        await talk.play.settle()
        second.do(talk.table, {"type": "call", "seat": 2}, command="two", version=version)
        await talk.play.settle()
        assert first.answer("one")["t"] == "done"
        assert second.answer("two")["code"] in ("turn.not_yours", "room.stale")
        assert second.question(talk.table) is None


async def test_an_answer_is_never_taken_for_the_next_question() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", anna=200, bela=200) as talk:
        anna = talk.client("anna")  # the button, heads-up: acts first now, and last from the flop on
        await talk.asked()
        old = anna.known[talk.table]["v"]
        await talk.act("anna", "call")
        await talk.act("bela", "check")
        await talk.act("bela", "check")
        assert talk.play.to_act == "anna"
        late = anna.do(talk.table, {"type": "fold", "seat": 2}, version=old)
        await talk.play.settle()
        assert anna.answer(late)["code"] == "room.stale"
        assert talk.play.to_act == "anna"
        await talk.act("anna", "check")


async def test_what_answers_no_question_may_come_late() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", **PLAYERS) as talk:
        anna = talk.client("anna")
        await talk.asked()
        late = anna.do(talk.table, {"type": "sit_out", "seat": 2}, version=0)
        await talk.play.settle()
        assert anna.answer(late)["t"] == "done"
        assert anna.view(talk.table)["me"]["after_hand"] == "sit_out"


async def test_one_persons_ids_are_not_anothers() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", **PLAYERS) as talk:
        await talk.asked()
        for name, seat in (("anna", 2), ("bela", 3), ("cili", 4)):
            client = talk.client(name)
            word = "check" if name == "cili" else "call"
            client.do(talk.table, {"type": word, "seat": seat}, command="the-same")
            await talk.play.settle()
            assert client.answer("the-same")["t"] == "done"


async def test_so_much_at_once_is_refused_and_nobody_else_is_kept_from_his_turn() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", **PLAYERS) as talk:
        rail, anna = talk.client("rail"), talk.client("anna")
        await talk.asked()
        commands = [rail.do(talk.table, {"type": "fold", "seat": 2}) for _ in range(260)]
        called = anna.do(talk.table, {"type": "call", "seat": 2})
        await talk.play.settle()
        codes = [rail.answer(command)["code"] for command in commands]
        assert codes.count("seat.not_yours") == 40
        assert codes.count("room.busy") == 220
        assert anna.answer(called)["t"] == "done"


@pytest.mark.parametrize("fault", ["before", "after"])
async def test_the_log_fails_every_page_says_so_and_then_goes_on(fault: str) -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", **PLAYERS) as talk:
        anna, rail, play = talk.client("anna"), talk.client("rail"), talk.play
        await talk.asked()
        store = Faulty(play.store)
        play.room.house.store = store  # type: ignore[assignment]
        store.fault = fault  # type: ignore[assignment]
        version = play.moment.version
        command = anna.do(talk.table, {"type": "call", "seat": 2})
        await play.until(lambda: play.moment.trouble == "storage")
        for page in talk.clients.values():
            assert page.view(talk.table)["trouble"] == "storage"
            assert page.known[talk.table]["v"] == version, "nothing is told that is not in the log"
        refused = rail.do(talk.table, {"type": "join_list"})
        assert rail.answer(refused)["code"] == "room.storage"
        rail.send({"t": "chat", "id": "hello1", "table": talk.table, "text": "what now?"})
        assert rail.answer("hello1")["code"] == "room.storage"
        late = Client(play.room, "bela")
        late.watch(talk.table)
        assert late.view(talk.table)["trouble"] == "storage"
        store.fault = ""
        await play.until(lambda: any(one.get("id") == command for one in anna.others))
        assert anna.answer(command)["t"] == "done"
        assert play.to_act == "bela"
        assert "trouble" not in rail.view(talk.table)
        talk.check()


async def test_a_room_that_closes_says_so_and_does_nothing_more() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", **PLAYERS) as talk:
        anna, actor = talk.client("anna"), talk.play.actor
        await talk.asked()
        closing = talk.play.room.close()
        await closing
        assert anna.view(talk.table)["trouble"] == "closing"
        assert anna.last("gone")["table"] == talk.table
        assert actor.moment.trouble == "closing"
        version = actor.moment.version
        command = anna.do(talk.table, {"type": "call", "seat": 2})
        assert anna.answer(command)["code"] == "room.closing"
        assert actor.moment.version == version
