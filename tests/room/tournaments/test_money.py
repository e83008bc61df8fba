"""What players pay lies in the event's escrow until it is won, to the cent; the books prove it (M1, M7)."""

import pytest
from msgspec.structs import replace

from pakli.room.answers import Done
from pakli.room.tournaments import EventOpened
from pakli.rules import Refusal, RuleViolation
from pakli.tournament import Cancel, Payouts, Price, Satellite
from pakli.tournament.satellites import plan_chain
from tests.room.tournaments.kit import EUR, Night, Same, evening, sitting

FEE = Price(1100, 100)
NAMES = ("anna", "bela", "cili", "dora")


async def given(night: Night, *names: str, cents: int = 1500) -> None:
    for name in names:
        await night.gives(name, cents)


async def test_who_withdraws_has_his_fee_back_and_who_cannot_pay_does_not_enter() -> None:
    async with evening() as night:
        await given(night, "anna")
        event = await night.announce(sitting(4, entry=FEE), "anna")
        assert await night.refused(event.enter(night.person("anna"))) == "M4 event.entered_already"
        assert await night.refused(event.enter(night.person("bela"))) == "room.overdrawn"
        assert isinstance(await event.withdraw(night.person("anna")), Done)
        assert await night.has("player:anna:EUR") == 1500
        assert await night.has("fees:EUR") == 0
        await night.in_order()


async def test_when_it_is_called_off_everybody_has_his_fee_back() -> None:
    async with evening() as night:
        await given(night, *NAMES[:3])
        event = await night.announce(sitting(4, entry=FEE), *NAMES[:3])
        floor, anna = night.person("floor"), night.person("anna")
        assert await night.refused(event.rule(anna, Cancel("rain"), command="1")) == "may.floor_only"
        assert isinstance(await event.rule(floor, Cancel("rain"), command="1", reason="rain"), Done)
        again = await event.rule(floor, Cancel("rain"), command="1", reason="rain")
        assert isinstance(again, Done), "the same word twice is done once"
        assert [await night.has(f"player:{name}:EUR") for name in NAMES[:3]] == [1500] * 3
        assert await night.has(f"tournament:{event.event_id}") == 0
        await night.in_order()


@pytest.mark.parametrize("progressive", [0, 50])
async def test_bounties_are_paid_at_once_and_the_winner_has_his_own(progressive: int) -> None:
    async with evening() as night:
        await given(night, *NAMES[:3], cents=2100)
        structure = sitting(3, entry=Price(2100, 100), bounty=1001, progressive=progressive)
        event = await night.announce(structure, *NAMES[:3])
        await night.to_the_end(event)
        assert await night.has(f"tournament:{event.event_id}") == 0
        assert sum([await night.has(f"player:{name}:EUR") for name in NAMES[:3]]) == 6000
        await night.in_order()


async def test_the_organiser_adds_to_a_guaranteed_prize_pool() -> None:
    async with evening() as night:
        await given(night, *NAMES[:2])
        before = await night.has("house:EUR")
        event = await night.announce(
            sitting(2, entry=FEE, payouts=Payouts("winner", guaranteed=5000)), *NAMES[:2]
        )
        await night.to_the_end(event)
        assert await night.has("house:EUR") == before - 3000
        await night.in_order()


async def satellite(night: Night, *registered: str) -> None:
    """Four play for two tickets; these are in the target already."""
    target = await night.announce(replace(sitting(6, entry=Price(2000, 200)), sit_and_go=False), *registered)
    structure = sitting(4, entry=Price(1000), satellite=Satellite(target.event_id, 2000))
    event = await night.announce(structure, *NAMES, target=target.event_id)
    await night.to_the_end(event)
    await night.settle()
    assert [one.cash for one in event.kept.tickets] == [0, 0]
    there = {entry.player for entry in target.event.entries if entry.status == "registered"}
    assert len(there) == 2 + len(registered)
    assert len([one for one in event.kept.tickets if not one.cash]) == 2
    assert await night.has(f"tournament:{event.event_id}") == 0
    assert await night.has(f"tournament:{target.event_id}") == 1800 * len(there)
    await night.in_order()


async def test_M7_a_satellite_leads_into_its_target() -> None:
    async with evening() as night:
        await given(night, *NAMES)
        await satellite(night)


async def test_M7_who_is_registered_in_the_target_passes_the_seat_down() -> None:
    async with evening() as night:
        await given(night, *NAMES, cents=3000)
        await satellite(night, "anna", "bela")


async def test_M7_where_nobody_can_take_a_ticket_it_is_paid_in_cash() -> None:
    async with evening() as night:
        await given(night, *NAMES, cents=3000)
        target = await night.announce(replace(sitting(6, entry=Price(2000, 200)), sit_and_go=False), *NAMES)
        structure = sitting(4, entry=Price(1000), satellite=Satellite(target.event_id, 2000))
        event = await night.announce(structure, *NAMES, target=target.event_id)
        await night.to_the_end(event)
        await night.settle()
        assert [one.cash for one in event.kept.tickets] == [2000, 2000]
        assert sorted([await night.has(f"player:{name}:EUR") for name in NAMES]) == [0, 0, 2000, 2000]
        await night.in_order()


async def test_M7_a_ticket_to_a_private_tournament_is_an_invitation() -> None:
    async with evening() as night:
        await given(night, *NAMES, cents=1000)
        main = replace(sitting(6, entry=Price(2000, 200)), sit_and_go=False)
        target = await night.announce(main, private=True)
        structure = sitting(4, entry=Price(1000), satellite=Satellite(target.event_id, 2000))
        event = await night.announce(structure, *NAMES, target=target.event_id)
        await night.to_the_end(event)
        await night.settle()
        assert [one.cash for one in event.kept.tickets] == [0, 0]
        winners = {one.player for one in event.event.entries if one.place == 1}
        assert {one.player for one in target.event.entries} == winners
        assert all(target.concerns(night.person(name)) is (name in winners) for name in NAMES)
        await night.in_order()


async def test_M7_a_ticket_won_as_the_room_closes_is_in_the_target_when_it_is_open_again() -> None:
    async with evening() as night:
        await given(night, *NAMES, cents=3000)
        target = await night.announce(replace(sitting(6, entry=Price(2000, 200)), sit_and_go=False))
        structure = sitting(4, entry=Price(1000), satellite=Satellite(target.event_id, 2000))
        event = await night.announce(structure, *NAMES, target=target.event_id)
        target.closing = True
        await night.to_the_end(event)
        await night.settle()
        assert event.kept.tickets == (), "nobody has cash for it"
        await night.room.close()
        async with evening(store=Same(night.store), people=night.people) as again:
            await again.settle()
            there = again.room.hall.find(event.event_id)
            assert there is not None
            assert [one.cash for one in there.kept.tickets] == [0, 0]
            await again.in_order()


async def test_a_satellite_needs_a_target_of_its_tickets_worth() -> None:
    async with evening() as night:
        target = await night.announce(replace(sitting(6, entry=Price(2000, 200)), sit_and_go=False))
        structure = sitting(4, entry=Price(1000), satellite=Satellite(target.event_id, 1900), money=EUR)
        with pytest.raises(RuleViolation) as refused:
            await night.announce(structure, target=target.event_id)
        assert isinstance(refused.value.refusal, Refusal)
        assert refused.value.refusal.code == "chain.ticket_differs"


@pytest.mark.soak
async def test_M7_a_chain_of_five_leads_from_the_bottom_to_the_top() -> None:
    async with evening() as night:
        top = replace(sitting(4, entry=Price(20_000, 2000)), sit_and_go=False, name="Top")
        chain = plan_chain(top, Price(100), 5, like=replace(sitting(4, entry=Price(100)), stack=300))
        target = await night.announce(top)
        openings = [EventOpened(structure=step) for step in chain[:-1]]
        openings[-1] = replace(openings[-1], target=target.event_id)
        events = await night.room.hall.announce_chain(night.person("floor"), openings)
        for level, event in enumerate(events):
            fee, missing = event.event.structure.entry.pays, 4 - event.event.left
            for name in [f"player {level} {number}" for number in range(missing)]:
                await night.gives(name, fee)
                await night.enters(event, name)
            await night.to_the_end(event)
            await night.settle()
            assert len(event.kept.tickets) == 1
            assert not event.kept.tickets[0].cash
        assert [entry.status for entry in night.room.hall.all[0].event.entries] == ["registered"]
        await night.in_order()
