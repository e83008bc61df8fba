"""
Hands in which everything happens that seldom does: for the golden log, so that all of it is folded again.

The room's own records stand between, as a room writes them.
"""

import random
from collections.abc import Iterator
from typing import Any, Final

from pakli.cards import Pack, cards_text, shuffled
from pakli.fairness import Record as FairRecord
from pakli.fairness import link, sealed_packs, written_record
from pakli.room.records import (
    BankSpent,
    ChainGiven,
    ClosingAsked,
    Manners,
    OpeningChanged,
    PackShuffled,
    Record,
    RecordLaid,
    RecordVoided,
    SharesGiven,
    StubServed,
    TableClosed,
)
from pakli.rules import (
    AwardHand,
    BarRaise,
    BettingOptions,
    BringIn,
    Call,
    Check,
    Deal,
    DealError,
    Discard,
    DrawOptions,
    ExposedCards,
    ExposeHand,
    Fold,
    KillHand,
    Muck,
    NameOpener,
    OutOfTurn,
    Player,
    PostForcedBets,
    PutIn,
    RaiseTo,
    ReturnBet,
    SetAside,
    Show,
    ShowOptions,
    Status,
    WrongCount,
)
from pakli.rules.house_rules import Rake
from pakli.table import (
    BombPot,
    Buy,
    ChangeSeat,
    ChooseEntry,
    ChooseGame,
    Cut,
    CutOffer,
    Decline,
    DrawForButton,
    Enter,
    GameChoice,
    HoldTable,
    JoinList,
    Leave,
    LeaveList,
    MoveChips,
    MoveOut,
    Penalize,
    PlaceButton,
    ResumeTable,
    RunsQuestion,
    SetButton,
    SetLevel,
    SetSwitches,
    ShowAfterHand,
    SitIn,
    SitOut,
    StartHand,
    Straddle,
    StraddleOffer,
    Switches,
    Table,
    TakeBack,
    VoidHand,
    WishRuns,
    sign_of,
)
from pakli.table.events import HandPlanned, HandSettled
from tests.table.kit import Sitting, game, sat
from tests.table.live_kit import live_sign

__all__ = ["RARE_TABLES", "with_the_rooms_own"]

FOUR: Final = (1, 3, 4, 6)
SHARE: Final = b"\1" * 32


def choices_made() -> Sitting:
    """Dealer's choice, with straddles, bomb pots, run-outs, cuts and rulings."""
    rules: dict[str, Any] = {
        "straddle": True,
        "run_outs": 2,
        "bomb_pot": True,
        "rabbit_cards": True,
        "rake": Rake(50, no_flop_no_drop=False),
    }
    games = game("NL 1/2", **rules), game("PL 1/2 omaha", **rules)
    sign = sign_of(*games, seats=6, buy_in=(20, 200), rotation="dealers_choice", bomb_pot=BombPot(5))
    play = Sitting(Table.open(sign), watch=(None,))
    play.do(*[play.sit(seat, 200) for seat in FOUR], DrawForButton("2cAsKdQh"))
    play.do(*[SetSwitches(seat, Switches(straddle=True, bomb_pot=True)) for seat in FOUR])
    before_the_flop(play)
    run_out_twice(play)
    between_hands(play)
    ruled(play)
    return play


def before_the_flop(play: Sitting) -> None:
    """A card flips in the deal and is replaced, and its hand is killed; one is a misdeal, and one void."""
    begin(play, straddle=True)
    (seat,) = flipped(play, 1)
    play.acts(f"{play.to_act} calls")
    play.do(KillHand(seat, "three cards"))
    play.folded_round()
    begin(play)
    flipped(play, 2)
    begin(play)
    play.dealt()
    play.do(VoidHand("the pack was short"))


def run_out_twice(play: Sitting) -> None:
    """All-in, the board run twice; then all fold, the winner shows, and so do the cards that did not come."""
    begin(play)
    seat = play.to_act
    play.acts(f"{seat} raises to {play.stack_now(seat)}")
    play.acts(f"{play.to_act} calls")
    play.folded_round()
    answer(play)
    play.checked_down()
    begin(play)
    play.folded_round()
    hand = play.table.over
    assert hand is not None
    winner = next(seat.number for seat in hand.seats if seat.status == Status.IN)
    play.do(ShowAfterHand(winner), play.shoe.rabbit(hand))


def ruled(play: Sitting) -> None:
    """A bet is given back, and a hand awarded."""
    begin(play)
    play.dealt()
    seat = play.to_act
    play.acts(f"{seat} raises to 6")
    play.do(ReturnBet(seat, "a chip of another colour"))
    hand = play.table.playing
    assert hand is not None
    play.do(AwardHand(max(hand.seats, key=lambda one: one.front).number, "a card fell off the table"))


def between_hands(play: Sitting) -> None:
    """Chips, seats, the list, breaks, rulings."""
    rich, *others = sorted(play.stacks(), key=lambda seat: -play.stacks()[seat])
    poor = others[-1]
    play.do(MoveChips(rich, poor, 1, "a wrong payment"), HoldTable("main break"), ResumeTable())
    play.do(
        Penalize(rich, 1, "phone at the table"), SitOut(rich), SitIn(rich), SetButton(rich, "it was lost")
    )
    free = next(seat for seat in range(1, 7) if seat not in play.stacks())
    play.do(ChangeSeat(others[0], free), JoinList("dóri"), LeaveList("dóri"))
    begin(play, bomb_pot=True)
    play.do(Buy(free, 1), Buy(poor, 5), SitOut(poor))
    play.checked_down()
    play.do(Leave(poor), play.sit(poor, 40, "player 9"), ChooseEntry(poor, posts=True))
    play.do(MoveChips(rich, free, play.table.seat(rich).stack, "his count was wrong"))


def pack_runs_out() -> Sitting:
    """All draw five, again and again, until the pack is shuffled anew; the best hand is thrown away."""
    play = sat("FL 2/4 deuce-to-seven-triple-draw", dict.fromkeys(range(1, 7), 200), button=4)
    play.start()
    while seat := play.to_act:
        options = play.table.next.options if isinstance(play.table.next, Player) else None
        hand = play.table.playing
        assert hand is not None
        if isinstance(options, DrawOptions):
            play.do(Discard(seat, hand.seat(seat).cards))
        elif isinstance(options, ShowOptions):
            play.do(Muck(seat) if options.muck is None else Show(seat))
        else:
            play.do(Call(seat) if isinstance(options, BettingOptions) and options.call else Check(seat))
    return play


def levels() -> Sitting:
    """A tournament's table: the blinds rise, the blind is asked for, and one is out."""
    play = sat("NL 1/2", dict.fromkeys((1, 3, 4), 60), button=3, kind="tournament")
    play.do(SetLevel((game("NL 2/4", kind="tournament"),)))
    play.start()
    play.wild(random.Random(5))
    play.takes_all(1, 3)
    play.do(MoveOut(1))
    return play


def live() -> Sitting:
    """Real cards that nobody knows: chips and words, one out of turn, cards too early, too few, shown."""
    play = sat("NL 1/2", dict.fromkeys((1, 3, 4, 6), 200), button=4)
    play.start()
    play.do(PostForcedBets(), Deal("??" * 8))
    hand = play.table.playing
    assert hand is not None
    small, big, first, button = [seat.number for seat in hand.seats]
    play.do(OutOfTurn(Call(button)), PutIn(first, (5,), said="raise"), PutIn(button, (25,)))
    play.do(BarRaise(small, "undercall", 2, "he saw no raise"), Fold(small))
    play.do(WrongCount(big, 1, "7c", "one was under the table"), ExposeHand(button, "Kd"))
    play.do(SetAside("2s3h4d"), DealError("boxed_card"), Call(big), Deal("5s6h8d"))
    play.do(OutOfTurn(Fold(button)), PutIn(big, (25, 5)), Fold(first))
    return play


def live_stud() -> Sitting:
    """Real cards face up that nobody enters: the dealer says who brings in."""
    play = sat("FL 2/4/1 stud", dict.fromkeys((1, 3, 4), 200), button=4)
    play.start()
    play.do(PostForcedBets(), NameOpener(3), BringIn(3), Fold(4), Fold(1))
    return play


def with_the_rooms_own(play: Sitting) -> Iterator[Record]:
    """What happened, with the room's own records where a room writes them."""
    chance = random.Random(3)
    yield OpeningChanged(Manners(name="Ritka asztal", approve=True, delay=5, chat="seated"))
    yield ChainGiven("player 3", link(link(SHARE)))
    fair = True
    for event in play.log:
        yield event
        if isinstance(event, HandPlanned):
            yield from fair_hand(chance) if fair else (PackShuffled(cards_text(shuffled(Pack(52), chance))),)
            fair = False
        elif isinstance(event, HandSettled):
            yield BankSpent("player 3", 21_500)
    yield ClosingAsked("p-1")
    yield TableClosed()


def fair_hand(chance: random.Random) -> Iterator[Record]:
    """A hand whose pack comes of shares, the first of which was late; and what a stub shuffled anew has."""
    previous, value = None, link(link(SHARE))
    for attempt in (1, 2):
        hand, secret = chance.randbytes(16), chance.randbytes(32)
        packs = sealed_packs(hand, secret, 52)
        record = FairRecord(
            hand=hand.hex(),
            attempt=attempt,
            previous=previous,
            table="5",
            game="holdem",
            cards=52,
            cut=0,
            seats=((3, value.hex()),),
            roots=tuple([pack.roots for pack in packs]),  # type: ignore[arg-type]
        )
        previous = hand.hex()
        yield RecordLaid(written_record(record).decode(), secret)
        if attempt == 1:
            yield RecordVoided((), (3,))
    yield SharesGiven(((3, link(SHARE)),))
    yield StubServed(serving=1, seat=3, street=2, positions=bytes((4, 17, 51)), last=1, alone=True)


def begin(play: Sitting, *, straddle: bool = False, bomb_pot: bool = False) -> None:
    """The next hand, up to its cards."""
    play.start(bomb_pot=bomb_pot)
    answer(play, straddle=straddle)


def answer(play: Sitting, *, straddle: bool = False) -> None:
    """Everybody says what he wants."""
    while (question := play.table.question) is not None:
        match question:
            case StraddleOffer(seat=seat):
                play.do(Straddle(seat) if straddle else Decline(seat))
            case CutOffer(seat=seat):
                play.do(Cut(seat, 20))
            case GameChoice(seat=seat):
                play.do(ChooseGame(seat, 0))
            case RunsQuestion(seats=seats):
                play.do(*[WishRuns(seat, 2) for seat in seats])


def flipped(play: Sitting, count: int) -> list[int]:
    """The last cards dealt have flipped, so many; whose they are."""
    play.dealt()
    hand = play.table.playing
    assert hand is not None
    seats, orders = hand.seats, range(len(hand.seats) + 1, len(hand.seats) + 1 + count)
    play.do(ExposedCards(tuple((order, seats[order - len(seats) - 1].cards[2:4]) for order in orders)))
    return [seats[order - len(seats) - 1].number for order in orders]


def real_cards() -> Sitting:
    """A live table: entries, one of them taken back over the hand's end."""
    play = Sitting(Table.open(live_sign("console", rake=50)))
    play.do(*[play.sit(seat, 200) for seat in (1, 3, 4)], PlaceButton(1))
    play.do(StartHand())
    play.do(Enter("p-1", Fold(1)), Enter("p-1", Fold(3)), TakeBack("p-1"), Enter("p-1", Call(3)))
    play.do(Enter("p-4", Check(4)), Enter("p-1", Deal("AsKd9c")), Enter("p-1", RaiseTo(3, 10)))
    play.do(Enter("p-1", Fold(4)))
    return play


RARE_TABLES: Final = (choices_made, pack_runs_out, levels, live, live_stud, real_cards)
"""What each plays, from its opening."""
