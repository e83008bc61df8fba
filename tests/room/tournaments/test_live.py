"""Tournaments with real cards in the room: a hand counts when its dealer goes on; a race draws cards."""

import itertools
from typing import Any

from pakli.room import actions as a
from pakli.room.answers import Answer, Done
from pakli.room.tournaments import TournamentActor
from pakli.room.tournaments.saved import restored_event
from pakli.rules import AwardPot, Call, Fold, Player, RaiseTo, Refusal, Stakes
from pakli.table import PlaceButton
from pakli.tournament import BustOut, Level, MoveDone, Pause, RaceOff, Structure
from tests.room.tournaments.kit import Night, evening, sitting

NAMES = ("anna", "bela", "cili", "dani", "emil")


def real(players: int, **fields: Any) -> Structure:
    """An event with real cards for so many, begun by the director."""
    made: dict[str, Any] = {"stack": 2000, "schedule": (Level(Stakes(100, 50), 60),), "sit_and_go": False}
    return sitting(players, **made | {"most": 0} | fields)


class Dealer:
    """Who deals at the tables of an event."""

    def __init__(self, night: Night, event: TournamentActor) -> None:
        self.night, self.event = night, event
        self.id = night.person("floor").id
        self._commands = itertools.count(1)

    async def enters(self, table: int, *actions: Any) -> list[Answer]:
        """Entries at a table, one after another."""
        answers: list[Answer] = []
        for action in actions:
            actor = self.event.table(table)
            command = f"d{next(self._commands)}"
            actor.do(self.id, command, actor.moment.version, action, answers.append)
            await self.night.settle()
        return answers

    def asked(self, table: int) -> int:
        """Whose turn it is."""
        waiting = self.event.table(table).moment.table.next
        assert isinstance(waiting, Player), waiting
        return waiting.seat

    async def folded(self, table: int) -> None:
        """A hand in which everybody folds to the big blind."""
        await self.enters(table, a.NextHand())
        while self.event.table(table).moment.table.dealing is not None:
            await self.enters(table, Fold(self.asked(table)))


async def begun(night: Night, structure: Structure, *names: str) -> tuple[TournamentActor, Dealer]:
    event = await night.announce(structure, *names)
    assert isinstance(await event.start_now(night.person("floor"), command="begin"), Done)
    await night.settle()
    return event, Dealer(night, event)


async def test_a_hand_of_real_cards_counts_once_its_dealer_goes_on() -> None:
    async with evening() as night:
        event, dealer = await begun(night, real(3, live="chips"), *NAMES[:3])
        table = event.table(1).moment.table
        assert (table.sign.live, table.sign.kind) == ("chips", "tournament")
        await dealer.enters(1, PlaceButton(table.seats[0].number))
        await dealer.folded(1)
        assert event.event.tables[1].playing, "its dealer may still take entries back"
        answers = await dealer.enters(1, a.TakeEntriesBack(1))
        answers += await dealer.enters(1, Fold(dealer.asked(1)))
        assert all(isinstance(one, Done) for one in answers), answers
        chips = [entry.chips for entry in event.event.entries]
        assert chips == [2000] * 3
        await dealer.enters(1, a.NextHand())
        assert sorted(entry.chips for entry in event.event.entries) == [1950, 2000, 2050]
        assert event.event.tables[1].hands == 2
        (no,) = await dealer.enters(1, a.TakeEntriesBack(1))
        assert isinstance(no, Refusal)
        again = await restored_event(night.room.house, event.event_id)
        assert again.kept == event.kept
        await night.in_order()


async def test_the_end_of_a_live_event_and_a_pause_that_stops_the_next_hand() -> None:
    async with evening() as night:
        event, dealer = await begun(night, real(2, live="chips"), *NAMES[:2])
        await dealer.enters(1, PlaceButton(event.table(1).moment.table.seats[0].number))
        await dealer.folded(1)
        floor = night.person("floor")
        assert isinstance(await event.rule(floor, Pause("fire"), command="p"), Done)
        await dealer.enters(1, a.NextHand())
        assert not event.event.tables[1].playing, "the hand counts, though no other begins"
        (no,) = await dealer.enters(1, a.NextHand())
        assert isinstance(no, Refusal)
        assert no.code == "event.paused"


async def test_who_loses_all_at_a_table_with_a_dealer_is_out_and_the_last_wins() -> None:
    async with evening() as night:
        event, dealer = await begun(night, real(2, live="chips"), *NAMES[:2])
        await dealer.enters(1, PlaceButton(event.table(1).moment.table.seats[0].number), a.NextHand())
        first = dealer.asked(1)
        await dealer.enters(1, RaiseTo(first, 2000))
        other = dealer.asked(1)
        await dealer.enters(1, Call(other), AwardPot(0, (first,)))
        assert event.event.left == 2
        await dealer.enters(1, a.NextHand())
        assert event.event.status == "finished"
        winner = next(entry for entry in event.event.entries if entry.place == 1)
        assert (winner.chips, event.event.chips_in_play) == (4000, 4000)


async def test_where_no_hands_are_entered_there_are_no_tables_and_the_machine_draws_for_a_race() -> None:
    async with evening() as night:
        chips = ((25, 8), (100, 18))
        event, _ = await begun(night, real(5, live="clock", table_size=3, chips=chips), *NAMES)
        assert [event.table(number) for number in event.event.open_numbers] == [None, None]
        floor, state = night.person("floor"), event.event
        there = state.seated(state.tables[1])
        odd = zip(there, (50, -50, 0), (2, 2, 0), strict=False)
        stacks = tuple([(entry.number, entry.chips + more, small) for entry, more, small in odd])
        race = RaceOff(1, 25, 100, stacks)
        assert isinstance(await event.rule(floor, race, command="r"), Done)
        assert isinstance(await event.rule(floor, race, command="r"), Done), "done once"
        loser, winner = there[0], there[1]
        bust = BustOut(1, ((loser.number, 0),), (winner.number,))
        assert isinstance(await event.rule(floor, bust, command="b"), Done)
        await night.settle()
        no = await event.rule(floor, MoveDone(winner.player), command="m")
        assert isinstance(no, Refusal)
        assert event.event.left == 4
        again = await restored_event(night.room.house, event.event_id)
        assert again.kept == event.kept
