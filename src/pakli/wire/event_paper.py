"""
The result of a tournament as a sheet.

Tested in   tests/server/test_tournaments.py
"""

from pakli.room.paper import plain_words, sheet
from pakli.room.tournaments import TournamentActor
from pakli.room.tournaments.purse import ticket_of
from pakli.texts import Catalogue
from pakli.texts.numbers import plain_money
from pakli.tournament import Entry
from pakli.wire.event_lines import is_program, name_of
from pakli.wire.event_view import ranked_now

__all__ = ["event_csv", "seats_csv"]

_COLUMNS = ("place", "name", "prize", "ticket", "bounties", "rebuys", "paid", "currency")


def event_csv(actor: TournamentActor, say: Catalogue) -> str:
    """Everybody by place; amounts in the currency's own unit, with a point."""
    headings = [say.text(f"event-column-{name}") for name in _COLUMNS]
    return sheet(headings, [_row(actor, entry, say) for entry in ranked_now(actor.event)])


def seats_csv(actor: TournamentActor, say: Catalogue) -> str:
    """Who sits where, by table and seat."""
    headings = [say.text(f"event-column-{name}") for name in ("table", "seat", "name", "chips")]
    seated = [entry for entry in actor.event.entries if entry.table]
    return sheet(
        headings,
        [
            (str(one.table), str(one.seat), plain_words(_name(actor, one.player, say)), str(one.chips))
            for one in sorted(seated, key=lambda one: (one.table, one.seat))
        ],
    )


def _row(actor: TournamentActor, entry: Entry, say: Catalogue) -> tuple[str, ...]:
    money = actor.event.structure.money
    return (
        str(entry.place or ""),
        plain_words(_name(actor, entry.player, say)),
        plain_money(entry.prize + entry.dealt, money.digits),
        say.text("web-yes") if ticket_of(actor.event, entry) else "",
        plain_money(entry.won, money.digits),
        str(entry.rebuys),
        plain_money(entry.paid, money.digits),
        money.code,
    )


def _name(actor: TournamentActor, player: str, say: Catalogue) -> str:
    name = name_of(actor, player)
    return say.text("name-of-bot", name=name) if is_program(actor, player) else name
