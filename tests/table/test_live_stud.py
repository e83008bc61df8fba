"""Games with real cards face up: these say who brings in and opens, or the dealer does (ST1, ST3)."""

from random import Random

import pytest

from pakli.rules import (
    BringIn,
    BringInOptions,
    Call,
    Check,
    Deal,
    Dealer,
    Fold,
    HoleDealt,
    NameOpener,
    OpenerNamed,
    Player,
    RaiseTo,
    RuleViolation,
    Stakes,
)
from pakli.rules.house_rules import PRESETS
from pakli.table import (
    HORSE,
    ChooseGame,
    Enter,
    GameChoice,
    Live,
    Ready,
    StartHand,
    TakeBack,
    game_of,
    sign_of,
)
from tests.table.live_kit import DEALER, WAYS, LiveTable, live_sign, some_entry


def stud(live: Live, game: str = "stud") -> LiveTable:
    """Three at a table of stud, with the ante paid: cards are due."""
    made = game_of(game, Stakes(2, 1, 1))
    play = LiveTable(sign_of(made, seats=6, buy_in=(1, 10**6), live=live))
    play.start()
    return play


def to_act(play: LiveTable) -> int:
    """Whose turn it is."""
    waiting = play.table.next
    assert isinstance(waiting, Player)
    return waiting.seat


@pytest.mark.parametrize(("game", "first"), [("stud", 3), ("razz", 2)])
def test_ST1_the_cards_entered_say_who_brings_in(game: str, first: int) -> None:
    play = stud("console", game)
    waiting = play.table.next
    assert isinstance(waiting, Dealer)
    assert (waiting.what, waiting.to_whom, waiting.up) == ("hole", (2, 3, 1), 1)
    play.enter(Deal("Kd2c7h"))
    assert to_act(play) == first
    assert isinstance(play.table.next, Player)
    assert isinstance(play.table.next.options, BringInOptions)


def test_ST3_street_by_street_the_best_hand_showing_opens_and_the_last_card_is_nobodys_business() -> None:
    play = stud("record")
    play.enter(Deal("Kd2c7h"), BringIn(3))
    for seat in (1, 2):
        assert to_act(play) == seat
        play.enter(RaiseTo(seat, 2) if seat == 1 else Fold(2))
    play.enter(Fold(3))
    assert play.table.playing is None
    play.start()
    play.enter(Deal("Kd2c7h"))
    low = to_act(play)
    play.enter(BringIn(low))
    while isinstance(play.table.next, Player):
        play.enter(RaiseTo(to_act(play), 2) if play.hand.round.level < 2 else Call(to_act(play)))
    play.enter(Deal("3s2d9h"))
    pair = next(seat.number for seat in play.hand.seats if "2c" in seat.cards)
    assert to_act(play) == pair
    for cards in ("4s5s6s", "Ts9s8d"):
        _checked(play)
        play.enter(Deal(cards))
    assert to_act(play) == pair
    _checked(play)
    assert to_act(play) == pair, "the seventh card is dealt by itself, face down"


def _checked(play: LiveTable) -> None:
    street = play.hand.stage.street
    while isinstance(play.table.next, Player) and play.hand.stage.street == street:
        play.enter(Check(to_act(play)))


def test_where_no_card_is_entered_the_dealer_says_who_opens() -> None:
    play = stud("chips")
    assert isinstance(play.table.next, Dealer), "the dealer is waited for"
    play.enter(NameOpener(3))
    assert to_act(play) == 3
    kinds = [type(event) for event in play.log[-2:]]
    assert kinds == [HoleDealt, OpenerNamed]
    play.enter(NameOpener(1))
    assert to_act(play) == 1, "as long as nobody has acted he may say it anew"
    play.enter(BringIn(1))
    with pytest.raises(RuleViolation) as no:
        play.enter(NameOpener(2))
    assert no.value.refusal.code == "opener.not_now"
    play.do(TakeBack(DEALER, 3))
    assert isinstance(play.table.next, Dealer)


@pytest.mark.parametrize(
    ("seat", "cards", "code"), [(9, "", "opener.cannot"), (2, "Kd2c7h", "opener.cards_say")]
)
def test_who_cannot_open_or_need_not_be_named(seat: int, cards: str, code: str) -> None:
    play = stud("chips" if not cards else "console")
    if cards:
        play.enter(Deal(cards))
    with pytest.raises(RuleViolation) as no:
        play.table.apply(Enter(DEALER, NameOpener(seat)))
    assert no.value.refusal.code == code


def test_nobody_opens_by_a_word_where_the_button_says_it() -> None:
    play = LiveTable(live_sign("chips"))
    play.start()
    with pytest.raises(RuleViolation) as no:
        play.enter(NameOpener(1))
    assert (no.value.refusal.clause, no.value.refusal.code) == ("P8", "opener.not_now")


@pytest.mark.parametrize("live", WAYS)
@pytest.mark.parametrize("rotation", ["hands", "dealers_choice"])
def test_G8_HORSE_and_dealers_choice_with_real_cards(live: Live, rotation: str) -> None:
    chance, rules = Random(f"{live} {rotation}"), PRESETS["standard"].at("cash", "fixed-limit")
    games = [
        game_of(name, Stakes(2, 1, 1 if name in ("razz", "stud", "stud-high-low") else 0),
                limit="fixed-limit", rules=rules)
        for name in HORSE
    ]  # fmt: skip
    play = LiveTable(sign_of(*games, seats=6, buy_in=(1, 10**6), live=live, rotation=rotation))  # type: ignore[arg-type]
    played = set()
    for _ in range(10):
        play.do(StartHand())
        if play.table.playing is None:
            asked = play.table.next
            assert isinstance(asked, GameChoice)
            play.enter(ChooseGame(asked.seat, chance.randrange(len(HORSE))))
        played.add(play.hand.plan.setup.variant)
        while play.table.playing is not None:
            play.enter(some_entry(play.table, chance))
        assert play.table.missing == 0
        if not isinstance(play.table.next, Ready):
            break
    assert len(played) > 2
    assert play.opened.after(*play.log) == play.table
