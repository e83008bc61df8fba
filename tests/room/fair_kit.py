"""
A viewer whose client takes part in the shuffle and checks every deal, as the page does.

    async with fairly("NL 1/2", anna=200, bela=200) as (play, clients):
        await play.until_asked()
        assert clients["anna"].verdict == "holds"
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from pakli.cards import parse_cards
from pakli.fairness import (
    Broken,
    Chain,
    Checked,
    Deal,
    OpenedPack,
    Proof,
    VoidAttempt,
    Witness,
    check,
    spread,
)
from pakli.room import Pace, Step
from pakli.room.fair_told import CardsTold, DrawnTold, FairTold, RecordTold, VoidTold
from pakli.room.records import OWN_RECORDS
from pakli.rules import BoardDealt, Drawn, HoleDealt, Reshuffled, Shown
from pakli.table import Sign, seen_by
from pakli.table.events import HandPlanned, RabbitShown, ShownAfterHand
from tests.room.fakes import Watching
from tests.room.kit import Play, played

__all__ = ["Client", "fairly", "joins"]


def opened(told: tuple[tuple[int, tuple[int, ...], str], ...]) -> tuple[OpenedPack, ...]:
    """Packs as the proof has them, of what was told."""
    made = []
    for pack, cards, key in told:
        salts, tickets = spread(bytes.fromhex(key), len(cards))
        made.append(
            OpenedPack(
                pack, cards, tuple([one.hex() for one in salts]), tuple([one.hex() for one in tickets])
            )
        )
    return tuple(made)


class Client(Watching):
    """Somebody's page, as far as it checks the deal."""

    def __init__(self, play: Play, player: str, seed: int = 0) -> None:
        super().__init__(player)
        self.play = play
        self.witness = Witness(Chain(Random(seed or sum(player.encode())).randbytes(32), 60))
        self.gives = True
        self.told: list[FairTold] = []
        self.checked: list[Checked] = []
        self.proofs: list[Proof] = []
        self.doubts: list[str] = []
        self.shuffled = False

    @property
    def seat(self) -> int:
        seats = self.play.moment.table.seats
        return next((seat.number for seat in seats if seat.player == self.player), 0)

    def prove(self, told: FairTold) -> None:
        self.told.append(told)
        witness = self.witness
        match told:
            case RecordTold(record):
                share = witness.laid_down(record, self.seat)
                if share is not None and self.gives and witness.record is not None:
                    self.play.actor.share_given(self.player, witness.record.hand, share)
            case DrawnTold(_, shares, packs):
                witness.drawn(shares, opened(packs))
            case VoidTold(record, shares, packs):
                witness.void(VoidAttempt(record, shares, opened(packs)), self.seat)
            case CardsTold(_, openings, servings, tickets, deals, shown):
                if deals:
                    witness.caught_up(deals, shown)
                witness.uncovered(openings, servings, tickets)

    def tell(self, step: Step) -> None:
        super().tell(step)
        for record in step.records:
            if type(record) in OWN_RECORDS:
                continue
            event = seen_by(self.seat or None, record)  # type: ignore[arg-type]
            if event is not None:
                self._see(event)

    def _see(self, event: Any) -> None:
        if isinstance(event, HandPlanned):
            self.end()
            self.shuffled = False
        elif isinstance(event, Reshuffled):
            self.shuffled = True
        elif isinstance(event, HoleDealt):
            hands = [parse_cards(cards) for _, cards in event.hands]
            dealt = tuple([hand[at] for at in range(len(hands[0])) for hand in hands])
            self._dealt("hole", dealt, len(hands[0]), event.burned, tuple([seat for seat, _ in event.hands]))
        elif isinstance(event, BoardDealt):
            cards = parse_cards(event.cards)
            self._dealt("board", cards, len(cards), event.burned, board=event.board)
        elif isinstance(event, Drawn) and event.cards:
            cards = parse_cards(event.cards)
            self._dealt("draw", cards, len(cards), event.burned, (event.seat,))
        elif isinstance(event, Shown | ShownAfterHand):
            self.witness.shown(event.seat, tuple([card for card in parse_cards(event.cards) if card != 52]))
        elif isinstance(event, RabbitShown):
            self.witness.shown(0, tuple(parse_cards("".join(event.boards))))

    def _dealt(
        self,
        to: Any,
        cards: Sequence[int],
        each: int,
        burned: str,
        seats: tuple[int, ...] = (),
        board: int = 0,
    ) -> None:
        if self.witness.record is None:
            return
        burn = len(burned) // 2
        self.witness.dealt(
            Deal(
                to=to,
                seats=seats,
                each=each,
                burn=burn,
                board=board,
                shuffled=self.shuffled,
                cards=tuple(cards),
            )
        )

    def end(self) -> None:
        """The hand is over: the page checks it as a whole, and notes how that went."""
        proof = self.witness.proof(self.seat)
        if proof is not None and self.witness.doubt is None:
            try:
                self.checked.append(check(proof))
                self.proofs.append(proof)
            except Broken as error:
                self.doubts.append(str(error))
            self.witness.order = None
            self.witness.record = None
        elif self.witness.doubt is not None:
            self.doubts.append(self.witness.doubt.code)


async def joins(play: Play, name: str, *, chain: bool = True, seed: int = 0) -> Client:
    """Somebody's page opens the table, and takes part."""
    if name in play.watching:
        await play.lost(name)
    client = Client(play, play.person(name).id, seed)
    play.watching[name] = client
    play.actor.watch(client)
    await play.room.idle()
    play.actor.takes_part(client, client.witness.chain.value(0) if chain else None)
    await play.settle()
    return client


@asynccontextmanager
async def fairly(
    words: str | Sign, *, url: str = "sqlite://", pace: Pace | None = None, **players: Any
) -> AsyncIterator[tuple[Play, dict[str, Client]]]:
    """A table where all of these take part."""
    async with played(words, url=url, pace=pace, **players) as play:
        clients = {name: await joins(play, name) for name in players}
        yield play, clients
