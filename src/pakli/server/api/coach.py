"""
The coach: what one's decisions in a hand at a practice table were worth, once it is over.

Everything is worked out from what he saw; hands that others never showed are not looked at.

Clauses     T6 (practice alone), I5 (never while the hand is on), F2. Knows the room's hands and
            `pakli.bots.coach`. Tested in tests/server/test_coach.py
"""

import asyncio
from typing import Final

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from pakli.bots.coach import Decision, coached
from pakli.club.refusals import HOUSE, refuse
from pakli.room.hands import played_hand
from pakli.rules import seen_by
from pakli.server.api.answers import documented
from pakli.server.api.given import TheHands, Who
from pakli.server.api.who import check

__all__ = ["ROUTES"]

_one_at_a_time: Final = asyncio.Semaphore(1)
"""A hand takes a tenth of a second to two, in a thread of its own: others play meanwhile."""


class CoachedHand(Struct, frozen=True, kw_only=True):
    """One's decisions in a hand, in their order."""

    decisions: list[Decision]
    tournament: bool
    """Whether the hand was one of a tournament, where structure and stacks count."""
    blind: int
    """Chips of a big blind; 0: it is a game without."""


@get("/me/hands/{table:str}/{number:int}/coach", **documented(401, 403, 404, 503, body=False))
async def coach(kept: TheHands, who: Who, table: FromPath[str], number: FromPath[int]) -> CoachedHand:
    """What one's decisions in a hand at a practice table were worth, by what one knew then."""
    check(who.person, "see_own_hands")
    await kept.catch_up()
    mine = await kept.line(who.person.id, table, number)
    past = (await kept.read([(table, number)])).get((table, number)) if mine else None
    played = played_hand(table, past) if past else None
    if mine is None or played is None:
        raise refuse(HOUSE, "gone.own_hand", number=number)
    if not played.sign.practice:
        raise refuse("T6", "may.coach_practice")
    event = await kept.event_then(played)
    seen = [known for one in played.events if (known := seen_by(mine.seat, one)) is not None]
    async with _one_at_a_time:
        decisions = await asyncio.to_thread(coached, played.setup, seen, mine.seat, event)
    return CoachedHand(
        decisions=decisions,
        tournament=bool(played.tournament),
        blind=played.setup.stakes.big_blind,
    )


ROUTES = (coach,)
