"""
Games as data: what is dealt, street by street, and what may be claimed.

Clauses     C1, C2, H1-H7, G1-G11, P3, P8, P9, D1-D5, L1, L2, ST1-ST6.
Knows       packs, streets, claims. The engine asks these, never which game it is.
Tested in   tests/rulebook/test_variants.py
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from pakli.rules.house_rules import LIMITS, LimitName

__all__ = ["VARIANTS", "Claim", "Street", "Variant"]

Opens = Literal["left_of_blinds", "left_of_button", "bring_in", "best_showing", "after_aggressor"]


class Street(Struct, frozen=True, gc=False, cache_hash=True):
    """One step of a hand: cards, or a draw, then a round of betting."""

    name: str
    down: int = 0
    """Hole cards for each player, face down."""
    up: int = 0
    """Hole cards for each player, face up, after the ones face down (ST5)."""
    board: int = 0
    """Community cards on each board."""
    draw: int = 0
    """Most cards a player may change; 0: no draw (D3, L2)."""
    burn: int = 0
    """Cards burned before (P9), where the house burns."""
    opens: Opens = "left_of_button"
    """Who speaks first (P7, P8, D4, ST1, ST3)."""
    high_bet: bool = False
    """Fixed limit: the high bet is in force (B1, L1, ST4)."""
    smallest: Literal["big_blind", "ante", "chip"] = "big_blind"
    """Pot and no limit: the smallest bet (B3, B4; D2, D4)."""


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
    """Cards in the pack: 52, 36 or 32 (C1, C2, G9)."""
    players: tuple[int, int]
    """Fewest and most players dealt in; the pack may allow fewer."""
    streets: tuple[Street, ...]
    claims: tuple[Claim, ...]
    limit: LimitName = "no-limit"
    """The usual limit."""
    limits: tuple[LimitName, ...] = LIMITS
    """The limits it is played with."""
    forced: Literal["blinds", "ante", "ante_and_bring_in", "ante_and_button_blind"] = "blinds"
    """What is paid before the deal (P3, D1, ST1, G9)."""
    reshuffle: Literal["burns", "discards"] = "burns"
    """What is shuffled in when the stub is short: the burned cards (D3, ST6), or all discards too (L2)."""
    draw_clause: Literal["D3", "L2"] = "L2"
    """What a draw is refused by."""
    burns_each: bool = False
    """A card is burned before each player's draw (D3), not once before the round (L2)."""
    low_shows: bool = False
    """Razz: the highest up-card brings in, the lowest hand showing acts first (ST1, ST3)."""
    high_card_gets_odd: bool = False
    """Stud: the odd chip goes to the highest card by suit (P15)."""
    seats: int = 10
    """Most seats at its table; more than may be dealt in where one sits out in turn (D5)."""

    @property
    def hole_cards(self) -> int:
        """Hole cards each player is dealt in all."""
        return sum(street.down + street.up for street in self.streets)

    @property
    def draws(self) -> bool:
        """Whether cards are changed."""
        return any(street.draw for street in self.streets)

    def cards_needed(self, players: int, *, burns: bool, boards: int = 1) -> int:
        """
        Cards a hand of `players` must find in the pack (G1: 22 players with burns use all 52).

        Draws and stud can do with fewer than they would like (D3, L2, ST6): there it is the first deal.
        """
        first = self.streets[0]
        if self.draws or first.up:
            return (first.down + first.up) * players
        common = sum(street.board * boards + (street.burn if burns else 0) for street in self.streets)
        return first.down * players + common


def _hold(cards: int, burn: int = 1) -> tuple[Street, ...]:
    """A game with blinds and a board, `cards` hole cards."""
    return (
        Street("pre-flop", down=cards, opens="left_of_blinds"),
        Street("flop", board=3, burn=burn),
        Street("turn", board=1, burn=burn, high_bet=True),
        Street("river", board=1, burn=burn, high_bet=True),
    )


def _draws(cards: int, rounds: int) -> tuple[Street, ...]:
    """A game with blinds and draws (L1): the high bet in the last two of four rounds."""
    names = ("first draw", "second draw", "third draw") if rounds > 1 else ("draw",)
    return (
        Street("pre-draw", down=cards, opens="left_of_blinds"),
        *(
            Street(name, draw=cards, burn=1, high_bet=at + 1 >= rounds)
            for at, name in enumerate(names, start=1)
        ),
    )


_STUD = (
    Street("third street", down=2, up=1, opens="bring_in"),
    Street("fourth street", up=1, burn=1, opens="best_showing"),
    Street("fifth street", up=1, burn=1, opens="best_showing", high_bet=True),
    Street("sixth street", up=1, burn=1, opens="best_showing", high_bet=True),
    Street("seventh street", down=1, burn=1, opens="best_showing", high_bet=True),
)
_LOW_HALF = Claim("low-qualified", half="low")
_HIGH_LOW_OMAHA = (Claim("high", hole=2), Claim("low-qualified", hole=2, half="low"))

_HOLDEM = Variant("holdem", "G1", 52, (2, 23), _hold(2), (Claim("high"),))
_OMAHA = Variant("omaha", "G3", 52, (2, 10), _hold(4), (Claim("high", hole=2),), limit="pot-limit")
_STUD_HIGH = Variant(
    "stud",
    "G7",
    52,
    (2, 9),
    _STUD,
    (Claim("high"),),
    limit="fixed-limit",
    forced="ante_and_bring_in",
    high_card_gets_odd=True,
    seats=9,
)
_TRIPLE_DRAW = Variant(
    "deuce-to-seven-triple-draw",
    "G6",
    52,
    (2, 6),
    _draws(5, 3),
    (Claim("deuce-to-seven"),),
    limit="fixed-limit",
    reshuffle="discards",
    seats=6,
)


def _omaha(cards: int) -> tuple[Variant, Variant]:
    """G10: Omaha with more hole cards, high and high-low."""
    high = replace(_OMAHA, id=f"omaha-{cards}", clause="G10", players=(2, 8), streets=_hold(cards), seats=8)
    return high, replace(high, id=f"omaha-{cards}-high-low", claims=_HIGH_LOW_OMAHA)


_ALL = (
    _HOLDEM,
    replace(_HOLDEM, id="holdem-32", clause="G2", pack=32, players=(2, 10), claims=(Claim("high-32"),)),
    replace(
        _HOLDEM,
        id="holdem-36",
        clause="G9",
        pack=36,
        players=(2, 10),
        claims=(Claim("high-36"),),
        forced="ante_and_button_blind",
    ),
    _OMAHA,
    replace(_OMAHA, id="omaha-high-low", clause="G4", claims=_HIGH_LOW_OMAHA, limit="fixed-limit"),
    *_omaha(5),
    *_omaha(6),
    Variant(
        "five-card-draw",
        "G5",
        32,
        (2, 4),
        (
            Street("pre-draw", down=5, smallest="ante"),
            Street("draw", draw=3, burn=1, opens="after_aggressor", smallest="chip"),
        ),
        (Claim("five-card-draw"),),
        limit="pot-limit",
        limits=("pot-limit",),
        forced="ante",
        draw_clause="D3",
        burns_each=True,
        seats=5,
    ),
    replace(_TRIPLE_DRAW, id="deuce-to-seven-single-draw", streets=_draws(5, 1), limit="no-limit"),
    _TRIPLE_DRAW,
    replace(_TRIPLE_DRAW, id="badugi", clause="G11", streets=_draws(4, 3), claims=(Claim("badugi"),)),
    _STUD_HIGH,
    replace(_STUD_HIGH, id="stud-high-low", claims=(Claim("high"), _LOW_HALF)),
    replace(_STUD_HIGH, id="razz", claims=(Claim("low"),), low_shows=True),
)

VARIANTS: Mapping[str, Variant] = MappingProxyType({variant.id: variant for variant in _ALL})
"""The games the engine plays, by id."""
