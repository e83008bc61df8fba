"""clubs: an engine in Python for games with a board. One `Dealer`, reset for each hand, told chips."""

import random
from collections.abc import Callable
from typing import Any, Final

import clubs as library  # type: ignore[import-not-found, unused-ignore]

from bench.workers.cards import evaluations, random_hands, texts
from bench.workers.games import STACK, hands, settled
from bench.workers.serve import Work, serve

_FOLD: Final = -1
_GAMES: Final = {
    "holdem": library.configs.NO_LIMIT_HOLDEM_SIX_PLAYER,
    "omaha": library.configs.POT_LIMIT_OMAHA_SIX_PLAYER,
    "fixed-limit": library.configs.LIMIT_HOLDEM_SIX_PLAYER,
}


def _call(seen: Any) -> int:
    chips: int = seen["call"]
    return chips


def _at_random(seen: Any) -> int:
    call: int = seen["call"]
    choices = [call]
    if call:
        choices.append(_FOLD)
    if seen["min_raise"] > call:
        choices.append(seen["min_raise"])
    return choices[int(random.random() * len(choices))]


def _finish(dealer: Any, act: Callable[[Any], int]) -> int:
    """One hand; how many actions it took."""
    seen = dealer.reset(reset_stacks=True)
    actions = 0
    done = [False]
    payoffs: list[int] = []
    while not all(done):
        seen, payoffs, done = dealer.step(act(seen))
        actions += 1
    settled(sum(payoffs))
    return actions


def _play(name: str, act: Callable[[Any], int]) -> Callable[[], Work]:
    def prepared() -> Work:
        dealer = library.poker.Dealer(**{**_GAMES[name], "start_stack": STACK})

        def hand() -> int:
            try:
                return _finish(dealer, act)
            except (
                IndexError
            ):  # its split of an odd chip runs over the end of the seats, in one hand of 600 or so
                return 0

        return hands(hand)

    return prepared


def _evaluator(size: int, hole: int, mandatory: int = 0) -> Callable[[], Work]:
    def prepared() -> Work:
        evaluate = library.poker.Evaluator(4, 13, 5, mandatory).evaluate
        dealt = [[library.Card(text) for text in texts(hand)] for hand in random_hands(size, 2_000)]
        split = [(cards[:hole], cards[hole:]) for cards in dealt]
        return evaluations(evaluate, split, greater_is_better=False, at_once=50)

    return prepared


WORK = {
    "seven": _evaluator(7, 2),
    "five": _evaluator(5, 2),
    "omaha": _evaluator(9, 4, 2),
    **{f"{name}-random": _play(name, _at_random) for name in _GAMES},
    **{f"{name}-call": _play(name, _call) for name in _GAMES},
}

if __name__ == "__main__":
    serve("clubs", WORK)
