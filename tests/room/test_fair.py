"""Players take part in the shuffle: records, shares, voids, and every hand checked by every client."""

from random import Random
from typing import Any

import pytest

from pakli.cards import cards_text
from pakli.fairness import check, read_proof, written_proof
from pakli.room import Pace, Step
from pakli.room.actions import SeeRabbit
from pakli.room.fair_told import DrawnTold, FairTold, RecordTold, VoidTold
from pakli.room.records import (
    OWN_RECORDS,
    ChainGiven,
    RecordLaid,
    RecordVoided,
    SharesGiven,
    StubServed,
)
from pakli.rules import HoleDealt
from pakli.table import Cut, CutOffer, Leave, ShowAfterHand, VoidHand
from tests.fairness.kit import chain_of
from tests.room.fair_kit import fairly, joins
from tests.room.kit import Play, played, sign


async def hands(play: Play, count: int, *, fold: bool = False) -> None:
    """So many hands from beginning to end, and the next one prepared."""
    for _ in range(count):
        await play.until_asked()
        await play.hand_over(fold=fold)
    await play.until_asked()


async def test_every_hand_holds_for_everybody() -> None:
    async with fairly("NL 1/2", anna=200, bela=200, cili=200) as (play, clients):
        rail = await joins(play, "dora", chain=False)
        await hands(play, 4)
        for client in (*clients.values(), rail):
            assert client.doubts == []
            assert len(client.checked) >= 3
            assert [one.shares for one in client.checked] == [3] * len(client.checked)
        for proof in (*clients["anna"].proofs, *rail.proofs):
            assert check(read_proof(written_proof(proof))).shares == 3


async def test_each_seat_of_a_table_sees_the_cards_of_the_proof_and_no_others() -> None:
    async with fairly("NL 1/2", anna=200, bela=200) as (play, clients):
        await play.until_asked()
        dealt = dict(next(event for event in play.moment.tale.events if isinstance(event, HoleDealt)).hands)
        for client in clients.values():
            proof = client.witness.proof(client.seat)
            assert proof is not None
            assert {cards_text([one.card]) for one in proof.openings} == {
                dealt[client.seat][:2],
                dealt[client.seat][2:],
            }


async def test_who_folds_learns_nothing_more() -> None:
    async with fairly("NL 1/2", anna=200, bela=200, cili=200) as (play, clients):
        await hands(play, 2, fold=True)
        for client in clients.values():
            assert client.doubts == []
            assert client.checked[-1].cards == 2


async def test_shares_come_before_the_first_card_and_the_record_before_the_shares() -> None:
    async with fairly("NL 1/2", anna=200, bela=200) as (play, clients):
        order, client = list[str](), clients["anna"]
        prove, tell = client.prove, client.tell

        def proves(told: FairTold) -> None:
            order.append(type(told).__name__)
            prove(told)

        def tells(step: Step) -> None:
            order.extend(["cards" for one in step.records if isinstance(one, HoleDealt)])
            tell(step)

        client.prove, client.tell = proves, tells  # type: ignore[method-assign]
        await hands(play, 1, fold=True)
        first = order.index("RecordTold")
        assert order[first : first + 4] == ["RecordTold", "DrawnTold", "cards", "CardsTold"]


async def test_a_table_where_nobody_takes_part_deals_at_once_without_a_record() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        rail = await joins(play, "dora", chain=False)
        await hands(play, 2, fold=True)
        assert rail.told == []
        assert play.moment.kept.fair is None
        assert play.moment.kept.chains == ()


async def test_bots_and_pages_that_give_nothing_are_not_in_the_list() -> None:
    async with played("NL 1/2", anna=200, bela=200, cili=200) as play:
        anna = await joins(play, "anna")
        await hands(play, 2)
        assert anna.doubts == []
        assert [one.shares for one in anna.checked] == [1] * len(anna.checked)
        assert len(anna.checked) >= 1


async def test_a_share_that_does_not_come_voids_the_record_after_three_seconds() -> None:
    async with fairly("NL 1/2", anna=200, bela=200, cili=200) as (play, clients):
        clients["cili"].gives = False
        told = clients["anna"].told
        await play.until(lambda: any(isinstance(one, RecordTold) for one in told))
        laid = play.clock.now()
        await play.until(lambda: any(isinstance(one, VoidTold) for one in told))
        assert play.clock.now() - laid == pytest.approx(play.room.house.pace.share)
        await hands(play, 1)
        anna = clients["anna"]
        assert anna.doubts == []
        first = anna.checked[0]
        assert (first.voids, first.shares, first.record.attempt) == (1, 2, 2)
        assert clients["cili"].doubts[0] == "called_missing"


async def test_who_gave_no_share_is_not_asked_for_a_hundred_hands() -> None:
    async with fairly("NL 1/2", pace=Pace.none(), anna=4000, bela=4000) as (play, clients):
        clients["bela"].gives = False
        await hands(play, 1, fold=True)
        clients["bela"].gives = True
        played_before = play.hands
        chains = {chain.player: chain.out for chain in play.moment.kept.chains}
        assert chains["anna"] == 0
        assert 98 <= chains["bela"] <= 100
        while {chain.player: chain.out for chain in play.moment.kept.chains}["bela"]:
            assert [seat for seat, _ in clients["anna"].witness.record.seats] == [play.seat("anna")]  # type: ignore[union-attr]
            await play.hand_over(fold=True)
            await play.until_asked()
            if play.hands - played_before > 50:
                break
        assert not any(isinstance(one, VoidTold) for one in clients["anna"].told[-20:])


async def test_leaving_and_coming_back_is_no_way_round() -> None:
    async with fairly("NL 1/2", anna=200, bela=200, cili=200) as (play, clients):
        clients["cili"].gives = False
        await hands(play, 1, fold=True)
        await play.hand_over(fold=True)
        await play.does("cili", Leave)
        await play.sits("cili", 4, 200)
        await joins(play, "cili", seed=77)
        out = {chain.player: chain.out for chain in play.moment.kept.chains}
        assert out["cili"] > 90


async def test_somebody_whose_connection_is_lost_is_not_waited_for() -> None:
    async with fairly("NL 1/2", anna=200, bela=200, cili=200) as (play, clients):
        await play.until_asked()
        await play.lost("cili")
        await play.hand_over(fold=True)
        await play.until_asked()
        anna = clients["anna"]
        assert not any(isinstance(one, VoidTold) for one in anna.told)
        assert anna.witness.record is not None
        assert [seat for seat, _ in anna.witness.record.seats] == [play.seat("anna"), play.seat("bela")]
        chains = {chain.player: chain.out for chain in play.moment.kept.chains}
        assert chains["cili"] == 0


async def test_everybody_gone_between_record_and_share_the_hand_is_dealt_all_the_same() -> None:
    async with fairly("NL 1/2", anna=200, bela=200) as (play, clients):
        for client in clients.values():
            client.gives = False
        await play.until(lambda: play.moment.kept.fair is not None)
        await play.until_asked()
        assert play.moment.kept.fair is not None
        assert play.moment.kept.fair.now.state == "void"
        assert play.moment.kept.rest


async def test_nobody_keeps_the_shares_of_others_away_by_sending_very_many() -> None:
    async with fairly("NL 1/2", anna=200, bela=200) as (play, clients):
        prove = clients["bela"].prove

        def floods(told: FairTold) -> None:
            if isinstance(told, RecordTold):
                for _ in range(1000):
                    play.actor.share_given("dora", "00" * 16, bytes(32))
            prove(told)

        clients["bela"].prove = floods  # type: ignore[method-assign]
        await hands(play, 1)
        assert [one.shares for one in clients["anna"].checked][:1] == [2]


async def test_a_new_chain_counts_from_the_next_record() -> None:
    async with fairly("NL 1/2", anna=200, bela=200) as (play, _):
        await play.until_asked()
        again = await joins(play, "anna", seed=5)
        assert again.witness.record is not None  # caught up in the middle of the hand
        assert again.witness.doubt is not None
        await hands(play, 2)
        assert again.checked
        assert again.doubts[1:] == []


async def test_a_page_loaded_anew_in_mid_hand_checks_the_hand_to_its_end() -> None:
    async with fairly("NL 1/2", anna=200, bela=200) as (play, _):
        await play.until_asked()
        await play.passive()
        again = await joins(play, "anna")
        assert again.witness.doubt is None
        await hands(play, 1)
        assert again.doubts == []
        assert len(again.checked) >= 1


@pytest.mark.parametrize(
    "game",
    [
        *("PL 1/2 omaha", "PL 1/2 five-card-draw", "FL 2/4 deuce-to-seven-triple-draw", "FL 2/4 badugi"),
        *("FL 2/4 stud", "FL 2/4 razz", "NL 1/2/1 holdem-36", "NL 1/2 holdem-32"),
    ],
)
async def test_every_kind_of_game_holds(game: str) -> None:
    random = Random(11)
    async with fairly(game, pace=Pace(run_out=1), anna=90, bela=200, cili=140, dora=60) as (play, clients):
        for _ in range(60):
            await play.until_asked()
            await play.somebody_acts(random)
        for client in clients.values():
            assert client.doubts == []
        assert sum([len(client.checked) for client in clients.values()]) >= 4


async def test_stubs_shuffled_anew_hold_and_are_checked_card_by_card() -> None:
    """Five draw three times: the stub does not suffice."""
    random = Random(3)
    stacks: dict[str, Any] = dict.fromkeys(("anna", "bela", "cili", "dora", "emma"), 400)
    async with fairly("FL 2/4 deuce-to-seven-triple-draw", **stacks) as (play, clients):
        for _ in range(400):
            await play.until_asked()
            await play.somebody_acts(random)
            if sum([one.served for client in clients.values() for one in client.checked]) > 8:
                break
        assert all(client.doubts == [] for client in clients.values())
        assert sum([one.served for client in clients.values() for one in client.checked]) > 8


async def test_cards_shown_after_the_hand_and_those_that_would_have_come_are_opened() -> None:
    async with fairly(sign("NL 1/2", rabbit_cards=True), anna=200, bela=200) as (play, clients):
        await play.until_asked()
        await play.hand_over(fold=True)
        await play.does("anna", ShowAfterHand, "")
        await play.asks("bela", SeeRabbit())
        await play.until_asked()
        for client in clients.values():
            assert client.doubts == []
            assert len(client.checked) == 1
        shown = clients["bela"].proofs[0].shown
        assert {one.seat for one in shown} == {0, play.seat("anna")}


async def test_nothing_private_of_fair_dealing_is_in_what_is_told() -> None:
    async with fairly("NL 1/2", anna=200, bela=200) as (play, clients):
        await hands(play, 2)
        fair = play.moment.kept.fair
        assert fair is not None
        for client in clients.values():
            text = repr(client.told)
            assert fair.now.secret.hex() not in text
            drawn = [one for one in client.told if isinstance(one, DrawnTold)]
            assert drawn
            assert all(len(one.opened) == 3 for one in drawn)


def test_the_rooms_own_records_stay_private() -> None:
    assert {ChainGiven, RecordLaid, SharesGiven, RecordVoided, StubServed} <= OWN_RECORDS


async def test_a_chain_handed_in_while_shares_are_awaited_counts_from_the_next_record() -> None:
    async with fairly("NL 1/2", anna=200, bela=200) as (play, clients):
        clients["bela"].gives = False
        told = clients["anna"].told
        await play.until(lambda: any(isinstance(one, RecordTold) for one in told))
        bela, new = clients["bela"], chain_of(Random(4), 20)
        play.actor.takes_part(bela, new.value(0))
        await play.settle()
        record, share = bela.witness.record, bela.witness.chain.value(1)
        assert record is not None
        play.actor.share_given("bela", record.hand, share)
        await play.until_asked()
        values = {chain.player: chain.value for chain in play.moment.kept.chains}
        assert values["anna"] == clients["anna"].witness.chain.value(1)
        assert values["bela"] == new.value(0)


async def test_the_cut_is_in_the_record_and_moves_the_cards() -> None:
    async with fairly(sign("NL 1/2", cut=True), anna=200, bela=200, cili=200) as (play, clients):
        await play.until(lambda: isinstance(play.moment.table.next, CutOffer))
        waiting = play.moment.table.next
        assert isinstance(waiting, CutOffer)
        await play.does(play.name(waiting.seat), Cut, 17)
        await play.until_asked()
        fair = play.moment.kept.fair
        assert fair is not None
        assert fair.now.read.cut == 17
        await play.hand_over()
        await play.until(lambda: bool(clients["anna"].checked))
        assert clients["anna"].doubts == []
        assert clients["anna"].checked[0].record.cut == 17


async def test_a_hand_the_floor_voids_while_shares_are_awaited_is_made_public() -> None:
    async with fairly("NL 1/2", anna=200, bela=200) as (play, clients):
        clients["bela"].gives = False
        told = clients["anna"].told
        await play.until(lambda: any(isinstance(one, RecordTold) for one in told))
        await play.does("floor", VoidHand("a wrong pack"))
        await play.until(lambda: any(isinstance(one, VoidTold) for one in told))
        clients["bela"].gives = True
        assert {chain.out for chain in play.moment.kept.chains} == {0}
        await play.until_asked()
        await play.hand_over()
        await play.until_asked()
        assert clients["anna"].witness.doubt is None
        assert len(clients["anna"].checked) == 1
