"""
What one person sees of a table besides what everybody sees: his cards, his chips outside, what he may do.

Clauses     F2 (a player's cards go to him alone), I5.
Tested in   tests/wire/test_secrecy.py
"""

from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from pakli.club.person import Person
from pakli.club.rights import may
from pakli.room import Moment
from pakli.room.actions import LetIn, TurnAway
from pakli.room.authority import place_of
from pakli.room.requests import asked_for
from pakli.table import TableSeat
from pakli.wire.can import Can, can_of, option_of
from pakli.wire.options import Option
from pakli.wire.picture import Picture, seat_view
from pakli.wire.question import refusal_of
from pakli.wire.view import ManagedRequest, Me, SeatView, TableView

__all__ = ["Private", "own_seat", "private_of", "view_for"]

_NOBODY: Final = Person(id="", name="", kind="guest")


class Private:
    """What is laid over a picture for one person."""

    __slots__ = ("can", "inputs", "me", "number", "own", "person", "public", "requests")

    def __init__(
        self,
        person: Person,
        number: int,
        public: SeatView | None,
        own: SeatView | None,
        inputs: tuple[Any, ...],
        me: Me,
        can: Can,
        requests: Any,
    ) -> None:
        self.person = person
        self.public = public
        """His seat as others see it."""
        self.number = number
        """His seat; 0: none."""
        self.own = own
        self.inputs = inputs
        """What his own seat was drawn from."""
        self.me = me
        self.can = can
        self.requests = requests

    def sees_alike(self, before: "Private") -> bool:
        """Whether what has changed of his seat is for him what it is for all: not his cards, nor theirs."""
        was, now = before.public, self.public
        same_cards = was is not None and now is not None and was.cards == now.cards
        return same_cards and before.inputs[1:] == self.inputs[1:]

    def looks_the_same(self, picture: Picture, moment: Moment, public: SeatView | None) -> bool:
        """Whether neither his seat nor his cards have changed, nor what they make."""
        if self.public is not public:
            return False
        if public is None:
            return True
        cards, boards = self.inputs[1:3]
        return boards in (None, picture.boards) and _own_cards(moment, self.number) == cards


def private_of(
    picture: Picture, moment: Moment, player: str, before: Private | None, *, same: bool = False
) -> Private:
    """
    What `player` sees more.

    Args:
        before: what he saw more a moment ago.
        same: of all that private parts hang on only the hand has changed since (`Picture.basis`).
    """
    known: Private | None = picture.private.get(player)
    if known is not None:
        return known
    person, seat = moment.people.get(player, _NOBODY), picture.seat_of.get(player)
    public = None if seat is None else picture.view.seats[str(seat.number)]
    same = same and before is not None and before.person is person
    if same and before is not None and before.looks_the_same(picture, moment, public):
        picture.private[player] = before
        return before
    own, inputs = (
        (None, ()) if public is None or seat is None else own_seat(picture, moment, seat, public, before)
    )
    can = can_of(moment, person, seat, None if before is None else before.can, same=same)
    if same and before is not None:
        me, requests = before.me, before.requests
    else:
        me, requests = _me(moment, player, seat), _requests(moment, person)
    number = 0 if seat is None else seat.number
    private = picture.private[player] = Private(person, number, public, own, inputs, me, can, requests)
    return private


def view_for(picture: Picture, private: Private) -> TableView:
    """The whole view of one person."""
    view = picture.view
    seats = view.seats
    if private.own is not None:
        seats = {**seats, str(private.number): private.own}
    return replace(view, seats=seats, me=private.me, can=private.can.options, requests=private.requests)


def _own_cards(moment: Moment, number: int) -> str:
    hand = moment.table.hand
    place = -1 if hand is None else hand.plan.where.get(number, -1)
    if number in moment.table.vacated:
        return ""
    return "" if hand is None or place < 0 else hand.seats[place].cards


def own_seat(
    picture: Picture, moment: Moment, seat: TableSeat, public: SeatView, before: Private | None
) -> tuple[SeatView, tuple[Any, ...]]:
    """His own seat: as others see it, with his own cards; and what it was drawn from."""
    cards, rail = _own_cards(moment, seat.number), picture.rail.hand
    if not cards or cards == public.cards or rail is None:
        return public, (public, cards, None)
    inputs = (public, cards, rail.cards.boards, rail.cards.faces)
    if before is not None and before.own is not None and before.inputs[1:] == inputs[1:]:
        own = before.own
        if before.inputs[0] != public:
            # What his cards make is as it was.
            own = replace(public, cards=cards, up=own.up, held=own.held)
        return own, inputs
    return seat_view(picture, moment, seat, rail.seat(seat.number), cards), inputs


def _me(moment: Moment, player: str, seat: TableSeat | None) -> Me:
    worth = moment.table.sign.money.value
    asks = next((one.chips for one in moment.requests if one.player == player), UNSET)
    no = dict(moment.denied).get(player) if moment.denied else None
    denied = UNSET if no is None else refusal_of(no)
    balance = moment.balances.get(player, 0) // worth
    if seat is None:
        return Me(balance=balance, asks_for=asks, denied=denied)
    return Me(
        seat=seat.number,
        balance=balance,
        bought=seat.bought or UNSET,
        after_hand=seat.after_hand or UNSET,
        asks_for=asks,
        denied=denied,
    )


def _requests(moment: Moment, person: Person) -> Any:
    """Buy-ins that wait for this person's word."""
    if not moment.kept.manners.approve and not moment.requests:
        return UNSET
    if may(person, "approve_seats", place_of(moment.table_id, moment.kept, person.id)) is not None:
        return UNSET
    return tuple(
        [
            ManagedRequest(
                player=one.player,
                name=moment.people[one.player].name,
                seat=one.seat,
                chips=one.chips,
                # Where the seat is taken meanwhile, it is there with the table's own refusal.
                let_in=option_of(
                    moment.table, "let_in", LetIn(one.player), asked_for(moment, one), amount=one.chips
                ),
                turn_away=Option(word="turn_away", action=TurnAway(one.player)),
            )
            for one in moment.requests
        ]
    )
