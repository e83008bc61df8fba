"""
A bot's part in the shuffle of its table: a share for each hand, and each deal checked, as the page does.

Nothing here can stop a hand: what does not hold is noted and logged, and the bot plays on or leaves as it
likes. The chain of shares is drawn when the bot sits down and lives as long as the sitting; near its end
another one is handed in.

Clauses     F3. Knows one table's messages. Tested in tests/client/test_shuffling.py
"""

import logging
import secrets
from collections.abc import Sequence
from typing import Final, Literal

from pakli.cards import parse_cards
from pakli.fairness import HASH_BYTES, Chain, Deal, Doubt, OpenedPack, VoidAttempt, Witness, spread
from pakli.rules import BoardDealt, Drawn, HoleDealt, Reshuffled, Shown
from pakli.table.events import HandPlanned, HandStarted, RabbitShown, ShownAfterHand
from pakli.wire import messages as m

__all__ = ["FairSeat"]

_LOG: Final = logging.getLogger("pakli.client")
_FEW: Final = 20
"""So few shares are left, and a new chain is handed in."""
_UNKNOWN: Final = 52

FairNews = m.FairRecordMessage | m.FairSharesMessage | m.FairVoidMessage | m.FairCardsMessage


class FairSeat:
    """What a bot gives to the shuffle of one table, and what it has found there."""

    def __init__(self, table: str) -> None:
        """At this table; it sits nowhere yet."""
        self._table: Final = table
        self._witness: Final = Witness(_chain())
        self._seat = 0
        self._dealt_at = 0
        """Where it sat when the record was laid down."""
        self._joined = False
        self._whole = False
        """Whether everything of this hand was seen, or told since."""
        self._shuffled = False
        self._cut: int | None = None
        self.checked = 0
        """Hands that were checked to their end, and held."""
        self.broken: list[Doubt] = []
        """What an honest server would not have done, the latest last."""

    @property
    def doubt(self) -> Doubt | None:
        """Why the hand on the table is not protected; None: it is, as far as it has come."""
        return self._witness.doubt

    def connected(self) -> None:
        """The line is there anew: the server does not know any more that this client checks."""
        self._joined = self._whole = False
        self._witness.interrupted()

    def follow(self, message: m.ViewMessage | m.BatchMessage, seat: int) -> list[m.ClientMessage]:
        """The table has gone on; what the server is to be told. `seat`: the bot's now; 0: none."""
        if isinstance(message, m.ViewMessage):
            self._whole, self._cut = False, None
        else:
            for event in message.events:
                self._happened(event)
        if seat and not self._seat:  # a chain is for one sitting
            self._witness.renewed(_chain())
            self._joined = False
        self._seat = seat
        if self._joined or not seat:
            return []
        self._joined = True
        return [self._handed_in()]

    def hear(self, message: FairNews) -> list[m.ClientMessage]:
        """Something for the check; what the server is to be told: a share is due within three seconds."""
        match message:
            case m.FairRecordMessage(record=record):
                return self._laid_down(record)
            case m.FairSharesMessage():
                self._witness.drawn(message.shares, _opened(message.opened))
            case m.FairVoidMessage():
                attempt = VoidAttempt(message.record, message.shares, _opened(message.opened))
                self._witness.void(attempt, self._seat)
            case m.FairCardsMessage():
                self._uncovered(message)
        return []

    def _laid_down(self, record: str) -> list[m.ClientMessage]:
        witness, self._dealt_at = self._witness, self._seat
        share = witness.laid_down(record, self._seat, self._cut)
        if share is None or witness.record is None:
            return []
        given: list[m.ClientMessage] = [m.ShareMessage(self._table, witness.record.hand, share.hex())]
        if witness.used > witness.chain.length - _FEW:
            witness.renewed(_chain())
            given.append(self._handed_in())
        return given

    def _handed_in(self) -> m.FairMessage:
        """The value the next share comes after."""
        return m.FairMessage(self._table, self._witness.chain.value(self._witness.used).hex())

    def _uncovered(self, told: m.FairCardsMessage) -> None:
        if isinstance(told.deals, tuple):
            self._witness.caught_up(told.deals, told.shown if isinstance(told.shown, tuple) else ())
            self._shuffled = self._shuffled or any(deal.shuffled for deal in told.deals)
            self._whole = True
        servings = told.servings if isinstance(told.servings, tuple) else ()
        self._witness.uncovered(
            told.openings, servings, told.tickets if isinstance(told.tickets, tuple) else ()
        )

    # What happens at the table.

    def _happened(self, event: m.SeenEvent) -> None:
        match event:
            case HandPlanned():
                self._end()
            case HandStarted():
                self._cut = event.cut
            case Reshuffled():
                self._shuffled = True
            case HoleDealt():
                hands = [parse_cards(cards) for _, cards in event.hands]
                cards = [hand[at] for at in range(len(hands[0])) for hand in hands]
                self._dealt("hole", event.burned, cards, len(hands[0]), [seat for seat, _ in event.hands])
            case BoardDealt():
                cards = list(parse_cards(event.cards))
                self._dealt("board", event.burned, cards, len(cards), board=event.board)
            case Drawn() if event.cards:
                cards = list(parse_cards(event.cards))
                self._dealt("draw", event.burned, cards, len(cards), [event.seat])
            case Shown() | ShownAfterHand():
                self._witness.shown(event.seat, _known(event.cards))
            case RabbitShown():
                self._witness.shown(0, _known("".join(event.boards)))
            case _:
                pass

    def _dealt(
        self,
        to: Literal["hole", "board", "draw"],
        burned: str,
        cards: Sequence[int],
        each: int,
        seats: Sequence[int] = (),
        board: int = 0,
    ) -> None:
        if self._witness.record is None:
            return  # dealt without a record: nobody gave a share
        self._witness.dealt(
            Deal(
                to=to,
                seats=tuple(seats),
                each=each,
                burn=len(burned) // 2,
                board=board,
                shuffled=self._shuffled,
                cards=tuple(cards),
            )
        )

    def _end(self) -> None:
        """Another hand begins: the one before is checked as a whole, for nothing of it comes any more."""
        witness = self._witness
        if self._whole and witness.order is not None and witness.checked(self._dealt_at) is not None:
            self.checked += witness.doubt is None
        if witness.doubt is not None and witness.doubt.broken:
            self.broken.append(witness.doubt)
            _LOG.warning("the deal at table %s does not hold: %s", self._table, witness.doubt.code)
        witness.another_hand()
        self._whole, self._shuffled, self._cut = True, False, None


def _chain() -> Chain:
    return Chain(secrets.token_bytes(HASH_BYTES))


def _known(cards: str) -> tuple[int, ...]:
    return tuple([card for card in parse_cards(cards) if card != _UNKNOWN])


def _opened(packs: Sequence[m.FairPack]) -> tuple[OpenedPack, ...]:
    """Packs as the proof has them: salts and tickets come from the key."""
    made = []
    for one in packs:
        salts, tickets = spread(bytes.fromhex(one.key), len(one.cards))
        names = [tuple([value.hex() for value in some]) for some in (salts, tickets)]
        made.append(OpenedPack(one.pack, one.cards, *names))
    return tuple(made)
