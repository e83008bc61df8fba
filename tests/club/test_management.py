"""What those in charge do with people."""

import pytest

from pakli.club import MACHINE, Club, Person
from pakli.club.management import LONGEST_MUTE
from pakli.club.policy import MINUTE
from tests.club.kit import HOME, PASSWORD, HandClock, host, member, refused


@pytest.fixture
async def judit(club: Club) -> Person:
    """The host."""
    return await host(club)


@pytest.fixture
async def ferenc(club: Club, judit: Person) -> Person:
    """The floor manager."""
    person = (await member(club, "Ferenc")).person
    return await club.management.name_role(judit, person.id, "floor")


@pytest.fixture
async def anna(club: Club) -> Person:
    """A member."""
    return (await member(club)).person


async def test_renaming(club: Club, ferenc: Person, anna: Person) -> None:
    assert (await club.management.rename(ferenc, anna.id, "Panni")).name == "Panni"
    assert await club.people.named("Anna") is None
    with refused("name.taken", free="Ferenc 2"):
        await club.management.rename(ferenc, anna.id, "Ferenc")
    with refused("name.reserved"):
        await club.management.rename(ferenc, anna.id, "Host")
    assert (await club.management.rename(ferenc, anna.id, "PANNI")).name == "PANNI", "one's own is not taken"


async def test_muting(club: Club, clock: HandClock, ferenc: Person, anna: Person) -> None:
    assert (await club.management.mute(ferenc, anna.id, 2)).muted_minutes == 2
    clock.pass_(MINUTE + 1)
    assert (await club.people.find(anna.id)).muted_minutes == 1  # type: ignore[union-attr]
    clock.pass_(MINUTE)
    assert (await club.people.find(anna.id)).muted_minutes == 0  # type: ignore[union-attr]
    await club.management.mute(ferenc, anna.id, LONGEST_MUTE)
    assert (await club.management.mute(ferenc, anna.id, 0)).muted_minutes == 0
    for minutes in (-1, LONGEST_MUTE + 1):
        with refused("settings.minutes"):
            await club.management.mute(ferenc, anna.id, minutes)


async def test_barring_ends_all_sessions(club: Club, judit: Person) -> None:
    welcome = await member(club, "Béla")
    assert (await club.management.bar(judit, welcome.person.id)).barred
    assert await club.sessions.who(welcome.token.reveal()) is None
    assert not (await club.management.bar(judit, welcome.person.id, barred=False)).barred


async def test_roles(club: Club, judit: Person, anna: Person) -> None:
    assert (await club.management.name_role(judit, anna.id, "host")).role == "host"
    assert (await club.management.name_role(anna, judit.id, "player")).role == "player"
    with refused("may.last_host"):
        await club.management.name_role(anna, anna.id, "floor")
    assert (await club.people.find(anna.id)).role == "host"  # type: ignore[union-attr]


async def test_a_right_lost_meanwhile_is_lost(
    club: Club, ferenc: Person, judit: Person, anna: Person
) -> None:
    """Whoever holds on to what a person was: the transaction reads what he is."""
    await club.management.name_role(judit, ferenc.id, "player")
    assert ferenc.role == "floor"
    with refused("may.floor_only"):
        await club.management.mute(ferenc, anna.id, 5)


async def test_guests_and_bots_have_no_roles(club: Club, judit: Person) -> None:
    guest = (await club.entrance.play_as_guest("Gábor", HOME)).person
    bot = await club.people.bot("Robi")
    for person in (guest, bot):
        with refused("may.members_only_named"):
            await club.management.name_role(judit, person.id, "floor")


async def test_the_floor_cannot_touch_the_host(club: Club, judit: Person, ferenc: Person) -> None:
    with refused("may.not_above"):
        await club.management.mute(ferenc, judit.id, 5)
    with refused("may.not_above"):
        await club.management.rename(ferenc, judit.id, "Jutka")


async def test_a_member_cannot_manage(club: Club, anna: Person, ferenc: Person) -> None:
    with refused("may.floor_only"):
        await club.management.mute(anna, ferenc.id, 5)
    with refused("may.floor_only"):
        await club.people.listed(anna)
    with refused("may.floor_only"):
        await club.audit.acts(anna)
    for deed in (
        club.management.bar(ferenc, anna.id),
        club.management.name_role(ferenc, anna.id, "floor"),
        club.management.recovery_code(ferenc, anna.id),
        club.management.reset_password(ferenc, anna.id, "new horse!"),
        club.management.revoke_sessions(ferenc, anna.id),
        club.management.add_member(ferenc, "Cili"),
    ):
        with refused("may.host_only"):
            await deed


async def test_resetting_a_password(club: Club, anna: Person) -> None:
    code = await club.management.recovery_code(MACHINE, anna.id)
    with refused("password.is_name"):
        await club.management.reset_password(MACHINE, anna.id, "A.n.n.a.")
    await club.management.reset_password(MACHINE, anna.id, "new horse!")
    assert await club.sessions.of(anna.id) == []
    with refused("recovery.wrong"):
        await club.entrance.recover("Anna", code.reveal(), "newer horse!", HOME)
    with refused("sign_in.wrong"):
        await club.entrance.sign_in("Anna", PASSWORD, HOME)
    assert (await club.entrance.sign_in("Anna", "new horse!", HOME)).person.id == anna.id


async def test_bots_have_no_passwords(club: Club) -> None:
    bot = await club.people.bot("Robi")
    with refused("may.bots_not"):
        await club.management.reset_password(MACHINE, bot.id, "new horse!")
    with refused("may.bots_not"):
        await club.management.recovery_code(MACHINE, bot.id)


async def test_a_member_added_by_the_machine_comes_in_by_code(club: Club) -> None:
    cili = await club.management.add_member(MACHINE, "Cili", "pl")
    assert (cili.kind, cili.language) == ("member", "pl")
    with refused("name.taken"):
        await club.management.add_member(MACHINE, "cili")
    with refused("sign_in.wrong"):
        await club.entrance.sign_in("Cili", "", HOME)
    code = await club.management.recovery_code(MACHINE, cili.id)
    assert (await club.entrance.recover("Cili", code.reveal(), PASSWORD, HOME)).person.id == cili.id


async def test_all_of_it_is_written_down(club: Club, clock: HandClock, judit: Person, anna: Person) -> None:
    await club.management.rename(judit, anna.id, "Panni")
    clock.pass_(MINUTE)
    await club.management.mute(judit, anna.id, 5)
    with refused("settings.minutes"):
        await club.management.mute(judit, anna.id, -5)
    await club.management.revoke_sessions(judit, anna.id)
    acts = await club.audit.acts(judit)
    assert [(act.by, act.what, act.whom, act.detail) for act in acts] == [
        (judit.id, "sessions_revoked", anna.id, {"sessions": 1}),
        (judit.id, "muted", anna.id, {"minutes": 5}),
        (judit.id, "renamed", anna.id, {"before": "Anna", "after": "Panni"}),
        ("machine", "role", judit.id, {"role": "host"}),
    ]
    assert acts[0].at == acts[1].at == acts[2].at + MINUTE
    assert await club.audit.acts(judit, before=acts[1].number) == acts[2:]
