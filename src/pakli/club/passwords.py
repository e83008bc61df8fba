"""
Passwords: argon2id, in threads, two at a time.

A hash takes tens of milliseconds and tens of megabytes on purpose, so it never runs in the event loop, and a
crowd that signs in at once waits in a queue of limited length instead of taking all memory.

Knows       argon2 and threads. Whose password it is is the caller's business.
Tested in   tests/club/test_passwords.py
"""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from pakli.club.names import key_of
from pakli.club.refusals import HOUSE, refuse

__all__ = ["LONGEST_PASSWORD", "SHORTEST_PASSWORD", "Cost", "Passwords", "check_password"]

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

_AT_ONCE: Final = 2
_WAITING_AT_MOST: Final = 100
_BUSY_FOR: Final = 5
_FEWEST_DIFFERENT: Final = 4
# Hashed where there is no such person, so that the answer takes as long.
_NOBODY: Final = "nobody's password"

_Result = TypeVar("_Result")


class Cost(NamedTuple):
    """What one hash costs: passes over the memory, kibibytes of it, lanes. RFC 9106, second choice."""

    passes: int = 3
    kibibytes: int = 65536
    lanes: int = 4


def check_password(password: str, name: str) -> None:
    """
    Refuse a password that is too short or long, nearly one character over and over, or the person's own name.

    Raises:
        Refused: `password.…`, with the lengths.
    """
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise refuse(HOUSE, "password.length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    if len(set(password)) < _FEWEST_DIFFERENT:
        raise refuse(HOUSE, "password.repeats")
    if key_of(password) == key_of(name):
        raise refuse(HOUSE, "password.is_name")


class Passwords:
    """Hashes and checks passwords; `close` when done."""

    def __init__(self, cost: Cost | None = None) -> None:
        """Begin with the default cost, or with another: tests take a light one."""
        passes, kibibytes, lanes = cost or Cost()
        self._hasher = PasswordHasher(time_cost=passes, memory_cost=kibibytes, parallelism=lanes)
        self._threads = ThreadPoolExecutor(max_workers=_AT_ONCE, thread_name_prefix="password")
        self._waiting = 0
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        """
        The hash to keep, with its cost and salt in it.

        Raises:
            Refused: `wait.busy`, too many are waiting already.
        """
        return await self._in_thread(lambda: self._hasher.hash(_prepared(password)))

    async def fits(self, password: str, kept: str | None) -> bool:
        """
        Whether `password` is the one whose hash was `kept`.

        None, nobody of that name or nobody with a password, takes as long and is False.

        Raises:
            Refused: `wait.busy`, too many are waiting already.
        """
        return await self._in_thread(lambda: self._verified(password, kept))

    def is_outdated(self, kept: str) -> bool:
        """Whether the hash was made at another cost than is asked for today."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Take no more work and wait for what is under way."""
        self._threads.shutdown()

    async def _in_thread(self, work: Callable[[], _Result]) -> _Result:
        if self._waiting >= _WAITING_AT_MOST:
            raise refuse(HOUSE, "wait.busy", seconds=_BUSY_FOR)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def _verified(self, password: str, kept: str | None) -> bool:
        # Made by the first to ask, whoever that is: so it does not tell that there is no such person.
        self._nobody = self._nobody or self._hasher.hash(_NOBODY)
        try:
            self._hasher.verify(kept or self._nobody, _prepared(password))
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None


def _prepared(password: str) -> bytes:
    """One form for one password, whichever keyboard it came from; what is too long is not hashed in full."""
    return unicodedata.normalize("NFKC", password)[: LONGEST_PASSWORD + 1].encode("utf-8", "surrogatepass")
