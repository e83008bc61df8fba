"""
What happened, as lines: messages of the catalogue and their facts, for one viewer.

    told(event, before, viewer)             any event in a table's stream
    told_hand(event, hand, viewer)          an event of a hand alone

Which message tells an event, and with which facts, is decided here and nowhere else; the words are the
catalogue's, and putting the two together is the reader's: a page, a terminal, a screen reader.

Told from events as the viewer may see them, and from the table as far as it may be known: nothing in a line
is from anywhere else.

Clauses     F2 (no card before it is shown), A1 (side pots named), H4 (no low), P13 (who showed what), D3
            (others learn how many), ST2 (completing), ST5 (up-cards); T1-T5, P1, P4, P6, S1-S3, G8, P16,
            I5, F1.
Tested in   tests/table/test_telling.py
"""

from pakli.table.telling.hand import HAND_LINES, completes, told_hand
from pakli.table.telling.holdings import held, low_held
from pakli.table.telling.lines import Fact, FactOf, Facts, Held, Line, Lines
from pakli.table.telling.table import TABLE_LINES, told

__all__ = [
    "HAND_LINES",
    "TABLE_LINES",
    "Fact",
    "FactOf",
    "Facts",
    "Held",
    "Line",
    "Lines",
    "completes",
    "held",
    "low_held",
    "told",
    "told_hand",
]
