"""
Hand histories: read, written, played through the engine.

    from pakli.history import read, record, replay, write

    hands = read(Path("final-table.phhs"))        # what the file says, exactly
    replay(hands[0]).stacks                       # every action judged, final stacks compared
    write(record(setup, events), Path("hand.phh"))

Clauses     all of the hand, by way of `pakli.rules`.
Tested in   tests/history/, tests/golden/, tests/conformance/
"""

from pakli.history.files import Entry, find_files, hands_in, read, read_any, read_entries, write
from pakli.history.problems import HistoryError, Problem
from pakli.history.record import record
from pakli.history.recorded import Number, Operation, Place, Recorded, Value, Verb
from pakli.history.replay import replay, supported
from pakli.history.replayed import Replayed
from pakli.history.report import Outcome, Report, outcomes, replay_files, report_of
from pakli.history.transcript import Deed, Sitting, Tournament, Transcript

__all__ = [
    "Deed",
    "Entry",
    "HistoryError",
    "Number",
    "Operation",
    "Outcome",
    "Place",
    "Problem",
    "Recorded",
    "Replayed",
    "Report",
    "Sitting",
    "Tournament",
    "Transcript",
    "Value",
    "Verb",
    "find_files",
    "hands_in",
    "outcomes",
    "read",
    "read_any",
    "read_entries",
    "record",
    "replay",
    "replay_files",
    "report_of",
    "supported",
    "write",
]
