"""
The result of a tournament as a sheet.

Tested in   tests/server/test_tournaments.py
"""

import csv
import io

from pakli.room.tournaments import TournamentActor
from pakli.texts import Catalogue
from pakli.tournament import Entry
from pakli.wire.event_view import name_of, ranked_now

__all__ = ["event_csv"]

_COLUMNS = ("place", "name", "prize", "bounties", "rebuys", "paid")


def event_csv(actor: TournamentActor, say: Catalogue) -> str:
    """Everybody by place; amounts in the currency's own unit, with a point."""
    out = io.StringIO()
    sheet = csv.writer(out)
    sheet.writerow([say.text(f"event-column-{name}") for name in _COLUMNS])
    for entry in ranked_now(actor.event):
        sheet.writerow(_row(actor, entry))
    return out.getvalue()


def _row(actor: TournamentActor, entry: Entry) -> list[str]:
    digits = actor.event.structure.money.digits
    name = name_of(actor, entry.player)
    return [
        str(entry.place or ""),
        f"'{name}" if name[:1] in "=+-@\t\r" else name,  # a sheet would take it for a formula
        _money(entry.prize + entry.dealt, digits),
        _money(entry.won, digits),
        str(entry.rebuys),
        _money(entry.paid, digits),
    ]


def _money(units: int, digits: int) -> str:
    return f"{units / 10**digits:.{digits}f}" if digits else str(units)
