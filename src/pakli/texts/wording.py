"""
What can be checked of the words themselves, cheaply: endings on numbers, quotes, terms of the glossary.

Knows       patterns, one language at a time. Tested in tests/texts/test_lint.py
"""

import re
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class _Rule:
    pattern: re.Pattern[str]
    fault: str


def _rule(pattern: str, fault: str) -> _Rule:
    return _Rule(re.compile(pattern), fault)


def _word(pattern: str, fault: str) -> _Rule:
    return _Rule(re.compile(rf"\b({pattern})\b", re.IGNORECASE), fault)


# `{x}` stands for a variable.
_EVERYWHERE: Final = (
    _rule(r"[\"']", "straight quote: use the language's own, and ’ for an apostrophe"),
    _rule(r"\.\.\.", "three dots: use …"),
    _rule(r"\S  +\S", "two blanks"),
)
_BY_LANGUAGE: Final = {
    "en": (
        _rule(r"\{x\}[-’]?s\b", "an ending on a variable"),
        _word(r"(?<!short-)decks?", "say pack, not deck"),
        _word(r"side-?pots?", "say side pot"),
        _word(r"he|his|him", "say they: a player is anyone"),
    ),
    "hu": (
        _rule(r"\d-[a-záéíóöőúüű]", "an ending on a number"),
        _rule(r"\{x\}-?[a-záéíóöőúüű]", "an ending on a variable"),
        _rule(r"\b[Aa]z? \{x\}", "an article before a variable"),
        _rule(r"\baz? \d", "an article before a number"),  # "lapok: A 3 6 K Q" is no article
        _word(r"játszm\w*", "say leosztás: játszma is another thing elsewhere"),
        _word(r"dealer|fold|check|call|raise|bet", "say it in Hungarian: osztó, eldobás, passz …"),
    ),
    "pl": (
        _rule(r"\d-[a-ząćęłńóśźż]", "an ending on a number"),
        _rule(r"\{x\}-?[a-ząćęłńóśźż]", "an ending on a variable"),
        _word(r"dealer|fold|check|call|raise|bet|board|blind", "say it in Polish: rozdający, pas …"),
    ),
}
# The help of a command names what is typed, whatever language that is in.
_TYPED: Final = "cli-"


def faults_of(language: str, message_id: str, texts: list[str]) -> list[str]:
    """What is wrong with the words of a message, once each: `texts` are its variants, `{x}` a variable."""
    rules = (*_EVERYWHERE, *_BY_LANGUAGE[language])
    found = [rule for rule in rules if any(rule.pattern.search(text) for text in texts)]
    return [rule.fault for rule in found if not (message_id.startswith(_TYPED) and "say it" in rule.fault)]
