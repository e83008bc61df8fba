"""The clock of a turn by itself (I4, section 11): time, then bank or grace, then up."""

import pytest

from pakli.room.turn import Allowance, TurnClock
from tests.room.kit import FakeClock


class Turn:
    """A turn clock whose calls are noted."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self._ups: list[float] = []
        self.changes = 0
        self.turn = TurnClock(self.clock, lambda: self._ups.append(self.clock.now() - 1000), self._changed)

    def _changed(self) -> None:
        self.changes += 1

    def up_at(self) -> list[float]:
        """When time was up, in seconds since the beginning."""
        return list(self._ups)

    def passes(self, seconds: float) -> None:
        end = self.clock.now() + seconds
        while (due := self.clock.next_alarm()) is not None and due <= end:
            self.clock.go_to(due)
        self.clock.go_to(end)

    def shows(self) -> tuple[str, float] | None:
        face = self.turn.face()
        return None if face is None else (face.kind, face.left_at(self.clock.now()))


@pytest.fixture
def turn() -> Turn:
    return Turn()


def test_time_runs_only_from_delivery(turn: Turn) -> None:
    turn.turn.ask((2,), Allowance(20, bank=60))
    turn.passes(100)
    assert turn.shows() == ("time", 20)
    turn.turn.delivered()
    turn.passes(5)
    turn.turn.delivered()  # again: nothing
    assert turn.shows() == ("time", 15)


def test_who_is_there_has_his_bank_after_his_time(turn: Turn) -> None:
    turn.turn.ask((2,), Allowance(20, bank=60, grace=30))
    turn.turn.delivered()
    turn.passes(21)
    assert turn.shows() == ("bank", 59)
    assert turn.turn.bank_left == 59
    turn.passes(58)
    assert turn.up_at() == []
    turn.passes(2)
    assert turn.up_at() == [80]
    assert turn.turn.bank_left == 0
    assert turn.turn.grace_left == 30


def test_who_is_away_has_grace_and_keeps_his_bank(turn: Turn) -> None:
    turn.turn.ask((2,), Allowance(20, bank=60, grace=30, away=True))
    turn.turn.delivered()
    turn.passes(25)
    assert turn.shows() == ("grace", 25)
    turn.passes(30)
    assert turn.up_at() == [50]
    assert turn.turn.bank_left == 60
    assert turn.turn.grace_left == 0


def test_who_comes_back_in_grace_has_the_rest_of_it_and_then_his_bank(turn: Turn) -> None:
    turn.turn.ask((2,), Allowance(20, bank=60, grace=30, away=True))
    turn.turn.delivered()
    turn.passes(30)
    turn.turn.connection(away=False)
    turn.passes(20)
    assert turn.shows() == ("bank", 60)
    turn.turn.connection(away=True)  # gone again: no grace is left
    turn.passes(70)
    assert turn.up_at() == [110]


def test_who_is_lost_in_his_bank_has_grace_after_it(turn: Turn) -> None:
    turn.turn.ask((2,), Allowance(20, bank=10, grace=30))
    turn.turn.delivered()
    turn.passes(25)
    turn.turn.connection(away=True)
    turn.passes(10)
    assert turn.shows() == ("grace", 25)


def test_case_T7_without_a_time_to_act_nobody_waits_for_who_is_not_there(turn: Turn) -> None:
    turn.turn.ask((2,), Allowance(0, bank=60, grace=30))
    turn.turn.delivered()
    turn.passes(10_000)
    assert turn.up_at() == []
    turn.turn.connection(away=True)
    assert turn.shows() == ("grace", 30)
    turn.passes(10)
    turn.turn.connection(away=False)
    turn.passes(10_000)
    assert turn.up_at() == []
    turn.turn.connection(away=True)
    turn.passes(19)
    assert turn.up_at() == []
    turn.passes(1)
    assert len(turn.up_at()) == 1


def test_case_T7_nobody_there_from_the_beginning_and_no_grace(turn: Turn) -> None:
    turn.turn.ask((2,), Allowance(0, away=True))
    turn.turn.delivered()
    assert turn.up_at() == [0]


def test_held_time_stands_and_goes_on(turn: Turn) -> None:
    turn.turn.ask((2,), Allowance(20))
    turn.turn.delivered()
    turn.passes(5)
    turn.turn.hold()
    turn.passes(1000)
    assert turn.shows() == ("time", 15)
    turn.turn.delivered()
    turn.passes(15)
    assert len(turn.up_at()) == 1


@pytest.mark.parametrize("kind", ["time", "bank", "grace"])
def test_after_a_restart_it_goes_on_with_what_was_left(turn: Turn, kind: str) -> None:
    turn.turn.ask((2,), Allowance(20, bank=60, grace=30), (kind, 7.0))  # type: ignore[arg-type]
    assert turn.shows() == (kind, 7.0)
    turn.turn.delivered()
    turn.passes(6)
    assert turn.up_at() == []
    assert turn.shows() == (kind, 1.0)


def test_an_answer_stops_it(turn: Turn) -> None:
    turn.turn.ask((2,), Allowance(20))
    turn.turn.delivered()
    turn.turn.stop()
    turn.passes(100)
    assert turn.up_at() == []
    assert turn.shows() is None
