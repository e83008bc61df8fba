"""
How many taps an average hand of six players takes at the console: played hands, entered again.

A tap is a press of a button or, where an amount has none, of its field, of each of its digits, and of Enter.
Nothing is typed as a command.
"""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

import pytest
from msgspec import UNSET
from playwright.async_api import Browser, Page

from pakli.history import Replayed, find_files, read, replay
from pakli.rules import (
    BetsGathered,
    BoardDealt,
    Call,
    Called,
    Check,
    Checked,
    Deal,
    Event,
    Fold,
    Folded,
    Hand,
    Muck,
    Mucked,
    NoLimit,
    Player,
    PostForcedBets,
    Raised,
    RaiseTo,
    Shown,
    ShowOptions,
    Stakes,
    set_up,
)
from pakli.table import PlaceButton, Sit
from pakli.wire.options import ChooseAmount
from pakli.wire.question import asked_of
from tests.browser.live_kit import Evening, live_evening
from tests.data import data_path, needs_data

HANDS: Final = 50
MOST: Final = 25
_ACTIONS: Final = (Folded, Checked, Called, Raised, BoardDealt, Shown, Mucked)


class Entering:
    """One hand at the console, and the taps it took."""

    def __init__(self, evening: Evening, page: Page, hand: Replayed) -> None:
        self.evening, self.page, self.taps, self.entries, self.aggressor = evening, page, 0, 0, 0
        self.todo = [event for event in hand.events if isinstance(event, (*_ACTIONS, BetsGathered))]

    async def tap(self, where: str, taps: int = 1, *, entries: int = 1) -> None:
        """Something is tapped; what was entered is in the log."""
        await self.page.locator(where).first.click()
        self.taps += taps
        await self.entered(entries)

    async def entered(self, entries: int) -> None:
        self.entries += entries
        for _ in range(2000):
            moment = self.evening.actor.moment
            if len(moment.table.entries) >= self.entries:
                await self.page.locator(
                    f"main[data-version='{moment.version}'][aria-busy='false']"
                ).wait_for()
                return
            await asyncio.sleep(0.005)
        raise AssertionError(f"not entered; {self.todo[:3]}")

    async def play(self) -> None:
        """All of it."""
        await self.page.get_by_role("button", name="Next hand").click()
        await self.page.get_by_role("button", name="Next hand").wait_for(state="detached")
        self.taps += 1
        while self.todo:
            event = self.shown_first() or self.todo[0]
            if isinstance(event, BetsGathered):
                self.todo.pop(0)
            elif isinstance(event, Folded):
                await self.folds()
            elif isinstance(event, Checked):
                await self.checks()
            else:
                self.todo.pop(0)
                await self.one(event)

    def shown_first(self) -> Shown | Mucked | None:
        """Where nobody can bet any more, hands lie open before the board comes; files tell it later."""
        waiting = self.evening.actor.moment.table.next
        if not (isinstance(waiting, Player) and isinstance(waiting.options, ShowOptions)):
            return None
        found = next(one for one in self.todo if isinstance(one, Shown | Mucked) and one.seat == waiting.seat)
        self.todo.remove(found)
        self.todo.insert(0, found)
        return found

    def run(self, kind: type[Event]) -> int:
        """How many of a kind stand first."""
        count = 0
        while count < len(self.todo) and isinstance(self.todo[count], kind):
            count += 1
        return count

    async def folds(self) -> None:
        count = self.run(Folded)
        then: Any = self.todo[count] if count < len(self.todo) else None
        if count > 1:
            # Up to the next who acts; where nobody does, up to him whose bet they fold to.
            before = then.seat if isinstance(then, Checked | Called | Raised) else self.aggressor
            if before and await self.page.locator(f"[data-fold-to='{before}']").count():
                await self.tap(f"[data-fold-to='{before}']", entries=count)
                del self.todo[:count]
                return
        self.todo.pop(0)
        await self.tap("[data-word='fold']")

    async def checks(self) -> None:
        count = self.run(Checked)
        if count > 1 and count < len(self.todo) and isinstance(self.todo[count], BetsGathered):
            await self.tap("[data-all-check]", entries=count)
            del self.todo[:count]
            return
        then: Any = self.todo[count] if count < len(self.todo) else None
        if count > 1 and isinstance(then, Folded | Raised):
            await self.tap(f"[data-check-to='{then.seat}']", entries=count)
            del self.todo[:count]
            return
        self.todo.pop(0)
        await self.tap("[data-word='check']")

    async def one(self, event: Event) -> None:
        if isinstance(event, Called):
            await self.calls()
        elif isinstance(event, Raised):
            await self.raises(event)
        elif isinstance(event, BoardDealt | Shown):
            for at in range(0, len(event.cards), 2):
                await self.page.locator(f"[data-rank='{event.cards[at]}']").click()
                await self.page.locator(f"[data-suit='{event.cards[at + 1]}']").click()
                self.taps += 2
            await self.entered(1)
        elif isinstance(event, Mucked):
            await self.mucks()

    async def calls(self) -> None:
        """One who calls has been taken off the list; all others of the round go with him."""
        count = 1 + self.run(Called)
        if count > 1 and count <= len(self.todo) and isinstance(self.todo[count - 1], BetsGathered):
            await self.tap("[data-all-call]", entries=count)
            del self.todo[: count - 1]
            return
        await self.tap("[data-word='call']")

    async def mucks(self) -> None:
        """The same of hands thrown away, the last of the hand."""
        count = 1 + self.run(Mucked)
        if count > 1 and count > len(self.todo):
            await self.tap("[data-all-muck]", entries=count)
            self.todo.clear()
            return
        await self.tap("[data-word='muck']")

    async def raises(self, event: Raised) -> None:
        """By a button with the amount, else by its digits."""
        self.aggressor = event.seat
        question = asked_of(self.evening.actor.moment.table, event.seat, 1)
        for option in question.options:
            chosen = option.choose[0] if option.choose is not UNSET else None
            if option.word == "all_in" and getattr(option.action, "total", 0) == event.total:
                await self.tap("[data-word='all_in']")
                return
            for mark in chosen.marks if isinstance(chosen, ChooseAmount) else ():
                if mark.amount == event.total:
                    await self.tap(f"[data-mark='{mark.name}']")
                    return
        await self.page.locator("[data-amount]").fill(str(event.total))
        await self.page.locator("[data-amount]").press("Enter")
        self.taps += 2 + len(str(event.total))
        await self.entered(1)


def hands() -> list[Replayed]:
    """Hands of six at no limit, whose blinds are all that is paid before the deal; from all there are."""
    found: list[Replayed] = []
    for file in sorted(find_files([data_path("phh")])):
        for recorded in read(file):
            try:
                played = replay(recorded)
            except ValueError:
                continue
            setup = played.setup
            blinds = [post.kind for post in setup.posts] == ["small_blind", "big_blind"]
            shown = all("?" not in one.cards for one in played.events if isinstance(one, Shown))
            plain = setup.variant == "holdem" and isinstance(setup.limit, NoLimit) and not setup.stakes.ante
            if plain and blinds and shown and len(setup.stacks) == 6:
                found.append(played)
    return found[:: len(found) // HANDS][:HANDS]


def own_hand() -> Replayed:
    """A hand of six in which there is one of each: folds, calls, a raise, checks, the board, a showdown."""
    setup = set_up(dict.fromkeys(range(1, 7), 200), button=6, stakes=Stakes(2, 1))
    hand, events = Hand.start(setup), list[Event]()
    for action in (
        *(PostForcedBets(), Deal("QhAh2c3c4cTsQdKh2d3d4d9s")),
        *(Fold(3), Fold(4), RaiseTo(5, 6), Fold(6), Call(1), Call(2), Deal("AsKd9c"), Check(1), Check(2)),
        *(RaiseTo(5, 12), Fold(1), Call(2), Deal("2h"), Check(2), Check(5), Deal("2s"), Check(2), Check(5)),
        Muck(5),  # seat 2 shows first: online that needs no word
    ):
        hand, more = hand.play(action)
        events += more
    return Replayed(setup, tuple(events), hand, 1, False)


def by_seat(hand: Replayed) -> tuple[int, ...]:
    """Chips at the end, by number of the seat."""
    return tuple([seat.stack for seat in sorted(hand.hand.seats, key=lambda one: one.number)])


async def taps_of(browser: Browser, hands: Iterable[Replayed]) -> list[int]:
    """Each hand entered at a table of its own; the chips are then where they were."""
    taps: list[int] = []
    async with live_evening(browser) as evening:
        for hand in hands:
            setup = hand.setup
            await evening.opens(low=setup.stakes.small_blind, high=setup.stakes.big_blind, least=1, most=0)
            for seat, chips in setup.stacks:
                person = await evening.house.club.people.without_device(f"Seat {seat} of {len(taps) + 1}")
                evening.house.room.knows(person)
                await evening.actor.house_does(Sit(seat, person.id, chips))
            await evening.actor.house_does(PlaceButton(setup.button))
            page = await evening.dealer()
            entering = Entering(evening, page, hand)
            await entering.play()
            await page.close()
            taps.append(entering.taps)
            assert tuple([seat.stack for seat in evening.actor.moment.table.seats]) == by_seat(hand)
    return taps


async def test_a_hand_of_six_is_entered_with_few_taps(browser: Browser) -> None:
    (taps,) = await taps_of(browser, [own_hand()])
    assert taps == 28, "of which ten are for the board, four for a hand that is shown"


@pytest.mark.soak
@needs_data
async def test_an_average_hand_of_six_takes_less_than_25_taps(browser: Browser) -> None:
    taps = await taps_of(browser, hands())
    assert len(taps) == HANDS
    average = sum(taps) / len(taps)
    print(f"taps a hand: {average:.1f} on average, {max(taps)} at most")
    assert average < MOST
