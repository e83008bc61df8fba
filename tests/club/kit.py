"""A club to test: a clock that is set by hand, chance that can be told, hashes that cost little."""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Final

import pytest

from pakli.club import MACHINE, Club, Cost, Device, Person, Refused, Welcome
from pakli.club.policy import Policy
from pakli.store import Store

LIGHT: Final = Cost(passes=1, kibibytes=8, lanes=1)
HOME: Final = Device(label="Firefox", address="192.0.2.7", language="hu-HU")
PASSWORD: Final = "correct horse battery"
WRONG: Final = "wrong horse battery"


class HandClock:
    """A clock that only moves when told. Milliseconds."""

    def __init__(self) -> None:
        self.now = 1_790_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_(self, milliseconds: int) -> None:
        self.now += milliseconds


class ToldChance:
    """Bytes that look random and are the same every time."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.calls = 0

    def __call__(self, count: int) -> bytes:
        self.calls += 1
        return sha256(f"{self.seed} {self.calls}".encode()).digest()[:count]


def club_of(store: Store, clock: HandClock, policy: Policy | None = None, seed: str = "chance") -> Club:
    """A club with light hashes; close it. Two at the same database have two seeds."""
    return Club(store, policy=policy, now=clock, chance=ToldChance(seed), cost=LIGHT)


async def member(club: Club, name: str = "Anna", password: str = PASSWORD) -> Welcome:
    """Somebody who has just become a member."""
    return await club.entrance.join(name, password, HOME)


async def host(club: Club, name: str = "Judit") -> Person:
    """A member whom the machine has made the host."""
    welcome = await member(club, name)
    return await club.management.name_role(MACHINE, welcome.person.id, "host")


@contextmanager
def refused(code: str, **facts: int | str) -> Iterator[None]:
    """The club says no, with this code and at least these facts."""
    with pytest.raises(Refused) as no:
        yield
    told = no.value.refusal
    assert told.code == code
    assert told.clause == ""
    assert facts.items() <= dict(told.facts).items()
