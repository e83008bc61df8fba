"""
Outs: next cards that put in front who is behind.

Of a range it differs from hand to hand which cards do: each card has a chance, over all combinations of hands
in which the player is behind and the card can come.

Cost        known hands 50 µs; ranges 2 µs a match-up on the flop, Omaha 5 µs.
Tested in   tests/odds/test_outs.py, tests/odds/test_breakdown.py
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from math import sqrt
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from pakli.cards import NAMES, UNKNOWN
from pakli.odds import deals
from pakli.odds.deals import Hands, Seat, Spot
from pakli.odds.drawn import looked_at
from pakli.odds.errors import OddsError, whole
from pakli.odds.exact import all_listed
from pakli.odds.fitting import masks_of
from pakli.odds.games import EIGHT_OR_BETTER
from pakli.odds.matchups import rows_of, too_many
from pakli.odds.pieces import Progress, check_work, done
from pakli.odds.results import Method
from pakli.odds.sampling import check_samples, seed_of
from pakli.odds.seats import Hand, asked, check_next, ranking_of
from pakli.ranking import evaluator, omaha_evaluator

__all__ = ["Outs", "outs"]

_SAMPLES: Final = 100_000
"""Deals that are sampled where all match-ups would be too many: in each all cards are looked at."""
_AT_ONCE: Final = 1 << 16
"""Match-ups of one piece."""
_BIT: Final = np.uint64(1)


class Outs(tuple[str, ...]):
    """Cards, lowest first, that put a player in front who is behind; of ranges, those that do so at times."""

    method: Method
    behind: float
    """How often he is behind now."""
    chances: Mapping[str, float]
    """By card: how often it puts him in front, of all times that he is behind and it can come."""
    standard_errors: Mapping[str, float]
    """Of these: 0 where they are exact."""
    average: float
    """How many outs he has on average when he is behind."""

    def __new__(
        cls, behind: float, average: float, found: Mapping[str, tuple[float, float]], method: Method
    ) -> Self:
        """From each card's chance and its standard error."""
        made = super().__new__(cls, found)
        made.behind = behind
        made.average = average
        made.chances = {card: chance for card, (chance, _) in found.items()}
        made.standard_errors = {card: error for card, (_, error) in found.items()}
        made.method = method
        return made

    @property
    def of_ranges(self) -> bool:
        """Whether some hand was not known, so that a card may or may not be an out."""
        return (
            self.method == "sampled" or 0 < self.behind < 1 or any(part < 1 for part in self.chances.values())
        )

    def __reduce__(self) -> tuple[object, ...]:
        found = {card: (chance, self.standard_errors[card]) for card, chance in self.chances.items()}
        return Outs, (self.behind, self.average, found, self.method)


def outs(
    hands: Sequence[Hand],
    board: str,
    dead: str = "",
    game: str = "holdem",
    *,
    player: int = 0,
    half: str = "high",
    low: str = EIGHT_OR_BETTER,
    samples: int | None = None,
    seed: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Outs:
    """
    The cards that put a player in front, or level, who is behind now.

    In front: nobody has a better hand as soon as the card has come, whatever may come after it. For a low
    half it takes a hand that qualifies.

    Args:
        hands, board, dead, game: as `next_cards` takes them.
        player: an index of `hands`.
        half, low: ``"high"`` or ``"low"``: which half of a high-low pot, and the low's ranking.
        samples: of ranges so many random deals, two at least; 0: all match-ups; None: all up to two million,
            else 100,000 deals.
        seed, executor, progress: as `equity` takes them.

    Returns:
        Cards, lowest first; none if the player is in front already. Of ranges there are the cards' chances
        besides, and how often he is behind.

    Raises:
        OddsError: as `next_cards`; no such player; a half the game does not have.
    """
    check_work(executor, progress)
    spot, seats = asked(hands, board, dead, game, low=low)
    check_samples(samples)
    fixed = seed_of(seed)
    ranking = ranking_of(spot, half)
    check_next(spot, board)
    if not 0 <= whole("player", player) < len(seats):
        raise OddsError("player", player=player, players=len(seats))
    if all(seat.settled for seat in seats):
        return _of_known(spot, seats, player, ranking)
    compare = partial(_compared, spot, player, ranking)
    listed = None if samples else all_listed(spot, seats)
    match_ups = rows_of(listed) if listed else None
    if listed and match_ups:
        pieces = _pieces(spot, listed, player, ranking, *match_ups)
        many = -(-len(match_ups[1]) // _AT_ONCE)
        found = list(done(_compared_by_weight, pieces, many, executor, progress))
        return _told(np.sum(found, axis=0), sampled=False)
    if samples == 0:
        raise too_many(spot, seats)
    many = samples or _SAMPLES
    return _told(looked_at(spot, seats, compare, many, fixed, executor, progress), sampled=True)


def _of_known(spot: Spot, seats: Sequence[Seat], player: int, ranking: str) -> Outs:
    if _in_front(spot, seats, player, ranking):
        return Outs(0.0, 0.0, {}, "exact")
    gone = {*spot.board, *spot.dead, *(code for seat in seats for code in seat.hands[0].tolist())}
    later = (
        (NAMES[code], Spot(spot.showdown, spot.board + bytes([code]), spot.dead))
        for code in spot.showdown.pack.codes
        if code not in gone
    )
    cards = [card for card, after in later if _in_front(after, seats, player, ranking)]
    return Outs(1.0, float(len(cards)), dict.fromkeys(cards, (1.0, 0.0)), "exact")


def _in_front(spot: Spot, seats: Sequence[Seat], player: int, ranking: str) -> bool:
    game = spot.showdown
    rank = omaha_evaluator(ranking, game.hole) if game.two_and_three else evaluator(ranking)
    ranks = [rank(*seat.hands[0].tolist(), *spot.board) for seat in seats]
    return ranks[player] == max(ranks) > 0


def _pieces(
    spot: Spot,
    seats: Sequence[Seat],
    player: int,
    ranking: str,
    rows: Sequence[NDArray[np.int64]],
    weights: NDArray[np.float64],
) -> Iterator[tuple[object, ...]]:
    for start in range(0, len(weights), _AT_ONCE):
        these = slice(start, start + _AT_ONCE)
        hands = np.stack([seat.hands[mine[these]] for seat, mine in zip(seats, rows, strict=True)], axis=1)
        yield spot, player, ranking, hands, weights[these]


def _told(sums: NDArray[np.float64], *, sampled: bool) -> Outs:
    """The answer that follows from what `_compared` adds up."""
    (total, behind), cards = sums[0], sums[1:]
    found = {}
    for code, (possible, in_front) in enumerate(cards.tolist()):
        if in_front:
            chance = in_front / possible
            error = sqrt(chance * (1 - chance) / max(1.0, possible - 1)) if sampled else 0.0
            found[NAMES[code]] = (chance, error)
    average = float(cards[:, 1].sum() / behind) if behind else 0.0
    return Outs(float(behind / total), average, found, "sampled" if sampled else "exact")


def _compared(spot: Spot, player: int, ranking: str, hands: Hands, _: Hands) -> NDArray[np.float64]:
    return _compared_by_weight(spot, player, ranking, hands, np.ones(len(hands)))


def _compared_by_weight(
    spot: Spot, player: int, ranking: str, hands: Hands, weights: NDArray[np.float64]
) -> NDArray[np.float64]:
    """
    Weights added up, shape (53, 2).

    First of all match-ups, and of those in which the player is behind; then by card of those of these in
    which it can come, and in which it puts him in front.
    """
    sums = np.zeros((1 + UNKNOWN, 2))
    alone = [np.unique(hands[:, at], axis=0, return_inverse=True) for at in range(hands.shape[1])]
    players = [(mine, masks_of(mine), which.reshape(-1)) for mine, which in alone]
    held = np.bitwise_or.reduce([masks[which] for _, masks, which in players])
    behind = ~_front(spot, player, ranking, players, b"")
    sums[0] = weights.sum(), weights[behind].sum()
    for code in spot.showdown.pack.codes:
        if code in spot.board + spot.dead:
            continue
        possible = behind & (held >> np.uint64(code) & _BIT == 0)
        front = possible & _front(spot, player, ranking, players, bytes([code]))
        sums[1 + code] = weights[possible].sum(), weights[front].sum()
    return sums


def _front(
    spot: Spot,
    player: int,
    ranking: str,
    players: Sequence[tuple[Hands, NDArray[np.uint64], NDArray[np.int64]]],
    card: bytes,
) -> NDArray[np.bool_]:
    """Where nobody has a better hand, if this card comes."""
    ranks = []
    for hands, masks, which in players:
        fits = np.ones(len(hands), bool) if not card else masks >> np.uint64(card[0]) & _BIT == 0
        mine = np.zeros(len(hands), np.uint32)
        boards = np.tile(np.frombuffer(spot.board + card, np.uint8), (int(fits.sum()), 1))
        if len(boards):
            mine[fits] = deals.ranks(spot, hands[fits], boards, ranking)
        ranks.append(mine[which])
    best = np.maximum.reduce(ranks)
    front: NDArray[np.bool_] = (ranks[player] == best) & (best > 0)
    return front
