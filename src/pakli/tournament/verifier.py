"""
What is odd about a structure that can be played, each with the numbers that say so.

A remark is a code with facts, its sentence the message `remark-<code>`. A `warning` is what players will
complain about, a `notice` what the host should know.

Clauses     M1 (ranges of prizes, the organiser’s share), M2, M3, M4, M6, M7; the model of `expected.py`.
Knows       one structure and how many are expected. Refuses nothing: that is `check.py`.
Tested in   tests/tournament/test_check.py
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import Final, Literal

from msgspec import Struct

from pakli.tournament.expected import chips_expected, expected, money_expected
from pakli.tournament.payouts import parts_of, places_paid, prizes
from pakli.tournament.satellites import ticket_places
from pakli.tournament.schedule import level_at, levels_of, main_break_of, segments_of
from pakli.tournament.structure import Break, Structure

__all__ = ["REMARKS", "SITTINGS", "Remark", "verify"]

SITTINGS: Final = (2, 6, 10, 20, 30, 40, 50)
"""M3: the numbers of players of sit & gos."""
_MOST_PLAY: Final = 120
"""Minutes without a break that people bear."""
_HANDS_AN_HOUR: Final = 60


class Remark(Struct, frozen=True, gc=False):
    """Something odd: a code that never changes, its clause, the facts of its sentence."""

    code: str
    clause: str
    weight: Literal["warning", "notice"]
    facts: tuple[tuple[str, int], ...] = ()


def verify(structure: Structure, entries: int) -> tuple[Remark, ...]:
    """
    Everything odd about `structure` with so many entries; it must pass `check_structure`.

    Returns:
        Warnings first.
    """
    found = [remark for look in _LOOKS for remark in look(structure, entries)]
    return tuple(sorted(found, key=lambda remark: remark.weight == "notice"))


def _warning(code: str, clause: str, **facts: int) -> Remark:
    return Remark(code, clause, "warning", tuple(facts.items()))


def _notice(code: str, clause: str, **facts: int) -> Remark:
    return Remark(code, clause, "notice", tuple(facts.items()))


def _blinds(structure: Structure, entries: int) -> Iterator[Remark]:
    """How they rise."""
    levels = levels_of(structure)
    for number, (before, after) in enumerate(pairwise(levels), start=2):
        small, big = before.stakes.big_blind, after.stakes.big_blind
        if big > 2 * small:
            yield _warning("blinds-jump", "M2", level=number, before=small, after=big)
        elif before.stakes == after.stakes:
            yield _notice("level-same", "M2", level=number)
    for number, level in enumerate(levels, start=1):
        if 2 * level.stakes.small_blind != level.stakes.big_blind and level.stakes.small_blind:
            small, big = level.stakes.small_blind, level.stakes.big_blind
            if abs(2 * small - big) > level.stakes.chip:
                yield _notice("small-blind-unusual", "B7", level=number, small=small, big=big)
    end = expected(structure, entries).level
    if end > len(levels):
        yield _notice("levels-run-out", "M2", levels=len(levels), end=end)


def _stacks(structure: Structure, entries: int) -> Iterator[Remark]:
    """How deep they are at first."""
    depth = structure.stack // level_at(structure, 0).stakes.big_blind
    if depth < 20:
        yield _warning("stack-short", "M2", blinds=depth)
    elif depth < 50:
        yield _notice("stack-shallow", "M2", blinds=depth)
    elif depth > 500:
        yield _notice("stack-deep", "M2", blinds=depth)


def _times(structure: Structure, entries: int) -> Iterator[Remark]:
    """Levels too short to play an orbit in, play without a break."""
    for number, level in enumerate(levels_of(structure), start=1):
        hands = level.hands or level.minutes * _HANDS_AN_HOUR // 60
        seats = min(structure.table_size, entries)
        if hands < seats:
            yield _notice("level-short", "M2", level=number, hands=hands, seats=seats)
            break
    yield from _breaks(structure, expected(structure, entries).level)


def _breaks(structure: Structure, end: int) -> Iterator[Remark]:
    """Where people play for too long, until the level number `end`."""
    minutes, over = 0, 0
    for segment in segments_of(structure):
        over = segment.level
        if over > end or minutes > _MOST_PLAY:
            break
        span = segment.span
        minutes = 0 if isinstance(span, Break) else minutes + span.minutes + span.hands
    if minutes > _MOST_PLAY:
        yield _warning("break-missing", "M2", level=over, minutes=minutes)


def _antes(structure: Structure, entries: int) -> Iterator[Remark]:
    """When they begin, how big they are."""
    for number, level in enumerate(levels_of(structure), start=1):
        stakes = level.stakes
        if not stakes.ante:
            continue
        payers = min(structure.table_size, entries) if structure.ante_by == "each" else 1
        depth = structure.stack // stakes.big_blind
        if number == 1 and depth >= 50:
            yield _notice("ante-early", "B10", blinds=depth)
        if stakes.ante * payers > 2 * stakes.big_blind:
            yield _warning(
                "ante-big", "B10", level=number, together=stakes.ante * payers, blind=stakes.big_blind
            )
            break


def _prizes(structure: Structure, entries: int) -> Iterator[Remark]:
    """M1: how many are paid, how much the first gets; what the least prize is."""
    if structure.satellite is not None or structure.practice or entries < 1:
        return
    parts, pool = parts_of(structure.payouts, entries), money_expected(structure, entries).pool
    paid, first = sum(part > 0 for part in parts), Fraction(100 * max(parts), sum(parts))
    if entries >= 14:
        if not Fraction(entries, 10) <= paid <= Fraction(3 * entries, 10):
            code = "paid-few" if 10 * paid < entries else "paid-many"
            yield _warning(code, "M1", places=paid, entries=entries, percent=100 * paid // entries)
        if not 15 <= first <= 30:
            yield _warning("first-little" if first < 15 else "first-much", "M1", percent=int(first))
    if any(after > before for before, after in pairwise(parts)):
        yield _warning("places-rise", "M1")
    least = min((prize for prize in prizes(structure, entries, pool) if prize), default=0)
    if 0 < least < structure.entry.pays:
        yield _notice("least-prize-small", "M1", prize=least, fee=structure.entry.pays)


def _money(structure: Structure, entries: int) -> Iterator[Remark]:
    """M1: the organiser’s share, what he adds, what goes to bounties."""
    entry, money = structure.entry, money_expected(structure, entries)
    if 5 * entry.share > entry.pays:
        yield _warning("share-big", "M1", percent=100 * entry.share // entry.pays)
    if money.added and not structure.practice:
        yield _notice("guarantee-costs", "M1", added=money.added, pool=money.pool)
    if 2 * structure.bounty > entry.to_pool:
        yield _notice("bounty-big", "M1", percent=100 * structure.bounty // entry.to_pool)


def _late(structure: Structure, entries: int) -> Iterator[Remark]:
    """M4: entering late, for how many blinds; and whether some are paid by then."""
    if not structure.late_levels:
        return
    blind = level_at(structure, structure.late_levels - 1).stakes.big_blind
    if structure.stack < 10 * blind:
        yield _warning("late-short", "M4", level=structure.late_levels, blinds=structure.stack // blind)
    left = chips_expected(structure, entries) // (15 * blind)
    paid = places_paid(structure, entries, money_expected(structure, entries).pool)
    if left <= max(1, paid):
        yield _warning("late-after-bubble", "M4", level=structure.late_levels, left=left, places=paid)


def _rebuys(structure: Structure, entries: int) -> Iterator[Remark]:
    """M6: rebuys that buy few blinds or never end, an add-on that nobody sees, both forms of coming back."""
    rebuy, over = structure.rebuy, main_break_of(structure)
    end = expected(structure, entries)
    if structure.add_on is not None and structure.add_on.when == "main_break" and (over or 0) >= end.level:
        yield _warning("add-on-never", "M6", level=over or 0, end=end.level)
    if rebuy is None:
        return
    if structure.reentries:
        yield _notice("rebuy-and-reentry", "M6")
    last = _last_rebuy_level(structure, rebuy.minutes) if rebuy.minutes else over or 0
    if last >= end.level:
        yield _warning("rebuys-to-the-end", "M6", level=last, end=end.level)
    blind = level_at(structure, max(0, last - 1)).stakes.big_blind
    chips = rebuy.chips or structure.stack
    if chips < 10 * blind:
        yield _warning("rebuy-short", "M6", level=last, blinds=chips // blind)


def _last_rebuy_level(structure: Structure, minutes: int) -> int:
    """Which level is played when so many minutes of play are over; by hands: one a minute."""
    level, played = 0, 0
    while played < minutes:
        span = level_at(structure, level)
        played += span.minutes + span.hands
        level += 1
    return level


def _sizes(structure: Structure, entries: int) -> Iterator[Remark]:
    """M3: numbers of players nobody is used to. M7: what is won."""
    if structure.sit_and_go and structure.most not in SITTINGS:
        yield _notice("sit-and-go-unusual", "M3", players=structure.most)
    if structure.most and entries > structure.most:
        yield _warning("more-than-fit", "M4", players=entries, most=structure.most)
    if entries < structure.least:
        yield _warning("too-few-to-begin", "M4", players=entries, least=structure.least)
    if structure.satellite is not None:
        money = money_expected(structure, entries)
        if not ticket_places(structure, entries, money.pool):
            yield _warning(
                "no-ticket", "M7", pool=money.pool + money.added, ticket=structure.satellite.ticket
            )


_LOOKS: Final = (_blinds, _stacks, _times, _antes, _prizes, _money, _late, _rebuys, _sizes)

REMARKS: Final = (
    "blinds-jump", "level-same", "small-blind-unusual", "levels-run-out", "stack-short", "stack-shallow",
    "stack-deep", "level-short", "break-missing", "ante-early", "ante-big", "paid-few", "paid-many",
    "first-little", "first-much", "places-rise", "least-prize-small", "share-big", "guarantee-costs",
    "bounty-big", "late-short", "late-after-bubble", "add-on-never", "rebuy-and-reentry",
    "rebuys-to-the-end", "rebuy-short", "sit-and-go-unusual", "more-than-fit", "too-few-to-begin",
    "no-ticket",
)  # fmt: skip
"""Every code there is."""
