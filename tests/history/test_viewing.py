"""A text as its player may have it: what others did not show is not in it, whatever the room told."""

from pakli.history import own_view, replay
from pakli.history.rooms.stars_text import stars_text
from pakli.history.viewing import told_in_the_deal
from tests.history.test_rooms import hand


def test_cards_that_were_not_shown_are_left_out() -> None:
    told = hand("6100000001")  # a room that tells everybody's cards
    assert told_in_the_deal(told) == (1, 2, 3, 4, 5)
    seen = own_view(told)
    assert told_in_the_deal(seen) == (4,)
    text = stars_text(seen)
    assert "Qs Qd" in text  # shown
    assert "4c Kh" in text  # his own
    for unseen in ("2s Ks", "4s Qh"):
        assert unseen in stars_text(told)
        assert unseen not in text
    assert replay(seen).stacks == replay(told).stacks


def test_what_lay_face_up_stays() -> None:
    seen = own_view(hand("6100000003"))
    assert [deed.cards for deed in seen.of("deal") if deed.seat == 5] == ["????2s", "Ks", "3s", "3d"]


def test_a_hand_that_was_thrown_away_stays_unknown() -> None:
    told = hand("910000001")
    assert [deed.cards for deed in told.of("mucked")] == ["AhTc"]
    assert [deed.cards for deed in own_view(told).of("mucked")] == [""]


def test_what_others_changed_is_not_told() -> None:
    told = own_view(hand("8000000003"))
    assert [deed.cards for deed in told.of("discard") if deed.seat == 3] == ["????", ""]
    assert {deed.seat for deed in told.of("draw")} == {2}
