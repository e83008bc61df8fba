"""Work in pieces: word of how far it is, and giving it up."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from pakli.odds import equity
from pakli.odds.pieces import done


class GivenUp(Exception):
    """Nobody wants to know any more."""


def test_every_piece_is_told_of() -> None:
    told: list[tuple[int, int]] = []
    equity(["AhAs", "KhKd"], samples=400_000, seed=1, progress=lambda pieces, of: told.append((pieces, of)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_what_progress_raises_ends_the_work() -> None:
    worked: list[int] = []

    def give_up(pieces: int, of: int) -> None:
        if pieces == 2:
            raise GivenUp

    with pytest.raises(GivenUp):
        list(done(worked.append, [(number,) for number in range(10)], None, give_up))
    assert worked == [0, 1]


def test_pieces_that_have_not_begun_are_called_off() -> None:
    worked: list[int] = []
    go_on, started = Event(), Event()

    def work(number: int) -> None:
        worked.append(number)
        if number == 1:
            started.set()
            go_on.wait(10)

    def give_up(pieces: int, of: int) -> None:
        started.wait(10)
        raise GivenUp

    with ThreadPoolExecutor(1) as threads:
        with pytest.raises(GivenUp):
            list(done(work, [(number,) for number in range(50)], threads, give_up))
        go_on.set()
    assert worked == [0, 1]
