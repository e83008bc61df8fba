"""
ICM: what stacks are worth in prize money, by the model of Malmuth and Harville.

The chance to finish first is one's part of the chips; second, one's part of what is left without the first;
and so on. Whoever has no chips gets the last places.

Units       stacks in whole chips, prizes in any money; floats come out.
Cost        twelve players 2 ms; more by sampling, 40 ms for 100,000 finishes of twenty players.
Tested in   tests/odds/test_icm.py
"""

from collections.abc import Sequence
from math import isfinite
from operator import index
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.odds.errors import OddsError, whole
from pakli.odds.pieces import Progress, check_work

__all__ = ["MOST_EXACT", "Worth", "icm"]

MOST_EXACT: Final = 12
"""Players up to whom every order of finishing counts."""

_AT_ONCE: Final = 10_000
_MOST_CHIPS: Final = 10**300
"""So many can be added up as floats."""


class Worth(Struct, frozen=True):
    """What one player's stack is worth."""

    prize: float
    """His prize money on average."""
    standard_error: float
    """Of `prize`: 0 where it is exact."""


def icm(
    stacks: Sequence[int],
    prizes: Sequence[float],
    *,
    samples: int = 100_000,
    seed: int | None = None,
    progress: Progress | None = None,
) -> tuple[Worth, ...]:
    """
    What each stack is worth.

    Args:
        stacks: whole chips, one a player; an array will do, as it will for `prizes`.
        prizes: what the first gets, the second and so on; for a satellite as often the same. Not more than
            players; those who finish lower get nothing.
        samples: how many finishes are drawn, where there are more than `MOST_EXACT` players.
        seed: fixes them.
        progress: is called with the pieces of these finishes that are done and their number; if it raises,
            the work is given up.

    Returns:
        One for each player; together they are the prize money.

    Raises:
        OddsError: stacks that are no whole numbers, no chips at all, fewer than none; prizes that are no
            money, or more of them than players; samples or a seed that are no whole numbers.
    """
    check_work(None, progress)
    stacks = _chips(stacks)
    if len(prizes) > len(stacks):
        raise OddsError("icm-prizes", prizes=len(prizes), players=len(stacks))
    if not all(map(_is_number, prizes)):
        raise OddsError("icm-money")
    if whole("samples", samples) < 2:
        raise OddsError("samples", samples=samples)
    alive = [player for player, stack in enumerate(stacks) if stack]
    chips = np.array([stacks[player] for player in alive], np.float64)
    money = np.zeros(len(stacks))
    money[: len(prizes)] = prizes
    first = money[: len(alive)]
    if len(alive) <= MOST_EXACT:
        mean, error = _exact(chips, first), np.zeros(len(alive))
    else:
        mean, error = _sampled(chips, first, samples, seed, progress)
    # Those without chips share what is left of the prizes.
    rest = money[len(alive) :].mean() if len(alive) < len(stacks) else 0.0
    worth = {player: Worth(float(mean[at]), float(error[at])) for at, player in enumerate(alive)}
    return tuple(worth.get(player, Worth(float(rest), 0.0)) for player in range(len(stacks)))


def _chips(stacks: Sequence[int]) -> list[int]:
    """The stacks, of whichever type whole numbers have."""
    try:
        chips = [index(stack) for stack in stacks]
    except TypeError:
        raise OddsError("icm-stacks") from None
    if not all(0 <= stack <= _MOST_CHIPS for stack in chips) or not any(chips):
        raise OddsError("icm-stacks")
    return chips


def _is_number(given: object) -> bool:
    """Whether it is a number, and one that can be reckoned with."""
    try:
        return isfinite(given)  # type: ignore[arg-type]
    except (TypeError, OverflowError):  # a whole number may be too great for a float
        return False


def _exact(chips: NDArray[np.float64], prizes: NDArray[np.float64]) -> NDArray[np.float64]:
    """By sets of players who have taken the first places: how likely each is, in whichever order."""
    players = len(chips)
    sets = np.arange(1 << players)
    inside = (sets[:, None] >> np.arange(players) & 1).astype(bool)
    size = inside.sum(axis=1)
    left = ~inside @ chips  # not the rest of a sum, in which small stacks are lost beside great ones
    chance = np.zeros(len(sets))
    chance[0] = 1.0
    worth = np.zeros(players)
    for place, prize in enumerate(prizes):
        for player in range(players):
            these = sets[(size == place) & ~inside[:, player]]
            now = chance[these] * chips[player] / left[these]
            chance[these | 1 << player] += now
            worth[player] += prize * now.sum()
    return worth


def _sampled(
    chips: NDArray[np.float64],
    prizes: NDArray[np.float64],
    samples: int,
    seed: int | None,
    progress: Progress | None,
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Finishes drawn at random: the earliest of waiting times whose rates are the stacks comes first."""
    rng = np.random.default_rng(None if seed is None else whole("seed", seed) % 2**64)
    total, squares = np.zeros(len(chips)), np.zeros(len(chips))
    many = -(-samples // _AT_ONCE)
    for piece, start in enumerate(range(0, samples, _AT_ONCE), start=1):
        waits = rng.exponential(size=(min(_AT_ONCE, samples - start), len(chips))) / chips
        won = prizes[waits.argsort(axis=1).argsort(axis=1)]
        total += won.sum(axis=0)
        squares += (won * won).sum(axis=0)
        if progress is not None:
            progress(piece, many)
    mean = total / samples
    spread = np.maximum(0, squares / samples - mean * mean)
    return mean, np.sqrt(spread / (samples - 1))
