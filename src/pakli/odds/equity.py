"""
Equity: which part of the pot each player may expect.

    from pakli.odds import equity

    equity(["AhAs", "KhKd"]).equities                       # (0.8194..., 0.1805...), all 1,712,304 boards
    equity(["QQ+,AKs", "22+,A2s+"], samples=1_000_000, seed=1)

Units       equities, wins and ties are parts of 1.
Cost        hold'em before the flop about 0.13 ms, on the flop 0.02 ms; ranges 0.1 ms for each kind of
            match-up.
Tested in   tests/odds/
"""

import secrets
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from itertools import combinations
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pakli.odds import deals
from pakli.odds.deals import Seat, Spot
from pakli.odds.drawing import sample_wide
from pakli.odds.errors import OddsError
from pakli.odds.games import EIGHT_OR_BETTER
from pakli.odds.matchups import MatchUps, laid_out, too_many
from pakli.odds.pieces import Progress, done
from pakli.odds.results import Equity, result_of
from pakli.odds.seats import Hand, asked

__all__ = ["SAMPLES", "equity"]

SAMPLES: Final = 1_000_000
"""Deals that are sampled where all of them would be too many."""

_AT_ONCE: Final = 1 << 17
"""Deals of one piece of sampling. Another number would give other samples for the same seed."""
_MOST_DEALS: Final = 20_000_000
_MOST_FORCED: Final = 2_000_000_000
"""Deals of own cards that are done on request: a minute's work."""
_MOST_WORK: Final = 100_000
"""Kinds of match-ups before the flop; later ones are so much less work."""
_PIECE: Final = 256
_NOTHING: Final = np.zeros(1, np.uint64)
_WORK: Final = {0: 1, 3: 1 / 32, 4: 1 / 64, 5: 1 / 64}
"""By known cards of the board: the work of a match-up, before the flop being 1."""


def equity(
    hands: Sequence[Hand],
    board: str = "",
    dead: str = "",
    game: str = "holdem",
    *,
    samples: int | None = None,
    seed: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
    low: str = EIGHT_OR_BETTER,
) -> Equity:
    """
    The equity of two to ten players who all see the showdown.

    Args:
        hands: one a player: cards (``"AhAs"``, ``"Ah??"``), in games with a board also a range or the text of
            one: a `Range` in hold'em; in Omaha a `WideRange`, of which there are only samples. In stud, razz
            and draw games cards may be missing: they are dealt; draw games end with that one draw.
        board: no card of it, or the first three to five.
        dead: cards that nobody can get any more.
        game: its id, such as ``"omaha-high-low"``.
        samples: so many random deals, two at least; 0: all deals, however long it takes; None: all where that
            is a matter of seconds, else `SAMPLES`.
        seed: fixes the samples, whichever executor does them; by default nobody can foresee them.
        executor: does the work in pieces, as `concurrent.futures` has it; by default this thread does.
        progress: is called with the pieces done and their number; if it raises, the work is given up.
        low: the low half's ranking where the pot is divided: ``"low-8"``, ``"low-7"`` or ``"low"``, any hand.

    Returns:
        The shares, in the order of `hands`; whether they are exact; how many boards were looked at.

    Raises:
        OddsError: a card that comes twice or is not in the pack, a wrong number of cards, a range of which
            nothing is left, hands that exclude each other, more than can be enumerated; it says which.
    """
    spot, seats = asked(hands, board, dead, game, low=low)
    if samples is not None and (samples < 0 or samples == 1):  # one says nothing of how it may err
        raise OddsError("samples", samples=samples)
    if not samples:
        exact = _exact(spot, seats, executor, progress, forced=samples == 0)
        if exact is not None:
            return exact
    return _sampled(spot, seats, samples or SAMPLES, seed, executor, progress)


def _exact(
    spot: Spot, seats: Sequence[Seat], executor: Executor | None, progress: Progress | None, *, forced: bool
) -> Equity | None:
    """All deals; None if that takes too long."""
    if not spot.showdown.board:
        return _all_own(spot, seats, executor, progress, forced=forced)
    if all(seat.settled for seat in seats):
        hands = np.array([[seat.hands[0] for seat in seats]])
        return _told(spot, seats, deals.match_ups(spot, hands)[0])
    if any(seat.missing for seat in seats):
        if forced:
            raise OddsError("not-exact", game=spot.showdown.game)
        return None
    all_of_them = laid_out(spot, seats)
    if all_of_them is None:
        if forced:
            raise too_many(seats)
        return None
    return _all_match_ups(spot, seats, all_of_them, executor, progress, forced=forced)


def _told(spot: Spot, seats: Sequence[Seat], counts: NDArray[np.uint64]) -> Equity:
    """The result of outcomes that were counted one by one."""
    pairs = [(outcome, times) for outcome, times in enumerate(counts.tolist()) if times]
    boards = sum(times for _, times in pairs)
    return _result(spot, seats, pairs, boards, sampled=False)


def _result(
    spot: Spot, seats: Sequence[Seat], pairs: Sequence[tuple[int, float]], boards: int, *, sampled: bool
) -> Equity:
    game = spot.showdown
    texts = [seat.text for seat in seats]
    return result_of(game.game, texts, pairs, boards, halves=bool(game.low), sampled=sampled)


def _all_own(
    spot: Spot, seats: Sequence[Seat], executor: Executor | None, progress: Progress | None, *, forced: bool
) -> Equity | None:
    left = spot.showdown.pack - len(spot.dead) - sum(seat.hands.shape[1] for seat in seats)
    many = 1
    for seat in seats:
        many *= comb(left, seat.missing)
        left -= seat.missing
    if many > (_MOST_FORCED if forced else _MOST_DEALS):
        if forced:
            raise OddsError("deals", possible=many, most=_MOST_FORCED)
        return None
    known = [seat.hands[0].tobytes() for seat in seats]
    if many <= _MOST_DEALS:
        return _told(spot, seats, deals.own_cards(spot, known))
    pieces = _own_pieces(spot, seats, known)
    return _told(spot, seats, sum(done(deals.own_cards, pieces, len(pieces), executor, progress), _NOTHING))


def _own_pieces(
    spot: Spot, seats: Sequence[Seat], known: Sequence[bytes]
) -> list[tuple[Spot, Sequence[bytes]]]:
    """A piece for each way to deal what one player misses: the one who misses fewest, but something."""
    gone = spot.dead + b"".join(known)
    left = [code for code in spot.showdown.pack.codes if code not in gone]
    missing, at = min((seat.missing, at) for at, seat in enumerate(seats) if seat.missing)
    return [
        (spot, [*known[:at], known[at] + bytes(cards), *known[at + 1 :]])
        for cards in combinations(left, missing)
    ]


def _all_match_ups(
    spot: Spot,
    seats: Sequence[Seat],
    all_of_them: MatchUps,
    executor: Executor | None,
    progress: Progress | None,
    *,
    forced: bool,
) -> Equity | None:
    if len(all_of_them.keys) * _WORK[len(spot.board)] > _MOST_WORK and not forced:
        return None
    counts = counted(spot, all_of_them, executor, progress)
    times = np.bincount(all_of_them.kind, weights=all_of_them.weights, minlength=len(counts))
    totals = (times @ counts).tolist()
    boards = int(counts[0].sum()) * len(all_of_them.kind)
    pairs = [(outcome, weight) for outcome, weight in enumerate(totals) if weight]
    return _result(spot, seats, pairs, boards, sampled=False)


def counted(
    spot: Spot, match_ups: MatchUps, executor: Executor | None = None, progress: Progress | None = None
) -> NDArray[np.uint64]:
    """The outcomes of each kind of match-up: uint64 of shape (kinds, outcomes)."""
    size = int(_PIECE / _WORK[len(spot.board)])
    starts = range(0, len(match_ups.hands), size)
    pieces = [(spot, match_ups.hands[start : start + size]) for start in starts]
    return np.concatenate(list(done(deals.match_ups, pieces, len(pieces), executor, progress)))


def _sampled(
    spot: Spot,
    seats: Sequence[Seat],
    samples: int,
    seed: int | None,
    executor: Executor | None,
    progress: Progress | None,
) -> Equity:
    if seed is None:
        seed = secrets.randbits(64)
    pieces = _parts(spot, seats, samples, seed % 2**64)  # as they are needed: there may be millions
    many = -(-samples // _AT_ONCE)
    sample = sample_wide if any(seat.wide for seat in seats) else deals.sample
    counts = sum(done(sample, pieces, many, executor, progress), _NOTHING)
    pairs = [(outcome, times) for outcome, times in enumerate(counts.tolist()) if times]
    return _result(spot, seats, pairs, samples, sampled=True)


def _parts(
    spot: Spot, seats: Sequence[Seat], samples: int, seed: int
) -> Iterator[tuple[Spot, Sequence[Seat], int, int, int]]:
    for part, start in enumerate(range(0, samples, _AT_ONCE)):
        yield spot, seats, seed, part, min(_AT_ONCE, samples - start)
