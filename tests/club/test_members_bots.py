"""Members' bots: made with a token, of which a hash is kept; whose they are; revoked."""

from pakli.club import MACHINE, MOST_BOTS, Club, may
from pakli.club.policy import MINUTE
from pakli.club.tables import BOTS
from tests.club.kit import HOME, PASSWORD, HandClock, host, member, refused


async def test_a_bot_is_a_person_with_an_owner(club: Club) -> None:
    anna = (await member(club)).person
    bot, token = await club.members_bots.make(anna, "Robi", plays=True)
    assert (bot.kind, bot.owner, bot.owner_name, bot.plays) == ("members_bot", anna.id, "Anna", True)
    assert (bot.is_bot, bot.is_members_bot, bot.is_program) == (False, True, True)
    found = await club.members_bots.who(token.reveal())
    assert found is not None
    assert found.person == bot == await club.people.find(bot.id)
    assert await club.sessions.who(token.reveal()) is None
    with refused("name.taken"):
        await club.members_bots.make(anna, "ROBI", plays=True)


async def test_of_the_token_a_hash_is_kept(club: Club) -> None:
    anna = (await member(club)).person
    _, token = await club.members_bots.make(anna, "Robi", plays=False)
    rows = await club._desk.tables.query(lambda connection: connection.execute(BOTS.select()).all())
    assert token.reveal() not in str(rows)
    assert token.reveal() not in f"{token} {token!r}"
    assert await club.members_bots.who("guessed") is None


async def test_it_is_noted_when_a_token_was_used(club: Club, clock: HandClock) -> None:
    anna = (await member(club)).person
    _, token = await club.members_bots.make(anna, "Robi", plays=True)
    [listed] = await club.members_bots.of(anna.id)
    assert (listed.made, listed.used) == (clock.now, 0)
    clock.pass_(10 * MINUTE)
    await club.members_bots.who(token.reveal())
    [listed] = await club.members_bots.of(anna.id)
    assert listed.used == clock.now
    clock.pass_(400 * 24 * 60 * MINUTE)
    assert await club.members_bots.who(token.reveal()) is not None, "it holds until it is revoked"


async def test_a_token_is_revoked_by_its_owner_alone(club: Club) -> None:
    anna, bela = (await member(club)).person, (await member(club, "Béla")).person
    bot, token = await club.members_bots.make(anna, "Robi", plays=True)
    assert not await club.members_bots.revoke(bela.id, bot.id)
    told: list[str] = []
    club.listen(told.append)
    assert await club.members_bots.revoke(anna.id, bot.id)
    assert told == [bot.id]
    assert not await club.members_bots.revoke(anna.id, bot.id)
    assert await club.members_bots.who(token.reveal()) is None
    assert await club.members_bots.of(anna.id) == []
    again, _ = await club.members_bots.make(bela, "Robi", plays=True)
    assert again.id != bot.id
    gone = await club.people.find(bot.id)
    assert gone is not None
    assert gone.owner_name == "Anna", "who it was stays known"


async def test_who_may_make_bots_and_how_many(club: Club) -> None:
    guest = (await club.entrance.play_as_guest("Gábor", HOME)).person
    with refused("may.members_only"):
        await club.members_bots.make(guest, "Robi", plays=True)
    anna = (await member(club)).person
    bot, _ = await club.members_bots.make(anna, "Robi 0", plays=True)
    with refused("may.members_bots_not"):
        await club.members_bots.make(bot, "Robi 99", plays=True)
    for number in range(1, MOST_BOTS):
        await club.members_bots.make(anna, f"Robi {number}", plays=True)
    with refused("settings.many_bots", most=MOST_BOTS):
        await club.members_bots.make(anna, "Robi 99", plays=True)


async def test_the_door_and_leaving_are_the_owners(club: Club) -> None:
    await host(club)
    anna = (await member(club)).person
    bot, token = await club.members_bots.make(anna, "Robi", plays=True)
    await club.management.bar(MACHINE, anna.id)
    assert await club.members_bots.who(token.reveal()) is None
    barred = await club.people.find(bot.id)
    assert barred is not None
    no = may(barred, "watch_table")
    assert no is not None
    assert no.code == "may.barred"
    await club.management.bar(MACHINE, anna.id, barred=False)
    assert await club.members_bots.who(token.reveal()) is not None
    await club.leaving.leave(anna, PASSWORD)
    assert await club.members_bots.who(token.reveal()) is None


async def test_nobody_gives_a_bot_a_password(club: Club) -> None:
    anna = (await member(club)).person
    bot, _ = await club.members_bots.make(anna, "Robi", plays=True)
    with refused("may.members_bots_not"):
        await club.management.recovery_code(MACHINE, bot.id)
    with refused("may.members_bots_not"):
        await club.management.reset_password(MACHINE, bot.id, PASSWORD)
    assert await club.people.humans([anna.id, bot.id]) == {anna.id: "Anna"}
    assert [one.owner_name for one in await club.people.listed(MACHINE)] == ["", "Anna"]


async def test_who_made_and_revoked_a_token_is_in_the_book(club: Club) -> None:
    judit, anna, bela = (await host(club)), (await member(club)).person, (await member(club, "Béla")).person
    bot, token = await club.members_bots.make(anna, "Robi", plays=True)
    await club.members_bots.revoke(bela.id, bot.id)
    await club.members_bots.revoke(anna.id, bot.id)
    expected = [(anna.id, "bot_revoked", bot.id), (anna.id, "bot_made", bot.id)]
    for reader, found in ((judit, expected), (anna, expected), (bela, [])):
        acts = await club.audit.readable(reader)
        assert [(one.by, one.what, one.whom) for one in acts if one.what.startswith("bot_")] == found
        assert token.reveal() not in str(acts)
