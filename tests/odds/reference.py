"""Equities the long way: every board dealt, every hand ranked by itself."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from pakli.odds.games import Showdown, showdown_of
from pakli.ranking import Evaluator, evaluator, omaha_evaluator

__all__ = ["Expected", "brute_force", "tiny"]

Codes = tuple[int, ...]


class Expected(NamedTuple):
    """Of one player, in boards; `whole` in 5040ths."""

    win: int
    tie: int
    whole: int


def brute_force(
    hands: Sequence[Codes], board: Codes, dead: Codes, game: str, low: str = "low-8"
) -> tuple[tuple[Expected, ...], int]:
    """What every player may expect, and how many boards (deals of missing cards) there are."""
    showdown = showdown_of(game, low)
    totals = [[0, 0, 0] for _ in hands]
    boards = 0
    for dealt in deals(hands, board, dead, showdown):
        boards += 1
        for total, taken in zip(totals, shares(dealt, showdown), strict=True):
            total[0] += taken == 5040
            total[1] += 0 < taken < 5040
            total[2] += taken
    return tuple(Expected(*total) for total in totals), boards


def deals(
    hands: Sequence[Codes], board: Codes, dead: Codes, showdown: Showdown
) -> Iterator[tuple[list[Codes], Codes]]:
    """Hands and board in every way they can be completed."""
    gone = {*board, *dead, *(code for hand in hands for code in hand)}
    left = [code for code in showdown.pack.codes if code not in gone]

    def completed(at: int, so_far: list[Codes], free: list[int]) -> Iterator[tuple[list[Codes], Codes]]:
        if at == len(hands):
            for more in combinations(free, showdown.board - len(board)):
                yield so_far, (*board, *more)
            return
        for more in combinations(free, showdown.hole - len(hands[at])):
            rest = [code for code in free if code not in more]
            yield from completed(at + 1, [*so_far, (*hands[at], *more)], rest)

    yield from completed(0, [], left)


def shares(dealt: tuple[list[Codes], Codes], showdown: Showdown) -> list[int]:
    """What everybody takes of one pot, in 5040ths."""
    high = half(dealt, showdown, showdown.high)
    low = half(dealt, showdown, showdown.low) if showdown.low else [0] * len(high)
    if not any(low):
        return high
    return [(one + other) // 2 for one, other in zip(high, low, strict=True)]


def half(dealt: tuple[list[Codes], Codes], showdown: Showdown, ranking: str) -> list[int]:
    hands, board = dealt
    rank: Evaluator = (
        omaha_evaluator(ranking, showdown.hole) if showdown.two_and_three else evaluator(ranking)
    )
    ranks = [rank(*hand, *board) for hand in hands]
    best = max(ranks)
    winners = ranks.count(best)
    return [5040 // winners if best and one == best else 0 for one in ranks]


def tiny(places: int, digits: int = 1) -> str:
    """A weight far behind the point, as ranges take it: ``tiny(3)`` is ``"0.001"``."""
    return f"0.{'0' * (places - 1)}{digits}"
