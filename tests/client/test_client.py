"""The Python client for bots, against a real server on a real socket."""

import asyncio
from itertools import pairwise

import pytest

from pakli.client import Client, ClientError, LineLost, NotLetIn, Refused, Table, TableGone, connect
from pakli.club import MACHINE
from tests.client.kit import Club, open_club
from tests.server.kit import with_limits

FAST = with_limits(messages_by_second=1e6)


async def plays(table: Table, turns: int) -> list[int]:
    """Answer so many questions; their numbers."""
    numbers: list[int] = []
    async for turn in table.turns():
        numbers.append(turn.question.number)
        await turn.take("check", "call", "fold")
        if len(numbers) == turns:
            break
    return numbers


def cut(client: Client) -> None:
    """The line breaks."""
    socket = client._line._socket
    assert socket is not None
    socket.transport.abort()


async def test_a_bot_is_who_its_token_says_and_sees_the_tables() -> None:
    async with open_club() as club:
        actor, closed = await club.table(), await club.table(members_bots=False)
        async with connect(club.address, await club.bot()) as client:
            assert client.name == "Robi"
            allowed = {one.table: one.members_bots for one in await client.tables()}
            assert allowed == {actor.table_id: True, closed.table_id: False}
            table = await client.watch(closed.table_id)
            assert table.view.sign.name == "Bots"
            assert table.seat == 0


async def test_it_is_marked_as_somebodys_bot() -> None:
    async with open_club() as club:
        await club.table()
        async with connect(club.address, await club.bot()) as client:
            table = await client.sit()
            mine = table.view.seats[str(table.seat)]
            assert (mine.name, mine.owner, "bot" in mine.marks) == ("Robi", "Anna", True)
            assert [one.bots for one in await client.tables()] == [3]


async def test_each_question_comes_once_and_a_line_that_is_lost_is_taken_up() -> None:
    async with open_club(FAST) as club:
        actor = await club.table()
        async with connect(club.address, await club.bot(), by_second=1e6) as client:
            table = await client.sit()
            numbers = await plays(table, 10)
            cut(client)
            numbers += await plays(table, 10)
            assert all(one < other for one, other in pairwise(numbers))
            before = actor.moment.version
            cut(client)
            await client.watch(table.id)
            await plays(table, 2)  # it may have been the bot's own turn
            assert table.version > before
        assert actor.moment.table.missing == 0


async def test_what_was_under_way_when_the_line_broke_is_done_once() -> None:
    async with open_club() as club:
        actor = await club.table(bots=0)
        async with connect(club.address, await club.bot()) as client:
            table = await client.sit(actor.table_id, chips=100)
            action = table.view.can["sit_out"].action
            doing = asyncio.create_task(table.do(action))
            await asyncio.sleep(0)
            cut(client)
            assert await doing > 0
            assert actor.moment.table.seat(table.seat).stack == 100


async def test_a_refusal_says_which_clause_and_the_question_stays_open() -> None:
    async with open_club() as club:
        await club.table()
        async with connect(club.address, await club.bot()) as client:
            table = await client.sit()
            async for turn in table.turns():
                if turn.option("raise", "bet") is None:
                    await turn.take("check", "call", "fold")
                    continue
                with pytest.raises(Refused) as no:
                    await turn.take("raise", "bet", total=1)
                assert no.value.clause == "B4"
                assert "raise.too_small" in str(no.value)
                assert await turn.take("check", "fold")
                break


async def test_what_was_chosen_for_a_raise_does_not_get_in_the_way_of_a_check() -> None:
    async with open_club() as club:
        await club.table()
        async with connect(club.address, await club.bot()) as client:
            table = await client.sit()
            async for turn in table.turns():
                assert await turn.take("straddle", "check", "call", "fold", total=60)
                break


async def test_where_there_is_nothing_it_is_told_so() -> None:
    async with open_club() as club, connect(club.address, await club.bot()) as client:
        assert await asyncio.wait_for(client.tables(), 20) == ()
        assert await asyncio.wait_for(client.tournaments(), 20) == ()
        with pytest.raises(Refused, match=r"gone\.seat"):
            await asyncio.wait_for(client.sit(), 20)


async def test_who_asks_for_the_tables_while_the_line_breaks_is_told_them() -> None:
    async with open_club(FAST) as club:
        actor = await club.table()
        async with connect(club.address, await club.bot(), by_second=20) as client:
            table = await client.sit(actor.table_id)
            client._line._tokens = -40.0  # it has said more than may be said for now
            asking = asyncio.create_task(client.tables())
            await asyncio.sleep(0)
            cut(client)
            assert await asyncio.wait_for(asking, 20) is not None
            await plays(table, 1)


@pytest.mark.parametrize(
    ("plays_", "described", "code"),
    [
        (True, {"members_bots": False}, "may.no_members_bots"),
        (False, {}, "may.looks_on"),
        (True, {"practice": False, "bots": 0, "currency": "EUR"}, "may.practice_chips_only"),
    ],
)
async def test_it_sits_only_where_it_may(plays_: bool, described: dict[str, object], code: str) -> None:
    async with open_club() as club:
        actor = await club.table(**described)
        async with connect(club.address, await club.bot(plays=plays_)) as client:
            with pytest.raises(Refused, match=code):
                await client.sit(actor.table_id)
            with pytest.raises(Refused, match=r"gone\.seat"):
                await client.sit()


async def test_the_host_changes_his_mind() -> None:
    async with open_club() as club:
        actor = await club.table(members_bots=False)
        kept = {"name": "Bots", "private": False, "approve": False, "delay": 0, "chat": "everyone"}
        host = club.desk.browser()
        await host.post("/api/sign-in", {"name": "Judit", "password": "correct horse battery"})
        async with connect(club.address, await club.bot()) as client:
            await host.put(f"/api/tables/{actor.table_id}/manners", kept | {"members_bots": True})
            assert (await client.sit(actor.table_id)).seat
            await host.put(f"/api/tables/{actor.table_id}/manners", kept)
        async with connect(club.address, await club.bot("Kati")) as client:
            with pytest.raises(Refused, match=r"may\.no_members_bots"):
                await client.sit(actor.table_id)


async def test_it_goes_where_its_owner_may() -> None:
    async with open_club() as club:
        private = await club.table(private=True)
        async with connect(club.address, await club.bot()) as client:
            with pytest.raises(TableGone):
                await client.watch(private.table_id)
            with pytest.raises(TableGone):
                await client.watch("nosuch")
        wanted = {"name": "Anna's", "private": True, "members_bots": True}
        opened = await club.owner.post("/api/tables", club.described(**wanted, bots=0))
        async with connect(club.address, await club.bot("Kati")) as client:
            assert (await client.sit(opened["table"])).seat


async def out(club: Club, token: str, ends: object) -> None:
    """A bot is at a table; something is done; and it is out, at once."""
    async with connect(club.address, token) as client:
        await client.sit()
        assert callable(ends)
        await ends()
        with pytest.raises(NotLetIn):
            await client.until(lambda: None, 10)


async def test_a_token_that_is_revoked_is_over_at_once_and_the_name_is_free() -> None:
    async with open_club() as club:
        await club.table()
        token = await club.bot()
        [bot] = await club.owner.get("/api/me/bots")
        assert (bot["name"], bot["plays"], bot["used"]) == ("Robi", True, 0)
        async with connect(club.address, token):
            pass
        [bot] = await club.owner.get("/api/me/bots")
        assert bot["used"] > 0
        await out(club, token, lambda: club.owner.delete(f"/api/me/bots/{bot['id']}"))
        with pytest.raises(NotLetIn):
            async with connect(club.address, token):
                pass
        assert await club.owner.get("/api/me/bots") == []
        assert await club.bot("Robi")


async def test_who_is_shown_the_door_goes_with_his_bots() -> None:
    async with open_club() as club:
        await club.table()
        token, people = await club.bot(), club.desk.house.club.people
        anna = await people.named("Anna")
        assert anna is not None
        await out(club, token, lambda: club.desk.house.club.management.bar(MACHINE, anna.id))


async def test_nobody_there_or_no_token() -> None:
    async with open_club() as club:
        with pytest.raises(NotLetIn):
            async with connect(club.address, "guessed"):
                pass
    with pytest.raises(LineLost, match="no server"):
        async with connect("http://127.0.0.1:9", "token"):
            pass
    with pytest.raises(ClientError, match="begins with http"):
        async with connect("localhost:8052", "token"):
            pass


async def test_it_buys_again_when_it_has_lost_everything() -> None:
    async with open_club(FAST) as club:
        actor = await club.table(bots=1, seats=2, least=1, most=5)
        async with connect(club.address, await club.bot(), by_second=1e6) as client:
            table = await client.sit(actor.table_id, chips=2)
            async for turn in table.turns():
                await turn.take("all_in", "call", "check", "show")
                if actor.moment.table.books.bought > 2 + 5 + 10:
                    break
