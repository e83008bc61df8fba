"""Hands for tests that are more than hold'em off the top: a void attempt before, a stub shuffled anew."""

from random import Random

from msgspec.structs import replace

from pakli.fairness import Deal, Proof, ServingList, TicketOpening, VoidAttempt, sealed_packs, written_record
from pakli.fairness.stub import Stub, stub_for
from tests.fairness.kit import UNKNOWN, Dealt, chain_of, record_of

__all__ = ["after_a_void", "lowball", "simple", "stud"]


def simple(seed: int = 1) -> Dealt:
    """Hold'em between seats 2 and 5; 5 shows."""
    hand = Dealt.of(Random(seed), cut=17).plays_holdem()
    hand.shows(5)
    return hand


def after_a_void(seed: int = 2) -> tuple[Dealt, VoidAttempt]:
    """Seat 7 gave no share: the attempt is void, the next is without it."""
    random = Random(seed)
    chains = {seat: chain_of(random) for seat in (2, 5, 7)}
    first, second = random.randbytes(16), random.randbytes(16)
    packs = sealed_packs(first, random.randbytes(32), 32)
    values = {seat: chain.value(3) for seat, chain in chains.items()}
    void_record = record_of(packs, first, values, game="holdem-32")
    void = VoidAttempt(
        record=written_record(void_record).decode(),
        shares=tuple([(seat, chains[seat].value(4).hex()) for seat in (2, 5)]),
        packs=tuple([pack.opened() for pack in packs]),
    )
    packs = sealed_packs(second, random.randbytes(32), 32)
    values = {seat: chains[seat].value(4) for seat in (2, 5)}
    record = record_of(packs, second, values, game="holdem-32", attempt=2, previous=first.hex())
    hand = Dealt(second, packs, record, {seat: chains[seat].value(5) for seat in (2, 5)})
    return hand.plays_holdem((2, 5, 7)), void


class Lowball:
    """Three draw from a stub shuffled anew; what each of them sees of it."""

    def __init__(self, seed: int) -> None:
        self.hand = hand = Dealt.of(Random(seed), (1, 4, 6), game="deuce-to-seven-triple-draw")
        hand.deal("hole", 5, (1, 4, 6))
        self.stubs: list[tuple[Deal, Stub, tuple[int, ...]]] = []
        pack, order = hand.pack, hand.order.positions
        held = {1: order[0:15:3], 4: order[1:15:3], 6: order[2:15:3]}
        stub = set(order[15:24])  # so few, as if most had been drawn
        for number, (seat, count) in enumerate(((4, 3), (6, 5), (1, 2)), start=1):
            own = held[seat][:count]
            stub |= set(own)
            made = stub_for(pack, hand.seed, number, sorted(stub), own, count + 1)
            got = made.positions[1 : 1 + count]
            stub -= set(made.positions[: 1 + count])
            cards = tuple([pack.order[at] for at in got])
            deal = Deal(to="draw", seats=(seat,), each=count, burn=1, shuffled=True, cards=cards)
            self.stubs.append((deal, made, got))

    def proof(self, viewer: int) -> Proof:
        base, pack = self.hand.proof(viewer), self.hand.pack
        openings = {one.position: one for one in base.openings}
        deals, lists, tickets = list(base.deals), list[ServingList](), list[TicketOpening]()
        for deal, stub, got in self.stubs:
            mine = deal.seats == (viewer,)
            deals.append(deal if mine else replace(deal, cards=(UNKNOWN,) * deal.each))
            lists.append(stub.told if mine or len(lists) % 2 == 0 else stub.withheld)
            if mine:
                openings |= {at: pack.opening(at) for at in got}
                tickets += [pack.ticket_opening(at) for at in got]
        return replace(
            base,
            deals=tuple(deals),
            openings=tuple(openings.values()),
            servings=tuple(lists),
            tickets=tuple(tickets),
        )


def lowball(seed: int = 3) -> Lowball:
    return Lowball(seed)


def stud(seed: int = 4) -> tuple[Dealt, Proof]:
    """The last street of stud: burns shuffled in, an up-card to each of two, then one for all."""
    hand = Dealt.of(Random(seed), (3, 8), game="stud", cards=36)
    hand.deal("hole", 3, (3, 8))
    pack, order = hand.pack, hand.order.positions
    left, deals, lists, positions = set(order[30:36]), list[Deal](), list[ServingList](), list[int]()
    for to, seats, burn in (("hole", (3, 8), 1), ("board", (), 0)):
        got = []
        for seat in seats or (0,):
            serving = len(lists) + 1
            made = stub_for(pack, hand.seed, serving, sorted(left), (), 1 + burn)
            got.append(made.positions[burn if seat == (seats or (0,))[0] else 0])
            taken = made.positions[: burn + 1] if seat == (seats or (0,))[0] else made.positions[:1]
            left -= set(taken)
            lists.append(made.told)
        cards = tuple([pack.order[at] for at in got])
        deals.append(
            Deal(to=to, seats=seats, each=1, burn=burn, shuffled=True, cards=cards)  # type: ignore[arg-type]
        )
        positions += got
    base = hand.proof(3)
    return hand, replace(
        base,
        deals=(*base.deals, *deals),
        openings=(*base.openings, *[pack.opening(at) for at in positions]),
        servings=tuple(lists),
        tickets=tuple([pack.ticket_opening(at) for at in positions]),
    )
