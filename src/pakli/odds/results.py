"""
From counted outcomes to shares of the pot.

An outcome is a number: a bit for each player who shares the high half, above these one for each who shares
the low half. Shares are added up in 5040ths, which every pot of up to ten players divides into, so what is
exact stays exact until the last division.

Tested in   tests/odds/test_results.py
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import sqrt
from typing import Final, Literal

from msgspec import Struct

__all__ = ["Equity", "Half", "Method", "Share", "result_of"]

Method = Literal["exact", "sampled"]
_WHOLE: Final = 5040


class Half(Struct, frozen=True):
    """One half of a high-low pot, in parts of all boards."""

    win: float
    """How often he takes this half alone."""
    tie: float
    """How often he shares it."""
    equity: float
    """Which part of this half is his on average; where nobody has a low, there is no low half."""


class Share(Struct, frozen=True):
    """What one player may expect."""

    hand: str
    """As it was given."""
    equity: float
    """The part of the pot that is his on average, 0 to 1."""
    win: float
    """How often he takes the whole pot; in high-low, both halves."""
    tie: float
    """How often he takes a part of it."""
    share: float
    """What these parts bring: `equity` is `win` + `share`."""
    standard_error: float
    """Of `equity`: 0 where it is exact."""
    high: Half | None = None
    low: Half | None = None


class Equity(Struct, frozen=True):
    """The answer of `equity`."""

    game: str
    method: Method
    boards: int
    """How many boards (deals, where there is no board) were looked at, each match-up's for itself."""
    players: tuple[Share, ...]

    @property
    def equities(self) -> tuple[float, ...]:
        """The players' equities."""
        return tuple(player.equity for player in self.players)


class _Sums:
    """One player's outcomes added up; a half is [alone, shared, 5040ths]."""

    __slots__ = ("high", "low", "part", "squares", "tie", "whole", "win")

    def __init__(self) -> None:
        self.win = self.tie = self.whole = self.part = self.squares = 0.0
        self.high = [0.0, 0.0, 0.0]
        self.low = [0.0, 0.0, 0.0]


@cache
def _members(outcome: int) -> tuple[int, ...]:
    return tuple(player for player in range(outcome.bit_length()) if outcome >> player & 1)


def _add(sums: Sequence[_Sums], high: int, low: int, times: float) -> None:
    winners, lows = _members(high), _members(low)
    for player in {*winners, *lows}:
        mine = sums[player]
        in_high = _WHOLE // len(winners) if player in winners else 0
        in_low = _WHOLE // len(lows) if player in lows else 0
        taken = (in_high + in_low) // 2 if low else in_high
        if taken == _WHOLE:
            mine.win += times
        else:
            mine.tie += times
            mine.part += taken * times
        mine.whole += taken * times
        mine.squares += taken * taken * times
        for half, fraction in ((mine.high, in_high), (mine.low, in_low)):
            if fraction:
                half[0 if fraction == _WHOLE else 1] += times
                half[2] += fraction * times


def _half(half: Sequence[float], total: float, there: float) -> Half:
    return Half(half[0] / total, half[1] / total, half[2] / (_WHOLE * there) if there else 0.0)


def _error(sums: _Sums, total: float) -> float:
    mean = sums.whole / total
    spread = max(0.0, sums.squares / total - mean * mean)
    return sqrt(spread / max(1.0, total - 1)) / _WHOLE


def result_of(
    game: str,
    hands: Sequence[str],
    outcomes: Iterable[tuple[int, float]],
    boards: int,
    *,
    halves: bool,
    sampled: bool,
) -> Equity:
    """
    The shares that follow from outcomes and how often (or with how much weight) each came.

    Args:
        game, hands: as they were given.
        outcomes: pairs; those that never came may be left out, one at least must be there.
        boards: how many were looked at.
        halves: the pot is divided into high and low.
        sampled: the outcomes are a sample, each of weight 1.
    """
    players = len(hands)
    sums = [_Sums() for _ in hands]
    total = with_low = 0.0
    everybody = (1 << players) - 1
    for outcome, times in outcomes:
        high, low = outcome & everybody, outcome >> players
        _add(sums, high, low, times)
        total += times
        if low:
            with_low += times
    shares = tuple(
        Share(
            hand,
            mine.whole / (_WHOLE * total),
            mine.win / total,
            mine.tie / total,
            mine.part / (_WHOLE * total),
            _error(mine, total) if sampled else 0.0,
            _half(mine.high, total, total) if halves else None,
            _half(mine.low, total, with_low) if halves else None,
        )
        for hand, mine in zip(hands, sums, strict=True)
    )
    return Equity(game, "sampled" if sampled else "exact", boards, shares)
