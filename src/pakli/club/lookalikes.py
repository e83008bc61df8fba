"""
Which letters a name may have, and what each looks like.

Latin and Cyrillic, with their marks: alphabets whose look-alikes are all listed here. Of an alphabet that is
not, nobody could promise that two names do not look the same.

The likeness of a letter is the plain Latin letter or digit that a hurried reader takes it for. It is looked
up after folding to lower case, so a letter whose capital alone looks like another (`В`, `Н`) counts as that
other too: better two names that do not look alike taken for one than the other way round.

Knows       letters. Tested in tests/club/test_names.py
"""

import unicodedata
from typing import Final

__all__ = ["MARKS", "alphabet_of", "likeness"]

MARKS: Final = "Mn"
"""Unicode's category of the marks above and below letters, which are left out of a likeness."""

# Latin letters that are no plain letter with a mark.
_LATIN_LIKE: Final = {
    "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "p", "ı": "l", "ħ": "h", "ŧ": "t",
    "ŋ": "n", "ß": "ss",
}  # fmt: skip
_CYRILLIC: Final = "абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ"
_CYRILLIC_LIKE: Final = {
    "а": "a", "б": "6", "в": "b", "г": "r", "е": "e", "з": "3", "и": "u", "к": "k", "м": "m", "н": "h",
    "о": "o", "п": "n", "р": "p", "с": "c", "т": "t", "у": "y", "х": "x", "ч": "4", "ь": "b", "ћ": "h",
    "ђ": "h", "є": "e", "ѕ": "s", "і": "l", "ј": "j", "ґ": "r",
}  # fmt: skip
# Capital I, small l and the digit one are one stroke in many faces; so are capital O and nought.
_PLAIN_LIKE: Final = {"i": "l", "1": "l", "0": "o"}
_LIKE: Final = str.maketrans({**_LATIN_LIKE, **_CYRILLIC_LIKE, **_PLAIN_LIKE})
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def alphabet_of(letter: str) -> str | None:
    """
    "latin" or "cyrillic", whichever `letter` belongs to; None: neither, or no letter.

    Args:
        letter: one character of an NFKC text; with its marks it must be one character.
    """
    parts = unicodedata.normalize("NFD", letter.lower())
    base = parts[0]
    if any(unicodedata.category(mark) != MARKS for mark in parts[1:]):
        return None
    if "a" <= base <= "z" or base in _LATIN_LIKE:
        return "latin"
    return "cyrillic" if base in _CYRILLIC else None


def likeness(letters: str) -> str:
    """
    What `letters` look like: equal for two texts that a reader may take for each other.

    Args:
        letters: letters of one alphabet and digits, case no matter; no separators.
    """
    folded = unicodedata.normalize("NFD", letters.casefold())
    like = "".join(sign for sign in folded if unicodedata.category(sign) != MARKS).translate(_LIKE)
    for pair, single in _PAIRS:
        like = like.replace(pair, single)
    return like
