"""
Which stakes are played when: levels, breaks, what follows the last level, and what tables must be told.

Clauses     M2 (levels; after the last all stakes double), M8 (the preset’s rules), B10 (the ante), G8.
Knows       one structure. Not how far an event is.
Tested in   tests/tournament/test_schedule.py
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from pakli.rules import PRESETS, VARIANTS, HouseRules, Stakes
from pakli.rules.house_rules import LIMITS, LimitName
from pakli.rules.refusal import refuse
from pakli.table import Sign, TableGame, game_of
from pakli.table.sign import check_sign, live_game
from pakli.tournament.structure import Break, Level, Structure

__all__ = [
    "MOST_STAKES",
    "Segment",
    "games_of",
    "level_at",
    "levels_of",
    "main_break_of",
    "most_seats",
    "play_before",
    "segment_at",
    "segments_of",
    "sign_for",
]

MOST_STAKES: Final = 10**15
"""Stakes stop doubling before they pass this: no event has so many chips, and every number stays a number."""


_FIRST_HOUR: Final = 60
_TWO_HOURS: Final = 120
"""Minutes of play in which W and N have rebuys (M6)."""


class Segment(Struct, frozen=True, gc=False):
    """
    One piece of an event: a level or a break.

    `level`: which level it is, counted from 1 and without the breaks; of a break, the one that is over.
    `begins`: minutes from the start of the event, breaks included; -1: a level before it is played by hands.
    """

    level: int
    span: Level | Break
    begins: int

    @property
    def is_break(self) -> bool:
        """Whether nobody plays."""
        return isinstance(self.span, Break)


def levels_of(structure: Structure) -> tuple[Level, ...]:
    """The levels without the breaks."""
    return tuple([span for span in structure.schedule if isinstance(span, Level)])


def level_at(structure: Structure, index: int) -> Level:
    """
    The level number `index`, counted from 0 and without the breaks.

    After the last level of the schedule all stakes double from level to level (M2), as long as it was; they
    stay below `MOST_STAKES`.

    Raises:
        RuleViolation: the schedule has no level.
        IndexError: `index` is below 0.
    """
    levels = levels_of(structure)
    if not levels:
        raise refuse("M2", "structure.no_level")
    if index < 0:
        raise IndexError(index)
    if index < len(levels):
        return levels[index]
    return _doubled(levels[-1], index + 1 - len(levels))


@lru_cache(maxsize=512)
def _doubled(last: Level, times: int) -> Level:
    """`last` with its stakes doubled so many times."""
    stakes = last.stakes
    highest = max(stakes.big_blind, stakes.small_blind, stakes.ante, stakes.bring_in, 1)
    factor = 1 << min(times, max(0, (MOST_STAKES // highest).bit_length() - 1))
    return replace(
        last,
        stakes=replace(
            stakes,
            big_blind=stakes.big_blind * factor,
            small_blind=stakes.small_blind * factor,
            ante=stakes.ante * factor,
            bring_in=stakes.bring_in * factor,
        ),
    )


def segment_at(structure: Structure, index: int) -> Level | Break:
    """
    The entry number `index` of the schedule, counted from 0, breaks included; beyond its end there are levels
    only, doubled.

    Raises:
        RuleViolation: the schedule has no level.
        IndexError: `index` is below 0.
    """
    if 0 <= index < len(structure.schedule):
        return structure.schedule[index]
    if index < 0:
        raise IndexError(index)
    return level_at(structure, len(levels_of(structure)) + index - len(structure.schedule))


def segments_of(structure: Structure) -> Iterator[Segment]:
    """The pieces of an event in their order, without end: after the schedule the doubled levels."""
    level, begins, index = 0, 0, 0
    while True:
        span = segment_at(structure, index)
        level += isinstance(span, Level)
        yield Segment(level, span, begins)
        begins = -1 if begins < 0 or not span.minutes else begins + span.minutes
        index += 1


def play_before(structure: Structure, level: int) -> int:
    """
    Minutes of play, breaks not counted, before the level number `level` (from 0) begins; -1: not known, as a
    level before it is played by hands.
    """
    before = [level_at(structure, index) for index in range(level)]
    return -1 if any(one.hands for one in before) else sum(one.minutes for one in before)


def main_break_of(structure: Structure) -> int | None:
    """How many levels are over when the main break begins (M6); None: there is none."""
    over = 0
    for span in structure.schedule:
        if isinstance(span, Level):
            over += 1
        elif span.main:
            return over
    return None


@lru_cache(maxsize=256)
def _rules(preset: str, limit: LimitName, ante_by: str, rebuy: str) -> HouseRules:
    """A preset’s rules for a tournament, with who pays the ante (B10) and the form of the rebuy (M6)."""
    return replace(PRESETS[preset].at("tournament", limit), ante=ante_by, tournament_rebuy=rebuy)


def games_of(structure: Structure, level: Level, *, live: bool = False) -> tuple[TableGame, ...]:
    """
    What tables play at `level`: for their sign, and for `SetLevel`; `live`: those with real cards.

    One game for each of the structure’s variants, in their order. Where one pays the ante for all, that is
    so in games with blinds; a game that everybody pays an ante in has its usual one there.

    Raises:
        RuleViolation: no such game, limit or preset.
    """
    if structure.preset not in PRESETS:
        raise refuse("T1", "setup.unknown_preset", preset=structure.preset, known=", ".join(PRESETS))
    games = tuple([_game(structure, variant, level.stakes) for variant in structure.variants])
    way = structure.live
    if not live or not way or way == "clock":
        return games
    return tuple([live_game(game, way) for game in games])


def _game(structure: Structure, variant: str, stakes: Stakes) -> TableGame:
    if variant not in VARIANTS:
        raise refuse("G1", "setup.unknown_game", game=variant, known=", ".join(VARIANTS))
    wanted = structure.limit or VARIANTS[variant].limit
    limit = next((name for name in LIMITS if name == wanted), None)
    if limit is None:
        raise refuse("B0", "setup.limit_not_offered", limit=wanted, known=", ".join(LIMITS))
    if VARIANTS[variant].forced != "blinds" and structure.ante_by != "each":
        stakes = replace(stakes, ante=0)
    rules = _rules(structure.preset, limit, structure.ante_by, _rebuy_form(structure))
    return game_of(variant, stakes, kind="tournament", limit=limit, rules=rules)


def _rebuy_form(structure: Structure) -> str:
    """M6: one of the two forms, if it is that to the letter; else the event’s own."""
    rebuy, add_on, stack = structure.rebuy, structure.add_on, structure.stack
    if rebuy is None and add_on is None:
        return "none"
    if rebuy is None or add_on is None:
        return "own_form"
    fees = {rebuy.price or structure.entry, add_on.price or structure.entry}
    main = main_break_of(structure)
    if fees != {structure.entry} or (rebuy.chips or stack) != stack or rebuy.when != "below_start":
        return "own_form"
    in_hour = rebuy.minutes == _FIRST_HOUR and not rebuy.times and add_on.when == "after_rebuys"
    if in_hour and (add_on.chips or stack) == stack:
        return "w_form"
    in_two = main is not None and play_before(structure, main) == _TWO_HOURS and not rebuy.minutes
    once = rebuy.times == 1 and add_on.when == "main_break"
    return "n_form" if in_two and once and add_on.chips == 2 * stack else "own_form"


def sign_for(structure: Structure, level: Level, *, live: bool = False) -> Sign:
    """
    The sign of the event’s tables at `level`; `live`: of those with real cards.

    Raises:
        RuleViolation: it cannot be played like this (`check_sign`).
    """
    way = structure.live if live and structure.live != "clock" else ""
    sign = Sign(
        kind="tournament",
        games=games_of(structure, level, live=live),
        seats=structure.table_size,
        rotation=structure.rotation,
        every=structure.every,
        practice=structure.practice,
        cut=not way,
        live=way,
    )
    check_sign(sign)
    return sign


def most_seats(variants: tuple[str, ...]) -> int:
    """How many a table of these games has room for, at most ten; so many as are dealt in at once (D5)."""
    return min([10, *[min(VARIANTS[one].seats, VARIANTS[one].players[1]) for one in variants]])
