"""
A dishonest server with seats in league with it, against an honest client: whatever it does to choose who gets
which card is caught. A pack that was spoiled is caught three times in four, two or more always.
"""

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from pakli.fairness import (
    Chain,
    OpenedPack,
    SealedPack,
    VoidAttempt,
    Witness,
    sealed_packs,
    written_record,
)
from tests.fairness.kit import UNKNOWN, Dealt, record_of

HONEST, IN_LEAGUE = 5, 2
SEATS = (IN_LEAGUE, HONEST)


class Server:
    """
    Deals hold'em to an honest client in seat 5 and to one in league with it in seat 2, whose shares it knows
    from the beginning.
    """

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.league = Chain(self.random.randbytes(32), 20)
        self.witness = Witness(Chain(self.random.randbytes(32), 20))
        self.given = 0

    def packs(self, hand: bytes) -> Sequence[SealedPack]:
        return sealed_packs(hand, self.random.randbytes(32), 52)

    def lays_down(self, packs: Sequence[SealedPack], hand: bytes, **fields: object) -> str:
        values = {IN_LEAGUE: self.league.value(self.given), HONEST: self.witness.chain.value(self.given)}
        self.record = record_of(packs, hand, values, **fields)
        return written_record(self.record).decode()

    def begins(self) -> Dealt:
        """A record, the honest client's share, and the hand that comes of it."""
        hand = self.random.randbytes(16)
        packs = self.packs(hand)
        text = self.lays_down(packs, hand)
        share = self.witness.laid_down(text, HONEST)
        assert share is not None
        self.given += 1
        return Dealt(hand, packs, self.record, {IN_LEAGUE: self.league.value(self.given), HONEST: share})

    def tells(self, hand: Dealt, opened: Sequence[OpenedPack] | None = None) -> str:
        """Everything of a hand, to the honest client; what it says then."""
        proof = hand.proof(HONEST)
        self.witness.drawn(proof.shares, proof.opened if opened is None else opened)
        for deal in proof.deals:
            self.witness.dealt(deal)
        for one in proof.shown:
            self.witness.shown(one.seat, one.cards)
        self.witness.uncovered(proof.openings)
        self.witness.checked(HONEST)
        return self.says

    @property
    def says(self) -> str:
        doubt = self.witness.doubt
        return "holds" if doubt is None else doubt.code


def test_an_honest_hand_holds_and_the_next_one_too() -> None:
    server = Server(1)
    for _ in range(5):
        hand = server.begins().plays_holdem(SEATS)
        hand.shows(IN_LEAGUE)
        assert server.tells(hand) == "holds"


def test_a_card_is_swapped() -> None:
    """The honest player is shown another card than was dealt to him."""
    server = Server(2)
    hand = server.begins().plays_holdem(SEATS)
    deal, positions = hand.deals[0]
    other = hand.pack.order[hand.order.positions[30]]
    hand.deals[0] = replace(deal, cards=(deal.cards[0], other, *deal.cards[2:])), positions
    assert server.tells(hand) == "openings.missing"


def test_a_card_is_swapped_and_another_position_opened_for_it() -> None:
    server = Server(3)
    hand = server.begins().plays_holdem(SEATS)
    deal, positions = hand.deals[1]
    at = hand.order.positions[40]
    other = replace(deal, cards=(hand.pack.order[at], *deal.cards[1:]))
    hand.deals[1] = other, (at, *positions[1:])
    assert server.tells(hand) == "openings.missing"


def test_a_card_is_swapped_and_opened_with_a_salt_made_up() -> None:
    server = Server(4)
    hand = server.begins().plays_holdem(SEATS)
    proof = hand.proof(HONEST)
    swapped = (proof.deals[1].cards[0] + 1) % 52
    deals = (proof.deals[0], replace(proof.deals[1], cards=(swapped, *proof.deals[1].cards[1:])))
    openings = [
        replace(one, card=swapped) if one.card == proof.deals[1].cards[0] else one for one in proof.openings
    ]
    server.witness.drawn(proof.shares, proof.opened)
    for deal in deals:
        server.witness.dealt(deal)
    server.witness.uncovered(openings)
    server.witness.checked(HONEST)
    assert server.says == "openings.path"


def test_another_order_is_made_once_the_shares_are_known() -> None:
    """With all shares in hand the server looks for packs that suit it, and lays them under the old record."""
    server = Server(5)
    hand = server.begins()
    better = sealed_packs(hand.hand, b"b" * 32, 52)
    suits = Dealt(hand.hand, better, hand.record, hand.shares).plays_holdem(SEATS)
    assert server.tells(suits) == "packs.root"


def test_a_record_is_exchanged_once_the_shares_are_known() -> None:
    server = Server(6)
    hand = server.begins()
    better = sealed_packs(hand.hand, b"c" * 32, 52)
    record = replace(hand.record, roots=tuple([pack.roots for pack in better]))
    suits = Dealt(hand.hand, better, record, hand.shares).plays_holdem(SEATS)
    assert server.tells(suits) in ("packs.root", "packs.which")


def test_another_share_of_the_seat_in_league_is_tried() -> None:
    """It cannot choose: only the next value of its chain follows."""
    server = Server(7)
    hand = server.begins().plays_holdem(SEATS)
    hand.shares[IN_LEAGUE] = server.league.value(server.given + 1)
    assert server.tells(hand) == "shares.chain"


def test_the_honest_share_is_dropped() -> None:
    server = Server(8)
    hand = server.begins().plays_holdem(SEATS)
    del hand.shares[HONEST]
    assert server.tells(hand) == "shares.seats"


def test_the_honest_seat_is_left_out_of_the_record() -> None:
    server = Server(9)
    hand = server.random.randbytes(16)
    record = record_of(server.packs(hand), hand, {IN_LEAGUE: server.league.value(0)})
    assert server.witness.laid_down(written_record(record).decode(), HONEST) is None
    assert server.says == "left_out"
    assert server.witness.doubt is not None
    assert not server.witness.doubt.broken


def test_the_honest_share_is_said_to_be_missing() -> None:
    """Then everything of the attempt is public, and the client says that its share had been sent."""
    server = Server(10)
    hand = server.begins()
    void = VoidAttempt(
        record=hand.text,
        shares=((IN_LEAGUE, hand.shares[IN_LEAGUE].hex()),),
        packs=tuple([pack.opened() for pack in hand.packs]),
    )
    server.witness.void(void, HONEST)
    assert server.says == "called_missing"


def test_a_void_that_does_not_open_all_packs() -> None:
    server = Server(11)
    hand = server.begins()
    packs = tuple([pack.opened() for pack in hand.packs[:3]])
    server.witness.void(VoidAttempt(hand.text, ((IN_LEAGUE, hand.shares[IN_LEAGUE].hex()),), packs), HONEST)
    assert server.says == "voids.packs"


def test_a_record_is_used_again() -> None:
    """The share given for it is known: a second hand from it could be foreseen."""
    server = Server(12)
    hand = server.begins().plays_holdem(SEATS)
    assert server.tells(hand) == "holds"
    record = replace(hand.record, seats=tuple([(seat, share.hex()) for seat, share in hand.shares.items()]))
    assert server.witness.laid_down(written_record(record).decode(), HONEST) is None
    assert server.says == "own.hand_again"


def test_a_share_that_was_given_is_asked_for_again() -> None:
    server = Server(13)
    hand = server.begins().plays_holdem(SEATS)
    assert server.tells(hand) == "holds"
    server.given -= 1
    hand_id = server.random.randbytes(16)
    text = server.lays_down(server.packs(hand_id), hand_id)
    assert server.witness.laid_down(text, HONEST) is None
    assert server.says == "own.chain"


def test_two_records_are_open_at_once() -> None:
    """So that the share for one would be known for the other."""
    server = Server(14)
    server.begins()
    hand_id = server.random.randbytes(16)
    text = server.lays_down(server.packs(hand_id), hand_id)
    assert server.witness.laid_down(text, HONEST) is None
    assert server.says == "own.two_open"


def test_the_cut_of_the_honest_player_is_not_kept() -> None:
    server = Server(15)
    hand_id = server.random.randbytes(16)
    text = server.lays_down(server.packs(hand_id), hand_id, cut=3)
    assert server.witness.laid_down(text, HONEST, cut=20) is None
    assert server.says == "own.cut"


def test_cards_come_before_the_shares_are_told() -> None:
    server = Server(16)
    hand = server.begins().plays_holdem(SEATS)
    server.witness.dealt(hand.proof(HONEST).deals[0])
    assert server.says == "own.dealt_before"


def test_the_same_record_after_a_restart_gets_the_same_share() -> None:
    server = Server(17)
    hand = server.begins().plays_holdem(SEATS)
    assert server.witness.laid_down(hand.text, HONEST) == hand.shares[HONEST]
    assert server.tells(hand) == "holds"


def test_a_burn_is_left_out_to_move_the_cards() -> None:
    server = Server(18)
    hand = server.begins()
    hand.deal("hole", 2, SEATS)
    hand.deal("board", 3, burn=0)
    assert server.tells(hand) == "deals.burn"


def _spoiled(packs: Sequence[SealedPack], which: Sequence[int], hand: bytes) -> list[SealedPack]:
    """A card of each of these packs is there twice, and another one not at all."""
    made = list(packs)
    for at in which:
        order = list(packs[at].order)
        order[0] = order[1]
        made[at] = SealedPack(hand, at, order, packs[at].key)
    return made


def _caught(seed: int, which: Sequence[int]) -> bool:
    server = Server(seed)
    hand = server.random.randbytes(16)
    packs = _spoiled(server.packs(hand), which, hand)
    text = server.lays_down(packs, hand)
    share = server.witness.laid_down(text, HONEST)
    assert share is not None
    dealt = Dealt(hand, packs, server.record, {IN_LEAGUE: server.league.value(1), HONEST: share})
    dealt.deal("hole", 2, SEATS)
    seen = server.tells(dealt)
    return seen not in ("holds", "openings.card_twice")


@pytest.mark.parametrize("pack", range(4))
def test_a_spoiled_pack_is_caught_three_times_in_four(pack: int) -> None:
    hands = 400
    caught = sum([_caught(seed, (pack,)) for seed in range(hands)])
    assert 0.68 < caught / hands < 0.82


@pytest.mark.parametrize("which", [(0, 1), (1, 3), (0, 2, 3), (0, 1, 2, 3)], ids=str)
def test_two_or_more_spoiled_packs_are_always_caught(which: tuple[int, ...]) -> None:
    assert all(_caught(seed, which) for seed in range(150))


def test_nobody_in_league_can_foresee_the_order() -> None:
    """With the seat's shares and all packs known, each order is as likely over the honest shares alone."""
    server = Server(19)
    hand = server.random.randbytes(16)
    packs = server.packs(hand)
    text = server.lays_down(packs, hand)
    assert text
    picked, top = [0] * 4, [0] * 52
    for number in range(2_000):
        share = Chain(number.to_bytes(32), 1).value(1)  # any one the honest client may have
        dealt = Dealt(hand, packs, server.record, {IN_LEAGUE: server.league.value(1), HONEST: share})
        picked[dealt.order.pack] += 1
        top[dealt.order.positions[0]] += 1
    assert max(picked) - min(picked) < 150
    assert min(top) > 10


def test_hidden_cards_of_a_proof_are_hidden_from_the_witness_too() -> None:
    server = Server(20)
    hand = server.begins().plays_holdem(SEATS)
    assert server.tells(hand) == "holds"
    proof = server.witness.proof(HONEST)
    assert proof is not None
    cards = proof.deals[0].cards
    assert [card == UNKNOWN for card in cards] == [True, False, True, False]
