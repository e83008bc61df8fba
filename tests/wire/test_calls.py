"""Calls for the floor over the socket: who is told, and when; who is no floor any more."""

from typing import Any

from msgspec.structs import replace

from tests.wire.kit import Client, Talk, talking


def calls(client: Client) -> list[list[tuple[str, str, bool]]]:
    """Every message about calls: of each call who called, who takes it, whether it is closed."""
    told: list[dict[str, Any]] = [one for one in client.others if one["t"] == "calls"]
    return [[(call["name"], call["taken"], call["closed"]) for call in one["calls"]] for one in told]


async def called(talk: Talk, who: str) -> int:
    """Somebody calls from his seat; the number of the call."""
    play = talk.play
    place = play.actor.place(play.person(who).id)
    call = await play.room.calls.make(play.person(who), place, "Table", play.seat(who), "")
    return call.number


async def test_the_floor_is_told_at_once_wherever_it_is_and_the_caller_how_it_stands() -> None:
    async with talking("NL 1/2", anna=200, bela=200) as talk:
        floor, anna, bela = talk.client("floor"), talk.client("anna"), talk.client("bela")
        room, anna_name = talk.play.room, talk.play.person("anna").name
        floor_name = talk.play.person("floor").name
        number = await called(talk, "anna")
        assert calls(floor) == [[], [(anna_name, "", False)]]
        await room.calls.take(talk.play.person("floor"), number)
        await room.calls.close(talk.play.person("floor"), number, "done")
        assert calls(floor)[2:] == [[(anna_name, floor_name, False)], []]
        assert calls(anna) == [
            [(anna_name, "", False)],
            [(anna_name, floor_name, False)],
            [(anna_name, floor_name, True)],
        ]
        assert calls(bela) == [], "it is nobody else's business"


async def test_who_comes_later_is_told_what_is_open() -> None:
    async with talking("NL 1/2", anna=200, bela=200) as talk:
        await called(talk, "anna")
        assert len(calls(Client(talk.play.room, talk.play.person("host").id))[0]) == 1
        assert len(calls(Client(talk.play.room, "anna"))) == 1
        assert calls(Client(talk.play.room, "bela")) == []


async def test_who_is_gone_or_no_floor_any_more_is_told_nothing() -> None:
    async with talking("NL 1/2", anna=200, bela=200) as talk:
        gone, fallen = talk.client("host"), talk.client("floor")
        gone.close()
        talk.play.room.knows(replace(talk.play.person("floor"), role="player"))
        await called(talk, "anna")
        assert calls(gone) == calls(fallen) == [[]]
