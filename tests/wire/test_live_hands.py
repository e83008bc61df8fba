"""Histories of a full record: what was known is told, in every format; the rest stays unknown."""

from pakli.history import own_view, write
from pakli.room.hands import PlayedHand, played_hand, recorded_of, transcript_of
from pakli.room.kept import opened
from pakli.room.past import hands_in
from pakli.room.records import RECORDS, Opened
from pakli.room.saved import kept_saved
from pakli.table import ShowAfterHand
from tests.wire.kit import Talk
from tests.wire.test_live import live_talk


async def hand_of(talk: Talk) -> PlayedHand:
    """The last hand, from the log."""
    stored = await talk.play.store.read(f"table:{talk.table}")
    first = RECORDS.decode(stored[0])
    assert isinstance(first, Opened)
    past = (await hands_in(kept_saved(opened(first)), 1, stored[1:]))[-1]
    told = played_hand(talk.table, past)
    assert told is not None
    return told


async def a_hand(talk: Talk) -> None:
    """The small blind turns a card up in mid-hand, both show, and so does the button, who has folded."""
    does = talk.does
    await does("host", {"type": "next_hand"})
    order = [seat.number for seat in talk.play.moment.table.playing.seats]  # type: ignore[union-attr]
    small, big, button = order
    await does("host", {"type": "fold", "seat": button})
    await does("host", {"type": "call", "seat": small})
    await does("host", {"type": "expose_hand", "seat": small, "cards": "7h"})
    await does("host", {"type": "check", "seat": big})
    for cards in ("AsKd9c", "2h", "2c"):
        await does("host", {"type": "deal", "cards": cards})
        await does("host", {"type": "check", "seat": small})
        await does("host", {"type": "check", "seat": big})
    await does("host", {"type": "show", "seat": small, "cards": "7h8h"})
    await does("host", {"type": "show", "seat": big, "cards": "AhAd"})
    await does("host", {"type": "show_after_hand", "seat": button, "cards": "QsQc"})


async def test_what_all_have_seen_is_told_in_the_deal_of_every_format() -> None:
    async with live_talk("record") as talk:
        await a_hand(talk)
        hand = await hand_of(talk)
        small, big, button = [seat for seat, _ in hand.setup.stacks]
        assert hand.turned_up == {small: "7h??", button: "QsQc"}
        people = talk.play.room.house.people
        recorded = recorded_of(hand, people, big)
        phh = write(recorded)
        assert "7h??" in phh
        assert "QsQc" in phh
        told = own_view(transcript_of(hand, people, viewer=big))
        dealt = {deed.seat: deed.cards for deed in told.of("deal")}
        assert dealt == {small: "7h??", button: "QsQc"}
        assert told.hero == 0


async def test_a_player_does_not_say_himself_what_he_had() -> None:
    """With real cards that is the dealer's to enter, who has seen them."""
    async with live_talk("record") as talk:
        await a_hand(talk)
        folded = talk.play.name(next(iter((await hand_of(talk)).turned_up.keys() - {0})))
        again = ShowAfterHand(talk.play.seat(folded), "2s3s")
        assert await talk.play.refused(folded, again) == "I5 seat.not_yours"
