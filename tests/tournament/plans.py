"""Structures for tests."""

from typing import Any

from pakli.rules import Stakes
from pakli.table import Money
from pakli.tournament.structure import Break, Level, Price, Structure

__all__ = ["level", "structure"]


def level(big: int = 100, *, minutes: int = 20, ante: int = 0, **more: Any) -> Level:
    """A level with a small blind of half."""
    return Level(Stakes(big, big // 2, ante, **more), minutes)


def structure(**fields: Any) -> Structure:
    """A freezeout of 10+1 with three levels and a break."""
    usual: dict[str, Any] = {
        "name": "Friday",
        "schedule": (level(100), level(200), Break(10, main=True), level(400)),
        "entry": Price(1100, 100),
        "stack": 10_000,
        "money": Money("EUR", 1, 2),
    }
    return Structure(**usual | fields)
