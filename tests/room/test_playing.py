"""The thin path: people sit down at a table of the room, and hands are played."""

from pakli.club.accounts import account_of
from pakli.room.actions import SitDown
from pakli.room.money import escrow
from tests.room.kit import played


async def test_hands_follow_one_another_and_no_chip_is_lost() -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=100, cili=300) as play:
        for dealer in ("anna", "bela", "cili"):
            await play.until_asked()
            dealing = play.moment.table.dealing
            assert dealing is not None
            assert play.name(dealing.positions.button) == dealer
            await play.hand_over()
            assert sum(play.stack(name) for name in ("anna", "bela", "cili")) == 600
        assert await play.store.ledger.balance(escrow(play.table_id)) == 600
        assert await play.store.ledger.balance(account_of("anna")) == 0


async def test_every_viewer_is_told_every_version_in_order() -> None:
    async with played("NL 1/2", anna=200, bela=100, cili=300) as play:
        rail = await play.watch("dora")
        await play.until_asked()
        await play.hand_over(fold=True)
        for viewer in (rail, *play.watching.values()):
            version = viewer.steps[0].before.version
            for step in viewer.steps:
                assert step.before.version == version
                version += len(step.records)
                assert step.after.version == version
            assert viewer.moment is not None
            assert viewer.moment.version == play.moment.version


async def test_a_seat_that_the_host_has_taken_is_taken() -> None:
    async with played("NL 1/2", host=200, anna=200) as play:
        await play.gives("bela", 200)
        taken = play.seat("host")
        assert await play.refused("bela", SitDown(taken, 200)) == "T5 seat.taken"
