"""F2: nothing the terminal prints tells a card that its reader may not know, in any game."""

import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from pakli.bots.table import Step
from pakli.cards import cards_text, parse_cards
from pakli.cli.practice.session import PERSON, Session
from pakli.rules import (
    VARIANTS,
    BoardDealt,
    Discarded,
    Drawn,
    HoleDealt,
    Shown,
)
from pakli.texts import translator
from tests.cli.tables import sitting

CARD = re.compile(r"(?:10|[2-9JQKA])[♣♦♥♠]")
ORDERS = [
    "c",
    "k",
    "c",
    "k",
    "r min",
    "c",
    "",
    "",
    "s",
    "m",
    "d 1",
    "o",
    "v",
    "p",
    "f",
    "y",
    "n",
    "a",
    "h",
    "xx",
]


class Witness:
    """Knows for every hand which cards the person may know."""

    def __init__(self) -> None:
        self.allowed: dict[int, set[str]] = defaultdict(set)

    def watch(self, session: Session) -> None:
        play_hand, table = session.table.play_hand, session.table

        def watched() -> Iterator[Step]:
            for hand, events in play_hand():
                for event in events:
                    self.allowed[table.hands] |= set(_names(_open(event)))
                yield hand, events

        table.play_hand = watched  # type: ignore[method-assign]


def _open(event: object) -> str:
    """The cards of an event that the person in seat `PERSON` may know."""
    match event:
        case HoleDealt(hands=hands, up=up):
            return "".join(cards if seat == PERSON else cards[len(cards) - 2 * up :] for seat, cards in hands)
        case Drawn(seat=seat, cards=cards) | Discarded(seat=seat, cards=cards):
            return cards if seat == PERSON else ""
        case BoardDealt(cards=cards) | Shown(cards=cards):
            return cards
        case _:
            return ""


def _names(cards: str) -> list[str]:
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]


def by_hand(lines: list[str]) -> dict[int, str]:
    """What was told of each hand, by its number."""
    parts = re.split(r"(?m)^Hand (\d+)\.$", "\n".join(lines))
    return {int(number): text for number, text in zip(parts[1::2], parts[2::2], strict=True)}


@pytest.mark.parametrize("game", VARIANTS)
@pytest.mark.parametrize("seed", range(3))
def test_no_card_is_told_before_it_is_shown(game: str, seed: int) -> None:
    rng, witness = Random(seed), Witness()
    typed = (rng.choice(ORDERS) for _ in range(160))
    lines = sitting(typed, game=game, seed=seed, players=4, watch=witness.watch)
    hands = by_hand(lines)
    assert len(hands) > 1
    for number, text in hands.items():
        spoken = {cards_text(parse_cards(card)) for card in CARD.findall(text)}
        assert spoken <= witness.allowed[number], f"hand {number}"


@pytest.mark.parametrize("language", ["en", "hu", "pl"])
def test_no_card_is_told_in_words_either(language: str) -> None:
    rng, witness, words = Random(3), Witness(), translator(language).words
    typed = (rng.choice(ORDERS) for _ in range(150))
    lines = sitting(typed, language=language, in_words=True, seed=9, players=4, watch=witness.watch)
    heading = re.escape(translator(language).text("event-hand-number", number="@")).replace("@", r"(\d+)")
    parts = re.split(f"(?m)^{heading}$", "\n".join(lines))
    deck = {name: words.card(name) for name in _names("".join(cards_text(range(52))))}
    for number, text in zip(parts[1::2], parts[2::2], strict=True):
        spoken = {name for name, word in deck.items() if re.search(rf"\b{word}\b", text)}
        assert spoken
        assert spoken <= witness.allowed[int(number)], f"hand {number}"
