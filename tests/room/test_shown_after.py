"""After the hand: showing, rabbit cards; never before it is over, nor once the next has begun (I5)."""

from typing import Any, Final

from pakli.room import Pace
from pakli.room.actions import SeeRabbit
from pakli.table import Leave, ShowAfterHand
from pakli.table.events import RabbitShown, ShownAfterHand
from tests.room.kit import Play, opened, played, sign

THREE: Final[dict[str, Any]] = {"anna": 200, "bela": 200, "cili": 200}
SLOW: Final = Pace(after_fold=30, after_showdown=30)


def shown(play: Play, kind: type) -> list[Any]:
    """What was shown after the hand."""
    return [event for event in play.moment.tale.events if isinstance(event, kind)]


async def folded_hand(play: Play) -> None:
    """Everybody folds to the big blind, before the flop."""
    await play.until_asked()
    await play.hand_over(fold=True)


async def test_I5_who_won_without_a_call_may_show_and_who_folded_too() -> None:
    async with played("NL 1/2", pace=SLOW, button="anna", **THREE) as play:
        await play.until_asked()
        hand = play.moment.table.playing
        assert hand is not None
        cards = {seat.number: seat.cards for seat in hand.seats}
        assert await play.refused("cili", ShowAfterHand(play.seat("cili"))) == "I5 show.nothing_to_show"
        await play.hand_over(fold=True)
        for name in ("cili", "anna"):
            await play.does(name, ShowAfterHand)
            seat = play.seat(name)
            assert shown(play, ShownAfterHand)[-1] == ShownAfterHand(seat, cards[seat])
        assert await play.refused("anna", ShowAfterHand(play.seat("anna"))) == "I5 show.nothing_to_show"


async def test_I5_not_once_the_next_hand_has_begun() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await folded_hand(play)
        await play.until_asked()
        assert await play.refused("cili", ShowAfterHand(play.seat("cili"))) == "I5 show.nothing_to_show"


async def test_I5_nobody_shows_the_cards_of_who_sat_there_before_him() -> None:
    async with played("NL 1/2", pace=SLOW, button="anna", **THREE) as play:
        await folded_hand(play)
        await play.does("anna", Leave)
        await play.sits("dora", 2, 100)
        assert await play.refused("dora", ShowAfterHand(2)) == "I5 show.nothing_to_show"


async def test_rabbit_cards_are_those_that_would_have_come() -> None:
    async with played("NL 1/2", rules={"rabbit_cards": True}, pace=SLOW, button="anna", **THREE) as play:
        await play.until_asked()
        assert await play.refused("anna", SeeRabbit()) == "I5 rabbit.not_now"
        rest = play.moment.kept.rest
        await play.hand_over(fold=True)
        await play.watch("rail")
        await play.does("rail", SeeRabbit())
        [event] = shown(play, RabbitShown)
        names = [rest[at : at + 2] for at in range(0, len(rest), 2)]
        board = [event.boards[0][at : at + 2] for at in range(0, 10, 2)]
        assert len(set(board)) == 5
        assert set(board) <= set(names[:8]), "off the top of the pack, burn cards between them"
        assert await play.refused("anna", SeeRabbit()) == "I5 rabbit.not_now", "once is enough"


async def test_rabbit_cards_after_the_flop_are_the_turn_and_river() -> None:
    async with played("NL 1/2", rules={"rabbit_cards": True}, pace=SLOW, button="anna", **THREE) as play:
        await play.until_asked()
        for _ in range(3):
            await play.passive()
        assert len(play.moment.table.hand.cards.boards[0]) == 6  # type: ignore[union-attr]
        await play.hand_over(fold=True)
        await play.does("bela", SeeRabbit())
        assert [len(board) for board in shown(play, RabbitShown)[0].boards] == [4]


async def test_no_rabbit_cards_where_the_house_has_none_or_nothing_is_missing() -> None:
    async with played("NL 1/2", pace=SLOW, button="anna", **THREE) as play:
        await folded_hand(play)
        assert await play.refused("anna", SeeRabbit()) == "I5 rabbit.not_now"
    async with opened(pace=SLOW) as play:
        await play.open(sign("NL 1/2", rabbit_cards=True))
        for seat, name in enumerate(THREE, start=1):
            await play.sits(name, seat, 200)
        await play.until_asked()
        await play.hand_over()
        assert await play.refused("anna", SeeRabbit()) == "I5 rabbit.not_now"
