"""
Tournaments: the list, one event, announcing, entering, answering, deals, the director's word.

Knows       the room's hall, and the shapes the page uses. Tested in tests/server/test_tournaments.py
"""

from typing import Annotated, Final, Literal

from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from pakli.club import Person
from pakli.club.refusals import HOUSE, refuse
from pakli.room import Room
from pakli.room.tournaments import TournamentActor, checked
from pakli.rules import RuleViolation
from pakli.server.api.answers import documented
from pakli.server.api.given import Comer, TheClub, TheLimits, TheRoom, Who
from pakli.server.api.ruling import ruled
from pakli.server.api.who import Asked, check
from pakli.server.languages import language_of
from pakli.server.problems import problem_of
from pakli.server.tournaments import house_bots, opening_of, quick_opening, structure_of
from pakli.texts import translator
from pakli.tournament import OfferDeal, Structure
from pakli.tournament.check import MOST_ENTRIES, check_structure
from pakli.tournament.deals import deal
from pakli.tournament.expected import expected, money_expected
from pakli.tournament.judge_deals import open_prizes
from pakli.tournament.payouts import prizes
from pakli.tournament.presets import TOURNAMENTS
from pakli.tournament.telling import remark_text
from pakli.tournament.verifier import verify
from pakli.wire.director_http import Ruling
from pakli.wire.event_lines import is_program, line_of, name_of
from pakli.wire.event_paper import event_csv, seats_csv
from pakli.wire.event_view import event_view
from pakli.wire.tournament_http import (
    Answered,
    DealAnswer,
    DealOffer,
    EntryAnswer,
    EventMade,
    EventPreview,
    EventRemark,
    NewEvent,
    QuickEvent,
    SuggestedDeal,
    UnreadableEvent,
)
from pakli.wire.tournaments import PayoutView, ShareOfDeal, TournamentEntryView, TournamentView

__all__ = ["ROUTES", "found_event"]

CSV: Final = "text/csv"
MOST_BOTS: Final = 500
Left = Annotated[int, Meta(ge=0, le=10**15)]


async def found_event(room: Room, person: Person, tournament: str) -> TournamentActor:
    """
    The event, if it is this person's business; one that is long over is read, to be looked at alone.

    Raises:
        Refused: there is none.
        StoreError: it cannot be read.
    """
    known = room.hall.known(tournament)
    mine = known is not None and known.concerns(person)
    actor = await room.hall.read(tournament) if mine else None
    if actor is None:
        raise refuse(HOUSE, "gone.tournament")
    return actor


def _target(room: Room, person: Person, data: NewEvent) -> Structure | None:
    """What the event's tickets are for; None: there is no such event, or it is not this person's business."""
    actor = room.hall.find(data.satellite_to)
    if actor is None or (actor.kept.opening.private and not actor.knows(person)):
        return None
    return actor.event.structure


@get("/tournaments", **documented(401, body=False))
async def tournaments(room: TheRoom, who: Who) -> list[TournamentEntryView]:
    """The tournaments that one may see: all that go on, and the last that are over."""
    return [line_of(actor, who.person) for actor in room.hall.listed(who.person)]


@get("/tournaments/set-aside", **documented(401, body=False))
async def set_aside(room: TheRoom, who: Who) -> list[UnreadableEvent]:
    """Tournaments that this release cannot read, for the host: their money is kept, nobody plays."""
    check(who.person, "run_club")
    unread = room.hall.set_aside.values()
    return [UnreadableEvent(tournament=one.table_id, name=one.name, why=one.why) for one in unread]


@get("/tournaments/presets", **documented(body=False))
async def presets() -> dict[str, Structure]:
    """Structures to begin with, by name; a practice form has `-practice` at its end."""
    return dict(TOURNAMENTS)


@post("/tournaments/preview", status_code=200, **documented(401))
async def preview(request: Asked, room: TheRoom, who: Who, data: JSONBody[NewEvent]) -> EventPreview:
    """What an event as described would be, and what is odd about it; or why there can be none: no error."""
    language = language_of(request)
    try:
        structure = structure_of(data, _target(room, who.person, data))
        check_structure(structure)
        entries = min(data.expected, MOST_ENTRIES) or structure.most or 2 * structure.table_size
        pool = money_expected(structure, entries).pool
        paid = prizes(structure, entries, pool)
    except RuleViolation as violation:
        problem = problem_of(violation.refusal, language)
        return EventPreview(code=problem.code, clause=problem.clause, facts=problem.facts, text=problem.text)
    length, say = expected(structure, entries), translator(language)
    return EventPreview(
        structure=structure,
        players=entries,
        minutes=length.minutes,
        level=length.level,
        pool=pool,
        payouts=tuple([PayoutView(place, prize) for place, prize in enumerate(paid, 1) if prize]),
        remarks=tuple(
            [
                EventRemark(
                    code=one.code,
                    clause=one.clause,
                    weight=one.weight,
                    text=remark_text(say, one, structure.money),
                )
                for one in verify(structure, entries)
            ]
        ),
    )


@post("/tournaments", status_code=201, **documented(401, 422))
async def announce(club: TheClub, room: TheRoom, who: Who, data: JSONBody[NewEvent]) -> EventMade:
    """Announce a tournament."""
    check(who.person, "create_tournament")
    structure = structure_of(data, _target(room, who.person, data))
    money = structure.money
    if not structure.practice:
        await club.currencies.check(money.code, money.digits, who.person)
    most = min(structure.most or MOST_BOTS, MOST_BOTS)
    if data.bots > most:
        raise refuse("M4", "event.full", most=most)
    if data.bots and not structure.practice:
        raise refuse("T6", "room.bots_practice")
    check_structure(structure)
    bots = await house_bots(club, data.bots) if data.bots else []
    actor = await room.hall.announce(who.person, opening_of(data, structure), bots)
    if not structure.practice:
        await club.currencies.agree(money.code, money.digits)
    return EventMade(actor.event_id)


@post("/quick-tournament", status_code=201, **documented(401, 422, 429))
async def quick(
    club: TheClub, room: TheRoom, limits: TheLimits, who: Who, data: JSONBody[QuickEvent]
) -> EventMade:
    """A practice sit & go with bots, at once; where one has one that is not over, that."""
    mine = [one for one in room.hall.all if one.kept.opening.owner == who.person.id]
    running = [
        one for one in mine if one.kept.opening.quick and one.event.status in ("registering", "running")
    ]
    if running:
        return EventMade(running[-1].event_id)
    if len([one for one in room.hall.all if one.event.status == "running"]) >= limits.practice_tables:
        raise refuse(HOUSE, "wait.tables", most=limits.practice_tables)
    opening = quick_opening(who.person, data)
    bots = await house_bots(club, opening.structure.most - 1, who.person.language)
    actor = await room.hall.announce(who.person, opening, bots, quick=True)
    checked(await actor.enter(who.person))
    return EventMade(actor.event_id)


@get("/tournaments/{tournament:str}", **documented(401, 404, body=False))
async def one(
    room: TheRoom, who: Who, tournament: FromPath[str], desk: FromQuery[bool] = False
) -> TournamentView:
    """An event, whole; `desk`: with the director's part, for who runs it."""
    return event_view(room.hall, await found_event(room, who.person, tournament), who.person, desk=desk)


@post("/tournaments/{tournament:str}/entry", status_code=200, **documented(401, 404, 422, body=False))
async def enter(
    club: TheClub, room: TheRoom, comer: Comer, tournament: FromPath[str], live: FromQuery[bool] = False
) -> Answered:
    """Enter: the fee leaves one's account; `live`: in a mixed field, at a table with real cards."""
    actor = await found_event(room, comer.person, tournament)
    room.knows(comer.person)
    if comer.person.is_members_bot:
        await club.accounts.give_practice_chips(comer.person)
    return Answered(checked(await actor.enter(comer.person, live=live)))


@delete("/tournaments/{tournament:str}/entry", status_code=200, **documented(401, 404, 422, body=False))
async def withdraw(room: TheRoom, comer: Comer, tournament: FromPath[str]) -> Answered:
    """Have one's fee back, before the start."""
    return Answered(checked(await (await found_event(room, comer.person, tournament)).withdraw(comer.person)))


@post("/tournaments/{tournament:str}/answer", status_code=200, **documented(401, 404, 422))
async def answer(
    room: TheRoom, comer: Comer, tournament: FromPath[str], data: JSONBody[EntryAnswer]
) -> Answered:
    """Answer what the event asks, or buy: a rebuy or add-on in mid-hand comes when the hand is over."""
    actor = await found_event(room, comer.person, tournament)
    return Answered(checked(await actor.answer(comer.person, data.answer, command=data.id)))


@get("/tournaments/{tournament:str}/deal", **documented(401, 404, 422, body=False))
async def suggest(
    room: TheRoom,
    who: Who,
    tournament: FromPath[str],
    by: FromQuery[Literal["icm", "chop"]] = "icm",
    left: FromQuery[int] = 0,
) -> SuggestedDeal:
    """What each who is left would get by a deal, of chips alone or by what they are worth (ICM)."""
    actor = await found_event(room, who.person, tournament)
    event = actor.event
    there = [entry for entry in event.entries if entry.status == "playing"]
    if not event.closed or len(there) != event.left or len(there) < 2:
        raise refuse("M1", "event.no_deal_now")
    amounts = deal([entry.chips for entry in there], open_prizes(event), by=by, left=max(0, left))
    shares = [
        ShareOfDeal(
            entry.number,
            entry.player,
            name_of(actor, entry.player),
            amount,
            bot=is_program(actor, entry.player),
        )
        for entry, amount in zip(there, amounts, strict=True)
    ]
    return SuggestedDeal(shares=tuple(shares), left=max(0, left))


@post("/tournaments/{tournament:str}/deal", status_code=200, **documented(401, 404, 422))
async def offer(room: TheRoom, who: Who, tournament: FromPath[str], data: JSONBody[DealOffer]) -> Answered:
    """Offer a deal to all who are left."""
    actor = await found_event(room, who.person, tournament)
    made = OfferDeal(data.amounts, data.left)
    return Answered(checked(await actor.offer_deal(who.person, made, command=data.id)))


@post("/tournaments/{tournament:str}/deal/answer", status_code=200, **documented(401, 404, 422))
async def answer_deal(
    room: TheRoom, who: Who, tournament: FromPath[str], data: JSONBody[DealAnswer]
) -> Answered:
    """Agree to a deal, or turn it down for all."""
    actor = await found_event(room, who.person, tournament)
    return Answered(checked(await actor.answer_deal(who.person, agree=data.agree, command=data.id)))


@post("/tournaments/{tournament:str}/rule", status_code=200, **documented(401, 404, 422))
async def rule(
    club: TheClub, room: TheRoom, who: Who, tournament: FromPath[str], data: JSONBody[Ruling]
) -> Answered:
    """The director's word."""
    actor = await found_event(room, who.person, tournament)
    return Answered(checked(await ruled(club, actor, who.person, data.action, data.id)))


@get("/tournaments/{tournament:str}/result.csv", media_type=CSV, **documented(401, 404, body=False))
async def result(request: Asked, room: TheRoom, who: Who, tournament: FromPath[str]) -> Response[str]:
    """Everybody by place, with prizes, as a sheet."""
    actor = await found_event(room, who.person, tournament)
    text = event_csv(actor, translator(language_of(request)))
    headers = {"content-disposition": f'attachment; filename="tournament-{actor.event_id}.csv"'}
    return Response(text, media_type=f"{CSV}; charset=utf-8", headers=headers)


@get("/tournaments/{tournament:str}/seats.csv", media_type=CSV, **documented(401, 404, body=False))
async def seats(request: Asked, room: TheRoom, who: Who, tournament: FromPath[str]) -> Response[str]:
    """Who sits where, as a sheet: for who runs the event."""
    actor = await found_event(room, who.person, tournament)
    check(who.person, "run_tournament", actor.place(who.person.id))
    text = seats_csv(actor, translator(language_of(request)))
    headers = {"content-disposition": f'attachment; filename="seats-{actor.event_id}.csv"'}
    return Response(text, media_type=f"{CSV}; charset=utf-8", headers=headers)


ROUTES = (
    *(tournaments, set_aside, presets, preview, announce, quick, one, enter, withdraw, answer),
    *(suggest, offer, answer_deal, rule, result, seats),
)
