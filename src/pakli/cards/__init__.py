"""
Cards, packs and how both are written.

A card is a whole number, 4 x rank + suit: 2c = 0, 2d = 1 ... As = 51, and 52 is a card nobody has seen.
Inside Pakli cards are such plain numbers; `Card` is the same number with names, for people and borders.

Clauses     C1 to C5, G9.
Knows       52 cards, three packs, notation. Not which hand beats which.
Tested in   tests/cards/
"""

from pakli.cards.card import CODE_OF, NAMES, RANKS, SUITS, UNKNOWN, Card, rank_of, suit_of
from pakli.cards.errors import CardError
from pakli.cards.notation import cards_text, mask_of, names_of, parse_card, parse_cards, unicode_text
from pakli.cards.pack import Pack, check_cards, shuffled

__all__ = [
    "CODE_OF",
    "NAMES",
    "RANKS",
    "SUITS",
    "UNKNOWN",
    "Card",
    "CardError",
    "Pack",
    "cards_text",
    "check_cards",
    "mask_of",
    "names_of",
    "parse_card",
    "parse_cards",
    "rank_of",
    "shuffled",
    "suit_of",
    "unicode_text",
]
