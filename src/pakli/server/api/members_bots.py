"""
A member's own bots: made with a token that is shown once, listed, revoked.

Knows       the club. Tested in tests/client/test_client.py
"""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from pakli.club import MembersBot
from pakli.club.refusals import HOUSE, refuse
from pakli.server.api.answers import documented
from pakli.server.api.entrance import Word
from pakli.server.api.given import TheClub, Who

__all__ = ["ROUTES"]


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot to be made. `plays`: it may sit down where hosts let bots; else it only looks on."""

    name: Word
    plays: bool = True


class MadeBot(Struct, frozen=True, kw_only=True):
    """The bot, and its token: it is never shown again."""

    id: str
    name: str
    plays: bool
    token: str


class OwnBot(Struct, frozen=True, kw_only=True):
    """A bot whose token holds. Times in milliseconds since 1970."""

    id: str
    name: str
    plays: bool
    made: int
    used: int
    """When it last came in, to within a few minutes; 0: never."""


@get("/me/bots", **documented(401, body=False))
async def own_bots(club: TheClub, who: Who) -> list[OwnBot]:
    """One's own bots."""
    return [_shown(bot) for bot in await club.members_bots.of(who.person.id)]


@post("/me/bots", status_code=201, **documented(401, 422))
async def make_bot(club: TheClub, who: Who, data: JSONBody[NewBot]) -> MadeBot:
    """A bot of one's own, with a token by which it comes in."""
    bot, token = await club.members_bots.make(who.person, data.name, plays=data.plays)
    return MadeBot(id=bot.id, name=bot.name, plays=data.plays, token=token.reveal())


@delete("/me/bots/{bot:str}", status_code=204, **documented(401, 404, body=False))
async def revoke_bot(club: TheClub, who: Who, bot: FromPath[str]) -> None:
    """Revoke a bot's token: it is out at once, and its name is free."""
    if not await club.members_bots.revoke(who.person.id, bot):
        raise refuse(HOUSE, "gone.bot")


def _shown(bot: MembersBot) -> OwnBot:
    return OwnBot(id=bot.id, name=bot.name, plays=bot.plays, made=bot.made, used=bot.used)


ROUTES = (own_bots, make_bot, revoke_bot)
