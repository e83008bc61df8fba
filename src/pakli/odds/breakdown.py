"""
What lies behind an equity: categories of hands, and ranges class by class.

Cost        `categories` 0.1 ms a player in games with a board, 10 ns a deal of own cards; `heat_map` as the
            equity of its ranges.
Tested in   tests/odds/test_breakdown.py
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pakli.cards import RANKS
from pakli.odds import deals
from pakli.odds.deals import Spot
from pakli.odds.errors import OddsError
from pakli.odds.exact import board_pieces
from pakli.odds.games import EIGHT_OR_BETTER
from pakli.odds.matchups import laid_out, too_many
from pakli.odds.pieces import Progress, check_work, done
from pakli.odds.seats import Hand, asked, ranking_of
from pakli.ranking import RANKINGS, Category, Ranking, category

__all__ = ["categories", "heat_map"]

_AT_ONCE: Final = 5_000_000
"""Deals of own cards of one piece."""


def categories(
    hands: Sequence[Hand],
    board: str = "",
    dead: str = "",
    game: str = "holdem",
    *,
    half: str = "high",
    low: str = EIGHT_OR_BETTER,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> tuple[Mapping[Category, float], ...]:
    """
    How often each player ends with a hand of each category, exactly.

    Args:
        hands, board, dead, game, low, executor, progress: as `equity` takes them; one player is enough. What
            a player holds must be known, but for cards that are dealt in stud, razz and draw games; the
            others' cards are gone.
        half: ``"high"`` or ``"low"``: which half of a high-low pot.

    Returns:
        For each player the part of all boards by category, best first; those nobody makes are left out.

    Raises:
        OddsError: as `equity`; a hand that is not known; a half the game does not have.
    """
    spot, seats = asked(hands, board, dead, game, fewest=1, low=low)
    ranking = ranking_of(spot, half)
    for seat in seats:
        if len(seat.hands) > 1 or seat.wide is not None or (spot.showdown.board and seat.missing):
            raise OddsError("not-known", hand=seat.text)
    known = [seat.hands[0].tobytes() for seat in seats]
    pieces = [
        piece
        for at, hand in enumerate(known)
        for piece in _places(at, spot, hand, b"".join(known[:at] + known[at + 1 :]), ranking)
    ]
    times = [np.zeros(RANKINGS[Ranking(ranking)].places + 1, np.uint64) for _ in known]
    count = deals.board_places if spot.showdown.board else deals.own_places
    results = done(count, [piece for _, piece in pieces], len(pieces), executor, progress)
    for (at, _), found in zip(pieces, results, strict=True):
        times[at] += found
    by_category = [_by_category(player, ranking) for player in times]
    order = (*RANKINGS[Ranking(ranking)].categories, Category.NONE)
    made = [name for name in order if any(name in player for player in by_category)]
    return tuple({name: player.get(name, 0.0) for name in made} for player in by_category)


def _places(
    at: int, spot: Spot, hand: bytes, others: bytes, ranking: str
) -> Iterator[tuple[int, tuple[Spot, bytes, str]]]:
    """The player, and what to count: where much is missing, a piece for the lowest card that comes."""
    gone = spot.dead + others
    left = [code for code in spot.showdown.pack.codes if code not in gone + hand]
    missing = 0 if spot.showdown.board else spot.showdown.hole - len(hand)
    if comb(len(left), missing) <= _AT_ONCE:
        yield at, (Spot(spot.showdown, spot.board, gone), hand, ranking)
        return
    for number, code in enumerate(left[: len(left) - missing + 1]):
        without = Spot(spot.showdown, spot.board, gone + bytes(left[:number]))
        yield from _places(at, without, hand + bytes([code]), b"", ranking)


def _by_category(times: NDArray[np.uint64], ranking: str) -> Mapping[Category, float]:
    found: dict[Category, int] = {}
    for place in np.nonzero(times)[0].tolist():
        name = category(place, ranking)
        found[name] = found.get(name, 0) + int(times[place])
    total = sum(found.values())
    return {name: count / total for name, count in found.items()}


def heat_map(
    hands: Sequence[Hand],
    board: str = "",
    dead: str = "",
    game: str = "holdem",
    *,
    executor: Executor | None = None,
    progress: Progress | None = None,
    low: str = EIGHT_OR_BETTER,
) -> NDArray[np.float64]:
    """
    The first player's equity, exactly, class by class of what he may hold.

    Args:
        hands, board, dead, game, executor, progress, low: as `equity` takes them; players hold two cards.

    Returns:
        float64 of shape (13, 13), rows and columns from ace to deuce: suited hands above the diagonal,
        offsuit ones below it, pairs on it; NaN for classes he does not hold.

    Raises:
        OddsError: as `equity`; hands of another number of cards.
    """
    check_work(executor, progress)
    spot, seats = asked(hands, board, dead, game, low=low)
    if spot.showdown.hole != 2:
        raise OddsError("no-heat-map", game=game, hole=spot.showdown.hole)
    match_ups = laid_out(spot, seats)
    if match_ups is None:
        raise too_many(spot, seats)
    counts = np.concatenate(list(done(deals.match_ups, *board_pieces(spot, match_ups), executor, progress)))
    mine = (counts @ _first_share(len(seats))) / counts.sum(axis=1)
    cell = _cells(seats[0].hands)[match_ups.of_first]
    weight = np.bincount(cell, weights=match_ups.weights, minlength=169)
    total = np.bincount(cell, weights=match_ups.weights * mine[match_ups.kind], minlength=169)
    with np.errstate(invalid="ignore"):
        return (total / np.where(weight > 0, weight, np.nan)).reshape(13, 13)


def _first_share(players: int) -> NDArray[np.float64]:
    """The first player's part of the pot, by outcome."""
    return np.array([(who & 1) / max(1, who.bit_count()) for who in range(1 << players)])


def _cells(hands: NDArray[np.uint8]) -> NDArray[np.int64]:
    ranks = len(RANKS) - 1 - (hands.astype(np.int64) >> 2)
    higher, lower = ranks.min(axis=1), ranks.max(axis=1)
    suited = (hands[:, 0] & 3) == (hands[:, 1] & 3)
    cells: NDArray[np.int64] = np.where(suited, 13 * higher + lower, 13 * lower + higher)
    return cells
