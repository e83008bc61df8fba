"""
What one person sees of a table besides what everybody sees: his cards, his chips outside, what he may do.

Clauses     F2 (a player's cards go to him alone), I5.
Tested in   tests/wire/test_secrecy.py
"""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import UNSET, Struct
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
from pakli.wire.patch import patch_of
from pakli.wire.picture import Picture, made_of, up
from pakli.wire.question import refusal_of
from pakli.wire.view import ManagedRequest, Me, SeatView, TableView

__all__ = ["OwnCards", "Private", "own_cards", "private_of", "view_for"]

_NOBODY: Final = Person(id="", name="", kind="guest")


class OwnCards(Struct, frozen=True):
    """What a player's own cards make of his seat, and what that was found from."""

    inputs: tuple[Any, ...]
    """His cards; the boards and which of his cards lie open, if others do not see the same."""
    fields: dict[str, Any] = {}
    """Of his seat, otherwise than others see them."""

    def laid_over(self, public: SeatView) -> SeatView:
        """His seat as he sees it."""
        return replace(public, **self.fields) if self.fields else public


_NO_CARDS: Final = OwnCards(())


class Private:
    """What is laid over a picture for one person."""

    __slots__ = ("can", "cards", "me", "number", "person", "public", "requests")

    def __init__(
        self,
        person: Person,
        number: int,
        public: SeatView | None,
        cards: "OwnCards",
        me: Me,
        can: Can,
        requests: Any,
    ) -> None:
        self.person = person
        self.public = public
        """His seat as others see it."""
        self.number = number
        """His seat; 0: none."""
        self.cards = cards
        self.me = me
        self.can = can
        self.requests = requests

    @property
    def own(self) -> SeatView | None:
        """His seat as he sees it."""
        return None if self.public is None else self.cards.laid_over(self.public)

    def sees_alike(self, before: "Private") -> bool:
        """Whether what has changed of his seat is for him what it is for all: not his cards, nor theirs."""
        was, now = before.public, self.public
        same_cards = was is not None and now is not None and was.cards == now.cards
        return same_cards and before.cards.inputs == self.cards.inputs

    def seat_patch(self, before: "Private", for_all: Mapping[str, Any]) -> Mapping[str, Any]:
        """What has changed of his seat for him; `for_all`: for all others."""
        if self.public is None or self.sees_alike(before):
            return for_all
        was, now = before.cards.fields, self.cards.fields
        if not was or not now:
            return patch_of(before.own, self.own)
        others = {name: change for name, change in for_all.items() if name not in now}
        return {**others, **patch_of(was, now)}

    def looks_the_same(self, picture: Picture, moment: Moment, public: SeatView | None) -> bool:
        """Whether neither his seat nor his cards have changed, nor what they make."""
        if self.public is not public:
            return False
        if public is None:
            return True
        cards, boards = self.cards.inputs[:2]
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
    cards = _NO_CARDS if public is None else own_cards(picture, moment, public, before)
    can = can_of(moment, person, seat, None if before is None else before.can, same=same)
    if same and before is not None:
        me, requests = before.me, before.requests
    else:
        me, requests = _me(moment, player, seat), _requests(moment, person)
    number = 0 if seat is None else seat.number
    private = picture.private[player] = Private(person, number, public, cards, me, can, requests)
    return private


def view_for(picture: Picture, private: Private) -> TableView:
    """The whole view of one person."""
    view = picture.view
    seats = view.seats
    own = private.own
    if own is not None:
        seats = {**seats, str(private.number): own}
    return replace(view, seats=seats, me=private.me, can=private.can.options, requests=private.requests)


def _own_cards(moment: Moment, number: int) -> str:
    hand = moment.table.hand
    place = -1 if hand is None else hand.plan.where.get(number, -1)
    if number in moment.table.vacated:
        return ""
    return "" if hand is None or place < 0 else hand.seats[place].cards


def own_cards(picture: Picture, moment: Moment, public: SeatView, before: Private | None) -> OwnCards:
    """
    The cards of a seat's own player.

    Args:
        public: his seat as others see it.
        before: what he saw more a moment ago.
    """
    cards, rail = _own_cards(moment, public.number), picture.rail.hand
    if not cards or cards == public.cards or rail is None:
        return OwnCards((cards, None))
    inputs = (cards, rail.cards.boards, rail.cards.faces)
    if before is not None and before.cards.inputs == inputs:
        return before.cards  # what his cards make is as it was
    return OwnCards(inputs, {"cards": cards, "up": up(rail, cards), "held": made_of(rail, cards) or UNSET})


def _me(moment: Moment, player: str, seat: TableSeat | None) -> Me:
    worth = moment.table.sign.money.value
    asks = next((one.chips for one in moment.requests if one.player == player), UNSET)
    no = dict(moment.denied).get(player) if moment.denied else None
    denied = UNSET if no is None else refusal_of(no)
    balance = moment.balances.get(player, 0) // worth
    dealer = _deals(moment, player)
    if seat is None:
        return Me(balance=balance, asks_for=asks, denied=denied, dealer=dealer)
    return Me(
        seat=seat.number,
        balance=balance,
        bought=seat.bought or UNSET,
        after_hand=seat.after_hand or UNSET,
        asks_for=asks,
        denied=denied,
        dealer=dealer,
    )


def _deals(moment: Moment, player: str) -> Any:
    """Whether he may enter what happens with real cards."""
    if not moment.table.sign.live:
        return UNSET
    where, person = place_of(moment.table_id, moment.kept, player), moment.people.get(player, _NOBODY)
    return may(person, "deal_cards", where) is None or UNSET


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
