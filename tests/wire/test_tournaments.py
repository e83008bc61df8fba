"""Tournaments on a socket: the list, one event whole, where one is moved; nobody is sent a card (F2)."""

import asyncio
from typing import Any

from msgspec import json

from pakli.room.answers import Done
from pakli.tournament import Disqualify, MoveEntry, Pause
from pakli.wire.event_desk import desk_of
from pakli.wire.event_view import event_view
from tests.room.tournaments.kit import Night, evening, levels, sitting
from tests.wire.kit import Client

NAMES = ("anna", "bela", "cili")


def views(client: Client) -> list[dict[str, Any]]:
    """Every view of an event that was sent."""
    return [one["view"] for one in client.received if one["t"] == "tournament"]


def watching(night: Night, name: str, event_id: str, *, desk: bool = False) -> Client:
    night.person(name)
    client = Client(night.room, name)
    client.send({"t": "tournament", "tournament": event_id, "on": True, "desk": desk})
    return client


async def test_the_list_and_one_event_and_what_one_may_do() -> None:
    async with evening() as night:
        event = await night.announce(sitting(3, stack=100_000), "anna")
        client = watching(night, "bela", event.event_id)
        client.send({"t": "tournaments", "on": True})
        [listed] = client.received[-1]["tournaments"]
        assert (listed["players"], listed["most"], listed["mine"], listed["may_enter"]) == (
            1,
            3,
            "none",
            True,
        )
        assert views(client)[-1]["me"] == {"state": "none", "can": ["enter"], **quiet(views(client)[-1])}
        await night.enters(event, "bela")
        await night.settle()
        mine = views(client)[-1]["me"]
        assert (mine["state"], mine["can"]) == ("registered", ["withdraw"]), "told at once"
        await night.enters(event, "cili")
        await night.settle()
        view = views(client)[-1]
        assert view["status"] == "running"
        assert view["clock"]["now"]["big_blind"] == 20
        assert view["clock"]["next"]["big_blind"] == 40
        assert view["clock"]["left"] == 60_000
        assert view["average"] == 100_000
        [moved] = [one for one in client.received if one["t"] == "moved"]
        assert moved["table"] == view["me"]["table"] == event.table_id(1)
        assert moved["left"] == ""


def quiet(view: dict[str, Any]) -> dict[str, Any]:
    """What a viewer without an entry has besides: nothing."""
    return {name: value for name, value in view["me"].items() if name not in ("state", "can")}


async def test_views_come_at_most_once_a_second() -> None:
    async with evening() as night:
        event = await night.announce(sitting(3, stack=100_000, schedule=levels(8, 30)), *NAMES)
        rail = watching(night, "rail", event.event_id)
        before, begins = len(views(rail)), night.clock.now()
        await night.until(lambda: night.clock.now() - begins > 300)
        assert 1 < len(views(rail)) - before <= 302
        left = [view["clock"]["left"] for view in views(rail)[before:]]
        assert left == sorted(left, reverse=True)


async def test_nobody_is_sent_a_card_and_only_the_director_the_desk() -> None:
    async with evening() as night:
        event = await night.announce(sitting(3), *NAMES)
        floor, anna = (watching(night, name, event.event_id, desk=True) for name in ("floor", "anna"))
        seen: set[str] = set()
        while event.event.status == "running":
            await night.until(lambda: True)
            due = night.clock.next_alarm()
            assert due is not None
            night.clock.go_to(due)
            await night.settle()
            table = event.table(event.event.open_numbers[0]) if event.event.open_numbers else None
            if table is not None and table.moment.table.hand is not None:
                seen |= {seat.cards for seat in table.moment.table.hand.seats if seat.cards}
        assert len(seen) > 3
        for client in (floor, anna):
            sent = b"".join(json.encode(one) for one in client.received if one["t"].startswith("tournament"))
            assert not [cards for cards in seen if f'"{cards}"'.encode() in sent]
        assert all("desk" not in view for view in views(anna))
        desk = views(floor)[-1]["desk"]
        assert {one["name"] for one in desk["entries"]} == {"Anna", "Bela", "Cili"}
        assert {"began", "went_out", "placed", "finished"} <= {one["what"] for one in desk["notes"]}


async def test_what_the_director_can_do_is_offered() -> None:
    async with evening() as night:
        event = await night.announce(sitting(3, stack=100_000), *NAMES)
        desk = watching(night, "floor", event.event_id, desk=True)
        assert "pause" in views(desk)[-1]["desk"]["can"]
        answer = await event.rule(night.person("floor"), Pause("tea"), command="1", reason="tea")
        assert isinstance(answer, Done)
        await night.settle()
        view = views(desk)[-1]
        assert "resume" in view["desk"]["can"]
        assert (view["clock"]["paused"], view["clock"]["runs"]) == ("tea", False)
        assert "disqualify" in view["desk"]["entries"][0]["can"]


async def test_the_director_sees_where_somebody_can_be_moved_and_which_clock_ends_entries() -> None:
    async with evening() as night:
        structure = sitting(3, stack=100_000, sit_and_go=False, most=0, late_levels=2, table_size=3)
        event = await night.announce(structure, *NAMES, "Dora")
        desk = watching(night, "floor", event.event_id, desk=True)
        assert isinstance(await event.start_now(night.person("floor"), command="1"), Done)
        await night.settle()
        shown = views(desk)[-1]["desk"]
        free = {one["table_number"]: one["seats"] for one in shown["free"]}
        assert {number: len(seats) for number, seats in free.items()} == {1: 1, 2: 1}
        assert shown["ends_entries"] == 2
        await night.until(lambda: not event.event.busy)
        one = next(one for one in views(desk)[-1]["desk"]["entries"] if one["table_number"] == 1)
        move = MoveEntry(one["player"], 1, free[1][0], "draught")
        assert isinstance(await event.rule(night.person("floor"), move, command="2"), Done)
        told = ("moved_by_floor", free[1][0])
        await night.until(
            lambda: told in [(note["what"], note.get("seat")) for note in views(desk)[-1]["desk"]["notes"]],
            10,
        )
        table = Client(night.room, one["player"])
        table.send({"t": "watch", "table": event.table_id(1)})
        views_of_table = [sent for sent in table.received if sent["t"] == "view"]
        assert views_of_table[-1]["view"]["manners"]["tournament"] == event.event_id


async def test_an_event_that_left_memory_is_shown_when_somebody_asks() -> None:
    async with evening() as night:
        event = await night.announce(sitting(2), *NAMES[:2])
        await night.to_the_end(event)
        await night.until(lambda: night.room.hall.find(event.event_id) is None)
        client = watching(night, NAMES[0], event.event_id)
        client.send({"t": "tournaments", "on": True})
        for _ in range(100):
            if views(client):
                break
            await asyncio.sleep(0.01)
        view = views(client)[-1]
        assert (view["status"], len(view["ranks"])) == ("finished", 2)
        ((listed,),) = [one["tournaments"] for one in client.received if one["t"] == "tournaments"]
        assert (listed["status"], listed["mine"], listed["players"]) == ("finished", "out", 2)
        assert "desk" not in view


async def test_a_private_event_is_the_business_of_those_invited() -> None:
    async with evening() as night:
        event = await night.announce(sitting(3), private=True)
        bela = watching(night, "bela", event.event_id)
        assert [one["code"] for one in bela.received if one["t"] == "error"] == ["no_tournament"]
        assert await night.refused(event.enter(night.person("bela"))) == "may.invited_only"
        assert isinstance(await event.invite(night.person("floor"), night.person("bela")), Done)
        await night.enters(event, "bela")
        client = watching(night, "bela", event.event_id)
        assert views(client)[-1]["me"]["state"] == "registered"


async def test_F1_who_is_put_out_in_mid_hand_is_said_to_go_after_it() -> None:
    async with evening() as night:
        event = await night.announce(sitting(3), *NAMES)
        await night.until(lambda: bool(event.event.busy))
        await event.rule(night.person("floor"), Disqualify("anna", "so"), command="d")
        there = {one.player: one for one in desk_of(event).entries}
        assert [there[name].leaves for name in ("anna", "bela")] == [True, False]
        assert "disqualify" not in there["anna"].can
        await night.until(lambda: event.event.left == 2)
        assert not any(one.leaves for one in desk_of(event).entries)


async def test_who_has_won_is_not_said_to_sit_at_a_table_that_is_gone() -> None:
    async with evening() as night:
        event = await night.announce(sitting(2), "bot 1", "bot 2")
        await night.to_the_end(event)
        await night.until(lambda: event.is_over)
        anna = night.person("anna")
        assert [one.table for one in event_view(night.room.hall, event, anna).ranks] == ["", ""]
