"""
Every broken hand of ours is told in one line: where, which clause, what was expected.

Each file of ``tests/golden/broken`` says in its first line what must come out: line, clause (``-``: none) and
words of the message.
"""

from pathlib import Path
from typing import Final

import pytest

from pakli.history import HistoryError, replay_files
from pakli.texts import LANGUAGES, translator

BROKEN: Final = sorted((Path(__file__).parents[1] / "golden" / "broken").iterdir())
EXPECT: Final = "# expect "


def first_failure(file: Path) -> HistoryError:
    return replay_files([file]).failures[0]


@pytest.mark.parametrize("file", BROKEN, ids=lambda file: file.stem)
def test_a_broken_hand_is_told_with_its_line_and_clause(file: Path) -> None:
    first = file.read_text("utf-8").splitlines()[0]
    assert first.startswith(EXPECT)
    line, clause, words = first.removeprefix(EXPECT).split(" ", 2)
    error = first_failure(file)
    assert words in error.problem.text(translator("en"))
    assert (error.problem.line, error.problem.clause or "-") == (int(line), clause)
    assert error.place.file == str(file)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", BROKEN, ids=lambda file: file.stem)
def test_every_complaint_is_one_line_in_every_language(file: Path, language: str) -> None:
    text = first_failure(file).problem.text(translator(language))
    assert text
    assert "\n" not in text
    assert "{" not in text


def test_a_broken_hand_does_not_stop_the_others() -> None:
    report = replay_files([file for file in BROKEN if file.suffix == ".phhs"])
    assert (report.hands, report.right) == (3, 1)
    assert [error.place.hand for error in report.failures] == [1, "third"]


def test_the_error_says_where_in_so_many_words() -> None:
    file = next(file for file in BROKEN if file.stem == "raise-too-small")
    assert str(first_failure(file)) == (
        f"{file}:12: “p3 cbr 3” is not possible: 3 is too little. Possible here: from 4 to 100 in all. "
        "Expected: p3 to call 2, fold or raise to a total of 4 to 100."
    )
