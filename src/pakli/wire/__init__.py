"""
The protocol: messages as types, tables as what one viewer sees of them in plain JSON, and the translation
between.

`Connection` is one socket's protocol; `read` and `written` turn frames into messages and back; `schema` and
`pakli.wire.typescript` say the shapes in JSON Schema and TypeScript. A page that draws what it is sent needs
to know no rule of poker: legal options, names of hands, sentences for the log and the clause of every no are
in the frames.

    a Step of pakli.room ──► Picture (what the rail sees) ──► patch ──► one frame for all
                                 └─► Private (one person's cards and choices) ──► a frame of his own, where it
                                 differs

Promises
    What is not a viewer's to know is in no frame of his, a spectator's delay included. Patches folded one
    after another give the snapshot. No frame, whatever is in it, stops a connection or a table.

Clauses     F2, P6, I5, S1 (secrecy); T1 (sign); every clause whose no is shown.
Tested in   tests/wire/
"""

from pakli.wire.choices import choices, opening
from pakli.wire.connection import MOST_TABLES, MOST_WAITING, Connection, Outlet
from pakli.wire.lobby import lobby_message, lobby_table
from pakli.wire.messages import PROTOCOL, ClientMessage, LobbyTable, ServerMessage
from pakli.wire.past import past_line, past_view
from pakli.wire.reading import MOST_BYTES, Unreadable, read, read_server, written
from pakli.wire.schema import schema

__all__ = [
    "MOST_BYTES",
    "MOST_TABLES",
    "MOST_WAITING",
    "PROTOCOL",
    "ClientMessage",
    "Connection",
    "LobbyTable",
    "Outlet",
    "ServerMessage",
    "Unreadable",
    "choices",
    "lobby_message",
    "lobby_table",
    "opening",
    "past_line",
    "past_view",
    "read",
    "read_server",
    "schema",
    "written",
]
