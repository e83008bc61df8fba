"""
A whole hand with real cards: a dealer and five phones, in each of the three ways, with an entry taken back in
mid-hand, a phone lost and back; and its history, which is that of the same hand played online.
"""

import asyncio
import re
from random import Random
from typing import Any, Final

import pytest
from playwright.async_api import Browser, Page

from pakli.cards import Pack, cards_text, names_of
from pakli.history import About, transcribe
from pakli.room.hands import PlayedHand, played_hand
from pakli.room.kept import opened
from pakli.room.past import hands_in
from pakli.room.records import RECORDS, Opened
from pakli.room.saved import kept_saved
from pakli.rules import (
    Action,
    BoardDealt,
    Call,
    Called,
    Check,
    Checked,
    Deal,
    Dealer,
    Discard,
    Discarded,
    DrawOptions,
    Event,
    Fold,
    Folded,
    Hand,
    Muck,
    Mucked,
    Player,
    PostForcedBets,
    Raised,
    RaiseTo,
    Show,
    Shown,
    ShowOptions,
    seen_by,
)
from tests.browser.live_kit import Evening, Way, cards, live_evening

NAMES: Final = ("Anna", "Béla", "Kati", "Zoli", "Ewa")
GAMES: Final[dict[str, dict[str, Any]]] = {
    "holdem": {},
    "omaha-high-low": {"limit": "pot-limit"},
    "five-card-draw": {"limit": "pot-limit", "seats": 5, "ante": 2},
}


class Play:
    """One hand: what the table waits for is done, on a phone or at the console."""

    def __init__(self, evening: Evening, dealer: Page, phones: dict[int, Page], seed: str) -> None:
        self.evening, self.dealer, self.phones = evening, dealer, phones
        self.chance = Random(seed)
        self.shown: dict[int, str] = {}
        self.pack: list[str] = []

    async def settled(self) -> None:
        """The console knows what the table knows."""
        main = self.dealer.locator("main")
        for _ in range(1000):
            now = str(self.evening.actor.moment.version)
            shown = await main.get_attribute("data-version"), await main.get_attribute("aria-busy")
            if shown == (now, "false"):
                return
            await asyncio.sleep(0.01)
        raise AssertionError("the console lags behind")

    async def presses(self, where: str) -> None:
        """The dealer does something, and it is done."""
        before = self.evening.actor.moment.version
        await self.dealer.locator(where).first.click()
        await self.moved(before)

    async def moved(self, before: int) -> None:
        """Something has happened since."""
        for _ in range(1000):
            if self.evening.actor.moment.version > before:
                break
            await asyncio.sleep(0.01)
        else:
            raise AssertionError(f"nothing happened: {self.evening.actor.moment.table.next}")
        await self.settled()

    async def whole(self) -> None:
        """From the deal to the last chip; after the third entry it is taken back, later a phone is lost."""
        await self.presses("button:has-text('Next hand')")
        hand = self.evening.actor.moment.table.playing
        assert hand is not None
        pack = Pack(hand.plan.game.variant.pack)
        self.pack = names_of(cards_text(self.chance.sample(pack.codes, len(pack.codes))))
        done = 0
        while self.evening.actor.moment.table.playing is not None:
            await self.step(done)
            done += 1
            if done == 3:
                await self.presses("button:has-text('Take back')")
            if done == 5:
                await self.lost_and_back()

    async def lost_and_back(self) -> None:
        """A phone is dead; its player comes back with it."""
        seat, phone = next(iter(self.phones.items()))
        context = phone.context
        await phone.close()
        again = await context.new_page()
        await again.goto(f"/table.html?table={self.evening.table}")
        await again.get_by_role("list", name="Seats").wait_for(state="attached")
        self.phones[seat] = again

    async def step(self, number: int) -> None:
        """What is waited for is done."""
        waiting = self.evening.actor.moment.table.next
        if isinstance(waiting, Dealer) and waiting.what == "award":
            await self.presses("[data-winner]")
        elif isinstance(waiting, Dealer):
            await self.taps(waiting.how_many)
        elif isinstance(waiting, Player) and isinstance(waiting.options, ShowOptions):
            await self.shows(waiting.seat, may_muck=waiting.options.muck is None)
        elif isinstance(waiting, Player) and isinstance(waiting.options, DrawOptions):
            await self.presses("[data-word='stand_pat']")
        elif isinstance(waiting, Player) and number % 2:
            before = self.evening.actor.moment.version
            phone = self.phones[waiting.seat]
            await phone.get_by_role("button", name=re.compile("^(Check|Call)")).first.click()
            await self.moved(before)
        elif isinstance(waiting, Player):
            word = "call" if getattr(waiting.options, "call", 0) else "check"
            await self.presses(f"[data-word='{word}']")

    async def taps(self, count: int) -> str:
        """Cards off the pack, entered."""
        new, before = "".join([self.pack.pop() for _ in range(count)]), self.evening.actor.moment.version
        await cards(self.dealer, new)
        await self.moved(before)
        return new

    async def shows(self, seat: int, *, may_muck: bool) -> None:
        """The first shows, as he must; of the others every second throws his hand away."""
        hand = self.evening.actor.moment.table.playing
        assert hand is not None
        if may_muck and seat % 2:
            await self.presses("[data-word='muck']")
        else:
            self.shown[seat] = await self.taps(len(hand.seat(seat).cards) // 2)


async def played(evening: Evening) -> PlayedHand:
    """The hand as the log has it, without what was taken back."""
    stored = await evening.house.store.read(f"table:{evening.table}")
    first = RECORDS.decode(stored[0])
    assert isinstance(first, Opened)
    (past,) = await hands_in(kept_saved(opened(first)), 1, stored[1:])
    told = played_hand(evening.table, past)
    assert told is not None
    return told


def online(hand: PlayedHand, shown: dict[int, str], rest: list[str]) -> list[Event]:
    """What everybody sees of the same hand, had the system dealt these cards."""
    now = Hand.start(hand.setup)
    now, events = now.play(PostForcedBets())
    waiting = now.next
    assert isinstance(waiting, Dealer)
    each = waiting.how_many
    hands = [
        names_of(shown[seat]) if seat in shown else [rest.pop() for _ in range(each)]
        for seat in waiting.to_whom
    ]
    now, more = now.play(Deal("".join(one[at] for at in range(each) for one in hands)))
    events += more
    for event in hand.events:
        action = _again(event)
        if action is None or (isinstance(action, Show) and _shown_already(now, action)):
            continue
        now, more = now.play(action)
        events += more
    return [known for event in events if (known := seen_by(None, event)) is not None]


def _shown_already(hand: Hand, action: Show) -> bool:
    """Online who must show does so by himself."""
    return not (isinstance(hand.next, Player) and hand.next.seat == action.seat)


def _again(event: Event) -> Action | None:
    match event:
        case Folded():
            return Fold(event.seat)
        case Checked():
            return Check(event.seat)
        case Called():
            return Call(event.seat)
        case Raised():
            return RaiseTo(event.seat, event.total)
        case BoardDealt():
            return Deal(event.cards)
        case Discarded():
            return Discard(event.seat)
        case Shown():
            return Show(event.seat)
        case Mucked():
            return Muck(event.seat)
        case _:
            return None


async def evening_of(browser: Browser, way: Way, game: str) -> None:
    async with live_evening(browser) as evening:
        await evening.opens(live=way, game=game, **GAMES[game])
        dealer = await evening.dealer()
        phones: dict[int, Page] = {}
        for seat, name in enumerate(NAMES, 1):
            phones[seat] = phone = await evening.phone(name)
            await phone.get_by_role("button", name=f"Sit in seat {seat}").click()
            await phone.get_by_role("button", name="OK", exact=True).click()
        entry = dealer.get_by_role("region", name="Entry")
        await entry.get_by_role("button", name="Anna", exact=True).click()
        play = Play(evening, dealer, phones, f"{way} {game}")
        await play.whole()
        table = evening.actor.moment.table
        assert table.missing == 0
        assert sum(seat.stack for seat in table.seats) == 5 * 200
        if way == "chips":
            return
        hand = await played(evening)
        seen = transcribe(hand.setup, hand.events, About())
        assert seen == transcribe(hand.setup, online(hand, play.shown, play.pack), About())


@pytest.mark.soak
@pytest.mark.parametrize("way", ["chips", "console", "record"])
@pytest.mark.parametrize("game", GAMES)
async def test_every_way_and_game_with_five_phones(browser: Browser, way: Way, game: str) -> None:
    await evening_of(browser, way, game)
