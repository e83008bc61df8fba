"""Private tables: who is invited looks on and plays; who is so no more does not, but keeps a seat he has."""

from typing import Any

from msgspec.structs import replace

from tests.room.fakes import person_of
from tests.wire.kit import Client, Talk
from tests.wire.scenes import scene


def invited(talk: Talk, name: str, yes: bool) -> None:
    """Somebody is invited, or no more."""
    tables = frozenset({talk.table}) if yes else frozenset[str]()
    person = replace(talk.play.person(name), tables=tables)
    talk.play.people.add(person)
    talk.play.room.knows(person)


def spectators(talk: Talk) -> list[str]:
    """Who looks on, as the owner sees it."""
    listed: list[dict[str, Any]] = talk.client("owner").view(talk.table)["spectators"]
    return [one["player"] for one in listed]


async def test_who_is_invited_looks_on_from_then_on() -> None:
    async with scene("facing") as talk:
        stranger = talk.client("stranger")
        assert talk.table not in stranger.known
        assert stranger.last("error")["code"] == "private"
        invited(talk, "stranger", True)
        stranger.watch(talk.table)
        await talk.play.settle()
        stranger.check(talk.table)
        assert "stranger" in spectators(talk)


async def test_who_is_invited_no_more_is_told_so_and_nothing_else() -> None:
    async with scene("facing") as talk:
        rail, second = talk.client("rail"), Client(talk.play.room, "rail")
        second.watch(talk.table)
        invited(talk, "rail", False)
        await talk.play.settle()
        for page in (rail, second):
            assert [one["t"] for one in page.received[-2:]] == ["error", "gone"]
            assert page.last("error")["code"] == "private"
        before = (len(rail.frames), len(second.frames))
        await talk.does("player", {"type": "fold", "seat": 2})
        assert (len(rail.frames), len(second.frames)) == before
        assert "rail" not in spectators(talk)
        rail.watch(talk.table)
        assert rail.received[-1]["t"] == "error"


async def test_a_player_who_is_invited_no_more_plays_on_until_he_leaves() -> None:
    async with scene("facing") as talk:
        player = talk.client("player")
        invited(talk, "player", False)
        await talk.play.settle()
        await talk.does("player", {"type": "fold", "seat": 2})
        player.check(talk.table)
        await talk.does("player", {"type": "leave", "seat": 2})
        await talk.play.until(lambda: talk.play.moment.table.find(2) is None)
        assert player.received[-1]["t"] == "gone"
        before = len(player.frames)
        await talk.does("rail", {"type": "join_list"})
        assert len(player.frames) == before
        assert await talk.play.store.ledger.balance("player:player") > 0


async def test_nobody_of_the_house_and_no_owner_is_shut_out() -> None:
    async with scene("before") as talk:
        for name in ("owner", "floor", "host"):
            invited(talk, name, False)
        await talk.play.settle()
        await talk.does("player", {"type": "leave", "seat": 2})
        for name in ("owner", "floor", "host"):
            talk.client(name).check(talk.table)
            assert "gone" not in [one["t"] for one in talk.client(name).received]


async def test_who_is_shown_the_door_sees_no_table() -> None:
    async with scene("before") as talk:
        talk.play.room.knows(person_of("rail", barred=True, tables=frozenset({talk.table})))
        await talk.play.settle()
        assert talk.client("rail").received[-1]["t"] == "gone"


async def test_a_closed_table_is_said_to_be_closed_and_not_to_be_private() -> None:
    async with scene("before") as talk:
        owner, rail = talk.client("owner"), talk.client("rail")
        errors = len([one for one in rail.others if one["t"] == "error"])
        await talk.play.room.close_table(talk.play.person("owner"), talk.table)
        assert owner.last("gone")["table"] == rail.last("gone")["table"] == talk.table
        assert len([one for one in rail.others if one["t"] == "error"]) == errors
