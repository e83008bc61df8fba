"""
A whole session, by chance: people come, buy, play, change seats, write, are ruled on, lose their connections,
and the room is started anew.

    session = Session(play, Random(1), {"NL": sign("NL 1/2")})
    await session.open()
    await session.step()        # something happens, and everything that has to hold is looked at
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from pakli.club.accounts import PRACTICE
from pakli.club.person import Person
from pakli.room import ChatLine, Moment, Room, Step, TableActor
from pakli.room.money import escrow
from pakli.rules import Rake
from pakli.table import BombPot, Sign, game_of, sign_of
from tests.room.faulty import Faulty
from tests.room.kit import Play, sign
from tests.wire.auto import filled
from tests.wire.kit import Client

__all__ = ["Accountant", "Session", "rich"]

NAMES: Final = ("anna", "bela", "cili", "dora", "elek", "feri")
WEIGHTS: Final = {
    "answer": 60,
    "button": 22,
    "rule": 3,
    "back": 4,
    "time": 8,
    "chat": 1,
    "money": 2,
    "name": 1,
    "fault": 1,
}
SELDOM: Final = {"fold": 0.2, "all_in": 0.3, "leave": 0.25, "sit_out": 0.3, "sit": 6.0, "buy": 2.0}
MAY_BE: Final = {
    *("room.overdrawn", "room.cannot_pay", "room.storage"),
    *("let_in seat.taken", "let_in seat.others_wait", "let_in room.no_request", "turn_away room.no_request"),
    "show_after_hand show.nothing_to_show",
}
"""
Why something that was offered may be refused all the same: in the same moment two ask for a seat, somebody
joins the list, or whom the host is just letting in goes; and while the log fails the same is pressed twice.
"""
PATIENCE: Final = (0.0, 2.0, 6.0, 25.0, 100.0, 700.0)


def rich() -> dict[str, Sign]:
    """Tables that allow everything there is, one of them with rake and chips of fifty cents."""
    one = sign(
        "NL 1/2", seats=5, buy_in=(20, 100), cut=True, straddle=True, run_outs=3, rabbit_cards=True,
        rake=Rake(50, 3), return_within=10,
    )  # fmt: skip
    rules = replace(one.games[0].rules, bomb_pot=True)
    money = replace(one.money, code="EUR", value=50, digits=2)
    one = replace(one, games=(replace(one.games[0], rules=rules),), bomb_pot=BombPot(10), money=money)
    stakes = one.games[0].stakes
    games = [game_of(name, stakes) for name in ("omaha-high-low", "five-card-draw", "stud", "badugi")]
    mixed = sign_of(*games, seats=4, buy_in=(30, 0), rotation="dealers_choice")
    return {"rich": one, "mixed": mixed}


def on_table(moment: Moment) -> int:
    """All chips of a table, in units of its currency: behind, bought for after the hand, in the pot."""
    table = moment.table
    hand = table.playing
    chips = sum([seat.bought for seat in table.seats])
    chips += sum([seat.stack for seat in table.seats if not table.in_hand(seat.number)])
    if hand is not None:
        chips += hand.pot + sum([seat.stack for seat in hand.seats])
    return chips * table.sign.money.value


class Accountant:
    """Looks on at one table, and notes after each commit what lies on it, where that has changed."""

    player = "accountant"

    def __init__(self, actor: TableActor) -> None:
        self.now = on_table(actor.moment)
        self.noted: list[int] = []
        actor.audience.add(self)
        actor.audience.show(self, actor.moment, None)

    def show(self, moment: Moment) -> None:
        pass

    def hear(self, line: ChatLine) -> None:
        pass

    def gone(self) -> None:
        pass

    def tell(self, step: Step) -> None:
        assert step.after.table.missing == 0
        now = on_table(step.after)
        if now != self.now:
            self.now = now
            self.noted.append(now)


class Session:
    """People at some tables of one room, and what they do."""

    def __init__(self, play: Play, random: Random, signs: Mapping[str, Sign], **manners: Any) -> None:
        self.play, self.random, self._signs, self._manners = play, random, signs, manners
        self.tables: list[str] = []
        self.clients: dict[str, Client] = {}
        self.done: dict[str, int] = {}
        """How often each thing was really done, by its action's name."""
        self._accountants: dict[str, Accountant] = {}
        self._entries: dict[str, int] = {}

    async def open(self, bots: int = 1) -> None:
        """Open the tables; everybody comes, with some chips."""
        for made in self._signs.values():
            practice = replace(made, practice=made.money.code == "")
            seated = tuple([f"bot {number}" for number in range(bots)]) if practice.practice else ()
            self.tables.append(await self.play.open(practice, bots=seated, **self._manners))
        for name in (*NAMES, "floor", "host"):
            self.connect(name)
        await self._watch_chips()
        for name in NAMES:
            await self._money(name, 300)

    def connect(self, name: str) -> None:
        """Somebody's page, looking on at every table."""
        client = Client(self.play.room, self.play.person(name).id)
        self.clients[name] = client
        for table in self.tables:
            client.watch(table)

    async def start_again(self, seed: int) -> None:
        """The room is closed and opened again on the same log; everybody comes back."""
        play = self.play
        for client in self.clients.values():
            client.close()
        await play.room.close()
        play.room = await Room.open(
            play.store, play.people, clock=play.clock, pace=play.room.house.pace, chance=Random(seed)
        )
        await self._watch_chips()
        for name in (*NAMES, "floor", "host"):
            self.connect(name)
        await play.settle()

    async def step(self) -> None:
        """Something happens."""
        self.play.table_id = table = self.random.choice(self.tables)
        what = self.random.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        match what:
            case "answer":
                if not self._answer(table):
                    await self.play.pass_time(1.0)
            case "button":
                self._press(table)
            case "rule":
                self._rule(table)
            case "back":
                self._come_back(table)
            case "chat":
                self.clients[self.random.choice(NAMES)].send(
                    {"t": "chat", "id": f"chat-{self.random.random()}", "table": table, "text": "well played"}
                )
            case "name":
                self._rename(self.random.choice(NAMES))
            case "fault":
                await self._fault()
            case "money":
                await self._money(self.random.choice(NAMES), self.random.choice((10, 60)))
            case _:
                await self.play.pass_time(self.random.choice(PATIENCE))
        await self.play.settle()

    async def check(self) -> None:
        """Somebody has what a fresh page would have, and every chip is where the ledger has it."""
        self.check_page(self.random.choice(list(self.clients)))
        for client in self.clients.values():
            for message in client.others:
                if message["t"] == "done":
                    self.done[message["id"].split("-")[0]] = self.done.get(message["id"].split("-")[0], 0) + 1
                assert message["t"] != "error", message
                if message["t"] == "refused" and not message["id"].startswith("ruled."):
                    codes = {message["code"], f"{message['id'].split('-')[0]} {message['code']}"}
                    late = "delay" in self._manners  # who sees it later acts upon the past
                    assert late or codes & MAY_BE, f"what was offered was refused: {message}"
                assert message.get("code") != "room.bug", message
            client.others.clear()
        await self.check_money()

    def check_page(self, name: str) -> None:
        """Somebody has what a fresh page would have."""
        client = self.clients[name]
        assert not client.gaps
        for table in self.tables:
            if self._sees_the_present(client, table):
                client.check(table)

    def _sees_the_present(self, client: Client, table: str) -> bool:
        actor = self.play.room.table(table)
        assert actor is not None
        seated = any(seat.player == client.player for seat in actor.moment.table.seats)
        return seated or not actor.moment.kept.manners.delay

    async def check_money(self) -> None:
        """Ledger, stacks and pots are the same chips, after every commit."""
        ledger = self.play.store.ledger
        balances = await ledger.balances()
        assert sum(balances.values()) == 0
        raked = 0
        for table_id, accountant in self._accountants.items():
            actor = self.play.room.table(table_id)
            assert actor is not None
            assert balances.get(escrow(table_id), 0) == on_table(actor.moment)
            raked += actor.moment.table.books.raked * actor.moment.table.sign.money.value
            if actor.moment.kept.manners.delay:
                continue  # the accountant sees it later
            lines = await ledger.statement(escrow(table_id), after=self._entries[table_id])
            assert [line.balance for line in lines] == accountant.noted
            if lines:
                self._entries[table_id] = lines[-1].entry
                accountant.noted.clear()
        rakes = [held for name, held in balances.items() if name.partition(":")[0] == "rake"]
        assert sum(rakes) == raked
        low = {name: held for name, held in balances.items() if held < 0 and name != PRACTICE}
        assert not low, low

    async def _watch_chips(self) -> None:
        for table_id in self.tables:
            actor = self.play.room.table(table_id)
            assert actor is not None
            self._accountants[table_id] = Accountant(actor)
            lines = await self.play.store.ledger.statement(escrow(table_id))
            self._entries[table_id] = lines[-1].entry if lines else 0

    def _answer(self, table: str) -> bool:
        """Whoever is asked answers; whether anybody was."""
        for name, client in self.clients.items():
            question = client.known[table]["question"]
            if question is not None:
                self._do(name, table, question["options"])
                return True
        return False

    def _press(self, table: str) -> None:
        name = self.random.choice(NAMES)
        view = self.clients[name].view(table)
        self._do(name, table, list(view["can"].values()))
        for request in self.clients["host"].view(table).get("requests", ()):
            option = request["turn_away" if self.random.random() < 0.2 else "let_in"]
            self._do("host", table, [option])

    def _do(self, name: str, table: str, options: list[dict[str, Any]]) -> None:
        client, random = self.clients[name], self.random
        possible = [one for one in options if "refusal" not in one]
        if not possible:
            return
        option = random.choices(possible, [SELDOM.get(one["word"], 1.0) for one in possible])[0]
        seat = client.view(table)["me"].get("seat")
        own = client.view(table)["seats"][str(seat)]["cards"] if seat else ""
        action = filled(option, own, random)
        if action["type"] == "set_switches":
            action["switches"] = {
                "straddle": random.random() < 0.8,
                "bomb_pot": random.random() < 0.8,
                "runs": random.choice((-1, 0, 1, 3)),
                "cut": random.random() < 0.5,
            }
        client.do(table, action, command=f"{action['type']}-{random.getrandbits(60)}")

    def _rule(self, table: str) -> None:
        seats = list(range(1, 6))
        one, other = self.random.sample(seats, 2)
        why = "the test wants it"
        ruling: dict[str, Any] = self.random.choice(
            [
                {"type": "hold_table", "reason": why},
                {"type": "resume_table"},
                {"type": "resume_table"},
                {"type": "resume_table"},
                {"type": "set_button", "seat": one, "reason": why},
                {"type": "void_hand", "reason": why},
                {"type": "declare_misdeal", "reason": why},
                {"type": "kill_hand", "seat": one, "reason": why},
                {"type": "return_bet", "seat": one, "reason": why},
                {"type": "award_hand", "seat": one, "reason": why},
                {"type": "change_seat", "seat": one, "to": other, "reason": why},
                {"type": "penalize", "seat": one, "hands": 1, "reason": why},
                {"type": "remove_player", "seat": one, "reason": why},
                {"type": "move_chips", "giver": one, "taker": other, "chips": 2, "reason": why},
            ]
        )
        self.clients["floor"].do(
            table, ruling, command=f"ruled.{ruling['type']}-{self.random.getrandbits(60)}"
        )

    def _come_back(self, table: str) -> None:
        name = self.random.choice(NAMES)
        client = self.clients[name]
        if self.random.random() < 0.5:
            client.watch(table, max(0, client.known[table]["v"] - self.random.randint(0, 12)))
            return
        client.close()
        self.connect(name)

    def _rename(self, name: str) -> None:
        """Somebody is called otherwise from now on."""
        person = replace(self.play.person(name), name=f"{name} {self.random.randint(2, 99)}")
        self.play.people.add(person)
        self.play.room.knows(person)

    async def _fault(self) -> None:
        """The log fails in the middle of what somebody does, for a while: before the commit, or after it."""
        play, house = self.play, self.play.room.house
        house.store = faulty = Faulty(play.store)  # type: ignore[assignment]
        faulty.fault = "before" if self.random.random() < 0.5 else "after"
        if not self._answer(play.table_id):
            self._press(play.table_id)
        await play.settle()
        for _ in range(self.random.randint(0, 2)):
            self._press(play.table_id)
            await play.wait(house.pace.repair)
        faulty.fault = ""
        while any(table.moment.trouble for table in play.room.tables):
            await play.wait(house.pace.repair)
        house.store = play.store
        await play.settle()

    async def _money(self, name: str, chips: int) -> None:
        for table in self.tables:
            if self.play.room.table(table) is not None:
                self.play.table_id = table
                await self.play.gives(name, chips)
                person: Person = self.play.person(name)
                self.play.room.knows(person)
        await self.play.settle()
