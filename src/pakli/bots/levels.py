"""
How well a bot plays, and how: three levels for every game, and styles that go with any of them.

Easy        plays many hands, calls a lot, raises little, misjudges its cards, and heeds no position.
Medium      the plain club player: starting hands by position, then its part of the pot against unseen hands.
Hard        weighs opponents' hands by what they did, and every action by what it is worth; in short-handed
            ends of tournaments it goes all-in or folds by a computed table.

    bot_of("hard", "aggressive")

Of the house's bots everyone always plays alike: his name says how.

Clauses     section 10: easy goes by fact 4 alone, medium by 3 and 4, hard by all.
Knows       the bots. Tested in tests/bots/test_levels.py
"""

import zlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from pakli.bots.bot import Bot
from pakli.bots.event import Event
from pakli.bots.simple import SimpleBot
from pakli.bots.strong import StrongBot
from pakli.bots.styles import Style

__all__ = ["LEVELS", "STYLES", "Level", "StyleName", "bot_named", "bot_of", "character", "informed"]

Level = Literal["easy", "medium", "hard"]
StyleName = Literal["usual", "tight", "loose", "aggressive", "calling"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "medium", "hard")
"""From the weakest to the strongest."""
STYLES: Final[Mapping[StyleName, Style]] = MappingProxyType(
    {
        "usual": Style(),
        "tight": Style(looseness=0.7),
        "loose": Style(looseness=1.45),
        "aggressive": Style(looseness=1.1, aggression=1.5),
        "calling": Style(looseness=1.15, aggression=0.6, calling=1.6),
    }
)
"""Ways to play, by name."""
_MIXING: Final = 1510
"""So mixed, the names that the house gives its bots have six of each level in every language."""
_EASY: Final = Style(looseness=1.7, aggression=0.6, calling=1.7)


def bot_of(level: Level, style: StyleName = "usual", event: Event | None = None) -> Bot:
    """
    A bot of this level and style.

    Args:
        event: what it knows of the tournament it plays in; None: a cash game, or it knows nothing.
    """
    manner = STYLES[style]
    if level == "easy":
        return SimpleBot(
            _EASY.looseness * manner.looseness, manner.with_(_EASY), misjudges=0.13, position=False
        )
    if level == "medium":
        return SimpleBot(manner.looseness, manner)
    return StrongBot(manner, event)


def character(name: str) -> tuple[Level, StyleName]:
    """How the house's bot of this name plays: always alike, and of many names as many of each kind."""
    number, styles = zlib.crc32(name.encode(), _MIXING), tuple(STYLES)
    return LEVELS[number % len(LEVELS)], styles[number // len(LEVELS) % len(styles)]


def bot_named(name: str) -> Bot:
    """The bot with that name's character."""
    return bot_of(*character(name))


def informed(bot: Bot, event: Event) -> Bot:
    """The same bot, told of the tournament it plays in, if it makes use of it."""
    return StrongBot(bot.style, event) if type(bot) is StrongBot else bot
