"""The rulebook's worked examples as readers play them: each to its end, with the rulebook's own numbers."""

from typing import Any, Final

import pytest
from msgspec import UNSET, to_builtins
from msgspec.structs import replace

from pakli.rulebook.examples import EXAMPLES, examples_of
from pakli.rulebook.played import example_view
from pakli.rulebook.script import Play
from pakli.rulebook.setting import seats_of
from pakli.rules import PRESETS, BringInOptions, Dealer, DrawOptions, Player, PotAwarded
from pakli.texts import CLAUSES, LANGUAGES, translator
from pakli.wire.patch import merged
from tests.rulebook.kit import Story
from tests.rulebook.table import Table as AnyTable
from tests.rulebook.telling import told

LEFT_OUT: Final = {24}
"""22 players are more than a table seats."""

SHOWN: Final[dict[str, tuple[str, ...]]] = {
    "button-draw": ("b may call 10 or raise to 20..600",),
    "lowest-straight": ("a 185, b 315",),
    "order-of-hands": ("a 230, b 190, c 190, d 190",),
    "order-below": ("a 250, b 190, c 190, d 190, e 190, f 190",),
    "queens-full-of-threes": ("a 200, b 300",),
    "queens-full-of-aces": ("a 190, b 310",),
    "full-houses": ("a 190, b 310",),
    "flush-beats-full-house": ("a 210, b 290",),
    "flush-by-suit": ("a 215, b 285",),
    "pair-by-suit": ("a 215, b 285",),
    "eight-or-better": ("paid high: b 10, low: a 10", "a 200, b 300"),
    "no-low": ("paid 0: b 20", "a 190, b 310"),
    "deuce-to-seven": ("a 170, b 330",),
    "razz": ("b brings in 3 or completes to 10", "a 205, b 295"),
    "badugi": ("a 210, b 290",),
    "short-deck": ("a 215, b 285",),
    "two-and-three": ("a 190, b 310",),
    "board-plays": ("a 200, b 300",),
    "facing-a-bet": ("B0 check.facing_bet",),
    "nobody-can-answer": ("b may call 50, not raise: B0", "B0 raise.nobody_can_answer", "a 160, b 840, c 0"),
    "fixed-ladder": (
        "c may call 10 or raise to 20",
        "b may call 20 or raise to 40",
        "B1 raise.capped",
        "a may check or bet 10",
        "a may call 20 or raise to 40",
        "B1 raise.capped",
        "a may check or bet 20",
        "b may call 20 or raise to 40",
        "c may call 40 or raise to 60",
        "a may call 40 or raise to 80",
        "B1 raise.capped",
    ),
    "fixed-small": (
        "c may call 2 or raise to 4",
        "a may call 3 or raise to 6",
        "b may call 4 or raise to 8",
        "a may check or bet 2",
        "a may call 4 or raise to 8",
        "a may check or bet 4",
        "b may call 4 or raise to 8",
        "c may call 8 or raise to 12",
        "a may call 8 or raise to 16",
    ),
    "cap-lifted": ("a may call 20 or raise to 100",),
    "cap-stays": ("c may call 20, not raise: B1", "B1 raise.capped"),
    "spread": ("c may call 8 or raise to 14", "B2 raise.too_small"),
    "pot-after-calls": ("d may call 50 or raise to 100..350", "B3 raise.too_large"),
    "pot-of-small-bets": ("d may call 20 or raise to 40..200", "B3 raise.too_large"),
    "pot-first-bet": (
        "a may check or bet 20..100",
        "B3 raise.too_small",
        "b may call 20 or raise to 40..160",
    ),
    "double-the-bet": ("b may call 10 or raise to 20..890", "B4 raise.too_small"),
    "raise-as-large-as-the-last": ("b may call 300 or raise to 600..3900", "B4 raise.too_small"),
    "raise-by-the-blind": ("b may call 300 or raise to 400..420", "c may call 420 or raise to 520..5900"),
    "raise-is-an-increment": ("c may call 150 or raise to 250..1190", "a may call 100 or raise to 250..990"),
    "short-all-in": (
        "d may call 73 or raise to 123..442",
        "a may call 23, not raise: B8",
        "B8 raise.not_reopened",
    ),
    "yet-to-act": ("d may call 73 or raise to 123..442", "B3 raise.too_small"),
    "full-all-in": ("a may call 50 or raise to 150..500", "B3 raise.too_small"),
    "one-chip-short": ("b may call 99, not raise: B8", "B8 raise.not_reopened"),
    "half-a-bet": ("c may call 15 or raise to 35", "B1 raise.not_the_unit", "a may call 35 or raise to 55"),
    "short-big-blind": ("c may call 200 or raise to 400..700", "B3 raise.too_large"),
    "antes-in-the-pot": ("c may call 10 or raise to 20..50", "B3 raise.too_large"),
    "ante-for-all": ("paid 0: c 5 | 1: a 2", "a 100, b 96, c 5"),
    "straddle-third": (
        "c is offered 20",
        "d may call 20 or raise to 40..1000",
        "c may check or raise to 40..1000",
    ),
    "straddle-button": (
        "c is offered 20",
        "f is offered 20",
        "a may call 15 or raise to 40..1000",
        "f may check or raise to 40..1000",
        "a may check or bet 10..980",
    ),
    "straddle-raise": ("d may call 20 or raise to 40..75", "B3 raise.too_small", "B3 raise.too_large"),
    "bet-goes-back": ("a 495, b 560, c 745",),
    "last-raiser-shows": ("c may show or muck", "a 490, b 640, c 670"),
    "checked-through": ("b may show or muck", "c may show or muck", "a 490, b 620, c 690"),
    "everyone-shows": ("a 510, b 590",),
    "declared-too-low": ("P14 show.claim_too_high", "b may show or muck, declaring pair", "a 490, b 610"),
    "odd-chip-high": ("paid high: c 6, low: b 5", "a 99, b 100, c 101"),
    "odd-chips-of-three": ("paid 0: b 4, c 4, d 3", "a 98, b 101, c 101, d 100"),
    "both-halves-alike": ("a 100, b 100",),
    "turned-up": ("b may call 140, not raise: B0", "dealer: board", "a 0, b 460"),
    "side-pot": ("paid 0: c 18 | 1: a 8", "a 498, b 590, c 18"),
    "three-pots": ("paid 0: a 40 | 1: b 45 | 2: c 60", "a 40, b 45, c 905, d 645"),
    "one-takes-all": ("paid 0: d 40 | 1: d 45 | 2: d 60", "a 0, b 0, c 845, d 790"),
    "middle-all-in-wins": ("paid 0: b 30 | 1: b 30", "a 0, b 60, c 30"),
    "blind-not-asked": ("a 90, b 840, c 60",),
    "rake": ("paid 0: a 116", "a 556, b 540"),
    "dead-button": (
        "button 4: 1 small_blind, 2 big_blind",
        "button 1: 3 big_blind",
        "button 2: 3 small_blind, 4 big_blind",
        "button 3: 4 small_blind, 1 big_blind",
    ),
    "heads-up": (
        "b may call 5 or raise to 20..600",
        "a may check or raise to 20..500",
        "a may check or bet 10..490",
    ),
    "big-blind-option": (
        "B0 check.facing_bet",
        "b may check or raise to 20..600",
        "a may check or bet 10..490",
    ),
    "button-folds": ("b may check or bet 10..590", "b may check or bet 10..590"),
    "draw-betting": (
        "a may check or bet 5..20",
        "B3 raise.too_large",
        "c may call 20 or raise to 40..80",
        "B3 raise.too_large",
        "a may call 80 or raise to 140..280",
    ),
    "draw-stub-empty": (
        "a may change 3",
        "stub 12",
        "stub 8",
        "stub 4",
        "stub 0",
        "a may check or bet 1..20",
    ),
    "draw-one-card-left": ("stub 12", "stub 8", "stub 4", "stub 1", "a may check or bet 1..20"),
    "draw-who-starts": ("d may check or bet 1..50", "a may check or bet 1..50"),
    "draw-fifth-sits-out": ("a may check or bet 5..20", "a 515, b 495, c 495, d 495, e 500"),
    "triple-draw": (
        "a may change 5",
        "a may check or bet 10",
        "a may check or bet 20",
        "b may call 20 or raise to 40",
    ),
    "bring-in": ("b brings in 3 or completes to 10", "B1 raise.not_the_unit", "a may call 10 or raise to 20"),
    "fourth-street": ("b may check or bet 10", "c may check or bet 20"),
    "out-of-time": ("dealer: board", "c may call 20 or raise to 40..690"),
    "bought-in-a-hand": ("a 89, b 61, c 60",),
    "top-up": ("T3 buy.over_maximum", "a 101, b 100"),
    "half-the-minimum": ("a 100, b 0", "T4 buy.too_little_to_stay", "a 100, b 10"),
    "add-on-after-rebuy": (
        "a 9950, b 0, c 20050",
        "M6 rebuy.not_below",
        "a 9950, b 10000, c 20050",
        "M6 rebuy.no_more",
        "M6 addon.not_offered",
        "a 9950, b 29950, c 20100",
        "M6 addon.taken_already",
        "a 29950, b 29950, c 20100",
        "M6 rebuy.window_over",
    ),
    "add-on-after-last-hand": (
        "M6 addon.no_chips",
        "a 9950, b 10000, c 20050",
        "a 9950, b 30000, c 20050",
    ),
    "rebuys-of-first-hour": (
        "M6 rebuy.not_below",
        "a 9950, b 10000, c 20050",
        "M6 addon.not_offered",
        "a 19950, b 10000, c 20050",
        "M6 rebuy.not_below",
        "a 19950, b 20000, c 20050",
        "M6 addon.taken_already",
        "a 19950, b 20000, c 30050",
        "M6 rebuy.window_over",
    ),
}
"""By example: what is said on the way, in this order. The numbers are those of the rulebook, section 13."""


def moments(example: str) -> list[str]:
    """Everything that can be said of an example as it is played: what is asked, refused, paid."""
    play = Play(EXAMPLES[example])
    play.begin()
    said = of_table(play)
    for word in play.words:
        beat = play.step(word)
        paid = [event for event in beat.events if isinstance(event, PotAwarded)]
        said += [awards(play, paid)] if paid else []
        said += of_table(play) if beat.refusal is None else [f"{beat.refusal.clause} {beat.refusal.code}"]
    return said


def awards(play: Play, paid: list[PotAwarded]) -> str:
    """``"paid 0: a 4, b 4 | 1: b 2"``, or by halves where there are any."""
    letters = letters_of(play)
    shares = [", ".join(f"{letters[seat]} {chips}" for seat, chips in event.shares) for event in paid]
    if any(event.half != "whole" for event in paid):
        return "paid " + ", ".join(f"{event.half}: {text}" for event, text in zip(paid, shares, strict=True))
    return "paid " + " | ".join(f"{event.pot}: {text}" for event, text in zip(paid, shares, strict=True))


def letters_of(play: Play) -> dict[int, str]:
    return {number: letter for letter, number in seats_of(play.example).items()}


def of_table(play: Play) -> list[str]:
    """What the table waits for, the button and blinds of its hand, the cards left in the stub."""
    table, letters = play.table, letters_of(play)
    if table.question is not None:
        offer: Any = table.question
        return [f"{letters[offer.seat]} is offered {offer.amount}"]
    hand = table.playing
    if hand is None:
        return [", ".join(f"{letters[seat.number]} {seat.stack + seat.bought}" for seat in table.seats)]
    setup = hand.plan.setup
    posted = ", ".join(f"{post.seat} {post.kind}" for post in setup.posts)
    return [f"button {setup.button}: {posted}", f"stub {hand.cards.stub}", asked(hand, letters)]


def asked(hand: Any, letters: dict[int, str]) -> str:
    waiting = hand.next
    if isinstance(waiting, Dealer):
        return f"dealer: {waiting.what}"
    assert isinstance(waiting, Player)
    options, name = waiting.options, letters[waiting.seat]
    if isinstance(options, DrawOptions):
        return f"{name} may change {options.most}"
    if isinstance(options, BringInOptions):
        return f"{name} brings in {options.amount} or completes to {to_builtins(options.raise_to)['least']}"
    nowhere = AnyTable("NL 1/2", "ab 1")  # only the hand is told of
    return name + told(Story(nowhere, hand))[1:]


@pytest.mark.parametrize("example", EXAMPLES)
def test_what_the_rulebook_says_is_what_comes_of_it(example: str) -> None:
    said = iter(found := moments(example))
    for wanted in SHOWN[example]:
        assert wanted in said, f"{wanted} is not among what is said, or not in this order: {found}"


def test_every_numbered_example_that_can_be_played_at_a_table_is_there() -> None:
    numbered = {one.number for one in EXAMPLES.values()} - {0}
    assert numbered | {10} == set(range(1, 34)) - LEFT_OUT, "10 and 11 are one hand"


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_page_that_folds_the_patches_comes_to_the_same_table(example: str) -> None:
    view = example_view(example)
    play = Play(EXAMPLES[example])
    play.begin()
    folded = to_builtins(view.first)
    for step in view.steps:
        folded = merged(folded, to_builtins(step.set))
    for word in play.words:
        play.step(word)
    stacks = {str(seat.number): seat.stack for seat in play.table.seats}
    if play.table.playing is None:
        assert {number: seat["stack"] for number, seat in folded["seats"].items()} == stacks
    assert folded["sign"]["practice"]


@pytest.mark.parametrize("example", EXAMPLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_sentence_in_every_language(example: str, language: str) -> None:
    say, view = translator(language), example_view(example)
    assert say.has(f"example-{example}")
    for step in view.steps:
        assert step.told or step.refusal is not UNSET, "a step in which nothing is told"
        lines = [*step.told, *([] if step.tried is UNSET else [step.tried])]
        missing = [line.say for line in lines if not say.has(line.say)]
        missing += [hint.say for hint in step.hints if not say.has(hint.say)]
        assert not missing
        assert {hint.clause for hint in step.hints} <= set(CLAUSES)
        assert (step.tried is UNSET) == (step.refusal is UNSET)


def test_cards_nobody_shows_stay_down() -> None:
    """F2: an example is seen as the rail sees it."""
    first = example_view("last-raiser-shows").first
    assert {seat.cards for seat in first.seats.values()} == {"????"}


def test_an_example_names_clauses_of_the_rulebook_and_is_found_by_them() -> None:
    for example in EXAMPLES.values():
        assert set(example.clauses) <= set(CLAUSES), example.id
        assert all(example.id in examples_of(clause) for clause in example.clauses)
    assert examples_of("B8")[0] == "short-all-in"


def test_a_step_that_was_to_be_refused_and_was_not_is_a_mistake_of_the_script() -> None:
    play = Play(EXAMPLES["facing-a-bet"])
    play.begin()
    with pytest.raises(ValueError, match="not refused"):
        play.step("no: c call")
    with pytest.raises(ValueError, match="whistles"):
        play.step("c whistles")


@pytest.mark.parametrize("example", [one.id for one in EXAMPLES.values() if one.event])
def test_M6_a_tournaments_table_is_what_its_example_says(example: str) -> None:
    wanted = EXAMPLES[example]
    table = Play(wanted).table
    (game,) = table.sign.games
    assert f"NL {game.stakes.small_blind}/{game.stakes.big_blind}" == wanted.sign
    assert {f"abc {seat.stack}" for seat in table.seats} == {wanted.stacks}
    assert (game.rules.preset, game.rules) == (
        wanted.preset,
        replace(PRESETS[wanted.preset].at("tournament", "no-limit"), ante=game.rules.ante),
    )
