"""
Games as data: what is dealt, street by street, and what may be claimed.

Clauses     C1, C2, H1-H7, G1-G11, P3, P8, P9.
Knows       packs, streets, claims. The engine asks these, never which game it is.
Tested in   tests/rulebook/test_variants.py
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from pakli.rules.house_rules import LimitName

__all__ = ["VARIANTS", "Claim", "Street", "Variant"]


class Street(Struct, frozen=True, gc=False, cache_hash=True):
    """One step of a hand: cards, then a round of betting."""

    name: str
    down: int = 0
    """Hole cards for each player, face down."""
    board: int = 0
    """Community cards on each board."""
    burn: int = 0
    """Cards burned before (P9), where the house burns."""
    opens: Literal["left_of_blinds", "left_of_button"] = "left_of_button"
    """Who speaks first (P7, P8)."""
    high_bet: bool = False
    """Fixed limit: the high bet is in force (B1)."""


class Claim(Struct, frozen=True, gc=False, cache_hash=True):
    """A share of the pot and what wins it."""

    ranking: str
    """Name of the ranking; ``"low-qualified"`` takes the table's low qualifier (H4)."""
    hole: int = 0
    """How many hole cards must play, exactly (H6); 0: any number (H7)."""
    half: Literal["high", "low"] = "high"


class Variant(Struct, frozen=True, gc=False, cache_hash=True):
    """A game of the rulebook's section 3."""

    id: str
    clause: str
    pack: int
    """Cards in the pack: 52, 36 or 32 (C1, C2)."""
    players: tuple[int, int]
    """Fewest and most players; the pack may allow fewer."""
    streets: tuple[Street, ...]
    claims: tuple[Claim, ...]
    limit: LimitName = "no-limit"
    """The usual limit."""

    @property
    def hole_cards(self) -> int:
        """Hole cards each player is dealt in all."""
        return sum(street.down for street in self.streets)

    def cards_needed(self, players: int, *, burns: bool, boards: int = 1) -> int:
        """Cards a hand of `players` uses if it goes to the end (G1: 22 players with burns use all 52)."""
        each = sum(street.down for street in self.streets) * players
        common = sum(street.board * boards + (street.burn if burns else 0) for street in self.streets)
        return each + common


_BOARD = (
    Street("flop", board=3, burn=1),
    Street("turn", board=1, burn=1, high_bet=True),
    Street("river", board=1, burn=1, high_bet=True),
)
_HOLDEM = Variant(
    id="holdem",
    clause="G1",
    pack=52,
    players=(2, 23),
    streets=(Street("pre-flop", down=2, opens="left_of_blinds"), *_BOARD),
    claims=(Claim("high"),),
)
_OMAHA = replace(
    _HOLDEM,
    id="omaha",
    clause="G3",
    players=(2, 10),
    streets=(Street("pre-flop", down=4, opens="left_of_blinds"), *_BOARD),
    claims=(Claim("high", hole=2),),
    limit="pot-limit",
)
_OMAHA_HIGH_LOW = replace(
    _OMAHA,
    id="omaha-high-low",
    clause="G4",
    claims=(Claim("high", hole=2), Claim("low-qualified", hole=2, half="low")),
    limit="fixed-limit",
)

VARIANTS: Mapping[str, Variant] = MappingProxyType(
    {variant.id: variant for variant in (_HOLDEM, _OMAHA, _OMAHA_HIGH_LOW)}
)
"""The games the engine plays, by id."""
