"""The ways in."""

import asyncio
import itertools

import pytest
from sqlalchemy import select

from pakli.club import MACHINE, Club, Cost, Device, Policy
from pakli.club.policy import DAY
from pakli.club.tables import PEOPLE
from pakli.store import Store
from tests.club.kit import HOME, PASSWORD, WRONG, HandClock, club_of, host, member, refused


async def test_a_guest_needs_only_a_name(club: Club) -> None:
    welcome = await club.entrance.play_as_guest("  Kovács   Anna ", HOME)
    assert welcome.person.name == "Kovács Anna"
    assert (welcome.person.kind, welcome.person.role, welcome.person.language) == ("guest", "player", "hu")
    found = await club.sessions.who(welcome.token.reveal())
    assert found is not None
    assert found.person == welcome.person
    assert found.session == welcome.session


async def test_a_name_that_looks_like_another_is_taken_and_a_free_one_offered(club: Club) -> None:
    await club.entrance.play_as_guest("Anna", HOME)
    await club.entrance.play_as_guest("ANNA 2", HOME)
    for name in ("anna", "Ánna", "A-n-n-a", "Аппа"):  # the last one in Cyrillic
        with refused("name.taken", free=f"{name} 3"):
            await club.entrance.play_as_guest(name, HOME)


async def test_a_guest_becomes_a_member_and_stays_who_he_is(club: Club) -> None:
    guest = await club.entrance.play_as_guest("Anna", HOME)
    await club.accounts.give_practice_chips(guest.person)
    person = await club.entrance.become_member(guest.person, PASSWORD)
    assert (person.id, person.kind) == (guest.person.id, "member")
    assert await club.accounts.balance(person.id) == club.policy.grant
    again = await club.entrance.sign_in("anna", PASSWORD, HOME)
    assert again.person.id == person.id
    with refused("may.guests_only"):
        await club.entrance.become_member(person, PASSWORD)


async def test_becoming_a_member_and_changing_the_password_have_their_limits(club: Club) -> None:
    guest = (await club.entrance.play_as_guest("Gábor", HOME)).person
    for _ in range(5):
        with refused("invitation.void"):
            await club.entrance.become_member(guest, PASSWORD, invitation="made up")
    with refused("wait.sign_in"):
        await club.entrance.become_member(guest, PASSWORD)
    anna = await member(club)
    passwords = [PASSWORD, WRONG] * 3
    for old, new in itertools.pairwise(passwords):
        await club.entrance.change_password(anna.person, anna.session.id, old, new)
    with refused("wait.sign_in"):
        await club.entrance.change_password(anna.person, anna.session.id, WRONG, PASSWORD)


async def test_signing_in(club: Club) -> None:
    joined = await member(club, "Kovács Anna")
    for name in ("Kovács Anna", "kovacs anna", "KOVÁCSANNA"):
        assert (await club.entrance.sign_in(name, PASSWORD, HOME)).person.id == joined.person.id
    assert len(await club.sessions.of(joined.person.id)) == 4


@pytest.mark.parametrize(("name", "password"), [("Anna", WRONG), ("Nobody", PASSWORD), ("", "")])
async def test_wrong_is_wrong_whatever_it_was(club: Club, name: str, password: str) -> None:
    await member(club)
    with refused("sign_in.wrong"):
        await club.entrance.sign_in(name, password, HOME)


async def test_a_guest_has_no_password(club: Club) -> None:
    await club.entrance.play_as_guest("Anna", HOME)
    with refused("sign_in.wrong"):
        await club.entrance.sign_in("Anna", "", HOME)


async def test_tries_run_out_and_come_back(club: Club, clock: HandClock) -> None:
    await member(club)
    for _ in range(5):
        with refused("sign_in.wrong"):
            await club.entrance.sign_in("Anna", WRONG, HOME)
    with refused("wait.sign_in", seconds=60):
        await club.entrance.sign_in("Anna", PASSWORD, HOME)
    elsewhere = Device(address="198.51.100.1")
    await club.entrance.sign_in("Anna", PASSWORD, elsewhere)
    clock.pass_(60_000)
    await club.entrance.sign_in("Anna", PASSWORD, HOME)


async def test_arrivals_run_out(club: Club) -> None:
    for number in range(60):
        await club.entrance.play_as_guest(f"Anna {number}", HOME)
    with refused("wait.arrivals"):
        await club.entrance.play_as_guest("Anna 60", HOME)
    await club.entrance.play_as_guest("Anna 60", Device(address="198.51.100.1"))


async def test_two_sign_up_with_one_name_at_once(club: Club) -> None:
    tries = [club.entrance.join(name, PASSWORD, HOME) for name in ("Anna", "ANNA", "Ánna", "anna")]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(not isinstance(outcome, BaseException) for outcome in outcomes) == 1
    assert len(await club.people.listed(MACHINE)) == 1


async def test_the_name_of_a_guest_who_cannot_come_back_is_free(club: Club, clock: HandClock) -> None:
    gone = (await club.entrance.play_as_guest("Anna", HOME)).person
    clock.pass_(club.policy.session_idle - 1)
    with refused("name.taken"):
        await club.entrance.play_as_guest("Anna", HOME)
    clock.pass_(1)
    new = (await club.entrance.play_as_guest("Anna", HOME)).person
    assert new.id != gone.id
    assert await club.people.names([gone.id, new.id, "nobody"]) == {gone.id: "Anna", new.id: "Anna"}
    assert (await club.people.named("anna")) == new


async def test_a_members_name_stays_his(club: Club, clock: HandClock) -> None:
    await member(club)
    clock.pass_(1000 * DAY)
    with refused("name.taken"):
        await club.entrance.play_as_guest("Anna", HOME)


async def test_changing_the_password_ends_other_sessions(club: Club) -> None:
    joined = await member(club)
    other = await club.entrance.sign_in("Anna", PASSWORD, HOME)
    with refused("sign_in.wrong"):
        await club.entrance.change_password(joined.person, joined.session.id, WRONG, "new horse!")
    await club.entrance.change_password(joined.person, joined.session.id, PASSWORD, "new horse!")
    assert await club.sessions.who(other.token.reveal()) is None
    assert await club.sessions.who(joined.token.reveal()) is not None
    with refused("sign_in.wrong"):
        await club.entrance.sign_in("Anna", PASSWORD, HOME)
    await club.entrance.sign_in("Anna", "new horse!", HOME)


@pytest.mark.parametrize(
    ("password", "code"),
    [("short12", "length"), ("x" * 201, "length"), ("abababab", "repeats"), ("Anna Maria", "is_name")],
)
async def test_passwords_that_will_not_do(club: Club, password: str, code: str) -> None:
    with refused(f"password.{code}"):
        await club.entrance.join("Anna Mária", password, HOME)


async def test_a_recovery_code_opens_once(club: Club, clock: HandClock) -> None:
    joined = await member(club)
    code = await club.management.recovery_code(MACHINE, joined.person.id)
    typed = code.reveal().lower().replace("-", " ")
    with refused("recovery.wrong"):
        await club.entrance.recover("Anna", "0000-0000-0000-0000", "new horse!", HOME)
    back = await club.entrance.recover("anna", typed, "new horse!", HOME)
    assert back.person.id == joined.person.id
    assert await club.sessions.who(joined.token.reveal()) is None
    with refused("recovery.wrong"):
        await club.entrance.recover("Anna", typed, "newer horse!", HOME)


async def test_a_recovery_code_runs_out_and_a_new_one_voids_it(club: Club, clock: HandClock) -> None:
    joined = await member(club)
    first = await club.management.recovery_code(MACHINE, joined.person.id)
    second = await club.management.recovery_code(MACHINE, joined.person.id)
    with refused("recovery.wrong"):
        await club.entrance.recover("Anna", first.reveal(), "new horse!", HOME)
    clock.pass_(club.policy.recovery)
    with refused("recovery.wrong"):
        await club.entrance.recover("Anna", second.reveal(), "new horse!", HOME)


async def test_a_guest_who_lost_his_way_back_is_helped_into_membership(club: Club) -> None:
    guest = (await club.entrance.play_as_guest("Anna", HOME)).person
    code = await club.management.recovery_code(MACHINE, guest.id)
    back = await club.entrance.recover("Anna", code.reveal(), PASSWORD, HOME)
    assert (back.person.id, back.person.kind) == (guest.id, "member")


async def test_who_is_barred_does_not_come_in(club: Club) -> None:
    person = (await member(club)).person
    code = await club.management.recovery_code(MACHINE, person.id)
    await club.management.bar(MACHINE, person.id)
    with refused("may.barred"):
        await club.entrance.sign_in("Anna", PASSWORD, HOME)
    with refused("sign_in.wrong"):
        await club.entrance.sign_in("Anna", WRONG, HOME)
    with refused("may.barred"):
        await club.entrance.recover("Anna", code.reveal(), PASSWORD, HOME)
    await club.management.bar(MACHINE, person.id, barred=False)
    await club.entrance.sign_in("Anna", PASSWORD, HOME)


async def test_a_closed_club_asks_for_an_invitation(store: Store, clock: HandClock) -> None:
    club = club_of(store, clock, Policy(guests=False, members=False))
    with refused("may.invitation_needed"):
        await club.entrance.play_as_guest("Anna", HOME)
    with refused("may.invitation_needed"):
        await club.entrance.join("Anna", PASSWORD, HOME)
    with refused("invitation.void"):
        await club.entrance.play_as_guest("Anna", HOME, invitation="made up")
    _, token = await club.invitations.make(MACHINE)
    guest = await club.entrance.play_as_guest("Anna", HOME, invitation=token.reveal())
    with refused("may.invitation_needed"):
        await club.entrance.become_member(guest.person, PASSWORD)
    club.close()


async def test_a_password_changed_while_an_old_one_is_checked(club: Club) -> None:
    """Who signs in with the old password just as it is changed must not keep a session."""
    joined = await member(club)
    fits = club._passwords.fits

    async def slow(password: str, kept: str | None) -> bool:
        answer = await fits(password, kept)
        await club.management.reset_password(MACHINE, joined.person.id, "new horse!")
        return answer

    club._passwords.fits = slow  # type: ignore[method-assign]
    with refused("sign_in.wrong"):
        await club.entrance.sign_in("Anna", PASSWORD, HOME)
    assert await club.sessions.of(joined.person.id) == []


async def test_a_hash_of_an_old_cost_is_made_anew(store: Store, clock: HandClock, club: Club) -> None:
    joined = await member(club)
    dearer = Club(store, now=clock, cost=Cost(passes=2, kibibytes=16, lanes=1))
    await dearer.entrance.sign_in("Anna", PASSWORD, HOME)
    kept = await store.query(lambda connection: connection.execute(select(PEOPLE.c.password)).scalar_one())
    assert "m=16,t=2,p=1" in kept
    assert (await club.entrance.sign_in("Anna", PASSWORD, HOME)).person.id == joined.person.id
    dearer.close()


async def test_hosts_are_not_made_by_coming_first(club: Club) -> None:
    assert (await member(club)).person.role == "player"
    assert (await host(club)).role == "host"
