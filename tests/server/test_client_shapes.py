"""The shapes that the page reads and sends about people are those of the API's description."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.kit import Desk

pytestmark = pytest.mark.asyncio(loop_scope="module")

CLIENT: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "connection"
SHAPES: Final = {
    *("OpenSession", "Waiting", "Invitation", "NewInvitation", "MadeInvitation"),
    *("ShownNight", "NewNight", "ShownSeason", "NewSeason", "StandingLine"),
    *("KnownPerson", "Holding", "OwnHolding", "Deed", "Invited", "Note", "Settings"),
    *("DeskPlayer", "DeskTable", "TableRuling", "BookEntry", "Pattern", "TableMisdeals", "Report"),
    *("CountedIn", "Member", "Standings", "Entry", "Statement", "PartyBalance", "Pays", "Settlement"),
    *("PastNight", "OwnBot", "MadeBot"),
    *(
        "HandLine",
        "HandsPage",
        "NamedPlace",
        "HandPlaces",
        "SeatOdds",
        "StreetOdds",
        "SeenHand",
        "SharedHand",
    ),
    *("CoachedHand", "Decision", "Mattered", "OwnOdds"),
    *("ShownLink", "MadeLink", "Figures", "Point", "EventResult", "Return", "AtPosition", "OfOther", "Gain"),
    "HandStatistics",
}
FILES: Final = (
    *("api.ts", "bots.ts", "club.ts", "floor.ts", "money.ts", "evenings.ts", "tournaments.ts", "hands.ts"),
)


def written(source: str) -> dict[str, set[str]]:
    """The fields of each interface in TypeScript."""
    found = re.findall(r"^export interface (\w+) \{\n(.*?)^\}", source, re.MULTILINE | re.DOTALL)
    return {name: set(re.findall(r"^  readonly (\w+)\??:", body, re.MULTILINE)) for name, body in found}


async def described(desk: Desk) -> dict[str, Any]:
    """Every shape of the API's description, by name."""
    document = await desk.browser().get("/api/openapi.json")
    shapes: dict[str, Any] = document["components"]["schemas"]
    return shapes


async def test_the_page_s_shapes_are_the_server_s(desk: Desk) -> None:
    server = await described(desk)
    client = written("".join((CLIENT / file).read_text("utf-8") for file in FILES))
    assert client.keys() == SHAPES, "every interface is compared"
    for name, fields in client.items():
        assert fields == set(server[name]["properties"]), name


async def test_every_address_the_page_calls_is_there(desk: Desk) -> None:
    document = await desk.browser().get("/api/openapi.json")
    there = [re.sub(r"\{\w+\}", "*", path) for path in document["paths"]]
    source = "".join((CLIENT / file).read_text("utf-8") for file in FILES)
    called = {re.sub(r"\$\{[^}]*\}", "*", path) for path in re.findall(r"[`'](/api/[^`']*)[`']", source)}
    called = {re.sub(r"(?<!/)\*.*$", "", path) for path in called}
    about = set(re.findall(r"of\(player, '(\w+)'\)", source))
    called = (called - {"/api/people/*/*"}) | {f"/api/people/*/{what}" for what in about}
    assert len(called) > 25
    assert called <= set(there), called - set(there)
