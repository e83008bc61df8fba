"""Work in pieces: word of how far it is, and giving it up."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from signal import SIGINT, default_int_handler, raise_signal, signal
from threading import Event, Timer
from time import monotonic

import pytest

from pakli.odds import categories, equity, icm, next_cards
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
        list(done(worked.append, [(number,) for number in range(10)], 10, None, give_up))
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
            list(done(work, [(number,) for number in range(50)], 50, threads, give_up))
        go_on.set()
    assert worked == [0, 1]


def test_pieces_are_made_as_they_are_needed() -> None:
    made: list[int] = []

    def pieces() -> Iterator[tuple[int]]:
        for number in range(10**12):
            made.append(number)
            yield (number,)

    def give_up(pieces: int, of: int) -> None:
        if pieces == 3:
            raise GivenUp

    with pytest.raises(GivenUp), ThreadPoolExecutor(2) as threads:
        list(done(abs, pieces(), 10**12, threads, give_up))
    assert len(made) < 1000


def test_more_samples_than_there_is_memory_for_pieces() -> None:
    told: list[int] = []

    def give_up(pieces: int, of: int) -> None:
        told.append(of)
        raise GivenUp

    with pytest.raises(GivenUp):
        equity(["AA", "KK"], samples=10**18, progress=give_up)
    assert told == [-(-(10**18) // 2**17)]


def test_all_deals_of_own_cards_come_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["As2h3s4h9s", "2d3c4d5cKh6s", "7h7d8h8d9h9c2c"]
    right = equity(hands, game="stud-high-low")
    monkeypatch.setattr(import_module("pakli.odds.exact"), "_MOST_DEALS", 1000)  # 20 million else
    told: list[tuple[int, int]] = []
    found = equity(
        hands,
        game="stud-high-low",
        samples=0,
        progress=lambda pieces, of: told.append((pieces, of)),
    )
    assert found == right
    assert told == [(number, 34) for number in range(1, 35)]  # what the second player misses
    with ThreadPoolExecutor(2) as threads:
        assert equity(hands, game="stud-high-low", samples=0, executor=threads) == right


def test_an_interruption_ends_a_piece_in_which_hands_hardly_ever_go_together() -> None:
    # One draw of 7,776 fits: without it a piece would take half a minute.
    before = signal(SIGINT, default_int_handler)  # a program in the background has none
    timer = Timer(0.2, raise_signal, (SIGINT,))
    timer.start()
    start = monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            equity([*["AA", "KK", "QQ", "JJ", "TT"] * 2], samples=1_000_000, seed=1)
    finally:
        timer.join()
        signal(SIGINT, before)
    assert monotonic() - start < 10


def test_what_progress_raises_ends_a_piece_in_which_hands_hardly_ever_go_together() -> None:
    asked = 0

    def give_up(pieces: int, of: int) -> None:
        nonlocal asked
        asked += 1
        assert (pieces, of) == (0, 8)
        if asked == 3:
            raise GivenUp

    with pytest.raises(GivenUp):
        equity([*["AA", "KK", "QQ", "JJ", "TT"] * 2], samples=1_000_000, seed=1, progress=give_up)
    asked = 0
    with pytest.raises(GivenUp):
        equity(["A*****", "K*****"], game="stud", samples=1_000_000, seed=1, progress=give_up)


def test_next_cards_are_told_of_and_given_up_within_a_card() -> None:
    ranges, board = ["TT+,AQs+", "top 30%"], "Qh7h2c9d"
    told: list[tuple[int, int]] = []
    alone = next_cards(ranges, board, progress=lambda done, of: told.append((done, of)))
    assert told == [(number, 48) for number in range(1, 49)]
    with ThreadPoolExecutor(2) as threads:
        told.clear()
        assert next_cards(ranges, board, executor=threads, progress=lambda *now: told.append(now)) == alone
    assert told == [(number, 48) for number in range(1, 49)]
    told.clear()

    def give_up(done: int, of: int) -> None:
        told.append((done, of))
        if len(told) == 3:
            raise GivenUp

    with pytest.raises(GivenUp):
        next_cards(["AA**", "JT98ds"], "Qh7h2c", game="omaha", progress=give_up)
    assert told == [(0, 49)] * 3
    told.clear()
    with pytest.raises(GivenUp):
        next_cards(["AA**", "KK**"], "Qh7h2c", game="omaha", samples=300_000, progress=give_up)
    assert told == [(0, 49), (0, 49), (1, 49)]


def test_next_cards_by_samples() -> None:
    ranges, board = ["AAK*", "JT98ds"], "Qh7h2c3s"
    exact = next_cards(ranges, board, game="omaha")
    sampled = next_cards(ranges, board, game="omaha", samples=5_000, seed=1)
    assert sampled == next_cards(ranges, board, game="omaha", samples=5_000, seed=1)
    for one, right in zip(sampled, exact, strict=True):
        assert (one.card, one.equity.method) == (right.card, "sampled")
        error = one.equity.players[0].standard_error
        assert one.equity.equities[0] == pytest.approx(right.equity.equities[0], abs=5 * error + 1e-9)


def test_categories_come_in_pieces() -> None:
    hands = ["As2h3s", "2d"]
    told: list[tuple[int, int]] = []
    alone = categories(hands, game="stud-high-low", half="low", progress=lambda *now: told.append(now))
    many = told[0][1]
    assert many > 10
    assert told == [(number, many) for number in range(1, many + 1)]
    with ThreadPoolExecutor(2) as threads:
        assert categories(hands, game="stud-high-low", half="low", executor=threads) == alone

    def give_up(done: int, of: int) -> None:
        raise GivenUp

    with pytest.raises(GivenUp):
        categories(hands, game="stud", progress=give_up)


def test_prize_money_of_many_is_told_of() -> None:
    told: list[tuple[int, int]] = []
    stacks = list(range(1, 21))
    alone = icm(stacks, [3, 2, 1], samples=25_000, seed=1)
    assert icm(stacks, [3, 2, 1], samples=25_000, seed=1, progress=lambda *now: told.append(now)) == alone
    assert told == [(1, 3), (2, 3), (3, 3)]
