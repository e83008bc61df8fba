"""A room that is killed at any moment of a fair hand goes on with its record, and deals the same cards."""

from copy import deepcopy
from pathlib import Path

import pytest

from pakli.room.fair_told import RecordTold, VoidTold
from pakli.room.restored import restored
from pakli.store import backup
from tests.room.fair_kit import Client, fairly
from tests.room.kit import Play
from tests.room.test_restart import _goes_on, same_again, started_again


async def comes_back(again: Play, before: Client) -> Client:
    """The same page, connected to the room that was started anew."""
    client = Client(again, before.player)
    client.witness = deepcopy(before.witness)
    again.room.knows(again.person(before.player))
    again.watching[before.player] = client
    again.actor.watch(client)
    await again.room.idle()
    again.actor.takes_part(client, None)
    await again.settle()
    return client


async def test_killed_while_shares_are_awaited_the_same_record_stands(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path / 'log'}", tmp_path / "copy"
    async with fairly("NL 1/2", url=url, anna=200, bela=200) as (play, clients):
        clients["bela"].gives = False
        await play.until(lambda: any(isinstance(one, RecordTold) for one in clients["anna"].told))
        record = clients["anna"].witness.text
        await backup(play.store, copy)
        async with started_again(f"sqlite:///{copy}", play) as again:
            anna, bela = [await comes_back(again, clients[name]) for name in ("anna", "bela")]
            assert [one.record for one in anna.told if isinstance(one, RecordTold)] == [record]
            await again.until_asked()
            assert anna.witness.text == bela.witness.text == record
            assert again.moment.kept.fair is not None
            assert again.moment.kept.fair.drawn
            await again.hand_over()
            await again.until_asked()
            assert anna.doubts == bela.doubts == []


async def test_who_does_not_come_back_in_time_voids_it(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path / 'log'}", tmp_path / "copy"
    async with fairly("NL 1/2", url=url, anna=200, bela=200) as (play, clients):
        clients["bela"].gives = False
        await play.until(lambda: any(isinstance(one, RecordTold) for one in clients["anna"].told))
        await backup(play.store, copy)
        async with started_again(f"sqlite:///{copy}", play) as again:
            anna = await comes_back(again, clients["anna"])
            await again.until_asked()
            assert any(isinstance(one, VoidTold) for one in anna.told)
            assert again.moment.kept.fair is not None
            assert again.moment.kept.fair.now.read.attempt == 2


@pytest.mark.parametrize("acts", [0, 1, 3, 5])
async def test_killed_in_mid_hand_the_same_cards_follow_and_the_check_holds(
    acts: int, tmp_path: Path
) -> None:
    url, copy = f"sqlite:///{tmp_path / 'log'}", tmp_path / f"copy-{acts}"
    async with fairly("PL 1/2 omaha", url=url, anna=200, bela=200, cili=200) as (play, clients):
        await play.until_asked()
        for _ in range(acts):
            await play.until_asked()
            await play.passive()
        await backup(play.store, copy)
        await same_again(play)
        async with started_again(f"sqlite:///{copy}", play) as again:
            assert again.moment.kept == play.moment.kept
            back = await comes_back(again, clients["anna"])
            assert await _goes_on(again) == await _goes_on(play)
            await again.until_asked()
            assert back.doubts == []


async def test_what_is_kept_comes_from_the_log_alone() -> None:
    async with fairly("FL 2/4 badugi", anna=300, bela=300, cili=300) as (play, clients):
        for _ in range(40):
            await play.until_asked()
            await play.passive()
            await same_again(play)
        assert clients["anna"].doubts == []


async def test_chains_are_in_a_snapshot(tmp_path: Path) -> None:
    async with fairly("NL 1/2", anna=3000, bela=3000) as (play, clients):
        while play.hands < 28:
            await play.until_asked()
            await play.passive(fold=True)
        rebuilt = await restored(play.room.house, play.table_id)
        assert rebuilt is not None
        assert rebuilt.moment.kept.chains == play.moment.kept.chains
        assert {chain.player for chain in rebuilt.moment.kept.chains} == {"anna", "bela"}
        assert clients["anna"].doubts == []
