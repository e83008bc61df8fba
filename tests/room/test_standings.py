"""Standings: sessions, hands and what was won, from the log; against hands that were played."""

from pakli.room.records import RECORDS, Manners, Opened
from pakli.room.standings import Standing, standings
from pakli.store import Append, Store
from pakli.table.events import ChipsBought, ChipsReturned, HandSettled, Left, SeatChanged, Seated
from tests.table.kit import sat


async def told(store: Store, table: str, *, practice: bool = False) -> None:
    """A table at which Anna wins 60 of Béla, who has bought again; Cili still sits."""
    from msgspec.structs import replace

    sign = replace(sat("NL 1/2", {1: 200, 3: 200}, button=1).opened.sign, practice=practice)
    records = (
        Opened(Manners(name=table), sign),
        Seated(1, "anna", 100),
        Seated(2, "bela", 100),
        Seated(3, "cili", 100),
        HandSettled(((1, 160), (2, 40))),
        ChipsBought(2, "bela", 50, later=True),
        ChipsReturned(2, "bela", 10),
        HandSettled(((1, 160), (2, 80)), misdeal=True),
        SeatChanged(1, 4),
        HandSettled(((4, 160), (2, 80), (3, 100))),
        Left(4, "anna", 160),
        Left(2, "bela", 80),
    )
    await store.append(Append(f"table:{table}", 0, RECORDS.encode_all(records)))


async def test_what_was_played_and_won_is_told_of_whoever_has_left() -> None:
    async with await Store.open("sqlite://") as store:
        await told(store, "one")
        await told(store, "practice", practice=True)
        found = await standings(store, begins=0, ends=2**53, practice=False)
    assert found == {
        "anna": Standing(sessions=1, hands=2, net=60),
        "bela": Standing(sessions=1, hands=2, net=-60),
        "cili": Standing(sessions=0, hands=1, net=0),
    }
    assert sum(one.net for one in found.values()) == 0


async def test_only_the_tables_and_the_time_of_the_season_count() -> None:
    async with await Store.open("sqlite://") as store:
        await told(store, "one")
        assert await standings(store, begins=0, ends=1, practice=False) == {}
        assert await standings(store, begins=2**52, ends=2**53, practice=False) == {}
        assert await standings(store, begins=0, ends=2**53, practice=True) == {}
        assert await standings(store, begins=0, ends=2**53, practice=False, currency="EUR") == {}
