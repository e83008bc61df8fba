"""The table's sign in words (T1, T5): game, limit, stakes, house rules."""

from typing import TYPE_CHECKING

from pakli.texts import Catalogue

if TYPE_CHECKING:
    from pakli.bots import Sign

__all__ = ["sign_text"]


def sign_text(say: Catalogue, sign: "Sign") -> str:
    """One sentence: "Texas Hold’em, No Limit, blinds 10/20. House rules: Standard."."""
    name, stakes = sign.limit.name, sign.stakes
    if name == "fixed-limit":
        amounts = say.text("sign-limits", low=sign.low, high=sign.high)
    elif name == "spread-limit":
        amounts = say.text("sign-spread", least=sign.low, most=sign.high)
    else:
        amounts = say.text("sign-blinds", small=stakes.small_blind, big=stakes.big_blind)
    return say.text(
        "sign",
        game=say.text(f"game-{sign.variant}"),
        limit=say.text(f"limit-{name}"),
        stakes=amounts,
        preset=say.title(f"preset-{sign.rules.preset}"),
    )
