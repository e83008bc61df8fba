"""A sit & go from its announcement to the prize, through a room (M1, M3)."""

from pakli.tournament import Price
from tests.room.tournaments.kit import evening, sitting


async def test_bots_play_a_practice_sit_and_go_to_its_end() -> None:
    async with evening() as night:
        event = await night.announce(sitting(4), "bot a", "bot b", "bot c", "bot d")
        assert event.event.status == "running", "it begins when it is full"
        await night.to_the_end(event)
        assert sorted(entry.place for entry in event.event.entries) == [1, 2, 3, 4]
        await night.until(lambda: not night.room.tables)


async def test_money_goes_from_the_players_to_who_wins_it() -> None:
    async with evening() as night:
        names = ("anna", "bela", "cili")
        for name in names:
            await night.gives(name, 1500)
        event = await night.announce(sitting(3, entry=Price(1100, 100)), *names)
        assert await night.has(f"tournament:{event.event_id}") == 3000
        assert await night.has("fees:EUR") == 300
        await night.to_the_end(event)
        assert await night.has(f"tournament:{event.event_id}") == 0
        assert sorted([await night.has(f"player:{name}:EUR") for name in names]) == [400, 400, 3400]
