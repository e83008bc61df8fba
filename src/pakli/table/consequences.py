"""
What happens at a table by itself: its questions, the hand's beginning, and its settling.

Clauses     S1-S3 (who is offered the straddle), P4 (who cuts), G8 (who names the game), P16 (run-outs), T2-T4
            (chips arrive, leavers leave), I2.
Tested in   tests/table/
"""

from collections.abc import Mapping

from pakli.rules import Dealer, Hand, Over, RunOut
from pakli.rules.state import OUT
from pakli.table import events as e
from pakli.table.buying import arriving
from pakli.table.live import by_itself
from pakli.table.planning import final_posts, straddle_amount, who_chooses
from pakli.table.seats import ANY_RUNS, ASK_RUNS, clockwise, next_right
from pakli.table.state import Dealing, TableState
from pakli.table.waiting import CutOffer, GameChoice, Question, RunsQuestion, StraddleOffer

__all__ = ["after_hand", "all_agree", "consequences"]

Happened = tuple[e.TableEvent, ...]


def consequences(table: TableState) -> Happened:
    """What happens now without anybody's word; empty: nothing does."""
    dealing, hand = table.dealing, table.hand
    if dealing is None:
        return ()
    if not dealing.begun:
        asked = table.question
        if isinstance(asked, StraddleOffer) and not all_agree(table, dealing):
            return (e.StraddleDeclined(asked.seat),)  # S1: one no turns it off, late as it comes
        if asked is not None:
            return ()
        question = _next_question(table, dealing)
        if question is not None:
            return (e.Asked(question),)
        return (e.HandStarted(final_posts(dealing), max(0, dealing.cut)),)
    assert hand is not None
    waiting = hand.next
    if isinstance(waiting, Over):
        return _settled(table, waiting)
    if type(waiting) is Dealer and waiting.may_run > 1 and not dealing.runs:
        return _runs(table, dealing, hand, waiting.may_run)
    live = table.sign.live
    return by_itself(live, hand) if live and table.question is None else ()


def _next_question(table: TableState, dealing: Dealing) -> Question | None:
    """The game, then the straddle, then the cut."""
    if not dealing.chosen:
        games = tuple([game.variant for game in table.sign.games])
        return GameChoice(who_chooses(table, dealing), games)
    straddler = _offered_straddle(table, dealing)
    if straddler:
        return StraddleOffer(straddler, straddle_amount(dealing.game))
    if dealing.cut < 0 and table.sign.cut:
        cutter = next_right(dealing.positions.button, dealing.dealt)
        seat = table.find(cutter)
        if seat is not None and seat.switches.cut:
            return CutOffer(cutter, dealing.game.plays.pack)
    return None


def _offered_straddle(table: TableState, dealing: Dealing) -> int:
    """
    The seat the live straddle is offered to now; 0: none.

    To the third player, then to the button, if all agree and if he has twice the big blind besides what he
    owes (S1-S3). Three-handed they are the same: one offer. Never heads-up, never in a tournament (S4).
    """
    game, dealt = dealing.game, dealing.dealt
    if not (table.sign.cash and game.rules.straddle and game.plays.forced == "blinds"):
        return 0
    if dealing.straddle or dealing.bomb_pot or len(dealt) < 3:
        return 0
    if not all_agree(table, dealing):
        return 0
    third = clockwise(dealt, dealing.positions.big)[0]
    for number in (third, dealing.positions.button):
        seat = table.find(number)
        if seat is None or number not in dealt or number in dealing.declined:
            continue
        owed = sum([p.amount for p in dealing.posts if p.seat == number and p.kind != "live"])
        if seat.stack >= straddle_amount(game) + owed:
            return number
    return 0


def all_agree(table: TableState, dealing: Dealing) -> bool:
    """S1: whether every player dealt in agrees to the straddle; one no turns it off."""
    return all(seat.switches.straddle for seat in table.seats if seat.number in dealing.dealt)


def _runs(table: TableState, dealing: Dealing, hand: Hand, most: int) -> Happened:
    """P16: the smallest number everybody left in the hand accepts, asked of those who have not said yet."""
    left = [place for place in hand.seats if place.status not in OUT]
    said = dict(dealing.wishes)
    wishes = {place.number: said[place.number] for place in left if place.number in said}
    unanswered: list[int] = []
    for place in left:
        if place.number in wishes:
            continue
        seat = table.find(place.number)
        standing = seat.switches.runs if seat is not None else 1
        wishes[place.number] = min(standing, most)
        if standing == ASK_RUNS:
            unanswered.append(place.number)
    if 1 in wishes.values():
        return (e.RunsSettled(1),)
    if unanswered:
        asked = RunsQuestion(tuple(unanswered), most)
        return (e.Asked(asked),) if table.question is None else ()
    runs = min([wish for wish in wishes.values() if wish != ANY_RUNS], default=1)
    settled: Happened = (e.RunsSettled(runs),)
    return (*settled, *hand.apply(RunOut(runs))) if runs > 1 else settled


def _settled(table: TableState, result: Over) -> Happened:
    """The hand is over: stacks are what it left."""
    over = e.HandSettled(result.stacks, result.rake, result.misdeal)
    return (over, *after_hand(table, dict(result.stacks)))


def after_hand(table: TableState, stacks: Mapping[int, int]) -> Happened:
    """
    What waited for the hand's end: bought chips arrive, leavers leave, others sit out (T2-T4).

    Args:
        stacks: chips of those who were dealt in, by seat.
    """
    events: list[e.TableEvent] = []
    for seat in table.seats:
        number = seat.number
        stack = stacks.get(number, seat.stack)
        if seat.after_hand == "leave":
            events.append(e.Left(number, seat.player, stack + seat.bought))
            continue
        arrived = arriving(table, stack, seat.bought)
        if arrived:
            events.append(e.ChipsArrived(number, arrived))
        if arrived < seat.bought:
            events.append(e.ChipsReturned(number, seat.player, seat.bought - arrived))
        if number in stacks and not stack + arrived:
            events.append(e.WentBroke(number))
        if seat.after_hand == "sit_out":
            events.append(e.SatOut(number))
    return tuple(events)
