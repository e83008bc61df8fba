"""A table's last hands, read again from its log."""

from pakli.room import Pace
from pakli.room.past import Bookmarks
from pakli.room.saved import kept_saved
from pakli.rules import PotAwarded
from pakli.table import ShowAfterHand
from pakli.table.events import HandPlanned, HandSettled, ShownAfterHand
from tests.room.kit import Play, played


async def several(play: Play, hands: int) -> None:
    """So many hands are played, each folded round."""
    for _ in range(hands):
        await play.until_asked()
        await play.hand_over(fold=True)


async def test_the_last_hands_the_newest_first_without_the_one_that_is_on() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        await several(play, 3)
        await play.until_asked()
        past = await play.actor.past_hands("anna")
        assert [hand.number for hand in past] == [3, 2, 1]
        for hand in past:
            kinds = [type(record) for record in hand.records]
            assert kinds[0] is HandPlanned
            assert kinds.count(PotAwarded) == kinds.count(HandSettled) == 1
            after = hand.before.after(*hand.records)
            assert after.table.hands == hand.number
            assert sum(seat.stack for seat in after.table.seats) == 400


async def test_one_of_them() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        await several(play, 3)
        (hand,) = await play.actor.past_hands("anna", only=2)
        assert hand.number == 2
        assert await play.actor.past_hands("anna", only=9) == []


async def test_what_was_shown_after_a_hand_belongs_to_it() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        await several(play, 1)
        await play.does("anna", ShowAfterHand)
        await play.until_asked()
        (hand,) = await play.actor.past_hands("anna")
        assert any(isinstance(record, ShownAfterHand) for record in hand.records)


async def test_of_many_hands_the_last_twenty_at_least_and_not_all() -> None:
    async with played("NL 1/2", anna=2000, bela=2000) as play:
        await several(play, 45)
        numbers = [hand.number for hand in await play.actor.past_hands("anna")]
        assert numbers[0] == 45
        assert numbers == list(range(45, numbers[-1] - 1, -1))
        assert 20 <= len(numbers) < 45


async def test_a_table_restored_from_a_snapshot_has_those_since() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        await several(play, 2)
        kept, version = play.moment.kept, play.moment.version
        await several(play, 2)
        since = Bookmarks(kept_saved(kept), version)
        assert [hand.number for hand in await since.hands(play.actor.journal, play.moment.version)] == [4, 3]


async def test_who_sees_everything_later_sees_a_hand_when_he_has_been_told_of_all_of_it() -> None:
    delay = 30
    async with played(
        "NL 1/2", manners={"delay": delay}, pace=Pace(after_fold=600), anna=200, bela=200
    ) as play:
        await play.watch("dora")
        await several(play, 1)
        assert [hand.number for hand in await play.actor.past_hands("anna")] == [1]
        await play.pass_time(delay - 1)
        assert await play.actor.past_hands("dora") == []
        await play.does("anna", ShowAfterHand)
        await play.pass_time(2)
        (hand,) = await play.actor.past_hands("dora")
        assert not any(isinstance(record, ShownAfterHand) for record in hand.records), "that is still to come"
        await play.pass_time(delay)
        (hand,) = await play.actor.past_hands("dora")
        assert any(isinstance(record, ShownAfterHand) for record in hand.records)
