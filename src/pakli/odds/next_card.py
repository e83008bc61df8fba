"""
What the next card of the board does: equities after each, and outs.

Cost        `next_cards` an equity for each card left, `outs` 50 µs.
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
from pakli.odds.deals import Counts, Seat, Spot
from pakli.odds.errors import OddsError, whole
from pakli.odds.exact import exact_plan
from pakli.odds.games import EIGHT_OR_BETTER
from pakli.odds.pieces import Progress, check_work, in_order
from pakli.odds.plans import Plan
from pakli.odds.results import Equity
from pakli.odds.sampling import check_samples, sampled_plan
from pakli.odds.seats import Hand, asked, ranking_of
from pakli.ranking import evaluator, omaha_evaluator

__all__ = ["NextCard", "next_cards", "outs"]

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
    _check_next(spot, board)
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


def _check_next(spot: Spot, board: str) -> None:
    if not spot.showdown.board:
        raise OddsError("no-next", game=spot.showdown.game)
    if len(spot.board) not in (3, 4):
        raise OddsError("next", board=board)


def _certain(seat: Seat) -> set[int]:
    """The cards in every hand he may hold."""
    return {code for code in seat.hands[0].tolist() if (seat.hands == code).any(axis=1).all()}


def outs(
    hands: Sequence[Hand],
    board: str,
    dead: str = "",
    game: str = "holdem",
    *,
    player: int = 0,
    half: str = "high",
    low: str = EIGHT_OR_BETTER,
) -> tuple[str, ...]:
    """
    The cards that put a player in front, or level, who is behind now.

    In front: nobody has a better hand as soon as the card has come, whatever may come after it. For a low
    half it takes a hand that qualifies.

    Args:
        hands: what everybody holds, each known.
        board, dead, game: as `next_cards` takes them.
        player: an index of `hands`.
        half, low: ``"high"`` or ``"low"``: which half of a high-low pot, and the low's ranking.

    Returns:
        Cards, lowest first; none if the player is in front already.

    Raises:
        OddsError: as `next_cards`; a hand that is not known; no such player; a half the game does not have.
    """
    spot, seats = asked(hands, board, dead, game, low=low)
    ranking = ranking_of(spot, half)
    _check_next(spot, board)
    for seat in seats:
        if not seat.settled:
            raise OddsError("not-known", hand=seat.text)
    if not 0 <= whole("player", player) < len(seats):
        raise OddsError("player", player=player, players=len(seats))
    gone = {*spot.board, *spot.dead, *(code for seat in seats for code in seat.hands[0].tolist())}
    if _in_front(spot, seats, player, ranking):
        return ()
    later = (
        (NAMES[code], Spot(spot.showdown, spot.board + bytes([code]), spot.dead))
        for code in spot.showdown.pack.codes
        if code not in gone
    )
    return tuple(card for card, after in later if _in_front(after, seats, player, ranking))


def _in_front(spot: Spot, seats: Sequence[Seat], player: int, ranking: str) -> bool:
    game = spot.showdown
    rank = omaha_evaluator(ranking, game.hole) if game.two_and_three else evaluator(ranking)
    ranks = [rank(*seat.hands[0].tolist(), *spot.board) for seat in seats]
    return ranks[player] == max(ranks) > 0
