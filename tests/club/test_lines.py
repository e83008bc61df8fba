"""What people write: chat lines and titles."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakli.club import chat_of, title_of
from pakli.club.lines import LONGEST_CHAT, shortened
from pakli.club.refusals import Refused
from tests.club.kit import refused


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  nice hand ", "nice hand"),
        ("two\nlines\r\n and\ttabs", "two lines and tabs"),
        ("one\u2028line", "one line"),
        ("szép kör ♠ A♥", "szép kör ♠ A♥"),
        ("שלום", "שלום"),  # any alphabet may be written
        ("pay\u202ecexe.", "paycexe."),
        ("a\u2066b\u2069c", "abc"),
        ("zero\u200bwidth\u200d", "zerowidth"),
        ("bell\x07 and null\x00", "bell and null"),
        ("H\u0334\u0335\u0336\u0337i", "H\u0334\u0335i"),
        ("Việt Nam", "Việt Nam"),
        ("👍🏽 👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥", "👍🏽 👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥"),
        ("new \U0001fae8 picture", "new \U0001fae8 picture"),
        ("𝖋𝖆𝖓𝖈𝖞", "fancy"),
        ("private \ue000", "private"),
    ],
)
def test_a_line_is_shown_without_what_cannot_be_seen(written: str, shown: str) -> None:
    assert chat_of(written) == shown


@pytest.mark.parametrize("nothing", ["", "   ", "\n", "\u200b\u200d", "\u202e", "\ufe0f"])
def test_nothing_is_not_sent(nothing: str) -> None:
    with refused("chat.empty"):
        chat_of(nothing)


def test_a_line_has_an_end() -> None:
    assert len(chat_of("x" * LONGEST_CHAT)) == LONGEST_CHAT
    with refused("chat.too_long", most=LONGEST_CHAT, given=LONGEST_CHAT + 1):
        chat_of("x" * (LONGEST_CHAT + 1))


def test_titles() -> None:
    assert title_of(" Friday’s  game ♠ ") == "Friday’s game ♠"
    assert title_of("金曜日") == "金曜日"
    for bad in ("", "x" * 41):
        with refused("name.length", least=1, most=40):
            title_of(bad)
    with refused("name.character", sign="U+05E9"):
        title_of("a שלום")


def test_labels_are_cut_and_never_refused() -> None:
    assert shortened("Firefox\u202e on\n Linux", 60) == "Firefox on Linux"
    assert shortened("x" * 99, 60) == "x" * 60
    assert shortened("", 60) == ""


@given(st.text(max_size=400))
def test_whatever_is_written(text: str) -> None:
    try:
        line = chat_of(text)
    except Refused as no:
        assert no.kind == "chat"  # noqa: PT017 - most texts are not refused
        return
    assert chat_of(line) == line, "what was shown can be sent again"
    assert "\n" not in line
    turning = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
    assert not [sign for sign in line if unicodedata.bidirectional(sign) in turning]
