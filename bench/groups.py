"""
What is measured: groups of subjects that do the same work, each group with its reference.

A subject is one call of one library. Within a group every subject gets the same cards or the same game, and a
result is a ratio to the group's reference.

Knows       names only: the work itself is in `bench/workers/`, looked up by library and `work`.
Tested in   tests/bench/test_bench.py
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

__all__ = ["GROUPS", "Group", "Subject", "chosen"]


@dataclass(frozen=True, slots=True)
class Subject:
    """One call of one library."""

    library: str
    """Whose call it is: the environment it runs in, and the module of `bench/workers/`."""
    work: str
    """Its name in the worker's table."""
    call: str
    """What is called, as the tables show it."""

    @property
    def key(self) -> str:
        """Unlike any other subject's."""
        return f"{self.library}:{self.work}"

    def __str__(self) -> str:
        return f"{self.library} {self.call}"


@dataclass(frozen=True, slots=True)
class Group:
    """Subjects that are compared with each other."""

    id: str
    title: str
    unit: str
    """What is counted: ``"evaluations"`` or ``"hands"``."""
    reference: Subject
    others: tuple[Subject, ...]

    @property
    def subjects(self) -> tuple[Subject, ...]:
        """All of them, the reference first."""
        return (self.reference, *self.others)


_SEVEN = Group(
    "seven-cards",
    "Seven cards",
    "evaluations",
    Subject("phevaluator", "seven", "evaluate_cards(*codes)"),
    (
        Subject("pakli", "seven", 'evaluator("high")(*codes)'),
        Subject("pakli", "seven-array", "evaluate_many((n, 7) array), one thread"),
        Subject("phevaluator", "seven-exactly", "evaluate_7cards(*codes)"),
        Subject("phevaluator", "seven-batch", "list(starmap(evaluate_7cards, hands))"),
        Subject("phevaluator", "seven-private", "_pheval.evaluate_7cards(*codes), private"),
        Subject(
            "phevaluator", "seven-private-batch", "list(starmap(_pheval.evaluate_7cards, hands)), private"
        ),
        Subject("pkrbot", "seven", "evaluate(list of cards)"),
        Subject("pokerfast", "seven", "eval7(tuple of texts)"),
        Subject("pokerfast", "seven-batch", "equity.evaluate(list of tuples of texts)"),
        Subject("clubs", "seven", "Evaluator.evaluate(hole, board)"),
        Subject("pokerkit", "seven", "StandardHighHand.from_game(hole, board)"),
    ),
)

_FIVE = Group(
    "five-cards",
    "Five cards",
    "evaluations",
    Subject("phevaluator", "five", "evaluate_cards(*codes)"),
    (
        Subject("pakli", "five", 'evaluator("high")(*codes)'),
        Subject("pakli", "five-array", "evaluate_many((n, 5) array), one thread"),
        Subject("phevaluator", "five-exactly", "evaluate_5cards(*codes)"),
        Subject("phevaluator", "five-batch", "list(starmap(evaluate_5cards, hands))"),
        Subject("phevaluator", "five-private", "_pheval.evaluate_5cards(*codes), private"),
        Subject("pkrbot", "five", "evaluate(list of cards)"),
        Subject("pokerfast", "five-batch", "equity.evaluate(list of tuples of texts)"),
        Subject("clubs", "five", "Evaluator.evaluate(hole, board)"),
        Subject("pokerkit", "five", "StandardHighHand(cards).entry"),
    ),
)

_OMAHA = Group(
    "omaha-cards",
    "Omaha, four hole cards and a board of five",
    "evaluations",
    Subject("phevaluator", "omaha", "evaluate_omaha_cards(*codes)"),
    (
        Subject("pakli", "omaha", 'omaha_evaluator("high")(*codes)'),
        Subject("pakli", "omaha-array", "evaluate_omaha_many(hole, board), one thread"),
        Subject("phevaluator", "omaha-batch", "list(starmap(evaluate_omaha_cards, hands))"),
        Subject("phevaluator", "omaha-private", "_pheval.evaluate_omaha_cards(*codes), private"),
        Subject("clubs", "omaha", "Evaluator(mandatory_hole_cards=2).evaluate(hole, board)"),
        Subject("pokerkit", "omaha", "OmahaHoldemHand.from_game(hole, board)"),
    ),
)


def _odds(name: str, title: str, ours: str, reference: Subject, *more: Subject) -> Group:
    """Odds: exact answers, or random deals, a second."""
    unit = "deals" if name.startswith("sampled") else "answers"
    return Group(name, title, unit, reference, (Subject("pakli", name, ours), *more))


_POKERFAST = "equity(hands, threads=1)"
_POKER_EQUITY = "exact_from_text(variant, hands)"
_EXACT = "equity(hands, samples=0)"
_SAMPLED = "equity(hands, samples=n)"

_ODDS = (
    _odds(
        "equity-preflop",
        "Hold'em, AhAs against KhKd, exact",
        _EXACT,
        Subject("pokerfast", "equity-preflop", _POKERFAST),
        Subject("poker-equity", "equity-preflop", _POKER_EQUITY),
    ),
    _odds(
        "equity-ranges",
        "Hold'em, QQ+,AKs against 22+,A2s+, exact",
        _EXACT,
        Subject("pokerfast", "equity-ranges", _POKERFAST),
    ),
    _odds(
        "equity-flop",
        "Hold'em, three hands on the flop, exact",
        _EXACT,
        Subject("pokerfast", "equity-flop", _POKERFAST),
        Subject("poker-equity", "equity-flop", _POKER_EQUITY),
    ),
    _odds(
        "equity-omaha",
        "Omaha, two hands before the flop, exact",
        _EXACT,
        Subject("poker-equity", "equity-omaha", _POKER_EQUITY),
    ),
    _odds(
        "equity-omaha-high-low",
        "Omaha high-low, two hands before the flop, exact",
        _EXACT,
        Subject("poker-equity", "equity-omaha-high-low", _POKER_EQUITY),
    ),
    _odds(
        "sampled-hand",
        "Hold'em, AhAs against KK, random deals",
        _SAMPLED,
        Subject("eval7", "sampled-hand", "py_hand_vs_range_monte_carlo(hand, range, [], n)"),
        Subject("poker-equity", "sampled-hand", "chunk_from_text(variant, hands, samples=n, threads=1)"),
    ),
    _odds(
        "sampled-ranges",
        "Hold'em, QQ+,AKs against 22+,A2s+, random deals",
        _SAMPLED,
        Subject("eval7", "sampled-ranges", "py_all_hands_vs_range(range, range, [], n)"),
    ),
)

_POLICIES = {
    "random": "at random",
    "call": "check or call",
}


def _hands(game: str, policy: str, title: str, *more: Subject) -> Group:
    """One game under one policy, with the libraries that play all three games, and `more`."""
    return Group(
        f"{game}-{policy}",
        f"{title}, six players, {_POLICIES[policy]}",
        "hands",
        Subject("pokerkit", f"{game}-{policy}", "State, every automation"),
        (
            Subject("pakli", f"{game}-{policy}", "Hand.next, Hand.play"),
            Subject("clubs", f"{game}-{policy}", "Dealer.step"),
            *more,
        ),
    )


def _holdem(policy: str) -> Group:
    """No-limit hold'em, which pokerfast plays too."""
    return _hands(
        "holdem",
        policy,
        "No-limit hold'em",
        Subject("pokerfast", f"holdem-{policy}", "FastHand"),
        Subject("pokerkit", f"holdem-{policy}-shown", "State, hands shown by the caller"),
    )


GROUPS: Final[tuple[Group, ...]] = (
    _SEVEN,
    _FIVE,
    _OMAHA,
    *_ODDS,
    *(_holdem(policy) for policy in _POLICIES),
    *(_hands("omaha", policy, "Pot-limit Omaha") for policy in _POLICIES),
    *(_hands("fixed-limit", policy, "Fixed-limit hold'em") for policy in _POLICIES),
)
"""Everything that `make bench` measures, in the order of the tables."""


def chosen(only: Sequence[str]) -> tuple[Group, ...]:
    """
    The groups whose id is, or begins with, one of `only`; all of them when it is empty.

    Raises:
        ValueError: a name that fits no group.
    """
    for name in only:
        if not any(group.id.startswith(name) for group in GROUPS):
            raise ValueError(f"no group is called {name!r}: {', '.join(group.id for group in GROUPS)}")
    return tuple(group for group in GROUPS if not only or group.id.startswith(tuple(only)))
