"""
One action at a table, and the dealer's answers that follow at once: what goes into the log in one piece.

The house's dealer shuffles with the operating system's chance, deals off the top of the pack, and waits a
moment before each street that is dealt when the betting is over for good, so that people can follow. Where
players take part in the shuffle he waits for the pack that comes of it.

Clauses     P1 (draw for the button), P4, P5, P9, F3 (dealing), D3, L2, ST6 (a stub too short), I5 (rabbits).
Knows       tables and packs. Not clocks, people or stores.
Tested in   tests/room/test_playing.py, tests/room/test_restart.py
"""

from random import Random
from typing import Final

from msgspec import Struct

from pakli.cards import Pack, cards_text, names_of, shuffled
from pakli.room.fair import takes_part
from pakli.room.fair_stub import served
from pakli.room.kept import Kept
from pakli.room.records import PackShuffled, Record
from pakli.rules import Action, Dealer, RuleViolation
from pakli.table import DrawForButton, RabbitCards, Shoe, SitOut, StartHand, Table, TableAction
from pakli.table.events import HandPlanned
from pakli.table.state import Dealing

__all__ = ["HouseDealer", "Played"]


class Played(Struct, frozen=True):
    """What came of an action: what is kept then, and the records for the stream."""

    kept: Kept
    records: tuple[Record, ...] = ()


class HouseDealer:
    """Plays actions on tables, and deals."""

    def __init__(self, chance: Random) -> None:
        """`chance`: `random.SystemRandom`; a seeded one is for tests only."""
        self._chance: Final = chance

    def play(self, kept: Kept, *actions: TableAction | Action, pauses: bool = False) -> Played:
        """
        Play `actions` one after another, and deal what is due then.

        Args:
            pauses: leave what waits for people to look (see `must_wait`) for later.

        Raises:
            RuleViolation: one of them is not possible. Nothing has happened.
        """
        records: list[Record] = []
        for action in actions:
            kept = self._played(kept, action, records)
        return self._goes_on(kept, records, pauses)

    def go_on(self, kept: Kept, *, pauses: bool = False) -> Played:
        """What the dealer has waited for is due, and what follows it: `pauses` as in `play`."""
        records: list[Record] = []
        return self._goes_on(self._deals(kept, records), records, pauses)

    def _goes_on(self, kept: Kept, records: list[Record], pauses: bool) -> Played:
        while type(kept.table.next) is Dealer and not kept.table.sign.live:
            if (pauses and must_wait(kept.table)) or kept.waits_for_pack:
                break
            kept = self._deals(kept, records)
        return Played(kept, tuple(records))

    def start(self, kept: Kept, out: tuple[int, ...], *, bomb_pot: bool, pauses: bool) -> Played:
        """
        Start the next hand.

        Args:
            out: seats that sit out if the big blind has come to them.
            bomb_pot: make it a bomb pot, if everybody agrees.

        Raises:
            RuleViolation: no hand can be started now.
        """
        if bomb_pot:
            try:
                return self.play(kept, StartHand(out, bomb_pot=True), pauses=pauses)
            except RuleViolation:
                pass  # one no is enough: an ordinary hand
        return self.play(kept, StartHand(out), pauses=pauses)

    def _deals(self, kept: Kept, records: list[Record]) -> Kept:
        """The dealer does what he is waited for."""
        hand = kept.table.playing
        assert hand is not None, "there is no hand to deal"
        if kept.fair is not None and kept.fair.shuffled:
            action, lists = served(kept.fair, hand)
            records += lists
            return self._played(kept.noted(kept.table, lists), action, records)
        return self._played(kept, Shoe(kept.rest).answer(hand, self.shuffle)[0], records)

    def plain(self, kept: Kept, *, pauses: bool) -> Played:
        """The hand is dealt, now that nobody is there who would take part in its shuffle."""
        dealing = kept.table.dealing
        assert dealing is not None, "there is no hand to deal"
        pack = self._shuffled(dealing)
        more = self.go_on(kept.noted(kept.table, (pack,)), pauses=pauses)
        return Played(more.kept, (pack, *more.records))

    def _shuffled(self, dealing: Dealing) -> PackShuffled:
        return PackShuffled(cards_text(shuffled(Pack(dealing.game.plays.pack), self._chance)))

    def button_draw(self, seats: tuple[int, ...]) -> DrawForButton:
        """A card face up for each of `seats`, off a whole pack (P1)."""
        return DrawForButton(cards_text(shuffled(Pack.FULL, self._chance)[: len(seats)]))

    def rabbit(self, kept: Kept) -> RabbitCards:
        """The cards that would have come in the last hand; no boards where there is nothing to see."""
        hand = kept.table.over
        if hand is None or not kept.table.rabbit_missing:
            return RabbitCards(())
        return Shoe(kept.rest).rabbit(hand)

    def shuffle(self, cards: str) -> str:
        """Cards in another order, each equally likely."""
        names = names_of(cards)
        self._chance.shuffle(names)
        return "".join(names)

    def _played(self, kept: Kept, action: TableAction | Action, records: list[Record]) -> Kept:
        table, events = kept.table.play(action)
        new: tuple[Record, ...] = events
        if _prepared(table, events) and not (kept.chains and takes_part(kept.chains, table)):
            assert table.dealing is not None
            new = (*events, self._shuffled(table.dealing))
        records += new
        return kept.noted(table, new)


def _prepared(table: Table, events: tuple[Record, ...]) -> bool:
    """Whether a hand of a game that is settled was prepared just now."""
    dealing = table.dealing
    if dealing is None or table.sign.live:
        return False
    return dealing.chosen and HandPlanned in map(type, events)


def must_wait(table: Table) -> bool:
    """
    Whether the next cards come after the betting is over for good: people want to see each of them come.
    """
    hand = table.playing
    return hand is not None and hand.able < 2 and bool(hand.seats[0].cards) and hand.to_act < 0


def sits_out(table: Table, seat: int) -> tuple[SitOut, ...]:
    """The action by which a seat sits out, if it does not yet."""
    there = table.find(seat)
    return () if there is None or there.out or there.after_hand else (SitOut(seat),)
