"""pokerkit: an engine in Python for many games. A `State` for each hand; cards and pots by automations."""

import random
from collections.abc import Callable
from typing import Any, Final

import pokerkit as library  # type: ignore[import-not-found, unused-ignore]

from bench.workers.cards import evaluations, random_hands, texts
from bench.workers.games import BIG_BLIND, PLAYERS, SMALL_BLIND, STACK, hands, settled
from bench.workers.serve import Work, serve

_AUTOMATION: Final = library.Automation
_SHOWING: Final = _AUTOMATION.HOLE_CARDS_SHOWING_OR_MUCKING
_AUTOMATIONS: Final = (
    _AUTOMATION.ANTE_POSTING,
    _AUTOMATION.BET_COLLECTION,
    _AUTOMATION.BLIND_OR_STRADDLE_POSTING,
    _AUTOMATION.CARD_BURNING,
    _AUTOMATION.HOLE_DEALING,
    _AUTOMATION.BOARD_DEALING,
    _SHOWING,
    _AUTOMATION.HAND_KILLING,
    _AUTOMATION.CHIPS_PUSHING,
    _AUTOMATION.CHIPS_PULLING,
)
_STACKS: Final = (STACK,) * PLAYERS


def _game(name: str, *, shown: bool) -> Any:
    """A game of six; `shown`: the caller shows every hand at the showdown, instead of an automation."""
    automations = tuple(each for each in _AUTOMATIONS if not (shown and each is _SHOWING))
    blinds = (SMALL_BLIND, BIG_BLIND)
    if name == "fixed-limit":
        return library.FixedLimitTexasHoldem(automations, True, 0, blinds, BIG_BLIND, 2 * BIG_BLIND)
    kind = {"holdem": library.NoLimitTexasHoldem, "omaha": library.PotLimitOmahaHoldem}[name]
    return kind(automations, True, 0, blinds, BIG_BLIND)


def _call(state: Any) -> None:
    state.check_or_call()


def _at_random(state: Any) -> None:
    choices = [state.check_or_call]
    if state.checking_or_calling_amount:
        choices.append(state.fold)
    if state.can_complete_bet_or_raise_to():
        choices.append(state.complete_bet_or_raise_to)
    choices[int(random.random() * len(choices))]()


def _play(name: str, act: Callable[[Any], None], *, shown: bool = False) -> Callable[[], Work]:
    game = _game(name, shown=shown)

    def hand() -> int:
        state = game(_STACKS, PLAYERS)
        actions = 0
        while state.status:
            if state.actor_index is None:
                state.show_or_muck_hole_cards(True)
            else:
                act(state)
                actions += 1
        settled(sum(state.payoffs))
        return actions

    return lambda: hands(hand)


def _cards(codes: tuple[int, ...]) -> tuple[Any, ...]:
    return tuple(library.Card.parse("".join(texts(codes))))


def _five() -> Work:
    def evaluate(*cards: Any) -> Any:
        return library.StandardHighHand(cards).entry

    dealt = [_cards(hand) for hand in random_hands(5)]
    return evaluations(evaluate, dealt, greater_is_better=True, at_once=200)


def _from_game(hand: Any, size: int, hole: int) -> Callable[[], Work]:
    def prepared() -> Work:
        dealt = [(_cards(cards[:hole]), _cards(cards[hole:])) for cards in random_hands(size, 2_000)]
        return evaluations(hand.from_game, dealt, greater_is_better=True, at_once=20)

    return prepared


WORK = {
    "seven": _from_game(library.StandardHighHand, 7, 2),
    "five": _five,
    "omaha": _from_game(library.OmahaHoldemHand, 9, 4),
    "holdem-random-shown": _play("holdem", _at_random, shown=True),
    "holdem-call-shown": _play("holdem", _call, shown=True),
    **{f"{name}-random": _play(name, _at_random) for name in ("holdem", "omaha", "fixed-limit")},
    **{f"{name}-call": _play(name, _call) for name in ("holdem", "omaha", "fixed-limit")},
}

if __name__ == "__main__":
    serve("pokerkit", WORK)
