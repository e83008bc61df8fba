"""
How often which hand is made: of hands that are known, and of ranges.

Cost        known hands 0.1 ms a player in games with a board, 10 ns a deal of own cards; ranges as much for
            each kind of match-up, sampled 0.3 µs a deal and player.
Tested in   tests/odds/test_categories.py, tests/odds/test_breakdown.py
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from math import comb, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pakli.odds import deals
from pakli.odds.deals import Hands, Seat, Spot
from pakli.odds.drawn import looked_at
from pakli.odds.equity import SAMPLES
from pakli.odds.errors import OddsError
from pakli.odds.exact import MOST_WORK, all_listed, work_of
from pakli.odds.games import EIGHT_OR_BETTER
from pakli.odds.matchups import MatchUps, laid_out, too_many
from pakli.odds.pieces import Progress, check_work, done
from pakli.odds.results import Method
from pakli.odds.sampling import check_samples, seed_of
from pakli.odds.seats import Hand, asked, ranking_of
from pakli.ranking import RANKINGS, Category, Ranking, category

__all__ = ["Made", "categories"]

_AT_ONCE: Final = 5_000_000
"""Deals of own cards of one piece."""
_MOST_DEALS: Final = 200_000_000
"""Deals of own cards of ranges, unasked."""
_MOST_FORCED: Final = 2_000_000_000
_LEAST_WORK: Final = 1 / 8
"""What a match-up takes at least, beside one of hold'em before the flop, however few boards come."""
_LEAST_DEALS: Final = 1000
"""The same in deals of own cards."""
_PIECE: Final = 256
"""Match-ups before the flop of one piece."""


class Made(Mapping[Category, float]):
    """The part of all boards by category, best first."""

    __slots__ = ("_parts", "method", "standard_errors")

    method: Method
    standard_errors: Mapping[Category, float]
    """Of each part: 0 where it is exact."""

    def __init__(self, parts: Mapping[Category, float], samples: int = 0) -> None:
        """Of so many samples; 0: exact."""
        self._parts = dict(parts)
        self.method = "sampled" if samples else "exact"
        self.standard_errors = {
            name: sqrt(part * (1 - part) / (samples - 1)) if samples else 0.0 for name, part in parts.items()
        }

    def __getitem__(self, name: Category) -> float:
        return self._parts[name]

    def __iter__(self) -> Iterator[Category]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)

    def __repr__(self) -> str:
        return f"Made({self._parts!r})"


def categories(
    hands: Sequence[Hand],
    board: str = "",
    dead: str = "",
    game: str = "holdem",
    *,
    half: str = "high",
    low: str = EIGHT_OR_BETTER,
    draws: int = 1,
    samples: int | None = None,
    seed: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> tuple[Made, ...]:
    """
    How often each player ends with a hand of each category.

    Args:
        hands, board, dead, game, low, draws: as `equity` takes them; one player is enough. In stud, razz and
            draw games missing cards are dealt, the others' known cards being gone.
        samples, seed, executor, progress: as `equity` takes them; hands that are known are always exact, if
            no samples are asked for.
        half: ``"high"`` or ``"low"``: which half of a high-low pot.

    Returns:
        For each player the part of all boards by category, best first; those nobody makes are left out. In
        ranges every combination of hands that can be dealt together counts by the product of its weights.

    Raises:
        OddsError: as `equity`; a half the game does not have.
    """
    check_work(executor, progress)
    spot, seats = asked(hands, board, dead, game, fewest=1, low=low, draws=draws)
    check_samples(samples)
    ranking = ranking_of(spot, half)
    fixed = seed_of(seed)
    parts = None if samples else _exactly(spot, seats, ranking, executor, progress, forced=samples == 0)
    many = 0
    if parts is None:
        many = samples or SAMPLES
        look = partial(_places_of_deals, spot, ranking)
        parts = looked_at(spot, seats, look, many, fixed, executor, progress) / many
    by_category = [_by_category(player, ranking) for player in parts]
    order = (*RANKINGS[Ranking(ranking)].categories, Category.NONE)
    made = [name for name in order if any(name in player for player in by_category)]
    return tuple(Made({name: player.get(name, 0.0) for name in made}, many) for player in by_category)


def _by_category(places: NDArray[np.float64], ranking: str) -> Mapping[Category, float]:
    found: dict[Category, float] = {}
    for place in np.nonzero(places)[0].tolist():
        name = category(place, ranking)
        found[name] = found.get(name, 0) + float(places[place])
    total = sum(found.values())
    return {name: part / total for name, part in found.items()}


def _exactly(
    spot: Spot,
    seats: Sequence[Seat],
    ranking: str,
    executor: Executor | None,
    progress: Progress | None,
    *,
    forced: bool,
) -> NDArray[np.float64] | None:
    """By player and place, in any unit; None if that takes too long."""
    if spot.draws > 1:
        if forced:
            raise OddsError("draws-exact", draws=spot.draws)
        return None
    is_known = all(len(seat.hands) == 1 and seat.wide is None for seat in seats)
    if is_known and not (spot.showdown.board and any(seat.missing for seat in seats)):
        return _of_known(spot, seats, ranking, executor, progress)
    listed = all_listed(spot, seats)
    match_ups = laid_out(spot, listed) if listed else None
    if listed is None or match_ups is None:
        if forced:
            raise too_many(spot, seats)
        return None
    if not _is_quick(spot, listed, match_ups, forced=forced):
        return None
    return _of_match_ups(spot, match_ups, ranking, executor, progress)


def _of_known(
    spot: Spot, seats: Sequence[Seat], ranking: str, executor: Executor | None, progress: Progress | None
) -> NDArray[np.float64]:
    known = [seat.hands[0].tobytes() for seat in seats]
    pieces = [
        piece
        for at, hand in enumerate(known)
        for piece in _places(at, spot, hand, b"".join(known[:at] + known[at + 1 :]), ranking)
    ]
    times = np.zeros((len(known), _width(ranking)), np.uint64)
    count = deals.board_places if spot.showdown.board else deals.own_places
    results = done(count, [piece for _, piece in pieces], len(pieces), executor, progress)
    for (at, _), found in zip(pieces, results, strict=True):
        times[at] += found
    return times.astype(np.float64)


def _width(ranking: str) -> int:
    return RANKINGS[Ranking(ranking)].places + 1


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


def _is_quick(spot: Spot, seats: Sequence[Seat], match_ups: MatchUps, *, forced: bool) -> bool:
    kinds = len(match_ups.keys)
    if spot.showdown.board:
        return forced or kinds * len(seats) * max(work_of(spot), _LEAST_WORK) <= MOST_WORK
    held = sum(seat.hands.shape[1] for seat in seats)
    left = spot.showdown.pack - len(spot.dead) - held
    dealt = kinds * sum(max(_LEAST_DEALS, comb(left, seat.missing)) for seat in seats)
    if forced and dealt > _MOST_FORCED:
        raise OddsError("deals", possible=dealt, most=_MOST_FORCED)
    return forced or dealt <= _MOST_DEALS


def _of_match_ups(
    spot: Spot, match_ups: MatchUps, ranking: str, executor: Executor | None, progress: Progress | None
) -> NDArray[np.float64]:
    """Each kind by its weight."""
    kinds = len(match_ups.keys)
    weights = np.bincount(match_ups.kind, weights=match_ups.weights, minlength=kinds)
    size = max(1, int(_PIECE / work_of(spot))) if spot.showdown.board else 16
    starts = range(0, kinds, size)
    pieces = (
        (
            spot,
            [mine[start : start + size] for mine in match_ups.hands],
            weights[start : start + size],
            ranking,
        )
        for start in starts
    )
    total = np.zeros((len(match_ups.hands), _width(ranking)))
    for found in done(_places_of_match_ups, pieces, len(starts), executor, progress):
        total += found
    return total


def _places_of_match_ups(
    spot: Spot, hands: Sequence[Hands], weights: NDArray[np.float64], ranking: str
) -> NDArray[np.float64]:
    """By player and place: the weights of these match-ups, each divided by how often what comes."""
    total = np.zeros((len(hands), _width(ranking)))
    count = deals.board_places if spot.showdown.board else deals.own_places
    for row, weight in enumerate(weights.tolist()):
        held = [mine[row].tobytes() for mine in hands]
        for at, hand in enumerate(held):
            gone = b"".join([spot.dead, *held[:at], *held[at + 1 :]])
            times = count(Spot(spot.showdown, spot.board, gone), hand, ranking)
            total[at] += times * (weight / float(times.sum()))
    return total


def _places_of_deals(spot: Spot, ranking: str, hands: Hands, boards: Hands) -> NDArray[np.float64]:
    """By player and place: how often it comes in these deals."""
    places = [deals.ranks(spot, hands[:, at], boards, ranking) for at in range(hands.shape[1])]
    return np.stack([np.bincount(mine, minlength=_width(ranking)) for mine in places]).astype(np.float64)
