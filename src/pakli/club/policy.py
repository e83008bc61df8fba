"""
How open a club is, and how long things last: one frozen value, the host's to choose.

Knows       numbers. Tested in tests/club/
"""

from typing import Final

from msgspec import Struct

__all__ = ["DAY", "HOUR", "MINUTE", "Policy"]

MINUTE: Final = 60_000
"""Milliseconds, as all times of the club."""
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Policy(Struct, frozen=True, kw_only=True):
    """The house's ways. The defaults are those of a room that anybody may walk into."""

    guests: bool = True
    """Whether one may come in as a guest without an invitation."""
    members: bool = True
    """Whether one may become a member without an invitation."""
    grant: int = 10_000
    """Practice chips for who plays for the first time, or again has few."""
    refill_below: int = 1_000
    refill_every: int = HOUR
    session_idle: int = 30 * DAY
    """A session ends when it was not used for so long…"""
    session_longest: int = 180 * DAY
    """… and in any case after this."""
    invitation: int = 14 * DAY
    """How long an invitation holds where its maker says nothing else."""
    invitation_longest: int = 366 * DAY
    host_link: int = 7 * DAY
    recovery: int = DAY
    addresses: int = 30 * DAY
    """How long it is kept from where somebody came, counted from the last time."""
