"""
Hand histories: read, written, played through the engine.

    from pakli.history import read, record, replay, write

    hands = read(Path("final-table.phhs"))        # what the file says, exactly
    replay(hands[0]).stacks                       # every action judged, final stacks compared
    write(record(setup, events), Path("hand.phh"))

Clauses     all of the hand, by way of `pakli.rules`.
Tested in   tests/history/, tests/golden/, tests/conformance/
"""

from pakli.history.files import find_files, hands_in, read, read_entries, write
from pakli.history.problems import HistoryError, Problem
from pakli.history.record import record
from pakli.history.recorded import Number, Operation, Place, Recorded, Value, Verb
from pakli.history.replay import Replayed, replay, supported
from pakli.history.report import Outcome, Report, outcomes, replay_files, report_of

__all__ = [
    "HistoryError",
    "Number",
    "Operation",
    "Outcome",
    "Place",
    "Problem",
    "Recorded",
    "Replayed",
    "Report",
    "Value",
    "Verb",
    "find_files",
    "hands_in",
    "outcomes",
    "read",
    "read_entries",
    "record",
    "replay",
    "replay_files",
    "report_of",
    "supported",
    "write",
]
