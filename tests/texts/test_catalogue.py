"""Messages found by id and filled with facts."""

import subprocess
import sys

import pytest

from pakli.texts import LANGUAGES, Catalogue, MissingText, translator

SMALL = Catalogue(
    "pl",
    {
        "one": "greeting = Dzień dobry, { $name }\n    .title = Powitanie\n",
        "two": """
chips =
    { $chips_n ->
        [one] { $chips } żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonu
    }
long =
    Pierwszy wiersz
    tego samego akapitu.

    Drugi akapit.
""",
    },
)


def test_a_message_is_filled_with_facts_and_no_marks_are_added() -> None:
    assert SMALL.text("greeting", name="Ola") == "Dzień dobry, Ola"
    assert SMALL.title("greeting") == SMALL.text("greeting.title") == "Powitanie"


@pytest.mark.parametrize(
    ("chips", "said"),
    [(1, "1 żeton"), (3, "3 żetony"), (5, "5 żetonów"), (12, "12 żetonów"), (1022, "1\u00a0022 żetony")],
)
def test_a_number_is_shown_grouped_and_chooses_the_plural(chips: int, said: str) -> None:
    assert SMALL.text("chips", chips=chips) == said


def test_a_line_break_is_only_the_sources_and_an_empty_line_parts_paragraphs() -> None:
    assert SMALL.text("long") == "Pierwszy wiersz tego samego akapitu.\n\nDrugi akapit."


def test_what_is_not_there_is_a_bug_told_at_once() -> None:
    assert SMALL.has("greeting")
    assert SMALL.has("greeting.title")
    assert not SMALL.has("farewell")
    assert not SMALL.has("greeting.colour")
    with pytest.raises(MissingText, match="farewell"):
        SMALL.text("farewell")
    with pytest.raises(MissingText, match="colour"):
        SMALL.text("greeting.colour")
    with pytest.raises(MissingText, match="name"):
        SMALL.text("greeting")
    with pytest.raises(ValueError, match="de"):
        translator("de")


def test_ids_come_in_the_order_of_the_files() -> None:
    assert SMALL.ids() == ("greeting", "chips", "long")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is a bet to answer, so you cannot check. You may call 1,350 or fold."),
        (
            "hu",
            "Tét van előtted, ezért most nem passzolhatsz. Lehetséges: megadás (1\u00a0350) vagy eldobás.",
        ),
        (
            "pl",
            "Przed tobą leży zakład, więc nie możesz czekać. Możesz sprawdzić (1\u00a0350) albo spasować.",
        ),
    ],
)
def test_a_refusal_says_what_is_possible_instead(language: str, said: str) -> None:
    assert translator(language).refusal("check.facing_bet", {"to_call": 1350}) == said
    assert translator(language).refusal("check.facing_bet", (("to_call", 1350),)) == said


def test_a_refusal_puts_cards_hands_and_limits_into_words() -> None:
    say = translator("en")
    assert "ace of spades" in say.refusal("deal.card_twice", {"card": "As"})
    assert "king of hearts, two of clubs" in say.refusal("show.not_your_cards", {"cards": "Kh2c"})
    assert "4 cards are too many" in say.refusal("draw.too_many", {"cards": 4, "most": 3})
    assert "flush. They make: full house." in say.refusal(
        "show.claim_too_high", {"claimed": "flush", "actual": "full-house"}
    )
    assert "Spread Limit" in say.refusal("setup.limit_not_offered", {"limit": "spread-limit"})
    amounts = (("name", "big_blind"), ("amount", 3), ("chip", 2))
    assert "big blind" in say.refusal("setup.bad_amount", amounts)


def test_every_message_can_be_formatted_but_for_its_facts() -> None:
    """No broken reference, no selector without a default: the only thing lacking is what callers give."""
    for language in LANGUAGES:
        say = translator(language)
        for name in say.ids():
            try:
                assert say.text(name)
            except MissingText as error:
                assert "Unknown external" in str(error)  # noqa: PT017 - a message without facts is fine too


def test_importing_the_catalogue_parses_nothing() -> None:
    """Every command starts by importing it: Fluent comes in with the first message."""
    code = "import sys, pakli.texts; print('fluent.runtime' in sys.modules, 'babel' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "False"]
