"""
What in many hands may point to players who play together against the others: counted, compared with chance.

Four things, each of two people: they share an address; they are always at one table; chips go from one to the
other more than chance would have it; one folds to the other more than to anybody else. None of them proves
anything: each says how strong it is, and the page says what it does and does not prove.

Pure: hands in, lines out. Tested in tests/room/test_patterns.py, on hands of known colluders.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations, permutations
from math import sqrt
from typing import Final, Literal

from msgspec import Struct

from pakli.room.addresses import Seen

__all__ = ["Faced", "HandFacts", "PatternLine", "Tally"]

FEW: Final = 30
"""Hands together below which nothing is said: chance does anything in so few."""
FEW_FACED: Final = 15
FAR: Final = 3.0
"""Standard errors from what chance makes of it, from which on it is told; twice as many count as strong."""
TOGETHER: Final = 85
"""Per cent of all hands of either that two played at one table, from which on it is told."""
QUICK: Final = 2000
"""Milliseconds within which a fold is quick."""

Kind = Literal["address", "together", "flow", "folds"]
Pair = tuple[str, str]


class Faced(Struct, frozen=True, gc=False):
    """Somebody had to answer a bet or raise of somebody."""

    who: str
    whose: str
    folded: bool
    quick: bool = False


class HandFacts(Struct, frozen=True):
    """A hand that was played to its end."""

    table: str
    gains: tuple[tuple[str, int], ...]
    """By id of each who was dealt in: what he won or lost, in hundredths of a big blind."""
    faced: tuple[Faced, ...] = ()


class PatternLine(Struct, frozen=True, kw_only=True):
    """Something that may point to two who play together; `one` gives or folds to `other`."""

    kind: Kind
    one: str
    other: str
    strong: bool
    hands: int = 0
    """Hands together, or bets that were faced."""
    count: int = 0
    """Addresses shared; per cent of hands together; big blinds that went over; per cent of folds."""
    usual: int = 0
    """Per cent of folds to all others, of folds that were quick."""
    quick: int = 0
    """Per cent of the folds that were quick; of addresses: how many with the same kind of browser."""


class Tally:
    """Counts hands, then says what is out of the ordinary."""

    def __init__(self) -> None:
        """None yet."""
        self._hands: Counter[str] = Counter()
        self._tables: set[str] = set()
        self._pairs: Counter[Pair] = Counter()
        self._flow: dict[Pair, list[float]] = defaultdict(lambda: [0.0, 0.0])
        """Of each pair in order of ids: sum and sum of squares of what went from the first to the second."""
        self._faced: Counter[Pair] = Counter()
        self._folded: Counter[Pair] = Counter()
        self._quick: Counter[Pair] = Counter()

    def add(self, hand: HandFacts) -> None:
        """Count a hand."""
        gains = dict(hand.gains)
        self._tables.add(hand.table)
        self._hands.update(gains.keys())
        won = sum(gain for gain in gains.values() if gain > 0)
        for pair in combinations(sorted(gains), 2):
            self._pairs[pair] += 1
            over = _over(gains[pair[0]], gains[pair[1]], won)
            sums = self._flow[pair]
            sums[0] += over
            sums[1] += over * over
        for one in hand.faced:
            pair = (one.who, one.whose)
            self._faced[pair] += 1
            self._folded[pair] += one.folded
            self._quick[pair] += one.folded and one.quick

    def lines(self, seen: Iterable[Seen] = ()) -> list[PatternLine]:
        """What is out of the ordinary; the strong ones first."""
        found = [*_shared(seen), *self._together(), *self._flows(), *self._folds()]
        return sorted(found, key=lambda line: not line.strong)

    def _together(self) -> Iterable[PatternLine]:
        """Where there was but one table, everybody was always together."""
        if len(self._tables) < 2:
            return
        for (one, other), hands in self._pairs.items():
            either = self._hands[one] + self._hands[other] - hands
            share = 100 * hands // either
            alone = self._most_with_others(one, other)
            if hands >= FEW and share >= TOGETHER and share >= 2 * alone:
                strong = hands >= 10 * FEW and share >= 95
                yield PatternLine(
                    kind="together", one=one, other=other, strong=strong, hands=hands, count=share
                )

    def _most_with_others(self, one: str, other: str) -> int:
        """Of 100 hands of either, how many at most with anybody else: a full table is together as a whole."""
        most = 0
        for pair, hands in self._pairs.items():
            if (one in pair) != (other in pair):
                most = max(most, 100 * hands // (self._hands[pair[0]] + self._hands[pair[1]] - hands))
        return most

    def _flows(self) -> Iterable[PatternLine]:
        for (one, other), hands in self._pairs.items():
            total, squares = self._flow[one, other]
            spread = sqrt(max(squares - total * total / hands, 1e-9) * hands / max(hands - 1, 1))
            far = abs(total) / spread
            if hands < FEW or far < FAR:
                continue
            giver, taker = (one, other) if total > 0 else (other, one)
            chips = round(abs(total) / 100)
            strong = far >= 2 * FAR
            yield PatternLine(kind="flow", one=giver, other=taker, strong=strong, hands=hands, count=chips)

    def _folds(self) -> Iterable[PatternLine]:
        people = {person for pair in self._faced for person in pair}
        for one, other in permutations(sorted(people), 2):
            faced, folded = self._faced[one, other], self._folded[one, other]
            others = sum(self._faced[one, third] for third in people - {other})
            folds = sum(self._folded[one, third] for third in people - {other})
            if faced < FEW_FACED or others < FEW_FACED:
                continue
            far = _apart(folded, faced, folds, others)
            if far >= FAR:
                yield PatternLine(
                    kind="folds",
                    one=one,
                    other=other,
                    strong=far >= 2 * FAR,
                    hands=faced,
                    count=100 * folded // faced,
                    usual=100 * folds // others,
                    quick=100 * self._quick[one, other] // max(folded, 1),
                )


def _over(gain: int, other: int, won: int) -> float:
    """What went from one to another in a hand: of what one lost, the other's share of all that was won."""
    if gain < 0 < other:
        return -gain * other / won
    if other < 0 < gain:
        return other * gain / won
    return 0.0


def _apart(folded: int, faced: int, folds: int, others: int) -> float:
    """By how many standard errors one folds more often in the first situations than in the others."""
    both = (folded + folds) / (faced + others)
    error = sqrt(both * (1 - both) * (1 / faced + 1 / others))
    return (folded / faced - folds / others) / error if error else 0.0


def _shared(seen: Iterable[Seen]) -> Iterable[PatternLine]:
    """Pairs who came from one address."""
    at: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for one in seen:
        at[one.address][one.person].add(one.browser)
    addresses: Counter[Pair] = Counter()
    browsers: Counter[Pair] = Counter()
    for people in at.values():
        for pair in combinations(sorted(people), 2):
            addresses[pair] += 1
            browsers[pair] += bool(people[pair[0]] & people[pair[1]])
    for (first, second), count in addresses.items():
        alike = browsers[first, second]
        yield PatternLine(kind="address", one=first, other=second, strong=alike > 0, count=count, quick=alike)
