"""
What a store says when it does not do what it was asked.

Tested in   tests/contract/, tests/store/
"""

__all__ = [
    "Conflict",
    "Damaged",
    "EarlierRelease",
    "Moved",
    "Overdrawn",
    "StoreClosed",
    "StoreError",
    "StoreFailed",
    "StoreInUse",
    "WrongRelease",
]


class StoreError(Exception):
    """Any of the below. Nothing of what was asked has been done, unless the error says otherwise."""


class Conflict(StoreError):
    """Somebody else appended to the stream first: read what he wrote, judge again, append again."""

    def __init__(self, stream: str, expected: int, actual: int) -> None:
        self.stream, self.expected, self.actual = stream, expected, actual
        super().__init__(f"{stream} is at version {actual}, not {expected}")


class Overdrawn(StoreError):
    """The account would fall below its floor."""

    def __init__(self, account: str, balance: int, change: int, floor: int) -> None:
        self.account, self.balance, self.change, self.floor = account, balance, change, floor
        super().__init__(f"{account} holds {balance}, {change:+} would leave it below {floor}")


class Moved(StoreError):
    """An account does not hold what the append was made for: look again, judge again."""

    def __init__(self, account: str, expected: int, actual: int) -> None:
        self.account, self.expected, self.actual = account, expected, actual
        super().__init__(f"{account} holds {actual}, not {expected}")


class StoreFailed(StoreError):
    """
    The database failed: a full disk, a lost connection. Nothing of this was acknowledged to anybody.

    Where the connection was lost in the moment of the commit it may have been written all the same: read the
    stream again before going on, or repeat the append with the same command id. The store itself goes on as
    soon as the database does.
    """


class StoreInUse(StoreError):
    """Another process has the SQLite file open for writing."""


class WrongRelease(StoreError):
    """The database, or an event in it, was written by another release, which this one cannot work with."""


class EarlierRelease(WrongRelease):
    """An earlier release has written the database, and it was opened for reading only: nothing is changed."""


class Damaged(StoreError):
    """An event cannot be read: nothing of this project has written it so."""


class StoreClosed(StoreError):
    """The store was closed, or was opened for reading only."""
