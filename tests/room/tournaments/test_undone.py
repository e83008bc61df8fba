"""What the director takes back after money was paid: it returns by the ledger, or he is told who lacks it."""

from typing import Any

from msgspec.structs import replace

from pakli.room.answers import Done
from pakli.room.tournaments import TournamentActor
from pakli.rules import Refusal, Stakes
from pakli.store import Posting
from pakli.tournament import Level, MoveEntry, Payouts, Price, SetClock, TakeBackBust, TakeBackClock
from tests.room.tournaments.kit import Night, Same, evening, levels, sitting

FEE = Price(1100, 100)
NAMES = ("anna", "bela", "cili")


async def over(night: Night, **fields: Any) -> tuple[TournamentActor, str, str]:
    """An event of three that is over: with its winner and who was second."""
    for name in NAMES:
        await night.gives(name, 1100)
    event = await night.announce(sitting(3, entry=FEE, **fields), *NAMES)
    await night.all_in(event, lambda: event.event.left == 2, *NAMES[:2])
    await night.all_in(event, lambda: event.event.status == "finished")
    ranked = sorted(event.event.entries, key=lambda entry: entry.place)
    return event, ranked[0].player, ranked[1].player


async def undone(night: Night, event: TournamentActor, second: str, winner: str, command: str) -> Any:
    entry, best = event.event.latest(second), event.event.latest(winner)
    assert entry is not None
    assert best is not None
    back = TakeBackBust(second, "misread", ((best.number, entry.had),))
    return await event.rule(night.person("floor"), back, command=command)


async def test_an_end_is_taken_back_prizes_return_and_play_goes_on_to_another() -> None:
    async with evening() as night:
        event, winner, second = await over(night)
        assert await night.has(f"player:{winner}:EUR") == 3000
        answer = await undone(night, event, second, winner, "1")
        assert isinstance(answer, Done), answer
        await night.settle()
        assert await night.has(f"player:{winner}:EUR") == 0
        assert await night.has(f"tournament:{event.event_id}") == 3000
        assert event.event.status == "running"
        await night.in_order()
        hands = event.event.tables[1].hands
        await night.all_in(event, lambda: event.event.status == "finished")
        assert event.event.tables[1].hands > hands, "at the same table"
        assert await night.has(f"tournament:{event.event_id}") == 0
        await night.in_order()


async def test_where_the_tables_are_closed_another_is_opened() -> None:
    async with evening() as night:
        event, winner, second = await over(night)
        await night.until(lambda: event.is_over)
        assert isinstance(await undone(night, event, second, winner, "1"), Done)
        await night.settle()
        assert event.event.open_numbers == (2,)
        assert {seat.player for seat in event.table(2).moment.table.seats} == {winner, second}
        await night.all_in(event, lambda: event.event.status == "finished")
        await night.in_order()
        await night.until(lambda: night.room.hall.find(event.event_id) is None)


async def test_a_prize_that_is_spent_is_named_with_who_lacks_how_much() -> None:
    async with evening() as night:
        event, winner, second = await over(night, bounty=300)
        spent = [Posting(f"player:{winner}:EUR", -2500), Posting("house:EUR", 2500)]
        await night.store.append(postings=spent)
        version = event.version
        answer = await undone(night, event, second, winner, "1")
        assert isinstance(answer, Refusal)
        assert (answer.clause, answer.code) == ("M1", "event.money_spent")
        facts = dict(answer.facts)
        assert facts["name"] == night.person(winner).name
        back = await night.has(f"player:{winner}:EUR")
        entry = event.event.latest(winner)
        assert entry is not None
        first = next(one for one in event.event.entries if one.place == 3)
        kept = sum(cash for who, cash, _ in first.head_to if who == entry.number)
        assert facts["missing"] == f"{(entry.prize + entry.won - kept - back) / 100:.2f} EUR"
        assert (event.version, event.event.status) == (version, "finished")
        await night.gives(winner, 2500)
        assert isinstance(await undone(night, event, second, winner, "2"), Done)
        await night.in_order()


async def test_prizes_that_the_clock_has_settled_by_mistake_are_paid_back() -> None:
    async with evening() as night:
        for name in NAMES:
            await night.gives(name, 1100)
        structure = sitting(3, entry=FEE, payouts=Payouts("flat", 3), schedule=levels(8, 60), late_levels=1)
        event = await night.announce(replace(structure, sit_and_go=False, most=0), *NAMES)
        assert isinstance(await event.start_now(night.person("floor"), command="0"), Done)
        await night.all_in(event, lambda: event.event.left == 2, *NAMES[:2])
        floor = night.person("floor")
        assert isinstance(await event.rule(floor, SetClock(1, 60, "x"), command="1", reason="x"), Done)
        assert await night.has(f"tournament:{event.event_id}") == 2000
        assert isinstance(await event.rule(floor, TakeBackClock("x"), command="2", reason="x"), Done)
        assert not event.event.closed
        assert await night.has(f"tournament:{event.event_id}") == 3000
        await night.in_order()


async def test_a_player_is_moved_by_the_director_and_plays_on_there() -> None:
    async with evening() as night:
        names = [f"bot {number}" for number in range(9)]
        structure = sitting(9, table_size=6, stack=20_000, schedule=(Level(Stakes(20, 10), 60),))
        event = await night.announce(structure, *names)
        await night.until(lambda: event.event.tables[1].hands > 1 and not event.event.busy)
        spot, to = event.event.tables[1], event.event.tables[2]
        entry = next(one for one in event.event.seated(spot) if one.seat != spot.small)
        move = MoveEntry(entry.player, 2, to.free[0], "so")
        answer = await event.rule(night.person("floor"), move, command="1")
        assert isinstance(answer, Done), answer
        await night.settle()
        hands = to.hands
        await night.until(lambda: event.event.tables[2].hands > hands + 2)
        table = event.table(2).moment.table
        assert entry.player in {seat.player for seat in table.seats}
        assert event.event.chips_in_play == 9 * 20_000


async def test_in_hand_for_hand_the_time_before_it_counts_and_then_each_hand_costs_two_minutes() -> None:
    async with evening() as night:
        names = [f"player {number}" for number in range(5)]
        for name in names:
            await night.gives(name, 1100)
        structure = sitting(
            5, table_size=3, stack=3000, schedule=levels(9, 60), payouts=Payouts("flat", 3), entry=FEE
        )
        event = await night.announce(structure, *names)
        began = night.clock.now()
        await night.until(lambda: event.event.tables[1].hands > 2)
        three = [entry.player for entry in event.event.seated(event.event.tables[1])]
        await night.all_in(event, lambda: event.event.bubble is not None, *three[:2])
        await night.until(lambda: event.event.by_the_hand)
        before, start = event.event.clock, night.clock.now()
        assert abs(before.played - (start - began)) <= 1
        await night.until(lambda: event.event.bubble is None or event.event.bubble.round > 3)
        rounds = event.event.bubble.round - 1 if event.event.bubble is not None else 0
        assert rounds > 2
        assert event.event.clock.played - before.played == 120 * rounds
        await night.room.close()
        async with evening(store=Same(night.store), people=night.people) as again:
            there = again.room.hall.find(event.event_id)
            assert there is not None
            assert there.event.clock == event.event.clock
            assert there.passed() == 0
