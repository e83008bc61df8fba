"""Every route, tried by everybody: who gets what. The table is the test."""

import itertools
import time
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from pakli.club import MACHINE, Role
from tests.server.kit import PASSWORD, Browser, Desk

pytestmark = pytest.mark.asyncio(loop_scope="module")

WHO: Final = ("nobody", "guest", "player", "other", "floor", "host")
"""`player` is the owner of the private table {table}; `other` is a member like him. Besides: a bot of his."""

ROUTES: Final = """
GET    /healthz                           -               200  200  200  200  200  200
GET    /healthz/details                  -               401  403  403  403  403  200
GET    /metrics                           -               401  403  403  403  403  200
GET    /ws                                -               426  426  426  426  426  426
GET    /nowhere                           -               404  404  404  404  404  404
GET    /api/openapi.json                  -               200  200  200  200  200  200
POST   /api/guest                         newcomer        200  200  200  200  200  200
POST   /api/sign-up                       member          200  200  403  403  403  403
POST   /api/sign-in                       stranger        401  401  401  401  401  401
POST   /api/recover                       recovery        422  422  422  422  422  422
POST   /api/sign-out                      -               204  204  204  204  204  204
GET    /api/me                            -               200  200  200  200  200  200
GET    /api/me/holdings                   -               401  200  200  200  200  200
GET    /api/me/rights                     -               401  200  200  200  200  200
GET    /api/me/rights?table=nosuch        -               401  404  404  404  404  404
GET    /api/me/waiting                    -               401  200  200  200  200  200
POST   /api/me/chips                      -               401  200  200  200  200  200
GET    /api/me/settings                   -               401  200  200  200  200  200
PUT    /api/me/settings                   settings        401  204  204  204  204  204
PUT    /api/me/name                       name            401  200  200  200  200  200
PUT    /api/me/language                   language        401  204  204  204  204  204
PUT    /api/me/password                   passwords       401  401  204  204  204  204
GET    /api/me/notes                      -               401  200  200  200  200  200
PUT    /api/me/notes/{whom}               note            401  204  204  204  204  204
PUT    /api/me/notes/nosuch               note            401  404  404  404  404  404
GET    /api/me/sessions                   -               401  200  200  200  200  200
DELETE /api/me/sessions                   -               401  204  204  204  204  204
DELETE /api/me/sessions/nosuch            -               401  404  404  404  404  404
GET    /api/me/bots                       -               401  200  200  200  200  200
POST   /api/me/bots                       name            401  403  201  201  201  201
DELETE /api/me/bots/nosuch                -               401  404  404  404  404  404
GET    /api/invitations                   -               401  403  403  403  200  200
GET    /api/invitations?table={table}     -               401  403  200  403  200  200
GET    /api/invitations?table=nosuch      -               401  404  404  404  404  404
POST   /api/invitations                   invitation      401  403  403  403  201  201
POST   /api/invitations                   to_table        401  403  201  403  201  201
POST   /api/invitations                   to_floor        401  403  403  403  403  201
DELETE /api/invitations/nosuch            -               401  403  403  403  404  404
DELETE /api/invitations/x?table={table}   -               401  403  404  403  404  404
DELETE /api/tables/{table}/invited/{whom} -               401  403  404  403  404  404
DELETE /api/tables/nosuch/invited/{whom}  -               401  404  404  404  404  404
POST   /api/invitations/look              token           422  422  422  422  422  422
POST   /api/invitations/accept            token           401  422  422  422  422  422
GET    /api/people                        -               401  403  403  403  200  200
POST   /api/people                        name            401  403  403  403  403  201
PUT    /api/people/{whom}/name            name            401  403  403  403  200  200
PUT    /api/people/{whom}/role            role            401  403  403  403  403  200
PUT    /api/people/{whom}/mute            mute            401  403  403  403  200  200
PUT    /api/people/{whom}/barred          barred          401  403  403  403  403  200
POST   /api/people/{whom}/recovery        -               401  403  403  403  403  201
DELETE /api/people/{whom}/sessions        -               401  403  403  403  403  200
GET    /api/people/{whom}/account         -               401  403  403  403  200  200
POST   /api/people/{whom}/chips           chips           401  403  403  403  403  200
PUT    /api/people/{whom}/credit          chips           401  403  403  403  403  200
GET    /api/people/nosuch/account         -               401  403  403  403  404  404
GET    /api/me/statement                  -               401  200  200  200  200  200
GET    /api/me/statement.csv              -               401  200  200  200  200  200
GET    /api/people/{whom}/statement       -               401  403  403  403  200  200
GET    /api/people/{whom}/statement.csv   -               401  403  403  403  200  200
GET    /api/people/nosuch/statement       -               401  403  403  403  404  404
POST   /api/people/{whom}/correction      correction      401  403  403  403  204  204
POST   /api/people/{staff}/correction     correction      401  403  403  403  403  204
GET    /api/people/{staff}/statement      -               401  403  403  403  403  200
GET    /api/ledger                        -               401  403  403  403  200  200
POST   /api/ledger/{entry}/correction     why             401  403  403  403  200  200
POST   /api/ledger/999999/correction      why             401  403  403  403  404  404
GET    /api/settlement?currency=EUR       -               401  403  403  403  200  200
GET    /api/settlement.csv?currency=EUR   -               401  403  403  403  200  200
GET    /api/settlement                    -               401  403  403  403  422  422
POST   /api/settlement                    settled         401  403  403  403  403  422
GET    /api/settlements?currency=EUR      -               401  403  403  403  200  200
GET    /api/nights                        -               401  403  200  200  200  200
POST   /api/nights                        night           401  403  403  403  201  201
PUT    /api/nights/nosuch                 night           401  403  403  403  404  404
PUT    /api/nights/nosuch/cancelled       cancelled       401  403  403  403  404  404
PUT    /api/nights/nosuch/answer          answer          401  403  404  404  404  404
GET    /api/me/calendar                   -               401  200  200  200  200  200
POST   /api/me/calendar                   -               401  403  201  201  201  201
GET    /calendar/nonsense.ics             -               404  404  404  404  404  404
GET    /api/seasons                       -               401  403  200  200  200  200
POST   /api/seasons                       season          401  403  403  403  403  201
PUT    /api/seasons/nosuch/shown          shown           401  403  403  403  403  404
DELETE /api/seasons/nosuch                -               401  403  403  403  403  404
GET    /api/seasons/nosuch/standings      -               401  403  404  404  404  404
GET    /api/me/listed                     -               401  200  200  200  200  200
PUT    /api/me/listed                     listed          401  204  204  204  204  204
GET    /api/me/hands                      -               401  200  200  200  200  200
GET    /api/me/hands/places               -               401  200  200  200  200  200
GET    /api/me/hands/nosuch/99            -               401  404  404  404  404  404
GET    /api/me/hands/nosuch/99/export     -               401  404  404  404  404  404
GET    /api/me/hands/nosuch/99/coach      -               401  404  404  404  404  404
GET    /api/me/hands/export               -               401  200  200  200  200  200
GET    /api/me/hand-links                 -               401  200  200  200  200  200
POST   /api/me/hand-links                 which_hand      401  403  404  404  404  404
DELETE /api/me/hand-links/nosuch          -               401  404  404  404  404  404
POST   /api/shared-hands/look             token           404  404  404  404  404  404
GET    /api/me/statistics                 -               401  200  200  200  200  200
GET    /api/me/statistics.csv             -               401  200  200  200  200  200
GET    /api/me/results.csv                -               401  200  200  200  200  200
GET    /api/me/export                     -               401  200  200  200  200  200
POST   /api/me/leave                      farewell        401  204  204  204  204  204
GET    /api/deeds                         -               401  403  403  403  200  200
PUT    /api/people/nosuch/name            name            401  403  403  403  404  404
GET    /api/tables                        -               401  200  200  200  200  200
GET    /api/choices                       -               200  200  200  200  200  200
GET    /api/rulebook                      -               200  200  200  200  200  200
GET    /api/rulebook/examples/side-pot    -               200  200  200  200  200  200
GET    /api/rulebook/examples/nosuch      -               404  404  404  404  404  404
POST   /api/tables/sign                   public_table    401  200  200  200  200  200
POST   /api/tables                        public_table    401  403  403  403  201  201
POST   /api/tables                        private_table   401  403  201  201  201  201
POST   /api/tables                        with_bots       401  403  403  403  201  201
DELETE /api/tables/{table}                -               401  403  204  403  204  204
PUT    /api/tables/{table}/manners        manners         401  403  204  403  204  204
PUT    /api/tables/nosuch/manners         manners         401  404  404  404  404  404
GET    /api/tables/set-aside              -               401  403  403  403  403  200
DELETE /api/tables/nosuch                 -               401  404  404  404  404  404
GET    /api/tables/{table}/hands          -               401  403  200  403  200  200
GET    /api/tables/{table}/hands/99       -               401  403  404  403  404  404
GET    /api/tables/nosuch/hands           -               401  404  404  404  404  404
GET    /api/tables/{table}/odds           -               401  403  200  403  200  200
GET    /api/tables/nosuch/odds            -               401  404  404  404  404  404
GET    /api/floor/tables                  -               401  403  403  403  200  200
GET    /api/tables/{table}/rulings        -               401  403  200  403  200  200
GET    /api/tables/nosuch/rulings         -               401  404  404  404  404  404
POST   /api/tables/{table}/names          table_name      401  403  422  403  422  422
POST   /api/tables/nosuch/names           table_name      401  404  404  404  404  404
POST   /api/tables/{table}/cash           table_cash      401  403  422  403  422  422
POST   /api/tables/nosuch/cash            table_cash      401  404  404  404  404  404
POST   /api/tables/{table}/cash-out       table_seat      401  403  422  403  422  422
POST   /api/tables/nosuch/cash-out        table_seat      401  404  404  404  404  404
POST   /api/tables/{table}/foretold       foretold        401  403  422  403  422  422
POST   /api/tables/nosuch/foretold        foretold        401  404  404  404  404  404
POST   /api/tables/{table}/calls          nothing         401  403  422  403  422  422
POST   /api/tables/nosuch/calls           nothing         401  404  404  404  404  404
POST   /api/tables/{table}/mute           table_mute      401  403  403  403  422  422
POST   /api/tables/nosuch/mute            table_mute      401  404  404  404  404  404
POST   /api/tables/{table}/grant          table_grant     401  403  403  403  403  422
POST   /api/tables/nosuch/grant           table_grant     401  404  404  404  404  404
GET    /api/calls                         -               401  200  200  200  200  200
PUT    /api/calls/99/taken                -               401  403  403  403  404  404
PUT    /api/calls/99/closed               nothing         401  403  403  403  404  404
GET    /api/book                          -               401  200  200  200  200  200
GET    /api/book?kind=ruling              -               401  200  200  200  200  200
GET    /api/patterns                      -               401  403  403  403  403  200
GET    /api/tournaments                   -               401  200  200  200  200  200
GET    /api/tournaments/set-aside         -               401  403  403  403  403  200
GET    /api/tournaments/presets           -               200  200  200  200  200  200
POST   /api/tournaments/preview           event           401  200  200  200  200  200
POST   /api/tournaments                   event           401  403  403  403  201  201
POST   /api/quick-tournament              quick           401  201  201  201  201  201
GET    /api/tournaments/nosuch            -               401  404  404  404  404  404
POST   /api/tournaments/nosuch/chain      chain           401  404  404  404  404  404
POST   /api/tournaments/nosuch/chain/preview chain        401  404  404  404  404  404
POST   /api/tournaments/nosuch/entry      -               401  404  404  404  404  404
DELETE /api/tournaments/nosuch/entry      -               401  404  404  404  404  404
POST   /api/tournaments/nosuch/answer     rebuy           401  404  404  404  404  404
GET    /api/tournaments/nosuch/deal       -               401  404  404  404  404  404
POST   /api/tournaments/nosuch/deal       offer           401  404  404  404  404  404
POST   /api/tournaments/nosuch/deal/answer agree          401  404  404  404  404  404
POST   /api/tournaments/nosuch/rule       director        401  404  404  404  404  404
GET    /api/tournaments/nosuch/result.csv -               401  404  404  404  404  404
GET    /api/tournaments/nosuch/seats.csv -               401  404  404  404  404  404
POST   /api/quick-seat                    seat            401  404  200  404  200  200
"""

BOTS: Final = {
    "GET /api/me/rights": 200,
    "GET /api/me/rights?table=nosuch": 404,
    "POST /api/me/chips": 200,
    "POST /api/sign-up": 403,
    "POST /api/tournaments/nosuch/entry": 404,
    "DELETE /api/tournaments/nosuch/entry": 404,
    "POST /api/tournaments/nosuch/answer": 404,
}
"""What a member's bot gets, where it is not a plain no of what asks who one is, or what anybody gets."""

TABLE: Final[dict[str, Any]] = {
    "name": "Friday", "game": "holdem", "limit": "no-limit", "preset": "standard", "low": 1, "high": 2,
    "seats": 6, "least": 20, "most": 100, "practice": True, "bots": 0, "rules": {},
}  # fmt: skip
BODIES: Final[dict[str, Any]] = {
    "newcomer": {"name": "{free}"},
    "member": {"name": "{free}", "password": PASSWORD},
    "stranger": {"name": "Nobody At All", "password": PASSWORD},
    "recovery": {"name": "Nobody At All", "code": "0000-0000", "password": PASSWORD},
    "settings": {"felt": "red"},
    "note": {"text": "calls too much", "tag": "loose"},
    "language": {"language": "pl"},
    "passwords": {"old": PASSWORD, "new": "another battery"},
    "invitation": {},
    "to_table": {"table": "{table}"},
    "to_floor": {"role": "floor", "member": True},
    "token": {"token": "nonsense"},
    "which_hand": {"table": "nosuch", "number": 1},
    "name": {"name": "{free}"},
    "role": {"role": "floor"},
    "mute": {"minutes": 5},
    "barred": {"barred": True},
    "public_table": TABLE,
    "private_table": TABLE | {"private": True, "game": "badugi", "limit": "fixed-limit"},
    "manners": {"name": "Monday", "private": True, "approve": True, "delay": 30, "chat": "seated"},
    "with_bots": TABLE | {"bots": 2},
    "seat": {"practice": True, "game": "badugi"},
    "event": {"name": "Friday", "preset": "sit-and-go-6-practice"},
    "quick": {"players": 3},
    "chain": {"name": "Step"},
    "rebuy": {"id": "1", "answer": "rebuy"},
    "offer": {"id": "1", "amounts": []},
    "agree": {"id": "1", "agree": True},
    "director": {"id": "1", "action": {"type": "resume"}},
    "chips": {"chips": 5},
    "nothing": {},
    "table_name": {"seat": 1, "name": "Kati", "chips": 100},
    "table_cash": {"seat": 1, "chips": 100},
    "table_seat": {"seat": 1},
    "foretold": {"action": {"type": "kill_hand", "seat": 1, "reason": "left the table"}},
    "table_mute": {"player": "{whom}", "minutes": 5, "reason": "language"},
    "table_grant": {"player": "{whom}", "chips": 5, "reason": "a present"},
    "correction": {"chips": 5, "reason": "a slip"},
    "why": {"reason": "a slip"},
    "settled": {"currency": "EUR", "reason": "Friday", "balances": {"nobody": 1}},
    "night": {"title": "Friday", "starts": int(time.time() * 1000) + 86_400_000},
    "cancelled": {"cancelled": True},
    "answer": {"answer": "yes"},
    "season": {"title": "Spring", "begins": 0, "ends": 1},
    "shown": {"shown": True},
    "listed": {"listed": False},
    "farewell": {"password": PASSWORD},
}


def rows() -> Iterator[Any]:
    """The table, row by row."""
    for row in ROUTES.strip().splitlines():
        method, path, body, *statuses = row.split()
        yield pytest.param(
            method, path, body, [int(status) for status in statuses], id=f"{method} {path} {body}"
        )


class Scene:
    """Everybody, afresh: a private table of the player's, and somebody it can be done to."""

    numbers = itertools.count(1)

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def free(self) -> str:
        """A name that nobody has."""
        return f"Person {next(self.numbers)}"

    def browser(self) -> Browser:
        """A browser at an address of its own: many come here."""
        number = next(self.numbers)
        return self.desk.browser(f"198.18.{number // 250}.{number % 250}")

    async def member(self, role: Role = "player") -> Browser:
        """A browser of a new member."""
        return await self.desk.join(self.browser(), self.free(), role)

    async def who(self, name: str, owner: Browser) -> Browser:
        """A browser of one of `WHO`."""
        if name == "host":
            await self.member("host")  # of two, each may go
        if name == "bot":
            made = await owner.post("/api/me/bots", {"name": self.free()})
            program = self.browser()
            program.http.headers["authorization"] = f"Bearer {made['token']}"
            return program
        if name in ("floor", "host"):
            return await self.member("host" if name == "host" else "floor")
        if name == "guest":
            browser = self.browser()
            await browser.post("/api/guest", {"name": self.free()})
            return browser
        return {"nobody": self.browser(), "player": owner}.get(name) or await self.member()

    async def entry(self) -> int:
        """An entry of the ledger that can be taken back: somebody was given something."""
        club = self.desk.house.club
        person = await club.people.find((await (await self.member()).get("/api/me"))["player"])
        assert person is not None
        await club.accounts.grant(MACHINE, person, 5, "PLN")
        return (await club.accounts.statement(person.id, "PLN"))[0].entry

    async def fill(self, text: str, owner: Browser) -> str:
        """`text` with {table}, {whom} and {free} made for it."""
        filling = {"free": self.free()}
        if "{table}" in text or "/quick-seat" in text:
            filling["table"] = (await owner.post("/api/tables", BODIES["private_table"]))["table"]
        if "{whom}" in text:
            filling["whom"] = (await (await self.member()).get("/api/me"))["player"]
        if "{staff}" in text:
            filling["staff"] = (await (await self.member("floor")).get("/api/me"))["player"]
        if "{entry}" in text:
            filling["entry"] = str(await self.entry())
        for name, value in filling.items():
            text = text.replace(f"{{{name}}}", value)
        return text


@pytest.mark.parametrize(("method", "path", "body", "statuses"), [*rows()])
async def test_who_gets_what(desk: Desk, method: str, path: str, body: str, statuses: list[int]) -> None:
    scene, got = Scene(desk), []
    usual = 403 if statuses[0] == 401 and path != "/api/sign-in" else statuses[0]
    expected = dict(zip((*WHO, "bot"), (*statuses, BOTS.get(f"{method} {path}", usual)), strict=True))
    for name in expected:
        owner = await scene.member()
        browser = await scene.who(name, owner)
        asked = msgspec.json.encode([path, BODIES.get(body)]).decode()
        filled_path, filled_body = msgspec.json.decode(await scene.fill(asked, owner))
        response = await browser.ask(method, filled_path, filled_body)
        got.append(response.status_code)
        if response.is_error:
            assert response.json()["text"], "every no says why"
    assert dict(zip(expected, got, strict=True)) == expected


async def test_the_table_has_every_route_there_is(desk: Desk) -> None:
    described = await desk.browser().get("/api/openapi.json")
    there = {
        (
            method.upper(),
            path.replace("{player}", "{whom}")
            .replace("{session}", "nosuch")
            .replace("{bot}", "nosuch")
            .replace("{tournament}", "nosuch")
            .replace("{number}", "99")
            .replace("{example}", "nosuch")
            .replace("{night}", "nosuch")
            .replace("{season}", "nosuch")
            .replace("{table}/99", "nosuch/99" if "/me/" in path else "{table}/99")
            .replace("{link}", "nosuch"),
        )
        for path, item in described["paths"].items()
        for method in item
    }
    tried = {(row.split()[0], row.split()[1].partition("?")[0]) for row in ROUTES.strip().splitlines()}
    tried |= {(method, path.replace("/nosuch", "/{invitation}")) for method, path in tried if "invit" in path}
    assert there <= tried, f"not in the table: {there - tried}"
