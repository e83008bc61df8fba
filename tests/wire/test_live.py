"""A live table over the wire: dealer and phones; entries taken back; a restart; the ledger with it all."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from pakli.room.restored import restored
from pakli.rules import Player, Rake
from pakli.store import check
from pakli.table import Live, Money, Ready
from tests.room.kit import sign
from tests.table.live_kit import some_entry
from tests.wire.kit import Talk, talking

MONEY = Money("EUR", 50, 2)


@asynccontextmanager
async def live_talk(live: Live, game: str = "NL 1/2", **rules: Any) -> AsyncIterator[Talk]:
    """A table for euros with real cards: the host deals, two have phones, one looks on."""
    made = sign(game, live=live, money=MONEY, rake=Rake(500, 0), **rules)
    async with talking(made, anna=200, bela=150, kati=100) as talk:
        talk.client("rail")
        await talk.does("host", {"type": "place_button", "seat": 3})
        yield talk


async def enters(talk: Talk, chance: Random) -> None:
    """Whoever's turn it is, or the dealer for him; or the dealer what he is asked."""
    table = talk.play.moment.table
    action = to_builtins(some_entry(table, chance))
    himself = isinstance(table.next, Player) and chance.random() < 0.5
    await talk.does(talk.play.to_act if himself else "host", action)


async def same_after_a_restart(talk: Talk) -> None:
    """The table rebuilt from its log is the table that runs."""
    rebuilt = await restored(talk.play.room.house, talk.table)
    assert rebuilt is not None
    assert rebuilt.moment.kept == talk.play.moment.kept


async def proven(talk: Talk) -> None:
    """The ledger adds up, and every chip of the table lies in its escrow."""
    store, table = talk.play.store, talk.play.moment.table
    assert not (await check(store)).faults
    assert await store.ledger.balance(f"table:{talk.table}") == table.chips * MONEY.value


@pytest.mark.parametrize(
    ("live", "game"),
    [("chips", "NL 1/2"), ("console", "PL 1/2 omaha-high-low"), ("record", "PL 2/2/2 five-card-draw")],
)
async def test_everybody_follows_entries_and_undos_and_so_does_the_log(live: Live, game: str) -> None:
    chance = Random(live)
    async with live_talk(live, game) as talk:
        for _ in range(90):
            table = talk.play.moment.table
            if table.entries and chance.random() < 0.25:
                count = chance.randint(1, min(3, len(table.entries)))
                await talk.does("host", {"type": "take_back", "entries": count})
            elif isinstance(table.next, Ready):
                await talk.does("host", {"type": "next_hand"})
            elif table.playing is not None:
                await enters(talk, chance)
            else:
                break
            talk.check()
            assert talk.play.moment.table.missing == 0
        await same_after_a_restart(talk)
        await proven(talk)


async def test_taking_back_a_hand_that_was_raked_gives_the_rake_back() -> None:
    async with live_talk("chips") as talk:
        await talk.does("host", {"type": "next_hand"})
        while isinstance(waiting := talk.play.moment.table.next, Player):
            word = "call" if getattr(waiting.options, "call", 0) else "check"
            await talk.does("host", {"type": word, "seat": waiting.seat})
        await talk.does("host", {"type": "award_pot", "pot": 0, "seats": [2]})
        ledger = talk.play.store.ledger
        escrow = await ledger.balance(f"table:{talk.table}")
        raked = await ledger.balance("rake:EUR")
        assert raked > 0
        await talk.does("host", {"type": "take_back", "entries": 1})
        assert await ledger.balance("rake:EUR") == 0
        assert await ledger.balance(f"table:{talk.table}") == escrow + raked
        await same_after_a_restart(talk)


async def test_what_is_asked_of_the_dealer_has_nothing_in_it_that_is_not_known_to_all() -> None:
    async with live_talk("record") as talk:
        await talk.does("host", {"type": "next_hand"})
        views = [talk.client(name).view(talk.table)["live"] for name in ("host", "anna", "rail")]
        assert views[0] == views[1] == views[2]
        assert views[0]["seat"] == talk.play.seat(talk.play.to_act)
        assert {option["word"] for option in views[0]["question"]["options"]} >= {"fold", "call", "raise"}
        assert talk.client("host").view(talk.table)["me"]["dealer"] is True
        assert "dealer" not in talk.client("anna").view(talk.table)["me"]


async def test_nobody_is_waited_for_by_the_clock_until_it_is_called() -> None:
    async with live_talk("chips") as talk:
        await talk.does("host", {"type": "next_hand"})
        first = talk.play.to_act
        await talk.play.pass_time(3600)
        assert talk.play.to_act == first
        await talk.does("host", {"type": "call_clock", "seconds": 30})
        assert talk.client("rail").known[talk.table]["clock"]["left"] == 30_000
        await talk.play.pass_time(29)
        assert talk.play.to_act == first
        await talk.play.pass_time(2)
        assert talk.play.to_act != first, "folded: I4"
        await talk.does("host", {"type": "take_back", "entries": 1})
        assert talk.play.to_act == first
        await talk.play.pass_time(60)
        assert talk.play.to_act == first


async def test_hands_begin_when_the_dealer_says_so() -> None:
    async with live_talk("chips") as talk:
        await talk.play.pass_time(600)
        assert talk.play.hands == 0
        assert talk.client("rail").view(talk.table)["live"]["next_hand"]["posts"]
        await talk.does("host", {"type": "next_hand"})
        assert talk.play.hands == 1
