"""pokerfast: no-limit hold'em in Python, and hand evaluation in Python or, for many hands, in C++."""

import random
from collections.abc import Callable
from typing import Any

import pokerfast as library  # type: ignore[import-not-found, unused-ignore]
from pokerfast import equity  # type: ignore[import-not-found, unused-ignore]

from bench.workers.cards import batches, evaluations, random_hands, texts
from bench.workers.games import BIG_BLIND, PLAYERS, SMALL_BLIND, STACK, hands, settled
from bench.workers.questions import ACES, FLOP, KINGS, RANGES, THREE, answers
from bench.workers.serve import Work, serve


def _call(hand: Any) -> None:
    hand.call()


def _at_random(hand: Any) -> None:
    options = hand.get_action_space()
    choices = [hand.call]
    if "fold" in options:
        choices.append(hand.fold)
    if "min_bet" in options:
        choices.append(lambda: hand.bet_or_raise(options["min_bet"]))
    choices[int(random.random() * len(choices))]()


def _play(act: Callable[[Any], None]) -> Callable[[], Work]:
    def hand() -> int:
        dealt = library.FastHand(
            player_count=PLAYERS,
            small_blind=SMALL_BLIND,
            big_blind=BIG_BLIND,
            min_stack=STACK,
            max_stack=STACK,
        )
        actions = 0
        while not dealt.done:
            act(dealt)
            actions += 1
        settled(sum(dealt.state.payoffs))
        return actions

    return lambda: hands(hand)


def _seven() -> Work:
    dealt = [(texts(hand),) for hand in random_hands(7)]
    return evaluations(library.eval7, dealt, greater_is_better=True)


def _batch(size: int) -> Callable[[], Work]:
    return lambda: batches(
        equity.evaluate, [texts(hand) for hand in random_hands(size)], greater_is_better=True
    )


def _exact(hands: tuple[str, ...], board: str = "") -> Callable[[], Work]:
    return lambda: answers(lambda: float(equity.equity(list(hands), board, threads=1)[0]))


WORK = {
    "equity-preflop": _exact((ACES, KINGS)),
    "equity-flop": _exact(THREE, FLOP),
    "equity-ranges": _exact(RANGES),
    "seven": _seven,
    "seven-batch": _batch(7),
    "five-batch": _batch(5),
    "holdem-random": _play(_at_random),
    "holdem-call": _play(_call),
}

if __name__ == "__main__":
    serve("pokerfast", WORK)
