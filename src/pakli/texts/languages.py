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

# In the order POSIX reads them. LANGUAGE is GNU's list of wishes, best first.
_ENVIRONMENT: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


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
    """The language the command line speaks: from LANGUAGE, LC_ALL, LC_MESSAGES, LANG, in this order."""
    variables = os.environ if environment is None else environment
    wanted = [tag for name in _ENVIRONMENT for tag in variables.get(name, "").split(":")]
    return pick_language(*wanted)


def _language_of(tag: str) -> str:
    return tag.strip().replace("_", "-").split(".")[0].split("-")[0].lower()
