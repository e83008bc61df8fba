"""
Which languages there are, and which of them a person gets.

Knows       language tags (`hu-HU`, `pl_PL.UTF-8`, `Accept-Language` items) and the environment's variables.
Tested in   tests/texts/test_languages.py
"""

import os
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "hu", "pl")
DEFAULT_LANGUAGE: Final = "en"

# In the order POSIX reads them.
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_NO_LOCALE: Final = ("c", "posix")


def pick_language(*wanted: str | None) -> str:
    """
    The first of `wanted` that Pakli speaks, else English.

    Args:
        wanted: language tags, best first; only the language counts, so `hu`, `hu-HU` and
            `hu_HU.UTF-8` are the same. `None`, empty and unknown ones are passed over.
    """
    for tag in wanted:
        language = _language_of(tag or "")
        if language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE


def environment_language(environment: Mapping[str, str] | None = None) -> str:
    """
    The language the command line speaks.

    From LC_ALL, LC_MESSAGES or LANG, whichever is set first; LANGUAGE, a list of wishes, goes before it,
    unless the locale is `C`, by which scripts ask for English.
    """
    variables = os.environ if environment is None else environment
    locale = next((variables[name] for name in _LOCALE if variables.get(name)), "")
    if _language_of(locale) in _NO_LOCALE:
        return DEFAULT_LANGUAGE
    return pick_language(*variables.get("LANGUAGE", "").split(":"), locale)


def _language_of(tag: str) -> str:
    return tag.strip().replace("_", "-").split(".")[0].split("-")[0].lower()
