"""
Names of people: which will do, and when two of them are the same.

A name is 2 to 20 characters: letters of one alphabet with their marks, digits, and single blanks, dots,
hyphens or apostrophes between them. It is kept as it was written, NFKC and blanks tidied. Two names with the
same `key` look alike, or would when read aloud: capitals, marks, separators and look-alikes do not tell them
apart. So nobody sits down as `Аnnа` beside Anna, and who signs in may type `kovacs` for Kovács.

Knows       text. Not which names are taken. Tested in tests/club/test_names.py
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final, NamedTuple

from pakli.club.lookalikes import alphabet_of, likeness
from pakli.club.refusals import HOUSE, refuse

__all__ = ["LONGEST_NAME", "SHORTEST_NAME", "Name", "key_of", "name_of", "numbered"]

SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 20

_SEPARATORS: Final = " .-_'"
_NO_BLANK_RUN: Final = re.compile(r"\s+")
# A separator at the beginning, any but a dot at the end, two together: but "Dr. Kovács B." is a name.
_MISPLACED: Final = re.compile(r"^[ .\-_']|[ \-_']$|[ \-_'][ .\-_']|\.[.\-_']")
# Every apostrophe and every hyphen that a keyboard makes is one.
_ONE_OF_EACH: Final = str.maketrans("’‘ʼ`´‐‑–—", "'''''----")
# Names by which the house itself speaks, in its languages: nobody else may.
_HOUSE_NAMES: Final = (
    "Pakli", "admin", "administrator", "system", "bot", "root",
    "host", "floor", "floor manager", "dealer", "house", "club", "guest", "player", "table",
    "házigazda", "teremfelügyelő", "osztó", "ház", "klub", "vendég", "játékos", "asztal", "rendszer",
    "gospodarz", "kierownik sali", "rozdający", "gość", "gracz", "stół",
)  # fmt: skip


class Name(NamedTuple):
    """A name that will do: as it is shown, and the key that it shares with every name that looks like it."""

    shown: str
    key: str


def name_of(text: str) -> Name:
    """
    The name that somebody typed.

    Raises:
        Refused: too short or long, a character that names do not have, two alphabets mixed, no letter in it,
            or a name of the house (`name.…`).
    """
    shown = _tidied(text)
    if not SHORTEST_NAME <= len(shown) <= LONGEST_NAME:
        raise refuse(HOUSE, "name.length", least=SHORTEST_NAME, most=LONGEST_NAME)
    _check_letters(shown)
    if _MISPLACED.search(shown):
        raise refuse(HOUSE, "name.separators")
    name = Name(shown, key_of(shown))
    if name.key in _RESERVED:
        raise refuse(HOUSE, "name.reserved", wanted=shown)
    return name


def key_of(text: str) -> str:
    """
    What `text` has in common with every name that looks like it; also for what is no name. What is not seen
    is not in it: a null cannot be looked for in PostgreSQL.
    """
    shown = _tidied(text)
    return likeness("".join(sign for sign in shown if sign not in _SEPARATORS and sign.isprintable()))


def numbered(name: str) -> Iterator[str]:
    """Names near a taken one: `Anna 2`, `Anna 3` and so on, cut to the length of a name."""
    for number in range(2, 100):
        ending = f" {number}"
        yield name[: LONGEST_NAME - len(ending)].rstrip(_SEPARATORS) + ending


def _tidied(text: str) -> str:
    straight = unicodedata.normalize("NFKC", text.translate(_ONE_OF_EACH))
    return _NO_BLANK_RUN.sub(" ", straight).strip()


def _check_letters(shown: str) -> None:
    alphabets = set()
    for sign in shown:
        alphabet = alphabet_of(sign)
        if alphabet is not None:
            alphabets.add(alphabet)
        elif not (sign in _SEPARATORS or "0" <= sign <= "9"):
            raise refuse(HOUSE, "name.character", sign=_visible(sign))
    if len(alphabets) > 1:
        raise refuse(HOUSE, "name.two_alphabets")
    if not alphabets:
        raise refuse(HOUSE, "name.no_letter")


def _visible(sign: str) -> str:
    """The character itself, or its number where it could not be seen or would spoil the sentence."""
    harmless = sign.isprintable() and unicodedata.bidirectional(sign) not in ("R", "AL", "AN", "NSM")
    return sign if harmless else f"U+{ord(sign):04X}"


_RESERVED: Final = frozenset(key_of(name) for name in _HOUSE_NAMES)
