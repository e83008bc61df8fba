"""
Calls for the floor as their viewers are shown them.

Tested in   tests/wire/test_calls.py
"""

from collections.abc import Iterable

from pakli.room.calls import Call
from pakli.wire.messages import CallsMessage, CallView

__all__ = ["call_view", "calls_message"]


def call_view(call: Call) -> CallView:
    """One call."""
    return CallView(
        number=call.number,
        at=call.at,
        table=call.table,
        table_name=call.table_name,
        seat=call.seat,
        player=call.player,
        name=call.name,
        text=call.text,
        taken=call.taken,
        closed=call.closed,
        closed_by=call.closed_by,
        answer=call.answer,
    )


def calls_message(calls: Iterable[Call]) -> CallsMessage:
    """All that one viewer is shown."""
    return CallsMessage(tuple([call_view(call) for call in calls]))
