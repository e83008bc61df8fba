"""What the page's frames come to; nothing here is timed."""

from bench.page import LATE, Seen, markdown, summary


def test_frames_come_to_their_mean_and_their_worst() -> None:
    frames = [16.0] * 94 + [20.0] * 5 + [LATE + 16]
    assert summary("a phone", frames, 30) == Seen("a phone", 100, 30, 16.54, 20.0, 50.0, 1)
    assert summary("one", [16.0], 0).p95 == 16.0


def test_the_table_has_a_row_for_each_screen() -> None:
    told = markdown([summary("a phone", [16.0, 17.0], 30), summary("a desk", [16.0], 3)], 78_400)
    assert "| a phone | 2 | 30 | 16.5 | 17.0 | 17.0 | 0 |" in told
    assert "| a desk | 1 | 3 | 16.0 |" in told
    assert "78.4 kB" in told
