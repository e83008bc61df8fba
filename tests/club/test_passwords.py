"""Passwords: hashed slowly, in threads, two at a time."""

import asyncio
import threading
import time
from collections.abc import Iterator
from typing import Literal

import pytest
from argon2 import PasswordHasher

from pakli.club import Cost
from pakli.club.passwords import Passwords
from tests.club.kit import LIGHT, PASSWORD, WRONG, refused


@pytest.fixture
def passwords() -> Iterator[Passwords]:
    """Light ones."""
    made = Passwords(LIGHT)
    yield made
    made.close()


async def test_a_password_fits_its_hash_alone(passwords: Passwords) -> None:
    kept = await passwords.hash(PASSWORD)
    assert kept.startswith("$argon2id$")
    assert PASSWORD not in kept
    assert await passwords.fits(PASSWORD, kept)
    assert not await passwords.fits(WRONG, kept)
    assert not await passwords.fits("", kept)
    assert kept != await passwords.hash(PASSWORD), "two have two salts"


async def test_nobody_has_no_password(passwords: Passwords) -> None:
    assert not await passwords.fits(PASSWORD, None)
    assert not await passwords.fits("nobody's password", None)
    assert not await passwords.fits(PASSWORD, "not a hash")


async def test_one_password_on_every_keyboard(passwords: Passwords) -> None:
    assert await passwords.fits("a\u0301rvi\u0301ztu\u030br\u0151", await passwords.hash("árvíztűrő"))


async def test_what_is_longer_than_a_password_never_fits(passwords: Passwords) -> None:
    kept = await passwords.hash("ab" * 100)
    assert await passwords.fits("ab" * 100, kept)
    assert not await passwords.fits("ab" * 100 + "a", kept)
    assert not await passwords.fits("ab" * 100_000, kept)


async def test_a_hash_of_another_cost_is_outdated(passwords: Passwords) -> None:
    dearer = Passwords(Cost(passes=2, kibibytes=16, lanes=1))
    kept = await passwords.hash(PASSWORD)
    assert not passwords.is_outdated(kept)
    assert dearer.is_outdated(kept)
    assert await dearer.fits(PASSWORD, kept)
    dearer.close()


def test_the_usual_cost_is_that_of_the_standard() -> None:
    assert Cost() == (3, 64 * 1024, 4)


class Counting(PasswordHasher):
    """Counts what it verifies."""

    verified = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 - its name there
        self.verified += 1
        assert not self.check_needs_rehash(hash), "of the same cost"
        return super().verify(hash, password)


async def test_an_unknown_name_takes_as_long(passwords: Passwords) -> None:
    """Not by the clock, which others keep busy: by the hashes that are made."""
    passes, kibibytes, lanes = LIGHT
    hasher = Counting(time_cost=passes, memory_cost=kibibytes, parallelism=lanes)
    passwords._hasher = hasher
    kept = await passwords.hash(PASSWORD)
    for asked, times in ((kept, 1), (kept, 2), (None, 3), (None, 4)):
        await passwords.fits(WRONG, asked)
        assert hasher.verified == times


async def test_hashing_does_not_stop_the_loop_and_runs_two_at_a_time() -> None:
    passwords = Passwords(LIGHT)
    running, most, lock = 0, 0, threading.Lock()

    def slow() -> None:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        assert threading.current_thread() is not threading.main_thread()
        time.sleep(0.02)
        with lock:
            running -= 1

    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0)
            ticks += 1

    ticking = asyncio.create_task(tick())
    await asyncio.gather(*(passwords._in_thread(slow) for _ in range(6)))
    ticking.cancel()
    assert most == 2
    assert ticks > 50
    passwords.close()


async def test_a_crowd_is_told_to_come_back() -> None:
    passwords = Passwords(LIGHT)
    gate = threading.Event()
    waiting = [asyncio.create_task(passwords._in_thread(gate.wait)) for _ in range(100)]
    await asyncio.sleep(0)
    with refused("wait.busy"):
        await passwords.hash(PASSWORD)
    gate.set()
    await asyncio.gather(*waiting)
    await passwords.hash(PASSWORD)
    passwords.close()
