"""How an event begins: at its time, filled by bots, called off for too few; late, again, weekly (M4)."""

from msgspec.structs import replace

from pakli.club.rights import may
from pakli.room.answers import Done
from pakli.tournament import Price, Resize
from tests.room.tournaments.kit import Night, Same, evening, levels, sitting

FEE = Price(1100, 100)


def in_an_hour(night: Night) -> int:
    return int(1000 * (night.clock.now() + 3600))


async def test_it_begins_at_its_time_and_bots_take_the_seats_that_are_free() -> None:
    async with evening() as night:
        structure = replace(sitting(6), sit_and_go=False, least=2)
        event = await night.announce(structure, "anna", starts=in_an_hour(night), fill=True)
        await night.until(lambda: event.event.status != "registering")
        assert night.clock.now() == 1000 + 3600
        assert event.event.left == 6
        assert await night.refused(event.enter(night.person("bela"))) == "M4 event.entries_over"


async def test_too_few_at_its_time_have_their_fees_back() -> None:
    async with evening() as night:
        await night.gives("anna", 1100)
        structure = replace(sitting(6, entry=FEE), sit_and_go=False, least=2)
        event = await night.announce(structure, "anna", starts=in_an_hour(night))
        await night.until(lambda: event.event.status == "cancelled")
        assert await night.has("player:anna:EUR") == 1100
        assert [one.reason for one in event.recent if one.what == "cancelled"] == ["too_few"]
        await night.in_order()


async def test_a_smaller_sit_and_go_is_full_sooner() -> None:
    async with evening() as night:
        event = await night.announce(sitting(4), "anna", "bela")
        answer = await event.rule(night.person("floor"), Resize(2, 2), command="1")
        assert isinstance(answer, Done)
        await night.settle()
        assert event.event.status == "running"


async def test_who_comes_late_is_seated_and_who_is_out_enters_again_for_another_fee() -> None:
    async with evening() as night:
        for name in ("anna", "bela", "cili"):
            await night.gives(name, 2200)
        structure = replace(
            sitting(6, entry=FEE, schedule=levels(6, 60, 20)),
            sit_and_go=False,
            least=2,
            late_levels=2,
            reentries=1,
        )
        event = await night.announce(structure, "anna", "bela")
        assert isinstance(await event.start_now(night.person("floor"), command="go"), Done)
        await night.enters(event, "cili")
        await night.settle()
        entry = event.event.latest("cili")
        assert entry is not None
        assert entry.table == 1
        await night.until(lambda: bool(event.table(1).moment.table.find(entry.seat)), most=60)
        await night.all_in(
            event, lambda: any(one.status == "out" for one in event.event.entries), "anna", "bela"
        )
        out = next(one.player for one in event.event.entries if one.status == "out")
        await night.enters(event, out)
        await night.settle()
        assert await night.has(f"player:{out}:EUR") == 0
        assert event.event.entered == 4
        await night.in_order()


async def test_a_weekly_event_is_announced_anew_once() -> None:
    async with evening() as night:
        structure = replace(sitting(2), sit_and_go=False)
        starts = in_an_hour(night)
        event = await night.announce(structure, "anna", "bela", starts=starts, weekly=True)
        await night.to_the_end(event)
        await night.settle()
        following = night.room.hall.find(event.kept.followed)
        assert following is not None
        assert following.kept.opening.starts == starts + 7 * 24 * 3600 * 1000
        assert len(night.room.hall.all) == 2
        await night.room.close()
        async with evening(store=Same(night.store), people=night.people) as again:
            await again.settle()
            assert len(again.room.hall.all) == 2


async def test_who_is_out_of_a_private_event_looks_on_at_its_tables_and_strangers_do_not() -> None:
    async with evening() as night:
        event = await night.announce(sitting(3, stack=60), private=True)
        names = ("anna", "bela", "cili")
        for name in (*names, "dora"):
            await event.invite(night.person("floor"), night.person(name))
        for name in names:
            await night.enters(event, name)
        await night.all_in(event, lambda: event.event.left < 3, "anna", "bela")
        table = event.table(1)
        (out,) = [entry.player for entry in event.event.entries if entry.status == "out"]
        seated = [seat.player for seat in table.moment.table.seats]
        assert out not in seated
        refusals = [
            may(night.person(name), "watch_table", table.place(night.person(name).id))
            for name in (out, *seated, "dora", "zoli")
        ]
        assert [no is None for no in refusals] == [True] * (len(seated) + 2) + [False]
