"""
The message catalogue: every sentence Pakli says, in English, Hungarian and Polish.

Clauses     the text of every clause of the rulebook (`clauses.ftl`), listed in `clauses.py`.
Knows       ids, facts and languages. Not the engine: facts arrive as plain numbers and words.
Tested in   tests/texts/

    from pakli.texts import translator
    say = translator("hu")
    say.text("event-raise", name="Anna", amount=1350)      # 'Anna emel, összesen 1 350.'
    say.refusal("check.facing_bet", {"to_call": 40})

One Fluent file per theme and language serves Python and the browser client alike. The rules both keep:

- An amount reaches a message as a string already grouped (`amount`), and beside it, under `<name>_n`,
  as a number for choosing a plural; Fluent's own number formatting is never used.
- A line break inside a message is only the source's; an empty line begins a new paragraph.
- No Fluent isolation marks: the three languages all run left to right.
"""

from pakli.texts.catalogue import Catalogue, MissingText, translator
from pakli.texts.clauses import CLAUSES, HOUSE_RULES, SECTIONS, Clause
from pakli.texts.glossary import TERMS
from pakli.texts.languages import DEFAULT_LANGUAGE, LANGUAGES, environment_language, pick_language
from pakli.texts.numbers import amount

__all__ = [
    "CLAUSES",
    "DEFAULT_LANGUAGE",
    "HOUSE_RULES",
    "LANGUAGES",
    "SECTIONS",
    "TERMS",
    "Catalogue",
    "Clause",
    "MissingText",
    "amount",
    "environment_language",
    "pick_language",
    "translator",
]
