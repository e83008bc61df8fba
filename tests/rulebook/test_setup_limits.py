"""Limits that contradict the blinds are refused when a hand is set up (B1, B2)."""

import pytest

from pakli.rules import FixedLimit, Hand, Limit, RuleViolation, SpreadLimit, Stakes, set_up

CONTRADICTIONS: tuple[tuple[str, Limit, int, int], ...] = (
    ("B1", FixedLimit(low=20, high=10), 20, 10),
    ("B2", SpreadLimit(most=6), 10, 6),
)


@pytest.mark.parametrize(("clause", "limit", "low", "high"), CONTRADICTIONS, ids=["B1", "B2"])
def test_an_upper_limit_below_the_smallest_bet_is_refused(
    clause: str, limit: Limit, low: int, high: int
) -> None:
    setup = set_up({2: 500, 5: 300}, button=5, stakes=Stakes(10, 5), limit=limit)
    with pytest.raises(RuleViolation) as refused:
        Hand.start(setup)
    refusal = refused.value.refusal
    assert (refusal.clause, refusal.code) == (clause, "setup.limits_contradict")
    assert refusal.facts == (("low", low), ("high", high))
