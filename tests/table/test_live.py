"""Section 9: tables with real cards, in the three ways, at hold'em, Omaha high-low and five-card draw."""

from random import Random

import pytest

from pakli.history.transcribing import About, transcribe
from pakli.rules import (
    AwardPot,
    Call,
    Check,
    Deal,
    Dealer,
    DeclareMisdeal,
    Discard,
    Event,
    ExposedCards,
    Fold,
    KillHand,
    Player,
    PostForcedBets,
    RaiseTo,
    RuleViolation,
    Show,
    ShowOptions,
    TimeUp,
    seen_by,
)
from pakli.table import (
    Enter,
    Live,
    PlaceButton,
    Ready,
    StartHand,
    Table,
    TakeBack,
    remaining,
)
from pakli.table.events import Entered, HandStarted
from tests.table.kit import sat
from tests.table.live_kit import DEALER, GAMES, WAYS, LiveTable, live_sign, some_entry


def refused(code: str, table: Table, *actions: object) -> None:
    """The last of these is refused with this code."""
    for action in actions[:-1]:
        table, _ = table.play(action)  # type: ignore[arg-type]
    with pytest.raises(RuleViolation) as no:
        table.apply(actions[-1])  # type: ignore[arg-type]
    assert no.value.refusal.code == code


@pytest.mark.parametrize("live", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_hands_are_played_to_their_end_with_unknown_cards(live: Live, game: str) -> None:
    chance = Random(f"{live} {game}")
    play = LiveTable(live_sign(live, game))
    for _ in range(12):
        play.start()
        while play.table.playing is not None:
            waiting = play.table.next
            if live == "chips":
                assert not (isinstance(waiting, Dealer) and waiting.what == "board"), "nobody enters cards"
                assert not (isinstance(waiting, Player) and isinstance(waiting.options, ShowOptions))
            play.enter(some_entry(play.table, chance))
        assert play.table.missing == 0
        if not isinstance(play.table.next, Ready):
            break
    assert play.opened.after(*play.log) == play.table


def test_in_chips_the_dealer_says_who_won_half_by_half() -> None:
    play = LiveTable(live_sign("chips", "omaha-high-low"), (100, 40, 100))
    play.start()
    play.enter(Call(1), Call(2), Check(3))
    while play.table.playing is not None and isinstance(play.table.next, Player):
        play.enter(Check(play.table.next.seat))
    waiting = play.table.next
    assert isinstance(waiting, Dealer)
    assert (waiting.what, waiting.halves) == ("award", ("whole", "high", "low"))
    play.enter(AwardPot(0, (1,), "high"))
    assert isinstance(play.table.next, Dealer)
    assert play.table.next.halves == ("low",)
    play.enter(AwardPot(0, (2, 3), "low"))
    assert [seat.stack for seat in play.table.seats] == [101, 40, 99]


def test_who_may_win_a_side_pot_is_asked_pot_by_pot() -> None:
    play = LiveTable(live_sign("chips"), (40, 100, 100))
    play.start()
    play.enter(RaiseTo(1, 40), RaiseTo(2, 100), Call(3))
    waiting = play.table.next
    assert isinstance(waiting, Dealer)
    asked = {waiting.pot: waiting.to_whom}
    play.enter(AwardPot(waiting.pot, waiting.to_whom[:1]))
    waiting = play.table.next
    assert isinstance(waiting, Dealer)
    asked[waiting.pot] = waiting.to_whom
    assert {pot: set(who) for pot, who in asked.items()} == {0: {1, 2, 3}, 1: {2, 3}}


def test_at_the_console_the_shown_hands_are_read() -> None:
    play = LiveTable(live_sign("console"))
    play.start()
    play.enter(Call(1), Call(2), Check(3), Deal("AsKd9c"), Check(2), Check(3), Check(1))
    play.enter(Deal("2h"), Check(2), Check(3), Check(1), Deal("2c"), Check(2), Check(3), Check(1))
    play.enter(Show(2, "QhQd"), Show(3, "AhJd"), Show(1, "KsKh"))
    assert [seat.stack for seat in play.table.seats] == [204, 198, 198]


def test_what_one_entered_is_marked_with_who_it_was() -> None:
    play = LiveTable(live_sign("chips"))
    play.start()
    play.do(Enter("player 1", Fold(1)), Enter(DEALER, Fold(2)))
    assert [event.by for event in play.log if isinstance(event, Entered)] == ["player 1", DEALER]


@pytest.mark.parametrize("exposed", [((6, "??"),), ((6, "As"),)])
def test_I1_an_exposed_card_is_replaced_known_or_not(exposed: tuple[tuple[int, str], ...]) -> None:
    play = LiveTable(live_sign("console"))
    play.start()
    play.enter(ExposedCards(exposed))
    assert isinstance(play.table.next, Player)
    assert all(len(seat.cards) == 4 for seat in play.hand.seats)


def test_I1_the_first_card_is_a_misdeal_and_dealt_again_by_I2() -> None:
    play = LiveTable(live_sign("console"))
    play.start()
    assert play.table.dealing is not None
    before = play.table.dealing.positions
    play.enter(ExposedCards(((1, "??"),)))
    assert play.table.playing is None
    play.start()
    assert play.table.dealing is not None
    assert play.table.dealing.positions == before


def test_I3_before_the_betting_a_misdeal_afterwards_a_dead_hand() -> None:
    play = LiveTable(live_sign("console"))
    play.start()
    early, late = play.table, play.table.play(Enter(DEALER, Call(1)))[0]
    wrong = KillHand(2, "three cards", "I3")
    assert early.play(Enter(DEALER, wrong))[0].playing is None
    dead = late.play(Enter(DEALER, wrong))[0].playing
    assert dead is not None
    assert dead.alive == 2


def test_I2_after_a_misdeal_everybody_has_his_chips() -> None:
    play = LiveTable(live_sign("chips"))
    play.start()
    play.enter(Call(1), DeclareMisdeal("a card too many", "I2"))
    assert [seat.stack for seat in play.table.seats] == [200, 200, 200]


def test_I4_the_clock_that_was_called_folds_who_owes_something() -> None:
    play = LiveTable(live_sign("chips"))
    play.start()
    play.do(Enter("", TimeUp(1)))
    assert isinstance(play.table.next, Player)
    assert play.table.next.seat == 2


def test_D3_how_many_are_changed_is_enough() -> None:
    play = LiveTable(live_sign("console", "five-card-draw"), (100, 100))
    play.start()
    play.enter(Check(2), Check(1), Discard(2, "??????"), Discard(1, ""))
    assert all(len(seat.cards) == 10 for seat in play.hand.seats)


def test_P1_the_first_button_is_placed_once_and_only_with_real_cards() -> None:
    play = LiveTable(live_sign("chips"))
    refused("button.drawn_already", play.table, PlaceButton(2))
    online = sat("NL 1/2", {1: 100, 2: 100}, button=1).table
    refused("live.not_here", online, PlaceButton(2))
    refused("live.not_here", online, StartHand(), Enter(DEALER, Fold(1)))
    refused("live.nothing_to_take_back", online, TakeBack(DEALER))


def test_with_real_cards_nobody_is_asked_to_cut_and_no_time_runs() -> None:
    sign = live_sign("chips", what_counts="must_declare")
    assert not sign.cut
    assert sign.rules.time_to_act == sign.rules.time_bank == 0
    assert sign.rules.what_counts == "cards_speak", "nobody enters what is declared"


def test_the_history_is_that_of_an_online_hand() -> None:
    """The same hand, dealt by the system, and entered at the console with a slip that was taken back."""
    play = LiveTable(live_sign("record"))
    play.start()
    play.enter(Call(1), Call(2), Check(3), Deal("AsKd9c"), Check(2), Check(3), RaiseTo(1, 10), Call(2))
    play.do(TakeBack(DEALER, 2))
    last = (RaiseTo(1, 4), Call(2), Fold(3), Deal("2h"), Check(2), Check(1), Deal("2c"), Check(2), Check(1))
    play.enter(*last, Show(2, "QhQd"), Show(1, "KsKh"))
    live = [event for event in remaining(play.log) if isinstance(event, Event)]
    begun = next(at for at, event in enumerate(play.log) if isinstance(event, HandStarted))
    hand = play.opened.after(*play.log[: begun + 1]).hand
    assert hand is not None
    setup, online = hand.plan.setup, list[Event]()
    dealt = (PostForcedBets(), Deal("Qh7cKsQd7dKh"))
    first = (Call(1), Call(2), Check(3), Deal("AsKd9c"), Check(2), Check(3))
    for action in (*dealt, *first, *last, Show(1)):
        hand, events = hand.play(action)
        online += events
    seen = [known for event in online if (known := seen_by(None, event)) is not None]
    assert transcribe(setup, live, About()) == transcribe(setup, seen, About())
