"""The lobby on a socket: the list at once, then at most once a second, and only what concerns who asks."""

from typing import Any

from tests.room.fakes import person_of
from tests.room.kit import opened, sign
from tests.wire.kit import Client, talking


def lists(client: Client) -> list[list[dict[str, Any]]]:
    """Every list that was sent."""
    return [one["tables"] for one in client.received if one["t"] == "lobby"]


async def test_what_a_table_looks_like_in_it() -> None:
    async with talking("NL 1/2", anna=200, bela=200, rules={"buy_in": (40, 200), "run_outs": 2}) as talk:
        rail = talk.client("rail")
        rail.send({"t": "lobby", "on": True})
        [[table]] = lists(rail)
        assert table["table"] == talk.table
        counts = {name: table[name] for name in ("players", "waiting", "average_pot", "per_flop", "bots")}
        assert counts == {"players": 2, "waiting": 0, "average_pot": 0, "per_flop": 0, "bots": 0}
        assert table["private"] is False
        game = table["sign"]["games"][0]
        assert (game["variant"], game["limit"]) == ("holdem", "no-limit")
        assert game["stakes"][0] == {
            "say": "sign-blinds",
            "facts": {"small": {"chips": 1}, "big": {"chips": 2}},
        }
        assert (table["sign"]["least"], table["sign"]["most"], table["sign"]["seats"]) == (40, 200, 6)
        assert game["rules"] == [{"rule": "run_outs", "clause": "P16", "value": 2}]


async def test_it_comes_at_once_and_then_at_most_once_a_second() -> None:
    async with talking("NL 1/2", anna=200) as talk:
        rail = talk.client("rail")
        rail.send({"t": "lobby", "on": True})
        assert len(lists(rail)) == 1
        rail.send({"t": "lobby", "on": True})
        assert len(lists(rail)) == 1, "it is on already"
        for seat, name in enumerate(("bela", "cili", "dora"), start=3):
            await talk.sits(name, seat, 100)
        assert len(lists(rail)) == 1
        await talk.play.pass_time(1)
        assert len(lists(rail)) == 2
        assert lists(rail)[-1][0]["players"] == 4
        await talk.play.pass_time(5)
        before = len(lists(rail))
        for number in range(10):
            await talk.does("elek", {"type": "leave_list" if number % 2 else "join_list"})
            await talk.play.pass_time(0.3)
        assert 2 <= len(lists(rail)) - before <= 3
        await talk.play.until_asked()
        await talk.play.hand_over(fold=True)
        await talk.play.pass_time(1)
        assert lists(rail)[-1][0]["average_pot"] > 0


async def test_nothing_comes_where_nothing_has_changed_or_it_is_off() -> None:
    async with talking("NL 1/2", anna=200) as talk:
        rail = talk.client("rail")
        rail.send({"t": "lobby", "on": True})
        await talk.play.pass_time(30)
        assert len(lists(rail)) <= 2
        rail.send({"t": "lobby", "on": False})
        rail.send({"t": "lobby", "on": False})
        count = len(lists(rail))
        await talk.sits("bela", 3, 100)
        await talk.play.pass_time(3)
        assert len(lists(rail)) == count


async def test_a_closed_connection_is_told_nothing_and_listens_no_more() -> None:
    async with talking("NL 1/2", anna=200) as talk:
        rail = talk.client("rail")
        rail.send({"t": "lobby", "on": True})
        rail.close()
        frames = len(rail.frames)
        await talk.sits("bela", 3, 100)
        await talk.play.pass_time(3)
        assert len(rail.frames) == frames
        assert not talk.play.room._listeners


async def test_an_invitation_and_a_closed_table_change_it() -> None:
    async with opened() as play:
        private = await play.open(sign("NL 1/2"), owner="anna", private=True)
        public = await play.open(sign("NL 1/2"))
        play.person("bela")
        bela = Client(play.room, "bela")
        bela.send({"t": "lobby", "on": True})
        assert [one["table"] for one in lists(bela)[-1]] == [public]
        play.room.knows(person_of("bela", tables=frozenset({private})))
        await play.pass_time(1)
        assert [one["table"] for one in lists(bela)[-1]] == [private, public]
        assert lists(bela)[-1][0]["private"] is True
        await play.room.close_table(play.person("anna"), private)
        await play.pass_time(1)
        assert [one["table"] for one in lists(bela)[-1]] == [public]
