"""How many at once, and how fast."""

import pytest

from pakli.server.places import Pace, Places


def test_each_has_so_many_places() -> None:
    places = Places(2)
    with places.one("anna") as first, places.one("anna") as second, places.one("anna") as third:
        assert (first, second, third) == (True, True, False)
        with places.one("béla") as other:
            assert other
    assert places.taken("anna") == 0


def test_a_place_is_free_again_whatever_happened() -> None:
    places = Places(1)
    with pytest.raises(ZeroDivisionError), places.one("anna"):
        raise ZeroDivisionError
    with places.one("anna") as again:
        assert again


def test_so_many_at_once_and_then_one_by_one() -> None:
    pace = Pace(at_once=3, by_second=2)
    assert [pace.wait(10.0) for _ in range(5)] == [0, 0, 0, 0.5, 1.0]


def test_after_a_quiet_time_nobody_waits() -> None:
    pace = Pace(at_once=3, by_second=2)
    for _ in range(3):
        pace.wait(10.0)
    assert pace.wait(10.5) == 0
    assert pace.wait(10.5) == 0.5
    assert pace.wait(100.0) == 0
