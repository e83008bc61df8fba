"""Many files at once: every hand is counted once."""

from pathlib import Path
from typing import Final

from pakli.history import hands_in, replay_files

HANDS: Final = Path(__file__).parents[1] / "golden" / "hands"


def test_every_hand_is_right_failed_unchecked_or_of_a_game_not_built() -> None:
    files = [HANDS / "session.phhs", HANDS / "heads-up.phh", HANDS / "nowhere.phh"]
    report = replay_files(files)
    assert (report.hands, report.right, report.unchecked) == (4, 2, 1)
    assert report.unsupported == {"OFC": 1}
    assert [error.problem.code for error in report.failures] == ["no_file"]


def test_about_how_many_hands_there_are() -> None:
    assert [hands_in(HANDS / name) for name in ("session.phhs", "heads-up.phh", "nowhere.phhs")] == [4, 1, 1]
