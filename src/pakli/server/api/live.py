"""
What the dealer of real cards does over HTTP: somebody without a phone is seated by name; cash at the table.

Everything else of a live table goes over its socket. Who did it stands in the book. Knows the room and the
club. Tested in tests/server/test_live.py
"""

from typing import Annotated

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from pakli.club import Club, Person
from pakli.club.refusals import HOUSE, refuse
from pakli.room import Room, TableActor
from pakli.room.audit import RulingNoted, audit_note
from pakli.room.journal import Deed
from pakli.room.money import currency_of
from pakli.rules.refusal import refuse as refuse_play
from pakli.server.api.answers import documented
from pakli.server.api.given import TheClub, TheRoom, Who
from pakli.server.api.who import check
from pakli.store import Overdrawn
from pakli.table import Buy, Leave, Sit

__all__ = ["ROUTES"]


class NamedPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody without a phone: where he sits down, and with how many chips."""

    seat: Annotated[int, Meta(ge=1, le=100)]
    name: Annotated[str, Meta(max_length=100)]
    chips: Annotated[int, Meta(ge=1, le=10**12)]
    cash: bool = False
    """He pays for them at the table: paid in and bought is one entry."""


class Seated(Struct, frozen=True):
    """Who was seated: the id by which events name him."""

    player: str


class CashBought(Struct, frozen=True, forbid_unknown_fields=True):
    """Chips that a player has paid for at the table."""

    seat: Annotated[int, Meta(ge=1, le=100)]
    chips: Annotated[int, Meta(ge=1, le=10**12)]


class CashedOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose chips are paid out at the table: he leaves it with that."""

    seat: Annotated[int, Meta(ge=1, le=100)]


@post("/tables/{table:str}/names", status_code=201, **documented(401, 404, 422))
async def seat_by_name(
    club: TheClub, room: TheRoom, who: Who, table: FromPath[str], data: JSONBody[NamedPlayer]
) -> Seated:
    """Seat somebody without a phone at a live table: its dealer acts for him."""
    actor = _live_table(room, who.person, table, cash=data.cash)
    # Before there is a person: could anybody sit down so?
    actor.moment.table.apply(Sit(data.seat, "", data.chips))
    person = await club.people.without_device(data.name)
    room.knows(person)
    seated = _Bought("seat_by_name", data.seat, person, data.chips if data.cash else 0)
    await _does(club, actor, who.person, Sit(data.seat, person.id, data.chips), seated)
    return Seated(person.id)


@post("/tables/{table:str}/cash", status_code=204, **documented(401, 404, 422))
async def buy_for_cash(
    club: TheClub, room: TheRoom, who: Who, table: FromPath[str], data: JSONBody[CashBought]
) -> None:
    """A player buys chips for cash: paid in and bought is one entry."""
    actor = _live_table(room, who.person, table, cash=True)
    bought = _Bought("cash_in", data.seat, _player(room, actor, data.seat), data.chips)
    await _does(club, actor, who.person, Buy(data.seat, data.chips), bought)


@post("/tables/{table:str}/cash-out", status_code=204, **documented(401, 404, 422))
async def pay_out(
    club: TheClub, room: TheRoom, who: Who, table: FromPath[str], data: JSONBody[CashedOut]
) -> None:
    """A player leaves, and what he has on the table is paid out: a buy-in taken back, too."""
    actor = _live_table(room, who.person, table, cash=True)
    player, state = _player(room, actor, data.seat), actor.moment.table
    if state.in_hand(data.seat):
        raise refuse_play("T2", "hand.going_on")
    seat = state.seat(data.seat)
    paid = _Bought("cash_out", data.seat, player, -(seat.stack + seat.bought))
    await _does(club, actor, who.person, Leave(data.seat), paid)


class _Bought(Struct, frozen=True):
    """What is written down with it, and what is booked: chips paid in, or (below nothing) paid out."""

    what: str
    seat: int
    whom: Person
    chips: int


def _live_table(room: Room, by: Person, table: str, *, cash: bool) -> TableActor:
    """The table, if there are real cards and this person may."""
    actor = room.table(table)
    if actor is None:
        raise refuse(HOUSE, "gone.table")
    check(by, "deal_cards", actor.place(by.id))
    sign = actor.moment.table.sign
    if not sign.live:
        raise refuse_play("F1", "live.not_here")
    if cash:
        check(by, "grant_chips")
        if not currency_of(sign):
            raise refuse_play("T2", "live.no_money")
    return actor


def _player(room: Room, actor: TableActor, seat: int) -> Person:
    found = actor.moment.table.find(seat)
    person = None if found is None else room.house.people.get(found.player)
    if person is None:
        raise refuse(HOUSE, "gone.person")
    return person


async def _does(
    club: Club, actor: TableActor, by: Person, action: Sit | Buy | Leave, bought: _Bought
) -> None:
    """The chips and the money that goes with them, and who did it, in one commit."""
    sign, kept = actor.moment.table.sign, actor.moment.kept
    note = RulingNoted(
        by=by.id,
        name=by.name,
        table=actor.table_id,
        table_name=kept.manners.name,
        what=bought.what,
        seat=bought.seat,
        whom=bought.whom.id,
        whom_name=bought.whom.name,
        number=abs(bought.chips),
        hand=kept.table.hands,
        present=tuple([seat.player for seat in kept.table.seats]),
    )
    deed = Deed((audit_note(note),))
    if bought.chips:
        amount = bought.chips * sign.money.value
        booking = await club.accounts.granting(by, bought.whom, amount, currency_of(sign))
        deed = replace(
            deed, postings=booking.lines, reason=booking.reason, remark=booking.remark, also=booking.note
        )
    try:
        await actor.house_does(action, deed=deed)
    except Overdrawn as error:
        raise await club.accounts.overdrawn(error, by.language) from error
    club.accounts.changed(bought.whom.id)


ROUTES = (seat_by_name, buy_for_cash, pay_out)
