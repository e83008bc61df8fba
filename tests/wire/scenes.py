"""
Situations at a private table in which one action is possible for whoever may take it, and everybody who may
try.

The table is the member's who is called "owner"; "player" sits in seat 2, "other" in seat 3, a floor manager
in seat 4. All but "stranger" are invited; "program" is a member's bot.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from msgspec.structs import replace

from pakli.room import Pace
from pakli.room.errands import unanswered
from pakli.rules import (
    BettingOptions,
    Bounds,
    BringInOptions,
    Dealer,
    DrawOptions,
    Player,
    RaiseTo,
    ShowOptions,
)
from pakli.table import (
    BombPot,
    CutOffer,
    GameChoice,
    RunsQuestion,
    SetButton,
    SetSwitches,
    Sign,
    SitOut,
    StraddleOffer,
    Switches,
    Table,
    game_of,
    sign_of,
)
from tests.room.fakes import person_of
from tests.room.kit import opened, sign
from tests.wire.kit import Talk

__all__ = ["PEOPLE", "SCENES", "scene"]

PEOPLE: Final = {
    "guest": "guest gabi",
    "player": "player",
    "other": "other",
    "seated_floor": "floor sitting",
    "rail": "rail",
    "floor": "floor",
    "host": "host",
    "owner": "owner",
    "stranger": "stranger",
    "program": "program",
}
SEATED: Final = {"player": 2, "other": 3, "floor sitting": 4}
AGREES: Final = Switches(straddle=True, bomb_pot=True, cut=True)

Found = Callable[[Table], bool]


def _bombs() -> Sign:
    plain = sign("NL 1/2")
    rules = replace(plain.games[0].rules, bomb_pot=True)
    return replace(plain, games=(replace(plain.games[0], rules=rules),), bomb_pot=BombPot(10))


def _choice() -> Sign:
    stakes = sign("NL 1/2").games[0].stakes
    games = [game_of(name, stakes, limit="pot-limit") for name in ("holdem", "omaha")]
    return sign_of(*games, seats=6, buy_in=(1, 10**6), rotation="dealers_choice", cut=False)


def _turn(options: type, more: Callable[[Any], bool] = lambda _: True) -> Found:
    def found(table: Table) -> bool:
        waiting = table.next
        if not isinstance(waiting, Player) or waiting.seat != 2:
            return False
        return isinstance(waiting.options, options) and more(waiting.options)

    return found


def _asks(kind: type) -> Found:
    def found(table: Table) -> bool:
        return isinstance(table.question, kind) and 2 in unanswered(table)

    return found


def _dealer(what: str) -> Found:
    def found(table: Table) -> bool:
        waiting = table.next
        return isinstance(waiting, Dealer) and waiting.what == what

    return found


def _before_seat_2(table: Table) -> bool:
    waiting, hand = table.next, table.hand
    if hand is None or not isinstance(waiting, Player) or not isinstance(waiting.options, BettingOptions):
        return False
    return waiting.seat != 2 and hand.seat(2).answered < 0


def _over(table: Table) -> bool:
    return table.over is not None and table.dealing is None and table.hands > 0


SCENES: Final[dict[str, tuple[Callable[[], Sign], Found]]] = {
    "before": (lambda: sign("NL 1/2"), lambda table: table.dealing is None),
    "facing": (lambda: sign("NL 1/2"), _turn(BettingOptions, lambda options: options.call > 0)),
    "option": (lambda: sign("NL 1/2"), _turn(BettingOptions, lambda options: not options.call)),
    "bring_in": (lambda: sign("FL 2/4/1 stud"), _turn(BringInOptions)),
    "draw": (lambda: sign("PL 1/2 five-card-draw"), _turn(DrawOptions)),
    "show": (lambda: sign("NL 1/2"), _turn(ShowOptions, lambda options: options.muck is None)),
    "choice": (_choice, _asks(GameChoice)),
    "straddle": (lambda: sign("NL 1/2", straddle=True), _asks(StraddleOffer)),
    "cut": (lambda: sign("NL 1/2", cut=True), _asks(CutOffer)),
    "runs": (lambda: sign("NL 1/2", run_outs=2), _asks(RunsQuestion)),
    "over": (lambda: sign("NL 1/2", rabbit_cards=True), _over),
    "bombs": (_bombs, lambda table: table.dealing is None),
    "requests": (lambda: sign("NL 1/2"), lambda table: table.dealing is None),
    "out": (lambda: sign("NL 1/2"), lambda table: table.dealing is None),
    "listed": (lambda: sign("NL 1/2"), lambda table: table.dealing is None),
    "held": (lambda: sign("NL 1/2"), lambda table: table.dealing is None),
    "live": (lambda: sign("NL 1/2", live="console"), lambda table: table.dealing is None),
    "live_new": (lambda: sign("NL 1/2", live="console"), lambda table: table.dealing is None),
    "live_turn": (lambda: sign("NL 1/2", live="console"), lambda table: table.dealing is not None),
    "live_entry": (lambda: sign("NL 1/2", live="console"), lambda table: bool(table.entries)),
    "live_facing": (
        lambda: sign("NL 1/2", live="console"),
        _turn(BettingOptions, lambda options: options.call > 0),
    ),
    "live_early": (lambda: sign("NL 1/2", live="console"), _before_seat_2),
    "live_board": (lambda: sign("NL 1/2", live="console"), _dealer("board")),
    "live_opener": (lambda: sign("FL 2/4/1 stud", live="chips"), _dealer("hole")),
    "live_award": (lambda: sign("NL 1/2", live="chips"), _dealer("award")),
}
"""By name: the table's sign, and what is to be so."""


@asynccontextmanager
async def scene(name: str) -> AsyncIterator[Talk]:
    """The situation of this name."""
    made, found = SCENES[name]
    async with opened("sqlite://", Pace(first_hand=30, after_fold=30, after_showdown=30)) as play:
        await play.open(made(), owner="owner", private=True, approve=name == "requests")
        talk = Talk(play)
        for person in PEOPLE.values():
            invited = frozenset() if person in ("stranger", "owner") else frozenset({play.table_id})
            play.people.everybody.pop(person_of(person).id, None)
            play.person(person, tables=invited)
            await play.gives(person, 200)
            talk.client(person)
        await _seat(talk, approve=name == "requests", button=name != "live_new")
        await _prepare(talk, name)
        await _reach(talk, found)
        yield talk


async def _seat(talk: Talk, *, approve: bool, button: bool) -> None:
    for person, seat in SEATED.items():
        await talk.does(person, {"type": "sit", "seat": seat, "chips": 200})
        if approve and person != "floor sitting":
            await talk.does("owner", {"type": "let_in", "player": talk.play.person(person).id})
        await talk.play.gives(person, 100)
        await talk.play.does(person, SetSwitches, AGREES)
    if button:
        await talk.play.does("host", SetButton(3, "where the scene has it"))


async def _prepare(talk: Talk, name: str) -> None:
    play = talk.play
    if name == "requests":
        await play.gives("extra", 100)
        play.people.everybody.pop("extra")
        play.person("extra", tables=frozenset({play.table_id}))
        await talk.does("extra", {"type": "sit", "seat": 6, "chips": 50})
    if name == "out":
        await play.does("player", SitOut)
    if name == "listed":
        for person in ("guest", "rail", "floor", "host", "owner"):
            await talk.does(PEOPLE[person], {"type": "join_list"})
    if name == "held":
        await talk.does("floor", {"type": "hold_table", "reason": "a break"})


async def _reach(talk: Talk, found: Found) -> None:
    """Hands are played, by checking and calling, until it is so."""
    play = talk.play
    for _ in range(200):
        table = play.moment.table
        if found(table):
            return
        if isinstance(table.next, Player):
            await _go_on(talk, table.next, fold=found is _over)
        elif table.sign.live:
            await talk.does("host", _deals(table))
        else:
            version = play.moment.version
            await play.until(lambda version=version: play.moment.version > version)  # type: ignore[misc]
    raise AssertionError("it never comes to that")


def _deals(table: Table) -> dict[str, Any]:
    """What the dealer of real cards does next, entering none of them."""
    waiting = table.next
    if not isinstance(waiting, Dealer):
        return {"type": "next_hand"}
    if waiting.what == "board":
        return {"type": "deal", "cards": "??" * waiting.how_many}
    return {"type": "award_pot", "pot": waiting.pot, "seats": waiting.to_whom[:1], "half": waiting.halves[0]}


async def _go_on(talk: Talk, waiting: Player, *, fold: bool) -> None:
    """Whoever's turn it is folds, or checks and calls; where the board may be run twice, two go all-in."""
    play, options = talk.play, waiting.options
    hand = play.moment.table.playing
    assert hand is not None
    if hand.plan.game.rules.run_outs > 1 and waiting.seat != 4 and isinstance(options, BettingOptions):
        own = hand.seat(waiting.seat)
        if isinstance(options.raise_to, Bounds):
            await play.does(play.to_act, RaiseTo(waiting.seat, own.front + own.stack))
            return
    await play.passive(fold=fold)
