"""
Fair dealing over the wire: who is told what, and that no opening is sent to anybody but for a card he sees.
"""

from random import Random
from typing import Any, get_args

import pytest
from msgspec import json
from msgspec.structs import fields

from pakli.cards import parse_cards
from pakli.fairness import Chain
from pakli.room import Pace, Step
from pakli.room.fair_told import CARD_EVENTS
from pakli.rules import (
    BoardDealt,
    CardReplaced,
    CardsExposed,
    CardsSetAside,
    Discarded,
    Drawn,
    HandExposed,
    HandMended,
    HoleDealt,
    Reshuffled,
    Shown,
)
from pakli.table import Buy, Leave, TableEvent
from pakli.table.events import ButtonDrawn, Penalized, RabbitShown, ShownAfterHand
from tests.wire.kit import Client, Talk, talking

Message = dict[str, Any]


class Sharing:
    """Somebody's page, as far as it takes part: gives its shares as it is asked."""

    def __init__(self, talk: Talk, name: str, *, seated: bool = True) -> None:
        self.talk, self.name = talk, name
        self.client: Client = talk.client(name)
        self.chain = Chain(Random(sum(name.encode())).randbytes(32), 60)
        self.read = 0
        more = {"chain": self.chain.value(0).hex()} if seated else {}
        self.client.send({"t": "fair", "table": talk.table, **more})

    def told(self, tag: str) -> list[Message]:
        return [one for one in self.client.others if one["t"] == tag]

    def answers(self) -> None:
        """The shares for records that came since."""
        for message in self.client.others[self.read :]:
            if message["t"] != "fair_record":
                continue
            record = json.decode(message["record"].encode())
            value = dict(record["seats"]).get(self.talk.play.seat(self.name), "")
            number = self.chain.number_of(bytes.fromhex(value))
            if number is not None:
                share = self.chain.value(number + 1).hex()
                self.client.send(
                    {"t": "share", "table": self.talk.table, "hand": record["hand"], "share": share}
                )
        self.read = len(self.client.others)


async def to_a_turn(talk: Talk, pages: list[Sharing]) -> None:
    """Time passes, shares are given, until somebody is asked; who has lost everything buys again."""
    play = talk.play
    while True:
        for page in pages:
            page.answers()
        await play.settle()
        if play.to_act:
            return
        table = play.moment.table
        for number in table.broke if table.dealing is None else ():
            await play.gives(play.name(number), 200)
            await play.does(play.name(number), Buy(number, 200))
        due = play.clock.next_alarm()
        assert due is not None, "nobody is ever asked"
        play.clock.go_to(due)
        await play.settle()


async def plays(talk: Talk, pages: list[Sharing], acts: int, seed: int = 5) -> None:
    """So many actions, whatever is possible."""
    random = Random(seed)
    for _ in range(acts):
        await to_a_turn(talk, pages)
        await talk.play.somebody_acts(random)


@pytest.mark.parametrize(
    "game", ["NL 1/2", "FL 2/4 badugi", "FL 2/4 stud", "FL 2/4 deuce-to-seven-triple-draw"]
)
async def test_no_opening_is_sent_but_of_a_card_that_is_seen(game: str) -> None:
    stacks: dict[str, Any] = {"anna": 300, "bela": 300, "cili": 300, "dora": 300}
    async with talking(game, pace=Pace(run_out=1), **stacks) as talk:
        log = await talk.play.watch("oracle")
        pages = [Sharing(talk, name) for name in stacks]
        rail = Sharing(talk, "emma", seated=False)
        seen = {page.name: set[tuple[str, int]]() for page in (*pages, rail)}
        openings = {page.name: set[tuple[str, int]]() for page in (*pages, rail)}
        random = Random(8)
        for _ in range(60):
            await to_a_turn(talk, pages)
            await talk.play.somebody_acts(random)
        for step in log.steps:
            _note_seen(step, seen)
        for page in (*pages, rail):
            for message in page.told("fair_cards"):
                openings[page.name] |= {(message["hand"], one["card"]) for one in message["openings"]}
        assert all(openings[name] for name in stacks)
        for name, known in openings.items():
            assert known <= seen[name], name


def _note_seen(step: Step, seen: dict[str, set[tuple[str, int]]]) -> None:
    """What each may see of a step, by the log alone."""
    fair = step.after.kept.fair
    if fair is None:
        return
    hand = fair.now.read.hand
    seats = {seat.number: seat.player for seat in step.before.table.seats}
    for event in step.records:
        if isinstance(event, HoleDealt):
            for seat, cards in event.hands:
                seen[seats[seat]] |= {(hand, card) for card in parse_cards(cards)}
                up = cards[len(cards) - 2 * event.up :]
                _all(seen, hand, up)
        elif isinstance(event, Drawn):
            seen[seats[event.seat]] |= {(hand, card) for card in parse_cards(event.cards)}
        elif isinstance(event, BoardDealt | Shown | ShownAfterHand):
            _all(seen, hand, event.cards)


def _all(seen: dict[str, set[tuple[str, int]]], hand: str, cards: str) -> None:
    for known in seen.values():
        known |= {(hand, card) for card in parse_cards(cards)}


def test_every_event_that_has_cards_is_one_to_uncover_or_ruled_out() -> None:
    named = {"cards", "card", "hands", "boards", "burned", "exposed"}
    have = {kind for kind in get_args(TableEvent) if {field.name for field in fields(kind)} & named}
    not_dealt = {ButtonDrawn, Discarded, CardsExposed, CardReplaced, Penalized}
    real_cards = {HandExposed, HandMended, CardsSetAside}  # a live table's, whose pack is not ours
    assert have == {*CARD_EVENTS, *not_dealt, *real_cards} - {Reshuffled}
    assert RabbitShown in CARD_EVENTS


async def test_who_sees_everything_later_is_told_nothing_now() -> None:
    async with talking("NL 1/2", manners={"delay": 30}, anna=200, bela=200) as talk:
        pages = [Sharing(talk, "anna"), Sharing(talk, "bela")]
        rail = Sharing(talk, "emma", seated=False)
        await plays(talk, pages, 6)
        assert pages[0].told("fair_cards")
        assert not [one for one in rail.client.others if one["t"].startswith("fair")]


async def test_who_asks_for_nothing_is_told_nothing() -> None:
    async with talking("NL 1/2", anna=200, bela=200, cili=200) as talk:
        pages = [Sharing(talk, "anna"), Sharing(talk, "bela")]
        await plays(talk, pages, 6)
        assert not [one for one in talk.client("cili").others if one["t"].startswith("fair")]


async def test_shares_that_are_none_are_of_no_interest() -> None:
    async with talking("NL 1/2", anna=200, bela=200) as talk:
        anna, bela = Sharing(talk, "anna"), Sharing(talk, "bela")
        await talk.play.until(lambda: bool(anna.told("fair_record")))
        record = json.decode(anna.told("fair_record")[0]["record"].encode())
        right = bela.chain.value(1).hex()
        for hand, share, client in (
            (record["hand"], "0" * 64, bela.client),
            ("0" * 32, right, bela.client),
            (record["hand"], right, anna.client),
            (record["hand"], right, talk.client("emma")),
        ):
            client.send({"t": "share", "table": talk.table, "hand": hand, "share": share})
        await talk.play.settle()
        assert not anna.told("fair_shares")
        anna.answers()
        bela.answers()
        await talk.play.settle()
        assert [seat for seat, _ in anna.told("fair_shares")[0]["shares"]] == [2, 3]


@pytest.mark.parametrize(
    "message",
    [
        {"t": "fair", "table": "t", "chain": "ab"},
        {"t": "fair", "table": "t", "chain": "A" * 64},
        {"t": "fair", "table": "t", "chain": "a" * 64 + "\n"},
        {"t": "share", "table": "t", "hand": "0" * 32, "share": "0" * 63},
        {"t": "share", "table": "t", "hand": "0" * 31, "share": "0" * 64},
        {"t": "share", "table": "t", "hand": "0" * 32},
    ],
    ids=str,
)
async def test_what_is_no_hash_is_no_message(message: Message) -> None:
    async with talking("NL 1/2", anna=200) as talk:
        client = talk.client("anna")
        client.send(message)
        assert client.last("error")["code"] == "unreadable"


async def test_who_was_passed_over_is_told_the_hand_anew() -> None:
    async with talking("NL 1/2", anna=200, bela=200) as talk:
        pages = [Sharing(talk, "anna"), Sharing(talk, "bela")]
        await to_a_turn(talk, pages)
        client = pages[0].client
        before = len(pages[0].told("fair_cards"))
        watcher = client.connection._watchers[talk.table]
        watcher.behind = True  # so much waited for him
        await talk.act(talk.play.to_act, "call")
        client.connection.drained()
        again = pages[0].told("fair_cards")[before:]
        assert len(again) == 1
        assert [deal["to"] for deal in again[0]["deals"]] == ["hole"]
        assert pages[0].told("fair_record")[-1] == pages[0].told("fair_record")[0]


async def test_a_seat_taken_by_another_uncovers_nothing_of_who_sat_there() -> None:
    async with talking("NL 1/2", anna=200, bela=200, cili=200) as talk:
        pages = [Sharing(talk, name) for name in ("anna", "bela", "cili")]
        await to_a_turn(talk, pages)
        gone = talk.play.to_act
        seat = talk.play.seat(gone)
        await talk.act(gone, "fold")
        await talk.play.does(gone, Leave)
        if any(one.number == seat for one in talk.play.moment.table.seats):
            await talk.play.until(
                lambda: (
                    all(one.number != seat for one in talk.play.moment.table.seats) or not talk.play.to_act
                )
            )
        await talk.play.gives("emma", 200)
        emma = talk.client("emma")
        emma.send({"t": "do", "id": "s1", "table": talk.table, "version": talk.play.moment.version,
                   "action": {"type": "sit", "seat": seat, "chips": 200}})  # fmt: skip
        await talk.play.settle()
        emma.send({"t": "fair", "table": talk.table})
        await talk.play.settle()
        for message in [one for one in emma.others if one["t"] == "fair_cards"]:
            own = [deal for deal in message.get("deals", []) if deal["to"] == "hole"]
            assert all(set(deal["cards"]) == {52} for deal in own)
