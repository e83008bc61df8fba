"""
Tokens and codes: made by chance, shown once, kept only as hashes.

A token has 256 bits, so one fast hash is enough: nobody guesses it, and nobody turns the hash back. A
password is another matter (`passwords`).

Knows       the randomness it is given. Tested in tests/club/test_tokens.py
"""

import re
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Final

__all__ = ["Chance", "Secret", "code_hash", "new_code", "new_id", "new_token", "token_hash"]

Chance = Callable[[int], bytes]
"""So many random bytes: `secrets.token_bytes`, and in tests something that can be told beforehand."""

_TOKEN_BYTES: Final = 32
_CODE_BYTES: Final = 10
_ID_BYTES: Final = 10
# Without letters that are read as digits or as each other: I, L, O, U.
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "U": "V"})
_NOT_WRITTEN: Final = re.compile(r"[\s-]+")


class Secret:
    """
    A text that does not show itself: not in logs, tracebacks, f-strings or JSON.

    It has to be asked for (`reveal`) where it leaves for its owner.
    """

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        """Keep `text` to oneself."""
        self._text = text

    def reveal(self) -> str:
        """The text itself."""
        return self._text

    def __repr__(self) -> str:
        return "Secret(…)"

    __str__ = __repr__

    def __reduce__(self) -> tuple[type, tuple[str]]:
        raise TypeError("a secret is not pickled")


def new_token(chance: Chance) -> Secret:
    """A token for a cookie or a link: 43 characters that go into an address as they are."""
    return Secret(urlsafe_b64encode(chance(_TOKEN_BYTES)).decode().rstrip("="))


def token_hash(token: str) -> bytes:
    """What is kept of a token; also of anything that somebody sends instead of one. 32 bytes."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def new_code(chance: Chance) -> Secret:
    """A code to be read out and typed: sixteen letters and digits in fours, 80 bits."""
    letters = _letters(chance(_CODE_BYTES))
    return Secret("-".join(letters[start : start + 4] for start in range(0, len(letters), 4)))


def code_hash(code: str) -> bytes:
    """What is kept of a code, 32 bytes: hyphens, blanks, case and letters read as others do not matter."""
    return token_hash(_NOT_WRITTEN.sub("", code).upper().translate(_READ_AS))


def new_id(chance: Chance) -> str:
    """An id that means nothing, sixteen small letters and digits: for people, sessions, invitations."""
    return _letters(chance(_ID_BYTES)).lower()


def _letters(data: bytes) -> str:
    number = int.from_bytes(data, "big")
    return "".join(_LETTERS[number >> shift & 31] for shift in range(len(data) * 8 - 5, -1, -5))
