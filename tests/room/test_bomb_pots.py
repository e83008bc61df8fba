"""Bomb pots: proposed by a player, played if everybody dealt in agrees, for one hand (B10)."""

from typing import Any, Final

from msgspec.structs import replace

from pakli.room.actions import AskBombPot
from pakli.table import BombPot, Leave, SetSwitches, Sign, Switches
from tests.room.kit import Play, played, sign
from tests.room.test_restart import same_again

THREE: Final[dict[str, Any]] = {"anna": 200, "bela": 200, "cili": 200}


def bombs() -> Sign:
    """A table that allows them, for ten chips each."""
    plain = sign("NL 1/2")
    rules = replace(plain.games[0].rules, bomb_pot=True)
    return replace(plain, games=(replace(plain.games[0], rules=rules),), bomb_pot=BombPot(10))


def is_bomb_pot(play: Play) -> bool:
    """Whether the hand is one."""
    dealing = play.moment.table.dealing
    return dealing is not None and dealing.bomb_pot


async def agree(play: Play, *names: str) -> None:
    for name in names:
        await play.does(name, SetSwitches, Switches(bomb_pot=True))


async def test_B10_proposed_and_agreed_it_is_the_next_hand_and_no_other() -> None:
    async with played(bombs(), button="anna", **THREE) as play:
        await agree(play, *THREE)
        await play.does("bela", AskBombPot)
        assert play.moment.bomb_asked == play.seat("bela")
        await play.until_asked()
        assert is_bomb_pot(play)
        hand = play.moment.table.playing
        assert hand is not None
        assert hand.pot == 30
        assert len(hand.cards.boards[0]) == 6, "the first round is left out"
        assert not play.moment.bomb_asked
        await same_again(play)
        await play.hand_over()
        await play.until_asked()
        assert not is_bomb_pot(play)


async def test_B10_one_no_is_enough_and_an_ordinary_hand_is_played() -> None:
    async with played(bombs(), button="anna", **THREE) as play:
        await agree(play, "anna", "bela")
        await play.does("anna", AskBombPot)
        await play.until_asked()
        assert not is_bomb_pot(play)
        assert not play.moment.bomb_asked, "it was for this hand"


async def test_B10_who_proposes_has_to_agree_too() -> None:
    async with played(bombs(), button="anna", **THREE) as play:
        await agree(play, "bela", "cili")
        await play.does("anna", AskBombPot)
        await play.until_asked()
        assert not is_bomb_pot(play)


async def test_B10_a_proposal_in_mid_hand_is_for_the_next() -> None:
    async with played(bombs(), button="anna", **THREE) as play:
        await agree(play, *THREE)
        await play.until_asked()
        await play.does("cili", AskBombPot)
        assert not is_bomb_pot(play)
        await play.hand_over()
        await play.until_asked()
        assert is_bomb_pot(play)


async def test_B10_not_where_the_sign_knows_none() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        assert await play.refused("anna", AskBombPot(play.seat("anna"))) == "B10 bomb.not_here"


async def test_B10_nobody_learns_of_the_others_consent() -> None:
    async with played(bombs(), button="anna", **THREE) as play:
        await agree(play, "anna")
        table = play.moment.table.as_seen_by(play.seat("bela"))
        assert not table.seat(play.seat("anna")).switches.bomb_pot


async def test_B10_a_proposal_goes_with_who_made_it() -> None:
    async with played(bombs(), button="anna", **THREE) as play:
        await agree(play, *THREE)
        await play.does("cili", AskBombPot)
        await play.does("cili", Leave)
        assert not play.moment.bomb_asked
