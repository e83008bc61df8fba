"""Our own hands as texts tell them: every event is told or left out on purpose, the chips are the same."""

from typing import get_args

import pytest
from hypothesis import given

from pakli.history import About, HistoryError, Sitting, transcribe
from pakli.history.transcribing import TELLERS
from pakli.rules import Event, Misdealt
from tests.history.texts import no_misdeal, of_game
from tests.properties.kit import Playing, examples, told
from tests.properties.source import Source, sources


def test_every_event_is_told_or_left_out() -> None:
    assert set(TELLERS) == set(get_args(Event))


@given(sources())
@examples(80)
def test_pot_rake_and_nets_are_those_of_the_hand(source: Source) -> None:
    playing = Playing(source)
    with told(playing):
        playing.to_the_end()
        hand = no_misdeal(playing, About())
        if hand is None:
            return
        shift = hand.seats[0].seat - min(seat for seat, _ in playing.setup.stacks)
        nets = {
            seat.number + shift: seat.stack - stack
            for seat, (_, stack) in zip(playing.hand.seats, playing.setup.stacks, strict=True)
        }
        assert {seat: net for seat, net in hand.nets().items() if net} == {
            seat: net for seat, net in nets.items() if net
        }
        assert hand.rake == -sum(nets.values())
        assert hand.pot == sum(hand.put_in().values())


def test_a_void_deal_is_no_hand() -> None:
    playing = of_game("holdem", 1)
    with pytest.raises(HistoryError) as caught:
        transcribe(playing.setup, [Misdealt("I2", "spilled")], About())
    assert caught.value.problem.code == "text_misdeal"


def test_names_and_who_sits_out() -> None:
    playing = of_game("holdem", 1)
    about = About(names={2: "Béla"}, sitting_out=(Sitting(7, "Ede", 5, out=True),))
    seats = transcribe(playing.setup, playing.log, about).seats
    assert [(one.seat, one.name, one.out) for one in seats] == [
        (1, "Player 1", False), (2, "Béla", False), (3, "Player 3", False), (7, "Ede", True),
    ]  # fmt: skip
