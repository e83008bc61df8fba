"""
The lobby's list as a frame: each table written once for all who see it.

Tested in   tests/wire/test_lobby.py
"""

from collections.abc import Iterable

from pakli.room import LobbyEntry
from pakli.wire.messages import LobbyMessage, LobbyTable
from pakli.wire.sign import sign_view

__all__ = ["lobby_message", "lobby_table"]


def lobby_table(entry: LobbyEntry) -> LobbyTable:
    """One table, as the lobby lists it."""
    return LobbyTable(
        table=entry.table_id,
        sign=sign_view(entry.sign, entry.manners.name),
        private=entry.manners.private,
        members_bots=entry.manners.members_bots,
        players=entry.players,
        bots=entry.bots,
        waiting=entry.waiting,
        average_pot=entry.average_pot,
        per_flop=entry.per_flop,
    )


def lobby_message(entries: Iterable[LobbyEntry]) -> LobbyMessage:
    """The whole list."""
    return LobbyMessage(tuple([lobby_table(entry) for entry in entries]))
