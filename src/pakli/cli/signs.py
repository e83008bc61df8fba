"""The table's sign in words (T1, T5): game, limit, stakes, house rules."""

from typing import TYPE_CHECKING

from pakli.texts import Catalogue

if TYPE_CHECKING:
    from pakli.bots import Sign

__all__ = ["sign_text"]


def sign_text(say: Catalogue, sign: "Sign") -> str:
    """One sentence: "Texas Hold’em, No Limit, blinds 10/20. House rules: Standard."."""
    return say.text(
        "sign",
        game=say.text(f"game-{sign.game}"),
        limit=say.text(f"limit-{sign.limit.name}"),
        stakes=", ".join(_amounts(say, sign)),
        preset=say.title(f"preset-{sign.rules.preset}"),
    )


def _amounts(say: Catalogue, sign: "Sign") -> list[str]:
    """The limits, and what is paid before the deal (P3, D1, ST1, G9)."""
    from pakli.rules.setup import usual_ante, usual_bring_in

    stakes, forced = sign.stakes, sign.games[0].plays.forced
    amounts = []
    if sign.limit.name == "fixed-limit":
        amounts.append(say.text("sign-limits", low=sign.low, high=sign.high))
    elif sign.limit.name == "spread-limit":
        amounts.append(say.text("sign-spread", least=sign.low, most=sign.high))
    if forced == "blinds":
        blinds = say.text("sign-blinds", small=stakes.small_blind, big=stakes.big_blind)
        return amounts or [blinds]
    amounts.append(say.text("sign-ante", ante=usual_ante(stakes)))
    if forced == "ante_and_bring_in":
        amounts.append(say.text("play-sign-bring-in", amount=usual_bring_in(stakes, sign.low)))
    elif forced == "ante_and_button_blind":
        amounts.append(say.text("play-sign-button-blind", amount=stakes.big_blind))
    return amounts
