"""
One's own hands: listed, found, looked at step by step with the odds.

Everything is what its player may see: his own cards, what was shown, and nothing else.

Clauses     F2. Knows the room's hands and `pakli.wire.past`. Tested in tests/server/test_my_hands.py
"""

import asyncio
from typing import Annotated, Final, Literal

from litestar import get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery
from msgspec import Meta, Struct

from pakli.club.refusals import HOUSE, refuse
from pakli.history import own_view
from pakli.history.street_odds import StreetOdds, WhyNone, odds_by_street
from pakli.room.hands import (
    HandLine,
    Hands,
    PlayedHand,
    Wanted,
    played_hand,
    transcript_of,
)
from pakli.room.past import PastHand
from pakli.server.api.answers import documented
from pakli.server.api.given import TheHands, Who
from pakli.server.api.who import check
from pakli.wire import past_view
from pakli.wire.http import PastView

__all__ = ["ROUTES", "WANTED", "SeenHand", "TheWanted", "hand_as_seen_by", "who_is_named"]

_PAGE: Final = 50

Word = Annotated[str, Meta(max_length=100)]
Moment = Annotated[int, Meta(ge=0, le=2**53)]
_LATEST: Final = 2**53


def wanted(
    table: FromQuery[Word] = "",
    tournament: FromQuery[Word] = "",
    game: FromQuery[Word] = "",
    money: FromQuery[Word] = "",
    since: FromQuery[Moment] = 0,
    until: FromQuery[Moment] = 0,
    result: FromQuery[Literal["", "won", "lost"]] = "",
    big: FromQuery[bool] = False,
    showdown: FromQuery[bool] = False,
    search: FromQuery[Word] = "",
) -> Wanted:
    """Which hands, from an address: see `Wanted`."""
    return Wanted(
        table=table,
        tournament=tournament,
        game=game,
        money=money,
        since=min(max(since, 0), _LATEST),
        until=min(max(until, 0), _LATEST),
        result=result,
        big=big,
        showdown=showdown,
        search=search,
    )


WANTED: Final = {"wanted": Provide(wanted, sync_to_thread=False)}
"""For a route's decorator."""
TheWanted = NamedDependency[Wanted]
"""`wanted`"""


class HandsPage(Struct, frozen=True, kw_only=True):
    """A page of one's hands, the newest first."""

    hands: list[HandLine]
    before: str
    """For the next page; empty: there is none."""
    complete: bool
    """Whether all of one's hands were found: on a big log that takes a while the first time."""


class NamedPlace(Struct, frozen=True):
    """A table or a tournament, by id and title."""

    id: str
    title: str


class HandPlaces(Struct, frozen=True, kw_only=True):
    """Where one has played, the latest first."""

    tables: list[NamedPlace]
    tournaments: list[NamedPlace]
    games: list[str]
    money: list[str]
    """``"practice"``, ``"tournament"``, codes of currencies."""


class SeenHand(Struct, frozen=True, kw_only=True):
    """A hand step by step, with the odds at the beginning of each round."""

    line: HandLine
    hand: PastView
    odds: list[StreetOdds]
    why_none: WhyNone
    """Why there are no odds, or not of every round; empty: there are."""
    coach: bool
    """Whether who was in it may ask the coach (T6)."""


@get("/me/hands", dependencies=WANTED, **documented(401, 404, 503, body=False))
async def hands(kept: TheHands, who: Who, wanted: TheWanted, before: FromQuery[Word] = "") -> HandsPage:
    """
    One's own hands that are like that, at most 50, the newest first.

    `before` is what the page before it says. `search`: the number of a hand at its table, `table-number`, or
    the number it has in exported files.
    """
    check(who.person, "see_own_hands")
    complete = await kept.catch_up()
    try:
        found = await kept.listed(who.person.id, wanted, before=before, most=_PAGE + 1)
    except ValueError:
        raise refuse(HOUSE, "gone.page") from None
    last = found[_PAGE - 1] if len(found) > _PAGE else None
    return HandsPage(
        hands=found[:_PAGE],
        before=f"{last.at:.0f}-{last.table}-{last.number}" if last else "",
        complete=complete,
    )


@get("/me/hands/places", **documented(401, 503, body=False))
async def places(kept: TheHands, who: Who) -> HandPlaces:
    """Where one has played: tables, tournaments, games."""
    check(who.person, "see_own_hands")
    await kept.catch_up()
    found = await kept.places(who.person.id)
    return HandPlaces(
        tables=[NamedPlace(*one) for one in found.tables],
        tournaments=[NamedPlace(*one) for one in found.tournaments],
        games=found.games,
        money=found.money,
    )


@get("/me/hands/{table:str}/{number:int}", **documented(401, 404, 503, body=False))
async def hand(kept: TheHands, who: Who, table: FromPath[str], number: FromPath[int]) -> SeenHand:
    """One of one's own hands, step by step, with the odds as far as one knows the cards."""
    check(who.person, "see_own_hands")
    await kept.catch_up()
    return await hand_as_seen_by(kept, who.person.id, table, number)


async def hand_as_seen_by(kept: Hands, viewer: str, table: str, number: int) -> SeenHand:
    """
    A hand as one of its players may see it.

    Raises:
        Refused: he was not dealt into it, or it is not there (`gone.own_hand`).
    """
    line = await kept.line(viewer, table, number)
    past = (await kept.read([(table, number)])).get((table, number)) if line else None
    played = played_hand(table, past) if past else None
    if line is None or past is None or played is None:
        raise refuse(HOUSE, "gone.own_hand", number=number)
    people = await kept.people(who_is_named(past, played))
    told = own_view(transcript_of(played, people, viewer=line.seat))
    odds, why = await asyncio.to_thread(odds_by_street, told)
    seen = past_view(table, past, viewer, people)
    return SeenHand(line=line, hand=seen, odds=odds, why_none=why, coach=played.sign.practice)


def who_is_named(past: PastHand, played: PlayedHand) -> set[str]:
    """Everybody whose name may be told: who sat there before, and when it began."""
    return {seat.player for seat in past.before.table.seats} | set(played.players.values())


ROUTES = (hands, places, hand)
