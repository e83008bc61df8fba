"""
A stub shuffled anew, where players take part in the shuffle: the order in it hangs on tickets that were laid
down before the deal, each player served by himself.

Clauses     F3, D3, L2, ST6.
Tested in   tests/room/test_fair.py
"""

from pakli.cards import CODE_OF, NAMES, names_of
from pakli.fairness import ServingList, Stub, order_of, sealed_packs, stub_for
from pakli.fairness.packs import SealedPack
from pakli.room.fair import Attempt, FairHand
from pakli.room.records import StubServed
from pakli.rules import Action, Deal, Dealer, Hand

__all__ = ["list_of", "served"]


def served(fair: FairHand, hand: Hand) -> tuple[Action, tuple[StubServed, ...]]:
    """
    What the dealer does for `hand`, which waits for cards from a stub shuffled anew, and who got them in
    which order: one record for each player, or for the middle.
    """
    task = hand.next
    assert type(task) is Dealer, "the hand does not wait for the dealer"
    pack, seed = _picked(fair.now), fair.now.seed
    at = {card: position for position, card in enumerate(pack.order)}
    stub = hand.plan.game.pack & ~hand.cards.known
    left = [at[code] for code in range(len(NAMES) - 1) if stub >> code & 1]
    own = [at[CODE_OF[name]] for name in names_of(task.not_these)]
    street, burned, cards = hand.stage.street, "", list[str]()
    alone = hand.plan.game.variant.reshuffle == "discards" and any(one.street < street for one in fair.served)
    lists = list[StubServed]()
    for number, seat in enumerate(task.to_whom or (0,)):
        burn = 0 if number else task.burn
        serving = len(fair.served) + number + 1
        made = stub_for(pack, seed, serving, left, own, burn + task.how_many)
        taken = [NAMES[pack.order[position]] for position in made.positions[: burn + task.how_many]]
        burned += "".join(taken[:burn])
        cards.append("".join(taken[burn:]))
        left = [position for position in left if position not in made.positions[: burn + task.how_many]]
        lists.append(
            StubServed(
                serving=serving,
                seat=seat,
                street=street,
                positions=bytes(made.positions),
                last=len(made.told.last),
                alone=alone,
            )
        )
    return Deal(_round(cards, task.how_many), burned), tuple(lists)


def _round(cards: list[str], each: int) -> str:
    """One card at a time, clockwise (P5), as the engine takes them."""
    return "".join([one[2 * at : 2 * at + 2] for at in range(each) for one in cards])


def _picked(attempt: Attempt) -> SealedPack:
    record = attempt.read
    packs = sealed_packs(bytes.fromhex(record.hand), attempt.secret, record.cards)
    return packs[order_of(attempt.seed, record.cards).pack]


def list_of(pack: SealedPack, seed: bytes, record: StubServed) -> tuple[Stub, ServingList]:
    """The list that a record speaks of, as its receiver is told, and as the others are."""
    positions = record.positions
    own = positions[len(positions) - record.last :] if record.last else b""
    made = stub_for(pack, seed, record.serving, positions, own, len(positions))
    return made, made.withheld if record.alone else made.told
