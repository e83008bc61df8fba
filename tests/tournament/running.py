"""
A tournament played from short words, without tables: who enters, which hand ends how, what time it is.

    play = Running(structure(table_size=4), 8)
    play.begin()
    play.hand(1, {"a": 0, "b": 20_000})               # the others of table 1 keep what they have

Every step checks what must hold at every moment: the log folded again gives the same tournament, every chip
is accounted for, everybody sits in one place, tables are filed under their size.
"""

from collections.abc import Mapping

from pakli.rules import RuleViolation
from pakli.tournament import Begin, BeginHand, Draw, EndHand, Enter, Structure, Tournament, TournamentAction
from pakli.tournament.events import TournamentEvent
from pakli.tournament.rows import bits
from pakli.tournament.state import IN_PLAY, Entry

__all__ = ["Running", "laws", "player", "refused"]


def player(number: int) -> str:
    """The player of an entry: a, b, ... z, then other letters: one for each."""
    return chr(96 + number) if number <= 26 else chr(0x400 + number)


def refused(play: "Running", action: TournamentAction) -> tuple[str, str]:
    """Clause and code of the refusal that `action` meets."""
    try:
        play.event.play(action)
    except RuleViolation as violation:
        return violation.refusal.clause, violation.refusal.code
    return "", ""


class Running:
    """A tournament and its log."""

    def __init__(self, structure: Structure, entries: int = 0) -> None:
        self.opened = self.event = Tournament.open(structure)
        self.log: list[TournamentEvent] = []
        self.draws = True
        for number in range(1, entries + 1):
            self.do(Enter(player(number)))

    def do(self, action: TournamentAction) -> list[str]:
        """Do it; the names of what happened. Draws that are asked for are made, lowest number first."""
        before = self.event
        self.event, events = before.play(action)
        assert before.after(*events) == self.event, "folding the events gives the state"
        self.log += events
        laws(self.event)
        names = [type(event).__name__ for event in events]
        wanted = self.event.draw
        if self.draws and wanted is not None:
            names += self.do(Draw(wanted.entries, tuple(range(1, wanted.seats + 1))))
        return names

    def begin(self, order: str = "") -> None:
        """Start: entries in their order (or as named), seats 1, 2, 3 ... in turn at each table."""
        numbers = [self.at(name).number for name in order] or [
            entry.number for entry in self.event.entries if entry.status == "registered"
        ]
        self.do(Begin(tuple(numbers), tuple(range(1, self.event.structure.table_size + 1))))

    def at(self, name: str) -> Entry:
        """A player's last entry."""
        entry = self.event.latest(name)
        assert entry is not None, name
        return entry

    def start(self, table: int, big: int = 0) -> None:
        """A hand begins; the big blind is at seat `big`, by default one on from the last."""
        spot = self.event.tables[table]
        seats = [seat for seat, entry in enumerate(spot.seats, 1) if entry]
        big = big or next((seat for seat in seats if seat > spot.big), seats[0])
        before = [seat for seat in seats if seat < big] or seats
        self.do(BeginHand(table, before[-1], before[-1], big))

    def end(self, table: int, chips: Mapping[str, int] | None = None, **beaten: str) -> list[str]:
        """The hand is over, with these chips by player; `beaten`: who won all a player's chips."""
        seats = {entry.player: entry for entry in self.event.seated(self.event.tables[table])}
        stacks = {name: entry.chips for name, entry in seats.items()} | dict(chips or {})
        pairs = tuple([(seats[name].seat, stack) for name, stack in stacks.items()])
        lost = tuple(
            [(seats[who].seat, tuple([seats[one].seat for one in by])) for who, by in beaten.items()]
        )
        return self.do(EndHand(table, pairs, tuple(lost)))

    def hand(self, table: int, chips: Mapping[str, int] | None = None, **beaten: str) -> list[str]:
        """A whole hand."""
        self.start(table)
        return self.end(table, chips, **beaten)

    def bust(self, *names: str, to: str, table: int = 0) -> list[str]:
        """These lose all they have to `to`, in one hand at their table."""
        table = table or self.at(to).table
        won = sum(self.at(name).chips for name in names)
        chips = dict.fromkeys(names, 0) | {to: self.at(to).chips + won}
        return self.hand(table, chips, **dict.fromkeys(names, to))

    def status(self) -> str:
        """Where the event stands."""
        return self.event.status

    def phase(self) -> str:
        """What its clock is in."""
        return self.event.clock.phase

    def open(self) -> tuple[int, ...]:
        """The tables where somebody sits."""
        return self.event.open_numbers

    def seating(self) -> dict[int, str]:
        """Players by table, clockwise from seat 1; an empty seat is a dot."""
        tables = self.event.tables
        return {
            number: "".join(
                self.event.entries[entry].player if entry else "." for entry in tables[number].seats
            )
            for number in self.event.open_numbers
        }

    def places(self) -> dict[str, int]:
        """The place of everybody who has one."""
        return {entry.player: entry.place for entry in self.event.entries if entry.place}

    def prizes(self) -> dict[str, int]:
        """What everybody was paid for his place."""
        return {entry.player: entry.prize for entry in self.event.entries if entry.prize}


def laws(event: Tournament) -> None:
    """What holds at every moment."""
    takings = event.takings
    assert event.chips_in_play + event.uncounted == takings.in_play, "every chip is accounted for"
    there = [entry for entry in event.entries if entry.status not in ("gone", "registered")]
    left = sum(entry.status in IN_PLAY for entry in event.entries)
    registered = sum(entry.status == "registered" for entry in event.entries)
    assert event.left == left + registered
    assert 0 <= takings.out_of_play <= takings.chips
    assert all(not entry.chips for entry in event.entries if entry.status in ("out", "replaced", "gone"))
    if event.closed and not event.dealt:
        assert sum(event.prizes) == takings.pool + takings.added, "what is settled is what there is"
    assert event.players == len({entry.player for entry in event.entries if entry.status != "gone"})
    seats = [number for spot in event.tables for number in spot.seats if number]
    assert len(seats) == len(set(seats)), "nobody sits twice"
    sitting = set(seats)
    for entry in there:
        assert (entry.number in sitting) is (entry.status in IN_PLAY and entry.status != "unseated")
        if entry.number in sitting:
            assert event.tables[entry.table].seats[entry.seat - 1] == entry.number
    for size, tables in enumerate(event.sizes):
        for number in bits(tables):
            assert event.tables[number].size == size
    if event.status == "finished":
        _finished(event)


def _finished(event: Tournament) -> None:
    """Everybody has one place; prizes, bounties and the organiser's share are what was taken."""
    takings = event.takings
    ranked = [entry for entry in event.entries if entry.status not in ("gone", "replaced")]
    assert all(entry.place for entry in ranked)
    places = sorted(entry.place for entry in ranked)
    assert all(place <= at for at, place in enumerate(places, 1))
    assert not any(entry.place for entry in event.entries if entry.status in ("gone", "replaced"))
    paid = takings.paid_out + takings.bounties_paid + takings.shares
    assert paid == takings.collected + takings.added, "to the last cent"
    assert takings.paid_out == sum(entry.prize + entry.dealt for entry in event.entries)
