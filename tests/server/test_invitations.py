"""Invitations over HTTP."""

import pytest

from tests.server.kit import PASSWORD, Desk, open_desk, refusal

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_server_s_first_link_makes_its_opener_the_host_once() -> None:
    async with open_desk() as desk:
        link = await desk.house.club.invitations.host_link()
        assert link is not None
        token = {"token": link.reveal()}
        browser = desk.browser()
        assert await browser.post("/api/invitations/look", token) == {
            "role": "host",
            "member": True,
            "table": "",
            "by": "Pakli",
        }
        guest = await desk.guest("Anna")
        assert refusal(await guest.ask("POST", "/api/invitations/accept", token)) == (
            422,
            "invitation.members_only",
        )
        wanted = {"name": "Judit", "password": PASSWORD, "invitation": link.reveal()}
        assert "host" in (await browser.post("/api/sign-up", wanted))["roles"]
        late = await desk.member("Late")
        assert refusal(await late.ask("POST", "/api/invitations/accept", token)) == (422, "invitation.void")
        assert await desk.house.club.invitations.host_link() is None


async def test_nobody_becomes_host_by_coming_first(desk: Desk) -> None:
    assert (await (await desk.member("First")).get("/api/me"))["roles"] == ["player"]


async def test_an_invitation_is_made_shown_once_used_and_withdrawn(desk: Desk) -> None:
    floor = await desk.member("Béla", "floor")
    made = await floor.post("/api/invitations", {"note": "for the club", "uses": 2, "hours": 1})
    listed = await floor.get("/api/invitations")
    assert [each["note"] for each in listed] == ["for the club"]
    assert made["token"] not in str(listed)
    looked = await desk.browser().post("/api/invitations/look", {"token": made["token"]})
    assert (looked["by"], looked["role"]) == ("Béla", "player")
    await desk.browser().post("/api/guest", {"name": "Cili", "invitation": made["token"]})
    assert (await floor.get("/api/invitations"))[0]["uses_left"] == 1
    await floor.delete(f"/api/invitations/{made['invitation']['id']}")
    assert await floor.get("/api/invitations") == []
    gone = await floor.ask("DELETE", f"/api/invitations/{made['invitation']['id']}")
    assert refusal(gone) == (404, "gone.invitation")


async def test_only_the_host_invites_floor_and_hosts(desk: Desk) -> None:
    floor = await desk.member("Dóra", "floor")
    assert refusal(await floor.ask("POST", "/api/invitations", {"role": "host"})) == (403, "may.host_only")


async def test_an_invitation_has_bounds(desk: Desk) -> None:
    floor = await desk.member("Feri", "floor")
    for wanted in ({"uses": 0}, {"uses": 10**9}, {"hours": -1}, {"hours": 10**9}):
        assert refusal(await floor.ask("POST", "/api/invitations", wanted)) == (422, "invitation.bounds")


async def test_an_invitation_to_no_table_is_none(desk: Desk) -> None:
    player = await desk.member("Elek")
    assert refusal(await player.ask("POST", "/api/invitations", {"table": "nowhere"})) == (404, "gone.table")
