"""
The measuring: short slices of every subject in shuffled order, each between two slices of the reference.

A machine's speed wanders, often twofold within minutes. What two subjects did within half a second of each
other can be compared all the same: so a subject's result is the median, over the rounds, of its rate divided
by the mean of the reference's rates just before and just after it.

Tested in   tests/bench/test_bench.py
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Final, Protocol

from bench.coordinator import Slice, WorkerError
from bench.groups import Subject

__all__ = ["QUIET", "Result", "Turn", "disagreeing", "interleaved", "results"]


QUIET: Final = 0.9
"""The part of a core a worker must get for its slice to count as undisturbed."""

_TRIES: Final = 3


class Measured(Protocol):
    """Something that works in slices: a `Worker`, or a test's stand-in."""

    subject: Subject

    def slice(self, seconds: float) -> Slice:
        """Work for about `seconds`."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One slice of a subject, and the reference's rates before and after, if there is a reference."""

    subject: Subject
    slice: Slice
    around: tuple[float, ...]

    @property
    def ratio(self) -> float | None:
        """The subject's rate in units of the reference's."""
        return self.slice.rate / fmean(self.around) if self.around else None


@dataclass(frozen=True, slots=True)
class Result:
    """What the rounds say about one subject: medians, with the least and the most seen."""

    subject: Subject
    rate: float
    least: float
    most: float
    ratio: float | None
    """To the reference; None where the reference is missing."""
    ratio_least: float | None
    ratio_most: float | None
    actions: float
    """Players' actions in a hand, on average; 0 where there are none."""
    share: float
    """The smallest part of a core it got in a slice that counted: under `QUIET` the machine was busy."""
    rounds: int


def interleaved(
    reference: Measured | None,
    others: Sequence[Measured],
    *,
    rounds: int,
    seconds: float,
    order: random.Random,
    heard: Callable[[int], None] = lambda _: None,
    failed: Callable[[Subject, str], None] = lambda _, __: None,
) -> list[Turn]:
    """
    Run them all, one at a time.

    Args:
        reference: whose slices go between all the others'; None where it could not be started.
        others: in any order: every round shuffles them anew.
        rounds: how many slices each gets.
        seconds: about how long a slice is.
        order: where the shuffling comes from.
        heard: called with each finished round's number, from 1.
        failed: called with a subject that failed, and why; it takes no further part.

    Raises:
        WorkerError: the reference failed.
    """
    turns: list[Turn] = []
    left = list(others)
    for number in range(1, rounds + 1):
        mixed = list(left)
        order.shuffle(mixed)
        before = _reference_turn(reference, seconds)
        turns += before
        for worker in mixed:
            try:
                done = _slice(worker, seconds)
            except WorkerError as error:
                left.remove(worker)
                failed(worker.subject, str(error))
                continue
            after = _reference_turn(reference, seconds)
            around = tuple(turn.slice.rate for turn in before + after)
            turns += [Turn(worker.subject, done, around), *after]
            before = after
        heard(number)
    return turns


def _slice(worker: Measured, seconds: float) -> Slice:
    """A slice, repeated up to twice where something else ran on the core; the last one counts as it is."""
    for _ in range(_TRIES - 1):
        done = worker.slice(seconds)
        if done.share >= QUIET:
            return done
    return worker.slice(seconds)


def _reference_turn(reference: Measured | None, seconds: float) -> list[Turn]:
    """A slice of the reference, which is its own measure; nothing where there is none."""
    if reference is None:
        return []
    done = _slice(reference, seconds)
    return [Turn(reference.subject, done, (done.rate,))]


def _result(subject: Subject, turns: Sequence[Turn]) -> Result:
    rates = [turn.slice.rate for turn in turns]
    ratios = [turn.ratio for turn in turns if turn.ratio is not None]
    return Result(
        subject=subject,
        rate=median(rates),
        least=min(rates),
        most=max(rates),
        ratio=median(ratios) if ratios else None,
        ratio_least=min(ratios) if ratios else None,
        ratio_most=max(ratios) if ratios else None,
        actions=sum(turn.slice.actions for turn in turns) / sum(turn.slice.count for turn in turns),
        share=min(turn.slice.share for turn in turns),
        rounds=len(turns),
    )


def results(turns: Iterable[Turn]) -> list[Result]:
    """Each subject's result, the fastest first: by ratio, or by rate where there is no reference."""
    of: dict[Subject, list[Turn]] = {}
    for turn in turns:
        of.setdefault(turn.subject, []).append(turn)
    return sorted((_result(*each) for each in of.items()), key=lambda result: -(result.ratio or result.rate))


def disagreeing(digests: Mapping[Subject, str]) -> list[Subject]:
    """The subjects that order the same hands otherwise than most do; those without a digest say nothing."""
    counted = Counter(digest for digest in digests.values() if digest)
    if len(counted) <= 1:
        return []
    usual = counted.most_common(1)[0][0]
    return [subject for subject, digest in digests.items() if digest and digest != usual]
