"""The coach: right and wrong in hands whose answer is known, every game, and no card that was not seen."""

from random import Random
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace

from pakli.bots import Event, PracticeTable, bot_of, sign_of
from pakli.bots.bot import show
from pakli.bots.coach import Decision, coached
from pakli.rules import (
    PRESETS,
    VARIANTS,
    Action,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    DrawOptions,
    Fold,
    Hand,
    Over,
    Post,
    PostForcedBets,
    RaiseTo,
    Rake,
    Setup,
    ShowOptions,
    Stakes,
    seen_by,
    set_up,
)
from pakli.rules import Event as Happened
from pakli.texts import translator


def played(
    setup: Setup, hands: dict[int, str], actions: list[Action], board: str = ""
) -> tuple[Setup, list[Happened]]:
    """A hand of hold'em to its end: these cards, these actions, and checks when there are none left."""
    hand, left, todo = Hand.start(setup), board, iter(actions)
    happened: list[Happened] = []
    held = dict(hands)
    while not isinstance(waits := hand.next, Over):
        if isinstance(waits, Dealer) and waits.what == "post":
            action: object = PostForcedBets()
        elif isinstance(waits, Dealer) and waits.what == "hole":
            cards = ""
            for _ in range(waits.how_many):
                for seat in waits.to_whom:
                    cards, held[seat] = cards + held[seat][:2], held[seat][2:]
            action = Deal(cards)
        elif isinstance(waits, Dealer):
            size = 2 * waits.how_many
            action, left = Deal(left[:size]), left[size:]
        elif isinstance(waits.options, ShowOptions):  # type: ignore[union-attr]
            action = show(waits)  # type: ignore[arg-type]
        elif isinstance(waits.options, DrawOptions):  # type: ignore[union-attr]
            action = next(todo, None) or Discard(waits.seat, "")  # type: ignore[union-attr]
        else:
            action = next(todo, None) or Check(waits.seat)  # type: ignore[union-attr]
        hand, events = hand.play(action)  # type: ignore[arg-type]
        happened += events
    return setup, happened


def heads_up(hole: str, theirs: str, actions: list[Action], board: str, stack: int = 2000) -> list[Decision]:
    """Decisions of seat 1, who has the big blind; seat 2 has the button."""
    setup = set_up({1: stack, 2: stack}, button=2, stakes=Stakes(20, 10))
    return of(*played(setup, {1: hole, 2: theirs}, actions, board), 1)


def of(setup: Setup, events: list[Happened], seat: int, event: Event | None = None) -> list[Decision]:
    seen = [known for one in events if (known := seen_by(seat, one)) is not None]
    return coached(setup, seen, seat, event)


LIMPED: Final[list[Action]] = [Call(2), Check(1), Check(1), Check(2), Check(1), Check(2)]


def test_a_fold_of_the_nuts_gives_away_the_pot() -> None:
    *_, last = heads_up("JhTh", "AsAd", [*LIMPED, Check(1), RaiseTo(2, 400), Fold(1)], "9h8h7h2c3d")
    assert (last.did.say, last.verdict) == ("action-fold", "gave")
    assert last.cost >= 440 - 1
    assert last.blinds == last.cost / 20
    assert last.equity == pytest.approx(1)
    assert last.needed == pytest.approx(400 / 840)
    assert last.bot.say in ("action-raise", "action-all-in")


def test_a_call_with_nothing_gives_chips_away_and_a_fold_is_good() -> None:
    calls = heads_up("7c6d", "AsAd", [*LIMPED, Check(1), RaiseTo(2, 400), Call(1)], "Ah8d3cQs2h")[-1]
    assert calls.verdict == "gave"
    assert calls.cost > 200
    assert calls.really == 0
    folds = heads_up("7c6d", "AsAd", [*LIMPED, Check(1), RaiseTo(2, 400), Fold(1)], "Ah8d3cQs2h")[-1]
    assert (folds.verdict, folds.cost, folds.really) == ("good", 0, None)


def test_an_all_in_call_at_the_right_odds_is_good_and_a_fold_is_not() -> None:
    """A flush draw with two overcards against a bet of a quarter of the pot, all-in on the flop."""
    before: list[Action] = [RaiseTo(2, 80), Call(1), Check(1), RaiseTo(2, 40)]
    call = heads_up("AhKh", "QsJd", [*before, Call(1)], "Qh7h2c3d9s", stack=120)[-1]
    assert call.needed == pytest.approx(1 / 6)
    assert (call.equity or 0) > 1 / 6
    assert call.verdict == "good"
    fold = heads_up("AhKh", "QsJd", [*before, Fold(1)], "Qh7h2c3d9s", stack=120)[-1]
    assert fold.verdict == "gave"
    assert fold.cost > 20


def test_who_has_few_chips_plays_for_what_he_can_match() -> None:
    """A1: he calls 40 of a bet of 1000 with next to nothing; the other 960 are not his to win."""
    setup = set_up({1: 60, 2: 2000}, button=2, stakes=Stakes(20, 10))
    actions: list[Action] = [Call(2), Check(1), Check(1), RaiseTo(2, 1000), Call(1)]
    call = of(*played(setup, {1: "4c5d", 2: "AsAd"}, actions, "AhKdQs8c9h"), 1)[-1]
    assert call.needed == pytest.approx(40 / 120)
    assert call.verdict == "gave"


def push_or_fold(hole: str, did: Action, event: Event | None = None, stack: int = 200) -> Decision:
    """Seat 2 has the button and the small blind, with ten big blinds."""
    setup = set_up({1: stack, 2: stack}, button=2, stakes=Stakes(20, 10))
    (first, *_) = of(*played(setup, {1: "7c4h", 2: hole}, [did, Fold(1)], "JhJdQs8c9h"), 2, event)
    return first


def test_with_ten_big_blinds_it_is_the_table_of_all_in_or_out_that_counts() -> None:
    assert push_or_fold("AsKd", RaiseTo(2, 200)).verdict == "good"
    fold = push_or_fold("AsKd", Fold(2))
    assert (fold.verdict, fold.bot.say) == ("gave", "action-all-in")
    assert fold.cost > 15
    loose = push_or_fold("3c2h", RaiseTo(2, 200))
    assert (loose.verdict, loose.bot.say) == ("gave", "action-fold")
    limp = push_or_fold("AsKd", Call(2))
    assert (limp.verdict, limp.why_none, limp.cost) == ("other", "short", 0)


def test_in_a_tournament_structure_and_stack_matter() -> None:
    event = Event((60.0, 40.0), (), 2, 1.0)
    facts = [one.fact for one in push_or_fold("AsKd", RaiseTo(2, 200), event).mattered]
    assert facts[:2] == ["structure", "stack"]
    assert "strength" in facts
    cash = [one.fact for one in push_or_fold("AsKd", RaiseTo(2, 200)).mattered]
    assert not {"structure", "stack"} & set(cash)


def test_near_the_prizes_a_call_for_all_gives_prizes_away_though_chips_would_call() -> None:
    """As in `test_push_fold`: seat 3 is nearly out, two are paid alike."""
    setup = set_up({1: 200, 2: 200, 3: 20}, button=3, stakes=Stakes(20, 10))
    actions: list[Action] = [Fold(3), RaiseTo(1, 200), Call(2)]
    hand = played(setup, {1: "3cKh", 2: "AdAs", 3: "2d9h"}, actions, "8c7d5h4sJc")
    assert of(*hand, 2)[0].verdict == "good"
    hand = played(setup, {1: "3cKh", 2: "AdTh", 3: "2d9h"}, actions, "8c7d5h4sJc")
    call = of(*hand, 2, Event((0.5, 0.5)))[0]
    assert (call.verdict, call.bot.say) == ("gave", "action-fold")
    assert 0.01 < call.prizes < 0.5


def test_cards_nobody_showed_change_nothing() -> None:
    """The same hand with other cards in the hands that were folded, byte for byte."""
    setup = set_up({1: 2000, 2: 2000, 3: 2000}, button=3, stakes=Stakes(20, 10))
    actions: list[Action] = [RaiseTo(3, 60), Fold(1), Call(2), Check(2), RaiseTo(3, 80), Fold(2)]
    told = [
        msgspec.json.encode(of(*played(setup, {1: one, 2: other, 3: "AhKh"}, actions, "Qh7h2c"), 3))
        for one, other in (("AsAd", "QsQd"), ("3c4d", "8s9s"))
    ]
    assert told[0] == told[1]
    assert b'really":null' in told[0]


def test_what_comes_later_does_not_change_what_was_right() -> None:
    """What was shown in the end stands beside the figures, not in them."""
    before: list[Action] = [*LIMPED, Check(1), RaiseTo(2, 40), Call(1)]
    wins = heads_up("AhKc", "9s9d", before, "Kd8c3s4h2h")[-1]
    loses = heads_up("AhKc", "KsKh", before, "Kd8c3s4h2h")[-1]
    assert (wins.really, loses.really) == (1, 0)
    blind = {"really": None}
    assert msgspec.structs.replace(wins, **blind) == msgspec.structs.replace(loses, **blind)


@pytest.mark.parametrize("game", VARIANTS)
def test_every_game_is_coached_and_said_in_every_language(game: str) -> None:
    rng, most = Random(game), min(VARIANTS[game].players[1], 3)
    players = {seat: bot_of("easy", "calling") for seat in range(1, most + 1)}
    table = PracticeTable(sign_of(game, None, "standard", 2, 4), players, 60, rng=rng)
    hands = list(table.play_hand())
    events = [event for _, some in hands for event in some]
    found = [one for seat in (1, 2) for one in of(hands[0][0].plan.setup, events, seat)]
    assert found
    for one in found:
        assert one.cost >= 0
        assert one.mattered
        assert (one.equity is None) == (one.why_none in ("draw", "bring_in"))
        for language in ("en", "hu", "pl"):
            say = translator(language)
            for fact in one.mattered:
                assert say.text(fact.line.say, **(fact.line.facts or {}))  # type: ignore[arg-type]
            for message in (one.did.say, one.bot.say, f"coach-street-{one.street_name}"):
                assert say.has(message)
            assert say.has(f"coach-verdict-{one.verdict}")
            assert not one.why_none or say.has(f"coach-why-{one.why_none}")


def test_stronger_play_gives_away_less() -> None:
    table = PracticeTable(
        sign_of("holdem", None, "standard", 1, 2),
        {seat: bot_of("hard" if seat < 3 else "easy") for seat in range(1, 5)},
        100,
        rng=Random(6),
    )
    given = {"hard": [0.0], "easy": [0.0]}
    for _ in range(6):
        hands = list(table.play_hand())
        events = [event for _, some in hands for event in some]
        for seat in hands[0][0].plan.where:
            given["hard" if seat < 3 else "easy"] += [
                one.blinds for one in of(hands[0][0].plan.setup, events, seat)
            ]
        for seat in table.broke:
            table.buy(seat)
    mean = {level: sum(some) / len(some) for level, some in given.items()}
    assert mean["hard"] < mean["easy"]


def test_without_his_own_cards_nobody_can_say() -> None:
    setup, events = played(
        set_up({1: 200, 2: 200}, button=2, stakes=Stakes(20, 10)), {1: "AhKc", 2: "9s9d"}, [Fold(2)]
    )
    with pytest.raises(ValueError, match="own cards"):
        of(setup, [event for one in events if (event := seen_by(1, one)) is not None], 2)


def three(
    actions: list[Action], seat: int, stacks: tuple[int, int, int] = (2000, 2000, 2000), **more: object
) -> list[Decision]:
    """Decisions of a seat in a hand of three: aces, queens and kings; seat 3 has the button."""
    setup = set_up(dict(enumerate(stacks, 1)), button=3, stakes=Stakes(20, 10), **more)  # type: ignore[arg-type]
    return of(*played(setup, {1: "AsAd", 2: "QsQd", 3: "KsKd"}, actions, "2c7d9hJs3h"), seat)


def sayings(decision: Decision) -> list[str]:
    return [one.line.say for one in decision.mattered]


def test_A1_a_bet_into_a_side_pot_is_called_with_the_best_hand_in_it() -> None:
    """Who is all-in with aces takes the main pot: kings may well call queens for the rest."""
    before: list[Action] = [RaiseTo(3, 100), Call(1), Call(2), *[Check(2), Check(3)] * 2, RaiseTo(2, 300)]
    call = three([*before, Call(3)], 3, (100, 2000, 2000))[-1]
    assert call.needed == pytest.approx(1 / 3)
    assert call.really == pytest.approx(2 / 3), "600 of 900"
    assert call.verdict in ("good", "even")


def test_A6_rake_makes_a_call_dearer() -> None:
    rules = replace(PRESETS["standard"].at("cash", "no-limit"), rake=Rake(per_mille=50))
    before: list[Action] = [Fold(3), Call(1), Check(2), *[Check(1), Check(2)] * 2, RaiseTo(1, 40)]
    plain, raked = three([*before, Call(2)], 2)[-1], three([*before, Call(2)], 2, rules=rules)[-1]
    assert plain.needed == pytest.approx(40 / 120)
    assert raked.needed == pytest.approx(40 / 114)


def test_the_odds_of_many_are_set_beside_what_a_call_needs_among_many() -> None:
    """Aces first to act beat two hands three times in four, and yet a call alone would need two in five."""
    first = three([Call(3), Fold(1), Check(2)], 3)[0]
    assert "coach-strength-all-enough" in sayings(first)
    last = three([Call(3), Call(1), Check(2), RaiseTo(1, 40), Call(2), Fold(3)], 3)[-1]
    assert not [said for said in sayings(last) if "-all-" in said]


def test_who_shows_in_the_end_is_looked_at_alone() -> None:
    """Kings against queens that were shown: aces that were thrown away are nothing to it."""
    first = three([RaiseTo(3, 60), Fold(1), Call(2)], 3)[0]
    assert first.really == pytest.approx(0.81, abs=0.03)


def test_a_check_with_nothing_is_not_worse_than_a_fold() -> None:
    last = heads_up("2c4d", "AsAd", [*LIMPED, Check(1)], "AhAcKdKsQh")[-1]
    assert last.best is not None
    assert last.best.say != "action-fold"


def test_a_raise_that_asks_for_all_one_has_is_as_good_as_an_all_in() -> None:
    """Seat 2 has a lot, seat 1 ten big blinds: a raise to 200 is all-in for both."""
    setup = set_up({1: 200, 2: 2000}, button=2, stakes=Stakes(20, 10))
    hand = played(setup, {1: "7c4h", 2: "AsKd"}, [RaiseTo(2, 200), Fold(1)], "JhJdQs8c9h")
    assert of(*hand, 2)[0].verdict == "good"


def test_a_first_raise_of_everything_is_not_called_as_good_as_a_small_one() -> None:
    first = three([RaiseTo(3, 2000), Fold(1), Fold(2)], 3)[0]
    assert (first.bot.say, first.verdict, first.why_none) == ("action-raise", "other", "start")


def test_all_in_or_out_is_said_where_it_is_weighed_alone() -> None:
    """In a limit game one has ten big blinds and no all-in."""
    event = Event((60.0, 40.0), (), 2, 1.0)
    for game, said in (("holdem", "coach-stack-short"), ("omaha", "coach-stack")):
        setup = set_up({1: 200, 2: 200}, button=2, stakes=Stakes(20, 10), variant=game)
        hands = {1: "7c4hTd9s"[: 4 if game == "holdem" else 8], 2: "AsKdQhJc"[: 4 if game == "holdem" else 8]}
        (first, *_) = of(*played(setup, hands, [Fold(2)], ""), 2, event)
        assert said in sayings(first)


def test_in_a_bomb_pot_nobody_has_a_blind() -> None:
    for seat in (1, 2):
        (first, *_) = three(
            [Check(1), Check(2)],
            seat,
            bomb_pot=True,
            posts=tuple([Post(one, "ante", 20) for one in (1, 2, 3)]),
        )
        assert first.where == "early"
        assert not [said for said in sayings(first) if "blind" in said]


def test_a_draw_as_good_as_the_bot_s_is_no_other() -> None:
    """Which of two equal cards goes is all one, and what is drawn to later counts too."""
    setup = set_up({1: 200, 2: 200}, button=2, stakes=Stakes(20, 10), variant="deuce-to-seven-triple-draw")
    hands = {1: "2c3d4h5s5c", 2: "9c9dTsJhKd"}
    for thrown in ("5s", "5c"):
        told = of(*played(setup, hands, [Call(2), Check(1), Discard(1, thrown)], "6s"), 1)
        draw = next(one for one in told if one.did.say == "coach-throws")
        assert draw.verdict in ("same", "even")
