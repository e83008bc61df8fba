"""What was never shown cannot be computed from a proof."""

import pytest

from pakli.fairness import written_proof
from pakli.fairness.hashing import card_leaf
from tests.fairness.games import lowball, simple


@pytest.mark.parametrize("viewer", [0, 2, 5])
def test_nothing_that_hides_an_unseen_card_is_in_a_proof(viewer: int) -> None:
    hand = simple()
    proof = hand.proof(viewer)
    data, pack = written_proof(proof).decode(), hand.pack
    seen = {one.position for one in proof.openings}
    assert len(seen) == (9 if viewer == 2 else 7)  # seat 5 shows his, so the rail sees them too
    for at in set(range(52)) - seen:
        assert pack.salts[at].hex() not in data
    assert not any(ticket.hex() in data for ticket in pack.tickets)
    assert pack.key.hex() not in data


def test_no_guess_of_an_unseen_card_can_be_confirmed() -> None:
    """Who tries every card with every salt that he has finds none of the hashes he was given."""
    hand = simple()
    proof = hand.proof(2)
    known = {one for opening in proof.openings for one in opening.path}
    salts = {one.salt for one in proof.openings} | {one for pack in proof.opened for one in pack.salts}
    seen = {one.position for one in proof.openings}
    unseen = sorted(set(range(52)) - seen)[:6]
    for at in unseen:
        for card in range(52):
            for salt in salts:
                leaf = card_leaf(hand.hand, hand.order.pack, at, card, bytes.fromhex(salt))
                assert leaf.hex() not in known


def test_tickets_come_only_with_cards_that_were_dealt_again() -> None:
    game = lowball()
    proof = game.proof(6)
    data, pack = written_proof(proof).decode(), game.hand.pack
    told = {one.position for one in proof.tickets}
    assert told == {at for deal, _, got in game.stubs if deal.seats == (6,) for at in got}
    assert not any(pack.tickets[at].hex() in data for at in set(range(52)) - told)


def test_who_only_receives_the_hash_of_a_list_has_no_values() -> None:
    game = lowball()
    withheld = game.proof(4).servings[1]
    assert not isinstance(withheld.values, tuple)
    assert withheld.last == ()
    assert withheld.hash == game.proof(6).servings[1].hash
