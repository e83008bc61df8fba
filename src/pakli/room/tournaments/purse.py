"""
Money of a tournament, as postings of the ledger: what its players paid lies in its escrow until it is won.

What an append moves is worked out from the tournament before and after it, entry by entry, so that whatever
happened, a correction too, moves what it means: an entry has paid, won its prize, its bounties, its deal.

Clauses     M1 (fees, the organiser's share, every cent), M5 (bounties), M6, M7 (tickets), M9.
Tested in   tests/room/tournaments/test_money.py
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from pakli.club.accounts import account_of, source_of
from pakli.club.refusals import HOUSE
from pakli.room.tournaments.records import EventRecord, TicketGiven
from pakli.rules import Refusal
from pakli.store import Overdrawn, Posting
from pakli.table import Money
from pakli.texts.numbers import plain_money
from pakli.tournament import Entry, Tournament
from pakli.tournament import events as e

__all__ = [
    "FEES",
    "escrow_of",
    "fees_of",
    "held_of",
    "money_moved",
    "money_reason",
    "net_of",
    "ticket_of",
    "unpaid",
]

FEES: Final = "fees"

_REASONS: Final = (
    (e.Entered, "entry"),
    (e.Rebought, "rebuy"),
    (e.AddedOn, "add_on"),
    (e.Withdrew, "refund"),
    (e.EntryTakenBack, "refund"),
    (e.EndTakenBack, "prize_back"),
    (e.BustTakenBack, "prize_back"),
    (e.EntriesReopened, "prize_back"),
    (e.Placed, "prize"),
    (e.DealMade, "prize"),
    (TicketGiven, "prize"),
    (e.HeadWon, "bounty"),
)

_TAKEN_BACK: Final = {e.EndTakenBack, e.BustTakenBack, e.EntriesReopened}
"""Events that take money back from who has been paid."""


def escrow_of(event_id: str) -> str:
    """The account that holds what was paid and is not paid out yet."""
    return f"tournament:{event_id}"


def fees_of(currency: str = "") -> str:
    """The account of the organiser's shares."""
    return f"{FEES}:{currency}" if currency else FEES


def held_of(event: Tournament) -> int:
    """What has to lie in the escrow now; less what tickets that are not given yet are worth, nothing else."""
    takings = event.takings
    return takings.collected - takings.shares + takings.added - takings.paid_out - takings.bounties_paid


def net_of(event: Tournament, entry: Entry) -> int:
    """
    What an entry has brought its player so far: won, less what he has paid; nothing, if it never was.

    A ticket stays in the escrow until it is given.
    """
    if entry.status == "gone":
        return 0
    return entry.prize - ticket_of(event, entry) + entry.dealt + entry.won - entry.paid


def ticket_of(event: Tournament, entry: Entry) -> int:
    """The worth of the ticket among an entry's prize; 0: there is none."""
    satellite = event.structure.satellite
    if satellite is None or not event.tickets or entry.prize < satellite.ticket:
        return 0
    return satellite.ticket


def money_moved(
    event_id: str,
    before: Tournament,
    after: Tournament,
    records: Sequence[EventRecord],
    purse: Callable[[str], str],
) -> list[Posting]:
    """
    What `records`, which lead from `before` to `after`, move. Sums to zero.

    Args:
        purse: the account of a player, by his id.
    """
    currency = after.structure.money.code
    moved: dict[str, int] = {}
    for number in sorted(_entries_in(before, records)):
        entry = after.entries[number]
        gain = net_of(after, entry)
        if number <= len(before.entries):
            gain -= net_of(before, before.entries[number])
        if gain:
            account = purse(entry.player)
            moved[account] = moved.get(account, 0) + gain
    for record in records:
        if isinstance(record, TicketGiven) and record.cash:
            account = purse(after.entries[record.entry].player)
            moved[account] = moved.get(account, 0) + record.cash
    share = after.takings.shares - before.takings.shares
    added = after.takings.added - before.takings.added
    if share:
        moved[fees_of(currency)] = share
    if added:
        moved[source_of(currency)] = moved.get(source_of(currency), 0) - added
    rest = -sum(moved.values())
    if rest:
        moved[escrow_of(event_id)] = rest
    return [Posting(account, amount) for account, amount in moved.items() if amount]


def money_reason(records: Iterable[EventRecord]) -> str:
    """The code under which money moves."""
    kinds = {type(record) for record in records}
    return next((reason for kind, reason in _REASONS if kind in kinds), "tournament")


def unpaid(
    error: Overdrawn, event: Tournament, records: Iterable[EventRecord], name: Callable[[str], str]
) -> Refusal:
    """
    Why money cannot move: one has too little; or what is taken back has been spent, by whom and how much.

    Args:
        name: how a player is called, by his id.
    """
    money = event.structure.money
    if {type(record) for record in records} & _TAKEN_BACK:
        owners = {account_of(entry.player, money.code): entry.player for entry in event.entries}
        missing = error.floor - error.balance - error.change
        who = name(owners.get(error.account, error.account))
        return Refusal("M1", "event.money_spent", (("name", who), ("missing", _amount(missing, money))))
    balance = ("balance", _amount(max(0, error.balance), money))
    if error.floor:
        facts = (("balance", _amount(error.balance, money)), ("credit", _amount(-error.floor, money)))
        return Refusal(HOUSE, "room.over_credit", facts)
    return Refusal(HOUSE, "room.overdrawn", (balance,))


def _amount(units: int, money: Money) -> str:
    """An amount in the currency's own unit, with a point."""
    return f"{plain_money(units, money.digits)} {money.code}".strip()


def _entries_in(before: Tournament, records: Iterable[EventRecord]) -> set[int]:
    """Entries whose money may have changed."""
    found: set[int] = set()
    for record in records:
        number = getattr(record, "entry", 0)
        if number:
            found.add(number)
        match record:
            case e.Placed():
                found |= set(record.entries)
            case e.HeadWon() | e.DealMade():
                pairs = record.shares if isinstance(record, e.HeadWon) else record.amounts
                found |= {pair[0] for pair in pairs}
            case e.EndTakenBack() | e.EntriesReopened():
                found |= set(record.entries)
            case e.BustTakenBack():
                found |= {winner for winner, _, _ in before.entries[number].head_to}
            case _:
                pass
    return found
