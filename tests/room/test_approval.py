"""Where the host lets buy-ins through: asked, let in or turned away; who may, and what happens meanwhile."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.structs import replace

from pakli.room.actions import LetIn, SitDown, TurnAway
from pakli.rules import Fold, RaiseTo
from pakli.table import Buy, ChangeSeat, Leave
from tests.room.fakes import person_of
from tests.room.kit import Play, opened, sign
from tests.room.test_restart import started_again
from tests.wire.kit import Client


@asynccontextmanager
async def approving(url: str = "sqlite://", seats: int = 6) -> AsyncIterator[Play]:
    """A table whose owner lets buy-ins through; people with chips look on."""
    async with opened(url) as play:
        await play.open(sign("NL 1/2", seats=seats), owner="owner", private=True, approve=True)
        for name in ("owner", "anna", "bela"):
            play.people.add(person_of(name, tables=frozenset({play.table_id})))
            await play.gives(name, 300)
            await play.watch(name)
        yield play


async def test_a_seat_is_asked_for_and_taken_when_the_host_says_so() -> None:
    async with approving() as play:
        await play.does("anna", SitDown(2, 100))
        assert play.moment.table.find(2) is None
        assert [(one.player, one.seat, one.chips) for one in play.moment.requests] == [("anna", 2, 100)]
        assert await play.store.ledger.balance("player:anna") == 300
        assert await play.refused("anna", LetIn("anna")) == "may.floor_only"
        await play.does("owner", LetIn("anna"))
        assert play.seat("anna") == 2
        assert not play.moment.requests
        assert await play.store.ledger.balance("player:anna") == 200
        assert await play.refused("owner", LetIn("anna")) == "room.no_request"


async def test_who_is_turned_away_has_his_chips_and_may_ask_again() -> None:
    async with approving() as play:
        await play.does("anna", SitDown(2, 100))
        await play.does("owner", TurnAway("anna"))
        assert not play.moment.requests
        assert not play.moment.table.seats
        await play.does("anna", SitDown(3, 150))
        await play.does("owner", LetIn("anna"))
        assert play.stack("anna") == 150


async def test_who_asks_again_asks_for_that_alone() -> None:
    async with approving() as play:
        await play.does("anna", SitDown(2, 100))
        await play.does("anna", SitDown(4, 200))
        assert [(one.seat, one.chips) for one in play.moment.requests] == [(4, 200)]


async def test_what_is_not_possible_is_refused_at_once() -> None:
    async with approving() as play:
        assert await play.refused("anna", SitDown(9, 100)) == "T5 seat.no_such_seat"
        assert await play.refused("anna", SitDown(2, 0)) == "T1 buy.not_in_chips"
        assert not play.moment.requests


async def test_who_finds_his_seat_taken_meanwhile_gets_the_next_free_one() -> None:
    async with approving() as play:
        for name in ("anna", "bela"):
            await play.does(name, SitDown(6, 100))
        await play.does("owner", LetIn("bela"))
        await play.does("owner", LetIn("anna"))
        assert (play.seat("bela"), play.seat("anna")) == (6, 1)


async def test_who_may_let_in_needs_to_ask_nobody() -> None:
    async with approving() as play:
        await play.does("owner", SitDown(1, 100))
        assert play.seat("owner") == 1
        await play.gives("floor", 100)
        await play.watch("floor")
        await play.does("floor", SitDown(3, 100))
        assert play.seat("floor") == 3


async def test_chips_bought_at_the_table_wait_for_the_host_too() -> None:
    async with approving() as play:
        await play.does("anna", SitDown(2, 100))
        await play.does("owner", LetIn("anna"))
        await play.does("anna", Buy, 50)
        assert play.stack("anna") == 100
        await play.does("owner", LetIn("anna"))
        assert play.stack("anna") == 150


async def test_who_has_left_is_not_brought_back_by_what_he_asked_for() -> None:
    async with approving() as play:
        await play.does("anna", SitDown(2, 100))
        await play.does("owner", LetIn("anna"))
        await play.does("anna", Buy, 50)
        await play.does("anna", Leave)
        assert not play.moment.requests
        assert await play.refused("owner", LetIn("anna")) == "room.no_request"
        assert not play.moment.table.seats
        assert await play.store.ledger.balance("player:anna") == 300


async def test_who_can_pay_no_more_does_not_sit_down_and_is_told_why() -> None:
    async with approving() as play:
        anna, owner = Client(play.room, "anna"), Client(play.room, "owner")
        for page in (anna, owner):
            page.watch(play.table_id)
        await play.does("anna", SitDown(2, 1000))
        assert await play.refused("owner", LetIn("anna")) == "room.cannot_pay"
        assert not play.moment.table.seats
        assert not play.moment.requests
        me = anna.view(play.table_id)["me"]
        assert "asks_for" not in me
        assert me["denied"] == {"clause": "", "code": "room.overdrawn", "facts": [["balance", 300]]}
        assert "denied" not in owner.view(play.table_id)["me"], "it is his alone"
        await play.does("anna", SitDown(2, 100))
        assert "denied" not in anna.view(play.table_id)["me"], "he asks again"


async def test_who_is_turned_away_is_told_so_even_if_he_comes_later(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with approving(url) as play:
        await play.does("anna", SitDown(2, 100))
        await play.lost("anna")
        await play.does("owner", TurnAway("anna"))
        await play.room.close()
        await play.store.close()
        async with started_again(url, play) as again:
            anna = Client(again.room, again.person("anna").id)
            anna.watch(again.table_id)
            assert anna.view(again.table_id)["me"]["denied"]["code"] == "room.turned_away"
            anna.connection.closed()
            await again.settle()
            anna = Client(again.room, "anna")
            anna.watch(again.table_id)
            assert "denied" not in anna.view(again.table_id)["me"], "he has seen it, and gone"


async def test_where_no_seat_is_left_it_is_greyed_with_its_reason() -> None:
    async with approving(seats=2) as play:
        owner = Client(play.room, "owner")
        owner.watch(play.table_id)
        await play.does("owner", SitDown(1, 100))
        for name in ("anna", "bela"):
            await play.does(name, SitDown(2, 100))
        requests = owner.view(play.table_id)["requests"]
        assert ["refusal" in one["let_in"] for one in requests] == [False, False]
        await play.does("owner", LetIn("bela"))
        [request] = owner.view(play.table_id)["requests"]
        assert request["player"] == "anna"
        assert (request["let_in"]["refusal"]["clause"], request["let_in"]["refusal"]["code"]) == (
            "T5",
            "seat.taken",
        )
        assert "refusal" not in request["turn_away"]
        await play.does("bela", Leave)
        [request] = owner.view(play.table_id)["requests"]
        assert "refusal" not in request["let_in"], "it is free again"


async def test_the_host_reads_the_name_of_who_asks_as_it_is_now() -> None:
    async with approving() as play:
        owner = Client(play.room, "owner")
        owner.watch(play.table_id)
        await play.does("anna", SitDown(2, 100))
        await play.lost("anna")
        play.room.knows(person_of("anna", tables=frozenset({play.table_id})))
        play.room.knows(replace(play.person("anna"), name="Annabella"))
        await play.settle()
        assert [one["name"] for one in owner.view(play.table_id)["requests"]] == ["Annabella"]


async def test_requests_are_kept_over_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with approving(url) as play:
        await play.does("anna", SitDown(2, 100))
        await play.room.close()
        await play.store.close()
        async with started_again(url, play) as again:
            await again.watch("owner")
            await again.does("owner", LetIn("anna"))
            assert again.seat("anna") == 2


async def test_whether_a_buy_in_may_be_let_in_is_told_anew_with_every_bet() -> None:
    async with opened() as play:
        await play.open(sign("NL 1/2", buy_in=(1, 100)), approve=True)
        host = Client(play.room, play.person("host").id)
        host.watch(play.table_id)
        for seat, name in ((2, "anna"), (3, "bela")):
            await play.gives(name, 300)
            await play.watch(name)
            await play.does(name, SitDown(seat, 100))
            await play.does("host", LetIn(name))
        await play.until_asked()
        name, other = play.to_act, {"anna": "bela", "bela": "anna"}[play.to_act]
        await play.does(name, RaiseTo(play.seat(name), 30))
        await play.does(name, Buy(play.seat(name), 30))
        await play.does(other, Fold(play.seat(other)))
        await play.until_asked(other)
        told = []
        for who, total in ((other, 10), (name, 20), (other, 40)):
            await play.does(who, RaiseTo(play.seat(who), total))
            await play.settle()
            host.check(play.table_id)
            [request] = host.view(play.table_id)["requests"]
            told.append(request["let_in"]["refusal"]["code"])
        assert told == ["buy.has_maximum", "buy.over_maximum", "buy.over_maximum"], "102 chips, then 82"


async def test_who_has_moved_while_he_waited_gets_his_chips_where_he_sits_now() -> None:
    async with approving() as play:
        await play.does("anna", SitDown(2, 100))
        await play.does("owner", LetIn("anna"))
        await play.does("anna", Buy(2, 50))
        await play.does("anna", ChangeSeat(2, 5))
        await play.does("owner", LetIn("anna"))
        assert (play.seat("anna"), play.stack("anna")) == (5, 150)
