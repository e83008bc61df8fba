"""
What a new table can be, and the table that was chosen.

Clauses     section 11 (house rules), B6 (the two numbers of a sign), T1 (buy-in), T6, G8, B10.
Knows       the rules' own lists. What cannot be is refused by the table's sign.
Tested in   tests/wire/test_choices.py
"""

from functools import cache
from typing import Any, Final, get_args

from msgspec import ValidationError, convert, to_builtins
from msgspec.structs import fields

from pakli.club.refusals import HOUSE
from pakli.room import Manners, Opening
from pakli.rules import (
    LIMITS,
    PRESETS,
    VARIANTS,
    FixedLimit,
    HouseRules,
    Rake,
    SpreadLimit,
    Stakes,
    blinds_of_sign,
    usual_limit,
)
from pakli.rules.house_rules import LimitName
from pakli.rules.refusal import refuse
from pakli.table import HORSE, BombPot, Money, Sign, TableGame, game_of, sign_of
from pakli.texts.clauses import HOUSE_RULES
from pakli.wire.http import Choices, GameChoice, NewTable, RuleChoice
from pakli.wire.sign import CHANGEABLE

__all__ = ["choices", "opening", "sign_for"]

_MIXED: Final = "horse"
_NUMBERS: Final = {
    "run_outs": (1, 4),
    "return_within": (0, 1440),
    "time_to_act": (0, 600),
    "time_bank": (0, 3600),
    "disconnect_grace": (0, 600),
}
"""House rules that are numbers, and within which bounds a host may set them."""
_ASKED: Final = (*CHANGEABLE, "time_to_act", "time_bank", "disconnect_grace")
_BOMB_POT: Final = 5
"""What each pays for a bomb pot, in big blinds, unless the host says otherwise."""


@cache
def choices() -> Choices:
    """Everything a host can choose from."""
    games = [GameChoice(name, game.limits, game.limit, game.seats) for name, game in VARIANTS.items()]
    horse = GameChoice(_MIXED, ("fixed-limit",), "fixed-limit", min(VARIANTS[game].seats for game in HORSE))
    return Choices(
        games=(*games, horse),
        presets=tuple(PRESETS),
        rules=tuple([_rule(rule) for rule in _ASKED]),
        usual={
            name: {
                limit: {rule: getattr(preset.at("cash", limit), rule) for rule in _ASKED} for limit in LIMITS
            }
            for name, preset in PRESETS.items()
        },
    )


def _rule(rule: str) -> RuleChoice:
    kind = next(field.type for field in fields(HouseRules) if field.name == rule)
    if rule in _NUMBERS:
        return RuleChoice(rule, HOUSE_RULES[rule], (), *_NUMBERS[rule])
    return RuleChoice(rule, HOUSE_RULES[rule], (False, True) if kind is bool else get_args(kind))


def opening(new: NewTable) -> Opening:
    """
    The table a host has described, without bots yet.

    Raises:
        RuleViolation: there can be no such table.
    """
    manners = Manners(
        name=new.name,
        private=new.private,
        approve=new.approve,
        delay=new.delay,
        chat=new.chat,
        one_address=new.one_address,
        members_bots=new.members_bots,
    )
    return Opening(manners=manners, sign=sign_for(new))


def sign_for(new: NewTable) -> Sign:
    """
    The sign of the table a host has described.

    Raises:
        RuleViolation: there can be no such table.
    """
    rules = _rules(new)
    small, big = blinds_of_sign(new.low, new.high, new.limit, rules)
    stakes = Stakes(big, small, _ante(new, rules, big))
    variants = HORSE if new.game == _MIXED else (new.game,)
    money = Money() if new.practice else Money(new.currency, new.chip_value, new.digits)
    return sign_of(
        *[_game(new, variant, stakes, rules) for variant in variants],
        seats=new.seats,
        buy_in=(new.least * big, new.most * big),
        rotation=new.rotation,
        every=new.every,
        bomb_pot=BombPot(new.bomb_pot or _BOMB_POT * big) if rules.bomb_pot else None,
        cut=new.cut,
        practice=new.practice,
        money=money,
        live=new.live,
    )


def _game(new: NewTable, variant: str, stakes: Stakes, rules: HouseRules) -> TableGame:
    if new.limit == "fixed-limit":
        return game_of(variant, stakes, limit=FixedLimit(new.low, new.high), rules=rules)
    if new.limit == "spread-limit":
        return game_of(variant, stakes, limit=SpreadLimit(new.high), rules=rules)
    return game_of(variant, stakes, limit=usual_limit(new.limit, stakes), rules=rules)


def _ante(new: NewTable, rules: HouseRules, big: int) -> int:
    """The ante, where the house has one (B10): usually a big blind for all, or a quarter of it each."""
    if new.ante or rules.ante == "none":
        return new.ante
    return -(-big // 4) if rules.ante == "each" else big


def _rules(new: NewTable) -> HouseRules:
    """The preset's rules with the host's own."""
    if new.preset not in PRESETS:
        raise refuse("T1", "setup.unknown_preset", preset=new.preset, known=", ".join(PRESETS))
    limit: LimitName = new.limit
    values: dict[str, Any] = to_builtins(PRESETS[new.preset].at("cash", limit))
    for rule, value in new.rules.items():
        least, most = _NUMBERS.get(rule, (0, 0))
        number = rule in _NUMBERS and not (type(value) is int and least <= value <= most)
        if rule not in _ASKED or number:
            raise refuse(HOUSE, "room.bad_rule", rule=rule, value=str(value))
        values[rule] = value
    values["rake"] = to_builtins(Rake(min(1000, new.rake_per_mille), new.rake_cap))
    try:
        return convert(values, HouseRules)
    except ValidationError as error:
        raise refuse(HOUSE, "room.bad_rules", why=str(error)) from None
