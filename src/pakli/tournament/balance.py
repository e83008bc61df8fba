"""
Who moves where: tables kept equal, tables broken, the final table, late entries.

Clauses     M4; TDA 9 to 12: when tables differ by two, the player due the big blind next at the biggest moves
            to the worst position at the shortest; a table three short waits; when all fit on one table fewer,
            the one with the highest number is broken and its players’ seats are drawn.
Knows       tables by number and size. Not what a hand is.
Tested in   tests/tournament/test_balance.py
"""

from collections.abc import Iterator, Sequence
from heapq import heapify, heappop, heappush
from typing import Final, Literal

from msgspec import Struct

from pakli.table.seats import clockwise
from pakli.tournament.rows import bits
from pakli.tournament.state import IN_PLAY, Entry, Spot, TournamentState

__all__ = [
    "DrawWanted",
    "Seating",
    "breaking",
    "draw_wanted",
    "first_seats",
    "is_live",
    "lopsided",
    "next_big_blind",
    "playable",
    "redraw_due",
    "round_over",
    "seats_for",
    "short",
    "uneven",
]

MOST_APART: Final = 1
"""Tables may differ by so many; when by more, a player moves."""
SHORT: Final = 3
"""A table that has so many fewer than the biggest waits (TDA 11)."""

Seating = tuple[int, int, int]
"""Entry, table, seat."""


class DrawWanted(Struct, frozen=True, gc=False, tag="draw_wanted"):
    """
    Chance is asked for: `Draw` with `entries` in a random order, and the seats 1 to `seats` in another.

    `why`: newcomers get seats, a table is broken, the final table is drawn anew.
    """

    why: Literal["newcomers", "break", "final"]
    entries: tuple[int, ...]
    seats: int


def round_over(state: TournamentState) -> bool:
    """Whether no table has still to play in this round of hand-for-hand; outside of it, always."""
    bubble = state.bubble
    if bubble is None or not bubble.round:
        return True
    return not state.busy and not bubble.to_play


def playable(state: TournamentState) -> int:
    """The tables with two or more players: a set of bits."""
    found = 0
    for tables in state.sizes[2:]:
        found |= tables
    return found


def redraw_due(state: TournamentState) -> bool:
    """Whether all who are left fit on one table, for which seats are drawn anew."""
    wanted = state.structure.redraw and state.closed and not state.final
    return wanted and 1 < state.left <= state.structure.table_size and state.open_tables.bit_count() > 1


def breaking(state: TournamentState) -> int:
    """The table that is to be broken, as all fit on the others; 0: none."""
    if state.structure.mixed == "apart":
        return _breaking_apart(state)
    tables = state.open_tables
    return _broken_of(state, tables) if _fit_on_fewer(state, tables, state.left) else 0


def _fit_on_fewer(state: TournamentState, tables: int, players: int) -> bool:
    """Whether so many players need one of these tables less."""
    room = state.structure.table_size
    return tables.bit_count() > 1 and players <= (tables.bit_count() - 1) * room


def _broken_of(state: TournamentState, tables: int) -> int:
    """Which of these tables is broken: the one that is named, or the last."""
    return next((number for number in state.break_order if tables >> number & 1), tables.bit_length() - 1)


def _breaking_apart(state: TournamentState) -> int:
    """In a mixed field each kind for itself; who is the last of his kind goes to the others."""
    for tables in _kinds(state):
        players = sum([state.tables[number].size for number in bits(tables)])
        players += sum([state.entries[one].live is _is_live(state, tables) for one in state.unseated])
        if _fit_on_fewer(state, tables, players):
            return _broken_of(state, tables)
        others = state.open_tables & ~tables
        if players == 1 and state.closed and state.left <= others.bit_count() * state.structure.table_size:
            return tables.bit_length() - 1
    return 0


def _is_live(state: TournamentState, tables: int) -> bool:
    return state.tables[tables.bit_length() - 1].live


def _kinds(state: TournamentState, tables: int | None = None) -> list[int]:
    """Open tables (or these of them) that players are moved between: sets of bits, none of them empty."""
    tables = state.open_tables if tables is None else tables
    if state.structure.mixed != "apart":
        return [tables] if tables else []
    live = sum([1 << number for number in bits(tables) if state.tables[number].live])
    return [kind for kind in (tables & ~live, live) if kind]


def _others(state: TournamentState) -> int:
    """The tables that stay: a set of bits."""
    gone = breaking(state)
    return state.open_tables & ~(1 << gone) if gone else state.open_tables


def _ends(state: TournamentState, tables: int) -> tuple[int, int]:
    """The smallest and the biggest size of `tables`; 0 and 0 where there is none."""
    found = [size for size, filed in enumerate(state.sizes) if filed & tables]
    return (found[0], found[-1]) if found else (0, 0)


def short(state: TournamentState, spot: Spot) -> bool:
    """Whether a table has so few that it waits until players have come."""
    tables = next((kind for kind in _kinds(state, _others(state)) if kind >> spot.number & 1), 0)
    return bool(tables) and _ends(state, tables)[1] - spot.size >= SHORT


def lopsided(state: TournamentState) -> Seating | None:
    """
    The next move that keeps tables equal; None: none is due, or the biggest tables are all in a hand.

    Nobody moves while a round of hand-for-hand is played: he would play two hands in it, or none.
    """
    if redraw_due(state) or not round_over(state):
        return None
    moves = (_lopsided(state, tables) for tables in _kinds(state, _others(state)))
    return next((move for move in moves if move is not None), None)


def _lopsided(state: TournamentState, tables: int) -> Seating | None:
    low, high = _ends(state, tables)
    if high - low <= MOST_APART:
        return None
    for number in bits(state.sizes[high] & tables & ~state.busy):
        if state.without_hands(state.tables[number]):  # who is due the big blind next, the desk has to say
            continue
        entry = next_big_blind(state, state.tables[number])
        if entry is not None:
            to = state.tables[next(bits(state.sizes[low] & tables))]
            return entry.number, to.number, to.free[0]
    return None


def uneven(state: TournamentState) -> Seating | None:
    """
    Where no hands are entered: a table whose player due the big blind next is to move, the table and seat he
    gets. Nobody but people at the table knows who that is. None: tables are equal enough.
    """
    if redraw_due(state) or not round_over(state) or state.structure.live != "clock":
        return None
    moves = (_uneven(state, tables) for tables in _kinds(state, _others(state)))
    return next((move for move in moves if move is not None), None)


def _uneven(state: TournamentState, tables: int) -> Seating | None:
    low, high = _ends(state, tables)
    if high - low <= MOST_APART:
        return None
    filed = bits(state.sizes[high] & tables)
    biggest = [number for number in filed if state.without_hands(state.tables[number])]
    to = state.tables[next(bits(state.sizes[low] & tables))]
    return (biggest[0], to.number, to.free[0]) if biggest else None


def next_big_blind(state: TournamentState, spot: Spot) -> Entry | None:
    """
    Who is due the big blind next at a table and can move; None: nobody can.

    Who needs a seat with a certain number is passed over, if anybody else can move.
    """
    seats = [seat for seat, number in enumerate(spot.seats, 1) if number]
    order = [state.entries[spot.seats[seat - 1]] for seat in clockwise(seats, spot.big)]
    able = [entry for entry in order if entry.status == "playing" and entry.chips]
    return next((entry for entry in able if not (entry.fixed or entry.stays)), able[0] if able else None)


def draw_wanted(state: TournamentState) -> DrawWanted | None:
    """The draw that is due now; None: none."""
    if state.status != "running" or not round_over(state):
        return None
    seats = state.structure.table_size
    if redraw_due(state):
        if state.busy or state.broke:
            return None
        at_tables = [number for table in bits(state.open_tables) for number in _players(state, table)]
        return DrawWanted("final", (*at_tables, *state.unseated), seats)
    if state.unseated:
        return DrawWanted("newcomers", state.unseated, seats)
    table = breaking(state)
    if not table or state.busy >> table & 1:
        return None
    players = _players(state, table)
    if all(state.entries[number].status == "playing" for number in players):
        return DrawWanted("break", players, seats)
    return None


def _players(state: TournamentState, table: int) -> tuple[int, ...]:
    return tuple([number for number in state.tables[table].seats if number])


def seats_for(
    state: TournamentState, order: Sequence[int], seats: Sequence[int]
) -> tuple[list[Seating], list[tuple[tuple[int, int], ...]]]:
    """
    Seats for entries that have none, or whose table is broken: at the shortest tables, in the order drawn.

    Returns:
        entry, table and seat of each; and the tables to be opened, with pairs of seat and entry, for whom
        there is no room.
    """
    tables, sizes = _others(state), list(state.sizes)
    kinds = {_is_live(state, kind): kind for kind in _kinds(state, tables)}
    apart = state.structure.mixed == "apart"
    free = {number: set(state.tables[number].free) for number in bits(tables)} if len(order) > 4 else {}
    found: list[Seating] = []
    waiting: list[int] = []
    for number in sorted(order, key=lambda one: not state.entries[one].fixed):
        fixed = state.entries[number].fixed
        live, mine = state.entries[number].live, tables
        if apart and live in kinds:
            mine = kinds[live]
        elif apart and (not state.closed or _others_of_kind(state, number)):
            mine = 0  # a table of his kind is opened
        table = _shortest(state, mine, sizes, free, fixed)
        if not table:
            waiting.append(number)
            continue
        open_seats = free.setdefault(table, set(state.tables[table].free))
        seat = fixed if fixed in open_seats else next(seat for seat in seats if seat in open_seats)
        open_seats.discard(seat)
        size, bit = state.structure.table_size - len(open_seats) - 1, 1 << table
        sizes[size] &= ~bit
        sizes[size + 1] |= bit
        found.append((number, table, seat))
    return found, [seated for _, seated in _dealt_out(state, waiting, seats)] if waiting else []


def _others_of_kind(state: TournamentState, number: int) -> bool:
    """Whether somebody else is in play at the kind of table where this entry plays."""
    live = state.entries[number].live
    return any(one.status in IN_PLAY and one.live is live and one.number != number for one in state.entries)


def _shortest(
    state: TournamentState, tables: int, sizes: list[int], free: dict[int, set[int]], fixed: int
) -> int:
    """The shortest table with a seat free, the one with the lowest number; 0: all are full."""
    first = 0
    for filed in sizes[: state.structure.table_size]:
        for number in bits(filed & tables):
            first = first or number
            if not fixed or fixed in free.setdefault(number, set(state.tables[number].free)):
                return number
    return first


def is_live(state: TournamentState, seats: Sequence[tuple[int, int]]) -> bool:
    """Whether a new table for these pairs of seat and entry has real cards."""
    if not state.structure.mixed:
        return bool(state.structure.live)
    return state.entries[seats[0][1]].live


def first_seats(
    state: TournamentState, order: Sequence[int], seats: Sequence[int]
) -> Iterator[tuple[int, tuple[tuple[int, int], ...]]]:
    """Tables, from number 1, with pairs of seat and entry; their sizes differ by at most one."""
    return _dealt_out(state, order, seats)


def _dealt_out(
    state: TournamentState, order: Sequence[int], seats: Sequence[int]
) -> Iterator[tuple[int, tuple[tuple[int, int], ...]]]:
    """Entries dealt out to as many new tables as it takes; in a mixed field each kind to its own."""
    first = len(state.tables) + 1
    for entries in _by_kind(state, order):
        for at in _dealt_out_alike(state, entries, seats):
            yield first, tuple(sorted(at.items()))
            first += 1


def _by_kind(state: TournamentState, order: Sequence[int]) -> list[list[int]]:
    if not state.structure.mixed or redraw_due(state):
        return [list(order)]
    kinds = [[number for number in order if state.entries[number].live is live] for live in (False, True)]
    return [kind for kind in kinds if kind]


def _dealt_out_alike(
    state: TournamentState, order: Sequence[int], seats: Sequence[int]
) -> list[dict[int, int]]:
    """Pairs of seat and entry, table by table."""
    room = state.structure.table_size
    count = -(-len(order) // room)
    base, rest = divmod(len(order), count)
    full = [base + (table < rest) for table in range(count)]
    taken: list[dict[int, int]] = [{} for _ in range(count)]
    waiting: list[int] = []
    for number in order:
        fixed = state.entries[number].fixed
        able = [at for at in range(count) if len(taken[at]) < full[at] and fixed not in taken[at]]
        if fixed and able:
            taken[min(able, key=lambda at: len(taken[at]))][fixed] = number
        else:
            waiting.append(number)
    heap = [(len(at), table) for table, at in enumerate(taken) if len(at) < full[table]]
    heapify(heap)
    for number in waiting:
        size, table = heappop(heap)
        seat = next(seat for seat in seats if seat not in taken[table])
        taken[table][seat] = number
        if size + 1 < full[table]:
            heappush(heap, (size + 1, table))
    return taken
