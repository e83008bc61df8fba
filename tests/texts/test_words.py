"""Cards, hands, lists and house rules in words."""

import pytest

from pakli.ranking import RANKINGS
from pakli.rules import LIMITS, PRESETS, VARIANTS
from pakli.texts import LANGUAGES, translator

EN, HU, PL = (translator(language).words for language in LANGUAGES)


@pytest.mark.parametrize(
    ("card", "english", "hungarian", "polish"),
    [
        ("As", "ace of spades", "pikk ász", "as pik"),
        (51, "ace of spades", "pikk ász", "as pik"),
        (0, "two of clubs", "treff kettes", "dwójka trefl"),
        ("Td", "ten of diamonds", "káró tízes", "dziesiątka karo"),
        ("10d", "ten of diamonds", "káró tízes", "dziesiątka karo"),
        ("Qh", "queen of hearts", "kőr dáma", "dama kier"),
        ("??", "unknown card", "ismeretlen lap", "nieznana karta"),
        (52, "unknown card", "ismeretlen lap", "nieznana karta"),
    ],
)
def test_a_card_is_read_aloud(card: str | int, english: str, hungarian: str, polish: str) -> None:
    assert [EN.card(card), HU.card(card), PL.card(card)] == [english, hungarian, polish]


@pytest.mark.parametrize("card", ["1s", "Ax", "AsK", "", 53, -1])
def test_what_is_no_card_is_refused(card: str | int) -> None:
    with pytest.raises(ValueError, match="no card"):
        EN.card(card)


def test_cards_together_are_read_one_by_one() -> None:
    assert EN.cards("AsKd 10h") == "ace of spades, king of diamonds, ten of hearts"
    assert HU.cards("") == ""
    with pytest.raises(ValueError, match="no cards"):
        EN.cards("AsXx")


@pytest.mark.parametrize(
    ("category", "ranks", "english", "hungarian", "polish"),
    [
        ("pair", "AAK52", "pair of aces", "ász pár", "para asów"),
        (
            "two-pair",
            "KK33A",
            "two pair, kings and threes",
            "két pár: király és hármas",
            "dwie pary: króle i trójki",
        ),
        (
            "full-house",
            "QQQ33",
            "full house, queens full of threes",
            "full: három dáma, két hármas",
            "full: trójka dam i para trójek",
        ),
        (
            "straight",
            "5432A",
            "straight, five high",
            "sor, legmagasabb lapja: ötös",
            "strit, najwyższa karta: piątka",
        ),
        ("four-of-a-kind", "7777A", "four sevens", "hetes póker", "kareta siódemek"),
        ("low", "8643A", "low 8-6-4-3-A", "low: 8-6-4-3-A", "układ niski: 8-6-4-3-A"),
        ("three-of-a-kind", "TTTAK", "three tens", "tízes drill", "trójka dziesiątek"),
        ("royal-flush", "AKQJT", "royal flush", "royal flöss", "poker królewski"),
        ("full-house", "", "full house", "full", "full"),
    ],
)
def test_a_hand_is_named_from_its_ranks(
    category: str, ranks: str, english: str, hungarian: str, polish: str
) -> None:
    said = [words.hand(category, ranks) for words in (EN, HU, PL)]
    assert said == [english, hungarian, polish]


def test_a_category_of_ones_own_is_said_as_it_stands() -> None:
    assert EN.hand("five-of-a-kind") == EN.hand("five-of-a-kind", "AAAAA") == "five-of-a-kind"


def test_every_category_of_every_ranking_has_a_name() -> None:
    categories = {str(category) for order in RANKINGS.values() for category in order.categories} | {"none"}
    for language in LANGUAGES:
        say = translator(language)
        assert [name for name in sorted(categories) if not say.has(f"hand-{name}")] == []
        assert [name for name in sorted(categories - {"none"}) if not say.has(f"held-{name}")] == []


def test_every_game_limit_and_preset_has_a_name() -> None:
    wanted = [f"game-{name}" for name in VARIANTS] + [f"limit-{name}" for name in LIMITS]
    for language in LANGUAGES:
        say = translator(language)
        assert [name for name in wanted if not say.has(name)] == []
        assert [name for name in PRESETS if not say.has(f"preset-{name}.title")] == []


def test_names_are_listed_as_a_sentence_lists_them() -> None:
    assert EN.listed([]) == ""
    assert EN.listed(["A"]) == "A"
    assert EN.listed(["A", "B", "C"]) == "A, B and C"
    assert HU.listed(["A", "B"]) == "A és B"
    assert PL.listed(["A", "B"], "or") == "A lub B"


def test_house_rules_and_the_rake_are_told() -> None:
    assert EN.rule("burn_cards", True, short=True) == "yes"
    assert EN.rule("reopen", "half_bet", short=True) == "half a bet reopens"
    assert EN.rule("time_bank", 0) == "There is no time bank."
    assert PL.rule("time_bank", 60) == "60 sekund ponad czas na ruch."
    assert EN.rake(0, 0, True) == "The house takes nothing."
    assert EN.rake(25, 300, True, short=True) == "2.5 %, at most 300, no flop, no drop"
    assert HU.rake(50, 0, False, short=True) == "5 %"
