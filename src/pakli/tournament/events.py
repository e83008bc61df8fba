"""
What happened in a tournament: its own stream. Facts, stored for ever under stable tags, folded without
judgement.

What is taken back stays in the stream: another event takes it back.

Clauses     M1 to M7. The director’s and the players’ word is in `rulings.py`.
Tested in   tests/tournament/
"""

from msgspec import Struct

from pakli.tournament.live_events import (
    BustsEntered,
    ChipsCounted,
    ChipsLeft,
    DifferenceAccepted,
    HandAtTable,
    MoveSeen,
    RaceTakenBack,
    TableRaced,
)
from pakli.tournament.rulings import (
    Agreed,
    BreaksOrdered,
    BustTakenBack,
    ClockSet,
    ClockTakenBack,
    DealDropped,
    DealMade,
    DealOffered,
    Disqualified,
    EndTakenBack,
    EntriesReopened,
    EntryTakenBack,
    EventPaused,
    EventResumed,
    MovedByFloor,
    MoveTakenBack,
    PayoutsSet,
    PayoutsTakenBack,
    PenaltySet,
    RulingMade,
)

__all__ = [
    "AddOnEnded",
    "AddOnOffered",
    "AddedOn",
    "Agreed",
    "AskedRebuy",
    "Began",
    "BreakBegan",
    "BreakDue",
    "BreaksOrdered",
    "BubbleBegan",
    "BubbleEnded",
    "BustTakenBack",
    "Busted",
    "BustsEntered",
    "Cancelled",
    "ChipsCounted",
    "ChipsLeft",
    "ClockSet",
    "ClockTakenBack",
    "DealDropped",
    "DealMade",
    "DealOffered",
    "DifferenceAccepted",
    "Disqualified",
    "EndTakenBack",
    "Entered",
    "EntriesClosed",
    "EntriesReopened",
    "EntryTakenBack",
    "EventPaused",
    "EventResumed",
    "Finished",
    "HandAtTable",
    "HandBegan",
    "HandEnded",
    "HeadWon",
    "LevelBegan",
    "MoveSeen",
    "MoveTakenBack",
    "Moved",
    "MovedByFloor",
    "PayoutsSet",
    "PayoutsTakenBack",
    "PenaltySet",
    "Placed",
    "RaceTakenBack",
    "Rebought",
    "RebuyDeclined",
    "Resized",
    "RoundBegan",
    "RulingMade",
    "SeatFixed",
    "TableClosed",
    "TableOpened",
    "TableRaced",
    "TimePassed",
    "TournamentEvent",
    "WentOut",
    "Withdrew",
]


class Entered(Struct, frozen=True, gc=False, tag="entered"):
    """
    A player has paid: `pays`, of which `share` is the organiser’s and `bounty` is on his head.

    `again`: he was out (re-entry). In play, a seat is drawn for him (`Moved`).
    """

    entry: int
    player: str
    chips: int
    pays: int = 0
    share: int = 0
    bounty: int = 0
    again: bool = False
    live: bool = False
    """He sits at a table with real cards."""


class Withdrew(Struct, frozen=True, gc=False, tag="withdrew"):
    """The player has his fee back."""

    entry: int
    player: str
    refund: int = 0


class Resized(Struct, frozen=True, gc=False, tag="resized"):
    """Other numbers of players; `most` 0: unlimited."""

    least: int
    most: int


class Cancelled(Struct, frozen=True, gc=False, tag="cancelled"):
    """The event does not take place; `Withdrew` for everybody came before this."""

    reason: str


class SeatFixed(Struct, frozen=True, gc=False, tag="seat_fixed"):
    """The entry’s player sits in this seat wherever he sits; 0: anywhere."""

    entry: int
    seat: int


class Began(Struct, frozen=True, gc=False, tag="began"):
    """Play begins; the tables open next."""


class TableOpened(Struct, frozen=True, gc=False, tag="table_opened"):
    """
    A table with who sits there: pairs of seat and entry, as they were drawn.

    `final`: the final table, for which everybody’s seat was drawn anew; its players leave their tables.
    """

    table: int
    seats: tuple[tuple[int, int], ...]
    final: bool = False
    live: bool = False
    """With real cards."""


class Moved(Struct, frozen=True, gc=False, tag="moved"):
    """The entry’s player sits there now: balanced, his table broken, or new in the event."""

    entry: int
    table: int
    seat: int


class TableClosed(Struct, frozen=True, gc=False, tag="table_closed"):
    """Nobody sits there any more."""

    table: int


class HandBegan(Struct, frozen=True, gc=False, tag="hand_began"):
    """A table began a hand; where its button and blinds are."""

    table: int
    button: int = 0
    small: int = 0
    big: int = 0


class HandEnded(Struct, frozen=True, gc=False, tag="hand_ended"):
    """A table’s hand is over: pairs of entry and chips, of those whose chips have changed."""

    table: int
    chips: tuple[tuple[int, int], ...]
    void: bool = False


class Busted(Struct, frozen=True, gc=False, tag="busted"):
    """All chips lost, `had` of them at the hand’s beginning, to the entries `by`."""

    entry: int
    had: int
    by: tuple[int, ...] = ()


class AskedRebuy(Struct, frozen=True, gc=False, tag="asked_rebuy"):
    """Whoever has lost all his chips may buy again: he is asked (M6)."""

    entry: int


class RebuyDeclined(Struct, frozen=True, gc=False, tag="rebuy_declined"):
    """He does not."""

    entry: int


class Rebought(Struct, frozen=True, gc=False, tag="rebought"):
    """Another stack (M6)."""

    entry: int
    player: str
    chips: int
    pays: int = 0
    share: int = 0


class AddOnOffered(Struct, frozen=True, gc=False, tag="add_on_offered"):
    """Everybody who is in may take the add-on: entries up to number `to` (M6)."""

    to: int


class AddedOn(Struct, frozen=True, gc=False, tag="added_on"):
    """The add-on was taken (M6)."""

    entry: int
    player: str
    chips: int
    pays: int = 0
    share: int = 0


class AddOnEnded(Struct, frozen=True, gc=False, tag="add_on_ended"):
    """No add-on any more."""


class WentOut(Struct, frozen=True, gc=False, tag="went_out"):
    """The entry is out of the event; its place is given when entries are closed."""

    entry: int
    player: str


class HeadWon(Struct, frozen=True, gc=False, tag="head_won"):
    """
    The bounty on an entry’s head was won: triples of winner, money, and what goes onto the winner’s own head.
    """

    entry: int
    shares: tuple[tuple[int, int, int], ...]


class EntriesClosed(Struct, frozen=True, gc=False, tag="entries_closed"):
    """Nobody can enter or buy any more: these are the prizes; `added` by the organiser (M1)."""

    pool: int
    prizes: tuple[int, ...]
    added: int = 0


class Placed(Struct, frozen=True, gc=False, tag="placed"):
    """Entries that share a place (one, as a rule), and what each of them is paid."""

    place: int
    entries: tuple[int, ...]
    prizes: tuple[int, ...]


class TimePassed(Struct, frozen=True, gc=False, tag="time_passed"):
    """So many seconds of the level or break are over."""

    seconds: int


class LevelBegan(Struct, frozen=True, gc=False, tag="level_began"):
    """The next hands are played at this level; `at`: its place in the schedule."""

    at: int
    left: int


class BreakDue(Struct, frozen=True, gc=False, tag="break_due"):
    """The level is over; the break begins when the tables have finished their hands (T2)."""

    at: int
    left: int


class BreakBegan(Struct, frozen=True, gc=False, tag="break_began"):
    """Nobody plays."""


class BubbleBegan(Struct, frozen=True, gc=False, tag="bubble_began"):
    """Hand-for-hand: when all hands are over, all tables play one at a time (M4)."""


class RoundBegan(Struct, frozen=True, gc=False, tag="round_began"):
    """Every table plays one hand."""


class BubbleEnded(Struct, frozen=True, gc=False, tag="bubble_ended"):
    """Tables play on by themselves; `by_floor`: there is no hand-for-hand any more."""

    by_floor: bool = False


class Finished(Struct, frozen=True, gc=False, tag="finished"):
    """The event is over: everybody has a place."""


TournamentEvent = (
    Entered
    | Withdrew
    | Resized
    | Cancelled
    | SeatFixed
    | Began
    | TableOpened
    | Moved
    | TableClosed
    | HandBegan
    | HandEnded
    | Busted
    | AskedRebuy
    | RebuyDeclined
    | Rebought
    | AddOnOffered
    | AddedOn
    | AddOnEnded
    | WentOut
    | HeadWon
    | EntriesClosed
    | Placed
    | TimePassed
    | LevelBegan
    | BreakDue
    | BreakBegan
    | EventPaused
    | EventResumed
    | ClockSet
    | ClockTakenBack
    | BreaksOrdered
    | BubbleBegan
    | RoundBegan
    | BubbleEnded
    | RulingMade
    | PenaltySet
    | Disqualified
    | DealOffered
    | Agreed
    | DealDropped
    | DealMade
    | BustTakenBack
    | EndTakenBack
    | EntriesReopened
    | MovedByFloor
    | MoveTakenBack
    | EntryTakenBack
    | PayoutsSet
    | PayoutsTakenBack
    | BustsEntered
    | ChipsCounted
    | DifferenceAccepted
    | MoveSeen
    | HandAtTable
    | TableRaced
    | RaceTakenBack
    | ChipsLeft
    | Finished
)
