"""
A hand played from a text, as the rulebook would tell it.

    table = Table("NL 50/100", "a 5000, b 60, c 5000")
    told(played(table, "c call 100, a call 50, flop"))        # "a may check or bet 100..4900"

Every position is reached by playing to it: nothing is ever put together by hand. A play is steps and commas:

    a fold · a check · a call · a call 50 · a bet 50 · a raise to 150 · a all-in 73 · a times out
    a show · a show AsKd · a show as flush · a show AsKd as flush · a muck
    flop · turn · river · runs 2 · award 0 to ab · award high of 0 to a · award low of 1 board 2 to b
    limps (all call or check until the round ends) · checks · folds to c (all before him fold)
    kill c (the floor: his hand is dead)
    board (all cards to come) · checked down (all streets, no bets) · shows (all still asked show)

The amounts after *call* and *all-in* are not obeyed but checked: they say what the reader is to know.
"""

from dataclasses import dataclass
from string import ascii_lowercase
from typing import Final

from pakli.rules import (
    Action,
    AwardPot,
    BettingOptions,
    Call,
    Check,
    Deal,
    Dealer,
    Event,
    Fold,
    Hand,
    KillHand,
    Muck,
    Player,
    PostForcedBets,
    RaiseTo,
    RunOut,
    Show,
    TimeUp,
)
from tests.rulebook.table import Table, listed, pairs

__all__ = ["Story", "action_of", "from_the_start", "played", "seated", "taken"]

ON_BOARD: Final = {"flop": 3, "turn": 4, "river": 5}
PACK: Final = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


@dataclass(frozen=True, slots=True)
class Story:
    """A hand so far, and all that happened in it."""

    table: Table
    hand: Hand
    events: tuple[Event, ...] = ()

    def then(self, action: Action) -> "Story":
        """The story one action longer. Its events tell all of it, and no chip is ever made or lost."""
        hand, events = self.hand.play(action)
        assert self.hand.after(*events) == hand
        rake = sum(amount for _, amount in hand.paying.raked)
        assert sum(seat.stack for seat in hand.seats) + hand.pot + rake == hand.plan.chips
        return Story(self.table, hand, self.events + events)

    def seat(self, name: str) -> int:
        """The seat number of a letter."""
        return self.hand.seats[ascii_lowercase.index(name)].number

    def name(self, seat: int) -> str:
        """The letter of a seat number."""
        return ascii_lowercase[self.hand.plan.where[seat]]

    @property
    def asked(self) -> str:
        """The letter of the player the hand waits for; empty: it waits for none."""
        return self.name(self.hand.next.seat) if isinstance(self.hand.next, Player) else ""

    @property
    def betting(self) -> BettingOptions | None:
        """What the player asked may bet, if one is asked to."""
        waiting = self.hand.next
        if isinstance(waiting, Player) and isinstance(waiting.options, BettingOptions):
            return waiting.options
        return None


def seated(table: Table) -> Story:
    """The hand before anything is posted."""
    return Story(table, Hand.start(table.setup()))


def from_the_start(table: Table, play: str) -> Story:
    """A hand of which only `play` was played: nothing is posted or dealt unasked."""
    story = seated(table)
    for step in listed(play):
        story = taken(story, step)
    return story


def played(table: Table, play: str = "") -> Story:
    """Forced bets are posted, hole cards dealt, and then `play`."""
    story = seated(table).then(PostForcedBets())
    story = story.then(Deal(hole_cards(story)))
    for step in listed(play):
        story = taken(story, step)
    return story


def taken(story: Story, step: str) -> Story:
    """The story after one step of a play."""
    if step in SEVERAL:
        return SEVERAL[step](story)
    words = step.split()
    if words[:2] == ["folds", "to"]:
        while story.asked != words[2]:
            story = story.then(Fold(story.seat(story.asked)))
        return story
    action = action_of(story, step)
    if len(words[0]) == 1:
        _check_words(story, words)
    return story.then(action)


def action_of(story: Story, step: str) -> Action:
    """The one action a step names, whether or not it is legal now."""
    words = step.split()
    if len(words[0]) == 1:
        return _players_action(story, story.seat(words[0]), words[1:])
    match words:
        case ["flop" | "turn" | "river"]:
            return Deal(board_cards(story, ON_BOARD[step]))
        case ["deal", cards]:
            return Deal(cards)
        case ["deal", cards, "burning", burned]:
            return Deal(cards, burned)
        case ["post"]:
            return PostForcedBets()
        case ["runs", times]:
            return RunOut(int(times))
        case ["kill", name]:
            return KillHand(story.seat(name), "fouled", "P17")
        case ["award", *what, "to", names]:
            return _award(what, tuple(story.seat(name) for name in names))
        case _:
            raise ValueError(step)


def _players_action(story: Story, seat: int, words: list[str]) -> Action:
    match words:
        case ["fold"]:
            return Fold(seat)
        case ["check"]:
            return Check(seat)
        case ["call", *_]:
            return Call(seat)
        case ["bet", total] | ["raise", "to", total]:
            return RaiseTo(seat, int(total))
        case ["all-in", total]:
            return RaiseTo(seat, int(total)) if int(total) > story.hand.round.level else Call(seat)
        case ["times", "out"]:
            return TimeUp(seat)
        case ["muck"]:
            return Muck(seat)
        case _:
            return _showing(seat, words)


def _showing(seat: int, words: list[str]) -> Action:
    match words:
        case ["show"]:
            return Show(seat)
        case ["show", "as", claim]:
            return Show(seat, claim=claim)
        case ["show", cards]:
            return Show(seat, cards)
        case ["show", cards, "as", claim]:
            return Show(seat, cards, claim)
        case _:
            raise ValueError(" ".join(words))


def _award(what: list[str], seats: tuple[int, ...]) -> AwardPot:
    board = 0
    if "board" in what:
        *what, _, number = what
        board = int(number) - 1
    match what:
        case [pot]:
            return AwardPot(int(pot), seats, board=board)
        case ["high", "of", pot]:
            return AwardPot(int(pot), seats, "high", board)
        case ["low", "of", pot]:
            return AwardPot(int(pot), seats, "low", board)
        case _:
            raise ValueError(" ".join(what))


def _check_words(story: Story, words: list[str]) -> None:
    """What a step says beside its action is true: the amount called, the whole stack, bet or raise."""
    seat, options = story.hand.seat(story.seat(words[0])), story.betting
    match words[1:]:
        case ["call", amount]:
            assert options, f"{words}: the hand waits for {story.hand.next}"
            assert options.call == int(amount), f"{words}: to call is {options.call}"
        case ["all-in", total]:
            assert seat.front + seat.stack == int(total), f"{words}: he has {seat.front} + {seat.stack}"
        case ["bet", _]:
            assert options, f"{words}: the hand waits for {story.hand.next}"
            assert options.opens, f"{words}: it is a raise"
        case ["raise", *_]:
            assert options, f"{words}: the hand waits for {story.hand.next}"
            assert not options.opens, f"{words}: it is a bet"
        case _:
            pass


def _limps(story: Story) -> Story:
    street = story.hand.stage.street
    while (options := story.betting) and story.hand.stage.street == street:
        seat = story.seat(story.asked)
        story = story.then(Call(seat) if options.call else Check(seat))
    return story


def _checks(story: Story) -> Story:
    while (options := story.betting) and not options.call:
        story = story.then(Check(story.seat(story.asked)))
    return story


def _board(story: Story) -> Story:
    while isinstance(waiting := story.hand.next, Dealer) and waiting.what == "board":
        upto = len(story.hand.cards.boards[waiting.board]) // 2 + waiting.how_many
        story = story.then(Deal(board_cards(story, upto)))
    return story


def _checked_down(story: Story) -> Story:
    before = None
    while story is not before:
        before, story = story, _checks(_board(story))
    return story


def _shows(story: Story) -> Story:
    while story.asked and not story.betting:
        story = story.then(Show(story.seat(story.asked)))
    return story


SEVERAL: Final = {
    "limps": _limps,
    "checks": _checks,
    "board": _board,
    "checked down": _checked_down,
    "shows": _shows,
}


def cards_in(text: str) -> list[str]:
    """``"AsKd Qh"`` as single cards."""
    text = text.replace(" ", "")
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def _others(story: Story) -> list[str]:
    """Cards that nobody named and that are not out yet."""
    texts = [cards for _, cards in pairs(story.table.holding)] + story.table.board.split("/")
    texts += [seat.cards for seat in story.hand.seats] + list(story.hand.cards.boards)
    named = {card for text in texts for card in cards_in(text)}
    return [card for card in PACK if card not in named]


def board_cards(story: Story, upto: int) -> str:
    """The cards that bring the board to so many: those the table names, else others."""
    waiting = story.hand.next
    number = waiting.board if isinstance(waiting, Dealer) else 0
    out = len(story.hand.cards.boards[number]) // 2
    named = [cards_in(text) for text in story.table.board.split("/")]
    ours = named[number][out:upto] if number < len(named) else []
    return "".join(ours + _others(story)[: upto - out - len(ours)])


def hole_cards(story: Story) -> str:
    """Everybody's hole cards as they are dealt: one at a time, first to the left of the button (P5)."""
    waiting, others = story.hand.next, _others(story)
    assert isinstance(waiting, Dealer)
    named = dict(pairs(story.table.holding))
    hands = []
    for seat in waiting.to_whom:
        hand = cards_in(named.get(story.name(seat), ""))
        while len(hand) < waiting.how_many:
            hand.append(others.pop(0))
        hands.append(hand)
    return "".join(card for round_ in zip(*hands, strict=True) for card in round_)
