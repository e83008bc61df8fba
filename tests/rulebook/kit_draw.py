"""
Draw, stud and short-pack games played from a text: `kit` with draws, a bring-in and cards on every street.

    told(played(Table("PL 5/10 ante 5", "abcd 100", "five-card-draw"), "checks, a draws 3"))
    # "b may change up to 3"

A play has the steps of `kit`, and

    a draws 3 (his first three cards) · a changes AsKd for 7c8d · a stands pat · pat (all do)
    a throws 3 · a throws AsKd (and nobody deals yet)
    a brings in · a completes to 10 · brought in (by whoever must, and all call)
    flop · fourth street · draw · cards (the dealer does all he is asked to) · cards burning As
    burn As (and deals none)
    card 3 flips · cards 3 4 flip (by their places in the deal) · misdeal · kill b · floor kills b

`Table.holding` names hole cards in the order in which they come, in stud all seven of them. What nobody named
is any other card of the game's pack; cards that a play names come to nobody by chance.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import msgspec
import pytest

from pakli.cards import NAMES, Pack
from pakli.rules import (
    Action,
    BringIn,
    Check,
    Deal,
    Dealer,
    DeclareMisdeal,
    Discard,
    DrawOptions,
    ExposedCards,
    KillHand,
    Player,
    PostForcedBets,
    RaiseTo,
    RuleViolation,
    Setup,
)
from tests.rulebook import kit
from tests.rulebook.cases import Paid, Refused
from tests.rulebook.kit import Story, cards_in, seated
from tests.rulebook.table import Table, listed, pairs
from tests.rulebook.telling_draw import pots, told

__all__ = [
    "Stud",
    "action_of",
    "check_paid",
    "check_refused",
    "dealt_to",
    "hand_of",
    "played",
    "posting",
    "step",
]

NAMED: Final = re.compile(r"\b(?:[2-9TJQKA][cdhs])+\b")


@dataclass(frozen=True, slots=True)
class Stud(Table):
    """A table whose bring-in is not half of the low bet."""

    bring_in: int = 0

    def setup(self) -> Setup:
        """What the hand starts from."""
        setup = Table.setup(self)
        stakes = msgspec.structs.replace(setup.stakes, bring_in=self.bring_in)
        return msgspec.structs.replace(setup, stakes=stakes)


def posting(table: Table, play: str = "") -> Story:
    """Forced bets are posted, and then `play`."""
    draws = any(street.draw for street in seated(table).hand.plan.game.variant.streets)
    if draws:  # it has no board: that is where the cards lie which the play names
        table = replace(table, board="".join(NAMED.findall(play)))
    story = seated(table).then(PostForcedBets())
    for text in listed(play):
        story = step(story, text)
    return story


def played(table: Table, play: str = "") -> Story:
    """Forced bets are posted, hole cards dealt, and then `play`."""
    return posting(table, f"deal, {play}")


def step(story: Story, text: str) -> Story:
    """The story after one step of a play."""
    if text in SEVERAL:
        return SEVERAL[text](story)
    match text.split():
        case ["deal"] | ["draw"] | [_, "street"] | ["flop" | "turn" | "river"]:
            return _street(story, text)
        case ["cards", "burning", burned]:
            task = _task(story)
            assert task
            return story.then(Deal(_deal(story, task).cards, burned))
        case [_, "draws", _]:
            return _cards(story.then(action_of(story, text)), only="draw")
        case [name, "changes", cards, "for", new]:
            return _changed(story, name, cards, new)
        case [_, "throws" | "stands" | "brings" | "completes", *_] | ["misdeal"] | ["burn", _]:
            return story.then(action_of(story, text))
        case [*_, "flips" | "flip"] | [*_, "kill" | "kills", _]:
            return story.then(action_of(story, text))
        case _:
            return kit.taken(story, text)


def action_of(story: Story, text: str) -> Action:
    """The one action a step names, whether or not it is legal now."""
    match text.split():
        case [name, "draws" | "throws", what]:
            hand = story.hand.seat(story.seat(name)).cards
            return Discard(story.seat(name), hand[: 2 * int(what)] if what.isdigit() else what)
        case [name, "stands", "pat"]:
            return Discard(story.seat(name))
        case [name, "brings", "in"]:
            return BringIn(story.seat(name))
        case [name, "completes", "to", total]:
            return RaiseTo(story.seat(name), int(total))
        case _:
            return _dealers_action(story, text)


def _dealers_action(story: Story, text: str) -> Action:
    match text.split():
        case ["card", place, "flips"]:
            return ExposedCards(((int(place), dealt_to(story, int(place))),))
        case ["cards", *places, "flip"]:
            return ExposedCards(tuple((int(place), dealt_to(story, int(place))) for place in places))
        case ["burn", card]:
            return Deal("", card)
        case ["misdeal"]:
            return DeclareMisdeal("the pack was not shuffled")
        case ["kill", name]:
            return KillHand(story.seat(name), "six cards")
        case ["floor", "kills", name]:
            return KillHand(story.seat(name), "the floor's word", "P17")
        case _:
            return kit.action_of(story, text)


def dealt_to(story: Story, place: int) -> str:
    """The card that came as number `place` of the deal (P5)."""
    count = len(story.hand.seats)
    at = 2 * ((place - 1) // count)
    return story.hand.seats[(place - 1) % count].cards[at : at + 2]


def _task(story: Story) -> Dealer | None:
    """The cards the dealer is to deal, if he is."""
    waiting = story.hand.next
    return waiting if isinstance(waiting, Dealer) and waiting.what not in ("post", "award") else None


def _street(story: Story, name: str) -> Story:
    """The cards of one street, of which this is the name."""
    task, stage = _task(story), story.hand.stage
    assert task, f"{name}: the hand waits for {story.hand.next}"
    street = story.hand.plan.game.variant.streets[stage.street].name
    assert name in (street, "deal" if not stage.street else street), f"{name}: it is {street}"
    return story.then(_deal(story, task))


def _cards(story: Story, only: str = "") -> Story:
    """The dealer does all he is asked to; `only`: as long as it is this."""
    while (task := _task(story)) and only in ("", task.what):
        story = story.then(_deal(story, task))
    return story


def _pat(story: Story) -> Story:
    """All who are asked change nothing."""
    while isinstance(waiting := story.hand.next, Player) and isinstance(waiting.options, DrawOptions):
        story = story.then(Discard(waiting.seat))
    return story


def _checked_down(story: Story) -> Story:
    """All streets, no bets, no card changed."""
    before = None
    while story is not before:
        before, story = story, _pat(_cards(story))
        while (options := story.betting) and not options.call:
            story = story.then(Check(story.seat(story.asked)))
    return story


def _brought_in(story: Story) -> Story:
    """Whoever must brings in, and all call."""
    return kit.taken(step(story, f"{story.asked} brings in"), "limps")


SEVERAL: Final[dict[str, Callable[[Story], Story]]] = {
    "cards": _cards,
    "pat": _pat,
    "checked down": _checked_down,
    "brought in": _brought_in,
}


def _changed(story: Story, name: str, cards: str, new: str) -> Story:
    """He throws `cards` away and gets `new` for them, even in two parts (D3)."""
    story = story.then(Discard(story.seat(name), cards))
    while new and (task := _task(story)):
        assert task.to_whom == (story.seat(name),)
        story, new = story.then(Deal(new[: 2 * task.how_many])), new[2 * task.how_many :]
    return story


def _deal(story: Story, task: Dealer) -> Deal:
    """What the dealer is asked for: the cards the table names, else others."""
    if task.what == "hole":
        return Deal(_hole(story, task))
    named: list[str] = []
    if task.what == "board":
        out = len(story.hand.cards.boards[task.board]) // 2
        boards = [cards_in(text) for text in story.table.board.split("/")]
        named = boards[task.board][out : out + task.how_many] if task.board < len(boards) else []
    return Deal("".join(named + _others(story, task)[: task.how_many - len(named)]))


def _hole(story: Story, task: Dealer) -> str:
    """The next cards of each hand, one at a time, clockwise (P5)."""
    named, others, hands = dict(pairs(story.table.holding)), _others(story, task), []
    for seat in task.to_whom:
        out = len(story.hand.seat(seat).cards) // 2
        hand = cards_in(named.get(story.name(seat), ""))[out : out + task.how_many]
        while len(hand) < task.how_many:
            hand.append(others.pop(0))
        hands.append(hand)
    return "".join(card for round_ in zip(*hands, strict=True) for card in round_)


def _others(story: Story, task: Dealer) -> list[str]:
    """Cards of the stub that nobody named, in the end those this player threw away (L2)."""
    known, pack = story.hand.cards.known, Pack(story.hand.plan.game.variant.pack)
    texts = [cards for _, cards in pairs(story.table.holding)] + story.table.board.split("/")
    named = {card for text in texts for card in cards_in(text)}
    stub = [NAMES[code] for code in pack.codes if not known >> code & 1 and NAMES[code] not in named]
    own = set(cards_in(task.not_these))
    return [card for card in stub if card not in own] + [card for card in stub if card in own]


def hand_of(story: Story, name: str) -> str:
    """A player's hole cards."""
    return story.hand.seat(story.seat(name)).cards


def check_paid(case: Paid) -> None:
    """The pots hold what the case says, and the right players have the chips."""
    story = played(case.table, case.play)
    assert pots(story) == case.pots, pots(story)
    assert told(story) == case.stacks, told(story)


def check_refused(case: Refused) -> None:
    """It is refused by that clause and code, and nothing has changed."""
    story = posting(case.table, case.play)
    with pytest.raises(RuleViolation) as refused:
        story.hand.play(action_of(story, case.tries))
    because = f"{refused.value.refusal.clause} {refused.value.refusal.code}"
    assert because == case.because, because
    assert story.hand == posting(case.table, case.play).hand
