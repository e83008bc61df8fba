"""
What somebody may do at a table besides answering: sit, buy, sit out, leave, show. Found by asking the table.

Nothing is decided here: whether something is possible, and within which bounds, is read off what the table
itself refuses. What is not possible now is there with its refusal.

Clauses     T1-T5 (buying, coming in, leaving), S1 (switches), I5 (showing after the hand), B10 (bomb pots).
Tested in   tests/wire/test_can.py
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import UNSET

from pakli.club.person import Person
from pakli.club.rights import may
from pakli.room import Moment
from pakli.room.actions import (
    AskBombPot,
    JoinWaiting,
    LeaveWaiting,
    OutAtBigBlind,
    SeeRabbit,
    SitDown,
)
from pakli.room.authority import place_of
from pakli.rules import Refusal, RuleViolation
from pakli.table import (
    Buy,
    ChangeSeat,
    ChooseEntry,
    JoinList,
    Leave,
    LeaveList,
    SetSwitches,
    ShowAfterHand,
    Sit,
    SitIn,
    SitOut,
    StartHand,
    Table,
    TableAction,
    TableSeat,
)
from pakli.table.buying import buy_bounds
from pakli.table.events import HandPlanned
from pakli.table.table import JUDGES
from pakli.wire.options import (
    ChooseAmount,
    ChooseCards,
    ChooseSeat,
    ChooseSwitches,
    Mark,
    Option,
    Switches,
    Word,
)
from pakli.wire.question import refusal_of

__all__ = ["Can", "can_of", "option_of"]

Options = Mapping[Word, Option]
_MUCH: Final = 10**40
"""More chips than any table takes."""


Key = tuple[Any, ...]
Found = tuple[Key, Options]
"""What a group hangs on, and its options."""


class Can:
    """
    What somebody may do, in groups: each is found anew only when what it hangs on has changed, and has not
    just changed back. During a hand and after it much is as it was during and after the one before.
    """

    __slots__ = ("earlier", "now", "options")

    def __init__(self, now: dict[str, Found], earlier: dict[str, Found]) -> None:
        self.now = now
        self.earlier = earlier
        """Each group as it was before it last changed."""
        self.options: dict[Word, Option] = {}
        for _, options in now.values():
            self.options.update(options)

    def changed(self, name: str, key: Key, find: Callable[[], Options]) -> "Can":
        """The same but for one group."""
        was, known = self.now[name], self.earlier.get(name, _NOTHING)
        found = known if known[0] == key else (key, find())
        return Can({**self.now, name: found}, {**self.earlier, name: was})


def can_of(
    moment: Moment, person: Person, seat: TableSeat | None, before: Can | None, *, same: bool = False
) -> Can:
    """
    What `person` may do.

    Args:
        seat: where he sits, if he does.
        before: what he could do a moment ago.
        same: nothing has changed since but the hand (`Picture.basis`).
    """
    if same and before is not None and moment.table.dealing is not None:
        # While a hand is on, only what may be bought hangs on it.
        if seat is None or before.now["chips"][0][1] == _stack(moment.table, seat):
            return before
        return before.changed("chips", *_chips_of(moment, seat))
    wanted = _of_rail(moment, person) if seat is None else _of_seat(moment, seat)
    if before is None:
        return Can({name: (key, find()) for name, (key, find) in wanted.items()}, {})
    now: dict[str, Found] = {}
    earlier: dict[str, Found] | None = None
    for name, (key, find) in wanted.items():
        was = before.now.get(name, _NOTHING)
        if was[0] == key:
            now[name] = was
            continue
        earlier = dict(before.earlier) if earlier is None else earlier
        known = earlier.get(name, _NOTHING)
        now[name] = known if known[0] == key else (key, find())
        earlier[name] = was
    return before if earlier is None and len(now) == len(before.now) else Can(now, earlier or {})


_NOTHING: Final[Found] = ((), {})

Wanted = dict[str, tuple[Key, Callable[[], Options]]]
"""By group: what it hangs on, and how it is found."""


class _Same:
    """A part of a key: equal only to the very same object, which is much quicker told than likeness."""

    __slots__ = ("what",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, what: object) -> None:
        self.what = what

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.what is self.what


def _of_rail(moment: Moment, person: Person) -> Wanted:
    table = moment.table
    seats = tuple([seat.number for seat in table.seats])
    balance = 0 if table.sign.most else _balance(moment, person.id)
    away = moment.minutes_away(person.id)
    hangs_on = (seats, table.waiting_list, table.departed, person, moment.kept.manners, balance, away)
    return {"rail": (hangs_on, lambda: _coming(moment, person))}


def _of_seat(moment: Moment, seat: TableSeat) -> Wanted:
    table, number = moment.table, seat.number
    dealing, hand = table.dealing, table.hand
    in_hand = table.in_hand(number)
    prepared = dealing is not None and number in dealing.dealt
    on = number in moment.out_at_big_blind
    free = tuple([one.number for one in table.seats])
    over = None if dealing is not None else _Same(hand)
    sits = (number, seat.out, seat.after_hand, seat.must_enter, seat.posts, seat.penalty, in_hand)
    comes_in = seat.must_enter and not in_hand
    # What coming in costs hangs on how the next hand would be planned.
    plan = (table.seats, table.before, table.turn, table.hands, table.again, table.held) if comes_in else ()
    return {
        "chips": _chips_of(moment, seat),
        "out": (
            (sits, in_hand, dealing is None, on, bool(table.hands), plan),
            lambda: _sitting_out(table, seat, on),
        ),
        "going": ((number, seat.after_hand, prepared, free), lambda: _going(table, seat)),
        "after": (
            (number, over, table.shown, table.rabbit, table.gathered),
            lambda: _after_hand(table, number),
        ),
        "agrees": ((number, seat.switches, moment.bomb_asked), lambda: _agreeing(table, seat)),
    }


def _chips_of(moment: Moment, seat: TableSeat) -> tuple[Key, Callable[[], Options]]:
    """What buying chips hangs on, and how it is found."""
    table = moment.table
    balance = 0 if table.sign.most else _balance(moment, seat.player)
    key = seat.number, _stack(table, seat), seat.bought, table.in_hand(seat.number), balance
    return key, lambda: _buying(table, seat, balance)


def _stack(table: Table, seat: TableSeat) -> int:
    """The chips before a player: of the hand, while it is being played."""
    hand = table.playing
    place = -1 if hand is None else hand.plan.where.get(seat.number, -1)
    return seat.stack if hand is None or place < 0 else hand.seats[place].stack


def _refused(table: Table, action: TableAction) -> Refusal | None:
    """Why the table would not do it; None: it would."""
    try:
        JUDGES[type(action)](table, action)
    except RuleViolation as violation:
        return violation.refusal
    return None


def option_of(table: Table, word: Word, action: Any, asked: TableAction, **more: Any) -> Option:
    """The option, with the refusal the table gives to `asked`."""
    no = _refused(table, asked)
    return Option(word=word, action=action, refusal=UNSET if no is None else refusal_of(no), **more)


def _sitting_bounds(table: Table, balance: int, sit: Callable[[int], Sit]) -> tuple[int, int] | Refusal:
    """
    The fewest and the most chips that may be brought, as the table's own refusals name them; where there is
    no most, what he has.
    """
    sign = table.sign
    too_many, too_few = _refused(table, sit(_MUCH - _MUCH % sign.chip)), _refused(table, sit(sign.chip))
    assert too_many is not None, "nobody can bring that much"
    if too_many.code != "buy.above_maximum":
        return too_many
    most = dict(too_many.facts)["most"]
    least = sign.chip if too_few is None else dict(too_few.facts).get("least", sign.chip)
    assert isinstance(most, int)
    assert isinstance(least, int)
    return _affordable(table, least, most, balance) or too_many


def _affordable(table: Table, least: int, most: int, balance: int) -> tuple[int, int] | None:
    """The bounds; where the table has no most, up to what he has. None: he has too few."""
    if not table.sign.most:
        most = max(least, balance - balance % table.sign.chip)
    return (least, most) if least <= most else None


def _chips(word: Word, action: Any, bounds: tuple[int, int] | Refusal, chip: int, *more: Any) -> Option:
    if isinstance(bounds, Refusal):
        return Option(word=word, action=action, refusal=refusal_of(bounds))
    least, most = bounds
    marks = (Mark("minimum", least), Mark("maximum", most))
    return Option(
        word=word, action=action, choose=(*more, ChooseAmount("chips", least, most, chip, True, marks))
    )


def _coming(moment: Moment, person: Person) -> Options:
    """What somebody without a seat may do: sit down, or wait for a seat."""
    table = moment.table
    if not table.sign.cash:
        return {}
    no = may(person, "sit_down", place_of(moment.table_id, moment.kept, person.id))
    if no is not None:
        return {"sit": Option(word="sit", action=SitDown(0, 0), refusal=refusal_of(no))}
    taken = {seat.number for seat in table.seats}
    free = tuple([seat for seat in range(1, table.sign.seats + 1) if seat not in taken])
    options: dict[Word, Option] = {}
    if free:
        away = moment.minutes_away(person.id)

        def sit(chips: int) -> Sit:
            return Sit(free[0], person.id, chips, away)

        bounds = _sitting_bounds(table, _balance(moment, person.id), sit)
        if not isinstance(bounds, Refusal):  # others may be waiting for the seat
            bounds = _refused(table, sit(bounds[0])) or bounds
        most = 0 if isinstance(bounds, Refusal) else bounds[1]
        action = SitDown(free[0], most)
        options["sit"] = _chips("sit", action, bounds, table.sign.chip, ChooseSeat("seat", free))
    else:
        full = _refused(table, Sit(1, person.id, table.sign.least))
        assert full is not None, "all seats are taken"
        options["sit"] = Option(word="sit", action=SitDown(1, 0), refusal=refusal_of(full))
    if person.id in table.waiting_list:
        options["leave_list"] = option_of(table, "leave_list", LeaveWaiting(), LeaveList(person.id))
    elif not free or table.waiting_list:
        options["join_list"] = option_of(table, "join_list", JoinWaiting(), JoinList(person.id))
    return options


def _balance(moment: Moment, player: str) -> int:
    """Chips he can buy with what he has outside the table, and with his credit line."""
    can_pay = moment.balances.get(player, 0) + moment.credits.get(player, 0)
    return max(0, can_pay) // moment.table.sign.money.value


def _buying(table: Table, seat: TableSeat, balance: int) -> Options:
    if not table.sign.cash:
        return {}
    bounds = buy_bounds(table, seat)
    if not isinstance(bounds, Refusal):
        least, most = bounds
        # What is left up to the maximum may be less than a chip of this table.
        bounds = (
            _affordable(table, least, most, balance) or _refused(table, Buy(seat.number, least)) or bounds
        )
    most = 0 if isinstance(bounds, Refusal) else bounds[1]
    return {"buy": _chips("buy", Buy(seat.number, most), bounds, table.sign.chip)}


def _sitting_out(table: Table, seat: TableSeat, on: bool) -> Options:
    number = seat.number
    options: dict[Word, Option] = {}
    if _refused(table, SitIn(number)) is None:
        options["sit_in"] = Option(word="sit_in", action=SitIn(number))
    elif _refused(table, SitOut(number)) is None:
        options["sit_out"] = Option(word="sit_out", action=SitOut(number))
        if table.sign.cash and any(game.plays.forced == "blinds" for game in table.sign.games):
            later = OutAtBigBlind(number, not on)
            options["sit_out_at_big_blind"] = Option(word="sit_out_at_big_blind", action=later, on=on)
    if _refused(table, ChooseEntry(number, True)) is None and table.hands and not seat.out:
        due = _due(table, number)
        posts = seat.posts
        options["post"] = Option(word="post", action=ChooseEntry(number, True), amount=due or UNSET, on=posts)
        options["wait"] = Option(word="wait", action=ChooseEntry(number, False), on=not posts)
    return options


def _due(table: Table, number: int) -> int:
    """What coming in would cost in the next hand, as the table would plan it; 0: not known before then."""
    try:
        pays, _ = table.play(ChooseEntry(number, True))
        planned = next(event for event in pays.apply(StartHand()) if isinstance(event, HandPlanned))
    except (RuleViolation, StopIteration):
        return 0
    return sum(
        [post.amount for post in planned.posts if post.seat == number and post.kind in ("live", "dead")]
    )


def _going(table: Table, seat: TableSeat) -> Options:
    """Leaving, and changing seats."""
    if not table.sign.cash:
        return {}
    number, taken = seat.number, {one.number for one in table.seats}
    options: dict[Word, Option] = {
        "leave": option_of(table, "leave", Leave(number), Leave(number), confirm="web-confirm-leave")
    }
    free = tuple([one for one in range(1, table.sign.seats + 1) if one not in taken])
    if free:
        move = ChangeSeat(number, free[0])
        options["change_seat"] = option_of(table, "change_seat", move, move, choose=(ChooseSeat("to", free),))
    return options


def _after_hand(table: Table, number: int) -> Options:
    """Showing one's hand, and the cards that would have come."""
    options: dict[Word, Option] = {}
    if _refused(table, ShowAfterHand(number)) is None:
        options["show_after_hand"] = Option(word="show_after_hand", action=ShowAfterHand(number))
        cards = ChooseCards("cards", 1, len(_hand_of(table, number)) // 2)
        options["show_cards"] = Option(word="show_cards", action=ShowAfterHand(number), choose=(cards,))
    if table.rabbit_missing:
        options["rabbit_cards"] = Option(word="rabbit_cards", action=SeeRabbit())
    return options


def _hand_of(table: Table, number: int) -> str:
    """The cards of a seat in the hand that is over."""
    return "" if table.hand is None else table.hand.seat(number).cards


def _agreeing(table: Table, seat: TableSeat) -> Options:
    """Switches this table has a use for, and a bomb pot to be proposed."""
    sign, now = table.sign, seat.switches
    games = [game.rules for game in sign.games]
    bombs = sign.bomb_pot is not None and any(rules.bomb_pot for rules in games)
    most_runs = max(rules.run_outs for rules in games) if sign.cash else 1
    uses = {
        "straddle": sign.cash and any(rules.straddle for rules in games),
        "bomb_pot": sign.cash and bombs,
        "runs": most_runs > 1,
        "cut": sign.cut,
    }
    offered: Any = tuple([name for name, used in uses.items() if used])
    options: dict[Word, Option] = {}
    if offered:
        stand = Switches(now.straddle, now.bomb_pot, now.runs, now.cut)
        choose = ChooseSwitches("switches", stand, offered, most_runs)
        options["switches"] = Option(word="switches", action=SetSwitches(seat.number, now), choose=(choose,))
    if uses["bomb_pot"]:
        options["ask_bomb_pot"] = Option(word="ask_bomb_pot", action=AskBombPot(seat.number))
    return options
