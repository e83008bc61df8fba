"""
One's own odds while a hand is on, at practice tables alone: for who wants to learn what his cards are worth.

They tell of his own cards, what lies face up, and cards nobody has seen; not of what others did.

Clauses     T6, I5 (where chips count nobody is helped), F2. Tested in tests/server/test_coach.py
"""

import asyncio
from random import Random

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from pakli.bots.strength import pot_share
from pakli.club import may
from pakli.club.refusals import HOUSE, Refused, refuse
from pakli.rules import Hand, Status
from pakli.server.api.answers import documented
from pakli.server.api.given import TheRoom, Who

__all__ = ["ROUTES"]

_DEALS = 2000


class OwnOdds(Struct, frozen=True, kw_only=True):
    """What one's hand is worth now."""

    share: float | None
    """The part of the pot it takes on average against any cards, to the end; None: one has no cards now."""
    rivals: int
    """Opponents that are still in; four are reckoned with at most."""


@get("/tables/{table:str}/odds", **documented(401, 403, 404, 503, body=False))
async def odds(room: TheRoom, who: Who, table: FromPath[str]) -> OwnOdds:
    """What one's own cards are worth at a practice table, while a hand is on."""
    actor = room.table(table)
    if actor is None:
        raise refuse(HOUSE, "gone.table")
    no = may(who.person, "watch_table", actor.place(who.person.id))
    if no is not None:
        raise Refused(no)
    now = actor.moment.table
    if not now.sign.practice:
        raise refuse("I5", "may.odds_practice")
    seat = next((one.number for one in now.seats if one.player == who.person.id), 0)
    hand = now.as_seen_by(seat or None).hand
    if hand is None or seat not in hand.plan.where or not _has_cards(hand, seat):
        return OwnOdds(share=None, rivals=0)
    share = await asyncio.to_thread(pot_share, hand, seat, Random(1), _DEALS)
    return OwnOdds(share=share, rivals=_rivals(hand, seat))


def _has_cards(hand: Hand, seat: int) -> bool:
    """Whether he is in, and has all the cards he may have by now: in a draw some are on their way."""
    own = hand.seat(seat)
    variant = hand.plan.game.variant
    complete = not variant.draws or len(own.cards) == 2 * variant.hole_cards
    return own.status == Status.IN and own.cards.strip("?") != "" and complete and _rivals(hand, seat) > 0


def _rivals(hand: Hand, seat: int) -> int:
    return sum(one.number != seat and one.status in (Status.IN, Status.SHOWN) for one in hand.seats)


ROUTES = (odds,)
