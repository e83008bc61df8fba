"""People found, and what is their own."""

from sqlalchemy import update

from pakli.club import MACHINE, Club, Settings
from pakli.club.tables import PEOPLE
from pakli.store import Store
from tests.club.kit import HOME, HandClock, host, member, refused


async def test_people_are_found_by_id_and_by_any_name_that_looks_like_theirs(club: Club) -> None:
    anna = (await member(club, "Kovács Anna")).person
    assert await club.people.find(anna.id) == anna
    for name in ("Kovács Anna", "kovacs-anna", "KOVÁCSANNA"):
        assert await club.people.named(name) == anna
    assert await club.people.find("nobody") is None
    assert await club.people.named("Nobody") is None
    assert await club.people.named("") is None


async def test_names_of_many(club: Club) -> None:
    anna, bela = (await member(club)).person, (await member(club, "Béla")).person
    assert await club.people.names([anna.id, bela.id, "nobody"]) == {anna.id: "Anna", bela.id: "Béla"}
    assert await club.people.names([]) == {}


async def test_everybody_in_the_order_of_joining(club: Club, clock: HandClock) -> None:
    for name in ("Cili", "Anna", "Béla"):
        await member(club, name)
        clock.pass_(1)
    assert [person.name for person in await club.people.listed(MACHINE)] == ["Cili", "Anna", "Béla"]


async def test_a_bot_is_the_same_at_every_start_and_marked_as_such(club: Club) -> None:
    robi = await club.people.bot("Robi")
    assert robi.is_bot
    assert await club.people.bot("robi") == robi


async def test_a_person_keeps_his_name_before_a_bot(club: Club) -> None:
    robi = (await member(club, "Robi")).person
    bot = await club.people.bot("Robi")
    assert (bot.name, robi.is_bot) == ("Robi 2", False)
    assert await club.people.bot("Robi") == bot
    with refused("name.taken"):
        await club.entrance.play_as_guest("Robi 2", HOME)


async def test_language(club: Club) -> None:
    anna = (await member(club)).person
    assert anna.language == "hu"
    await club.people.set_language(anna.id, "pl")
    assert (await club.people.find(anna.id)).language == "pl"  # type: ignore[union-attr]
    with refused("settings.language", language="de"):
        await club.people.set_language(anna.id, "de")


async def test_settings(club: Club) -> None:
    anna = (await member(club)).person
    assert anna.settings == Settings()
    wanted = Settings(pack="two_colour", sound=True, losing_hands="show")
    await club.people.set_settings(anna.id, wanted)
    assert (await club.people.find(anna.id)).settings == wanted  # type: ignore[union-attr]


async def test_settings_of_another_release_keep_nobody_out(club: Club, store: Store) -> None:
    anna = (await member(club)).person
    for kept, read in (('{"pack":"round"}', Settings()), ('{"sound":true,"smell":1}', Settings(sound=True))):
        changed = update(PEOPLE).values(settings=kept)
        await store.transact(lambda connection, changed=changed: connection.execute(changed))  # type: ignore[misc]
        assert (await club.people.find(anna.id)).settings == read  # type: ignore[union-attr]


async def test_a_person_s_own_name_is_his_to_change_and_it_is_written_down(club: Club) -> None:
    anna, judit = (await member(club)).person, await host(club)
    told: list[str] = []
    club.listen(told.append)
    assert (await club.people.set_name(anna.id, " Annus ")).name == "Annus"
    assert told == [anna.id]
    assert await club.people.named("Anna") is None
    assert (await club.people.set_name(anna.id, "ANNUS")).name == "ANNUS", "written otherwise"
    with refused("name.taken", wanted="judit"):
        await club.people.set_name(anna.id, "judit")
    with refused("name.length"):
        await club.people.set_name(anna.id, "")
    acts = [act for act in await club.audit.acts(judit) if act.what == "renamed"]
    assert [(act.by, act.whom, act.detail) for act in acts] == [
        (anna.id, anna.id, {"before": "Annus", "after": "ANNUS"}),
        (anna.id, anna.id, {"before": "Anna", "after": "Annus"}),
    ]
