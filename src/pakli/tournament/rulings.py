"""
Events of a tournament that somebody’s word makes: the director’s, and that of players who make a deal.

Clauses     F1 (rulings, always with a reason; what is taken back), M1 (deals).
Tested in   tests/tournament/test_floor.py
"""

from msgspec import Struct

from pakli.tournament.actions import RuledOn

__all__ = [
    "Agreed",
    "BreaksOrdered",
    "BustTakenBack",
    "ClockSet",
    "ClockTakenBack",
    "DealDropped",
    "DealMade",
    "DealOffered",
    "Disqualified",
    "EndTakenBack",
    "EntriesReopened",
    "EntryTakenBack",
    "EventPaused",
    "EventResumed",
    "MoveTakenBack",
    "MovedByFloor",
    "PayoutsSet",
    "PayoutsTakenBack",
    "PenaltySet",
    "RulingMade",
]


class EventPaused(Struct, frozen=True, gc=False, tag="event_paused"):
    """The clock stands and no hand is begun."""

    reason: str


class EventResumed(Struct, frozen=True, gc=False, tag="event_resumed"):
    """The clock goes again."""


class ClockSet(Struct, frozen=True, gc=False, tag="clock_set"):
    """The director has set the clock (F1)."""

    at: int
    left: int
    reason: str


class ClockTakenBack(Struct, frozen=True, gc=False, tag="clock_taken_back"):
    """The clock is where it was before it was set last (F1)."""

    reason: str


class BreaksOrdered(Struct, frozen=True, gc=False, tag="breaks_ordered"):
    """These tables are broken first."""

    tables: tuple[int, ...]


class RulingMade(Struct, frozen=True, gc=False, tag="ruling_made"):
    """The director’s word and its reason; what it does are the events after it (F1)."""

    about: RuledOn
    reason: str
    entry: int = 0


class PenaltySet(Struct, frozen=True, gc=False, tag="penalty_set"):
    """The entry’s player is put out for so many hands; 0: no more."""

    entry: int
    hands: int


class Disqualified(Struct, frozen=True, gc=False, tag="disqualified"):
    """
    The entry is out and its chips leave play; `later`: when its hand is over.
    """

    entry: int
    chips: int
    later: bool = False


class DealOffered(Struct, frozen=True, gc=False, tag="deal_offered"):
    """A deal is proposed: pairs of entry and amount; `left` is still played for."""

    amounts: tuple[tuple[int, int], ...]
    left: int = 0


class Agreed(Struct, frozen=True, gc=False, tag="agreed"):
    """The entry’s player agrees to the deal."""

    entry: int


class DealDropped(Struct, frozen=True, gc=False, tag="deal_dropped"):
    """The deal is off."""


class DealMade(Struct, frozen=True, gc=False, tag="deal_made"):
    """All agree: everybody is paid his amount, `left` goes to the winner."""

    amounts: tuple[tuple[int, int], ...]
    left: int = 0


class PayoutsSet(Struct, frozen=True, gc=False, tag="payouts_set"):
    """The pool is divided by these parts, the first place first (M1)."""

    parts: tuple[int, ...]


class PayoutsTakenBack(Struct, frozen=True, gc=False, tag="payouts_taken_back"):
    """The pool is divided as it was before."""


class BustTakenBack(Struct, frozen=True, gc=False, tag="bust_taken_back"):
    """The entry is in again, with chips that others give back: pairs of entry and chips."""

    entry: int
    chips: tuple[tuple[int, int], ...] = ()
    out_of_play: int = 0
    uncounted: int = 0
    """Chips of its own that nobody was known to have won."""


class EndTakenBack(Struct, frozen=True, gc=False, tag="end_taken_back"):
    """
    The event is not over, as the bust that ended it is taken back next: the places and prizes of these
    entries are none any more; `head` is the first one's own bounty again.
    """

    entries: tuple[int, ...]
    head: int = 0


class EntriesReopened(Struct, frozen=True, gc=False, tag="entries_reopened"):
    """
    One may enter and buy again, as before the clock was set: prizes are not settled, and these entries have
    no places yet.
    """

    entries: tuple[int, ...]


class MovedByFloor(Struct, frozen=True, gc=False, tag="moved_by_floor"):
    """The director has moved the entry's player there; others are moved first until his next hand (M4)."""

    entry: int
    table: int
    seat: int


class MoveTakenBack(Struct, frozen=True, gc=False, tag="move_taken_back"):
    """The entry’s player is back where he was."""

    entry: int
    table: int
    seat: int


class EntryTakenBack(Struct, frozen=True, gc=False, tag="entry_taken_back"):
    """The entry never was: the fee goes back, the chips leave play."""

    entry: int
    player: str
    refund: int = 0
