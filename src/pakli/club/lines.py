"""
What people write: chat, and the titles of what they set up.

Every alphabet may be written. Characters that show nothing but change how others are shown do not get
through: what turns the direction of text, control characters, long towers of marks. A line of chat is one
line.

Knows       text. Who may write is `rights`. Tested in tests/club/test_lines.py
"""

import re
import unicodedata
from typing import Final

from pakli.club.refusals import HOUSE, refuse

__all__ = ["LONGEST_CHAT", "LONGEST_REASON", "LONGEST_TITLE", "chat_of", "reason_of", "shortened", "title_of"]

LONGEST_CHAT: Final = 300
LONGEST_TITLE: Final = 40
LONGEST_REASON: Final = 200

_BLANKS: Final = re.compile(r"\s+")
# Two marks on a letter are language (Vietnamese, Hebrew points); more are a tower through the lines above.
_MARKS_AT_MOST: Final = 2
# Inside an emoji these two join its parts or ask for its colours; anywhere else they go.
_JOINER, _IN_COLOUR = "\u200d", "\ufe0f"
_PICTURES: Final = ("So", "Sk")
# Where newer versions of Unicode put their emoji: unassigned to Python, but not to those who read.
_NEWER_PICTURES: Final = range(0x1F000, 0x1FC00)
# Controls, formats, surrogates, private use, unassigned; line and paragraph separators are blanks by then.
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")


def chat_of(text: str) -> str:
    """
    A line of chat as it may be shown.

    Raises:
        Refused: nothing is left of it, or it is longer than `LONGEST_CHAT` characters (`chat.…`).
    """
    line = _seen(text)
    if not line:
        raise refuse(HOUSE, "chat.empty")
    if len(line) > LONGEST_CHAT:
        raise refuse(HOUSE, "chat.too_long", most=LONGEST_CHAT, given=len(line))
    return line


def reason_of(text: str, *, needed: bool = True) -> str:
    """
    Why money is moved, as it may be shown.

    Args:
        text: as it was written.
        needed: whether there has to be one.

    Raises:
        Refused: nothing is left of it though it is needed, or it is longer than `LONGEST_REASON` characters.
    """
    reason = _seen(text)
    if needed and not reason:
        raise refuse(HOUSE, "chips.reason")
    if len(reason) > LONGEST_REASON:
        raise refuse(HOUSE, "chips.long_reason", most=LONGEST_REASON, given=len(reason))
    return reason


def shortened(text: str, most: int) -> str:
    """What can be seen of `text`, on one line and at most `most` characters: for labels, never refused."""
    return _seen(text)[:most].rstrip()


def title_of(text: str) -> str:
    """
    The title of a table or tournament as it may be shown.

    Raises:
        Refused: nothing is left of it, it is longer than `LONGEST_TITLE`, or it holds letters written from
            right to left: the sentences it stands in run the other way (`name.…`).
    """
    title = _seen(text)
    if not 1 <= len(title) <= LONGEST_TITLE:
        raise refuse(HOUSE, "name.length", least=1, most=LONGEST_TITLE)
    for sign in title:
        if unicodedata.bidirectional(sign) in ("R", "AL", "AN"):
            raise refuse(HOUSE, "name.character", sign=f"U+{ord(sign):04X}")
    return title


def _seen(text: str) -> str:
    """`text` in NFKC, on one line, without what cannot be seen."""
    seen: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFKC", _BLANKS.sub(" ", text)):  # a line's end is a blank, not unseen
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if _stays(sign, seen[-1] if seen else "", marks):
            seen.append(sign)
    # What has come together may compose, and NFKC itself makes blanks.
    return _BLANKS.sub(" ", unicodedata.normalize("NFKC", "".join(seen))).strip()


def _stays(sign: str, before: str, marks: int) -> bool:
    if sign in (_JOINER, _IN_COLOUR):
        on_picture = before != "" and unicodedata.category(before) in _PICTURES
        return on_picture or (sign == _JOINER and before == _IN_COLOUR)
    if unicodedata.category(sign) in _UNSEEN:
        return ord(sign) in _NEWER_PICTURES
    return marks <= _MARKS_AT_MOST
