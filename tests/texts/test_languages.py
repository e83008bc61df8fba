"""Which language a person gets."""

import pytest

from pakli.texts import environment_language, pick_language


@pytest.mark.parametrize(
    ("wanted", "got"),
    [
        (["hu-HU"], "hu"),
        (["pl_PL.UTF-8"], "pl"),
        (["HU"], "hu"),
        (["de", "pl", "en"], "pl"),
        ([None, "", " hu "], "hu"),
        (["C"], "en"),
        ([], "en"),
        (["hungarian"], "en"),
    ],
)
def test_the_first_language_pakli_speaks_is_picked(wanted: list[str | None], got: str) -> None:
    assert pick_language(*wanted) == got


@pytest.mark.parametrize(
    ("variables", "got"),
    [
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:pl"}, "pl"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "hu"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_says_what_the_command_line_speaks(variables: dict[str, str], got: str) -> None:
    assert environment_language(variables) == got
