"""Notes about people, over HTTP."""

import pytest

from tests.server.kit import Desk, refusal

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_notes_are_the_writer_s_alone(desk: Desk) -> None:
    anna, bela, host = (
        await desk.guest("Anna of notes"),
        await desk.member("Béla of notes"),
        await desk.member("Judit of notes", "host"),
    )
    whom = (await bela.get("/api/me"))["player"]
    await anna.put(f"/api/me/notes/{whom}", {"text": "never folds a draw", "tag": "loose"})
    kept = {"player": whom, "text": "never folds a draw", "tag": "loose"}
    assert await anna.get("/api/me/notes") == [kept]
    assert await bela.get("/api/me/notes") == []
    assert await host.get("/api/me/notes") == []
    await anna.put(f"/api/me/notes/{whom}", {})
    assert await anna.get("/api/me/notes") == []


async def test_a_note_has_bounds(desk: Desk) -> None:
    anna = await desk.guest("Anna again")
    whom = (await anna.get("/api/me"))["player"]
    for body in ({"text": "x" * 501}, {"tag": "sucker"}, {"colour": "red"}):
        assert refusal(await anna.ask("PUT", f"/api/me/notes/{whom}", body)) == (400, "request.unreadable")
    assert refusal(await anna.ask("PUT", "/api/me/notes/nosuch", {"text": "?"})) == (404, "gone.person")
    await anna.put(f"/api/me/notes/{whom}", {"text": "x" * 500})
