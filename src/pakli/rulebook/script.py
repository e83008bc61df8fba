"""
The steps of a worked example: its text read word by word, each word done by the table itself.

    a fold · a check · a call · a bet 50 · a raise to 150 · a all-in · a show · a muck · a show as flush
    a draws 3 · a stands pat · a brings in · a straddles · a declines · a times out · a runs 2
    flop · turn · river · deal (what the dealer is to do next) · board (all cards to come)
    limps (all call or check until the round ends) · checks · folds to c · checked down · shows
    next hand · a buys 40 · a leaves · a rebuys · a adds on · time passes (until the add-on is offered)
    no: a raise to 130 (he tries, and is refused)

Forced bets are posted and hole cards dealt by themselves, as soon as a hand has begun. What an event says
of a table (`event.py`) is done between words.

Clauses     none of its own: the table judges every action, and the script says what is tried.
Tested in   tests/rulebook/test_examples.py
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from pakli.cards import names_of
from pakli.rulebook.event import Beside, Bought
from pakli.rulebook.setting import Example, listed, opened, pack_of, player_of, seats_of
from pakli.rules import (
    Action,
    BettingOptions,
    BringIn,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    Fold,
    Hand,
    Muck,
    Player,
    PostForcedBets,
    RaiseTo,
    Refusal,
    RuleViolation,
    Show,
    ShowOptions,
    TimeUp,
)
from pakli.table import (
    Buy,
    Decline,
    DrawForButton,
    Leave,
    MoveOut,
    SetButton,
    Shoe,
    StartHand,
    Straddle,
    Table,
    TableAction,
    TableEvent,
    WishRuns,
)
from pakli.table.telling.lines import Line
from pakli.tournament import BuyAddOn, BuyRebuy

__all__ = ["Beat", "Play"]

Wanted = Action | TableAction | Bought


class Beat(Struct, frozen=True):
    """
    One step: the word it stands for, what happened, and what was refused to whom, if anything was.

    `told`: what no event of the table tells.
    """

    word: str
    events: tuple[TableEvent, ...]
    tried: Wanted | None = None
    refusal: Refusal | None = None
    told: tuple[Line, ...] = ()


class Play:
    """An example being played: the table as it stands, and its cards."""

    def __init__(self, example: Example) -> None:
        """Before the first hand."""
        self.example = example
        self.beside = Beside(example) if example.event else None
        self.before = self.table = self._at_first()
        self._seats = seats_of(example)
        self._happened: list[TableEvent] = []
        self._told: tuple[Line, ...] = ()
        self._shuffle()

    def _at_first(self) -> Table:
        if self.beside is None:
            return opened(self.example)
        table = self.beside.opened()
        return table.play(SetButton(len(table.seats), "where the example has it"))[0]

    def begin(self) -> Beat:
        """The first hand begins: up to the first who is asked."""
        if self.example.draw:
            self._do(DrawForButton(self.example.draw))
        self._do(StartHand())
        self._opened()
        return self._beat("")

    @property
    def words(self) -> list[str]:
        """The steps after that, as they are written."""
        return listed(self.example.play)

    def step(self, word: str) -> Beat:
        """
        One word of the play.

        Raises:
            ValueError: it means nothing, or what it says would be refused was not.
            RuleViolation: the table refuses it.
        """
        if word.startswith("no: "):
            return self._refused(word.removeprefix("no: "))
        words = word.split()
        if word in _SEVERAL:
            _SEVERAL[word](self)
        elif words[:2] == ["folds", "to"]:
            while self._asked() != self._seats[words[2]]:
                self._do(Fold(self._asked()))
        else:
            self._do(self._action(word))
        self._opened()
        return self._beat(word)

    def _refused(self, word: str) -> Beat:
        action = self._action(word)
        try:
            self._judge(action)
        except RuleViolation as violation:
            return Beat(word, (), action, violation.refusal)
        raise ValueError(f"{self.example.id}: not refused: {word}")

    def _beat(self, word: str) -> Beat:
        happened, self._happened = tuple(self._happened), []
        told, self._told = self._told, ()
        return Beat(word, happened, told=told)

    def _judge(self, action: Wanted) -> tuple[Table, tuple[TableEvent, ...]]:
        """The table after it, and what happened there; of chips bought in a tournament, its event judges."""
        if not isinstance(action, BuyRebuy | BuyAddOn):
            return self.table.play(action)
        assert self.beside is not None, f"{self.example.id}: no tournament"
        self.beside.buys(action)
        return self.table, ()

    def _do(self, action: Wanted) -> None:
        self.table, events = self._judge(action)
        self._happened += events
        if self.beside is not None:
            self.beside.hears(self.table)
            for order in self.beside.orders(self.table):
                self.table, events = self.table.play(order)
                self._happened += events

    def _opened(self) -> None:
        """Forced bets and hole cards, which nobody need ask for."""
        while (task := self._task()) is not None and task.what in ("post", "hole"):
            if task.what == "hole" and self._hand.stage.street:
                return
            self._do(PostForcedBets() if task.what == "post" else self._dealt(task))

    @property
    def _hand(self) -> Hand:
        hand = self.table.playing
        assert hand is not None, f"{self.example.id}: no hand is being played"
        return hand

    def _task(self) -> Dealer | None:
        hand = self.table.playing
        if hand is None or self.table.question is not None or not isinstance(hand.next, Dealer):
            return None
        return hand.next

    def _asked(self) -> int:
        """The seat the hand waits for; 0: none."""
        waiting = self.table.next
        return waiting.seat if isinstance(waiting, Player) else 0

    def _options(self) -> BettingOptions | None:
        waiting = self.table.next
        options = waiting.options if isinstance(waiting, Player) else None
        return options if isinstance(options, BettingOptions) else None

    # --- cards ---

    def _shuffle(self) -> None:
        """A whole pack, in the order that the example names."""
        self._held, self._board, self._rest = pack_of(self.example, self.table.sign.games[0])

    def _dealt(self, task: Dealer) -> Deal:
        """The cards the dealer is asked for: those the example names, else the next ones."""
        if task.what == "draw":
            action, shoe = Shoe("".join(self._rest)).answer(self._hand, lambda cards: cards)
            self._rest = names_of(shoe.rest)
            assert isinstance(action, Deal)
            return action
        burned = "".join(self._off(task.burn))
        if task.what == "board":
            cards = [*self._board[: task.how_many]]
            self._board = self._board[task.how_many :]
            return Deal("".join(cards + self._off(task.how_many - len(cards))), burned)
        hands = [self._hole(seat, task.how_many) for seat in task.to_whom]
        return Deal("".join(card for round_ in zip(*hands, strict=True) for card in round_), burned)

    def _hole(self, seat: int, count: int) -> list[str]:
        letter = next(letter for letter, number in self._seats.items() if number == seat)
        named = self._held.get(letter, [])
        cards, self._held[letter] = named[:count], named[count:]
        return cards + self._off(count - len(cards))

    def _off(self, count: int) -> list[str]:
        cards, self._rest = self._rest[:count], self._rest[count:]
        return cards

    # --- words ---

    def _action(self, word: str) -> Wanted:
        words = word.split()
        if word in ("flop", "turn", "river", "deal"):
            task = self._task()
            if task is None:
                raise ValueError(f"{self.example.id}: nothing is to be dealt: {word}")
            return self._dealt(task)
        if word == "next hand":
            self._shuffle()
            return StartHand()
        seat = self._seats[words[0]]
        found = _PLAIN.get(" ".join(words[1:]))
        return found(seat) if found else self._with_more(seat, words[1:])

    def _with_more(self, seat: int, words: list[str]) -> Wanted:
        match words:
            case ["bet", total] | ["raise", "to", total]:
                return RaiseTo(seat, int(total))
            case ["all-in"]:
                own = self._hand.seat(seat)
                most = own.front + own.stack
                return RaiseTo(seat, most) if most > self._hand.round.level else Call(seat)
            case ["show", "as", claim]:
                return Show(seat, claim=claim)
            case ["draws", number]:
                return Discard(seat, self._hand.seat(seat).cards[: 2 * int(number)])
            case ["runs", times]:
                return WishRuns(seat, int(times))
            case ["buys", chips]:
                return Buy(seat, int(chips))
            case ["rebuys"]:
                return BuyRebuy(self._player(seat))
            case ["adds", "on"]:
                return BuyAddOn(self._player(seat))
            case ["leaves"]:
                return Leave(seat) if self.table.sign.cash else MoveOut(seat)
            case _:
                raise ValueError(f"{self.example.id}: {' '.join(words)}")

    def _player(self, seat: int) -> str:
        return player_of(next(letter for letter, number in self._seats.items() if number == seat))

    # --- several actions in a word ---

    def time_passes(self) -> None:
        """Until the add-on is offered."""
        assert self.beside is not None, f"{self.example.id}: no tournament"
        self._told = self.beside.passes()
        for order in self.beside.orders(self.table):
            self._do(order)

    def limps(self) -> None:
        """All call or check until the round ends."""
        street = self._hand.stage.street
        while (options := self._options()) and self._hand.stage.street == street:
            seat = self._asked()
            self._do(Call(seat) if options.call else Check(seat))

    def checks(self) -> None:
        """All check until the round ends, or somebody owes something."""
        while (options := self._options()) and not options.call:
            self._do(Check(self._asked()))

    def board(self) -> None:
        """All cards of the board that are to come now."""
        while (task := self._task()) is not None and task.what == "board":
            self._do(self._dealt(task))

    def checked_down(self) -> None:
        """All streets, without a bet."""
        before: Table | None = None
        while self.table is not before:
            before = self.table
            self.board()
            self.checks()

    def shows(self) -> None:
        """All who are still asked show."""
        while isinstance(waiting := self.table.next, Player) and isinstance(waiting.options, ShowOptions):
            self._do(Show(waiting.seat, claim=waiting.options.best if waiting.options.claim else ""))


_SEVERAL: Final[dict[str, Callable[[Play], None]]] = {
    "limps": Play.limps,
    "checks": Play.checks,
    "board": Play.board,
    "checked down": Play.checked_down,
    "shows": Play.shows,
    "time passes": Play.time_passes,
}
_PLAIN: Final[dict[str, Callable[[int], Any]]] = {
    "fold": Fold,
    "check": Check,
    "call": Call,
    "show": Show,
    "muck": Muck,
    "stands pat": Discard,
    "brings in": BringIn,
    "straddles": Straddle,
    "declines": Decline,
    "times out": TimeUp,
}
