"""Every house rule the engine knows has its words: options, values, presets."""

from typing import get_args, get_type_hints

import pytest
from msgspec.structs import fields

from pakli.rules import PRESETS, HouseRules
from pakli.rules.house_rules import Rake
from pakli.texts import HOUSE_RULES, LANGUAGES, translator

HINTS = get_type_hints(HouseRules)


def test_the_list_of_house_rules_is_the_engines() -> None:
    assert set(HOUSE_RULES) == {field.name for field in fields(HouseRules)} - {"preset"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_is_told_long_and_short(language: str) -> None:
    say = translator(language)
    for option, hint in HINTS.items():
        if option == "preset":
            continue
        assert say.text(f"rule-{option}")
        assert say.title(f"rule-{option}")
        for value in get_args(hint) or {bool: (True, False), int: (0, 1, 2, 30), Rake: ()}[hint]:
            assert say.words.rule(option, value)
            assert say.words.rule(option, value, short=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_has_a_title_and_says_what_it_is(language: str) -> None:
    say = translator(language)
    assert all(say.title(f"preset-{name}") and say.text(f"preset-{name}") for name in PRESETS)
