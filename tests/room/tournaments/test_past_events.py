"""A start reads snapshots; what is over leaves memory and is read when asked for; the unreadable is told."""

from zlib import crc32

import pytest

from pakli.room.tournaments import KeptEvent, PastEvent
from pakli.room.tournaments.past import past_of
from pakli.room.tournaments.records import event_stream
from pakli.room.tournaments.saved import EVENT_FORM, restored_event
from pakli.store import Append
from pakli.tournament import Clock, Entry, Price, SavedTournament, Spot
from pakli.tournament.state import BeforeClock, Deal, Takings
from tests.room.tournaments.kit import Same, evening, sitting

BOTS = tuple(f"bot {number}" for number in range(5))


@pytest.mark.parametrize("broken", [False, True])
async def test_a_start_from_a_snapshot_is_the_same_as_from_the_whole_log(
    broken: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pakli.room.tournaments.saved._EVERY", 40)
    async with evening() as night:
        event = await night.announce(sitting(5, table_size=3), *BOTS)
        await night.until(lambda: event.snapped > 0 and event.version > event.snapped + 9)
        stream, house = event_stream(event.event_id), night.room.house
        there = await restored_event(house, event.event_id)
        assert 0 < there.snapped < there.version == event.version
        bad = b"{}" if broken else b""
        await night.store.save_snapshot(stream, there.version, bad, EVENT_FORM + (not broken))
        whole = await restored_event(house, event.event_id)
        assert (whole.snapped, whole.kept, whole.told) == (0, event.kept, event.told_version)
        assert (there.kept, there.told, there.opened) == (whole.kept, whole.told, whole.opened)
        told = [[(one.number, one.what) for one in here.recent] for here in (there, whole, event)]
        assert told[0] == told[1] == told[2]


def test_whoever_changes_what_a_snapshot_holds_gives_its_form_another_number() -> None:
    """A field that is new has its default in snapshots that were taken before, whatever the log says."""
    kinds = (SavedTournament, Entry, Spot, Clock, BeforeClock, Takings, Deal, KeptEvent)
    fields = " ".join(field for kind in kinds for field in kind.__struct_fields__)
    assert (EVENT_FORM, crc32(fields.encode())) == (2, 4075726897)


async def test_what_is_over_leaves_memory_and_is_read_when_asked_for() -> None:
    async with evening() as night:
        await night.gives("anna", 1000)
        await night.gives("bela", 1000)
        event = await night.announce(sitting(2, entry=Price(1000)), private=True)
        for name in ("anna", "bela"):
            await event.invite(night.person("floor"), night.person(name))
            await night.enters(event, name)
        await night.to_the_end(event)
        await night.until(lambda: night.room.hall.find(event.event_id) is None)
        past, anna = night.room.hall.known(event.event_id), night.person("anna")
        assert past == past_of(event.event_id, event.kept, event.opened)
        assert isinstance(past, PastEvent)
        assert (past.concerns(anna), past.concerns(night.person("zoli"))) == (True, False)
        assert night.room.hall.listed(anna) == (past,)
        assert night.room.hall.listed(night.person("zoli")) == ()
        looked_at = await night.room.hall.read(event.event_id)
        assert looked_at is not None
        assert looked_at.kept == event.kept
        assert await night.refused(looked_at.enter(anna)) == "M4 event.not_running"
        assert await night.refused(looked_at.withdraw(anna)) == "M4 event.not_running"
        await night.in_order()

        await night.room.close()
        async with evening(store=Same(night.store), people=night.people) as again:
            assert again.room.hall.all == ()
            assert again.room.hall.everything == (past,)


async def test_what_has_gone_on_since_it_was_noted_is_read() -> None:
    async with evening() as night:
        event = await night.announce(sitting(2), *BOTS[:2])
        await night.to_the_end(event)
        await night.until(lambda: night.room.hall.find(event.event_id) is None)
        await night.room.close()
        said = Append(event_stream(event.event_id), None, (b'{"type":"event_said","text":"Thanks"}',))
        await night.store.append(said)
        async with evening(store=Same(night.store), people=night.people) as again:
            there = again.room.hall.find(event.event_id)
            assert there is not None
            assert there.kept.said == "Thanks"


async def test_what_cannot_be_read_is_said_and_stops_nothing() -> None:
    async with evening() as night:
        good = await night.announce(sitting(3), *BOTS[:2])
        bad = await night.announce(sitting(3, name="Friday"), *BOTS[:2])
        await night.room.close()
        to_come = Append(event_stream(bad.event_id), None, (b'{"type":"of_a_release_to_come"}',))
        await night.store.append(to_come)
        async with evening(store=Same(night.store), people=night.people) as again:
            hall = again.room.hall
            assert [one.event_id for one in hall.all] == [good.event_id]
            assert hall.known(bad.event_id) is None
            (aside,) = hall.set_aside.values()
            assert (aside.table_id, aside.name) == (bad.event_id, "Friday")
            assert aside.why.startswith("Damaged: ")
