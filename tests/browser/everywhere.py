"""
Sizes and languages in which every page is tried for everybody: one of six in the usual tests, all of them in
the long ones.

Tested in   the tests that are run with it
"""

from typing import Final

import pytest

from pakli.texts import LANGUAGES
from tests.browser.conftest import DESK, PHONE

__all__ = ["EVERYWHERE"]

_USUAL: Final = {("hu", "phone")}

EVERYWHERE: Final = [
    pytest.param(
        language,
        size,
        id=f"{language}-{name}",
        marks=() if (language, name) in _USUAL else pytest.mark.soak,
    )
    for language in LANGUAGES
    for name, size in (("phone", PHONE), ("desk", DESK))
]
"""Parameters ``language, size``."""
