"""
The honest client: gives its share only after it has seen what it has to see, and checks each hand by itself.

Nothing is taken on trust. What the server says comes in, one call for each message; what is wrong with it is
noted, never raised, so that a hand can be played on. The page has the same in `web/src/fairness/witness.ts`.

Clauses     F3.
Knows       one table, as one seat of it. Not sockets.
Tested in   tests/fairness/test_dishonest.py, tests/room/test_fair.py
"""

from collections.abc import Sequence

from msgspec import Struct

from pakli.fairness.broken import Broken
from pakli.fairness.chains import Chain
from pakli.fairness.check import Checked, check, check_opened, check_shares, check_void
from pakli.fairness.deals import Deal
from pakli.fairness.hashing import digest
from pakli.fairness.order import Order, order_of
from pakli.fairness.packs import OpenedPack, Opening, TicketOpening
from pakli.fairness.proof import Proof, ServingList, Shares, ShownCards, VoidAttempt
from pakli.fairness.record import Record, read_record

__all__ = ["Doubt", "Witness"]


class Doubt(Struct, frozen=True):
    """
    Why a hand is not protected: `broken`, the server has done what it must not; else something is missing
    that an honest server may lack, too (``"left_out"``, ``"called_missing"``, ``"elsewhere"``,
    ``"no_share"``).
    """

    code: str
    broken: bool = False


class Witness:
    """What one client has seen at one table."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self.used = 0
        """The last share of the chain that was given away."""
        self._given: dict[int, str] = {}
        """For which record a share was given, by its number."""
        self._hands: set[str] = set()
        self._voids: list[VoidAttempt] = []
        self._interrupted = False
        self._begin("", None)

    def interrupted(self) -> None:
        """The connection was lost: what became of an open record may not have been seen."""
        self._interrupted = True

    def renewed(self, chain: Chain) -> None:
        """Another chain is handed in, which counts from the next record; nothing of it was given away."""
        self.chain, self.used, self._given = chain, 0, {}

    def another_hand(self) -> None:
        """Another hand begins, which has no record yet."""
        self._begin("", None)

    def _begin(self, text: str, record: Record | None) -> None:
        self.text, self.record = text, record
        self.doubt: Doubt | None = None
        self.order: Order | None = None
        self._drawn: tuple[Shares, tuple[OpenedPack, ...]] = ((), ())
        self._deals: list[Deal] = []
        self._shown: list[ShownCards] = []
        self._openings: dict[int, Opening] = {}
        self._servings: list[ServingList] = []
        self._tickets: dict[int, TicketOpening] = {}

    def laid_down(self, text: str, seat: int, cut: int | None = None) -> bytes | None:
        """
        A record was laid down.

        Args:
            text: its very bytes.
            seat: where this client's player sits; 0: he looks on.
            cut: what he has cut, if it was he who did.

        Returns:
            his share, which goes to the server at once; None: he gives none, `doubt` says why.
        """
        try:
            return self._laid_down(text, seat, cut)
        except Broken as error:
            self._note(error)
            return None

    def _laid_down(self, text: str, seat: int, cut: int | None) -> bytes | None:
        record, again = read_record(text.encode()), text == self.text
        if not again:
            unsettled = self.record is not None and self.order is None and not self._interrupted
            self._interrupted = False
            doubt = None if record.previous is None else self.doubt  # of an attempt at this very hand
            self._begin(text, record)
            self.doubt = doubt
            if unsettled:
                raise Broken("own", "two_open")
            self._check_new(record)
        if self.doubt is not None:
            return None
        if cut is not None and record.cut != cut:
            raise Broken("own", "cut", cut=record.cut)
        return self._share(record, text, seat) if seat else None

    def _check_new(self, record: Record) -> None:
        if record.hand in self._hands:
            raise Broken("own", "hand_again")
        self._hands.add(record.hand)
        if record.previous is None:
            self._voids = []
        elif not self._voids or read_record(self._voids[-1].record.encode()).hand != record.previous:
            raise Broken("own", "previous")

    def _share(self, record: Record, text: str, seat: int) -> bytes | None:
        value = dict(record.seats).get(seat)
        if value is None:
            self.doubt = self.doubt or Doubt("left_out")
            return None
        number = self.chain.number_of(bytes.fromhex(value))
        told = digest(text.encode()).hex()
        if number is None or number >= self.chain.length:
            self.doubt = self.doubt or Doubt("elsewhere")  # another client of the same player's
            return None
        # A share that was given for another record is known already: it must not count again.
        if self._given.get(number + 1, told) != told or number + 1 < self.used:
            raise Broken("own", "chain")
        self._given[number + 1] = told
        self.used = number + 1
        return self.chain.value(number + 1)

    def drawn(self, shares: Shares, opened: Sequence[OpenedPack]) -> None:
        """All shares are there, and the packs that were not picked were opened: before the first card."""
        try:
            if self.record is None:
                raise Broken("own", "no_record")
            seed = check_shares(self.record, self.text.encode(), shares)
            self.order = order_of(seed, self.record.cards, self.record.cut)
            self._drawn = (shares, tuple(opened))
            check_opened(self.record, self.order, opened)
        except Broken as error:
            self._note(error)

    def void(self, attempt: VoidAttempt, seat: int) -> None:
        """The record was void, for a share did not come."""
        try:
            if (self.text and attempt.record != self.text) or self.order is not None:
                raise Broken("own", "other_void")
            record = check_void(attempt)
            told = digest(attempt.record.encode()).hex()
            missing = seat in dict(record.seats) and seat not in dict(attempt.shares)
            called = missing and told in self._given.values()
            self._voids.append(attempt)
            self._begin("", None)
            if called:
                self.doubt = Doubt("called_missing")
        except Broken as error:
            self._note(error)

    def dealt(self, deal: Deal) -> None:
        """Cards were dealt, as the table shows it."""
        if self.order is None and self.doubt is None:
            self._note(Broken("own", "dealt_before"))
        self._deals.append(deal)

    def caught_up(self, deals: Sequence[Deal], shown: Sequence[ShownCards]) -> None:
        """All that was dealt and shown in this hand so far: what this client has seen of it stands."""
        if list(deals[: len(self._deals)]) != self._deals:
            self._note(Broken("own", "other_deals"))
            return
        self._deals, self._shown = list(deals), list(shown)

    def shown(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards of a seat lie face up."""
        self._shown.append(ShownCards(seat, cards))

    def uncovered(
        self,
        openings: Sequence[Opening] = (),
        servings: Sequence[ServingList] = (),
        tickets: Sequence[TicketOpening] = (),
    ) -> None:
        """The server has uncovered what belongs to the cards this client sees."""
        for opening in openings:
            self._openings[opening.position] = opening
        self._servings += servings
        for ticket in tickets:
            self._tickets[ticket.position] = ticket

    def proof(self, seat: int) -> Proof | None:
        """The proof of the hand as far as it has come; None: it has no record that was drawn."""
        if self.order is None:
            return None
        shares, opened = self._drawn
        return Proof(
            record=self.text,
            shares=shares,
            opened=opened,
            seat=seat,
            deals=tuple(self._deals),
            shown=tuple(self._shown),
            openings=tuple(self._openings.values()),
            servings=tuple(self._servings),
            tickets=tuple(self._tickets.values()),
            voids=tuple(self._voids),
        )

    def checked(self, seat: int) -> Checked | None:
        """Check the hand as it is now, every card that was seen; None: it does not hold, see `doubt`."""
        proof = self.proof(seat)
        if proof is None:
            self.doubt = self.doubt or Doubt("no_share")
            return None
        try:
            return check(proof)
        except Broken as error:
            self._note(error)
            return None

    def _note(self, error: Broken) -> None:
        """The first thing that is broken stays noted."""
        if self.doubt is None or not self.doubt.broken:
            self.doubt = Doubt(f"{error.step}.{error.code}", broken=True)
