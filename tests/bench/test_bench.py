"""The benchmark's arithmetic and its tables; nothing here is timed."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.coordinator import Slice, Worker, WorkerError
from bench.groups import GROUPS, Group, Subject, chosen
from bench.measure import Result, Turn, disagreeing, interleaved, results
from bench.report import Measurement, amount, as_json, cells, heading, markdown, replaced, times
from bench.workers.cards import digest, random_hands
from bench.workers.games import settled
from bench.workers.pakli import WORK

REFERENCE = Subject("phevaluator", "seven", "evaluate_cards(*codes)")
PAKLI = Subject("pakli", "seven", "evaluator(*codes)")
OTHER = Subject("clubs", "seven", "evaluate")
GROUP = Group("seven", "Seven cards", "evaluations", REFERENCE, (PAKLI, OTHER))


class Scripted:
    """A worker that does what it is told, one count a slice."""

    def __init__(self, subject: Subject, counts: Iterator[int], asked: list[str]) -> None:
        self.subject, self.counts, self.asked = subject, counts, asked

    def slice(self, seconds: float) -> Slice:
        self.asked.append(self.subject.library)
        return Slice(next(self.counts), 0, seconds, seconds)


def turn(subject: Subject, count: int, *around: float) -> Turn:
    return Turn(subject, Slice(count, 3 * count, 1.0, 1.0), around)


def test_a_ratio_is_to_the_mean_of_the_reference_before_and_after() -> None:
    asked: list[str] = []
    reference = Scripted(REFERENCE, iter([100, 300, 500]), asked)
    others = [Scripted(PAKLI, iter([1000]), asked), Scripted(PAKLI, iter([2000]), asked)]
    turns = interleaved(reference, others, rounds=1, seconds=1.0, order=random.Random(1))
    assert asked == ["phevaluator", "pakli", "phevaluator", "pakli", "phevaluator"]
    assert sorted(each.around for each in turns if each.subject == PAKLI) == [(100, 300), (300, 500)]
    ratios = {each.slice.count: each.ratio for each in turns if each.subject == PAKLI}
    first, second = (each.slice.count for each in turns if each.subject == PAKLI)
    assert ratios == {first: first / 200, second: second / 400}


def test_every_round_measures_every_subject_once_in_an_order_of_its_own() -> None:
    asked: list[str] = []
    subjects = [Subject(name, "seven", "") for name in "abcdef"]
    others = [Scripted(subject, iter(range(1, 100)), asked) for subject in subjects]
    heard: list[int] = []
    interleaved(None, others, rounds=8, seconds=0.5, order=random.Random(1), heard=heard.append)
    rounds = [tuple(asked[start : start + 6]) for start in range(0, 48, 6)]
    assert all(sorted(each) == list("abcdef") for each in rounds)
    assert len(set(rounds)) > 1
    assert heard == list(range(1, 9))


def test_a_subject_that_fails_is_out_and_the_others_go_on() -> None:
    class Failing(Scripted):
        def slice(self, seconds: float) -> Slice:
            raise WorkerError("broken")

    asked: list[str] = []
    others = [Failing(OTHER, iter([]), asked), Scripted(PAKLI, iter([1, 2]), asked)]
    said: list[tuple[Subject, str]] = []
    turns = interleaved(
        None, others, rounds=2, seconds=1.0, order=random.Random(1), failed=lambda *what: said.append(what)
    )
    assert [turn.subject for turn in turns] == [PAKLI, PAKLI]
    assert said == [(OTHER, "broken")]
    assert Measurement(GROUP, "2030-01-01", 2, 1.0, troubles=dict(said)).whole
    assert not Measurement(GROUP, "2030-01-01", 2, 1.0, troubles={PAKLI: "broken"}).whole


def test_a_disturbed_slice_is_repeated_twice_at_most() -> None:
    class Disturbed(Scripted):
        def slice(self, seconds: float) -> Slice:
            done = super().slice(seconds)
            return Slice(done.count, 0, seconds, seconds * done.count / 10)

    for busy, taken in (([9], 9), ([3, 10], 10), ([3, 4, 5], 5)):
        asked: list[str] = []
        worker = Disturbed(PAKLI, iter(busy), asked)
        (turn,) = interleaved(None, [worker], rounds=1, seconds=1.0, order=random.Random(1))
        assert (turn.slice.count, len(asked)) == (taken, len(busy))


def test_results_are_medians_with_the_least_and_the_most_fastest_first() -> None:
    slow = [turn(REFERENCE, rate, rate) for rate in (10, 30, 20)]
    fast = [turn(PAKLI, 100, 10), turn(PAKLI, 400, 10, 30), turn(PAKLI, 900, 30)]
    pakli, reference = results([*slow, *fast])
    assert (pakli.subject, pakli.rate, pakli.least, pakli.most) == (PAKLI, 400, 100, 900)
    assert (pakli.ratio, pakli.ratio_least, pakli.ratio_most) == (20, 10, 30)
    assert (reference.subject, reference.rate, reference.ratio) == (REFERENCE, 20, 1)
    assert pakli.actions == 3
    assert pakli.rounds == 3


def test_without_a_reference_there_are_rates_and_no_ratios() -> None:
    (result,) = results([turn(PAKLI, 100)])
    assert (result.rate, result.ratio) == (100, None)
    assert times(result.ratio) == "none"


def test_a_slice_that_had_to_share_the_core_is_seen() -> None:
    (result,) = results([turn(PAKLI, 1, 1), Turn(PAKLI, Slice(1, 0, 2.0, 1.0), (1.0,))])
    assert result.share == 0.5
    found = Measurement(GROUP, "2030-01-01", 2, 1.0, [result])
    assert "1 of 1 subjects" in markdown(found)


def test_a_digest_tells_the_order_of_hands_and_their_ties_alone() -> None:
    assert digest([10, 30, 30, 20], greater_is_better=True) == digest([4, 1, 1, 2], greater_is_better=False)
    assert digest([10, 30, 30, 20], greater_is_better=True) != digest(
        [10, 30, 31, 20], greater_is_better=True
    )
    assert digest([1, 2], greater_is_better=True) != digest([2, 1], greater_is_better=True)


def test_who_orders_hands_otherwise_than_the_others_is_found() -> None:
    assert disagreeing({REFERENCE: "a", PAKLI: "a", OTHER: "b"}) == [OTHER]
    assert disagreeing({REFERENCE: "a", PAKLI: "a", OTHER: ""}) == []
    assert disagreeing({}) == []


def test_every_library_gets_the_same_hands() -> None:
    hands = random_hands(7, 50)
    assert hands == random_hands(7, 50)
    assert all(len(set(hand)) == 7 and set(hand) <= set(range(52)) for hand in hands)


def test_payoffs_that_do_not_sum_to_zero_are_an_error() -> None:
    settled(0)
    with pytest.raises(ArithmeticError, match="-3"):
        settled(-3)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (0.00157, "0.00157"),
        (0.1, "0.100"),
        (1, "1.00"),
        (12.34, "12.3"),
        (789.4, "789"),
        (999.7, "1.00k"),
        (45_600, "45.6k"),
        (1_234_567, "1.23M"),
        (4.1e9, "4.10G"),
    ],
)
def test_amounts_have_three_figures(value: float, shown: str) -> None:
    assert amount(value) == shown


def test_a_table_has_a_row_for_each_result_and_says_when_and_with_what() -> None:
    found = Measurement(GROUP, "2030-01-01", 9, 0.25, versions={"phevaluator": "0.6.0", "clubs": "0.1.4"})
    found.results = results([turn(PAKLI, 5000, 1000), turn(REFERENCE, 1000, 1000)])
    found.troubles = {OTHER: "does not install"}
    lines = markdown(found).splitlines()
    assert lines[0] == "| library | call | evaluations/s | ratio | ratio, least to most |"
    assert lines[2] == "| **pakli** | **evaluator(*codes)** | **5.00k** | **5.00** | **5.00 to 5.00** |"
    assert lines[3] == "| phevaluator | evaluate_cards(*codes) (reference) | 1.00k | 1.00 |  |"
    assert lines[5] == "2030-01-01: 9 rounds, slices of 0.25 s. clubs 0.1.4, phevaluator 0.6.0."
    assert lines[-1] == "Not measured: clubs evaluate."


def test_hands_also_show_how_many_actions_they_took() -> None:
    group = chosen(["holdem-call"])[0]
    result = Result(group.reference, 100, 90, 110, 1, 1, 1, 24.0, 1.0, 9)
    assert len(heading(group)) == len(cells(group, result))
    assert cells(group, result)[-1] == "24.0"


def test_the_readme_is_changed_between_its_marks_alone() -> None:
    text = "before\n<!-- measured: a -->\nold\n<!-- end: a -->\n<!-- measured: b -->\n<!-- end: b -->\n"
    once = replaced(text, "a", r"new \1")
    assert (
        once
        == "before\n<!-- measured: a -->\nnew \\1\n<!-- end: a -->\n<!-- measured: b -->\n<!-- end: b -->\n"
    )
    assert replaced(once, "a", "old") == text
    with pytest.raises(ValueError, match="'c'"):
        replaced(text, "c", "")


def test_the_readme_has_a_place_for_every_group() -> None:
    text = Path("bench/README.md").read_text(encoding="utf-8")
    for name in ("machine", "room", "page", *(group.id for group in GROUPS)):
        assert replaced(text, name, "new") != text


def test_the_json_holds_what_was_measured() -> None:
    found = Measurement(GROUP, "2030-01-01", 9, 0.25, results([turn(PAKLI, 5000, 1000)]))
    told = as_json({"Processor": "one"}, [found])
    assert told["machine"] == {"Processor": "one"}
    assert isinstance(told["groups"], list)
    assert told["groups"][0]["results"][0]["ratio"] == 5


def test_groups_are_chosen_by_the_beginning_of_their_names() -> None:
    assert chosen([]) == GROUPS
    assert [group.id for group in chosen(["holdem"])] == ["holdem-random", "holdem-call"]
    with pytest.raises(ValueError, match="chess"):
        chosen(["chess"])


def test_no_subject_is_there_twice_and_pakli_is_in_every_group() -> None:
    for group in GROUPS:
        assert len({subject.key for subject in group.subjects}) == len(group.subjects)
        ours = [subject.work for subject in group.subjects if subject.library == "pakli"]
        assert ours
        assert set(ours) <= WORK.keys()


def test_a_worker_plays_hands_when_asked() -> None:
    with Worker(Subject("pakli", "fixed-limit-call", "")) as worker:
        done = worker.slice(0.001)
    assert done.count > 0
    assert done.actions == 24 * done.count
