"""Sessions: listed, lengthened, ended."""

from pakli.club import MACHINE, Club, Device
from pakli.club.policy import DAY, HOUR, MINUTE
from tests.club.kit import HOME, PASSWORD, HandClock, member


async def test_a_session_lasts_while_it_is_used(club: Club, clock: HandClock) -> None:
    token = (await member(club)).token.reveal()
    for _ in range(5):
        clock.pass_(club.policy.session_idle - 1)
        assert await club.sessions.who(token) is not None
    clock.pass_(club.policy.session_idle)
    assert await club.sessions.who(token) is None


async def test_and_not_for_ever(club: Club, clock: HandClock) -> None:
    token = (await member(club)).token.reveal()
    days = 0
    while await club.sessions.who(token) is not None:
        clock.pass_(DAY)
        days += 1
    assert days * DAY == club.policy.session_longest


async def test_that_it_was_used_is_noted_every_five_minutes(club: Club, clock: HandClock) -> None:
    welcome = await member(club)
    began = clock.now
    for minutes, seen in ((4, 0), (1, 5), (3, 5), (2, 10)):
        clock.pass_(minutes * MINUTE)
        found = await club.sessions.who(welcome.token.reveal())
        assert found is not None
        assert found.session.seen == began + seen * MINUTE


async def test_many_are_looked_up_at_once(club: Club, clock: HandClock) -> None:
    welcome = await member(club)
    guests = [await club.entrance.play_as_guest(f"Guest {number}", HOME) for number in range(3)]
    over = await club.entrance.play_as_guest("Gone", HOME)
    await club.sessions.end(over.token.reveal())
    clock.pass_(6 * MINUTE)
    asked = [one.token.reveal() for one in (welcome, *guests, over)]
    found = await club.sessions.whose([*asked, asked[0], "nobody's", "\ud800"])
    assert {token: one.person for token, one in found.items()} == {
        one.token.reveal(): one.person for one in (welcome, *guests)
    }
    assert {one.session.seen for one in found.values()} == {clock.now}
    assert (await club.sessions.who(asked[1])) == found[asked[1]]
    assert await club.sessions.whose(()) == {}


async def test_no_token_but_the_right_one(club: Club) -> None:
    token = (await member(club)).token.reveal()
    for wrong in ("", token[:-1], token + "=", token.lower(), "x" * 100_000, "\ud800"):
        assert await club.sessions.who(wrong) is None


async def test_sessions_are_listed_with_their_devices_the_last_used_first(
    club: Club, clock: HandClock
) -> None:
    first = await member(club)
    clock.pass_(HOUR)
    label = "\u202eFirefox\non a phone" + "x" * 100
    second = await club.entrance.sign_in("Anna", PASSWORD, Device(label=label, address="::1"))
    listed = await club.sessions.of(first.person.id)
    assert [session.id for session in listed] == [second.session.id, first.session.id]
    assert listed[0].device.startswith("Firefox on a phone")
    assert len(listed[0].device) == 60
    clock.pass_(HOUR)
    await club.sessions.who(first.token.reveal())
    assert (await club.sessions.of(first.person.id))[0].id == first.session.id


async def test_signing_out(club: Club) -> None:
    welcome = await member(club)
    await club.sessions.end(welcome.token.reveal())
    await club.sessions.end(welcome.token.reveal())
    assert await club.sessions.who(welcome.token.reveal()) is None
    assert await club.sessions.of(welcome.person.id) == []


async def test_a_session_is_ended_from_another_but_not_by_others(club: Club) -> None:
    anna, bela = await member(club), await member(club, "Béla")
    phone = await club.entrance.sign_in("Anna", PASSWORD, HOME)
    assert not await club.sessions.revoke(bela.person.id, phone.session.id)
    assert await club.sessions.revoke(anna.person.id, phone.session.id)
    assert not await club.sessions.revoke(anna.person.id, phone.session.id)
    assert await club.sessions.who(phone.token.reveal()) is None
    assert await club.sessions.who(anna.token.reveal()) is not None


async def test_all_others_are_ended_at_once(club: Club) -> None:
    anna, bela = await member(club), await member(club, "Béla")
    for _ in range(3):
        await club.entrance.sign_in("Anna", PASSWORD, HOME)
    assert await club.sessions.revoke_others(anna.person.id, anna.session.id) == 3
    assert [session.id for session in await club.sessions.of(anna.person.id)] == [anna.session.id]
    assert len(await club.sessions.of(bela.person.id)) == 1


async def test_what_is_over_is_swept_out(club: Club, clock: HandClock) -> None:
    old = await member(club)
    clock.pass_(club.policy.session_idle)
    new = await member(club, "Béla")
    assert await club.sessions.sweep() == 1
    assert await club.sessions.of(old.person.id) == []
    assert await club.sessions.who(new.token.reveal()) is not None


async def test_who_listens_hears_of_it(club: Club) -> None:
    heard: list[str] = []
    anna = await member(club)
    phone = await club.entrance.sign_in("Anna", PASSWORD, HOME)
    club.listen(heard.append)
    await club.sessions.end(phone.token.reveal())
    await club.sessions.end("nobody's")
    await club.management.bar(MACHINE, anna.person.id)
    assert heard == [anna.person.id, anna.person.id]


async def test_a_session_sees_its_person_as_he_is_now(club: Club, clock: HandClock) -> None:
    anna = await member(club)
    await club.management.mute(MACHINE, anna.person.id, 10)
    await club.management.rename(MACHINE, anna.person.id, "Panni")
    clock.pass_(MINUTE // 2)
    found = await club.sessions.who(anna.token.reveal())
    assert found is not None
    assert (found.person.name, found.person.muted_minutes) == ("Panni", 10)
    clock.pass_(MINUTE // 2)
    found = await club.sessions.who(anna.token.reveal())
    assert found is not None
    assert found.person.muted_minutes == 9
