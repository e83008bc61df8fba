"""
The API under `/api`: JSON in and out, refusals as `{code, clause, facts, text}`.

One module for each thing it is about, each with its `ROUTES`.
"""

from pakli.server.api import (
    account,
    book,
    chains,
    chips,
    coach,
    entrance,
    floor,
    foretold,
    hand_files,
    hand_links,
    hand_statistics,
    hands,
    invitations,
    ledger,
    live,
    members_bots,
    my_hands,
    nights,
    notes,
    own_data,
    own_odds,
    patterns,
    people,
    rulebook,
    seasons,
    settlement,
    tables,
    tournaments,
)

__all__ = ["ROUTES"]

ROUTES = (
    *entrance.ROUTES,
    *account.ROUTES,
    *members_bots.ROUTES,
    *invitations.ROUTES,
    *people.ROUTES,
    *chips.ROUTES,
    *ledger.ROUTES,
    *settlement.ROUTES,
    *tables.ROUTES,
    *tournaments.ROUTES,
    *chains.ROUTES,
    *hands.ROUTES,
    *own_odds.ROUTES,
    *my_hands.ROUTES,
    *coach.ROUTES,
    *hand_files.ROUTES,
    *hand_links.ROUTES,
    *hand_statistics.ROUTES,
    *floor.ROUTES,
    *live.ROUTES,
    *foretold.ROUTES,
    *book.ROUTES,
    *patterns.ROUTES,
    *notes.ROUTES,
    *rulebook.ROUTES,
    *nights.ROUTES,
    *seasons.ROUTES,
    *own_data.ROUTES,
)
"""Every route of the API."""
