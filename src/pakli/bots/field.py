"""
A field of bots plays a tournament to its end, through the tables a room would have.

It is a host as any other (see `pakli.tournament`): it seats, draws, starts hands and reports them. All tables
play at the same time by a clock of its own: a hand takes most of a minute of it, and none of yours.

Clauses     M1, M2, M4 to M6, T6.
Knows       tournaments, tables, players, packs.
Tested in   tests/bots/test_field.py
"""

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from random import Random, SystemRandom

from msgspec.structs import replace

from pakli.bots.bot import Bot, DarkBot
from pakli.bots.dealing import packs
from pakli.bots.event import event_of
from pakli.bots.levels import informed
from pakli.bots.strong import StrongBot
from pakli.cards import names_of
from pakli.rules import Action, Dealer, DrawOptions, Hand, Over, Player, PotAwarded
from pakli.table import (
    ButtonDraw,
    ChooseGame,
    DrawForButton,
    GameChoice,
    Shoe,
    StartHand,
    Table,
)
from pakli.tournament import (
    Begin,
    BuyAddOn,
    BuyRebuy,
    DeclineRebuy,
    Draw,
    Elapse,
    Enter,
    Structure,
    Tournament,
    TournamentAction,
    TournamentEvent,
    level_at,
    sign_for,
)

__all__ = ["Field"]

_PACKS_AT_ONCE = 256
_HAND_SECONDS = (35, 75)
"""A hand takes from so many to so many seconds of the event's time."""

Played = tuple[Hand, list[PotAwarded]]


class Field:
    """
    Bots in one tournament.

    Args:
        structure: what is played; `players` fit into it.
        players: how many enter.
        make: makes a bot; one decides for all, as none remembers anything.
        named: makes the bot of a player by his name instead, so that they play differently.
        rng: chance for cards, seats and bots; by default cards come from the operating system. A seeded one
            is for simulations and tests only.
        rebuys: how often who may rebuy does, 0 to 1.
        log: is told every event of the tournament.

    Raises:
        RuleViolation: the event cannot be played so.
    """

    def __init__(
        self,
        structure: Structure,
        players: int,
        make: Callable[[], Bot],
        *,
        rng: Random | None = None,
        rebuys: float = 0.5,
        named: Callable[[str], Bot] | None = None,
        log: Callable[[TournamentEvent], None] | None = None,
    ) -> None:
        self._rng = rng or Random()
        self._card_rng = rng or SystemRandom()
        self._bot = make()
        self._dark = self._bot if isinstance(self._bot, DarkBot) and named is None else None
        self._named = named
        self._rebuys, self._log = rebuys, log
        self.tournament = Tournament.open(structure)
        self.tables: dict[int, Table] = {}
        self.hands = self.most_tables = self._now = 0
        self._sign = replace(sign_for(structure, level_at(structure, 0)), cut=False)
        self._packs = {
            size: packs(size, rng, _PACKS_AT_ONCE) for size in {game.plays.pack for game in self._sign.games}
        }
        self._due: list[tuple[int, int]] = []
        self._played: dict[int, Played] = {}
        self._awake: dict[int, None] = {}
        for number in range(1, players + 1):
            self._tell(Enter(f"player-{number}"))
        if self.tournament.status == "registering":
            self._begin()

    def _begin(self) -> None:
        there = [one.number for one in self.tournament.entries if one.status == "registered"]
        self._tell(Begin(*self._drawn(there)))
        self.most_tables = len(self.tables)

    def _drawn(self, entries: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Entries, and seats of a table, in random orders."""
        order, seats = list(entries), list(range(1, self.tournament.structure.table_size + 1))
        self._card_rng.shuffle(order)
        self._card_rng.shuffle(seats)
        return tuple(order), tuple(seats)

    @property
    def limit(self) -> str:
        """The first game's limit, by name."""
        return self._sign.games[0].limit.name

    def play(self) -> Iterator[int]:
        """
        Play to the end; after each hand, how many are left.

        Raises:
            AssertionError: a chip was lost or made, or nobody can go on.
        """
        while self.tournament.status == "running":
            self._start_hands()
            if not self._due:
                self._wait()
                continue
            at, number = heappop(self._due)
            self._pass(at - self._now)
            self._finish_hand(number)
            yield self.tournament.left

    def _pass(self, seconds: int) -> None:
        self._now += seconds
        if seconds and self.tournament.status == "running":
            self._tell(Elapse(seconds))

    def _wait(self) -> None:
        """No table plays: a break, or tables that wait for something that has happened meanwhile."""
        wakes = self.tournament.wakes_in
        numbers = self.tournament.open_numbers
        if any(self.tournament.why_not_begin(number) is None for number in numbers):
            self._awake.update(dict.fromkeys(numbers))
            return
        assert wakes is not None, "nobody can play on"
        self._pass(wakes)

    def _start_hands(self) -> None:
        """At every table that has something new and may play."""
        while self._awake and self.tournament.status == "running":
            awake, self._awake = self._awake, {}
            for number in awake:
                if number not in self._played and self.tournament.why_not_begin(number) is None:
                    self._start_hand(number)

    def _start_hand(self, number: int) -> None:
        self._put_right(number)
        table = self.tables[number]
        waits = table.next
        if isinstance(waits, ButtonDraw):
            pack = next(self._packs[table.sign.games[0].plays.pack])
            table, _ = table.play(DrawForButton(pack[: 2 * len(waits.seats)]))
        table, _ = table.play(StartHand(last_two=self.tournament.last_two))
        if isinstance(table.question, GameChoice):
            chosen = self._rng.randrange(len(table.question.games))
            table, _ = table.play(ChooseGame(table.question.seat, chosen))
        self.tables[number] = table
        begun = self.tournament.report(number, table)
        assert begun is not None, "a hand that was begun is reported"
        self._tell(begun)
        hand = table.playing
        assert hand is not None, "no question is left, so the hand has begun"
        self._played[number] = self._play_hand(number, hand)
        heappush(self._due, (self._now + self._rng.randint(*_HAND_SECONDS), number))

    def _finish_hand(self, number: int) -> None:
        """The hand is over when its time is, not when it was worked out."""
        hand, awarded = self._played.pop(number)
        self.tables[number], _ = self.tables[number].played(hand)
        assert not self.tables[number].missing, "chips were lost or made at a table"
        self.hands += 1
        over = self.tournament.report(number, self.tables[number], awarded)
        assert over is not None, "a hand that is over is reported"
        self._tell(over)
        self._awake[number] = None
        self._answer()

    def _answer(self) -> None:
        """What the event asks: rebuys, add-ons, draws."""
        for entry in self.tournament.asks:
            again = self._rng.random() < self._rebuys
            self._tell(BuyRebuy(entry.player) if again else DeclineRebuy(entry.player))
        if self.tournament.add_on == "open":
            for entry in self.tournament.entries:
                if entry.status == "playing" and self.tournament.why_not_add_on(entry.player) is None:
                    self._tell(BuyAddOn(entry.player))
        wanted = self.tournament.draw
        while wanted is not None:
            self._tell(Draw(*self._drawn(list(wanted.entries))))
            wanted = self.tournament.draw

    def _tell(self, action: TournamentAction) -> None:
        """The loop of every host: the event first, then the tables it concerns."""
        before = self.tournament
        self.tournament, events = before.play(action)
        if self._log is not None:
            for event in events:
                self._log(event)
        for number in before.touched(events):
            self._put_right(number)
            self._awake[number] = None

    def _put_right(self, number: int) -> None:
        """Tell a table what the tournament wants of it; forget it when it is closed and empty."""
        if number not in self.tables:
            if self.tournament.tables[number].closed:
                return
            self.tables[number] = Table.open(self._sign)
        table = self.tables[number]
        for order in self.tournament.orders(number, table):
            table, _ = table.play(order)
        self.tables[number] = table
        if not table.seats and self.tournament.tables[number].closed:
            del self.tables[number]
            self._awake.pop(number, None)

    def _play_hand(self, number: int, hand: Hand) -> Played:
        shoe, waits = Shoe(next(self._packs[hand.plan.game.variant.pack])), hand.next
        awarded: list[PotAwarded] = []
        while not isinstance(waits, Over):
            if isinstance(waits, Dealer):
                action, shoe = shoe.answer(hand, self._shuffled)
            else:
                action = self._decision(number, hand, waits)
            hand, events = hand.play(action)
            awarded += [event for event in events if type(event) is PotAwarded]
            waits = hand.next
        return hand, awarded

    def _shuffled(self, cards: str) -> str:
        names = names_of(cards)
        self._card_rng.shuffle(names)
        return "".join(names)

    def _decision(self, number: int, hand: Hand, player: Player | None) -> Action:
        assert player is not None, "a hand in play waits for somebody"
        if self._dark is not None and type(player.options) is not DrawOptions:
            return self._dark.choose(player, self._rng)
        bot = self._bot
        if self._named is not None:
            bot = self._named(self.tables[number].seat(player.seat).player)
        if isinstance(bot, StrongBot):
            bot = informed(bot, event_of(self.tournament, number))
        return bot.decide(hand.as_seen_by(player.seat), self._rng)
