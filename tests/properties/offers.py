"""
What is offered is accepted, at both ends of its bounds; what is not is refused, by a clause of the rulebook.

Clauses     B0-B5, B8, P7, P8, P10-P16, D3, L2, ST1, I1-I4, A1.
"""

from typing import Final, Literal

from pakli.ranking import order_of
from pakli.rules import (
    Action,
    AwardHand,
    AwardPot,
    BettingOptions,
    Bounds,
    BringIn,
    BringInOptions,
    Call,
    Check,
    Deal,
    Dealer,
    DeclareMisdeal,
    Discard,
    DrawOptions,
    ExposedCards,
    Fold,
    Hand,
    KillHand,
    Muck,
    Options,
    Over,
    Player,
    PostForcedBets,
    RaiseTo,
    Refusal,
    ReturnBet,
    RuleViolation,
    RunOut,
    Show,
    ShowOptions,
    Status,
    TimeUp,
)
from pakli.texts.catalogue import translator
from pakli.texts.clauses import CLAUSES
from pakli.texts.languages import LANGUAGES

__all__ = ["acceptable", "accepted", "refusal_is_known", "refused", "unacceptable"]

NOBODY: Final = 99
"""A seat no table here has."""

HALVES: Final[tuple[Literal["whole", "high", "low"], ...]] = ("whole", "high", "low")


def accepted(hand: Hand, action: Action) -> None:
    """`action` is legal, keeps the chips, and `apply` and `after` do what `play` does."""
    after, events = hand.play(action)
    assert events or isinstance(action, RunOut), f"{action}: nothing happened"
    assert hand.apply(action) == events
    assert hand.after(*events) == after
    raked = sum(amount for _, amount in after.paying.raked)
    before = (
        sum(seat.stack for seat in hand.seats) + hand.pot + sum(amount for _, amount in hand.paying.raked)
    )
    assert sum(seat.stack for seat in after.seats) + after.pot + raked == before, f"{action}"


def refused(hand: Hand, action: Action) -> Refusal:
    """`action` is refused, with a clause of the catalogue and a text in every language."""
    try:
        events = hand.apply(action)
    except RuleViolation as violation:
        refusal_is_known(violation.refusal)
        return violation.refusal
    raise AssertionError(f"{action} is not offered and was accepted: {events}")


_KNOWN: set[tuple[str, tuple[str, ...]]] = set()


def refusal_is_known(refusal: Refusal) -> None:
    """Its clause is in the rulebook, and every language says it with the facts it has."""
    assert refusal.clause in CLAUSES, f"no clause {refusal.clause}"
    facts = tuple([name for name, _ in refusal.facts])
    if (refusal.code, facts) not in _KNOWN:
        for language in LANGUAGES:
            assert translator(language).refusal(refusal.code, refusal.facts)
        _KNOWN.add((refusal.code, facts))


def acceptable(hand: Hand) -> list[Action]:
    """Actions that are offered: every kind, amounts at both ends of the bounds. Cards are not chosen here."""
    waiting = hand.next
    match waiting:
        case Player(seat, BettingOptions() as options):
            bounds = options.raise_to
            raises = {bounds.least, bounds.most} if isinstance(bounds, Bounds) else set()
            passive: Action = Call(seat) if options.call else Check(seat)
            return [Fold(seat), TimeUp(seat), passive, *[RaiseTo(seat, total) for total in raises]]
        case Player(seat, BringInOptions() as options):
            bounds = options.raise_to
            raises = {bounds.least, bounds.most} if isinstance(bounds, Bounds) else set()
            return [BringIn(seat), TimeUp(seat), *[RaiseTo(seat, total) for total in raises]]
        case Player(seat, DrawOptions(most)):
            return [Discard(seat), Discard(seat, hand.seat(seat).cards[: 2 * most]), TimeUp(seat)]
        case Player(seat, ShowOptions() as options):
            muck: list[Action] = [Muck(seat)] if options.muck is None else []
            told = not options.cards and (options.best or not options.claim)
            show: list[Action] = [Show(seat, "", options.best)] if told else []
            return [TimeUp(seat), *muck, *show]
        case Dealer(what="post"):
            return [PostForcedBets()]
        case Dealer(what="board") if waiting.may_run > 1:
            return [RunOut(times) for times in range(1, waiting.may_run + 1)]
        case Dealer(what="award"):
            return [AwardPot(waiting.pot, waiting.to_whom, half, waiting.board) for half in waiting.halves]
        case _:
            return []


def unacceptable(hand: Hand) -> list[Action]:
    """Actions that are not offered: out of turn, in the wrong phase, amounts just outside the bounds."""
    waiting = hand.next
    wrong: list[Action] = []
    seat = -1
    if isinstance(waiting, Player):
        seat = waiting.seat
        wrong += _wrong_for(hand, seat, waiting.options)
    if not (isinstance(waiting, Dealer) and waiting.what == "post"):
        wrong.append(PostForcedBets())
    if not isinstance(waiting, Dealer) or waiting.what in ("post", "award"):
        wrong.append(Deal("AsKsQs"))
    wrong += _wrong_of_dealer(waiting)
    for other in (*[other.number for other in hand.seats if other.number != seat][:4], NOBODY):
        wrong += _of(other, hand.seats[0].stack)
    return wrong


def _of(seat: int, total: int) -> tuple[Action, ...]:
    """Everything a player can try."""
    betting = (Fold(seat), Check(seat), Call(seat), RaiseTo(seat, total), BringIn(seat))
    return (*betting, Discard(seat), Show(seat), Muck(seat), TimeUp(seat))


def _wrong_for(hand: Hand, number: int, options: Options) -> list[Action]:
    """What the player asked may not do."""
    passive: list[Action] = [Fold(number), Check(number), Call(number)]
    if isinstance(options, DrawOptions):
        cards = hand.seat(number).cards
        too_many = (cards + cards)[: 2 * options.most + 2]
        wrong: list[Action] = [*passive, RaiseTo(number, 10), BringIn(number), Show(number), Muck(number)]
        return [*wrong, Discard(number, too_many), Discard(number, "Kx"), *_not_his_cards(hand, number)]
    if isinstance(options, BringInOptions):
        most = options.raise_to.most if isinstance(options.raise_to, Bounds) else 0
        return [*passive, RaiseTo(number, most + 1), Discard(number), Show(number), Muck(number)]
    if isinstance(options, ShowOptions):
        wrong = [*passive, RaiseTo(number, 10), Discard(number), BringIn(number)]
        wrong += [Muck(number)] if options.muck else []
        wrong += _wrong_claims(hand, number, options)
        return [*wrong, Show(number, "", "no-such-hand"), Show(number, "As"), Show(number, "Kx")]
    seat, bounds = hand.seat(number), options.raise_to
    wrong = [Check(number) if options.call else Call(number), Show(number), Muck(number)]
    wrong += [Discard(number), BringIn(number)]
    if isinstance(bounds, Bounds):
        tries = {bounds.least - 1, bounds.most + 1, 0, -1, seat.front + seat.stack + 1, hand.round.level}
        tries -= set(range(bounds.least, bounds.most + 1))
        tries |= _no_whole_chips(hand, number, bounds)
    else:
        tries = {hand.round.level + hand.round.full_raise, seat.front + seat.stack, hand.round.level + 1, 0}
    return [*wrong, *[RaiseTo(number, total) for total in sorted(tries)]]


def _wrong_claims(hand: Hand, number: int, options: ShowOptions) -> list[Action]:
    """P14: none where one must be declared, one better than the hand, and one where none is asked for."""
    if not options.claim:
        return [Show(number, "", "pair")]
    categories = [str(name) for name in order_of(hand.plan.game.variant.claims[0].ranking).categories]
    better = categories[: categories.index(options.best)] if options.best else []
    return [Show(number), *[Show(number, "", category) for category in better[-1:]]]


def _not_his_cards(hand: Hand, number: int) -> list[Action]:
    """Cards in another hand, and one of his own twice."""
    own = hand.seat(number).cards
    if "?" in own:
        return []
    others = [
        seat.cards[:2]
        for seat in hand.seats
        if seat.number != number and seat.status == Status.IN and seat.cards[:2] not in ("", "??")
    ]
    return [Discard(number, own[:2] * 2), *[Discard(number, card) for card in others[:1]]]


def _no_whole_chips(hand: Hand, number: int, bounds: Bounds) -> set[int]:
    """An amount within the bounds that is no multiple of the table's chip."""
    between = bounds.least + 1
    return {between} if between < bounds.most and between % hand.plan.setup.stakes.chip else set()


def _wrong_of_dealer(waiting: Player | Dealer | Over | None) -> list[Action]:
    """Run-outs and awards that nobody asked for."""
    if isinstance(waiting, Over):
        ended: list[Action] = [DeclareMisdeal("late"), KillHand(1, "late"), ExposedCards(((1, "As"),))]
        ended += [ReturnBet(1, "late"), AwardHand(1, "late")]
        return [*ended, RunOut(2), AwardPot(0, (1,))]
    if not isinstance(waiting, Dealer):
        return [
            ReturnBet(NOBODY, "nobody"),
            AwardHand(NOBODY, "nobody"),
            RunOut(2),
            AwardPot(0, (1,)),
            KillHand(NOBODY, "nobody"),
            ExposedCards(((999, "As"),)),
        ]
    wrong: list[Action] = [RunOut(waiting.may_run + 1), RunOut(0)]
    if waiting.what != "award":
        return [*wrong, AwardPot(0, (1,))]
    pot, board, seats = waiting.pot, waiting.board, waiting.to_whom
    wrong += [AwardPot(pot, ()), AwardPot(pot, (NOBODY,)), AwardPot(pot + 1, seats, waiting.halves[0], board)]
    halves = [half for half in HALVES if half not in waiting.halves]
    wrong += [AwardPot(pot, (*seats, seats[0]), waiting.halves[0], board)]
    return [*wrong, *[AwardPot(pot, seats, half, board) for half in halves]]
