"""Draw and stud hands read back as sentences: `telling` with draws, bring-ins, reshuffles and dead hands."""

from pakli.rules import (
    Bounds,
    BringInOptions,
    Dealer,
    DrawOptions,
    HandKilled,
    Misdealt,
    Options,
    Over,
    Player,
    Reshuffled,
)
from tests.rulebook import telling
from tests.rulebook.kit import Story
from tests.rulebook.telling import names, pots

__all__ = ["pots", "reshuffles", "rulings", "told"]


def told(story: Story) -> str:
    """
    What the hand waits for: as `telling.told`, and

    ``"a may change up to 3"``, ``"a may bring in 5 or bet 10"``, ``"dealer: burns 1, 3 to a"``,
    ``"dealer: burns 1, 1 each to abc"``, ``"dealer: burns 1, one card for all"``,
    ``"dealer: replaces a card of b"``, ``"misdeal: a 100, b 100"``.
    """
    match story.hand.next:
        case Player(seat, options) if isinstance(options, DrawOptions | BringInOptions):
            return f"{story.name(seat)} {_options(options)}"
        case Dealer() as task if not story.hand.plan.game.has_board or task.what in ("hole", "replace"):
            return f"dealer: {_task(story, task)}"
        case Over(_, _, True):
            return f"misdeal: {telling.told(story)}"
        case _:
            return telling.told(story)


def _options(options: Options) -> str:
    if isinstance(options, DrawOptions):
        return f"may change up to {options.most}"
    assert isinstance(options, BringInOptions)
    match options.raise_to:
        case Bounds(least, most):
            return f"may bring in {options.amount} or bet {least}" + (f"..{most}" if most > least else "")
        case refusal:
            return f"may bring in {options.amount}, not bet: {refusal.clause}"


def _task(story: Story, task: Dealer) -> str:
    whom = names(story, task.to_whom)
    burns = f"burns {task.burn}, " if task.burn else ""
    match task.what:
        case "replace":
            return f"replaces a card of {whom}"
        case "board":
            return f"{burns}one card for all"
        case "hole":
            return f"{burns}{task.how_many} each to {whom}"
        case "draw":
            never = f", none of {task.not_these}" if task.not_these else ""
            return f"{burns}{task.how_many} to {whom}{never}"
        case other:
            return f"{other} {task.pot} to {whom}" if whom else other


def reshuffles(story: Story) -> str:
    """What was shuffled into the stub, and how many cards that made: ``"burns 3, burns 4"``."""
    return ", ".join(f"{event.what} {event.stub}" for event in story.events if isinstance(event, Reshuffled))


def rulings(story: Story) -> str:
    """What was ruled: ``"misdealt by I1"``, ``"b dead by P17"``."""
    said = [
        f"misdealt by {event.clause}"
        if isinstance(event, Misdealt)
        else f"{story.name(event.seat)} dead by {event.clause}"
        for event in story.events
        if isinstance(event, Misdealt | HandKilled)
    ]
    return ", ".join(said)
