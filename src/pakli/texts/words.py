"""
Cards, hands, games and limits in words, for sentences and screen readers.

Knows       cards as text (`As`, `AsKd`) or as card codes (4 x rank + suit, clubs first, 52 unknown); ids of
            hand categories, games, limits. Not which hand beats which: it is told the category and ranks.
Tested in   tests/texts/test_words.py
"""

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Final, Protocol

_RANKS: Final = "23456789TJQKA"
_SUITS: Final = "cdhs"
_CARD: Final = re.compile(r"(10|[2-9TJQKA?])([cdhs?])")

# A fact of this name is an id; its word is the message of that id behind the prefix.
_IDS: Final = {
    "claimed": "hand", "actual": "hand", "limit": "limit", "game": "game", "preset": "preset",
    "half": "half", "what": "dealer", "name": "setting",
}  # fmt: skip


class Sayer(Protocol):
    """What `Words` needs of a catalogue."""

    def text(self, message_id: str, /, **facts: int | str | Decimal) -> str:
        """The message filled with facts."""

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""


class Words:
    """The names of things in one language, taken from its catalogue."""

    def __init__(self, say: Sayer) -> None:
        """Speak with the messages of `say`."""
        self._say = say

    def card(self, card: str | int) -> str:
        """
        A card in words: "ace of spades", "pikk ász", "as pik"; an unknown one is "unknown card".

        Args:
            card: text such as `As`, `10d`, `??`, or a card code 0 to 52.

        Raises:
            ValueError: that is no card.
        """
        text = _text_of(card) if isinstance(card, int) else card
        found = _CARD.fullmatch(text)
        if not found:
            raise ValueError(f"{text!r} is no card")
        if "?" in text:
            return self._say.text("card-unknown")
        rank = self._say.text(f"rank-{found[1].replace('10', 'T')}")
        return self._say.text("card", rank=rank, suit=self._say.text(f"suit-{found[2]}"))

    def cards(self, cards: str) -> str:
        """Cards written together (`AsKd`, blanks allowed) in words, with commas. Raises `ValueError`."""
        pairs = [found[0] for found in _CARD.finditer(cards)]
        if "".join(pairs) != re.sub(r"\s", "", cards):
            raise ValueError(f"{cards!r} are no cards")
        return ", ".join(self.card(pair) for pair in pairs)

    def hand(self, category: str, ranks: str = "") -> str:
        """
        A hand in words: "full house", or with its ranks "full house, kings full of threes".

        Args:
            category: as `pakli.ranking.category` names it; a category this catalogue has no words for
                (a ranking of one's own) is said as it stands.
            ranks: the ranks of its cards in the order they are read (`KKK33`, `5432A`), as
                `pakli.ranking.describe` gives them.
        """
        told = f"held-{category}"
        if ranks and self._say.has(told):
            return self._say.text(told, **self._forms(ranks))
        return self._say.text(f"hand-{category}") if self._say.has(f"hand-{category}") else category

    def listed(self, names: Sequence[str], joint: str = "two") -> str:
        """Names in a sentence: "A, B and C"; `joint` "or" for a choice: "A, B or C"."""
        if len(names) < 2:
            return "".join(names)
        return self._say.text(f"list-{joint}", first=", ".join(names[:-1]), last=names[-1])

    def rule(self, option: str, value: bool | int | str, *, short: bool = False) -> str:
        """
        What a house rule's value means for players, or in a few words if `short`.

        Args:
            option: as `HouseRules` names it, such as `reopen`.
            value: one of its values; a number without a message of its own is told as a number.
        """
        word = ("off", "on")[value] if isinstance(value, bool) else value
        message, part = f"rule-{option}-{word}", ".title" if short else ""
        if isinstance(word, int) and not self._say.has(message):
            return self._say.text(f"rule-{option}-value{part}", value=word)
        return self._say.text(message + part)

    def rake(self, per_mille: int, cap: int, no_flop_no_drop: bool, *, short: bool = False) -> str:
        """A6: what the house takes, in a sentence or two, or in a few words if `short`."""
        part = ".title" if short else ""
        if not per_mille:
            return self._say.text(f"rule-rake-none{part}")
        percent = (Decimal(per_mille) / 10).normalize()
        said = [
            self._say.text(f"rule-rake-value{part}", percent=percent, cap=cap)
            if cap
            else self._say.text(f"rule-rake-uncapped{part}", percent=percent)
        ]
        if no_flop_no_drop:
            said.append(self._say.text(f"rule-rake-no_flop_no_drop{part}"))
        return (", " if short else " ").join(said)

    def of_fact(self, name: str, fact: int | str | Decimal) -> int | str | Decimal:
        """
        A fact of a refusal as its sentence needs it: cards and ids become words, all else stays.

        `card` may be a code; a number called `cards` counts them.
        """
        if name == "card" and isinstance(fact, int):
            return self.card(fact)
        if name in ("card", "cards") and isinstance(fact, str) and _CARD.match(fact):
            return self.cards(fact)
        word = f"{_IDS[name]}-{fact}".replace("_", "-") if name in _IDS else ""
        return self._say.text(word) if word and self._say.has(word) else fact

    def _forms(self, ranks: str) -> Mapping[str, str]:
        forms = {"cards": "-".join("10" if rank == "T" else rank for rank in ranks)}
        for place, rank in zip(("first", "second"), dict.fromkeys(ranks), strict=False):
            forms[place] = self._say.text(f"rank-{rank}")
            forms[f"{place}_plural"] = self._say.text(f"rank-{rank}.plural")
            forms[f"{place}_of"] = self._say.text(f"rank-{rank}.of")
        return forms


def _text_of(code: int) -> str:
    if not 0 <= code <= 52:
        raise ValueError(f"{code} is no card code")
    return "??" if code == 52 else _RANKS[code // 4] + _SUITS[code % 4]
