"""What a ruling would come to, over HTTP: for whoever may make it, in words, and nothing is done."""

from typing import Any

import pytest

from pakli.room.actions import NextHand
from pakli.rules import RaiseTo
from pakli.table import PlaceButton
from tests.server.kit import open_desk, refusal
from tests.server.test_live import KATI, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

CHIP = {"type": "put_in", "seat": 3, "chips": [25]}


async def test_it_is_told_to_who_deals_and_nothing_is_done() -> None:
    async with open_desk() as desk:
        owner, other = await desk.member("Anna", "host"), await desk.member("Zoli")
        table = await opened(owner, private=False)
        actor = desk.house.room.table(table)
        assert actor is not None
        asks: dict[str, Any] = {"action": CHIP}
        no = await owner.ask("POST", f"/api/tables/{table}/foretold", asks)
        assert refusal(no)[0] == 422, "no hand is on"
        for seat, name in ((3, "Kati"), (4, "Béla"), (5, "Dóra")):
            await owner.post(f"/api/tables/{table}/names", KATI | {"seat": seat, "name": name})
        await _begins(desk, actor, owner)
        before = actor.moment.version
        said = await owner.post(f"/api/tables/{table}/foretold", asks)
        assert [line["say"] for line in said["told"]] == ["event-irregular-oversized_chip", "event-call"]
        assert said["clauses"] == ["TDA44"]
        for action, clause in (
            ({"type": "exposed_cards", "exposed": [[6, "??"]]}, "I1"),
            ({"type": "award_hand", "seat": 5, "reason": "the others have left"}, "P17"),
        ):
            said = await owner.post(f"/api/tables/{table}/foretold", {"action": action})
            assert said["clauses"] == [clause], "every ruling has one"
        await actor.house_does(RaiseTo(3, 20))
        killed = {"type": "kill_hand", "seat": 3, "reason": "mucked by the dealer", "clause": "TDA65"}
        said = await owner.post(f"/api/tables/{table}/foretold", {"action": killed})
        assert said["clauses"] == ["TDA65"], "the bet that goes back goes by it too"
        before = actor.moment.version
        for action, code in (
            ({"type": "put_in", "seat": 4, "said": "raise"}, "put.amount_wanted"),
            ({"type": "fold", "seat": 3}, "note.unknown"),
        ):
            no = await owner.ask("POST", f"/api/tables/{table}/foretold", {"action": action})
            assert refusal(no) == (422, code)
        no = await other.ask("POST", f"/api/tables/{table}/foretold", asks)
        assert refusal(no) == (403, "may.floor_only")
        assert actor.moment.version == before


async def _begins(desk: Any, actor: Any, owner: Any) -> None:
    """A hand, in which seat 3 is asked first."""
    await actor.house_does(PlaceButton(3))
    player = (await owner.get("/api/me"))["player"]
    person = await desk.house.club.people.find(player)
    desk.house.room.knows(person)
    played = actor.live_played(person, NextHand())
    await actor.commit(played)


async def test_where_the_system_deals_nothing_is_foretold() -> None:
    async with open_desk() as desk:
        owner = await desk.member("Anna")
        table = await opened(owner, live="")
        no = await owner.ask("POST", f"/api/tables/{table}/foretold", {"action": CHIP})
        assert refusal(no) == (422, "live.not_here")
        no = await owner.ask("POST", "/api/tables/none/foretold", {"action": CHIP})
        assert refusal(no) == (404, "gone.table")
