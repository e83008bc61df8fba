"""Notes about people: kept, changed, removed, and nobody's but the writer's."""

import pytest
from sqlalchemy import insert

from pakli.club import LONGEST_NOTE, Club, Note
from pakli.club.notes import MOST_NOTES
from pakli.club.tables import NOTES
from pakli.store import Store
from tests.club.kit import HOME, member, refused


async def test_a_note_is_kept_and_changed_and_removed(club: Club) -> None:
    anna, bela = (await member(club)).person, (await member(club, "Béla")).person
    assert await club.notes.of(anna.id) == []
    first = Note(player=bela.id, text="calls with anything", tag="loose")
    await club.notes.put(anna.id, first)
    assert await club.notes.of(anna.id) == [first]
    second = Note(player=bela.id, text="", tag="friend")
    await club.notes.put(anna.id, second)
    assert await club.notes.of(anna.id) == [second], "instead of the first"
    await club.notes.put(anna.id, Note(player=bela.id, text="  "))
    assert await club.notes.of(anna.id) == []
    await club.notes.put(anna.id, Note(player=bela.id, text=""))


async def test_nobody_else_sees_a_note(club: Club) -> None:
    anna, bela = (await member(club)).person, (await member(club, "Béla")).person
    guest = (await club.entrance.play_as_guest("Cili", HOME)).person
    await club.notes.put(guest.id, Note(player=bela.id, text="mine", tag="tight"))
    await club.notes.put(anna.id, Note(player=bela.id, text="hers"))
    assert [note.text for note in await club.notes.of(guest.id)] == ["mine"]
    assert [note.text for note in await club.notes.of(anna.id)] == ["hers"]
    assert await club.notes.of(bela.id) == [], "not even whom it is about"


async def test_a_note_is_one_line_without_what_cannot_be_seen(club: Club) -> None:
    anna, bela = (await member(club)).person, (await member(club, "Béla")).person
    await club.notes.put(anna.id, Note(player=bela.id, text="one\ntwo\u202e three" + "x" * 600))
    (kept,) = await club.notes.of(anna.id)
    assert kept.text.startswith("one two three")
    assert len(kept.text) == LONGEST_NOTE


async def test_there_is_nothing_to_note_about_nobody(club: Club) -> None:
    anna = (await member(club)).person
    with refused("gone.person"):
        await club.notes.put(anna.id, Note(player="nobody", text="?"))
    await club.notes.put(anna.id, Note(player="nobody", text=""))


@pytest.mark.parametrize("room", [0, 1])
async def test_there_is_room_for_so_many(club: Club, store: Store, room: int) -> None:
    anna, bela, cili = [(await member(club, name)).person for name in ("Anna", "Béla", "Cili")]
    rows = [
        {"person": anna.id, "player": f"p{at}", "text": "x", "tag": ""} for at in range(MOST_NOTES - 1 - room)
    ]
    await store.transact(lambda connection: connection.execute(insert(NOTES), rows).rowcount)
    await club.notes.put(anna.id, Note(player=bela.id, text="the last but one"))
    if room:
        await club.notes.put(anna.id, Note(player=cili.id, text="the last"))
    else:
        with refused("settings.many_notes", most=MOST_NOTES):
            await club.notes.put(anna.id, Note(player=cili.id, text="one too many"))
    await club.notes.put(anna.id, Note(player=bela.id, text="changed"))
    assert "changed" in [note.text for note in await club.notes.of(anna.id)]
