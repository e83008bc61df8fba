"""
House rules: where the rule books differ, one frozen value says what this table plays.

Clauses     rulebook section 11; each field names the clause that reads it.
Knows       options and presets. Never read twice: a clause is applied in one place of the engine.
Tested in   tests/rulebook/test_house_rules.py
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from pakli.rules.refusal import refuse

__all__ = ["KINDS", "LIMITS", "PRESETS", "HouseRules", "Kind", "LimitName", "Preset", "Rake"]

Kind = Literal["cash", "tournament"]
LimitName = Literal["no-limit", "pot-limit", "fixed-limit", "spread-limit"]
KINDS: tuple[Kind, ...] = ("cash", "tournament")
LIMITS: tuple[LimitName, ...] = ("no-limit", "pot-limit", "fixed-limit", "spread-limit")


class Rake(Struct, frozen=True, gc=False, cache_hash=True):
    """A6: what the club takes from each contested pot; nothing by default."""

    per_mille: int = 0
    """Thousandths of the pot: 50 is five per cent. Rounded down to a whole chip."""
    cap: int = 0
    """Most chips taken from one hand; 0 is no cap."""
    no_flop_no_drop: bool = True
    """Nothing is taken from a hand that ended before a board card was dealt; of games with a board only."""


class HouseRules(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    """
    Every option of the rulebook's section 11, resolved for one table.

    Got by ``PRESETS[name].at(kind, limit)``; changed for a table by ``msgspec.structs.replace``
    before the first hand, never in mid-hand.
    """

    preset: str = "standard"
    low_qualifier: Literal[7, 8] = 8
    """H4: highest card of a qualifying low."""
    cap_heads_up: Literal["lifted", "event", "turn_river", "never"] = "lifted"
    """B1a: when two players are left, fixed limit's cap of four bets is lifted."""
    min_raise: Literal["last_raise", "big_blind"] = "last_raise"
    """B4: the smallest raise in no limit, pot limit and spread limit."""
    reopen: Literal["full_raise", "half_bet"] = "full_raise"
    """B8: which short all-in lets a player raise who has acted."""
    sign: Literal["blinds", "limits"] = "blinds"
    """B6: what the two numbers on a no-limit or pot-limit sign are."""
    button: Literal["moving", "dead"] = "moving"
    """P2: how the button moves."""
    first_to_show: Literal["last_round_aggressor", "hand_aggressor"] = "last_round_aggressor"
    """P12: who shows first."""
    who_shows: Literal["may_muck", "all_show"] = "may_muck"
    """P13: whether a beaten hand may be thrown away unseen."""
    see_called_hands: bool = False
    """P13: a called hand that was thrown away can be asked for afterwards."""
    what_counts: Literal["cards_speak", "must_declare"] = "cards_speak"
    """P14: what makes a hand count."""
    odd_chips: Literal["one_each_from_left", "first_from_left"] = "one_each_from_left"
    """P15: who gets what cannot be split."""
    all_in_face_up: bool = True
    """P16: hands are turned up when no more betting is possible."""
    burn_cards: bool = True
    """P9: a card is burned before each street."""
    exposed_card: Literal["misdeal_first_two", "misdeal_first", "replace"] = "misdeal_first_two"
    """I1: what one card flipped in the deal does."""
    absent: Literal["check_or_fold", "fold"] = "check_or_fold"
    """I4: what happens when a player does not act."""
    rebuy_min: Literal["minimum", "half_minimum"] = "minimum"
    """T4: how much a broke player must buy."""
    straddle: bool = False
    """S1-S4: the live straddle may be posted when all agree."""
    ante: Literal["none", "each", "big_blind", "button"] = "none"
    """B10: who pays the ante."""
    run_outs: int = 1
    """Most run-outs the players may agree to when all are all-in (cash)."""
    bomb_pot: bool = False
    """Hands without a first round, by the table's consent (cash)."""
    boards: Literal[1, 2] = 1
    """Boards dealt in every hand: two is the double board."""
    rabbit_cards: bool = False
    """The cards that would have come may be looked at after the hand (cash)."""
    return_within: int = 0
    """Minutes in which a player who left returns with at least what he took away; 0 is no such rule."""
    rake: Rake = Rake()
    """A6."""
    time_to_act: int = 20
    """Seconds."""
    time_bank: int = 60
    """Seconds a player may use over his time to act."""
    disconnect_grace: int = 30
    """Seconds more for a lost connection (cash only)."""
    tournament_rebuy: Literal["none", "n_form", "w_form", "own_form"] = "none"
    """M6: the form of rebuy and add-on; `own_form`: a mix, as the tournament’s structure says."""

    def __post_init__(self) -> None:
        """Raises ValueError: a value that its field does not know; a Struct by itself takes any."""
        for name, (kind, values) in _VALUES.items():
            value = getattr(self, name)
            if type(value) is not kind or (values and value not in values):
                known = ", ".join(map(str, values)) or kind.__name__
                raise ValueError(f"{name} is {value!r}; expected {known}")
        if (
            self.run_outs < 1
            or min(self.time_to_act, self.time_bank, self.disconnect_grace, self.return_within) < 0
        ):
            raise ValueError("run_outs must be at least 1, and no time may be negative")
        if not 0 <= self.rake.per_mille <= 1000 or self.rake.cap < 0:
            raise ValueError("rake: per_mille must be 0 to 1000 and cap at least 0 (A6)")


def _values() -> Mapping[str, tuple[type, tuple[Any, ...]]]:
    """By field its type and, where it has a choice, the values it may have."""
    choices = {field.name: (field.type, get_args(field.type)) for field in msgspec.structs.fields(HouseRules)}
    return {name: (type(some[0]) if some else kind, some) for name, (kind, some) in choices.items()}


_VALUES = _values()


class Preset(Struct, frozen=True):
    """What one source says, over `standard`: a name and the options it sets."""

    name: str
    overrides: Mapping[str, Any] = MappingProxyType({})

    def at(self, kind: Kind = "cash", limit: LimitName = "no-limit") -> HouseRules:
        """
        The house rules of a table.

        Args:
            kind: ``"cash"`` or ``"tournament"``.
            limit: one of `LIMITS`.

        Raises:
            RuleViolation: `kind` or `limit` is none of these.
        """
        if kind not in KINDS:
            raise refuse("T1", "setup.unknown_kind", kind=str(kind), known=", ".join(KINDS))
        if limit not in LIMITS:
            raise refuse("B0", "setup.limit_not_offered", limit=str(limit), known=", ".join(LIMITS))
        options: dict[str, Any] = {
            "preset": self.name,
            "reopen": "half_bet" if limit == "fixed-limit" else "full_raise",
        }
        if kind == "tournament":
            options |= {"cap_heads_up": "event", "button": "dead", "disconnect_grace": 0}
        options |= self.overrides
        if kind == "tournament":
            options["straddle"] = False  # S4: never in tournaments
        return msgspec.convert(options, HouseRules)


PRESETS: Mapping[str, Preset] = MappingProxyType(
    {
        preset.name: preset
        for preset in (
            Preset("standard"),
            Preset(
                "kaszino",
                {
                    "low_qualifier": 7,
                    "cap_heads_up": "never",
                    "min_raise": "last_raise",
                    "sign": "limits",
                    "button": "moving",
                    "who_shows": "all_show",
                    "exposed_card": "misdeal_first",
                    "absent": "fold",
                    "rebuy_min": "half_minimum",
                    "straddle": True,
                },
            ),
            Preset(
                "omaha",
                {
                    "cap_heads_up": "turn_river",
                    "min_raise": "last_raise",
                    "reopen": "full_raise",
                    "sign": "blinds",
                    "button": "moving",
                    "first_to_show": "last_round_aggressor",
                    "exposed_card": "replace",
                    "rebuy_min": "minimum",
                },
            ),
            Preset(
                "verseny",
                {
                    "min_raise": "big_blind",
                    "button": "moving",
                    "first_to_show": "last_round_aggressor",
                    "who_shows": "may_muck",
                    "see_called_hands": True,
                    "what_counts": "cards_speak",
                    "tournament_rebuy": "n_form",
                },
            ),
            Preset("zasady", {"who_shows": "all_show"}),
            Preset(
                "wiki",
                {
                    "cap_heads_up": "never",
                    "min_raise": "last_raise",
                    "sign": "blinds",
                    "button": "moving",
                    "first_to_show": "last_round_aggressor",
                    "who_shows": "may_muck",
                    "what_counts": "must_declare",
                    "odd_chips": "first_from_left",
                    "all_in_face_up": True,
                    "burn_cards": True,
                    "rebuy_min": "minimum",
                    "tournament_rebuy": "w_form",
                },
            ),
        )
    }
)
"""The sources' house rules by preset name; `standard` is the base of all."""
