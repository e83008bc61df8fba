"""Places of events that count for a season give points (M1); events that do not, give none."""

from pakli.room import standings
from tests.room.tournaments.kit import evening, sitting


async def test_places_give_points_in_the_season() -> None:
    async with evening() as night:
        names = ("anna", "bela", "cili")
        event = await night.announce(sitting(3), *names, season=True)
        await night.to_the_end(event)
        await night.to_the_end(await night.announce(sitting(3), *names))
        found = await standings(night.store, begins=0, ends=2**53, practice=True)
        points = {entry.player: {1: 17, 2: 12, 3: 10}[entry.place] for entry in event.event.entries}
        assert {player: one.points for player, one in found.items()} == points
        assert all(one.net == one.sessions == 0 for one in found.values()), "chips there are no money"
        assert await standings(night.store, begins=0, ends=2**53, practice=False, currency="EUR") == {}
