"""
Hands that people played: an index beside the log, read on lazily; links to hands; how tournaments ended.

`Hands` is what to start from, on a store opened with `HANDS_SCHEMA`. Everything but the links is worked out
from the log: a release that counts otherwise may throw it away and have it worked out again.

Tested in   tests/room/test_hands.py, tests/server/test_my_hands.py
"""

from pakli.room.hands.hands import Hands
from pakli.room.hands.index import HandTally
from pakli.room.hands.links import MOST_LINKS, HandLink, HandLinks
from pakli.room.hands.listing import BIG_POT, HandLine, Places, Point, Sums, Wanted
from pakli.room.hands.reading import HandKey
from pakli.room.hands.results import EventResult
from pakli.room.hands.tables import HANDS_SCHEMA
from pakli.room.hands.told import PlayedHand, hand_id, played_hand, recorded_of, transcript_of

__all__ = [
    "BIG_POT",
    "HANDS_SCHEMA",
    "MOST_LINKS",
    "EventResult",
    "HandKey",
    "HandLine",
    "HandLink",
    "HandLinks",
    "HandTally",
    "Hands",
    "Places",
    "PlayedHand",
    "Point",
    "Sums",
    "Wanted",
    "hand_id",
    "played_hand",
    "recorded_of",
    "transcript_of",
]
