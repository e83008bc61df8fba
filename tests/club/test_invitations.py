"""Invitations, and the link that makes the host."""

import asyncio

import pytest

from pakli.club import MACHINE, Club, Place, Role
from pakli.club.policy import DAY, HOUR
from tests.club.kit import HOME, PASSWORD, HandClock, host, member, refused


async def test_the_first_start_gives_a_link_that_makes_its_opener_the_host_once(club: Club) -> None:
    link = await club.invitations.host_link()
    assert link is not None
    seen = await club.invitations.peek(link.reveal())
    assert seen is not None
    assert (seen.role, seen.member, seen.uses_left) == ("host", True, 1)
    first = await club.entrance.join("Judit", PASSWORD, HOME, invitation=link.reveal())
    assert first.person.role == "host"
    assert await club.invitations.peek(link.reveal()) is None
    with refused("invitation.void"):
        await club.entrance.join("Mallory", PASSWORD, HOME, invitation=link.reveal())
    assert await club.people.named("Mallory") is None, "nothing is kept of who came by a void link"
    assert await club.invitations.host_link() is None


async def test_a_member_opens_the_link_a_guest_chooses_a_password_first(club: Club) -> None:
    link = await club.invitations.host_link()
    assert link is not None
    guest = (await club.entrance.play_as_guest("Judit", HOME)).person
    with refused("invitation.members_only"):
        await club.invitations.accept(guest.id, link.reveal())
    person = await club.entrance.become_member(guest, PASSWORD, invitation=link.reveal())
    assert person.role == "host"


async def test_every_start_gives_a_new_link_until_there_is_a_host(club: Club, clock: HandClock) -> None:
    first, second = await club.invitations.host_link(), await club.invitations.host_link()
    assert first is not None
    assert second is not None
    assert await club.invitations.peek(first.reveal()) is None
    anna = (await member(club)).person
    with refused("invitation.void"):
        await club.invitations.accept(anna.id, first.reveal())
    clock.pass_(club.policy.host_link)
    with refused("invitation.void"):
        await club.invitations.accept(anna.id, second.reveal())


async def test_the_link_is_void_once_the_machine_has_named_a_host(club: Club) -> None:
    link = await club.invitations.host_link()
    assert link is not None
    await host(club)
    with refused("invitation.void"):
        await club.invitations.accept((await member(club)).person.id, link.reveal())


async def test_of_two_who_open_the_link_at_once_one_is_host(club: Club) -> None:
    link = await club.invitations.host_link()
    assert link is not None
    names = ["Anna", "Béla", "Cili", "Dani"]
    tries = [club.entrance.join(name, PASSWORD, HOME, invitation=link.reveal()) for name in names]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(not isinstance(outcome, BaseException) for outcome in outcomes) == 1
    assert [person.role for person in await club.people.listed(MACHINE)] == ["host"]


async def test_a_club_whose_host_is_barred_gives_a_new_link(club: Club) -> None:
    first, second = await host(club), await host(club, "Hanna")
    await club.management.bar(second, first.id)
    with refused("may.last_host"):
        await club.management.bar(MACHINE, second.id)
    assert await club.invitations.host_link() is None


async def test_an_invitation_to_a_private_table(club: Club) -> None:
    owner = (await member(club)).person
    place = Place(table="t1", owner=owner.id, private=True)
    made, token = await club.invitations.make(owner, place, uses=2, note="  Friday\ngame ")
    assert (made.table, made.note, made.role, made.uses_left) == ("t1", "Friday game", "player", 2)
    guest = await club.entrance.play_as_guest("Béla", HOME, invitation=token.reveal())
    assert guest.person.tables == {"t1"}
    cili = (await member(club, "Cili")).person
    assert (await club.invitations.accept(cili.id, token.reveal())).tables == {"t1"}
    with refused("invitation.void"):
        await club.invitations.accept(owner.id, token.reveal())
    assert await club.invitations.uninvite(owner, cili.id, place)
    assert not await club.invitations.uninvite(owner, cili.id, place)
    found = await club.people.find(cili.id)
    assert found is not None
    assert found.tables == frozenset()


async def test_using_a_second_link_to_the_same_table_changes_nothing(club: Club) -> None:
    anna = (await member(club)).person
    for _ in range(2):
        _, token = await club.invitations.make(MACHINE, Place(table="t1", private=True))
        assert (await club.invitations.accept(anna.id, token.reveal())).tables == {"t1"}


@pytest.mark.parametrize("role", ["floor", "host"])
async def test_an_invitation_to_a_role(club: Club, role: Role) -> None:
    judit = await host(club)
    _, token = await club.invitations.make(judit, role=role)
    with refused("invitation.members_only"):
        await club.entrance.play_as_guest("Béla", HOME, invitation=token.reveal())
    anna = (await member(club)).person
    assert (await club.invitations.accept(anna.id, token.reveal())).role == role


async def test_a_role_is_never_taken_away_by_a_link(club: Club) -> None:
    judit = await host(club)
    _, token = await club.invitations.make(judit, role="floor")
    assert (await club.invitations.accept(judit.id, token.reveal())).role == "host"


async def test_a_hosts_own_link_for_another_host_works_beside_him(club: Club) -> None:
    judit = await host(club)
    _, token = await club.invitations.make(judit, role="host")
    await club.invitations.accept((await member(club)).person.id, token.reveal())
    assert [person.role for person in await club.people.listed(judit)] == ["host", "host"]


async def test_who_may_invite(club: Club) -> None:
    judit, anna = await host(club), (await member(club)).person
    ferenc = (await member(club, "Ferenc")).person
    ferenc = await club.management.name_role(judit, ferenc.id, "floor")
    await club.invitations.make(ferenc)
    with refused("may.host_only"):
        await club.invitations.make(ferenc, role="floor")
    with refused("may.floor_only"):
        await club.invitations.make(anna)
    with refused("may.floor_only"):
        await club.invitations.make(anna, Place(table="t1", owner=judit.id, private=True))
    with refused("may.floor_only"):
        await club.invitations.listed(anna)


@pytest.mark.parametrize(("uses", "lasting"), [(0, 0), (-1, 0), (10_001, 0), (1, -1), (1, 367 * DAY)])
async def test_bounds(club: Club, uses: int, lasting: int) -> None:
    with refused("invitation.bounds"):
        await club.invitations.make(MACHINE, uses=uses, lasting=lasting)


async def test_an_invitation_runs_out(club: Club, clock: HandClock) -> None:
    made, token = await club.invitations.make(MACHINE, uses=5, lasting=HOUR)
    assert await club.invitations.listed(MACHINE) == [made]
    clock.pass_(HOUR - 1)
    assert await club.invitations.peek(token.reveal()) == made
    clock.pass_(1)
    assert await club.invitations.peek(token.reveal()) is None
    assert await club.invitations.listed(MACHINE) == []
    with refused("invitation.void"):
        await club.invitations.accept((await member(club)).person.id, token.reveal())


async def test_who_opens_his_link_again_takes_no_use_from_others(club: Club) -> None:
    anna, bela = (await member(club, "Anna")).person, (await member(club, "Béla")).person
    _, token = await club.invitations.make(MACHINE, Place(table="t1", private=True), uses=2)
    for _ in range(3):
        assert "t1" in (await club.invitations.accept(anna.id, token.reveal())).tables
    await club.invitations.accept(bela.id, token.reveal())
    with refused("invitation.void"):
        await club.invitations.accept((await member(club, "Cili")).person.id, token.reveal())


async def test_an_invitation_is_withdrawn_by_who_may_invite_there(club: Club) -> None:
    owner = (await member(club)).person
    place = Place(table="t1", owner=owner.id, private=True)
    to_table, _ = await club.invitations.make(owner, place)
    to_club, token = await club.invitations.make(MACHINE)
    assert await club.invitations.listed(owner, place) == [to_table]
    assert not await club.invitations.withdraw(owner, to_club.id, place), "not one of his table"
    assert await club.invitations.withdraw(owner, to_table.id, place)
    assert await club.invitations.withdraw(MACHINE, to_club.id)
    assert await club.invitations.peek(token.reveal()) is None


async def test_who_is_barred_or_falls_takes_his_links_along(club: Club) -> None:
    judit, hanna = await host(club), await host(club, "Hanna")
    _, to_role = await club.invitations.make(hanna, role="floor")
    _, to_club = await club.invitations.make(hanna)
    _, to_table = await club.invitations.make(hanna, Place(table="t1", owner=hanna.id, private=True))
    _, of_another = await club.invitations.make(judit)

    async def holding() -> list[bool]:
        links = (to_role, to_club, to_table, of_another)
        return [await club.invitations.peek(link.reveal()) is not None for link in links]

    await club.management.name_role(judit, hanna.id, "host")
    assert await holding() == [True, True, True, True]
    await club.management.name_role(judit, hanna.id, "player")
    assert await holding() == [False, False, True, True]
    await club.management.bar(judit, hanna.id)
    assert await holding() == [False, False, False, True]


async def test_what_is_over_is_swept_out(club: Club, clock: HandClock) -> None:
    anna = (await member(club)).person
    _, spent = await club.invitations.make(MACHINE, Place(table="t1", private=True))
    await club.invitations.accept(anna.id, spent.reveal())
    await club.invitations.make(MACHINE, lasting=HOUR)
    await club.management.recovery_code(MACHINE, anna.id)
    kept, _ = await club.invitations.make(MACHINE, lasting=10 * DAY)
    clock.pass_(DAY)
    await club.sweep()
    assert (await club.invitations.sweep(), await club.management.sweep()) == (0, 0)
    assert await club.invitations.listed(MACHINE) == [kept]


async def test_no_more_uses_than_there_are_when_all_come_at_once(club: Club) -> None:
    _, token = await club.invitations.make(MACHINE, Place(table="t1", private=True), uses=3)
    people = [(await member(club, name)).person for name in ("Anna", "Béla", "Cili", "Dani", "Edit")]
    tries = [club.invitations.accept(person.id, token.reveal()) for person in people]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(not isinstance(outcome, BaseException) for outcome in outcomes) == 3
