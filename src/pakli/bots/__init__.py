"""
Bots, and a table for them to play at.

Bots have three levels and five styles (`pakli.bots.levels`). A bot reads its options and what its seat may
see, never the hand as it is. The table deals from a shuffled pack, moves the button, asks the bots and gives
back what happens, hand after hand: the terminal game and the simulation are one loop over it. A person at the
terminal is, to the table, one more `Bot`.

    table = PracticeTable(sign, {1: SimpleBot(), 2: SimpleBot()}, stack=200)
    for hand, events in table.play_hand():
        ...

Clauses     P2 (moving button), P5, P9 (dealing), T6 (practice chips); section 10 for the bots.
Knows       rules, ranking, cards, odds, tournaments. No clock, no terminal, no server.
Tested in   tests/bots/
"""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from pakli.bots.bot import Bot, CallingBot, DarkBot, RandomBot
from pakli.bots.dealing import packs
from pakli.bots.event import Event, event_of
from pakli.bots.levels import LEVELS, STYLES, Level, StyleName, bot_named, bot_of, character, informed
from pakli.bots.signs import GAMES, Sign, sign_of
from pakli.bots.simple import SimpleBot
from pakli.bots.strong import StrongBot
from pakli.bots.table import PracticeTable, button_draw

__all__ = [
    "BOTS",
    "GAMES",
    "LEVELS",
    "STYLES",
    "Bot",
    "CallingBot",
    "DarkBot",
    "Event",
    "Level",
    "PracticeTable",
    "RandomBot",
    "Sign",
    "SimpleBot",
    "StrongBot",
    "StyleName",
    "bot_named",
    "bot_of",
    "button_draw",
    "character",
    "event_of",
    "informed",
    "packs",
    "sign_of",
]

BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {
        "random": RandomBot,
        "call": CallingBot,
        "simple": SimpleBot,
        "easy": partial(bot_of, "easy"),
        "medium": partial(bot_of, "medium"),
        "hard": partial(bot_of, "hard"),
    }
)
"""Bots by the name the command line calls them."""
