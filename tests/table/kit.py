"""
A table played from short words: who sits, what happens, what is due.

    play = sat("NL 1/2", {1: 200, 2: 200, 3: 200}, button=3)
    play.start()                                      # "button 3: 1 small blind 1, 2 big blind 2"
    play.folded_round()                               # everybody folds to the big blind

Every step checks what must hold at every moment: each chip is accounted for (T2), the log folded again gives
the same table, and what every viewer folds is what he may know.
"""

import random
from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from pakli.cards import Pack, cards_text, shuffled
from pakli.rules import (
    Action,
    BettingOptions,
    Bounds,
    BringIn,
    BringInOptions,
    Call,
    Check,
    Dealer,
    Discard,
    DrawOptions,
    Fold,
    Muck,
    Player,
    RaiseTo,
    RuleViolation,
    Show,
    ShowOptions,
    Stakes,
    TimeUp,
)
from pakli.rules.house_rules import Kind, LimitName
from pakli.table import (
    MoveChips,
    MoveIn,
    Positions,
    RunsQuestion,
    SetButton,
    Shoe,
    Sign,
    Sit,
    StartHand,
    Table,
    TableAction,
    TableEvent,
    TableGame,
    game_of,
    seen_by,
    sign_of,
)

__all__ = ["Sitting", "careless", "described", "game", "player_of", "sat"]

LIMITS: Final[Mapping[str, LimitName]] = {
    "NL": "no-limit",
    "PL": "pot-limit",
    "FL": "fixed-limit",
    "SL": "spread-limit",
}


def game(words: str, *, kind: Kind = "cash", preset: str = "standard", **rules: Any) -> TableGame:
    """
    A game such as "NL 1/2" (blinds), "FL 10/20" (the two bets) or "PL 5/10 omaha", with house rules changed.

    A third number is the ante: "NL 1/2/2".
    """
    limit, amounts, *variant = words.split()
    small, big, *ante = [int(amount) for amount in amounts.split("/")]
    if limit == "FL":
        small, big = (small + 1) // 2, small
    stakes = Stakes(big, small, ante[0] if ante else 0)
    made = game_of(variant[0] if variant else "holdem", stakes, kind=kind, limit=LIMITS[limit], preset=preset)
    return replace(made, rules=replace(made.rules, **rules)) if rules else made


def player_of(seat: int) -> str:
    """The player who sits in a seat at the beginning."""
    return f"player {seat}"


def sat(
    words: str | Sign,
    stacks: Mapping[int, int],
    *,
    button: int,
    kind: Kind = "cash",
    moves: str = "",
    **rules: Any,
) -> "Sitting":
    """
    A table with these stacks, whose first hand has its button at `button`; nobody is asked to cut.

    `moves`: the house rule `button`, ``"moving"`` or ``"dead"``; other house rules by name.
    """
    sign = words
    if moves:
        rules["button"] = moves
    if isinstance(sign, str):
        made = game(sign, kind=kind, **rules)
        sign = sign_of(made, kind=kind, seats=min(10, made.plays.seats), buy_in=(1, 10**6), cut=False)
    sitting = Sitting(Table.open(sign))
    for seat, chips in stacks.items():
        sitting.do(sitting.sit(seat, chips))
    sitting.do(SetButton(button, "where the test has it"))
    return sitting


class Sitting:
    """A table so far, and all that happened at it."""

    def __init__(self, table: Table, *, watch: Iterable[int | None] | None = None, seed: int = 1) -> None:
        self.opened = self.table = table
        self.log: list[TableEvent] = []
        self.random = random.Random(seed)
        self.shoe = Shoe("")
        viewers = watch if watch is not None else (None, *range(1, table.sign.seats + 1))
        self._seen: dict[int | None, Table] = {viewer: table.as_seen_by(viewer) for viewer in viewers}

    def do(self, *actions: TableAction | Action) -> tuple[TableEvent, ...]:
        """Take these actions, one after another; returns what happened."""
        happened: tuple[TableEvent, ...] = ()
        for action in actions:
            before = self.table
            self.table, events = before.play(action)
            happened += events
            self.log += events
            assert self.table.missing == 0, f"{self.table.missing} chips are missing after {action}"
            assert before.after(*events) == self.table, f"folded again, {action} gives another table"
            self._watched(events)
        return happened

    def refused(self, action: TableAction | Action) -> str:
        """The clause and code by which an action is refused: "P1 button.not_drawn"."""
        before = self.table
        try:
            self.table.play(action)
        except RuleViolation as violation:
            assert self.table is before
            return f"{violation.refusal.clause} {violation.refusal.code}"
        return "not refused"

    def _watched(self, events: tuple[TableEvent, ...]) -> None:
        for viewer in self._seen:
            seen = [event for event in (seen_by(viewer, event) for event in events) if event is not None]
            folded = self._seen[viewer] = self._seen[viewer].after(*seen)
            assert folded == self.table.as_seen_by(viewer), f"viewer {viewer} has folded something else"

    def sit(self, seat: int, chips: int, player: str = "") -> Sit | MoveIn:
        """What brings a player to a seat: he buys in, or his tournament puts him there."""
        kind = Sit if self.table.sign.cash else MoveIn
        return kind(seat, player or player_of(seat), chips)

    def stack_now(self, seat: int) -> int:
        """Chips behind, in mid-hand too."""
        hand = self.table.playing
        if hand is not None and self.table.in_hand(seat):
            return hand.seat(seat).stack
        return self.table.seat(seat).stack

    def answered(self) -> None:
        """Nobody answers what the table asks."""
        question = self.table.question
        while question is not None:
            who = question.seats[0] if isinstance(question, RunsQuestion) else question.seat
            self.do(TimeUp(who))
            question = self.table.question

    def start(self, **fields: Any) -> str:
        """Start the next hand; says what is due, or asked."""
        self.do(StartHand(**fields))
        return described(self.table)

    @property
    def positions(self) -> Positions:
        """Button and blinds of the hand that is on."""
        assert self.table.dealing is not None, "no hand is on"
        return self.table.dealing.positions

    def hands(self, count: int) -> list[str]:
        """Hands in which everybody folds: what was due in each."""
        told = []
        for _ in range(count):
            told.append(self.start())
            self.folded_round()
        return told

    def takes_all(self, loser: int, winner: int) -> None:
        """Between hands one player loses all he has to another."""
        self.do(MoveChips(loser, winner, self.table.seat(loser).stack, "lost to the other"))

    def dealt(self) -> None:
        """The dealer does what the hand waits for, until a player is to act."""
        hand = self.table.playing
        while hand is not None and isinstance(hand.next, Dealer) and self.table.question is None:
            if hand.next.what == "post":
                order = shuffled(Pack(hand.plan.game.variant.pack), self.random)
                self.shoe = Shoe.of(cards_text(order))
            action, self.shoe = self.shoe.answer(hand, self.shuffle)
            self.do(action)
            hand = self.table.playing

    def shuffle(self, cards: str) -> str:
        """Cards in another order."""
        names = [cards[at : at + 2] for at in range(0, len(cards), 2)]
        self.random.shuffle(names)
        return "".join(names)

    @property
    def to_act(self) -> int:
        """The seat whose turn it is; 0: nobody's."""
        self.dealt()
        waiting = self.table.next
        return waiting.seat if isinstance(waiting, Player) else 0

    @property
    def options(self) -> str:
        """What the player to act may do: "2 may call 4 or raise to 8..200"."""
        self.dealt()
        waiting = self.table.next
        assert isinstance(waiting, Player), waiting
        options = waiting.options
        assert isinstance(options, BettingOptions), options
        bounds = options.raise_to
        more = f" or raise to {bounds.least}..{bounds.most}" if isinstance(bounds, Bounds) else ""
        return f"{waiting.seat} may {f'call {options.call}' if options.call else 'check'}{more}"

    def acts(self, words: str) -> None:
        """Players act in turn: "1 calls, 2 folds, 3 checks, 1 raises to 60"."""
        for part in words.split(", "):
            seat, what, *rest = part.split()
            assert self.to_act == int(seat), f"{part}: it is the turn of {self.to_act}"
            kinds: dict[str, Action] = {
                "calls": Call(int(seat)),
                "folds": Fold(int(seat)),
                "checks": Check(int(seat)),
                "raises": RaiseTo(int(seat), int(rest[-1]) if rest else 0),
            }
            self.do(kinds[what])

    def folded_round(self) -> None:
        """Everybody folds until the hand is over."""
        while self.to_act:
            self.do(_modest(self.table.next, fold=True))

    def checked_down(self) -> None:
        """Everybody checks and calls until the hand is over."""
        while self.to_act:
            self.do(_modest(self.table.next, fold=False))

    def wild(self, chance: random.Random) -> None:
        """Players who are not too careful play the hand to its end."""
        while self.to_act or self.table.question is not None:
            self.answered()
            if self.to_act:
                self.do(careless(self.table, chance))

    def stacks(self) -> dict[int, int]:
        """Chips by seat, between hands."""
        return {seat.number: seat.stack for seat in self.table.seats}


def _modest(waiting: object, *, fold: bool) -> Action:
    """Fold, or check and call."""
    assert isinstance(waiting, Player)
    seat, options = waiting.seat, waiting.options
    if isinstance(options, BringInOptions):
        return BringIn(seat)
    if isinstance(options, DrawOptions):
        return Discard(seat)
    if not isinstance(options, BettingOptions):
        return Show(seat, claim=options.best)
    if fold:
        return Fold(seat)
    return Call(seat) if options.call else Check(seat)


def careless(table: Table, chance: random.Random) -> Action:
    """Something that is allowed; now and then all-in."""
    waiting, hand = table.next, table.playing
    assert isinstance(waiting, Player)
    assert hand is not None
    seat, options = waiting.seat, waiting.options
    if isinstance(options, ShowOptions):
        return Muck(seat) if options.muck is None and chance.random() < 0.3 else Show(seat)
    if isinstance(options, DrawOptions):
        return Discard(seat, hand.seat(seat).cards[: 2 * chance.randint(0, options.most)])
    if isinstance(options, BringInOptions):
        return BringIn(seat)
    dice, bounds = chance.random(), options.raise_to
    if isinstance(bounds, Bounds) and dice < 0.3:
        return RaiseTo(seat, bounds.most if dice < 0.15 else bounds.least)
    if dice < 0.6 and options.call:
        return Fold(seat)
    return Call(seat) if options.call else Check(seat)


def described(table: Table) -> str:
    """The hand that has begun, by button and posts; or what the table waits for."""
    hand = table.playing
    if hand is None:
        return str(table.next)
    setup = hand.plan.setup
    posts = [f"{post.seat} {post.kind.replace('_', ' ')} {post.amount}" for post in setup.posts]
    return f"button {setup.button}: {', '.join(posts)}"
