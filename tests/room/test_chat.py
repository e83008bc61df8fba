"""Chat: who may write where, what a line may be, muting; told in order, kept over a restart (I5)."""

import itertools
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from pakli.room import Answer, Done
from pakli.rules import Refusal
from tests.room.kit import Play, opened, played, sign
from tests.room.test_restart import started_again

IDS: Final = itertools.count(1)


async def says(play: Play, name: str, text: str, command: str = "") -> Answer:
    """Somebody writes a line; the answer."""
    answers: list[Answer] = []
    play.actor.say(play.person(name).id, command or f"chat-{next(IDS)}", text, answers.append)
    await play.settle()
    return answers[0]


async def refused(play: Play, name: str, text: str) -> str:
    """Somebody may not write this; the code."""
    answer = await says(play, name, text)
    assert isinstance(answer, Refusal)
    return answer.code


@pytest.mark.parametrize(
    ("chat", "seated", "rail"),
    [
        ("everyone", "", ""),
        ("seated", "", "room.spectators_silent"),
        ("off", "room.silent", "room.silent"),
    ],
)
async def test_who_may_write(chat: str, seated: str, rail: str) -> None:
    async with played("NL 1/2", manners={"chat": chat}, anna=200) as play:
        for name, code in (("anna", seated), ("dora", rail), ("guest gabi", rail)):
            await play.watch(name)
            answer = await says(play, name, "Good evening")
            assert (answer.code if isinstance(answer, Refusal) else "") == code


async def test_everybody_hears_a_line_once_and_in_order() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        rail = await play.watch("dora")
        for number, name in enumerate(("anna", "bela", "dora", "anna"), start=1):
            assert await says(play, name, f"line {number}", f"id{number}") == Done(number)
        assert await says(play, "anna", "line 1", "id1") == Done(1)
        for viewer in (rail, *play.watching.values()):
            assert [(line.number, line.player, line.text) for line in viewer.heard] == [
                (1, "anna", "line 1"),
                (2, "bela", "line 2"),
                (3, "dora", "line 3"),
                (4, "anna", "line 4"),
            ]
        late = await play.watch("elek")
        assert [line.number for line in late.heard] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  two\n\nlines\t ", "two lines"),
        ("ﬁne ①", "fine 1"),
        ("\u202efdp.exe\u202c", "fdp.exe"),
        ("a\u200bb\u2066c\u2069\x07", "abc"),
        ("e\u0301" + "\u0301" * 40, "é\u0301\u0301"),
        ("jó játék 👍🏽 ♠", "jó játék 👍🏽 ♠"),
        ("שלום", "שלום"),
        ("<b>hi</b> & {name}", "<b>hi</b> & {name}"),
    ],
)
async def test_what_is_shown_of_a_line(text: str, shown: str) -> None:
    async with played("NL 1/2", anna=200) as play:
        assert isinstance(await says(play, "anna", text), Done)
        assert play.watching["anna"].heard[-1].text == shown


async def test_what_is_no_line() -> None:
    async with played("NL 1/2", anna=200) as play:
        assert isinstance(await says(play, "anna", "x" * 300), Done)
        assert await refused(play, "anna", "x" * 301) == "chat.too_long"
        assert await refused(play, "anna", "\ufdfa" * 20) == "chat.too_long"  # 18 characters each
        assert await refused(play, "anna", "   ") == "chat.empty"
        assert await refused(play, "anna", "\u200b\u202e") == "chat.empty"
        assert len(play.watching["anna"].heard) == 1


async def test_a_mute_holds_from_the_next_line_on_and_ends() -> None:
    async with played("NL 1/2", anna=200) as play:
        person = play.person("anna")
        play.people.add(replace(person, muted_minutes=7))
        answer = await says(play, "anna", "hello")
        assert isinstance(answer, Refusal)
        assert (answer.code, dict(answer.facts)) == ("may.muted", {"minutes": 7})
        play.people.add(person)
        assert isinstance(await says(play, "anna", "hello again"), Done)


async def test_a_name_in_chat_is_as_it_was_when_the_line_was_written() -> None:
    async with played("NL 1/2", anna=200) as play:
        await says(play, "anna", "one")
        play.people.add(replace(play.person("anna"), name="Annabella"))
        await says(play, "anna", "two")
        assert [line.name for line in play.watching["anna"].heard] == ["Anna", "Annabella"]


async def test_the_last_lines_are_kept_over_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with played("NL 1/2", url=url, anna=200) as play:
        for number in range(1, 61):
            await says(play, "anna", f"line {number}", f"id{number}")
        await play.room.close()
        await play.store.close()
        async with started_again(url, play) as again:
            anna = await again.watch("anna")
            assert [line.number for line in anna.heard] == list(range(11, 61))
            assert anna.heard[-1].text == "line 60"
            assert await says(again, "anna", "line 60", "id60") == Done(60)
            assert len(anna.heard) == 50, "a line that was written before the restart is not written again"
            assert await says(again, "anna", "line 61") == Done(61)


async def test_tables_have_a_chat_each() -> None:
    async with opened() as play:
        made: dict[str, Any] = {}
        for name in ("Green", "Blue"):
            made[name] = await play.open(sign("NL 1/2"))
            await play.watch("anna")
            await says(play, "anna", name)
        for name, table in made.items():
            play.table_id = table
            assert [line.text for line in play.actor.chat.lines] == [name]
