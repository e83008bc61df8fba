"""A hand read back as sentences: what it waits for, what the pots hold, who showed, who was paid."""

from collections.abc import Iterable

from pakli.rules import (
    BettingOptions,
    Bounds,
    Dealer,
    ForcedBetsPosted,
    Mucked,
    Options,
    Over,
    Player,
    PotAwarded,
    Shown,
    ShowOptions,
)
from tests.rulebook.kit import Story

__all__ = ["names", "paid", "posted", "pots", "showing", "told"]


def told(story: Story) -> str:
    """
    What the hand waits for.

    ``"a may call 50 or raise to 100..350"``, ``"a may call 23, not raise: B8"``, ``"a may show or muck"``,
    ``"dealer: flop"``, ``"dealer: award 0 to ab"``; when it is over the stacks: ``"a 150, b 50"``.
    """
    match story.hand.next:
        case Player(seat, options):
            return f"{story.name(seat)} {_options(story, options)}"
        case Dealer() as task:
            return f"dealer: {_task(story, task)}"
        case Over(stacks):
            return _amounts(story, stacks)
        case None:
            raise AssertionError("a hand always waits for something, or is over")


def _options(story: Story, options: Options) -> str:
    if isinstance(options, ShowOptions):
        return _showing(options)
    assert isinstance(options, BettingOptions)
    word, to = ("raise", " to") if story.hand.round.level else ("bet", "")
    first = f"may call {options.call}" if options.call else "may check"
    match options.raise_to:
        case Bounds(least, most):
            return f"{first} or {word}{to} {least}" + (f"..{most}" if most > least else "")
        case refusal:
            return f"{first}, not {word}: {refusal.clause}"


def _showing(options: ShowOptions) -> str:
    what = "may show or muck" if options.muck is None else f"must show: {options.muck.clause}"
    if options.claim:
        what += f", declaring {options.best}".rstrip()
    return what + (", naming his cards" if options.cards else "")


def _task(story: Story, task: Dealer) -> str:
    several = len(story.hand.cards.boards) > 1
    on_board = f" on board {task.board + 1}" if several else ""
    if task.what == "board":
        out = len(story.hand.cards.boards[task.board]) // 2
        return ("flop", "turn", "river")[max(0, out - 2)] + on_board
    if task.what == "award":
        halves = "" if task.halves == ("whole",) else f" ({', '.join(task.halves)})"
        return f"award {task.pot}{halves}{on_board} to {names(story, task.to_whom)}"
    return task.what


def names(story: Story, seats: Iterable[int]) -> str:
    """The letters of seat numbers."""
    return "".join(story.name(seat) for seat in seats)


def _amounts(story: Story, amounts: Iterable[tuple[int, int]]) -> str:
    return ", ".join(f"{story.name(seat)} {amount}" for seat, amount in amounts)


def pots(story: Story) -> str:
    """Main pot and side pots and who may win them: ``"300 abc, 200 bc"``."""
    return ", ".join(f"{pot.amount} {names(story, pot.contenders)}" for pot in story.hand.pots())


def posted(story: Story) -> str:
    """The forced bets as paid: ``"a small_blind 5, b big_blind 10"``."""
    return ", ".join(
        f"{story.name(post.seat)} {post.kind} {post.amount}"
        for event in story.events
        if isinstance(event, ForcedBetsPosted)
        for post in event.posts
    )


def showing(story: Story) -> str:
    """Who showed or threw away, in that order: ``"b shows, c mucks"``; hands turned up (P16): ``"b up"``."""
    said = [
        f"{story.name(event.seat)} {'up' if event.turned_up else 'shows'}"
        if isinstance(event, Shown)
        else f"{story.name(event.seat)} mucks"
        for event in story.events
        if isinstance(event, Shown | Mucked)
    ]
    return ", ".join(said)


def paid(story: Story) -> str:
    """The pots as paid: ``"0: a 4, b 4"``, ``"0 high: a 6 | 0 low: b 5"``, ``"0 board 2: a 5"``."""
    return " | ".join(_award(story, event) for event in story.events if isinstance(event, PotAwarded))


def _award(story: Story, event: PotAwarded) -> str:
    half = "" if event.half == "whole" else f" {event.half}"
    board = f" board {event.board + 1}" if event.board >= 0 else ""
    return f"{event.pot}{half}{board}: {_amounts(story, event.shares)}"
