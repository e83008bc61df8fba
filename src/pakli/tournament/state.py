"""
The state of a tournament: its entries, its tables, its clock, what is asked and what is settled.

Entries and tables have numbers, from 1, that are never given again. Sets of tables are whole numbers of bits:
table 3 is bit 3. Nothing here costs more the more play.

Clauses     M1 to M7. Knows a structure; tables by number only. No clock, no chance.
Tested in   tests/tournament/
"""

from typing import Final, Literal

from msgspec import Struct

from pakli.table.seats import clockwise
from pakli.tournament.live_events import RacedChips
from pakli.tournament.rows import Index, Rows
from pakli.tournament.schedule import segment_at
from pakli.tournament.structure import Break, Level, Payouts, Structure

__all__ = [
    "IN_PLAY",
    "BeforeClock",
    "Bubble",
    "Clock",
    "Deal",
    "Entry",
    "Spot",
    "Takings",
    "ToMove",
    "TournamentState",
]

EntryStatus = Literal["registered", "unseated", "playing", "broke", "asked", "out", "replaced", "gone"]
"""
`unseated`: waits for a seat to be drawn. `broke`: lost all chips in the round that is not over yet. `asked`:
the same, and may still rebuy. `replaced`: out, and its player has entered again: his last entry alone has a
place. `gone`: withdrawn or taken back, as if never entered.
"""
IN_PLAY: Final = frozenset({"unseated", "playing", "broke", "asked"})


class Entry(Struct, frozen=True, gc=False):
    """One entry of a player; who enters again has several (M6)."""

    number: int
    player: str
    chips: int
    """After the last hand of his table, chips bought since included."""
    status: EntryStatus = "registered"
    table: int = 0
    seat: int = 0
    was: tuple[int, int] = (0, 0)
    """Table and seat before the last move."""
    stays: bool = False
    """Was moved and is back by the floor's word: others move first until the next hand."""
    fixed: int = 0
    """The seat number this player needs, wherever he sits; 0: any."""
    played: bool = False
    rebuys: int = 0
    added_on: bool = False
    missed: bool = False
    """Had no chips in his table's last hand: before the main break, no add-on (M6, N)."""
    paid: int = 0
    head: int = 0
    """The bounty on this head."""
    won: int = 0
    """Bounties won so far, at once; what went onto the own head not in it."""
    head_to: tuple[tuple[int, int, int], ...] = ()
    """Who won this head: triples of entry, money, and what went onto the winner’s own."""
    fell: int = 0
    """Number of the round in which all chips were lost; later is better."""
    fell_at: int = 0
    """Where: that table."""
    fell_hand: int = 0
    had: int = 0
    """Chips at the beginning of that hand."""
    by: tuple[int, ...] = ()
    """Entries that won them."""
    place: int = 0
    prize: int = 0
    dealt: int = 0
    """What a deal gave."""
    penalty: int = 0
    """Hands the floor has put the player out for, and is not over."""
    ruled: str = ""
    """Why: the penalty's reason, or the disqualification's, which takes effect after the hand."""
    disqualified: bool = False
    dropped: int = 0
    """Chips that left play when he was."""
    live: bool = False
    """Plays at tables with real cards."""
    count: int = 0
    """The last count of chips in which he was counted."""


class Spot(Struct, frozen=True, gc=False):
    """A table as the tournament knows it."""

    number: int
    seats: tuple[int, ...]
    """Who is to sit where: entries by seat, seat 1 first; 0: nobody."""
    playing: bool = False
    hands: int = 0
    button: int = 0
    small: int = 0
    big: int = 0
    """Where they are in this hand, or were in the last; 0: nowhere yet."""
    at: int = -1
    """The segment of the schedule in which the last hand began."""
    hands_here: int = 0
    """Hands begun in that segment."""
    rebuys_open: bool = False
    """Whether chips lost in the last hand may be bought again (M6)."""
    closed: bool = False
    live: bool = False
    """With real cards."""
    raced: tuple[int, ...] = ()
    """Denominations that have left play here."""
    race: tuple[RacedChips, ...] = ()
    """The last race here, as it came out."""

    @property
    def size(self) -> int:
        """Players who sit there, those who are asked for a rebuy included."""
        return sum(1 for entry in self.seats if entry)

    @property
    def free(self) -> tuple[int, ...]:
        """
        Empty seats, the one first that gets the big blind soonest: the worst position (TDA 11).

        That is the nearest left of the last big blind: whoever comes there is never the small blind.
        """
        empty = [seat for seat, entry in enumerate(self.seats, 1) if not entry]
        return clockwise(empty, self.big)


class Clock(Struct, frozen=True, gc=False):
    """
    Where an event is in its schedule.

    `at`: the place in the schedule, from 0. `level`: levels begun. `phase`: a level is played; a break is
    due and tables finish their hands (T2); there is a break. `left`, `played`: seconds.
    """

    at: int = 0
    level: int = 0
    phase: Literal["level", "due", "break"] = "level"
    left: int = 0
    played: int = 0


class Takings(Struct, frozen=True, gc=False):
    """Money and chips, all so far, in the smallest units. `out_of_play`: chips of the disqualified."""

    collected: int = 0
    shares: int = 0
    bounties: int = 0
    refunded: int = 0
    paid_out: int = 0
    bounties_paid: int = 0
    added: int = 0
    """What the organiser adds to what was guaranteed."""
    chips: int = 0
    """All that were ever sold."""
    out_of_play: int = 0
    changed: int = 0
    """Real chips that races have added or taken away, and differences that were accepted."""

    @property
    def pool(self) -> int:
        """What is divided into prizes, without what is added."""
        return self.collected - self.shares - self.bounties

    @property
    def in_play(self) -> int:
        """Chips that are in play: issued, and not out of it."""
        return self.chips - self.out_of_play + self.changed


class Deal(Struct, frozen=True, gc=False):
    """A division that was proposed: pairs of entry and amount; what is left is played for."""

    amounts: tuple[tuple[int, int], ...]
    left: int
    agreed: tuple[int, ...] = ()


class BeforeClock(Struct, frozen=True, gc=False):
    """What the director's setting of the clock may have ended: that one may enter and buy, and the add-on."""

    closed: bool
    collected: int
    add_on: Literal["", "open", "over"]
    add_on_to: int
    add_on_at: int


class ToMove(Struct, frozen=True, gc=False):
    """Somebody who has to go to the seat he has now, from this table and seat; 0: from nowhere."""

    entry: int
    table: int
    seat: int
    done: bool = False


class Bubble(Struct, frozen=True, gc=False):
    """
    Hand-for-hand: all tables play one hand, then wait (M4).

    `round` 0: tables finish their hands first. `to_play`: tables that have still to play in this round; one
    that players come to meanwhile waits for the next.
    """

    round: int = 0
    to_play: int = 0
    charged: bool = False
    """Whether this round's hand has been charged to the clock."""


class TournamentState(Struct, frozen=True):
    """Everything about a tournament; `Tournament` adds what can be done with it."""

    structure: Structure
    status: Literal["registering", "running", "finished", "cancelled"] = "registering"
    entries: Rows[Entry] = Rows()
    by_player: Index = Index()
    tables: Rows[Spot] = Rows()
    sizes: tuple[int, ...] = ()
    """Tables by how many sit there: sets of bits."""
    busy: int = 0
    """Tables in a hand."""
    clock: Clock = Clock()
    clock_before: Clock | None = None
    """The clock before the floor set it last."""
    before_clock: BeforeClock | None = None
    """What was open before that."""
    payouts_before: Payouts | None = None
    """How the pool was divided before the floor divided it otherwise last."""
    paused: str = ""
    entered: int = 0
    """Entries that count, those that are out included."""
    players: int = 0
    """How many people they are."""
    left: int = 0
    """Entries that can still win."""
    rounds: int = 0
    """Numbers the hands played in the event; in hand-for-hand, the rounds."""
    unseated: tuple[int, ...] = ()
    broke: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    fallen: tuple[int, ...] = ()
    """Out since places are settled, and not placed yet."""
    closed: bool = False
    """Nobody can enter or buy any more: prizes are settled."""
    closed_left: int = 0
    """How many were left when prizes were settled."""
    prizes: tuple[int, ...] = ()
    paid: int = 0
    """How many places are paid, once that is known."""
    tickets: int = 0
    """How many win an entry to another event, once that is known (M7)."""
    add_on: Literal["", "open", "over"] = ""
    add_on_to: int = 0
    """The offer goes to entries up to this number."""
    add_on_at: int = 0
    bubble: Bubble | None = None
    no_bubble: bool = False
    """The floor has ended hand-for-hand."""
    break_order: tuple[int, ...] = ()
    """Tables that are broken first, by the floor's word."""
    final: int = 0
    """The table for which seats were drawn anew."""
    deal: Deal | None = None
    dealt: bool = False
    takings: Takings = Takings()
    uncounted: int = 0
    """Real chips in play of which nobody is known to have them; below nothing: more were counted than are."""
    count: int = 0
    """Numbers the counts of chips."""
    count_at: int = -1
    """The place in the schedule where the last one was begun."""
    to_move: tuple[ToMove, ...] = ()
    """Who was moved to, or from, a table with real cards, the last one last."""
    left_play: tuple[int, ...] = ()
    """Denominations that are in play nowhere any more."""

    @property
    def open_tables(self) -> int:
        """Tables where somebody sits: a set of bits."""
        found = 0
        for tables in self.sizes[1:]:
            found |= tables
        return found

    @property
    def span(self) -> Level | Break:
        """The level or break that the clock is in."""
        return segment_at(self.structure, self.clock.at)

    @property
    def by_the_hand(self) -> bool:
        """Whether the clock stands but for what each hand of hand-for-hand costs."""
        return (
            self.bubble is not None
            and self.bubble.round > 0
            and self.structure.hand_minutes > 0
            and self.clock.phase == "level"
            and self.span.minutes > 0
        )

    @property
    def clock_stands(self) -> bool:
        """Whether no time passes by itself: a pause, tables that finish for a break, hand-for-hand."""
        return bool(self.paused) or self.clock.phase == "due" or self.by_the_hand

    @property
    def late_entry(self) -> bool:
        """Whether one may still enter though play has begun (M4)."""
        clock, most = self.clock, self.structure.late_levels
        if self.status != "running" or self.closed:
            return False
        return clock.level <= most if clock.phase == "level" else clock.level < most

    @property
    def rebuy_window(self) -> bool:
        """Whether chips may be bought again now (M6)."""
        rebuy = self.structure.rebuy
        if rebuy is None or self.status != "running" or self.closed:
            return False
        if rebuy.minutes:
            return self.clock.played < 60 * rebuy.minutes
        return before_main_break(self)

    @property
    def bust_wait(self) -> bool:
        """Whether who loses all chips waits for the round's end to be out: hand-for-hand."""
        return self.bubble is not None and self.bubble.round > 0

    def without_hands(self, spot: Spot) -> bool:
        """Whether no hands are entered at a table: the desk says who is out, and what was counted."""
        return spot.live and self.structure.live == "clock"

    def latest(self, player: str) -> Entry | None:
        """The player's last entry that counts."""
        for number in reversed(self.by_player.find(player)):
            entry = self.entries[number]
            if entry.status != "gone":
                return entry
        return None

    def seated(self, spot: Spot) -> tuple[Entry, ...]:
        """Who sits at a table, by seat."""
        return tuple([self.entries[number] for number in spot.seats if number])


def before_main_break(state: TournamentState) -> bool:
    """Whether the main break is still to begin; while tables finish their hands before it, it is."""
    clock = state.clock
    start = clock.at + 1 if clock.phase != "due" else clock.at
    return any(isinstance(span, Break) and span.main for span in state.structure.schedule[start:])
