"""
What a player is asked, as buttons: the options of the hand, or of the table's question, with amounts and
every no.

Clauses     B0-B5 (amounts are totals), A1 (all-in), P13, P14, D3, L2, ST1, ST2; S1-S3, P4, G8, P16.
Knows       options, which are the only judge of what is legal. Nothing is decided here.
Tested in   tests/wire/
"""

from typing import Any, Final, Literal

from msgspec import UNSET
from msgspec.structs import replace

from pakli.ranking import order_of
from pakli.room import Moment
from pakli.room.errands import unanswered
from pakli.rules import (
    BettingOptions,
    Bounds,
    BringIn,
    BringInOptions,
    Call,
    Check,
    Discard,
    DrawOptions,
    Fold,
    Hand,
    Muck,
    Player,
    RaiseTo,
    Show,
    ShowOptions,
)
from pakli.rules import Refusal as RulesRefusal
from pakli.table import (
    ANY_RUNS,
    ChooseGame,
    Cut,
    CutOffer,
    Decline,
    GameChoice,
    RunsQuestion,
    Straddle,
    StraddleOffer,
    Table,
    WishRuns,
)
from pakli.table.telling import completes
from pakli.wire.hints import hints_of
from pakli.wire.options import (
    ChooseAmount,
    ChooseCards,
    ChooseClaim,
    Mark,
    Option,
    Refusal,
)
from pakli.wire.view import Question
from pakli.wire.waits import waits_for

__all__ = ["asked_of", "question_of", "refusal_of"]

_PARTS: Final = (("third_pot", 1 / 3), ("half_pot", 1 / 2), ("two_thirds_pot", 2 / 3), ("pot", 1.0))
_BIG_PART: Final = 0.4
"""A call of more than this part of the stack is asked about once."""


def refusal_of(refusal: RulesRefusal) -> Refusal:
    """A refusal for the wire."""
    return Refusal(refusal.clause, refusal.code, refusal.facts)


def question_of(moment: Moment, seat: int) -> Question | None:
    """What the player in `seat` is asked now; None: nothing, or he has answered."""
    asked, table = moment.asked, moment.table
    if asked is None or not seat or seat not in unanswered(table):
        return None
    if table.sign.live and _shows(table) and table.sign.live != "chips":
        return None  # what is shown lies on the table, and is entered by the dealer
    hints = hints_of(table, seat) if table.sign.practice and not table.sign.live else UNSET
    return replace(asked_of(table, seat, asked.number), hints=hints)


def _shows(table: Table) -> bool:
    waiting = table.next
    return isinstance(waiting, Player) and isinstance(waiting.options, ShowOptions)


def asked_of(table: Table, seat: int, number: int) -> Question:
    """What the player in `seat` is asked by a table, in question `number` of it."""
    options, to_call = _options(table, seat)
    return Question(
        number=number,
        what=waits_for(table),
        to_call=UNSET if to_call is None else to_call,
        options=tuple(options),
    )


def _options(table: Table, seat: int) -> tuple[list[Option], int | None]:
    """Buttons, in their order, and what is owed."""
    waiting = table.next
    if isinstance(waiting, Player):
        hand, options = table.hand, waiting.options
        assert hand is not None, "a player is asked in a hand"
        if isinstance(options, BettingOptions):
            return _betting(hand, seat, options), options.call
        if isinstance(options, BringInOptions):
            return _bringing_in(hand, seat, options), options.amount
        if isinstance(options, DrawOptions):
            return _drawing(hand, seat, options), None
        return _showing(hand, seat, options), None
    return _small(waiting, seat), None


def _betting(hand: Hand, seat: int, options: BettingOptions) -> list[Option]:
    call = options.call
    buttons = [Option(word="fold", action=Fold(seat), confirm=UNSET if call else "turn-confirm-fold")]
    if call:
        buttons += [_impossible("check", Check(seat), options.check), _call(hand, seat, call)]
    else:
        buttons.append(Option(word="check", action=Check(seat)))
    word: Literal["bet", "raise", "complete"] = "bet" if options.opens else "raise"
    return buttons + _raising(hand, seat, options.raise_to, "complete" if completes(hand) else word, call)


def _call(hand: Hand, seat: int, call: int) -> Option:
    stack = hand.seat(seat).stack
    confirm: Any = UNSET
    if call == stack:
        confirm = "turn-confirm-all-in"
    elif call > _BIG_PART * stack:
        confirm = "web-confirm-call"
    return Option(
        word="call",
        action=Call(seat),
        amount=call,
        all_in=call == stack or UNSET,
        confirm=confirm,
    )


def _impossible(word: Any, action: Any, refusal: RulesRefusal | None) -> Option:
    assert refusal is not None, "it is possible"
    return Option(word=word, action=action, refusal=refusal_of(refusal))


def _raising(
    hand: Hand,
    seat: int,
    bounds: Bounds | RulesRefusal,
    word: Literal["bet", "raise", "complete"],
    call: int,
) -> list[Option]:
    """A bet or raise with its amount or range, and the all-in where it is the most."""
    if isinstance(bounds, RulesRefusal):
        return [_impossible(word, RaiseTo(seat, 0), bounds)]
    own = hand.seat(seat)
    all_in = bounds.most == own.front + own.stack
    buttons: list[Option] = []
    if bounds.least < bounds.most:
        chip = hand.plan.game.stakes.chip
        choose = ChooseAmount("total", bounds.least, bounds.most, chip, True, _marks(hand, bounds, call))
        buttons.append(Option(word=word, action=RaiseTo(seat, bounds.least), choose=(choose,)))
    elif not all_in:
        buttons.append(Option(word=word, action=RaiseTo(seat, bounds.most), amount=bounds.most))
    if all_in:
        buttons.append(
            Option(
                word="all_in",
                action=RaiseTo(seat, bounds.most),
                amount=own.stack,
                all_in=True,
                confirm="turn-confirm-all-in",
            )
        )
    return buttons


def _marks(hand: Hand, bounds: Bounds, call: int) -> tuple[Mark, ...]:
    """Parts of the pot as totals, one's own call counted, that can be bet; the least and the most."""
    chip, marks = hand.plan.game.stakes.chip, [Mark("least", bounds.least)]
    for name, part in _PARTS:
        total = hand.round.level + int(part * (hand.pot + call))
        total -= total % chip
        if bounds.least < total < bounds.most:
            marks.append(Mark(name, total))  # type: ignore[arg-type]
    return (*marks, Mark("most", bounds.most))


def _bringing_in(hand: Hand, seat: int, options: BringInOptions) -> list[Option]:
    bring_in = Option(word="bring_in", action=BringIn(seat), amount=options.amount)
    return [bring_in, *_raising(hand, seat, options.raise_to, "complete", options.amount)]


def _drawing(hand: Hand, seat: int, options: DrawOptions) -> list[Option]:
    if "?" in hand.seat(seat).cards:  # real cards: only how many is known
        counts = range(1, options.most + 1)
        changes = [
            Option(word="discard", action=Discard(seat, "??" * count), amount=count) for count in counts
        ]
        return [*changes, Option(word="stand_pat", action=Discard(seat))]
    cards = ChooseCards("cards", 1, options.most)
    return [
        Option(word="discard", action=Discard(seat), choose=(cards,)),
        Option(word="stand_pat", action=Discard(seat)),
    ]


def _showing(hand: Hand, seat: int, options: ShowOptions) -> list[Option]:
    if options.claim:
        categories = tuple([str(one) for one in order_of(hand.plan.game.claims[0][0]).categories])
        claim = ChooseClaim("claim", categories, options.best)
        show = Option(word="show", action=Show(seat, claim=options.best), choose=(claim,))
    else:
        show = Option(word="show", action=Show(seat))
    if options.muck is not None:
        return [show, _impossible("muck", Muck(seat), options.muck)]
    return [show, Option(word="muck", action=Muck(seat), beaten=hand.beaten(seat) or UNSET)]


def _small(waiting: object, seat: int) -> list[Option]:
    """The table's own questions."""
    decline = Option(word="decline", action=Decline(seat))
    if isinstance(waiting, StraddleOffer):
        return [Option(word="straddle", action=Straddle(seat), amount=waiting.amount), decline]
    if isinstance(waiting, CutOffer):
        place = ChooseAmount("at", 1, waiting.cards - 1, 1, False, ())
        return [Option(word="cut", action=Cut(seat, waiting.cards // 2), choose=(place,)), decline]
    if isinstance(waiting, GameChoice):
        return [
            Option(word="game", action=ChooseGame(seat, at), game=game)
            for at, game in enumerate(waiting.games)
        ]
    assert isinstance(waiting, RunsQuestion), f"a question nobody knows how to put: {waiting}"
    runs = [
        Option(word="runs", action=WishRuns(seat, times), amount=times)
        for times in range(1, waiting.most + 1)
    ]
    return [*runs, Option(word="any_runs", action=WishRuns(seat, ANY_RUNS))]
