"""
Odds: what a player's hand is worth against others, and what his chips are worth in prize money.

    from pakli.odds import Range, categories, equity, icm, next_cards, outs

    equity(["AhAs", "KhKd"]).equities              # (0.8194605046767397, 0.18053949532326036)
    equity([Range("QQ+,AKs"), "random"], board="Qh7h2c")
    equity(["AhAs2d3d", "KhKdQhQd"], game="omaha-high-low").players[0].low
    equity(["AA**ds", "KKQQ, KK**:0.5"], game="omaha")
    equity(["QQ+, K*/Kh", "A2*, 345"], game="stud")
    icm([5000, 3000, 2000], [50, 30, 20])

Exact results cover every board that can come; sampled ones state their standard error. Draw games are
counted as if there was one more draw, in which the missing cards come; with `draws` more are counted, at the
later of which everybody follows a stated policy.

Clauses     G1 to G11, H1 to H7.
Knows       games and rankings. Not betting: everybody sees the showdown.
Tested in   tests/odds/
"""

from pakli.odds.breakdown import heat_map
from pakli.odds.categories import Made, categories
from pakli.odds.equity import SAMPLES, equity
from pakli.odds.errors import OddsError
from pakli.odds.games import GAMES
from pakli.odds.icm import Worth, icm
from pakli.odds.next_card import NextCard, next_cards
from pakli.odds.outs import Outs, outs
from pakli.odds.pieces import Progress
from pakli.odds.ranges import Range
from pakli.odds.results import Equity, Half, Share
from pakli.odds.seats import Hand
from pakli.odds.wide import WideRange

__all__ = [
    "GAMES",
    "SAMPLES",
    "Equity",
    "Half",
    "Hand",
    "Made",
    "NextCard",
    "OddsError",
    "Outs",
    "Progress",
    "Range",
    "Share",
    "WideRange",
    "Worth",
    "categories",
    "equity",
    "heat_map",
    "icm",
    "next_cards",
    "outs",
]
