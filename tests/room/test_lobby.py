"""The lobby: what it says of each table, to whom, and where it finds a seat (T1, T5)."""

import asyncio
from typing import Any, Final

import pytest
from msgspec.structs import replace

from pakli.room import Answer, Pace
from pakli.room.actions import JoinWaiting
from pakli.room.restored import restored
from pakli.rules import Fold, RuleViolation
from pakli.table import Leave, SitOut
from pakli.table.events import HandSettled, HandVoided
from tests.room.fakes import person_of
from tests.room.kit import opened, played, sign

THREE: Final[dict[str, Any]] = {"anna": 200, "bela": 200, "cili": 200}


async def test_what_it_says_of_a_table() -> None:
    async with played("NL 1/2", pace=Pace(after_fold=5), button="anna", **THREE) as play:
        await play.watch("dora")
        await play.does("dora", JoinWaiting())
        entry = play.actor.lobby_entry()
        assert (entry.table_id, entry.manners.name) == (play.table_id, "Table")
        assert (entry.players, entry.playing, entry.waiting, entry.bots) == (3, 3, 1, 0)
        assert (entry.average_pot, entry.per_flop) == (0, 0)
        await play.until_asked()
        await play.hand_over()  # all three see the flop, and call nothing more
        entry = play.actor.lobby_entry()
        assert (entry.average_pot, entry.per_flop) == (6, 100)
        await play.until_asked()
        await play.hand_over(fold=True)  # 2, of which one went back
        entry = play.actor.lobby_entry()
        assert (entry.average_pot, entry.per_flop) == (4, 50)
        await play.does("anna", SitOut)
        await play.does("bela", Leave)
        entry = play.actor.lobby_entry()
        assert (entry.players, entry.playing) == (2, 1)


async def test_figures_are_there_after_a_restart_as_far_as_the_log_was_read() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await play.until_asked()
        await play.hand_over()
        again = await restored(play.room.house, play.table_id)
        assert again is not None
        assert again.pots.average == 6


async def test_a_hand_that_is_settled_anew_counts_once_and_a_void_one_not_at_all() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await play.until_asked()
        await play.hand_over()
        pots, table = play.actor.pots, play.moment.table
        pots.note([HandSettled(((1, 200), (2, 200), (3, 200)))], table)
        await play.until_asked()
        await play.hand_over(fold=True)
        assert pots.average == 4
        pots.note([HandVoided()], play.moment.table)
        assert pots.average == 6


async def test_a_private_table_is_shown_to_whom_it_concerns() -> None:
    async with opened() as play:
        private = await play.open(sign("NL 1/2"), owner="anna", private=True)
        public = await play.open(sign("NL 1/2"))
        play.person("anna")
        invited = person_of("bela", tables=frozenset({private}))
        barred = person_of("elek", barred=True)
        for person, tables in (
            (play.person("anna"), {private, public}),
            (invited, {private, public}),
            (person_of("cili"), {public}),
            (person_of("guest gabi"), {public}),
            (person_of("floor"), {private, public}),
            (person_of("host"), {private, public}),
            (barred, set()),
        ):
            assert {entry.table_id for entry in play.room.lobby(person)} == tables


async def test_tables_are_in_the_order_they_were_opened_and_gone_when_closed() -> None:
    async with opened() as play:
        made = [await play.open(sign("NL 1/2")) for _ in range(4)]
        host = play.person("host")
        assert [entry.table_id for entry in play.room.lobby(host)] == made
        await play.room.close_table(host, made[1])
        assert [entry.table_id for entry in play.room.lobby(host)] == [made[0], *made[2:]]


async def test_the_lobby_is_told_of_every_change() -> None:
    async with opened() as play:
        changed: list[str] = []
        play.room.listen(changed.append)
        table = await play.open(sign("NL 1/2"))
        assert changed == [table]
        await play.sits("anna", 2, 100)
        assert len(changed) > 1
        play.room.unlisten(changed.append)


async def test_a_quick_seat_is_where_most_play_and_a_seat_is_free() -> None:
    async with opened() as play:
        two, six = sign("NL 1/2", seats=2), sign("NL 1/2", seats=6)
        tables = {name: await play.open(made) for name, made in (("full", two), ("some", six), ("none", six))}
        omaha = await play.open(sign("PL 1/2 omaha"))
        practice = await play.open(sign("NL 1/2", practice=True))
        await play.open(sign("PL 1/2 omaha", live="console"))
        for name, seats in (("full", (1, 2)), ("some", (1,))):
            play.table_id = tables[name]
            for seat in seats:
                await play.sits(f"{name}{seat}", seat, 100)
        anna = play.person("anna")
        assert play.room.quick_seat(anna, "", practice=False) == tables["some"]
        assert play.room.quick_seat(anna, "omaha", practice=False) == omaha
        await play.room.close_table(play.person("host"), omaha)
        assert play.room.quick_seat(anna, "omaha", practice=False) is None, "real cards are elsewhere"
        assert play.room.quick_seat(anna, "", practice=True) == practice
        assert play.room.quick_seat(anna, "badugi", practice=False) is None


@pytest.mark.parametrize(
    ("who", "private", "code"),
    [
        ("guest gabi", True, "may.members_only"),
        ("anna", False, "may.floor_only"),
        ("anna", True, ""),
        ("floor", False, ""),
    ],
)
async def test_who_may_open_a_table(who: str, private: bool, code: str) -> None:
    async with opened() as play:
        got = ""
        try:
            await play.open(sign("NL 1/2"), owner=who, private=private)
        except RuleViolation as violation:
            got = violation.refusal.code
        assert got == code
        assert len(play.room.tables) == (0 if code else 1)


@pytest.mark.parametrize(
    ("who", "code"),
    [("anna", ""), ("floor", ""), ("host", ""), ("bela", "may.floor_only"), ("guest gabi", "may.floor_only")],
)
async def test_who_may_close_a_table(who: str, code: str) -> None:
    async with opened() as play:
        table = await play.open(sign("NL 1/2"), owner="anna", private=True)
        got = ""
        try:
            await play.room.close_table(person_of(who), table)
        except RuleViolation as violation:
            got = violation.refusal.code
        assert got == code
        assert (play.room.table(table) is None) == (not code)


async def test_a_table_is_closed_when_its_hand_is_over_and_everybody_has_his_chips() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await play.until_asked()
        actor = play.actor
        await play.room.close_table(play.person("host"), play.table_id)
        assert play.room.table(play.table_id) is actor, "a hand is on"
        for name in ("anna", "bela"):
            actor.do(name, "last", actor.moment.version, Fold(play.seat(name)), lambda _: None)
            await play.room.idle()
        assert not play.room.tables
        held = [await play.store.ledger.balance(f"player:{name}") for name in THREE]
        assert sum(held) == 600
        assert all(viewer.closed for viewer in play.watching.values())
        assert await play.store.ledger.balance(f"table:{play.table_id}") == 0


async def test_nothing_is_left_of_a_table_that_is_closed() -> None:
    async with played("NL 1/2", anna=200) as play:
        actor, tasks = play.actor, {task.get_name() for task in asyncio.all_tasks()}
        assert f"pakli table {play.table_id}" in tasks
        await play.room.close_table(play.person("host"), play.table_id)
        await asyncio.sleep(0)
        assert f"pakli table {play.table_id}" not in {task.get_name() for task in asyncio.all_tasks()}
        assert play.clock.next_alarm() is None
        answers: list[Answer] = []
        actor.do("anna", "late", actor.moment.version, JoinWaiting(), answers.append)
        actor.say("anna", "later", "hello?", answers.append)
        assert [getattr(answer, "code", "") for answer in answers] == ["room.no_table"] * 2


async def test_a_name_that_changes_is_told_where_it_is_shown() -> None:
    async with played("NL 1/2", **THREE) as play:
        rail = await play.watch("dora")
        steps = len(rail.steps)
        play.room.knows(replace(play.person("anna"), name="Annabella"))
        await play.settle()
        assert len(rail.steps) > steps
        assert rail.moment is not None
        assert rail.moment.people["anna"].name == "Annabella"
