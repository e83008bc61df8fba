"""
The rules: one hand of poker by the written rules, pure and complete.

`Hand` is what to start from; `VARIANTS` the games, `PRESETS` the house rules, the limits how much may be
bet. Nothing in here knows a clock, a socket, a database, a thread or a random number.

Clauses     rulebook sections 3 to 6 and 11.
Tested in   tests/rulebook/, tests/properties/, tests/golden/, tests/conformance/
"""

from pakli.rules.actions import (
    Action,
    AwardPot,
    Call,
    Check,
    Deal,
    Fold,
    Muck,
    PostForcedBets,
    RaiseTo,
    RunOut,
    Show,
    TimeUp,
)
from pakli.rules.events import (
    BetReturned,
    BetsGathered,
    BoardDealt,
    Called,
    Checked,
    Event,
    Folded,
    ForcedBetsPosted,
    HoleDealt,
    Mucked,
    Posted,
    PotAwarded,
    Raised,
    RakeTaken,
    RunsAgreed,
    Shown,
)
from pakli.rules.hand import Hand
from pakli.rules.house_rules import KINDS, LIMITS, PRESETS, HouseRules, Preset, Rake
from pakli.rules.limits import FixedLimit, Limit, NoLimit, PotLimit, SpreadLimit
from pakli.rules.options import BettingOptions, Bounds, Dealer, Next, Options, Over, Player, ShowOptions
from pakli.rules.pots import Pot
from pakli.rules.refusal import Refusal, RuleViolation
from pakli.rules.seen import seen_by
from pakli.rules.setup import Post, Setup, Stakes, blinds_of_sign, forced_bets, set_up, usual_limit
from pakli.rules.state import Seat, Status
from pakli.rules.variants import VARIANTS, Claim, Street, Variant

__all__ = [
    "KINDS",
    "LIMITS",
    "PRESETS",
    "VARIANTS",
    "Action",
    "AwardPot",
    "BetReturned",
    "BetsGathered",
    "BettingOptions",
    "BoardDealt",
    "Bounds",
    "Call",
    "Called",
    "Check",
    "Checked",
    "Claim",
    "Deal",
    "Dealer",
    "Event",
    "FixedLimit",
    "Fold",
    "Folded",
    "ForcedBetsPosted",
    "Hand",
    "HoleDealt",
    "HouseRules",
    "Limit",
    "Muck",
    "Mucked",
    "Next",
    "NoLimit",
    "Options",
    "Over",
    "Player",
    "Post",
    "PostForcedBets",
    "Posted",
    "Pot",
    "PotAwarded",
    "PotLimit",
    "Preset",
    "RaiseTo",
    "Raised",
    "Rake",
    "RakeTaken",
    "Refusal",
    "RuleViolation",
    "RunOut",
    "RunsAgreed",
    "Seat",
    "Setup",
    "Show",
    "ShowOptions",
    "Shown",
    "SpreadLimit",
    "Stakes",
    "Status",
    "Street",
    "TimeUp",
    "Variant",
    "blinds_of_sign",
    "forced_bets",
    "seen_by",
    "set_up",
    "usual_limit",
]
