"""What comes every week: a satellite leads to the next recurrence of its target, or says there is none."""

from typing import Any

import pytest
from msgspec.structs import replace

from pakli.room.tournaments import EventOpened, TournamentActor
from pakli.room.tournaments.recurring import WEEK, following_id, id_before, next_opening
from pakli.tournament import Price, Satellite, Structure
from tests.room.tournaments.kit import Night, evening, sitting

DAY = WEEK // 7
NAMES = ("anna", "bela", "cili")


@pytest.mark.parametrize("event_id", ["0badcafe", "0badcafew1", "0badcafew19"])
def test_ids_go_up_and_down(event_id: str) -> None:
    assert id_before(following_id(event_id)) == event_id
    assert following_id(following_id(event_id)) == following_id(event_id, 2)


@pytest.mark.parametrize(
    ("target", "aim"),
    [
        ((3 * DAY, True), "tw1"),
        ((3 * DAY, False), None),
        ((1 * DAY + WEEK, True), "tw1"),
        ((2 * DAY + WEEK, True), "t"),
        ((9 * WEEK, False), "t"),
        ((0, False), "t"),
        (None, None),
    ],
)
def test_M7_it_aims_at_the_first_recurrence_that_starts_after_it(
    target: tuple[int, bool] | None, aim: str | None
) -> None:
    structure = sitting(4, entry=Price(1000), satellite=Satellite("t", 2000))
    opening = EventOpened(structure=structure, starts=1 * DAY, weekly=True, target="t")
    following = next_opening(opening, 2 * DAY, lambda _: target)
    assert (following and following.target) == aim
    if following is not None:
        assert (following.starts, following.structure.satellite) == (DAY + WEEK, Satellite(str(aim), 2000))


async def satellite_of(night: Night, **of_target: Any) -> tuple[TournamentActor, TournamentActor]:
    """A satellite in an hour, every week, and its target in two."""
    for name in NAMES:
        await night.gives(name, 9000)
    now = int(1000 * night.clock.now())

    def scheduled(structure: Structure) -> Structure:
        return replace(structure, sit_and_go=False, least=2, most=0)

    target = await night.announce(
        scheduled(sitting(3, entry=Price(2000, 200))), starts=now + 7_200_000, **of_target
    )
    structure = scheduled(sitting(3, entry=Price(1000), satellite=Satellite(target.event_id, 2000)))
    event = await night.announce(
        structure, *NAMES, starts=now + 3_600_000, weekly=True, target=target.event_id
    )
    await night.to_the_end(event)
    await night.settle()
    return event, target


async def test_M7_a_weekly_satellite_leads_to_the_next_one_of_its_target() -> None:
    async with evening() as night:
        event, target = await satellite_of(night, weekly=True)
        assert [one.cash for one in event.kept.tickets] == [0]
        again = night.room.hall.find(event.kept.followed)
        assert again is not None
        assert again.kept.opening.target == f"{target.event_id}w1"
        assert night.room.hall.known(f"{target.event_id}w1") is None, "not announced yet"
        await night.enters(target, "anna") if target.event.latest("anna") is None else None
        await night.until(lambda: target.event.status in ("finished", "cancelled"))
        await night.settle()
        assert night.room.hall.find(again.kept.opening.target) is not None
        await night.in_order()


async def test_M7_tickets_wait_for_a_target_that_is_to_be_announced() -> None:
    async with evening() as night:
        event, target = await satellite_of(night, weekly=True)
        again = night.room.hall.find(event.kept.followed)
        assert again is not None
        for name in NAMES:
            await night.enters(again, name)
        await again.start_now(night.person("floor"), command="early")
        await night.to_the_end(again)
        await night.settle()
        assert again.owes_tickets, "nobody has cash for it"
        assert not again.kept.tickets
        await night.until(lambda: bool(again.kept.tickets))
        assert [one.cash for one in again.kept.tickets] == [0]
        assert target.kept.followed == again.kept.opening.target
        await night.in_order()


async def test_M7_where_its_target_does_not_come_again_nor_does_it_and_says_so() -> None:
    async with evening() as night:
        event, _ = await satellite_of(night)
        assert event.kept.ended
        assert not event.kept.followed
        assert event.recent[-1].what == "event_ended"
