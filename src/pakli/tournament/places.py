"""
Places and prizes: who ranks above whom of those who are out, who ties, what each is paid.

Later is better. Of those who go out in one hand at one table, who began it with more chips ranks higher; with
as many, they tie. Of those who go out in the same round of hand-for-hand at different tables, the best of
each table tie, then the second of each, and so on.

Clauses     M1 (every cent), M4 (hand-for-hand; TDA), M7 (tickets).
Tested in   tests/tournament/test_places.py
"""

from collections.abc import Iterable, Sequence
from itertools import groupby

from pakli.tournament import events as e
from pakli.tournament.bounties import bounty_won
from pakli.tournament.payouts import shared
from pakli.tournament.state import IN_PLAY, Entry, TournamentState

__all__ = ["decided", "head_won", "own_head", "placed", "ranked", "ranked_by_chips"]


def decided(state: TournamentState) -> bool:
    """Whether nothing is left to play for: one is left, all have tickets, or a deal divides everything."""
    if not state.closed:
        return False
    return state.left <= max(1, state.tickets) or (state.dealt and not state.prizes[0])


def ranked(entries: Iterable[Entry]) -> list[tuple[int, ...]]:
    """Entries that are out, the best first; those who tie together, by number."""
    found: list[tuple[int, ...]] = []
    for _, together in groupby(sorted(entries, key=lambda one: -one.fell), key=lambda one: one.fell):
        by_table: dict[int, list[Entry]] = {}
        for entry in together:
            by_table.setdefault(entry.fell_at, []).append(entry)
        levels: list[list[int]] = []
        for at_table in by_table.values():
            for level, same in enumerate(_by_chips(at_table)):
                if level == len(levels):
                    levels.append([])
                levels[level] += same
        found += [tuple(sorted(level)) for level in levels]
    return found


def _by_chips(entries: Iterable[Entry]) -> list[list[int]]:
    ordered = sorted(entries, key=lambda one: -one.had)
    return [[one.number for one in same] for _, same in groupby(ordered, key=lambda one: one.had)]


def ranked_by_chips(entries: Iterable[Entry]) -> list[tuple[int, ...]]:
    """Entries that are in, who has most chips first; those who have as many tie."""
    ordered = sorted(entries, key=lambda one: -one.chips)
    return [tuple([one.number for one in same]) for _, same in groupby(ordered, key=lambda one: one.chips)]


def placed(prizes: Sequence[int], first: int, groups: Iterable[tuple[int, ...]]) -> tuple[e.Placed, ...]:
    """Places from `first` down. Who tie share their places’ prizes; odd units go to the lower numbers."""
    found: list[e.Placed] = []
    for group in groups:
        found.append(e.Placed(first, group, shared(prizes, first, len(group))))
        first += len(group)
    return tuple(found)


def head_won(state: TournamentState, entry: Entry) -> tuple[e.HeadWon, ...]:
    """The bounty on an entry that goes out, for those who won its last chips; none where there is none."""
    if not entry.head or not entry.by:
        return ()
    winners = [str(number) for number in entry.by]
    alive = all(state.entries[number].status in IN_PLAY for number in entry.by)
    parts = bounty_won(entry.head, winners, progressive=state.structure.progressive, last=not alive)
    return (e.HeadWon(entry.number, tuple([(int(one.player), one.cash, one.onto_head) for one in parts])),)


def own_head(state: TournamentState, winner: Entry) -> tuple[e.HeadWon, ...]:
    """The winner of the event has his own bounty, and those nobody won."""
    takings = state.takings
    rest = takings.bounties - takings.bounties_paid
    return (e.HeadWon(winner.number, ((winner.number, rest, 0),)),) if rest else ()
