"""
No byte sent to anybody tells him what is not his to know (F2, I5, P6, S1): hundreds of hands of every game.

What each may know is worked out here from the log alone, by a reckoning that knows nothing of pictures and
patches.
"""

import asyncio
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest
from msgspec import json
from msgspec.structs import replace

from pakli.room import ChatLine, Moment, Pace, Step
from pakli.room.records import Record
from pakli.rules import VARIANTS, BoardDealt, CardReplaced, Discarded, Drawn, HoleDealt, Shown
from pakli.table import Leave, Sign, Switches, Table
from pakli.table.events import (
    AfterHandWished,
    BlindAsked,
    ButtonDrawn,
    HandStarted,
    RabbitShown,
    ShownAfterHand,
    SwitchesSet,
)
from tests.named import NAME, cards_named
from tests.room.kit import Play, opened, sign
from tests.wire.auto import AutoClient
from tests.wire.kit import Client

HANDS: Final = 24
SIGNS: Final = {
    "no-limit": "NL 1/2",
    "pot-limit": "PL 1/2",
    "fixed-limit": "FL 2/4",
    "spread-limit": "SL 1/2",
}


class Oracle:
    """Told first of every step: what is public, and what each player may know, by the log alone."""

    player = "oracle"

    def __init__(self) -> None:
        self.public: set[str] = set()
        self.before: set[str] = set()
        """What was public before this hand."""
        self.own: dict[str, set[str]] = {}
        self.begun = 0
        """Version in which this hand began; steps told again may be of the hand before."""
        self.hand_before: tuple[set[str], dict[str, set[str]]] = (set(), {})
        self.secrets = 0

    def show(self, moment: Moment) -> None:
        pass

    def hear(self, line: ChatLine) -> None:
        pass

    def gone(self) -> None:
        pass

    def tell(self, step: Step) -> None:
        seats = {seat.number: seat.player for seat in (*step.before.table.seats, *step.after.table.seats)}
        for record in step.records:
            if isinstance(record, HandStarted):
                self.begun, self.hand_before = step.after.version, (self.public, self.own)
            self._note(record, seats)

    def _note(self, record: Record, seats: dict[int, str]) -> None:
        match record:
            case HandStarted():
                self.before |= self.public
                self.public, self.own = set(), {}
            case HoleDealt(hands, up):
                for seat, cards in hands:
                    self._his(seats[seat], cards)
                    self.public.update(NAME.findall(cards[len(cards) - 2 * up :] if up else ""))
            case Drawn(seat, cards) | Discarded(seat, cards) | CardReplaced(seat, _, cards):
                self._his(seats[seat], cards)
            case BoardDealt(_, cards) | Shown(_, cards) | ShownAfterHand(_, cards):
                self.public.update(NAME.findall(cards))
            case RabbitShown(boards):
                self.public.update(NAME.findall("".join(boards)))
            case ButtonDrawn(cards):
                self.public.update(NAME.findall("".join([card for _, card in cards])))
            case _:
                pass

    def _his(self, player: str, cards: str) -> None:
        self.secrets += len(cards) // 2
        self.own.setdefault(player, set()).update(NAME.findall(cards))

    def check(self, player: str, frame: bytes) -> None:
        """Every card in a frame is public, or the player's own."""
        message = json.decode(frame)
        public, own = self.public, self.own
        if message["t"] == "batch" and message["v"] < self.begun:
            public, own = self.hand_before
        may_know = public | own.get(player, set())
        seen = cards_named(message)
        assert seen <= may_know, f"{player} is told of {seen - may_know} by {frame!r}"


class Watched(AutoClient):
    """A client whose every frame is checked in the moment it is sent."""

    def __init__(self, oracle: Oracle, *arguments: Any) -> None:
        self._oracle = oracle
        super().__init__(*arguments)

    def _take(self, frame: bytes) -> None:
        self._oracle.check(self.player, frame)
        super()._take(frame)


def games() -> Iterator[Sign]:
    """Every game there is, with all that a table can allow; and HORSE."""
    for name, variant in VARIANTS.items():
        words = f"{SIGNS[variant.limit]}{'/1' if variant.forced.startswith('ante') else ''} {name}"
        yield sign(words, run_outs=2, rabbit_cards=True, straddle=variant.forced == "blinds")
    yield sign("NL 1/2 holdem", what_counts="must_declare", boards=2)
    yield sign("FL 2/4 stud", all_in_face_up=False)


async def play(play: Play, what: Sign, hands: int, seed: int) -> Oracle:
    """
    So many hands among clients that do whatever they may: leave and come back, reconnect, show, look on.
    """
    random, oracle = Random(seed), Oracle()
    await play.open(what)
    play.actor.audience.add(oracle)
    play.actor.audience.show(oracle, play.moment, None)
    players = [f"p{at}" for at in range(min(4, what.seats))]
    clients: dict[str, Watched] = {}

    def connect(name: str) -> None:
        clients[name] = Watched(oracle, play.room, play.person(name).id, play.table_id, random)

    for name in (*players, "rail"):
        connect(name)
        await play.gives(name, 1_000_000_000)  # in thousands of hands one wins all that the others have
    for seat, name in enumerate(players, start=1):
        clients[name].do(play.table_id, {"type": "sit", "seat": seat, "chips": 120})
    await until(lambda: len(play.moment.table.seats) == len(players))
    for name in players:
        switches = Switches(straddle=True, bomb_pot=True, runs=random.choice((-1, 0, 1)), cut=False)
        number = play.seat(name)
        clients[name].do(play.table_id, {"type": "set_switches", "seat": number, "switches": switches})
    target = play.hands + hands
    while play.hands < target:
        await until(_later_than(play, play.moment.version + 6))
        _something_else(play, clients, connect, random)
        await play.room.idle()
        for client in clients.values():
            client.check(play.table_id)
    for client in clients.values():
        client.stopped = True
        client.close()
    return oracle


def _later_than(play: Play, version: int) -> Callable[[], bool]:
    """Whether the table is later than `version`, or stands still because somebody has lost everything."""

    def later() -> bool:
        table = play.moment.table
        return play.moment.version > version or (table.dealing is None and bool(table.broke or _out(table)))

    return later


def _out(table: Table) -> bool:
    return any(seat.out for seat in table.seats)


def _something_else(play: Play, clients: dict[str, Watched], connect: Any, random: Random) -> None:
    """What people do besides: buy again, sit out and in, show, leave the page and come back."""
    name = random.choice(list(clients))
    client = clients[name]
    for number in play.moment.table.broke:
        clients[play.name(number)].press("buy")
    for seat in play.moment.table.seats:
        if seat.out:
            clients[seat.player].press("sit_in")
    what = random.choice(
        ("show_after_hand", "rabbit_cards", "sit_out", "reload", "reload", "again", "nothing")
    )
    if what == "reload":
        client.close()
        connect(name)
    elif what == "again":
        client.watch(play.table_id, max(0, client.known[play.table_id]["v"] - random.randint(0, 9)))
    elif what != "nothing":
        client.press(what)


async def until(happens: Any) -> None:
    """Let everything run until something is so."""
    for _ in range(20_000):
        if happens():
            return
        await asyncio.sleep(0.0005)
    raise AssertionError("it never happens")


@pytest.mark.parametrize("what", tuple(games()), ids=lambda what: what.games[0].variant)
async def test_no_card_that_is_not_public_or_ones_own(what: Sign) -> None:
    async with opened(pace=Pace.none(), real=True) as room:
        oracle = await play(room, what, HANDS, seed=11)
        assert oracle.secrets > HANDS


@pytest.mark.soak
@pytest.mark.parametrize("what", tuple(games()), ids=lambda what: what.games[0].variant)
async def test_no_card_in_the_long_run(what: Sign) -> None:
    async with opened(pace=Pace.none(), real=True) as room:
        await play(room, what, 5000, seed=12)


PRIVATE: Final = (AfterHandWished, SwitchesSet, BlindAsked)


async def test_no_intent_of_others() -> None:
    """What somebody alone is told is in no frame of anybody else, not even as an empty shell of it."""
    what = replace(sign("NL 1/2", run_outs=2), cut=True)
    async with opened(pace=Pace.none(), real=True) as room:
        await room.open(what)
        clients = {name: Client(room.room, room.person(name).id) for name in ("anna", "bela", "cili", "rail")}
        seats = {name: seat for seat, name in enumerate(clients, start=1)}
        for name, client in clients.items():
            client.watch(room.table_id)
            if name != "rail":
                await room.gives(name, 200)
                client.do(room.table_id, {"type": "sit", "seat": seats[name], "chips": 200})
        await until(lambda: len(room.moment.table.seats) == 3 and room.moment.table.in_hand(1))
        for name, word in (("anna", "sit_out"), ("anna", "sit_in"), ("bela", "leave")):
            client = clients[name]
            option = client.view(room.table_id)["can"].get(word)
            if option is not None and "refusal" not in option:
                client.do(room.table_id, option["action"])
            await room.settle()
        clients["cili"].do(
            room.table_id,
            {
                "type": "set_switches",
                "seat": 3,
                "switches": {"straddle": True, "runs": 2, "bomb_pot": True, "cut": False},
            },
        )
        await room.settle()
        tags, told = {kind.__struct_config__.tag for kind in PRIVATE}, set[str]()
        for name, client in clients.items():
            theirs = [event for frame in client.frames for event in _events(frame) if event["type"] in tags]
            told |= {event["type"] for event in theirs}
            for event in theirs:
                assert seats[name] in event.get("seats", [event.get("seat")]), f"{name} is told {event}"
        assert told == tags


def _events(frame: bytes) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = json.decode(frame).get("events", [])
    return events


async def test_nobody_learns_how_anothers_switches_stand() -> None:
    async with opened() as room:  # time stands still: nothing else happens
        await room.open(sign("NL 1/2", straddle=True, run_outs=3))
        anna, bela = (Client(room.room, room.person(name).id) for name in ("anna", "bela"))
        for seat, client in enumerate((anna, bela), start=1):
            client.watch(room.table_id)
            await room.gives(client.player, 200)
            client.do(room.table_id, {"type": "sit", "seat": seat, "chips": 200})
        await room.settle()
        before = len(bela.frames)
        switches = {"straddle": True, "bomb_pot": False, "runs": 3, "cut": True}
        anna.do(room.table_id, {"type": "set_switches", "seat": 1, "switches": switches})
        await room.settle()
        told = b"".join(bela.frames[before:])
        assert b"passed" in told
        assert b"straddle" not in told
        assert b"runs" not in told
        now = anna.view(room.table_id)["can"]["switches"]["choose"][0]["now"]
        assert now == switches


async def test_who_sits_down_where_another_sat_sees_nothing_of_his_hand() -> None:
    async with opened(pace=Pace(after_showdown=30, after_fold=30, first_hand=0)) as room:
        await room.open(sign("NL 1/2"))
        oracle = Oracle()
        room.actor.audience.add(oracle)
        room.actor.audience.show(oracle, room.moment, None)
        for name in ("anna", "bela", "cili"):
            await room.sits(name, {"anna": 1, "bela": 2, "cili": 3}[name], 200)
        await room.until_asked()
        await room.hand_over(fold=True)
        hand = room.moment.table.hand
        assert hand is not None
        old = {cards for seat in hand.seats for cards in NAME.findall(seat.cards)}
        assert old
        leaver = room.name(1)
        await room.does(leaver, Leave(1))
        dora = Client(room.room, room.person("dora").id)
        await room.gives("dora", 200)
        dora.watch(room.table_id)
        dora.do(room.table_id, {"type": "sit", "seat": 1, "chips": 100})
        await room.settle()
        assert dora.view(room.table_id)["me"]["seat"] == 1
        again = Client(room.room, room.person("dora").id)
        again.watch(room.table_id)
        again.watch(room.table_id, 3)
        for frame in (*dora.frames, *again.frames):
            assert cards_named(json.decode(frame)) <= oracle.public | oracle.before
