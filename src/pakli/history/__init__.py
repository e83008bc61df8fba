"""
Hand histories: read, written, played through the engine.

    from pakli.history import read, record, replay, write

    hands = read(Path("final-table.phhs"))        # what a PHH file says, exactly
    replay(hands[0]).stacks                       # every action judged, final stacks compared
    write(record(setup, events), Path("hand.phh"))

    hands = read_any(Path("winamax.txt"))         # what a room's own text says, or any other file
    convert(hands, "pokerstars")                  # as another format has it

Clauses     all of the hand, by way of `pakli.rules`.
Tested in   tests/history/, tests/golden/, tests/conformance/
"""

from pakli.history.converting import FORMATS, Format, convert, to_recorded, to_transcript
from pakli.history.files import Entry, find_files, hands_in, read, read_any, read_entries, write
from pakli.history.problems import HistoryError, Problem
from pakli.history.record import record
from pakli.history.recorded import Number, Operation, Place, Recorded, Value, Verb
from pakli.history.replay import replay, supported
from pakli.history.replayed import Replayed
from pakli.history.report import Outcome, Report, outcomes, replay_files, report_of
from pakli.history.transcribing import About, transcribe
from pakli.history.transcript import Deed, Sitting, Tournament, Transcript
from pakli.history.viewing import own_view

__all__ = [
    "FORMATS",
    "About",
    "Deed",
    "Entry",
    "Format",
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
    "convert",
    "find_files",
    "hands_in",
    "outcomes",
    "own_view",
    "read",
    "read_any",
    "read_entries",
    "record",
    "replay",
    "replay_files",
    "report_of",
    "supported",
    "to_recorded",
    "to_transcript",
    "transcribe",
    "write",
]
