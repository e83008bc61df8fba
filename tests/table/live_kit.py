"""Live tables for tests: real cards whose faces nobody knows but who enters them."""

from collections.abc import Iterable
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from pakli.cards import Pack, cards_text, names_of
from pakli.rules import (
    Action,
    AwardPot,
    BettingOptions,
    Bounds,
    BringIn,
    BringInOptions,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    DrawOptions,
    Fold,
    Hand,
    Muck,
    NameOpener,
    Player,
    RaiseTo,
    Rake,
    Show,
    ShowOptions,
    Stakes,
    Status,
)
from pakli.rules.opener import opener_due
from pakli.table import (
    Enter,
    Live,
    PlaceButton,
    Sit,
    StartHand,
    Table,
    TableAction,
    TableEvent,
    game_of,
    sign_of,
)
from pakli.table.sign import Sign
from tests.table.kit import player_of

DEALER: Final = "dealer"
WAYS: Final[tuple[Live, ...]] = ("chips", "console", "record")
GAMES: Final = ("holdem", "omaha-high-low", "five-card-draw", "stud")


def live_sign(live: Live, game: str = "holdem", *, rake: int = 0, **rules: Any) -> Sign:
    """The sign of a table with real cards: blinds 1/2, or an ante of 2; in stud 1 and limits of 2 and 4."""
    draw = game == "five-card-draw"
    made = game_of(game, Stakes(2, 1, 2 if draw else int(game == "stud")))
    if rake:
        rules["rake"] = Rake(rake, 0)
    made = replace(made, rules=replace(made.rules, **rules))
    return sign_of(made, seats=4 if draw else 6, buy_in=(1, 10**6), live=live)


class LiveTable:
    """A live table so far, and all that happened at it."""

    def __init__(self, sign: Sign, stacks: Iterable[int] = (200, 200, 200)) -> None:
        self.opened = self.table = Table.open(sign)
        self.log: list[TableEvent] = []
        for seat, chips in enumerate(stacks, 1):
            self.do(Sit(seat, player_of(seat), chips))
        self.do(PlaceButton(1))

    def do(self, *actions: TableAction | Action) -> None:
        """What is done as it stands."""
        for action in actions:
            self.table, events = self.table.play(action)
            self.log += events

    def enter(self, *actions: Any) -> None:
        """Entries of the dealer's."""
        self.do(*[Enter(DEALER, action) for action in actions])

    def start(self) -> None:
        """The next hand."""
        self.do(StartHand())

    @property
    def hand(self) -> Hand:
        """The hand that is on."""
        hand = self.table.playing
        assert hand is not None
        return hand


def some_entry(table: Table, chance: Random) -> Action:
    """Any of the entries that are possible now."""
    waiting = table.next
    hand = table.playing
    assert hand is not None
    if isinstance(waiting, Dealer):
        return _dealers(table, hand, waiting, chance)
    assert isinstance(waiting, Player)
    seat, options = waiting.seat, waiting.options
    if isinstance(options, DrawOptions):
        return Discard(seat, "??" * chance.randint(0, options.most))
    if isinstance(options, ShowOptions):
        if options.muck is None and chance.random() < 0.3:
            return Muck(seat)
        cards = names_of(hand.seat(seat).cards)
        if table.sign.live == "record" or chance.random() < 0.8:
            new = names_of(_new_cards(hand, cards.count("??"), chance))
            return Show(seat, "".join([new.pop() if card == "??" else card for card in cards]))
        return Show(seat)
    if isinstance(options, BringInOptions):
        return BringIn(seat)
    assert isinstance(options, BettingOptions)
    if isinstance(options.raise_to, Bounds) and chance.random() < 0.25:
        return RaiseTo(seat, chance.choice([options.raise_to.least, options.raise_to.most]))
    if options.call:
        return Call(seat) if chance.random() < 0.7 else Fold(seat)
    return Check(seat)


def _dealers(table: Table, hand: Hand, waiting: Dealer, chance: Random) -> Action:
    """Who wins; cards face up, as the dealer sees them; or who opens, where he enters none."""
    if waiting.what == "award":
        winners = chance.sample(waiting.to_whom, chance.randint(1, len(waiting.to_whom)))
        return AwardPot(waiting.pot, tuple(winners), chance.choice(waiting.halves), waiting.board)
    if table.sign.live == "chips" and opener_due(hand):
        able = [seat.number for seat in hand.seats if seat.status == Status.IN and seat.stack]
        return NameOpener(chance.choice(able))
    count = waiting.how_many if waiting.what == "board" else waiting.up * len(waiting.to_whom)
    return Deal(_new_cards(hand, count, chance))


def _new_cards(hand: Hand, count: int, chance: Random) -> str:
    pack = Pack(hand.plan.game.variant.pack)
    left = [code for code in pack.codes if not hand.cards.known >> code & 1]
    return cards_text(chance.sample(left, count))
