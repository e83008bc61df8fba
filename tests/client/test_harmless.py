"""A bot that lies, stalls or floods harms nobody: not the table, not who plays there, not the server."""

import asyncio
from contextlib import suppress

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from pakli.client import NotLetIn, Refused, Table, connect
from pakli.room.actions import PersonAction, SitDown
from pakli.rules import Call, Discard, Fold, KillHand, RaiseTo, Show
from pakli.table import Leave, RemovePlayer, SetSwitches, Switches
from tests.client.kit import open_club
from tests.room.kit import played
from tests.server.kit import refusal, with_limits
from tests.server.page import guest
from tests.server.page import opened as page_opened

WHY = "because"


async def no(table: Table, action: PersonAction, version: int | None = None) -> str:
    """The code with which a lie is refused."""
    with pytest.raises(Refused) as refused:
        await table.do(action, version=version)
    return refused.value.code


async def test_a_bot_that_lies_is_refused_and_the_table_goes_on() -> None:
    async with open_club() as club:
        actor = await club.table()
        async with connect(club.address, await club.bot()) as client:
            table = await client.sit()
            mine = table.seat
            other = next(int(seat) for seat in table.view.seats if int(seat) != mine)
            async for turn in table.turns():
                if turn.option("raise", "bet") is None:  # it is asked to cut, say
                    await turn.take("check", "call")
                    continue
                before = actor.moment.version
                for seat in (other, 0, 99, -1):
                    for action in (Fold(seat), Call(seat), RaiseTo(seat, 20), Show(seat), Leave(seat)):
                        assert await no(table, action) == "seat.not_yours"
                    assert await no(table, SetSwitches(seat, Switches())) == "seat.not_yours"
                assert await no(table, RaiseTo(mine, 10**12)) == "raise.too_large"
                assert await no(table, RaiseTo(mine, -5)) == "raise.too_small"
                assert (await no(table, Discard(mine, "AsKs"))).startswith("turn.")
                assert await no(table, Fold(mine), version=0) == "room.stale"
                assert await no(table, KillHand(other, WHY, "P17")) == "may.members_bots_not"
                assert await no(table, RemovePlayer(other, WHY)) == "may.members_bots_not"
                assert await no(table, SitDown(5, 100)) == "seat.already_here"
                assert actor.moment.version == before, "no lie has changed anything"
                assert await turn.take("check", "call", "fold")
                break
            assert await (await anext(table.turns())).take("fold", "check"), "and it plays on"
        assert actor.moment.table.missing == 0


async def test_a_bot_has_no_voice_and_no_pages() -> None:
    async with open_club() as club:
        actor, token = await club.table(), await club.bot()
        program = club.desk.browser()
        program.http.headers["authorization"] = f"Bearer {token}"
        assert (await program.get("/api/me"))["name"] == "Robi"
        assert not program.http.cookies
        for method, path, body in (
            ("POST", f"/api/tables/{actor.table_id}/calls", {}),
            ("POST", "/api/invitations", {}),
            ("PUT", "/api/me/name", {"name": "Somebody"}),
            ("GET", "/api/me/sessions", None),
            ("POST", "/api/me/bots", {"name": "Another"}),
        ):
            response = await program.ask(method, path, body)
            assert refusal(response) == (403, "may.members_bots_not")
        async with open_socket(
            f"{club.address.replace('http', 'ws')}/ws",
            additional_headers={"authorization": f"Bearer {token}"},
        ) as socket:
            await socket.send('{"t": "hello", "protocol": 1, "lang": "en"}')
            said = {"t": "chat", "id": "c1", "table": actor.table_id, "text": "hello"}
            await socket.send(msgspec.json.encode(said).decode())
            async with asyncio.timeout(10):
                while (answer := msgspec.json.decode(await socket.recv()))["t"] != "refused":
                    pass
            assert answer["code"] == "may.members_bots_not"


async def test_a_token_is_no_session_and_a_session_no_token() -> None:
    async with open_club() as club:
        token, plain = await club.bot(), club.desk.browser()
        plain.http.cookies.set("pakli_session", token)
        assert await plain.get("/api/me") is None
        program = club.desk.browser()
        program.http.headers["authorization"] = f"Bearer {club.owner.session}"
        assert refusal(await program.ask("GET", "/api/me")) == (401, "sign_in.token")


async def test_another_site_s_page_gets_no_further_with_a_token() -> None:
    async with open_club() as club:
        bearer = {"authorization": f"Bearer {await club.bot()}"}
        address = f"{club.address.replace('http', 'ws')}/ws"
        with pytest.raises(InvalidStatus) as refused:
            async with open_socket(address, origin=Origin("http://evil.example"), additional_headers=bearer):
                pass
        assert refused.value.response.status_code == 403
        cookie = {"cookie": f"pakli_session={club.owner.session}"}
        with pytest.raises(InvalidStatus):
            async with open_socket(address, additional_headers=bearer | cookie):
                pass


async def floods(socket: ClientConnection) -> None:
    """Say as much as the line takes, until somebody ends it."""
    with suppress(ConnectionClosed):
        while True:
            await socket.send('{"t": "ping", "n": 1}')


async def test_a_bot_that_floods_is_slowed_down_and_others_do_not_notice() -> None:
    async with open_club(with_limits(messages_by_second=20, messages_at_once=20)) as club:
        actor = await club.table(bots=1)
        bearer = {"authorization": f"Bearer {await club.bot()}"}
        address = f"{club.address.replace('http', 'ws')}/ws"
        async with open_socket(address, additional_headers=bearer, close_timeout=0.1) as socket:
            flood = asyncio.create_task(floods(socket))
            async with page_opened(club.address, await guest(club.address, "Béla")) as page:
                await page.watch(actor.table_id)
                await page.sit(actor.table_id)
                await page.until(lambda: page.questions[actor.table_id])
                assert (await page.answer(actor.table_id) or {})["t"] == "done"
            flood.cancel()
            socket.transport.abort()
        assert club.desk.metrics.throttled > 0
        assert club.desk.metrics.messages_in < 2000, "nobody has read all of it"


async def test_a_bot_that_takes_too_many_sockets_gets_no_more() -> None:
    async with open_club(with_limits(sockets_by_person=2)) as club:
        token = await club.bot()
        async with connect(club.address, token), connect(club.address, token):
            with pytest.raises(NotLetIn):
                async with connect(club.address, token):
                    pass


async def test_a_bot_that_never_answers_is_passed_over_and_sat_out() -> None:
    async with played("NL 1/2", manners={"members_bots": True}, anna=200, bela=200) as play:
        await play.sits("program robi", 5, 200)
        seat = play.seat("program robi")
        began = play.hands
        for _ in range(60):
            if play.moment.table.seat(seat).out:
                break
            await play.until(lambda: bool(play.to_act))
            if play.to_act == "program-robi":
                await play.until(lambda: play.to_act != "program-robi", 600)
            else:
                await play.passive()
        assert play.moment.table.seat(seat).out, "it has let too many turns pass"
        after = play.hands
        assert after > began
        for _ in range(20):
            await play.until(lambda: play.to_act in ("anna", "bela"))
            await play.passive()
        assert play.hands > after, "the others play on without it"
        assert play.moment.table.missing == 0
