"""
A table as the room keeps it: the table itself, what is left of the pack, time banks, manners. One fold of its
stream.

Clauses     P4, P5 (cards off the top of the pack, as it was cut), F3 (who takes part), I4 (time bank).
Tested in   tests/room/test_restart.py (folding the stream gives what the room had)
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pakli.cards import names_of
from pakli.fairness import follows
from pakli.room.fair import OUT_FOR, Attempt, FairHand, GivenChain
from pakli.room.records import (
    OWN_RECORDS,
    BankSpent,
    ChainGiven,
    ClosingAsked,
    Manners,
    Opened,
    OpeningChanged,
    PackShuffled,
    Record,
    RecordLaid,
    RecordVoided,
    SharesGiven,
    StubServed,
    TableClosed,
)
from pakli.rules import BoardDealt, CardReplaced, Dealer, Drawn, HoleDealt, Reshuffled
from pakli.table import Table
from pakli.table.events import HandPlanned, HandSettled, HandStarted, HandVoided, Left

__all__ = ["Kept", "opened"]


class Kept(Struct, frozen=True):
    """Everything a table's stream says, at one version of it."""

    manners: Manners
    table: Table
    rest: str = ""
    """Cards of the pack not dealt yet, top card first; before the hand begins, the pack uncut."""
    banks: tuple[tuple[str, int], ...] = ()
    """Milliseconds left in the time bank of players who used some of it."""
    closing: bool = False
    """It closes as soon as no hand is on."""
    closed: bool = False
    next_delay: int = -1
    """By how many seconds spectators see everything later once the hand is over; -1: as now."""
    chains: tuple[GivenChain, ...] = ()
    """Who takes part in the shuffle."""
    fair: FairHand | None = None
    """What the hand is dealt from, where somebody takes part."""

    def after(self, *records: Record) -> "Kept":
        """What is kept once `records` are in the stream."""
        kept = self
        for record in records:
            table = kept.table if type(record) in OWN_RECORDS else kept.table.after(record)  # type: ignore[arg-type]
            kept = kept.noted(table, (record,))
        return kept

    def noted(self, table: Table, records: Iterable[Record]) -> "Kept":
        """What is kept once `records` have happened, which made of the table `table`."""
        kept = self if table is self.table else replace(self, table=table)
        for record in records:
            note = NOTES.get(type(record))
            if note is not None:
                kept = note(kept, record)
        return kept

    @property
    def waits_for_pack(self) -> bool:
        """Whether the hand has begun and the first card cannot come: players take part in the shuffle."""
        if self.rest or self.table.sign.live:
            return False
        hand = self.table.playing
        if hand is None or hand.cards.known:
            return False
        waiting = hand.next
        return type(waiting) is Dealer and waiting.what != "post"

    def bank(self, player: str) -> int:
        """Milliseconds left in a player's time bank."""
        for whose, left in self.banks:
            if whose == player:
                return left
        return 1000 * self.table.sign.rules.time_bank


def opened(record: Opened) -> Kept:
    """A table that has just been opened."""
    return Kept(record.manners, Table.open(record.sign))


def _opening_changed(kept: Kept, record: OpeningChanged) -> Kept:
    """In mid-hand the delay stays: nobody is to be shown what those who play hold."""
    now, wanted = kept.manners.delay, record.manners.delay
    if kept.table.dealing is None or wanted == now:
        return replace(kept, manners=record.manners, next_delay=-1)
    return replace(kept, manners=replace(record.manners, delay=now), next_delay=wanted)


def _hand_over(kept: Kept, record: HandSettled | HandVoided) -> Kept:
    if kept.next_delay < 0:
        return kept
    return replace(kept, manners=replace(kept.manners, delay=kept.next_delay), next_delay=-1)


def _pack_shuffled(kept: Kept, record: PackShuffled) -> Kept:
    """If nobody was asked to cut, the hand has begun already: with no cut."""
    return replace(kept, rest=record.order)


def _hand_started(kept: Kept, record: HandStarted) -> Kept:
    rest = kept.rest[2 * record.cut :] + kept.rest[: 2 * record.cut]
    return replace(kept, rest=rest, chains=_hand_counted(kept)) if kept.chains else replace(kept, rest=rest)


def _hand_counted(kept: Kept) -> tuple[GivenChain, ...]:
    """One hand less for those who are not asked for a while, if they are dealt in."""
    dealing = kept.table.dealing
    if dealing is None or not any(chain.out for chain in kept.chains):
        return kept.chains
    dealt = {seat.player for seat in kept.table.seats if seat.number in dealing.dealt}
    return tuple(
        [
            replace(chain, out=chain.out - 1) if chain.out and chain.player in dealt else chain
            for chain in kept.chains
        ]
    )


def _dealt(kept: Kept, cards: str) -> Kept:
    """
    Cards come off the pack. Where the stub was shuffled anew they need not be its top ones: what order the
    rest is in means nothing then, for it is shuffled again before each deal.
    """
    off = set(names_of(cards))
    return replace(kept, rest="".join([name for name in names_of(kept.rest) if name not in off]))


def _hole(kept: Kept, record: HoleDealt) -> Kept:
    return _dealt(kept, record.burned + "".join([cards for _, cards in record.hands]))


def _board_or_draw(kept: Kept, record: BoardDealt | Drawn) -> Kept:
    return _dealt(kept, record.burned + record.cards)


def _replaced(kept: Kept, record: CardReplaced) -> Kept:
    return _dealt(kept, record.card)


def _planned(kept: Kept, record: HandPlanned) -> Kept:
    """
    The pack of the last hand lies there until now. Where nobody takes part in the shuffle the new one comes
    at once.
    """
    return replace(kept, rest="", fair=None) if kept.chains or kept.fair is not None else kept


def _chain_given(kept: Kept, record: ChainGiven) -> Kept:
    """Who is not asked for a while has no way round it: not even by a new chain."""
    before = next((chain for chain in kept.chains if chain.player == record.player), None)
    out = 0 if before is None else before.out
    others = tuple([chain for chain in kept.chains if chain.player != record.player])
    return replace(kept, chains=(*others, GivenChain(record.player, record.value, out)))


def _record_laid(kept: Kept, record: RecordLaid) -> Kept:
    before = () if kept.fair is None else kept.fair.attempts
    return replace(kept, fair=FairHand((*before, Attempt(record.record, record.secret))))


def _counted_on(
    kept: Kept, shares: tuple[tuple[int, bytes], ...], missing: tuple[int, ...]
) -> tuple[GivenChain, ...]:
    """A share that was given is its chain's value from now on; not of a chain handed in meanwhile."""
    players = {seat.player: seat.number for seat in kept.table.seats}
    given, chains = dict(shares), list[GivenChain]()
    for chain in kept.chains:
        seat = players.get(chain.player, 0)
        share = given.get(seat, b"")
        value = share if follows(share, chain.value) else chain.value
        chains.append(GivenChain(chain.player, value, OUT_FOR if seat in missing else chain.out))
    return tuple(chains)


def _shares_given(kept: Kept, record: SharesGiven) -> Kept:
    assert kept.fair is not None, "shares are given for a record"
    fair = kept.fair.turned("drawn", record.shares)
    return replace(kept, fair=fair, rest=fair.pack, chains=_counted_on(kept, record.shares, ()))


def _record_voided(kept: Kept, record: RecordVoided) -> Kept:
    assert kept.fair is not None, "what is void is a record"
    fair = kept.fair.turned("void", record.shares)
    return replace(kept, fair=fair, chains=_counted_on(kept, record.shares, record.missing))


def _stub_served(kept: Kept, record: StubServed) -> Kept:
    assert kept.fair is not None, "only a pack with tickets is served from"
    return replace(kept, fair=replace(kept.fair, served=(*kept.fair.served, record)))


def _reshuffled(kept: Kept, record: Reshuffled) -> Kept:
    return kept if kept.fair is None else replace(kept, fair=replace(kept.fair, shuffled=True))


def _bank_spent(kept: Kept, record: BankSpent) -> Kept:
    others = tuple([bank for bank in kept.banks if bank[0] != record.player])
    return replace(kept, banks=(*others, (record.player, record.left)))


def _left(kept: Kept, record: Left) -> Kept:
    """Who sits down again has a whole time bank again."""
    if kept.chains:
        kept = replace(kept, chains=_chains_without(kept.chains, record.player))
    banks = tuple([bank for bank in kept.banks if bank[0] != record.player])
    return kept if len(banks) == len(kept.banks) else replace(kept, banks=banks)


def _closing(kept: Kept, record: ClosingAsked) -> Kept:
    return replace(kept, closing=True)


def _chains_without(chains: tuple[GivenChain, ...], player: str) -> tuple[GivenChain, ...]:
    """A chain is for one sitting; for how long its player is not asked is remembered."""
    return tuple(
        [
            replace(chain, value=b"") if chain.player == player else chain
            for chain in chains
            if chain.player != player or chain.out
        ]
    )


def _closed(kept: Kept, record: TableClosed) -> Kept:
    return replace(kept, closed=True)


NOTES: dict[type[Any], Callable[[Kept, Any], Kept]] = {
    OpeningChanged: _opening_changed,
    PackShuffled: _pack_shuffled,
    HandPlanned: _planned,
    ChainGiven: _chain_given,
    RecordLaid: _record_laid,
    SharesGiven: _shares_given,
    RecordVoided: _record_voided,
    StubServed: _stub_served,
    Reshuffled: _reshuffled,
    HandStarted: _hand_started,
    HandSettled: _hand_over,
    HandVoided: _hand_over,
    HoleDealt: _hole,
    BoardDealt: _board_or_draw,
    Drawn: _board_or_draw,
    CardReplaced: _replaced,
    BankSpent: _bank_spent,
    Left: _left,
    ClosingAsked: _closing,
    TableClosed: _closed,
}
"""What the room keeps of a record besides what the table makes of it."""
