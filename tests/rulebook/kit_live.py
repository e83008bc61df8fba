"""
What people do at a live table, played from a text: `kit_draw` with chips, words and accidents.

    told(played(Table("NL 50/100", "abcd 5000"), "c puts 500"))    # "d may call 100 or raise to 200..5000"

A play has the steps of `kit` and `kit_draw`, and

    a puts 500 · a puts 100+25 · a puts 300 then 200 (two motions)
    a says raise · a says raise 400 · a says 400 · a says 500|5000 (it can mean either) · a says call, all of
    them perhaps followed by "puts …"; a puts 500 first says raise (the chips were there before the words)
    early: a call · early: a fold · early: a raise to 300 · early: a puts 500
    a leaves 50 (the floor: it stays in, and he may not raise) · error wrong_button · error boxed_card 2
    a has 1 · a has 3 · a has 1 gets 2c · back 2s3h4d · back 2s3h4d burning 9c · burn comes early
    four AsKsQsJs takes 4 · a exposes Ks · note burn_exposed · accident kills a
"""

from typing import Final

from pakli.rules import (
    Action,
    BarRaise,
    Called,
    Checked,
    DealError,
    ExposeHand,
    FourCardFlop,
    IrregularityRuled,
    KillHand,
    NoteIrregularity,
    OutOfTurn,
    PutIn,
    RaiseBarred,
    Raised,
    SetAside,
    WrongCount,
)
from tests.rulebook import kit_draw
from tests.rulebook.kit import Story
from tests.rulebook.table import Table, listed

__all__ = ["action_of", "noted", "played", "ruled", "step"]

SAID: Final = ("check", "call", "bet", "raise", "all_in", "pot")


def played(table: Table, play: str = "") -> Story:
    """Forced bets are posted, hole cards dealt, and then `play`."""
    story = kit_draw.played(table)
    for text in listed(play):
        story = step(story, text)
    return story


def step(story: Story, text: str) -> Story:
    """The story after one step of a play."""
    action = _live_action(story, text)
    return kit_draw.step(story, text) if action is None else story.then(action)


def action_of(story: Story, text: str) -> Action:
    """The one action a step names, whether or not it is legal now."""
    action = _live_action(story, text)
    return kit_draw.action_of(story, text) if action is None else action


def _live_action(story: Story, text: str) -> Action | None:
    match text.split():
        case ["early:", *words]:
            early = action_of(story, " ".join(words))
            return OutOfTurn(early)  # type: ignore[arg-type]  # the engine refuses what is none
        case [name, "puts" | "says", *_] if len(name) == 1:
            return put_in(story.seat(name), text.split()[1:])
        case [name, "leaves", chips]:
            return BarRaise(story.seat(name), "undercall", int(chips))
        case [name, "has", cards, *more]:
            return WrongCount(story.seat(name), int(cards), more[-1] if more else "")
        case [name, "exposes", cards]:
            return ExposeHand(story.seat(name), cards)
        case ["note", what]:
            return NoteIrregularity(what, "F1", reason="seen by all")  # type: ignore[arg-type]  # refused
        case _:
            return _dealers_action(story, text)


def _dealers_action(story: Story, text: str) -> Action | None:
    match text.split():
        case ["error", what, *cards]:
            return DealError(what, int(cards[0]) if cards else 1)  # type: ignore[arg-type]  # a word of it
        case ["back", cards]:
            return SetAside(cards)
        case ["back", cards, "burning", burned]:
            return SetAside(cards, burned)
        case ["burn", "comes", "early"]:
            return SetAside("")
        case ["four", cards, "takes", at]:
            return FourCardFlop(cards, int(at))
        case ["accident", "kills", name]:
            return KillHand(story.seat(name), "swept into the muck", "TDA65")
        case _:
            return None


def put_in(seat: int, words: list[str]) -> PutIn:
    """``["says", "raise", "400", "puts", "100+25", "then", "200"]``."""
    said, chips_first = "", False
    amounts: tuple[int, ...] = ()
    first: tuple[int, ...] = ()
    more: tuple[int, ...] = ()
    while words:
        match words:
            case ["first", "says", *rest]:
                chips_first, words = True, ["says", *rest]
            case ["says", word, *rest] if word in SAID:
                said, words = word, ["says", *rest] if rest and rest[0][0].isdigit() else rest
            case ["says", amount, *rest]:
                amounts, words = tuple(int(one) for one in amount.split("|")), rest
            case ["puts", chips, "then", again, *rest]:
                first, more, words = heap(chips), heap(again), rest
            case ["puts", chips, *rest]:
                first, words = heap(chips), rest
            case _:
                raise ValueError(words)
    return PutIn(seat, first, more, said, amounts, chips_first)  # type: ignore[arg-type]  # a word of SAID


def heap(text: str) -> tuple[int, ...]:
    """``"100+25"`` as chips; ``"3x100"`` are three."""
    chips: list[int] = []
    for part in text.split("+"):
        count, _, value = part.rpartition("x")
        chips += [int(value)] * int(count or 1)
    return tuple(chips)


def ruled(story: Story) -> str:
    """What the last player's deed came to: ``"calls 100"``, ``"raises to 400"``, ``"is asked"``."""
    for event in reversed(story.events):
        match event:
            case Called(_, amount):
                return f"calls {amount}"
            case Raised(_, total, _, _, opens):
                return f"{'bets' if opens else 'raises to'} {total}"
            case Checked():
                return "checks"
            case RaiseBarred():
                return "is asked"
            case _:
                continue
    return "nothing"


def noted(story: Story) -> str:
    """What was noted, each with its clause: ``"string_bet TDA56, short_raise TDA43"``."""
    return ", ".join(
        f"{event.what} {event.clause}" for event in story.events if isinstance(event, IrregularityRuled)
    )
