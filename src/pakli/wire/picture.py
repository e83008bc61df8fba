"""
A table drawn: what the rail sees of one moment, and what is kept with it so that the next is drawn from it.

Only the rail's own table is drawn from, which is folded from events as the rail may see them: what is not in
them cannot be in a picture. What one player sees more (his cards, what he may do) is laid over it by
`private`.

Clauses     F2, P13 (hidden hands), ST5 (up-cards), A1 (pots).
Tested in   tests/wire/test_secrecy.py
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from operator import is_
from typing import Any, Final

from msgspec import UNSET

from pakli.club.person import Person as ClubPerson
from pakli.room import Moment
from pakli.room.records import OWN_RECORDS, Record
from pakli.room.records import Manners as KeptManners
from pakli.rules import Hand, Status
from pakli.rules import Seat as HandSeat
from pakli.table import Table, TableEvent, TableSeat, seen_by
from pakli.table.telling import held
from pakli.wire.awards import award_view
from pakli.wire.doing import Doings, noted
from pakli.wire.live import live_view
from pakli.wire.sign import sign_view
from pakli.wire.view import (
    HandView,
    Manners,
    Me,
    Person,
    PotView,
    SeatMark,
    SeatStatus,
    SeatView,
    TableView,
)
from pakli.wire.waits import waits_for

__all__ = ["Picture", "Seen", "drawn", "drawn_after", "made_of", "up"]

_STATUS: Final[dict[int, SeatStatus]] = {
    Status.IN: "in",
    Status.FOLDED: "folded",
    Status.SHOWN: "shown",
    Status.MUCKED: "mucked",
    Status.DEAD: "folded",
}
# Kept by themselves: to look up a member of an enumeration takes longer than what is done with it.
_FOLDED: Final = Status.FOLDED
_NOT_SHOWN: Final = (Status.FOLDED, Status.MUCKED)
_ALIVE: Final = (Status.IN, Status.SHOWN)
_OUT_OF_IT: Final = (Status.FOLDED, Status.DEAD)
_POSTED: Final[dict[str, SeatMark]] = {
    "small_blind": "small_blind",
    "big_blind": "big_blind",
    "straddle": "straddle",
}
_ME: Final = Me(balance=0)


class Picture:
    """What the rail sees of one moment."""

    __slots__ = ("basis", "boards", "doings", "posts", "private", "rail", "renamed", "seat_of", "view")

    def __init__(
        self, moment: Moment, rail: Table, doings: Doings, before: "Picture | None", *, renamed: bool = True
    ) -> None:
        table, hand = moment.table, moment.table.hand
        self.rail = rail
        self.renamed = renamed
        """Whether somebody may have another name than in the picture before."""
        self.doings = doings
        calm = before is not None and before.basis[0] is table.seats
        self.seat_of: dict[str, TableSeat] = (
            before.seat_of if before is not None and calm else {seat.player: seat for seat in table.seats}
        )
        """By player."""
        self.basis: tuple[object, ...] = (
            *(table.seats, table.dealing, moment.away, table.shown, table.rabbit),
            *(table.waiting_list, table.departed, moment.kept.manners, moment.requests),
            *(moment.out_at_big_blind, moment.bomb_asked, moment.balances),
            *(table.before, table.again, table.held, table.gathered, moment.long_gone, moment.denied),
        )
        """
        What a person's part of a view hangs on besides the hand. While each of these is the very same object
        as it was, only the hand can have changed it. The first five are also all that seats hang on, but for
        the hand.
        """
        self.boards: object = None if hand is None else hand.cards.boards
        # A hand may be prepared and over in one step: then nothing is dealt before it, nor after it.
        same_hand = (
            before is not None
            and before.basis[1] is table.dealing
            and (table.dealing is not None or before.rail.hand is rail.hand)
        )
        self.posts: dict[int, tuple[SeatMark, ...]] = (
            before.posts if before is not None and same_hand else _posts(rail)
        )
        """Blinds and straddle, by seat."""
        self.private: dict[str, Any] = {}
        """What each player sees more, by his id; kept by `private`."""
        self.view: TableView = _view(self, moment, before)


Seen = tuple[TableEvent, TableEvent | None, Table]
"""An event, how the rail sees it, and the rail's table before it."""


def drawn(moment: Moment) -> Picture:
    """
    The picture of a moment, from nothing: after a restart, or where the one before it is not remembered.
    """
    picture: Picture | None = moment.drawing
    if picture is None:
        rail, doings = moment.tale.start.as_seen_by(None), Doings({}, {})
        for event in moment.tale.events[: moment.told]:
            seen = seen_by(None, event)
            if seen is not None:
                rail, doings = rail.after(seen), noted(doings, seen, rail)
        picture = moment.drawing = Picture(moment, moment.table.as_seen_by(None), doings, None)
    return picture


def drawn_after(
    before: Picture, moment: Moment, records: Iterable[Record]
) -> tuple[Picture, list[Seen | None]]:
    """
    The picture of the moment to which `records` have led from the one of `before`.

    Returns:
        it, and for each record what the rail sees of it; None: it is the room's own.
    """
    rail, doings, events = before.rail, before.doings, list[Seen | None]()
    for record in records:
        if type(record) in OWN_RECORDS:
            events.append(None)
            continue
        event: TableEvent = record  # type: ignore[assignment]
        seen = seen_by(None, event)
        events.append((event, seen, rail))
        if seen is not None:
            doings = noted(doings, seen, rail)
            rail = rail.after(seen)
    if moment.drawing is None:
        # A new name is told by a step of its own, in which nothing else happens.
        moment.drawing = Picture(moment, rail, doings, before, renamed=not events)
    return moment.drawing, events


def _view(picture: Picture, moment: Moment, before: Picture | None) -> TableView:
    """The view; what is as it was is taken over as it is, so that nobody need compare it."""
    table, rail, kept, people = moment.table, picture.rail, moment.kept, moment.people
    return TableView(
        table=moment.table_id,
        sign=sign_view(table.sign, kept.manners.name),
        manners=_manners(kept.manners, kept.next_delay),
        seats=_seats(picture, moment, before),
        button=_button(rail) or UNSET,
        hand=_hand(rail, picture.doings),
        waits=waits_for(table),
        to_act=() if moment.asked is None else moment.asked.seats,
        held=rail.held or UNSET,
        closing=kept.closing or UNSET,
        trouble=moment.trouble or UNSET,  # type: ignore[arg-type]
        bomb_asked=moment.bomb_asked or UNSET,
        waiting_list=_named(rail.waiting_list, people) if rail.waiting_list else (),
        spectators=_named(moment.spectators, people) if moment.spectators else (),
        me=_ME,
        can={},
        live=live_view(moment, rail) if rail.sign.live else UNSET,
    )


@lru_cache(maxsize=1024)
def _manners(kept: KeptManners, next_delay: int) -> Manners:
    return Manners(
        owner=kept.owner,
        private=kept.private,
        approve=kept.approve,
        delay=kept.delay,
        next_delay=UNSET if next_delay < 0 else next_delay,
        chat=kept.chat,
        one_address=kept.one_address or UNSET,
        tournament=kept.tournament or UNSET,
        members_bots=kept.members_bots or UNSET,
        dealers=kept.dealers or UNSET,
    )


def _named(players: tuple[str, ...], people: Mapping[str, ClubPerson]) -> tuple[Person, ...]:
    known = [people[player] for player in players if player in people]
    return tuple([Person(one.id, one.name, one.is_program or UNSET) for one in known])


def _button(rail: Table) -> int:
    """
    Where the button lies: of the hand that is prepared or played, or lies there; else where it was drawn.
    """
    if rail.dealing is not None:
        return rail.dealing.positions.button
    return rail.before.button


def _seats(picture: Picture, moment: Moment, before: Picture | None) -> dict[str, SeatView]:
    rail, hand = picture.rail, picture.rail.hand
    if before is not None and hand is not None and _goes_on(picture, before, hand):
        return _seats_after(picture, moment, before, hand)
    where = {} if hand is None else hand.plan.where
    views = dict[str, SeatView]()
    for seat in rail.seats:
        place = where.get(seat.number, -1) if seat.number not in rail.vacated else -1
        dealt = hand.seats[place] if hand is not None and place >= 0 else None
        name = str(seat.number)
        fresh = _seat(picture, moment, seat, dealt)
        old = None if before is None else before.view.seats.get(name)
        views[name] = old if old is not None and old == fresh else fresh
    return views


def _goes_on(picture: Picture, before: Picture, hand: Hand) -> bool:
    """Whether nothing has changed that seats hang on, but for what each has in one and the same hand."""
    was = before.rail.hand
    if picture.renamed or was is None or was.plan.where is not hand.plan.where:
        return False
    return picture.boards is before.boards and all(map(is_, picture.basis[:5], before.basis[:5]))


def _seats_after(picture: Picture, moment: Moment, before: Picture, hand: Hand) -> dict[str, SeatView]:
    """The seats of a hand that goes on: those anew to which something has happened in it."""
    rail, doings, was = picture.rail, picture.doings, before.doings
    assert before.rail.hand is not None, "the hand goes on"
    changed = {
        now.number for now, then in zip(hand.seats, before.rail.hand.seats, strict=True) if now is not then
    }
    for new, old in ((doings.did, was.did), (doings.won, was.won)):
        if new is not old:
            changed.update([number for number in {*new, *old} if new.get(number) is not old.get(number)])
    if not changed:
        return before.view.seats
    views = dict(before.view.seats)
    for seat in rail.seats:
        if seat.number in changed:
            place = hand.plan.where.get(seat.number, -1) if seat.number not in rail.vacated else -1
            dealt = hand.seats[place] if place >= 0 else None
            fresh, name = _seat(picture, moment, seat, dealt), str(seat.number)
            if fresh != views[name]:
                views[name] = fresh
    return views


def _posts(rail: Table) -> dict[int, tuple[SeatMark, ...]]:
    """Blinds and straddle of the hand that is prepared, played, or lies there."""
    dealing, hand = rail.dealing, rail.hand
    posts = dealing.posts if dealing is not None else () if hand is None else hand.plan.setup.posts
    marks: dict[int, tuple[SeatMark, ...]] = {
        post.seat: (_POSTED[post.kind],) for post in posts if post.kind in _POSTED
    }
    if dealing is not None and dealing.straddle:
        marks[dealing.straddle] = (*marks.get(dealing.straddle, ()), "straddle")
    return marks


def _seat(picture: Picture, moment: Moment, seat: TableSeat, dealt: HandSeat | None) -> SeatView:
    """A seat as the rail sees it; `dealt`: its part in the hand, as the rail sees it."""
    rail, number = picture.rail, seat.number
    hand, person = rail.hand, moment.people.get(seat.player)
    cards = _cards(rail, number, dealt)
    in_play = rail.playing is not None
    gone = number in rail.vacated
    return SeatView(
        number=number,
        player=seat.player,
        name=seat.player if person is None else person.name,
        stack=dealt.stack if dealt is not None and in_play else seat.stack,
        front=0 if dealt is None else dealt.front,
        status="none" if dealt is None else _STATUS[dealt.status],
        cards=cards,
        up=up(hand, cards) if cards else UNSET,
        marks=_marks(picture, moment, seat, dealt if in_play else None),
        did=UNSET if gone else picture.doings.did.get(number, UNSET),
        held=made_of(hand, cards) or UNSET,
        won=UNSET if gone else picture.doings.won.get(number, UNSET),
        owner=UNSET if person is None else person.owner_name or UNSET,
    )


def _cards(rail: Table, number: int, dealt: HandSeat | None) -> str:
    """
    Cards as the rail sees them: none of who folded or threw them away, but for those he has shown since.
    """
    if dealt is None:
        return ""
    shown = dict(rail.shown).get(number) if rail.shown else None
    if shown is not None:
        return shown
    return "" if dealt.status in _NOT_SHOWN else dealt.cards


def up(hand: Hand | None, cards: str) -> Any:
    """Which of a seat's cards lie face up, by place; left out: none can."""
    if hand is None or True not in hand.cards.faces:
        return UNSET
    return tuple([at for at, up in enumerate(hand.cards.faces[: len(cards) // 2]) if up])


def made_of(hand: Hand | None, cards: str) -> Any:
    """What cards make, where all of them are known; empty: nothing, or it is not known."""
    return () if hand is None or not cards or "?" in cards else held(hand, cards)


def _marks(
    picture: Picture, moment: Moment, seat: TableSeat, playing: HandSeat | None
) -> tuple[SeatMark, ...]:
    """`playing`: its part in the hand, while that is being played."""
    rail, number = picture.rail, seat.number
    posts = () if number in rail.vacated and rail.dealing is None else picture.posts.get(number, ())
    marks = list(posts)
    if playing is not None and not playing.stack and playing.status in _ALIVE:
        marks.append("all_in")
    if seat.out:
        marks.append("out")
    elif seat.must_enter and rail.sign.cash and not seat.posts and playing is None and rail.hands:
        marks.append("waiting")
    if seat.penalty:
        marks.append("penalty")
    if seat.player in moment.away:
        marks.append("away")
    person = moment.people.get(seat.player)
    if person is not None and person.is_program:
        marks.append("bot")
    if not seat.stack and playing is None:
        marks.append("broke")
    return tuple(marks)


def _hand(rail: Table, doings: Doings) -> Any:
    hand = rail.hand
    if hand is None:
        return UNSET
    over = rail.playing is None
    number = rail.hands
    game = _game_of(rail, hand)
    return HandView(
        number=number,
        game=game,
        pot=hand.pot,
        pots=() if over else _pots(hand),
        boards=tuple(hand.cards.boards) if hand.plan.game.has_board or any(hand.cards.boards) else (),
        over=over,
        awards=tuple([award_view(hand, paid) for paid in doings.awards]) or UNSET,
        rabbit=rail.rabbit or UNSET,
    )


def _game_of(rail: Table, hand: Hand) -> int:
    """The hand's game, by its place on the sign."""
    setup = hand.plan.setup
    for at, game in enumerate(rail.sign.games):
        if game.variant == setup.variant and game.stakes == setup.stakes:
            return at
    return 0


def _pots(hand: Hand) -> tuple[PotView, ...]:
    """Before anybody is all-in, a second pot would only be a bet that is not answered yet (A5)."""
    if [seat for seat in hand.seats if not seat.stack and seat.status != _FOLDED]:
        return tuple([PotView(pot.amount, pot.contenders) for pot in hand.pots()])
    live = [seat.number for seat in hand.seats if seat.status not in _OUT_OF_IT]
    return (PotView(hand.pot, tuple(sorted(live))),)
