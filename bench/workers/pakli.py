"""
Pakli: every hand through `Hand.next` and `Hand.play`, all events made, every hand shown at the showdown.

The house rule `all_show` shows them, as the peers do by themselves. Cards come from a fresh pack for each
hand, as text, burn cards included: as many off the top as the game can need, every order equally likely.
"""

import random
from collections.abc import Callable
from typing import Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from bench.workers import cards
from bench.workers.games import BIG_BLIND, PLAYERS, SMALL_BLIND, STACK, hands, settled
from bench.workers.questions import (
    ACES,
    FLOP,
    HIGH_LOW,
    KINGS,
    OMAHA,
    RANGES,
    SAMPLES,
    THREE,
    answers,
    sampled,
)
from bench.workers.serve import Work, serve
from pakli.cards import NAMES
from pakli.odds import equity
from pakli.ranking import Evaluator, evaluate_many, evaluate_omaha_many, evaluator, omaha_evaluator
from pakli.rules import (
    PRESETS,
    VARIANTS,
    Action,
    BettingOptions,
    Bounds,
    Call,
    Check,
    Deal,
    Dealer,
    Fold,
    Hand,
    Over,
    Player,
    PostForcedBets,
    RaiseTo,
    Show,
    Stakes,
    set_up,
    usual_limit,
)

Policy = Callable[[int, BettingOptions], Action]

_STAKES: Final = Stakes(BIG_BLIND, SMALL_BLIND)
_STACKS: Final = dict.fromkeys(range(PLAYERS), STACK)
_GAMES: Final = {
    "holdem": ("holdem", "no-limit"),
    "omaha": ("omaha", "pot-limit"),
    "fixed-limit": ("holdem", "fixed-limit"),
}
_CHANCE: Final = random.Random(1)
_ROWS: Final = 500_000
_NAMES: Final = NAMES[:52]


def _call(seat: int, options: BettingOptions) -> Action:
    return Call(seat) if options.call else Check(seat)


def _at_random(seat: int, options: BettingOptions) -> Action:
    bounds = options.raise_to
    may_raise = type(bounds) is Bounds
    if options.call:
        kind = int(_CHANCE.random() * (3 if may_raise else 2))
        if kind == 0:
            return Fold(seat)
        if kind == 1:
            return Call(seat)
    elif not may_raise or _CHANCE.random() < 0.5:
        return Check(seat)
    assert isinstance(bounds, Bounds)
    return RaiseTo(seat, bounds.least)


class _Pack:
    """A freshly shuffled pack that answers what the dealer is asked for."""

    def __init__(self, needed: int) -> None:
        self._cards = "".join(_CHANCE.sample(_NAMES, needed))
        self._dealt = 0

    def _off(self, count: int) -> str:
        first = self._dealt
        self._dealt = first + 2 * count
        return self._cards[first : self._dealt]

    def answer(self, task: Dealer) -> Action:
        """What a dealer does about `task`."""
        if task.what == "hole":
            return Deal(self._off(task.how_many * len(task.to_whom)))
        if task.what == "board":
            burned = self._off(task.burn)
            return Deal(self._off(task.how_many), burned)
        return PostForcedBets()


def _play(name: str, policy: Policy) -> Callable[[], Work]:
    game, limit = _GAMES[name][0], usual_limit(_GAMES[name][1], _STAKES)
    rules = replace(PRESETS["standard"].at("cash", limit.name), who_shows="all_show")
    needed = VARIANTS[game].cards_needed(PLAYERS, burns=True)
    setup = set_up(_STACKS, button=0, stakes=_STAKES, variant=game, limit=limit, rules=rules)

    def hand() -> int:
        pack, actions = _Pack(needed), 0
        state = Hand.start(setup)
        while type(waiting := state.next) is not Over:
            if type(waiting) is Player:
                if type(waiting.options) is BettingOptions:
                    state, _ = state.play(policy(waiting.seat, waiting.options))
                    actions += 1
                else:
                    state, _ = state.play(Show(waiting.seat))
            else:
                assert isinstance(waiting, Dealer)
                state, _ = state.play(pack.answer(waiting))
        settled(sum(stack for _, stack in waiting.stacks) - PLAYERS * STACK)
        return actions

    return lambda: hands(hand)


def _single(evaluate: Evaluator, size: int) -> Callable[[], Work]:
    return lambda: cards.evaluations(evaluate, cards.random_hands(size), greater_is_better=True)


def _rows(size: int) -> NDArray[np.uint8]:
    """Hands as rows: first those that every library gets, then many more."""
    packs = np.tile(np.arange(52, dtype=np.uint8), (_ROWS, 1))
    rows = np.random.default_rng(size).permuted(packs, axis=1)[:, :size]
    first = np.array(cards.random_hands(size), np.uint8)
    return np.ascontiguousarray(np.vstack([first, rows]))


def _array(evaluate: Callable[[NDArray[np.uint8]], NDArray[np.uint32]], size: int) -> Callable[[], Work]:
    def prepared() -> Work:
        rows = _rows(size)

        def batch() -> tuple[int, int]:
            return len(evaluate(rows)), 0

        return Work(batch, cards.digest(evaluate(rows).tolist(), greater_is_better=True))

    return prepared


def _omaha_array() -> Work:
    rows = _rows(9)
    hole, board = np.ascontiguousarray(rows[:, :4]), np.ascontiguousarray(rows[:, 4:])

    def batch() -> tuple[int, int]:
        return len(evaluate_omaha_many(hole, board)), 0

    return Work(batch, cards.digest(evaluate_omaha_many(hole, board).tolist(), greater_is_better=True))


def _exact(hands: tuple[str, ...], board: str = "", game: str = "holdem") -> Callable[[], Work]:
    return lambda: answers(lambda: equity(hands, board, game=game, samples=0).equities[0])


def _sampled(hands: tuple[str, ...]) -> Callable[[], Work]:
    return lambda: sampled(lambda: equity(hands, samples=SAMPLES, seed=1))


WORK = {
    "equity-preflop": _exact((ACES, KINGS)),
    "equity-flop": _exact(THREE, FLOP),
    "equity-ranges": _exact(RANGES),
    "equity-omaha": _exact(OMAHA, game="omaha"),
    "equity-omaha-high-low": _exact(HIGH_LOW, game="omaha-high-low"),
    "sampled-hand": _sampled((ACES, "KK")),
    "sampled-ranges": _sampled(RANGES),
    "seven": _single(evaluator("high"), 7),
    "seven-array": _array(evaluate_many, 7),
    "five": _single(evaluator("high"), 5),
    "five-array": _array(evaluate_many, 5),
    "omaha": _single(omaha_evaluator("high"), 9),
    "omaha-array": _omaha_array,
    **{f"{name}-random": _play(name, _at_random) for name in _GAMES},
    **{f"{name}-call": _play(name, _call) for name in _GAMES},
}

if __name__ == "__main__":
    serve("pakli", WORK)
