"""How often something may be tried. Seconds."""

from hypothesis import given
from hypothesis import strategies as st

from pakli.club.attempts import Arrivals, Bucket, Buckets, SignIns

HOME, ELSEWHERE = "192.0.2.7", "198.51.100.1"


def until_full(sign_ins: SignIns, key: str, address: str, now: float) -> int:
    """How many tries are free."""
    return next(tries for tries in range(1000) if sign_ins.begin(key, address, now))


def test_five_for_a_name_from_one_address() -> None:
    sign_ins = SignIns()
    assert until_full(sign_ins, "anna", HOME, 0) == 5
    assert sign_ins.begin("anna", HOME, 0) == 60
    assert sign_ins.begin("anna", HOME, 59.5) == 1
    assert sign_ins.begin("anna", HOME, 60) == 0
    assert sign_ins.begin("anna", HOME, 60) == 60
    assert sign_ins.begin("bela", HOME, 60) == 0
    assert sign_ins.begin("anna", ELSEWHERE, 60) == 0


def test_forty_from_one_address() -> None:
    sign_ins = SignIns()
    tries = [sign_ins.begin(f"name {number}", HOME, 0) for number in range(42)]
    assert tries == [0] * 40 + [15, 15]
    assert sign_ins.begin("anna", ELSEWHERE, 0) == 0


def test_thirty_for_a_name_from_everywhere_but_where_it_is_known() -> None:
    sign_ins = SignIns()
    assert sign_ins.begin("anna", HOME, 0) == 0
    sign_ins.succeeded("anna", HOME, 0)
    tries = [sign_ins.begin("anna", f"198.51.100.{number}", 0) for number in range(32)]
    assert tries == [0] * 30 + [60, 60]
    assert sign_ins.begin("anna", HOME, 0) == 0, "nobody can lock her out of her own home"


def test_what_succeeds_does_not_count_but_is_no_flood() -> None:
    sign_ins = SignIns()
    for _ in range(120):
        assert sign_ins.begin("anna", HOME, 0) == 0
        sign_ins.succeeded("anna", HOME, 0)
    assert sign_ins.begin("anna", HOME, 0) == 2
    assert sign_ins.begin("anna", ELSEWHERE, 0) == 0
    assert sign_ins.begin("anna", HOME, 2) == 0


def test_a_refused_try_does_not_count() -> None:
    sign_ins = SignIns()
    until_full(sign_ins, "anna", HOME, 0)
    for _ in range(100):
        sign_ins.begin("anna", HOME, 0)
    assert sign_ins.begin("anna", HOME, 60) == 0


def test_a_household_is_one_address() -> None:
    sign_ins = SignIns()
    tries = [sign_ins.begin("anna", f"2001:db8:1:2::{number:x}", 0) for number in range(6)]
    assert tries == [0] * 5 + [60]
    assert sign_ins.begin("anna", "2001:db8:1:3::1", 0) == 0
    assert until_full(sign_ins, "bela", "::ffff:192.0.2.7", 0) == 5
    assert sign_ins.begin("bela", "192.0.2.7", 0) == 60


def test_a_hall_may_arrive_but_no_flood() -> None:
    arrivals = Arrivals()
    assert [arrivals.begin(HOME, 0) for _ in range(61)] == [0] * 60 + [20]
    assert arrivals.begin(ELSEWHERE, 0) == 0
    assert arrivals.begin(HOME, 20) == 0


def test_memory_is_bounded() -> None:
    buckets = Buckets(Bucket(most=1, seconds=60), keys_at_most=100)
    for number in range(1000):
        buckets.add(f"key {number}", 0)
    assert len(buckets._levels) == 100
    assert buckets.wait("key 999", 0) == 60


def test_a_clock_that_jumps_back_frees_nobody_and_locks_nobody_in() -> None:
    buckets = Buckets(Bucket(most=1, seconds=60))
    buckets.add("anna", 1000)
    assert buckets.wait("anna", 0) == 60
    assert buckets.wait("anna", 1060) == 0


@given(st.lists(st.tuples(st.floats(0, 30), st.booleans()), max_size=80))
def test_never_more_tries_than_the_bucket_holds_and_lets_through(steps: list[tuple[float, bool]]) -> None:
    size = Bucket(most=4, seconds=10)
    buckets, now, tried = Buckets(size), 0.0, 0
    for step, wants in steps:
        now += step
        if wants and buckets.wait("anna", now) == 0:
            buckets.add("anna", now)
            tried += 1
    assert tried <= size.most + now / size.seconds + 1e-6
