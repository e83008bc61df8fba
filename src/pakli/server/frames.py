"""
WebSocket frames as bytes (RFC 6455, 5.2): where one ends, the text in one, one for a text.

Only what nearly every frame is, a short text in one piece; all else is the library's.

Knows       bytes.
Tested in   tests/server/test_frames.py
"""

from functools import lru_cache
from typing import Final

__all__ = ["end_of", "frame_of", "text_in"]

_TEXT: Final = 0x81
"""The first byte of a text in one piece."""
_MASKED: Final = 0x80


def end_of(data: bytes, at: int) -> int:
    """Where the frame that begins at `at` ends, perhaps beyond the data; 0: too little of it is here."""
    size = len(data) - at
    if size < 2:
        return 0
    second = data[at + 1]
    length, head = second & 0x7F, 2
    if length > 125:
        head = 4 if length == 126 else 10
        if size < head:
            return 0
        length = int.from_bytes(data[at + 2 : at + head], "big")
    return at + head + (4 if second & _MASKED else 0) + length


def text_in(data: bytes, at: int, end: int) -> bytes | None:
    """The text in the whole frame from `at` to `end`, unmasked; None: it is another kind of frame."""
    second = data[at + 1]
    if data[at] != _TEXT or not second & _MASKED:
        return None
    short = second & 0x7F
    first = at + (2 if short < 126 else 4 if short == 126 else 10)
    mask, size = data[first : first + 4], end - first - 4
    masked, key = data[first + 4 : end], (mask * (size // 4 + 1))[:size]
    # As one number: byte by byte would take a hundred times as long.
    return (int.from_bytes(masked, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


@lru_cache(maxsize=2)  # one after another is sent the same
def frame_of(text: bytes) -> bytes:
    """A server's frame with a text."""
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
