"""
A table's sign as a page shows it: games, limits, stakes in the catalogue's words, house rules off the preset.

Clauses     T1 (stakes), B1, B2, B6, D1, ST1, G9 (what is named), section 11.
Tested in   tests/wire/test_sign.py
"""

from functools import lru_cache

from msgspec import UNSET

from pakli.rules import PRESETS, VARIANTS, FixedLimit, HouseRules, Limit, SpreadLimit, Stakes
from pakli.rules.setup import usual_ante, usual_bring_in
from pakli.table import Sign, TableGame
from pakli.table.telling import FactOf
from pakli.texts.clauses import HOUSE_RULES
from pakli.wire.view import GameSign, Money, RakeView, RuleSet, SignView, StakesPart, Times

__all__ = ["CHANGEABLE", "sign_view"]

_TIMES = ("time_to_act", "time_bank", "disconnect_grace")
CHANGEABLE = tuple(
    [rule for rule in HOUSE_RULES if rule not in (*_TIMES, "rake", "tournament_rebuy", "exposed_card")]
)
"""House rules that can differ from a preset's at a table without real cards, times and rake apart."""


@lru_cache(maxsize=1024)
def sign_view(sign: Sign, name: str) -> SignView:
    """The sign of a table with this name."""
    rules = sign.rules
    return SignView(
        name=name,
        kind=sign.kind,
        practice=sign.practice,
        games=tuple([_game(sign, game) for game in sign.games]),
        seats=sign.seats,
        least=sign.least,
        most=sign.most,
        chip=sign.chip,
        money=Money(sign.money.code, sign.money.value, sign.money.digits),
        rotation=sign.rotation,
        every=sign.every,
        cut=sign.cut,
        bomb_pot=UNSET if sign.bomb_pot is None else sign.bomb_pot.ante,
        times=Times(
            1000 * rules.time_to_act,
            1000 * rules.time_bank,
            1000 * rules.disconnect_grace if sign.cash else 0,
        ),
        live=sign.live or UNSET,
    )


def _game(sign: Sign, game: TableGame) -> GameSign:
    rake = game.rules.rake
    taken = RakeView(rake.per_mille, rake.cap, rake.no_flop_no_drop) if rake.per_mille else UNSET
    return GameSign(
        variant=game.variant,
        limit=game.limit.name,
        stakes=tuple(_stakes(game)),
        preset=game.rules.preset,
        rules=_changed(game.rules, PRESETS[game.rules.preset].at(sign.kind, game.limit.name)),
        rake=taken,
    )


def _changed(rules: HouseRules, usual: HouseRules) -> tuple[RuleSet, ...]:
    return tuple(
        [
            RuleSet(rule, HOUSE_RULES[rule], getattr(rules, rule))
            for rule in CHANGEABLE
            if getattr(rules, rule) != getattr(usual, rule)
        ]
    )


def _stakes(game: TableGame) -> list[StakesPart]:
    """The limits, and what is paid before the deal (P3, D1, ST1, G9)."""
    stakes, forced = game.stakes, VARIANTS[game.variant].forced
    parts = _limits(game.limit, stakes)
    if forced == "blinds":
        parts = parts or [_part("sign-blinds", small=stakes.small_blind, big=stakes.big_blind)]
        return [*parts, _part("sign-ante", ante=stakes.ante)] if stakes.ante else parts
    parts.append(_part("sign-ante", ante=usual_ante(stakes)))
    if forced == "ante_and_bring_in":
        low = game.limit.low if isinstance(game.limit, FixedLimit) else stakes.big_blind
        parts.append(_part("play-sign-bring-in", amount=usual_bring_in(stakes, low)))
    elif forced == "ante_and_button_blind":
        parts.append(_part("play-sign-button-blind", amount=stakes.big_blind))
    return parts


def _limits(limit: Limit, stakes: Stakes) -> list[StakesPart]:
    if isinstance(limit, FixedLimit):
        return [_part("sign-limits", low=limit.low, high=limit.high)]
    if isinstance(limit, SpreadLimit):
        return [_part("sign-spread", least=stakes.big_blind, most=limit.most)]
    return []


def _part(say: str, **amounts: int) -> StakesPart:
    return StakesPart(say, {name: FactOf(chips=amount) for name, amount in amounts.items()})
