"""
Events folded into a table: facts, taken without judgement. Those of the hand go to the hand.

Clauses     P2 (positions stay until the hand is over), T2, T5 (what a hand changes about its players), I2.
Tested in   tests/table/ (a log folded again gives the same table)
"""

from collections.abc import Callable
from typing import Any, cast

from msgspec.structs import replace

from pakli.rules import Event, Hand, RunsAgreed
from pakli.rules.state import known_cards
from pakli.table import events as e
from pakli.table.entries import beside, entered, taken_back
from pakli.table.planning import begun
from pakli.table.positions import Positions
from pakli.table.seats import TableSeat, between
from pakli.table.state import Books, Dealing, Departed, TableState, Turn

__all__ = ["FOLDS", "folded", "with_hand"]


def folded(table: TableState, event: e.TableEvent) -> TableState:
    """The table once `event` has happened."""
    fold = FOLDS.get(type(event))
    if fold is not None:
        return beside(fold(table, event), event) if table.entries else fold(table, event)
    assert table.hand is not None, "an event of a hand where there is none"
    of_hand = cast(Event, event)
    return with_hand(table, table.hand.after(of_hand), (of_hand,))


def with_hand(table: TableState, hand: Hand, events: tuple[Event, ...]) -> TableState:
    """The table once `events` have happened to its hand."""
    if events and type(events[0]) is RunsAgreed and table.dealing is not None:
        dealing = replace(table.dealing, runs=events[0].times)
        return replace(table, hand=hand, dealing=dealing, question=None)
    return replace(table, hand=hand)


def _at(table: TableState, number: int, **changes: Any) -> tuple[TableSeat, ...]:
    """The seats with one changed."""
    return tuple([replace(seat, **changes) if seat.number == number else seat for seat in table.seats])


def _with(table: TableState, number: int, **changes: Any) -> TableState:
    return replace(table, seats=_at(table, number, **changes))


def _books(table: TableState, *, bought: int = 0, out: int = 0, raked: int = 0) -> Books:
    books = table.books
    return Books(books.bought + bought, books.cashed_out + out, books.raked + raked)


def _seated(table: TableState, event: e.Seated) -> TableState:
    seats = (*table.seats, TableSeat(event.seat, event.player, event.chips))
    return replace(
        table,
        seats=tuple(sorted(seats, key=lambda seat: seat.number)),
        departed=tuple([gone for gone in table.departed if gone.player != event.player]),
        books=_books(table, bought=event.chips),
    )


def _chips_bought(table: TableState, event: e.ChipsBought) -> TableState:
    seat = _seat(table, event.seat)
    to = {"bought": seat.bought + event.chips} if event.later else {"stack": seat.stack + event.chips}
    return replace(_with(table, event.seat, **to), books=_books(table, bought=event.chips))


def _seat(table: TableState, number: int) -> TableSeat:
    seat = table.find(number)
    assert seat is not None, f"nobody sits in seat {number}"
    return seat


def _chips_arrived(table: TableState, event: e.ChipsArrived) -> TableState:
    seat = _seat(table, event.seat)
    return _with(table, event.seat, stack=seat.stack + event.chips, bought=seat.bought - event.chips)


def _chips_returned(table: TableState, event: e.ChipsReturned) -> TableState:
    seat = _seat(table, event.seat)
    back = _with(table, event.seat, bought=seat.bought - event.chips)
    return replace(back, books=_books(table, out=event.chips))


def _sat_out(table: TableState, event: e.SatOut) -> TableState:
    changed = _with(table, event.seat, out=True, posts=False, after_hand="")
    return _undone(changed, event.seat) if table.sign.cash else changed


def _sat_in(table: TableState, event: e.SatIn) -> TableState:
    return _with(table, event.seat, out=False)


def _entry_chosen(table: TableState, event: e.EntryChosen) -> TableState:
    return _with(table, event.seat, posts=event.posts)


def _after_hand(table: TableState, event: e.AfterHandWished) -> TableState:
    return _with(table, event.seat, after_hand=event.wish)


def _left(table: TableState, event: e.Left) -> TableState:
    """The seat is empty; its cards of the last hand are nobody's to see any more."""
    departed = table.departed
    if table.sign.cash and table.sign.rules.return_within and event.chips:
        departed = (*departed, Departed(event.player, event.chips))[-_REMEMBERED:]
    gone = replace(
        _forgotten(table, event.seat),
        seats=tuple([seat for seat in table.seats if seat.number != event.seat]),
        departed=departed,
        books=_books(table, out=event.chips),
    )
    return _vacated(gone, event.seat)


def _vacated(table: TableState, number: int) -> TableState:
    """A void hand is not dealt again if somebody else may sit in this seat (I2)."""
    again = table.again
    if again is not None and number in again.dealt:
        table = replace(table, again=None)
    return _undone(table, number)


def _undone(table: TableState, number: int) -> TableState:
    """A hand that is only prepared is planned anew if the seat is out of it."""
    dealing = table.dealing
    if dealing is None or dealing.begun or number not in dealing.dealt:
        return table
    return replace(table, dealing=None, question=None)


_REMEMBERED = 100
"""Players who left and are remembered: more than can come and go within any time set (T3)."""


def _forgotten(table: TableState, number: int) -> TableState:
    """The last hand without the cards of a seat that were not shown: the next player there is another."""
    hand = table.hand
    if hand is None or table.playing is not None or number not in hand.plan.where:
        return table
    place, rail = hand.plan.where[number], hand.as_seen_by(None)
    seats = (*hand.seats[:place], rail.seats[place], *hand.seats[place + 1 :])
    own, seen = hand.cards, rail.cards
    discards, thrown = (
        tuple([theirs if theirs[0] == place else ours for ours, theirs in zip(*pair, strict=True)])
        for pair in ((own.discards, seen.discards), (own.thrown, seen.thrown))
    )
    cards = replace(own, discards=discards, thrown=thrown)
    hand = replace(hand, seats=seats, cards=replace(cards, known=known_cards(seats, cards)))
    return replace(table, hand=hand, vacated=(*table.vacated, number))


def _seat_changed(table: TableState, event: e.SeatChanged) -> TableState:
    seat = _seat(table, event.seat)
    others = [other for other in table.seats if other is not seat]
    entering = seat.entering or not event.ruled
    moved = replace(seat, number=event.to, entering=entering, posts=False)
    seats = tuple(sorted([*others, moved], key=lambda one: one.number))
    return _vacated(replace(_forgotten(table, event.seat), seats=seats), event.seat)


def _switches(table: TableState, event: e.SwitchesSet) -> TableState:
    return _with(table, event.seat, switches=event.switches)


def _listed(table: TableState, event: e.Listed) -> TableState:
    return replace(table, waiting_list=(*table.waiting_list, event.player))


def _unlisted(table: TableState, event: e.Unlisted) -> TableState:
    line = tuple([player for player in table.waiting_list if player != event.player])
    return replace(table, waiting_list=line)


def _level(table: TableState, event: e.LevelSet) -> TableState:
    return replace(table, sign=replace(table.sign, games=event.games))


def _button_drawn(table: TableState, event: e.ButtonDrawn) -> TableState:
    return replace(table, before=Positions(event.button))


def _button_set(table: TableState, event: e.ButtonSet) -> TableState:
    return replace(table, before=Positions(event.seat), again=None)


def _planned(table: TableState, event: e.HandPlanned) -> TableState:
    dealing = Dealing(
        number=event.number,
        game=table.sign.games[event.game],
        turn=Turn(event.game, event.hands_left),
        positions=event.positions,
        dealt=event.dealt,
        posts=event.posts,
        bomb_pot=event.bomb_pot,
        last_two=event.last_two,
        chosen=event.chosen,
        straddle=event.straddle,
        declined=event.declined,
    )
    return replace(table, dealing=dealing, again=None, question=None, gathered=True)


def _nothing(table: TableState, event: e.TableEvent) -> TableState:
    return table


def _asked(table: TableState, event: e.Asked) -> TableState:
    return replace(table, question=event.question)


def _dealing(table: TableState, **changes: Any) -> TableState:
    """The hand's plan changed by an answer."""
    assert table.dealing is not None, "an answer where no hand is prepared"
    return replace(table, dealing=replace(table.dealing, **changes), question=None)


def _straddle_taken(table: TableState, event: e.StraddleTaken) -> TableState:
    return _dealing(table, straddle=event.seat)


def _straddle_declined(table: TableState, event: e.StraddleDeclined) -> TableState:
    assert table.dealing is not None
    return _dealing(table, declined=(*table.dealing.declined, event.seat))


def _pack_cut(table: TableState, event: e.PackCut) -> TableState:
    return _dealing(table, cut=event.at)


def _started(table: TableState, event: e.HandStarted) -> TableState:
    dealing = table.dealing
    assert dealing is not None, "a hand begins that was not prepared"
    hand = begun(table, dealing, event.posts)
    dealing = replace(dealing, begun=True, cut=event.cut)
    return replace(
        table,
        hand=hand,
        dealing=dealing,
        question=None,
        hands=dealing.number,
        shown=(),
        rabbit=(),
        vacated=(),
        gathered=False,
    )


def _runs_wished(table: TableState, event: e.RunsWished) -> TableState:
    dealing = table.dealing
    assert dealing is not None
    wishes = (*dealing.wishes, (event.seat, event.runs))
    return replace(table, dealing=replace(dealing, wishes=wishes))


def _runs_settled(table: TableState, event: e.RunsSettled) -> TableState:
    return _dealing(table, runs=event.runs)


def _settled(table: TableState, event: e.HandSettled) -> TableState:
    """
    Stacks are what the hand left. Positions, game and debts move on, unless the hand was void (I2).

    A bomb pot, which nobody paid a blind for, leaves them where they were: no blind is skipped.
    """
    dealing = table.dealing
    assert dealing is not None
    stacks = dict(event.stacks)
    seats = tuple([replace(seat, stack=stacks.get(seat.number, seat.stack)) for seat in table.seats])
    books = _books(table, raked=event.rake)
    if event.misdeal:
        return replace(table, seats=seats, dealing=None, again=dealing, question=None)
    after = dealing.positions
    if dealing.bomb_pot:
        after = table.before
    elif dealing.game.plays.forced == "blinds":
        seats = tuple([_blinds_passed(seat, dealing, table) for seat in seats])
    else:
        seats = tuple([_came_in(seat) if seat.number in stacks else seat for seat in seats])
    return replace(
        table,
        seats=tuple([_penalty_served(seat) for seat in seats]),
        dealing=None,
        question=None,
        before=after,
        turn=dealing.turn,
        books=books,
    )


def _blinds_passed(seat: TableSeat, dealing: Dealing, table: TableState) -> TableSeat:
    """T5: who was dealt in owes nothing any more; who was not may have missed a blind."""
    number, now, before = seat.number, dealing.positions, table.before
    if number in dealing.dealt:
        if seat.must_enter or seat.posts:
            return replace(seat, entering=False, owes_small=False, owes_big=False, posts=False)
        return seat
    if seat.entering or not table.sign.cash or not before.big:
        return seat
    small = number == now.small or between(number, before.small, now.small)
    big = between(number, before.big, now.big)
    if not small and not big:
        return seat
    return replace(seat, owes_small=seat.owes_small or small, owes_big=seat.owes_big or big)


def _came_in(seat: TableSeat) -> TableSeat:
    """Where no blinds are paid, whoever is dealt in has come in; blinds missed before stay due."""
    return replace(seat, entering=False) if seat.entering else seat


def _penalty_served(seat: TableSeat) -> TableSeat:
    return replace(seat, penalty=seat.penalty - 1) if seat.penalty else seat


def _voided(table: TableState, event: e.HandVoided) -> TableState:
    """Nothing of the hand counts; if it had begun it is dealt again (I2)."""
    again = table.dealing if table.playing is not None else None
    return replace(table, hand=None, dealing=None, again=again, question=None, vacated=())


def _shown(table: TableState, event: e.ShownAfterHand) -> TableState:
    others = [shown for shown in table.shown if shown[0] != event.seat]
    return replace(table, shown=(*others, (event.seat, event.cards)))


def _rabbit(table: TableState, event: e.RabbitShown) -> TableState:
    return replace(table, rabbit=event.boards)


def _held(table: TableState, event: e.TableHeld) -> TableState:
    return replace(table, held=event.reason)


def _resumed(table: TableState, event: e.TableResumed) -> TableState:
    return replace(table, held="")


def _penalized(table: TableState, event: e.Penalized) -> TableState:
    changed = _with(table, event.seat, penalty=event.hands)
    return _undone(changed, event.seat) if table.sign.cash and event.hands else changed


def _chips_moved(table: TableState, event: e.ChipsMoved) -> TableState:
    given = _with(table, event.giver, stack=_seat(table, event.giver).stack - event.chips)
    return _with(given, event.taker, stack=_seat(table, event.taker).stack + event.chips)


FOLDS: dict[type[Any], Callable[[TableState, Any], TableState]] = {
    e.Seated: _seated,
    e.ChipsBought: _chips_bought,
    e.ChipsArrived: _chips_arrived,
    e.ChipsReturned: _chips_returned,
    e.SatOut: _sat_out,
    e.SatIn: _sat_in,
    e.EntryChosen: _entry_chosen,
    e.AfterHandWished: _after_hand,
    e.Left: _left,
    e.SeatChanged: _seat_changed,
    e.SwitchesSet: _switches,
    e.Listed: _listed,
    e.Unlisted: _unlisted,
    e.LevelSet: _level,
    e.ButtonDrawn: _button_drawn,
    e.ButtonSet: _button_set,
    e.HandPlanned: _planned,
    e.BlindAsked: _nothing,
    e.Asked: _asked,
    e.GameChosen: _nothing,
    e.StraddleTaken: _straddle_taken,
    e.StraddleDeclined: _straddle_declined,
    e.PackCut: _pack_cut,
    e.HandStarted: _started,
    e.RunsWished: _runs_wished,
    e.RunsSettled: _runs_settled,
    e.HandSettled: _settled,
    e.WentBroke: _nothing,
    e.HandVoided: _voided,
    e.ShownAfterHand: _shown,
    e.RabbitShown: _rabbit,
    e.TableHeld: _held,
    e.TableResumed: _resumed,
    e.Penalized: _penalized,
    e.ChipsMoved: _chips_moved,
    e.Ruled: _nothing,
    e.Entered: entered,
    e.TakenBack: taken_back,
}
"""What each of the table's own events does to a table."""
