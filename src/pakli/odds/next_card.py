"""
What the next card of the board does: equities after each.

Cost        `next_cards` an equity for each card left.
Tested in   tests/odds/test_breakdown.py
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from functools import partial
from itertools import islice
from typing import Final

from msgspec import Struct

from pakli.cards import NAMES
from pakli.odds.deals import Counts, Seat
from pakli.odds.errors import OddsError, whole
from pakli.odds.exact import exact_plan
from pakli.odds.games import EIGHT_OR_BETTER
from pakli.odds.pieces import Progress, check_work, in_order
from pakli.odds.plans import Plan
from pakli.odds.results import Equity
from pakli.odds.sampling import check_samples, sampled_plan
from pakli.odds.seats import Hand, asked, check_next

__all__ = ["NextCard", "next_cards"]

_HELD: Final = ("range-gone", "impossible")
"""What is said of a card that somebody must hold."""


class NextCard(Struct, frozen=True):
    """What one card does that may come next."""

    card: str
    equity: Equity
    """After it has come."""


def next_cards(
    hands: Sequence[Hand],
    board: str,
    dead: str = "",
    game: str = "holdem",
    *,
    samples: int = 0,
    seed: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
    low: str = EIGHT_OR_BETTER,
) -> tuple[NextCard, ...]:
    """
    The equities after each card that may come next, lowest card first.

    Args:
        hands, dead, game, executor, low: as `equity` takes them.
        board: three or four cards.
        samples: so many random deals after each card, two at least; 0: all deals.
        seed: fixes them.
        progress: is called with the cards done and their number, again and again where one takes long; if it
            raises, the work is given up.

    Raises:
        OddsError: as `equity`; there is no card to come, or it is not one alone.
    """
    check_work(executor, progress)
    spot, seats = asked(hands, board, dead, game, low=low)
    check_samples(samples)
    fixed = None if seed is None else whole("seed", seed)
    check_next(spot, board)
    gone = {*spot.board, *spot.dead}.union(*map(_certain, seats))
    left = [code for code in spot.showdown.pack.codes if code not in gone]

    def plan_after(code: int) -> Plan | None:
        try:
            question = asked(hands, board + NAMES[code], dead, game, low=low)
            if samples:
                return sampled_plan(*question, samples, None if fixed is None else fixed + code)
            return exact_plan(*question, forced=True)
        except OddsError as error:
            if error.code in _HELD:
                return None
            raise

    return tuple(_OneByOne(left, plan_after, executor, progress).all())


class _OneByOne:
    """All plans as one work, so that an executor has enough to do, however little each of them is."""

    def __init__(
        self,
        left: Sequence[int],
        plan_after: Callable[[int], Plan | None],
        executor: Executor | None,
        progress: Progress | None,
    ) -> None:
        self._left = left
        self._plan_after = plan_after
        self._executor = executor
        self._progress = progress
        self._so_far = 0
        self._plans: deque[tuple[int, int, Plan]] = deque()
        """What pieces are asked for already: number, card, plan."""

    def all(self) -> Iterator[NextCard]:
        """What each card does, as soon as it is known."""
        with closing(in_order(_done_with, self._pieces(), self._executor)) as results:
            for first in results:
                number, code, plan = self._plans.popleft()
                yield NextCard(NAMES[code], plan.finish(self._of_one(plan, first, results)))
                self._so_far = number
                self._tell()
        if self._so_far < len(self._left):  # the last ones cannot come
            self._so_far = len(self._left)
            self._tell()

    def _tell(self) -> None:
        if self._progress is not None:
            self._progress(self._so_far, len(self._left))

    def _pieces(self) -> Iterator[tuple[object, ...]]:
        for number, code in enumerate(self._left, start=1):
            plan = self._plan_after(code)
            if plan is None:
                continue
            self._plans.append((number, code, plan))
            asks = plan.asks and self._executor is None
            for piece in plan.pieces:
                yield partial(plan.work, ask=self._tell) if asks else plan.work, *piece

    def _of_one(
        self, plan: Plan, first: Counts | None, results: Iterator[Counts | None]
    ) -> Iterator[Counts | None]:
        """The results of one plan out of those of all."""
        yield first
        for result in islice(results, plan.many - 1):
            self._tell()
            yield result


def _done_with(work: Callable[..., Counts | None], *piece: object) -> Counts | None:
    return work(*piece)


def _certain(seat: Seat) -> set[int]:
    """The cards in every hand he may hold."""
    return {code for code in seat.hands[0].tolist() if (seat.hands == code).any(axis=1).all()}
