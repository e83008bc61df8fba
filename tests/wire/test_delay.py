"""
Spectators of a table with a delay are sent everything exactly so much later, chat too, and who sits down has
the present; nothing is sent twice, nothing is left out.
"""

from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from pakli.room import Pace
from pakli.rules import Player
from pakli.table import Leave
from tests.room.acting import chosen
from tests.room.kit import played
from tests.room.test_restart import started_again
from tests.wire.kit import Client, Talk, talking

DELAY: Final = 45.0
PACE: Final = Pace(run_out=1, after_fold=2, after_showdown=3, first_hand=1)


class Timed:
    """A client's page, and when each of its frames came."""

    def __init__(self, talk: Talk, name: str) -> None:
        self.clock = talk.play.clock
        self.times: list[float] = []
        self.client = Client(talk.play.room, talk.play.person(name).id)
        taken = self.client._take

        def take(frame: bytes) -> None:
            self.times.append(self.clock.now())
            taken(frame)

        self.client.pipe._take = take
        self.client.watch(talk.table)
        self.times = [self.clock.now()] * len(self.client.frames)

    def came(self) -> list[tuple[float, dict[str, Any]]]:
        """Everything that was sent, with its time."""
        return list(zip(self.times, self.client.received, strict=True))

    def batches(self) -> dict[int, float]:
        """When each version with events came."""
        return {one["v"]: at for at, one in self.came() if one["t"] == "batch" and one["events"]}

    def lines(self) -> dict[int, float]:
        """When each line of chat came."""
        lines = [(one["n"], at) for at, one in self.came() if one["t"] == "chat"]
        assert len(lines) == len(dict(lines)), "a line came twice"
        return dict(lines)

    def versions(self) -> list[int]:
        """Versions of all that was told since the page was last shown the table from nothing, in order."""
        versions: list[int] = []
        for _, one in self.came():
            if one["t"] == "view":
                versions = [one["v"]]
            elif one["t"] == "batch":
                assert one["v"] - len(one["events"]) == versions[-1], "a gap, or told twice"
                versions.append(one["v"])
        return versions


async def acts(talk: Talk, random: Random) -> None:
    """Somebody does something, or time passes."""
    play = talk.play
    await play.pass_time(random.choice((0.0, 0.5, 1.5, 4.0)))
    waiting = play.moment.table.next
    if isinstance(waiting, Player):
        await play.does(play.to_act, chosen(waiting, play.moment.table, random))


async def says(talk: Talk, name: str, text: str, random: Random) -> None:
    talk.client(name).send(
        {"t": "chat", "id": f"chat{random.getrandbits(50)}", "table": talk.table, "text": text}
    )
    await talk.play.settle()


@pytest.mark.parametrize("seed", range(3))
async def test_everything_comes_exactly_so_much_later(seed: int) -> None:
    random, manners = Random(seed), {"delay": int(DELAY)}
    async with talking("NL 1/2", pace=PACE, manners=manners, anna=300, bela=200, cili=250) as talk:
        live, rail = Timed(talk, "anna"), Timed(talk, "rail")
        start = talk.play.moment.version
        for number in range(60):
            await acts(talk, random)
            if random.random() < 0.2:
                await says(talk, random.choice(("anna", "bela", "rail")), f"line {number}", random)
        end = talk.play.clock.now()
        assert talk.play.hands > 2
        there, later = live.batches(), rail.batches()
        due = {v: at + DELAY for v, at in there.items() if v > start and at + DELAY <= end}
        assert {v: at for v, at in later.items() if v > start} == pytest.approx(due)
        assert len(due) > 10
        lines = {n: at + DELAY for n, at in live.lines().items() if at + DELAY <= end}
        assert rail.lines() == pytest.approx(lines)
        assert lines
        rail.versions()


@pytest.mark.parametrize("seed", range(3))
async def test_who_sits_down_and_leaves_misses_nothing_and_sees_nothing_twice(seed: int) -> None:
    random, manners = Random(seed), {"delay": int(DELAY)}
    async with talking("NL 1/2", pace=PACE, manners=manners, anna=300, bela=200, cili=250) as talk:
        play = talk.play
        page = Timed(talk, "dora")
        await play.gives("dora", 10_000)
        said = 0
        for number in range(90):
            await acts(talk, random)
            seated = any(seat.player == "dora" for seat in play.moment.table.seats)
            if random.random() < 0.15:
                action = {"type": "leave", "seat": play.seat("dora")} if seated else None
                action = action or {"type": "sit", "seat": 6, "chips": 200}
                page.client.do(talk.table, action)
                await play.settle()
            if random.random() < 0.2:
                await says(talk, random.choice(("anna", "bela")), f"line {number}", random)
                said += 1
            if any(seat.player == "dora" for seat in play.moment.table.seats):
                page.client.check(talk.table)
                assert len(page.lines()) == said, "who has sat down has heard what was said"
            page.versions()
        await play.pass_time(DELAY + 1)
        assert len(page.lines()) == said
        assert not page.client.gaps


async def test_who_comes_to_look_on_sees_the_past() -> None:
    async with talking(
        "NL 1/2", pace=PACE, manners={"delay": int(DELAY)}, button="anna", anna=200, bela=200, cili=200
    ) as talk:
        await talk.asked()
        await says(talk, "anna", "now", Random(1))
        version = talk.play.moment.version
        page = Timed(talk, "rail")
        assert page.client.known[talk.table]["v"] < version
        assert page.client.view(talk.table)["waits"] != "betting"
        assert not page.lines()
        await talk.play.pass_time(DELAY - 1)
        assert not page.lines()
        await talk.play.pass_time(1)
        assert page.client.known[talk.table]["v"] == version
        assert list(page.lines()) == [1]
        again = Timed(talk, "rail")
        again.client.watch(talk.table, 3)
        assert again.client.known[talk.table]["v"] <= version, "asking for what was missed shows no future"


async def test_one_s_own_account_is_no_secret_and_shown_at_once() -> None:
    async with talking(
        "NL 1/2", pace=PACE, manners={"delay": int(DELAY)}, button="anna", anna=200, bela=200, cili=200
    ) as talk:
        await talk.asked()
        version, play = talk.play.moment.version, talk.play
        await play.gives("rail", 500)
        page = Timed(talk, "rail")
        await play.settle()
        assert page.client.view(talk.table)["me"]["balance"] == 500
        await play.gives("rail", 200)
        play.room.knows(play.person("rail"))
        await play.settle()
        for _ in range(3):
            assert page.client.view(talk.table)["me"]["balance"] == 700
            page.client.watch(talk.table)  # once more from nothing
        assert page.client.known[talk.table]["v"] < version, "of the table he sees no more by that"
        await play.hand_over()
        await play.pass_time(2 * DELAY)
        assert page.client.view(talk.table)["me"]["balance"] == 700
        assert page.client.known[talk.table]["v"] > version
        page.versions()


async def test_what_one_asks_for_oneself_is_shown_at_once_and_does_not_come_again() -> None:
    manners = {"delay": int(DELAY), "approve": True}
    async with talking("NL 1/2", pace=PACE, manners=manners) as talk:
        play = talk.play
        owner = talk.client("host")
        await play.gives("rail", 500)
        page, other = Timed(talk, "rail"), Timed(talk, "other")
        await play.pass_time(DELAY + 1)
        version = page.client.known[talk.table]["v"]

        def me() -> dict[str, Any]:
            return dict(page.client.view(talk.table)["me"])

        page.client.do(talk.table, {"type": "sit", "seat": 2, "chips": 100})
        await play.settle()
        assert me()["asks_for"] == 100
        assert "asks_for" not in other.client.view(talk.table)["me"]
        await play.pass_time(DELAY / 2)
        owner.do(talk.table, owner.view(talk.table)["requests"][0]["turn_away"]["action"])
        await play.settle()
        assert "asks_for" not in me()
        assert me()["denied"]["code"] == "room.turned_away"
        for _ in range(8):  # what was put off comes, and changes nothing of it
            await play.pass_time(DELAY / 4)
            assert "asks_for" not in me()
            assert me()["denied"]["code"] == "room.turned_away"
        assert page.client.known[talk.table]["v"] == version
        assert not page.client.gaps


async def test_who_has_left_and_is_paid_out_sees_nothing_twice() -> None:
    async with talking(
        "NL 1/2", pace=PACE, manners={"delay": int(DELAY)}, button="anna", anna=200, bela=200, cili=200
    ) as talk:
        play = talk.play
        await talk.asked()
        page = talk.client("cili")
        await play.does("cili", Leave)
        await play.hand_over()
        seen = page.known[talk.table]["v"]
        await play.gives("cili", 40)
        play.room.knows(play.person("cili"))
        await play.settle()
        assert page.view(talk.table)["me"]["balance"] == await play.store.ledger.balance("player:cili")
        assert page.known[talk.table]["v"] >= seen, "it does not go back"
        await play.pass_time(3 * DELAY)
        assert not page.gaps


async def test_a_delayed_page_that_was_passed_over_sees_the_past_anew() -> None:
    async with talking(
        "NL 1/2", pace=PACE, manners={"delay": int(DELAY)}, button="anna", anna=200, bela=200, cili=200
    ) as talk:
        page = Timed(talk, "rail")
        await talk.play.pass_time(DELAY + 5)
        page.client.pipe.stuck = True
        page.client.pipe.held.append((b"x" * 300_000, None))
        version = page.client.known[talk.table]["v"]
        await talk.play.hand_over()
        await talk.play.pass_time(3)
        page.client.pipe.held = []
        page.client.pipe.stuck = False
        page.client.connection.drained()
        assert page.client.known[talk.table]["v"] >= version
        assert page.client.known[talk.table]["v"] < talk.play.moment.version
        await talk.play.pass_time(DELAY)
        page.versions()


async def test_a_restart_shows_no_present_to_who_looks_on(tmp_path: Path) -> None:
    url, manners = f"sqlite:///{tmp_path / 'log'}", {"delay": int(DELAY)}
    async with played("NL 1/2", url=url, pace=PACE, manners=manners, anna=200, bela=200, cili=200) as play:
        await play.until_asked()
        await play.hand_over()
        await play.until_asked()
        for _ in range(4):
            await play.until_asked()
            await play.passive()
        before, version = play.moment.table.hands, play.moment.version
        play.actor.say("anna", "now", "do not call", lambda _: None)
        await play.settle()
        await play.room.close()
        await play.store.close()
        async with started_again(url, play) as again:
            for name in ("anna", "bela", "cili"):
                await again.watch(name)
            rail = Client(again.room, again.person("rail").id)
            rail.watch(again.table_id)
            assert rail.known[again.table_id]["v"] < version
            assert [line.text for line in again.watching["anna"].heard] == ["do not call"]
            assert not [one for one in rail.others if one["t"] == "chat"]
            assert rail.view(again.table_id)["hand"]["number"] == before - 1
            await again.pass_time(DELAY - 1)
            assert rail.view(again.table_id)["hand"]["number"] == before - 1
            await again.pass_time(1)
            assert rail.known[again.table_id]["v"] >= version
            assert rail.view(again.table_id)["hand"]["number"] == before
            assert rail.last("chat")["text"] == "do not call"
            await again.pass_time(3)
            assert not rail.gaps


async def test_who_runs_the_table_sees_the_present_and_lets_buy_ins_through() -> None:
    manners = {"delay": int(DELAY), "approve": True, "private": True, "owner": "owner"}
    async with talking("NL 1/2", pace=PACE, manners=manners) as talk:
        talk.play.person("anna", tables=frozenset({talk.table}))
        for name in ("owner", "floor", "host"):
            talk.client(name)
        anna = Client(talk.play.room, "anna")
        anna.watch(talk.table)
        await talk.play.gives("anna", 100)
        anna.do(talk.table, {"type": "sit", "seat": 2, "chips": 100})
        await talk.play.settle()
        for name in ("owner", "floor", "host"):
            [request] = talk.client(name).view(talk.table)["requests"]
            assert request["player"] == "anna"
        await talk.does("owner", request["let_in"]["action"])
        assert anna.view(talk.table)["me"]["seat"] == 2
        talk.check()
