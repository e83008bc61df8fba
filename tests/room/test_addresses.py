"""From where people come: one address to a seat, where the table says so; forgotten as the policy has it."""

from pathlib import Path

from pakli.club.policy import DAY, HOUR
from pakli.room.actions import SitDown
from pakli.room.addresses import Addresses
from pakli.store import Store
from tests.room.kit import opened, sign


class Time:
    """A clock of milliseconds."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


async def test_nobody_sits_down_from_the_address_of_another_player() -> None:
    async with opened(addresses=Addresses()) as play:
        await play.open(sign("NL 1/2"), one_address=True)
        for name, address in (("anna", "192.0.2.1"), ("bela", "192.0.2.1"), ("cili", "192.0.2.3")):
            play.room.house.addresses.seen(name, address, "Firefox, Linux")
        await play.sits("anna", 2, 100)
        await play.gives("bela", 100)
        assert await play.refused("bela", SitDown(3, 100)) == "room.same_address"
        await play.sits("cili", 4, 100)


async def test_at_a_table_without_the_option_it_does_not_matter() -> None:
    async with opened(addresses=Addresses()) as play:
        await play.open(sign("NL 1/2"))
        for name in ("anna", "bela"):
            play.room.house.addresses.seen(name, "192.0.2.1", "Firefox, Linux")
        await play.sits("anna", 2, 100)
        await play.sits("bela", 3, 100)


async def test_bots_come_from_nowhere_and_who_was_here_long_ago_does_not_count() -> None:
    time = Time()
    async with opened(addresses=Addresses(now=time)) as play:
        await play.open(sign("NL 1/2", practice=True), one_address=True, bots=("bot one", "bot two"))
        addresses = play.room.house.addresses
        addresses.seen("anna", "192.0.2.1", "Firefox, Linux")
        await play.sits("anna", 2, 100)
        time.now += 13 * HOUR
        addresses.seen("bela", "192.0.2.1", "Safari, iPhone")
        await play.sits("bela", 3, 100)


async def test_what_is_kept_is_there_after_a_restart_and_gone_when_its_time_is_over(tmp_path: Path) -> None:
    url, time = f"sqlite:///{tmp_path / 'log'}", Time()
    async with await Store.open(url) as store:
        addresses = Addresses(30 * DAY, time)
        addresses.seen("anna", "192.0.2.1", "Firefox, Linux")
        time.now += 10 * DAY
        addresses.seen("bela", "192.0.2.2", "Firefox, Linux")
        await addresses.keep(store)
    async with await Store.open(url) as store:
        again = Addresses(30 * DAY, time)
        await again.load(store)
        assert {seen.person for seen in again.all} == {"anna", "bela"}
        time.now += 21 * DAY
        await again.keep(store)
    async with await Store.open(url) as store:
        later = Addresses(30 * DAY, Time())
        await later.load(store)
        assert {seen.person for seen in later.all} == {"bela"}, "none is kept longer than the policy says"
        saved = await store.snapshot("addresses", 1)
        assert saved is not None
        assert b"192.0.2.1" not in saved.data
