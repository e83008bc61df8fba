"""
The state of a table: its sign, its seats, the hand on it, and what the next hand needs to know of the last.

Clauses     P2 (positions), T2 (chips), T3 (who took away what), G8 (rotation), I2 (same button, same blinds).
Tested in   tests/table/
"""

from msgspec import Struct

from pakli.rules import Hand, Over, Post
from pakli.table.positions import Positions
from pakli.table.seats import TableSeat
from pakli.table.sign import Sign, TableGame
from pakli.table.waiting import Question

__all__ = ["Books", "Dealing", "Departed", "Entry", "TableState", "Turn"]


class Turn(Struct, frozen=True, gc=False):
    """G8: the game being played, by its place on the sign, and how many more hands of it there are."""

    game: int = -1
    hands_left: int = 0


class Dealing(Struct, frozen=True, gc=False):
    """The hand that is prepared or played, as the table knows it. See `HandPlanned`."""

    number: int
    game: TableGame
    turn: Turn
    """Where the rotation stands after it."""
    positions: Positions
    dealt: tuple[int, ...]
    posts: tuple[Post, ...]
    bomb_pot: bool = False
    last_two: bool = False
    chosen: bool = True
    straddle: int = 0
    """Seat that straddles; 0: none."""
    declined: tuple[int, ...] = ()
    """Seats that would not."""
    cut: int = -1
    """Cards lifted off; -1: nobody was asked yet."""
    begun: bool = False
    """The hand has begun: nothing of this can be changed any more."""
    wishes: tuple[tuple[int, int], ...] = ()
    """Run-outs the players asked for, by seat. Nobody sees but his own."""
    runs: int = 0
    """Run-outs agreed on; 0: nobody was asked yet."""


class Departed(Struct, frozen=True, gc=False):
    """A player who left with chips: should he return soon, with at least as many (T3)."""

    player: str
    chips: int


class Books(Struct, frozen=True, gc=False):
    """Chips that came to the table, that left it with players, that the house took (A6): all so far."""

    bought: int = 0
    cashed_out: int = 0
    raked: int = 0


class Entry(Struct, frozen=True):
    """What an entry at a live table has found, so that it can be taken back: see `TakenBack`."""

    hand: Hand
    dealing: Dealing
    question: Question | None
    again: Dealing | None
    before: Positions
    turn: Turn
    seats: tuple[TableSeat, ...]
    raked: int


class TableState(Struct, frozen=True):
    """Everything about a table; `pakli.table.Table` adds what can be done with it."""

    sign: Sign
    seats: tuple[TableSeat, ...] = ()
    """Seats with players, by number."""
    hand: Hand | None = None
    """The hand on the table; when it is over it lies there until the next one begins."""
    dealing: Dealing | None = None
    """The hand that is prepared or played; None between hands."""
    again: Dealing | None = None
    """A hand that was void and is dealt again: same button, same blinds (I2)."""
    question: Question | None = None
    """What the table asks players now."""
    before: Positions = Positions()
    """Where button and blinds stood in the last hand."""
    turn: Turn = Turn()
    hands: int = 0
    """Hands begun so far."""
    waiting_list: tuple[str, ...] = ()
    departed: tuple[Departed, ...] = ()
    held: str = ""
    """Why no hand is started; empty: the table is not held."""
    books: Books = Books()
    shown: tuple[tuple[int, str], ...] = ()
    """Hands shown after the last hand (I5), by seat."""
    rabbit: tuple[str, ...] = ()
    """Cards that would have come in the last hand, board by board."""
    vacated: tuple[int, ...] = ()
    """
    Seats of the hand that lies on the table whose players have gone since: what lies there belongs to nobody
    who sits there now.
    """
    gathered: bool = False
    """Since the hand that lies on the table another was prepared: its cards are in the pack again."""

    entries: tuple[Entry, ...] = ()
    """At a live table: the entries of the hand that can still be taken back, the last one last."""

    def find(self, number: int) -> TableSeat | None:
        """The seat with this number, if somebody sits there."""
        for seat in self.seats:
            if seat.number == number:
                return seat
        return None

    @property
    def playing(self) -> Hand | None:
        """The hand, while it is being played."""
        dealing = self.dealing
        return self.hand if dealing is not None and dealing.begun else None

    def in_hand(self, number: int) -> bool:
        """Whether the seat was dealt into the hand being played, folded or not."""
        hand = self.playing
        return hand is not None and number in hand.plan.where

    @property
    def ready(self) -> tuple[TableSeat, ...]:
        """Seats that can be dealt in: with chips, and at a cash table not sitting out (T5)."""
        cash = self.sign.cash
        return tuple(
            [seat for seat in self.seats if seat.stack and not (cash and (seat.out or seat.penalty))]
        )

    @property
    def over(self) -> Hand | None:
        """The last hand, still lying on the table."""
        hand = self.hand
        return hand if hand is not None and isinstance(hand.next, Over) else None
